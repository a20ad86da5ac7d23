"""Scans the folder of decks in any thread: reads, checks and test-draws pictures."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QSize

from trickdesk.games import games
from trickdesk.storage.decks import DeckFiles, DeckFolder, DeckProblem, DeckRefused, deck_folders, read_deck
from trickdesk.ui.cards.faces import drawn

TRIAL = QSize(125, 175)
COLUMNS = range(12, 125, 20)  # where it is looked for something in it
SLOWEST = 0.12  # seconds of one processor for a picture of that size


def look_through(folder: Path) -> DeckFolder:
    """Which decks lie in a folder, and why others there cannot be used.

    Takes as long as the disk does.
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
    """Draw every picture small.

    `DeckRefused` where nothing is to be seen, or it takes too long.
    """
    for (variant, card), data in deck.faces.items():
        file = f"{variant}/{card}.svg".lstrip("/")
        began = time.thread_time()
        image = drawn(data, TRIAL)
        if time.thread_time() - began > SLOWEST:
            raise DeckRefused(DeckProblem.SLOW, file)
        if image.isNull() or len({image.pixel(x, y) for x in COLUMNS for y in range(image.height())}) < 2:
            raise DeckRefused(DeckProblem.EMPTY, file)
