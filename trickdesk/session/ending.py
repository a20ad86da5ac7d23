"""How a deal comes to its end by itself: by a claim, by bots in every seat, or given up.

It is thought out on a table of its own; nothing happens in the match until it is complete.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from trickdesk.bots.claims.claim import Claim, Sort, claims, is_all, sort_of
from trickdesk.engine.actions import Event, Input
from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import IllegalAction, NotationError
from trickdesk.engine.record import parse_input, rebuild
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.bot_requests import BotRequest, first_legal, request_at
from trickdesk.session.conceding import Concession

if TYPE_CHECKING:
    from trickdesk.engine.shuffle import Shuffler
    from trickdesk.session.players import Setup


GOES_ON = "goes on"  # the kind of the event before each further trick


class Seated(Protocol):
    """Of a session: who sits at the screen, whose turn it is, and what each seat sees."""

    viewer: Seat | None

    @property
    def turn(self) -> Seat | None: ...

    @property
    def shared(self) -> bool: ...

    def view_for(self, seat: Seat | None) -> PlayerView: ...


class Kind(Enum):
    """Why a deal ends by itself: the kinds of the events that say so."""

    CLAIM = "claimed"
    FINISH = "finished"
    CONCEDE = "conceded"


class Shown(NamedTuple):
    """The events of a trick, secrets and all, and what the viewer knows after it."""

    events: list[Event]
    view: PlayerView


def shown_of(played: Iterable[tuple[list[Event], PlayerView]]) -> list[Shown]:
    """What has been played, trick by trick; nobody is asked anything before the last one."""
    found: list[Shown] = []
    events: list[Event] = []
    for more, seen in played:
        events += more
        if seen.trick is None:
            found.append(Shown(events, replace(seen, ask=None, turn=None)))
            events = [Event(GOES_ON)]
    return found


class Ending:
    """The rest of a deal, card by card.

    ``think`` first, while ``thinks``: that takes up to a tenth of a second, in any thread. ``request`` says whom to ask
    next, until it is None; ``answer`` takes what that one does. ``refused``: the claim
    is not certain, or (``failed``) nobody could tell, so there is nothing to carry out. ``setup`` notes, as the
    session's does, how bots decided.
    """

    def __init__(
        self,
        table: Table,
        setup: Setup,
        shuffler: Shuffler,
        ticket: int,
        kind: Kind,
        seat: Seat,
        claim: Claim | None = None,
    ) -> None:
        self.table = rebuild(table, len(table.log))
        self.setup, self.ticket, self.kind, self.seat, self.claim = setup, ticket, kind, seat, claim
        self.refused = self.failed = False
        self._shuffler = shuffler
        self._start = len(table.log)
        seen = view(table, seat)
        self._sort = sort_of(seen, claim) if claim is not None else Sort("")
        # Nothing that the others play makes a difference to a claim of everything.
        self._plain = claim is not None and is_all(seen, claim)
        self._concession = Concession(self.table, seat) if kind is Kind.CONCEDE else None

    @property
    def thinks(self) -> bool:
        """Whether there is something to think out before anybody is asked."""
        return self._concession is not None

    def think(self) -> None:
        """Play the rest of a deal that is given up."""
        if self._concession is not None:
            for player, play in self._concession.plays():
                self.table.act(player, play)
            self._concession = None

    @property
    def is_over(self) -> bool:
        return self.table.phase is None

    @property
    def is_done(self) -> bool:
        """Whether it can be carried out."""
        return self.is_over and not self.refused

    @property
    def automatic(self) -> set[int]:
        """The inputs of the match that undo goes past: all but the first one of a person, if one has wanted this."""
        people, at = self.setup.people, self._start
        own = (
            i for i, entry in enumerate(self.entries, at) if isinstance(entry, tuple) and entry[0] in people
        )
        first = next(own, None) if self.seat in people else None
        return set(range(at, len(self.table.log))) - {first}

    @property
    def entries(self) -> list[Input]:
        """What has been played so far."""
        return self.table.log[self._start :]

    @property
    def headline(self) -> Event:
        """What is said before all that follows."""
        return Event(self.kind.value, self.seat, self._sort.word, count=self._sort.number)

    def request(self) -> BotRequest | None:
        """Whom to ask next; None once nobody needs to be asked."""
        self.think()
        while not self.is_over and not self.refused:
            assert self.table.phase is not None
            seat = self.table.phase.turn
            mine = self.claim is not None and seat == self.seat
            if mine or not self._plain:
                claim = self.claim if mine else None
                return request_at(self.table, self.setup, self._shuffler, self.ticket, claim)
            ask = self.table.phase.ask()
            assert ask is not None
            self.table.act(seat, first_legal(ask))
        return None

    def answer(self, words: str | None, pure: bool = False) -> None:
        """Take what was asked for, as a record writes it; a bot that failed does what needs no thought."""
        phase = self.table.phase
        assert phase is not None
        seat, ask = phase.turn, phase.ask()
        assert ask is not None
        claims_it = self.claim is not None and seat == self.seat
        try:
            entry = parse_input(f"{seat} {words or ''}", self.setup.game.deck)
            self.table.put(entry)
        except (IllegalAction, NotationError):
            if claims_it:
                self.refused, self.failed = True, words is None
                return
            if not self.setup.players[seat].human:
                self.setup = self.setup.failed(seat)
            self.table.act(seat, first_legal(ask))
            return
        if pure and not claims_it and not self.setup.players[seat].human:
            self.setup = self.setup.decided_pure(seat)


def offered_claims(session: Seated) -> tuple[Claim, ...]:
    """What the person on turn may claim, the likeliest first; at a shared screen nothing that leaves other people's
    results to bots."""
    seat = session.turn
    if seat is None or seat != session.viewer:
        return ()
    seen = session.view_for(seat)
    found = claims(seen)
    if session.shared and seen.teams is not None and len(seen.teams) > 2:
        return tuple(claim for claim in found if is_all(seen, claim))
    return found


def bot_claim(seen: PlayerView) -> Claim | None:
    """All the rest, for the bot on turn; None if it would claim something else."""
    return next((claim for claim in claims(seen) if is_all(seen, claim)), None)


def can_end(session: Seated) -> bool:
    """Whether cards are played, at a screen at which somebody sits."""
    return session.viewer is not None and session.view_for(None).phase == "play"
