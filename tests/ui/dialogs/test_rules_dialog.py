"""Rules of each game: complete, with the house rules, at the right phase."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPalette, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.driving import game_name, some_games
from tests.ui.samples import auction, playing
from trickdesk import __version__
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.languages import ENGLISH, LANGUAGES
from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.about import AboutDialog
from trickdesk.ui.dialogs.rules import (
    SECTION_COUNT,
    SECTIONS,
    TOKEN,
    CardOrderDialog,
    PagePictures,
    RulesDialog,
    rules_text,
)
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.text import game_words

TITLES = ["Deal", "Auction", "Exchange", "Play", "Score", "End of the match", "House rules"]
EACH_GAME = pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.id)


@EACH_GAME
def test_the_rules_have_all_sections(kind: type[Game]) -> None:
    page = rules_text(kind(), ENGLISH)
    assert page.startswith(f"# {kind.name}\n")
    assert [{"Bidding": "Auction"}.get(title, title) for title in titles(page)] == TITLES
    assert len(TITLES) == SECTION_COUNT


def titles(page: str) -> list[str]:
    return re.findall(r"^## (.*)$", page, re.MULTILINE)


def outline(page: str) -> list[str]:
    """Return what a translation keeps: headings, rule numbers, items, and table rows."""
    marks = re.compile(r"^(#+ |(?:[-*] )?\d+\.\d+ |[-*] |\|)")
    return [found[0] for found in map(marks.match, page.splitlines()) if found]


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != ENGLISH])
@EACH_GAME
def test_a_translated_page_is_built_like_the_english_one(kind: type[Game], language: str) -> None:
    english, page = rules_text(kind(), ENGLISH), rules_text(kind(), language)
    assert outline(page) == outline(english)
    assert all(titles(page)) and len(set(titles(page))) == len(titles(english))


def test_a_translated_page_opens_at_the_phase(qapp: QApplication, qtbot: QtBot) -> None:
    kind = games()["tocan"]
    play = titles(rules_text(kind(), "fr"))[TITLES.index("Play")]
    assert play != "Play"
    try:
        speak(qapp, "fr")
        dialog = RulesDialog(kind(), "play")
        qtbot.addWidget(dialog)
    finally:
        speak(qapp, ENGLISH)
    current = dialog.sections.currentItem()
    assert current is not None
    assert current.text() == play


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_and_preset_is_explained(qapp: QApplication, language: str) -> None:
    """By the name used in the lobby, which readers of the page will look for."""
    try:
        speak(qapp, language)
        for kind in games().values():
            page = rules_text(kind(), language)
            for option in kind.option_list:
                if len(option.choices) > 1:
                    assert f"**{game_words.option_label(option)}**" in page
            for preset in kind.presets[1:]:
                assert f"*{game_words.preset_words(preset)}*" in page
    finally:
        speak(qapp, ENGLISH)


def test_numbers_of_rules_are_muted(qtbot: QtBot) -> None:
    dialog = RulesDialog(games()["tocan"]())
    qtbot.addWidget(dialog)
    muted = dialog.palette().color(QPalette.ColorRole.PlaceholderText)
    for number in ("1.1", "4.2"):
        cursor = dialog.page.document().find(f"{number} ")
        cursor.setPosition(cursor.anchor() + 1)
        assert cursor.charFormat().foreground().color() == muted


@pytest.mark.parametrize("game", some_games(1, 6), ids=game_name)
def test_options_in_force_stand_on_top(game: Game, qtbot: QtBot) -> None:
    dialog = RulesDialog(game)
    qtbot.addWidget(dialog)
    page = dialog.page.toPlainText()
    top = page[: page.index("\nDeal\n")]
    for label, value, is_default in game_words.options_in_force(game):
        line = f"{label}: {value}"
        assert line in top
        cursor = dialog.page.document().find(line)
        assert isinstance(cursor, QTextCursor)
        assert (cursor.charFormat().fontWeight() > 500) != is_default


@pytest.mark.parametrize("phase", SECTIONS)
def test_the_page_opens_at_the_phase(phase: str, qtbot: QtBot) -> None:
    dialog = RulesDialog(games()["forty-fives"](), phase)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    title = TITLES[SECTIONS[phase]]
    assert title in {"auction": ["Auction"], "play": ["Play"], "deal-over": ["Score"]}.get(phase, TITLES[2:])
    current = dialog.sections.currentItem()
    assert current is not None
    assert current.text() == title
    assert dialog.page.textCursor().block().text() == title
    assert dialog.page.cursorRect().top() < dialog.page.viewport().height() / 2 or (
        dialog.page.verticalScrollBar().value() == dialog.page.verticalScrollBar().maximum()
    )


@EACH_GAME
def test_sections_about_what_a_game_lacks_are_left_out(kind: type[Game], qtbot: QtBot) -> None:
    """Each is a sentence on the page, and no other section is so short."""
    phases = {"auction": 1, "give": 2}
    sections = [part.strip().splitlines() for part in rules_text(kind(), ENGLISH).split("\n## ")[1:]]
    for phase, index in phases.items():
        words = " ".join(sections[index][1:])
        says_no = words.count(".") == 2 and words.endswith("in this game.")
        assert (phase in kind.lacks) == says_no, words
    lacking = {phases[phase] for phase in kind.lacks}
    dialog = RulesDialog(kind(), "play")
    qtbot.addWidget(dialog)
    current = dialog.sections.currentItem()
    assert current is not None and current.text() == "Play"
    listed = [block.text() for block in dialog.headings]
    assert listed[-SECTION_COUNT + len(lacking) :] == [
        title for i, title in enumerate(titles(rules_text(kind(), ENGLISH))) if i not in lacking
    ]
    assert len(dialog.headings) == dialog.sections.count()


BIDDING_GAMES = pytest.mark.parametrize(
    "kind", [kind for kind in games().values() if "auction" not in kind.lacks], ids=lambda kind: kind.id
)


@BIDDING_GAMES
def test_it_opens_where_bids_are_explained_whatever_that_is_called(kind: type[Game], qtbot: QtBot) -> None:
    dialog = RulesDialog(kind(), "auction")
    qtbot.addWidget(dialog)
    current = dialog.sections.currentItem()
    assert current is not None
    assert current.text() == titles(rules_text(kind(), ENGLISH))[1] in ("Auction", "Bidding")


def test_about_says_the_version(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert any(__version__ in label.text() for label in dialog.findChildren(QLabel))


@EACH_GAME
def test_the_order_of_cards_and_example_tricks_are_drawn(kind: type[Game], qtbot: QtBot) -> None:
    dialog = RulesDialog(kind())
    qtbot.addWidget(dialog)
    document = dialog.page.document()
    assert "CardPicture" not in dialog.page.toPlainText(), "every picture is in its place"
    assert dialog.page.toPlainText().count("\ufffc") == len(dialog.pictures.rows) >= 3
    for number, (cards, winner, _) in enumerate(dialog.pictures.rows):
        picture = document.resource(
            QTextDocument.ResourceType.ImageResource, QUrl(f"picture:{TOKEN.format(n=number)}")
        )
        assert isinstance(picture, QImage)
        assert picture.width() > picture.height() * 0.7
        assert winner is None or winner < len(cards)


def test_the_order_at_the_table_is_that_of_its_trump(qtbot: QtBot) -> None:
    view = playing("five-hundred", lambda table, ask: table.trump == "H")
    dialog = CardOrderDialog(view, Appearance())
    qtbot.addWidget(dialog)
    words = dialog.page.toPlainText()
    assert "Hearts (trump):" in words
    assert "\nSpades:" in words
    assert "as trump" not in words
    assert words.count("\ufffc") == 4
    before = CardOrderDialog(auction("five-hundred"), Appearance())
    qtbot.addWidget(before)
    assert "Clubs and spades as trump:" in before.page.toPlainText()


def test_nothing_is_said_of_trump_in_a_game_without(qtbot: QtBot) -> None:
    dialog = RulesDialog(games()["hearts"]())
    qtbot.addWidget(dialog)
    words = dialog.page.toPlainText()
    assert "Clubs, diamonds, hearts and spades:" in words
    assert "If not trump" not in words


@pytest.mark.parametrize(("game_id", "named"), [("hearts", False), ("five-hundred", True)])
def test_example_tricks_speak_of_trumps_only_where_there_are_some(
    game_id: str, named: bool, qapp: QApplication
) -> None:
    lines = PagePictures(games()[game_id](), CardPixmaps(), 20).tricks()
    assert any("rump" in line for line in lines) == named
