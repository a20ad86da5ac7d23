"""ICU's tables for Linux: 32 MB that Trickdesk does not read, replaced by the empty ones that ICU calls stubdata."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def build_stub(library: Path, folder: Path) -> Path:
    """Compile into ``folder`` what stands in for ``library`` (libicudata.so.73); its path."""
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
