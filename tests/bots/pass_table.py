"""Measures the worth of a pass: what bots say of it, and what comes of it.

`python -m tests.bots.pass_table --games five-hundred --deals 300`: the bots of one level play deals from a seed, each
the first of a match. At each call that may be a pass it is noted what the bot says of the pass. If somebody has bid
for the contract, the same deal is then played out with all others passing; if not, and where the bots search the whole
auction, with this one pass and any calls after it. If the bidder chooses partners, passes of those and of the others
are different classes. For each class the table has

- the number of passes,
- the chance of the contract that is left to another, as said and as made, and the difference,
- the points of the deal for the one who passes, as said and as made, and the difference.

Passes of one deal are much alike, so standard errors count deals, not passes. `--say` lets another level say what it
thinks of the same passes. Of passes that lie so close, a few tell nearly as much as all: with `--most 2` more deals
are played in the same time.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from typing import NamedTuple

from tests.bots.dealing import random_deal
from tests.driving import GAMES_WITH_DECLARER, chance
from trickdesk.bots.arena.playing import contract_made
from trickdesk.bots.bidding.auction_search import AuctionSearch
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.bidding.choices import bidder
from trickdesk.bots.decision.match_equity import MatchEquity
from trickdesk.bots.levels import LEVEL, LEVELS
from trickdesk.bots.player import context_of, decide
from trickdesk.engine.actions import AskCall, Call, Input
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games

PROCESSES = 2
CHOICES = ("trump", "team", "tricks", "score")  # styles of calls that are not part of an auction


class Situation(NamedTuple):
    """A call that could be a pass, by the inputs before it, and what comes of a pass.

    `declarer`, `team`: who plays the contract then. `made`: whether it is made. `points`: those of each side.
    """

    inputs: tuple[Input, ...]
    declarer: Seat | None
    team: tuple[Seat, ...]
    made: bool
    points: tuple[int, ...]


class Passed(NamedTuple):
    """A pass: its deal and class, what was said of it, and what came of it.

    `chance` and `made` are those of another's contract; `successes` of `worlds` simulated deals made it.
    """

    deal: int
    kind: str
    chance: float | None
    successes: int
    worlds: int
    made: bool | None
    said: float
    points: float


def kind_of(one: Bidder, team: Sequence[Seat]) -> str:
    """Return the class of a pass: what it leaves to whom; `team` plays it in the end."""
    game, seat, knowledge = one.game, one.ask.seat, one.knowledge
    if one.holder is None or not one.buys:
        return "nobody has bid"
    kind = knowledge.kind(one.bid)
    suits = tuple(game.deck.suits)
    what = "nothing" if kind.takes_none else "a suit" if kind.denomination in suits else kind.denomination
    what = what or "a number"
    if game.teams(seat) is None:
        return f"a team-mate's {what}" if seat in team else f"an opponent's {what}"
    if isinstance(one, AuctionSearch):
        return f"{what} stands, then {'the partner' if seat in team else 'an opponent'}'s"
    if game.sides == game.seats:
        return f"another's {what}"
    if game.side(one.holder) != game.side(seat):
        return f"an opponent's {what}"
    bids = [(caller, call) for caller, call in one.view.calls if call in one.ask.ladder]
    if any(caller == seat and knowledge.kind(call) == kind for caller, call in bids):
        return "the partner's raise of mine"
    over = any(game.side(caller) != game.side(seat) for caller, _ in bids)
    return f"the partner's {what}{' over an opponent' if over else ''}"


def table_of(game: Game, inputs: Sequence[Input]) -> Table:
    table = Table(game)
    for entry in inputs:
        table.put(entry)
    return table


def play_out(table: Table, rng: Random, level: str, passing: int) -> None:
    """Play a deal to its end; the next calls are passes, as many as `passing`."""
    while table.phase is not None:
        seat = table.phase.turn
        if seat < 0:
            chance(table, rng)
            continue
        seen = view(table, seat)
        if passing > 0 and isinstance(seen.ask, AskCall) and PASS in seen.ask.calls:
            passing -= 1
            table.act(seat, Call(PASS))
        else:
            table.act(seat, decide(seen, level, rng.getrandbits(32), clock=lambda: 0.0).action)


def bidder_for(level: str, seen: PlayerView, seed: int) -> Bidder:
    assert isinstance(seen.ask, AskCall)
    return bidder(context_of(LEVEL[level], seen, seed), seen.ask)


def situations(game: Game, level: str, seed: int, most: int | None = None) -> list[Situation]:
    """Play one deal, and return the calls in it that could be passes.

    Of many, `most` are taken at random.
    """
    rng, table = Random(seed), Table(game)
    table.deal(random_deal(game, rng.randrange(game.seats), rng))
    asked: list[tuple[tuple[Input, ...], bool, object]] = []
    while table.phase is not None and table.play is None:
        seat = table.phase.turn
        if seat < 0:
            chance(table, rng)
            continue
        seen = view(table, seat)
        ask = seen.ask
        if isinstance(ask, AskCall) and ask.style not in CHOICES and PASS in ask.calls and len(ask.calls) > 1:
            one = bidder_for(level, seen, 0)
            stands = one.holder is not None and one.buys and not isinstance(one, AuctionSearch)
            asked.append((tuple(table.log), stands, (one.holder, one.bid) if stands else seen.calls))
        table.act(seat, decide(seen, level, rng.getrandbits(32), clock=lambda: 0.0).action)
    if most is not None and most < len(asked):
        asked = rng.sample(asked, most)
    ends: dict[object, tuple[Seat | None, tuple[Seat, ...], bool, tuple[int, ...]]] = {}
    found: list[Situation] = []
    for inputs, stands, key in asked:
        if key not in ends:
            fork = table_of(game, inputs)
            play_out(fork, Random(f"{seed} {key}"), level, 2 * game.seats if stands else 1)
            result, contract = fork.deals[-1].result, fork.contract
            assert result is not None
            declarer = None if contract is None else contract.declarer
            team = fork.teams[0] if fork.teams else ()
            made = contract is not None and contract_made(fork)
            ends[key] = declarer, team, made, tuple(result.points)
        found.append(Situation(inputs, *ends[key]))
    return found


def judged(game: Game, one: Situation, level: str, seed: int) -> Passed:
    """Return what a level says of a pass, and what came of it."""
    table = table_of(game, one.inputs)
    assert table.phase is not None
    seat = table.phase.turn
    asked = bidder_for(level, view(table, seat), seed)
    asked.call()
    quiet = next(entry for entry in asked.context.weighed if entry.action == Call(PASS))
    left = asked.passing.left if asked.passing and one.declarer not in (None, seat) else {}
    successes, worlds, chance_said = left.get(asked.whose(one.team), (0, 0, None))
    points = MatchEquity(game, table.totals, seat).display_points(one.points)
    made = None if chance_said is None else one.made
    return Passed(
        seed, kind_of(asked, one.team), chance_said, successes, worlds, made, quiet.points or 0.0, points
    )


def passes(game_id: str, preset: str, level: str, sayer: str, most: int | None, seed: int) -> list[Passed]:
    """Play one deal, and return its passes as another level, or the same, sees them."""
    kind = games()[game_id]
    game = kind(kind.preset(preset).options if preset else None)
    return [judged(game, one, sayer, seed) for one in situations(game, level, seed, most)]


def difference(pairs: Sequence[tuple[int, float, float]], scale: float = 1) -> str:
    """Return the means of (deal, said, made), and their difference with its error."""
    count = len(pairs)
    said, made = (scale * sum(pair[at] for pair in pairs) / count for at in (1, 2))
    deals: dict[int, float] = defaultdict(float)
    for deal, one, other in pairs:
        deals[deal] += scale * (one - other) - (said - made)
    error = sqrt(sum(gap**2 for gap in deals.values())) / count
    return f"said {said:+6.1f} made {made:+6.1f} ({said - made:+5.1f} +- {error:4.1f})"


def lines(found: Sequence[Passed]) -> list[str]:
    """Return the rows of the table."""
    kinds: dict[str, list[Passed]] = defaultdict(list)
    for one in found:
        kinds[one.kind].append(one)
    rows = []
    for kind, part in sorted(kinds.items()):
        chances = [
            (one.deal, one.chance, one.made)
            for one in part
            if one.chance is not None and one.made is not None
        ]
        of_chances = f"  chance {difference(chances, 100)}" if chances else ""
        points = difference([(one.deal, one.said, one.points) for one in part])
        rows.append(f"{kind:36} {len(part):5}{of_chances}  points {points}")
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES_WITH_DECLARER))
    parser.add_argument("--preset", default="")
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--say", choices=LEVELS, help="the level whose word is measured; the same by default")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--most", type=int, help="the most passes of a deal, at random; all by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    chosen = parser.parse_args(arguments)
    sayer = chosen.say or chosen.level
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game_id in chosen.games.split(","):
            one = partial(passes, game_id, chosen.preset, chosen.level, sayer, chosen.most)
            seeds = [1_000_000 * chosen.seed + deal for deal in range(chosen.deals)]
            found = [entry for deal in pool.map(one, seeds) for entry in deal]
            print(f"{game_id} {chosen.preset or 'default'} {sayer}, {chosen.deals} deals of {chosen.level}")
            print("\n".join(lines(found)), flush=True)


if __name__ == "__main__":
    main()
