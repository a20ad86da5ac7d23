"""The tool that finds all sentences and imports correct translations."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from trickdesk.engine.errors import Problem, Why

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(PACKAGING))
    tool = importlib.import_module("languages")
    sentence = tool.sentences.Sentence
    some = [
        sentence("A", "&Open {name}…"),
        sentence("B", "{n} tricks", "{n} trick"),
        sentence("B", "Plain"),
    ]
    monkeypatch.setattr(tool.sentences, "sentences", lambda: some)
    monkeypatch.setattr(tool.catalogue, "FOLDER", tmp_path)
    yield tool
    for name in ("languages", "catalogue", "sentences"):
        sys.modules.pop(name, None)


def put(tool: ModuleType, tmp_path: Path, *entries: dict[str, object]) -> int:
    file = tmp_path / "in.jsonl"
    file.write_text("\n".join(json.dumps(entry) for entry in entries), encoding="utf-8")
    return int(tool.main(["import", "de", str(file)]))


def test_what_is_right_is_taken_and_what_is_wrong_is_told(
    tool: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right: list[dict[str, object]] = [
        {"c": "A", "s": "&Open {name}…", "t": "{name} ö&ffnen…"},
        {"c": "B", "s": "{n} tricks", "t": ["ein Stich", "{n} Stiche"]},
    ]
    wrong: list[dict[str, object]] = [
        {"c": "B", "s": "{n} tricks", "t": ["{n} Stich", "Stiche"]},
        {"c": "B", "s": "{n} tricks", "t": "{n} Stiche"},
        {"c": "A", "s": "&Open {name}…", "t": "{name} öffnen…"},
        {"c": "A", "s": "&Open {name}…", "t": "{names} ö&ffnen…"},
        {"c": "A", "s": "&Open {name}…", "t": "{name} ö&ffnen"},
        {"c": "C", "s": "Never said", "t": "Nie gesagt"},
    ]
    assert put(tool, tmp_path, *right) == 0
    assert put(tool, tmp_path, *wrong) == 1
    told = capsys.readouterr().out
    assert told.count("line ") == len(wrong) and "1 of 3 still missing" in told
    assert tool.catalogue.read("de") == {
        ("A", "&Open {name}…"): ("{name} ö&ffnen…",),
        ("B", "{n} tricks"): ("ein Stich", "{n} Stiche"),
    }
    assert tool.missing("de") == ["de: B: 'Plain' (is not translated)"]
    assert tool.main(["export", "de"]) == 0
    assert json.loads(capsys.readouterr().out) == {"c": "B", "s": "Plain", "t": [""]}


def test_a_reworded_sentence_keeps_its_translation_and_a_changed_one_is_marked(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tool, tmp_path, {"c": "A", "s": "&Open {name}…", "t": "{name} ö&ffnen…"})
    put(tool, tmp_path, {"c": "B", "s": "Plain", "t": "Schlicht"})
    sentence = tool.sentences.Sentence
    monkeypatch.setattr(
        tool.sentences, "sentences", lambda: [sentence("A", "&Load {name}…"), sentence("B", "Fancy")]
    )
    file = tmp_path / "pairs.jsonl"
    pairs: list[dict[str, object]] = [
        {"s": "&Open {name}…", "new": "&Load {name}…"},
        {"s": "Plain", "new": "Fancy", "changed": True},
        {"s": "Unknown", "new": "Anything"},
    ]
    file.write_text("\n".join(json.dumps(entry) for entry in pairs), encoding="utf-8")
    assert tool.main(["carry", str(file)]) == 1
    assert "de: no translation found for 'Anything'" in capsys.readouterr().out
    assert tool.catalogue.read("de") == {("A", "&Load {name}…"): ("{name} ö&ffnen…",)}
    assert tool.catalogue.read("de", unfinished=True) == {("B", "Fancy"): ("Schlicht",)}
    assert "was ('Schlicht',)" in tool.missing("de")[0] and len(tool.missing("de")) == 1
    assert tool.main(["export", "de"]) == 0
    assert json.loads(capsys.readouterr().out)["s"] == "Fancy"


def test_all_sentences_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each kind: a window, shared text, a number, a table, a game, an error."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    found = {(said.context, said.text): said for said in importlib.import_module("sentences").sentences()}
    for known in (
        ("MainWindow", "&Game"),
        ("MatchManager", "Saved as {name}."),
        ("Player", "Beginner"),
        ("Game", "Outbid the other side with your partner, then make your contract."),
        ("Game", "the queen"),
        ("Game", "{card} is the highest trump."),
        ("Game", "stock"),
        ("Game", "“{key}” is missing."),
        ("Game", "{name} doesn't exist."),
        ("Why", "You must follow {suit}."),
    ):
        assert known in found
    assert found["Score", "{n} tricks"].one == "{n} trick"
    assert found["Game", "{tricks} tricks at 5 points each"].one == "{tricks} trick at 5 points each"
    refusals = {why.text for why in vars(Why).values() if isinstance(why, Problem)}
    assert {context for context, text in found if text in refusals} == {"Game"}, "each is written once"
    assert all(said.context and said.text.strip() for said in found.values())
