"""Records as text: inputs, header, what is kept and refused (docs/record.md)."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.driving import played, random_game
from tests.written import with_table
from trickdesk.cli.referee import result
from trickdesk.engine.actions import Call, Deal, Give, Input, Play, Stock
from trickdesk.engine.cards import card_set
from trickdesk.engine.errors import LONGEST_QUOTE, NotationError, one_line, quoted
from trickdesk.engine.record import (
    DEEPEST,
    LONGEST,
    RecordError,
    decoded,
    feed,
    game_of,
    parse_input,
    read_record,
    rebuild,
    record_of,
    replay,
    write_input,
)
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.games.red_one import RedOne

Json = dict[str, Any]
DECK = FiveHundred.deck
STEADY = settings(derandomize=True, deadline=None, database=None)
HEAD: Json = {"format": "trickdesk-record", "version": 1, "game": "five-hundred", "log": []}
DEAL = (
    "deal 3 | JK AC KC AD KD AH KH AS KS QS | 5C 6C 4D 5D 4H 5H 5S 6S 7S 7C | 8C 9C 6D 7D 6H 7H 8S 9S 10S 10C"
    " | JC QC 8D 9D 8H 9H JS JD QD JH | talon QH 10D 10H"
)


def ids(names: str) -> tuple[int, ...]:
    return DECK.ids(names.split())


def refused(record: Json) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record_of(record), games())
    return caught.value


# -- inputs

INPUTS: list[tuple[str, Input]] = [
    ("0 call pass", (0, Call("pass"))),
    ("7 call team 2 4 6", (7, Call("team 2 4 6"))),
    ("1 give 5S 9C 9D", (1, Give(card_set(ids("9C 9D 5S"))))),
    ("2 give", (2, Give(0))),
    ("3 play 10H", (3, Play(DECK.id["10H"]))),
    ("0 play JK as H", (0, Play(DECK.id["JK"], DECK.suits.index("H")))),
    ("stock 4D JK", Stock(ids("4D JK"))),
    ("deal 3 | AS KS | 4D 10C", Deal(3, (ids("AS KS"), ids("4D 10C")), ())),
    ("deal 0 | AS | talon 4H JK", Deal(0, (ids("AS"),), ids("4H JK"))),
]


@pytest.mark.parametrize(("text", "entry"), INPUTS, ids=[text for text, _ in INPUTS])
def test_an_input_is_read_and_written(text: str, entry: Input) -> None:
    assert parse_input(text, DECK) == entry
    written = write_input(entry, DECK)
    assert parse_input(written, DECK) == entry
    if " give " not in text:  # cards put away have no order: they are written in deck order
        assert written == text


def test_red_one_names_its_own_cards() -> None:
    assert parse_input("0 play RED1", RedOne.deck) == (0, Play(RedOne.deck.id["RED1"]))
    with pytest.raises(NotationError):
        parse_input("0 play AS", RedOne.deck)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "0", "0 ", "0  call pass", " 0 call pass", "0 call pass ", "0 call pass\n", "0\tcall pass",
        "0\u00a0call pass", "8 call pass", "-1 call pass", "00 call pass", "\u0661 call pass", "x call pass",
        "0 say pass", "0 Call pass", "0 call", "0 play", "0 play AS KS", "0 play as", "0 play 4S", "0 play 4d",
        "0 play JK as", "0 play JK as NT", "0 play JK as h", "0 play JK in H", "0 play JK as H H",
        "0 give 5S 5S", "0 give 5S,6S", "stock 5S 5S", "stock 4S",
        "deal", "deal 3", "deal 3 |", "deal | AS", "deal 3 3 | AS", "deal 9 | AS", "deal 3 | AS |", "deal 3 | | AS",
        "deal 3 AS | KS", "deal 3 | AS | talon", "deal 3 | talon AS | KS", "deal 3 | AS AS", "deal 3|AS",
    ],
)  # fmt: skip
def test_what_is_not_written_exactly_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_input(text, DECK)


WORDS = st.sampled_from(
    [
        *(
            "0",
            "3",
            "8",
            "call",
            "give",
            "play",
            "deal",
            "stock",
            "talon",
            "|",
            "as",
            "JK",
            "AS",
            "4S",
            "10H",
        ),
        *("H", "NT", "pass", "check", "misere", "trump", "team", "70", "6H", "15", "1C"),
    ]
)


@STEADY
@given(st.one_of(st.text(), st.lists(WORDS, max_size=12).map(" ".join)))
def test_any_text_is_an_input_or_a_notation_error(text: str) -> None:
    try:
        entry = parse_input(text, DECK)
    except NotationError:
        return
    assert parse_input(write_input(entry, DECK), DECK) == entry


# -- the header


def test_the_shortest_record() -> None:
    table = replay(read_record(json.dumps(HEAD)), games())
    assert isinstance(table.game, FiveHundred)
    assert table.game.options == FiveHundred().options
    assert result(table) == {
        "ok": True, "game": "five-hundred", "phase": "deal-over", "to_act": None, "ask": None, "deals": [],
        "totals": [0, 0], "winners": None, "hands": [[], [], [], []],
    }  # fmt: skip


SEATS = [{"name": "Ann", "player": "human"}] * 4
BAD_CHANGES: list[Json] = [
    {"format": "another"}, {"format": 1}, {"version": "1"}, {"version": 1.0}, {"version": True},
    {"version": 0}, {"version": 2}, {"version": None}, {"game": "whist"}, {"game": 500}, {"game": None},
    {"log": {}}, {"log": None}, {"log": ""}, {"options": []}, {"options": None},
    {"rules_version": 2}, {"rules_version": 0}, {"rules_version": 1.0}, {"rules_version": True},
    {"rules_version": None}, {"seats": SEATS[:3]}, {"seats": SEATS * 2}, {"seats": []}, {"seats": {}},
    {"preset": 5}, {"app": 1.0},
]  # fmt: skip
BAD_HEADERS = [
    *({key: value for key, value in HEAD.items() if key != gone} for gone in HEAD),
    *(HEAD | change for change in BAD_CHANGES),
]


@pytest.mark.parametrize("record", BAD_HEADERS, ids=lambda record: json.dumps(record, sort_keys=True))
def test_a_bad_header_is_refused(record: Json) -> None:
    error = refused(record)
    assert (error.at, error.entry) == (None, None)
    assert str(error)


@pytest.mark.parametrize("data", [None, 1, "record", [], [HEAD]])
def test_a_record_is_one_object(data: object) -> None:
    with pytest.raises(RecordError):
        record_of(data)


def test_a_newer_version_is_named() -> None:
    error = refused(HEAD | {"version": 2})
    assert str(error) == "Can't read this record: it was written by a newer version of Trickdesk."


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("five-hundred", {"defender_points": 1}),
        ("five-hundred", {"defender_points": "off"}),
        ("five-hundred", {"defender_points": None}),
        ("five-hundred", {"fh.misere": True}),
        ("five-hundred", {"target": 300}),
        ("five-hundred", {"nt_joker": "Free"}),
        ("five-hundred", {"nt_joker": ["free"]}),
        ("red-one", {"min_bid": 70.0}),
        ("red-one", {"min_bid": True}),
        ("red-one", {"min_bid": "70"}),
        ("red-one", {"min_bid": 4}),
        ("red-one", {"min_bid": 151}),
        ("red-one", {"max_bid": 155}),
        ("red-one", {"bid_step": 2}),
        ("red-one", {"check_limit": 1}),
        ("red-one", {"discard_points": False}),
        ("tocan", {"players": 5}),
        ("tocan", {"min_bid": 8}),
        ("tocan", {"suit_order": "CDHH"}),
        ("forty-fives", {"players": 3}),
        ("forty-fives", {"players": 4, "sides": "trios"}),
        ("forty-fives", {"rule_of_100": False}),
        ("92q", {"players": 6, "min_bid": 9}),
        ("92q", {"players": 5}),
    ],
)
def test_an_option_that_is_not_allowed(game: str, options: Json) -> None:
    error = refused(HEAD | {"game": game, "options": options})
    assert (error.at, error.why) == (None, "OPTION")


def test_a_missing_option_takes_the_default() -> None:
    game = game_of(record_of(HEAD | {"options": {"misere": True}, "preset": "Social"}), games())
    assert game.options == FiveHundred({"misere": True}).options


def test_the_seats_are_as_many_as_the_options_say() -> None:
    six = HEAD | {"game": "92q", "options": {"players": 6}}
    assert game_of(record_of(six | {"seats": SEATS + SEATS[:2]}), games()).seats == 6
    assert refused(six | {"seats": SEATS}).why == "SEATS"


def test_no_rules_version_means_the_first() -> None:
    assert record_of(HEAD).rules_version == 1


# -- kept and written again


def test_everything_is_kept() -> None:
    whole = HEAD | {
        "app": "1.0.0", "rules_version": 1, "preset": "any \u201ctext\u201d", "options": {"misere": True},
        "seats": [{"name": "Ann", "player": "human", "colour": [1, None]}, *SEATS[1:]],
        "log": [DEAL, "0 call pass"], "note": {"\u00e9": [1.5, True, None]}, "half": "\ud800", "": "",
    }  # fmt: skip
    record = read_record(json.dumps(whole))
    text = record.to_text()
    assert json.loads(text.encode("utf-8")) == whole
    assert read_record(text) == record
    table = replay(record, games())
    again = json.loads(with_table(record, table).to_text())
    assert again == whole | {"options": FiveHundred({"misere": True}).options}


def test_one_line_for_each_entry() -> None:
    lines = record_of(HEAD | {"log": [DEAL, "0 call pass"]}).to_text().splitlines()
    assert lines[-4:] == [f'    "{DEAL}",', '    "0 call pass"', "  ]", "}"]


# -- damage


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "[]", "null", "NaN", "\ufeff" + json.dumps(HEAD), json.dumps(HEAD)[:-1], "[" * 100_000,
     json.dumps(HEAD | {"x": 0}).replace(' "x": 0', ' "x": NaN'), json.dumps(HEAD)[:-1] + ', "x": 1e999}',
     "1" * 10_000],
)  # fmt: skip
def test_damaged_json(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.at is None


@STEADY
@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["format", "version", "game", "log", "options", "seats", "rules_version", "preset", "app", "x"]
)


@STEADY
@given(st.dictionaries(KEYS, VALUES, max_size=3))
def test_any_header_is_read_or_a_record_error(change: Json) -> None:
    text = json.dumps(HEAD | change)
    try:
        record = read_record(text)
        replay(record, games())
    except RecordError:
        return
    assert read_record(record.to_text()) == record


# -- replay


@pytest.mark.parametrize(
    ("log", "at", "why"),
    [
        ([5], 0, "NOT_TEXT"),
        ([None], 0, "NOT_TEXT"),
        ([DEAL, ""], 1, "NOTATION"),
        ([DEAL, DEAL], 1, "DEAL_IN_PROGRESS"),
        (["0 call pass"], 0, "NO_DEAL"),
        ([DEAL, "1 call pass"], 1, "NOT_YOUR_TURN"),
        ([DEAL, "0 call 7H", "1 call 7C"], 2, "BID_TOO_LOW"),
        ([DEAL, "0 call 5H"], 1, "NO_SUCH_CALL"),
        ([DEAL, "0 play JK"], 1, "WRONG_PHASE"),
        ([DEAL, "stock JK"], 1, "WRONG_PHASE"),
        ([DEAL.replace("deal 3", "deal 4")], 0, "WRONG_DEALER"),
        ([DEAL.partition(" | talon")[0]], 0, "WRONG_CARDS"),
        ([DEAL.replace("JK", "QH")], 0, "WRONG_CARDS"),
        ([DEAL.replace("JK ", "")], 0, "WRONG_CARDS"),
    ],
)
def test_the_bad_entry_is_named(log: list[Any], at: int, why: str) -> None:
    error = refused(HEAD | {"log": log})
    assert (error.at, error.entry, error.why) == (at, log[at], why)


@pytest.mark.parametrize("game_id", list(games()))
@STEADY
@given(text=st.one_of(st.text(), st.lists(WORDS, max_size=6).map(" ".join)))
def test_any_entry_is_played_or_changes_nothing(game_id: str, text: str) -> None:
    game = games()[game_id]()
    table = Table(game)
    table.deal(Shuffler("1").deal(game, 0, 3))
    before = result(table)
    try:
        feed(table, text, 1)
    except RecordError as error:
        refusal: tuple[object, object] | None = (error.at, error.entry)
    else:
        refusal = None
    assert refusal in (None, (1, text))
    assert (len(table.log) == 1, result(table) == before) == ((True, True) if refusal else (False, False))


def test_the_thirteen_undealt_cards_of_tocan_have_to_be_written() -> None:
    game = games()["tocan"]({"players": 3})
    deal = write_input(Shuffler("1").deal(game, 0, 2), game.deck)
    head = HEAD | {"game": "tocan", "options": {"players": 3}}
    assert replay(record_of(head | {"log": [deal]}), games()).phase_name == "auction"
    error = refused(head | {"log": [deal.partition(" | talon")[0]]})
    assert (error.at, error.why) == (0, "WRONG_CARDS")


# -- what is too much


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_000_000,
        "\x1b]0;title\x07\n\r\u2028\x9b31m\u202eabc\u2066\ud800\0\ufeff",
        "a" + "\u0301" * 5_000,
        "\u0301" * 5_000,
        "e\u0301",
    ],
)
def test_a_quotation_stays_in_its_line(text: str) -> None:
    line = one_line(text)
    assert len(line) <= LONGEST_QUOTE + 1
    assert line.isprintable()
    assert not re.search("[\u0300-\u036f]{3}|^[\u0300-\u036f]", line)


def test_a_quotation_keeps_what_people_write() -> None:
    for text in ("Zoë", "Łukasz 10", "दिल्ली", "שלום", "李", "“x” & <b>"):
        assert one_line(text) == text
    assert one_line("e\u0301") == "é"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("1 call 7C", "“1 call 7C”"), (7, "7"), (-7, "-7"), (2.5, "2.5"), (True, "true"), (False, "false"),
        (None, "null"), ({}, "an object"), ([[[]]], "a list"), (10**20, "a very large number"),
        (-(10**20), "a very large number"),
    ],
)  # fmt: skip
def test_any_value_is_quoted_in_a_few_words(value: object, words: str) -> None:
    assert str(quoted(value)) == words


HUGE = "\n\x1b[31m\u202e" + "x" * 500_000


@pytest.mark.parametrize(
    "change",
    [
        {"game": HUGE},
        {"version": HUGE},
        {"version": [HUGE] * 2},
        {"rules_version": 10**39},
        {"options": {HUGE: 1}},
        {"options": {"target": HUGE}},
        {"options": {"target": {HUGE: HUGE}}},
        {"log": [HUGE]},
        {"log": [f"0 play {'x' * 500_000}"]},
        {"log": [f"0 play JK as {'x' * 500_000}"]},
        {"log": [f"{'x' * 500_000} play JK"]},
        {"log": [f"deal {'x' * 500_000} | JK"]},
        {"log": [f"stock {'x' * 500_000}"]},
        {"log": [[HUGE]]},
    ],
)
def test_an_error_quotes_no_more_than_a_line(change: Json) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read_record(json.dumps(HEAD | change)), games())
    assert len(str(caught.value)) < 150
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    "inside",
    ["9" * 1_000_000, "-" + "9" * 5_000, "0." + "9" * 1_000_000, "1e" + "9" * 1_000_000, "Infinity"]
    + ["[" * deep + "]" * deep for deep in (DEEPEST, 900, 100_000)]
    + ['{"a":' * DEEPEST + "1" + "}" * DEEPEST],
    ids=lambda text: text[:4] + str(len(text)),
)
def test_what_no_record_can_hold(inside: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(f'{{"x": {inside}}}')
    assert caught.value.why == "NOT_JSON"
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize(("text", "line", "column"), [("", 1, 1), ("x", 1, 1), ('{"a":\n"b', 2, 1)])
def test_what_is_no_json_is_told_with_its_place(text: str, line: int, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert str(caught.value) == f"This isn't a record: line {line}, column {column} is not JSON."


def test_a_record_may_be_nested() -> None:
    nested = "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1)
    text = json.dumps(HEAD)[:-1] + f', "x": {nested}}}'
    assert json.loads(read_record(text).to_text())["x"] == json.loads(nested)


def test_bytes_become_a_records_text() -> None:
    assert decoded(b"\xef\xbb\xbf{}") == "{}"
    assert decoded(b" " * LONGEST) == " " * LONGEST
    for data, why in ((b" " * (LONGEST + 1), "TOO_LONG"), (b"{\xff}", "NOT_UTF8")):
        with pytest.raises(RecordError) as caught:
            decoded(data)
        assert (caught.value.at, caught.value.why) == (None, why)


# -- a shorter log


@pytest.mark.parametrize("game_id", list(games()))
def test_a_shorter_log_leads_to_the_table_of_that_time(game_id: str) -> None:
    """If only the last deal is replayed, everything is as if all were."""
    rng = Random(game_id)
    for game in (games()[game_id](), random_game(games()[game_id], rng)):
        table = played(game, rng, deals=4)
        fresh = Table(game)
        for length in range(len(table.log) + 1):
            again = rebuild(table, length)
            assert again.log == fresh.log
            assert result(again) == result(fresh)
            assert [view(again, seat) for seat in (None, 0)] == [view(fresh, seat) for seat in (None, 0)]
            if length < len(table.log):
                fresh.put(table.log[length])
        assert result(table) == result(fresh)  # nothing was taken from the long one
