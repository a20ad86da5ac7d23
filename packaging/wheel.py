"""Wheel and source archive for pip and pipx, with compiled kernels and resources."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import freeze

from devtools import CannotGoOn, venv

SDIST = """
import sys
from setuptools import build_meta
build_meta.build_sdist(sys.argv[1])
"""


def build() -> list[Path]:
    """Build source archive and wheel into dist/, and try the wheel."""
    freeze.prepare_environment()
    freeze.DIST.mkdir(exist_ok=True)
    python = venv.venv_program("python")
    succeed([python, "-c", SDIST, str(freeze.DIST)], "The sources could not be packed.", cwd=freeze.ROOT)
    sources = freeze.DIST / f"trickdesk-{freeze.version()}.tar.gz"
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
    succeed(
        [*pip, "wheel", "--no-deps", "-w", str(freeze.DIST), str(sources)], "The wheel could not be built."
    )
    wheel = max(freeze.DIST.glob("trickdesk-*.whl"), key=lambda file: file.stat().st_mtime)
    try_out(wheel)
    return [wheel, sources]


def try_out(wheel: Path) -> None:
    """Run the self-test in a new environment that has only the wheel."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wrong = "The wheel does not work in an environment of its own."
        succeed([sys.executable, "-m", "venv", folder], wrong)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        install = [str(programs / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        succeed([*install, str(wheel)], wrong)
        succeed([str(programs / "trickdesk"), "self-test"], wrong, cwd=Path(folder))


def succeed(command: list[str], otherwise: str, cwd: Path | None = None) -> None:
    """Run a command.

    Raises:
        CannotGoOn: It fails; with its output.
    """
    done = subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotGoOn(f"{otherwise}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
