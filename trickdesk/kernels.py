"""The compiled modules: which they are, where they are, and whether they are used.

The sources are typed Python. mypyc compiles them if it can; otherwise they run uncompiled. In an installed
Trickdesk the compiled modules are beside their sources, and Python prefers them. In a checkout they are in
`build/kernels`, in a folder named by a hash of their sources, so an outdated compiled module never hides a
changed source. `TRICKDESK_PURE=1` uses the sources in both cases.
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

# A fixed name, because frozen builds must include the shared module `trickdesk.kernels__mypyc` by name.
GROUP = "trickdesk.kernels"
MODULES = (
    *(
        f"trickdesk.bots.solver.{name}"
        for name in ("bits", "moves", "positions", "quick_tricks", "ranks", "search")
    ),
    "trickdesk.bots.arithmetic",
    "trickdesk.bots.decision.paired_comparison",
    "trickdesk.bots.inference.beliefs",
    "trickdesk.bots.simulation.hand_evaluation",
    "trickdesk.bots.simulation.policy",
    "trickdesk.bots.simulation.sampler",
    "trickdesk.bots.simulation.tricks",
    *(
        f"trickdesk.bots.game_knowledge.{name}"
        for name in ("five_hundred_policy", "hearts_policy", "oh_hell_policy", "q92_policy", "spades_policy")
    ),
)
ROOT = Path(__file__).resolve().parents[1]
RECIPE = ROOT / "setup.py"  # only a checkout has one


def is_pure() -> bool:
    """Whether `TRICKDESK_PURE` asks for uncompiled modules."""
    return os.environ.get("TRICKDESK_PURE", "0") not in ("", "0")


def can_compile() -> bool:
    """Whether this system seems to have a C compiler and Python's headers."""
    import shlex
    import shutil
    import sysconfig

    if os.name == "nt":
        return True  # the compiler has no fixed place there, so just try
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command[0]) is not None and headers.exists()


def source(name: str) -> Path:
    """Return the source of a module in a checkout."""
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")


def folder() -> Path:
    """Return the folder of kernels for a checkout's current sources and this Python."""
    digest = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in (RECIPE, *map(source, MODULES)):
        digest.update(sha256(path.read_bytes()).digest())
    return ROOT / "build" / "kernels" / digest.hexdigest()[:16]


class Compiled:
    """Import hook that finds the compiled modules in a separate folder."""

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
    """Import hook that finds sources even if compiled modules are beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in MODULES or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)


def install() -> None:
    """Install the import hook for the form to use."""
    if is_pure():
        sys.meta_path.insert(0, Sources())
    elif RECIPE.exists():
        place = folder()
        if place.is_dir():
            sys.meta_path.insert(0, Compiled(place))


def loaded() -> str:
    """Return which form of the kernels this process uses: `compiled` or `pure`."""
    files = [importlib.import_module(name).__file__ or "" for name in MODULES]
    return "compiled" if all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files) else "pure"
