"""Golden playthroughs: what every seat sees and is asked in a deal of each preset.

`python -m pytest tests/generic/test_playthroughs.py --regen` rewrites them; review the differences.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.driving import step
from tests.every import PRESET_NAMES, PRESETS, golden_name
from tests.moon import dealt
from trickdesk.engine.actions import AskCall, AskGive
from trickdesk.engine.game import Game, Preset
from trickdesk.engine.record import write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

FOLDER = Path(__file__).parent.parent / "playthroughs"


def names(seen: PlayerView, cards: int) -> str:
    return " ".join(seen.game.deck.names_of(cards)) or "-"


def asked(seen: PlayerView) -> str:
    ask = seen.ask
    if ask is None:
        return "nothing"
    if isinstance(ask, AskCall):
        return f"{ask.style}: {', '.join(ask.calls[:12])}{' ...' if len(ask.calls) > 12 else ''}"
    if isinstance(ask, AskGive):
        return f"give {ask.low}-{ask.high} of {names(seen, ask.cards)}"
    return f"play {names(seen, ask.cards)}"


def told(seen: PlayerView) -> Iterator[str]:
    """Yield a line for each thing that a view says."""
    yield f"seat {seen.seat}: hand {names(seen, seen.hand)}; asked {asked(seen)}"
    for label, cards in (("buried", seen.buried), ("took", seen.took), ("turned", seen.turned)):
        if cards:
            yield f"  {label} {names(seen, cards)}"
    if any(seen.cannot):
        yield f"  known not to hold: {' | '.join(names(seen, cards) for cards in seen.cannot)}"


def common(seen: PlayerView) -> Iterator[str]:
    """Yield what everyone sees."""
    yield f"{seen.phase}, turn {seen.turn}, counts {list(seen.counts)}, piles {list(seen.piles)}, talon {seen.talon}"
    if any(seen.shown):
        yield f"shown: {' | '.join(names(seen, cards) for cards in seen.shown)}"
    if seen.contract:
        bid, declarer, trump = seen.contract.bid, seen.contract.declarer, seen.trump
        yield f"contract {bid} by {declarer}, trump {trump}, teams {seen.teams}"
    elif seen.trump:
        goals = ", ".join("-" if goal is None else str(goal.amount) for goal in seen.goals)
        yield f"trump {seen.trump}, goals {goals}"
    if seen.trick:
        cards = " ".join(seen.game.deck.names[card] for card in seen.trick.cards)
        yield f"trick: {cards} (led by {seen.trick.leader}), taken {list(seen.taken)}"


def playthrough(game: Game) -> str:
    """Return a deal with card play."""
    for attempt in range(100):
        table = Table(game)
        table.deal(Shuffler(f"{game.id} {attempt}").deal(game, 0, 0))
        text = played_out(table, Random(f"{game.id} {attempt}"))
        if not table.deals[-1].passed_out:
            return text
    raise AssertionError("a hundred deals passed out")


def played_out(table: Table, rng: Random) -> str:
    """Play the deal of a table to its end; return the views at every third input."""
    game = table.game
    lines = [f"> {write_input(table.log[0], game.deck)}"]
    while table.phase is not None:
        if len(table.log) % 3 == 1 or table.phase.name != "play":
            lines += common(view(table, None))
            for seat in range(game.seats):
                lines += told(view(table, seat))
        step(table, rng)
        lines.append(f"> {write_input(table.log[-1], game.deck)}")
    result = view(table, None).deals[-1]
    lines += [
        f"scored {list(result.points)}",
        *(f"  {line.message.text} {dict(line.message.values)} {line.points}" for line in result.lines),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("kind", "preset"), PRESETS, ids=PRESET_NAMES)
def test_a_deal_looks_as_it_did(kind: type[Game], preset: Preset, pytestconfig: pytest.Config) -> None:
    check(playthrough(kind(preset.options)), golden_name(kind, preset), pytestconfig)


def test_a_deal_with_a_call_after_the_last_trick_looks_as_it_did(pytestconfig: pytest.Config) -> None:
    check(played_out(dealt(1, {"queen": 5}), Random(1)), "hearts-moon-choice", pytestconfig)


def check(now: str, name: str, pytestconfig: pytest.Config) -> None:
    """Compare with the golden file."""
    path = FOLDER / f"{name}.txt"
    if pytestconfig.getoption("--regen"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8")
