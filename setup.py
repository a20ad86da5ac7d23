"""Build steps: compiles the resources, and the kernels with mypyc if possible.

pyproject.toml has everything else. Without a compiler, or with TRICKDESK_PURE=1, the same modules are installed
uncompiled. An editable installation compiles nothing: in a checkout dev.py does that, into folders of its own (see
trickdesk/kernels.py).
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))
from devtools import CannotGoOn, resources, venv
from trickdesk import kernels

MYPYC = "mypy>=2.4"
RCC = "PySide6-Essentials>=6.8.3,<7,!=6.12.0"  # has the resource compiler
BUILDING = {"bdist_wheel", "build_ext"} & set(sys.argv)


def extensions() -> list[Extension]:
    """Return the kernels, translated to C; empty if that fails."""
    try:
        from mypyc.build import mypycify

        os.makedirs("build", exist_ok=True)  # setuptools needs relative paths in the project
        generated = os.path.relpath(tempfile.mkdtemp(prefix="mypyc-", dir="build"))
        atexit.register(shutil.rmtree, generated, ignore_errors=True)
        paths = [str(kernels.source(name).relative_to(kernels.ROOT)) for name in kernels.MODULES]
        found: list[Extension] = mypycify(
            paths, group_name=kernels.GROUP, debug_level="0", target_dir=generated
        )
    except (Exception, SystemExit) as reason:  # mypyc exits on a type error
        print(f"The kernels stay uncompiled: mypyc failed ({reason!r}).", file=sys.stderr)
        return []
    if os.name != "nt":
        for extension in found:
            # Otherwise exported functions, which could be replaced at run time, are never inlined.
            extension.extra_compile_args.append("-fvisibility=hidden")
            # Otherwise some processors fuse multiply and add without rounding, unlike Python.
            extension.extra_compile_args.append("-ffp-contract=off")
    return found


class BuildKernels(build_ext):
    """Compiles the kernels; a failing compiler doesn't stop the installation."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as reason:  # any error of compiler or system
            print(f"The kernels stay uncompiled: {reason}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class BuildModules(build_py):
    """Copies the modules and compiles the resources, which every screen needs."""

    def run(self) -> None:
        if not self.editable_mode:
            try:
                resources.compile_resources()
            except CannotGoOn as reason:
                raise SystemExit(str(reason)) from None
        super().run()


def needed() -> list[str]:
    """Return the packages for building besides setuptools; pip calls this first."""
    if BUILDING or os.environ.get(venv.IN_PLACE):
        return []
    return [RCC, MYPYC] if wanted else [RCC]


wanted = not kernels.is_pure() and kernels.can_compile()
setup(
    ext_modules=extensions() if wanted and BUILDING else [],
    setup_requires=needed(),
    cmdclass={"build_ext": BuildKernels, "build_py": BuildModules},
)
