"""packaging/: the files that a desktop reads agree with each other and with the program."""

from __future__ import annotations

import configparser
import importlib.util
import pkgutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import pytest

import trickdesk
from trickdesk.cli.commands import BENCHES, COMMANDS
from trickdesk.engine.record import read_record, replay
from trickdesk.games import games

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"
MIME_TYPE = "application/vnd.trickdesk.record+json"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("trickdesk_build", FOLDER / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_comes_from_its_one_place(build: ModuleType) -> None:
    assert build.version() == trickdesk.__version__
    assert build.release_name().startswith(f"trickdesk-{trickdesk.__version__}-")


@pytest.mark.parametrize(
    ("system", "machine", "expected"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_release_names(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, system: str, machine: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    assert build.release_name() == f"trickdesk-{trickdesk.__version__}-{expected}"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the layout of a Linux prefix")
def test_the_linux_layout(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = tmp_path / "dist" / "trickdesk"
    frozen.mkdir(parents=True)
    (frozen / "trickdesk").write_text("the program")
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    stage = tmp_path / "stage"
    stage.mkdir()
    (stage / "LICENSE").write_text("MIT")
    build.lay_out_prefix(stage)
    assert (stage / "bin" / "trickdesk").read_text() == "the program"
    assert (stage / "share" / "doc" / "trickdesk" / "LICENSE").exists()
    for source, target in build.SHARED_FILES.items():
        assert (stage / target).read_bytes() == (FOLDER.parent / source).read_bytes()


def submodules(package: str) -> list[str]:
    """What PyInstaller's function of this purpose finds: the modules of real packages."""
    found = importlib.import_module(package)
    return [package, *(module.name for module in pkgutil.walk_packages(found.__path__, f"{package}."))]


def test_every_module_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games, benches and sub-commands are imported by name only, which PyInstaller cannot see."""
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = submodules  # type: ignore[attr-defined]
    for name, module in (("", MagicMock()), (".utils", MagicMock()), (".utils.hooks", hooks)):
        monkeypatch.setitem(sys.modules, f"PyInstaller{name}", module)
    monkeypatch.setattr(sys, "path", [*sys.path])
    analysis = MagicMock()
    names = {"SPECPATH": str(FOLDER), "Analysis": analysis}
    names |= {name: MagicMock() for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec((FOLDER / "trickdesk.spec").read_text(encoding="utf-8"), names)

    root = FOLDER.parent
    files = {path.relative_to(root).with_suffix("") for path in (root / "trickdesk").rglob("*.py")}
    modules = {".".join(file.parts).removesuffix(".__init__") for file in files}
    hidden = set(analysis.call_args.kwargs["hiddenimports"])
    assert hidden == modules
    assert {*COMMANDS.values(), *BENCHES.values()} <= hidden
    assert analysis.call_args.args == ([str(root / "build" / "stage" / "trickdesk" / "__main__.py")],)


def test_the_stage_has_every_source(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(build, "WORK", tmp_path)
    build.stage()
    for path in (FOLDER.parent / "trickdesk").rglob("*.py"):
        assert (tmp_path / "stage" / path.relative_to(FOLDER.parent)).read_bytes() == path.read_bytes()
    compiled = {path.name for path in (tmp_path / "stage").rglob("*kernels__mypyc*")}
    assert bool(compiled) == any(build.kernels.folder().rglob("*kernels__mypyc*"))


def test_the_picture_of_the_readme() -> None:
    text = (FOLDER / "screenshot.trickdesk").read_text(encoding="utf-8")
    assert replay(read_record(text), games()).phase_name == "play"
    readme = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    assert "(packaging/screenshot.png)" in readme
    assert (FOLDER / "screenshot.png").stat().st_size < 400_000


def test_the_desktop_opens_records_with_us() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(FOLDER / "trickdesk.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] == "trickdesk %f"
    assert desktop["MimeType"] == MIME_TYPE + ";"

    namespace = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    mime = ElementTree.parse(FOLDER / "trickdesk.mime.xml").getroot()
    [kind] = mime.findall("m:mime-type", namespace)
    [glob] = kind.findall("m:glob", namespace)
    assert (kind.get("type"), glob.get("pattern")) == (MIME_TYPE, "*.trickdesk")

    metainfo = ElementTree.parse(FOLDER / "trickdesk.metainfo.xml").getroot()
    assert metainfo.findtext("launchable") == "trickdesk.desktop"
    assert metainfo.findtext("provides/mediatype") == MIME_TYPE
    assert metainfo.findtext("provides/binary") == desktop["Exec"].split()[0]
