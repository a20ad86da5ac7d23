"""Card pictures: finds and draws the SVG file for a card's name.

The built-in decks are resources below `assets/cards`; decks added by the user are read by `own_decks`. Both
kinds have the same files, layers and manifest, see `assets/cards/README.md`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QFile, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from trickdesk import resources_rc  # noqa: F401  (the decks are compiled resources)
from trickdesk.ui.cards.own import OWN_BACK, own_deck, reading
from trickdesk.ui.cards.palette import IVORY

WIDTH, HEIGHT, CORNER_RADIUS = 250.0, 350.0, 15.0  # card size in SVG units
CLASSIC, BOLD = "classic", "bold"
BACKS = tuple(f"back-{name}" for name in ("lattice", "scales", "rosette", "stars", "arabesque", "plain"))
DEFAULT_BACK = BACKS[0]

_COLOUR = re.compile(rb"#[0-9a-f]{6}\b", re.IGNORECASE)


class Face(NamedTuple):
    """A picture in a deck: of the card `name`, or of a back."""

    deck: str
    name: str
    large: bool = False  # with a large index, for small cards
    four_colour: bool = False
    points: bool = False  # whether the printed points are shown
    letter: str = ""  # index letter, if it differs from the one in the file
    reading: int = 0  # counts rereads of the user's decks, which can change while the program runs


def face_of(
    deck: str,
    name: str,
    *,
    large: bool = False,
    four_colour: bool = False,
    points: bool = False,
    letter: str = "",
) -> Face:
    """Return the picture of a card or back (one of `BACKS`, or `OWN_BACK`) in a deck.

    If the deck has none, it comes from the classic deck. A large index is never replaced by a small one.
    """
    is_back = name in BACKS or name == OWN_BACK
    if is_back:
        large = four_colour = points = False
        letter = ""
    if own_deck(deck) is not None:
        face = Face(deck, name, large, four_colour, points, letter, reading())
        if name not in BACKS and _found(face) is not None:
            return face
    if is_back:
        return Face(CLASSIC, DEFAULT_BACK if name == OWN_BACK else name)
    # The bold deck has the same pictures for all sizes.
    if deck == BOLD:
        return Face(BOLD, name, False, four_colour, points, letter)
    return Face(CLASSIC, name, large, four_colour, points, letter)


def has_back(deck: str) -> bool:
    """Return whether a deck added by the user has its own back."""
    return own_deck(deck) is not None and _file(deck, "", "back") is not None


@lru_cache(1)  # court cards take half a megabyte
def drawing(face: Face) -> QSvgRenderer:
    """Return a renderer for a face; its layers can also be drawn one by one.

    Raises:
        KeyError: No card has that name.
    """
    return QSvgRenderer(QByteArray(_svg(face)))


def draw_face(painter: QPainter, face: Face, width: float, height: float) -> None:
    """Draw a card that fills (0, 0, `width`, `height`)."""
    place = QRectF(0, 0, width, height)
    if own_deck(face.deck) is None:
        drawing(face).render(painter, place)
        return
    # Pictures added by the user get the same round corners as all cards.
    radius = width * CORNER_RADIUS / WIDTH
    corners = QPainterPath()
    corners.addRoundedRect(place, radius, radius)
    painter.save()
    painter.fillPath(corners, QColor(IVORY))
    painter.setClipPath(corners)
    drawing(face).render(painter, place)
    painter.restore()


def drawn(data: bytes, size: QSize) -> QImage:
    """Return a checked picture stretched to `size`, or a null image if that fails.

    Thread-safe.
    """
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        return QImage()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def resource(path: str) -> bytes | None:
    """Return a file below `assets/cards`, or None if it doesn't exist."""
    file = QFile(f":/assets/cards/{path}")
    return bytes(file.readAll().data()) if file.open(QIODevice.OpenModeFlag.ReadOnly) else None


def recoloured(data: bytes, colours: Mapping[str, str]) -> bytes:
    """Return an SVG picture with some of its colours replaced."""
    table = {old.lower().encode(): new.encode() for old, new in colours.items()}
    return _COLOUR.sub(lambda found: table.get(found[0].lower(), found[0]), data)


def _file(deck: str, folder: str, name: str) -> bytes | None:
    own = own_deck(deck)
    if own is not None:
        return own.faces.get((folder, name))
    return resource("/".join(filter(None, (deck, folder, f"{name}.svg"))))


def _found(face: Face) -> tuple[str, bytes] | None:
    """Find the best matching folder of the deck, and return it with the picture."""
    if face.name in BACKS:
        data = resource(f"backs/{face.name.removeprefix('back-')}.svg")
        return None if data is None else ("", data)
    folders, name = ["large" if face.large else ""], face.name
    if name == OWN_BACK:
        folders, name = [""], "back"
    elif face.four_colour:
        folders.insert(0, "four-large" if face.large else "four")
    files = ((folder, _file(face.deck, folder, name)) for folder in folders)
    return next(((folder, data) for folder, data in files if data is not None), None)


def _svg(face: Face) -> bytes:
    found = _found(face)
    if found is None:
        raise KeyError(face.name)
    folder, data = found
    if face.letter:
        data = _with_letter(data, _file(face.deck, f"{folder}/letters".lstrip("/"), face.letter))
    if not face.points:
        data = _layer("points").sub(b"", data)
    if face.four_colour and not folder.startswith("four"):
        data = recoloured(data, _four_colours(face.deck).get(face.name[-1], {}))
    return data


def _with_letter(data: bytes, letter: bytes | None) -> bytes:
    """Return the picture with another index letter, if the deck can draw it."""
    strokes = _layer("index").search(letter) if letter else None
    return _layer("index").sub(lambda mine: mine[1] + strokes[2] + mine[3], data) if strokes else data


@cache
def _layer(name: str) -> re.Pattern[bytes]:
    """Return a pattern for a group without nested groups: start tag, content, end tag."""
    return re.compile(rb'(<g\b[^>]*?\bid="%b"[^>]*>)(.*?)(</g>)' % name.encode(), re.DOTALL)


def _four_colours(deck: str) -> Mapping[str, Mapping[str, str]]:
    """Return the replacement colours of each suit for four-colour decks."""
    own = own_deck(deck)
    return own.four if own is not None else _four_colours_of_ours(deck)


@cache
def _four_colours_of_ours(deck: str) -> Mapping[str, Mapping[str, str]]:
    # Loaded only for four colours: the manifest reader costs more than all the cards on a table.
    from trickdesk.storage.pictures.decks import MANIFEST, read_manifest

    return read_manifest(resource(f"{deck}/{MANIFEST}") or b"").four
