from __future__ import annotations

import json
import random
from datetime import datetime
from types import SimpleNamespace
from unicodedata import normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.session.helpers import FRESH, begin, step
from trickdesk.engine.actions import Call, Event, Input
from trickdesk.engine.record import DECODER, LONGEST_NAME, RecordError, clean_name, write_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session import Session, State, describe_problem, open_match, open_text, opening, players
from trickdesk.session.opening import line_of_entry
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
    """Other programs may stop there: the new stock is the one this program would make."""
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
    sentence = str(describe_problem("x.trickdesk", text, problem.value))
    assert sentence == f"Can't open x.trickdesk: line {line}, “1 call 5H”: There is no such call."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "x is empty"),
        ("hello", "line 1 isn't the start of a Trickdesk record"),
        ("{\n 3", "line 2 is damaged"),
        ('{"a": ' + "[" * 100_000, "it isn't a Trickdesk record"),
        ('{"a": NaN}', "it isn't a Trickdesk record"),
        ("[]", "isn't a Trickdesk record"),
        (record(version=2), "newer version"),
        (record(game="whist"), "no game called “whist”"),
        (record(options={"target": 7}), "“target” can't be 7"),
        (record(seats=[{}]), "names 1 seats"),
        (record(log=[3]), ", 3: "),
    ],
)
def test_bad_records_are_one_sentence(text: str, words: str) -> None:
    with pytest.raises(RecordError) as problem:
        open_text(text, FRESH, None)
    sentence = str(describe_problem("x", text, problem.value))
    assert words in sentence
    assert "\n" not in sentence


def test_any_name_is_read_as_one_short_line() -> None:
    names = ["A\nB\0\u202eC  D", "x" * 500, "\u202e", "Zoë"]
    text = record(seats=[{"name": name} for name in names])
    session = open_text(text, FRESH, None)
    read = ("A BC D", "x" * 39 + "…", "", "Zoë")
    assert session.setup.names == read
    assert tuple(seat["name"] for seat in json.loads(session.record_text())["seats"]) == read


def test_a_name_is_cleaned_when_it_is_read_and_never_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A very long name costs no more than any other, however often it is shown."""
    session = open_text(record(seats=[{"name": "x" * 3_000_000}, {}, {}, {}]), FRESH, None)
    assert len(session.setup.players[0].name) == LONGEST_NAME

    def never(name: str) -> str:
        raise AssertionError("cleaned again")

    monkeypatch.setattr(players, "clean_name", never)
    assert session.setup.names[0] == session.setup.players[0].name
    assert len(session.record_text()) < 20_000


def test_letters_do_not_grow_towers() -> None:
    """Combining marks are kept as far as any script needs them."""
    tower = "Z" + "\u0301\u0316" * 100 + "oe"
    assert clean_name(tower) == "\u0179" + "\u0316" * 3 + "oe"
    assert clean_name("\u0301\u0301Ann") == "Ann"
    for name in ("Zoë", "Nguyễn", "हिन्दी", "שָׁלוֹם", "Ζωή"):
        assert clean_name(name) == normalize("NFC", name)


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


# -- the line of an entry


def line_by_hand(text: str, at: int) -> int:
    """Find an entry's line in the last "log" of the outermost object, by letters."""
    depth, count, found, key = 0, 0, 0, ""
    place = 0
    while place < len(text):
        letter = text[place]
        if letter == '"':
            end = place + 1
            while text[end] != '"':
                end += 2 if text[end] == "\\" else 1
            word = json.loads(text[place : end + 1])
            value = text[:place].rstrip()[-1] in ":[," and not (
                depth == 1 and text[:place].rstrip()[-1] in "{,"
            )
            if depth == 1 and not value:
                key, count = word, 0
        else:
            end, value = place, letter in "{[" or letter.isalnum()
        if value and depth == 2 and key == "log" and text[:place].rstrip()[-1] in "[,":
            if count == at:
                found = text.count("\n", 0, place) + 1
            count += 1
        depth += (letter in "{[") - (letter in "}]")
        place = end + 1
    return found


TRAPS = ["log", '"log": ["a",\n"b"]', "\\", "“", "[", "]", "{", "}", ",", "\n", "a"]
VALUES = st.recursive(
    st.one_of(st.sampled_from(TRAPS), st.integers(0, 9), st.none()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(TRAPS), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(derandomize=True, deadline=None, database=None)
@given(
    before=st.lists(st.tuples(st.sampled_from(TRAPS), VALUES), max_size=4),
    log=st.lists(VALUES, min_size=1, max_size=5),
    after=st.lists(st.tuples(st.sampled_from(TRAPS[1:]), VALUES), max_size=3),
    escaped=st.booleans(),
    indent=st.sampled_from([None, 0, 2]),
    data=st.data(),
)
def test_the_line_of_an_entry_is_found(
    before: list[tuple[str, object]],
    log: list[object],
    after: list[tuple[str, object]],
    escaped: bool,
    indent: int | None,
    data: st.DataObject,
) -> None:
    """With nested logs, logs in strings, and keys that are repeated or escaped."""
    items = [(json.dumps(key), value) for key, value in before]
    items.append(('"\\u006cog"' if escaped else '"log"', log))
    items += [(json.dumps(key), value) for key, value in after]
    text = "{" + ",\n".join(f"{key} :\n{json.dumps(value, indent=indent)}" for key, value in items) + "}\n"
    assert json.loads(text)["log"] == log
    at = data.draw(st.integers(0, len(log) - 1))
    assert line_of_entry(text, at) == line_by_hand(text, at)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"log": 3}', '{"log": "a"}', "{" * 10, '{"a": ' + "[" * 10**5]
)
def test_there_is_no_line_where_there_is_no_log(text: str) -> None:
    assert line_of_entry(text, 0) is None


def test_every_value_is_decoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of nested logs only cost time for their length."""
    nested = '{"log": [' * 40 + "]}" * 40
    inner = ", ".join([nested] * 20)
    text = f'{{"a": [{inner}],\n"log": ["x",\n"y"]}}'
    calls = []
    decode = DECODER.raw_decode

    def counted(text: str, position: int = 0) -> tuple[object, int]:
        calls.append(position)
        return decode(text, position)

    monkeypatch.setattr(opening, "DECODER", SimpleNamespace(raw_decode=counted))
    assert line_of_entry(text, 1) == 3
    assert len(calls) == 5  # two keys, two values, one entry


def puts_noted(monkeypatch: pytest.MonkeyPatch) -> list[Input]:
    """Note every input that a table gets from now on."""
    puts: list[Input] = []
    put = Table.put

    def noted(table: Table, entry: Input) -> list[Event]:
        puts.append(entry)
        return put(table, entry)

    monkeypatch.setattr(Table, "put", noted)
    return puts


def test_the_log_is_played_once(monkeypatch: pytest.MonkeyPatch, saves: Saves, now: datetime) -> None:
    match = saves.new_match("five-hundred", now)
    session = begin(match=match)
    session.act(0, Call("pass"))
    session.close()
    puts = puts_noted(monkeypatch)
    again = open_match(saves.open_match(match.match_id), FRESH)
    assert len(puts) == again.inputs == 2
    again.close()


def test_undo_plays_no_earlier_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    log = []
    game = games()["five-hundred"]()
    for index in range(50):
        log.append(write_input(Shuffler("1").deal(game, index, 3), game.deck))
        log += [f"{seat} call pass" for seat in range(4)]
    session = open_text(record(log=[*log[:-4], "0 call pass"], options={}), FRESH, None)
    puts = puts_noted(monkeypatch)
    assert session.undo()
    assert 0 < len(puts) < 5  # this deal and its call, of 246 inputs


def test_a_sentence_about_a_file_is_one_line() -> None:
    name = "evil\x1b[31m\n\u202e" + "x" * 300
    changes: list[dict[str, object]] = [{"game": "y" * 10_000}, {"log": ["\x9b" * 10_000]}, {"log": [[[]]]}]
    for change in changes:
        text = record(**change)
        with pytest.raises(RecordError) as problem:
            open_text(text, FRESH, None)
        for bad in (text, "", "{", "\x1b"):
            sentence = str(describe_problem(name, bad, problem.value))
            assert sentence.isprintable()
            assert len(sentence) < 250


def test_whoever_names_a_player_gives_a_clean_name() -> None:
    """Including the lobby and the settings, not only records."""
    assert players.Player("A\nB\0" + "x" * 500).name == "A B" + "x" * 36 + "…"
