"""Where everything on the table lies. Pure arithmetic, no Qt; one unit is one logical pixel.

Places are numbered clockwise from the viewer: 0 is the bottom of the table.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import NamedTuple

RATIO = 1.4  # height of a card over its width
INDEX_WIDTH, INDEX_HEIGHT = 0.26, 0.36  # the corner with rank and suit, as shares of the card
LIFT = 0.16  # how far a card under the pointer rises, as a share of its width
ROW_STEP = 0.5  # between face-up cards of another seat, in widths: room for the index of a ten
OPEN_STEP = 0.29  # likewise where there are many: the large index of small cards stays free
TEN_STEP = 0.42  # likewise to the right of an index with two signs
HALF_BLOCK = 2.54  # half of what another seat takes in games with rows, in widths
SCORE_WIDTH, TARGET_WIDTH = (
    216,
    116,
)  # of the score in the corner: with lines, with the target alone; in units
SCORE_HEAD, SCORE_LINE, SCORE_MARGIN = 16, 24, 5  # heights within the score, in units
BADGE_HEIGHT = 62  # of the contract, in units
CAPTION, CAPTION_WIDTH = 17, 104  # of the words beside cards, in units
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
    """Positions for one size of the window. ``unit`` scales text and plates; widths are those of cards.

    ``mirrored``: what stands in the corners changes sides, and so do pile, row and hand of a seat. Seats do not: a deal
    goes clockwise in every language. In a row cards still lie from left to right, so that every index can be seen.
    """

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
    mirrored: bool = False

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
        if self.mirrored:
            left, right = self.width - right, self.width - left
        width = self.hand_width
        step = min(width * spread, (right - left - width) / max(1, count - 1))
        first = left + (right - left - width - step * (count - 1)) / 2
        return [(first + i * step, self.hand_y) for i in range(count)]

    # -- the others: top left corners, ``place`` from 1

    def fan(self, place: int, count: int) -> list[Point]:
        """Backs that hang under the plate; in games with rows to the right of the row."""
        spot, width = self.places[place], self.other_width
        if self.rows:
            first = spot.x + self._beside(1.10, 0.18 * (count - 1) + 1) * width
            return [(first + width * 0.18 * i, self._row_y(place)) for i in range(count)]
        step = min(width * 0.34, (self.plate_width * 0.86 - width) / max(1, count - 1))
        first = spot.x - (step * (count - 1) + width) / 2
        return [(first + i * step, spot.y + self.plate_height / 2 - width * 0.18) for i in range(count)]

    def open_fan(self, place: int, count: int, tens: Collection[int] = ()) -> list[Point]:
        """The hand of another seat, face up: every index can be seen, and no card leaves the window.

        ``tens``: the positions of those whose index has two signs.
        """
        spot, width = self.places[place], self.other_width
        room = (self._open_length(place) - width) / max(1, count - 1)
        step = width * OPEN_STEP if self.rows else max(width * OPEN_STEP, min(width * ROW_STEP, room))
        steps = [max(step, width * TEN_STEP) if i in tens else step for i in range(count - 1)]
        length = sum(steps) + width
        if self.rows:
            first, y = spot.x + self._beside(1.10, length / width) * width, self._row_y(place)
        else:
            first, y = spot.x - length / 2, spot.y + self.plate_height / 2 + 2 * self.unit
        margin = 8 * self.unit
        first = max(margin, min(first, self.width - margin - length))
        return [(x, y) for x in accumulate(steps, initial=first)][:count]

    def _open_length(self, place: int) -> float:
        """How far an open hand may reach: up to the cards of the trick, where seats are few."""
        if len(self.places) > 4:
            return self.plate_width * 1.1
        spot, area = self.places[place], self.trick_area()
        outside = max(area.left - spot.x, spot.x - area.right) + self.plate_width / 2
        room = outside if outside > self.plate_width else self.width * 0.4
        return max(self.plate_width * 1.45, room)

    def row(self, place: int, count: int) -> list[Point]:
        """Face-up cards of another seat; they never leave the window, and every index can be seen."""
        spot, width = self.places[place], self.other_width
        if self.rows:
            first = spot.x + self._beside(-1.46, ROW_STEP * (count - 1) + 1) * width
            return [(first + width * ROW_STEP * i, self._row_y(place)) for i in range(count)]
        step = width * ROW_STEP
        length = step * (count - 1) + width
        margin = 8 * self.unit
        first = min(max(spot.x - length / 2, margin), self.width - margin - length)
        return [(first + i * step, spot.y + self.plate_height / 2 + 2 * self.unit) for i in range(count)]

    def pile(self, place: int, count: int) -> list[Point]:
        """The face-down pile, bottom card first."""
        if place == 0:
            x, y = self.width * 0.025, self.hand_y
            if self.mirrored:
                x = self.width - x - self.hand_width
        else:
            x, y = self.places[place].x + self.other_width * self._beside(-2.52, 1), self._row_y(place)
        return [(x + i * 0.4, y - i * 1.1) for i in range(count)]

    def _beside(self, first: float, length: float) -> float:
        """The left end of something beside a seat; mirrored it is as far on the other side. In widths of a card."""
        return -first - length if self.mirrored else first

    def _row_y(self, place: int) -> float:
        return self.places[place].y + self.plate_height * 0.62

    # -- the middle

    def trick(self, place: int) -> Point:
        spot = self.places[place]
        return spot.trick_x - self.trick_width / 2, spot.trick_y - self.trick_width * RATIO / 2

    def kitty(self, count: int) -> list[Point]:
        """Undealt cards in the upper right corner (mirrored: left), where no panel covers them."""
        shown = min(count, MAX_KITTY)
        right = self.width - 10 * self.unit - self.kitty_width
        step = self.kitty_width * 0.3
        spots = [(right - step * i, 10 * self.unit) for i in reversed(range(shown))]
        if self.mirrored:
            spots = [(self.width - x - self.kitty_width, y) for x, y in spots]
        return [spots[0]] * (count - shown) + spots if spots else []

    def trick_area(self) -> Rect:
        """The cards of a trick and a little space around them."""
        margin = self.trick_width * 0.16
        half_w, half_h = self.trick_width / 2 + margin, self.trick_width * RATIO / 2 + margin
        xs, ys = [p.trick_x for p in self.places], [p.trick_y for p in self.places]
        return Rect(min(xs) - half_w, min(ys) - half_h, max(xs) + half_w, max(ys) + half_h)

    # -- areas

    def cleared(self) -> Layout:
        """The table when nobody has cards any more: the own plate stands where the hand lay, for a panel to have its
        room."""
        own, *others = self.places
        foot = self.height - self.plate_height / 2 - 10 * self.unit
        return replace(self, places=[replace(own, y=foot), *others])

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
        foot = spots[0][1] + self.kitty_width * RATIO
        lefts = [x for x, _ in spots]
        return Rect(min(lefts), spots[0][1], max(lefts) + self.kitty_width, foot + CAPTION * self.unit)

    def kitty_caption(self, count: int) -> Rect:
        """The place of its name, under its cards and as far to the right (mirrored: left)."""
        area, spots, wide = self.kitty_area(), self.kitty(count), CAPTION_WIDTH * self.unit
        top = area.bottom - (CAPTION - 3) * self.unit
        if self.mirrored:
            right = max(spots[0][0] + self.kitty_width if spots else area.left, area.left + wide)
            return Rect(area.left, top, right, area.bottom)
        left = min(spots[0][0] if spots else area.right, area.right - wide)
        return Rect(left, top, area.right, area.bottom)

    def facing(self, rect: Rect) -> Rect:
        """A place on the left as it is here: on the right where the table is mirrored."""
        if not self.mirrored:
            return rect
        return rect._replace(left=self.width - rect.right, right=self.width - rect.left)

    def own_captions(self, row: int = 4, hand: int = 3) -> list[Rect]:
        """The places of the words over the own pile, row and hand of so many cards; clear of cards that are raised."""
        if self.mirrored:
            usual = replace(self, mirrored=False)
            return [self.facing(rect) for rect in usual.own_captions(row, hand)]
        bottom = self.hand_y - self.hand_width * LIFT - 4 * self.unit
        # Small as the table may be, words are not.
        wide, high = CAPTION_WIDTH * max(1.0, self.unit), CAPTION * self.unit
        groups = (self.pile(0, 1), self.own_row(max(1, row)), self.hand(max(1, hand)))
        lefts = [group[0][0] for group in groups]
        lefts[1] = min(lefts[1], self.plate(0).left - wide - 4 * self.unit)
        rights = [
            min(x + wide, after - 4 * self.unit)
            for x, after in zip(lefts, [*lefts[1:], self.width], strict=True)
        ]
        return [Rect(x, bottom - high, right, bottom) for x, right in zip(lefts, rights, strict=True)]

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
                if rect.bottom > top - 7.5 and rect.top < bottom:  # 8, but for rounding
                    half = min(half, max(rect.left - middle, middle - rect.right) - 8)
            area = Rect(middle - half, top, middle + half, bottom)
            if half > 0 and _use(area) > _use(best):
                best = area
        return best


def _use(area: Rect) -> float:
    """What a panel gains from an area: beyond 640 x 420 there is no need for more."""
    return min(640.0, area.right - area.left) * min(420.0, area.bottom - area.top)


def score_units(lines: int) -> int:
    """The height of the score in its own units."""
    return SCORE_HEAD + SCORE_LINE * lines + 2 * SCORE_MARGIN


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
