"""Settings, sizes and plates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.driving import step, where_low_wins
from tests.moon import dealt
from tests.ui.letters import Letters
from tests.ui.picture_bytes import picture_bytes
from tests.ui.table.dealer import NAMES, Dealer, names
from trickdesk.engine.actions import Call
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import counted, counted_in_trick, view
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import device_width
from trickdesk.ui.match.text_table.seats import SeatModel
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.table import scoreboard, seating
from trickdesk.ui.table.clock import Tween
from trickdesk.ui.table.geometry import Rect, score_units
from trickdesk.ui.table.painted import fit_names, sized
from trickdesk.ui.table.plates import plate_infos
from trickdesk.ui.table.scoreboard import ScoreBoard, contract_info, score_info
from trickdesk.ui.table.surface import LastTrick
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import card_text, scores
from trickdesk.ui.text.bot_reasons import points_figure
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.text.text_table import situation_lines
from trickdesk.ui.theme.colours import FELTS

Lay = Callable[..., CardTable]
Options = dict[str, Any]


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_no_pixmap_is_scaled_at_rest(lay: Lay, monkeypatch: pytest.MonkeyPatch, dpr: float) -> None:
    """A3, and a change of screen while the table is open."""
    dealer = Dealer("tocan").until_play(cards=2)
    table = lay(dealer, size=(1000, 700))
    monkeypatch.setattr(CardTable, "devicePixelRatioF", lambda self: dpr)
    QApplication.sendEvent(table, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert table.skin.dpr == dpr
    for item in table.board.items:
        pixmap = item.pixmap()
        margin = -item.offset().x() * 2
        assert pixmap.devicePixelRatio() == dpr
        assert (
            pixmap.width() - round(margin * dpr) == device_width(item.width, dpr) == round(item.width * dpr)
        )
        assert item.transform().isIdentity()
        assert item.scale() == 1


def test_settings_are_applied_in_mid_play(lay: Lay) -> None:
    dealer = Dealer().until_play(cards=2)
    table = lay(dealer)
    cards = {item.card for item in table.board.own_cards()}
    images = {felt: table.grab().toImage() for felt in ("first",)}
    settings = Settings()
    for name, change in {
        "four": lambda: setattr(settings.look, "four_colour", True),
        "large": lambda: setattr(settings.look, "index", "large"),
        "back": lambda: setattr(settings.look, "back", "plain"),
        "felt": lambda: setattr(settings.look, "felt", "claret"),
        "text": lambda: setattr(settings.look, "text_size", 150),
    }.items():
        change()
        table.apply(settings)
        images[name] = table.grab().toImage()
        assert {item.card for item in table.board.own_cards()} == cards
    assert len({picture_bytes(image) for image in images.values()}) == len(images)
    settings.play.how_to_play, settings.play.trick_rest = "drag", "click"
    settings.motion.speed, settings.motion.reduced = "slow", "on"
    table.apply(settings)
    assert table.mouse.mode == "drag"
    assert table.trick_ms is None
    assert table.clock.speed > 1
    assert table.clock.reduced


def test_sorting_follows_the_setting(lay: Lay) -> None:
    table = lay(Dealer().until_play())
    down = [item.card for item in table.board.hand]
    settings = Settings()
    settings.play.sort_order = "ascending"
    table.apply(settings)
    up = [item.card for item in table.board.hand]
    assert sorted(up) == sorted(down)
    assert up != down


@pytest.mark.parametrize("felt", sorted(FELTS))
def test_every_felt_can_be_painted(lay: Lay, felt: str) -> None:
    table = lay(Dealer().until_play())
    settings = Settings()
    settings.look.felt = felt
    table.apply(settings)
    assert (
        table.grab().toImage().pixelColor(5, 400).value() < 140
    )  # dark enough for everything that lies on it


def test_the_contrast_theme_has_its_own_felt(lay: Lay) -> None:
    table = lay(Dealer().until_play())
    settings = Settings()
    settings.look.felt, settings.look.theme = "claret", "contrast"
    table.apply(settings)
    assert table.grab().toImage().pixelColor(5, 400).name() == FELTS["contrast"][1]
    settings.look.theme = "dark"
    table.apply(settings)
    assert table.grab().toImage().pixelColor(5, 400).red() > 40


def test_plates_of_an_auction_and_of_play() -> None:
    dealer = Dealer().until(lambda table: len(table.calls) == 2)
    infos = plate_infos(dealer.view(0), names(4))
    assert [info.turn for info in infos].count(True) == 1
    assert [info.dealer for info in infos] == [False, False, False, True]
    assert [bool(info.line) for info in infos] == [True, True, True, False]
    dealer.until_play(cards=1, tricks=2)
    view = dealer.view(0)
    infos = plate_infos(view, names(4))
    assert [info.line for info in infos] == [f"{n} trick" + ("" if n == 1 else "s") for n in view.taken]
    assert [info.brief for info in infos] == list(map(str, view.taken))
    assert [info.cards for info in infos] == [hand.bit_count() for hand in dealer.table.hands]
    assert [info.declarer for info in infos] == [seat == view.contract.declarer for seat in range(4)]


@pytest.mark.parametrize(
    ("took", "bid", "line", "brief"),
    [
        (0, 1, "0 of 1 trick", "0 of 1"),
        (1, 1, "1 of 1 trick", "1 of 1"),
        (2, 4, "2 of 4 tricks", "2 of 4"),
        (6, 4, "6 tricks, 4 bid", "6 of 4"),
        (0, 0, "0 of 0 tricks", "0 of 0"),
    ],
)
def test_tricks_against_a_bid_of_ones_own(took: int, bid: int, line: str, brief: str) -> None:
    seen = Dealer("oh-hell").until_play().view(0)
    goals = (replace(seen.goals[0], amount=bid), *seen.goals[1:])
    seen = replace(seen, goals=goals, taken=(took, *seen.taken[1:]))
    info = plate_infos(seen, names(4))[0]
    assert (info.line, info.brief) == (line, brief)


def test_who_is_to_call_is_said_in_every_round() -> None:
    dealer = Dealer("red-one").until(lambda table: table.phase.name == "auction")
    for call in ("80", "85", "90", "95", "100"):
        view = dealer.view(0)
        lines = [info.line for info in plate_infos(view, names(4))]
        assert [line == "to call" for line in lines] == [seat == view.turn for seat in range(4)]
        dealer.table.act(dealer.turn, Call(call))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("forty-fives", {"players": 6}),
        ("forty-fives", {"players": 6, "sides": "trios"}),
        ("five-hundred", {}),
    ],
)
def test_partners_look_alike_and_opponents_differ_in_colour_and_shape(game: str, options: Options) -> None:
    """From the first deal to the last, for every declarer."""
    dealer = Dealer(game, **options)
    seats = range(dealer.table.game.seats)
    sides = [dealer.table.game.side(seat) for seat in seats]

    def plays(deals: int, table: Table) -> bool:
        return len(table.deals) == deals and table.phase_name == "play"

    for deals in (1, 2, 3):
        dealer.until(partial(plays, deals))
        teams = [info.team for info in plate_infos(dealer.view(0), NAMES)]
        for a, b in combinations(seats, 2):
            same = sides[a] == sides[b]
            assert (teams[a].colour == teams[b].colour) == same
            assert (teams[a].shape == teams[b].shape) == same


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_team_chosen_for_a_deal_looks_alike(players: int) -> None:
    dealer = Dealer("92q", players=players).until_play()
    view = dealer.view(0)
    teams = [info.team for info in plate_infos(view, NAMES)]
    assert [len({teams[seat] for seat in team}) for team in view.teams] == [1, 1]
    assert len({team.shape for team in teams}) == 2


def test_where_everybody_plays_for_himself_the_plates_tell_the_score() -> None:
    for game, options, target in (("tocan", {}, 18), ("92q", {"players": 8}, 92),
                                  ("forty-fives", {"players": 5, "sides": "cutthroat"}, 120)):  # fmt: skip
        dealer = Dealer(game, **options).until(
            lambda table: len(table.deals) > 2 and table.phase_name == "play"
        )
        view = dealer.view(0)
        infos = plate_infos(view, NAMES)
        assert [info.total for info in infos] == list(view.totals)
        # A bar of the match has the colour of the chart, also where partners of one deal look alike.
        assert [info.side for info in infos] == list(range(view.game.seats))
        assert [info.share for info in infos] == [total / target for total in view.totals]
        score = score_info(view, NAMES)
        assert (score.target, score.lines) == (target, ())


def test_a_fixed_number_of_deals_stands_where_the_target_stands(qapp: QApplication) -> None:
    """There is no bar then, because no total is near the end."""
    pixmap, box = QPixmap(400, 100), QRectF(0, 0, 400, 100)
    for game_id in ("five-hundred", "hearts"):
        game = games()[game_id]({"last_deal": 8})
        score = score_info(view(Table(game), 0), NAMES)
        assert (score.head, score.target) == ("Deal 1 of 8", 0)
        painter = QPainter(pixmap)
        ScoreBoard().draw(painter, box, 1.0, QFont(), score)
        painter.end()
        assert points_figure(7.3, game) == points_figure(7.3, games()[game_id]())


def test_a_total_below_nothing_is_a_loss_where_more_is_better() -> None:
    view = replace(
        Dealer("red-one", seed=4).until(lambda table: table.play is not None).view(0), totals=(-20, 35)
    )
    assert [line.is_loss for line in score_info(view, NAMES).lines] == [True, False]
    view = replace(view, game=where_low_wins(view.game))
    assert [line.is_loss for line in score_info(view, NAMES).lines] == [False, False]


@pytest.mark.parametrize(("game_id", "head"), [("red-one", "First to 500"), ("hearts", "Ends at 100 points")])
def test_what_ends_the_match_is_no_target_where_few_points_are_good(game_id: str, head: str) -> None:
    assert score_info(Dealer(game_id).until(lambda table: table.play is not None).view(0), NAMES).head == head


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ends_the_match_is_not_cut(
    lay: Lay, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, text: int
) -> None:
    letters = Letters(monkeypatch)
    speak(qapp, language)
    try:
        for size in ((1000, 620), (1366, 690), (1920, 1000)):
            dealer = Dealer("hearts").until_play()
            table = lay(dealer, size=size)
            settings = Settings()
            settings.look.text_size = text
            table.apply(settings)
            words = score_info(dealer.view(0), NAMES).head
            shown = [part for _, part in letters.on(table.seating.score_board)]  # Hebrew comes in parts
            assert sorted(" ".join(shown).replace("-", " ").split()) == sorted(
                words.replace("-", " ").split()
            )
    finally:
        speak(qapp, "en")


def test_the_corner_tells_totals_and_what_both_sides_took() -> None:
    dealer = Dealer("red-one", seed=4).until(
        lambda table: len(table.deals) > 2 and table.play is not None and len(table.play.tricks) == 6
    )
    view = dealer.view(0)
    score = score_info(view, NAMES)
    assert (score.target, score.unit) == (500, "points")
    assert [line.names for line in score.lines] == [("You", "Bruno"), ("Ada", "Chidi")]
    assert [line.total for line in score.lines] == list(view.totals)
    worth = [0, 0]
    for trick in view.tricks[:6]:
        worth[trick.winner % 2] += trick.points
    assert [line.took for line in score.lines] == list(map(str, worth))
    assert sum(worth) > 0
    contract = contract_info(view, NAMES)
    side, bid = view.contract.declarer % 2, int(view.contract.bid)
    assert contract is not None
    assert contract.progress == f"{worth[side]} of {bid} points"
    assert contract.share == worth[side] / bid
    infos = plate_infos(view, NAMES)
    assert all(info.line == f"{int(info.brief)} this deal" for info in infos)
    assert any(info.brief.startswith("+") for info in infos)


@pytest.mark.parametrize("partners", [True, False])
def test_the_corner_and_lists_tell_how_many_bags_a_side_has(partners: bool) -> None:
    game = games()["spades"]
    dealer = Dealer("spades", partners=partners).until(
        lambda table: any(table.carried) and table.phase_name == "play"
    )
    seen = dealer.view(0)
    told = [f"{bags} of 10" for bags in seen.carried]
    score, sheet = score_info(seen, NAMES), SeatModel()
    sheet.names = names(4)
    headers, rows = sheet.fill(seen)
    column = headers.index("Bags")
    assert [row[column] for row in rows] == [told[seen.game.side(seat)] for seat in range(4)]
    [line] = [line for line in situation_lines(seen, NAMES) if line.startswith("Bags: ")]
    assert all(words in line for words in told)
    assert (score.unit, [line.took for line in score.lines]) == ("bags", told)
    free = replace(seen, game=game({"bags": "free"}))
    assert not [line for line in situation_lines(free, NAMES) if line.startswith("Bags")]


def test_names_leave_room_for_the_bags(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms: list[float] = []

    def fitted(names: tuple[str, ...], font: QFont, width: float) -> str:
        rooms.append(width)
        return ""

    monkeypatch.setattr(scoreboard, "fit_names", fitted)
    score = score_info(Dealer("spades").until_play().view(0), NAMES)
    long = "4 of 10"
    for took in ("4", long):
        pixmap = QPixmap(180, 60)
        painter = QPainter(pixmap)
        told = score._replace(lines=(score.lines[0]._replace(took=took),))
        ScoreBoard().draw(painter, QRectF(0, 0, 180, 60), 1.0, QFont(), told)
        painter.end()
    short, narrow = rooms
    assert narrow < short
    unit = 60 / score_units(1)
    assert (
        short - narrow > QFontMetricsF(sized(QFont(), 13 * unit, False)).horizontalAdvance(long) - 28 * unit
    )


def test_all_five_tricks_with_the_highest_trump_are_thirty_points_everywhere() -> None:
    """Corner, status bar and score explanation agree in Forty-Fives."""
    told = 0
    for seed in range(40):
        dealer = Dealer("forty-fives", seed=seed).until(
            lambda table: table.phase_name == "play"
        ).until(lambda table: table.play is not None and len(table.play.tricks) == 4
                and len(table.play.trick) == 3)  # fmt: skip
        dealer.step()
        view = dealer.view(0)
        if not view.contract.bid.isdigit():
            continue
        line = view.deals[-1].lines[0]
        contract, side = contract_info(view, NAMES), line.side
        points = line.message.values["points"]
        assert contract is not None
        bid = view.contract.bid
        over = f"{points} points, {bid} needed"
        assert contract.progress == (over if points > int(bid) else f"{points} of {bid} points")
        assert f" {points} taken" in scores.contract_words(view, NAMES)
        assert score_info(view, NAMES).lines[side].took == str(points)
        told += points == 30 or points % 10 == 5
    assert told > 5


def test_a_plate_explains_its_signs(lay: Lay) -> None:
    dealer = Dealer(seed=2).until_play()
    table = lay(dealer, seat=0)
    declarer = dealer.table.contract.declarer
    tips = [plate.tip for plate in table.seating.plates]
    assert ["Declarer" in tip for tip in tips] == [seat == declarer for seat in range(4)]
    assert "Partner of Bruno" in tips[0]
    assert "Partner of Chidi" in tips[1]
    assert "Partner of you" in tips[2]
    assert "Dealer" in tips[dealer.table.dealer]


def test_the_score_stands_on_the_table_and_grows_with_it(lay: Lay) -> None:
    table = lay(Dealer().until_play(), size=(1280, 800))
    heights = []
    for size in ((1280, 800), (2560, 1440), (3840, 2160)):
        table.resize(*size)
        layout = table.board.layout
        board = table.seating.score_board
        assert board.isVisible()
        box = board.sceneBoundingRect()
        assert layout.scores.left >= box.left()
        assert layout.scores.bottom <= box.bottom()
        heights.append(layout.scores.bottom - layout.scores.top)
    assert heights[1] > 1.7 * heights[0]
    assert heights[2] > 1.4 * heights[1]


def test_the_partner_sits_out_at_misere() -> None:
    dealer = Dealer(misere=True)
    dealer.step()
    for seat, call in enumerate(("7S", "misere", "pass", "pass")):
        dealer.table.act(seat, Call(call))
    dealer.table.act(0, Call("pass"))
    dealer.until_play()
    view = dealer.view(0)
    infos = plate_infos(view, names(4))
    partner = (view.contract.declarer + 2) % 4
    assert [info.out for info in infos] == [seat == partner for seat in range(4)]
    info = contract_info(view, names(4))
    assert info is not None
    assert info.symbol == ""
    assert NAMES[partner] not in info.by


def test_contract_and_trump_are_always_on_the_table(lay: Lay) -> None:
    dealer = Dealer("red-one", seed=4)
    table = lay(dealer)
    dealer.step()
    table.show_view(dealer.view(0), 0)
    assert table.seating.contract is None
    dealer.until(lambda table: table.contract is not None)
    table.show_view(dealer.view(0), 0)
    assert table.seating.contract is not None
    assert table.seating.contract.bid.isdigit()
    dealer.until_play()
    table.show_view(dealer.view(0), 0)
    assert table.seating.contract.symbol in tuple("RGYB")


@pytest.mark.parametrize("game", ["red-one", "tocan"])
def test_a_new_deal_shows_its_dealer_at_once(lay: Lay, qtbot: QtBot, game: str) -> None:
    dealer = Dealer(game)
    table = lay(dealer)
    events = dealer.step()
    table.clock.reduced = False
    table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
    assert table.busy
    assert [info.dealer for info in table.seating.infos] == [False, False, False, True]
    assert not any(info.line or info.turn for info in table.seating.infos)
    table.finish()
    assert any(info.turn for info in table.seating.infos)


@pytest.mark.parametrize("game", ["red-one", "tocan", "five-hundred"])
def test_cards_are_counted_when_they_have_been_dealt(lay: Lay, game: str) -> None:
    dealer = Dealer(game)
    table = lay(dealer)
    dealt = dealer.step()
    whole, view = dealer.view(0), dealer.view(0)
    table.seating.start_deal(view)
    for event in dealt:
        table.seating.follow(event.seen_by(0), view)
        if event.kind == "dealt":
            assert not any(info.cards for info in table.seating.infos)
    call = next(event for event in dealer.step() if event.kind not in seating.DEALING)
    table.seating.follow(call.seen_by(0), dealer.view(0))
    assert [info.cards for info in table.seating.infos] == [
        whole.counts[seat] + whole.shown[seat].bit_count() + whole.piles[seat] for seat in range(4)
    ]


def test_thinking_shows_after_a_moment(lay: Lay, qtbot: QtBot) -> None:
    table = lay(Dealer().until_play())
    clean = table.grab().toImage()
    table.set_thinking(2)
    assert table.grab().toImage() == clean
    qtbot.waitUntil(lambda: table.grab().toImage() != clean)
    table.set_thinking(None)
    assert table.grab().toImage() == clean


def test_nobody_thinks_before_it_is_shown_that_it_is_their_turn(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The winner of the trick leads next, so a turn mark would reveal the winner."""
    monkeypatch.setattr(seating, "THINKING_AFTER_MS", 0)
    dealer = Dealer().until_play(cards=3)
    table = lay(dealer, seat=0)
    table.trick_ms = None  # until a click
    events = dealer.step()
    table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
    table.set_thinking(dealer.turn)
    at_rest = table.grab().toImage()
    assert table.animator.is_resting
    for _ in range(20):
        QApplication.processEvents()
    assert table.grab().toImage() == at_rest
    table.skip()
    clean = table.grab().toImage()
    qtbot.waitUntil(lambda: table.grab().toImage() != clean)


def test_a_new_match_on_the_same_table(lay: Lay) -> None:
    table = lay(Dealer().until_play())
    for game, options in (("92q", {"players": 8}), ("tocan", {}), ("five-hundred", {})):
        dealer = Dealer(game, **options).until_play()
        table.configure(dealer.table.game, names(dealer.table.game.seats))
        assert not table.board.items
        table.show_view(dealer.view(dealer.turn), dealer.turn)
        assert len(table.seating.infos) == dealer.table.game.seats


def test_the_clock_records_frames_and_stops(lay: Lay, qtbot: QtBot) -> None:
    dealer = Dealer("92q")
    table = lay(dealer)
    table.clock.reduced = False
    events = dealer.step()
    with qtbot.waitSignal(table.idle):
        table.play_events([event.seen_by(0) for event in events], dealer.view(0), 0)
    assert len(table.clock.frames) > 10  # of a hundred, on a machine that has nothing else to do
    assert not table.clock.is_running


def test_a_new_movement_of_a_card_replaces_the_old_one(lay: Lay) -> None:
    table = lay(Dealer("92q").until_play())
    table.clock.reduced, table.clock.speed, table.clock.hurry = False, 2.0, 0.5
    item = table.board.hand[0]
    for x in (10.0, 20.0):
        table.clock.add(Tween(item, x, 0.0, 100.0))
    (tween,) = table.clock.tweens
    assert tween.x + tween.dx == 20.0
    assert tween.duration == 100.0, "both factors count"
    table.clock.finish()


def test_left_cards_show_what_they_count_as(lay: Lay) -> None:
    """In the hand, both tricks, and in text; the corner shows the Left suit."""
    dealer = Dealer("92q", seed=5).until(
        lambda table: (
            table.play is not None
            and table.phase is not None
            and bool(table.play.trick)
            and bool(
                counted(view(table, table.phase.turn)).keys() & set(cards_in(table.hands[table.phase.turn]))
            )
        )
    )
    table = lay(dealer)
    seen = dealer.view(dealer.turn)
    suits = counted(seen)
    for item in table.board.own_cards():
        assert item.suit == suits.get(item.card, "")
        assert ("counts as" in table.words_of(item)) == (item.card in suits)
    marked = next(item for item in table.board.own_cards() if item.suit)
    assert table.words_of(marked).endswith(f", counts as {card_text.suit_words(marked.suit)}")
    plain = table.skin.pixmap(marked.card, marked.width, marked.state).toImage()
    assert marked.pixmap().toImage() != plain
    table.cover(True)
    assert not any(item.suit for item in table.board.own_cards())
    table.cover(False)
    info = contract_info(seen, NAMES)
    assert info is not None
    assert info.bid.endswith(f", Left {{{seen.game.left_suit(seen.trump)}}}")


def test_a_card_that_is_played_shows_what_it_counts_as(lay: Lay) -> None:
    dealer = Dealer("92q", seed=5).until_play()
    table = lay(dealer, seat=0)
    shown = 0
    for _ in range(60):
        events = dealer.step()
        now = dealer.view(0)
        if dealer.table.phase_name != "play" or now.trick is None:
            table.show_view(now, 0)
            continue
        table.play_events([event.seen_by(0) for event in events], now, 0)
        suits = counted_in_trick(now, now.trick)
        assert {item.card: item.suit for _, item in table.board.trick if item.suit} == suits
        shown += len(suits)
    assert shown > 1


@pytest.mark.parametrize("size", [(1000, 700), (1366, 768), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("92q", {"players": 8}),
        ("oh-hell", {"players": 7}),
        ("five-hundred", {"players": 6, "sixes": "pairs"}),
        ("five-hundred", {"players": 5}),
        ("hearts", {}),
        ("five-hundred", {"players": 3}),
        ("five-hundred", {"players": 2}),
        ("tocan", {}),
    ],
)
def test_nothing_on_the_last_trick_covers_anything(
    lay: Lay, game: str, options: Options, size: tuple[int, int]
) -> None:
    dealer = Dealer(game, **options).until_play(tricks=2)
    table = lay(dealer, size=size)
    for text in (100, 150, 200):
        settings = Settings()
        settings.look.text_size = text
        table.apply(settings)
        table.show_last_trick(True)
        check_last_trick(table, dealer.table.game.seats)
        table.show_last_trick(False)


def check_last_trick(table: CardTable, seats: int) -> None:
    overlay = next(item for item in table.scene().items() if isinstance(item, LastTrick))
    areas = [*overlay.cards, *overlay.labels]
    assert len(areas) == 2 * seats
    assert not any(one.meets(other) for one, other in combinations(areas, 2))
    if seats <= 4:
        plates = map(table.board.layout.plate, range(1, seats))
        assert not any(rect.meets(plate) for plate in plates for rect in areas)
    whole = Rect(0, 0, table.width(), table.height())
    assert all(rect.left >= 0 and rect.top >= 0 and rect.right <= whole.right for rect in areas)
    assert max(rect.bottom for rect in areas) < table.board.layout.plate(0).bottom
    assert min(rect.width for rect in overlay.cards) >= 30
    lay_before = [(spot.trick_x, spot.trick_y) for spot in table.board.layout.places]
    for (card, was), (other, other_was) in combinations(zip(overlay.cards, lay_before, strict=True), 2):
        for now, then, before, other_before in zip(card.centre, other.centre, was, other_was, strict=True):
            assert (now > then + 1) == (before > other_before + 1), "they lie as before"


def test_undealt_cards_have_a_name(lay: Lay) -> None:
    for game, options, before, during in (
        ("red-one", {}, "Centre", ""),
        ("five-hundred", {}, "Kitty", ""),
        ("five-hundred", {"players": 2}, "Kitty + Set aside: 13", "Set aside: 10"),
        ("forty-fives", {}, "Kitty + Stock: 32", "Stock: 13"),
        ("92q", {"players": 6}, "Set aside", "Set aside"),
        ("tocan", {"players": 3}, "Set aside: 13", "Set aside: 13"),
    ):
        dealer = Dealer(game, **options)
        dealer.step()
        table = lay(dealer)
        assert table.seating.captions.talon.words == before
        dealer.until_play()
        table.show_view(dealer.view(0), 0)
        assert table.seating.captions.talon.words == during
        assert table.seating.captions.talon.isVisible() == bool(during)


def test_own_pile_row_and_hand_say_what_the_others_see(lay: Lay) -> None:
    dealer = Dealer("tocan").until_play()
    table = lay(dealer, seat=0)
    words = [caption.words for caption in table.seating.captions.own]
    assert words == ["Foundation", "Face-up row", "Hand, hidden"]
    dealer.until(lambda table: table.play is not None and table.play.left < 4)
    view = dealer.view(0)
    table.show_view(view, 0)
    words = [caption.words for caption in table.seating.captions.own]
    assert [bool(word) for word in words] == [bool(view.piles[0]), bool(view.shown[0]), bool(view.counts[0])]
    other = lay(Dealer().until_play())
    assert not any(caption.words for caption in other.seating.captions.own)


def test_the_name_of_the_row_stays_at_its_first_place(lay: Lay) -> None:
    dealer = Dealer("tocan").until_play()
    table = lay(dealer, seat=0)
    for _ in range(2):
        left = table.seating.captions.own[1].sceneBoundingRect().left()
        assert left == pytest.approx(table.board.layout.own_row(4)[0][0], abs=10)
        dealer.until(lambda now: now.play is not None and view(now, 0).shown[0].bit_count() < 4)
        table.show_view(dealer.view(0), 0)
        assert len(table.board.rows[0]) == 4


@pytest.mark.usefixtures("qapp")
def test_long_names_share_the_room() -> None:
    font = sized(QFont(), 14, False)
    wide = QFontMetricsF(font).horizontalAdvance
    names = ("Bartholomew the Third", "Ada")
    assert fit_names(names, font, 1000) == "Bartholomew the Third + Ada"
    shown = fit_names(names, font, wide("Bartholomew + Ada"))
    assert shown.startswith("Barth")
    assert shown.endswith(" + Ada")
    both = fit_names(("Bartholomew the Third", "Maximilian the Second"), font, 200)
    assert "Bart" in both
    assert "+ Max" in both
    assert wide(both) <= 200


def test_a_name_of_twenty_letters_is_whole_on_a_plate(lay: Lay) -> None:
    table = lay(Dealer().until_play(), size=(1280, 800))
    layout = table.board.layout
    room = layout.plate_width - layout.plate_height * 1.38
    smallest = sized(table.font(), layout.plate_height * 0.33 * 0.65, True)
    assert QFontMetricsF(smallest).horizontalAdvance("Bartholomew Sedgwick") <= room


TEN_LETTERS = ("Wilhelmina", "Maximilian", "Bernadette", "Christophe", "Konstantin", "Alessandra", "Evangeline",
               "Mohammadou")  # fmt: skip


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1000, 700), 100),
        ((1000, 700), 150),
        ((1366, 768), 150),
        ((1366, 768), 200),
        ((1920, 1080), 100),
        ((1920, 1080), 200),
    ],
    ids=str,
)
@pytest.mark.parametrize(
    ("game", "players"), [("92q", 8), ("oh-hell", 7), ("five-hundred", 6), ("hearts", 4)]
)
def test_a_name_of_ten_letters_is_whole_at_a_full_table(
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    game: str,
    players: int,
    size: tuple[int, int],
    text: int,
) -> None:
    """Also of a player who thinks, with a score."""
    letters = Letters(monkeypatch)
    table = request.getfixturevalue("lay")(Dealer(game, players=players).until_play(tricks=1), size=size)
    settings = Settings()
    settings.look.text_size = text
    table.apply(settings)
    table.rename(Names(TEN_LETTERS[:players], you=0))
    layout = table.board.layout
    for thinking, info, plate, name in zip(
        [False, True] * 4, table.seating.infos, table.seating.plates, TEN_LETTERS, strict=False
    ):
        info = info._replace(thinking=thinking, total=None if info.total is None else 88)
        plate.repaint(layout.plate_width, layout.plate_height, layout.unit, 1.0, table.font(), info)
        assert name in [words for _, words in letters.on(plate)]


def test_the_winners_have_a_ring_and_a_crown(lay: Lay) -> None:
    dealer = Dealer("five-hundred", seed=3)
    table = lay(dealer)
    seen = dealer.view(0)

    def looks() -> list[QImage]:
        return [plate.pixmap().toImage() for plate in table.seating.plates]

    table.show_view(seen, 0)
    before = looks()
    table.show_view(replace(seen, winners=(1,)), 0)
    assert [info.won for info in table.seating.infos] == [False, True, False, True]
    assert [old != new for old, new in zip(before, looks(), strict=True)] == [False, True, False, True]
    assert ["Won the match" in plate.tip for plate in table.seating.plates] == [False, True, False, True]


def test_at_the_end_of_a_deal_the_plates_say_the_same_as_the_panel() -> None:
    """Also when one player took everything, so that the others score."""
    table = dealt(1, {"moon": "others"})
    while table.phase is not None and table.phase.name == "play":
        step(table, Random(1))
    seen = view(table, 0)
    assert seen.deals[-1].points == (26, 0, 26, 26)
    lines = [info.line for info in plate_infos(seen, names(4))]
    assert lines == ["26 this deal", "0 this deal", "26 this deal", "26 this deal"]
