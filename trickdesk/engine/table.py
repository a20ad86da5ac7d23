"""The table: full information. Only the session, record checking and the bots' arena may import it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from trickdesk.engine.actions import Action, Deal, Input, Stock
from trickdesk.engine.bids import Contract, Goal
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set
from trickdesk.engine.deal import PlayedDeal, Standing, Teams, Terms
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.events import Event
from trickdesk.engine.game import DealResult, Game
from trickdesk.engine.phases import Phase, PlayPhase
from trickdesk.engine.play import Start, TrickPlay


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


class Table:
    """One match. The log of inputs is the truth; every other field is a cache that a replay rebuilds.

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

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log: list[Input] = []
        self.deals: list[DealRecord] = []
        self.totals = [0] * game.sides
        self.winners: tuple[int, ...] = ()
        self.phase: Phase | None = None
        self.dealer: Seat = -1
        self.reset()

    def reset(self) -> None:
        """An empty table before a deal."""
        seats = self.game.seats
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

    # -- inputs

    def deal(self, deal: Deal) -> list[Event]:
        """Lay out a deal; :class:`IllegalAction` if none is due, the dealer is wrong or the cards are."""
        if self.phase is not None:
            raise IllegalAction(Why.DEAL_IN_PROGRESS)
        if self.winners:
            raise IllegalAction(Why.MATCH_OVER)
        if deal.dealer not in (range(self.game.seats) if not self.deals else (self.next_dealer,)):
            raise IllegalAction(Why.WRONG_DEALER)
        self.check_cards(deal)
        self.log.append(deal)
        self.reset()
        self.dealer = deal.dealer
        self.deals.append(DealRecord(deal.dealer))
        self.hands = [card_set(hand) for hand in deal.hands]
        self.talon = list(deal.talon)
        events = [Event("dealt", s, "", h, h.bit_count(), s) for s, h in enumerate(self.hands)]
        self.enter(self.game.first_phase(self, events))
        return events

    def check_cards(self, deal: Deal) -> None:
        """:class:`IllegalAction` unless every card of the deck lies exactly where it belongs."""
        game = self.game
        sizes = [len(hand) for hand in deal.hands]
        cards = card_set(card for hand in deal.hands for card in hand) | card_set(deal.talon)
        size = game.deal_size(len(self.deals) + 1)
        sound = sizes == [size.hand] * game.seats and len(deal.talon) == size.talon
        if not sound or cards.bit_count() != sum(sizes) + len(deal.talon):
            raise IllegalAction(Why.WRONG_CARDS)

    def restock(self, stock: Stock) -> list[Event]:
        """Take the shuffled discards as the new stock (rules.md 3.5, item 4)."""
        if self.phase is None or self.phase.name != "stock":
            raise IllegalAction(Why.WRONG_PHASE)
        if sorted(stock.cards) != sorted(self.discards):
            raise IllegalAction(Why.WRONG_CARDS)
        self.log.append(stock)
        self.talon, self.discards = list(stock.cards), []
        self.phase.done = True
        return self.advance([])

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Check, apply and log: the one door through which players, human or bot, change anything."""
        phase = self.phase
        if phase is None:
            raise IllegalAction(Why.MATCH_OVER if self.winners else Why.NO_DEAL)
        if phase.turn != seat:
            raise IllegalAction(Why.NOT_YOUR_TURN if phase.turn >= 0 else Why.WRONG_PHASE)
        events = phase.apply(self, action)
        self.log.append((seat, action))
        if events[0].kind == "called":
            self.calls.append((seat, events[0].text))
        return self.advance(events) if phase.done else events

    def put(self, entry: Input) -> list[Event]:
        """Any input, checked."""
        if isinstance(entry, Deal):
            return self.deal(entry)
        if isinstance(entry, Stock):
            return self.restock(entry)
        return self.act(*entry)

    def advance(self, events: list[Event]) -> list[Event]:
        """Go on to the next phase that needs somebody; score the deal after the last."""
        while self.phase is not None and self.phase.done:
            self.enter(self.game.next_phase(self, self.phase, events))
        if self.phase is None:
            self.finish(events)
        return events

    def enter(self, phase: Phase | None) -> None:
        """Begin a phase; the deal's tricks are those of the first in which cards are played."""
        self.phase = phase
        if isinstance(phase, PlayPhase) and self.deals[-1].play is None:
            self.deals[-1].play = phase.play

    def finish(self, events: list[Event]) -> None:
        """Score the deal and see whether the match is over."""
        record = self.deals[-1]
        if record.play is None:
            record.result = DealResult((0,) * self.game.sides)
            events.append(Event("passed out"))
        else:
            record.result = self.game.score(self.played_deal())
        self.add(record.result)
        events.append(Event("scored"))
        self.winners = self.game.winners(
            Standing(tuple(self.totals), len(self.deals), self.contract, record.result.points)
        )
        if self.winners:
            events.append(Event("match over"))

    def played_deal(self) -> PlayedDeal:
        """The deal whose last trick is over, as games score it."""
        record = self.deals[-1]
        assert record.teams is not None and record.play is not None
        return PlayedDeal(
            calls=tuple(self.calls),
            terms=Terms(self.contract, self.trump, record.teams, tuple(self.goals)),
            tricks=tuple(record.play.tricks),
            trick_points=tuple(record.trick_points),
            taken=tuple(record.play.taken),
            buried=tuple(self.buried),
            totals=tuple(self.totals),
        )

    def add(self, result: DealResult) -> None:
        """Add the points of a deal to the totals."""
        self.totals = [total + points for total, points in zip(self.totals, result.points, strict=True)]

    def before_deal_of(self, length: int) -> Table:
        """Another table, as it was before the deal that the first ``length`` inputs end in; it shares earlier deals."""
        deals = [at for at, entry in enumerate(self.log[:length]) if isinstance(entry, Deal)]
        table = Table(self.game)
        table.log = self.log[: deals[-1]] if deals else []
        table.deals = self.deals[: max(0, len(deals) - 1)]
        for record in table.deals:
            assert record.result is not None
            table.dealer, table.contract, table.teams = record.dealer, record.contract, record.teams
            table.trump = record.trump
            table.add(record.result)
        return table

    # -- for the games

    def set_contract(self, contract: Contract, events: list[Event]) -> None:
        """Somebody has become declarer; many bids name the trump."""
        self.contract = self.deals[-1].contract = contract
        events.append(Event("contract", contract.declarer, contract.bid))
        self.set_teams(self.game.teams(contract.declarer))
        trump = self.game.bid(contract.bid).denomination
        if trump is not None:
            self.set_trump(contract.declarer, trump, events)

    def set_trump(self, seat: Seat | None, trump: str, events: list[Event]) -> None:
        """A seat has named the trump, a suit letter or NT; None: it was turned up."""
        self.trump = self.deals[-1].trump = trump
        events.append(Event("trump", seat, trump))

    def set_teams(self, teams: Teams | None) -> None:
        """Who plays with whom; the declarer's team has to reach what he has bid."""
        self.teams = self.deals[-1].teams = teams
        if teams is not None and self.contract is not None:
            self.goals = list(self.game.goals(self.contract, teams))

    def take_kitty(self, seat: Seat, count: int, events: list[Event]) -> None:
        """Move the top ``count`` cards of the talon into a hand; everybody knows who has those turned up."""
        cards = card_set(self.talon[:count])
        del self.talon[:count]
        self.hands[seat] |= cards
        self.took[seat] |= cards
        for other in range(self.game.seats):
            if other != seat:
                self.cannot[other] |= self.turned & cards
        self.turned &= ~cards
        events.append(Event("took kitty", seat, "", cards, count, seat))

    def pass_on(self, to: Sequence[Seat], events: list[Event]) -> None:
        """The cards that every seat has picked change hands."""
        self.given_to = list(to)
        for seat, cards in enumerate(self.given):
            self.hands[seat] ^= cards
        for seat, (cards, receiver) in enumerate(zip(self.given, to, strict=True)):
            self.hands[receiver] |= cards
            self.took[receiver] = cards
            events.append(Event("passed", seat, "", cards, cards.bit_count(), receiver))

    def lay_piles(self, row: int, hand: int, events: list[Event]) -> None:
        """Make each dealt hand a pile, of which ``row`` cards are turned up and then ``hand`` cards drawn."""
        deal = self.log[-1]
        assert isinstance(deal, Deal)
        self.piles = deal.hands
        self.drawn = [row + hand] * self.game.seats
        self.rows = [card_set(pile[:row]) for pile in self.piles]
        self.hands = [card_set(pile[: row + hand]) for pile in self.piles]
        self.known_drawn = self.hands[:]
        events.clear()  # nobody sees a whole pile, not even its owner
        for seat, up in enumerate(self.rows):
            drawn = self.hands[seat] & ~up
            events.append(Event("row", seat, "", up, row))
            events.append(Event("drew", seat, "", drawn, hand, seat))

    def turn_up(self, count: int, events: list[Event]) -> None:
        """Turn the top ``count`` cards of the talon face up."""
        self.turned = self.faced = card_set(self.talon[:count])
        events.append(Event("turned up", cards=self.turned, count=count))

    def start_play(self, leader: Seat, players: Sequence[Seat]) -> PlayPhase:
        """The phase in which ``players`` play tricks, ``leader`` first."""
        game = self.game
        order = game.order_for(game.trump_index(self.trump))
        start = Start(order, self.hands, leader, players, self.rows, self.piles, self.drawn)
        return PlayPhase(game.trick_play(start))

    def refilled(self) -> list[Event]:
        """The events of the refill from the piles after a trick, and what it means for ``cannot``."""
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
                self.cannot[seat] = (
                    0  # a hand is refilled only when it is empty: what was known of it is gone
                )
                events.append(Event("drew", seat, "", hidden, hidden.bit_count(), seat))
        return events

    # -- derived

    @property
    def next_dealer(self) -> Seat:
        """Who deals next, once there was a deal."""
        return self.game.next_dealer(self.dealer, passed_out=self.deals[-1].passed_out)

    @property
    def phase_name(self) -> str:
        """The phase as ``record.md`` names it."""
        if self.phase is not None:
            return self.phase.name
        return "match-over" if self.winners else "deal-over"

    @property
    def play(self) -> TrickPlay | None:
        """The tricks of the current deal, if it has come to them."""
        return self.deals[-1].play if self.deals else None
