from __future__ import annotations

import math
from copy import deepcopy
from itertools import combinations, pairwise, product

import pytest

from tests.every import check_each
from tests.ui.table.legibility import check
from trickdesk.ui.table.geometry import (
    CLEAR_STEP,
    INDEX_WIDTH,
    LIFT,
    MAX_KITTY,
    OPEN_BESIDE,
    OPEN_ROW,
    OPEN_TEN,
    RATIO,
    TEN_STEP,
    Layout,
    Point,
    Rect,
    compute,
    hidden_indices,
)

SIZES = [
    (1000, 620), (1000, 700), (1200, 620), (1280, 720), (1366, 690), (1600, 900), (1920, 1000), (1920, 1080),
    (2560, 1400), (3440, 1360), (3840, 2080), (1000, 1400), (900, 540),
]  # fmt: skip

# Seats, whether they have rows, and the sides whose score stands in the corner.
TABLES = [(n, False, 0) for n in range(2, 9)] + [(3, True, 0), (4, True, 0)]
TABLES += [(4, False, 2), (6, False, 2), (6, False, 3)]


def test_everything_can_be_read() -> None:
    found = {}
    for size, (seats, rows, lines), scale in product(SIZES, TABLES, (1.0, 1.25, 1.5)):
        layout = compute(*size, seats, rows, scale, lines)
        for cards in (1, 5, 10, 13, 15):
            found[size, seats, rows, lines, scale, cards] = check(layout, cards, lines)
    assert {case: faults for case, faults in found.items() if faults} == {}


def test_mirrored_corners_change_sides_and_seats_do_not() -> None:
    cases = product(TABLES, [(1000, 700), (1366, 690), (1920, 1000)])
    check_each(((case, case) for case in cases), check_mirrored)


def check_mirrored(case: tuple[tuple[int, bool, int], tuple[int, int]]) -> None:
    (seats, rows, lines), size = case
    usual, layout = (compute(*size, seats, rows, 1.0, lines, mirrored) for mirrored in (False, True))
    assert [check(layout, cards, lines) for cards in (1, 5, 13)] == [[]] * 3
    assert layout.places == usual.places
    assert layout.panel_area() == pytest.approx(usual.panel_area())
    pairs = [(layout.badge, usual.badge), (layout.scores, usual.scores)]
    pairs += [(layout.kitty_area(), usual.kitty_area())]
    pairs += [(layout.kitty_caption(n), usual.kitty_caption(n)) for n in (0, 3, 9)]
    if rows:
        own = [
            (layout.pile(0, 1), usual.pile(0, 1)),
            (layout.own_row(4), usual.own_row(4)),
            (layout.hand(3), usual.hand(3)),
        ]
        pairs += [(around(here, layout.hand_width), around(there, usual.hand_width)) for here, there in own]
        pairs += zip(layout.own_captions(), usual.own_captions(), strict=True)
    for mirrored, rect in pairs:
        facing = (size[0] - rect.right, rect.top, size[0] - rect.left, rect.bottom)
        assert tuple(mirrored) == pytest.approx(facing)
    for place in range(1, seats) if rows else ():  # what belongs to a seat, on the other side of its plate
        middle, wide = layout.places[place].x, layout.other_width
        for name, count in (("pile", 1), ("row", 4), ("fan", 3), ("open_fan", 3)):
            here, there = (around(getattr(each, name)(place, count), wide) for each in (layout, usual))
            assert middle - here.right == pytest.approx(there.left - middle) or name == "open_fan"
            assert (here.left + here.right > 2 * middle) == (there.left + there.right < 2 * middle)
    for count in (1, 3, 9):  # the uppermost card lies at the window's edge
        assert min(x for x, _ in layout.kitty(count)) == layout.kitty(count)[-1][0]


def around(points: list[Point], width: float) -> Rect:
    """Return the rectangle around cards of this width."""
    top, left, right = points[0][1], min(x for x, _ in points), max(x for x, _ in points)
    return Rect(left, top, right + width, top + width * RATIO)


def test_a_small_window_still_has_a_layout() -> None:
    for (seats, rows, lines), scale in product(TABLES, (1.0, 1.5)):
        assert compute(720, 480, seats, rows, scale, lines).trick_width > 30, (seats, rows, lines, scale)


def broken(layout: Layout, **changes: object) -> list[str]:
    for name, value in changes.items():
        setattr(layout, name, value)
    return check(layout, 13)


def a_layout() -> Layout:
    """Return a layout that may be changed."""
    return deepcopy(compute(1280, 800, 4))


def test_check_finds_what_is_wrong() -> None:
    """The checker itself: each kind of fault is named."""
    assert any("trick cards only" in fault for fault in broken(a_layout(), trick_width=40.0))
    assert any("over the hand" in fault for fault in broken(a_layout(), hand_y=300.0))
    assert any("too little" in fault for fault in broken(a_layout(), hand_width=600.0))
    seat = a_layout().block(1)
    assert "score over seat 1" in broken(a_layout(), scores=seat)
    badge = a_layout().badge
    assert "score over contract, kitty or the own plate" in broken(a_layout(), scores=badge)
    assert "score off screen or over the hand" in broken(a_layout(), scores=Rect(-9, 100, 90, 130))
    assert "score too small to be read" in broken(a_layout(), scores=Rect(9, 100, 90, 115))
    layout = a_layout()
    layout.places[1].x = -5
    assert "plate 1 off screen" in check(layout, 13)
    layout = a_layout()
    layout.places[2].x, layout.places[2].y = layout.places[1].x, layout.places[1].y
    assert "plates 2 and 1 overlap" in check(layout, 13)
    layout = a_layout()
    layout.places[1].trick_x, layout.places[1].trick_y = layout.places[3].trick_x, layout.places[3].trick_y
    assert any("hidden" in fault for fault in check(layout, 13))
    layout = a_layout()
    layout.places[2].trick_y = layout.places[2].y
    assert "trick card 2 over plate 2" in check(layout, 13)


def test_lower_cards_lie_on_top() -> None:
    upper, lower = (100.0, 100.0), (100.0, 150.0)
    assert hidden_indices([upper, lower], 100) == []
    assert hidden_indices([(100.0, 100.0), (100.0, 104.0)], 100) == [(0, 1)]


def test_seats_go_clockwise_from_the_bottom() -> None:
    layout = compute(1280, 800, 4)
    bottom, left, top, right = layout.places
    assert left.x < bottom.x < right.x
    assert top.y < left.y < bottom.y
    assert left.trick_x < top.trick_x < right.trick_x


def test_two_players_face_each_other() -> None:
    bottom, top = compute(1280, 800, 2).places
    assert bottom.x == pytest.approx(top.x)
    assert top.trick_y < bottom.trick_y


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_an_open_hand_stays_in_the_window(seats: int) -> None:
    layout = compute(1000, 700, seats)
    for place in range(1, seats):
        points = layout.row(place, 10)
        assert points[0][0] >= 0
        assert points[-1][0] + layout.other_width <= layout.width
        assert points[-1][1] + layout.other_width * RATIO <= layout.hand_y


def test_an_open_kitty_shows_both_figures_where_there_is_room() -> None:
    for mirrored in (False, True):
        layout = compute(720, 640, 4, mirrored=mirrored)
        usual = [x for x, _ in layout.kitty(6)]
        spread = [x for x, _ in layout.open_kitty(6, [])]
        assert spread[-1] == pytest.approx(usual[-1])
        steps = [abs(b - a) for a, b in pairwise(spread)]
        assert steps == pytest.approx([layout.kitty_width * TEN_STEP] * 5)
        assert [x for x, _ in layout.open_kitty(6, [layout.kitty_area()])] == pytest.approx(usual)
        assert layout.open_kitty(1, []) == layout.kitty(1)
        assert len(layout.open_kitty(32, [])) == 32


def test_the_kitty_shows_a_few_cards_of_many() -> None:
    layout = compute(1280, 800, 4)
    points = layout.kitty(32)
    assert len(points) == 32
    assert len(set(points)) == MAX_KITTY
    assert points == sorted(points)


@pytest.mark.parametrize(("seats", "rows"), [(4, False), (4, True)])
def test_the_index_of_a_ten_shows_in_a_row(seats: int, rows: bool) -> None:
    layout = compute(1000, 700, seats, rows)
    points = layout.row(1, 4)
    assert points[1][0] - points[0][0] >= 0.45 * layout.other_width
    if rows:
        assert points[3][0] + layout.other_width < layout.fan(1, 3)[0][0]
        assert layout.pile(1, 6)[-1][0] + layout.other_width < points[0][0]


@pytest.mark.parametrize(("seats", "rows"), [(4, False), (8, False), (4, True)])
def test_panels_have_room(seats: int, rows: bool) -> None:
    layout = compute(1000, 700, seats, rows)
    panel = layout.panel_area()
    assert panel.bottom < layout.plate(0).top
    assert not any(panel.meets(layout.plate(place)) for place in range(seats))
    assert panel.right - panel.left >= 420
    assert panel.bottom - panel.top >= 230


def test_large_windows_have_large_cards() -> None:
    """The viewer's cards take a quarter of the height (a fifth with rows), tricks too."""
    tables = [(2, False, 0), (4, False, 2), (6, False, 3), (4, True, 0)]
    for size, table in product([(1366, 690), (1920, 1010), (2560, 1370), (3840, 2090)], tables):
        seats, rows, lines = table
        layout = compute(*size, seats, rows, 1.0, lines)
        assert layout.hand_width * RATIO >= size[1] * (0.2 if rows else 0.27), (size, table)
        assert layout.trick_width >= (0.86 if seats <= 4 else 0.7) * layout.hand_width, (size, table)


def test_the_contract_keeps_its_width_where_panels_gain_nothing() -> None:
    """Panels beside rows are narrow in any case."""
    layout = compute(1000, 700, 3, True, 1.5)
    assert layout.badge.right - layout.badge.left > 200


def test_open_hands_of_others_show_every_index_and_stay_in_the_window() -> None:
    sizes = [(720, 480), (720, 600), (1000, 620), (1400, 1000), (2900, 1900)]
    hands = [(4, 13, False), (4, 3, True), (6, 8, False), (8, 6, False)]
    check_each(((case, case) for case in product(sizes, hands)), check_open_hands)


def check_open_hands(case: tuple[tuple[int, int], tuple[int, int, bool]]) -> None:
    size, (seats, count, rows) = case
    layout = compute(*size, seats, rows)
    for place, tens in product(range(1, seats), ((), (0, 2))):
        points = layout.open_fan(place, count, tens)
        assert len(points) == count
        width = layout.other_width
        for i, (a, b) in enumerate(pairwise(points)):
            if a[1] == b[1]:
                assert (b[0] - a[0]) / width >= (OPEN_TEN if i in tens else INDEX_WIDTH) - 1e-9
            else:
                assert b[0] == points[0][0]
                assert (b[1] - a[1]) / width / RATIO >= OPEN_ROW - 1e-9
        assert points[0][0] >= 0
        assert all(x + width <= layout.width for x, _ in points)


def test_long_open_hands_beside_the_trick_have_two_rows_where_one_would_be_tight() -> None:
    sizes = {(996, 710): 2, (1366, 690): 1, (1400, 950): 2, (2800, 2020): 2, (3840, 2080): 1}
    for size, rows in sizes.items():
        layout = compute(*size, 4)
        for place, count in product((1, 3), (5, 13)):
            points = layout.open_fan(place, count)
            heights = {y for _, y in points}
            assert len(heights) == (rows if count == 13 else 1), (size, place, count)
            steps = [b[0] - a[0] for a, b in pairwise(points) if a[1] == b[1]]
            least = max(OPEN_BESIDE * layout.other_width, CLEAR_STEP) if count == 13 else 0.0
            assert min(steps) >= min(TEN_STEP * layout.other_width, least or math.inf) - 1e-9
            assert max(heights) + layout.other_width * RATIO < layout.hand_y - layout.hand_width * LIFT
        assert len({y for _, y in layout.open_fan(2, 13)}) == 1


def test_contract_and_score_cover_no_open_hand() -> None:
    sizes = [(690, 440), (800, 600), (1000, 620), (1366, 690), (1920, 1000), (3840, 2080)]
    for size, (seats, rows, lines), scale in product(sizes, TABLES, (1.0, 1.5, 2.0)):
        layout = compute(*size, seats, rows, scale, lines)
        for count in (5, 13) if not rows else ():
            fans = [layout.open_fan(place, count) for place in range(1, seats)]
            hands = [
                around([fan[0], (max(x for x, _ in fan), fan[0][1])], layout.other_width)._replace(
                    bottom=fan[-1][1] + layout.other_width * RATIO
                )
                for fan in fans
            ]
            beside = layout.beside(hands)
            case = size, seats, lines, scale, count
            for words in (beside.badge, beside.scores):
                assert not any(map(words.meets, hands)), case
            assert beside.scores.height or scale > 1 or size[0] < 1000, case
        assert layout.beside([]) is layout


def test_own_cards_and_tricks_use_the_window() -> None:
    tables = [(2, False), (4, False), (6, False), (8, False), (4, True)]
    for size, table in product([(1000, 700), (1366, 690), (1920, 1000), (2560, 1400), (3840, 2080)], tables):
        layout = compute(*size, *table)
        assert layout.hand_width * RATIO >= 0.2 * size[1], (size, table)
        share = 0.195 if len(layout.places) <= 6 else 0.15
        assert layout.trick_width * RATIO >= share * size[1], (size, table)


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_cards_of_a_large_trick_lie_apart_and_nearest_to_their_players(seats: int) -> None:
    sizes = [(1000, 650), (1366, 720), (1920, 1030), (3840, 2100), (1000, 1400)]
    for size, text, mirrored in product(sizes, (1.0, 1.5, 2.0), (False, True)):
        layout = compute(*size, seats, False, text, 0, mirrored)
        cards = [layout.trick_card(place) for place in range(seats)]
        assert not any(one.meets(other) for one, other in combinations(cards, 2)), (size, text)
        for place, card in enumerate(cards):
            away = [math.dist(card.centre, layout.plate(other).centre) for other in range(seats)]
            assert away.index(min(away)) == place, (size, text, place)


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_tall_windows_have_larger_cards(seats: int) -> None:
    layout = compute(1000, 1400, seats)
    assert layout.hand_width >= 0.16 * layout.width
    assert layout.trick_width >= 0.14 * layout.width


def test_the_smallest_table_is_laid_out_with_words_that_fit() -> None:
    check_each(((case, case) for case in product(range(2, 9), (1.0, 1.25, 1.5, 2.0))), check_smallest)


def check_smallest(case: tuple[int, float]) -> None:
    seats, text_scale = case
    for rows in (False, True) if seats <= 4 else (False,):
        for lines in (0, 2, seats):
            layout = compute(720, 440, seats, rows, text_scale, lines)
            plates = [layout.plate(place) for place in range(seats)]
            assert all(plate.left >= 0 and plate.right <= 720 and plate.top >= 0 for plate in plates)
            assert layout.unit <= 0.8 * text_scale


def test_large_text_shrinks_before_the_contract_is_cut() -> None:
    sizes = [(1000, 650), (1366, 700), (1920, 1000)]
    for size, seats, lines in product(sizes, (2, 4, 5, 6, 8), (0, 2)):
        layout = compute(*size, seats, False, 2.0, lines)
        assert layout.badge.right - layout.badge.left >= 129 * layout.unit, (size, seats, lines)
        assert layout.unit >= 1.25 * compute(*size, seats, False, 1.0, lines).unit, (size, seats, lines)


def test_a_panel_at_the_end_of_a_deal_grows_with_the_text() -> None:
    """The score makes room for it, and lies over nothing."""
    for size, mirrored in product([(1000, 650), (1366, 700)], (False, True)):
        layout = compute(*size, 4, False, 2.0, 2, mirrored)
        over = layout.cleared()
        area = over.panel_area()
        assert area.right - area.left >= 0.55 * size[0], size
        taken = [over.plate(place) for place in range(4)] + [over.badge, over.kitty_area(), area]
        assert not any(map(over.scores.meets, taken))
        assert over.scores.bottom <= size[1]
        usual = compute(*size, 4, False, 1.0, 2, mirrored)
        assert usual.cleared().scores == usual.scores, "it stays where a panel has room anyway"
