#!/usr/bin/env python3
"""Run Trickdesk or its tests from a checkout. Needs only Python 3.11 or newer.

    python3 dev.py play [arguments of trickdesk]
    python3 dev.py test [--fast | --coverage | --lowest] [arguments of pytest]
    python3 dev.py resources
    python3 dev.py languages [export LANGUAGE | import LANGUAGE FILE | carry FILE | tidy]
    python3 dev.py english [FILE OR FOLDER ...]
    python3 dev.py lock
    python3 dev.py size
    python3 dev.py shots FOLDER [--games ...] [--themes ...] [--sizes ...] [--text 150] [--language he]
    python3 dev.py docs [--pictures]

`play` and `test` make a virtual environment in .venv, install what is missing there, and compile the resources and,
with a C compiler, the bots' kernels. The next start takes no time for that. `--lowest` takes the lowest versions of the
program's packages that pyproject.toml allows. `resources` brings resources.qrc up to
date with assets/; `play` does that too, and `test` checks it. `languages` lists what isn't translated, and `english`
what isn't plain English (see CONTRIBUTING.md). `shots` takes pictures of every screen.
`docs` makes a site of all pages in build/docs, or first takes the pictures in them again.
`lock` raises the versions of all packages that developers use, in devtools/locks. `size` counts the lines of code of
each feature.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time

from devtools import ROOT, CannotGoOn, say
from devtools.display import virtual_display
from devtools.kernel_build import compile_kernels
from devtools.resources import compile_resources, write_qrc
from devtools.sizes import print_sizes
from devtools.system_packages import (
    OFFSCREEN_LIBRARIES,
    READER_PROGRAMS,
    WINDOW_LIBRARIES,
    WINDOW_PROGRAMS,
    install_packages,
    missing_packages,
    need_packages,
)
from devtools.venv import prepare, take_lowest, venv_program, write_locks

MOST_PROCESSES = 8  # for the tests
WINDOW_TESTS = ["tests/ui/test_real_window.py", "tests/ui/atspi"]  # those that take longest begin early
COVERED = [f"tests/{name}" for name in ("engine", "games", "rules", "generic", "naive", "session", "storage")]
# Tests that take a minute at most: rules, matches and files, without bots and screens.
FAST = [
    f"tests/{name}" for name in ("test_architecture.py", "engine", "games", "rules", "session", "storage")
]


def play(arguments: list[str]) -> int:
    """Open the program."""
    if sys.platform.startswith("linux"):
        names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        if not any(os.environ.get(name) for name in names):
            raise CannotGoOn("There is no display here. Start this from a desktop session.")
    need_packages(missing_packages({**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES}, {}, font=True))
    prepare("")
    write_qrc()
    compile_resources()
    compile_kernels()
    command = [venv_program("python"), "-m", "trickdesk", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


class Steps:
    """Runs the steps of `test` one after the other, and remembers their results."""

    def __init__(self) -> None:
        self.results: list[tuple[str, str, float]] = []

    def run(self, name: str, command: list[str], environment: dict[str, str] | None = None) -> None:
        say(f"== {name}")
        began = time.monotonic()
        status = subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode
        self.results.append((name, "ok" if status == 0 else f"FAILED ({status})", time.monotonic() - began))

    def skip(self, name: str, why: str) -> None:
        self.results.append((name, f"skipped: {why}", 0.0))

    def summary(self) -> int:
        """Print all results; return the exit status."""
        say("")
        for name, result, seconds in self.results:
            say(f"{name:<10} {seconds:7.1f} s  {result}")
        return 1 if any(result.startswith("FAILED") for _, result, _ in self.results) else 0


def test(arguments: list[str]) -> int:
    """Run all checks, or with arguments a part of the tests."""
    if "--coverage" in arguments:
        return coverage([argument for argument in arguments if argument != "--coverage"])
    fast, lowest = "--fast" in arguments, "--lowest" in arguments
    arguments = [argument for argument in arguments if argument not in ("--fast", "--lowest")]
    # Tests start thousands of processes of this program, and each would compile its modules again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # With lowest versions, whatever compiling needs is installed before these.
    prepare_tests(kernels=lowest)
    if lowest:
        take_lowest()
    steps = Steps()
    steps.run("format", [venv_program("ruff"), "format", "--check", "."])
    steps.run("lint", [venv_program("ruff"), "check", "."])
    # With faulthandler, a crash in Qt shows the Python line.
    pytest = [venv_program("python"), "-X", "faulthandler", "-m", "pytest"]
    # The whole suite's tests and the kernels are compiled here while a core is idle.
    collect = [] if arguments or fast else [[*pytest, "--collect-only", "-q"]]
    compiling = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) for command in collect]
    kernels = threading.Thread(target=compile_kernels)
    kernels.start()
    if lowest:
        steps.skip("types", "older versions of PySide6 describe theirs less well")
    else:
        steps.run("types", [venv_program("mypy")])
    steps.run("imports", [venv_program("lint-imports")])
    for process in compiling:
        process.wait()
    kernels.join()
    chosen = ["-m", "not slow", *FAST] if fast and not arguments else []
    # The whole suite runs in several processes, but chosen tests in one, so that a debugger can stop there.
    # One process more than there are cores: many tests wait for another process or for a timer.
    cores = min(MOST_PROCESSES, os.cpu_count() or 1)
    shared = [] if arguments else ["-n", str(cores + 1), "--dist", "worksteal"]
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    steps.run("tests", [*pytest, *shared, *chosen, *arguments], offscreen)
    if arguments or fast:
        steps.skip("window", "only a part of the tests was chosen")
    else:
        test_window(steps, [*pytest, "-n", str(cores + 1), "--dist", "loadgroup", "--window", *WINDOW_TESTS])
    return steps.summary()


def coverage(arguments: list[str]) -> int:
    """Print which branches the tests of rules, matches and files don't take."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    prepare_tests()
    command = [venv_program("python"), "-m", "coverage"]
    steps = Steps()
    steps.run("erase", [*command, "erase"])
    steps.run("tests", [*command, "run", "-m", "pytest", *(arguments or COVERED)])
    steps.run("combine", [*command, "combine", "-q"])
    steps.run("branches", [*command, "report"])
    return steps.summary()


def test_window(steps: Steps, command: list[str]) -> None:
    """Run the tests that need a real window, on a virtual display."""
    if not sys.platform.startswith("linux"):
        steps.skip("window", "it needs Xvfb")
        return
    missing = missing_packages(WINDOW_LIBRARIES, WINDOW_PROGRAMS)
    wanted = missing + missing_packages({}, READER_PROGRAMS)
    if wanted and not install_packages(wanted) and missing:
        steps.skip("window", "missing " + " ".join(missing))
        return
    with virtual_display() as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        environment.pop("WAYLAND_DISPLAY", None)
        steps.run("window", command, environment)


def prepare_tests(*, kernels: bool = True) -> None:
    """Install and compile what tests need; `kernels`: those of the bots, too."""
    need_packages(missing_packages(OFFSCREEN_LIBRARIES, {}, font=True))
    prepare("dev")
    compile_resources()
    if kernels:
        compile_kernels()


def resources(arguments: list[str]) -> int:
    """Update resources.qrc and compile it."""
    if arguments:
        raise CannotGoOn("resources takes no arguments.")
    prepare("")
    write_qrc()
    compile_resources()
    return 0


def languages(arguments: list[str]) -> int:
    """Check, export or import translations."""
    return run_script("languages.py", arguments)


def english(arguments: list[str]) -> int:
    """Check for plain English."""
    return run_script("english.py", arguments)


def run_script(name: str, arguments: list[str]) -> int:
    prepare("dev")
    command = [venv_program("python"), str(ROOT / "packaging" / name), *arguments]
    return subprocess.run(command, check=False).returncode


def lock(arguments: list[str]) -> int:
    """Raise the locked versions of all packages."""
    if arguments:
        raise CannotGoOn("lock takes no arguments.")
    write_locks()
    return 0


def size(arguments: list[str]) -> int:
    """Print how many lines of code each feature has."""
    if arguments:
        raise CannotGoOn("size takes no arguments.")
    print_sizes()
    return 0


def shots(arguments: list[str]) -> int:
    """Take pictures of every screen."""
    prepare_tests()
    return subprocess.run([venv_program("python"), "-m", "tests.shots", *arguments], check=False).returncode


def docs(arguments: list[str]) -> int:
    """Make the site of all pages; any warning, such as a broken link, is a failure."""
    if arguments not in ([], ["--pictures"]):
        raise CannotGoOn("docs takes no arguments but --pictures.")
    if arguments:
        prepare_tests()
        command = [venv_program("python"), "-m", "tests.shots.pages"]
        if (status := subprocess.run(command, check=False, cwd=ROOT).returncode) != 0:
            return status
    prepare("docs")
    site = ROOT / "build" / "docs"
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--conf-dir", str(ROOT / "docs")]
    command = [venv_program("python"), "-m", "sphinx", *options, str(ROOT), str(site)]
    if (status := subprocess.run(command, check=False).returncode) == 0:
        say(f"Open {site / 'docs' / 'index.html'}")
    return status


def main(arguments: list[str]) -> int:
    commands = {
        "play": play,
        "test": test,
        "resources": resources,
        "languages": languages,
        "english": english,
        "lock": lock,
        "size": size,
        "shots": shots,
        "docs": docs,
    }
    if sys.version_info < (3, 11):  # noqa: UP036 - this may be started with any Python
        print("Trickdesk needs Python 3.11 or newer.", file=sys.stderr)
        return 2
    if not arguments or arguments[0] not in commands:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        print((__doc__ or "").strip(), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except CannotGoOn as reason:
        print(reason, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
