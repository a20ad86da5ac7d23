#!/usr/bin/env python3
"""Build a Trickdesk that runs without Python, for the system this runs on.

    python3 packaging/build.py              # a folder, packed: .tar.gz on Linux, .zip elsewhere
    python3 packaging/build.py --one-file   # one program file; it starts more slowly

The result is in dist/. The Linux archive is laid out for a prefix; to install it for one user:

    tar -xzf dist/trickdesk-VERSION-linux-MACHINE.tar.gz --strip-components=1 -C ~/.local
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"

sys.path.insert(0, str(ROOT))
import dev  # noqa: E402
from trickdesk import kernels  # noqa: E402

ICON_FORMATS = {"win32": "ico", "darwin": "icns"}
DRAW_ICON = """
import sys
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon
app = QGuiApplication([])
if not QIcon(sys.argv[1]).pixmap(QSize(256, 256)).save(sys.argv[2]):
    sys.exit("The icon could not be written.")
"""
# Where the desktop looks for each file below a prefix such as ~/.local.
SHARED_FILES = {
    "packaging/trickdesk.desktop": "share/applications/trickdesk.desktop",
    "packaging/trickdesk.metainfo.xml": "share/metainfo/org.trickdesk.Trickdesk.metainfo.xml",
    "packaging/trickdesk.mime.xml": "share/mime/packages/trickdesk.xml",
    "assets/icons/trickdesk.svg": "share/icons/hicolor/scalable/apps/trickdesk.svg",
}


def version() -> str:
    """The one version number, read without importing the program."""
    text = (ROOT / "trickdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise dev.CannotGoOn("trickdesk/__init__.py names no version.")
    return found[1]


def release_name() -> str:
    """`trickdesk-VERSION-SYSTEM-MACHINE`, the machine in one spelling on every system."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(
        platform.machine().lower(), platform.machine().lower()
    )
    return f"trickdesk-{version()}-{system}-{machine}"


def make_icon() -> Path:
    """The program's icon in the format that this system puts into its programs."""
    WORK.mkdir(exist_ok=True)
    icon = WORK / f"trickdesk.{ICON_FORMATS[sys.platform]}"
    command = [
        dev.venv_program("python"),
        "-c",
        DRAW_ICON,
        str(ROOT / "assets" / "icons" / "trickdesk.svg"),
        str(icon),
    ]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if subprocess.run(command, check=False, env=environment).returncode != 0:
        raise dev.CannotGoOn("The icon could not be drawn.")
    return icon


def stage() -> None:
    """Lay the modules out as an installation has them: the compiled kernels, if there are any, beside their sources."""
    shutil.rmtree(WORK / "stage", ignore_errors=True)
    target = WORK / "stage" / "trickdesk"
    shutil.copytree(ROOT / "trickdesk", target, ignore=shutil.ignore_patterns("__pycache__"))
    if kernels.folder().is_dir():
        shutil.copytree(kernels.folder(), WORK / "stage", dirs_exist_ok=True)


def freeze(*, one_file: bool) -> None:
    """Run PyInstaller; the result is dist/trickdesk or dist/Trickdesk.app."""
    command = [dev.venv_program("pyinstaller"), "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(WORK), str(HERE / "trickdesk.spec")]
    environment = {**os.environ, "TRICKDESK_ONE_FILE": str(int(one_file))}
    if sys.platform in ICON_FORMATS:
        environment["TRICKDESK_ICON"] = str(make_icon())
    if subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode != 0:
        raise dev.CannotGoOn("PyInstaller did not succeed; it says why above.")


def program(*, one_file: bool) -> Path:
    """What `freeze` has made, ready to run."""
    if sys.platform == "darwin" and not one_file:
        return DIST / "Trickdesk.app" / "Contents" / "MacOS" / "trickdesk"
    name = "trickdesk.exe" if sys.platform == "win32" else "trickdesk"
    return DIST / name if one_file else DIST / "trickdesk" / name


def try_out(frozen: Path) -> None:
    """Let the program replay a match of every game: a module that PyInstaller did not find is missed here."""
    for record in sorted((ROOT / "tests" / "records" / "v1").glob("*.trickdesk")):
        command = [str(frozen), "referee", str(record)]
        if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode != 0:
            raise dev.CannotGoOn(f"The frozen program cannot replay {record.name}.")


def pack(name: str) -> Path:
    """Pack the frozen folder under `name`; the path of the archive."""
    stage = WORK / name
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", stage)
    if sys.platform == "darwin":
        shutil.copytree(DIST / "Trickdesk.app", stage / "Trickdesk.app", symlinks=True)
    elif sys.platform == "win32":
        shutil.copytree(DIST / "trickdesk", stage, dirs_exist_ok=True)
    else:
        lay_out_prefix(stage)
    kind = "gztar" if sys.platform.startswith("linux") else "zip"
    return Path(shutil.make_archive(str(DIST / name), kind, WORK, name))


def lay_out_prefix(stage: Path) -> None:
    """The Linux layout: lib/trickdesk, bin/trickdesk and what the desktop needs."""
    shutil.copytree(DIST / "trickdesk", stage / "lib" / "trickdesk", symlinks=True)
    (stage / "bin").mkdir()
    (stage / "bin" / "trickdesk").symlink_to("../lib/trickdesk/trickdesk")
    for source, target in SHARED_FILES.items():
        (stage / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / source, stage / target)
    documents = stage / "share" / "doc" / "trickdesk"
    documents.mkdir(parents=True)
    shutil.move(stage / "LICENSE", documents / "LICENSE")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--one-file", action="store_true", help="one program file instead of a packed folder")
    options = parser.parse_args()
    try:
        dev.prepare("package")
        dev.compile_resources()
        dev.compile_kernels()
        stage()
        freeze(one_file=options.one_file)
        frozen = program(one_file=options.one_file)
        try_out(frozen)
        if options.one_file:
            result = DIST / (release_name() + frozen.suffix)
            os.replace(frozen, result)
        else:
            result = pack(release_name())
    except dev.CannotGoOn as reason:
        print(reason, file=sys.stderr)
        return 2
    print(f"Built {result.relative_to(ROOT)} ({result.stat().st_size / 1e6:.0f} MB)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
