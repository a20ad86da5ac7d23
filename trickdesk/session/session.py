"""One match as the application plays it: everything except the screen."""

from __future__ import annotations

import enum
import logging
from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.actions import Action, Call, Deal, Event, Input
from trickdesk.engine.bids import LOOK
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.claims import Claim, claims, is_all
from trickdesk.engine.errors import IllegalAction, NotationError, Problem, Why
from trickdesk.engine.record import parse_input, rebuild, write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.blindfold import Blindfold
from trickdesk.session.bot_requests import BotRequest, first_legal, request_at
from trickdesk.session.ending import EndingKind, RestOfDeal, ShownTrick, shown_of
from trickdesk.session.fair_deals import FairDeal, new_stock
from trickdesk.session.players import Setup
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Match

if TYPE_CHECKING:
    from trickdesk.session.match_story import MatchStory

debug = logging.getLogger("trickdesk.debug.session")  # what everybody at the table knows, and no card


def known_cards(seen: PlayerView) -> CardSet:
    """Return all cards of the deal that the viewer has seen, wherever they are now."""
    own = seen.hand | seen.buried | seen.took | seen.given
    return own | seen.faced | seen.played | reduce(or_, seen.shown)


def put_showing(table: Table, entry: Input, seats: Iterable[Seat | None]) -> tuple[list[Event], bool]:
    """Apply an input; return its events, and whether one of `seats` learned something.

    That is a new card, or the others' secret calls. None in `seats` stands for what everybody sees.

    Raises:
        IllegalAction: The rules don't allow it; nothing has changed.
    """
    before = {seat: known_cards(view(table, seat)) for seat in seats}
    events = table.put(entry)
    if isinstance(entry, Deal):
        return events, True  # every card of a new deal is new, whatever was known before
    if any(event.kind == "revealed" for event in events):
        return events, True
    for seat, known in before.items():
        text = reduce(or_, (event.seen_by(seat).cards for event in events), 0)
        if (text | known_cards(view(table, seat))) & ~known:
            return events, True
    return events, False


def shows_more(table: Table, at: int, seat: Seat) -> bool:
    """Whether any input from index `at` on showed `seat` a new card or secret calls."""
    again = rebuild(table, at)
    return any(put_showing(again, entry, (seat,))[1] for entry in table.log[at:])


def _kind(entry: Input) -> str:
    """Return who does what, without the cards."""
    if isinstance(entry, tuple):
        return f"seat {entry[0]}, {type(entry[1]).__name__}"
    return type(entry).__name__


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

    Only `act`, `bot_answer`, `next_deal`, `end_deal`, `undo`, `redo` and `catch_up` change the table. Each
    then saves the record in another thread, so none waits for the disk. Events that they return contain
    secrets; `events_for` removes them.

    `viewer` is the person whose hand may be shown now, or None for what everybody may see. With one person it
    is always that person. With several it is the one who sat down last, until `cover`.
    """

    def __init__(self, setup: Setup, match: Match | None, table: Table | None = None) -> None:
        """Continue at `table`, which the session owns from now on.

        Nothing is saved without `match`.
        """
        self.setup = setup
        self.match = match
        self.repaired = False  # the last save was damaged, so the match continues from the one before
        self._left_unsaved: Exception | None = None
        self._table = table or Table(setup.game)
        self._shuffler = Shuffler(setup.seed)
        self._entries = [write_input(entry, setup.game.deck) for entry in self._table.log]
        self._undone: list[_Undone] = []
        self._automatic: set[int] = set()
        self._turned = 0  # how often the log was shortened, so that no ticket is used twice
        self._views: dict[tuple[int, Seat | None], PlayerView] = {}  # cached views of the current moment
        self._dealt = 0  # the most deals there were before an undo
        self._opened: set[int] = set()  # finished deals whose cards have all been shown
        # At a shared screen, inputs before this index can't be undone.
        self._barrier = len(self._table.log) if self.shared else 0
        people = setup.people
        self.viewer: Seat | None = people[0] if len(people) == 1 else None
        self._last_viewer = self.viewer

    @classmethod
    def start(cls, setup: Setup, match: Match | None) -> tuple[Session, list[Event]]:
        """Begin a match with its first deal."""
        session = cls(setup, match)
        return session, session.next_deal()

    # -- state

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.setup.people) > 1

    @property
    def ticket(self) -> int:
        """An id of this moment of the match; answers to earlier tickets are stale."""
        return self._turned << 32 | len(self._table.log)

    @property
    def inputs(self) -> int:
        """The length of the log."""
        return len(self._table.log)

    @property
    def turn(self) -> Seat | None:
        """The seat that is asked something, or None."""
        return self._table.turn

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
        """The number of finished deals; all their cards may be shown."""
        return sum(record.result is not None for record in self._table.deals)

    def story(self) -> MatchStory:
        """Return what is worth telling of the finished match, as everyone saw it."""
        from trickdesk.session.match_story import match_story  # needed only at a match's end

        return match_story(self._table)

    def open_deal(self, deal: int) -> Table:
        """Return the table at the end of a finished deal (from 0).

        From now on the player has seen all its cards, so undoing a decision of that deal counts as help.

        Raises:
            ValueError: The deal isn't finished.
        """
        if not 0 <= deal < self.deals_over:
            raise ValueError(f"deal {deal} is not over")
        self._opened.add(deal)
        end = self._table.inputs_of(deal).stop
        if self.shared:
            self._barrier = max(self._barrier, end)
        return rebuild(self._table, end)

    def begin_here(self) -> None:
        """Prevent undo of anything that has happened before."""
        self._barrier = self.inputs

    def inputs_since(self, first: int) -> list[str]:
        """Return the inputs from index `first` on, in record notation."""
        return self._entries[first:]

    @staticmethod
    def events_for(seat: Seat | None, events: Iterable[Event]) -> list[Event]:
        return [event.seen_by(seat) for event in events]

    # -- inputs

    def catch_up(self) -> None:
        """Add chance inputs that a record lacks at its end: a first deal or a new stock."""
        if not self._table.deals:
            self.next_deal()
        elif self._restock():
            self.save()

    def act(self, seat: Seat, action: Action, *, automatic: bool = False) -> list[Event]:
        """Apply a person's action.

        `automatic` marks an action that the program took for the person; undo skips it.

        Raises:
            IllegalAction: The rules don't allow it, or nobody sits there now; nothing has changed.
        """
        if self.state in (State.BOT, State.CURTAIN):
            raise IllegalAction(Why.NOT_YOUR_TURN)
        at = self.inputs
        events = self._put((seat, action))
        if automatic:
            self._automatic.add(at)
        return events

    def why_not(self, action: Action) -> Problem | None:
        """Return why the seat on turn may not do this; None if it may."""
        if self.turn is None:
            return Why.NO_DEAL
        trial = rebuild(self._table, self.inputs)
        try:
            trial.act(self.turn, action)
        except IllegalAction as error:
            return error.why
        return None

    def next_deal(self) -> list[Event]:
        """Deal the next hand.

        Raises:
            IllegalAction: No deal is due.
        """
        index, game, dealer = len(self._table.deals), self.setup.game, self._next_dealer()
        if index < len(self.setup.given):
            return self._put(replace(self.setup.given[index], dealer=dealer))
        if self.prepare() is None:
            return self._put(self._shuffler.deal(game, index, dealer))
        assert self.setup.fair is not None
        return self._put(self.setup.fair.cards(game, index, dealer))

    def _next_dealer(self) -> Seat:
        if self._table.deals:
            return self._table.next_dealer
        if self.setup.first_dealer is not None:
            return self.setup.first_dealer
        return self._shuffler.first_dealer(self.setup.game)

    # -- fair deals

    def prepare(self) -> FairDeal | None:
        """Return the deal that comes next; None without commitments. Its seed is secret."""
        index, fair = len(self._table.deals), self.setup.fair
        if fair is None or fair.is_known:
            return None
        fair = fair.prepared(self.setup.game, self.setup.seed, index, self._next_dealer())
        self.setup = replace(self.setup, fair=fair)
        return fair.deal(index)

    @property
    def fair_deal(self) -> FairDeal | None:
        """How the last deal came about; None without a commitment. Its seed may be secret."""
        fair = self.setup.fair
        return None if fair is None else fair.deal(len(self._table.deals) - 1)

    @property
    def can_cut(self) -> bool:
        """Whether a person may cut the cards of the next deal.

        Not if it was dealt and undone: who knows its cards could choose better ones.
        """
        fair = self.setup.fair
        dealt = len(self._table.deals)
        return (
            self.state is State.DEAL_OVER and fair is not None and not fair.is_known and dealt >= self._dealt
        )

    def cut(self, text: str) -> None:
        """Cut the cards of the next deal, if that is possible."""
        if self.can_cut and self.prepare() is not None:
            assert self.setup.fair is not None
            self.setup = replace(self.setup, fair=self.setup.fair.cut(len(self._table.deals), text))

    def reveal(self) -> list[FairDeal | None]:
        """Return how each finished deal came about; its player then knows all its cards."""
        fair, over = self.setup.fair, self.deals_over
        self._opened.update(range(over))
        return [None if fair is None else fair.deal(index) for index in range(over)]

    def check_deals(self) -> list[bool | None]:
        """Return by deal whether it is as committed; None for one without a commitment."""
        return [] if self.setup.fair is None else self.setup.fair.checked(self._table)

    def uncovered_options(self) -> list[str]:
        """Return the names of the options that the commitments don't cover."""
        return [] if self.setup.fair is None else self.setup.fair.uncovered(self.setup.game)

    def bot_request(self) -> BotRequest:
        """Return the request to the bot on turn, or to the program that plays there."""
        request = request_at(self._table, self.setup, self._shuffler, self.ticket)
        assert self.turn is not None
        player = self.setup.players[self.turn]
        return replace(request, program=player.level) if player.is_program else request

    def bot_answer(self, ticket: int, answer: str | None, pure: bool = False) -> list[Event] | None:
        """Apply a bot's answer in record notation (`call pass`); None if it is stale.

        If the bot failed (`answer` is None) or its answer is illegal, the first legal action is played
        instead, and the record keeps that. `pure` means that it thought without compiled kernels, which the
        record keeps too.
        """
        if ticket != self.ticket or self.state is not State.BOT:
            debug.debug("a late answer is dropped")
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
        debug.debug("seat %d has no legal answer", seat)
        self.setup = self.setup.failed(seat)
        return self._put((seat, first_legal(ask)))

    def blindfold(self, at: int) -> Blindfold:
        """Return the test of the decision after `at` inputs."""
        return Blindfold(self._table, self.setup, at)

    # -- ending a deal early

    @property
    def can_end(self) -> bool:
        """Whether the deal can end early: cards are being played, and a person is here.

        Not in a challenge, in which bots play every card as they do for the others.
        """
        is_free = self.viewer is not None and not self.setup.is_challenge
        return is_free and self._table.phase_name == "play"

    def offered_claims(self) -> tuple[Claim, ...]:
        """Return the claims offered to the person on turn, likeliest first.

        If people share the screen and somebody outside the claim would lose tricks to bots, only a claim of all
        tricks is offered.
        """
        if self.turn is None or self.turn != self.viewer or not self.can_end:
            return ()
        seen = self.view_for(self.turn)
        found = claims(seen)
        if self.shared and seen.teams is not None and len(seen.teams) > 2:
            return tuple(claim for claim in found if is_all(seen, claim))
        return found

    def ending(self, kind: EndingKind, seat: Seat, claim: Claim | None = None) -> RestOfDeal:
        """Return a plan to end the deal early, as `seat` wants it."""
        return RestOfDeal(self._table, self.setup, self._shuffler, self.ticket, kind, seat, claim)

    def end_deal(self, ending: RestOfDeal) -> list[ShownTrick] | None:
        """Apply an ending as one undoable step; None if it is stale or incomplete."""
        if ending.ticket != self.ticket or not ending.is_done:
            return None
        self._automatic |= ending.automatic
        text = shown_of((self._enter(e), self.view_for(self.viewer)) for e in ending.entries)
        self.setup = ending.setup
        self._undone.clear()
        self.save()
        return [ShownTrick([ending.headline, *text[0].events], text[0].view), *text[1:]]

    def _put(self, entry: Input) -> list[Event]:
        """Apply any input, add the chance input that it calls for, and save."""
        events = self._enter(entry)
        self._undone.clear()
        events += self._restock()
        self.save()
        return events

    def _enter(self, entry: Input) -> list[Event]:
        """Apply and log an input.

        Raises:
            IllegalAction: The rules don't allow it; nothing has changed.
        """
        if self.shared:
            # At a shared screen, a card seen by one person counts as seen by all.
            events, shows = put_showing(self._table, entry, (None, *range(self.setup.game.seats)))
            if shows or self.turn is None:
                self._barrier = self.inputs
        else:
            events = self._table.put(entry)
        self._entries.append(write_input(entry, self.setup.game.deck))
        if debug.isEnabledFor(logging.DEBUG):
            state = self._table.phase_name, self.turn, self._barrier
            debug.debug("input %d: %s; then %s, turn %s, barrier %d", self.inputs - 1, _kind(entry), *state)
        return events

    def _restock(self) -> list[Event]:
        """Reshuffle the discards while hands wait for cards (Forty-Fives, rules 3.6)."""
        events: list[Event] = []
        while self._table.phase_name == "stock":
            index, again = len(self._table.deals) - 1, self._table.stocks
            fair = None if self.setup.fair is None else self.setup.fair.deal(index)
            if fair is None:
                stock = self._shuffler.restock(self._table.discards, index, again)
            else:
                stock = new_stock(fair, self._table.discards, again, self.setup.game.deck)
            events += self._enter(stock)
        return events

    # -- the curtain

    def cover(self) -> None:
        """Hide all hands until somebody sits down."""
        if self.state is State.CURTAIN:
            self.viewer = None
            debug.debug("hands are covered")

    def uncover(self) -> None:
        """Show the table to the person on turn, who has sat down."""
        if self.state is not State.CURTAIN:
            return
        self.viewer = self.turn
        if self.viewer != self._last_viewer:
            self._barrier = self.inputs  # another person sees new cards
        self._last_viewer = self.viewer
        debug.debug("seat %s sits down, barrier %d", self.viewer, self._barrier)

    # -- undo

    def _last_decision(self) -> int | None:
        """Return the index of the last input that a person may undo, or None."""
        people = self.setup.people
        if not people:
            return None  # don't search a whole match of bots
        blind = [Call(bid.text) for bid in self.setup.game.blind]
        blind += [Call(LOOK)] if blind else []
        for at in range(self.inputs - 1, self._barrier - 1, -1):
            entry = self._table.log[at]
            own = entry[1] if isinstance(entry, tuple) and entry[0] in people else None
            if blind and (own in blind or isinstance(entry, Deal)):
                return None  # nobody bids blind on cards that they have seen
            if own is not None and at not in self._automatic:
                return at
        return None

    @property
    def can_undo(self) -> bool:
        return self._last_decision() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> bool:
        """Undo the person's last decision and all that followed; False if not allowed.

        Alone against bots, undo is allowed even if the decision showed new cards, but the record then counts
        it as help. At a shared screen nothing can be undone once it has shown anybody a card.
        """
        at = self._last_decision()
        if at is None:
            return False
        log = self._table.log
        undone = _Undone(log[at:], {index for index in self._automatic if index > at}, self.setup)
        seat = self.bottom
        known = sum(isinstance(entry, Deal) for entry in log[:at]) - 1 in self._opened
        if not self.shared and (known or shows_more(self._table, at, seat)):
            self.setup = self.setup.helped(seat)
        self._dealt = max(self._dealt, len(self._table.deals))
        self._automatic -= undone.automatic
        self._undone.append(undone)
        self._table = rebuild(self._table, at)
        del self._entries[at:]
        self._turned += 1
        debug.debug("undo of %d inputs, barrier %d", len(undone.entries), self._barrier)
        self.save()
        return True

    def redo(self) -> list[Event] | None:
        """Redo what was undone last; None if something else has happened since."""
        if not self._undone:
            return None
        undone = self._undone.pop()
        self._automatic |= undone.automatic
        self.setup = undone.setup.hinted_as(self.setup)  # redoing uses no new knowledge, so it isn't help
        debug.debug("redo of %d inputs", len(undone.entries))
        events: list[Event] = []
        for entry in undone.entries:
            events += self._enter(entry)
        self.save()
        return events

    # -- saving

    def record_text(self) -> str:
        """Return the match as a file holds it (docs/record.md)."""
        return self.setup.record(self._entries).to_text()

    def save(self) -> None:
        """Start the autosave in the background; a failure is retried after the next input.

        A match that is over moves to the finished ones; undo brings it back.
        """
        if self.match is not None:
            over = self.state is State.MATCH_OVER
            self.match.save(self.setup.record(self._entries).to_text, over=over)

    def flush(self, patience: float | None = None) -> bool:
        """Block until all is saved or failed; False on timeout (`patience` in seconds)."""
        return self.match is None or self.match.flush(patience)

    @property
    def is_saving(self) -> bool:
        """Whether the last input is still being written."""
        return self.match is not None and self.match.is_saving

    @property
    def not_saved(self) -> Exception | None:
        """Why the last completed save failed; None if it didn't.

        The match continues either way.
        """
        return self._left_unsaved if self.match is None else self.match.problem

    def close(self, patience: float | None = None) -> None:
        """Leave the match: finished ones move to the finished folder, others can continue.

        If the disk takes longer than `patience` seconds, the saving thread is left to finish alone.
        """
        match = self.match
        if match is None:
            return
        problem: Exception | None
        if match.flush(patience):
            problem = match.problem
            # If its last card isn't saved, the record isn't over: keep it as unfinished.
            if self.state is State.MATCH_OVER and problem is None:
                try:
                    match.finish()
                except SaveError as error:
                    problem = error
            match.close()
        else:
            problem = SaveError(FileProblem.HANGS, match.path)
        self.match, self._left_unsaved = None, problem
