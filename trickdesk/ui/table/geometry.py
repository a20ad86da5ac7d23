"""Where everything on the table lies. Pure arithmetic, no Qt; one unit is one logical pixel.

Places are numbered clockwise from the viewer: 0 is the bottom of the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

RATIO = 1.4  # height of a card over its width
INDEX_WIDTH, INDEX_HEIGHT = 0.26, 0.36  # the corner with rank and suit, as shares of the card
LIFT = 0.16  # how far a card under the pointer rises, as a share of its width
ROW_STEP = 0.5  # between face-up cards of another seat, in widths: room for the index of a ten
HALF_BLOCK = 2.54  # half of what another seat takes in games with rows, in widths
SCORE_WIDTH, TARGET_WIDTH = (
    216,
    100,
)  # of the score in the corner: with lines, with the target alone; in units
SCORE_HEAD, SCORE_LINE, SCORE_MARGIN = 16, 24, 5  # heights within the score, in units
BADGE_HEIGHT = 62  # of the contract, in units
GAP = 6  # between what stands in the corner, in units
MAX_KITTY = 6  # cards of the kitty that are drawn; more lie underneath

Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Rect) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@dataclass(slots=True)
class Place:
    """A seat: centre of its plate and centre of the card it plays."""

    x: float
    y: float
    trick_x: float = 0.0
    trick_y: float = 0.0


@dataclass(slots=True)
class Layout:
    """Positions for one size of the window. ``unit`` scales text and plates; widths are those of cards."""

    width: float
    height: float
    unit: float
    rows: bool
    hand_width: float
    other_width: float
    trick_width: float
    hand_y: float
    plate_width: float
    plate_height: float
    places: list[Place]
    badge: Rect
    scores: Rect
    kitty_width: float

    # -- the viewer's own cards: top left corners

    def hand(self, count: int) -> list[Point]:
        left, right = (0.56, 0.985) if self.rows else (0.02, 0.98)
        return self._own_line(count, self.width * left, self.width * right, 0.66)

    def own_row(self, count: int) -> list[Point]:
        left = self.width * 0.025 + self.hand_width * 1.22
        return self._own_line(count, left, max(self.width * 0.54, left + self.hand_width), 0.92)

    def _own_line(self, count: int, left: float, right: float, spread: float) -> list[Point]:
        if count == 0:
            return []
        width = self.hand_width
        step = min(width * spread, (right - left - width) / max(1, count - 1))
        first = left + (right - left - width - step * (count - 1)) / 2
        return [(first + i * step, self.hand_y) for i in range(count)]

    # -- the others: top left corners, `place` from 1

    def fan(self, place: int, count: int) -> list[Point]:
        """Backs that hang under the plate; in games with rows to the right of the row."""
        spot, width = self.places[place], self.other_width
        if self.rows:
            return [(spot.x + width * (1.10 + 0.18 * i), self._row_y(place)) for i in range(count)]
        step = min(width * 0.34, (self.plate_width * 0.86 - width) / max(1, count - 1))
        first = spot.x - (step * (count - 1) + width) / 2
        return [(first + i * step, spot.y + self.plate_height / 2 - width * 0.18) for i in range(count)]

    def row(self, place: int, count: int) -> list[Point]:
        """Face-up cards of another seat; they never leave the window, and every index can be seen."""
        spot, width = self.places[place], self.other_width
        if self.rows:
            return [(spot.x + width * (-1.46 + ROW_STEP * i), self._row_y(place)) for i in range(count)]
        step = width * ROW_STEP
        length = step * (count - 1) + width
        margin = 8 * self.unit
        first = min(max(spot.x - length / 2, margin), self.width - margin - length)
        return [(first + i * step, spot.y + self.plate_height / 2 + 2 * self.unit) for i in range(count)]

    def pile(self, place: int, count: int) -> list[Point]:
        """The face-down pile, bottom card first."""
        if place == 0:
            x, y = self.width * 0.025, self.hand_y
        else:
            x, y = self.places[place].x - self.other_width * 2.52, self._row_y(place)
        return [(x + i * 0.4, y - i * 1.1) for i in range(count)]

    def _row_y(self, place: int) -> float:
        return self.places[place].y + self.plate_height * 0.62

    # -- the middle

    def trick(self, place: int) -> Point:
        spot = self.places[place]
        return spot.trick_x - self.trick_width / 2, spot.trick_y - self.trick_width * RATIO / 2

    def kitty(self, count: int) -> list[Point]:
        """Undealt cards in the upper right corner, where no panel covers them."""
        shown = min(count, MAX_KITTY)
        right = self.width - 10 * self.unit - self.kitty_width
        step = self.kitty_width * 0.3
        spots = [(right - step * i, 10 * self.unit) for i in reversed(range(shown))]
        return [spots[0]] * (count - shown) + spots if spots else []

    def trick_area(self) -> Rect:
        """The cards of a trick and a little space around them."""
        margin = self.trick_width * 0.16
        half_w, half_h = self.trick_width / 2 + margin, self.trick_width * RATIO / 2 + margin
        xs, ys = [p.trick_x for p in self.places], [p.trick_y for p in self.places]
        return Rect(min(xs) - half_w, min(ys) - half_h, max(xs) + half_w, max(ys) + half_h)

    # -- areas

    def plate(self, place: int) -> Rect:
        spot = self.places[place]
        half_w, half_h = self.plate_width / 2, self.plate_height / 2
        return Rect(spot.x - half_w, spot.y - half_h, spot.x + half_w, spot.y + half_h)

    def block(self, place: int) -> Rect:
        """All that belongs to another seat: plate, backs, row and pile."""
        plate, width = self.plate(place), self.other_width
        if self.rows:
            bottom = self._row_y(place) + width * RATIO
            return Rect(
                plate.left if place == 0 else min(plate.left, self.places[place].x - width * HALF_BLOCK),
                plate.top,
                max(plate.right, self.places[place].x + width * HALF_BLOCK),
                bottom,
            )
        return plate._replace(bottom=plate.bottom + width * (RATIO - 0.18))

    def kitty_area(self) -> Rect:
        spots = self.kitty(MAX_KITTY)
        return Rect(
            spots[0][0],
            spots[0][1],
            spots[-1][0] + self.kitty_width,
            spots[0][1] + self.kitty_width * RATIO,
        )

    def panel_area(self) -> Rect:
        """The largest space for a panel: centred above the own plate, over no plate and no face-up row.

        It may cover backs that hang under the plates, and the empty middle.
        """
        bottom = self.plate(0).top - 8
        taken = [self.block(k) if self.rows else self.plate(k) for k in range(1, len(self.places))]
        taken += [self.badge, self.scores, self.kitty_area()]
        middle = self.width / 2
        best = Rect(middle, bottom, middle, bottom)
        for top in sorted({8.0} | {rect.bottom + 8 for rect in taken}):
            half = middle - 8
            for rect in taken:
                if rect.bottom > top - 8 and rect.top < bottom:
                    half = min(half, max(rect.left - middle, middle - rect.right) - 8)
            area = Rect(middle - half, top, middle + half, bottom)
            if half > 0 and _use(area) > _use(best):
                best = area
        return best


def _use(area: Rect) -> float:
    """What a panel gains from an area: beyond 640 x 420 there is no need for more."""
    return min(640.0, area.right - area.left) * min(420.0, area.bottom - area.top)


def compute(
    width: float, height: float, seats: int, rows: bool = False, text_scale: float = 1.0, score_lines: int = 0
) -> Layout:
    """The layout of a table of 2 to 8 seats; ``rows``: every seat has a face-up row and a pile.

    ``score_lines``: the sides whose score stands in the corner.
    """
    unit = max(0.80, min(4.0, min(width / 1280, height / 760))) * text_scale
    others = seats - 1
    hand_width = _step_down(min(height * (0.185 if rows else 0.235) / RATIO, width * 0.115), 6)
    share = 0.62 if rows else 0.50 if others <= 3 else 0.44 if others <= 5 else 0.40
    other_width = _step_down(hand_width * share, 4)
    plate_width, plate_height = 150 * unit, 44 * unit
    if others > 5:
        plate_width = min(plate_width, width * 0.15)
    hand_y = height - hand_width * RATIO - 14 * min(unit, 1.4)
    own_y = hand_y - hand_width * (LIFT + 0.02) - plate_height / 2 - 2 * unit
    layout = Layout(
        width, height, unit, rows, hand_width, other_width, 0.0, hand_y, plate_width, plate_height,
        [Place(width / 2, own_y)], Rect(0, 0, 0, 0), Rect(0, 0, 0, 0), 0.0,
    )  # fmt: skip
    _place_others(layout, others)
    _place_trick(layout)
    _place_corners(layout)
    _place_scores(layout, score_lines)
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


def _place_trick(layout: Layout) -> None:
    """The largest cards with which no card hides another's index, a plate or more than the foot of a fan."""
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
    while width > 30:
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
                return
        width *= 0.97
    raise ValueError(f"no room for a trick at {layout.width:.0f} x {layout.height:.0f}")


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


def _place_corners(layout: Layout) -> None:
    """Contract to the upper left, kitty to the upper right, as large as the plates leave room for."""
    blocks = [layout.block(k) for k in range(1, len(layout.places))]
    edge = 8 * layout.unit
    for wide in (260, 230, 196, 160, 130, 100, 76):
        layout.badge = Rect(edge, edge, edge + wide * layout.unit, edge + BADGE_HEIGHT * layout.unit)
        if not any(layout.badge.meets(block) for block in blocks):
            break
    layout.kitty_width = _step_down(layout.hand_width * 0.66, 4)
    while layout.kitty_width > 28 and any(layout.kitty_area().meets(block) for block in blocks):
        layout.kitty_width -= 4


def score_units(lines: int) -> int:
    """The height of the score in its own units."""
    return SCORE_HEAD + SCORE_LINE * lines + 2 * SCORE_MARGIN


def _place_scores(layout: Layout, lines: int) -> None:
    """Under the contract, or further down on the left, smaller where it has to be."""
    others = [layout.block(k) for k in range(1, len(layout.places))]
    taken = [*others, layout.plate(0), layout.trick_area(), layout.kitty_area()]
    width, height = SCORE_WIDTH if lines else TARGET_WIDTH, score_units(lines)
    for share in (1.0, 0.9, 0.82, 0.74, 0.68, 0.62, 0.56, 0.5):
        unit = layout.unit * share
        high = height * unit
        top = layout.badge.bottom + GAP * layout.unit
        while top + high < layout.hand_y:
            left = layout.badge.left
            layout.scores = Rect(left, top, left + width * unit, top + high)
            if not any(layout.scores.meets(rect) for rect in taken):
                return
            top += 4
    raise ValueError(f"no room for the score at {layout.width:.0f} x {layout.height:.0f}")


def stacking(x: float, y: float) -> float:
    """Order of the cards of a trick: the lower one lies on top, in one line the right-hand one.

    So the corners with the index stay free, whatever the order of play.
    """
    return round(y / 8) * 10000 + round(x)


def hidden_indices(points: list[Point], width: float) -> list[tuple[int, int]]:
    """Pairs (card, by): the index of a card of the trick lies under another card. Points are centres."""
    height, found = width * RATIO, []
    for i, (x, y) in enumerate(points):
        left, top = x - width / 2, y - height / 2
        corner = Rect(left + 1, top + 1, left + width * INDEX_WIDTH - 1, top + height * INDEX_HEIGHT - 1)
        for j, (a, b) in enumerate(points):
            card = Rect(a - width / 2, b - height / 2, a + width / 2, b + height / 2)
            if i != j and stacking(a, b) >= stacking(x, y) and card.meets(corner):
                found.append((i, j))
    return found
