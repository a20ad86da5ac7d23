"""Answers of all kernels, to compare their compiled and pure forms.

Values and nodes of the exact solvers in random positions, deals played by rule, beliefs about hidden cards,
and decisions.

    python -m tests.bots.solver.answers COUNT SEED [every]

prints a line for each of COUNT positions, deals and views. With `every` it prints which form of the kernels
answered and a hash of all lines: run it with and without TRICKDESK_PURE=1.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from unittest.mock import patch

from tests.bots.dealing import run_deal, start_of
from tests.bots.solver.brute import random_position
from tests.driving import random_game
from trickdesk import kernels
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import decide
from trickdesk.bots.simulation.rollout import terms_of
from trickdesk.bots.solver.bits import NO_SUIT, bit
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import Seat
from trickdesk.engine.deal import Terms
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games

DECIDED = 25  # one of so many views is also decided
SLOW = "expert"  # would take too long in the pure form
DECK: list[int] = [bit(16 * suit + rank) for suit in range(4) for rank in range(13)]


def random_plain(size: int, rng: Random) -> tuple[list[int], int, int, list[int]]:
    """Return hands of `size` cards, trump, leader and table of plain tricks.

    Sometimes a trick has begun.
    """
    trump, leader = rng.randint(0, NO_SUIT), rng.randrange(4)
    cards = rng.sample(DECK, 4 * size)
    if rng.random() < 0.3:  # trumps come together
        cards.sort(key=lambda card: card.bit_length() - 1 >> 4 == trump)
    hands = [sum(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    table = []
    if rng.random() < 0.3:
        table = [cards[leader * size]]
        hands[leader] ^= table[0]
    return hands, trump, leader, table


def plain_answer(solver: RankSolver, rng: Random) -> str:
    """Return each card's value with two to seven cards a hand, and which reach half."""
    size = rng.randint(2, 7)
    hands, trump, leader, table = random_plain(size, rng)
    before = solver.nodes
    found = solver.cards(hands, trump, leader, table)
    reaching = solver.reaching(hands, trump, leader, size // 2, table)
    return f"{sorted(found.items())} {sorted(reaching.items())} {solver.nodes - before}"


def ending_answer(rng: Random) -> str:
    """Return values with two or three cards in each hand of any game."""
    kind = rng.choice([*games().values()])
    where = random_position(kind(), rng.randint(2, 3), rng)
    ending = where.ending()
    found, reaching = ending.cards(), ending.reaching(ending.total // 2)
    both = [sorted(answer.items(), key=str) for answer in (found, reaching)]
    return f"{where.game.id} {both} {ending.nodes}"


def played_answer(rng: Random) -> str:
    """Return a deal of any game, options and bid, played by the rule-based player."""
    game = random_game(rng.choice([*games().values()]), rng)
    knowledge, declarer = knowledge_of(game), rng.randrange(game.seats)
    bid, trump = "", game.trump_index(None)
    players: Sequence[Seat] = range(game.seats)
    if game.ladder:
        kinds = set(map(knowledge.kind, game.ladder))
        kind = rng.choice(sorted(kinds, key=lambda kind: (kind.takes_none, kind)))
        bid = rng.choice([bid for bid in game.ladder if knowledge.kind(bid) == kind])
        trump = game.trump_index(rng.choice(knowledge.trumps(bid)))
        players = game.players(Contract(declarer, bid))
    start = replace(start_of(game, rng), order=game.order_for(trump), leader=declarer, players=players)
    tricks = knowledge.tricks(game.trick_play(replace(start, hands=start.hands[:])))
    tricks.begin(start.hands, declarer, start.rows, [tuple(pile) for pile in start.piles])
    tricks.mark()
    if game.ladder:
        terms = terms_of(game, Contract(declarer, bid), None, knowledge.teams(declarer, rng, bid))
    else:
        terms = Terms(None, None, tuple((seat,) for seat in range(game.seats)), (None,) * game.seats)
    knowledge.policy(terms, tricks.rules).play_out(tricks)
    return f"{game.id} {bid} {trump} {tricks.line} {tricks.key()}"


def some_view(rng: Random) -> PlayerView:
    """Return a random decision in a deal of any game, under any options."""
    game = random_game(rng.choice([*games().values()]), rng)
    for seen in islice(run_deal(Table(game), rng, {}), rng.randrange(4 * game.hand_size + 4) + 1):
        found = seen
    return found


def believed_answer(rng: Random) -> str:
    """Return sampled deals for a view, their likelihoods, and hand strengths."""
    seen = some_view(rng)
    game, knowledge = seen.game, knowledge_of(seen.game)
    beliefs = Beliefs(seen, knowledge, Random(rng.getrandbits(32)), True, True)
    worlds = [beliefs.world() for _ in range(2)]
    places = [(world.hands, world.piles, world.talon, world.dead) for world in worlds]
    weights = [beliefs.log_weight(world) for world in worlds]
    trump = rng.randrange(len(game.deck.suits))
    judged = [knowledge.strength(hand, trump) for hand in worlds[0].hands]
    away = knowledge.bury(worlds[1].hands[0], 3, "", trump) if not game.ladder else 0
    return f"{game.id} {places} {weights!r} {judged!r} {knowledge.best_trump(seen.hand)} {away}"


def decided_answer(rng: Random) -> str:
    """Return a level's decision and figures, with the effort of the pure form."""
    seen = some_view(rng)
    level = rng.choice([level for name, level in LEVEL.items() if name != SLOW])
    with patch.dict(LEVEL, {level.name: replace(level, compiled=None)}):
        return f"{seen.game.id} {decide(seen, level.name, rng.getrandbits(32), clock=lambda: 0.0)!r}"


def answers(count: int, seed: int) -> Iterator[str]:
    rng, solver = Random(seed), RankSolver()
    for _ in range(count):
        yield plain_answer(solver, rng) if rng.random() < 0.6 else ending_answer(rng)
    for _ in range(count):
        yield played_answer(rng)
    for number in range(count):
        yield believed_answer(rng) if number % DECIDED else decided_answer(rng)


if __name__ == "__main__":
    lines = answers(int(sys.argv[1]), int(sys.argv[2]))
    if sys.argv[3:] == ["every"]:
        digest = hashlib.sha256()
        for line in lines:
            digest.update(line.encode())
        print(kernels.loaded(), digest.hexdigest())
    else:
        print("\n".join(lines))
