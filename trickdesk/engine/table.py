"""The table of a match: full information.

Only the session, record checks, and the bots' arena and reviews may import it.
"""

from __future__ import annotations

from dataclasses import replace

from trickdesk.engine.actions import Action, Deal, Event, Input, Stock
from trickdesk.engine.cards import Seat, card_set
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, Terms
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.game import Game
from trickdesk.engine.phases import Phase, PlayPhase
from trickdesk.engine.state import DealRecord, TableState


class Table(TableState):
    """One match.

    The log of inputs is the truth; every other field is a cache that a replay rebuilds.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game.seats, game.sides)
        self.game = game
        self.log: list[Input] = []
        self.winners: tuple[int, ...] = ()
        self.phase: Phase | None = None

    # -- inputs

    def deal(self, deal: Deal) -> list[Event]:
        """Start a deal.

        Raises:
            IllegalAction: No deal is due, or the cards or the dealer are wrong.
        """
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
        self.dealt = deal.hands
        self.hands = [card_set(hand) for hand in deal.hands]
        self.talon = list(deal.talon)
        events = [Event("dealt", s, "", h, h.bit_count(), s) for s, h in enumerate(self.hands)]
        self.enter(self.game.first_phase(self, events))
        for seat in self.unseen:
            events[seat] = replace(events[seat], cards=0)
        return events

    def check_cards(self, deal: Deal) -> None:
        """Check that every card is exactly once in the deal, and that the sizes fit.

        Raises:
            IllegalAction: They don't.
        """
        game = self.game
        sizes = [len(hand) for hand in deal.hands]
        cards = card_set(card for hand in deal.hands for card in hand) | card_set(deal.talon)
        size = game.deal_size(len(self.deals) + 1)
        sound = sizes == [size.hand] * game.seats and len(deal.talon) == size.talon
        if not sound or cards.bit_count() != sum(sizes) + len(deal.talon):
            raise IllegalAction(Why.WRONG_CARDS)

    def restock(self, stock: Stock) -> list[Event]:
        """Make the shuffled discards the new stock (Forty-Fives, rules 3.6).

        Raises:
            IllegalAction: No stock is due, or the cards are wrong.
        """
        if self.phase is None or self.phase.name != "stock":
            raise IllegalAction(Why.WRONG_PHASE)
        if sorted(stock.cards) != sorted(self.discards):
            raise IllegalAction(Why.WRONG_CARDS)
        self.log.append(stock)
        self.talon, self.discards = list(stock.cards), []
        self.phase.done = True
        return self.advance([])

    def act(self, seat: Seat, action: Action) -> list[Event]:
        """Check, apply and log an action of a seat.

        >>> from trickdesk.engine.actions import Call
        >>> from trickdesk.engine.shuffle import Shuffler
        >>> from trickdesk.games import games
        >>> game = games()["oh-hell"]()
        >>> table = Table(game)
        >>> events = table.deal(Shuffler("any seed").deal(game, 0, dealer=3))
        >>> [event.kind for event in table.act(0, Call("2"))]
        ['called']
        >>> table.act(0, Call("3"))
        Traceback (most recent call last):
        trickdesk.engine.errors.IllegalAction: It isn't your turn.
        >>> len(table.log)
        2

        Raises:
            IllegalAction: The rules don't allow it; nothing has changed.
        """
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
        """Check, apply and log any input.

        Raises:
            IllegalAction: The rules don't allow it; nothing has changed.
        """
        if isinstance(entry, Deal):
            return self.deal(entry)
        if isinstance(entry, Stock):
            return self.restock(entry)
        return self.act(*entry)

    def advance(self, events: list[Event]) -> list[Event]:
        """Enter the next phase that needs an input; after the last one, score the deal."""
        while self.phase is not None and self.phase.done:
            self.enter(self.game.next_phase(self, self.phase, events))
        if self.phase is None:
            self.finish(events)
        return events

    def enter(self, phase: Phase | None) -> None:
        """Enter a phase; the first one with tricks sets the deal's trick play."""
        self.phase = phase
        if isinstance(phase, PlayPhase) and self.deals[-1].play is None:
            self.deals[-1].play = phase.play

    def finish(self, events: list[Event]) -> None:
        """Score the deal and check whether the match is over."""
        record = self.deals[-1]
        record.goals = tuple(self.goals)
        if record.play is None:
            record.result = DealResult((0,) * self.game.sides)
            events.append(Event("passed out"))
        else:
            record.result = self.game.score(self.played_deal())
        self.add(record.result)
        events.append(Event("scored"))
        points, teams = record.result.points, record.teams or ()
        self.winners = self.game.winners(
            MatchStanding(tuple(self.totals), len(self.deals), self.contract, points, teams)
        )
        if self.winners:
            events.append(Event("match over"))

    def played_deal(self) -> PlayedDeal:
        """Return the deal, whose last trick is over, as games score it."""
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
            carried=self.carried,
        )

    def add(self, result: DealResult) -> None:
        """Add the points of a deal to the totals, and keep what it carries on."""
        self.carried = result.carried or self.carried
        self.totals = [total + points for total, points in zip(self.totals, result.points, strict=True)]

    def before_deal_of(self, length: int) -> Table:
        """Return a copy of the table before the deal that contains input `length`.

        It shares the earlier deals.
        """
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

    # -- derived

    def inputs_of(self, deal: int) -> range:
        """Return the indexes in the log of deal `deal` (from 0; -1 is the last)."""
        starts = [at for at, entry in enumerate(self.log) if isinstance(entry, Deal)]
        return range(starts[deal], [*starts[1:], len(self.log)][deal])

    @property
    def stocks(self) -> int:
        """How often the discards of the current deal have become a new stock."""
        return sum(isinstance(self.log[at], Stock) for at in self.inputs_of(-1))

    @property
    def next_dealer(self) -> Seat:
        """Who deals next; only after the first deal has begun."""
        return self.game.next_dealer(self.dealer, passed_out=self.deals[-1].passed_out)

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked something; None if there is none."""
        return self.phase.turn if self.phase is not None and self.phase.turn >= 0 else None

    @property
    def unseen(self) -> frozenset[Seat]:
        """The seats that may not see their own cards yet."""
        return frozenset() if self.phase is None else self.phase.unseen

    @property
    def phase_name(self) -> str:
        """The phase, as `docs/record.md` names it."""
        if self.phase is not None:
            return self.phase.name
        return "match-over" if self.winners else "deal-over"
