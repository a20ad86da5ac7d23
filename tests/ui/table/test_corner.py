"""Text in the corner of the table and beside cards has enough room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.ui.cards.sight import contrast
from tests.ui.letters import Letters
from tests.ui.table.dealer import NAMES, Dealer
from trickdesk.storage.settings import Appearance, Settings
from trickdesk.ui.table.geometry import BRIEF_SCORE, CAPTION, SCORE_HEAD, SCORE_WIDTH, compute, score_units
from trickdesk.ui.table.painted import draw_marked, fit_names, painted_width, sized
from trickdesk.ui.table.scoreboard import ContractBadge, ScoreBoard, contract_info, score_info
from trickdesk.ui.table.view import CardTable, has_cards
from trickdesk.ui.text import scores
from trickdesk.ui.theme.colours import FELTS, apply_theme, edge_on_felt, panel_sheet

Lay = Callable[..., CardTable]
SIZES = [(1000, 640), (1280, 760), (1920, 1010)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_captions_are_whole(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(Dealer("tocan").until_play(), size=size, seat=0)
    layout = table.board.layout
    font = sized(table.font(), CAPTION * layout.unit * 0.7, False)
    for caption, box in zip(table.seating.captions.own, layout.own_captions(), strict=True):
        words = QFontMetricsF(font).horizontalAdvance(caption.words)
        assert 0 < words <= box.right - box.left - 4 * layout.unit


@pytest.mark.usefixtures("qapp")
def test_where_names_have_no_room_the_first_is_named_and_the_others_are_counted() -> None:
    font = sized(QFont(), 14, False)
    wide = QFontMetricsF(font).horizontalAdvance
    assert fit_names(("You", "Ada", "Bruno", "Emil"), font, wide("You + 33")) == "You + 3"
    long = fit_names(("Bartholomew the Third", "Maximilian the Second"), font, wide("Bart + 1"))
    assert long.startswith("B")
    assert long.endswith("… + 1")
    assert fit_names(("Bartholomew",), font, wide("Bart…")).endswith("…")
    assert fit_names(("You", "Bruno", "Dora"), font, wide("You + 2") * 0.7) == "You + 2", "in a smaller font"
    assert fit_names(("You", "Bruno", "Dora"), font, wide("+ 2") * 0.7) == "Y + 2"


def test_marks_stay_inside_a_narrow_badge(qapp: QApplication) -> None:
    """The bid is drawn smaller, then with marks instead of words."""
    font, picture = sized(QFont(), 20, True), QImage(300, 40, QImage.Format.Format_RGB32)
    words, brief = "6 clubs, Left {S}", "6 {C}, Left {S}"
    painter = QPainter(picture)
    for room in (
        painted_width(words, font),
        painted_width(words, sized(font, 16, True)),
        painted_width(brief, sized(font, 14, True)),
    ):
        assert draw_marked(painter, QRectF(0, 0, room, 40), words, font, brief) <= room + 0.01
    painter.end()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_large_text_leaves_the_contract_its_words(lay: Lay, size: tuple[int, int]) -> None:
    """Forty-Fives with six players: two plates are near the corner."""
    dealer = Dealer("forty-fives", players=6).until_play()
    view = dealer.view(0)
    layout = compute(*size, 6, False, 1.5, scores.score_lines(view.game))
    info = contract_info(view, NAMES)
    assert info is not None
    high = layout.badge.bottom - layout.badge.top
    assert ContractBadge.width_for(info, high, QFont()) <= layout.badge.right - layout.badge.left
    assert high * 0.195 >= 10


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_contract_says_what_both_teams_have(players: int) -> None:
    """If teams are made for the deal; permanent sides have their score below."""
    dealer = Dealer("92q", players=players).until_play(tricks=3)
    view = dealer.view(0)
    info = contract_info(view, NAMES)
    assert info is not None
    ours, theirs = (sum(view.taken[seat] for seat in team) for team in view.teams)
    assert ours + theirs >= 3
    assert info.both == f"{info.progress}, others {theirs}"
    assert info.progress.startswith(f"{ours} of ")
    for game in ("five-hundred", "red-one", "tocan"):
        plain = contract_info(Dealer(game).until_play(tricks=1).view(0), NAMES)
        assert plain is not None
        assert plain.both == plain.progress


def test_a_narrow_badge_has_the_progress_in_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    letters, badge = Letters(monkeypatch), ContractBadge()
    info = contract_info(Dealer("92q", players=8).until_play(tricks=3).view(0), NAMES)
    assert info is not None
    short = info.progress.rsplit(" ", 1)[0]
    for wide, said in ((400, info.both), (100, short)):
        badge.repaint(wide, 62, 1.0, 1.0, QFont(), info)
        assert said in [text for _, text in letters.on(badge)]


def test_plates_of_a_narrow_table_name_their_players() -> None:
    """In a small window with open record and large text, plates are narrow."""
    layout = compute(740, 650, 8, False, 1.5)
    high = layout.plate_height
    name = sized(QFont(), high * 0.33 * 0.8, True)  # as small as it may become to be whole
    room = layout.plate_width - high * (1.12 + 0.26 + 0.53)  # beside the badge, the margin and a total
    assert all(QFontMetricsF(name).horizontalAdvance(word) <= room for word in NAMES)


def test_words_beside_own_cards_stay_clear_of_each_other_on_a_narrow_table() -> None:
    boxes = compute(735, 650, 4, True, 1.5).own_captions()
    assert not any(a.meets(b) for a, b in combinations(boxes, 2))


def test_the_name_of_kitty_and_stock_is_whole_with_large_text(qapp: QApplication) -> None:
    for size, text, seats in product(((1000, 500), (1000, 700), (1366, 690)), (1.5, 2.0), range(3, 9)):
        layout = compute(*size, seats, False, text)
        box = layout.kitty_caption(6)
        wide = painted_width("Kitty + Stock: 32", sized(qapp.font(), box.height * 0.7, False))
        assert seats > 4 or box.width >= wide + 4 * layout.unit
        assert not any(box.meets(layout.plate(place)) for place in range(1, seats))


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def test_in_high_contrast_plates_stand_out_from_the_felt(lay: Lay, qapp: QApplication) -> None:
    table = lay(Dealer().until_play(), seat=0)
    apply_theme(qapp, "contrast")
    table.apply(Settings(look=Appearance(theme="contrast")))
    plate = table.seating.plates[1]
    drawn, felt = plate.pixmap().toImage(), QColor(FELTS["contrast"][0])
    column = [drawn.pixelColor(drawn.width() // 2, y) for y in range(drawn.height() // 4)]
    assert max(contrast(rgb(colour), rgb(felt)) for colour in column) >= 7
    assert edge_on_felt().name(QColor.NameFormat.HexArgb) in panel_sheet(1.0)
    apply_theme(qapp, "light")
    table.apply(Settings())
    faint = plate.pixmap().toImage()
    assert faint != drawn


def test_cards_of_whoever_sits_out_do_not_keep_the_table_full() -> None:
    view = Dealer("euchre").until_play().view(0)
    for players, counts, is_full in (
        ((0, 1, 3), (0, 0, 5, 0), False),
        ((0, 1, 3), (0, 1, 5, 0), True),
        ((1, 2, 3), (5, 0, 0, 0), True),
        ((), (0, 0, 5, 0), True),
    ):
        assert has_cards(replace(view, players=players, counts=counts)) == is_full


def test_a_brief_score_has_no_words_between_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    letters, board = Letters(monkeypatch), ScoreBoard()
    info = score_info(Dealer("spades", players=6).until_play().view(0), NAMES)
    for brief, wide, said in ((False, SCORE_WIDTH, "0 of 10"), (True, BRIEF_SCORE, "0")):
        high = score_units(len(info.lines)) - SCORE_HEAD * brief
        board.repaint(wide, high, 1.0, 1.0, QFont(), info._replace(is_brief=brief))
        shown = {text for _, text in letters.on(board)}
        assert said in shown and ("0 of 10" in shown) != brief
