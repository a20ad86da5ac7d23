"""All sentences are translated into all languages, with their fields and keys."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"
LANGUAGES = ("de", "es", "fr", "he")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    missing = importlib.import_module("languages").missing(language)
    assert not missing, "\n".join(
        [*missing[:20], f"{len(missing)} in all: see CONTRIBUTING.md, Translations"]
    )
