"""Set-up program for Windows, made by Inno Setup, for one user."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import freeze
import icons
import identity
import version_info
import wine

from devtools import CannotGoOn, resources
from devtools.display import virtual_display
from trickdesk.ui.qt.windows_taskbar import APP_ID, MUTEX

HERE = Path(__file__).resolve().parent
DATA_FOLDER = "trickdesk"  # in %LOCALAPPDATA%, as in storage/paths.py
MEDIA_TYPE = "application/vnd.trickdesk"  # with `.record+json` and others, in trickdesk.iss
WORK = freeze.WORK / "windows-program"
NAME = f"trickdesk-{freeze.version()}-windows-x86_64-setup"


def build() -> list[Path]:
    """Build dist/trickdesk-VERSION-windows-x86_64-setup.exe, on Windows or with Wine.

    Raises:
        CannotGoOn: A tool is missing or fails.
    """
    if sys.platform == "win32":
        compiler = [find_setup_compiler()]
        program = native_program()
        freeze.try_out(program / "trickdesk-cli.exe", compiled=True)
    elif sys.platform.startswith("linux"):
        program = program_under_wine()
        compiler = wine.setup_compiler()
        with virtual_display() as display:  # Windows always has a screen
            os.environ["DISPLAY"] = display
            freeze.try_out(program / "trickdesk-cli.exe", compiled=True, runner=["wine"])
    else:
        raise CannotGoOn("A set-up program for Windows is built on Windows, or on Debian with Wine.")
    return [pack(program, compiler)]


def native_program() -> Path:
    """Build the frozen folder on Windows itself."""
    freeze.prepare()
    return freeze.freeze(draw())


def program_under_wine() -> Path:
    """Build the frozen folder with Wine, with cross-compiled kernels."""
    python = wine.prepare()
    resources.compile_resources()
    shutil.rmtree(WORK, ignore_errors=True)
    wine.compile_kernels(WORK / "kernels")
    freeze.stage(WORK / "kernels")
    return freeze.freeze(draw(), python, WORK / "dist")


def draw() -> dict[str, str]:
    """Draw icons and version info; return the variables for trickdesk.spec."""
    for name, drawing in (("trickdesk", freeze.ICON), ("record", freeze.RECORD_ICON)):
        pictures = freeze.draw_icons(WORK / name, *icons.ICO_SIZES, drawing=drawing)
        icons.write_ico(pictures, WORK / f"{name}.ico")
    about = WORK / "version.txt"
    about.write_text(version_info.text(freeze.version()), encoding="utf-8")
    return {"TRICKDESK_ICON": str(WORK / "trickdesk.ico"), "TRICKDESK_VERSION_FILE": str(about)}


def defines(program: Path) -> dict[str, str]:
    """Return the values for trickdesk.iss."""
    return {
        "AppVersion": freeze.version(),
        "Numbers": ".".join(map(str, version_info.numbers(freeze.version()))),
        "Publisher": version_info.publisher(),
        "HomePage": identity.HOME_PAGE,
        "AppUserModelId": APP_ID,
        "Mutex": MUTEX,
        "DataFolder": DATA_FOLDER,
        "MediaType": MEDIA_TYPE,
        "OutputName": NAME,
        "Program": str(program),
        "Icon": str(WORK / "trickdesk.ico"),
        "RecordIcon": str(WORK / "record.ico"),
        "License": str(freeze.ROOT / "LICENSE"),
    }


def pack(program: Path, compiler: list[str]) -> Path:
    """Compile the set-up program.

    Raises:
        CannotGoOn: Inno Setup fails.
    """
    under_wine = compiler[0] == "wine"

    def place(path: str) -> str:
        return wine.windows_name(Path(path)) if under_wine and path.startswith("/") else path

    given = [f"/D{name}={place(value)}" for name, value in defines(program).items()]
    command = [*compiler, "/Q", *given, "/O" + place(str(freeze.DIST)), place(str(HERE / "trickdesk.iss"))]
    freeze.DIST.mkdir(exist_ok=True)
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    result = freeze.DIST / f"{NAME}.exe"
    if done.returncode != 0 or not result.exists():
        raise CannotGoOn(f"Inno Setup failed:\n{done.stdout}{done.stderr}")
    return result


def find_setup_compiler() -> str:
    """Find Inno Setup's compiler on Windows.

    Raises:
        CannotGoOn: It isn't installed.
    """
    usual = Path(os.environ.get("PROGRAMFILES(X86)", r"C:\Program Files (x86)")) / "Inno Setup 6" / "ISCC.exe"
    found = shutil.which("ISCC") or (str(usual) if usual.exists() else None)
    if found is None:
        raise CannotGoOn("A set-up program for Windows needs Inno Setup 6. Install it, then try again.")
    return found
