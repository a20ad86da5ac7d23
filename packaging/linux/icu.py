"""Stands in for ICU on Linux: replaces 38 MB that Trickdesk doesn't use."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from devtools import CannotGoOn


def build_stubs(libraries: Path, folder: Path) -> Path:
    """Compile replacements for ICU's libraries into `folder`; return it.

    Args:
        libraries: The folder of Qt's libraries, with ICU's (libicuuc.so.73).
        folder: Where the replacements go, under the same names.

    Raises:
        CannotGoOn: Qt calls a function that icu.c doesn't have.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found: set[str] = set()
    for library in libraries.glob("libicu*.so.*"):
        stub, version = folder / library.name, library.suffix[1:]
        flags = ["-shared", "-nostdlib", "-Os", "-s", f"-DVERSION={version}", f"-Wl,-soname,{library.name}"]
        source = Path(__file__).with_name("icu.c")
        subprocess.run(["cc", *flags, "-o", str(stub), str(source)], check=True)
        found |= functions(stub, "--defined-only")
    if lacking := functions(libraries / "libQt6Core.so.6", "--undefined-only") - found:
        raise CannotGoOn(f"Qt calls functions that icu.c doesn't have: {', '.join(sorted(lacking))}.")
    return folder


def functions(library: Path, which: str) -> set[str]:
    """Return the functions of ICU that a library defines or calls."""
    command = ["nm", "--dynamic", which, str(library)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return set(re.findall(r"\bu[a-z]*_\w+_\d+$", done.stdout, re.MULTILINE | re.IGNORECASE))
