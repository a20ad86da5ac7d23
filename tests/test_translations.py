"""All sentences are translated into all languages, with their fields and keys."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from trickdesk.languages import LANGUAGES, TRANSLATED

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def test_the_languages_are_listed_once() -> None:
    """A new one is a line in `trickdesk/languages.py`, and files of its own."""
    names = [language.name for language in LANGUAGES.values() if not language.name.isascii()]
    root = PACKAGING.parent
    files = [path for name in ("trickdesk", "packaging", "devtools") for path in (root / name).rglob("*.py")]
    listing = [
        str(path.relative_to(root))
        for path in [*files, root / "dev.py", root / "setup.py"]
        if any(name in path.read_text(encoding="utf-8") for name in names)
    ]
    assert listing == ["trickdesk/languages.py"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    missing = importlib.import_module("languages").missing(language)
    assert not missing, "\n".join(
        [*missing[:20], f"{len(missing)} in all: see CONTRIBUTING.md, Translations"]
    )
