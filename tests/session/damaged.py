"""Damaged challenges, results and house rules: each gets one sentence.

python -m tests.session.damaged --files 10000
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from tests.session.helpers import play_until
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import read_record
from trickdesk.games import games
from trickdesk.session import Player, Session, State
from trickdesk.session.challenge import Challenge, Result, checked, fresh_challenge, result_of
from trickdesk.session.codes import file_text, pack, unpack
from trickdesk.session.house_rules import read_rules

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1e300,
    "",
    "x" * 10_000,
    "\u202e\0<b>/../",
    [],
    {},
    [[[]]] * 3,
    {"a": []},
)


@cache
def made(game_id: str, deals: int = 2, seed: int = 1) -> tuple[Challenge, Result]:
    """Return a challenge, and a result of it by a person called Ann."""
    game = games()[game_id]()
    bots = [Player("", human=False, level="beginner")] * (game.seats - 1)
    challenge = fresh_challenge(game, [Player("Ann"), *bots], deals, "Friday")
    challenge = replace(challenge, seed=f"fixed {game_id}", first_dealer=1)
    return challenge, played(challenge, seed)


@cache
def played(challenge: Challenge, seed: int, name: str = "Ann") -> Result:
    """Return a result that anyhow follows the rules."""
    session = Session.start(challenge.setup(name), None)[0]
    play_until(session, {State.MATCH_OVER}, Random(seed))
    return result_of(challenge, read_record(session.record_text()))


@cache
def sources() -> list[tuple[str, dict[str, Any], Challenge]]:
    found: list[tuple[str, dict[str, Any], Challenge]] = []
    for game_id in games():
        challenge, result = made(game_id)
        found += [("challenge", challenge.to_json(), challenge), ("result", result.to_json(), challenge)]
    ours = {"game": "hearts", "name": "Ours", "options": {"target": 50}, "rules_version": 1}
    return [*found, *[("rules", ours, found[0][2])] * len(games())]


def damaged_value(value: Any, chance: Random) -> Any:
    """Return JSON in which something is another value, is gone, or is there twice."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(sorted(value))
        if chance.random() < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        return {**value, key: damaged_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        at = chance.randrange(len(value))
        return [*value[:at], *([damaged_value(value[at], chance)] * chance.randrange(3)), *value[at + 1 :]]
    return chance.choice(VALUES)


def damaged(chance: Random) -> tuple[str, Challenge]:
    """Return a damaged file or code, and the challenge that it is about."""
    kind, data, challenge = chance.choice(sources())
    if chance.random() < 0.6:
        data = damaged_value(data, chance)
    write = chance.choice((pack, file_text))
    text = write(kind, data if isinstance(data, dict) else {"x": data})
    for _ in range(chance.randrange(3)):
        at, length = chance.randrange(len(text) + 1), chance.choice((0, 1, 1, 20, 500))
        new = chance.choice(("", "A", "\0", "[" * 5000, "9" * 5000, text[at : at + 50], "\ud800"))
        text = text[:at] + new + text[at + length :]
    return text, challenge


def try_once(text: str, challenge: Challenge) -> str:
    """Read a text as far as it goes; return the sentence, or that it is whole."""
    try:
        kind, data = unpack(text)
        if kind == "challenge":
            Challenge.from_json(data)
        elif kind == "result":
            checked(challenge, Result.from_json(data))
        else:
            read_rules(text)
    except TrickdeskError as error:
        sentence = str(error)
        assert sentence and "\n" not in sentence and len(sentence) < 300
        return error.message.text
    return "whole"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    chance = Random(options.seed)
    told = Counter(try_once(*damaged(chance)) for _ in range(options.files))
    print(json.dumps(dict(told.most_common()), indent=1))


if __name__ == "__main__":
    main()
