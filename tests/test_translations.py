"""All sentences are translated into all languages, with their fields and keys."""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from trickdesk.languages import LANGUAGES, TRANSLATED
from trickdesk.storage.settings import SETTINGS

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


def test_settings_are_worded_where_they_are_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Label, values, hint, heading and page; no screen has a second list."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    sentences = importlib.import_module("sentences").sentences()
    words = {sentence.text.casefold() for sentence in sentences if sentence.context == "Settings"}
    assert {sentence.where for sentence in sentences if sentence.context == "Settings"} == {
        "trickdesk/storage/settings.py"
    }
    assert words >= {setting.label.casefold() for setting in SETTINGS.values()}
    themes = {name.casefold() for name in SETTINGS["look", "theme"].words.values()}
    assert not {
        s for s in sentences if s.context != "Settings" and s.text.replace("&", "").casefold() in themes
    }


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_translated(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    missing = importlib.import_module("languages").missing(language)
    assert not missing, "\n".join(
        [*missing[:20], f"{len(missing)} in all: see CONTRIBUTING.md, Translations"]
    )


# -- terms

HEADINGS = {"de": "German", "es": "Spanish", "fr": "French", "he": "Hebrew"}
GAMES, HELP = (PACKAGING.parent / "assets" / name for name in ("games", "help"))


class Term(NamedTuple):
    """A row of a table of terms: a word, its term, and words that would be wrong."""

    english: re.Pattern[str]
    here: str
    wrong: tuple[re.Pattern[str], ...]


def word(text: str) -> re.Pattern[str]:
    """Return a pattern for a whole word; `*` stands for any ending."""
    return re.compile(rf"(?<!\w){re.escape(text.strip())}(?!\w)".replace(r"\*", r"\w*"))


def terms_of(language: str) -> list[Term]:
    """Read the table of a language."""
    page = (PACKAGING.parent / "docs/translations.md").read_text(encoding="utf-8")
    section = re.split(r"^#", page.split(f"### {HEADINGS[language]}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return [
        Term(
            re.compile(rf"\b{re.escape(english)}(s|es)?\b", re.IGNORECASE),
            here,
            tuple(word(text) for text in wrong.split(",") if text.strip()),
        )
        for english, here, wrong in rows
    ]


def pairs(language: str, catalogue: ModuleType) -> Iterator[tuple[str, str]]:
    """Yield English texts with their translations, of screens, rules and lessons."""
    for (_, english), texts in catalogue.read(language).items():
        yield english, " ".join(texts)
    originals = {page: page.with_name(f"rules.{language}.md") for page in GAMES.glob("*/rules.md")}
    for page in HELP.glob("*.en.txt"):
        originals[page] = page.with_name(page.name.replace(".en.", f".{language}."))
    for page, translation in originals.items():
        ours = translation.read_text(encoding="utf-8").splitlines()
        yield from zip(page.read_text(encoding="utf-8").splitlines(), ours, strict=True)
    for path in GAMES.glob("*/lesson.toml"):
        lesson: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        told: dict[str, Any] = tomllib.loads(
            path.with_name(f"lesson.{language}.toml").read_text(encoding="utf-8")
        )
        yield from zip(lesson["learned"], told["learned"], strict=True)
        for step in lesson["step"]:
            for name in ("text", "wrong"):
                if name in step:
                    yield step[name], told[step["key"]][name]


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_language_has_one_word_for_one_thing(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of docs/translations.md hold in everything that players read."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    terms = terms_of(language)
    assert len(terms) >= 10
    found = []
    for english, ours in pairs(language, importlib.import_module("catalogue")):
        meant = [term for term in terms if term.english.search(english)]
        for term in meant:
            for wrong in term.wrong:
                if wrong.search(ours) and not any(wrong.search(other.here) for other in meant):
                    found.append(f"{wrong.pattern} for {term.here}: {english!r}, {ours!r}")
    assert not found, "\n".join([*found[:20], f"{len(found)} in all"])


def test_german_writes_you_small_within_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    capital = re.compile(r"(?<=[\w}%“,;–)] )(Du|Dich|Dir|Dein(e[mnrs]?)?|Euch|Euer|Eure[mnrs]?)\b")
    found = [ours for _, ours in pairs("de", importlib.import_module("catalogue")) if capital.search(ours)]
    assert not found, "\n".join(found)
