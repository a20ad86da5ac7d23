"""Random matches to show on a card table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF

from trickdesk.engine.actions import AskCall, AskGive, AskPlay, Call, Deal, Event, Give, Play, Stock
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.ui.table.items import CardItem
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text.name_text import Names

NAMES = Names(["You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus"], you=0)


def names(seats: int) -> Names:
    """Return the names at a table of so many seats."""
    return Names(NAMES[:seats], NAMES.you)


class Dealer:
    """A match played at random from a seed."""

    def __init__(self, game: str = "five-hundred", seed: int = 1, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.table = Table(games()[game](options))

    def step(self) -> list[Event]:
        """Deal, shuffle or act for the player on turn; bid until there is a contract."""
        table = self.table
        if table.phase is None:
            return self._deal()
        if table.phase.name == "stock":
            return table.restock(Stock(tuple(self.rng.sample(table.discards, len(table.discards)))))
        seat, ask = table.phase.turn, table.phase.ask()
        if isinstance(ask, AskCall):
            bid = not any(call[0].isdigit() for _, call in table.calls)
            calls = [call for call in ask.calls if (call != "pass") == bid] or list(ask.calls)
            return table.act(seat, Call(self.rng.choice(calls[:6])))
        if isinstance(ask, AskGive):
            rest = list(cards_in(ask.cards & ~ask.first))
            need = max(0, ask.low - ask.first.bit_count())
            return table.act(seat, Give(ask.first | card_set(self.rng.sample(rest, need))))
        assert isinstance(ask, AskPlay)
        card = self.rng.choice(list(cards_in(ask.cards)))
        names = ask.names.get(card)
        return table.act(seat, Play(card, names[0] if names else None))

    def _deal(self) -> list[Event]:
        table, game = self.table, self.table.game
        cards = self.rng.sample(range(game.deck.size), game.deck.size)
        dealer = table.next_dealer if table.deals else game.seats - 1
        size, left = game.deal_size(len(table.deals) + 1)
        hands = tuple(tuple(cards[i * size : (i + 1) * size]) for i in range(game.seats))
        rest = cards[game.seats * size :]
        return table.deal(Deal(dealer, hands, tuple(rest[:left])))

    def until(self, wanted: Callable[[Table], bool]) -> Dealer:
        """Play until the table meets a condition."""
        for _ in range(3000):
            if self.table.phase is not None and wanted(self.table):
                return self
            self.step()
        raise AssertionError("that never happens")

    def until_play(self, cards: int = 0, tricks: int = 0) -> Dealer:
        """Play until `cards` are in a trick, with so many tricks finished."""
        return self.until(
            lambda table: (
                table.phase_name == "play"
                and table.play is not None
                and len(table.play.trick) == cards
                and len(table.play.tricks) >= tricks
            )
        )

    @property
    def turn(self) -> int:
        assert self.table.phase is not None
        return self.table.phase.turn

    def view(self, seat: int | None) -> Any:
        return view(self.table, seat)


def item_of(table: CardTable, card: int) -> CardItem:
    return next(item for item in table.board.own_cards() if item.card == card)


def spot_of(table: CardTable, card: int) -> QPoint:
    """Return a point on the visible strip of one of the viewer's cards."""
    item = item_of(table, card)
    return table.mapFromScene(QPointF(item.home[0] + 10, item.home[1] + item.width * 0.7))
