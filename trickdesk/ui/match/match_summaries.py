"""How a match stands, read from its record behind the window's back: a replay takes longer than a frame."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from PySide6.QtCore import QObject, QTimer, Signal

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.view import PlayerView

log = logging.getLogger(__name__)

POLL_MS = 20
Standing = tuple[PlayerView, Sequence[str]]
Answers = SimpleQueue[tuple[str, Standing | None]]


class Standings(QObject):
    """``found(match id, view, names)``: what everybody may see of the match that was asked for last."""

    found = Signal(str, object, object)

    def __init__(self, read: Callable[[str], Standing], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read = read
        self._wanted: str | None = None
        self._answers: Answers = SimpleQueue()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._listen)

    def ask(self, match_id: str | None) -> None:
        """Read how this match stands; None: nothing any more."""
        self._wanted = match_id
        self._poll.stop()
        if match_id is not None:
            self._poll.start()
            # A daemon: a disk that hangs for ever must not keep the program alive.
            arguments = (self._read, match_id, self._answers)
            threading.Thread(target=look_up, args=arguments, name="standing", daemon=True).start()

    def _listen(self) -> None:
        while not self._answers.empty():
            match_id, standing = self._answers.get()
            if match_id == self._wanted:
                self._poll.stop()
                if standing is not None:
                    self.found.emit(match_id, *standing)


def look_up(read: Callable[[str], Standing], match_id: str, answers: Answers) -> None:
    """Answer with how the match stands, or with None where that cannot be read: its row says so by itself."""
    try:
        answers.put((match_id, read(match_id)))
    except Exception as error:
        if not isinstance(error, TrickdeskError):
            log.exception("the standing of a match cannot be read")
        answers.put((match_id, None))
