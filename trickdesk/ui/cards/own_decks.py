"""Scans the folder of decks: reads, checks and test-draws pictures. Thread-safe."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QSize

from trickdesk.games import games
from trickdesk.storage.decks import DeckFiles, DeckFolder, DeckProblem, DeckRefused, deck_folders, read_deck
from trickdesk.ui.cards.faces import drawn

TRIAL = QSize(125, 175)
COLUMNS = range(12, 125, 20)  # pixel columns checked for ink
SLOWEST = 0.12  # CPU seconds for one picture


def look_through(folder: Path) -> DeckFolder:
    """Read all decks in a folder; return the valid ones, and why others were refused.

    Blocks on the disk.
    """
    decks, refused = [], []
    kinds = [kind.deck.names for kind in games().values()]
    for name in deck_folders(folder):
        try:
            deck = read_deck(folder / name, kinds)
            try_out(deck)
            decks.append(deck)
        except DeckRefused as error:
            refused.append((name, error))
    return DeckFolder(tuple(decks), tuple(refused))


def try_out(deck: DeckFiles) -> None:
    """Test-draw every picture at a small size.

    Raises:
        DeckRefused: A picture is blank or takes too long to draw.
    """
    for (variant, card), data in deck.faces.items():
        file = f"{variant}/{card}.svg".lstrip("/")
        began = time.thread_time()
        image = drawn(data, TRIAL)
        if time.thread_time() - began > SLOWEST:
            raise DeckRefused(DeckProblem.SLOW, file)
        if image.isNull() or len({image.pixel(x, y) for x in COLUMNS for y in range(image.height())}) < 2:
            raise DeckRefused(DeckProblem.EMPTY, file)
