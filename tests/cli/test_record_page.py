"""Examples and option tables in docs/record.md, the specification of records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests import naive
from trickdesk.cli.referee import referee
from trickdesk.games import games

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
RECORD, RESULT, ERROR = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_referee_gives_the_result_on_the_page() -> None:
    result = referee(RECORD, games())
    for hand in result["hands"]:  # type: ignore[attr-defined]
        hand.sort()
    expected = json.loads(RESULT)
    for hand in expected["hands"]:
        hand.sort()
    assert result == expected


def test_the_independent_referee_agrees() -> None:
    result, expected = naive.referee(json.loads(RECORD)), json.loads(RESULT)
    assert {**result, "ask": None, "hands": None} == {**expected, "ask": None, "hands": None}


def test_the_error_on_the_page_is_what_the_referee_says() -> None:
    error, record = json.loads(ERROR), json.loads(RECORD)
    record["log"] = [*record["log"][:1], "0 call 6H", error["input"]]
    assert referee(json.dumps(record), games()) == error


def options_on_the_page(game: str) -> dict[str, str]:
    """Return the table of a game's options: names and values as written."""
    section = re.split(r"^### .*: `", PAGE, flags=re.MULTILINE)[1:]
    (text,) = (part for part in section if part.startswith(f"{game}`"))
    return dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.MULTILINE))


@pytest.mark.parametrize("game", list(games()))
def test_the_page_lists_all_options_and_their_values(game: str) -> None:
    found = options_on_the_page(game)
    kinds = {option.name: option for option in games()[game].option_list}
    assert list(found) == list(kinds)
    for name, cell in found.items():
        values: list[Any] = [
            json.loads(value) for value in re.findall("`(.*?)`", re.sub(r"\(.*?\)", "", cell))
        ]
        option = kinds[name]
        assert values[0] == option.default
        if ", or any " not in cell:
            assert sorted(map(json.dumps, values)) == sorted(map(json.dumps, option.choices))
