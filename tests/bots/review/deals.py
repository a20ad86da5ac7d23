"""Deals to review: played at random or by bots, as tables and as records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from tests.driving import random_action
from tests.written import with_table
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.player import decide
from trickdesk.bots.review.exact import Budget, Card, DoubleDummy
from trickdesk.engine.actions import Action, AskCall, Call, Play
from trickdesk.engine.game import Game
from trickdesk.engine.record import Record, rebuild
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

ENOUGH = 10**9  # nodes: nothing is too hard
Chooser = Callable[[PlayerView, int], Action]


def by_chance(seed: int, bid: str = "") -> Chooser:
    """Act at random; the first who may makes the `bid`, all others pass if they can."""
    rng = Random(seed)

    def choose(seen: PlayerView, _: int) -> Action:
        ask = seen.ask
        assert ask is not None
        if isinstance(ask, AskCall) and bid and ask.style in ("grid", "steps", "ladder", "amount"):
            return Call(bid if bid in ask.calls else "pass" if "pass" in ask.calls else ask.calls[0])
        return random_action(ask, rng)

    return choose


def by_bots(level: str) -> Chooser:
    """Act as bots of a level, however busy the machine is."""
    return lambda seen, seed: decide(seen, level, seed, clock=lambda: 0.0).action


def played(game: Game, seed: int, choose: Chooser, deals: int = 1) -> Table:
    """Return a table after some deals; those without any bid count."""
    table, shuffler = Table(game), Shuffler(f"review {seed}")
    for index in range(deals):
        dealer = table.next_dealer if table.deals else shuffler.first_dealer(game)
        table.deal(shuffler.deal(game, index, dealer))
        again = 0
        while table.phase is not None:
            seat = table.phase.turn
            if seat < 0:
                table.restock(shuffler.restock(table.discards, index, again))
                again += 1
            else:
                number = shuffler.number(f"bot {len(table.log)}")
                table.act(seat, choose(view(table, seat), number))
        if table.winners:
            break
    return table


def with_cards(game: Game, seed: int, choose: Callable[[int], Chooser]) -> Table:
    """Return a table after a deal with card play."""
    for number in range(1000):
        table = played(game, 1000 * seed + number, choose(1000 * seed + number))
        if not table.deals[-1].passed_out:
            return table
    raise AssertionError("everybody passes")


def cards_of(table: Table) -> list[Card]:
    """Return the cards of its only deal."""
    entries = enumerate(table.log)
    return [Card(at, *e) for at, e in entries if isinstance(e, tuple) and isinstance(e[1], Play)]  # type: ignore[arg-type]


def opened(table: Table, mine: int = 0, nodes: int = ENOUGH) -> DoubleDummy:
    """Return the deal with all cards known, before its first card."""
    cards = cards_of(table)
    start = rebuild(table, cards[0].at)
    return DoubleDummy(start, cards, knowledge_of(table.game), mine, Budget(nodes))


def text_of(table: Table, people: Mapping[int, str], level: str = "hard", seed: int | None = None) -> str:
    """Return its record; `people` are names by seat, other seats have bots."""
    seats = tuple(
        {"name": people[seat], "player": "human"}
        if seat in people
        else {"name": f"Bot {seat}", "player": "bot", "level": level}
        for seat in range(table.game.seats)
    )
    extra = {} if seed is None else {"seed": f"review {seed}"}
    return with_table(Record(table.game.id, seats=seats, extra=extra), table).to_text()


def game_of(game_id: str, **options: object) -> Game:
    return games()[game_id](options)
