"""Calibration: how often contracts are made compared to their simulated chance.

`python -m tests.bots.calibrate --game tocan --deals 400 --seed 1`: the bots of a level call and play deals
from a seed. Now and then they make any bid that isn't hopeless, so that all chances come up. Prints, for each
family of contracts, the fitted curve, and how reliable the chances are with the present curves in
`trickdesk/bots/game_knowledge`. Fit and report with different seeds.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from tests.bots.dealing import random_deal
from tests.driving import chance
from trickdesk.bots.bidding.bidder import Bidder, Candidate, Offer, log_odds
from trickdesk.bots.bidding.choices import choose_call
from trickdesk.bots.levels import LEVEL, LEVELS, USUAL_LEVEL
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import Action, AskCall, Call
from trickdesk.engine.bids import HOLD
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

DARING = 0.15  # share of the bids that are random
HOPELESS = 0.15  # chance of success below which even those are not made
BINS = 5
RIDGE = 2.0  # weight of the prior "as simulated" in a fit


class Contracted(NamedTuple):
    """A contract with its expected result when it was bid, and its real result."""

    family: str
    odds: float
    chance: float
    made: bool


class Caller:
    """Calls for all seats at one level, and remembers the value of each last bid."""

    def __init__(self, level: str, rng: Random, daring: float) -> None:
        self.level, self.rng, self.daring = LEVEL[level], rng, daring
        self.offers: dict[int, Offer] = {}
        self.families: dict[int, str] = {}

    def call(self, seen: PlayerView, ask: AskCall, seed: int) -> Call:
        context = context_of(self.level, seen, seed)
        if ask.style in ("trump", "team"):
            return choose_call(context, ask)

        class Remembering(Bidder):
            def offers(self, candidates: Sequence[Candidate], worlds: Sequence[World]) -> list[Offer]:
                self.thought = super().offers(candidates, worlds)
                return self.thought

        bidder = Remembering(context, ask)
        said = bidder.call()
        thought = getattr(bidder, "thought", [])
        open_to = [offer for offer in thought if offer.chance >= HOPELESS]
        if open_to and self.rng.random() < self.daring:
            said = Call(self.rng.choice(open_to).call)
        for offer in thought:
            if offer.call == said.text and (offer.call != HOLD or offer.bid):
                self.offers[ask.seat] = max(
                    (o for o in thought if o.call == said.text), key=lambda o: o.value
                )
                self.families[ask.seat] = context.knowledge.family(offer.bid, seen.hand)
        return said

    def act(self, seen: PlayerView) -> Action:
        ask, seed = seen.ask, self.rng.getrandbits(32)
        return (
            self.call(seen, ask, seed)
            if isinstance(ask, AskCall)
            else decide(seen, self.level.name, seed).action
        )


def contracts(game: Game, deals: int, seed: int, level: str, daring: float) -> list[Contracted]:
    """Return the contracts of `deals` deals, each the first of a match."""
    rng = Random(seed)
    found = []
    for _ in range(deals):
        table, caller = Table(game), Caller(level, rng, daring)
        table.deal(random_deal(game, rng.randrange(game.seats), rng))
        while table.phase is not None:
            seat = table.phase.turn
            if seat < 0:
                chance(table, rng)
            else:
                table.act(seat, caller.act(view(table, seat)))
        contract, result, teams = table.contract, table.deals[-1].result, table.teams
        if contract is None or result is None or teams is None:
            continue
        offer = caller.offers.get(contract.declarer)
        if offer is None or offer.bid != contract.bid:  # the dealer had no choice
            continue
        made = any(result.points[game.side(seat)] > 0 for seat in teams[0])
        odds = log_odds(offer.successes, offer.worlds)
        found.append(Contracted(caller.families[contract.declarer], odds, offer.chance, made))
    return found


def fitted(sample: list[Contracted]) -> tuple[float, float]:
    """Fit intercept and slope of the logistic curve.

    Newton's method, with a weak prior at (0, 1).
    """
    a, b = 0.0, 1.0
    for _ in range(30):
        ga, gb = -RIDGE * a, RIDGE * (1 - b)
        haa, hab, hbb = RIDGE, 0.0, RIDGE
        for one in sample:
            p = 1 / (1 + exp(-a - b * one.odds))
            error, weight = one.made - p, p * (1 - p)
            ga, gb = ga + error, gb + error * one.odds
            haa, hab, hbb = haa + weight, hab + weight * one.odds, hbb + weight * one.odds**2
        det = haa * hbb - hab * hab
        a, b = a + (hbb * ga - hab * gb) / det, b + (haa * gb - hab * ga) / det
    return a, b


def reliability(sample: list[Contracted]) -> tuple[float, float]:
    """Return the mean error of the chances in bins of equal size, and the Brier score."""
    ranked = sorted(sample, key=lambda one: one.chance)
    error = 0.0
    for at in range(BINS):
        part = ranked[at * len(ranked) // BINS : (at + 1) * len(ranked) // BINS]
        error += abs(sum(one.chance - one.made for one in part))
    return error / len(ranked), sum((one.chance - one.made) ** 2 for one in ranked) / len(ranked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument("--preset", default="As documented")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=LEVELS, default=USUAL_LEVEL)
    parser.add_argument("--daring", type=float, default=DARING)
    chosen = parser.parse_args()
    game = games()[chosen.game](games()[chosen.game].preset(chosen.preset).options)
    sample = contracts(game, chosen.deals, chosen.seed, chosen.level, chosen.daring)
    families = defaultdict(list)
    for one in sample:
        families[one.family].append(one)
    for family, part in families.items():
        rate = sum(one.made for one in part) / len(part)
        print(
            f"{chosen.game} {family!r}: n {len(part)}, made {rate:.2f} +- {sqrt(rate * (1 - rate) / len(part)):.2f}"
            f", said {sum(one.chance for one in part) / len(part):.2f}"
            f", curve ({fitted(part)[0]:.2f}, {fitted(part)[1]:.2f})"
        )
    error, brier = reliability(sample)
    print(f"{chosen.game}: n {len(sample)}, reliability error {error:.3f}, Brier {brier:.3f}")


if __name__ == "__main__":
    main()
