"""What the viewer may do with the cards before him, and how they look because of it. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import AskGive, AskPlay
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.geometry import LIFT

PICK_LIFT = 0.10  # as a share of the card's width


class Choice:
    """The question to the viewer and the state of the answer: cursor, card under the pointer, picked cards.

    ``clicked``: the own card that was clicked last. ``preselected``: the card to be played as soon as it may be.
    """

    def __init__(self) -> None:
        self.ask: AskPlay | AskGive | None = None
        self.picks: CardSet = 0
        self.cursor: CardId | None = None
        self.hover: CardId | None = None
        self.preselected: CardId | None = None
        self.clicked: CardId | None = None
        self._new: CardSet = 0

    def set(self, view: PlayerView | None, enabled: bool) -> None:
        """Take over what a view asks; picks live on while the question stays the same."""
        ask = view.ask if view is not None and enabled else None
        ask = ask if isinstance(ask, (AskPlay, AskGive)) else None
        if ask != self.ask:
            self.cursor = None
            self.picks = ask.first if isinstance(ask, AskGive) else 0
        self.ask = ask
        self.hover = None
        self._new = view.took if view is not None and is_new(view) else 0

    def clear(self) -> None:
        """Nothing may be done at the moment."""
        self.set(None, False)

    @property
    def is_giving(self) -> bool:
        return isinstance(self.ask, AskGive)

    @property
    def cards(self) -> CardSet:
        """The cards that may be played or put away."""
        return self.ask.cards if self.ask else 0

    def allows(self, card: CardId) -> bool:
        return card >= 0 and bool(self.cards >> card & 1)

    def toggle(self, card: CardId) -> bool:
        """Pick a card to put away, or take it back; False if that is not possible."""
        ask = self.ask
        if not isinstance(ask, AskGive) or not self.allows(card):
            return False
        if self.picks >> card & 1:
            if ask.first >> card & 1:
                return False
        elif self.picks.bit_count() >= ask.high:
            return False
        self.picks ^= 1 << card
        return True

    def step(self, cards: Sequence[CardId], direction: int) -> None:
        """Move the cursor to the next possible card of a hand (left to right), round and round.

        It begins where a card was clicked last, that one first.
        """
        possible = [card for card in cards if self.allows(card)]
        if not possible:
            self.cursor = None
        elif self.cursor in possible:
            self.cursor = possible[(possible.index(self.cursor) + direction) % len(possible)]
        else:
            first = 0 if direction > 0 else -1
            if self.clicked is not None and self.clicked in cards:
                first = cards.index(self.clicked)
            ahead = (
                [*cards[first:], *cards[:first]] if direction > 0 else [*cards[first::-1], *cards[:first:-1]]
            )
            self.cursor = next(card for card in ahead if self.allows(card))

    def look(self, card: CardId) -> tuple[str, float]:
        """The state of a card's picture, and its lift as a share of its width."""
        if card < 0:
            return "", 0.0
        states = []
        lift = 0.0
        if self.ask and not self.allows(card):
            states.append("dim")
        if self._new >> card & 1:
            states.append("new")
        if self.picks >> card & 1 or card == self.preselected:
            states.append("pick")
            lift = PICK_LIFT
        if card == self.cursor:
            states.append("focus")
        if card == self.cursor or (card == self.hover and self.allows(card)):
            lift = LIFT
        return "-".join(states), lift


def is_new(view: PlayerView) -> bool:
    """Whether what was taken is still to be looked at: till play begins, what was passed on till the first card."""
    passed = view.given and view.hand.bit_count() == view.game.deal_size(view.deal_number).hand
    return not view.players or bool(passed)
