"""The keys of records: which there are, when they are shared, what a match keeps."""

from __future__ import annotations

import json
import re
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trickdesk
from tests.session.helpers import FRESH, play_until, setup, short_game, step
from trickdesk.engine.record import BY_CODE
from trickdesk.engine.record_keys import CHALLENGE, HEADER, ORIGIN, SEAT, Key, Shared
from trickdesk.engine.shuffle import Shuffler
from trickdesk.session import Player, Session, Setup, State, open_text
from trickdesk.session.branches import shared_record
from trickdesk.session.fair_deals import SEALED

Json = dict[str, Any]
PAGE = (Path(trickdesk.__file__).parents[1] / "docs/record.md").read_text(encoding="utf-8")
PERSON = Player("Ann", takebacks=2, hints=3)
BOT = Player("Bo", False, "expert", {}, "bold", ("weak",), "returns", pure=True, fallbacks=4)
# Fields that no record has as keys of their own: who plays by a program isn't said, and `extra` is unknown keys.
UNSAID = {"is_program", "extra"}


def whole() -> Setup:
    """Return a setup whose record has every key that the program writes."""
    made = setup(game=short_game("hearts"), seed="a secret seed")
    header = {ORIGIN.name: BY_CODE, CHALLENGE.name: "5eed5eed5eed"}
    given = tuple(Shuffler(seed).deal(made.game, index, 0) for index, seed in enumerate("ab"))
    return replace(
        made, players=(PERSON, BOT, BOT, BOT), preset="Usual", header=header, fair=SEALED, given=given
    )


def after_a_deal(made: Setup) -> tuple[Session, str]:
    """Return a match in its second deal, and its record at the end of the first."""
    session, chance = Session.start(made, None)[0], Random(1)
    play_until(session, {State.DEAL_OVER}, chance)
    before = session.record_text()
    session.next_deal()
    step(session, chance)
    return session, before


def test_these_tests_leave_no_field_out() -> None:
    """What is added to players or setups, and may be in records, is noticed."""
    plain = Player("")
    same = {f.name for f in fields(Player) if getattr(PERSON, f.name) == getattr(plain, f.name)}
    assert {name for name in same if getattr(BOT, name) == getattr(plain, name)} == UNSAID
    made, usual = whole(), setup(game=short_game("hearts"))
    same = {f.name for f in fields(Setup) if getattr(made, f.name) == getattr(usual, f.name)}
    assert same == {"first_dealer"}, "in no record: the first deal says it"


def test_every_key_that_is_written_has_its_row_and_every_row_is_written() -> None:
    record = json.loads(after_a_deal(whole())[0].record_text())
    assert list(record) == [key.name for key in HEADER]
    assert {name for seat in record["seats"] for name in seat} == {key.name for key in SEAT}


def test_all_keys_of_a_seat_may_be_shared() -> None:
    assert {key.shared for key in SEAT} == {Shared.ALWAYS}


# -- what is shared


@pytest.mark.parametrize("key", HEADER, ids=lambda key: key.name)
def test_a_key_is_shared_when_its_row_says_so(key: Key) -> None:
    session, before = after_a_deal(whole())
    shared, record = json.loads(shared_record(session)), json.loads(session.record_text())
    if key.shared is Shared.MATCH_OVER:
        assert key.name not in shared
    elif key.shared is Shared.DEALS_OVER:
        assert shared[key.name] == json.loads(before)[key.name] != record[key.name]
    else:
        assert shared[key.name] == record[key.name]
    play_until(session, {State.MATCH_OVER}, Random(1))
    assert json.loads(shared_record(session))[key.name] == json.loads(session.record_text())[key.name]


@pytest.mark.parametrize(
    "key", [*(key for key in HEADER if key.kind is None), Key("later")], ids=lambda key: key.name
)
def test_what_cannot_be_read_is_shared_only_if_it_is_no_secret(key: Key) -> None:
    """A later version may write commitments, with seeds, that this one can't read."""
    record = json.loads(after_a_deal(whole())[0].record_text())
    session = open_text(json.dumps(record | {key.name: {"later": ["0123456789"]}}), FRESH, None)
    assert ("0123456789" in shared_record(session)) is (key.shared is Shared.ALWAYS)


# -- what a new match keeps


@pytest.mark.parametrize("key", HEADER, ids=lambda key: key.name)
def test_a_new_match_keeps_what_its_row_says(key: Key) -> None:
    before = json.loads(after_a_deal(whole())[0].record_text()) | {"app": "0.1", "later": 1}
    again = json.loads(
        open_text(json.dumps(before), FRESH, None).setup.again("new seed").record([]).to_text()
    )
    assert again["later"] == 1
    if key.name != "seats":  # see below
        assert (again.get(key.name) == before[key.name]) is key.is_kept


@pytest.mark.parametrize("key", SEAT, ids=lambda key: key.name)
def test_a_player_of_a_new_match_keeps_what_the_row_says(key: Key) -> None:
    before = json.loads(after_a_deal(whole())[0].record_text())
    before["seats"] = [
        seat | {"later": 1} | ({"bot_version": 0} if "bot_version" in seat else {})
        for seat in before["seats"]
    ]
    again = json.loads(
        open_text(json.dumps(before), FRESH, None).setup.again("new seed").record([]).to_text()
    )
    for old, new in zip(before["seats"], again["seats"], strict=True):
        assert new["later"] == 1
        if key.name in old:
            assert (new.get(key.name) == old[key.name]) is key.is_kept


@pytest.mark.parametrize("key", SEAT, ids=lambda key: key.name)
def test_a_foreign_value_of_a_seat_is_kept_as_its_row_says(key: Key) -> None:
    """Also one that can't be read, or that belongs to the other kind of player."""
    for player in (PERSON, BOT):
        read = Player.from_json({**player.to_json(), key.name: [0]}, player)
        assert read.to_json().get(key.name) == [0] or key.name in ("name", "player", "level")
        assert (read.anew().to_json().get(key.name) == [0]) is (
            read.extra.get(key.name) == [0] and key.is_kept
        )


# -- what the page says


def rows_on_the_page(first: str) -> dict[str, list[str]]:
    """Return a table's cells by key; `first` is its first key."""
    table = re.search(rf"^(\| `{first}` \| .*\|\n(?:\|.*\|\n)*)", PAGE, re.MULTILINE)
    assert table is not None
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]
    return {row[0].strip("`"): row[1:] for row in cells}


def test_the_page_describes_all_keys_as_their_rows_do() -> None:
    kept = {True: "kept", False: "new"}
    header, seat = rows_on_the_page("format"), rows_on_the_page("name")
    found = {name: (value.startswith("required"), *row) for name, (value, *row) in header.items()}
    assert found == {key.name: (key.is_required, key.shared.value, kept[key.is_kept]) for key in HEADER}
    assert list(header) == [key.name for key in HEADER]
    assert {name: row[1:] for name, row in seat.items()} == {key.name: [kept[key.is_kept]] for key in SEAT}
