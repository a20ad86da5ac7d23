"""Scans the folder of decks: checks pictures and has them test-drawn. Thread-safe."""

from __future__ import annotations

import base64
import time
from pathlib import Path

from trickdesk.bots.process.worker_pipe import End, WorkerPipe
from trickdesk.games import games
from trickdesk.launch import own_command, own_environment
from trickdesk.storage.pictures.decks import (
    DeckFiles,
    DeckFolder,
    DeckProblem,
    DeckRefused,
    deck_folders,
    read_deck,
)
from trickdesk.ui.cards.deck_worker import Drawing

STARTING = 30.0  # seconds for the process to start, at most
LONGEST = 2.0  # seconds for a picture; the process itself stops much sooner, except on Windows
WAKING = 0.02  # seconds between two looks whether a silent process has ended
PROBLEMS = {Drawing.EMPTY: DeckProblem.EMPTY, Drawing.SLOW: DeckProblem.SLOW}


def look_through(folder: Path) -> DeckFolder:
    """Read all decks in a folder; return the valid ones, and why others were refused.

    Blocks on the disk, and on the process that draws.
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
    """Have every picture drawn once, in a process that can be killed.

    Raises:
        DeckRefused: A picture is blank or takes too long, or the process can't be started.
    """
    worker = WorkerPipe(own_command("deck-worker"), own_environment())
    seconds = STARTING
    try:
        for (variant, card), data in deck.faces.items():
            worker.send(base64.b64encode(data) + b"\n")
            drawing = answer(worker, seconds)
            if worker.end is End.NOT_STARTED:
                raise DeckRefused(DeckProblem.UNREADABLE, deck.folder)
            if drawing is not Drawing.GOOD:
                raise DeckRefused(PROBLEMS[drawing], f"{variant}/{card}.svg".lstrip("/"))
            seconds = LONGEST
    finally:
        worker.kill()
        worker.wait(LONGEST)


def answer(worker: WorkerPipe, seconds: float) -> Drawing:
    """Return what came of the picture that was sent; silence means that it is slow."""
    end = time.monotonic() + seconds
    line = None
    while line is None and worker.end is None and time.monotonic() < end:
        line = worker.receive(WAKING)
    line = line or worker.receive()
    return Drawing(line.decode().strip()) if line else Drawing.SLOW
