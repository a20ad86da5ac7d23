"""Positions for tests of sensible play, reached by inputs of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.player import decide, is_compiled
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action, AskPlay, Call, Deal, Give, Play
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input, write_action, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

Hands = Mapping[int, str]
# Calls and discards up to the first lead of seat 2, who declares spades, no trump or blue.
PASSES = ["3 call pass", "0 call pass", "1 call pass"]
SPADES = ["2 call 6S", *PASSES, "2 give 4H 4D 5S"]
NO_TRUMPS = ["2 call 6NT", *PASSES, "2 give 4H 4D 5S"]
BLUE = ["2 call 70", *PASSES, "2 give G5 Y5 Y6 R5 R6 R7", "2 call trump B"]
ATTEMPTS = 4000  # deals and plays tried until a suitable ending is found


def game_of(game_id: str, **options: object) -> Game:
    return games()[game_id](options)


def deal_of(game: Game, dealer: int, hands: Hands, seed: int, talon: str = "") -> Deal:
    """Return a deal with the named cards in these hands; the rest is random."""
    named = {seat: list(game.deck.ids(cards.split())) for seat, cards in hands.items()}
    kitty = list(game.deck.ids(talon.split()))
    used = {card for cards in (*named.values(), kitty) for card in cards}
    rest = [card for card in range(game.deck.size) if card not in used]
    Random(seed).shuffle(rest)
    filled = []
    for seat in range(game.seats):
        hand = named.get(seat, [])
        filled.append(tuple(hand + [rest.pop() for _ in range(game.hand_size - len(hand))]))
    kitty += [rest.pop() for _ in range(game.talon_size - len(kitty))]
    return Deal(dealer, tuple(filled), tuple(kitty))


def dealt(game: Game, dealer: int, hands: Hands, seed: int, talon: str = "") -> Table:
    """Return the table after a deal with the named cards in these hands."""
    return position(game, dealer, hands, [], seed=seed, talon=talon)


def say(table: Table, *calls: str) -> Table:
    """Make these calls for the players on turn."""
    return act(table, *map(Call, calls))


def bury(table: Table, cards: str) -> Table:
    """Discard these cards for the player on turn."""
    return act(table, Give(card_set(table.game.deck.ids(cards.split()))))


def play_cards(table: Table, cards: str) -> Table:
    """Play these cards for the players on turn."""
    return act(table, *map(Play, table.game.deck.ids(cards.split())))


def act(table: Table, *actions: Action) -> Table:
    """Take these actions for the players on turn."""
    for action in actions:
        assert table.phase is not None
        table.act(table.phase.turn, action)
    return table


def position(
    game: Game,
    dealer: int,
    hands: Hands,
    log: Sequence[str],
    *,
    seed: int,
    talon: str = "",
    totals: Sequence[int] | None = None,
) -> Table:
    """Return the table after a deal and a log in record notation, at some score."""
    table = Table(game)
    if totals is not None:
        table.totals[:] = totals
    table.put(parse_input(write_input(deal_of(game, dealer, hands, seed, talon), game.deck), game.deck))
    return play(table, *log)


def asked(
    log: Sequence[str] = (), holds: str = "", game_id: str = "red-one", **options: object
) -> PlayerView:
    """Return the view of the seat on turn, which `holds` cards, after one call each."""
    game = game_of(game_id, **options)
    table = position(game, game.seats - 1, {len(log) % game.seats: holds} if holds else {}, log, seed=1)
    assert table.phase is not None
    return view(table, table.phase.turn)


def ending(
    game: Game, dealer: int, left: Hands, log: Sequence[str], leader: int, *, seed: int, talon: str = ""
) -> Table:
    """Play a deal at random until each seat has only the cards of `left`.

    `leader` has won the last trick. `log`: the calls, and the cards given (those of `talon`), up to the first
    lead.
    """
    rng = Random(seed)
    kept = {seat: card_set(game.deck.ids(cards.split())) for seat, cards in left.items()}
    for _ in range(ATTEMPTS):
        table = position(game, dealer, left, log, seed=rng.getrandbits(32), talon=talon)
        if play_down(table, kept, rng) and table.phase is not None and table.phase.turn == leader:
            return table
    raise AssertionError("no way to that ending")


def play_down(table: Table, kept: Mapping[int, CardSet], rng: Random) -> bool:
    """Play any legal cards except those to keep; return False if that's impossible."""
    while any(table.hands[seat] != cards for seat, cards in kept.items()):
        assert table.phase is not None
        seat, ask = table.phase.turn, table.phase.ask()
        assert isinstance(ask, AskPlay)
        free = list(cards_in(ask.cards & ~kept[seat]))
        if not free:
            return False
        card = rng.choice(free)
        names = ask.names.get(card)
        try:
            table.act(seat, Play(card, names[0] if names else None))
        except IllegalAction:
            return False
    return True


def lowest(table: Table, seat: int) -> int:
    """Return a legal card of a seat."""
    ask = view(table, seat).ask
    assert isinstance(ask, AskPlay)
    return next(iter(cards_in(ask.cards)))


def play(table: Table, *log: str) -> Table:
    """Continue with entries of a record; `SEAT any` is a card that doesn't matter."""
    for entry in log:
        seat, _, verb = entry.partition(" ")
        if verb == "any":
            entry = f"{seat} play {table.game.deck.names[lowest(table, int(seat))]}"
        table.put(parse_input(entry, table.game.deck))
    return table


def trick_at(game_id: str, hand: str, log: list[str], cards: str) -> PlayerView:
    """Return the view of a seat with `hand` after the declarer, seat 2, has led."""
    game, names = game_of(game_id), cards.split()
    seat = (2 + len(names)) % 4
    hands = {(2 + i) % 4: name for i, name in enumerate(names)} | {seat: hand}
    if game_id == "red-one":
        hands[2] = f"RED1 B14 {names[0]}"
    talon = log[4].partition("give ")[2]
    plays = [f"{(2 + i) % 4} play {name}" for i, name in enumerate(names)]
    return view(position(game, 1, hands, [*log, *plays], seed=3, talon=talon), seat)


def answer(table: Table, level: str, seed: int) -> str:
    """Return a bot's action in record notation, independent of the machine's speed."""
    assert table.phase is not None
    seen = view(table, table.phase.turn)
    return write_action(decide(seen, level, seed, clock=lambda: 0.0).action, table.game.deck)


def need_kernels(level: str = "expert") -> None:
    """Skip a test of the highest level, which thinks less with uncompiled kernels."""
    if level == "expert" and not is_compiled():
        pytest.skip("kernels are not compiled")


def bare_world(table: Table) -> World:
    """Return the hands of a table without anything else."""
    return World(list(table.hands), list(table.rows), [], [], 0, 0)


def real_world(table: Table) -> World:
    """Return a table's real deal during play, as a sampler might draw it."""
    piles = [tuple(pile[drawn:]) for pile, drawn in zip(table.piles, table.drawn, strict=True)]
    rows = [row & hand for row, hand in zip(table.rows, table.hands, strict=True)]
    buried = table.buried[table.contract.declarer] if table.contract else 0
    return World(list(table.hands), rows, piles, list(table.talon), 0, buried)


def is_kept(beliefs: Beliefs, knowledge: GameKnowledge, world: World) -> bool:
    """Return whether all players hold what they are known to have kept."""
    kept = knowledge.known_holdings(beliefs.sampler.view).items()
    return all((world.hands[seat] & cards).bit_count() >= count for seat, (count, cards) in kept)
