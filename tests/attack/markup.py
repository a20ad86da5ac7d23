"""Names that look like markup, in random matches: shown literally everywhere."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication, QWidget

from tests.attack.windows import open_window
from tests.driving import brief_action, random_game
from tests.session.helpers import setup
from tests.ui.window.players import settle
from tests.ui.window.texts import named, texts_of
from trickdesk.games import games
from trickdesk.session import State

STEPS = 25
SHAPES = (  # each with the sign by which the check knows it near its beginning: long names are cut
    "<img src={}>",
    "<b>src={}</b>",
    "<a src= href={}>x</a>",
    "&lt;src={}&gt;&amp;",
    "{{H}} src={} {{0}}",
    "[*] src={} %1 %n",
    "&src={} &&x &",
    "src={}<!-- <table>",
    "<style>*src={}",
    "[x](src={}) **x**",
)
SIGN = "src="
TARGETS = ("x", "/dev/zero", ":/assets/icons/trickdesk.svg", "//host/x", "file:x", "data:,x")


def try_name(rng: Random, folder: Path) -> str:
    """Play part of a match with this name, and show it in the lobby."""
    shape = rng.choice(SHAPES)
    name = shape.format(rng.choice(TARGETS))
    game = random_game(rng.choice(list(games().values())), rng)
    people = "".join(rng.choice("h.") for _ in range(game.seats))
    with open_window(folder) as window:
        window.resize(1600, 900)
        window.matches.start(named(setup("h" + people[1:], game, str(rng.random())), name))
        window.dock.toggle()
        for _ in range(STEPS):
            settle(window)
            assert check(window, name) > 0, "nobody shows the name"
            controller = window.controller
            if controller.state is State.CURTAIN:
                window.pages.curtain.seated.emit()
            elif controller.state is State.DEAL_OVER:
                controller.next_deal()
            elif controller.state is State.HUMAN and controller.view.ask is not None:
                controller.act(brief_action(controller.view.ask, rng))
            QApplication.processEvents()
        window.matches.show_lobby()
        check(window, name)
    return game.id


def check(top: QWidget, name: str) -> int:
    """Check that widgets show the name or its beginning literally; count them.

    Line breaks are ignored, because panels wrap long names.
    """
    name = without_breaks(name)
    beginnings = [f"{name[:letters]}…" for letters in range(4, len(name))]
    shown = [words for words in map(without_breaks, texts_of(top)) if SIGN in words]
    for words in shown:
        assert name in words or any(beginning in words for beginning in beginnings), words
    return len(shown)


def without_breaks(words: str) -> str:
    return "".join(words.split())
