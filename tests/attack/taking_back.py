"""Undo and redo on a shared screen, in random matches of every game."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.attack.windows import open_window
from tests.driving import random_game
from tests.session.helpers import begin, setup
from tests.session.peeking import search
from tests.ui.window.peeking import play_and_undo
from trickdesk.engine.game import Game
from trickdesk.games import games

INPUTS = 150


def drawn(rng: Random) -> tuple[Game, str]:
    """Return a random game, and which players are people: two or more."""
    game = random_game(rng.choice(list(games().values())), rng)
    people = ["h"] * rng.randint(2, game.seats)
    people += "." * (game.seats - len(people))
    rng.shuffle(people)
    return game, "".join(people)


def try_session(rng: Random, folder: Path) -> str:
    """Try a match without a screen."""
    game, people = drawn(rng)
    search(begin(people, game, seed=str(rng.random())), rng, INPUTS)
    return game.id


def try_window(rng: Random, folder: Path) -> str:
    """Try a match in the window."""
    game, people = drawn(rng)
    with open_window(folder) as window:
        play_and_undo(window, setup(people, game, seed=str(rng.random())), rng, INPUTS)
    return game.id
