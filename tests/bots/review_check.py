"""Measures hints and reviews against a search of 16 times the effort.

For cards it is four times: the level has spent four times as much on them since the 16 were asked for.

`python -m tests.bots.review_check --games hearts,tocan --positions 200` takes decisions at random from deals that
`hard` plays: three cards and one other decision of each deal. Positions without a choice don't count. It prints for
each game, for cards and for other decisions:

- what following the hint loses, with its standard error, in points and in tricks. The search picks its best action
  in one half of its deals and measures it in the other. A trick is worth the spread of the scores of these deals,
  divided by the spread of the tricks.
- how many of expert's own decisions the review calls mistakes.
- how many planted blunders the review finds: the worst legal card or bid by the search, if it costs at least what
  the program calls a mistake or a blunder, beyond chance.

`--keep FILE` adds each deal to a file, and takes those that are there already from it. `--minutes N` ends after about
N minutes, so that a long run can be continued.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import pstdev
from typing import Any

from tests.bots.arena.yardsticks import with_effort
from tests.bots.review.deals import by_bots, played
from trickdesk.bots.arena.statistics import estimate
from trickdesk.bots.bidding.choices import TRIALS, burying_trial, passing_trial
from trickdesk.bots.decision.search import SearchContext, Trial
from trickdesk.bots.player import advise, decide, decide_with, never
from trickdesk.bots.review.expected_loss import (
    OptionSamples,
    call_comparison,
    card_samples,
    expected_loss,
    is_only,
    trial_samples,
)
from trickdesk.bots.review.values import ReviewedDecision
from trickdesk.engine.actions import Action, AskCall, AskGive, AskPlay, Call, Play
from trickdesk.engine.record import rebuild
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.mistakes import LARGE, MEDIUM, MistakeSize, at_stake, size_of
from trickdesk.storage.reviews import SURE

MORE, MORE_FOR_CARDS = 16, 4  # times the effort of expert
CARDS, CALLS = 3, 1  # positions of each deal
LIMIT = 0.02  # tricks that a hint may lose


@dataclass(frozen=True, slots=True)
class Checked:
    """What was measured at one position.

    - `lost`: what the hint loses, in points. `mistaken`: the review calls expert's decision a mistake.
    - `planted`: what the worst action costs, as a share of the stake; None if none was found. `found`: the
      review calls it a mistake.
    """

    card: bool
    lost: float
    mistaken: bool
    planted: float | None
    found: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """The positions of a deal, and each side's result.

    `points` and `tricks` say by how much each side is above the mean of the others.
    """

    game: str
    number: int
    checked: tuple[Checked, ...]
    points: tuple[float, ...]
    tricks: tuple[float, ...]


def search(seen: PlayerView, seed: int, more: int, *also: Action) -> SearchContext:
    """Return the context of expert's search with more effort."""
    found = with_effort(seen, seed, more)
    found.also = also
    return found


def is_auction(seen: PlayerView) -> bool:
    return isinstance(seen.ask, AskCall) and seen.ask.style not in TRIALS


Weighed = tuple[float, "Action | None", float]  # what an action loses, the worst one, and what that costs


def weighed(seen: PlayerView, action: Action, seed: int) -> Weighed:
    """Return what an action loses, the worst action, and what that costs."""
    if isinstance(action, Play):
        return weighed_cards(seen, action, seed)
    if not is_auction(seen):
        return weighed_choices(seen, action, seed)
    ask = seen.ask
    assert isinstance(ask, AskCall)

    def context(number: int, *also: Action) -> SearchContext:
        return search(seen, seed + number, MORE, *also)

    return call_comparison(context, action)[1], *worst_call(seen, ask, seed)


def weighed_cards(seen: PlayerView, action: Play, seed: int) -> Weighed:
    """Return the same for cards."""
    options, samples, alive = card_samples(search(seen, seed, MORE_FOR_CARDS), action)
    if len(options) == 1:
        return 0.0, None, 0.0
    worst = options[worst_of(samples, alive, len(options))]
    _, again, others = card_samples(search(seen, seed + 1, MORE_FOR_CARDS), worst)
    return samples.mean_loss(alive)[0], worst, sure_loss(again, others)


def sure_loss(samples: OptionSamples, options: Sequence[int]) -> float:
    """Return what an action loses, or 0 if that may be chance."""
    lost, error = samples.mean_loss(options)
    return lost if lost > SURE * error else 0.0


def worst_of(samples: OptionSamples, alive: Sequence[int], count: int) -> int:
    """Return the worst of all options."""
    best = max(alive, key=lambda option: samples.lead(option, samples.done)[0])
    return max(range(count), key=lambda option: samples.lead(best, option)[0])


def weighed_choices(seen: PlayerView, action: Action, seed: int) -> Weighed:
    """Return the same for other choices; discards have no worst ones."""
    _, samples, others = tried(search(seen, seed, MORE, action), action)
    lost, ask = samples.mean_loss(others)[0], seen.ask
    if not isinstance(ask, AskCall):
        return lost, None, 0.0
    trial, samples, others = tried(search(seen, seed + 1, 1, *map(Call, ask.calls)), action)
    worst = trial.actions[worst_of(samples, others, len(trial.actions))]
    _, samples, others = tried(search(seen, seed + 2, 1, worst), worst)
    return lost, worst, sure_loss(samples, others)


def tried(context: SearchContext, action: Action) -> tuple[Trial[Any], OptionSamples, list[int]]:
    """Try an action among others; return the trial, the values, and the best options."""
    ask = context.view.ask
    if isinstance(ask, AskGive):
        trial: Trial[Any] = burying_trial(context, ask) if ask.to is None else passing_trial(context, ask)
    else:
        assert isinstance(ask, AskCall)
        trial = TRIALS[ask.style](context, ask)
    return trial, *trial_samples(context, trial, action)


def worst_call(seen: PlayerView, ask: AskCall, seed: int) -> tuple[Action | None, float]:
    """Return the worst legal call, and what it costs."""
    every = search(seen, seed, 1, *map(Call, ask.calls))
    decide_with(every)
    values = {entry.action: entry.value for entry in every.weighed}
    if len(values) < 2:
        return None, 0.0
    worst = min(values, key=values.__getitem__)
    return worst, max(values.values()) - values[worst]


def is_mistake(seen: PlayerView, action: Action, seed: int) -> bool:
    """Return whether the review calls an action a mistake."""
    assert seen.seat is not None
    found = expected_loss(seen, action, seed, never)
    judged = ReviewedDecision(0, seen.seat, action, found.gave, found.error, found.better)
    return size_of(judged, at_stake(seen)) is not MistakeSize.NONE


def check(seen: PlayerView, rng: Random) -> Checked:
    """Measure one position."""
    seeds = [rng.getrandbits(30) for _ in range(5)]
    hint = advise(seen, seeds[0], lambda _: None, clock=lambda: 0.0).action
    own = decide(seen, "expert", seeds[1], clock=lambda: 0.0).action
    lost, worst, cost = weighed(seen, hint, seeds[2])
    card, mistaken = isinstance(seen.ask, AskPlay), is_mistake(seen, own, seeds[3])
    planted = cost / at_stake(seen)
    if worst is None or planted < MEDIUM:
        return Checked(card, lost, mistaken, None, False)
    return Checked(card, lost, mistaken, planted, is_mistake(seen, worst, seeds[4]))


def views(table: Table) -> Iterator[PlayerView]:
    """Yield the view of each decision with a choice in the table's only deal."""
    for at, entry in enumerate(table.log):
        if isinstance(entry, tuple):
            seen = view(rebuild(table, at), entry[0])
            ask = seen.ask
            assert ask is not None
            vague = isinstance(ask, AskGive) and ask.low < ask.high  # decided by rule of thumb only
            if not is_only(ask) and not vague:
                yield seen


def checked(game_id: str, number: int) -> Deal:
    """Play a deal, and measure some of its positions."""
    game, rng = games()[game_id](), Random(f"{game_id} {number}")
    table = played(game, number, by_bots("hard"))
    choices = list(views(table))
    cards = [seen for seen in choices if isinstance(seen.ask, AskPlay)]
    calls = [seen for seen in choices if not isinstance(seen.ask, AskPlay)]
    chosen = rng.sample(cards, min(CARDS, len(cards))) + rng.sample(calls, min(CALLS, len(calls)))
    found = tuple(check(seen, rng) for seen in chosen)
    result, play = table.deals[-1].result, table.play
    if result is None or play is None:
        return Deal(game_id, number, found, (), ())
    tricks = [0] * game.sides
    for seat, taken in enumerate(play.taken):
        tricks[game.side(seat)] += taken
    return Deal(game_id, number, found, above_others(result.points), above_others(tricks))


def above_others(values: Sequence[int]) -> tuple[float, ...]:
    """Return by how much each value is above the mean of the others."""
    total, others = sum(values), len(values) - 1
    return tuple(value - (total - value) / others for value in values)


def read(text: str) -> Deal:
    """Return a deal from a line of the file."""
    found = json.loads(text)
    found["checked"] = tuple(Checked(**one) for one in found["checked"])
    return Deal(**found)


def enough(deals: Sequence[Deal], positions: int) -> bool:
    return sum(len(deal.checked) for deal in deals) >= positions


def lines(deals: Sequence[Deal]) -> Iterator[str]:
    """Yield the lines of the table for one game."""
    spread = pstdev([value for deal in deals for value in deal.points])
    trick = spread / pstdev([value for deal in deals for value in deal.tricks])
    everything = [one for deal in deals for one in deal.checked]
    for name, part in (
        ("cards", [one for one in everything if one.card]),
        ("others", [one for one in everything if not one.card]),
        ("all", everything),
    ):
        lost = estimate([one.lost for one in part])
        planted = [one for one in part if one.planted is not None]
        blunders = [one for one in planted if (one.planted or 0) >= LARGE]
        yield (
            f"{deals[0].game:13}{name:7}{len(part):5}"
            f"{lost.mean:+9.3f} +-{lost.error:6.3f}{lost.mean / trick:+9.4f} +-{lost.error / trick:7.4f}"
            f"{sum(one.mistaken for one in part):9}"
            f"{sum(one.found for one in planted):8} of{len(planted):4}"
            f"{sum(one.found for one in blunders):8} of{len(blunders):4}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(sorted(games())))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--minutes", type=float, default=1e9)
    chosen = parser.parse_args()
    known: dict[str, list[Deal]] = {game_id: [] for game_id in chosen.games.split(",")}
    if chosen.keep and chosen.keep.exists():
        for text in chosen.keep.read_text(encoding="utf-8").splitlines():
            deal = read(text)
            known.setdefault(deal.game, []).append(deal)
    end = time.monotonic() + 60 * chosen.minutes
    print(
        f"{'game':20}{'n':>5}{'hint loses, points':>19}{'tricks':>19}{'mistakes':>9}{'planted':>15}{'large':>15}"
    )
    for game_id in chosen.games.split(","):
        deals = known[game_id]
        while not enough(deals, chosen.positions) and time.monotonic() < end:
            deals.append(checked(game_id, len(deals)))
            if chosen.keep:
                with chosen.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(deals[-1])) + "\n")
        if deals:
            print("\n".join(lines(deals)), flush=True)


if __name__ == "__main__":
    main()
