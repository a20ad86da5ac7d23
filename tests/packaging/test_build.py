"""packaging/: files that desktops read agree with each other and the program."""

from __future__ import annotations

import ast
import configparser
import gzip
import hashlib
import importlib
import io
import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import PySide6
import pytest

import trickdesk
from devtools import CannotGoOn
from trickdesk import licences
from trickdesk.cli.commands import COMMANDS
from trickdesk.engine.record import read_record, replay
from trickdesk.games import games
from trickdesk.storage.saves import SHARED, SUFFIX

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"
MIME_TYPE = "application/vnd.trickdesk.record+json"


@pytest.fixture(autouse=True)
def folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return where packaging/build.py finds its parts."""
    for name in (".", "linux", "macos", "windows"):
        monkeypatch.syspath_prepend(str(FOLDER / name))


@pytest.fixture
def freeze(folders: None) -> ModuleType:
    return importlib.import_module("freeze")


def test_the_version_comes_from_its_one_place(freeze: ModuleType) -> None:
    assert freeze.version() == trickdesk.__version__
    assert freeze.release_name().startswith(f"trickdesk-{trickdesk.__version__}-")


@pytest.mark.parametrize(
    ("system", "machine", "expected"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
    ],
)
def test_release_names(
    freeze: ModuleType, monkeypatch: pytest.MonkeyPatch, system: str, machine: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    assert freeze.release_name() == f"trickdesk-{trickdesk.__version__}-{expected}"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the layout of a Linux prefix")
def test_the_linux_layout(freeze: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All files that a desktop looks for are in place, filled in, and readable."""
    prefix, identity = importlib.import_module("prefix"), importlib.import_module("identity")
    frozen = tmp_path / "frozen"
    frozen.mkdir()
    (frozen / "trickdesk").write_text("the program")

    def draw(folder: Path, *sizes: int, drawing: Path) -> dict[int, Path]:
        for size in sizes:
            (tmp_path / f"{size}.png").write_bytes(b"picture")
        return {size: tmp_path / f"{size}.png" for size in sizes}

    monkeypatch.setattr(freeze, "draw_icons", draw)
    root = tmp_path / "root"
    prefix.lay_out(frozen, root)
    assert (root / "bin" / "trickdesk").read_text() == "the program"
    share = root / "share"
    for name in (
        "applications/trickdesk.desktop",
        f"metainfo/{identity.APPLICATION}.metainfo.xml",
        "mime/packages/trickdesk.xml",
        "doc/trickdesk/copyright",
    ):
        text = (share / name).read_text(encoding="utf-8")
        assert not re.search(r"@[A-Z_]+@", text), name
    manual = gzip.decompress((share / "man/man6/trickdesk.6.gz").read_bytes()).decode()
    assert trickdesk.__version__ in manual
    record = MIME_TYPE.replace("/", "-")
    for name in ("48x48/apps/trickdesk.png", f"48x48/mimetypes/{record}.png"):
        assert (share / "icons/hicolor" / name).read_bytes() == b"picture"
    assert (share / f"icons/hicolor/scalable/mimetypes/{record}.svg").read_bytes() == (
        FOLDER / "record.svg"
    ).read_bytes()
    modes = {path.stat().st_mode & 0o777 for path in root.rglob("*") if path.is_file()}
    assert modes == {0o644, 0o755}


def test_the_flatpak_is_made_of_the_archive(
    freeze: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freeze, "DIST", tmp_path)
    archive = tmp_path / "x.tar.xz"
    archive.write_bytes(b"the archive")
    identity = importlib.import_module("identity")
    result = importlib.import_module("flatpak").build(archive)
    manifest = json.loads(result.read_text(encoding="utf-8"))
    assert result.stem == manifest["id"] == identity.APPLICATION
    [source] = manifest["modules"][0]["sources"]
    assert source["path"] == archive.name
    assert source["sha256"] == hashlib.sha256(b"the archive").hexdigest()


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which("mksquashfs"), reason="needs squashfs-tools"
)
def test_an_appimage_is_its_starter_and_the_program(
    freeze: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    appimage, prefix = importlib.import_module("appimage"), importlib.import_module("prefix")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(freeze, "DIST", tmp_path)
    with pytest.raises(CannotGoOn, match="TRICKDESK_APPIMAGE_RUNTIME"):
        appimage.build(tmp_path)

    def lay_out(frozen: Path, root: Path) -> None:
        icons = "share/icons/hicolor"
        for name in (
            *("lib/trickdesk/_internal/libown.so", "lib/trickdesk/trickdesk", "bin/trickdesk"),
            *("share/applications/trickdesk.desktop", f"{icons}/scalable/apps/trickdesk.svg"),
            f"{icons}/256x256/apps/trickdesk.png",
        ):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(name)

    monkeypatch.setattr(prefix, "lay_out", lay_out)
    (tmp_path / "system").mkdir()
    listed = "".join(
        f"\t{name} => {tmp_path}/system/{name} (0x0)\n"
        for name in ("libxcb-cursor.so.0", "libX11.so.6", "libkrb5.so.3", "libown.so")
    )
    for name in ("libxcb-cursor.so.0", "libX11.so.6", "libkrb5.so.3", "libown.so"):
        (tmp_path / "system" / name).write_text("of the system")
    (tmp_path / "ldd").write_text(f"#!/bin/sh\ncat <<'END'\n{listed}END\n")
    (tmp_path / "ldd").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    (tmp_path / "starter").write_bytes(b"the starter")
    monkeypatch.setenv("TRICKDESK_APPIMAGE_RUNTIME", str(tmp_path / "starter"))
    built = []
    for place in ("one", "another"):
        monkeypatch.setattr(freeze, "WORK", tmp_path / place)
        (tmp_path / place).mkdir()
        built.append(appimage.build(tmp_path).read_bytes())
    assert built[0] == built[1]
    assert built[0].startswith(b"the starterhsqs")
    root = tmp_path / "one" / "appimage"
    assert (root / "AppRun").read_text() == "bin/trickdesk"
    inside = root / "usr/lib/trickdesk/_internal"
    assert {path.name for path in inside.iterdir()} == {"libown.so", "libxcb-cursor.so.0"}
    assert (inside / "libown.so").read_text() != "of the system"
    assert {path.name for path in root.iterdir()} == {
        *("AppRun", ".DirIcon", "usr", "trickdesk.desktop", "trickdesk.svg")
    }


def test_manifests_for_stores_are_filled_in(
    freeze: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    stores = importlib.import_module("stores")
    names = [
        f"trickdesk-{freeze.version()}-{end}"
        for end in ("windows-x86_64-setup.exe", "macos-arm64.dmg", "macos-x86_64.dmg")
    ]
    for name in names:
        (tmp_path / name).write_text(name)
    *parts, cask = [
        path.read_text(encoding="utf-8") for path in stores.fill_in(tmp_path, "https://x.invalid/d")
    ]
    winget = "".join(parts)
    for part in parts:
        assert f"PackageVersion: {freeze.version()}\n" in part
    sums = [hashlib.sha256(name.encode()).hexdigest() for name in names]
    assert f"InstallerUrl: https://x.invalid/d/{names[0]}\n" in winget
    assert f"InstallerSha256: {sums[0].upper()}\n" in winget
    assert "ReleaseDate: 2023-11-14\n" in winget
    assert f'arm:   "{sums[1]}"' in cask and f'intel: "{sums[2]}"' in cask
    assert 'url "https://x.invalid/d/trickdesk-#{version}-macos-#{arch}.dmg"' in cask
    assert not re.search("@[A-Z]", winget + cask)
    (tmp_path / names[2]).unlink()
    with pytest.raises(FileNotFoundError):
        stores.fill_in(tmp_path, "https://x.invalid/d")


def bill(**named: str) -> dict[str, list[dict[str, object]]]:
    """Return a bill of materials of parts with these licences."""
    return {
        "components": [
            {"name": name, "version": "1", "licenses": [{"license": {"id": said}}]}
            for name, said in named.items()
        ]
    }


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"cffi": "MIT-0", "miniaudio": "MIT", "pip": "MIT", "pefile": "GPL-3.0-only"}, []),
        ({"cffi": "MIT"}, ["cffi is under MIT, not under MIT-0. Update trickdesk/licences."]),
        ({"numbers": "BSD"}, ["numbers (BSD) is new. Add it to trickdesk/licences and to packaging/bom.py."]),
    ],
)
def test_licences_come_from_the_bill_of_materials(
    folders: None, parts: dict[str, str], expected: list[str]
) -> None:
    bom, listed = importlib.import_module("bom"), bill(**parts)
    bom.mark(listed)
    assert bom.objections(listed) == expected
    scopes = {part["name"]: part["scope"] for part in listed["components"]}
    assert scopes.pop("Python") == "required"
    assert all((scope == "excluded") == (name in bom.TOOLS) for name, scope in scopes.items())


def test_every_part_of_the_bill_is_on_the_page_of_licences(folders: None) -> None:
    bom = importlib.import_module("bom")
    project = (FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8")
    for name in re.findall(
        r'^  "([\w-]+)>=', project.partition("dependencies = [")[2].partition("]")[0], re.M
    ):
        assert name.replace("-", "_") in {*bom.SHIPPED, *bom.TOOLS}
    assert {key for _, key in bom.SHIPPED.values()} <= {part.key for part in licences.PARTS}
    assert bom.licence({"name": "x"}) == "no known licence"


def test_the_news_are_short(freeze: ModuleType) -> None:
    """Players read them on the page of the release."""
    lines = (FOLDER.parent / "NEWS.md").read_text(encoding="utf-8").splitlines()
    assert lines[0] == f"# Trickdesk {freeze.version()}"
    assert len(lines) <= 30


def test_placeholders_are_known(folders: None) -> None:
    """Nothing is published with placeholders: the release asks for this list."""
    identity = importlib.import_module("identity")
    text = (FOLDER / "identity.py").read_text(encoding="utf-8")
    assert bool(identity.placeholders()) == bool(re.search(r'= "[^"]*(example\.org|org\.example)', text))


@pytest.mark.parametrize(
    ("target", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so", False),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("PySide6\\plugins\\printsupport\\windowsprintersupport.dll", True),
        ("libcups.so.2", False),
        ("libavahi-client.so.3", False),
        ("PySide6/Qt/translations/qtbase_en.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", True),
        ("PySide6/Qt/translations/qtbase_it.qm", False),
        ("PySide6/Qt/translations/qt_help_en.qm", False),
        ("PySide6/Qt/lib/libQt6Network.so.6", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/opengl32sw.dll", False),
        ("libgtk-3.so.0", False),
        ("libcrypto.so.3", False),
        ("libxcb-cursor.so.0", False),
        ("libpython3.11.so.1.0", True),
        ("libffi.so.8", True),
        ("libsqlite3.so.0", False),
    ],
)
def test_what_a_package_carries(folders: None, target: str, kept: bool) -> None:
    assert importlib.import_module("slim").keeps(target, linux=True) is kept


def test_archives_of_the_same_files_are_the_same(
    freeze: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    archives = []
    for time, mode in ((1.5, 0o664), (2.5, 0o600)):
        archive = tmp_path / str(time) / "trickdesk.tar.gz"
        archive.parent.mkdir()
        with tarfile.open(archive, "w:gz") as packed:
            for name, more in (("dev.py", 0), ("run", 0o100)):
                entry = tarfile.TarInfo(name)
                entry.mode, entry.uname, entry.size = mode | more, f"player {time}", len(name)
                entry.pax_headers = {"mtime": str(time)}
                packed.addfile(entry, io.BytesIO(name.encode()))
        importlib.import_module("wheel").pack_again(archive)
        archives.append(archive.read_bytes())
    assert archives[0] == archives[1]
    with tarfile.open(fileobj=io.BytesIO(archives[0])) as packed:
        entries = [(entry.name, entry.mode, entry.mtime, packed.extractfile(entry)) for entry in packed]
        assert [(*entry[:3], entry[3].read().decode()) for entry in entries if entry[3]] == [
            ("dev.py", 0o644, 1_700_000_000, "dev.py"),
            ("run", 0o755, 1_700_000_000, "run"),
        ]


WITHOUT_ICU = """
from pathlib import Path
from PySide6.QtCore import QCollator, QLocale, QStringDecoder
print(sorted({Path(line.split()[-1]).parent for line in open("/proc/self/maps") if "libicu" in line}))
print(QCollator(QLocale("de")).compare("a", "b") < 0, QLocale("de").toUpper("straße"))
print(QStringDecoder("windows-1252").isValid(), QStringDecoder("utf-8").isValid())
"""
needs_compiler = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which("cc") or not shutil.which("nm"),
    reason="needs a C compiler on Linux",
)


@needs_compiler
def test_qt_works_without_icu(folders: None, tmp_path: Path) -> None:
    """Qt finds every function it calls, and does without what ICU would tell it."""
    libraries = Path(PySide6.__file__).parent / "Qt" / "lib"
    stubs = importlib.import_module("icu").build_stubs(libraries, tmp_path / "stubs")
    assert {path.name for path in stubs.iterdir()} == {path.name for path in libraries.glob("libicu*")}
    environment = {**os.environ, "LD_LIBRARY_PATH": str(stubs), "LD_BIND_NOW": "1"}
    command = [sys.executable, "-c", WITHOUT_ICU]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert done.stdout.splitlines() == [f"[{stubs!r}]", "True STRASSE", "False True"]


@needs_compiler
def test_a_function_that_qt_lacks_is_named(folders: None, tmp_path: Path) -> None:
    (tmp_path / "libicuuc.so.99").touch()
    (tmp_path / "qt.c").write_text(
        "void u_new_99(void), u_strToUpper_99(void); void f(void) { u_new_99(); u_strToUpper_99(); }"
    )
    compiled = ["cc", "-shared", "-fPIC", "-o", str(tmp_path / "libQt6Core.so.6"), str(tmp_path / "qt.c")]
    subprocess.run(compiled, check=True)
    with pytest.raises(CannotGoOn, match=r"have: u_new_99\.$"):
        importlib.import_module("icu").build_stubs(tmp_path, tmp_path / "stubs")


def test_linux_carries_the_codecs_of_utf_8_and_none_of_other_locales(folders: None) -> None:
    codecs = ["encodings", "encodings.utf_8", "encodings.aliases", "encodings.cp1252", "encodings.gbk"]
    slim = importlib.import_module("slim")
    left_out = slim.excludes(codecs, linux=True)
    assert {"encodings.cp1252", "encodings.gbk", "_codecs_cn", "ssl"} <= set(left_out)
    assert not {"encodings", "encodings.utf_8", "encodings.aliases"} & set(left_out)
    assert slim.excludes(codecs) == slim.EXCLUDES + slim.STAND_INS + slim.ARENA_EXCLUDES


@pytest.mark.parametrize(
    ("script", "on_linux", "elsewhere"),
    [
        ("__main__", True, True),
        ("pyiboot01_bootstrap", True, True),
        ("pyi_rth_pkgutil", True, True),  # games are found by discovery
        ("pyi_rth_inspect", False, False),
        ("pyi_rth_pyside6", False, True),
    ],
)
def test_what_runs_at_the_start(folders: None, script: str, on_linux: bool, elsewhere: bool) -> None:
    slim = importlib.import_module("slim")
    assert slim.runs(script, linux=True) is on_linux
    assert slim.runs(script) is elsewhere


def submodules(package: str) -> list[str]:
    """Return what PyInstaller's function of this name finds: modules of real packages."""
    found = importlib.import_module(package)
    return [package, *(module.name for module in pkgutil.walk_packages(found.__path__, f"{package}."))]


def test_nothing_that_the_program_imports_is_left_out(folders: None) -> None:
    slim = importlib.import_module("slim")
    excluded = {*slim.EXCLUDES, *slim.STAND_INS, *slim.LINUX_EXCLUDES} - {"mypy_extensions"}  # types alone
    left_out = tuple(f"{name}." for name in excluded)
    for path in (FOLDER.parent / "trickdesk").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            assert not any(f"{name}.".startswith(left_out) for name in names), path
            assert getattr(node, "attr", "") != "strptime", path  # imports _strptime
            arena = {name.partition(".")[0] for name in names}.intersection(slim.ARENA_EXCLUDES)
            assert not arena or path.name == "workers.py", path


def test_every_module_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games and sub-commands are only imported by name, which PyInstaller can't see."""
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
    modules = {name for name in modules if not name.startswith("trickdesk.lab")}  # for other programs
    assert hidden == {*modules, "_cffi_backend"}  # of which nothing that is compiled speaks
    assert {*COMMANDS.values()} <= hidden
    assert analysis.call_args.args == ([str(root / "build" / "stage" / "trickdesk" / "__main__.py")],)


def test_the_stage_has_every_source(
    freeze: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(freeze, "WORK", tmp_path)
    freeze.stage()
    for path in (FOLDER.parent / "trickdesk").rglob("*.py"):
        assert (tmp_path / "stage" / path.relative_to(FOLDER.parent)).read_bytes() == path.read_bytes()
    compiled = {path.name for path in (tmp_path / "stage").rglob("*kernels__mypyc*")}
    assert bool(compiled) == any(freeze.kernels.folder().rglob("*kernels__mypyc*"))


def test_the_record_of_packaged_tests_is_in_mid_play() -> None:
    text = (Path(__file__).parent / "first.trickdesk").read_text(encoding="utf-8")
    assert replay(read_record(text), games()).phase_name == "play"


def test_the_desktop_opens_records_with_us() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(FOLDER / "linux" / "trickdesk.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert desktop["Exec"] == "trickdesk %f"
    types = {MIME_TYPE: SUFFIX} | {
        MIME_TYPE.replace("record", kind): ending for kind, ending in SHARED.items()
    }
    assert desktop["MimeType"] == "".join(f"{name};" for name in types)

    namespace = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    mime = ElementTree.parse(FOLDER / "linux" / "trickdesk.mime.xml").getroot()
    kinds = mime.findall("m:mime-type", namespace)
    globs = [kind.find("m:glob", namespace) for kind in kinds]
    found = {
        kind.get("type"): glob.get("pattern")
        for kind, glob in zip(kinds, globs, strict=True)
        if glob is not None
    }
    assert found == {name: f"*{ending}" for name, ending in types.items()}
    icons = [kind.find("m:icon", namespace) for kind in kinds]
    assert icons[0] is None  # so desktops look for the one that is named as the type
    assert {icon.get("name") for icon in icons[1:] if icon is not None} == {MIME_TYPE.replace("/", "-")}

    metainfo = ElementTree.parse(FOLDER / "linux" / "trickdesk.metainfo.xml").getroot()
    assert metainfo.findtext("launchable") == "trickdesk.desktop"
    assert [kind.text for kind in metainfo.findall("provides/mediatype")] == list(types)
    assert metainfo.findtext("provides/binary") == desktop["Exec"].split()[0]
