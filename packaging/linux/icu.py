"""Empty ICU tables for Linux: replaces 32 MB that Trickdesk doesn't read."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def build_stub(library: Path, folder: Path) -> Path:
    """Compile an empty replacement for `library` (libicudata.so.73) into `folder`."""
    number = re.fullmatch(r"libicudata\.so\.(\d+)", library.name)
    assert number is not None, library
    folder.mkdir(parents=True, exist_ok=True)
    stub = folder / library.name
    flags = [
        "-shared",
        "-nostdlib",
        "-Os",
        "-s",
        f"-DSYMBOL=icudt{number[1]}_dat",
        f"-Wl,-soname,{library.name}",
    ]
    subprocess.run(["cc", *flags, "-o", str(stub), str(Path(__file__).with_name("stubdata.c"))], check=True)
    return stub
