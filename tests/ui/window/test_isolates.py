"""Names in another writing direction are isolated in all sentences."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import trickdesk.ui
from tests.driving import brief_action
from tests.session.helpers import setup, short_game
from tests.ui.window.players import settle
from tests.ui.window.texts import texts_of
from trickdesk.languages import LANGUAGES
from trickdesk.session import State
from trickdesk.ui.qt import translation
from trickdesk.ui.qt.application import application
from trickdesk.ui.text.words import ISOLATE, ISOLATED, fill, isolated, listed, strung, without_signs
from trickdesk.ui.window.main_window import MainWindow

LATIN, HEBREW, ARABIC = "Bruno Q", "שרה לוי", "فاطمة"
NAMES = (LATIN, HEBREW, "Dana Q", ARABIC)


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translation.speak(qapp, request.param)
    yield request.param
    translation.speak(qapp, "en")


def loose(text: str, names: tuple[str, ...]) -> list[str]:
    """Return the lines in which a name is among other words and isn't isolated."""
    found = []
    for line in text.split("\n"):
        for name in names:
            for at in (match.start() for match in re.finditer(re.escape(name), line)):
                before, after = line[:at], line[at + len(name) :]
                alone = not without_signs(before + after).strip()
                if not alone and not (before.endswith(ISOLATE) and after.startswith(ISOLATED)):
                    found.append(line)
    return found


def read(window: MainWindow, said: list[str]) -> list[str]:
    texts = [*texts_of(window), *said]
    texts += [window.windowTitle(), *(place.accessibleDescription() for place in (window.table, window))]
    return texts


# Every game from the left and from the right, and every language once.
SCREENS = [("he", game_id) for game_id in ("five-hundred", "hearts", "92q")]
SCREENS += [("en", "five-hundred"), ("de", "five-hundred"), ("fr", "hearts"), ("es", "92q")]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "game_id"), SCREENS, indirect=["language"])
def test_names_are_isolated_on_every_screen_of_a_match(
    language: str, game_id: str, request: pytest.FixtureRequest
) -> None:
    """Names of the other direction; in right-to-left languages, all names."""
    window = request.getfixturevalue("window")
    translation.speak(application(), language)  # the window has gone by its settings
    names = NAMES if language == "he" else (HEBREW, ARABIC)
    match = setup("h...", short_game(game_id), seed="3")
    players = tuple(replace(player, name=name) for player, name in zip(match.players, NAMES, strict=False))
    said: list[str] = []
    window.table.announced.connect(said.append)
    window.matches.start(replace(match, players=players))
    rng, seen, deals = random.Random(11), 0, 0
    for turn in range(400):
        settle(window)
        state = window.controller.state
        if turn % 5 == 0 or state in (State.DEAL_OVER, State.MATCH_OVER):
            for text in read(window, said):
                assert not loose(text, names), (text, without_signs(text))
                seen += any(name in text for name in names)
            said.clear()
        if state is State.MATCH_OVER or deals == 1:
            break
        if state is State.DEAL_OVER:
            deals += 1
            window.controller.next_deal()
            continue
        ask = window.controller.view.ask
        assert ask is not None
        window.controller.act(brief_action(ask, rng))
    assert seen > 25


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
@pytest.mark.parametrize("name", [LATIN, HEBREW, ARABIC])
def test_a_field_is_isolated_where_directions_meet(language: str, name: str) -> None:
    needed = language == "he" or name != LATIN
    shown = f"{ISOLATE}{name}{ISOLATED}" if needed else name
    assert isolated(name) == shown
    assert shown in fill("{name} leads {n}", name=name, n=3)
    assert shown in listed([name, "A"]) and shown in listed(["A", name])
    assert shown in strung(": ", [name, "7"])
    assert without_signs(fill("{name}: {n}", name=name, n=3)) == f"{name}: 3"


def test_every_field_of_a_sentence_is_filled_in_one_place() -> None:
    """`str.format` ignores directions; `fill` in text/words.py doesn't."""
    root = Path(trickdesk.ui.__file__).parent
    found = []
    for path in root.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        # Called without fields, it is the format of a picture.
        bare = [n.func for n in nodes if isinstance(n, ast.Call) and not n.args and not n.keywords]
        found += [
            f"{path.relative_to(root)}:{node.lineno}"
            for node in nodes
            if isinstance(node, ast.Attribute) and node.attr == "format" and node not in bare
            if path.name != "words.py"
        ]
    assert not found
