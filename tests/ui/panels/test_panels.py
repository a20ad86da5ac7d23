"""Panels for discards, partners, kitty and joker, end panels, and what all share."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.driving import chance, game_name, some_games, where_low_wins
from tests.ui.samples import NAMES, at_end, auction, calling, deals_over, giving, playing
from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call
from trickdesk.engine.cards import RANKS_52, card_set, cards_in, french_deck
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session import Player
from trickdesk.storage.settings import Settings
from trickdesk.ui.panels import GivePanel, JokerSuitPanel, TeamPanel, make_panel
from trickdesk.ui.panels.auction import AuctionPanel
from trickdesk.ui.panels.bids import GridPanel, TricksPanel
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel, Sign, in_lines
from trickdesk.ui.panels.score_curve import ScoreCurve
from trickdesk.ui.panels.trump import TrumpPanel
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import event_text, game_words, messages, moments, player_text
from trickdesk.ui.text.words import capital, number, signed
from trickdesk.ui.theme.colours import apply_theme
from trickdesk.ui.widgets.suit_marks import SuitLabel


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def test_giving_counts_on_the_button(qtbot: QtBot) -> None:
    seen = giving("red-one")
    assert isinstance(seen.ask, AskGive)
    panel = GivePanel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    cards = list(cards_in(seen.ask.cards))
    panel.set_picks(card_set(cards[:4]))
    assert panel.confirm.text() == "Discard 4 of 6"
    assert not panel.confirm.isEnabled()
    with qtbot.waitSignal(panel.complained) as complained:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert complained.args == ["Choose 6 cards: 2 more."]
    panel.set_picks(card_set(cards[:6]))
    with qtbot.waitSignal(panel.gave):
        QTest.keyClick(panel, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.cleared):
        panel.clear_button.click()


def test_giving_refuses_cards_that_must_stay_or_go(qtbot: QtBot) -> None:
    seen = giving("red-one")
    assert isinstance(seen.ask, AskGive)
    cards = list(cards_in(seen.ask.cards))
    ask = AskGive(seen.ask.seat, 6, 6, seen.ask.cards & ~(1 << cards[0]), 1 << cards[-1])
    panel = GivePanel(ask, seen, NAMES)
    qtbot.addWidget(panel)
    panel.set_picks(card_set(cards[:6]))
    assert not panel.confirm.isEnabled()
    panel.set_picks(card_set(cards[1:7]))
    assert not panel.confirm.isEnabled()
    panel.set_picks(card_set([*cards[1:6], cards[-1]]))
    assert panel.confirm.isEnabled()


def test_giving_nothing_is_possible_where_the_rules_say_so(qtbot: QtBot) -> None:
    seen = giving("forty-fives", {"exchange": "free"})
    assert isinstance(seen.ask, AskGive)
    panel = GivePanel(AskGive(seen.ask.seat, 0, 5, seen.hand), seen, NAMES)
    qtbot.addWidget(panel)
    assert panel.confirm.text() == "Discard nothing"
    assert panel.confirm.isEnabled()


def test_team_works_with_the_plates(qtbot: QtBot) -> None:
    seen = calling("92q", "team", {"players": 6})
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    assert isinstance(panel, TeamPanel)
    others = list(panel.buttons)
    assert seen.seat not in others
    picks: list[tuple[int, ...]] = []
    panel.pickedChanged.connect(picks.append)
    panel.toggle(others[2])
    assert panel.confirm.text() == "1 of 2 chosen"
    assert not panel.confirm.isEnabled()
    panel.toggle(others[0])
    assert panel.confirm.isEnabled()
    panel.toggle(others[3])  # takes the place of the last
    panel.toggle(seen.seat or 0)  # oneself cannot be chosen
    assert picks == [(others[2],), (others[0], others[2]), (others[2], others[3])]
    with qtbot.waitSignal(panel.called) as called:
        panel.confirm.click()
    assert called.args == [f"team {others[2]} {others[3]}"]


def test_the_kitty_says_what_it_costs_before_it_is_taken(qtbot: QtBot) -> None:
    seen = calling("forty-fives", "trump")
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    panel.show()
    assert isinstance(panel, TrumpPanel)
    with qtbot.assertNotEmitted(panel.called):
        QTest.keyClick(panel, Qt.Key.Key_K)
        assert panel.confirm.text() == "Discard my hand"
        QTest.keyClick(panel, Qt.Key.Key_Escape)
        assert panel.confirm.text() == "Choose a suit"
    QTest.keyClick(panel, Qt.Key.Key_K)
    with qtbot.waitSignal(panel.called) as called:
        panel.confirm.click()
    assert called.args == ["kitty"]


def test_trumps_held_are_counted_as_the_game_counts_them(qtbot: QtBot) -> None:
    seen = calling("forty-fives", "trump")
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    assert isinstance(panel, TrumpPanel)
    names = seen.game.deck.names_of(seen.hand)
    for suit in seen.game.deck.suits:
        button = panel.choices[f"trump {suit}"]
        held = sum(name[-1] == suit or name == "AH" for name in names)
        assert button.text().endswith(f"you hold {held}")


def test_the_joker_names_a_suit(qtbot: QtBot) -> None:
    seen = playing("five-hundred", lambda _, ask: bool(ask.names))
    assert isinstance(seen.ask, AskPlay)
    joker, suits = next(iter(seen.ask.names.items()))
    panel = JokerSuitPanel(seen.game, joker, suits)
    qtbot.addWidget(panel)
    letter = seen.game.deck.suits[suits[1]]
    with qtbot.assertNotEmitted(panel.named):
        QTest.keyClicks(panel, letter)
    with qtbot.waitSignal(panel.named) as named:
        QTest.keyClick(panel, Qt.Key.Key_Return)
    assert named.args == [suits[1]]
    with qtbot.waitSignal(panel.cancelled):
        QTest.keyClick(panel, Qt.Key.Key_Escape)


def test_the_panel_says_which_joker_is_led(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["five-hundred"]()
    monkeypatch.setattr(game, "deck", french_deck(RANKS_52, jokers=("JL", "JK")))
    for name, title in (("JK", "Lead the joker as"), ("JL", "Lead the low joker as")):
        panel = JokerSuitPanel(game, game.deck.id[name], [0, 1, 2, 3])
        qtbot.addWidget(panel)
        assert title in texts(panel)


def in_one_line(words: str) -> str:
    return words.replace("\n", " ")


def column(panel: DealOverPanel, column: int) -> list[str]:
    """Return the texts of a column of the table, from the top down."""
    items = [panel.table.itemAtPosition(row, column) for row in range(panel.table.rowCount())]
    widgets = [item.widget() for item in items if item is not None]
    return [in_one_line(widget.text()) for widget in widgets if isinstance(widget, QLabel)]


@pytest.mark.parametrize("game", some_games(0, 1), ids=game_name)
def test_a_deal_is_explained_and_totalled(game: Game, qtbot: QtBot) -> None:
    seen = view(deals_over(game.id, 2, dict(game.options)), 0)
    panel = DealOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    words = texts(panel)
    for line in seen.deals[-1].lines:
        assert capital(messages.sentence(line.message, game, NAMES)) in map(in_one_line, words)
    ranking = sorted(range(game.sides), key=lambda side: -game.gain(seen.totals[side]))
    assert column(panel, 0) == [game_words.side_words(game, side, NAMES) for side in ranking]
    assert column(panel, 3) == ["Deal", *(signed(seen.deals[-1].points[side]) for side in ranking)]
    assert column(panel, 4) == ["Total", *(number(seen.totals[side]) for side in ranking)]
    assert panel.body.indexOf(panel.halves) < 0, "one table, which nothing stands beside"
    losses = [label for label in panel.findChildren(QLabel) if label.text().startswith("\N{MINUS SIGN}")]
    assert all(bool(label.property("danger")) != game.low_wins for label in losses)
    with qtbot.waitSignal(panel.next):
        QTest.keyClick(panel, Qt.Key.Key_Return)


@pytest.mark.parametrize("rule", ["none", "last_trick", "bidder"])
def test_the_end_of_a_deal_says_where_all_points_went(rule: str, qtbot: QtBot) -> None:
    for seed in range(1, 20):
        seen = view(deals_over("red-one", 1, {"discard_points": rule}, seed), 0)
        told = seen.deals[-1].lines
        if any("Discarded" in line.message.text for line in told):
            break
    whole = seen.game.trick_points(range(seen.game.deck.size))
    assert (
        sum(int(str(line.message.values["points"])) for line in told if "points" in line.message.values)
        == whole
    )
    panel = DealOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    assert any(words.startswith("Points in the discards") for words in texts(panel))


def test_parts_of_a_deal_stand_beside_their_words(qtbot: QtBot) -> None:
    """Only where a side scored for several things; the sum is in the column of all."""
    for seed in range(1, 30):
        seen = view(deals_over("forty-fives", 1, {}, seed), 0)
        scored = [line.side for line in seen.deals[-1].lines if line.points is not None]
        twice = [side for side in set(scored) if scored.count(side) > 1]
        panel = DealOverPanel(seen, NAMES)
        qtbot.addWidget(panel)
        parts = [
            signed(line.points or 0)
            for line in seen.deals[-1].lines
            if line.side in twice and line.points is not None
        ]
        assert sorted(column(panel, 2)) == sorted(parts)
        if parts:
            return
    raise AssertionError("no side scored for two things")


def test_a_match_ends_with_its_winners(qtbot: QtBot) -> None:
    seen = view(at_end("five-hundred"), 0)
    panel = MatchOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    winner = NAMES[seen.winners[0]]
    assert winner in panel.winners.text().replace("\n", " ")
    with qtbot.waitSignal(panel.again):
        QTest.keyClick(panel, Qt.Key.Key_Return)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.6])
def test_panels_stand_at_the_bottom_of_their_area(scale: float, qtbot: QtBot) -> None:
    seen = calling("five-hundred", "grid")
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    area = QRectF(300, 150, 420, 329.6)
    panel.place(area, scale)
    assert area.contains(QRectF(panel.geometry()))
    assert panel.geometry().bottom() == pytest.approx(area.bottom(), abs=2)
    assert panel.geometry().center().x() == pytest.approx(area.center().x(), abs=2)


def test_a_panel_that_is_too_high_stands_side_by_side_before_it_becomes_small(qtbot: QtBot) -> None:
    seen = auction("five-hundred", "pass")
    assert isinstance(seen.ask, AskCall)
    host = QWidget()
    qtbot.addWidget(host)
    panel = make_panel(seen.ask, seen, NAMES, host)
    assert isinstance(panel, AuctionPanel)
    host.show()

    def strip_is_left() -> bool:
        QApplication.processEvents()
        return panel.strip.geometry().right() < panel.choices["6S"].geometry().left()

    panel.place(QRectF(0, 0, 600, 2000), 1.2)
    assert not strip_is_left()
    high, size = panel.height(), panel.scale
    panel.place(QRectF(0, 0, 600, high - 12), 1.2)
    assert strip_is_left()
    assert panel.scale == size
    assert panel.height() <= high - 12
    panel.place(QRectF(0, 0, 600, 2000), 1.2)
    assert not strip_is_left()
    assert panel.height() == high


@pytest.mark.parametrize(
    "game", [g for g in some_games(0, 1) if g.seats == 4] + [games()["92q"]({"players": 8})]
)
def test_the_end_of_a_deal_covers_nothing_in_a_low_window(game: Game, qtbot: QtBot) -> None:
    table = CardTable()
    qtbot.addWidget(table)
    settings = Settings()
    settings.look.text_size = 150
    table.configure(game, NAMES[: game.seats])
    table.apply(settings)
    table.resize(1000, 560)
    table.show()
    seen = view(deals_over(game.id, 1, dict(game.options)), 0)
    table.show_view(seen, 0)
    panel = DealOverPanel(seen, NAMES, table)
    panel.show()
    panel.place(table.panel_area(), 1.2)
    assert table.panel_area().contains(QRectF(panel.geometry()))


@pytest.mark.parametrize("game_id", ["five-hundred", "oh-hell", "92q"])
@pytest.mark.parametrize("size", [(389, 276), (467, 276), (511, 470), (583, 498)])
def test_the_end_of_a_deal_finds_its_size_at_once(
    game_id: str, size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With text twice as large: each new style of all parts takes over ten ms."""
    panel = DealOverPanel(view(deals_over(game_id, 2), 0), NAMES)
    qtbot.addWidget(panel)
    area, style = QRectF(0, 0, *size), panel.setStyleSheet
    styled: list[str] = []

    def count(sheet: str) -> None:
        styled.append(sheet)
        style(sheet)

    monkeypatch.setattr(panel, "setStyleSheet", count)
    panel.place(area, 1.85)
    assert len(styled) <= 6
    assert area.contains(QRectF(panel.geometry()))
    panel.place(area, 1.85)
    assert len(styled) <= 6, "nothing has changed"
    scale = panel.scale
    panel.set_scale(scale / 0.94)  # the next larger size
    panel.set_beside(
        panel.halves.direction() == QBoxLayout.Direction.LeftToRight
    )  # with the gaps of that size
    panel.body.activate()
    panel.whole.activate()
    panel.adjustSize()
    assert not area.contains(QRectF(panel.rect()))


def test_what_happened_to_the_viewer_stays_longer_than_the_cards(qtbot: QtBot) -> None:
    panel = DealOverPanel(view(deals_over("five-hundred", 2), 0), NAMES)
    qtbot.addWidget(panel)
    kept = []
    for height in (600, 330, 150):
        panel.place(QRectF(0, 0, 620, height), 1.2)
        kept.append((not panel.moment.isHidden(), not panel.own.isHidden()))
    assert kept == [(True, True), (False, True), (False, False)]


def test_a_panel_that_has_more_to_say_finds_another_place(qtbot: QtBot) -> None:
    panel = MatchOverPanel(view(at_end("five-hundred"), 0), NAMES)
    qtbot.addWidget(panel)
    area = QRectF(0, 0, 400, 300)
    panel.place(area, 1.2)
    for _ in range(3):
        panel.remark("One more sentence about how that has come about, which takes a line or two.")
        panel.place(area, 1.2)
        assert area.contains(QRectF(panel.geometry()))


def test_a_long_verdict_leaves_room_beside_the_plates(qtbot: QtBot) -> None:
    panel = DealOverPanel(view(deals_over("forty-fives"), 0), NAMES)
    qtbot.addWidget(panel)
    panel.show()
    # Between the plates at 1000 x 700, with the record beside the table; a font with high lines needs more.
    area = QRectF(0, 0, 415, max(380, 26 * panel.fontMetrics().lineSpacing()))
    panel.place(area, 0.8)
    assert area.contains(QRectF(panel.geometry()))
    assert panel.moment.isVisible()


def test_panels_follow_the_theme(qtbot: QtBot, qapp: QApplication) -> None:
    panel = DealOverPanel(view(deals_over("tocan"), 0), NAMES)
    qtbot.addWidget(panel)
    apply_theme(qapp, "light")
    panel.set_scale(1.0)
    before = panel.styleSheet()
    apply_theme(qapp, "contrast")
    panel.set_scale(1.0)
    assert panel.styleSheet() != before
    apply_theme(qapp, "light")


def test_the_room_between_the_buttons_grows_with_them(qtbot: QtBot) -> None:
    seen = calling("five-hundred", "grid")
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    assert isinstance(panel, GridPanel)

    def gap() -> int:
        left, right = panel.cells[6, "S"].geometry(), panel.cells[6, "C"].geometry()
        return right.left() - left.right() - 1

    panel.place(QRectF(0, 0, 2000, 1500), 1.0)
    panel.show()
    small = gap()
    panel.place(QRectF(0, 0, 2000, 1500), 2.6)
    assert gap() == round(small * 2.6)
    panel.place(QRectF(0, 0, 2000, 1500), 1.0)
    assert gap() == small > 0


def test_the_end_of_a_deal_stands_in_the_middle_of_its_area(qtbot: QtBot) -> None:
    panel = DealOverPanel(view(deals_over("tocan"), 0), NAMES)
    qtbot.addWidget(panel)
    area = QRectF(100, 50, 800, 400)
    panel.place(area, 1.0)
    assert panel.geometry().center().y() == pytest.approx(area.center().y(), abs=2)


def test_marks_are_drawn_and_spoken(qtbot: QtBot) -> None:
    label = SuitLabel("7 {H}", on_dark=True)
    qtbot.addWidget(label)
    assert label.text() == "7 hearts"
    label.resize(label.sizeHint())
    image = label.grab().toImage()
    red = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 60
    ]
    assert len(red) > 20
    plain = SuitLabel("7 H", on_dark=True)
    qtbot.addWidget(plain)
    assert plain.sizeHint().width() != label.sizeHint().width()


def test_a_mark_follows_a_change_of_theme(qapp: QApplication, qtbot: QtBot) -> None:
    label = SuitLabel("{S}")
    qtbot.addWidget(label)
    label.resize(label.sizeHint())

    def contrast() -> int:
        image, ground = label.grab().toImage(), label.palette().window().color().lightness()
        places = product(range(image.width()), range(image.height()))
        return max(abs(image.pixelColor(x, y).lightness() - ground) for x, y in places)

    try:
        for name in ("light", "dark", "light"):
            apply_theme(qapp, name, 1.0)
            assert contrast() > 100, name
    finally:
        apply_theme(qapp, "light", 1.0)


def test_where_one_reads_from_the_right_a_mark_stands_behind_its_words(qtbot: QtBot) -> None:
    label = SuitLabel("שליט: {H}", on_dark=True)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())

    def middle_of_red() -> float:
        image = label.grab().toImage()
        reds = [
            x
            for x in range(image.width())
            for y in range(image.height())
            if (pixel := image.pixelColor(x, y)).red() > pixel.green() + 80
        ]
        return sum(reds) / len(reds) / image.width()

    assert middle_of_red() > 0.6
    label.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert middle_of_red() < 0.4


def test_the_end_of_a_deal_shows_what_was_made_and_the_trick_that_decided_it(qtbot: QtBot) -> None:
    for seed in range(1, 12):
        seen = view(deals_over("five-hundred", 1, {}, seed), 0)
        panel = DealOverPanel(seen, NAMES)
        qtbot.addWidget(panel)
        made = seen.deals[-1].made
        (sign,) = panel.signs
        assert sign.made == made
        assert any(words.startswith("Made" if made else "Failed") for words in texts(panel))
        assert panel.cards is not None
        trick = seen.tricks[next(n for n, t in enumerate(seen.tricks) if t == panel.cards.trick)]
        assert trick.winner is not None
        assert NAMES[trick.winner] in panel.cards.accessibleName()
    with qtbot.waitSignal(panel.replay):
        next(b for b in panel.findChildren(QPushButton) if b.text() == "Same cards again").click()


def test_everybody_has_a_sign_where_everybody_bids(qtbot: QtBot) -> None:
    seen = view(deals_over("oh-hell", 1), 0)
    panel = DealOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    met = {
        NAMES[seat]: goal.is_met(seen.taken[seat]) for seat, goal in enumerate(seen.goals) if goal is not None
    }
    assert [sign.made for sign in panel.signs[1:]] == [met[name] for name in column(panel, 0)]


def test_a_tick_and_a_cross_differ_in_shape(qtbot: QtBot) -> None:
    grounds = []
    for made in (True, False):
        sign = Sign(made)
        qtbot.addWidget(sign)
        sign.resize(40, 40)
        image = sign.grab().toImage()
        corner = image.pixelColor(6, 6)
        grounds.append(corner)
    assert grounds[0] != grounds[1], "a disc leaves the corner free, a square does not"


def test_where_the_lowest_total_wins_points_below_nothing_are_no_loss(qtbot: QtBot) -> None:
    """Taking all points in Hearts may score -26; the best total is still first."""
    table = deals_over("hearts", 1)
    seen = view(table, 0)
    lines = tuple(replace(line, points=-26) for line in seen.deals[-1].lines[:1])
    deals = (seen.deals[-1]._replace(points=(-26, 0, 0, 0), lines=lines),)
    seen = replace(seen, totals=(-26, 60, 0, 40), deals=deals)
    usual = replace(seen, game=where_low_wins(seen.game, False))
    for shown, is_loss, best_first in ((seen, False, [-26, 0, 40, 60]), (usual, True, [60, 40, 0, -26])):
        panel = DealOverPanel(shown, NAMES)
        qtbot.addWidget(panel)
        lost = [label for label in panel.findChildren(QLabel) if label.text() == number(-26)]
        assert len(lost) == 2, "the deal and the total"
        assert [bool(label.property("danger")) for label in lost] == [is_loss] * 2
        assert column(panel, 4) == ["Total", *map(number, best_first)]


@pytest.mark.parametrize("game_id", ["five-hundred", "hearts", "92q"])
def test_the_course_of_a_match_is_a_curve_with_words(game_id: str, qtbot: QtBot) -> None:
    options: dict[str, object] = {"players": 8} if game_id == "92q" else {}
    seen = view(at_end(game_id, options), 0)
    panel = MatchOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    panel.place(QRectF(0, 0, 900, 700), 1.0)
    panel.show()
    curve = panel.curve
    assert curve.isVisible()
    assert len(curve.sentences) == len(seen.deals) + 1
    for total in seen.totals:
        assert number(total) in curve.sentences[-1]
    assert curve.sentences[-1] in curve.accessibleDescription()
    curve.setFocus()
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert curve.marked == len(seen.deals)
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert curve.marked == len(seen.deals) - 1
    heights = sorted(curve._ends())
    line = curve.fontMetrics().height()
    assert all(below - above > 0.8 * line for above, below in pairwise(heights)), "no words on words"
    assert heights[0] > 0
    assert heights[-1] < curve.height()


def test_lines_of_equal_totals_run_beside_each_other(qtbot: QtBot) -> None:
    curve = ScoreCurve(view(at_end("hearts"), 0), NAMES)
    qtbot.addWidget(curve)
    curve.totals = [(0, 0, 0, 0), (3, 3, 2, 0), (5, 3, 5, 0), (5, 4, 5, 1)]
    ranks = [[curve.rank(deal, side) for side in range(4)] for deal in range(4)]
    assert ranks == [[0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 1, 0]]


@pytest.mark.parametrize(("game_id", "style"), [("red-one", "amount"), ("oh-hell", "tricks")])
def test_names_stand_above_calls_only(game_id: str, style: str, qtbot: QtBot) -> None:
    """Before the first call, they would look like the heads of the buttons."""
    seen = calling(game_id, style)
    assert isinstance(seen.ask, AskCall) and not seen.calls
    later = auction(game_id, seen.ask.calls[0])
    for shown in (seen, later):
        assert isinstance(shown.ask, AskCall)
        panel = make_panel(shown.ask, shown, NAMES)
        qtbot.addWidget(panel)
        assert isinstance(panel, AuctionPanel | TricksPanel)
        assert panel.strip.isHidden() == (not shown.calls)


def test_the_best_deal_is_told_also_where_it_brought_no_points_as_few_are_good(qtbot: QtBot) -> None:
    seen = view(at_end("hearts"), 0)
    deals = tuple(
        deal._replace(points=tuple(0 if side in seen.winners else 9 for side in range(4)))
        for deal in seen.deals
    )
    for game, is_told in ((seen.game, True), (where_low_wins(seen.game, False), False)):
        panel = MatchOverPanel(replace(seen, game=game, deals=deals), NAMES)
        qtbot.addWidget(panel)
        assert any("did best" in words for words in texts(panel)) == is_told


def test_where_there_is_little_room_the_pictures_go_first(qtbot: QtBot) -> None:
    seen = view(at_end("five-hundred"), 0)
    over, match = DealOverPanel(seen, NAMES), MatchOverPanel(seen, NAMES)
    for panel in (over, match):
        qtbot.addWidget(panel)
        panel.show()
        panel.place(QRectF(0, 0, 640, 190), 1.0)
    assert not over.moment.isVisible()
    assert not match.curve.isVisible()
    for panel in (over, match):
        panel.place(QRectF(0, 0, 900, 800), 1.0)
        assert panel.scale > 1.0
    assert over.moment.isVisible()
    assert match.curve.isVisible()


def test_long_names_of_winners_go_on_in_another_line(qtbot: QtBot) -> None:
    """Two names of forty letters don't make the panel wider than its area."""
    names = [f"Wilhelmine Charlotte von Hohenzollern {n}" for n in range(4)]
    panel = MatchOverPanel(view(at_end("five-hundred"), 0), names)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.winners.text().count("\n") >= 2
    assert panel.sizeHint().width() < 620


def test_remarks_on_a_result_leave_its_words_large(qtbot: QtBot) -> None:
    """Beside the plates of a window of 1000 x 700 with text half as large again."""
    helped, failed = Player("Ada", True, takebacks=2), Player("Bruno", False, fallbacks=3)
    panel = MatchOverPanel(
        view(at_end("five-hundred"), 0), NAMES, None, player_text.remark_words([helped, failed])
    )
    qtbot.addWidget(panel)
    panel.place(QRectF(0, 0, 498, 305), 1.2)
    assert panel.scale > 1.0


def test_lines_are_about_equally_long() -> None:
    words = "6 spades: the declarer's side took 7 of 10 tricks."
    assert in_lines(words, 60) == words
    assert in_lines(words, 42) == "6 spades: the declarer's\nside took 7 of 10 tricks."
    assert in_lines("Hohenzollern-Sigmaringen 2", 24) == "Hohenzollern-Sigmaringen\n2"
    assert in_lines("", 24) == ""
    best = "Trick 8 of the best deal, deal 2: 4 spades made, 7 points."
    assert in_lines(best, 36) == "Trick 8 of the best deal,\ndeal 2: 4 spades made, 7 points."
    assert all(len(line) <= 12 for line in in_lines("Bartholomew" * 5, 12).split("\n"))


def test_a_partner_or_nobody_can_be_chosen(qtbot: QtBot) -> None:
    """Five Hundred, rules 8.6."""
    seen = calling("five-hundred", "team", {"players": 5})
    assert isinstance(seen.ask, AskCall)
    panel = make_panel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    assert isinstance(panel, TeamPanel)
    assert panel.confirm.isEnabled()
    assert panel.confirm.text() == "Play alone"
    panel.toggle(next(iter(panel.buttons)))
    assert panel.confirm.text().startswith("Start with")
    panel.set_picked(())
    with qtbot.waitSignal(panel.called) as called:
        panel.confirm.click()
    assert called.args == ["team none"]


def test_where_only_suits_were_shown_nobody_has_won_the_auction(qtbot: QtBot) -> None:
    """Five Hundred, rules 8.9."""
    table = Table(games()["five-hundred"]({"six_level": "inkle"}))
    chance(table, Random(1))
    for call in ("6H", "pass", "pass", "pass"):
        assert table.phase is not None
        events = table.act(table.phase.turn, Call(call))
    seen = view(table, 0)
    panel = DealOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    assert "Nobody won the auction, so nobody scores." in texts(panel)
    assert "Nobody won the auction." in [event_text.event_words(event, seen, NAMES) for event in events]


def test_the_best_deal_of_a_person_alone_is_yours() -> None:
    seen = view(at_end("five-hundred", {"players": 3}), None)
    (winner,) = seen.winners
    own = replace(seen, seat=winner)
    assert moments.best_deal_words(1, 80, own, NAMES) == "You did best in deal 2: 80 points."
    other = replace(seen, seat=(winner + 1) % 3)
    assert moments.best_deal_words(1, 0, other, NAMES) == f"{NAMES[winner]} did best in deal 2: 0 points."
