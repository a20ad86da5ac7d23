"""Plain minimax over a game's own play, and random endings to try it on: the oracle of the exact solvers.

It knows nothing of the solvers' tables or equal cards; takings are read off the finished tricks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from trickdesk.bots.exact.endings import Ending, Stakes
from trickdesk.bots.exact.plain import PlainTricks, solver_for
from trickdesk.bots.hints import hints_for
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
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
        """The general solver for it."""
        return Ending(self.play, self.side, self.stakes, low=self.low, odd=self.odd, **self.lying())

    def solver(self) -> PlainTricks | Ending:
        """The one that the bots ask."""
        return solver_for(self.play, self.side, self.stakes, low=self.low, odd=self.odd, **self.lying())

    def lying(self) -> dict[str, Any]:
        return {"rows": self.rows, "piles": self.piles, "drawn": self.drawn} if self.game.has_piles else {}


def all_moves(play: TrickPlay) -> list[Move]:
    found: list[Move] = []
    for card in cards_in(play.legal()):
        names = play.names(card) if not play.trick else ()
        found += [(card, name) for name in names] or [(card, None)]
    return found


class Brute:
    """Plain minimax: whether the side reaches a total, by trying every move.

    What it finds at the beginning of a trick it remembers, by all that the position consists of.
    """

    def __init__(self, where: Position) -> None:
        kind = type(where.play)
        self.where, self.done = where, len(where.play.tricks)
        # A rule that asks for the past: only positions with the same past are the same.
        self.looks_back = kind.legal is not TrickPlay.legal or kind.names is not TrickPlay.names
        self.known: dict[tuple[object, ...], bool] = {}
        # For each seat the move that was good enough last time: it is tried first.
        self.decided: list[set[Move]] = [set() for _ in where.play.hands]
        stakes = where.stakes
        self.extra = (
            sum(stakes.points) + stakes.last + stakes.best
        )  # what there is beside the tricks, at most
        self.most = stakes.each * where.play.left + self.extra

    def reaches(self, need: int) -> bool:
        """Whether the side takes at least ``need`` from the first position on."""
        where, play = self.where, self.where.play
        if play.trick:
            return self.search(need)
        taken, bonus = self.takings()
        if taken >= need:
            return True
        if taken + where.stakes.each * play.left + self.extra < need:
            return False
        past = [(trick.leader, trick.lead, *trick.cards) for trick in play.tricks if self.looks_back]
        key = need - taken, bonus, play.leader, *play.hands, *where.rows, *where.drawn, *past
        if key not in self.known:
            self.known[key] = self.search(need)
        return self.known[key]

    def search(self, need: int) -> bool:
        where, play = self.where, self.where.play
        if not play.left:
            return sum(self.takings()) >= need
        wants_much = bool(where.side >> play.turn & 1) != where.low
        seat, moves = play.turn, all_moves(play)
        moves.sort(key=self.decided[seat].__contains__, reverse=True)
        for move in moves:
            play.play(*move)
            found = self.reaches(need)
            play.undo()
            if found == wants_much:
                self.decided[seat] = {move}
                return found
        return not wants_much

    def takings(self) -> tuple[int, int]:
        """What the side took in the tricks since the first position, read off them; and what the highest trump of the
        deal brings it, if no higher one is to come."""
        play, stakes, order = self.where.play, self.where.stakes, self.where.play.order
        taken = bonus = highest = 0
        for index, trick in enumerate(play.tricks):
            ours = index >= self.done and self.where.side >> trick.winner & 1 != 0
            if ours:
                taken += stakes.each + sum(stakes.points[card] for card in trick.cards if stakes.points)
                taken += stakes.last if not play.left and trick is play.tricks[-1] else 0
            for card in trick.cards:
                strength = order.power[order.trump][card] if order.suit_of[card] == order.trump else 0
                if strength > highest:
                    highest, bonus = strength, stakes.best if ours else 0
        return taken, bonus

    def value(self, guess: int) -> int:
        """What the side takes from the first position on."""
        low, high, need = 0, self.most, guess
        while low < high:
            need = min(max(need, low + 1), high)
            if self.reaches(need):
                low, need = need, need + 1
            else:
                high, need = need - 1, (low + need) // 2
        return low


def values(where: Position) -> dict[Move, int]:
    """The value of every legal move."""
    brute, found = Brute(where), {}
    value = brute.most // 2
    for card, named in all_moves(where.play):
        where.play.play(card, named)
        found[card, named] = value = brute.value(value)
        where.play.undo()
    return found


def random_deck(game: Game, trump: int, size: int, rng: Random) -> list[CardId]:
    """Cards for all hands. Sometimes mostly of two suits, so that everybody follows; at no trump with the joker."""
    deck = rng.sample(range(game.deck.size), game.deck.size)
    if rng.random() < 0.3:
        chosen = rng.sample(range(len(game.deck.suits)), 2)
        deck.sort(key=lambda card: game.deck.suit[card] not in chosen and rng.random() < 0.8)
    if game.id == "five-hundred" and trump == len(game.deck.suits) and rng.random() < 0.7:
        joker = game.deck.id["JK"]
        deck.remove(joker)
        deck.insert(0, joker)
    return rng.sample(deck[:size], size)


def random_position(game: Game, cards: int, rng: Random) -> Position:
    """A random ending of ``cards`` cards in each hand; sometimes in the middle of a trick, always with a past."""
    hints = hints_for(game)
    stakes = hints.stakes(card_set(rng.sample(range(game.deck.size), 6)))
    seats = list(range(game.seats))
    size = min(cards + rng.randrange(3), game.hand_size)
    low = game.id == "five-hundred" and rng.random() < 0.3
    trump = rng.randrange(len(game.deck.suits) + 1)
    if low:
        trump = len(game.deck.suits)
    if trump == len(game.deck.suits) and game.id in ("red-one", "forty-fives", "92q"):
        trump = 0
    deck = random_deck(game, trump, size * game.seats, rng)
    dealt = [tuple(deck[s * size : (s + 1) * size]) for s in seats]
    rows, drawn = [0] * game.seats, [0] * game.seats
    hands, piles = [card_set(hand) for hand in dealt], [()] * game.seats
    if game.has_piles:
        up, held = rng.randint(1, 3), rng.randint(1, 2)
        rows = [card_set(hand[:up]) for hand in dealt]
        hands = [card_set(hand[: up + held]) for hand in dealt]
        piles, drawn = list(dealt), [min(size, up + held)] * game.seats
    declarer = rng.choice(seats)
    players = [seat for seat in seats if not low or seat != (declarer + 2) % 4]
    order = game.order_for(trump)
    play = game.trick_play(Start(order, hands, rng.choice(players), players, rows, piles, drawn))
    if low or game.has_piles:
        side = 1 << declarer
    elif game.id == "92q":
        side = card_set(rng.sample(seats, game.seats // 2))
    else:
        side = card_set(seat for seat in seats if game.side(seat) == game.side(declarer))
    for _ in range((size - cards) * len(players) + rng.choice((0, 0, 1, 2, len(players) - 1))):
        play.play(*rng.choice(all_moves(play)))
    return Position(game, play, side, stakes, low, hints.odd, rows, piles, drawn)
