"""trickdesk.storage.paths: the platform's folders, or one folder for everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from trickdesk.storage.paths import find_paths


def test_everything_below_the_given_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paths = find_paths(Path("mine"))
    everything = [paths.autosave, paths.finished, paths.saves, paths.settings, paths.recent]
    assert all(path.is_relative_to(tmp_path / "mine") for path in everything)
    assert len(set(everything)) == len(everything)
    assert not (tmp_path / "mine").exists()


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert find_paths(Path("~/cards")).data == tmp_path / "cards"


def test_the_platforms_folders_carry_our_name() -> None:
    paths = find_paths()
    assert "trickdesk" in paths.data.parts
    assert "trickdesk" in paths.config.parts
