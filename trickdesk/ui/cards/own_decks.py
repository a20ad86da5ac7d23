"""Looks through the folder of decks in a thread: every picture is read, checked and drawn once before it is shown."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from queue import SimpleQueue

from PySide6.QtCore import QObject, QSize, QTimer, Signal

from trickdesk.games import games
from trickdesk.storage.decks import DeckFiles, DeckRefused, Found, Trouble, deck_folders, read_deck
from trickdesk.ui.cards.faces import drawn
from trickdesk.ui.cards.own import take_decks

log = logging.getLogger(__name__)

POLL_MS = 30
TRIAL = QSize(125, 175)
COLUMNS = range(12, 125, 20)  # where it is looked for something in it
SLOWEST = 0.12  # seconds of one processor for a picture of that size


class OwnDecks(QObject):
    """``found(Found)``: what lies in the folder; from then on its good decks can be shown."""

    found = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._answers: SimpleQueue[Found] = SimpleQueue()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._listen)

    def look(self) -> None:
        """Look through the folder; once at a time."""
        if self._poll.isActive():
            return
        self._poll.start()
        # A daemon: a disk that hangs for ever must not keep the program alive.
        arguments = (self.folder, self._answers)
        threading.Thread(target=_look, args=arguments, name="decks", daemon=True).start()

    def _listen(self) -> None:
        if self._answers.empty():
            return
        self._poll.stop()
        found = self._answers.get()
        take_decks(found.decks)
        self.found.emit(found)


def _look(folder: Path, answers: SimpleQueue[Found]) -> None:
    decks, refused = [], []
    try:
        kinds = [kind.deck.names for kind in games().values()]
        for name in deck_folders(folder):
            try:
                deck = read_deck(folder / name, kinds)
                try_out(deck)
                decks.append(deck)
            except DeckRefused as error:
                refused.append((name, error))
    except Exception:
        log.exception("the folder of decks cannot be looked through")
    answers.put(Found(tuple(decks), tuple(refused)))


def try_out(deck: DeckFiles) -> None:
    """Draw every picture small. :class:`DeckRefused` where nothing is to be seen, or it takes too long."""
    for (variant, card), data in deck.faces.items():
        file = f"{variant}/{card}.svg".lstrip("/")
        began = time.thread_time()
        image = drawn(data, TRIAL)
        if time.thread_time() - began > SLOWEST:
            raise DeckRefused(Trouble.SLOW, file)
        if image.isNull() or len({image.pixel(x, y) for x in COLUMNS for y in range(image.height())}) < 2:
            raise DeckRefused(Trouble.EMPTY, file)
