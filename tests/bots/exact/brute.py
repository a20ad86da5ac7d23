"""Plain minimax over a game's own play, and random endings to try it on: the oracle of the exact solvers.

It knows nothing of the solvers' tables, equal cards or null windows; the takings of a finished deal are read off its
tricks. Pruning (alpha-beta) is all it does to be bearable.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from trickdesk.bots.exact.endings import Ending, Stakes
from trickdesk.bots.hints import hints_for
from trickdesk.engine.cards import CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, TrickPlay

Move = tuple[int, int | None]


@dataclass
class Position:
    """A play under way, whose takings count, what for, and what a game with piles has lying about."""

    game: Game
    play: TrickPlay
    side: int
    stakes: Stakes
    low: bool
    odd: CardSet
    rows: list[CardSet]
    piles: list[tuple[int, ...]]
    drawn: list[int]

    def ending(self) -> Ending:
        """The solver for it."""
        piles: dict[str, Any] = {}
        if self.game.has_piles:
            piles = {"rows": self.rows, "piles": self.piles, "drawn": self.drawn}
        return Ending(self.play, self.side, self.stakes, low=self.low, odd=self.odd, **piles)


def all_moves(play: TrickPlay) -> list[Move]:
    found: list[Move] = []
    for card in cards_in(play.legal()):
        names = play.names(card) if not play.trick else ()
        found += [(card, name) for name in names] or [(card, None)]
    return found


def takings(where: Position, done: int) -> int:
    """What the side took in the tricks since the first ``done``, the highest trump of the whole deal included."""
    play, stakes, order = where.play, where.stakes, where.play.order
    total = 0
    for trick in play.tricks[done:]:
        points = stakes.each + sum(stakes.points[card] for card in trick.cards if stakes.points)
        if trick is play.tricks[-1]:
            points += stakes.last
        total += points if where.side >> trick.winner & 1 else 0
    if stakes.best:
        power = order.power[order.trump]
        played = [
            (power[card], index, trick.winner)
            for index, trick in enumerate(play.tricks)
            for card in trick.cards
            if order.suit_mask[order.trump] >> card & 1
        ]
        if played:
            _, index, winner = max(played)
            if index >= done and where.side >> winner & 1:
                total += stakes.best
    return total


def minimax(where: Position, done: int, low: int = -1, high: int = 10**6) -> int:
    play = where.play
    if not play.left:
        return takings(where, done)
    wants_much = bool(where.side >> play.turn & 1) != where.low
    best = -1 if wants_much else 10**6
    for card, named in all_moves(play):
        play.play(card, named)
        value = minimax(where, done, low, high)
        play.undo()
        if wants_much:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best


def values(where: Position) -> dict[Move, int]:
    """The value of every legal move."""
    done = len(where.play.tricks)
    found = {}
    for card, named in all_moves(where.play):
        where.play.play(card, named)
        found[card, named] = minimax(where, done)
        where.play.undo()
    return found


def random_position(game: Game, cards: int, rng: Random) -> Position:
    """A random ending of ``cards`` cards in each hand; sometimes in the middle of a trick, always with a past."""
    hints = hints_for(game)
    stakes = hints.stakes(card_set(rng.sample(range(game.deck.size), 6)))
    past = rng.randrange(3)
    seats = list(range(game.seats))
    size = min(cards + past, game.hand_size)
    deck = rng.sample(range(game.deck.size), size * game.seats)
    dealt = [tuple(deck[s * size : (s + 1) * size]) for s in seats]
    low = game.id == "five-hundred" and rng.random() < 0.3
    trump = rng.randrange(len(game.deck.suits) + 1)
    if low:
        trump = len(game.deck.suits)
    if trump == len(game.deck.suits) and game.id in ("red-one", "forty-fives", "92q"):
        trump = 0
    rows, drawn = [0] * game.seats, [0] * game.seats
    hands, piles = [card_set(hand) for hand in dealt], [()] * game.seats
    if game.has_piles:
        up, held = rng.randint(1, 3), rng.randint(1, 2)
        rows = [card_set(hand[:up]) for hand in dealt]
        hands = [card_set(hand[: up + held]) for hand in dealt]
        piles, drawn = list(dealt), [min(size, up + held)] * game.seats
    players = [seat for seat in seats if not low or seat != 2]
    order = game.order_for(trump)
    leader = rng.choice(players)
    play = game.trick_play(Start(order, hands, leader, players, rows, piles, drawn))
    if low:
        side = 1
    elif game.id == "92q":
        side = card_set(rng.sample(seats, game.seats // 2))
    elif game.has_piles:
        side = 1 << rng.choice(seats)
    else:
        side = card_set(seat for seat in seats if game.side(seat) == 0)
    for _ in range((size - cards) * len(players) + rng.choice((0, 0, 1, 2, len(players) - 1))):
        play.play(*rng.choice(all_moves(play)))
    return Position(game, play, side, stakes, low, hints.odd, rows, piles, drawn)
