"""Layout of the table: positions and sizes for a window of a given size.

Pure arithmetic, no Qt; one unit is one logical pixel. Places are numbered clockwise from the viewer: 0 is the bottom of
the table.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, combinations, product
from typing import NamedTuple

RATIO = 1.4  # height of a card divided by its width
SMALLEST_UNIT = 0.8  # smallest scale at which panels of text table and coach are readable
INDEX_WIDTH, INDEX_HEIGHT = 0.26, 0.36  # size of the corner with rank and suit, in card widths and heights
LIFT = 0.16  # how far a card under the pointer rises, in card widths
HAND_STEP = 0.82  # greatest step between the viewer's cards, in card widths
ROW_STEP = 0.5  # between another seat's face-up cards, in card widths: room for the index of a ten
OPEN_STEP = 0.29  # the same with many cards: room for the large index of small cards
OPEN_MOST = 0.6  # the same where there is room
OPEN_BESIDE = 0.37  # the same beside a row, or in one: room for rank and suit of a large index
TEN_STEP = 0.42  # the least step that shows most indices whole
OPEN_TEN = 0.48  # the same to the right of an index with two characters
CLEAR_STEP = 26.0  # in pixels; with that much of each card, one row of an open hand is enough
OPEN_ROW = 0.64  # from the upper to the lower row of an open hand, in card heights
FAN_WIDTH = 0.96  # of card backs below a plate, in plate widths
HALF_BLOCK = 2.54  # half the width of another seat in games with rows, in card widths
SCORE_WIDTH, TARGET_WIDTH = 216, 176  # with lines, and with the target only; in units
SCORE_HEAD, SCORE_LINE, SCORE_MARGIN = 16, 24, 5  # heights within the score, in units
LEAST_SCORE = 0.78  # pixels to such a unit, so that words have 9 pixels
BRIEF_SCORE, LEAST_LARGE_SCORE = 112, 0.7  # width without names, and least pixels with large text
BADGE_HEIGHT = 62  # of the contract, in units
CAPTION, CAPTION_WIDTH = 17, 104  # text beside cards, in units
KITTY_CAPTION_WIDTH = 136  # of two names and a number
GAP = 6  # between the parts in the corner, in units
ROW_SLOTS = 4  # cards in a face-up row
MAX_KITTY = 6  # kitty cards that are drawn; others lie underneath

Point = tuple[float, float]


class Rect(NamedTuple):
    """A rectangle given by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def meets(self, other: Rect) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@dataclass(slots=True)
class Place:
    """A seat: centre of its plate, and centre of the card it plays."""

    x: float
    y: float
    trick_x: float = 0.0
    trick_y: float = 0.0


@dataclass(slots=True)
class Layout:
    """Positions for one window size.

    `unit` scales text and plates. Widths are card widths.

    A number that only one method uses has no name: it is a share of the window, of a card or of a plate, beside what it
    places.

    If `mirrored`, the corners change sides, and so do the pile, row and hand of each seat. Seats don't, since
    a deal goes clockwise in every language. Cards in a row still overlap from left to right, so that every
    index is visible.
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
    bar: Rect | None = None  # buttons beside the viewer's plate
    text: float = 1.0  # the text size that was asked for
    score_lines: int = 0  # sides whose score is shown in the corner
    brief_score: bool = False  # without names and head

    @property
    def letters(self) -> float:
        """Like `unit`, for text that needs no room between seats: as large as asked for."""
        return max(self.unit, usual_unit(self.width, self.height) * self.text) if self.text > 1 else self.unit

    # -- the viewer's own cards: top left corners

    def hand(self, count: int) -> list[Point]:
        left, right = (0.56, 0.985) if self.rows else (0.02, 0.98)
        return self._own_line(count, self.width * left, self.width * right, 0.66 if self.rows else HAND_STEP)

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

    # -- the others: top left corners, `place` from 1

    def fan(self, place: int, count: int) -> list[Point]:
        """Return the positions of card backs below a plate; with rows, beside the row."""
        spot, width = self.places[place], self.other_width
        if self.rows:
            first = spot.x + self._beside(1.10, 0.18 * (count - 1) + 1) * width
            return [(first + width * 0.18 * i, self._row_y(place)) for i in range(count)]
        step = min(width * 0.34, (self.plate_width * FAN_WIDTH - width) / max(1, count - 1))
        first = spot.x - (step * (count - 1) + width) / 2
        return [(first + i * step, spot.y + self.plate_height / 2 - width * 0.18) for i in range(count)]

    def open_fan(self, place: int, count: int, tens: Collection[int] = ()) -> list[Point]:
        """Return positions for another seat's open hand.

        Every index is visible, and no card leaves the window. `tens` has the indices of cards whose rank has
        two characters. A long hand at the side of the table has two rows.
        """
        width = self.other_width
        length, wider = self._open_length(place) - width, sum(i < count - 1 for i in tens)
        room = length / max(1, count - 1)
        beside = (length - width * OPEN_TEN * wider) / max(
            1, count - 1 - wider
        )  # the others, if tens are whole
        is_clear = room >= width * TEN_STEP or beside >= max(width * OPEN_BESIDE, CLEAR_STEP)
        if is_clear or not self._has_two_rows(place):
            return self._open_row(place, count, tens)
        half = -(-count // 2)
        upper = self._open_row(place, half, [i for i in tens if i < half])
        lower = self._open_row(place, count - half, [i - half for i in tens if i >= half])
        left, down = min(upper[0][0], lower[0][0]), width * RATIO * OPEN_ROW
        shifts = ((upper, left - upper[0][0], 0.0), (lower, left - lower[0][0], down))
        return [(x + right, y + below) for row, right, below in shifts for x, y in row]

    def _open_row(self, place: int, count: int, tens: Collection[int]) -> list[Point]:
        """Return positions for a row of another seat's open hand."""
        spot, width = self.places[place], self.other_width
        wide = width * (ROW_STEP if self.rows else OPEN_TEN)
        length, wider = self._open_length(place) - width, sum(i < count - 1 for i in tens)
        room = length / max(1, count - 1)
        if room < wide:  # what tens need more, the others have less
            room = (length - wide * wider) / max(1, count - 1 - wider)
        step = width * OPEN_BESIDE if self.rows else max(width * OPEN_STEP, min(width * OPEN_MOST, room))
        steps = [max(step, wide) if i in tens else step for i in range(count - 1)]
        length = sum(steps) + width
        if self.rows:
            first, y = spot.x + self._beside(1.10, length / width) * width, self._row_y(place)
        else:
            first, y = spot.x - length / 2, spot.y + self.plate_height / 2 + 2 * self.unit
        margin = 8 * self.unit
        first = max(margin, min(first, self.width - margin - length))
        return [(x, y) for x in accumulate(steps, initial=first)][:count]

    def _has_two_rows(self, place: int) -> bool:
        """Return whether an open hand may have a second row.

        It stays beside the trick and above the viewer's own cards.
        """
        if self.rows or len(self.places) > 4 or self._beside_trick(place) <= self.plate_width:
            return False
        foot = self.plate(place).bottom + 2 * self.unit + self.other_width * RATIO * (1 + OPEN_ROW)
        return foot < self.hand_y - self.hand_width * LIFT - GAP * self.unit

    def _beside_trick(self, place: int) -> float:
        """Return the room from the outer edge of a plate to the trick."""
        spot, area = self.places[place], self.trick_area()
        return max(area.left - spot.x, spot.x - area.right) + self.plate_width / 2

    def _open_length(self, place: int) -> float:
        """Return the longest open hand; with few seats, it may reach to the trick."""
        if len(self.places) > 4:
            return self.plate_width * 1.1
        outside = self._beside_trick(place)
        room = outside if outside > self.plate_width else self.width * 0.4
        return max(self.plate_width * 1.45, room)

    def row(self, place: int, count: int) -> list[Point]:
        """Return positions for another seat's face-up cards.

        They never leave the window, and every index is visible.
        """
        spot, width = self.places[place], self.other_width
        if self.rows:
            first = spot.x + self._beside(-1.46, ROW_STEP * (count - 1) + 1) * width
            return [(first + width * ROW_STEP * i, self._row_y(place)) for i in range(count)]
        step = width * ROW_STEP
        length = step * (count - 1) + width
        margin = 8 * self.unit
        first = min(max(spot.x - length / 2, margin), self.width - margin - length)
        return [(first + i * step, spot.y + self.plate_height / 2 + 2 * self.unit) for i in range(count)]

    def face_up_rows(self) -> list[Rect]:
        """Return the areas of the indices in the other seats' face-up rows."""
        rows, width = [], self.other_width
        for place in range(1, len(self.places)) if self.rows else ():
            (left, top), *_, (last, _) = self.row(place, ROW_SLOTS)
            rows.append(Rect(left, self.plate(place).top, last + width * ROW_STEP, top + width * RATIO))
        return rows

    def pile(self, place: int, count: int) -> list[Point]:
        """Return positions for a face-down pile, bottom card first."""
        if place == 0:
            x, y = self.width * 0.025, self.hand_y
            if self.mirrored:
                x = self.width - x - self.hand_width
        else:
            x, y = self.places[place].x + self.other_width * self._beside(-2.52, 1), self._row_y(place)
        return [(x + i * 0.4, y - i * 1.1) for i in range(count)]

    def _beside(self, first: float, length: float) -> float:
        """Return the left edge of something beside a seat, mirrored if necessary.

        In card widths from the centre of the seat.
        """
        return -first - length if self.mirrored else first

    def _row_y(self, place: int) -> float:
        return self.places[place].y + self.plate_height * 0.62

    # -- the middle

    def trick(self, place: int) -> Point:
        spot = self.places[place]
        return spot.trick_x - self.trick_width / 2, spot.trick_y - self.trick_width * RATIO / 2

    def trick_card(self, place: int) -> Rect:
        """Return the area of a card in the trick."""
        left, top = self.trick(place)
        return Rect(left, top, left + self.trick_width, top + self.trick_width * RATIO)

    def kitty(self, count: int) -> list[Point]:
        """Return positions for the kitty in the upper right corner (mirrored: left)."""
        shown = min(count, MAX_KITTY)
        right = self.width - 10 * self.unit - self.kitty_width
        step = self.kitty_width * min(0.5, 0.3 * (MAX_KITTY - 1) / max(1, shown - 1))
        spots = [(right - step * i, 10 * self.unit) for i in reversed(range(shown))]
        if self.mirrored:
            spots = [(self.width - x - self.kitty_width, y) for x, y in spots]
        return [spots[0]] * (count - shown) + spots if spots else []

    def open_kitty(self, count: int, blocks: Sequence[Rect]) -> list[Point]:
        """Return positions for a face-up kitty.

        Every index is visible if `blocks` leave room.
        """
        shown, spots = min(count, MAX_KITTY), self.kitty(count)
        if shown < 2:
            return spots
        area = self.facing(self.kitty_area())
        last = area.right - self.kitty_width
        beside = [
            rect.right for rect in map(self.facing, blocks) if rect.top < area.bottom and rect.left < last
        ]
        room = last - max(beside, default=0.0) - GAP * self.unit
        usual = abs(spots[-1][0] - spots[-2][0])
        step = max(usual, min(self.kitty_width * TEN_STEP, room / (shown - 1)))
        lefts = [last - step * i for i in reversed(range(shown))]
        if self.mirrored:
            lefts = [self.width - x - self.kitty_width for x in lefts]
        return [(x, spots[0][1]) for x in [lefts[0]] * (count - shown) + lefts]

    def last_trick(self, names: Sequence[Point], foot: float) -> tuple[list[Rect], list[Rect]]:
        """Return areas for cards of a finished trick, and for a name below each, by place.

        None covers another, nor a plate where there is room. They lie as the trick lay, but further apart or
        smaller where they must, and above `foot`. `names` are the sizes of the names.
        """
        spots = [(place.trick_x, place.trick_y) for place in self.places]
        middle = self.width / 2, (min(y for _, y in spots) + max(y for _, y in spots)) / 2
        plates = [self.plate(place) for place in range(1, len(self.places))]
        moved: list[Rect] = []
        for clear, share, down, across in product((True, False), LAST_SIZES, LAST_DOWN, LAST_ACROSS):
            if clear and share < LEAST_LAST:
                continue
            width = float(int(self.trick_width * share))
            cards, labels = [], []
            for (x, y), (wide, high) in zip(spots, names, strict=True):
                x, y = middle[0] + (x - middle[0]) * across, middle[1] + (y - middle[1]) * down
                low = y + width * RATIO / 2
                cards.append(Rect(x - width / 2, low - width * RATIO, x + width / 2, low))
                labels.append(Rect(x - wide / 2, low + APART / 2, x + wide / 2, low + APART / 2 + high))
            everything = [*cards, *labels]
            if _is_in_the_way(everything):
                continue
            left, right = min(rect.left for rect in everything), max(rect.right for rect in everything)
            top, bottom = min(rect.top for rect in cards), max(rect.bottom for rect in labels)
            right_by = max(APART - left, min(0.0, self.width - APART - right))
            down_by = max(APART - top, min(0.0, foot - APART - bottom))
            moved = [
                Rect(rect.left + right_by, rect.top + down_by, rect.right + right_by, rect.bottom + down_by)
                for rect in everything
            ]
            fits = right - left <= self.width - 2 * APART and bottom - top <= foot - 2 * APART
            if fits and not (clear and any(rect.meets(plate) for rect in moved for plate in plates)):
                break
        return moved[: len(spots)], moved[len(spots) :]

    def trick_area(self) -> Rect:
        """Return the area of a trick's cards, with a small margin."""
        margin = self.trick_width * 0.16
        half_w, half_h = self.trick_width / 2 + margin, self.trick_width * RATIO / 2 + margin
        xs, ys = [p.trick_x for p in self.places], [p.trick_y for p in self.places]
        return Rect(min(xs) - half_w, min(ys) - half_h, max(xs) + half_w, max(ys) + half_h)

    # -- areas

    def cleared(self) -> Layout:
        """Return the layout without cards: a lower plate makes room for a panel.

        So does a lower score, if the panel gains much.
        """
        own, *others = self.places
        foot, edge = self.height - self.plate_height / 2 - 10 * self.unit, 10 * self.unit
        usual = replace(self, places=[replace(own, y=foot), *others])
        top, right = self.height - edge - self.scores.height, edge + self.scores.width
        low = self.facing(Rect(edge, top, right, self.height - edge))
        moved = replace(usual, scores=low)
        if any(low.meets(usual.plate(place)) for place in range(len(usual.places))):
            return usual
        before, after = (_use(replace(each, rows=False).panel_area(), self.unit) for each in (usual, moved))
        return moved if after > WORTH_MOVING * before else usual

    def beside(self, cards: Sequence[Rect]) -> Layout:
        """Return the layout with contract and score clear of open cards, or no score."""
        if not any(card.meets(rect) for card in cards for rect in (self.badge, self.scores)):
            return self
        other = replace(self)
        with suppress(ValueError):
            _place_words(other, cards)
        return other

    def plate(self, place: int) -> Rect:
        spot = self.places[place]
        half_w, half_h = self.plate_width / 2, self.plate_height / 2
        return Rect(spot.x - half_w, spot.y - half_h, spot.x + half_w, spot.y + half_h)

    def block(self, place: int) -> Rect:
        """Return the area of everything that belongs to another seat."""
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
        """Return the area of the kitty's name: below its cards, aligned with them.

        It may reach to the next plate.
        """
        area, right = self.kitty_area(), self.facing(self.kitty_area()).right
        top = area.bottom - (CAPTION - 3) * self.unit
        before = right - KITTY_CAPTION_WIDTH * self.unit
        for x, _ in self.kitty(count):
            before = min(before, self.facing(Rect(x, top, x + self.kitty_width, top)).left)
        for rect in map(self.plate, range(1, len(self.places))):  # as many on the other side
            if rect.top < area.bottom and rect.bottom > top and rect.left < right:
                before = max(before, rect.right + GAP)
        return self.facing(Rect(before, top, right, area.bottom))

    def facing(self, rect: Rect) -> Rect:
        """Mirror a rectangle if the table is mirrored."""
        if not self.mirrored:
            return rect
        return rect._replace(left=self.width - rect.right, right=self.width - rect.left)

    def own_captions(self, row: int = 4, hand: int = 3) -> list[Rect]:
        """Return the areas of captions above the viewer's pile, row and hand.

        They are clear of raised cards. `row` and `hand` are numbers of cards.
        """
        if self.mirrored:
            usual = replace(self, mirrored=False)
            return [self.facing(rect) for rect in usual.own_captions(row, hand)]
        bottom = self.hand_y - self.hand_width * LIFT - 4 * self.unit
        # On a small table, text doesn't shrink.
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
        """Return the largest panel area above the viewer's plate.

        It is clear of plates and face-up rows, but may cover card backs and the empty middle.
        """
        foot = self.plate(0).top - 8
        feet = [foot]
        if self.scores.bottom > self.hand_y:  # only without cards
            feet.append(min(foot, self.scores.top - 8))
        taken = [self.block(k) if self.rows else self.plate(k) for k in range(1, len(self.places))]
        taken += [self.badge, self.scores, self.kitty_area()]
        if self.bar is not None and self.text > 1:  # or it is so small that it stands beside any panel
            feet.append(min(foot, self.bar.top - 8))
            taken.append(self.bar)
        middle, unit = self.width / 2, max(1.0, self.unit)
        best = Rect(middle, foot, middle, foot)
        tops = sorted({8.0} | {rect.bottom + 8 for rect in taken})
        for bottom, top in product(feet, tops):
            half = middle - 8
            for rect in taken:
                if rect.bottom > top - 7.5 and rect.top < bottom:  # 8, minus rounding errors
                    half = min(half, max(rect.left - middle, middle - rect.right) - 8)
            area = Rect(middle - half, top, middle + half, bottom)
            if half > 0 and _use(area, unit) > _use(best, unit):
                best = area
        return best


def _use(area: Rect, unit: float) -> float:
    """Return the value of an area for a panel, which needs at most 640 x 420 units."""
    return min(640.0 * unit, area.width) * min(420.0 * unit, area.height)


def score_units(lines: int) -> int:
    """Return the height of the score in its own units."""
    return SCORE_HEAD + SCORE_LINE * lines + 2 * SCORE_MARGIN


def stacking(x: float, y: float) -> float:
    """Return the stacking order of a trick card: lower on top, then right-hand on top.

    This keeps the corners with the index visible, whatever the order of play.
    """
    return round(y / 8) * 10000 + round(x)


def hidden_indices(points: list[Point], width: float) -> list[tuple[int, int]]:
    """Return pairs (card, by) of trick cards where `by` covers the index of `card`.

    `points` are the centres of the cards.
    """
    height, found = width * RATIO, []
    for i, (x, y) in enumerate(points):
        left, top = x - width / 2, y - height / 2
        corner = Rect(left + 1, top + 1, left + width * INDEX_WIDTH - 1, top + height * INDEX_HEIGHT - 1)
        for j, (a, b) in enumerate(points):
            card = Rect(a - width / 2, b - height / 2, a + width / 2, b + height / 2)
            if i != j and stacking(a, b) >= stacking(x, y) and card.meets(corner):
                found.append((i, j))
    return found


WORTH_MOVING = 1.15  # factor by which a panel must gain for the score to move
ROOMY_PANEL = 340  # width and height at which the largest panels fit, in units
# Width of the viewer's cards as a share of the window's: usually, and in a tall window.
USUAL_WIDE, TALL_WIDE = 0.115, 0.165
LOW_WINDOW, TALL_WINDOW = 0.72, 1.3  # height divided by width: usual up to the first, tall from the second
# If the table is too small for the chosen text size, text is made smaller, down to this factor.
SMALLEST_TEXT, LESS_TEXT = 0.75, 0.88
LARGE_TEXT, NARROW_BADGE = 1.25, 130  # larger text shrinks too if the contract would be narrower, in units
# The viewer's cards may grow only if trick cards stay at least this wide, relative to them. The second is for five
# seats and more.
LARGE_TRICK, LARGE_TRICK_OF_MANY = 0.86, 0.52
LARGEST_TRICK = 0.95  # of the width of the viewer's cards
# From the middle of a trick of up to four to its cards, in their widths and heights.
CROSS_WIDTH, CROSS_HEIGHT = 1.06, 0.56
# Of the way from the middle to its player, of a card of five or more: usually, and where there is no room.
TRICK_SHARES, CLOSE_SHARES = (0.84, 0.76, 0.68, 0.6, 0.52), (0.42, 0.32, 0.22)
TRICK_SIZES = (0.64, 0.5, 0.4)  # relative to the viewer's: the ways to lay such cards are tried for each
# How low the lowest cards of four others lie, on the way to the viewer's own: they leave room for a line of text.
LOWEST_OF_FIVE = 0.85
APART = 4.0  # pixels between two cards of such a trick
SMALLEST_TRICK = 30.0  # in pixels
# The last trick: sizes of its cards relative to the trick's, and how much further apart they lie.
LEAST_LAST = 0.6  # smaller, they may cover plates
LAST_SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36, 0.28)
LAST_DOWN, LAST_ACROSS = (1.0, 1.2, 1.4, 1.7, 2.0, 2.4, 3.0, 4.0), (1.0, 1.1, 1.2, 1.35, 1.5, 1.8, 2.2)
COVERED = (0.0, 0.22)  # of the height of card backs, by a trick: better none
# Sizes of the contract badge, best first: width in units, and factor on its usual height. A low one can fit
# above a plate that leaves little room beside it.
BADGES = (
    *((wide, high) for high in (1.0, 0.9, 0.8, 0.7) for wide in (260, 230, 196, 160)),
    *((wide, 1.0) for wide in (130, 100, 76)),
)
MOST_PLATE, HIGHEST_PLATE = 0.17, 0.051  # greatest plates of many seats, relative to the window's width
PLATE_RATIO = 0.34  # greatest plate height (and so text size) relative to its width: names need room too
LAYOUTS_KEPT = 4
NARROW_PANEL = 460.0  # in pixels; if a panel would be narrower, the parts in the corner shrink


@lru_cache(LAYOUTS_KEPT)  # a table is laid out again for many other reasons
def compute(
    width: float,
    height: float,
    seats: int,
    rows: bool = False,
    text_scale: float = 1.0,
    score_lines: int = 0,
    mirrored: bool = False,
) -> Layout:
    """Return the layout of a table with 2 to 8 seats, which nobody may change.

    Args:
        width: Width of the table.
        height: Height of the table.
        seats: Number of seats.
        rows: Whether every seat has a face-up row and a pile.
        text_scale: Factor on the size of text.
        score_lines: Number of sides whose score is shown in the corner.
        mirrored: See `Layout`.

    Raises:
        ValueError: There is no room even with the smallest text.
    """
    asked = text_scale
    for needs_score, steps in ((True, 3), (False, 7)) if asked > 1 else ():
        for shrunk in (asked * LESS_TEXT**step for step in range(steps)):
            with suppress(ValueError):
                layout = _compute(width, height, seats, rows, shrunk, score_lines, mirrored, asked)
                has_badge = shrunk <= LARGE_TEXT or layout.badge.width >= NARROW_BADGE * layout.unit - 1
                if has_badge and (layout.scores.height or not needs_score):
                    return layout
    while True:
        try:
            layout = _compute(width, height, seats, rows, text_scale, score_lines, mirrored, asked)
            has_badge = text_scale <= LARGE_TEXT or layout.badge.width >= NARROW_BADGE * layout.unit - 1
            has_score = layout.scores.height >= LEAST_SCORE * score_units(score_lines)
            if has_badge and (has_score or text_scale <= 1):
                return layout
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
    asked: float,
) -> Layout:
    """Return the layout with exactly this text size. ValueError if there is no room.

    `asked` is the text size that was asked for.
    """
    unit = usual_unit(width, height) * text_scale
    shares = (0.225, 0.205) if rows else (0.29, 0.275, 0.26)
    wide = _wide_share(width, height)
    tries = [(share, wide) for share in shares] + [
        (share, USUAL_WIDE) for share in shares if wide > USUAL_WIDE
    ]
    for share, across in tries:
        layout = _seat(width, height, seats, rows, unit, share, across)
        layout.text, layout.score_lines = asked, score_lines
        if _place_trick(layout, (LARGE_TRICK if seats <= 4 else LARGE_TRICK_OF_MANY) * layout.hand_width):
            _place_corners(layout, mirrored)
            area = layout.panel_area()
            # Panels with large text may cover seats, so they don't make the cards smaller.
            if min(area.height, area.width) >= ROOMY_PANEL * unit / max(1.0, text_scale):
                return layout
    layout = _seat(width, height, seats, rows, unit, _usual_share(rows), USUAL_WIDE)
    layout.text, layout.score_lines = asked, score_lines
    if not _place_trick(layout, SMALLEST_TRICK):
        raise ValueError(f"no room for a trick at {layout.width:.0f} x {layout.height:.0f}")
    _place_corners(layout, mirrored)
    return layout


def usual_unit(width: float, height: float) -> float:
    """Return the unit for text of the usual size."""
    return max(0.80, min(4.0, min(width / 1280, height / 760)))


def _usual_share(rows: bool) -> float:
    """Return the viewer's card height as a share of the window's, for any window."""
    return 0.185 if rows else 0.235


def _wide_share(width: float, height: float) -> float:
    """Return the width of the viewer's cards as a share of the window's.

    It is larger in unusually tall windows.
    """
    tall = min(1.0, max(0.0, (height / width - LOW_WINDOW) / (TALL_WINDOW - LOW_WINDOW)))
    return USUAL_WIDE + (TALL_WIDE - USUAL_WIDE) * tall


def _seat(
    width: float, height: float, seats: int, rows: bool, unit: float, hand_share: float, wide_share: float
) -> Layout:
    """Lay out the viewer's cards and all plates; the rest comes later.

    Cards take `hand_share` of the height, and are at most `wide_share` of the width wide.
    """
    others = seats - 1
    hand_width, usual = (
        _step_down(min(height * share / RATIO, width * across), 6)
        for share, across in ((hand_share, wide_share), (_usual_share(rows), USUAL_WIDE))
    )
    share = 0.62 if rows else 0.58 if others <= 3 else 0.44 if others <= 5 else 0.40
    # Larger cards of the viewer don't make those of others larger, which would take up the room.
    other_width = _step_down(min(hand_width, usual) * share, 4)
    plate_width, plate_height = 150 * unit, 44 * unit
    if others <= 3:
        plate_width = min(196 * unit, width * 0.2)
    elif others > 5:
        plate_width = min(plate_width, width * MOST_PLATE)
        plate_height = min(plate_height, width * HIGHEST_PLATE)
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
    """Round down, so that resizing the window needs few different card sizes."""
    return float(max(step, int(width // step) * step))


def _place_others(layout: Layout, others: int) -> None:
    """Place plates at equal distances on the upper half of an ellipse.

    Fans at the sides stay above the hand.
    """
    margin, fan = 8 * layout.unit, _fan_height(layout)
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


def _fan_height(layout: Layout) -> float:
    """Return how far cards reach below another seat's plate."""
    return layout.other_width * (1.55 if layout.rows else 1.22)


def equal_arcs(radius_x: float, radius_y: float, start: float, end: float, count: int) -> list[float]:
    """Return `count` angles (radians), equally spaced on an ellipse.

    The arc is the same on both sides of its middle.
    """
    if count <= 3:
        middle = (start + end) / 2
        return [start, middle, end] if count == 3 else [start, end] if count == 2 else [middle]
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
    """Find the largest trick cards that cover no index and no plate.

    They cover card backs, and lie close together, only if there is no other way. Return False if they would be
    narrower than `least`.
    """
    if len(layout.places) <= 4:
        return any(_place_trick_below(layout, least, covered, ()) for covered in COVERED)
    sizes = [size * layout.hand_width for size in TRICK_SIZES]
    ways = product([*(size for size in sizes if size > least), least], (TRICK_SHARES, CLOSE_SHARES), COVERED)
    return any(_place_trick_below(layout, size, covered, shares) for size, shares, covered in ways)


def _place_trick_below(layout: Layout, least: float, covered: float, shares: Sequence[float]) -> bool:
    """Find the largest trick cards that cover at most this share of the fans."""
    seats = len(layout.places)
    fan = _fan_height(layout)
    gap = 0.0 if covered else 6 * layout.unit
    if seats == 3:
        top = layout.plate(1).top / 2
    else:
        top = min(layout.plate(k).bottom for k in range(1, seats)) + fan * (1 - covered) + gap
    bottom = layout.plate(0).top - 6 * layout.unit
    blocks = [layout.block(k) for k in range(1, seats)]
    if layout.rows:
        blocks = [rect._replace(bottom=rect.bottom + 4) for rect in blocks]
    else:
        blocks = [rect._replace(bottom=rect.bottom - fan * covered + gap) for rect in blocks]
    width = layout.hand_width * LARGEST_TRICK
    while width > least:
        card = float(int(width))
        for points in _tricks(layout, card, top, bottom, shares, blocks):
            if _is_clear(points, card, blocks):
                layout.trick_width = card
                for place, (x, y) in zip(layout.places, points, strict=True):
                    place.trick_x, place.trick_y = x, y
                return True
        width *= 0.97
    return False


def _tricks(
    layout: Layout, card: float, top: float, bottom: float, shares: Sequence[float], blocks: Sequence[Rect]
) -> Iterator[list[Point]]:
    """Yield the centres of a trick's cards of this width, from wide to narrow.

    Up to four cards lie in a cross. More lie nearest to their players, and none touches another.
    """
    seats, height, middle = len(layout.places), card * RATIO, layout.width / 2
    if seats <= 4:
        radius = min((bottom - top - height) / 2, height * CROSS_HEIGHT)
        angles = [math.pi / 2 + 2 * math.pi * k / seats for k in range(seats)]
        if radius > 0:
            centre = (top + bottom) / 2
            yield [(middle + card * CROSS_WIDTH * math.cos(a), centre + radius * math.sin(a)) for a in angles]
        return
    first, room = top + APART + height / 2, bottom - top - APART - height
    others = layout.places[1:]
    highest, lowest = min(place.y for place in others), max(place.y for place in others)
    low = LOWEST_OF_FIVE if seats == 5 else 1.0
    for share in shares if room > 0 else ():
        points = [(middle, first + room)]
        for place, block in zip(others, blocks, strict=True):
            x, y = (
                middle + (place.x - middle) * share,
                first + room * low * (place.y - highest) / (lowest - highest),
            )
            if abs(x - place.x) < (card + block.width) / 2 + APART:
                y = max(y, block.bottom + APART + height / 2)
            points.append((x, y))
        is_inside = max(y for _, y in points) <= first + room + 1
        if is_inside and _is_apart(points, card) and _is_nearest(points, layout.places):
            yield points


def _is_apart(points: Sequence[Point], width: float) -> bool:
    """Return whether there is a gap between any two cards with these centres."""
    return all(
        abs(x - a) >= width + APART or abs(y - b) >= width * RATIO + APART
        for (x, y), (a, b) in combinations(points, 2)
    )


def _is_in_the_way(areas: Sequence[Rect]) -> bool:
    return any(one.meets(other) for one, other in combinations(areas, 2))


def _is_nearest(points: Sequence[Point], places: Sequence[Place]) -> bool:
    """Return whether each card lies nearer to its player than to any other."""
    plates = [(place.x, place.y) for place in places]
    return all(
        min(plates, key=lambda plate: math.dist(point, plate)) == own
        for point, own in zip(points, plates, strict=True)
    )


def _is_clear(points: list[Point], width: float, blocks: list[Rect]) -> bool:
    if hidden_indices(points, width):
        return False
    half_w, half_h = width / 2 + 3, width * RATIO / 2
    cards = [Rect(x - half_w, y - half_h, x + half_w, y + half_h) for x, y in points]
    return not any(card.meets(block) for card in cards for block in blocks)


def _place_corners(layout: Layout, mirrored: bool) -> None:
    """Place kitty, contract and score in the corners, as large as the plates allow."""
    layout.mirrored = mirrored
    blocks = [layout.block(k) for k in range(1, len(layout.places))]
    layout.kitty_width = _step_down(layout.hand_width * 0.66, 4)
    while layout.kitty_width > 28 and any(layout.kitty_area().meets(block) for block in blocks):
        layout.kitty_width -= 4
    _place_words(layout)


def _place_words(layout: Layout, cards: Sequence[Rect] = ()) -> None:
    """Place contract and score, clear of plates and of open cards."""
    blocks = [*(layout.block(k) for k in range(1, len(layout.places))), *cards]
    edge, least = 8 * layout.unit, min(NARROW_PANEL, layout.panel_area().width)
    for wide, high in BADGES:
        box = Rect(edge, edge, edge + wide * layout.unit, edge + high * BADGE_HEIGHT * layout.unit)
        layout.badge = layout.facing(box)
        if not any(layout.badge.meets(block) for block in blocks) and layout.panel_area().width >= least:
            break
    _place_scores(layout, blocks)


def _place_scores(layout: Layout, blocks: Sequence[Rect]) -> None:
    """Place the score below the contract, or lower down, smaller if necessary."""
    lines = layout.score_lines
    cards = map(layout.trick_card, range(len(layout.places)))
    trick = [layout.trick_area()] if len(layout.places) <= 4 else cards
    taken = [*blocks, layout.plate(0), *trick, layout.kitty_area()]
    width, height = SCORE_WIDTH if lines else TARGET_WIDTH, score_units(lines)
    least = min(NARROW_PANEL, layout.panel_area().width)
    shares = (1.0, 0.9, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5)
    ways = [(share, width) for share in shares]
    is_large = layout.text > 1
    if is_large:  # names and head go, then all of it, before it becomes too small to read
        readable = [share for share in shares if layout.unit * share >= LEAST_LARGE_SCORE * layout.text]
        ways = [(share, wide) for wide in (width, BRIEF_SCORE) for share in readable]
    for share, wide in ways:
        unit = layout.unit * share
        layout.brief_score = bool(lines) and wide != width
        high = (height - SCORE_HEAD * layout.brief_score) * unit
        top = layout.badge.bottom + GAP * layout.unit
        while top + high < layout.hand_y:
            left = layout.facing(layout.badge).left
            layout.scores = layout.facing(Rect(left, top, left + wide * unit, top + high))
            free = not any(layout.scores.meets(rect) for rect in taken)
            if free and (is_large or unit <= 0.9 or layout.panel_area().width >= least):
                return
            top += 4
    layout.scores = Rect(0, 0, 0, 0)
    if not is_large:
        raise ValueError(f"no room for the score at {layout.width:.0f} x {layout.height:.0f}")
