"""The compiled modules: which they are, where they lie, and whether they are used.

One source in typed Python; mypyc compiles it where that is possible, and it runs uncompiled elsewhere. In an
installed Trickdesk the compiled modules lie beside their sources, where Python prefers them by itself. In a
checkout they lie in `build/kernels`, in a folder named by a hash of their sources, so that a changed source
is never hidden by an old compiled module. `TRICKDESK_PURE=1` forces the sources, in both.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

from trickdesk.hashing import sha256

# A stable name: frozen builds have to ask for the module behind the compiled ones, `trickdesk.kernels__mypyc`.
GROUP = "trickdesk.kernels"
MODULES = (
    *(
        f"trickdesk.bots.solver.{name}"
        for name in ("bits", "moves", "positions", "quick_tricks", "ranks", "search")
    ),
    "trickdesk.bots.decision.paired_comparison",
    "trickdesk.bots.inference.beliefs",
    "trickdesk.bots.simulation.hand_evaluation",
    "trickdesk.bots.simulation.policy",
    "trickdesk.bots.simulation.sampler",
    "trickdesk.bots.simulation.tricks",
    *(
        f"trickdesk.bots.game_knowledge.{name}"
        for name in ("five_hundred_policy", "hearts_policy", "oh_hell_policy", "q92_policy")
    ),
)
ROOT = Path(__file__).resolve().parents[1]
RECIPE = ROOT / "setup.py"  # only a checkout has one


def is_pure() -> bool:
    """Whether `TRICKDESK_PURE` asks for uncompiled modules."""
    return os.environ.get("TRICKDESK_PURE", "0") not in ("", "0")


def can_compile() -> bool:
    """True if this system seems to have a C compiler and Python's headers."""
    import shlex
    import shutil
    import sysconfig

    if os.name == "nt":
        return True  # the compiler is in no one place there; the build finds out
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command[0]) is not None and headers.exists()


def source(name: str) -> Path:
    """The source of a module in a checkout."""
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")


def folder() -> Path:
    """The folder of a checkout's kernels for its present sources and this Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in (RECIPE, *map(source, MODULES)):
        digest.update(sha256(path.read_bytes()).digest())
    return ROOT / "build" / "kernels" / digest.hexdigest()[:16]


class Compiled:
    """Finds the compiled modules in a folder of their own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.names = {*MODULES, f"{GROUP}__mypyc"}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.names:
            return None
        return PathFinder.find_spec(name, [str(self.place.joinpath(*name.split(".")[:-1]))], target)


class Sources:
    """Finds the sources of compiled modules, even with compiled ones beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MODULES or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)


def install() -> None:
    """Decide which form the imports find."""
    if is_pure():
        sys.meta_path.insert(0, Sources())
    elif RECIPE.exists():
        place = folder()
        if place.is_dir():
            sys.meta_path.insert(0, Compiled(place))


def loaded() -> str:
    """Which form of the kernels this process uses: `compiled` or `pure`."""
    files = [importlib.import_module(name).__file__ or "" for name in MODULES]
    return "compiled" if all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files) else "pure"
