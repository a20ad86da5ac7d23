"""The user's own decks: `decks/NAME/` with a manifest and a picture for each card.

The manifest, `deck.toml`, has `format = 1`, `name = "…"`, and optionally `author` and `licence`.

The pictures are `AS.svg` … `KC.svg` and `JK.svg` for the French deck, `R5.svg` … `RED1.svg` for Red One, and
`back.svg` for a back. The folders `large`, `four` and `four-large` may hold other versions of them: with
large marks, in four colours, or both. A deck that lacks cards is rejected, but cards that only larger packs
have (`EXTRA`) may be missing.

In each of these folders, `letters` holds the letters of other languages for the group `index` of the
pictures. In the manifest, the tables `[four.S]` … `[four.C]` map colours to their replacements in each suit,
if every suit has its own colour.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from trickdesk.engine.cards import LOW_JOKER
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.storage.files import NO_LINK, telling
from trickdesk.storage.pictures.svg import Fault, UnfitSvg, checked_svg

VARIANTS = ("", "large", "four", "four-large")
LETTERS = tuple(f"{variant}/letters".lstrip("/") for variant in VARIANTS)
MANIFEST, BACK = "deck.toml", "back"
MOST_DECKS, MOST_FILES = 24, 600
MOST_BYTES, MOST_IN_ALL, MOST_IN_MANIFEST = 256 << 10, 8 << 20, 8 << 10
LONGEST_NAME = 40
# Cards that only packs for six hands, with two jokers, or with all numbers from 1 have.
EXTRA = frozenset(
    [rank + suit for rank in ("11", "12") for suit in "CDHS"]
    + ["13D", "13H", LOW_JOKER]
    + [f"{colour}{number}" for colour in "RBGY" for number in range(1, 5)]
)
_COLOUR = re.compile("#[0-9a-fA-F]{6}")


class DeckProblem(Enum):
    """Why a folder isn't a usable deck, apart from faults of its pictures."""

    MANIFEST = "no manifest, or one that cannot be read"
    MISSING = "cards are missing"
    TOO_MANY = "too many files"
    TOO_LARGE = "a file is too large"
    ALL_TOO_LARGE = "all files together are too large"
    LINK = "a link"
    UNREADABLE = "cannot be read"
    EMPTY = "nothing is drawn"
    SLOW = "takes too long to draw"


class DeckRefused(TrickdeskError):
    """Raised if a deck can't be used.

    Attributes:
        why: The problem.
        file: The file to blame.
        detail: Missing cards, an element, or a size.
    """

    def __init__(self, why: DeckProblem | Fault, file: str = "", detail: str = "") -> None:
        self.why, self.file, self.detail = why, one_line(file, 80), one_line(detail, 80)
        super().__init__(f"{self.file}: {why.value} {self.detail}".strip())


@dataclass(frozen=True)
class DeckFiles:
    """A deck as it was read.

    Attributes:
        folder: Its name on disk.
        faces: SVG by (subfolder, file name without suffix).
        four: By suit, the replacement of each colour if every suit has its own.
    """

    folder: str
    name: str
    author: str
    licence: str
    faces: Mapping[tuple[str, str], bytes]
    four: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


class Manifest(NamedTuple):
    name: str
    author: str
    licence: str
    four: Mapping[str, Mapping[str, str]]


class DeckFolder(NamedTuple):
    """The contents of the decks folder: usable decks, and the others with the reason."""

    decks: tuple[DeckFiles, ...]
    refused: tuple[tuple[str, DeckRefused], ...]


def deck_folders(decks: Path) -> list[str]:
    """Return the names in the decks folder, sorted, at most `MOST_DECKS`."""
    names = []
    try:
        with os.scandir(decks) as entries:
            for entry in entries:
                if not entry.name.startswith(".") and (entry.is_symlink() or entry.is_dir()):
                    names.append(entry.name)
                if len(names) >= MOST_FILES:
                    break
    except OSError:
        return []
    return sorted(names)[:MOST_DECKS]


def read_deck(folder: Path, decks: Iterable[Collection[str]]) -> DeckFiles:
    """Read the deck in a folder; `decks` lists the card names of all games.

    Raises:
        DeckRefused: It can't be used.
    """
    try:
        if folder.is_symlink():
            raise DeckRefused(DeckProblem.LINK, folder.name)
        names = _listed(folder)
    except OSError as error:
        raise DeckRefused(DeckProblem.UNREADABLE, folder.name) from error
    if MANIFEST not in names:
        raise DeckRefused(DeckProblem.MANIFEST, MANIFEST)
    manifest = read_manifest(_read(folder / MANIFEST, MOST_IN_MANIFEST))
    wanted = whole_decks(decks)
    room, faces = MOST_IN_ALL, dict[tuple[str, str], bytes]()
    for variant in (*VARIANTS, *LETTERS):
        stems = {name[: -len(".svg")] for name in _in_variant(names, variant)}
        cards = stems if variant in LETTERS else _complete(stems, wanted, variant)
        for card in sorted(cards):
            path = folder / variant / f"{card}.svg"
            data = _read(path, MOST_BYTES)
            room -= len(data)
            if room < 0:
                raise DeckRefused(DeckProblem.ALL_TOO_LARGE)
            try:
                faces[variant, card] = checked_svg(data)
            except UnfitSvg as error:
                raise DeckRefused(error.fault, f"{variant}/{path.name}".lstrip("/"), error.detail) from None
    return DeckFiles(folder.name, manifest.name, manifest.author, manifest.licence, faces, manifest.four)


def read_manifest(data: bytes) -> Manifest:
    """Read the contents of a `deck.toml`.

    Raises:
        DeckRefused: It isn't a valid manifest.
    """
    import tomllib  # loaded with the first manifest: it takes a megabyte

    try:
        said: dict[str, Any] = tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise DeckRefused(DeckProblem.MANIFEST, MANIFEST) from error
    name = one_line(str(said.get("name", "")), LONGEST_NAME).strip()
    if said.get("format") != 1 or not name:
        raise DeckRefused(DeckProblem.MANIFEST, MANIFEST)
    author, licence = (one_line(str(said.get(key, "")), 80) for key in ("author", "licence"))
    return Manifest(name, author, licence, _four_colours(said.get("four")))


def _four_colours(said: object) -> dict[str, dict[str, str]]:
    """Return the tables of colours, without invalid entries."""
    tables = said.items() if isinstance(said, dict) else ()
    return {
        suit: {
            old: new for old, new in table.items() if _COLOUR.fullmatch(old) and _COLOUR.fullmatch(str(new))
        }
        for suit, table in tables
        if isinstance(table, dict)
    }


def whole_decks(decks: Iterable[Collection[str]]) -> list[set[str]]:
    """Return the printed decks that the games use; games sharing cards share a deck."""
    whole: list[set[str]] = []
    for deck in decks:
        joined = set(deck)
        apart = []
        for other in whole:
            if other & joined:
                joined |= other
            else:
                apart.append(other)
        whole = [*apart, joined]
    return whole


def _listed(folder: Path) -> set[str]:
    """Return the files of a deck; those of variants include the folder.

    Raises:
        DeckRefused: There is a link, or there are too many files.
        OSError: A folder can't be read.
    """
    names: set[str] = set()
    for variant in (*VARIANTS, *LETTERS):
        place = folder / variant
        if variant and not place.is_dir():
            continue
        with os.scandir(place) as entries:
            for entry in entries:
                name = f"{variant}/{entry.name}".lstrip("/")
                if entry.is_symlink():
                    raise DeckRefused(DeckProblem.LINK, name)
                names.add(name)
                if len(names) > MOST_FILES:
                    raise DeckRefused(DeckProblem.TOO_MANY)
    return names


def _in_variant(names: set[str], variant: str) -> list[str]:
    """Return the file names of the pictures in a variant."""
    pictures = (name.rpartition("/") for name in names if name.endswith(".svg"))
    return [name for place, _, name in pictures if place == variant]


def _complete(stems: set[str], wanted: list[set[str]], variant: str) -> set[str]:
    """Return the cards among the pictures, and the back; `EXTRA` cards are optional.

    Raises:
        DeckRefused: Some cards of a printed deck are there, but not all.
    """
    cards: set[str] = set()
    for deck in wanted:
        if not stems & deck:
            continue
        missing = sorted(deck - stems)
        if missing:
            text = ", ".join(missing[:6]) + (" …" if len(missing) > 6 else "")
            raise DeckRefused(DeckProblem.MISSING, variant, text)
        cards |= deck
    if not cards and not variant:
        raise DeckRefused(DeckProblem.MISSING, "", ", ".join(sorted(wanted[0])[:6]) + " …")
    return cards | (EXTRA & stems) | ({BACK} & stems if not variant else set())


def _read(path: Path, limit: int) -> bytes:
    """Read a file of at most `limit` bytes that isn't a link, device or pipe.

    Raises:
        DeckRefused: It can't be read.
    """
    try:
        with telling(path, writing=False):
            descriptor = os.open(path, os.O_RDONLY | NO_LINK | getattr(os, "O_BINARY", 0))
            with open(descriptor, "rb") as file:
                if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                    raise DeckRefused(DeckProblem.UNREADABLE, path.name)
                data = file.read(limit + 1)
    except TrickdeskError as error:
        if isinstance(error, DeckRefused):
            raise
        raise DeckRefused(DeckProblem.UNREADABLE, path.name) from error
    if len(data) > limit:
        raise DeckRefused(DeckProblem.TOO_LARGE, path.name)
    return data
