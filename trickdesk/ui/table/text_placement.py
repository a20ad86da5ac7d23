"""Places text on the table, clear of cards, plates and rows.

Pure arithmetic, no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from trickdesk.ui.table.geometry import LIFT, MAX_KITTY, Layout, Point, Rect

GAP = 5  # between text and what it belongs to, in units
LOW_HEIGHT = 66  # height of a line below a trick, in units


def kept_free(layout: Layout, kitty: bool = True) -> list[Rect]:
    """Return areas that text never covers: plates, corners, face-up rows, buttons.

    With `kitty`, this includes the area of the undealt cards. The viewer's own cards aren't included.
    """
    places = range(1, len(layout.places))
    taken = [layout.plate(0), layout.badge, layout.scores, *(layout.plate(place) for place in places)]
    if kitty:
        taken += [layout.kitty_area(), layout.kitty_caption(MAX_KITTY)]
    if layout.bar is not None:
        taken.append(layout.bar)
    if layout.rows:
        taken += [layout.block(place)._replace(top=layout.row(place, 1)[0][1]) for place in places]
    return taken


def free_room(
    layout: Layout,
    taken: Sequence[Rect],
    wanted: Point,
    least: Point,
    kept: Sequence[Rect] | None = None,
    trick: bool = True,
) -> Rect | None:
    """Return a free area for something of size `wanted`, or None.

    It is clear of text and card faces, as close to `wanted` as possible, low on the table, and at least
    `least` in size. `kept` replaces the areas that text never covers. Without `trick`, the middle is free too.
    """
    gap = GAP * layout.unit
    blocks = [*(kept_free(layout) if kept is None else kept), *taken]
    if trick:
        blocks += map(layout.trick_card, range(len(layout.places)))
    edges = sorted((rect.left - gap, rect.right + gap, rect.top - gap, rect.bottom + gap) for rect in blocks)
    # From the lowest: a room that is no higher than it must be is wider, and nearer to the viewer's plate.
    tops = sorted({gap, *(end for _, _, _, end in edges)}, reverse=True)
    bottoms = sorted({layout.height - gap, *(start for _, _, start, _ in edges)}, reverse=True)
    best, most = None, 0.0
    for bottom in bottoms:
        if bottom > layout.height - gap:
            continue
        for top in tops:
            high = bottom - top
            if high < least[1] or wanted[0] * min(high, wanted[1]) <= most + 1:
                continue  # even over the whole width it would not be better
            beside = [
                (left, right)
                for left, right, start, end in edges
                if start < bottom - 0.01 and end > top + 0.01
            ]
            for left, right in _between(beside, layout):
                if right - left >= least[0]:
                    use = min(right - left, wanted[0]) * min(high, wanted[1])
                    if use > most + 1:
                        best, most = Rect(left, top, right, bottom), use
    return best


def _between(taken: Iterable[Point], layout: Layout) -> Iterator[Point]:
    """Yield the intervals that are clear of `taken`, from left to right.

    `taken` is in the same order, by where its intervals begin.
    """
    gap = GAP * layout.unit
    left = gap
    for start, end in [*taken, (layout.width - gap, layout.width)]:
        if start > left:
            yield left, start
        left = max(left, end)


def own_cards_room(layout: Layout, cards: Sequence[tuple[float, float]]) -> Rect:
    """Return the area of the viewer's cards at these positions, including raised ones."""
    if layout.rows or not cards:
        return Rect(0, min(box.top for box in layout.own_captions()), layout.width, layout.height)
    top = words_foot(layout)
    return Rect(min(cards)[0], top, max(cards)[0] + layout.hand_width, layout.height)


def line_room(layout: Layout, low: bool) -> float:
    """Return how wide a line may be.

    A `low` line is at the bottom of the trick, where it covers little.
    """
    area = layout.panel_area()
    if not low:
        return area.width
    middle, top = layout.width / 2, area.bottom - LOW_HEIGHT * layout.unit
    half = middle - GAP * layout.unit
    for rect in kept_free(layout):
        if rect.top < area.bottom and rect.bottom > top:
            half = min(half, max(rect.left - middle, middle - rect.right) - GAP * layout.unit)
    return 2 * half


def line_box(layout: Layout, width: float, height: float, low: bool) -> Rect:
    """Return the area of a line in the middle of the table.

    A `low` line is at the bottom of the trick, so that its cards are visible.
    """
    area = layout.panel_area()
    top = area.bottom - height if low else (area.top + area.bottom - height) / 2
    middle = layout.width / 2
    return Rect(middle - width / 2, top, middle + width / 2, top + height)


def call_box(
    layout: Layout,
    place: int,
    width: float,
    height: float,
    hand: Rect | None = None,
    taken: Sequence[Rect] = (),
) -> tuple[Rect, Point]:
    """Return the area of a seat's call, and the point on its plate that it comes from.

    In games with rows, there is text beside the viewer's plate, so the call goes above it. `hand` is the
    seat's face-up hand. It is covered only if there is no room beside, below or above it. `taken` has the
    areas of other such hands and their calls, which are never covered.
    """
    plate, gap = layout.plate(place), GAP * layout.unit
    centre, middle = plate.centre
    if place == 0 and layout.rows:
        foot = plate.top - gap
        return Rect(centre - width / 2, foot - height, centre + width / 2, foot), (centre, plate.top)
    is_left = bool(place) and plate.left > layout.width / 2
    left = plate.left - gap - width if is_left else plate.right + gap
    beside = Rect(left, middle - height / 2, left + width, middle + height / 2)
    if place == 0 or layout.rows:
        return beside, (plate.left if is_left else plate.right, middle)
    if hand is not None:
        free = _beside_open_hand(layout, place, (width, height), hand, taken)
        if free is not None:
            return free
    left = min(max(centre - width / 2, gap), layout.width - gap - width)
    top = plate.bottom + gap
    return Rect(left, top, left + width, top + height), (centre, plate.bottom)


def _beside_open_hand(
    layout: Layout, place: int, size: Point, hand: Rect, taken: Sequence[Rect]
) -> tuple[Rect, Point] | None:
    """Find an area for a call beside an open hand, and the point it comes from."""
    plate, gap, (width, height) = layout.plate(place), GAP * layout.unit, size
    centre, middle = plate.centre
    tops = middle - height / 2, middle + height / 2
    before, behind = plate.left - gap, plate.right + gap
    ways = [
        (Rect(behind, tops[0], behind + width, tops[1]), (plate.right, middle)),
        (Rect(before - width, tops[0], before, tops[1]), (plate.left, middle)),
    ]
    for left in (
        centre - width / 2,
        hand.right - width,
        hand.left,
    ):  # the neighbour's call may be in the same place
        below, above = hand.bottom + gap, plate.top - gap
        ways.append((Rect(left, below, left + width, below + height), (left + width / 2, hand.bottom)))
        ways.append((Rect(left, above - height, left + width, above), (centre, plate.top)))
    if plate.left > layout.width / 2:
        ways[:2] = ways[1::-1]
    own = Rect(0, words_foot(layout), layout.width, layout.height)
    kept = [own, hand, *kept_free(layout), *taken]
    for box, tip in ways:
        inside = box.left >= 0 and box.top >= 0 and box.right <= layout.width
        if inside and not any(map(box.meets, kept)):
            return box, tip
    return None


def word_room(layout: Layout, card: float, taken: Sequence[Rect] = ()) -> list[tuple[float, float]]:
    """Return free intervals above the viewer's hand, nearest to `card` first.

    `card` is the centre of a card; `taken` areas stay free.
    """
    bottom = words_foot(layout)
    top = bottom - (layout.plate_height + 2 * GAP * layout.unit)
    blocks = [*kept_free(layout), *taken]
    gap = GAP * layout.unit
    beside = sorted(
        (rect.left - gap, rect.right + gap) for rect in blocks if rect.top < bottom and rect.bottom > top
    )
    return sorted(_between(beside, layout), key=lambda free: max(free[0] - card, card - free[1], 0.0))


def words_foot(layout: Layout) -> float:
    """Return the lowest y for text above the viewer's hand, clear of raised cards."""
    return layout.hand_y - layout.hand_width * (LIFT + 0.02)


def refusal_box(
    layout: Layout, card: float, width: float, height: float, prompt: Rect | None = None
) -> tuple[Rect, bool]:
    """Return an area for text near one of the viewer's cards, given by its centre.

    It may be above the `prompt`, which it doesn't cover if there is other room. Return also whether it is just
    above the cards.
    """
    foot = words_foot(layout)

    def beside(words: Sequence[Rect]) -> list[Rect]:
        found = []
        for start, end in word_room(layout, card, words):
            if end - start >= width:
                left = min(max(card - width / 2, start), end - width)
                found.append(Rect(left, foot - height, left + width, foot))
        return found

    usual = (beside(()) or [_above(layout, card, width, height, foot)])[0]
    if prompt is None or not usual.meets(prompt):
        return usual, True
    high = _above(layout, card, width, height, prompt.top - GAP * layout.unit)
    blocks = [*kept_free(layout), *map(layout.trick_card, range(len(layout.places)))]
    if not any(map(high.meets, blocks)):
        return high, False
    return (beside((prompt,)) or [usual])[0], True


def _above(layout: Layout, card: float, width: float, height: float, bottom: float) -> Rect:
    left = min(max(card - width / 2, 0.0), layout.width - width)
    return Rect(left, bottom - height, left + width, bottom)
