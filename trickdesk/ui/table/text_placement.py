"""Places text on the table clear of cards, plates and rows.

Pure arithmetic, no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.ui.table.geometry import LIFT, RATIO, Layout, Point, Rect

GAP = 5  # between words and what they belong to, in units
LOW_HEIGHT = 66  # of a line at the foot of a trick, in units


def kept_free(layout: Layout, kitty: bool = True) -> list[Rect]:
    """Areas that text never covers: plates, corners, face-up rows (not own cards).

    `kitty`: undealt cards may lie there.
    """
    places = range(1, len(layout.places))
    taken = [layout.plate(0), layout.badge, layout.scores, *(layout.plate(place) for place in places)]
    if kitty:
        taken.append(layout.kitty_area())
    if layout.rows:
        taken += [layout.block(place)._replace(top=layout.row(place, 1)[0][1]) for place in places]
    return taken


def free_room(
    layout: Layout, taken: Sequence[Rect], wanted: Point, least: Point, kept: Sequence[Rect] | None = None
) -> Rect | None:
    """A free area for something of size `wanted`, clear of text and card faces.

    As much of that as there is room for, low on the table, but no smaller than `least`; None if there is no such
    place. `kept`: what else is not covered, if not all that words never cover.
    """
    gap = GAP * layout.unit
    blocks = [*(kept_free(layout) if kept is None else kept), *taken]
    for place in range(len(layout.places)):
        left, top = layout.trick(place)
        width = layout.trick_width
        blocks.append(Rect(left, top, left + width, top + width * RATIO))
    tops = sorted({gap, *(rect.bottom + gap for rect in blocks)})
    bottoms = sorted({layout.height - gap, *(rect.top - gap for rect in blocks)}, reverse=True)
    best, most = None, 0.0
    for bottom in bottoms:
        for top in tops:
            if bottom - top < least[1] or bottom > layout.height - gap:
                continue
            left = gap
            beside = sorted(
                (rect.left - gap, rect.right + gap)
                for rect in blocks
                if rect.top - gap < bottom - 0.01 and rect.bottom + gap > top + 0.01
            )
            for start, end in [*beside, (layout.width - gap, layout.width)]:
                if start - left >= least[0]:
                    use = min(start - left, wanted[0]) * min(bottom - top, wanted[1])
                    if use > most + 1:
                        best, most = Rect(left, top, start, bottom), use
                left = max(left, end)
    return best


def own_cards_room(layout: Layout, cards: Sequence[tuple[float, float]]) -> Rect:
    """The area of own cards at these positions, raised ones included."""
    if layout.rows or not cards:
        return Rect(0, min(box.top for box in layout.own_captions()), layout.width, layout.height)
    top = words_foot(layout)
    return Rect(min(cards)[0], top, max(cards)[0] + layout.hand_width, layout.height)


def line_room(layout: Layout, low: bool) -> float:
    """How wide a line may be.

    At the foot of the trick it is as low as it can be, so that it hides little.
    """
    area = layout.panel_area()
    if not low:
        return area.right - area.left
    middle, top = layout.width / 2, area.bottom - LOW_HEIGHT * layout.unit
    half = middle - GAP * layout.unit
    for rect in kept_free(layout):
        if rect.top < area.bottom and rect.bottom > top:
            half = min(half, max(rect.left - middle, middle - rect.right) - GAP * layout.unit)
    return 2 * half


def line_box(layout: Layout, width: float, height: float, low: bool) -> Rect:
    """A line in the middle of the table.

    `low`: at the foot of the trick, so that its cards can be seen.
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
    """The box of a seat's call, and the point of its plate it comes from.

    In games with rows there are words beside the own plate, and its call stands above it. `hand`: where its cards
    lie face up, which are covered only where there is no room beside, below or above; nor is what is `taken` by other
    such hands and by their calls.
    """
    plate, gap = layout.plate(place), GAP * layout.unit
    centre, middle = (plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2
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
    """A place for a call beside an open hand, and the point it comes from."""
    plate, gap, (width, height) = layout.plate(place), GAP * layout.unit, size
    centre, middle = (plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2
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
    ):  # the neighbour's call may stand there too
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


def word_room(layout: Layout, card: float) -> list[tuple[float, float]]:
    """Free stretches above the own hand, nearest to `card` (its centre) first."""
    bottom = words_foot(layout)
    top = bottom - (layout.plate_height + 2 * GAP * layout.unit)
    edge = GAP * layout.unit
    taken = sorted(
        (rect.left - edge, rect.right + edge)
        for rect in kept_free(layout)
        if rect.top < bottom and rect.bottom > top
    )
    stretches, left = [], edge
    for start, end in [*taken, (layout.width - edge, layout.width)]:
        if start > left:
            stretches.append((left, start))
        left = max(left, end)
    return sorted(stretches, key=lambda stretch: max(stretch[0] - card, card - stretch[1], 0.0))


def words_foot(layout: Layout) -> float:
    """How far down words above the own hand may reach: its cards may be raised."""
    return layout.hand_y - layout.hand_width * (LIFT + 0.02)


def refusal_box(layout: Layout, card: float, width: float, height: float) -> Rect:
    """Words about an own card with this centre, as near to it as they may stand."""
    bottom = words_foot(layout)
    stretches = [s for s in word_room(layout, card) if s[1] - s[0] >= width] or [(0.0, layout.width)]
    left = min(max(card - width / 2, stretches[0][0]), stretches[0][1] - width)
    return Rect(left, bottom - height, left + width, bottom)
