"""Where everything is put for a size of the window: as large as it can be without hiding anything else."""

from __future__ import annotations

import math

from trickdesk.ui.table.geometry import (
    BADGE_HEIGHT,
    GAP,
    HALF_BLOCK,
    LIFT,
    RATIO,
    SCORE_WIDTH,
    TARGET_WIDTH,
    Layout,
    Place,
    Point,
    Rect,
    hidden_indices,
    score_units,
)

ROOMY_PANEL = 340  # both ways: with this the largest panels are shown in full; in units
USUAL_WIDE, TALL_WIDE = 0.115, 0.165  # of the width, for an own card: usually, and in a tall window
LOW_WINDOW, TALL_WINDOW = (
    0.72,
    1.3,
)  # height over width: up to the first they are usual, from the second on tall
# Where a table is too small for words of the size that was chosen, they are made smaller, down to this.
SMALLEST_TEXT, LESS_TEXT = 0.75, 0.88
LARGE_TRICK = 0.86  # of the width of own cards, which grow only while the trick grows with them
SMALLEST_TRICK = 30.0  # in pixels
# Of the contract: its width in units and the share of its usual height; what comes first is preferred. A lower one
# goes over a plate that would leave little beside it.
BADGES = (
    *((wide, high) for high in (1.0, 0.9, 0.8, 0.7) for wide in (260, 230, 196, 160)),
    *((wide, 1.0) for wide in (130, 100, 76)),
)
PLATE_RATIO = (
    0.34  # of a plate's height, and with it its words, to its width: more would leave the names no room
)
NARROW_PANEL = 460.0  # in pixels; below this what stands in the corner gives way


def compute(
    width: float,
    height: float,
    seats: int,
    rows: bool = False,
    text_scale: float = 1.0,
    score_lines: int = 0,
    mirrored: bool = False,
) -> Layout:
    """The layout of a table of 2 to 8 seats; ``rows``: every seat has a face-up row and a pile.

    ``score_lines``: the sides whose score stands in the corner. ``mirrored``: see :class:`Layout`.
    ValueError where even words of the smallest size leave no room.
    """
    while True:
        try:
            return _compute(width, height, seats, rows, text_scale, score_lines, mirrored)
        except ValueError:
            if text_scale <= SMALLEST_TEXT:
                raise
            text_scale = max(SMALLEST_TEXT, text_scale * LESS_TEXT)


def _compute(
    width: float,
    height: float,
    seats: int,
    rows: bool,
    text_scale: float,
    score_lines: int,
    mirrored: bool,
) -> Layout:
    """With words of exactly this size; ValueError where they leave no room."""
    unit = max(0.80, min(4.0, min(width / 1280, height / 760))) * text_scale
    shares = (0.225, 0.205) if rows else (0.29, 0.275, 0.26)
    wide = _wide_share(width, height)
    tries = [(share, wide) for share in shares] + [
        (share, USUAL_WIDE) for share in shares if wide > USUAL_WIDE
    ]
    for share, across in tries:
        layout = _seat(width, height, seats, rows, unit, share, across)
        if _place_trick(layout, LARGE_TRICK * layout.hand_width):
            _place_corners(layout, score_lines, mirrored)
            area = layout.panel_area()
            if min(area.bottom - area.top, area.right - area.left) >= ROOMY_PANEL * unit:
                return layout
    layout = _seat(width, height, seats, rows, unit, _usual_share(rows), USUAL_WIDE)
    if not _place_trick(layout, SMALLEST_TRICK):
        raise ValueError(f"no room for a trick at {layout.width:.0f} x {layout.height:.0f}")
    _place_corners(layout, score_lines, mirrored)
    return layout


def _usual_share(rows: bool) -> float:
    """Of the height, for the own cards: what every window has room for."""
    return 0.185 if rows else 0.235


def _wide_share(width: float, height: float) -> float:
    """Of the width, for an own card: more in windows that are higher than usual, where cards lie closer together."""
    tall = min(1.0, max(0.0, (height / width - LOW_WINDOW) / (TALL_WINDOW - LOW_WINDOW)))
    return USUAL_WIDE + (TALL_WIDE - USUAL_WIDE) * tall


def _seat(
    width: float, height: float, seats: int, rows: bool, unit: float, hand_share: float, wide_share: float
) -> Layout:
    """Own cards that take ``hand_share`` of the height, one of them no more than ``wide_share`` of the width, and the
    plates; nothing yet in the middle and the corners."""
    others = seats - 1
    hand_width, usual = (
        _step_down(min(height * share / RATIO, width * across), 6)
        for share, across in ((hand_share, wide_share), (_usual_share(rows), USUAL_WIDE))
    )
    share = 0.62 if rows else 0.50 if others <= 3 else 0.44 if others <= 5 else 0.40
    # The cards of the others stay as small as they are beside usual own cards: the room is for what one plays with.
    other_width = _step_down(min(hand_width, usual) * share, 4)
    plate_width, plate_height = 150 * unit, 44 * unit
    if others <= 3:
        plate_width = min(196 * unit, width * 0.2)
    elif others > 5:
        plate_width = min(plate_width, width * 0.15)
    plate_height = min(plate_height, plate_width * PLATE_RATIO)
    hand_y = height - hand_width * RATIO - 14 * min(unit, 1.4)
    own_y = hand_y - hand_width * (LIFT + 0.02) - plate_height / 2 - 2 * unit
    layout = Layout(
        width, height, unit, rows, hand_width, other_width, 0.0, hand_y, plate_width, plate_height,
        [Place(width / 2, own_y)], Rect(0, 0, 0, 0), Rect(0, 0, 0, 0), 0.0,
    )  # fmt: skip
    _place_others(layout, others)
    return layout


def _step_down(width: float, step: int) -> float:
    """Few different widths, so that dragging the window's edge repaints few cards."""
    return float(max(step, int(width // step) * step))


def _place_others(layout: Layout, others: int) -> None:
    """Plates at equal arc lengths on the upper half of an ellipse that keeps the side fans above the hand."""
    margin = 8 * layout.unit
    fan = layout.other_width * (1.55 if layout.rows else 1.22)
    top = margin + layout.plate_height / 2
    lowest = layout.hand_y - 10 * layout.unit - layout.plate_height / 2 - fan
    share = 0.46 if others <= 3 else 0.60 if others <= 5 else 0.70
    centre_y = min(lowest, top + (layout.hand_y - top) * share)
    half = layout.plate_width / 2
    if layout.rows:
        half = max(half, layout.other_width * HALF_BLOCK)
    radius_x, radius_y = layout.width / 2 - half - margin, centre_y - top
    past = math.radians(0 if others <= 3 else 3)
    for angle in equal_arcs(radius_x, radius_y, math.pi - past, 2 * math.pi + past, others):
        x = layout.width / 2 + radius_x * math.cos(angle)
        layout.places.append(Place(x, centre_y + radius_y * math.sin(angle)))


def equal_arcs(radius_x: float, radius_y: float, start: float, end: float, count: int) -> list[float]:
    """``count`` angles from ``start`` to ``end`` (radians) at equal distances along an ellipse."""
    if count == 1:
        return [(start + end) / 2]
    steps = 512
    lengths, total = [0.0], 0.0
    x, y = radius_x * math.cos(start), radius_y * math.sin(start)
    for i in range(1, steps + 1):
        angle = start + (end - start) * i / steps
        next_x, next_y = radius_x * math.cos(angle), radius_y * math.sin(angle)
        total += math.hypot(next_x - x, next_y - y)
        lengths.append(total)
        x, y = next_x, next_y
    angles, i = [], 0
    for k in range(count):
        while lengths[i] < total * k / (count - 1) - 1e-9:
            i += 1
        angles.append(start + (end - start) * i / steps)
    return angles


def _place_trick(layout: Layout, least: float) -> bool:
    """The largest cards with which no card hides another's index, a plate or more than the foot of a fan.

    False if they would be narrower than ``least``.
    """
    seats = len(layout.places)
    fan = layout.other_width * (1.55 if layout.rows else 1.22)
    top = (
        layout.plate(1).top
        if seats == 3
        else min(layout.plate(k).bottom for k in range(1, seats)) + fan * 0.8
    )
    bottom = layout.plate(0).top - 6 * layout.unit
    blocks = [layout.block(k) for k in range(1, seats)]
    if layout.rows:
        blocks = [rect._replace(bottom=rect.bottom + 4) for rect in blocks]
    else:
        blocks = [rect._replace(bottom=rect.bottom - fan * 0.22) for rect in blocks]
    shapes = (1.06,) if seats <= 4 else (2.6, 2.3, 2.0, 1.75, 1.5)
    width = layout.hand_width * 0.95
    while width > least:
        card = float(int(width))
        height = card * RATIO
        radius_y = min((bottom - top - height) / 2, height * (0.56 if seats <= 4 else 0.66))
        for shape in shapes if radius_y > 0 else ():
            points = [
                (layout.width / 2 + card * shape * math.cos(a), (top + bottom) / 2 + radius_y * math.sin(a))
                for a in _trick_angles(seats, card * shape, radius_y)
            ]
            if _is_clear(points, card, blocks):
                layout.trick_width = card
                for place, (x, y) in zip(layout.places, points, strict=True):
                    place.trick_x, place.trick_y = x, y
                return True
        width *= 0.97
    return False


def _trick_angles(seats: int, radius_x: float, radius_y: float) -> list[float]:
    if seats <= 4:
        return [math.pi / 2 + 2 * math.pi * k / seats for k in range(seats)]
    return equal_arcs(radius_x, radius_y, math.pi / 2, math.pi * 2.5, seats + 1)[:-1]


def _is_clear(points: list[Point], width: float, blocks: list[Rect]) -> bool:
    if hidden_indices(points, width):
        return False
    half_w, half_h = width / 2 + 3, width * RATIO / 2
    cards = [Rect(x - half_w, y - half_h, x + half_w, y + half_h) for x, y in points]
    return not any(card.meets(block) for card in cards for block in blocks)


def _place_corners(layout: Layout, score_lines: int, mirrored: bool) -> None:
    """Kitty to the upper right, contract and score to the upper left, as large as the plates leave room for."""
    layout.mirrored = mirrored
    blocks = [layout.block(k) for k in range(1, len(layout.places))]
    layout.kitty_width = _step_down(layout.hand_width * 0.66, 4)
    while layout.kitty_width > 28 and any(layout.kitty_area().meets(block) for block in blocks):
        layout.kitty_width -= 4
    edge, least = 8 * layout.unit, min(NARROW_PANEL, _panel_width(layout))
    for wide, high in BADGES:
        box = Rect(edge, edge, edge + wide * layout.unit, edge + high * BADGE_HEIGHT * layout.unit)
        layout.badge = layout.facing(box)
        if not any(layout.badge.meets(block) for block in blocks) and _panel_width(layout) >= least:
            break
    _place_scores(layout, score_lines)


def _panel_width(layout: Layout) -> float:
    area = layout.panel_area()
    return area.right - area.left


def _place_scores(layout: Layout, lines: int) -> None:
    """Under the contract, or further down on the left, smaller where it has to be."""
    others = [layout.block(k) for k in range(1, len(layout.places))]
    taken = [*others, layout.plate(0), layout.trick_area(), layout.kitty_area()]
    width, height = SCORE_WIDTH if lines else TARGET_WIDTH, score_units(lines)
    least = min(NARROW_PANEL, _panel_width(layout))
    for share in (1.0, 0.9, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5):
        unit = layout.unit * share
        high = height * unit
        top = layout.badge.bottom + GAP * layout.unit
        while top + high < layout.hand_y:
            left = layout.facing(layout.badge).left
            layout.scores = layout.facing(Rect(left, top, left + width * unit, top + high))
            free = not any(layout.scores.meets(rect) for rect in taken)
            if free and (unit <= 0.9 or _panel_width(layout) >= least):
                return
            top += 4
    raise ValueError(f"no room for the score at {layout.width:.0f} x {layout.height:.0f}")
