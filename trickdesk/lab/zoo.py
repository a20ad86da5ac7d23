"""A match as an environment of PettingZoo, which is in the extra `lab`.

An action is a number of `trickdesk.lab`. An observation has the vector and the mask of legal actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from trickdesk.lab.match import Match, make

LARGEST = 32767


class Zoo(AECEnv):
    """The environment; the agent `player_0` has seat 0."""

    metadata = {"name": "trickdesk", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.possible_agents = [f"player_{seat}" for seat in range(match.game.seats)]
        size, count = len(match.vector(0)), len(match.actions)
        seen = spaces.Box(-LARGEST, LARGEST, (size,), numpy.int16)
        mask = spaces.Box(0, 1, (count,), numpy.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a new match."""
        self.match.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.turn.view.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, with a mask that is empty if it isn't on turn."""
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(len(self.match.actions), numpy.int8)
        if seat == self.match.seat:
            mask[self.match.legal()] = 1
        return {"observation": numpy.array(self.match.vector(seat), numpy.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply the action of the agent on turn."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        points = self.match.step(int(action if action is not None else -1))
        self._cumulative_rewards[self.agent_selection] = 0
        self.rewards = dict(zip(self.possible_agents, points, strict=True))
        self._accumulate_rewards()
        if self.match.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.seat]

    def render(self) -> None:
        """Draw nothing."""

    def close(self) -> None:
        """Free nothing."""


def env(game: str, options: Mapping[str, object] | None = None, *, preset: str = "", deals: int = 0) -> Any:
    """Return the environment of a game, with the arguments of `lab.make`."""
    return OrderEnforcingWrapper(Zoo(make(game, options, preset=preset, deals=deals)))
