"""Cross-compiles the kernels for Windows, with the headers of Windows' Python.

On Windows itself dev.py compiles them with Microsoft's compiler.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import freeze

from devtools import CannotGoOn, venv

COMPILER = "x86_64-w64-mingw32-gcc"
FLAGS = ("-shared", "-O3", "-s", "-w", "-static-libgcc", "-fvisibility=hidden")
# Writes the C sources and prints which belong to which module. They are the same for every version of Python,
# except for the suffix of the modules: mypyc uses the first that it knows.
WRITE = """
import json, sys
from importlib.machinery import EXTENSION_SUFFIXES
EXTENSION_SUFFIXES.insert(0, sys.argv[2])
from mypyc.build import mypycify
sys.path.insert(0, ".")
from trickdesk import kernels
paths = [str(kernels.source(name).relative_to(kernels.ROOT)) for name in kernels.MODULES]
made = mypycify(paths, group_name=kernels.GROUP, debug_level="0", target_dir=sys.argv[1])
print(json.dumps([[e.name, e.sources, e.include_dirs] for e in made]))
"""


def compile_all(python: Path, target: Path) -> None:
    """Compile all kernels below `target`, as an installation has them.

    Args:
        python: Folder of Windows' Python, with its headers and library.
        target: Folder for the modules.

    Raises:
        CannotGoOn: The compiler fails.
    """
    [library] = python.glob("python3[0-9][0-9].dll")
    suffix = f".cp{library.stem.removeprefix('python')}-win_amd64.pyd"
    folder = target.with_name(f"{target.name}.c").relative_to(freeze.ROOT)
    command = [venv.venv_program("python"), "-c", WRITE, str(folder), suffix]
    asked = subprocess.run(command, check=False, cwd=freeze.ROOT, capture_output=True, text=True)
    if asked.returncode != 0:
        raise CannotGoOn(f"The kernels could not be translated to C:\n{asked.stdout}{asked.stderr}")
    for name, sources, includes in json.loads(asked.stdout.splitlines()[-1]):
        file = target.joinpath(*name.split(".")).with_suffix(suffix)
        file.parent.mkdir(parents=True, exist_ok=True)
        places = [f"-I{place}" for place in (python / "include", *includes)]
        done = subprocess.run(
            [COMPILER, *FLAGS, *places, "-o", str(file), *sources, str(library)], check=False, cwd=freeze.ROOT
        )
        if done.returncode != 0:
            raise CannotGoOn(f"{name} could not be compiled.")
