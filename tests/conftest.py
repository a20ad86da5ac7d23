"""Shared by all tests: no display, compiled resources, no access to user files."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from devtools import CannotGoOn, resources


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--window", action="store_true", help="run the tests marked window, and only those")
    parser.addoption(
        "--regen", action="store_true", help="rewrite the golden files, to be read as a difference"
    )


def pytest_configure(config: pytest.Config) -> None:
    if not all(map(find_spec, ("PySide6", "pytestqt", "hypothesis"))):
        raise pytest.UsageError("This Python lacks packages of the tests. Run: python3 dev.py test")
    if not config.getoption("--window"):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        resources.compile_resources()
    except CannotGoOn as reason:
        raise pytest.UsageError(str(reason)) from reason


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `window` need their own display; others must not need any."""
    wanted = bool(config.getoption("--window"))
    kept = [item for item in items if (item.get_closest_marker("window") is not None) == wanted]
    if len(kept) < len(items):
        others = [item for item in items if (item.get_closest_marker("window") is not None) != wanted]
        config.hook.pytest_deselected(items=others)
        items[:] = kept


def pytest_collection() -> None:
    """Collect no garbage meanwhile: thousands of tests stay to the end."""
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)  # most tests end before it is worth while


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Create new folders; numbered here, since pytest would list all earlier ones."""
    root = tmp_path_factory.mktemp("homes")
    return (root / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_folders(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test may read or write the user's files; its own needn't outlast a power cut."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    home = next(homes)
    home.mkdir()
    for name in (
        "HOME",
        "XDG_DATA_HOME",
        "XDG_CONFIG_HOME",
        "XDG_STATE_HOME",
        "APPDATA",
        "LOCALAPPDATA",
        "USERPROFILE",
    ):
        monkeypatch.setenv(name, str(home))
