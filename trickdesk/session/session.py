"""One match as the application plays it: the table and everything but the screen."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from trickdesk.bots.claims.claim import Claim
from trickdesk.engine.actions import Action, Deal, Event, Input, Stock
from trickdesk.engine.cards import CardSet, Seat, card_set
from trickdesk.engine.errors import IllegalAction, NotationError, Refusal, Why, said
from trickdesk.engine.record import parse_input, rebuild, write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.bot_requests import BotRequest, first_legal, request_at
from trickdesk.session.ending import EndingKind, RestOfDeal, ShownTrick, shown_of
from trickdesk.session.players import Setup
from trickdesk.session.replay import bounds
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match


def known_cards(seen: PlayerView) -> CardSet:
    """Every card of the deal of which the view says where it is, or where it went."""
    played = card_set(card for trick in seen.tricks for card in trick.cards)
    own = seen.hand | seen.buried | seen.took | seen.given
    return own | seen.turned | played | reduce(or_, seen.shown)


def put_showing(table: Table, entry: Input, seats: Iterable[Seat | None]) -> tuple[list[Event], bool]:
    """Apply an input; return its events, and whether one of `seats` saw a new card.

    None among the seats is what everybody sees. :class:`~trickdesk.engine.errors.IllegalAction` changes nothing.
    """
    before = {seat: known_cards(view(table, seat)) for seat in seats}
    events = table.put(entry)
    if isinstance(entry, Deal):
        return events, True  # what was known of the deal before says nothing about these cards
    for seat, known in before.items():
        text = reduce(or_, (event.seen_by(seat).cards for event in events), 0)
        if (text | known_cards(view(table, seat))) & ~known:
            return events, True
    return events, False


def shows_cards(table: Table, at: int, seat: Seat) -> bool:
    """Whether any input from index `at` on showed `seat` a new card."""
    again = rebuild(table, at)
    return any(put_showing(again, entry, (seat,))[1] for entry in table.log[at:])


class State(enum.Enum):
    """What the match is waiting for."""

    HUMAN = "waiting for a human"
    BOT = "waiting for a bot"
    CURTAIN = "waiting for another person to sit down"
    DEAL_OVER = "deal over"
    MATCH_OVER = "match over"


class _Undone(NamedTuple):
    """What an undo removed: inputs, the indexes of automatic ones, the earlier setup."""

    entries: list[Input]
    automatic: set[int]
    setup: Setup


class Session:
    """A match in progress.

    Only :meth:`act`, :meth:`bot_answer`, :meth:`next_deal`, :meth:`undo`, :meth:`redo` and :meth:`catch_up` change the
    table; each saves the record afterwards, in another thread: none of them waits for the disk. The events that they
    return hold secrets: what may be shown is :meth:`events_for`.

    ``viewer`` is the person whose hand may be shown now, None for what everybody may see. With one person it is
    always that one; with several it is the person who sat down last, until :meth:`cover`.
    """

    def __init__(self, setup: Setup, match: Match | None, table: Table | None = None) -> None:
        """Continue at `table`, which the session owns from now on.

        Nothing is saved without `match`.
        """
        self.setup = setup
        self.match = match
        self.repaired = False  # the last save was damaged: the match goes on from the one before
        self._left_unsaved = ""
        self._table = table or Table(setup.game)
        self._shuffler = Shuffler(setup.seed)
        self._entries = [write_input(entry, setup.game.deck) for entry in self._table.log]
        self._undone: list[_Undone] = []
        self._automatic: set[int] = set()
        self._turned = 0  # how often the log was made shorter: a ticket is never used twice
        self._views: dict[tuple[int, Seat | None], PlayerView] = {}  # of this moment
        self._opened: set[int] = set()  # deals whose cards have all been looked at
        # At a shared screen nothing before this length of the log may be taken back.
        self._barrier = len(self._table.log) if self.shared else 0
        people = setup.people
        self.viewer: Seat | None = people[0] if len(people) == 1 else None
        self._last_viewer = self.viewer

    @classmethod
    def start(cls, setup: Setup, match: Match | None) -> tuple[Session, list[Event]]:
        """Begin a match with its first deal."""
        session = cls(setup, match)
        return session, session.next_deal()

    # -- what is going on

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.setup.people) > 1

    @property
    def ticket(self) -> int:
        """Identifies this moment of the match; answers to earlier tickets are stale."""
        return self._turned << 32 | len(self._table.log)

    @property
    def inputs(self) -> int:
        """The length of the log."""
        return len(self._table.log)

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked something."""
        phase = self._table.phase
        return phase.turn if phase is not None and phase.turn >= 0 else None

    @property
    def state(self) -> State:
        turn = self.turn
        if turn is None:
            return State.MATCH_OVER if self._table.winners else State.DEAL_OVER
        if not self.setup.players[turn].human:
            return State.BOT
        return State.HUMAN if turn == self.viewer else State.CURTAIN

    @property
    def needs_curtain(self) -> bool:
        return self.state is State.CURTAIN

    @property
    def bottom(self) -> Seat:
        """The seat drawn at the bottom: the last person at the screen, else the first."""
        people = self.setup.people
        return self._last_viewer if self._last_viewer is not None else people[0] if people else 0

    def view_for(self, seat: Seat | None) -> PlayerView:
        at = self.ticket, seat
        if at not in self._views:  # screens ask many times at each moment
            self._views = {other: seen for other, seen in self._views.items() if other[0] == self.ticket}
            self._views[at] = view(self._table, seat)
        return self._views[at]

    @property
    def deals_over(self) -> int:
        """How many deals are over; all their cards may be looked at."""
        return sum(record.result is not None for record in self._table.deals)

    def open_deal(self, deal: int) -> Table:
        """The table at the end of a finished deal (from 0). Raises ValueError for others.

        Who takes a decision of that deal back from now on has seen all its cards.
        """
        if not 0 <= deal < self.deals_over:
            raise ValueError(f"deal {deal} is not over")
        self._opened.add(deal)
        end = bounds(self._table, deal)[1]
        if self.shared:
            self._barrier = max(self._barrier, end)
        return rebuild(self._table, end)

    def begin_here(self) -> None:
        """Nothing that has happened before can be taken back."""
        self._barrier = self.inputs

    def inputs_since(self, first: int) -> list[str]:
        """The inputs from the one with index ``first`` on, as a record writes them."""
        return self._entries[first:]

    @staticmethod
    def events_for(seat: Seat | None, events: Iterable[Event]) -> list[Event]:
        return [event.seen_by(seat) for event in events]

    # -- inputs

    def catch_up(self) -> None:
        """Add the inputs of chance that a record ends before: a first deal or a new stock."""
        if not self._table.deals:
            self.next_deal()
        elif self._restock():
            self.save()

    def act(self, seat: Seat, action: Action, *, automatic: bool = False) -> list[Event]:
        """What a person does; :class:`IllegalAction` changes nothing.

        ``automatic`` marks an action that the program took for the person; undo goes past it.
        """
        if self.state is State.CURTAIN:
            raise IllegalAction(Why.NOT_YOUR_TURN)
        at = self.inputs
        events = self._put((seat, action))
        if automatic:
            self._automatic.add(at)
        return events

    def why_not(self, action: Action) -> Why | Refusal | None:
        """Why the seat on turn may not do this; None if it may."""
        if self.turn is None:
            return Why.NO_DEAL
        trial = rebuild(self._table, self.inputs)
        try:
            trial.act(self.turn, action)
        except IllegalAction as error:
            return error.why
        return None

    def next_deal(self) -> list[Event]:
        """Deal the next hand; :class:`IllegalAction` if none is due."""
        table, game = self._table, self.setup.game
        if table.deals:
            dealer = table.next_dealer
        elif self.setup.first_dealer is not None:
            dealer = self.setup.first_dealer
        else:
            dealer = self._shuffler.first_dealer(game)
        return self._put(self._shuffler.deal(game, len(table.deals), dealer))

    def bot_request(self) -> BotRequest:
        """What to ask the bot on turn."""
        return request_at(self._table, self.setup, self._shuffler, self.ticket)

    def bot_answer(self, ticket: int, answer: str | None, pure: bool = False) -> list[Event] | None:
        """A bot's answer in record notation (`call pass`); None if it is stale.

        A bot that failed (``answer`` None) or that wants something illegal takes the first legal action, which the
        record keeps. ``pure``: it thought in uncompiled kernels, which the record keeps too.
        """
        if ticket != self.ticket or self.state is not State.BOT:
            return None
        phase, seat = self._table.phase, self.turn
        assert phase is not None and seat is not None
        if answer is not None:
            if pure:
                self.setup = self.setup.decided_pure(seat)
            try:
                entry = parse_input(f"{seat} {answer}", self.setup.game.deck)
                return self._put(entry)
            except (IllegalAction, NotationError):
                pass
        ask = phase.ask()
        assert ask is not None
        self.setup = self.setup.failed(seat)
        return self._put((seat, first_legal(ask)))

    # -- the end of a deal that comes by itself

    def ending(self, kind: EndingKind, seat: Seat, claim: Claim | None = None) -> RestOfDeal:
        """How the deal comes to its end; ``seat`` is who wants it."""
        return RestOfDeal(self._table, self.setup, self._shuffler, self.ticket, kind, seat, claim)

    def end_deal(self, ending: RestOfDeal) -> list[ShownTrick] | None:
        """Apply an ending as one undoable step; None if it is stale or didn't happen."""
        if ending.ticket != self.ticket or not ending.is_done:
            return None
        self._automatic |= ending.automatic
        text = shown_of((self._enter(e), self.view_for(self.viewer)) for e in ending.entries)
        self.setup = ending.setup
        self._undone.clear()
        self.save()
        return [ShownTrick([ending.headline, *text[0].events], text[0].view), *text[1:]]

    def _put(self, entry: Input) -> list[Event]:
        """Any input, with the chance that it calls for; then save."""
        events = self._enter(entry)
        self._undone.clear()
        events += self._restock()
        self.save()
        return events

    def _enter(self, entry: Input) -> list[Event]:
        """Apply and log an input; IllegalAction leaves everything unchanged."""
        if self.shared:
            # At a shared screen, a card seen by one person counts as seen by all.
            events, shows = put_showing(self._table, entry, (None, *range(self.setup.game.seats)))
            if shows or self.turn is None:
                self._barrier = self.inputs
        else:
            events = self._table.put(entry)
        self._entries.append(write_input(entry, self.setup.game.deck))
        return events

    def _restock(self) -> list[Event]:
        """Reshuffle the discards while hands wait for cards (Forty-Fives, rules 3.6)."""
        events: list[Event] = []
        while self._table.phase_name == "stock":
            index = len(self._table.deals) - 1
            deal = self._table.log[bounds(self._table, index)[0] :]
            again = sum(isinstance(entry, Stock) for entry in deal)
            events += self._enter(self._shuffler.restock(self._table.discards, index, again))
        return events

    # -- the curtain

    def cover(self) -> None:
        """The curtain is down: nobody's hand may be shown until somebody sits down."""
        if self.state is State.CURTAIN:
            self.viewer = None

    def uncover(self) -> None:
        """The person on turn has sat down and sees the table."""
        if self.state is not State.CURTAIN:
            return
        self.viewer = self.turn
        if self.viewer != self._last_viewer:
            self._barrier = self.inputs  # another person sees something new
        self._last_viewer = self.viewer

    # -- taking back

    def _last_decision(self) -> int | None:
        """The index of the last input that a person may take back."""
        if not self.setup.people:
            return None  # without looking through a whole match of bots
        for at in range(self.inputs - 1, self._barrier - 1, -1):
            entry = self._table.log[at]
            if isinstance(entry, tuple) and self._is_human(entry[0]) and at not in self._automatic:
                return at
        return None

    def _is_human(self, seat: Seat) -> bool:
        return self.setup.players[seat].human

    @property
    def can_undo(self) -> bool:
        return self._last_decision() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> bool:
        """Undo the person's last decision and all that followed; False if not allowed.

        Alone against bots it may have shown cards: the person then decides with help, which the record keeps. At a
        shared screen nothing can be taken back once it has shown a card, of whatever seat or heap.
        """
        at = self._last_decision()
        if at is None:
            return False
        log = self._table.log
        undone = _Undone(log[at:], {index for index in self._automatic if index > at}, self.setup)
        seat = self.bottom
        known = sum(isinstance(entry, Deal) for entry in log[:at]) - 1 in self._opened
        if not self.shared and (known or shows_cards(self._table, at, seat)):
            self.setup = self.setup.helped(seat)
        self._automatic -= undone.automatic
        self._undone.append(undone)
        self._table = rebuild(self._table, at)
        del self._entries[at:]
        self._turned += 1
        self.save()
        return True

    def redo(self) -> list[Event] | None:
        """Do again what was taken back last; None if something else has happened since."""
        if not self._undone:
            return None
        undone = self._undone.pop()
        self._automatic |= undone.automatic
        self.setup = undone.setup.hinted_as(self.setup)  # nothing was decided knowing more
        events: list[Event] = []
        for entry in undone.entries:
            events += self._enter(entry)
        self.save()
        return events

    # -- saving

    def record_text(self) -> str:
        """The match as a file holds it (docs/record.md)."""
        return self.setup.record(self._entries).to_text()

    def save(self) -> None:
        """Start the autosave in the background; a failure is retried after the next input.

        A match that is over is kept among the finished ones from then on, whatever happens next.
        """
        if self.match is not None:
            over = self.state is State.MATCH_OVER
            self.match.save(self.setup.record(self._entries).to_text, over=over)

    def flush(self, patience: float | None = None) -> bool:
        """Block until all is saved or failed; False on timeout."""
        return self.match is None or self.match.flush(patience)

    @property
    def is_saving(self) -> bool:
        """Whether the last input is still on its way to the disk."""
        return self.match is not None and self.match.is_saving

    @property
    def not_saved(self) -> str:
        """Why the last save that has ended failed, one sentence; empty if it did not.

        The game goes on either way.
        """
        if self.match is None:
            return self._left_unsaved
        return said(self.match.problem)

    def close(self, patience: float | None = None) -> None:
        """Leave the match: finished ones move to the finished folder, others can continue.

        Where the disk takes longer than ``patience`` seconds, the match is left to the thread that waits for it.
        """
        match = self.match
        if match is None:
            return
        problem: Exception | None
        if match.flush(patience):
            problem = match.problem
            # Without its last card it would not be over: it stays to be continued.
            if self.state is State.MATCH_OVER and problem is None:
                try:
                    match.finish()
                except SaveError as error:
                    problem = error
            match.close()
        else:
            problem = SaveError(FileProblem.HANGS, match.path)
        self.match, self._left_unsaved = None, said(problem)

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return [player.name or str(seat + 1) for seat, player in enumerate(self.setup.players)]
