"""The blindfold test: a bot decides again with the hidden cards dealt again.

All cards whose place a seat has never seen are dealt again: in hands, kitty, talon, discards, passed cards. The
inputs of the deal are then played again on a new table. The result is used if the rules allow it, and if
everybody exchanged as many cards as before. What a seat has seen comes from the table and its log, never from
the view, because the view is what the test checks. The request to the bot is then made as always.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.actions import Deal, Event, Give, Input, Play, Stock
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.record import rebuild
from trickdesk.engine.shuffle import Shuffler, Stream
from trickdesk.engine.table import Table
from trickdesk.engine.view import write_view
from trickdesk.session.bot_requests import BotRequest, request_at

if TYPE_CHECKING:
    from trickdesk.session.players import Setup

ROUNDS = 2  # of swaps; each moves nearly every hidden card
Shape = list[tuple[str, Seat | None, int]]


class Redeal(NamedTuple):
    """The request after a re-deal, and whether its view is the same to the last byte."""

    request: BotRequest
    is_alike: bool


class Blindfold:
    """One decision of a bot, after `at` inputs of a match.

    It only reads the inputs before the decision, so it may be used in a thread while the match goes on.
    """

    def __init__(self, table: Table, setup: Setup, at: int) -> None:
        self.at = at
        self.source, self.setup = table, setup

    @cached_property
    def table(self) -> Table:
        return rebuild(self.source, self.at)

    @cached_property
    def request(self) -> BotRequest:
        """The request with the cards as they lay."""
        return self._request(self.table)

    def _request(self, table: Table) -> BotRequest:
        return request_at(table, self.setup, Shuffler(self.setup.seed), self.at, unhurried=True)

    @cached_property
    def _entries(self) -> list[Input]:
        """The inputs of the deal before the decision."""
        return self.table.log[len(self._before().log) :]

    def _before(self) -> Table:
        return self.table.before_deal_of(self.at)

    @cached_property
    def hidden(self) -> CardSet:
        """The cards whose place the seat has never seen."""
        table, seat = self.table, self._seat
        entries = (entry for entry in self._entries if isinstance(entry, tuple))
        played = card_set(action.card for _, action in entries if isinstance(action, Play))
        own = table.hands[seat] | table.buried[seat] | table.took[seat]
        if not table.game.has_piles:  # a pile is hidden from its owner too
            own |= card_set(table.dealt[seat])
        if seat in table.unseen:
            own = 0
        return table.game.deck.all & ~(own | played | table.faced | reduce(or_, table.rows))

    @property
    def _seat(self) -> Seat:
        assert self.table.phase is not None
        return self.table.phase.turn

    @cached_property
    def _story(self) -> list[Shape]:
        table = self._before()
        return [shape(table.put(entry)) for entry in self._entries]

    def redeal(self, number: int) -> Redeal | None:
        """Return the request after re-deal `number`; None if every card must stay."""
        stream = Stream(self.setup.seed, f"blindfold {self.at} {number}")
        entries = self._entries
        for _ in range(ROUNDS):
            cards = stream.shuffled(list(cards_in(self.hidden)))
            entries = self._swapped(entries, list(zip(cards[::2], cards[1::2], strict=False)))
        table = self._played(entries)
        if table is None or places(table) == places(self.table):
            return None
        request = self._request(table)
        return Redeal(request, write_view(request.view) == write_view(self.request.view))

    def _swapped(self, entries: list[Input], pairs: Sequence[tuple[CardId, CardId]]) -> list[Input]:
        """Return the inputs with as many of these pairs of cards swapped as possible."""
        if not pairs:
            return entries
        trial = swapped(entries, pairs)
        if trial == entries or self._played(trial) is not None:
            return trial
        if len(pairs) == 1:
            return entries
        half = len(pairs) // 2
        return self._swapped(self._swapped(entries, pairs[:half]), pairs[half:])

    def _played(self, entries: Iterable[Input]) -> Table | None:
        """Return the table after other inputs; None if they don't fit what was seen."""
        table = self._before()
        try:
            for entry, known in zip(entries, self._story, strict=True):
                if shape(table.put(entry)) != known:
                    return None
        except IllegalAction:
            return None
        return table if table.phase is not None and table.phase.turn == self._seat else None


def places(table: Table) -> tuple[object, ...]:
    """Return where all cards are."""
    kept = (table.hands, table.piles, table.talon, table.buried, table.given, table.discards)
    return tuple(map(tuple, kept))


def shape(events: Iterable[Event]) -> Shape:
    """Return what everybody sees of events, apart from cards."""
    return [(event.kind, event.seat, event.count) for event in events]


def swapped(entries: Iterable[Input], pairs: Iterable[tuple[CardId, CardId]]) -> list[Input]:
    """Return inputs with pairs of cards swapped, wherever they lie."""
    other = {card: partner for a, b in pairs for card, partner in ((a, b), (b, a))}
    return [exchanged(entry, other) for entry in entries]


def exchanged(entry: Input, other: Mapping[CardId, CardId]) -> Input:
    """Return an input with other cards; cards that were played have no other."""

    def new(cards: Iterable[CardId]) -> tuple[CardId, ...]:
        return tuple(other.get(card, card) for card in cards)

    if isinstance(entry, Deal):
        return Deal(entry.dealer, tuple(map(new, entry.hands)), new(entry.talon))
    if isinstance(entry, Stock):
        return Stock(new(entry.cards))
    seat, action = entry
    return (seat, Give(card_set(new(cards_in(action.cards))))) if isinstance(action, Give) else entry
