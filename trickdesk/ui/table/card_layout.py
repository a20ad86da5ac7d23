"""The cards in the scene by zone, and the position of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from trickdesk.engine.cards import CardId
from trickdesk.ui.table.arrange import TableContent, merge_row
from trickdesk.ui.table.geometry import MAX_KITTY, RATIO, Layout, Point, Rect, stacking
from trickdesk.ui.table.items import HIDDEN, CardItem, Skin

# Stacking order (z) of the zones.
KITTY_Z, PILE_Z, FAN_Z, ROW_Z, TRICK_Z = 50, 90, 100, 150, 200
PLATE_Z, HAND_Z, FLIGHT_Z, DRAG_Z = 500, 600, 800, 900


class CardPosition(NamedTuple):
    """Position of a card: top left corner, width and z.

    If `flipped`, its right edge is visible.
    """

    item: CardItem
    x: float
    y: float
    width: float
    z: float
    flipped: bool = False


class CardLayout:
    """The items of all cards, by zone.

    Rows may have gaps (None). Places are counted clockwise from the bottom.

    Changing a zone doesn't move anything. Call `settle` afterwards, or let the animator move the cards.
    """

    def __init__(self, scene: QGraphicsScene, skin: Skin) -> None:
        self._scene = scene
        self._skin = skin
        self.layout: Layout  # set by the table
        self.left_handed = False  # cards of the viewer's hand overlap the other way
        self._items: set[CardItem] = set()
        self.reset(0)

    def reset(self, seats: int) -> None:
        """Remove all cards and prepare zones for `seats`."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.hand: list[CardItem] = []
        self.rows: list[list[CardItem | None]] = [[] for _ in range(seats)]
        self.fans: list[list[CardItem]] = [[] for _ in range(seats)]
        self.piles: list[list[CardItem]] = [[] for _ in range(seats)]
        self.trick: list[tuple[int, CardItem]] = []
        self.kitty: list[CardItem] = []

    @property
    def items(self) -> frozenset[CardItem]:
        """All cards in the scene, including those on their way out."""
        return frozenset(self._items)

    def own_cards(self) -> list[CardItem]:
        """Return the bottom seat's cards from left to right.

        The row comes before the hand, or after it if the table is mirrored.
        """
        if not self.rows:
            return []  # no game yet
        row = [item for item in self.rows[0] if item is not None]
        return self.hand + row if self.layout.mirrored else row + self.hand

    @property
    def is_reversed(self) -> bool:
        """Whether the hand is sorted from right to left.

        That is against the reading direction for a left-handed fan only.
        """
        return self.left_handed != self.layout.mirrored

    def hand_of(self, place: int) -> list[CardItem]:
        """Return the cards in a seat's hand, which may be changed."""
        return self.fans[place] if place else self.hand

    def new(self, card: CardId, width: float) -> CardItem:
        item = CardItem(self._skin, card, width)
        self._items.add(item)
        self._scene.addItem(item)
        return item

    def remove(self, item: CardItem) -> None:
        if item in self._items:
            self._items.remove(item)
            self._scene.removeItem(item)

    # -- taking cards out of their zones

    def take(self, place: int, card: CardId) -> CardItem | None:
        """Remove and return the item of a card; a hidden one if none shows that card."""
        row = self.rows[place]
        for i, shown in enumerate(row):
            if shown is not None and shown.card == card != HIDDEN:
                if self.layout.rows:
                    row[i] = None
                else:
                    del row[i]
                return shown
        held = self.hand_of(place)
        for item in held:
            if item.card == card:
                held.remove(item)
                return item
        for item in reversed(held):
            if item.card == HIDDEN:
                held.remove(item)
                return item
        return None

    # -- the whole table at once

    def set(self, content: TableContent) -> None:
        """Make the zones show exactly `content`, reusing matching items."""
        layout = self.layout
        kept: set[CardItem] = set()

        def refill(items: Sequence[CardItem | None], cards: Sequence[CardId], width: float) -> list[CardItem]:
            pool = [item for item in items if item is not None]
            chosen = []
            for card in cards:
                item = next((old for old in pool if old.card == card), None)
                if item is None:
                    item = self.new(card, width)
                else:
                    pool.remove(item)
                chosen.append(item)
            kept.update(chosen)
            return chosen

        self.hand = refill(self.hand, content.hand, layout.hand_width)
        for place, cards in enumerate(content.rows):
            width = layout.hand_width if place == 0 else layout.other_width
            slots = merge_row([item.card if item else None for item in self.rows[place]], cards)
            items = iter(refill(self.rows[place], [card for card in slots if card is not None], width))
            self.rows[place] = [None if card is None else next(items) for card in slots]
            if place:
                self.fans[place] = refill(self.fans[place], content.fans[place], width)
            self.piles[place] = refill(self.piles[place], (HIDDEN,) * content.piles[place], width)
        cards_played = refill(
            [item for _, item in self.trick], [card for _, card in content.trick], layout.trick_width
        )
        self.trick = [(place, item) for (place, _), item in zip(content.trick, cards_played, strict=True)]
        self.kitty = refill(self.kitty, content.kitty, layout.kitty_width)
        for item in self._items - kept:
            self._scene.removeItem(item)
        self._items &= kept

    def settle(self) -> None:
        """Move every card to its position without animation."""
        for spot in self.spots():
            item = spot.item
            item.deform(1.0, 1.0)
            item.set_height(0)
            item.setVisible(True)
            item.set_flipped(spot.flipped)
            if item.width != spot.width:
                item.width = spot.width
                item.refresh()
            item.home = (spot.x, spot.y)
            item.setPos(spot.x, spot.y - item.lift)
            item.setZValue(spot.z)
        for item in self.deep():
            item.setVisible(False)

    def deep(self) -> list[CardItem]:
        """Return hidden kitty cards, which aren't drawn: their shadows would add up."""
        return self.kitty[:-MAX_KITTY]

    def spots(self) -> Iterator[CardPosition]:
        """Yield the position of each card."""
        layout = self.layout
        for i, (item, (x, y)) in enumerate(zip(self.hand, layout.hand(len(self.hand)), strict=True)):
            z = HAND_Z + 20 + (len(self.hand) - i if self.left_handed else i)
            yield CardPosition(item, x, y, layout.hand_width, z, self.left_handed)
        for place, row in enumerate(self.rows):
            points = layout.row(place, len(row)) if place else layout.own_row(len(row))
            width, z = (layout.other_width, ROW_Z) if place else (layout.hand_width, HAND_Z)
            for i, (shown, (x, y)) in enumerate(zip(row, points, strict=True)):
                if shown is not None:
                    yield CardPosition(shown, x, y, width, z + i)
            for i, (item, (x, y)) in enumerate(
                zip(self.piles[place], layout.pile(place, len(self.piles[place])), strict=True)
            ):
                yield CardPosition(item, x, y, width, PILE_Z + i * 0.1)
            fan, z = self.fans[place], FAN_Z
            if layout.rows and self.is_open(place) and not layout.mirrored:
                z = ROW_Z + len(row)  # an open hand may reach over the right edge of the row
            for i, (item, (x, y)) in enumerate(zip(fan, self._fan_points(layout, place), strict=True)):
                yield CardPosition(item, x, y, width, z + i)
        for place, item in self.trick:
            x, y = layout.trick(place)
            yield CardPosition(item, x, y, layout.trick_width, TRICK_Z + stacking(x, y) * 1e-6)
        for i, (item, (x, y)) in enumerate(zip(self.kitty, self._kitty_points(layout), strict=True)):
            yield CardPosition(item, x, y, layout.kitty_width, KITTY_Z + i * 0.1)

    def is_open(self, place: int) -> bool:
        """Return whether the hand of another seat is face up."""
        fan = self.fans[place]
        return bool(fan) and fan[0].card != HIDDEN

    def open_hand(self, place: int) -> Rect | None:
        """Return the area of another seat's face-up hand."""
        layout, width = self.layout, self.layout.other_width
        points = self._fan_points(layout, place) if self.is_open(place) else []
        points += layout.row(place, len(self.rows[place])) if not layout.rows and self.rows[place] else []
        if not points:
            return None
        (left, right), (top, bottom) = ((min(edges), max(edges)) for edges in zip(*points, strict=True))
        return Rect(left, top, right + width, bottom + width * RATIO)

    def open_hands(self) -> list[Rect]:
        """Return the areas of all face-up hands of other seats."""
        return list(filter(None, map(self.open_hand, range(1, len(self.fans)))))

    def _kitty_points(self, layout: Layout) -> list[Point]:
        count, top = len(self.kitty), self.kitty[-2:]
        if len(top) < 2 or any(item.card == HIDDEN for item in top):
            return layout.kitty(count)
        places = range(1, len(layout.places))
        return layout.open_kitty(count, [*map(layout.plate, places), *self.open_hands()])

    def _fan_points(self, layout: Layout, place: int) -> list[Point]:
        fan = self.fans[place]
        if not self.is_open(place):
            return layout.fan(place, len(fan)) if place else []
        tens = [i for i, item in enumerate(fan) if self._skin.is_ten(item.card)]
        return layout.open_fan(place, len(fan), tens)
