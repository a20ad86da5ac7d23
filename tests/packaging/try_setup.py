"""Try the installer as a user: `python -m tests.packaging.try_setup [SETUP]`.

It installs the program, plays, and removes it. On Windows, it runs as the current user, who must not have
Trickdesk installed. On Linux, it runs under Wine in a temporary prefix, and takes a picture of the window in
build/try-setup.png. SETUP is by default the newest one in dist/.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools import CannotGoOn, system_packages
from devtools.display import virtual_display

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT / "packaging" / "windows")]
import wine  # noqa: E402

from trickdesk.ui.qt.windows_taskbar import APP_ID  # noqa: E402

FIRST = ROOT / "tests" / "packaging" / "first.trickdesk"
SCRIPT = ROOT / "packaging" / "windows" / "trickdesk.iss"
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall"
QUIETLY = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
PATIENCE = 300.0  # seconds; the set-up program unpacks 60 MB
LARGEST = 20_000_000  # bytes


class Failed(Exception):
    """Something that the installer or the program doesn't do; the text is a sentence."""


class Windows:
    """The Windows on which this runs."""

    runner: tuple[str, ...] = ()

    def name(self, path: Path) -> str:
        """Return the Windows name of a file."""
        return str(path)

    def path(self, name: str) -> Path:
        """Return the path of a file with this Windows name."""
        return Path(name)

    def do(self, *words: str) -> int:
        """Run a program without a console; return its exit status."""
        command, hush = [*self.runner, *words], subprocess.DEVNULL
        return subprocess.run(command, check=False, stdout=hush, stderr=hush, timeout=PATIENCE).returncode

    def ask(self, *words: str) -> str:
        """Return what a program prints. Raises Failed if it exits with an error."""
        command = [*self.runner, *words]
        done = subprocess.run(command, check=False, capture_output=True, timeout=PATIENCE)
        said = done.stdout.decode(errors="replace").strip()
        if done.returncode != 0:
            raise Failed(f"{' '.join(words)} fails:\n{said}\n{done.stderr.decode(errors='replace')[-3000:]}")
        return said

    def folder(self, variable: str) -> Path:
        """Return the user's folder that a variable names."""
        return self.path(self.ask("cmd", "/c", f"echo %{variable}%"))

    def has_key(self, key: str) -> bool:
        return self.do("reg", "query", key) == 0

    def value(self, key: str) -> str:
        """Return the default value of a registry key. Raises Failed if there is none."""
        return self.ask("reg", "query", key, "/ve").rpartition("REG_SZ")[2].strip()

    def look(self, shot: Path) -> None:
        """Check that there is a window. Raises Failed."""

    def close_window(self) -> None:
        """Ask the program to end, like its window's close button."""
        self.do("taskkill", "/IM", "trickdesk.exe")

    def knows_its_button(self, shortcut: Path) -> bool:
        """Return whether a shortcut names its task bar button."""
        return APP_ID.encode("utf-16-le") in shortcut.read_bytes()


class Wine(Windows):
    """A private Windows below `prefix`."""

    runner = ("wine",)
    search = ("xdotool", "search", "--onlyvisible", "--name", "Trickdesk")

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        wine.enter(prefix)
        wine.make_prefix(prefix)

    def name(self, path: Path) -> str:
        return wine.windows_name(path)

    def path(self, name: str) -> Path:
        return self.prefix / "drive_c" / name.removeprefix("C:\\").replace("\\", "/")

    def look(self, shot: Path) -> None:
        until("window", lambda: subprocess.run(self.search, check=False, capture_output=True).stdout)
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", str(shot)], check=False)

    def close_window(self) -> None:
        subprocess.run([*self.search, "windowactivate", "--sync", "key", "alt+F4"], check=False)

    def knows_its_button(self, shortcut: Path) -> bool:
        return True  # Wine's shortcuts have no properties


@contextlib.contextmanager
def some_windows() -> Iterator[Windows]:
    """Return this Windows, or a Wine with its own display. Raises CannotGoOn."""
    if sys.platform == "win32":
        yield Windows()
        return
    lacking = system_packages.missing_packages({}, {**wine.PROGRAMS, **system_packages.WINDOW_PROGRAMS})
    if lacking or not sys.platform.startswith("linux"):
        raise CannotGoOn(f"The set-up program is tested on Windows, or on Linux with {', '.join(lacking)}.")
    with (
        tempfile.TemporaryDirectory(prefix="trickdesk-", ignore_cleanup_errors=True) as folder,
        virtual_display() as display,
    ):
        os.environ["DISPLAY"] = display
        try:
            yield Wine(Path(folder))
        finally:
            subprocess.run(["wineserver", "--kill"], check=False)  # of this prefix alone


def until(what: str, test: Callable[[], object]) -> None:
    """Wait for `test`. Raises Failed."""
    began = time.monotonic()
    while not test():
        if time.monotonic() - began > PATIENCE:
            raise Failed(f"no {what} after {PATIENCE:.0f} s")
        time.sleep(0.1)


class Trial:
    """An installer, what it leaves on a system, and what must be gone afterwards."""

    def __init__(self, system: Windows, setup: Path) -> None:
        self.system, self.setup = system, setup
        found = re.search(r"^AppId=\{(\{.+\})$", SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
        assert found is not None
        self.keys = [rf"{UNINSTALL}\{found[1]}_is1", rf"{CLASSES}\.trickdesk", rf"{CLASSES}\Trickdesk.Record"]
        for kind in ("challenge", "result", "rules"):
            self.keys += [rf"{CLASSES}\.trickdesk-{kind}", rf"{CLASSES}\Trickdesk.{kind.capitalize()}"]
        local = system.folder("LOCALAPPDATA")
        self.program, self.data = local / "Programs" / "Trickdesk", local / "trickdesk"
        menu = system.folder("APPDATA") / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.shortcut = menu / "Trickdesk.lnk"

    def traces(self) -> list[str]:
        """Return what exists of the program, without the player's files."""
        files = [path for path in (self.program, self.shortcut) if path.exists()]
        return [*map(str, files), *filter(self.system.has_key, self.keys)]

    def install(self) -> int:
        return self.system.do(self.system.name(self.setup), *QUIETLY)

    def uninstall(self) -> int:
        return self.system.do(self.system.name(self.program / "unins000.exe"), *QUIETLY)

    def check_installed(self) -> str:
        """Check that everything is in place; return the program's version.

        Raises Failed.
        """
        if lacking := {str(self.program), str(self.shortcut), *self.keys} - set(self.traces()):
            raise Failed(f"the set-up has not made {sorted(lacking)}")
        if not self.system.knows_its_button(self.shortcut):
            raise Failed("the shortcut does not say whose button on the task bar is meant")
        if (kind := self.system.value(self.keys[1])) != "Trickdesk.Record":
            raise Failed(f"records are taken for {kind}")
        program = self.system.name(self.program / "trickdesk-cli.exe")
        if "(kernels: compiled)" not in (said := self.system.ask(program, "--version")):
            raise Failed(said)
        self.system.ask(program, "self-test")
        return said

    def play(self, shot: Path) -> str:
        """Open a match at a bot's move as a double click does; return the times.

        Raises Failed.
        """
        record = json.loads(FIRST.read_text(encoding="utf-8"))
        record["log"] = record["log"][:1]  # the deal; seat 3, a bot, speaks first
        file = self.system.folder("TEMP") / "a first mätch.trickdesk"
        file.write_text(json.dumps(record), encoding="utf-8")
        words = re.findall('"([^"]+)"', self.system.value(rf"{self.keys[2]}\shell\open\command"))
        command = [word.replace("%1", self.system.name(file)) for word in words]
        began = time.monotonic()
        program = subprocess.Popen(
            [*self.system.runner, *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        try:
            until("move of a bot", self.has_called)
            move = time.monotonic() - began
            self.system.look(shot)
            self.refuse_while_it_runs()
            if program.poll() is not None:
                raise Failed("the program has ended by itself")
            self.system.close_window()
            until("end of the program", lambda: program.poll() is not None)
        finally:
            program.kill()
            file.unlink()
        if program.returncode != 0:
            raise Failed(f"the program ends with status {program.returncode}")
        return f"a bot's call after {move:.1f} s"

    def has_called(self) -> bool:
        files = (self.data / "autosave").glob("*.trickdesk")
        return any("3 call" in file.read_text(encoding="utf-8") for file in files)

    def refuse_while_it_runs(self) -> None:
        """Check that update and uninstaller refuse to work while the program runs.

        Raises Failed.
        """
        for what, done in (("installed over", self.install), ("uninstalled", self.uninstall)):
            if done() == 0:
                raise Failed(f"a running program is {what}")
        if not (self.program / "_internal").is_dir() or not (self.program / "trickdesk.exe").exists():
            raise Failed("the uninstaller has taken parts of a running program")

    def update(self) -> None:
        """Install over an existing version, of which nothing may remain. Raises Failed."""
        old = self.program / "_internal" / "of an older version.txt"
        old.write_text("old", encoding="utf-8")
        if self.install() != 0 or old.exists():
            raise Failed("an update does not replace what was there")

    def check_removed(self) -> None:
        """Check that only the player's files are left. Raises Failed."""
        with contextlib.suppress(Failed):
            until("end of the uninstaller", lambda: not self.traces())
        if left := self.traces():
            raise Failed(f"after the removal there are {left}")
        if not self.has_called():
            raise Failed("the removal has taken the player's match")


def try_setup(system: Windows, setup: Path) -> None:
    """Install, use, update and remove the program.

    Raises Failed, and CannotGoOn if someone plays here.
    """
    if setup.stat().st_size > LARGEST:
        raise Failed(f"the set-up has {setup.stat().st_size} bytes, more than {LARGEST}")
    trial = Trial(system, setup)
    if trial.traces() or trial.data.exists():
        raise CannotGoOn("This user plays Trickdesk. Test the set-up program as another user.")
    began = time.monotonic()
    if (status := trial.install()) != 0:
        raise Failed(f"the set-up leaves with status {status}")
    tell(f"installed in {time.monotonic() - began:.1f} s")
    tell(trial.check_installed())
    (ROOT / "build").mkdir(exist_ok=True)
    tell(trial.play(ROOT / "build" / "try-setup.png"))
    trial.update()
    began = time.monotonic()
    if (status := trial.uninstall()) != 0:
        raise Failed(f"the uninstaller leaves with status {status}")
    trial.check_removed()
    tell(f"removed in {time.monotonic() - began:.1f} s; the player's match is kept")
    shutil.rmtree(trial.data)


def tell(text: str) -> None:
    print(text, flush=True)


def main(arguments: list[str]) -> int:
    setups = [Path(name).resolve() for name in arguments] or sorted(
        (ROOT / "dist").glob("trickdesk-*-windows-*-setup.exe"), key=lambda file: file.stat().st_mtime
    )
    try:
        if not setups:
            raise CannotGoOn(
                "There is no set-up program in dist/. Build one with packaging/build.py windows."
            )
        with some_windows() as system:
            try_setup(system, setups[-1])
    except CannotGoOn as reason:
        print(reason, file=sys.stderr)
        return 2
    except Failed as reason:
        print(f"windows: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
