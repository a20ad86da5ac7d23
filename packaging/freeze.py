"""Freeze a checkout into a folder that runs without Python, with PyInstaller."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
ICON = ROOT / "assets" / "icons" / "trickdesk.svg"
RECORD_ICON = HERE / "record.svg"

sys.path.insert(0, str(ROOT))
from devtools import CannotGoOn, kernel_build, resources, venv  # noqa: E402
from trickdesk import kernels  # noqa: E402

DRAW_ICONS = """
import sys
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon
app = QGuiApplication([])
for size in map(int, sys.argv[3:]):
    if not QIcon(sys.argv[1]).pixmap(QSize(size, size)).save(sys.argv[2].format(size)):
        sys.exit("The icon could not be written.")
"""


def version() -> str:
    """Return the version number, read without importing the program.

    Raises:
        CannotGoOn: trickdesk/__init__.py has no version.
    """
    text = (ROOT / "trickdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise CannotGoOn("trickdesk/__init__.py has no version.")
    return found[1]


def release_name() -> str:
    """Return `trickdesk-VERSION-SYSTEM-MACHINE`, spelled the same on every system."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"trickdesk-{version()}-{system}-{({'amd64': 'x86_64', 'aarch64': 'arm64'}).get(machine, machine)}"


def build_time() -> int:
    """Return the time stamp of all built files, in seconds.

    It is the time of the commit, so the same checkout always gives the same package.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = ""
    if shutil.which("git"):
        command = ["git", "log", "-1", "--format=%ct"]
        said = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True).stdout
    return int(said or (ROOT / "pyproject.toml").stat().st_mtime)


def prepare_environment() -> None:
    """Make a virtual environment for this Python without the developers' tools."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    venv.VENV = WORK / f"venv-{version}-{Path(sys.base_prefix).name}"
    venv.prepare("package")


def prepare() -> None:
    """Prepare environment, resources and kernels, and stage all modules."""
    prepare_environment()
    resources.compile_resources()
    kernel_build.compile_kernels()
    stage()


def stage(compiled: Path | None = None) -> None:
    """Copy modules and compiled kernels to build/stage, as an installation has them.

    Args:
        compiled: Folder of kernels compiled for another system; None for this one.
    """
    compiled = compiled or kernels.folder()
    shutil.rmtree(WORK / "stage", ignore_errors=True)
    target = WORK / "stage" / "trickdesk"
    shutil.copytree(ROOT / "trickdesk", target, ignore=shutil.ignore_patterns("__pycache__"))
    if compiled.is_dir():
        shutil.copytree(compiled, WORK / "stage", dirs_exist_ok=True)


def draw_icons(folder: Path, *sizes: int, drawing: Path = ICON) -> dict[int, Path]:
    """Draw the program's icon, or another SVG file, as PNG files; return them by size.

    Raises:
        CannotGoOn: Qt can't draw it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pattern = str(folder / "{}.png")
    command = [venv.venv_program("python"), "-c", DRAW_ICONS, str(drawing), pattern, *map(str, sizes)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if subprocess.run(command, check=False, env=environment).returncode != 0:
        raise CannotGoOn("The icon could not be drawn.")
    return {size: folder / f"{size}.png" for size in sizes}


def freeze(more: Mapping[str, str], python: Sequence[str] = (), dist: Path = DIST) -> Path:
    """Run PyInstaller; return dist/trickdesk, on macOS dist/Trickdesk.app.

    Args:
        more: Environment variables for trickdesk.spec.
        python: Command that runs the Python to freeze, if it isn't the usual one.
        dist: Folder for the result.

    Raises:
        CannotGoOn: PyInstaller fails.
    """
    shutil.rmtree(dist / "trickdesk", ignore_errors=True)
    pyinstaller = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command = [*(python or [venv.venv_program("python")]), *pyinstaller]
    command += ["--distpath", str(dist), "--workpath", str(WORK / "frozen"), str(HERE / "trickdesk.spec")]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(build_time()), **more}
    # Packages are compressed anyway. Modules compressed again would slow down every start, and take more
    # space.
    environment["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    # Columns serve only to underline code in tracebacks, but there are no sources to underline.
    environment["PYTHONNODEBUGRANGES"] = "1"
    # Through a pipe: under Wine, Windows' Python doesn't start if its output is a file.
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        raise CannotGoOn(f"PyInstaller failed:\n{done.stdout.decode(errors='replace')}")
    return dist / ("Trickdesk.app" if sys.platform == "darwin" else "trickdesk")


def try_out(program: Path, *, compiled: bool, runner: Sequence[str] = ()) -> None:
    """Run the program's self-test, which fails if PyInstaller has missed a module.

    Args:
        program: The frozen program.
        compiled: Whether its kernels must be compiled.
        runner: Command that runs programs of another system.

    Raises:
        CannotGoOn: The program is broken.
    """
    command = [*runner, str(program)]
    said = run(command, "--version")
    form = "compiled" if compiled else "pure"
    if f"trickdesk {version()} (kernels: {form})" not in said:
        raise CannotGoOn(f"The frozen program reports “{said.strip()}”, not “kernels: {form}”.")
    run(command, "self-test")
    for record in sorted((ROOT / "tests" / "records" / "v1").glob("*.trickdesk")):
        run(command, "referee", str(record))


def run(command: Sequence[str], *arguments: str) -> str:
    """Run the frozen program and return what it prints.

    Raises:
        CannotGoOn: It exits with an error.
    """
    done = subprocess.run(
        [*command, *arguments], check=False, capture_output=True, text=True, errors="replace"
    )
    if done.returncode != 0:
        raise CannotGoOn(f"The frozen program failed at {' '.join(arguments)}:\n{done.stdout}{done.stderr}")
    return done.stdout
