"""References: every page and numbered rule that is cited exists."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from trickdesk.games import games
from trickdesk.languages import TRANSLATED

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "assets" / "games"
PAGE = re.compile(r"(?<![\w/.{}*%&-])((?:[\w-]+/)*[\w-]+\.md)\b")
CITED = re.compile(r"(?:\b(?P<game>[\w -]+), )?\brules (?P<numbers>\d\.\d+(?:(?:, | to | and )\d\.\d+)*)")
BARE = re.compile(r"(?:# |\"\"\"|\()(\d\.\d+(?:, \d\.\d+)*)")  # in the naive referee: "# 4.2: ..."
NUMBER = re.compile(r"\d\.\d+")
NAMES = {"Forty-Fives": "forty-fives"} | {kind.name: kind.id for kind in games().values()}
NO_CASE = {  # rules that no case can show; where they are tested instead
    "hearts 1.3": "tests/engine/test_table.py: the deal moves clockwise in every game",
    "hearts 3.2": "tests/rules/test_hearts_passing.py",
    "oh-hell 6.1": "tests/rules/test_oh_hell_end.py",
    "oh-hell 6.2": "tests/rules/test_oh_hell_end.py",
}
PAGES_ELSEWHERE = {"tests/test_dev.py", "tests/cli/test_record_page.py"}  # other names of pages


def sources() -> Iterator[tuple[str, str]]:
    """Yield name and text of every source file and page."""
    for folder in ("trickdesk", "tests", "packaging", "docs"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".md", ".toml") and path.name != "resources_rc.py":  # compiled
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
    for path in (ROOT / "dev.py", *sorted(ROOT.glob("*.md"))):
        yield path.name, path.read_text(encoding="utf-8")


@cache
def numbers_of(game: str, language: str = "") -> tuple[str, ...]:
    """Return the numbers of a page's rules in order."""
    page = (GAMES / game / f"rules{language and '.' + language}.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^(?:- )?(\d\.\d+) ", page, re.MULTILINE))


def rules_cited(text: str, page: str) -> Iterator[tuple[str, str]]:
    """Yield game and number of each rule cited as "rules 4.2" or "Hearts, rules 4.2".

    Args:
        text: A source file or a page.
        page: The game that the file is about, if any.
    """
    for found in CITED.finditer(" ".join(text.split())):
        words = found["game"] or ""
        game = next((NAMES[name] for name in NAMES if words.endswith(name)), page)
        for number in NUMBER.findall(found["numbers"]):
            yield game, number


def game_of(name: str) -> str:
    """Return the game that a file is about, according to its name or its folder."""
    ids = {"q92": "92q"} | {game: game for game in games()}
    for stem in (Path(name).stem, Path(name).parent.name):
        for part in sorted(ids, key=len, reverse=True):
            if part in stem.replace("_", "-"):
                return ids[part]
    return ""


def test_every_page_cited_is_there() -> None:
    missing = []
    for name, text in sources():
        folder = (ROOT / name).parent
        for page in set(PAGE.findall(text)) if name not in PAGES_ELSEWHERE else ():
            near = folder if name.endswith(".md") else ROOT
            if not ((ROOT / page).exists() or (near / page).exists() or page == "rules.md"):
                missing.append(f"{name}: {page}")
    assert not missing


def test_every_rule_cited_is_there() -> None:
    dead, found = [], 0
    for name, text in sources():
        if name == "tests/test_references.py":
            continue
        for game, number in rules_cited(text, game_of(name)):
            found += 1
            if not game or number not in numbers_of(game):
                dead.append(f"{name}: {game or 'which game?'} {number}")
        if name.startswith("tests/naive/") and game_of(name):
            numbers = {number for cited in BARE.findall(text) for number in NUMBER.findall(cited)}
            dead += [f"{name}: {number}" for number in numbers - set(numbers_of(game_of(name)))]
    assert not dead
    assert found > 80, "the citations are not recognized any more"


@pytest.mark.parametrize("game", list(games()))
def test_every_rule_has_a_case(game: str) -> None:
    cases = tomllib.loads((ROOT / "tests" / "rules" / f"{game}.toml").read_text(encoding="utf-8"))["case"]
    cited = {number for case in cases for number in case["paragraph"].split(", ") if NUMBER.fullmatch(number)}
    others = {case["paragraph"] for case in cases if not NUMBER.match(case["paragraph"])}
    assert all(other.startswith("docs/record.md, ") for other in others)
    rules = set(numbers_of(game))
    assert cited <= rules
    assert {f"{game} {number}" for number in rules - cited} == {
        rule for rule in NO_CASE if rule.startswith(game)
    }


@pytest.mark.parametrize("game", list(games()))
def test_rules_are_numbered_alike_in_every_language(game: str) -> None:
    english = numbers_of(game)
    sections = [int(number.split(".")[0]) for number in english]
    assert sections == sorted(sections)
    for section in set(sections):
        places = [number for number, at in zip(english, sections, strict=True) if at == section]
        assert places == [f"{section}.{place}" for place in range(1, len(places) + 1)]
    for language in TRANSLATED:
        assert numbers_of(game, language) == english
