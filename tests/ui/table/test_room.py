"""Places for text: clear of own cards, plates, corners and face-up rows."""

from __future__ import annotations

from functools import cache

from tests.every import check_each
from trickdesk.ui.table.geometry import LIFT, RATIO, Layout, Rect, compute
from trickdesk.ui.table.text_placement import (
    LOW_HEIGHT,
    call_box,
    free_room,
    kept_free,
    line_box,
    line_room,
    own_cards_room,
    refusal_box,
    word_room,
)

SIZES = [
    (720, 480),
    (1000, 620),
    (1000, 700),
    (1366, 690),
    (1920, 1000),
    (3840, 2080),
    (1000, 1400),
    (1200, 620),
]
TABLES = [(seats, rows) for seats in range(2, 9) for rows in (False, True) if not rows or seats in (3, 4)]


@cache
def layouts() -> list[tuple[str, Layout]]:
    return [
        (
            f"{w}x{h} {seats} {'rows' if rows else ''} {scale} {lines}",
            compute(w, h, seats, rows, scale, lines),
        )
        for w, h in SIZES
        for seats, rows in TABLES
        for scale in (1.0, 1.25, 1.5)
        for lines in (0, 2)
        if w > 720 or scale == 1.0
    ]


def clashes(layout: Layout, box: Rect, also: tuple[Rect, ...] = ()) -> list[Rect]:
    raised = layout.hand_y - layout.hand_width * LIFT
    own = Rect(0, raised, layout.width, layout.height)
    return [rect for rect in (own, *kept_free(layout), *also) if box.meets(rect)]


def test_calls_stand_beside_their_plates() -> None:
    def check(layout: Layout) -> None:
        unit = layout.unit
        boxes = [call_box(layout, place, 62 * unit, 30 * unit) for place in range(len(layout.places))]
        for box, tip in boxes:
            assert not clashes(layout, box)
            assert not any(box.meets(words) for words in layout.own_captions() if layout.rows)
            assert box.left >= 0
            assert box.right <= layout.width
            assert not any(box.meets(other) for other, _ in boxes if other is not box)
            assert any(abs(tip[0] - spot.x) < layout.plate_width for spot in layout.places)

    check_each(layouts(), check)


def test_calls_cover_no_open_hand() -> None:
    def check(layout: Layout) -> None:
        places, width = range(1, len(layout.places)), layout.other_width
        boxes: list[Rect] = []
        hands = {}
        for place in places:
            points = layout.open_fan(place, 10)
            right, bottom = (max(edges) for edges in zip(*points, strict=True))
            hands[place] = Rect(*points[0], right + width, bottom + width * RATIO)
        for place in places:
            taken = [*hands.values(), *boxes]
            boxes.append(call_box(layout, place, 62 * layout.unit, 30 * layout.unit, hands[place], taken)[0])
        covered = 0
        for box in boxes:
            assert not clashes(layout, box)
            assert 0 <= box.left < box.right <= layout.width
            assert not any(box.meets(other) for other in boxes if other is not box)
            covered += any(map(box.meets, hands.values())) and not layout.rows
        assert covered == 0

    check_each(layouts(), check)


def test_lines_stand_in_the_middle() -> None:
    def check(layout: Layout) -> None:
        for low in (True, False):
            room = line_room(layout, low)
            for width in (room, min(400 * layout.unit, room)):
                assert not clashes(layout, line_box(layout, width, LOW_HEIGHT * layout.unit, low))
            assert not low or room >= min(420 * layout.unit, layout.width * (0.45 if layout.rows else 0.5))

    check_each(layouts(), check)


def test_refusals_stand_near_their_card() -> None:
    def check(layout: Layout) -> None:
        unit = layout.unit
        for x, _ in [*layout.hand(13), *(layout.own_row(4) if layout.rows else [])]:
            middle = x + layout.hand_width / 2
            left, right = word_room(layout, middle)[0]
            width = min(180 * unit, right - left)
            box, _ = refusal_box(layout, middle, width, 46 * unit)
            assert not clashes(layout, box)
            assert box.left <= middle + layout.width / 5
            assert box.right >= middle - layout.width / 5
            assert width >= 90 * unit

    check_each(layouts(), check)


def test_before_cards_are_played_help_has_the_middle_too() -> None:
    def check(layout: Layout) -> None:
        own, size = own_cards_room(layout, layout.hand(13)), (210 * layout.unit, 90 * layout.unit)
        with_trick, without = (free_room(layout, [own], size, size, trick=on) for on in (True, False))
        assert without is not None
        assert with_trick is None or without.bottom >= with_trick.bottom
        assert not any(map(without.meets, [own, *kept_free(layout)]))

    check_each(layouts(), check)


def test_help_finds_a_place_beside_the_cards() -> None:
    """Clear of a full hand, the trick and a panel, and large enough to read."""

    def check(layout: Layout) -> None:
        unit = layout.unit
        own = own_cards_room(layout, layout.hand(13))
        area = layout.panel_area()
        middle = (area.left + area.right) / 2
        half = min(130 * unit, (area.right - area.left) / 2)
        panel = Rect(middle - half, max(area.top, area.bottom - 200 * unit), middle + half, area.bottom)
        least = 150 * unit, 70 * unit
        box = free_room(layout, [own, panel], (480 * unit, 320 * unit), least)
        if box is None:
            assert layout.width < 1000 or layout.unit > layout.width / 1000  # text half as large again
            return
        assert not clashes(layout, box, (own, panel))
        assert box.right - box.left >= least[0]
        assert box.bottom - box.top >= least[1]
        assert 0 <= box.left <= box.right <= layout.width
        assert 0 <= box.top <= box.bottom <= layout.height
        for place in range(len(layout.places)):
            left, top = layout.trick(place)
            width = layout.trick_width
            assert not box.meets(Rect(left, top, left + width, top + width * 1.4))

    check_each(layouts(), check)


def test_panels_have_as_much_room_in_a_large_window() -> None:
    for seats in range(2, 9):
        layout = compute(3840, 2160, seats)
        panel = layout.panel_area()
        assert panel.right - panel.left > 550 * layout.unit, seats
