"""With text of 150 and 200 %, the smallest letters of every screen are as much larger."""

from __future__ import annotations

from pathlib import Path

from tests.shots.camera import Camera, dialogs
from tests.ui.letters import Letters
from trickdesk.ui.window.main_window import MainWindow

SIZE, THEME = "1000x700", "light"
TEXTS = (100, 150, 200)
GROWN = 0.9  # least part of the growth that was asked for
LEAST = 9.0  # pixels for each 100 %: letters may be smaller only by rounding


class Ruler(Camera):
    """Measures letters instead of taking pictures."""

    def __init__(self, window: MainWindow, names: list[str], letters: Letters) -> None:
        super().__init__(window, Path(), [THEME], [SIZE], exactly=names)
        self.letters = letters
        self.smallest: dict[str, dict[int, tuple[float, str]]] = {}

    def _shoot(self, name: str, size: str) -> None:
        look = self.window.settings.look
        for text in TEXTS:
            if look.text_size != text:
                look.text_size = text
                self.window.apply_settings()
                self._resize(size)
                self.pause(100)
            shown = dialogs()[-1] if dialogs() else self.window
            self.smallest.setdefault(name, {})[text] = min(self.letters.of(shown))
        import sys as _s

        print(
            name,
            {t: (round(a, 1), b[:25]) for t, (a, b) in self.smallest[name].items()},
            flush=True,
            file=_s.stderr,
        )
        self.taken += 1
        self.left.discard(name)
        look.text_size = 100
        self.window.apply_settings()
