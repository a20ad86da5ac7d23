"""trickdesk.storage.saves: the list of files opened or saved last."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from trickdesk.storage.files import SaveError
from trickdesk.storage.saves import MOST_RECENT, RecentFiles


def made(tmp_path: Path, name: str) -> Path:
    path = tmp_path / name
    path.write_text("{}")
    return path


def test_newest_first_without_doubles_and_not_too_long(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "config" / "recent.json")
    assert recent.paths() == []
    files = [made(tmp_path, f"{number}.trickdesk") for number in range(MOST_RECENT + 2)]
    for path in files:
        recent.add(path)
    recent.add(files[5])
    expected = [files[5], *(path for path in reversed(files) if path != files[5])][:MOST_RECENT]
    assert recent.paths() == expected


def test_files_that_are_gone_are_shown_until_somebody_has_looked(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "recent.json")
    first, second = made(tmp_path, "a.trickdesk"), made(tmp_path, "b.trickdesk")
    recent.add(first)
    recent.add(second)
    second.unlink()
    assert recent.paths() == [second, first]
    recent.remove(second)
    recent.remove(second)
    assert recent.paths() == [first]


def test_nobody_looks_for_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unreachable network drive would freeze the menu."""
    recent = RecentFiles(tmp_path / "recent.json")
    far = Path("/net/share/evening.trickdesk")
    recent.add(far)
    stat = os.stat

    def hangs(path: Any, *args: Any, **kwargs: Any) -> object:
        assert "share" not in str(path)
        return stat(path, *args, **kwargs)

    monkeypatch.setattr(os, "stat", hangs)
    monkeypatch.setattr(os, "lstat", hangs)
    assert recent.paths() == [far.absolute()]


@pytest.mark.parametrize("name", ["x" * 5000, "a\x00b", "/", "/root/secret/x.trickdesk"])
def test_a_list_of_what_no_file_can_be_called(tmp_path: Path, name: str) -> None:
    file = tmp_path / "recent.json"
    file.write_text(json.dumps([name]))
    assert RecentFiles(file).paths() == [Path(name)]


@pytest.mark.parametrize("text", ["", "{}", "rubbish", "\x00", '[1, null, {"a": 2}]', "[" * 100_000])
def test_a_damaged_list_is_an_empty_one(tmp_path: Path, text: str) -> None:
    file = tmp_path / "recent.json"
    file.write_text(text)
    recent = RecentFiles(file)
    assert recent.paths() == []
    path = made(tmp_path, "a.trickdesk")
    recent.add(path)
    assert recent.paths() == [path]


def test_a_path_that_is_not_unicode(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "recent.json")
    odd = tmp_path / "caf\udce9.trickdesk"
    recent.add(odd)
    assert recent.paths() == [odd]


def test_a_list_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    with pytest.raises(SaveError):
        RecentFiles(tmp_path / "config" / "recent.json").add(tmp_path / "a.trickdesk")
