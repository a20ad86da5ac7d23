"""Steps a second of the lab with its vector, beside other libraries.

    PYTHONPATH=. python -m tests.bench.lab     # with a Python that has open_spiel and rlcard

All play random legal actions and build what the player on turn sees. Dealing counts, but is no step.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from statistics import median
from time import process_time

from trickdesk import lab
from trickdesk.games import games

SECONDS, ROUNDS = 0.5, 3
Match = Callable[[int], int]  # plays a match with this seed, and returns the number of steps


def ours(game: str) -> Match:
    match = lab.make(game, deals=0 if game == "oh-hell" else 1)

    def play(seed: int) -> int:
        rng, steps = Random(seed), 0
        match.reset(seed)
        while not match.is_over:
            match.vector()
            match.step(rng.choice(match.legal()))
            steps += 1
        return steps

    return play


def open_spiel(name: str) -> Match:
    import pyspiel

    game = pyspiel.load_game(name)
    by_information = game.get_type().provides_information_state_tensor

    def play(seed: int) -> int:
        rng, steps, state = Random(seed), 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
                continue
            _ = state.information_state_tensor() if by_information else state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def rlcard(name: str) -> Match:
    from rlcard import make

    environment = make(name)

    def play(seed: int) -> int:
        rng, steps = Random(seed), 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice([*state["legal_actions"]]))
            steps += 1
        return steps

    return play


def speed(play: Match, first: int) -> float:
    steps, begin = 0, process_time()
    while (used := process_time() - begin) < SECONDS:
        steps += play(first)
        first += 1
    return steps / used


def main() -> None:
    """Measure all in turn, five times, and print the medians."""
    rivals = [
        *(
            (f"open_spiel {name}", open_spiel, name)
            for name in ("hearts", "oh_hell", "euchre", "spades", "bridge")
        ),
        ("rlcard bridge", rlcard, "bridge"),
    ]
    players: dict[str, Match] = {f"trickdesk {game}": ours(game) for game in games()}
    for title, make, name in rivals:
        with suppress(ImportError):
            players[title] = make(name)
    figures: dict[str, list[float]] = {title: [] for title in players}
    for number in range(ROUNDS):
        for title, play in players.items():
            figures[title].append(speed(play, 1000 * number))
    for title, found in figures.items():
        print(f"{title:24} {median(found):8,.0f} steps a second")


if __name__ == "__main__":
    main()
