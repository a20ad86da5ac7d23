"""Translated errors of the lower layers."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.engine.errors import one_line
from trickdesk.storage.pictures.decks import (
    MANIFEST,
    MOST_BYTES,
    MOST_FILES,
    MOST_IN_ALL,
    DeckFolder,
    DeckProblem,
    DeckRefused,
)
from trickdesk.storage.pictures.seat_pictures import MOST_BYTES as MOST_IN_PICTURE
from trickdesk.storage.pictures.seat_pictures import PictureProblem, PictureRefused
from trickdesk.storage.pictures.svg import Fault
from trickdesk.ui.cards.own import OWN
from trickdesk.ui.text.words import fill, translate, translated

_WHY = {
    DeckProblem.MANIFEST: QT_TRANSLATE_NOOP(
        "Decks", '{manifest} is missing, or lacks format = 1 and name = "…".'
    ),
    DeckProblem.MISSING: QT_TRANSLATE_NOOP("Decks", "These cards are missing: {detail}"),
    DeckProblem.TOO_MANY: QT_TRANSLATE_NOOP("Decks", "It has more than {files} files."),
    DeckProblem.TOO_LARGE: QT_TRANSLATE_NOOP("Decks", "{file} is larger than {kilobytes} kB."),
    DeckProblem.ALL_TOO_LARGE: QT_TRANSLATE_NOOP("Decks", "Its pictures take up more than {megabytes} MB."),
    DeckProblem.LINK: QT_TRANSLATE_NOOP("Decks", "{file} is a link, and links aren't followed."),
    DeckProblem.UNREADABLE: QT_TRANSLATE_NOOP("Decks", "Can't read {file}."),
    DeckProblem.EMPTY: QT_TRANSLATE_NOOP("Decks", "{file} is an empty picture."),
    DeckProblem.SLOW: QT_TRANSLATE_NOOP("Decks", "{file} takes too long to draw."),
    Fault.NOT_SVG: QT_TRANSLATE_NOOP("Decks", "{file} isn't an SVG picture."),
    Fault.ENTITIES: QT_TRANSLATE_NOOP(
        "Decks", "{file} declares XML entities, which aren't allowed in card pictures."
    ),
    Fault.OUTSIDE: QT_TRANSLATE_NOOP("Decks", "{file} refers to something outside the file."),
    Fault.ELEMENT: QT_TRANSLATE_NOOP(
        "Decks", "{file} contains “{detail}”. Cards may contain only shapes, groups and gradients."
    ),
    Fault.TOO_RICH: QT_TRANSLATE_NOOP("Decks", "{file} is too complex to draw quickly."),
    Fault.SHAPE: QT_TRANSLATE_NOOP("Decks", "{file} measures {detail}. Cards must be 5 wide and 7 high."),
}


def refused_deck_words(folder: str, refused: DeckRefused) -> str:
    """Return which deck can't be used, and why, in one or two sentences."""
    why = fill(
        translated("Decks", _WHY[refused.why]),
        file=refused.file,
        detail=refused.detail,
        manifest=MANIFEST,
        files=MOST_FILES,
        kilobytes=MOST_BYTES >> 10,
        megabytes=MOST_IN_ALL >> 20,
    )
    return translate("Decks", "Can't use the deck “{folder}”. {why}", folder=one_line(folder, 40), why=why)


def lost_deck_words(found: DeckFolder, key: str) -> str:
    """Return why the chosen deck isn't shown; empty if it is."""
    folder = key.removeprefix(OWN)
    if any(deck.folder == folder for deck in found.decks):
        return ""
    for name, refused in found.refused:
        if name == folder:
            return refused_deck_words(name, refused)
    template = translate("Decks", "The deck “{folder}” is gone. The classic cards are used instead.")
    return fill(template, folder=one_line(folder, 40))


_UNUSABLE = {
    PictureProblem.NOT_A_PICTURE: QT_TRANSLATE_NOOP(
        "Pictures", "{file} isn't a picture that can be read. Choose a PNG or JPEG file."
    ),
    PictureProblem.TOO_LARGE: QT_TRANSLATE_NOOP(
        "Pictures",
        "{file} is too large. Choose a picture of at most {megabytes} MB and {megapixels} megapixels.",
    ),
}


def refused_picture_words(refused: PictureRefused, most_pixels: int) -> str:
    """Return why a file can't be used as a picture, and which can."""
    return fill(
        translated("Pictures", _UNUSABLE[refused.why]),
        file=refused.file,
        megabytes=MOST_IN_PICTURE >> 20,
        megapixels=most_pixels // 1_000_000,
    )
