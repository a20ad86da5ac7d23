"""Checks that everything on the table is readable: the test of every layout."""

from __future__ import annotations

from dataclasses import replace

from trickdesk.ui.table.geometry import RATIO, Layout, Rect, hidden_indices, score_units

MIN_STRIP = 0.22  # of a card's width that a neighbour in the hand leaves free
MIN_TRICK_WIDTH = 52.0
MIN_SCORES = 0.78  # pixels to a unit of the score: under it words have less than 9 pixels
MIN_PANEL = (380.0, 150.0)


def check(layout: Layout, hand_count: int, score_lines: int = 0) -> list[str]:
    """Describe what can't be read or is covered; empty for a good layout."""
    bad = []
    window = Rect(0, 0, layout.width, layout.height)
    plates = [layout.plate(k) for k in range(len(layout.places))]
    blocks = [layout.block(k) for k in range(1, len(layout.places))]
    for i, plate in enumerate(plates):
        if not _inside(plate, window):
            bad.append(f"plate {i} off screen")
        bad += [f"plates {i} and {j} overlap" for j in range(i) if plate.meets(plates[j])]
    for i, block in enumerate(blocks, 1):
        if not _inside(block, window) or block.bottom > layout.hand_y:
            bad.append(f"seat {i} off screen or over the hand")
        if block.meets(layout.badge):
            bad.append(f"contract over seat {i}")
        if block.meets(layout.scores):
            bad.append(f"score over seat {i}")
        if block.meets(layout.kitty_area()):
            bad.append(f"kitty over seat {i}")
        bad += [
            f"seats {i} and {j} overlap" for j in range(1, i) if layout.rows and block.meets(blocks[j - 1])
        ]
    if layout.badge.meets(layout.kitty_area()):
        bad.append("contract over the kitty")
    if any(layout.scores.meets(rect) for rect in (layout.badge, layout.kitty_area(), plates[0])):
        bad.append("score over contract, kitty or the own plate")
    if not _inside(layout.scores, window) or layout.scores.bottom > layout.hand_y:
        bad.append("score off screen or over the hand")
    if layout.scores.bottom - layout.scores.top < MIN_SCORES * score_units(score_lines):
        bad.append("score too small to be read")
    for i, caption in enumerate(layout.own_captions() if layout.rows else ()):
        taken = [*plates, *blocks, layout.badge, layout.scores, *layout.own_captions()[:i]]
        if not _inside(caption, window) or any(caption.meets(rect) for rect in taken):
            bad.append(f"words over own cards {i} hidden or off screen")
    bad += _check_trick(layout, plates) + _check_hand(layout, hand_count)
    return bad


def _inside(inner: Rect, outer: Rect) -> bool:
    return (
        inner.left >= outer.left
        and inner.top >= outer.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def _check_trick(layout: Layout, plates: list[Rect]) -> list[str]:
    bad = []
    width = layout.trick_width
    for i in range(len(plates)):
        x, y = layout.trick(i)
        card = Rect(x + 2, y + 2, x + width - 2, y + width * RATIO - 2)
        if card.bottom > layout.hand_y:
            bad.append(f"trick card {i} over the hand")
        bad += [f"trick card {i} over plate {j}" for j, plate in enumerate(plates) if card.meets(plate)]
        corners = (("contract", layout.badge), ("score", layout.scores), ("kitty", layout.kitty_area()),
                   *(("words over own cards", rect) for rect in layout.own_captions() if layout.rows))  # fmt: skip
        bad += [f"trick card {i} over the {name}" for name, rect in corners if card.meets(rect)]
        if layout.rows:
            for j in range(1, len(plates)):
                if card.meets(layout.block(j)):
                    bad.append(f"trick card {i} over the row of seat {j}")
    centres = [(place.trick_x, place.trick_y) for place in layout.places]
    bad += [f"index of trick card {i} hidden by {j}" for i, j in hidden_indices(centres, width)]
    if width < MIN_TRICK_WIDTH:
        bad.append(f"trick cards only {width:.0f} wide")
    return bad


def _check_hand(layout: Layout, count: int) -> list[str]:
    bad = []
    lines = [("hand", layout.hand(count))]
    if layout.rows:
        lines = [("hand", layout.hand(min(3, count))), ("row", layout.own_row(4))]
    for name, points in lines:
        if len(points) > 1 and points[1][0] - points[0][0] < MIN_STRIP * layout.hand_width:
            bad.append(f"{name}: too little of each card to be seen")
        if points and (points[0][0] < 0 or points[-1][0] + layout.hand_width > layout.width):
            bad.append(f"{name} off screen")
    if layout.rows:
        groups = [layout.pile(0, 1), layout.own_row(4), layout.hand(3)]
        pairs = [
            (groups[0], groups[1], "own pile under the row"),
            (groups[1], groups[2], "own row over the hand"),
        ]
        for first, second, fault in pairs:
            left, right = (second, first) if layout.mirrored else (first, second)
            if left[-1][0] + layout.hand_width > right[0][0]:
                bad.append(fault)
    # With large text, a panel may cover the score.
    panel = (replace(layout, scores=layout.badge) if layout.text > 1 else layout).panel_area()
    if panel.right - panel.left < MIN_PANEL[0] or panel.bottom - panel.top < MIN_PANEL[1]:
        bad.append(f"room for a panel only {panel.right - panel.left:.0f} x {panel.bottom - panel.top:.0f}")
    return bad
