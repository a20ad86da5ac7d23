"""Plain minimax over a game's own play, and random endings: the solvers' oracle.

It doesn't use the solvers' tables or equivalent cards. Results are counted from the finished tricks.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.solver.endings import Ending, PlainTricks, TrickValues, solver_for
from trickdesk.engine.cards import CardId, CardSet, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, TrickPlay

Move = tuple[int, int | None]


@dataclass
class Position:
    """Card play in progress, the side that counts, the goal, and the piles."""

    game: Game
    play: TrickPlay
    side: int
    trick_values: TrickValues
    low: bool
    odd: CardSet
    rows: list[CardSet]
    piles: list[tuple[int, ...]]
    drawn: list[int]

    def ending(self) -> Ending:
        """Return the general solver for it."""
        return Ending(self.play, self.side, self.trick_values, low=self.low, odd=self.odd, piled=self.piled)

    def solver(self) -> PlainTricks | Ending:
        """Return the solver that bots use."""
        return solver_for(
            self.play, self.side, self.trick_values, low=self.low, odd=self.odd, piled=self.piled
        )

    @property
    def piled(self) -> Position | None:
        return self if self.game.has_piles else None


def all_moves(play: TrickPlay) -> list[Move]:
    found: list[Move] = []
    for card in cards_in(play.legal()):
        names = play.names(card) if not play.trick else ()
        found += [(card, name) for name in names] or [(card, None)]
    return found


class Brute:
    """Plain minimax over null windows: what the side takes, by trying every move.

    Every answer is a bound: `need` or more if the side takes at least that, otherwise a number below `need`
    that it does not exceed. The bounds found at the beginning of a trick are stored by the whole position.

    - `rest`: all that may still be taken.
    - `bonus`: what the highest trump so far (`highest`, its strength) brings the side if no higher one
      follows.
    - `nodes`: the number of cards played.
    """

    def __init__(self, where: Position) -> None:
        play, trick_values = where.play, where.trick_values
        kind, order, deck = type(play), play.order, range(play.order.size)
        self.where, self.play, self.trick_values, self.nodes = where, play, trick_values, 0
        # A rule that asks for the past: only positions with the same past are the same.
        self.looks_back = kind.legal is not TrickPlay.legal or kind.names is not TrickPlay.names
        self.counts = [where.side >> seat & 1 != 0 for seat in range(len(play.hands))]
        trumps = order.suit_mask[order.trump]
        self.strength = [order.power[order.trump][card] if trumps >> card & 1 else 0 for card in deck]
        waiting = [pile[gone:] for pile, gone in zip(where.piles, where.drawn, strict=True)]
        left = [*play.trick, *(card for hand in play.hands for card in cards_in(hand)), *sum(waiting, ())]
        points = sum(trick_values.points[card] for card in left if trick_values.points)
        self.rest = trick_values.each * play.left + points + trick_values.last + trick_values.best
        gone = [card for trick in play.tricks for card in trick.cards]
        self.highest = max((self.strength[card] for card in gone), default=0)
        self.known: dict[tuple[object, ...], tuple[int, int]] = {}
        self.tried: dict[tuple[int, ...], list[Move]] = {}

    def values(self) -> dict[Move, int]:
        """Return what the side takes from the first position on, for every legal move."""
        found, value = {}, self.rest // 2
        for move in all_moves(self.play):
            found[move] = value = self.value(move, value)
        return found

    def value(self, move: Move, guess: int) -> int:
        """Return the same for one move."""
        low, high = 0, self.rest
        while low < high:
            need = min(max(guess, low + 1), high)
            bound = self.after(move, need, self.rest, 0, self.highest)
            if bound >= need:
                low, guess = bound, bound + 1
            else:
                high = guess = bound
        return low

    def trick(self, need: int, rest: int, bonus: int, highest: int) -> int:
        """Return the bound at the beginning of a trick."""
        where, play = self.where, self.play
        if need <= 0:
            return 0
        if need > rest:
            return rest
        if not play.left:
            return bonus
        if play.left == 1:
            return self.card(need, rest, bonus, highest)
        key: tuple[object, ...] = (bonus, play.leader, *play.hands)
        if where.game.has_piles:
            key += (*where.rows, *where.drawn)
        if self.looks_back:
            key += tuple((trick.leader, trick.lead, *trick.cards) for trick in play.tricks)
        low, high = self.known.get(key, (0, rest))
        if low >= need:
            return low
        if high < need:
            return high
        bound = self.card(need, rest, bonus, highest)
        self.known[key] = (bound, high) if bound >= need else (low, bound)
        return bound

    def card(self, need: int, rest: int, bonus: int, highest: int) -> int:
        """Return the bound before any card of a trick."""
        play = self.play
        legal = play.legal()
        if play.trick and not legal & (legal - 1):
            return self.after((legal.bit_length() - 1, None), need, rest, bonus, highest)
        wants_much = self.counts[play.turn] != self.where.low
        moves = self.moves(legal)
        bound = -1
        for move in moves:
            found = self.after(move, need, rest, bonus, highest)
            if (found >= need) == wants_much:
                moves.remove(move)
                moves.insert(0, move)
                return found
            if bound < 0 or (found > bound) == wants_much:
                bound = found
        return bound

    def after(self, move: Move, need: int, rest: int, bonus: int, highest: int) -> int:
        """Return the bound after a move: what the trick it ends brings, and the rest."""
        play = self.play
        play.play(*move)
        self.nodes += 1
        if play.trick:
            bound = self.card(need, rest, bonus, highest)
        else:
            trick, trick_values = play.tricks[-1], self.trick_values
            ours = self.counts[trick.winner]
            worth = trick_values.each if play.left else trick_values.each + trick_values.last
            if trick_values.points:
                worth += sum([trick_values.points[card] for card in trick.cards])
            if trick_values.best:
                strength = max([self.strength[card] for card in trick.cards])
                if strength > highest:
                    highest, bonus = strength, trick_values.best if ours else 0
            taken = worth if ours else 0
            bound = taken + self.trick(need - taken, rest - worth, bonus, highest)
        play.undo()
        return bound

    def moves(self, legal: CardSet) -> list[Move]:
        """Return the moves, those first that decided in similar positions."""
        play = self.play
        seat, best, holder = play.leader, -1, play.turn
        if play.trick:
            row = play.order.power[play.order.suit_of[play.lead]]
            for card in play.trick:
                if row[card] > best:
                    best, holder = row[card], seat
                seat = play.after[seat]
        friend = self.counts[holder] == self.counts[play.turn]
        place = legal, play.lead if play.trick else -1, best, friend
        found = self.tried.get(place)
        if found is None or (
            self.looks_back and not play.trick
        ):  # what a card may lead as depends on the past
            found = sorted(all_moves(play), key=lambda move: self.promise(move, best, friend), reverse=True)
            self.tried[place] = found
        return found

    def promise(self, move: Move, best: int, friend: bool) -> int:
        """Return how early to try a move, which doesn't change any value.

        If `friend` is set, the holder of the trick with the card `best` is on the same side.
        """
        play, card = self.play, move[0]
        strength = play.order.power[play.order.suit_of[play.lead if play.trick else card]][card]
        if not play.trick:
            return -strength if self.where.low else strength
        if self.where.low:  # the highest card that loses
            return strength if strength < best else -strength
        points = self.trick_values.points[card] if self.trick_values.points else 0
        if friend:  # points, not strength
            return 3 * points - strength
        return 1000 + strength if strength > best else -strength - 3 * points


def values(where: Position) -> dict[Move, int]:
    """Return the value of every legal move."""
    return Brute(where).values()


def random_deck(game: Game, trump: int, size: int, rng: Random) -> list[CardId]:
    """Return cards for all hands.

    Sometimes most are of two suits, so that everyone follows; at no trump, with the joker.
    """
    deck = rng.sample(range(game.deck.size), game.deck.size)
    if rng.random() < 0.3:
        chosen = rng.sample(range(len(game.deck.suits)), 2)
        deck.sort(key=lambda card: game.deck.suit[card] not in chosen and rng.random() < 0.8)
    if game.id == "five-hundred" and trump == len(game.deck.suits) and rng.random() < 0.7:
        joker = game.deck.id["JK"]
        deck.remove(joker)
        deck.insert(0, joker)
    return rng.sample(deck[:size], size)


def random_position(game: Game, cards: int, rng: Random, trump: int | None = None) -> Position:
    """Return a random ending of `cards` cards in each hand.

    It always has a past, and sometimes a trick on the table. Without `trump`, any suit may be trump.
    """
    knowledge = knowledge_of(game)
    trick_values = knowledge.trick_values(card_set(rng.sample(range(game.deck.size), 6)))
    seats = list(range(game.seats))
    size = min(cards + rng.randrange(3), game.hand_size)
    low = game.id == "five-hundred" and rng.random() < 0.3
    if trump is None:
        trump = rng.randrange(len(game.deck.suits) + 1)
    if low:
        trump = len(game.deck.suits)
    if trump == len(game.deck.suits) and game.id in ("red-one", "forty-fives", "92q"):
        trump = 0
    deck = random_deck(game, trump, size * game.seats, rng)
    dealt = [tuple(deck[s * size : (s + 1) * size]) for s in seats]
    rows, drawn = [0] * game.seats, [0] * game.seats
    hands = [card_set(hand) for hand in dealt]
    piles: list[tuple[CardId, ...]] = [()] * game.seats
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
    return Position(game, play, side, trick_values, low, knowledge.odd, rows, piles, drawn)
