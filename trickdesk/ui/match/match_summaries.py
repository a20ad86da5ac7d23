"""Match summaries, replayed in a thread: a replay takes longer than a frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from trickdesk.engine.view import PlayerView
from trickdesk.ui.qt.background import Background

Standing = tuple[PlayerView, Sequence[str]]


class Standings(QObject):
    """How the match stands that was asked for last; one that cannot be read is not told of: its row says so."""

    found = Signal(str, PlayerView, object)  # its id, what everybody may see of it, the names by seat

    def __init__(self, read: Callable[[str], Standing], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self._background = Background("standing", self)

    def ask(self, match_id: str | None) -> None:
        """Read how this match stands; None: nothing any more."""
        if match_id is None:
            self._background.cancel()
        else:
            self._background.ask(
                partial(self._read, match_id), lambda standing: self.found.emit(match_id, *standing)
            )
