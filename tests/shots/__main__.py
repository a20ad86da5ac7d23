"""Take pictures of all screens: `python3 dev.py shots FOLDER [options]`."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.shots.camera import SIZES, Camera
from tests.shots.scenes import tour
from trickdesk.games import games
from trickdesk.languages import LANGUAGES
from trickdesk.session import session
from trickdesk.session.bot_requests import request_at
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SETTINGS, Settings, SettingsFile
from trickdesk.ui.app import make_window
from trickdesk.ui.qt import window_placement
from trickdesk.ui.qt.application import make_application
from trickdesk.ui.qt.garbage_collection import Collector
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.theme.colours import THEMES

TEXTS = [int(size) for size in SETTINGS["look", "text_size"].words]


def size(words: str) -> str:
    """Parse a size such as 800x1200; raises ValueError."""
    width, height = map(int, words.split("x"))
    return f"{width}x{height}"


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--games", nargs="+", default=list(games()), choices=list(games()), metavar="GAME")
    parser.add_argument("--themes", nargs="+", default=list(THEMES), choices=list(THEMES), metavar="THEME")
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), type=size, metavar="WIDTHxHEIGHT")
    parser.add_argument("--text", type=int, default=100, choices=TEXTS, help="size of text, percent")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="in the names of the pictures")
    parser.add_argument("--exactly", nargs="+", default=[], metavar="NAME", help="the names of all pictures")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="of the screens, such as he")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    app = make_application()
    Collector(app)
    speak(app, chosen.language)
    with tempfile.TemporaryDirectory() as folder:
        paths = find_paths(Path(folder))
        file = SettingsFile(paths.settings)
        settings = Settings()
        settings.motion.reduced = "on"
        settings.language = chosen.language
        settings.look.text_size = chosen.text
        settings.play.trick_rest = "quick"
        settings.players.bot_min_delay_ms = 0
        file.save(settings)
        # However busy the machine is, bots play the same cards.
        session.request_at = partial(request_at, unhurried=True)  # type: ignore[attr-defined]
        window = make_window(paths)
        window.show()
        camera = Camera(window, chosen.folder, chosen.themes, chosen.sizes, chosen.only, chosen.exactly)
        window_placement.available_for = camera.screen  # type: ignore[assignment]
        tour(window, camera, chosen.games)
        window.matches.leave_check.may_leave = lambda **_: True  # type: ignore[method-assign]
        window.close()
    if not chosen.exactly:
        camera.sheets()
    print(f"{camera.taken} pictures in {chosen.folder}")
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
