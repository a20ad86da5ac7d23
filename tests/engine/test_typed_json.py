"""Values to JSON and back: a round trip works, anything else is a ValueError."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, NamedTuple

import pytest

from trickdesk.engine.actions import Action, Call, Play
from trickdesk.engine.cards import RANKS_52, french_deck
from trickdesk.engine.typed_json import JsonValue, Length

DECK = french_deck(RANKS_52)


class Pair(NamedTuple):
    word: Annotated[str, ("one", "two")]
    values: Mapping[str, float | str]


@dataclass(frozen=True, slots=True)
class Part(JsonValue):
    share: float
    action: Action | None
    points: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Whole(JsonValue):
    name: Annotated[str, Length(1, 5)]
    count: Annotated[int, range(10)]
    sure: bool
    part: Part | None
    pairs: tuple[Pair, ...]


WHOLE = Whole("Ann", 3, True, Part(0.5, Play(7), ((1, 2),)), (Pair("one", {"a": 1.0, "b": "c"}),))
EMPTY = Whole("A", 0, False, None, ())
GOOD: dict[str, Any] = json.loads(json.dumps(WHOLE.to_json(DECK)))


@pytest.mark.parametrize("whole", [WHOLE, EMPTY, replace(EMPTY, part=Part(1, Call("pass")))])
def test_what_was_written_is_read_again(whole: Whole) -> None:
    assert Whole.from_json(json.loads(json.dumps(whole.to_json(DECK))), DECK) == whole


def test_objects_have_the_names_of_their_fields_and_what_is_unknown_is_left_out() -> None:
    assert GOOD["part"] == {"share": 0.5, "action": f"play {DECK.names[7]}", "points": [[1, 2]]}
    assert GOOD["pairs"] == [["one", {"a": 1.0, "b": "c"}]]
    assert Whole.from_json(GOOD | {"more": []}, DECK) == WHOLE


@pytest.mark.parametrize(
    "bad",
    [
        {"name": ""}, {"name": "longer"}, {"name": 3}, {"name": None}, {"count": 10}, {"count": -1}, {"count": 1.0},
        {"count": True}, {"count": "1"}, {"sure": 1}, {"part": []}, {"part": "x"}, {"part": {}}, {"pairs": {}},
        {"pairs": "ab"}, {"pairs": [[]]}, {"pairs": [["one"]]}, {"pairs": [["one", {}, 1]]}, {"pairs": [["three", {}]]},
        {"pairs": [["one", []]]}, {"pairs": [["one", {"a": None}]]}, {"pairs": [["one", {"a": True}]]},
        {"pairs": [["one", {"a": 10**400}]]}, {"part": GOOD["part"] | {"share": None}},
        {"part": GOOD["part"] | {"action": "play 1Z"}}, {"part": GOOD["part"] | {"action": 7}},
        {"part": GOOD["part"] | {"action": "deal 0 | AS"}}, {"part": GOOD["part"] | {"points": [[1]]}},
        {"part": GOOD["part"] | {"points": [[1, "2"]]}},
    ],
)  # fmt: skip
def test_anything_else_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Whole.from_json(GOOD | bad, DECK)


@pytest.mark.parametrize(
    "data", [None, [], "x", 3, {}, {key: value for key, value in GOOD.items() if key != "sure"}]
)
def test_what_is_no_such_object_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Whole.from_json(data, DECK)
