"""Wheel and source archive for pip and pipx, with compiled kernels and resources."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
import tarfile
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
    pack_again(sources)
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
    succeed(
        [*pip, "wheel", "--no-deps", "-w", str(freeze.DIST), str(sources)], "The wheel could not be built."
    )
    wheel = max(freeze.DIST.glob("trickdesk-*.whl"), key=lambda file: file.stat().st_mtime)
    try_out(wheel)
    return [wheel, sources]


def pack_again(archive: Path) -> None:
    """Give all files of an archive the same time, owner and modes.

    Otherwise no two builds would be the same.
    """
    files = []
    with tarfile.open(archive) as old:
        for entry in old:
            content = old.extractfile(entry)
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = freeze.build_time(), 0, 0, "", ""
            entry.pax_headers = {}
            files.append((entry, io.BytesIO(content.read()) if content else None))
    with (
        gzip.GzipFile(archive, "wb", mtime=freeze.build_time()) as packed,
        tarfile.open(fileobj=packed, mode="w") as new,
    ):
        for entry, data in files:
            new.addfile(entry, data)


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
    """Run a command that gives the same result every time.

    Raises:
        CannotGoOn: It fails; with its output.
    """
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(freeze.build_time())}
    done = subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise CannotGoOn(f"{otherwise}\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
