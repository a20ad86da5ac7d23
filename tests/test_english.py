"""Plain English in screens, pages, docstrings and comments (`dev.py english`)."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield importlib.import_module("english")
    for name in ("english", "sentences"):
        sys.modules.pop(name, None)


def test_all_of_it_is_plain(english: ModuleType) -> None:
    found = english.findings()
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("The player and his cards", True),
        ("He passes", True),
        ("`he` is a language", False),
        ("--language he", False),
        ("the others", False),
    ],
)
def test_a_player_is_never_he(english: ModuleType, text: str, is_found: bool) -> None:
    assert bool(english.HE.search(text)) is is_found


def test_what_nobody_says_is_found(english: ModuleType) -> None:
    assert list(english.said_of("Whoever plays anew", english.NOWHERE)) == [
        "“anew”: again",
        "“Whoever”: the player who",
    ]
