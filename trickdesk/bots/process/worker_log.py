"""What goes wrong with the bots' process, for the log: that process may say anything, at any length, for ever."""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)

LONGEST = 4000  # letters of one entry
HEAD = 800  # ... of them from its beginning; the end of a traceback says more
ROOM = 64_000  # letters for all entries of one run of the program


class Chronicle:
    """Writes to the log as long as there is room."""

    def __init__(self) -> None:
        self.room = ROOM

    def add(self, words: str) -> None:
        """Log this as an error, in letters that no terminal obeys."""
        if self.room <= 0:
            return
        if len(words) > LONGEST:
            words = f"{words[:HEAD]} … {words[HEAD - LONGEST :]}"
        self.room -= len(words)
        log.error("%s", "".join(map(plain, words)))
        if self.room <= 0:
            log.error("whatever else goes wrong with the bots' process is not logged")


def plain(letter: str) -> str:
    return letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}"
