"""Learns what calls and plays say about hidden cards, from deals of bots.

`python -m tests.bots.train five-hundred [--deals 260] [--seed 1] [--write]`: bots of level hard play, and at some of
their decisions two unseen cards of different holders are swapped. The weights of `trickdesk.bots.inference.learned`
are those under which the real cards are likeliest against swapped ones (logistic regression, with a penalty for large
weights). A fifth of the deals is kept to measure what was learned, in bits for each pair: 1 if nothing is known.
`--write` writes the weights into the game's module.
"""

from __future__ import annotations

import argparse
import json
import time
from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import exp, log, log1p
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.bots.dealing import random_deal
from tests.driving import chance
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import weights_in
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.inference.learned import Listener
from trickdesk.bots.player import decide
from trickdesk.engine.actions import AskPlay
from trickdesk.engine.cards import CardId, CardSet
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

PAIRS = 24  # of each view
KEPT_BACK = 5  # each of so many deals is kept to measure
PENALTY = 10.0
SWEEPS = 12
ROUND = 8  # deals of a match to learn from: hands have other sizes in them, or cards are passed to others
RARE = 20  # facts with fewer pairs are left out
CALLS, PLAYS = "calls", "plays"
PRIOR = {CALLS: 1.0, PLAYS: 0.7}
FOLDER = Path(__file__).parents[2] / "trickdesk/bots/game_knowledge"


class Pair(NamedTuple):
    """What differs if two cards are swapped, and the group in the report."""

    facts: dict[str, float]
    tricks: int
    has_trump: bool


def seen_deals(
    game: Game, deals: int, seed: int, level: str
) -> Iterator[list[tuple[PlayerView, list[CardSet]]]]:
    """Yield views with the real hands: at each call, and one in each trick."""
    dealer = 0  # facts are about roles, so it makes no difference who deals
    for number in range(deals):
        rng = Random(f"{seed} {number} {dealer}")
        table = Table(type(game)(game.options | dict(game.beginning_with(number % ROUND + 1))))
        table.deal(random_deal(table.game, dealer, rng))
        found, steps, seat = [], 0, 0
        while table.phase is not None:
            turn = table.phase.turn
            if turn < 0:
                chance(table, rng)
                continue
            seen = view(table, turn)
            if not isinstance(seen.ask, AskPlay):
                if seen.calls:
                    found.append((seen, list(table.hands)))
            else:
                if steps % game.seats == 0:
                    seat = rng.randrange(game.seats)
                if steps % game.seats == seat:
                    found.append((seen, list(table.hands)))
                steps += 1
            table.act(turn, decide(seen, level, rng.getrandbits(32), fixed=True).action)
        yield found


def pairs_of(seen: PlayerView, hands: list[CardSet], rng: Random) -> Iterator[Pair]:
    """Yield what differs if two unseen cards are swapped."""
    game, knowledge = seen.game, knowledge_of(seen.game)
    beliefs = Beliefs(seen, knowledge, rng, weighted=True, watched=True)
    unseen = beliefs.sampler.unseen
    facts: defaultdict[tuple[int, CardId], list[str]] = defaultdict(list)
    Listener(seen, knowledge, unseen, lambda holder, card, fact: facts[holder, card].append(fact)).gather()
    rest = 2 * game.seats if seen.talon else 2 * game.seats + 1
    cards = [card for card in range(game.deck.size) if unseen >> card & 1]
    at = {card: next((s for s, hand in enumerate(hands) if hand >> card & 1), rest) for card in cards}
    full = [hand | played for hand, played in zip(hands, beliefs.played, strict=True)]

    def called(held: list[CardSet]) -> float:
        return sum(log(reading.likelihood(held[reading.seat])) for reading in beliefs.readings)

    def played(held: list[CardSet]) -> float:
        return beliefs.plays.log_weight(held) if beliefs.plays is not None else 0.0

    calls, plays = called(full), played(full)
    never = [*seen.cannot, *[0] * (game.seats + 2)]
    trumps = seen.order.suit_mask[seen.order.trump] if seen.trump else 0
    for _ in range(PAIRS if len(cards) > 1 else 0):
        one, other = rng.sample(cards, 2)
        here, there = at[one], at[other]
        if here == there or never[here] >> other & 1 or never[there] >> one & 1:
            continue
        differ: defaultdict[str, float] = defaultdict(float)
        for place, sign in (((here, one), 1), ((there, other), 1), ((here, other), -1), ((there, one), -1)):
            for fact in facts.get(place, ()):
                differ[fact] += sign
        held = full[:]
        for holder in (here, there):
            if holder < game.seats:
                held[holder] ^= 1 << one | 1 << other
        differ[CALLS], differ[PLAYS] = calls - called(held), plays - played(held)
        kept = {fact: value for fact, value in differ.items() if value}
        yield Pair(kept, len(seen.finished) if seen.tricks else -1, bool(trumps & (1 << one | 1 << other)))


def fitted(pairs: list[Pair]) -> dict[str, float]:
    """Return the weights that make the real places likeliest."""
    where: defaultdict[str, array[int]] = defaultdict(lambda: array("l"))
    value: defaultdict[str, array[float]] = defaultdict(lambda: array("d"))
    for number, pair in enumerate(pairs):
        for fact, worth in pair.facts.items():
            where[fact].append(number)
            value[fact].append(worth)
    weights = {
        fact: PRIOR.get(fact, 0.0) for fact in sorted(where) if len(where[fact]) >= RARE or fact in PRIOR
    }
    totals = [sum(weights.get(fact, 0.0) * worth for fact, worth in pair.facts.items()) for pair in pairs]
    for _ in range(SWEEPS):
        for fact, weight in weights.items():
            slope, bend = -PENALTY * (weight - PRIOR.get(fact, 0.0)), PENALTY
            for number, worth in zip(where[fact], value[fact], strict=True):
                wrong = 1 / (1 + exp(min(50.0, totals[number])))
                slope += worth * wrong
                bend += worth * worth * wrong * (1 - wrong)
            step = slope / bend
            weights[fact] = weight + step
            for number, worth in zip(where[fact], value[fact], strict=True):
                totals[number] += step * worth
    return weights


def cost(pairs: list[Pair], weights: Mapping[str, float]) -> float:
    """Return the bits for each pair."""
    total = 0.0
    for pair in pairs:
        gain = sum(weights.get(fact, 0.0) * worth for fact, worth in pair.facts.items())
        total += log1p(exp(-gain)) if gain > -50 else -gain
    return total / log(2) / max(1, len(pairs))


def report(pairs: list[Pair], models: Mapping[str, Mapping[str, float]]) -> None:
    """Print the bits of all pairs, by phase, and of those with a trump."""
    groups = {
        "all": pairs,
        "auction": [pair for pair in pairs if pair.tricks < 0],
        "0 to 2": [pair for pair in pairs if 0 <= pair.tricks < 3],
        "3 to 5": [pair for pair in pairs if 3 <= pair.tricks < 6],
        "later": [pair for pair in pairs if pair.tricks >= 6],
        "trumps": [pair for pair in pairs if pair.has_trump],
    }
    print(f"{'':26}", *(f"{name:>8}" for name in groups))
    print(f"{'pairs':26}", *(f"{len(group):8}" for group in groups.values()))
    for name, weights in models.items():
        print(f"{name:26}", *(f"{cost(group, weights):8.3f}" for group in groups.values()))


def written(weights: Mapping[str, float], command: str) -> str:
    """Return the module with the weights."""
    lines, line = [], ""
    for fact, weight in sorted(weights.items()):
        entry = f"{fact} {weight:.2f}"
        if len(line) + len(entry) > 100:
            lines.append(line)
            line = ""
        line = f"{line}, {entry}" if line else entry
    text = "\n".join([*lines, line])
    return (
        '"""What was learned about hidden cards: facts and their weights.\n\n'
        f'`{command}` has written this module.\n"""\n\n'
        f'from __future__ import annotations\n\nLEARNED = """\n{text}\n"""\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--deals", type=int, default=260)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--options", default="{}", help="house rules, as JSON")
    chosen = parser.parse_args()
    game = games()[chosen.game](json.loads(chosen.options))
    begin, learn, judge = time.process_time(), list[Pair](), list[Pair]()
    for number, views in enumerate(seen_deals(game, chosen.deals, chosen.seed, chosen.level)):
        rng = Random(number)
        for seen, hands in views:
            (judge if number % KEPT_BACK == 0 else learn).extend(pairs_of(seen, hands, rng))
    print(f"{chosen.deals} deals, {len(learn)} pairs to learn from: {time.process_time() - begin:.0f} s")
    weights = fitted(learn)
    print(f"{len(weights)} weights: {time.process_time() - begin:.0f} s")
    now = weights_in(knowledge_of(game).learned)
    models = {"nothing known": {}, "calls": {CALLS: 1.0}, "calls and plays": {CALLS: 1.0, PLAYS: 1.0}}
    report(judge, models | ({"present": now} if now else {}) | {"learned": weights})
    print({name: round(weights.get(name, 0.0), 3) for name in PRIOR})
    if chosen.write:
        name = f"{chosen.game.replace('-', '_')}_learned.py"
        command = (
            f"python -m tests.bots.train {chosen.game} --deals {chosen.deals} --seed {chosen.seed} --write"
        )
        (FOLDER / name).write_text(written(weights, command), encoding="utf-8")


if __name__ == "__main__":
    main()
