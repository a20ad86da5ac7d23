"""The kernels for Windows, compiled elsewhere: cross.py PYTHON_OF_WINDOWS TARGET

Run by a Python of the same version as the one of Windows, with mypy and setuptools. On Windows itself, where
Microsoft's compiler is, dev.py compiles them as everywhere.
"""

from __future__ import annotations

import importlib.machinery
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILER = "x86_64-w64-mingw32-gcc"
FLAGS = ("-shared", "-O3", "-s", "-w", "-static-libgcc", "-fvisibility=hidden")


def main(python: Path, target: Path) -> None:
    """Compile all of them below ``target``, as an installation has them."""
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    suffix = f".cp{sys.version_info.major}{sys.version_info.minor}-win_amd64.pyd"
    # mypyc writes the first of these into the C; the modules would tell a Linux name as their __file__.
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, suffix)
    from mypyc.build import mypycify

    from trickdesk import kernels

    [library] = python.glob("python3[0-9][0-9].dll")
    paths = [str(kernels.source(name).relative_to(ROOT)) for name in kernels.MODULES]
    sources = os.path.relpath(target.with_name("kernels.c"))
    for extension in mypycify(paths, group_name=kernels.GROUP, debug_level="0", target_dir=sources):
        file = target.joinpath(*extension.name.split(".")).with_suffix(suffix)
        file.parent.mkdir(parents=True, exist_ok=True)
        places = [f"-I{place}" for place in (python / "include", *extension.include_dirs)]
        command = [COMPILER, *FLAGS, *places, "-o", str(file), *extension.sources, str(library)]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
