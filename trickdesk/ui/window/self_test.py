"""Self-test: checks that an installed copy is complete, and plays.

Run it with `trickdesk self-test`, to find what a packager has left out. It doesn't read or write any of the
user's files. It may import every package.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QDirIterator, QResource, Qt
from PySide6.QtGui import QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QApplication

from trickdesk import kernels, licences
from trickdesk.engine.errors import one_line
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import Archive, Player, Session, Setup, State
from trickdesk.storage.paths import find_paths
from trickdesk.storage.pictures.decks import EXTRA
from trickdesk.storage.settings import SettingsFile
from trickdesk.ui.cards.faces import BACKS, BOLD, CLASSIC
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.rules import rules_text
from trickdesk.ui.qt.application import NO_DISPLAY, has_display, make_application
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.garbage_collection import Collector
from trickdesk.ui.sound.sounds import NAMES, samples_of
from trickdesk.ui.theme.own_pictures import readable_endings
from trickdesk.ui.window.main_window import MainWindow

PATIENCE_S = 120.0  # for bots to play one deal, on a slow and busy computer
WAIT_S = 0.002  # between two looks at them
LETTERS = "AaÅåÉéÑñÖöß0123456789–·×…"
MACHINES_WITH_SOUND = ("x86_64", "AMD64", "arm64")  # as in pyproject.toml
UNASSIGNED = "\U0010fffd"  # in no font: drawn as an empty box, or not at all


class Broken(Exception):
    """Something is missing or doesn't work; the text says what."""


def main(arguments: Sequence[str]) -> int:
    """Print a line for each part; return exit status 1 if any is broken."""
    parser = argparse.ArgumentParser(
        prog="trickdesk self-test", description="Check that this copy of Trickdesk is complete and works."
    )
    parser.add_argument("--window", action="store_true", help="use a visible window")
    # Errors quote what is unknown, and shells can fill in any characters.
    options = parser.parse_args([*map(one_line, arguments)])
    # Windows always has a screen, and its fonts are only found there.
    if not options.window and sys.platform != "win32":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    app = make_application()
    Collector(app)
    whole = True
    for name, check in checks():
        try:
            print(f"ok      {name}: {check()}", flush=True)
        except Exception as error:  # missing parts may raise anything
            whole = False
            print(f"broken  {name}: {error or type(error).__name__}", flush=True)
            if not isinstance(error, Broken):
                traceback.print_exc()
    app.processEvents()
    return 0 if whole else 1


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield each part's name and its check, which returns a result or raises."""
    yield "kernels", kernels.loaded
    yield "art", check_art
    yield "font", check_font
    yield "resources", check_resources
    yield "licences", check_licences
    yield "statistics", check_statistics
    yield "sound", check_sound
    yield "pictures", check_pictures
    for kind in games().values():
        yield f"rules of {kind.name}", lambda kind=kind: check_rules(kind())  # type: ignore[misc]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        window = open_window(Path(folder))
        for kind in games().values():
            yield f"a deal of {kind.name}", lambda kind=kind: check_deal(window, kind())  # type: ignore[misc]
        window.close()


def check_art() -> str:
    """Check every card of both decks, with both index sizes, and the backs."""
    names = EXTRA.union(*(kind.deck.names for kind in games().values()))
    pixmaps = CardPixmaps()
    for pixmaps.deck, pixmaps.style in ((CLASSIC, "standard"), (CLASSIC, "large"), (BOLD, "standard")):
        for name in sorted(names | set(BACKS)):
            if is_empty(pixmaps.get(name, 100, 1.0).toImage()):
                raise Broken(f"{name} is empty")
    return f"{len(names)} cards, {len(BACKS)} backs"


def is_empty(picture: QImage) -> bool:
    """Return whether the middle row of a picture has only one colour."""
    middle = {picture.pixel(x, picture.height() // 2) for x in range(picture.width())}
    return len(middle) < 2


def check_font() -> str:
    """Check that the font has all letters that the program uses."""
    unknown, nothing = letter_picture(UNASSIGNED), letter_picture(" ")
    if missing := [letter for letter in LETTERS if letter_picture(letter) in (unknown, nothing)]:
        raise Broken(f"there is no letter for {' '.join(missing)}")
    return QFontInfo(QApplication.font()).family()


def letter_picture(letter: str) -> QImage:
    """Return a letter drawn in the program's font or its fallback."""
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    font = QApplication.font()
    font.setPixelSize(24)
    painter.setFont(font)
    painter.drawText(picture.rect(), int(Qt.AlignmentFlag.AlignCenter), letter)
    painter.end()
    return picture


def check_resources() -> str:
    """Check that the files of assets/ are compiled in."""
    found = 0
    walk = QDirIterator(":/assets", QDirIterator.IteratorFlag.Subdirectories)
    while walk.hasNext():
        resource = QResource(walk.next())
        found += resource.isValid() and resource.size() > 0
    if not found:
        raise Broken("there are none")
    return f"{found} files"


def check_statistics() -> str:
    """Check SQLite, which statistics need, and which packagers may omit."""
    import sqlite3

    with contextlib.closing(sqlite3.connect(":memory:")) as base:
        return f"SQLite {base.execute('select sqlite_version()').fetchone()[0]}"


def check_sound() -> str:
    """Check the sounds and the audio library, not the system's sound device."""
    silent = [name for name in NAMES if not samples_of(name)]
    if silent:
        raise Broken("missing: " + ", ".join(silent))
    try:
        import miniaudio
    except ImportError:
        if platform.machine() in MACHINES_WITH_SOUND:
            raise Broken("the audio library is missing") from None
        return "none on this kind of machine"
    return f"miniaudio {miniaudio.__version__}"


def check_pictures() -> str:
    """Check the formats of pictures that people choose for their seats."""
    endings = readable_endings()
    if missing := {"png", "jpg"}.difference(endings):
        raise Broken("unreadable: " + ", ".join(sorted(missing)))
    return ", ".join(endings)


def check_licences() -> str:
    """Check the licence texts, which must be distributed with the program."""
    missing = [name for name in licences.TEXTS if not (licences.FOLDER / name).is_file()]
    if missing:
        raise Broken(f"there is no {', '.join(missing)}")
    if not licences.read("lgpl-3.txt").lstrip().startswith("GNU LESSER GENERAL PUBLIC LICENSE"):
        raise Broken("lgpl-3.txt is another text")
    return f"{len(licences.TEXTS)} texts"


def check_rules(game: Game) -> str:
    """Check the page of rules that players read."""
    return f"{len(rules_text(game).split())} words"


def open_window(folder: Path) -> MainWindow:
    """Open the real window on an empty folder, without animation and pauses."""
    paths = find_paths(folder)
    window = MainWindow(Archive(paths, patiently), SettingsFile(paths.settings))
    window.settings.motion.reduced = "on"
    window.settings.play.trick_rest = "quick"
    window.settings.players.bot_min_delay_ms = 0
    window.apply_settings()
    window.resize(1280, 800)
    window.show()
    return window


def check_deal(window: MainWindow, game: Game) -> str:
    """Let bots play a deal in the window; then leave, save and reopen the match."""
    players = tuple(Player(f"Player {seat + 1}", False, "easy") for seat in range(game.seats))
    window.matches.start(Setup(game, players, "self-test"))
    session = window.controller.session
    assert session is not None and session.match is not None
    wait_until(lambda: session.state in (State.DEAL_OVER, State.MATCH_OVER), window)
    check_bots(session)
    log, match_id = session.record_text(), session.match.match_id
    if session.state is State.MATCH_OVER:
        return f"{session.inputs} inputs, and the match with it"
    window.matches.show_lobby()
    window.matches.resume(match_id)
    again = window.controller.session
    if again is None or again.record_text() != log:
        raise Broken("the match that was saved is another one when it is opened")
    return f"{again.inputs} inputs, saved and opened again"


def check_bots(session: Session) -> None:
    """Check that the bots have decided without fallbacks."""
    if failed := sum(player.fallbacks for player in session.setup.players):
        raise Broken(f"the bots' process failed {failed} times")


def wait_until(done: Callable[[], bool], window: MainWindow) -> None:
    """Process events until a condition holds, skipping pauses between tricks."""
    end = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > end:
            raise Broken(f"nothing has happened for {PATIENCE_S:.0f} s")
        QApplication.processEvents()
        window.table.skip()
        time.sleep(WAIT_S)  # for the bots, which think in another process
