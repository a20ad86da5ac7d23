"""Hostile records, and damaged ones: bytes of files, made with a given generator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests import naive
from tests.naive.fuzz import bad_action, bad_deal, bad_header, bad_line, bad_options
from trickdesk.engine.record import LONGEST

Json = dict[str, Any]
ROOM = LONGEST - 100_000  # letters of one value, which leave room for the rest of a record
MARK = b"\xef\xbb\xbf"
FLAT = (",", ":")  # the separators of JSON without blanks: most for the bytes

TEXTS = {
    "empty": "",
    "blank": " \t\n\u3000",
    "long": "x" * ROOM,
    "blanks": " " * ROOM + "x",
    "lines": "a\n" * (ROOM // 3),
    "marks": "e" + "\u0301" * (ROOM // 2),
    "marks alone": "\u0489" * 5_000,
    "markup": "<img src=/dev/zero><h1>x</h1><a href='file:///etc/passwd'>x</a>&amp;",
    "table": "<table><tr>" * 20_000,
    "terminal": "\x1b]0;title\x07\x1b[2J\x9b31m\x08\x08\r\n",
    "direction": "\u202e\u2066\u200f txet \u2069",
    "nothing": "\0\x01\x7f\xad\ufeff\u2060\u200d",
    "half a pair": "\ud800x\udfff",
    "format": "{0}{seat}{seat.__class__}{} %s %n $x `x` ${x}",
    "path": "../../../../tmp/x\\..\\..\\NUL",
    "formula": "=HYPERLINK(\"x\",\"y\")",
    "log": '"log": ["a", "b"]',
    "astral": "\U0001f469\u200d\U0001f469\u200d\U0001f467\U00020000" * 100,
    "last of the plane": "\uffff\U0010ffff\ue000",
}  # fmt: skip
NUMBERS = {
    "many digits": "9" * ROOM,
    "below nothing": "-" + "9" * 5_000,
    "40 digits": "9" * 40,
    "64 bits": str(2**64),
    "many places": "0." + "1" * ROOM,
    "too large": "1e999",
    "exponent": "1e" + "9" * ROOM,
    "no number": "NaN",
    "without end": "-Infinity",
    "minus nothing": "-0",
}
OTHERS: list[Any] = [None, True, False, 0, -1, 1.0, "", [], {}, [[]], [{}], [None], {"": None}]
KEYS = ("format", "version", "game", "rules_version", "preset", "app", "options", "seats", "seed", "log", "x")


def sound_record(rng: Random, deals: int = 2) -> Json:
    """Return a valid record of any game with random options and a full header."""
    record = naive.random_record(rng.choice(list(naive.GAMES)), rng, deals)
    match = naive.new_match(record["game"], record.get("options"))
    seats = [{"name": f"P{seat}", "player": rng.choice(["human", "bot"])} for seat in range(match.seats)]
    return {**record, "seats": seats, "preset": "Ours", "app": "1.0.0", "rules_version": 1, "seed": "1"}


def written(record: Json, rng: Random) -> str:
    """Write a record in one of its many valid forms."""
    indent, ascii_only = rng.choice([None, 0, 1, 4]), rng.random() < 0.5
    text = json.dumps(record, indent=indent, ensure_ascii=ascii_only)
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def hostile_records(rng: Random) -> Iterator[tuple[str, bytes]]:
    """Return files made up to do harm, each with a name that says what it tries."""
    record = sound_record(rng)
    for name, text in TEXTS.items():
        for place, evil in places(record, text, rng):
            yield f"{name} as {place}", json.dumps(evil).encode()
    for name, number in NUMBERS.items():
        for key in KEYS:
            yield f"{name} as {key}", with_raw(record, key, number)
        option = next(iter(naive.OPTIONS[record["game"]]))
        yield f"{name} as an option", with_raw(record, "options", f'{{"{option}": {number}}}')
    for key in KEYS:
        for value in OTHERS:
            yield f"{value!r} as {key}", json.dumps({**record, key: value}).encode()
        yield f"no {key}", json.dumps({k: v for k, v in record.items() if k != key}).encode()
    yield from heaps(record, rng)
    yield from nested(record)
    yield from twice(record)
    yield from bytes_of_all_kinds(json.dumps(record))


def places(record: Json, text: str, rng: Random) -> Iterator[tuple[str, Json]]:
    """Yield the record with a text in every possible place."""
    for key in KEYS:
        yield key, {**record, key: text}
    yield "key", {text: 1, **record}
    yield "option", {**record, "options": {text: 1}}
    for name in rng.sample(list(naive.OPTIONS[record["game"]]), 2):
        yield f"value of {name}", {**record, "options": {name: text}}
    for key in ("name", "player", "level", "temperament", "style", "kernels", "x"):
        seats = [{"name": "P", "player": "bot", key: text} for _ in record["seats"]]
        yield f"{key} of a seat", {**record, "seats": seats}
    yield "agreement", {**record, "seats": [{"agreements": [text]} for _ in record["seats"]]}
    words = (
        "0 call {}",
        "0 play {}",
        "0 play JK as {}",
        "{} play JK",
        "deal {} | JK",
        "deal 0 | {}",
        "stock {}",
    )
    for entry in (text, [text], {text: text}, *(line.replace("{}", text) for line in words)):
        log = list(record["log"])
        log.insert(rng.randint(0, len(log)), entry)
        yield "entry", {**record, "log": log}


def with_raw(record: Json, key: str, value: str) -> bytes:
    """Return the record with a value inserted literally."""
    rest = {k: v for k, v in record.items() if k != key}
    return f"{json.dumps(rest)[:-1]}, {json.dumps(key)}: {value}}}".encode()


def heaps(record: Json, rng: Random) -> Iterator[tuple[str, bytes]]:
    """Yield records with thousands of things that are usually few."""
    for game in ("five-hundred", "92q", "forty-fives", "tocan"):
        yield f"deals of {game} passed out", passed_out(game, rng)
    many: dict[str, Json] = {
        "seats": {"seats": [{}] * 300_000},
        "names": {"seats": [{"name": "x"}] * 50_000},
        "options": {"options": {str(n): 1 for n in range(60_000)}},
        "entries": {"log": [""] * 300_000},
        "the same deal": {"log": [*record["log"][:1]] * 3_000},
        "deals without cards": {"log": ["deal "] * 130_000},
        "numbers": {"log": [0] * 400_000},
        "keys": {str(n): n for n in range(50_000)},
        "agreements": {"seats": [{"agreements": ["x"] * 200_000}, *record["seats"][1:]]},
        "calls": {"log": [*record["log"][:1], *["0 call pass"] * 60_000]},
    }
    for name, change in many.items():
        yield f"many: {name}", json.dumps({**record, **change}, separators=FLAT).encode()
    yield "more than a record can have", json.dumps({**record, "x": "x" * LONGEST}).encode()
    yield "many times more", b'{"log": ["' + b"x" * (20 * LONGEST)


def passed_out(game: str, rng: Random) -> bytes:
    """Return a match without any bid, as long as a record can be; all of it is legal."""
    options = {"opener_must_bid": False} if game == "tocan" else {}
    match = naive.new_match(game, options)
    head = {"format": "trickdesk-record", "version": 1, "game": game, "options": options}
    log: list[str] = []
    length, dealer = len(json.dumps({**head, "log": []})), 0
    while True:
        deal = match.random_deal(rng, dealer)
        entries = [
            deal,
            *(f"{(dealer + seat) % match.seats} call pass" for seat in range(1, match.seats + 1)),
        ]
        length += sum(len(entry) + len('"",') for entry in entries)
        if length > LONGEST:
            return json.dumps({**head, "log": log}, separators=FLAT).encode()
        log += entries
        dealer = dealer if game == "five-hundred" else (dealer + 1) % match.seats


def nested(record: Json) -> Iterator[tuple[str, bytes]]:
    """Yield nested lists and objects."""
    for depth in (40, 400, 900, 100_000):
        for name, begin, end in (("lists", "[", "]"), ("objects", '{"a":', "}"), ("logs", '{"log": [', "]}")):
            value = (begin * depth + ("1" if name == "objects" else "") + end * depth)[:ROOM]
            for key in ("game", "version", "options", "seats", "log", "x"):
                yield f"{depth} {name} as {key}", with_raw(record, key, value)
            yield f"{depth} {name} in the log", with_raw(record, "log", f"[{value}]")
            yield f"{depth} {name} as a name", with_raw(record, "seats", f'[{{"name": {value}}}]')
            yield f"nothing but {depth} {name}", value.encode()
            yield f"{depth} {name} without an end", (begin * depth)[:ROOM].encode()


def twice(record: Json) -> Iterator[tuple[str, bytes]]:
    """Yield records with repeated or escaped keys; the last one counts."""
    text = json.dumps(record)
    for key in KEYS:
        for value in ("[]", "{}", '"x"', '["0 call pass"]', "1"):
            yield f"{key} twice", f'{{"{key}": {value}, {text[1:]}'.encode()
            yield f"{key} again", f'{text[:-1]}, "{key}": {value}}}'.encode()
        escaped = "".join(f"\\u{ord(letter):04x}" for letter in key)
        yield f"{key} in escapes", text.replace(f'"{key}"', f'"{escaped}"').encode()
    yield "log ten thousand times", ("{" + '"log": ["0 call pass"],' * 10_000 + text[1:]).encode()


def bytes_of_all_kinds(text: str) -> Iterator[tuple[str, bytes]]:
    """Yield a record in encodings and containers not meant for it."""
    data = text.encode()
    yield "a byte order mark", MARK + data
    yield "two byte order marks", MARK * 2 + data
    yield "a byte order mark behind", data + MARK
    yield "nothing but a byte order mark", MARK
    for coding in ("utf-16", "utf-16-le", "utf-32", "utf-7", "cp037"):
        yield coding, text.encode(coding)
    yield "latin-1", text.replace("P0", "Zoë").encode("latin-1")
    yield "half a pair as bytes", data.replace(b"P0", b"\xed\xa0\x80")
    yield "an overlong letter", data.replace(b"P0", b"\xc0\xaf")
    yield "cut within a letter", data[: data.index(b"P0")] + "ë".encode()[:1]
    yield "nothing", b""
    yield "blanks", b" \n" * (ROOM // 2)
    yield "zeros", b"\0" * ROOM
    yield "zeros within", data.replace(b" ", b"\0")
    yield "zeros behind", data + b"\0" * 100
    yield "controls within a string", data.replace(b"P0", bytes(range(32)))
    yield "something behind", data + b"{}"
    yield "a comment", data.replace(b"{", b"{ // x\n", 1)
    yield "a comma at the end", data[:-1] + b",}"
    yield "single quotes", data.replace(b'"', b"'")
    yield "lines of another system", data.replace(b",", b",\r\n")
    yield "lines of an old system", data.replace(b",", b",\r")
    yield "lines of no system", text.replace(",", ",\u2028").encode()
    yield "blanks before", b" " * ROOM + data
    yield "a string without an end", b'{"log": "' + b"x" * ROOM
    yield "escapes without an end", b'{"log": "' + b"\\\\" * (ROOM // 2) + b"\\"
    yield "an archive", b"PK\x03\x04" + bytes(range(256)) * 100
    yield "a picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 100
    yield "a program", b"#!/bin/sh\necho x\n"
    yield "a page", b"<!DOCTYPE html><html><body>" + data


# -- sound records that came to harm


def damage(rng: Random, text: str) -> bytes:
    """Damage a record like a bad disk or a careless edit; it may remain valid."""
    return rng.choice([cut, flipped, lines_swapped, lines_doubled, cards_swapped, spliced, mistaken])(
        rng, text
    )


def cut(rng: Random, text: str) -> bytes:
    data = text.encode()
    begin = rng.choice([0, 0, 0, rng.randint(0, len(data))])
    return data[begin : rng.randint(begin, len(data))]


def flipped(rng: Random, text: str) -> bytes:
    data = bytearray(text.encode())
    for _ in range(rng.choice([1, 1, 2, 10, 100])):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def lines_swapped(rng: Random, text: str) -> bytes:
    lines = text.split("\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return "\n".join(lines).encode()


def lines_doubled(rng: Random, text: str) -> bytes:
    lines = text.split("\n")
    begin = rng.randrange(len(lines))
    end = min(len(lines), begin + rng.choice([1, 1, 1, 5]))
    place = rng.choice([end, rng.randint(0, len(lines))])
    lines[place:place] = lines[begin:end]
    return "\n".join(lines).encode()


def cards_swapped(rng: Random, text: str) -> bytes:
    """Swap two words of the log, usually cards."""
    record = json.loads(text)
    entries = [(at, entry.split(" ")) for at, entry in enumerate(record["log"])]
    if not entries:
        return text.encode()
    (a, first), (b, second) = rng.choice(entries[:1] * 3 + entries), rng.choice(entries[:1] * 3 + entries)
    i, j = rng.randrange(len(first)), rng.randrange(len(second))
    first[i], second[j] = second[j], first[i]
    record["log"][a], record["log"][b] = " ".join(first), " ".join(second)
    return json.dumps(record, indent=1).encode()


def spliced(rng: Random, text: str) -> bytes:
    """Copy a part of the file to another place, like a misplaced write."""
    data = text.encode()
    begin, place = rng.randrange(len(data)), rng.randrange(len(data))
    part = data[begin : begin + rng.choice([1, 16, 512])]
    return data[:place] + part + data[place + rng.choice([0, len(part)]) :]


def mistaken(rng: Random, text: str) -> bytes:
    """Make one of the mistakes of the naive referee's tests."""
    record = json.loads(text)
    mistake = rng.choice([bad_header, bad_options, bad_line, bad_action, bad_deal])
    return json.dumps(mistake(record, rng), indent=rng.choice([None, 1])).encode()
