from __future__ import annotations

import json
import random
from datetime import datetime

import pytest

from tests.session.helpers import FRESH, begin, step
from trickdesk.engine.actions import Call
from trickdesk.engine.record import RecordError
from trickdesk.games import games
from trickdesk.session import Session, State, describe_problem, open_match, open_text
from trickdesk.storage.saves import Saves


def log_of(session: Session) -> list[str]:
    log: list[str] = json.loads(session.record_text())["log"]
    return log


def record(**changes: object) -> str:
    data = {**json.loads(begin().record_text()), **changes}
    return json.dumps(data)


def test_everything_of_the_header_is_kept() -> None:
    text = record(preset="Mine", colour="green", seed="s\ud800")
    again = json.loads(open_text(text, FRESH, None).record_text())
    assert {key: again[key] for key in ("preset", "colour", "seed")} == {
        "preset": "Mine",
        "colour": "green",
        "seed": "s\ud800",
    }


def test_a_record_without_seats_and_seed() -> None:
    data = json.loads(record())
    del data["seats"], data["seed"]
    session = open_text(json.dumps(data), FRESH, None)
    assert [player.name for player in session.setup.players] == ["Ann", "Bo", "Cy", "Di"]
    assert [player.human for player in session.setup.players] == [True, False, False, False]
    assert session.setup.seed == "fresh"


def test_an_empty_log_is_dealt() -> None:
    session = open_text(record(log=[]), FRESH, None)
    assert session.state in (State.HUMAN, State.BOT)


def test_a_record_that_ends_with_an_empty_stock_goes_on() -> None:
    """Other programs may stop there: the new stock is the one that this program would have made."""
    session = begin("", games()["forty-fives"]({"players": 6, "sides": "cutthroat"}), seed="0")
    rng = random.Random(0)
    while not any(entry.startswith("stock") for entry in log_of(session)):
        step(session, rng)
    log = log_of(session)
    cut = next(at for at, entry in enumerate(log) if entry.startswith("stock"))
    data = {**json.loads(session.record_text()), "log": log[:cut]}
    again = open_text(json.dumps(data), FRESH, None)
    assert again.state is State.BOT
    assert log_of(again) == log[: len(log_of(again))]
    assert len(log_of(again)) > cut


@pytest.mark.parametrize("indent", [None, 1, 4])
def test_the_sentence_names_the_line(indent: int | None) -> None:
    data = json.loads(record())
    data["preset"] = '"log": ["a", "b"]'
    data["log"] += ["0 call pass", "1 call 5H", "2 call pass"]
    text = json.dumps(data, indent=indent)
    with pytest.raises(RecordError) as problem:
        open_text(text, FRESH, None)
    line = next(n for n, words in enumerate(text.splitlines(), 1) if "1 call 5H" in words)
    sentence = describe_problem("x.trickdesk", text, problem.value)
    assert sentence == f"x.trickdesk cannot be opened: line {line}, “1 call 5H”: There is no such call."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "x is empty"),
        ("hello", "line 1 is not the beginning of a Trickdesk record"),
        ("{\n 3", "line 2 is damaged"),
        ('{"a": ' + "[" * 100_000, "no record can hold"),
        ('{"a": NaN}', "no record can hold"),
        ("[]", "not a Trickdesk record"),
        (record(version=2), "newer version"),
        (record(game="whist"), "no game “whist”"),
        (record(options={"target": 7}), "“target” cannot be 7"),
        (record(seats=[{}]), "1 seats are named"),
        (record(log=[3]), "“3”"),
    ],
)
def test_bad_records_are_one_sentence(text: str, words: str) -> None:
    with pytest.raises(RecordError) as problem:
        open_text(text, FRESH, None)
    sentence = describe_problem("x", text, problem.value)
    assert words in sentence
    assert "\n" not in sentence


def test_any_name_is_shown_in_one_short_line() -> None:
    names = ["A\nB\0\u202eC  D", "x" * 500, "\u202e", "Zoë"]
    text = record(seats=[{"name": name} for name in names])
    session = open_text(text, FRESH, None)
    assert session.names == ["A BC D", "x" * 19 + "…", "3", "Zoë"]
    assert [seat["name"] for seat in json.loads(session.record_text())["seats"]] == names


def test_a_damaged_autosave_goes_on_from_the_one_before(saves: Saves, now: datetime) -> None:
    match = saves.new_match("five-hundred", now)
    session = begin(match=match)
    before = session.record_text()
    match.flush()  # or the next record would take the place of this one before it is written
    session.act(0, Call("pass"))
    session.close()
    sound = open_match(saves.open_match(match.match_id), FRESH)
    assert not sound.repaired
    sound.close()
    match.path.write_text(match.path.read_text()[:-30])
    again = open_match(saves.open_match(match.match_id), FRESH)
    assert again.record_text() == before
    assert again.repaired
