"""The Windows program, as far as it can be checked without Windows or Wine."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import trickdesk
from devtools import CannotGoOn
from trickdesk.storage import paths
from trickdesk.storage.saves import SHARED, SUFFIX
from trickdesk.ui.qt import windows_taskbar

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"


@pytest.fixture(autouse=True)
def folders(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (".", "windows"):
        monkeypatch.syspath_prepend(str(FOLDER / name))


@pytest.fixture
def installer() -> ModuleType:
    return importlib.import_module("installer")


@pytest.fixture
def script() -> str:
    return (FOLDER / "windows" / "trickdesk.iss").read_text(encoding="utf-8")


def test_the_script_is_given_what_it_asks_for(installer: ModuleType, script: str) -> None:
    assert set(re.findall(r"\{#(\w+)\}", script)) == set(installer.defines(Path("program")))


def test_nothing_is_written_twice(installer: ModuleType, script: str) -> None:
    """Program and installer agree on names and folders, which are defined only once."""
    defines = installer.defines(Path("program"))
    assert defines["Mutex"] == windows_taskbar.MUTEX
    assert defines["AppUserModelId"] == windows_taskbar.APP_ID
    assert defines["DataFolder"] == paths.APP
    assert defines["AppVersion"] == trickdesk.__version__
    text = script.replace("{#", "")
    for value in (windows_taskbar.MUTEX, windows_taskbar.APP_ID, defines["HomePage"], defines["Publisher"]):
        assert value not in text
    assert "AppMutex={#Mutex}" in script.splitlines()


def test_every_shortcut_is_the_programs_own(script: str) -> None:
    section = script.split("[Icons]")[1].split("[")[0]
    shortcuts = [line for line in section.splitlines() if line.startswith("Name:")]
    assert len(shortcuts) == 2
    assert all('AppUserModelID: "{#AppUserModelId}"' in line for line in shortcuts)


def test_every_kind_of_file_is_opened_with_us(script: str) -> None:
    keys = script.split("[Registry]")[1].split("\n[")[0].splitlines()
    for ending, kind in {SUFFIX: "record", **{ending: kind for kind, ending in SHARED.items()}}.items():
        name = f"Trickdesk.{kind.capitalize()}"
        [opened] = [line for line in keys if rf'Classes\{ending}"; ValueType: string; ValueData:' in line]
        assert f'ValueData: "{name}"' in opened
        assert any(rf'Classes\{ending}\OpenWithProgids"' in line and name in line for line in keys)
        assert any(rf'Classes\{name}\shell\open\command"' in line and '""%1""' in line for line in keys)
        assert any(f"{{#MediaType}}.{kind}+json" in line and rf'{ending}"' in line for line in keys)
    manifest = (FOLDER / "stores" / "winget.installer.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"^  - (trickdesk\S*)$", manifest, re.MULTILINE)) == {
        ending[1:] for ending in (SUFFIX, *SHARED.values())
    }


def test_one_user_is_enough_and_matches_stay(script: str) -> None:
    lines = script.splitlines()
    assert "PrivilegesRequired=lowest" in lines
    assert "[UninstallDelete]" not in lines
    keys = script.split("[Registry]")[1].split("\n[")[0]
    assert set(re.findall(r"Root: (\w+);", keys)) == {"HKCU"}
    # The one deletion asks first, says no by itself, and is not reached without a person.
    [deletion] = re.findall(r"if (.+?)DelTree\(", script, re.DOTALL)
    assert "not UninstallSilent" in deletion
    assert "MB_DEFBUTTON2" in deletion


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("1.2", (1, 2, 0, 0)),
        ("12.0.3rc1", (12, 0, 3, 0)),
        ("1.0.0.dev4", (1, 0, 0, 0)),
    ],
)
def test_versions_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert importlib.import_module("version_info").numbers(version) == numbers


def test_what_explorer_shows() -> None:
    """Only calls and plain values, as PyInstaller evaluates the text as Python."""
    text = importlib.import_module("version_info").text("3.1.4")
    tree = ast.parse(text, mode="eval")
    strings = {
        call.args[0].value: call.args[1].value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "StringStruct"
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[1], ast.Constant)
    }
    assert strings["FileVersion"] == strings["ProductVersion"] == "3.1.4"
    assert strings["ProductName"] == strings["FileDescription"] == "Trickdesk"
    company, notice = strings["CompanyName"], strings["LegalCopyright"]
    assert isinstance(company, str) and isinstance(notice, str)
    assert company in notice
    numbers = {
        word.arg: ast.literal_eval(word.value)
        for word in ast.walk(tree)
        if isinstance(word, ast.keyword) and word.arg in ("filevers", "prodvers")
    }
    assert numbers == {"filevers": (3, 1, 4, 0), "prodvers": (3, 1, 4, 0)}


def test_without_wine_one_sentence_says_where(
    installer: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wine = importlib.import_module("wine")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(wine, "LOADER_32", tmp_path / "wine")
    monkeypatch.setattr("shutil.which", lambda name, **_: None)
    with pytest.raises(CannotGoOn) as said:
        installer.build()
    sentence = str(said.value)
    assert sentence.startswith("A set-up program for Windows is built on Windows, or ")
    assert sentence.endswith(f"Missing here: {', '.join([*wine.PROGRAMS, 'wine32:i386'])}.")
    assert {"gcc-mingw-w64-x86-64-win32", "npm", "openbox", "wine", "xvfb"} == wine.PROGRAMS.keys()
    assert "\n" not in sentence


def test_on_a_mac_one_sentence_says_where(installer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(CannotGoOn, match=r"^A set-up program for Windows is built on Windows, or .*\.$"):
        installer.build()


def test_names_under_wine() -> None:
    assert importlib.import_module("wine").windows_name(Path("/a b/c.exe")) == r"Z:\a b\c.exe"


def test_elsewhere_nothing_is_introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Windows has these libraries."""
    monkeypatch.setitem(sys.modules, "ctypes", None)
    monkeypatch.setattr(sys, "platform", "linux")
    windows_taskbar.introduce()


def test_on_windows_both_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[object, ...]] = []

    class Library:
        def SetCurrentProcessExplicitAppUserModelID(self, name: str) -> None:
            said.append((name,))

        def CreateMutexW(self, *words: object) -> None:
            said.append(words)

    libraries = ModuleType("ctypes")
    libraries.windll = type("Windll", (), {"shell32": Library(), "kernel32": Library()})()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ctypes", libraries)
    monkeypatch.setattr(sys, "platform", "win32")
    windows_taskbar.introduce()
    assert said == [(windows_taskbar.APP_ID,), (None, False, windows_taskbar.MUTEX)]
