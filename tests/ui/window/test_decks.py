"""Changing the deck during a deal, and the user's own deck at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.storage.decks import make_deck
from tests.ui.cards.names import FRENCH
from tests.ui.picture_bytes import picture_bytes
from tests.ui.window.players import settle
from tests.ui.window.quick import QuickClient
from trickdesk.games import games
from trickdesk.session import Archive
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.cards.own import own_deck, take_decks
from trickdesk.ui.dialogs.settings import DeckNotes, SettingsDialog
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def no_decks() -> Iterator[None]:
    yield
    take_decks(())


def test_a_deck_is_found_when_its_owner_sits_down_and_follows_its_files(
    window: MainWindow, qtbot: QtBot
) -> None:
    folder = window.archive.paths.decks / "mine"
    make_deck(folder, FRENCH)
    classic = window.table.pixmaps.get("KS", 120, 1).toImage()
    window.people.switch_to("Ada")
    window.settings.look.deck = "own:mine"
    window.people.switch_to("Ben")
    window.settings.look.deck = "classic"
    window.people.switch_to("Ada")
    qtbot.waitUntil(lambda: own_deck("own:mine") is not None, timeout=20_000)
    mine = window.table.pixmaps.get("KS", 120, 1).toImage()
    assert mine != classic
    window.matches.start(setup("h...", games()["hearts"]()))
    settle(window)
    seen = window.table.grab().toImage()
    for file in folder.glob("*.svg"):
        file.write_text(file.read_text(encoding="utf-8").replace("#fff", "#f88"), encoding="utf-8")
    window.dialogs.settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.findChild(DeckNotes).look_again.click()
    qtbot.waitUntil(lambda: window.table.pixmaps.get("KS", 120, 1).toImage() != mine, timeout=20_000)
    qtbot.waitUntil(lambda: window.table.grab().toImage() != seen)
    dialog.reject()


def test_decks_and_backs_change_in_the_middle_of_a_deal(window: MainWindow) -> None:
    window.matches.start(setup("h...", games()["hearts"]()))
    settle(window)
    seen = set()
    for deck, back in (("classic", "lattice"), ("bold", "lattice"), ("bold", "scales")):
        window.settings.look.deck, window.settings.look.back = deck, back
        window.preferences.commit()
        seen.add(picture_bytes(window.table.grab().toImage()))
    assert len(seen) == 3
    assert window.preferences.file.load()[0].look == window.settings.look


@pytest.mark.parametrize("complete", [True, False])
def test_a_deck_of_ones_own_is_there_at_the_next_start(
    window: MainWindow, complete: bool, tmp_path: Path, qtbot: QtBot
) -> None:
    window.settings.look.deck = "own:mine"
    window.preferences.save()
    paths = find_paths(tmp_path)
    make_deck(paths.decks / "mine", FRENCH if complete else FRENCH[1:])
    file = SettingsFile(paths.settings)
    again = MainWindow(Archive(paths, patiently), file, GameController(file.load()[0], QuickClient()))
    qtbot.addWidget(again)
    qtbot.waitUntil(lambda: own_deck("own:mine") is not None or again.banner.text != "", timeout=20_000)
    assert ("AS" in again.banner.text) is not complete
    assert (own_deck("own:mine") is not None) is complete
    assert again.table.pixmaps.deck == "own:mine", "it may be mended while the program runs"
    again.close()
