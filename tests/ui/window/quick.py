"""Bots that answer at once, without a process: for tests of what happens around them."""

from __future__ import annotations

import random

from tests.driving import brief_action
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.bots.traits.style import USUAL, Agreements
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView


class QuickClient(BotClient):
    """Answers at the next poll with a random legal action; ``held`` keeps the answers back."""

    def __init__(self) -> None:
        super().__init__(["no such program"])
        self.answers: list[Answer] = []
        self.held = False
        self.asked = 0  # how often
        self.manners: list[tuple[str, str, Agreements]] = []  # level, temperament and agreements each time
        self.closed = False

    def start(self) -> None:
        pass

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
    ) -> None:
        assert view.ask is not None
        self.asked += 1
        self.manners.append((level, temperament, agreements))
        action = brief_action(view.ask, random.Random(seed))
        self.answers = [Answer(ticket, write_action(action, view.game.deck))]

    def poll(self) -> list[Answer]:
        if self.held:
            return []
        answers, self.answers = self.answers, []
        return answers

    def cancel(self) -> None:
        self.answers = []

    def close(self) -> None:
        self.closed = True
