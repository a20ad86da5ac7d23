"""From the checkout to a folder that runs without Python: stage, icon, PyInstaller, a first try."""

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
import dev as dev  # noqa: E402
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
    """The one version number, read without importing the program."""
    text = (ROOT / "trickdesk" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise dev.CannotGoOn("trickdesk/__init__.py names no version.")
    return found[1]


def release_name() -> str:
    """`trickdesk-VERSION-SYSTEM-MACHINE`, the machine in one spelling on every system."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    machine = platform.machine().lower()
    return f"trickdesk-{version()}-{system}-{({'amd64': 'x86_64', 'aarch64': 'arm64'}).get(machine, machine)}"


def when() -> int:
    """The time that everything built gets, in seconds: of the commit, so that one checkout gives one package."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = ""
    if shutil.which("git"):
        command = ["git", "log", "-1", "--format=%ct"]
        said = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True).stdout
    return int(said or (ROOT / "pyproject.toml").stat().st_mtime)


def prepare_environment() -> None:
    """A virtual environment for this Python and for packages only: what developers use besides gets into none."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    dev.VENV = WORK / f"venv-{version}-{Path(sys.base_prefix).name}"
    dev.prepare("package")


def prepare() -> None:
    """The virtual environment, the resources and the kernels, and all modules in one place."""
    prepare_environment()
    dev.compile_resources()
    dev.compile_kernels()
    stage()


def stage(compiled: Path | None = None) -> None:
    """Lay the modules out as an installation has them: the compiled kernels, if there are any, beside their sources.

    ``compiled``: where those for another system lie.
    """
    compiled = compiled or kernels.folder()
    shutil.rmtree(WORK / "stage", ignore_errors=True)
    target = WORK / "stage" / "trickdesk"
    shutil.copytree(ROOT / "trickdesk", target, ignore=shutil.ignore_patterns("__pycache__"))
    if compiled.is_dir():
        shutil.copytree(compiled, WORK / "stage", dirs_exist_ok=True)


def draw_icons(folder: Path, *sizes: int, drawing: Path = ICON) -> dict[int, Path]:
    """The program's icon, or another drawing, as PNG pictures, by their size."""
    folder.mkdir(parents=True, exist_ok=True)
    pattern = str(folder / "{}.png")
    command = [dev.venv_program("python"), "-c", DRAW_ICONS, str(drawing), pattern, *map(str, sizes)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if subprocess.run(command, check=False, env=environment).returncode != 0:
        raise dev.CannotGoOn("The icon could not be drawn.")
    return {size: folder / f"{size}.png" for size in sizes}


def freeze(more: Mapping[str, str], python: Sequence[str] = (), dist: Path = DIST) -> Path:
    """Run PyInstaller; the folder dist/trickdesk, on macOS dist/Trickdesk.app.

    ``more``: for trickdesk.spec. ``python``: how to run the Python that is frozen, if it is not the usual one.
    """
    shutil.rmtree(dist / "trickdesk", ignore_errors=True)
    pyinstaller = ["-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command = [*(python or [dev.venv_program("python")]), *pyinstaller]
    command += ["--distpath", str(dist), "--workpath", str(WORK / "frozen"), str(HERE / "trickdesk.spec")]
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(when()), **more}
    # Packages are compressed themselves; modules that are compressed in them cost time at every start, and space.
    environment["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    # Through a pipe: Windows' Python does not start under Wine where its output is a file.
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        raise dev.CannotGoOn(f"PyInstaller did not succeed:\n{done.stdout.decode(errors='replace')}")
    return dist / ("Trickdesk.app" if sys.platform == "darwin" else "trickdesk")


def try_out(program: Path, *, compiled: bool, runner: Sequence[str] = ()) -> None:
    """Ask the program for its kernels and let it test itself: what PyInstaller did not find is missed here.

    ``runner``: what runs programs of another system.
    """
    command = [*runner, str(program)]
    said = run(command, "--version")
    form = "compiled" if compiled else "pure"
    if f"trickdesk {version()} (kernels: {form})" not in said:
        raise dev.CannotGoOn(f"The frozen program says “{said.strip()}” of itself, not “kernels: {form}”.")
    run(command, "self-test")
    for record in sorted((ROOT / "tests" / "records" / "v1").glob("*.trickdesk")):
        run(command, "referee", str(record))


def run(command: Sequence[str], *words: str) -> str:
    """What the frozen program prints. Raises CannotGoOn if it leaves with an error."""
    done = subprocess.run([*command, *words], check=False, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise dev.CannotGoOn(f"The frozen program fails at {' '.join(words)}:\n{done.stdout}{done.stderr}")
    return done.stdout
