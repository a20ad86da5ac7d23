"""The end of a match: its best deal with the cards, its story, and the way on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.samples import NAMES, at_end, deals_over
from trickdesk.engine.bids import Contract
from trickdesk.engine.deal import ScoreLine
from trickdesk.engine.errors import Message
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session.match_story import BestDeal, Course, Feat, MatchStory, match_story
from trickdesk.ui.match.text_table.seats import SeatModel
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel, points_label
from trickdesk.ui.qt import translation
from trickdesk.ui.text import moments
from trickdesk.ui.text.name_text import Names


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def told_match(game_id: str, qtbot: QtBot) -> tuple[MatchOverPanel, MatchStory]:
    """Return the panel at the end of a match, with its story."""
    table = at_end(game_id, seed=2)
    story, seen = match_story(table), view(table, 0)
    panel = MatchOverPanel(seen, NAMES[: seen.game.seats], None, (), story)
    qtbot.addWidget(panel)
    return panel, story


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_match_ends_with_its_best_deal_and_a_sentence(game_id: str, qtbot: QtBot) -> None:
    panel, story = told_match(game_id, qtbot)
    told = [words for words in texts(panel) if "best" in words and words != panel.story.text()]
    assert len(told) == 1
    if story.best is None:
        assert panel.view.game.low_wins and panel.cards is None, "where tricks are bad, others took it"
    else:
        assert panel.cards is not None
        trick = panel.cards.trick
        assert trick == story.best.view.tricks[story.best.trick]
        assert trick.winner is not None
        assert panel.view.game.side(trick.winner) in panel.view.winners or story.best.view.contract
        assert f"deal {story.best.view.deal_number}" in told[0].replace("\n", " ")
        assert not panel.cards.isWindow()
    assert panel.story.text().replace("\n", " ") == moments.story_words(story, panel.view, NAMES)
    assert panel.story.text()


def test_the_text_table_marks_the_winners() -> None:
    for game_id in ("five-hundred", "tocan"):
        seen = view(at_end(game_id), 0)
        model = SeatModel()
        model.set_view(seen, NAMES[: seen.game.seats])
        marked = [row for row, cells in enumerate(model.rows) if "winner" in cells[1]]
        assert marked == [seat for seat in range(seen.game.seats) if seen.game.side(seat) in seen.winners]


def test_the_cards_of_the_best_deal_go_before_the_curve(qtbot: QtBot) -> None:
    panel, _ = told_match("five-hundred", qtbot)
    assert panel.cards is not None
    panel.show()
    shown = []
    for height in (900, 390, 190, 900):
        panel.place(QRectF(0, 0, 640, height), 1.0)
        assert height == 190 or panel.scale >= 1.0
        shown.append((panel.cards.isVisible(), panel.curve.isVisible()))
    assert shown == [(True, True), (False, True), (False, False), (True, True)]


def test_totals_stand_once_with_names(qtbot: QtBot) -> None:
    panel, _ = told_match("five-hundred", qtbot)
    panel.show()
    shown = []
    for height in (900, 190):
        panel.place(QRectF(0, 0, 640, height), 1.0)
        shown.append((panel.curve.isVisible(), panel.totals.isVisible()))
    assert shown == [(True, False), (False, True)]
    assert panel.curve.labels == ["South and Bruno", "Ada and Chidi"]


def test_a_curve_has_initials_where_names_are_long(qtbot: QtBot) -> None:
    table = at_end("five-hundred", seed=2)
    panel = MatchOverPanel(view(table, 0), Names(["You", "A" * 20, "Bruno", "C" * 20], you=0))
    qtbot.addWidget(panel)
    panel.show()
    panel.place(QRectF(0, 0, 640, 900), 1.0)
    assert panel.curve.isVisible()
    assert panel.totals.isVisible()
    assert panel.curve.labels == ["YB", "AC"]


def test_lines_about_points_are_whole_where_there_is_room(qtbot: QtBot) -> None:
    panel = DealOverPanel(view(deals_over("five-hundred"), 0), NAMES)
    qtbot.addWidget(panel)
    panel.show()
    lines = []
    for width in (640, 330):
        panel.place(QRectF(0, 0, width, 900), 1.0)
        assert panel.width() <= width
        lines.append(next(words for words in texts(panel) if "declarer's" in words).count("\n"))
    assert lines == [0, 1]


def test_the_end_of_a_match_is_left_by_keyboard(qtbot: QtBot) -> None:
    panel, _ = told_match("hearts", qtbot)
    panel.show()
    panel.activateWindow()
    panel.take_focus()
    qtbot.waitUntil(panel.hasFocus)
    with qtbot.waitSignal(panel.again):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    for wanted in (panel.lobby, panel.review, panel.challenge, panel.again):
        button = panel.focusWidget()
        QTest.keyClick(panel, Qt.Key.Key_Right)
        assert panel.focusWidget() is not button
        with qtbot.waitSignal(wanted):
            QTest.keyClick(panel, Qt.Key.Key_Return)


def test_a_deal_with_a_feat_tells_it(qtbot: QtBot) -> None:
    seen = view(deals_over("hearts"), 0)
    lines = tuple(ScoreLine(seat, 0, Message(seen.game.moon_line if seat == 2 else "")) for seat in range(4))
    for shown, is_told in (
        (seen, False),
        (replace(seen, deals=(seen.deals[-1]._replace(lines=lines),)), True),
    ):
        panel = DealOverPanel(shown, NAMES)
        qtbot.addWidget(panel)
        assert ("Bruno shot the moon." in texts(panel)) == is_told


@pytest.mark.parametrize(
    ("feat", "sentence"),
    [
        (Feat("moon", (0,)), "You shot the moon."),
        (Feat("none", (1,), "misere"), "Ada bid Misère and lost every trick, as promised."),
        (Feat("promised", (0, 2), "10H"), "South and Bruno bid 10 hearts and took every trick."),
        (Feat("all", (1, 3)), "Ada and Chidi took every trick."),
        (Feat("highest", (3,), "10NT"), "Chidi made 10 no trump, the highest bid there is."),
    ],
)
def test_feats_name_their_players(feat: Feat, sentence: str) -> None:
    seen = view(deals_over("five-hundred", 1, {"misere": True}), 0)
    assert moments.feat_words(feat, seen, NAMES) == sentence
    story = MatchStory(None, (6, feat), Course("throughout"))
    assert moments.story_words(story, seen, NAMES) == f"Deal 7: {sentence}"


@pytest.mark.parametrize(
    ("course", "sentence"),
    [
        (Course("behind", 3, 240), "What a comeback: 240 points behind after deal 4."),
        (
            Course("last", 6, 40, 60),
            "The last deal decided it: 40 points behind before, 60 points ahead after.",
        ),
        (Course("close", ahead=1), "It was close: only 1 point between first and second."),
        (Course("since", 4), "After deal 5, the lead never changed hands."),
    ],
)
def test_the_course_of_a_match_is_a_sentence(course: Course, sentence: str) -> None:
    seen = view(deals_over("five-hundred"), 0)
    assert moments.story_words(MatchStory(None, None, course), seen, NAMES) == sentence


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (0, "Ada and Chidi fell to −320 points, which loses the match."),
        (None, "Ada and Chidi fell to −320 points, which loses the match."),
    ],
)
def test_a_match_lost_by_a_low_score_says_whose(viewer: int | None, sentence: str) -> None:
    seen = replace(view(deals_over("five-hundred"), viewer), totals=(240, -320), winners=(0,))
    assert moments.story_words(MatchStory(None, None, Course("floor")), seen, NAMES) == sentence


def test_you_fell_in_a_match_of_three_sides() -> None:
    seen = view(deals_over("five-hundred", 1, {"players": 3}), 2)
    seen = replace(seen, totals=(240, 100, -520), winners=(0,))
    words = moments.story_words(
        MatchStory(None, None, Course("floor")), seen, Names(["{bid}", "Ada", "You"], you=2)
    )
    assert words == "You fell to −520 points, which loses the match."


@pytest.mark.parametrize(
    ("bidder", "made", "points", "words"),
    [
        (0, True, 300, "Trick 4 of the best deal, deal 1: 8 hearts made, 300 points."),
        (1, False, 0, "Trick 4 of the best deal, deal 1: 8 hearts defeated."),
        (1, False, 40, "Trick 4 of the best deal, deal 1: 8 hearts defeated, 40 points."),
        (1, True, 40, "South and Bruno did best in deal 1: 40 points."),
        (None, False, 1, "South and Bruno did best in deal 1: 1 point."),
    ],
)
def test_the_best_deal_is_told_with_its_contract(
    bidder: int | None, made: bool, points: int, words: str
) -> None:
    seen = view(deals_over("five-hundred"), None)
    contract = None if bidder is None else Contract(bidder, "8H")
    deal = seen.deals[-1]._replace(contract=contract, made=made, points=(points, 0))
    seen = replace(seen, deals=(deal,), contract=contract, trump="H", winners=(0,), deal_number=1)
    assert moments.best_cards_words(BestDeal(seen, 3), seen, NAMES) == words


def test_figures_with_a_sign_stand_level_in_every_language(qapp: QApplication, qtbot: QtBot) -> None:
    translation.speak(qapp, "he")
    try:
        labels = [points_label(points, games()["hearts"]()) for points in (4, -4, 0)]
    finally:
        translation.speak(qapp, "en")
    for label in labels:
        qtbot.addWidget(label)
    assert [label.text() for label in labels] == ["+4", "\N{MINUS SIGN}4", "0"]
    assert len({label.sizeHint().height() for label in labels}) == 1
    assert {label.layoutDirection() for label in labels} == {Qt.LayoutDirection.LeftToRight}
