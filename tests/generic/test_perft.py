"""Counts of all ways to play a deal: search interface against naive referee.

`tests/perft/<id>.perft` has an ending on each line, as JSON: options, log, and the number of legal ways to
play to the end of the deal. These endings have all kinds of options; each preset but the first has its own file.
`python -m pytest tests/generic/test_perft.py --regen` draws new endings.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import naive
from tests.driving import random_game, steps
from tests.every import PRESET_NAMES, PRESETS, golden_name
from tests.moon import dealt
from trickdesk.engine.actions import Action, AskCall, AskPlay, Call, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game, Preset
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.record import Record, rebuild, replay, write_input
from trickdesk.engine.table import Table
from trickdesk.games import games

FOLDER = Path(__file__).parent.parent / "perft"
ENDINGS, OF_PRESET, MOST = 12, 4, 250


def sequences(play: TrickPlay) -> int:
    """Return the number of ways to play the rest of the deal."""
    if not play.left:
        return 1
    found = 0
    for card in cards_in(play.legal()):
        names = () if play.trick else play.names(card)
        for named in names or (None,):
            play.play(card, named)
            found += sequences(play)
            play.undo()
    return found


def naive_sequences(match: Any) -> int:
    if match.phase not in ("play", "score"):
        return 1
    ask, found = match.ask(), 0
    now = pickle.dumps(match)  # many times faster than deepcopy
    for text in ask["legal"]:
        after = pickle.loads(now)
        after.feed(f"{match.turn} {ask['kind']} {text}")
        found += naive_sequences(after)
    return found


def table_sequences(table: Table) -> int:
    """Return the number of ways to the end of the deal, with all calls."""
    if table.phase is None:
        return 1
    ask, found = table.phase.ask(), 0
    assert isinstance(ask, AskPlay | AskCall)
    if isinstance(ask, AskCall):
        actions: list[Action] = [Call(text) for text in ask.calls]
    else:
        actions = [Play(card) for card in cards_in(ask.cards)]
    for action in actions:
        after = rebuild(table, len(table.log))
        after.act(ask.seat, action)
        found += table_sequences(after)
    return found


def ending(game: Game, rng: Random) -> dict[str, Any] | None:
    """Return a random deal with few cards left, or None."""
    table = Table(game)
    return ending_of(table, steps(table, rng), rng)


def ending_of(table: Table, played: Iterable[object], rng: Random) -> dict[str, Any] | None:
    """Return a point with few cards left while a table is `played`, or None."""
    game = table.game
    for _ in played:
        play = table.play
        if play is not None and 2 <= play.left <= 4 and len(play.trick) == rng.randrange(len(play.players)):
            count = sequences(play)
            if 20 <= count <= MOST:
                log = [write_input(entry, game.deck) for entry in table.log]
                return {"options": game.options, "log": log, "sequences": count}
    return None


def endings(kind: type[Game], preset: Preset) -> list[dict[str, Any]]:
    path = FOLDER / f"{golden_name(kind, preset)}.perft"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def redraw(kind: type[Game], preset: Preset) -> None:
    name = golden_name(kind, preset)
    rng, first = Random(name), preset is kind.presets[0]
    found: list[str] = []
    while len(found) < (ENDINGS if first else OF_PRESET):
        case = ending(random_game(kind, rng) if first else kind(preset.options), rng)
        if case is not None:
            found.append(json.dumps(case))
    (FOLDER / f"{name}.perft").write_text("\n".join(found) + "\n", encoding="utf-8")


@pytest.mark.parametrize(("kind", "preset"), PRESETS, ids=PRESET_NAMES)
def test_both_count_the_same_sequences(kind: type[Game], preset: Preset, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("--regen"):
        redraw(kind, preset)
    for case in endings(kind, preset):
        table = replay(Record(kind.id, tuple(case["log"]), case["options"]), games())
        assert table.play is not None
        assert sequences(table.play) == case["sequences"]
        match = naive.new_match(kind.id, case["options"])
        for line in case["log"]:
            match.feed(line)
        assert naive_sequences(match) == case["sequences"]


def test_both_count_the_same_calls_after_the_last_trick(pytestconfig: pytest.Config) -> None:
    """In these deals of Hearts one seat takes every trick and then chooses the score."""
    path, rng = FOLDER / "hearts-moon-choice.perft", Random("moon")
    if pytestconfig.getoption("--regen"):
        found: list[str] = []
        while len(found) < OF_PRESET:
            table = dealt(rng.randrange(4), {"queen": rng.choice([0, 5, 13, 25])})
            case = ending_of(table, steps(table, rng), rng)
            if case is not None:
                found.append(json.dumps(case | {"sequences": 2 * case["sequences"]}))
        path.write_text("\n".join(found) + "\n", encoding="utf-8")
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        table = replay(Record("hearts", tuple(case["log"]), case["options"]), games())
        assert table_sequences(table) == case["sequences"]
        match = naive.new_match("hearts", case["options"])
        for entry in case["log"]:
            match.feed(entry)
        assert naive_sequences(match) == case["sequences"]
