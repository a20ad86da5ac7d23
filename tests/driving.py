"""Random matches through the engine, for tests of everything built on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Event, Give, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games

# Whose deals have somebody who made a contract, and others who want to beat it.
GAMES_WITH_DECLARER = [name for name, kind in games().items() if kind().has_contracts]


def random_game(kind: type[Game], rng: Random) -> Game:
    """Return a game with random options, drawn again if they exclude each other."""
    while True:
        chosen = {o.name: rng.choice(list(o.choices)) for o in kind.option_list if rng.random() < 0.5}
        try:
            return kind(chosen)
        except OptionError:
            continue


def some_games(count: int, seed: int) -> list[Game]:
    """Yield every game with every preset, and with `count` random sets of options."""
    rng = Random(seed)
    found = []
    for kind in games().values():
        found += [kind(preset.options) for preset in kind.presets]
        found += [random_game(kind, rng) for _ in range(count)]
    return found


@lru_cache  # many modules ask while their tests are collected
def games_with_secret_calls() -> list[Game]:
    """Return every game with one option changed, if its deals begin with secret calls."""
    found = []
    for kind in games().values():
        for option in kind.option_list:
            for value in option.choices:
                try:
                    game = kind({option.name: value})
                except OptionError:
                    continue
                table = Table(game)
                chance(table, Random(1))
                if value != option.default and table.phase is not None and table.phase.secret:
                    found.append(game)
    return found


def where_low_wins(game: Game, low: bool = True) -> Game:
    """Return the same game, where points are bad or good."""
    made: Game = type("Turned", (type(game),), {"low_wins": low})(game.options)
    return made


def game_name(game: Game) -> str:
    """Return a test id that says what differs from the default."""
    default = type(game)().options
    return " ".join([game.id, *(f"{k}={v}" for k, v in game.options.items() if v != default[k])])


def random_action(ask: Ask, rng: Random) -> Action:
    """Return a legal action; calls are mostly passes or low, so that auctions end."""
    if isinstance(ask, AskCall):
        quiet = [call for call in ask.calls if call in ("pass", "check", "hold")]
        bids = [call for call in ask.calls if call not in quiet]
        if quiet and (not bids or rng.random() < 0.55):
            return Call(rng.choice(quiet))
        return Call(rng.choice(bids if rng.random() < 0.1 else bids[:4]))
    if isinstance(ask, AskGive):
        free = list(cards_in(ask.cards & ~ask.first))
        count = rng.randint(ask.low, ask.high) - ask.first.bit_count()
        return Give(ask.first | card_set(rng.sample(free, count)))
    card = rng.choice(list(cards_in(ask.cards)))
    return Play(card, rng.choice(ask.names[card]) if card in ask.names else None)


def brief_action(ask: Ask, rng: Random) -> Action:
    """Choose a legal action that ends matches soon: mostly low contracts, made."""
    if isinstance(ask, AskCall) and ask.ladder and rng.random() < 0.8:
        lowest = next((call for call in ask.ladder if call in ask.calls), None)
        if lowest == ask.ladder[0] or "pass" not in ask.calls:
            return Call(lowest or ask.calls[0])
        return Call("pass")
    return random_action(ask, rng)


def chance(table: Table, rng: Random) -> list[Event]:
    """Return the next input that isn't a player's: a deal or a new stock."""
    shuffler = Shuffler(str(rng.random()))
    if table.phase is None:
        dealer = table.next_dealer if table.deals else rng.randrange(table.game.seats)
        index = len(table.deals) if table.game.last_deal else 0  # where deals differ in size
        return table.deal(shuffler.deal(table.game, index, dealer))
    return table.restock(shuffler.restock(table.discards, 0, 0))


def step(table: Table, rng: Random) -> list[Event]:
    """Make a random input."""
    if table.phase is None or table.phase.turn < 0:
        return chance(table, rng)
    ask = table.phase.ask()
    assert ask is not None
    return table.act(table.phase.turn, random_action(ask, rng))


def steps(table: Table, rng: Random, deals: int = 1) -> Iterator[list[Event]]:
    """Make random inputs until `deals` deals or the match are over; yield the events."""
    while not table.winners and (table.phase is not None or len(table.deals) < deals):
        yield step(table, rng)


def played(game: Game, rng: Random, deals: int = 1) -> Table:
    """Return a table after `deals` random deals."""
    table = Table(game)
    for _ in steps(table, rng, deals):
        pass
    return table


def with_play(game: Game, rng: Random) -> Table:
    """Return a table after one deal with card play."""
    while True:
        table = played(game, rng)
        if not table.deals[-1].passed_out:
            return table
