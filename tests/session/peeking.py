"""What undo may reveal on a shared screen: random matches with undo and redo.

It records what each seat has seen in the views and events that screens get. It is a finding if, after an
undo, a person sees a card that they had not seen at that point before, or bids again knowing secret bids.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from tests.session.helpers import step, table_of
from trickdesk.engine.actions import Event
from trickdesk.engine.cards import CardSet
from trickdesk.engine.record import rebuild
from trickdesk.engine.view import PlayerView
from trickdesk.session import Session, State

PEOPLE = ("hh......", "h.h.....", "hhhhhhhh")

Memory = dict[int | None, frozenset[str]]  # by seat (None: everybody), cards with where they were seen


class Peek(AssertionError):
    """Someone has seen a card by undoing."""


class Witness:
    """What every seat has seen of the deal, now and at each earlier point."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.deals = 0
        self.memory: Memory = {}
        self.at: dict[int, Memory] = {}  # by the length of the log
        self.note(())

    def note(self, events: Iterable[Event]) -> None:
        """Look at the match from every seat, after something has happened."""
        session = self.session
        if session.view_for(None).deal_number != self.deals:
            self.deals, self.memory = session.view_for(None).deal_number, {}
        for seat in (None, *range(session.setup.game.seats)):
            cards = self.seen(session.view_for(seat))
            for event in events:
                cards |= event.seen_by(seat).cards
            new = {*session.setup.game.deck.names_of(cards)}
            new |= {event.kind for event in events if event.kind == "revealed"}
            self.memory[seat] = self.memory.get(seat, frozenset()) | new
        self.at[session.inputs] = dict(self.memory)

    def seen(self, view: PlayerView) -> CardSet:
        found = view.hand | view.turned | view.buried | view.took
        for mask in (*view.shown, *(1 << card for trick in view.tricks for card in trick.cards)):
            found |= mask
        return found

    def check(self) -> None:
        """Check that undo or redo shows nobody more than at this point before."""
        then = self.at[self.session.inputs]
        for seat, cards in self.memory.items():
            if more := cards - then.get(seat, frozenset()):
                raise Peek(f"seat {seat} knows {sorted(more)} after {self.session.inputs} inputs")


def search(session: Session, rng: random.Random, inputs: int) -> int:
    """Play, undo and redo at random; return the number of undos. Raises `Peek`."""
    witness, undone = Witness(session), 0
    while session.inputs < inputs and session.state is not State.MATCH_OVER:
        if session.can_undo and rng.random() < 0.4:
            for _ in range(rng.choice((1, 1, 2, 5))):
                undone += session.undo()
                witness.check()
            while session.can_redo and rng.random() < 0.4:
                session.redo()
                witness.check()
            if session.needs_curtain:
                session.cover()
                session.uncover()
            witness.check()
            continue
        events = record_events(session, rng)
        witness.note(events)
    return undone


def record_events(session: Session, rng: random.Random) -> list[Event]:
    """Make another input of any kind; return its events, with all cards."""
    before = session.inputs
    step(session, rng)
    table = table_of(session)
    again = rebuild(table, before)
    return [event for entry in table.log[before:] for event in again.put(entry)]
