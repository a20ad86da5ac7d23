"""What an input shows to whom: at a shared screen such an input cannot be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from trickdesk.engine.actions import Deal, Event, Input
from trickdesk.engine.cards import CardSet, Seat, card_set
from trickdesk.engine.record import rebuild
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view


def known_cards(seen: PlayerView) -> CardSet:
    """Every card of the deal of which the view says where it is, or where it went."""
    played = card_set(card for trick in seen.tricks for card in trick.cards)
    own = seen.hand | seen.buried | seen.took | seen.given
    return own | seen.turned | played | reduce(or_, seen.shown)


def put_showing(table: Table, entry: Input, seats: Iterable[Seat | None]) -> tuple[list[Event], bool]:
    """Put an input on the table; its events, and whether one of ``seats`` sees a card for the first time.

    None among the seats is what everybody sees. :class:`~trickdesk.engine.errors.IllegalAction` changes nothing.
    """
    before = {seat: known_cards(view(table, seat)) for seat in seats}
    events = table.put(entry)
    if isinstance(entry, Deal):
        return events, True  # what was known of the deal before says nothing about these cards
    for seat, known in before.items():
        told = reduce(or_, (event.seen_by(seat).cards for event in events), 0)
        if (told | known_cards(view(table, seat))) & ~known:
            return events, True
    return events, False


def shows_cards(table: Table, at: int, seat: Seat) -> bool:
    """Whether anything from the ``at``-th input on has shown ``seat`` a card that it had not seen before."""
    again = rebuild(table, at)
    return any(put_showing(again, entry, (seat,))[1] for entry in table.log[at:])
