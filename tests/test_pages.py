"""Pages for readers: links, commands, and what tests quote."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

import dev

ROOT = Path(dev.__file__).resolve().parent
FOLDERS = (".", "docs", "packaging", "assets/cards")
PAGES = [path for folder in FOLDERS for path in (ROOT / folder).glob("*.md")]
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(PAGES)}
LINK = re.compile(r"\]\(([^)\s]+)\)")


def headings(page: str) -> list[str]:
    return re.findall(r"^#+ (.*)$", TEXTS[page], re.MULTILINE)


def anchor(heading: str) -> str:
    """Return GitHub's anchor for a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", TEXTS)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.findall(TEXTS[page]):
        if link.startswith("https://"):
            continue
        file, _, part = link.partition("#")
        target = (ROOT / page).parent / file if file else ROOT / page
        assert target.exists(), link
        if part:
            assert part in map(anchor, headings(target.relative_to(ROOT).as_posix())), link


@pytest.mark.parametrize("page", TEXTS)
def test_commands_exist(page: str) -> None:
    commands = (dev.__doc__ or "").split()
    for name in re.findall(r"python3? dev\.py (\w+)", TEXTS[page]):
        assert name in commands, name
    for module in re.findall(r"python3? -m ([\w.]+)", TEXTS[page]):
        assert importlib.util.find_spec(module) is not None, module
    for script in re.findall(r"python3? (\w+/[\w/]+\.py)", TEXTS[page]):
        assert (ROOT / script).is_file(), script


def test_cited_sections_of_the_record_exist() -> None:
    known = headings("docs/record.md")
    for path in sorted((ROOT / "tests/rules").glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            page, _, section = str(case["paragraph"]).partition(", ")
            assert page != "docs/record.md" or section in known, case["name"]
