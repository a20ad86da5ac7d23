"""Web pages of finished deals, and pictures for the clipboard."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from tests.session.helpers import setup
from tests.ui.review.fakes import FakeReviewer, made_up, session_over
from tests.ui.window.players import play_deal, settle
from trickdesk.bots.process.client import ReviewNews
from trickdesk.engine.cards import cards_in
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.session import Session, State
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.mistakes import size_of, stakes
from trickdesk.session.review_store import ReviewStore
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.review import wording
from trickdesk.ui.review.web_page import web_page
from trickdesk.ui.window import web_pages
from trickdesk.ui.window.main_window import MainWindow

VOID = {"meta", "input", "br", "hr", "img", "link", "path", "rect", "circle", "use"}
IN_TEXT = {"a", "b", "span", "button", "input", "svg", "use", "summary"}  # all that a paragraph may hold
MOST = 300_000  # bytes of a page with one deal


class Page(HTMLParser):
    """Reads a page and checks that it is well formed.

    Attributes:
        items: The attributes of the steps in the list, each with its text.
        text: All text outside of styles and scripts.
    """

    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.items: list[tuple[dict[str, str], list[str]]] = []
        self.text = ""
        assert source.startswith("<!DOCTYPE html>\n")
        self.feed(source)
        self.close()
        assert not self.open
        assert len(set(self.ids)) == len(self.ids)
        links = [there["href"] for _, there in self.tags if "href" in there]
        assert links and all(link[0] == "#" and link[1:] in self.ids for link in links)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs)
        assert "p" not in self.open or tag in IN_TEXT
        if self.open and self.open[-1] in ("ol", "ul"):
            assert tag == "li"
        if tag == "li":
            assert self.open[-1] in ("ol", "ul")
        self.tags.append((tag, given))
        self.ids += [given["id"]] if "id" in given else []
        if tag == "li" and "data-hands" in given:
            self.items.append((given, []))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open  # only there may an element end itself
        self.handle_starttag(tag, attrs)
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.text += data
            if "li" in self.open and self.items:
                self.items[-1][1].append(data)

    def count(self, tag: str, **wanted: str) -> int:
        return sum(
            name == tag and all(given.get(key) == value for key, value in wanted.items())
            for name, given in self.tags
        )


def page_of(session: Session, with_review: bool = True) -> tuple[str, Page]:
    deals = range(session.deals_over)
    reviews = {
        deal: made_up(ReviewedDeal(session.setup, session.open_deal(deal), deal)) if with_review else None
        for deal in deals
    }
    source = web_page(session.setup, session.record_text(), reviews)
    return source, Page(source)


# -- the page


@pytest.mark.parametrize("game", games())
def test_it_has_each_decision_of_the_record_with_what_it_cost(qapp: QApplication, game: str) -> None:
    session = session_over(games()[game]())
    source, page = page_of(session)
    deal = ReviewedDeal(session.setup, session.open_deal(0), 0)
    review, replay = made_up(deal), deal.replay
    judged = {entry.at + 1: entry for entry in review.judged}
    at_stake = stakes(replay.view(deal.end, None).deals)
    assert len(page.items) == len(replay.positions)
    mistakes = 0
    for (given, texts), position in zip(page.items, replay.positions, strict=True):
        text = "".join(texts)
        hands = [{int(card) for card in pile.split()} for pile in given["data-hands"].split("|")]
        assert hands[:-1] == [set(cards_in(hand)) for hand in replay.hands(position.at)]
        assert hands[-1] == set(replay.talon(position.at))
        if position.action is None:
            continue
        entry = judged[position.at]
        assert entry.knew is not None
        assert f"expected {wording.loss_words(entry.knew)}" in text
        assert ("actual" in text.split("Why")[0]) == (entry.actual is not None)
        size = size_of(entry, at_stake)
        mistakes += bool(size)
        assert not size or f"{wording.size_words(size)}: " in text
    assert mistakes == page.count("summary", **{"class": "wrong"}) == page.count("details", open="")
    assert page.count("details") == len(replay.decisions)
    every = {int(given["data-card"]) for _, given in page.tags if "data-card" in given}
    assert every >= {int(card) for given, _ in page.items for card in re.findall(r"\d+", given["data-hands"])}
    assert len(source.encode()) < MOST


def test_a_match_has_all_deals_and_a_score_sheet(qapp: QApplication) -> None:
    session = session_over(deals=3)
    page = page_of(session)[1]
    assert page.count("section") == 3
    sheet = page.text[: page.text.index("dealt by")]
    totals = session.view_for(None).totals
    assert all(str(abs(total)) in sheet for total in totals)


def test_without_reviews_it_says_that_there_are_no_figures(qapp: QApplication) -> None:
    page = page_of(session_over(), with_review=False)[1]
    assert page.count("details") == 0
    assert "expected" not in "".join("".join(texts) for _, texts in page.items)


def test_nothing_comes_from_elsewhere(qapp: QApplication) -> None:
    source, page = page_of(session_over(deals=2))
    assert not re.search(r"https?:|//\w|url\(|@import|@font-face|javascript:|\bon\w+=\"", source)
    assert not {"img", "link", "iframe", "object", "form"} & {tag for tag, _ in page.tags}
    assert page.count("script") == 1
    assert "default-src 'none'" in source


NASTY = ["<b>&lt;x</b>", "</script><img>", '" hidden x="', "a\u2028b{S}"]


def test_markup_in_a_name_is_text(qapp: QApplication) -> None:
    session = session_over()
    clean = page_of(session)[1]
    players = [replace(player, name=name) for player, name in zip(session.setup.players, NASTY, strict=True)]
    session.setup = replace(session.setup, players=tuple(players))
    page = page_of(session)[1]
    assert [tag for tag, _ in page.tags] == [tag for tag, _ in clean.tags]
    assert [sorted(given) for _, given in page.tags] == [sorted(given) for _, given in clean.tags]
    assert all(name in page.text for name in NASTY[:3])


def test_nobody_is_called_you(qapp: QApplication) -> None:
    """Others read the page."""
    session = session_over()
    nameless = replace(session.setup.players[0], name="")
    session.setup = replace(session.setup, players=(nameless, *session.setup.players[1:]))
    text = page_of(session)[1].text
    assert "Player 1" in text
    assert not re.search(r"\bYou\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_of_the_program(qapp: QApplication, language: str) -> None:
    speak(application(), language)
    try:
        page = page_of(session_over())[1]
    finally:
        speak(application(), "en")
    [head] = [given for tag, given in page.tags if tag == "html"]
    assert head == {"lang": language, "dir": "rtl" if language == "he" else "ltr"}
    if language != "en":
        assert not re.search(r"\b(Why|dealt|expected|Deal|Pass|spades)\b", page.text)


# -- in the window


def choose(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


def saved(window: MainWindow, qtbot: QtBot, command: str) -> None:
    window.commands[command].trigger()
    qtbot.waitUntil(lambda: not window.web_pages.work.is_busy)


def test_there_is_none_before_a_deal_is_over(window: MainWindow) -> None:
    commands = [window.commands[name] for name in ("save_deal_page", "save_match_page", "copy_picture")]
    assert not any(command.isEnabled() for command in commands)
    window.matches.start(setup())
    settle(window)
    assert [command.isEnabled() for command in commands] == [False, False, True]
    window.web_pages.save_deal()
    window.web_pages.save_match()
    assert not window.web_pages.work.is_busy


def test_a_match_under_way_gives_nothing_of_its_deal(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is the same, whichever cards players hold in the deal under way."""
    session = session_over()
    session.next_deal()
    record = json.loads(session.record_text())
    head, *hands = record["log"][-1].split(" | ")
    assert head.startswith("deal ")
    found = set()
    for turn in range(3):
        changed = [*hands[turn:4], *hands[:turn], *hands[4:]]
        record["log"][-1] = " | ".join([head, *changed])
        path = tmp_path / f"{turn}.trickdesk"
        path.write_text(json.dumps(record))
        window.matches.open_file(path)
        settle(window)
        match = window.controller.match
        assert match is not None and match.deals_over == 1 and match.state is not State.DEAL_OVER
        for command in ("save_deal_page", "save_match_page"):
            choose(monkeypatch, tmp_path / f"{turn} {command}.html")
            saved(window, qtbot, command)
            found.add((tmp_path / f"{turn} {command}.html").read_bytes())
    assert len(found) == 1


def test_missing_reviews_are_made_and_kept(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)
    session = window.controller.session
    assert session is not None
    review = made_up(ReviewedDeal(session.setup, session.open_deal(0), 0))
    reviewer, store = FakeReviewer(), ReviewStore(window.archive.paths)
    window.reviewing.set_reviewer(lambda: reviewer, lambda: store)
    choose(monkeypatch, tmp_path / "page.html")
    window.commands["save_deal_page"].trigger()
    qtbot.waitUntil(lambda: "reviewed: 1 of 1" in window.statusBar().currentMessage() or bool(reviewer.asked))
    assert not (tmp_path / "page.html").exists()
    reviewer.news = [ReviewNews(1, review)]
    qtbot.waitUntil(lambda: not window.web_pages.work.is_busy)
    assert "Saved as page.html." in window.statusBar().currentMessage()
    assert reviewer.closed
    assert Page((tmp_path / "page.html").read_text(encoding="utf-8")).count("details") > 0
    assert store.get(session.record_text(), 0) == review
    saved(window, qtbot, "save_deal_page")  # now it need not be made
    assert len(reviewer.asked) == 1


def test_a_page_that_cannot_be_written_leaves_the_old_one(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)
    path = tmp_path / "page.html"
    path.write_text("old")

    def fails(path: Path, data: bytes) -> None:
        raise SaveError(FileProblem.FULL, path)

    monkeypatch.setattr(web_pages, "write_bytes", fails)
    choose(monkeypatch, path)
    saved(window, qtbot, "save_deal_page")
    assert window.banner.text == "Can't write page.html: the disk is full."
    assert path.read_text() == "old"


def test_a_page_is_not_written_once_the_window_is_closed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.matches.start(setup())
    play_deal(window)
    reviewer = FakeReviewer()
    window.reviewing.set_reviewer(lambda: reviewer)
    window.web_pages.write(tmp_path / "page.html", [0])
    qtbot.waitUntil(lambda: bool(reviewer.asked))
    window.web_pages.shut()
    qtbot.waitUntil(lambda: reviewer.closed)
    assert not (tmp_path / "page.html").exists()


@pytest.mark.qt_log_ignore("grabbing the keyboard", "raise", extend=True)  # of the menu
def test_the_menu_is_used_by_keyboard(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.matches.start(setup())
    play_deal(window)
    menu = next(menu for menu in window.menuBar().findChildren(QMenu) if menu.title() == "E&xport")
    for key, name in ((Qt.Key.Key_W, "deal.html"), (Qt.Key.Key_M, "match.html")):
        choose(monkeypatch, tmp_path / name)
        menu.popup(window.mapToGlobal(window.rect().center()))
        QTest.keyClick(menu, key)
        qtbot.waitUntil(lambda: not window.web_pages.work.is_busy)
        assert (tmp_path / name).exists()
    menu.popup(window.mapToGlobal(window.rect().center()))
    QTest.keyClick(menu, Qt.Key.Key_I)
    assert not QGuiApplication.clipboard().image().isNull()


def test_a_picture_of_the_table_is_copied(window: MainWindow) -> None:
    window.matches.start(setup())
    play_deal(window)
    window.commands["copy_picture"].trigger()
    picture, screen = QGuiApplication.clipboard().image(), window.pages.stack
    assert picture.size() == screen.size() * screen.devicePixelRatio()
    assert picture == screen.grab().toImage().convertToFormat(picture.format())
    assert "Copied a picture." in window.statusBar().currentMessage()
