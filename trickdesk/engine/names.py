"""Names of players: from people, files and other programs, made fit for every screen."""

from __future__ import annotations

from unicodedata import category, normalize

LONGEST_NAME = 40
LOOKED_AT = 10 * LONGEST_NAME  # letters of a name; nobody means what comes after so many
MARKS_IN_A_ROW = 3  # on one letter, which is enough for every script


def clean_name(name: str) -> str:
    """A name that every screen can show: one short line. A record may hold any text as a name."""
    line, marks = "", 0
    for letter in normalize("NFC", " ".join(name[:LOOKED_AT].split())):
        marks = marks + 1 if category(letter).startswith("M") else 0
        if letter.isprintable() and marks <= MARKS_IN_A_ROW and (line or not marks):
            line += letter
    line = line.strip()
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1].rstrip() + "…"
