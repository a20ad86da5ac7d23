"""Compiles the bots' kernels in a checkout."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

from devtools import ROOT, CannotGoOn, quiet, say
from devtools.venv import prepare, venv_program

WHERE = "from trickdesk import kernels as k; print('' if k.is_pure() or not k.can_compile() else k.folder())"
KEPT = 6  # compiled kernels kept, for different sources and Pythons
WORKS = "from trickdesk import kernels as k; raise SystemExit(k.loaded() != 'compiled')"


def compile_kernels() -> None:
    """Compile the bots' kernels if this system can; otherwise they run uncompiled.

    The result is in a folder named by the hash of the sources. A failed attempt leaves an empty folder there,
    so it is tried again only when the sources change.
    """
    python = venv_program("python")
    asked = subprocess.run([python, "-c", WHERE], check=False, cwd=ROOT, capture_output=True, text=True)
    place = Path(asked.stdout.strip())
    if asked.returncode != 0 or not asked.stdout.strip() or place.exists():
        return
    say("Compiling the bots' kernels (only once)")
    new = place.with_name(f"{place.name}.{os.getpid()}.new")
    build = [
        python,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        str(new),
        "--build-temp",
        str(new / "temp"),
    ]
    try:
        prepare("kernels")
        built = quiet(build) == 0 and new.exists()
    except CannotGoOn:
        built = False
    if built:
        shutil.rmtree(new / "temp", ignore_errors=True)
        with contextlib.suppress(OSError):  # another run was faster
            os.replace(new, place)
        built = quiet([python, "-c", WORKS]) == 0
    shutil.rmtree(new, ignore_errors=True)
    if not built:
        say("The kernels could not be compiled. The bots will be slower.")
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
    for old in sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
