"""The virtual environment: makes .venv and installs the project in it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from devtools import ROOT, CannotGoOn, say
from devtools.system_packages import need_packages

VENV = ROOT / ".venv"
LOCKS = (
    ROOT / "devtools" / "locks"
)  # versions and hashes of all packages, by extra; "dev.py lock" writes them
OLDEST = "3.11"  # Python
LOCKED = ("dev", "docs", "kernels", "package")
IN_PLACE = "TRICKDESK_IN_PLACE"  # tells setup.py not to compile: a checkout compiles for itself


def venv_program(name: str) -> str:
    folder = "Scripts" if os.name == "nt" else "bin"
    return str(VENV / folder / (name + (".exe" if os.name == "nt" else "")))


def prepare(extra: str) -> None:
    """Make .venv and install the project with one of its extras, unless that is done.

    Args:
        extra: "", "dev", "docs", "kernels", "lock" or "package".

    Raises:
        CannotGoOn: Python or pip fails.
    """
    if not Path(venv_program("python")).exists():
        make_venv()
    lock = LOCKS / f"{extra}.txt"
    wanted = (ROOT / "pyproject.toml").read_bytes() + (VENV / "pyvenv.cfg").read_bytes() + bytes(ROOT)
    wanted += lock.read_bytes() if extra in LOCKED else b""
    stamp = hashlib.sha256(wanted).hexdigest()
    # The extra "dev" includes all that the program needs.
    enough = {"": ("play", "kernels", "dev"), "kernels": ("kernels", "dev")}.get(extra, (extra,))
    if not any(is_stamped(VENV / f"installed-{name}", stamp) for name in enough):
        say("Installing Python packages (only once)")
        target = f"{ROOT}[{extra}]" if extra else str(ROOT)
        pip = [venv_program("python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        if extra in LOCKED and subprocess.run([*pip, "-r", str(lock)], check=False).returncode != 0:
            say(f"The versions in {lock.relative_to(ROOT)} can't be had here, so pip chooses others.")
        # compile_resources() and compile_kernels() do their part later.
        environment = {**os.environ, "TRICKDESK_PURE": "1", IN_PLACE: "1"}
        if subprocess.run([*pip, "-e", target], check=False, env=environment).returncode != 0:
            raise CannotGoOn("The installation failed. See pip's message above.")
        (VENV / f"installed-{extra or 'play'}").write_text(stamp)


def take_lowest() -> None:
    """Install the lowest versions of the program's packages, until the next run.

    Raises:
        CannotGoOn: pip fails.
    """
    say("Taking the lowest versions")
    (VENV / "installed-dev").unlink(missing_ok=True)
    pip = [venv_program("python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if subprocess.run([*pip, "-r", str(LOCKS / "lowest.txt")], check=False).returncode != 0:
        raise CannotGoOn("The lowest versions can't be had here. See pip's message above.")


def write_locks() -> None:
    """Choose the newest versions of all packages, and for one test the lowest.

    One lock is for all systems and all versions of Python.

    Raises:
        CannotGoOn: No versions fit together, or they can't be looked up.
    """
    prepare("lock")
    parts = {extra: ["--extra", extra, "pyproject.toml"] for extra in LOCKED} | {"bom": ["--group", "bom"]}
    own = [argument for extra in ("arena", "cluster") for argument in ("--extra", extra)]
    parts["lowest"] = ["--resolution", "lowest-direct", *own, "pyproject.toml"]
    for name, part in parts.items():
        command = [venv_program("uv"), "pip", "compile", "-q", "--upgrade", "--universal", "--no-header"]
        command += ["--generate-hashes", "--python-version", OLDEST, *part]
        done = subprocess.run(command, check=False, cwd=ROOT, stdout=subprocess.PIPE)
        if done.returncode != 0:
            raise CannotGoOn("No versions could be chosen. See the message above.")
        (LOCKS / f"{name}.txt").write_bytes(done.stdout)


def is_stamped(file: Path, stamp: str) -> bool:
    return file.exists() and file.read_text() == stamp


def make_venv() -> None:
    # Debian has this part of Python in a separate package.
    if importlib.util.find_spec("ensurepip") is None:
        need_packages([f"python{sys.version_info.major}.{sys.version_info.minor}-venv"])
    say(f"Making a virtual environment in {VENV.name}")
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise CannotGoOn("The virtual environment could not be made. See Python's message above.")
