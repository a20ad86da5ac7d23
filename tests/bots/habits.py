"""Fits the `BidModel` of each game: with what hands bots make their calls.

`python -m tests.bots.habits --game tocan --deals 200 --seed 1`: the bots of a level call in deals from a
seed, each the first of a match. Prints the model under which their calls are likeliest, and the mean
log-likelihood of a call under it and under the present one in `trickdesk/bots/game_knowledge`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import log
from random import Random

from tests.bots.dealing import random_deal
from tests.driving import chance
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import BidModel
from trickdesk.bots.inference.beliefs import NOTHING, AuctionModel
from trickdesk.bots.player import decide
from trickdesk.engine.actions import AskCall
from trickdesk.engine.cards import CardSet
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games

STEPS = {"base": 0.8, "step": 0.1, "width": 0.2}  # with which the search begins
HALVINGS = 5
NARROWEST = 0.2


@dataclass(frozen=True, slots=True)
class Made:
    """A call: the strength of its hand, its level, and whether it bids or denies that."""

    strength: float
    level: int
    made: bool


def calls(game: Game, deals: int, seed: int, level: str) -> tuple[list[Made], list[float]]:
    """Return the calls, and how much stronger the kitty made the declarers' hands."""
    rng, knowledge = Random(seed), knowledge_of(game)
    found, gains = [], []
    for _ in range(deals):
        table = Table(game)
        table.deal(random_deal(game, rng.randrange(game.seats), rng))
        hands = table.hands[:]
        while table.phase_name == "auction":
            call(table, rng, level)
        for watcher, heard in ((0, range(1, game.seats)), (1, [0])):
            for reading in AuctionModel(view(table, watcher), knowledge).readings():
                if reading.seat in heard and reading.bid_model is not NOTHING:
                    strength = reading.strength(hands[reading.seat])
                    found.append(Made(strength, reading.level, reading.made))
        gains += gained(table, hands, rng, level)
    return found, gains


def call(table: Table, rng: Random, level: str) -> None:
    """Take one step of the table, with a bot of this level."""
    assert table.phase is not None
    seat = table.phase.turn
    if seat < 0:
        chance(table, rng)
    else:
        table.act(seat, decide(view(table, seat), level, rng.getrandbits(32)).action)


def gained(table: Table, hands: list[CardSet], rng: Random, level: str) -> list[float]:
    """Return how much the kitty strengthens the declarer's hand, if they take it."""
    contract, knowledge = table.contract, knowledge_of(table.game)
    if contract is None or not knowledge.kitty:
        return []
    seat = contract.declarer
    while table.phase is not None and isinstance(view(table, seat).ask, AskCall):
        call(table, rng, level)
    watcher = view(table, (seat + 1) % table.game.seats)
    return [
        reading.strength(table.hands[seat]) - reading.strength(hands[seat])
        for reading in AuctionModel(watcher, knowledge).readings()
        if reading.seat == seat and reading.made
    ]


def likelihood(bid_model: BidModel, sample: list[Made]) -> float:
    """Return the mean log-likelihood of a call."""
    total = 0.0
    for one in sample:
        chance = bid_model.chance(one.strength, one.level)
        noise = bid_model.noise
        total += log((1 - noise) * (chance if one.made else 1 - chance) + noise / 2)
    return total / len(sample)


def fitted(start: BidModel, sample: list[Made]) -> BidModel:
    """Return the likeliest model, searched with steps that are halved."""
    best, value = start, likelihood(start, sample)
    for halving in range(HALVINGS):
        better = True
        while better:
            better = False
            for name, size in STEPS.items():
                for sign in (1, -1):
                    numbers = {key: getattr(best, key) for key in ("base", "step", "width", "taken", "noise")}
                    numbers[name] = numbers[name] + sign * size / 2**halving
                    if numbers["width"] < NARROWEST:
                        continue
                    bid_model = BidModel(**numbers)
                    if (now := likelihood(bid_model, sample)) > value:
                        best, value, better = bid_model, now, True
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(games()))
    parser.add_argument("--preset", default="As documented")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="medium")
    chosen = parser.parse_args()
    game = games()[chosen.game](games()[chosen.game].preset(chosen.preset).options)
    sample, gains = calls(game, chosen.deals, chosen.seed, chosen.level)
    now = knowledge_of(game).bid_model
    assert now is not None
    best = fitted(now, sample)
    gain = sum(gains) / len(gains) if gains else 0.0
    print(f"{chosen.game}: {len(sample)} calls, {best}, {gain:.2f} from the kitty")
    print(f"log likelihood {likelihood(best, sample):.4f}, now {likelihood(now, sample):.4f}")


if __name__ == "__main__":
    main()
