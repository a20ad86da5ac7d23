"""The user's own decks: found in a thread, drawn once, chosen, or refused."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.storage.decks import CARD, KINDS, make_deck
from tests.ui.cards.names import FRENCH
from trickdesk.languages import ENGLISH
from trickdesk.storage.pictures.decks import (
    VARIANTS,
    DeckFiles,
    DeckFolder,
    DeckProblem,
    DeckRefused,
    read_deck,
)
from trickdesk.storage.pictures.svg import Fault
from trickdesk.storage.settings import PAGES, Appearance, Settings
from trickdesk.ui.cards.faces import drawn
from trickdesk.ui.cards.own import take_decks
from trickdesk.ui.cards.own_decks import STARTING, look_through, try_out
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.picture_choice import PictureChoice
from trickdesk.ui.dialogs.settings import DeckNotes, SettingsDialog
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import errors


@pytest.fixture(autouse=True)
def no_decks() -> object:
    yield
    take_decks(())


def deck_of(colour: str, *cards: str) -> DeckFiles:
    """Return a deck with pictures of one colour, except for a spot."""
    data = CARD.replace("#fff", colour).encode()
    return DeckFiles("mine", "Mine", "", "", {tuple(card.split("/")): data for card in cards})  # type: ignore[misc]


def centre(cache: CardPixmaps, card: str, width: float) -> str:
    image = cache.get(card, width, 1).toImage()
    return image.pixelColor(round(image.width() * 0.9), image.height() // 2).name()


def test_cards_of_the_deck_are_shown_where_it_has_them(qapp: object) -> None:
    cache = CardPixmaps()
    cache.follow(Appearance(deck="own:mine", back="own"))
    before = [
        centre(cache, card, width) for card, width in (("KS", 120), ("KS", 60), ("R5", 120), ("back", 60))
    ]
    take_decks([deck_of("#12e4f6", "/KS", "/back")])
    after = [
        centre(cache, card, width) for card, width in (("KS", 120), ("KS", 60), ("R5", 120), ("back", 60))
    ]
    assert after == ["#12e4f6", before[1], before[2], "#12e4f6"], "small cards need marks that can be read"
    take_decks([deck_of("#12e4f6", "large/KS", "four/KS")])
    assert centre(cache, "KS", 60) == "#12e4f6"
    assert centre(cache, "KS", 120) == before[0]
    cache.four_colour = True
    assert centre(cache, "KS", 121) == "#12e4f6"


def test_a_card_that_the_deck_lacks_is_that_of_the_program(qapp: object) -> None:
    cache = CardPixmaps()
    cache.follow(Appearance(deck="own:mine"))
    ours = centre(cache, "11H", 120)
    take_decks([deck_of("#12e4f6", "/KS")])
    assert (centre(cache, "KS", 120), centre(cache, "11H", 120)) == ("#12e4f6", ours)
    take_decks([deck_of("#12e4f6", "/KS", "/11H")])
    assert centre(cache, "11H", 120) == "#12e4f6"


def test_pictures_are_stretched_to_the_card(qapp: object) -> None:
    image = drawn(deck_of("#12e4f6", "/KS").faces["", "KS"], QSize(101, 141))
    assert image.size() == QSize(101, 141)
    assert image.pixelColor(100, 140) == QColor("#12e4f6")


def test_a_deck_is_drawn_once_before_it_is_shown(qapp: object) -> None:
    try_out(deck_of("#12e4f6", "/KS"))
    empty = DeckFiles("mine", "Mine", "", "", {("", "KS"): CARD.split("<rect")[0].encode() + b"</svg>"})
    with pytest.raises(DeckRefused) as refused:
        try_out(empty)
    assert (refused.value.why, refused.value.file) == (DeckProblem.EMPTY, "KS.svg")


def test_a_picture_that_is_never_drawn_ends_the_process_that_draws_it(qapp: object) -> None:
    chance = Random(1)
    lines = "".join(f"L{chance.random() * 5:.3f} {chance.random() * 7:.3f}" for _ in range(20_000))
    data = CARD.replace("<circle", f'<path stroke="#000" d="M0 0{lines}"/><circle').encode()
    began = time.monotonic()
    with pytest.raises(DeckRefused) as refused:
        try_out(DeckFiles("mine", "Mine", "", "", {("large", "KS"): data}))
    assert (refused.value.why, refused.value.file) == (DeckProblem.SLOW, "large/KS.svg")
    assert time.monotonic() - began < STARTING


def test_a_process_that_cannot_start_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("trickdesk.ui.cards.own_decks.own_command", lambda word: [str(tmp_path / "gone")])
    with pytest.raises(DeckRefused) as refused:
        try_out(deck_of("#12e4f6", "/KS"))
    assert "mine" in errors.refused_deck_words("mine", refused.value)


def test_a_folder_is_looked_through(tmp_path: Path) -> None:
    make_deck(tmp_path / "good")
    make_deck(tmp_path / "bad", FRENCH[1:])
    found = look_through(tmp_path)
    assert [deck.folder for deck in found.decks] == ["good"]
    assert [(name, why.why, why.detail) for name, why in found.refused] == [
        ("bad", DeckProblem.MISSING, "AS")
    ]
    assert errors.lost_deck_words(found, "own:good") == ""
    assert "AS" in errors.lost_deck_words(found, "own:bad")
    assert "gone" in errors.lost_deck_words(found, "own:gone")


def test_settings_offer_decks_and_say_why_others_are_refused(tmp_path: Path, qtbot: QtBot) -> None:
    make_deck(tmp_path / "decks" / "mine", [*FRENCH, "back"], "Fish & chips <b>")
    make_deck(tmp_path / "decks" / "<i>other", FRENCH[1:])
    dialog = SettingsDialog(Settings(), tmp_path)
    qtbot.addWidget(dialog)
    notes = dialog.findChild(DeckNotes)
    with qtbot.waitSignal(notes.found, timeout=20_000):
        dialog.show()
        dialog.list.setCurrentRow(list(PAGES).index("look"))
    decks, backs = dialog.controls["look", "deck"], dialog.controls["look", "back"]
    assert isinstance(decks, PictureChoice)
    assert isinstance(backs, PictureChoice)
    assert decks.buttons[-1].accessibleName() == "Fish & chips <b>"
    assert "<i>other" in notes.refused.text()
    assert "AS" in notes.refused.text()
    assert notes.refused.isVisibleTo(dialog)
    assert "own" not in [button.picture.value for button in backs.buttons]
    decks.buttons[-1].click()
    assert dialog.settings.look.deck == "own:mine"
    assert backs.buttons[-1].picture.value == "own"
    backs.buttons[-1].click()
    assert dialog.settings.look.back == "own"
    assert Settings.from_json(dialog.settings.to_json()).look == dialog.settings.look


def test_a_deck_folder_that_cannot_be_made_is_told_in_the_language(
    tmp_path: Path, qapp: QApplication, qtbot: QtBot
) -> None:
    (tmp_path / "decks").write_text("not a folder")
    try:
        speak(qapp, "de")
        notes = DeckNotes(tmp_path / "decks")
        qtbot.addWidget(notes)
        notes.open_folder.click()
    finally:
        speak(qapp, ENGLISH)
    assert "Ordner" in notes.refused.text()


def test_every_refusal_has_a_sentence() -> None:
    said = set()
    for why in (*DeckProblem, *Fault):
        words = errors.refused_deck_words("mine", DeckRefused(why, "QH.svg", "detail"))
        assert "{" not in words
        said.add(words)
    assert len(said) == len(DeckProblem) + len(Fault)
    assert "mine" in errors.lost_deck_words(DeckFolder((), ()), "own:mine")


def test_a_deck_of_this_test_is_one(tmp_path: Path) -> None:
    assert len(read_deck(make_deck(tmp_path / "mine"), KINDS).faces) == 53
    assert VARIANTS[0] == ""
