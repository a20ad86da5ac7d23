"""Measures what calls show from the calls of the bots, for `assets/bids.json`.

`python -m tests.bots.bid_meanings --deals 400 --seed 1 [--game tocan]`: the bots call in deals from a seed, each the
first of a match, under the rules of every preset and with every number of players. For each kind of call that was
made often enough, the file gets the narrowest range with two thirds of the hands: of the cards in the suit, and of
the tricks in high cards besides. Measured rules of a game replace its older ones. The file has figures of 160 to 480
deals, and of 900 for the first two rules of Five Hundred.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.bots.dealing import random_deal
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.game_knowledge.base import GameKnowledge
from trickdesk.bots.player import decide
from trickdesk.bots.simulation.hand_evaluation import strength_of
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.bots.simulation.tricks import Rules
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import Contract
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.bid_meanings import in_force, kind_of

FILE = Path(__file__).parents[2] / "assets" / "bids.json"
LEVEL = "medium"
ENOUGH = 30  # hands of a kind of call
SHARE = 2 / 3  # of the hands, that a range has
Figures = dict[str, int]  # of one hand, by the names of `Meaning`


def measured_rules(game_id: str) -> list[Game]:
    """Return a game with every preset, and one with every number of players."""
    kind = games()[game_id]
    wanted = [dict(preset.options) for preset in kind.presets]
    wanted += [{"players": n} for o in kind.option_list if o.name == "players" for n in o.choices]
    found: list[Game] = []
    for options in wanted:
        try:
            game = kind(options)
        except OptionError:
            continue
        if game.bids and all(in_force(game) != in_force(other) for other in found):
            found.append(game)
    return found


def figures(knowledge: GameKnowledge, seen: PlayerView, call: str) -> Figures:
    """Return what the caller's hand has of what a call may show."""
    game, hand, seat = knowledge.game, seen.hand, seen.seat
    assert seat is not None
    bid = game.as_bid(call)
    if bid is not None and knowledge.wants_none(call):
        order = game.order_of(NO_TRUMP, Contract(seat, call))
        return {"high": round(strength_of(Rules(tables_of(game, order)), hand, False))}
    trump = seen.trump or (bid and bid.denomination) or knowledge.best_trump(hand)
    index = game.trump_index(trump)
    trumps = game.order_for(index).suit_mask[index] & hand if trump != NO_TRUMP else 0
    counted = trumps if knowledge.exchange_all else hand & ~trumps
    tricks = round(strength_of(knowledge.rules_of(index), counted, knowledge.exchange_all))
    if trump == NO_TRUMP:
        return {"high": tricks}
    return {"cards": trumps.bit_count(), "high" if knowledge.exchange_all else "outside": tricks}


def hands_by_kind(game: Game, deals: int, seed: int, level: str = LEVEL) -> dict[str, list[Figures]]:
    """Return the figures of the hands with which bots made each kind of call."""
    rng = Random(seed)
    found: dict[str, list[Figures]] = defaultdict(list)
    for number in range(deals):
        nth = number % game.last_deal if game.bids[0].goal.is_exact else 0
        opened = type(game)({**game.options, **game.beginning_with(nth + 1)})
        knowledge, table = knowledge_of(opened), Table(opened)
        # Calls that partners may agree to use for something else have no figures.
        agreed = knowledge_of(opened, (tuple(option.name for option in game.agreements),) * game.sides)
        table.deal(random_deal(opened, rng.randrange(game.seats), rng))
        while table.phase is not None and (turn := table.phase.turn) >= 0:
            seen = view(table, turn)
            if not isinstance(seen.ask, AskCall) or table.phase.name != "auction":
                break
            action = decide(seen, level, rng.getrandbits(32)).action
            assert isinstance(action, Call)
            kind = kind_of(opened, seen.calls, turn, action.text, opened.hand_size)
            if kind and len(seen.ask.calls) > 1 and not agreed.shown_by(turn, action.text, ()):
                found[kind].append(figures(knowledge, seen, action.text))
            table.act(turn, action)
    return found


def narrowest(values: Sequence[int]) -> tuple[int, int]:
    """Return the narrowest range that has `SHARE` of the values.

    Of equally narrow ones, the fullest.
    """
    counts = Counter(values)
    ranges = [
        (most - least, -within, least, most)
        for least in counts
        for most in counts
        if least <= most
        and (within := sum(n for value, n in counts.items() if least <= value <= most)) >= SHARE * len(values)
    ]
    return min(ranges)[2:]


def measure(game: Game, deals: int, seed: int) -> dict[str, dict[str, tuple[int, int]]]:
    """Return the ranges of every kind of call that was made often enough."""
    found = {}
    for kind, hands in sorted(hands_by_kind(game, deals, seed).items()):
        if len(hands) >= ENOUGH:
            found[kind] = {name: narrowest([hand[name] for hand in hands]) for name in hands[0]}
    return found


def written(table: dict[str, list[list[dict[str, object]]]]) -> str:
    """Return the text of the file: a line for each kind of call."""
    texts = []
    for game_id, rows in sorted(table.items()):
        rules = []
        for changed, calls in rows:
            lines = [f"  {json.dumps(kind)}: {json.dumps(found)}" for kind, found in calls.items()]
            rules.append(f" [{json.dumps(changed)}, {{\n" + ",\n".join(lines) + "}]")
        texts.append(f"{json.dumps(game_id)}: [\n" + ",\n".join(rules) + "]")
    return "{\n" + ",\n".join(texts) + "}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(games()))
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    table = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for game_id in [chosen.game] if chosen.game else sorted(games()):
        rows = []
        for game in measured_rules(game_id):
            rows.append([game.changed(game.options), measure(game, chosen.deals, chosen.seed)])
            print(game_id, *rows[-1], flush=True)
        if rows:
            table[game_id] = rows
            FILE.write_text(written(table), encoding="utf-8")


if __name__ == "__main__":
    main()
