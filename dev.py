#!/usr/bin/env python3
"""Run Trickdesk or its tests from a checkout; needs nothing but Python 3.10 or newer.

    python3 dev.py play [arguments of trickdesk]
    python3 dev.py test [--fast] [arguments of pytest]
    python3 dev.py resources
    python3 dev.py languages [export LANGUAGE | import LANGUAGE FILE | carry FILE | tidy]
    python3 dev.py english [FILE OR FOLDER ...]
    python3 dev.py shots FOLDER [--games ...] [--themes ...] [--sizes ...] [--text 150] [--language he]

`play` and `test` make a virtual environment in .venv, install what is missing there, compile the
resources and, where there is a C compiler, the bots' kernels; later runs start at once. `resources`
brings resources.qrc up to date with assets/, which `play` does too and `test` checks. `languages` tells
what is not translated (see CONTRIBUTING.md). `english` lists what is not plain English. `shots` takes pictures of
every screen.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
ASSETS = ROOT / "assets"
QRC = ROOT / "resources.qrc"
COMPILED = ROOT / "trickdesk" / "resources_rc.py"
IN_PLACE = "TRICKDESK_IN_PLACE"  # tells setup.py that a checkout is installed, which compiles for itself

# Debian package -> the library that shows that it is there.
OFFSCREEN_LIBRARIES = {
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libfontconfig1": "libfontconfig.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libglib2.0-0": "libglib-2.0.so.0",
}
WINDOW_LIBRARIES = {
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
}
FONT_PACKAGE = "fonts-dejavu-core"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
# Debian package -> its program: what the tests of the real window need besides.
WINDOW_PROGRAMS = {"xvfb": "Xvfb", "openbox": "openbox", "xdotool": "xdotool"}
# ... and those in which a screen reader asks the program; without them only these are skipped.
READER_PROGRAMS = {"dbus": "dbus-daemon", "at-spi2-core": "/usr/libexec/at-spi2-registryd"}


class CannotGoOn(Exception):
    """The sentence to print before leaving with exit status 2."""


# --- what the system has to bring -------------------------------------------------------------------


def missing_packages(libraries: dict[str, str], programs: dict[str, str], *, font: bool = False) -> list[str]:
    """The Debian names of what this Linux lacks; nothing on other systems."""
    if not sys.platform.startswith("linux"):
        return []
    missing = [package for package, library in libraries.items() if not has_library(library)]
    missing += [package for package, program in programs.items() if shutil.which(program) is None]
    if font and not any(next(Path(folder).rglob("*.?tf"), None) for folder in FONT_FOLDERS):
        missing.append(FONT_PACKAGE)
    return missing


def has_library(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def apt_command(packages: list[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def apt_prefix() -> list[str] | None:
    """How this user may run apt-get without being asked: as root, through sudo, or not at all."""
    if shutil.which("apt-get") is None or os.name != "posix":
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and quiet(["sudo", "-n", "true"]) == 0:
        return ["sudo", "-n"]
    return None


def quiet(command: list[str]) -> int:
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True).returncode


def install_packages(packages: list[str]) -> bool:
    """Install Debian packages when this user may; whether they are there now."""
    prefix = apt_prefix()
    if prefix is None:
        return False
    say("Installing system packages: " + " ".join(packages))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    keep = ["env", "DEBIAN_FRONTEND=noninteractive"] if prefix else []
    # The lists of a fresh machine are empty or old; without a network the packages may still be cached.
    subprocess.run([*prefix, "apt-get", "update", "-qq"], check=False, env=environment)
    done = subprocess.run([*prefix, *keep, *apt_command(packages), "-qq"], check=False, env=environment)
    return done.returncode == 0


def need_packages(packages: list[str]) -> None:
    """Install `packages` or say how to. Raises CannotGoOn."""
    if not packages or install_packages(packages):
        return
    if shutil.which("apt-get"):
        command = "sudo " + " ".join(apt_command(packages))
        raise CannotGoOn(f"Some system packages are missing. Type this once, then try again:\n  {command}")
    libraries = {**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES, FONT_PACKAGE: "a font"}
    names = ", ".join(libraries.get(package, package) for package in packages)
    raise CannotGoOn(f"This system lacks {names}: please install them with its package manager.")


# --- the virtual environment and the resources ------------------------------------------------------


def venv_program(name: str) -> str:
    folder = "Scripts" if os.name == "nt" else "bin"
    return str(VENV / folder / (name + (".exe" if os.name == "nt" else "")))


def prepare(extra: str) -> None:
    """Make .venv, install the project with its extra ("", "dev" or "package").

    Raises CannotGoOn.
    """
    if not Path(venv_program("python")).exists():
        make_venv()
    wanted = (ROOT / "pyproject.toml").read_bytes() + (VENV / "pyvenv.cfg").read_bytes() + bytes(ROOT)
    stamp = hashlib.sha256(wanted).hexdigest()
    # The developers' tools include all that the program needs.
    enough = {"": ("play", "kernels", "dev"), "kernels": ("kernels", "dev")}.get(extra, (extra,))
    if not any(is_stamped(VENV / f"installed-{name}", stamp) for name in enough):
        say("Installing what is missing; this happens once.")
        target = f"{ROOT}[{extra}]" if extra else str(ROOT)
        pip = [venv_program("python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        # Resources and kernels are compiled by themselves, see compile_resources() and compile_kernels().
        environment = {**os.environ, "TRICKDESK_PURE": "1", IN_PLACE: "1"}
        if subprocess.run([*pip, "-e", target], check=False, env=environment).returncode != 0:
            raise CannotGoOn("The installation did not succeed; pip says why above.")
        (VENV / f"installed-{extra or 'play'}").write_text(stamp)


def is_stamped(file: Path, stamp: str) -> bool:
    return file.exists() and file.read_text() == stamp


def make_venv() -> None:
    # Debian keeps this part of Python in a package of its own.
    if importlib.util.find_spec("ensurepip") is None:
        need_packages([f"python{sys.version_info.major}.{sys.version_info.minor}-venv"])
    say(f"Making a virtual environment in {VENV.name}")
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise CannotGoOn("The virtual environment could not be made; Python says why above.")


def asset_files() -> list[Path]:
    """Every file below assets/ that the program reads, in a fixed order; hidden files are the desktop's, not ours."""
    files = (path for path in ASSETS.rglob("*") if path.is_file() and not path.name.startswith("."))
    files = (path for path in files if path.name != "README.md")
    return sorted(files, key=lambda path: path.relative_to(ROOT).as_posix())


def translations() -> dict[Path, Path]:
    """The translations below assets/, and what each is compiled to."""
    folder = QRC.parent / "build" / "languages"
    return {path: folder / f"{path.stem}.qm" for path in asset_files() if path.suffix == ".ts"}


def qrc_text() -> str:
    """What resources.qrc has to say; the program finds assets/a/b.svg as :/assets/a/b.svg.

    A translation is found as it is compiled: assets/languages/x.ts as :/assets/languages/x.qm.
    """
    lines, compiled = [], translations()
    for path in asset_files():
        name = path.relative_to(ROOT).as_posix()
        if path in compiled:
            alias = path.relative_to(ROOT).with_suffix(".qm").as_posix()
            file = compiled[path].relative_to(ROOT).as_posix()
            lines.append(f'    <file alias="{escape(alias)}">{escape(file)}</file>\n')
        else:
            lines.append(f"    <file>{escape(name)}</file>\n")
    return "<RCC>\n  <qresource>\n" + "".join(lines) + "  </qresource>\n</RCC>\n"


def write_qrc() -> None:
    """Bring resources.qrc up to date with assets/."""
    text = qrc_text()
    if not QRC.exists() or QRC.read_text(encoding="utf-8") != text:
        QRC.write_bytes(text.encode())


def compile_resources() -> None:
    """Compile what resources.qrc lists to trickdesk/resources_rc.py where that is old.

    Raises CannotGoOn.
    """
    stamp = f"# {resources_hash()}\n"
    if COMPILED.exists():
        with open(COMPILED, encoding="utf-8") as file:
            if file.readline() == stamp:
                return
    for source, target in translations().items():
        compile_translation(source, target)
    text = stamp + run_tool("pyside6-rcc", str(QRC))
    # Two runs at the same time must not see half a file.
    new = COMPILED.with_name(f"{COMPILED.name}.{os.getpid()}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, COMPILED)


def compile_translation(source: Path, target: Path) -> None:
    """Compile one language. Raises CannotGoOn."""
    target.parent.mkdir(parents=True, exist_ok=True)
    new = target.with_name(f"{target.name}.{os.getpid()}.new")
    run_tool("pyside6-lrelease", "-silent", str(source), "-qm", str(new))
    os.replace(new, target)


def run_tool(name: str, *arguments: str) -> str:
    """What a tool of Qt prints. Raises CannotGoOn where it is missing or fails."""
    # The Python that has PySide6 has its tools beside it, or on the path where pip builds.
    tool = (
        shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name) or venv_program(name)
    )
    try:
        done = subprocess.run([tool, *arguments], check=False, capture_output=True, text=True)
    except OSError as error:
        raise CannotGoOn(f"The resources could not be compiled: {error}") from None
    if done.returncode != 0:
        raise CannotGoOn(f"The resources could not be compiled: {done.stderr.strip()}")
    return done.stdout


def resources_hash() -> str:
    """Changes whenever resources.qrc or a file below assets/ does."""
    digest = hashlib.sha256(QRC.read_bytes())
    for path in asset_files():
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


# --- the kernels ------------------------------------------------------------------------------------

WHERE = "from trickdesk import kernels as k; print('' if k.is_pure() or not k.can_compile() else k.folder())"
MOST_AT_ONCE = 8  # processes among which the tests are shared out, at the most
KEPT = 6  # compiled kernels of so many states of the sources and kinds of Python
WORKS = "from trickdesk import kernels as k; raise SystemExit(k.loaded() != 'compiled')"


def compile_kernels() -> None:
    """Compile the bots' kernels where this system can; they run uncompiled otherwise.

    The result lies under the hash of their sources. An attempt that failed leaves an empty folder there, so that
    only a change of the sources tries again.
    """
    python = venv_program("python")
    asked = subprocess.run([python, "-c", WHERE], check=False, cwd=ROOT, capture_output=True, text=True)
    place = Path(asked.stdout.strip())
    if asked.returncode != 0 or not asked.stdout.strip() or place.exists():
        return
    say("Compiling the bots' kernels; this happens once.")
    new = place.with_name(f"{place.name}.{os.getpid()}.new")
    build = [
        python,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        str(new),
        "--build-temp",
        str(new / "temp"),
    ]
    try:
        prepare("kernels")
        built = quiet(build) == 0 and new.exists()
    except CannotGoOn:
        built = False
    if built:
        shutil.rmtree(new / "temp", ignore_errors=True)
        with contextlib.suppress(OSError):  # another run was quicker
            os.replace(new, place)
        built = quiet([python, "-c", WORKS]) == 0
    shutil.rmtree(new, ignore_errors=True)
    if not built:
        say("The kernels could not be compiled: the bots are slower, all else is the same.")
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
    for old in sorted(place.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


# --- play -------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    if sys.platform.startswith("linux"):
        places = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        if not any(os.environ.get(name) for name in places):
            raise CannotGoOn("There is no display here: start this from a desktop session.")
    need_packages(missing_packages({**OFFSCREEN_LIBRARIES, **WINDOW_LIBRARIES}, {}, font=True))
    prepare("")
    write_qrc()
    compile_resources()
    compile_kernels()
    command = [venv_program("python"), "-m", "trickdesk", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


# --- test -------------------------------------------------------------------------------------------


# What takes a minute at most: the rules, and all that is beneath bots and screens.
QUICK = [
    f"tests/{name}" for name in ("test_architecture.py", "engine", "games", "rules", "session", "storage")
]


class Steps:
    """Runs one step after the other and remembers how each of them went."""

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
        """Print all results; the exit status for them."""
        say("")
        for name, result, seconds in self.results:
            say(f"{name:<10} {seconds:7.1f} s  {result}")
        return 1 if any(result.startswith("FAILED") for _, result, _ in self.results) else 0


def test(arguments: list[str]) -> int:
    fast = "--fast" in arguments
    arguments = [argument for argument in arguments if argument != "--fast"]
    # The tests start thousands of processes of this program: each would compile all of it again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    need_packages(missing_packages(OFFSCREEN_LIBRARIES, {}, font=True))
    prepare("dev")
    compile_resources()
    compile_kernels()
    steps = Steps()
    steps.run("format", [venv_program("ruff"), "format", "--check", "."])
    steps.run("lint", [venv_program("ruff"), "check", "."])
    steps.run("types", [venv_program("mypy")])
    steps.run("imports", [venv_program("lint-imports")])
    # faulthandler: a crash inside Qt names the Python line.
    pytest = [venv_program("python"), "-X", "faulthandler", "-m", "pytest"]
    chosen = ["-m", "not slow", *QUICK] if fast and not arguments else []
    # The whole suite runs in several processes; a chosen part in one, where a debugger can stop it.
    several = ["-n", str(min(MOST_AT_ONCE, os.cpu_count() or 1)), "--dist"]
    shared = [] if arguments else [*several, "worksteal"]
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    steps.run("tests", [*pytest, *shared, *chosen, *arguments], offscreen)
    if arguments or fast:
        steps.skip("window", "only a part was asked for")
    else:
        test_window(steps, [*pytest, *several, "loadgroup", "--window"])
    return steps.summary()


def test_window(steps: Steps, command: list[str]) -> None:
    """The tests that need a real window, on a display server of their own."""
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


@contextlib.contextmanager
def virtual_display(size: str = "1920x1080") -> Iterator[str]:
    """A private X server with a window manager; yields its name.

    The server picks a free number.
    """
    reader, writer = os.pipe()
    screen = ["-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    hush = subprocess.DEVNULL
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *screen], pass_fds=[writer], stdout=hush, stderr=hush
    )
    os.close(writer)
    manager = None
    try:
        with os.fdopen(reader) as answer:
            display = ":" + answer.readline().strip()
        if display == ":":
            raise CannotGoOn("Xvfb did not start.")
        environment = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env=environment, stdout=hush, stderr=hush)
        yield display
    finally:
        for process in (manager, server):
            if process is not None:
                process.terminate()
                process.wait()


# --- the command line -------------------------------------------------------------------------------


def say(text: str) -> None:
    print(text, flush=True)


def resources(arguments: list[str]) -> int:
    if arguments:
        raise CannotGoOn("resources takes no arguments.")
    prepare("")
    write_qrc()
    compile_resources()
    return 0


def languages(arguments: list[str]) -> int:
    return run_script("languages.py", arguments)


def english(arguments: list[str]) -> int:
    return run_script("english.py", arguments)


def run_script(name: str, arguments: list[str]) -> int:
    prepare("dev")
    command = [venv_program("python"), str(ROOT / "packaging" / name), *arguments]
    return subprocess.run(command, check=False).returncode


def shots(arguments: list[str]) -> int:
    need_packages(missing_packages(OFFSCREEN_LIBRARIES, {}, font=True))
    prepare("dev")
    compile_resources()
    compile_kernels()
    return subprocess.run([venv_program("python"), "-m", "tests.shots", *arguments], check=False).returncode


def main(arguments: list[str]) -> int:
    commands = {
        "play": play,
        "test": test,
        "resources": resources,
        "languages": languages,
        "english": english,
        "shots": shots,
    }
    if sys.version_info < (3, 10):  # noqa: UP036 - this may be started with any Python
        print("Trickdesk needs Python 3.10 or newer.", file=sys.stderr)
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
