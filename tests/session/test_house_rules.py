"""House rules as files and codes: they come back, or a sentence says why not."""

from __future__ import annotations

import base64
import json
import random
import zlib

import pytest

from trickdesk.engine.errors import TrickdeskError
from trickdesk.games import games
from trickdesk.session import codes
from trickdesk.session.codes import kind_of, pack, unpack
from trickdesk.session.house_rules import HouseRules, read_rules

DAMAGED = 2000


def some_rules(random_: random.Random) -> HouseRules:
    """Return rules of a game in which a few options were changed."""
    while True:
        kind = random_.choice(list(games().values()))
        options = {
            option.name: random_.choice(option.choices)
            for option in random_.sample(kind.option_list, min(4, len(kind.option_list)))
        }
        try:
            return HouseRules(random_.choice(["Tuesday", "Wir “zu Hause”", "בית", "x" * 39]), kind(options))
        except TrickdeskError:
            continue


@pytest.mark.parametrize("seed", range(40))
def test_rules_come_back_as_they_were(seed: int) -> None:
    rules = some_rules(random.Random(seed))
    code = rules.code
    broken = "\n".join(code[start : start + 20] + " " for start in range(0, len(code), 20))
    for text in (code, broken, rules.file_text, code.replace("TR1", "tr1")):
        assert kind_of(text) == "rules"
        again = read_rules(text)
        assert (again.name, again.game.id, again.game.options) == (
            rules.name, rules.game.id, rules.game.options
        )  # fmt: skip
    assert len(code) < 1000


def test_damaged_rules_are_refused_with_one_sentence() -> None:
    random_ = random.Random(61)
    refused = 0
    for number in range(DAMAGED):
        rules = some_rules(random_)
        text = rules.code if number % 2 else rules.file_text
        at, until = sorted(random_.sample(range(len(text)), 2))
        strange = random_.choice(
            ["", "x", "{", '"', "\0", "é", "-", "99999999999999999999", "[" * 500, "\ud800"]
        )
        text = random_.choice(
            [text[:at], text[:at] + strange + text[until:], text[:at] + strange + text[at:]]
        )
        try:
            again = read_rules(text)
        except TrickdeskError as error:
            refused += 1
            said = str(error)
            assert said.endswith(".")
            assert "\n" not in said
            assert len(said) < 200
        else:
            if number % 2:  # a code has a checksum
                assert again.game.options == rules.game.options
    assert refused > DAMAGED * 0.8


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "whist"}, "There is no game called “whist”."),
        ({"rules_version": 99}, "The Hearts rules have no version 99."),
        ({"options": {"wings": True}}, "Hearts has no option “wings”."),
        ({"options": {"target": "many"}}, "The option “target” can't be “many”."),
        ({"options": {"target": [[]]}}, "The option “target” can't be a list."),
        ({"name": "  "}, "These house rules have no name."),
        ({"name": 5}, "These house rules are damaged, or part of them is missing."),
        ({"rules_version": True}, "These house rules are damaged, or part of them is missing."),
        ({"more": 1}, "These house rules are damaged, or part of them is missing."),
    ],
)
def test_what_this_version_does_not_know_is_refused(change: dict[str, object], sentence: str) -> None:
    data = {"name": "Ours", "game": "hearts", "rules_version": 1, "options": {}} | change
    for text in (pack("rules", data), codes.file_text("rules", data)):
        with pytest.raises(TrickdeskError) as refusal:
            read_rules(text)
        assert str(refusal.value) == sentence


def test_a_code_cannot_grow_without_limit() -> None:
    packed = zlib.compress(b'{"a": "' + b"x" * 50_000_000 + b'"}', 9)
    check = codes.checksum("rules", packed)
    text = "TR1-" + base64.urlsafe_b64encode(check + packed).decode()
    with pytest.raises(codes.SharedError, match="has a mistake in it"):
        unpack(text)
    with pytest.raises(codes.SharedError, match="too long"):
        unpack("TR1-" + "A" * codes.LONGEST)


def test_the_kind_is_seen_at_the_beginning() -> None:
    record = json.dumps({"format": "trickdesk-record", "extra": {"format": "trickdesk-rules"}})
    assert [kind_of(text) for text in (record, "TD1-hearts-0", "", "TC1", "[]")] == [""] * 5
    assert [kind_of(pack(kind, {})) for kind in codes.FAMILIES] == list(codes.FAMILIES)
    with pytest.raises(codes.SharedError, match="another version"):
        unpack("TR2-abc")
    with pytest.raises(codes.SharedError, match="has a mistake"):
        unpack(pack("rules", {}).replace("TR", "TT"))
