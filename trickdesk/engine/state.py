"""Where all cards are, and the score: full information, without the rules.

Games and their phases change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import DealResult, ScoredDeal, SeenTrick, Teams
from trickdesk.engine.play import TrickPlay


@dataclass(slots=True)
class DealRecord:
    """What happened in one deal; fields that aren't known yet are None or empty.

    `goals` are those at its end, by seat.
    """

    dealer: Seat
    contract: Contract | None = None
    trump: str | None = None
    teams: Teams | None = None
    play: TrickPlay | None = None
    trick_points: list[int] = field(default_factory=list)
    result: DealResult | None = None
    goals: tuple[Goal | None, ...] = ()
    # What views have built of it: its tricks so far, and the deal with its points.
    seen: tuple[SeenTrick, ...] = field(default=(), compare=False)
    scored: ScoredDeal | None = field(default=None, compare=False)

    @property
    def passed_out(self) -> bool:
        """Whether the deal is over without a card played."""
        return self.result is not None and self.play is None


class TableState:
    """The current deal and the deals before it.

    Attributes:
        deals: What happened in each deal, the current one last.
        dealt: The hands in the order in which they were dealt.
        hands: By seat, every card that it may play, in its hand or in its face-up row.
        rows: By seat, the cards dealt face up in front of it; some may have been played since.
        piles: By seat, its face-down pile.
        drawn: By seat, how many cards of its pile are gone.
        known_drawn: By seat, the cards drawn from its pile that have had their event.
        talon: The undealt cards, top first.
        turned: The cards of the kitty that lie face up.
        faced: Those, and the ones that have been taken since.
        buried: By seat, its discards.
        discards: The cards discarded in an exchange, in order.
        took: By seat, what it took from the kitty or got from another seat.
        given: By seat, the cards that it picked for another.
        given_to: By seat, who has these cards now; -1 until all have picked.
        drew: By seat, how many cards it drew for its discards.
        held: By seat, a card that it took in sight of all and can't have discarded since.
        cannot: By seat, cards that everyone knows it doesn't hold.
        contract: None if there is no declarer.
        trump: A suit letter or NT, or None until it is named.
        goals: By seat; they can exist without a contract.
        carried: What the game remembers from the deals before (`DealResult.carried`).
    """

    def __init__(self, seats: int, sides: int) -> None:
        self.seats = seats
        self.deals: list[DealRecord] = []
        self.totals = [0] * sides
        self.carried: tuple[int, ...] = ()
        self.dealer: Seat = -1
        self.reset()

    def reset(self) -> None:
        """Clear the table before a deal."""
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
        self.held: list[CardSet] = [0] * seats
        self.discards: list[CardId] = []
        self.cannot: list[CardSet] = [0] * seats
        self.calls: list[tuple[Seat, str]] = []
        self.contract: Contract | None = None
        self.trump: str | None = None
        self.teams: Teams | None = None
        self.goals: list[Goal | None] = [None] * seats

    def set_trump(self, seat: Seat | None, trump: str, events: list[Event]) -> None:
        """Set the trump, a suit letter or NT; `seat` is None if it was turned up."""
        self.trump = self.deals[-1].trump = trump
        events.append(Event("trump", seat, trump))

    def take_kitty(self, seat: Seat, count: int, events: list[Event]) -> None:
        """Move the top `count` talon cards to a hand; those turned up stay publicly known."""
        cards = card_set(self.talon[:count])
        del self.talon[:count]
        self.hands[seat] |= cards
        self.took[seat] |= cards
        for other in range(self.seats):
            if other != seat:
                self.cannot[other] |= self.turned & cards
        self.turned &= ~cards
        events.append(Event("took kitty", seat, "", cards, count, seat))

    def rob(self, seat: Seat, events: list[Event]) -> None:
        """Move the card turned up to a hand, in sight of all."""
        card = 1 << self.talon.pop(0)
        self.turned = 0
        self.hands[seat] |= card
        self.held[seat] = card
        self.drew[seat] = 1
        events.append(Event("robbed", seat, cards=card, count=1))

    def hide_held(self, seat: Seat) -> None:
        """Forget that a seat holds the card that it robbed: it may have discarded it."""
        for other in range(self.seats):
            if other != seat:
                self.cannot[other] |= self.held[seat]
        self.held[seat] = 0

    def swap(self, seat: Seat, cards: CardSet, events: list[Event]) -> None:
        """Swap cards of a hand, in sight of all, for as many below the card turned up."""
        count = cards.bit_count()
        new = card_set(self.talon[1 : 1 + count])
        self.talon[1 : 1 + count] = cards_in(cards)
        self.hands[seat] ^= cards | new
        self.took[seat] |= new
        self.cannot = [other | cards for other in self.cannot]
        events.append(Event("gave", seat, cards=cards, count=count))
        events.append(Event("drew", seat, "", new, count, seat))

    def turn_up(self, events: list[Event]) -> None:
        """Turn the top card of the talon face up."""
        self.turned = self.faced = 1 << self.talon[0]
        events.append(Event("turned up", cards=self.turned, count=1))

    def refilled(self) -> list[Event]:
        """Return the events of refills from the piles after a trick, and update `cannot`."""
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
                # Only an empty hand is refilled, so what was known of it no longer holds.
                self.cannot[seat] = 0
                events.append(Event("drew", seat, "", hidden, hidden.bit_count(), seat))
        return events

    @property
    def play(self) -> TrickPlay | None:
        """The tricks of the current deal, or None before the first."""
        return self.deals[-1].play if self.deals else None
