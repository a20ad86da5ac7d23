"""Try the .deb on a bare system: `python -m tests.packaging.try_deb [SUITE ...]`.

It installs the package, plays with it, and removes it. Needs root, and installs whatever else is missing.
SUITE is a Debian release (bookworm), or an Ubuntu one if its archive can be reached. The bare system is made
once and kept in build/roots. Everything is mounted in a separate namespace, so nothing stays mounted whatever
happens. The package is the newest one in dist/, built if there is none.

With --if-possible, as in .ci/run, the package is always built, and it isn't a failure if a system can't be
tried.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools import quiet, system_packages
from devtools.display import virtual_display

ROOT = Path(__file__).resolve().parents[2]
ROOTS = ROOT / "build" / "roots"
DEBIANS_PYTHON = "/usr/bin/python3"
INSIDE = "TRICKDESK_INSIDE"  # what to do in the namespace
USER = "player"
RECORD_ICON = "application-vnd.trickdesk.record+json"
FIRST = ROOT / "tests" / "packaging" / "first.trickdesk"
DEVICES = {"null": 3, "zero": 5, "full": 7, "random": 8, "urandom": 9}
TOOLS = {"debootstrap": "debootstrap", "util-linux": "unshare", **system_packages.WINDOW_PROGRAMS}
NAMESPACE = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
MAY_MOUNT = "mount -t tmpfs tmpfs /mnt && mknod /mnt/null c 1 3"
# What a desktop reads; installed after the program, so that nothing of it hides a dependency that was not declared.
DESKTOP = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "hicolor-icon-theme", "procps")
WRITTEN = (  # where packages and people may write
    *("/proc", "/dev", "/sys", "/tmp", "/mnt", "/run", "/home"),
    *("/var/cache", "/var/log", "/var/lib/apt", "/var/lib/dpkg"),
)
PATIENCE = 60.0  # seconds
# Bytes of the package, KiB of what it installs.
LARGEST, LARGEST_INSTALLED = 18_700_000, 72_000_000 // 1024
CANNOT = 3  # the exit status of a job that can do nothing here


class Failed(Exception):
    """Something that the package doesn't do; the text is a sentence."""


class CannotTry(Exception):
    """Why nothing can be tried here, as a sentence."""


def bare_system(suite: str) -> Path:
    """Return the bare system of a suite, made by debootstrap if it doesn't exist.

    Raises CannotTry.
    """
    place = ROOTS / suite
    if not (place / "usr/bin/apt-get").exists():
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        command = ["debootstrap", "--variant=minbase", suite, str(place)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode != 0:
            shutil.rmtree(place, ignore_errors=True)
            raise CannotTry(f"no bare system can be made here: {done.stdout[-300:].strip()}")
    return place


class System:
    """A temporary copy of a bare system, entered by chroot.

    Create it only inside our own mount namespace.
    """

    def __init__(self, base: Path, work: Path) -> None:
        self.work, self.root = work, work / "root"
        for name in ("root", "upper"):
            (work / name).mkdir()
        mount("tmpfs", work / "upper")
        for name in ("upper", "work"):
            (work / "upper" / name).mkdir()
        layers = f"lowerdir={base},upperdir={work}/upper/upper,workdir={work}/upper/work"
        mount("overlay", self.root, layers)
        mount("proc", self.root / "proc")
        mount("tmpfs", self.root / "dev", "mode=755")
        for name, number in DEVICES.items():
            os.mknod(self.root / "dev" / name, 0o20666, os.makedev(1, number))
            (self.root / "dev" / name).chmod(0o666)
        (self.root / "dev/shm").mkdir(mode=0o1777)
        (self.root / "dev/fd").symlink_to("/proc/self/fd")
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        (self.root / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
        (self.root / "usr/sbin/policy-rc.d").chmod(0o755)

    def close(self) -> None:
        """Unmount everything; nothing below may be deleted before that."""
        subprocess.run(["umount", "-R", str(self.root)], check=True)
        subprocess.run(["umount", str(self.work / "upper")], check=True)

    def command(self, *words: str, user: str = "root", **environment: str) -> list[str]:
        """Return the command line to run a command inside, with a clean environment."""
        home = "/root" if user == "root" else f"/home/{user}"
        usual = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8"}
        usual |= {"DEBIAN_FRONTEND": "noninteractive", **environment}
        put = [f"{name}={value}" for name, value in usual.items()]
        return ["chroot", f"--userspec={user}", str(self.root), "env", "-i", *put, *words]

    def ask(self, *words: str, user: str = "root") -> str:
        """Return what a command prints. Raises Failed if it exits with an error."""
        command = self.command(*words, user=user)
        done = subprocess.run(
            command, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            raise Failed(f"{' '.join(words)} fails:\n{done.stdout[-3000:]}")
        return done.stdout.strip()

    def install(self, *packages: str) -> None:
        self.ask("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)

    def files(self) -> set[str]:
        """Return all paths except those that packages and people may write to."""
        prunes = " -o ".join(f"-path {path}" for path in WRITTEN)
        return set(self.ask("sh", "-c", f"find / -xdev \\( {prunes} \\) -prune -o -print").splitlines())


def mount(kind: str, place: Path, options: str = "") -> None:
    more = ["-o", options] if options else []
    subprocess.run(["mount", "-t", kind, kind, *more, str(place)], check=True)


@contextlib.contextmanager
def throw_away(base: Path) -> Iterator[System]:
    """Yield a temporary copy.

    Only empty folders are removed: a delete must never reach a mounted tree.
    """
    work = Path(tempfile.mkdtemp(dir=ROOTS, prefix="try-"))
    system = System(base, work)
    try:
        yield system
    finally:
        system.close()
        for folder in (work / "root", work / "upper", work):
            folder.rmdir()


def until(what: str, test: Callable[[], object]) -> None:
    """Wait for `test`. Raises Failed."""
    began = time.monotonic()
    while not test():
        if time.monotonic() - began > PATIENCE:
            raise Failed(f"no {what} after {PATIENCE:.0f} s")
        time.sleep(0.05)


def running(system: System) -> list[str]:
    """Return the process ids of the bot processes."""
    search = "pgrep -u $0 -f 'trickdesk bot-worker' || true"
    return system.ask("sh", "-c", search, USER).split()


def play(system: System, shot: Path) -> str:
    """Continue a match at a bot's move, with an empty home; return the times."""
    record = json.loads(FIRST.read_text(encoding="utf-8"))
    record["log"] = record["log"][:1]  # the deal; seat 3, a bot, speaks first
    home = system.root / "home" / USER
    (home / "first.trickdesk").write_text(json.dumps(record), encoding="utf-8")
    autosave = home / ".local/share/trickdesk/autosave"
    with virtual_display() as display:
        began = time.monotonic()
        command = system.command(
            "trickdesk", f"/home/{USER}/first.trickdesk", user=USER, DISPLAY=display, QT_QPA_PLATFORM="xcb"
        )
        program = subprocess.Popen(command)
        environment = {**os.environ, "DISPLAY": display}
        search = ["xdotool", "search", "--onlyvisible", "--name", "Trickdesk"]

        def has_window() -> bool:
            return bool(subprocess.run(search, check=False, env=environment, capture_output=True).stdout)

        def has_called() -> bool:
            with contextlib.suppress(FileNotFoundError):  # for a moment, while a newer one takes its place
                return any("3 call" in file.read_text() for file in autosave.glob("*.trickdesk"))
            return False

        try:
            until("window", has_window)
            window = time.monotonic() - began
            until("move of a bot", has_called)
            move = time.monotonic() - began
            take_picture(shot, environment)
            if not running(system):
                raise Failed("the bots' process does not run")
            if any("libQt6" in (system.root / f"proc/{bots}/maps").read_text() for bots in running(system)):
                raise Failed("the bots' process has loaded Qt, which it does not need")
        finally:
            program.terminate()
            program.wait(PATIENCE)
            until("end of the bots' process", lambda: not running(system))
    return f"window after {window:.1f} s, a bot's call after {move:.1f} s"


def take_picture(shot: Path, environment: dict[str, str]) -> None:
    """Save a screenshot, if there is a program for it."""
    if shutil.which("import"):
        subprocess.run(["import", "-window", "root", str(shot)], check=False, env=environment)


def check(suite: str, system: System) -> None:
    """Check everything that an installed program has to do. Raises Failed."""
    if "compiled" not in (said := system.ask("trickdesk", "--version")):
        raise Failed(said)
    libraries = "find /usr/lib/trickdesk -name '*.so*' -type f -exec ldd {} + 2>&1 | grep 'not found' || true"
    if lacking := system.ask("sh", "-c", libraries):
        raise Failed(f"libraries are not found:\n{lacking}")
    system.ask("useradd", "-m", USER)
    system.ask("trickdesk", "self-test", user=USER)
    system.install(*DESKTOP)
    print(f"{suite}: {said}; {play(system, ROOT / 'build' / f'try-{suite}.png')}", flush=True)
    kind = system.ask("gio", "info", "-a", "standard::content-type", f"/home/{USER}/first.trickdesk")
    if "application/vnd.trickdesk.record+json" not in kind:
        raise Failed(f"a record is taken for {kind}")
    if RECORD_ICON not in (
        icons := system.ask("gio", "info", "-a", "standard::icon", f"/home/{USER}/first.trickdesk")
    ):
        raise Failed(f"a record has the icons {icons}")
    system.ask("test", "-s", f"/usr/share/icons/hicolor/48x48/mimetypes/{RECORD_ICON}.png")
    system.ask("desktop-file-validate", "/usr/share/applications/trickdesk.desktop")
    if "trickdesk.desktop" not in (opener := system.ask("gio", "mime", kind.split()[-1])):
        raise Failed(f"records are opened with {opener}")


def check_size(package: Path) -> None:
    """Check that the package hasn't grown. Raises Failed."""
    command = ["dpkg-deb", "--field", str(package), "Installed-Size"]
    installed = int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    size = package.stat().st_size
    if size > LARGEST or installed > LARGEST_INSTALLED:
        raise Failed(f"the package has {size / 1e6:.1f} MB, {installed * 1024 / 1e6:.1f} MB installed")


def try_suite(suite: str, package: Path) -> None:
    """Install, use and remove the package.

    Raises Failed, or CannotTry if something that the package needs isn't available.
    """
    with throw_away(bare_system(suite)) as system:
        try:
            system.ask("apt-get", "update", "-qq", "-o", "APT::Update::Error-Mode=any")
        except Failed as reason:
            raise CannotTry(str(reason)) from None
        check_size(package)
        shutil.copy(package, system.root / "tmp/trickdesk.deb")
        before = system.files()
        began = time.monotonic()
        system.install("/tmp/trickdesk.deb")
        print(f"{suite}: installed in {time.monotonic() - began:.1f} s", flush=True)
        check(suite, system)
        ours = {path for path in system.files() - before if "trickdesk" in path.lower()}
        system.ask("apt-get", "purge", "-y", "-qq", "trickdesk")
        if left := system.files() & ours:
            raise Failed(f"after the removal there are {sorted(left)}")
        cache = (system.root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
        if "trickdesk" in cache:
            raise Failed("after the removal the desktop still opens records with it")
        if not any((system.root / "home" / USER / ".local/share/trickdesk/autosave").iterdir()):
            raise Failed("the removal has taken the player's match")
        print(f"{suite}: removed; the player's match is kept", flush=True)


def need_tools() -> None:
    """Check that bare systems can be made and entered here. Raises CannotTry."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise CannotTry("it needs root on Linux.")
    lacking = system_packages.missing_packages({}, TOOLS)
    if lacking and not system_packages.install_packages(lacking):
        raise CannotTry(f"{', '.join(lacking)} cannot be installed here.")
    if quiet([*NAMESPACE, "sh", "-c", MAY_MOUNT]) != 0:
        raise CannotTry("even root may not mount anything here.")


def builder() -> str:
    """Return the Python to build with: Debian's for old systems, or this one."""
    whole = "import ensurepip, os, sysconfig; open(sysconfig.get_path('include') + '/Python.h').close()"
    if not Path(DEBIANS_PYTHON).exists():
        return sys.executable
    if quiet([DEBIANS_PYTHON, "-c", whole]) != 0:
        system_packages.install_packages(["python3-venv", "python3-dev"])
    return DEBIANS_PYTHON if quiet([DEBIANS_PYTHON, "-c", whole]) == 0 else sys.executable


def packages() -> list[Path]:
    """Return the packages in dist/, newest last."""
    return sorted((ROOT / "dist").glob("trickdesk_*.deb"), key=lambda file: file.stat().st_mtime)


def build() -> bool:
    """Build the package; return whether it exists."""
    command = [builder(), str(ROOT / "packaging" / "build.py"), "deb"]
    return subprocess.run(command, check=False, cwd=ROOT).returncode == 0


def enter(job: str, suites: list[str]) -> subprocess.Popen[str]:
    """Start this module in a new namespace, with readable error output."""
    command = [*NAMESPACE, sys.executable, "-m", "tests.packaging.try_deb", *suites]
    environment = {**os.environ, INSIDE: job}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)


def work_inside(job: str, suites: list[str]) -> int:
    """Make the bare systems, or try the package in each; CANNOT if that's impossible."""
    status = 0
    for suite in suites:
        try:
            if job == "make":
                bare_system(suite)
            else:
                try_suite(suite, packages()[-1])
        except (Failed, CannotTry) as reason:
            print(f"{suite}: {reason}", file=sys.stderr)
            status = max(status, CANNOT if isinstance(reason, CannotTry) else 1)
    return status


def finish(process: subprocess.Popen[str]) -> bool:
    """Wait for one of our jobs; return whether it succeeded. Raises CannotTry."""
    _, said = process.communicate()
    if process.returncode == CANNOT:
        raise CannotTry(said.strip())
    print(said, end="", file=sys.stderr, flush=True)
    return process.returncode == 0


def make_and_try(suites: list[str], *, anew: bool) -> bool:
    """Make the bare systems and the package at once, and try it; return the success.

    Raises CannotTry.
    """
    need_tools()
    maker = enter("make", suites)
    try:
        built = build() if anew or not packages() else True
    finally:
        made = finish(maker)
    return made and built and finish(enter("try", suites))


def main(arguments: list[str]) -> int:
    if job := os.environ.get(INSIDE):
        return work_inside(job, arguments)
    lenient = "--if-possible" in arguments
    suites = [argument for argument in arguments if argument != "--if-possible"] or ["bookworm"]
    try:
        return 0 if make_and_try(suites, anew=lenient) else 1
    except CannotTry as reason:
        print(f"The package was not tried on a bare system: {reason}", file=sys.stderr)
        return 0 if lenient else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
