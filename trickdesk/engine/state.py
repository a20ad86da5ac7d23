"""What lies on a table: full information, without the rules.

Games and their phases move cards in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set
from trickdesk.engine.deal import DealResult, Teams
from trickdesk.engine.play import TrickPlay


@dataclass(slots=True)
class DealRecord:
    """What became of one deal; fields that are not known yet are None."""

    dealer: Seat
    contract: Contract | None = None
    trump: str | None = None
    teams: Teams | None = None
    play: TrickPlay | None = None
    trick_points: list[int] = field(default_factory=list)
    result: DealResult | None = None

    @property
    def passed_out(self) -> bool:
        """Whether the deal is over, and nobody has played a card."""
        return self.result is not None and self.play is None


class TableState:
    """The deal under way and the deals before it.

    ``dealt``: the hands as they were dealt, each in its order.
    ``hands[seat]``: every card the seat may play, in its hand or in its row. ``rows[seat]``: cards lying face up
    before it (some may have been played since). ``piles[seat]``: its face-down pile, of which ``drawn[seat]`` cards
    are gone. ``talon``: undealt cards, top first. ``turned``: cards of the kitty lying face up,
    ``faced``: those and the ones that have been taken since.
    ``buried[seat]``: what it put away. ``discards``: what was thrown away during an exchange, in order.
    ``took[seat]``: what it took from the kitty or from another seat, ``given[seat]``: what it picked for another one,
    ``given_to[seat]``, who has it since all have picked (-1 before); ``drew[seat]``: how many cards it drew for those
    that it threw away.
    ``cannot[seat]``: cards that everybody knows it does not hold. ``trump`` and ``goals`` by seat are what the deal is
    played for, with or without a ``contract``.
    """

    def __init__(self, seats: int, sides: int) -> None:
        self.seats = seats
        self.deals: list[DealRecord] = []
        self.totals = [0] * sides
        self.dealer: Seat = -1
        self.reset()

    def reset(self) -> None:
        """An empty table before a deal."""
        seats = self.seats
        self.dealt: tuple[tuple[CardId, ...], ...] = ((),) * seats
        self.hands: list[CardSet] = [0] * seats
        self.rows: list[CardSet] = [0] * seats
        self.piles: tuple[tuple[CardId, ...], ...] = ((),) * seats
        self.drawn = [0] * seats
        self.known_drawn: list[CardSet] = [0] * seats
        self.talon: list[CardId] = []
        self.turned: CardSet = 0
        self.faced: CardSet = 0
        self.buried: list[CardSet] = [0] * seats
        self.took: list[CardSet] = [0] * seats
        self.given: list[CardSet] = [0] * seats
        self.given_to: list[Seat] = [-1] * seats
        self.drew = [0] * seats
        self.discards: list[CardId] = []
        self.cannot: list[CardSet] = [0] * seats
        self.calls: list[tuple[Seat, str]] = []
        self.contract: Contract | None = None
        self.trump: str | None = None
        self.teams: Teams | None = None
        self.goals: list[Goal | None] = [None] * seats

    def set_trump(self, seat: Seat | None, trump: str, events: list[Event]) -> None:
        """A seat has named the trump, a suit letter or NT; None: it was turned up."""
        self.trump = self.deals[-1].trump = trump
        events.append(Event("trump", seat, trump))

    def take_kitty(self, seat: Seat, count: int, events: list[Event]) -> None:
        """Move the top `count` talon cards into a hand; turned-up ones stay public."""
        cards = card_set(self.talon[:count])
        del self.talon[:count]
        self.hands[seat] |= cards
        self.took[seat] |= cards
        for other in range(self.seats):
            if other != seat:
                self.cannot[other] |= self.turned & cards
        self.turned &= ~cards
        events.append(Event("took kitty", seat, "", cards, count, seat))

    def turn_up(self, count: int, events: list[Event]) -> None:
        """Turn the top ``count`` cards of the talon face up."""
        self.turned = self.faced = card_set(self.talon[:count])
        events.append(Event("turned up", cards=self.turned, count=count))

    def refilled(self) -> list[Event]:
        """The refill events from the piles after a trick, updating `cannot`."""
        events: list[Event] = []
        for seat, pile in enumerate(self.piles):
            if self.known_drawn[seat].bit_count() >= self.drawn[seat]:
                continue
            new = card_set(pile[: self.drawn[seat]]) & ~self.known_drawn[seat]
            self.known_drawn[seat] |= new
            shown, hidden = new & self.rows[seat], new & ~self.rows[seat]
            if shown:
                events.append(Event("row", seat, "", shown, shown.bit_count()))
            if hidden:
                # A hand is refilled only when it is empty: what was known of it is gone.
                self.cannot[seat] = 0
                events.append(Event("drew", seat, "", hidden, hidden.bit_count(), seat))
        return events

    @property
    def play(self) -> TrickPlay | None:
        """The tricks of the current deal, if it has come to them."""
        return self.deals[-1].play if self.deals else None
