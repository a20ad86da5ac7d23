"""The kernels for Windows, compiled elsewhere: Windows' own Python writes the C, a compiler of this system takes it.

On Windows itself, where Microsoft's compiler is, dev.py compiles them as everywhere.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

import freeze

COMPILER = "x86_64-w64-mingw32-gcc"
FLAGS = ("-shared", "-O3", "-s", "-w", "-static-libgcc", "-fvisibility=hidden")
# Run by Windows' Python from the checkout: writes the C below a folder, and says what belongs to which module.
WRITE = """
import json, sys
from importlib.machinery import EXTENSION_SUFFIXES
from mypyc.build import mypycify
sys.path.insert(0, ".")
from trickdesk import kernels
paths = [str(kernels.source(name).relative_to(kernels.ROOT)) for name in kernels.MODULES]
made = mypycify(paths, group_name=kernels.GROUP, debug_level="0", target_dir=sys.argv[1])
print(json.dumps([EXTENSION_SUFFIXES[0], [[e.name, e.sources, e.include_dirs] for e in made]]))
"""


def compile_all(python: Sequence[str], home: Path, target: Path) -> None:
    """Compile all of them below ``target``, as an installation has them. Raises CannotGoOn.

    ``python``: how to run Windows' Python, whose headers and library lie in ``home``.
    """
    folder = target.with_name(f"{target.name}.c")
    command = [*python, "-c", WRITE, str(folder.relative_to(freeze.ROOT))]
    asked = subprocess.run(command, check=False, cwd=freeze.ROOT, capture_output=True, text=True)
    if asked.returncode != 0:
        raise freeze.dev.CannotGoOn(
            f"The kernels could not be translated to C:\n{asked.stdout}{asked.stderr}"
        )
    suffix, extensions = json.loads(asked.stdout.splitlines()[-1])
    [library] = home.glob("python3[0-9][0-9].dll")
    for name, sources, includes in extensions:
        file = target.joinpath(*name.split(".")).with_suffix(suffix)
        file.parent.mkdir(parents=True, exist_ok=True)
        places = [f"-I{place}" for place in (home / "include", *map(own_name, includes))]
        command = [COMPILER, *FLAGS, *places, "-o", str(file), *map(own_name, sources), str(library)]
        if subprocess.run(command, check=False, cwd=freeze.ROOT).returncode != 0:
            raise freeze.dev.CannotGoOn(f"{name} could not be compiled.")


def own_name(file: str) -> str:
    """What this system calls a file of Windows' Python."""
    return file.removeprefix("Z:").replace("\\", "/")
