"""Random deals for the tests of the bots: the table is here, the bots only ever get views of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from trickdesk.bots.player import any_action
from trickdesk.engine.actions import Action, Call, Deal, Play, Stock
from trickdesk.engine.ask import AskCall, AskPlay
from trickdesk.engine.cards import cards_in
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

Chooser = Callable[[PlayerView], Action]


def random_deal(game: Game, dealer: int, rng: Random) -> Deal:
    size = game.hand_size
    cards = rng.sample(range(game.deck.size), game.seats * size + game.talon_size)
    hands = tuple(tuple(cards[s * size : (s + 1) * size]) for s in range(game.seats))
    return Deal(dealer, hands, tuple(cards[game.seats * size :]))


def random_game(kind: type[Game], rng: Random) -> Game:
    """The game under random options; combinations that exclude each other are drawn again."""
    while True:
        chosen = {o.name: rng.choice(list(o.choices)) for o in kind.option_list if rng.random() < 0.5}
        try:
            return kind(chosen)
        except OptionError:
            continue


def wild_action(seen: PlayerView, rng: Random) -> Action:
    """Any legal action, bids that end in a contract included."""
    ask = seen.ask
    if isinstance(ask, AskCall):
        bids = [call for call in ask.calls if call != "pass"]
        if bids and (rng.random() < 0.4 or "pass" not in ask.calls):
            return Call(rng.choice(bids[:6]))
        return Call("pass")
    if isinstance(ask, AskPlay):
        card = rng.choice(list(cards_in(ask.cards)))
        names = ask.names.get(card)
        return Play(card, rng.choice(names) if names else None)
    return any_action(seen, rng)


def run_deal(table: Table, rng: Random, choosers: dict[int, Chooser]) -> Iterator[PlayerView]:
    """Play one deal to its end; yields every view that was asked, before it is answered."""
    dealer = rng.randrange(table.game.seats)
    if table.deals:
        dealer = table.game.next_dealer(table)
    table.deal(random_deal(table.game, dealer, rng))
    while table.phase is not None:
        if table.phase.turn < 0:
            cards = list(table.discards)
            rng.shuffle(cards)
            table.restock(Stock(tuple(cards)))
            continue
        seat = table.phase.turn
        seen = view(table, seat)
        yield seen
        chooser = choosers.get(seat)
        table.act(seat, chooser(seen) if chooser else wild_action(seen, rng))


def some_games(count: int, seed: int) -> list[Game]:
    """Every game under every preset and under ``count`` random sets of options each."""
    from trickdesk.games import games

    rng = Random(seed)
    found = []
    for kind in games().values():
        found += [kind(preset.options) for preset in kind.presets]
        found += [random_game(kind, rng) for _ in range(count)]
    return found


def game_name(game: Game) -> str:
    """A test id that says what differs from the default."""
    default = type(game)().options
    return " ".join([game.id, *(f"{k}={v}" for k, v in game.options.items() if v != default[k])])
