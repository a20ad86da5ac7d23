"""The decks below assets/cards are what the program draws, and decks that it takes."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

import trickdesk
from tests.storage.decks import KINDS
from tests.ui.cards.painted import pixels
from trickdesk.storage.decks import read_deck
from trickdesk.ui.cards.own import drawn
from trickdesk.ui.cards.own_decks import try_out

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"


def load() -> Any:
    """packaging/cards.py, which is no module of the program."""
    spec = importlib.util.spec_from_file_location("packaging_cards", FOLDER / "cards.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


cards = load()
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
pytestmark = pytest.mark.usefixtures("qapp")


def same(first: str, second: str) -> bool:
    """The same but for the last figure of coordinates, which another processor may round otherwise."""
    if first == second:
        return True
    if NUMBER.sub("#", first) != NUMBER.sub("#", second):
        return False
    pairs = zip(NUMBER.findall(first), NUMBER.findall(second), strict=True)
    return all(abs(float(a) - float(b)) <= 0.021 for a, b in pairs)


@pytest.mark.slow
@pytest.mark.parametrize("deck", cards.DECKS)
def test_the_decks_are_what_the_program_draws(deck: str) -> None:
    """`.venv/bin/python packaging/cards.py` writes them anew."""
    folder = cards.FOLDER / deck
    listed = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    wanted = dict(cards.files_of(deck))
    assert listed == {"deck.toml", *wanted}
    assert (folder / "deck.toml").read_text(encoding="utf-8") == cards.manifest_of(deck)
    for name, art in wanted.items():
        assert same((folder / name).read_text(encoding="utf-8"), cards.svg_of(art)), name


@pytest.mark.parametrize("deck", cards.DECKS)
def test_the_program_takes_its_own_decks(deck: str) -> None:
    found = read_deck(cards.FOLDER / deck, KINDS)
    assert found.name == f"Trickdesk, {deck}"
    assert {card for variant, card in found.faces if not variant} == {*cards.names_and_points(), "back"}
    few = {key: found.faces[key] for key in list(found.faces)[::17]}
    try_out(type(found)(found.folder, found.name, "", "", few))


def test_the_pictures_look_as_they_are_painted() -> None:
    """Cut out instead of clipped, and drawn by another painter: no pixel in a hundred is another colour."""
    found = read_deck(cards.FOLDER / "classic", KINDS).faces
    for name, art in cards.files_of("classic"):
        if name in (
            "KS.svg",
            "four/QD.svg",
            "JH.svg",
            "AS.svg",
            "JK.svg",
            "RED1.svg",
            "BIRD.svg",
            "back.svg",
        ):
            variant, _, card = name.removesuffix(".svg").rpartition("/")
            image = drawn(found[variant, card], QSize(125, 175)).convertToFormat(QImage.Format.Format_RGB32)
            painted = QImage(125, 175, QImage.Format.Format_ARGB32_Premultiplied)
            painted.fill(0)
            painter = QPainter(painted)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            art.paint(painter, 125, 175)
            painter.end()
            inside = (8, 8, 109, 159)  # within the round corners
            pairs = zip(pixels(image.copy(*inside)), pixels(painted.copy(*inside)), strict=True)
            unlike = sum(max(abs((a >> n & 255) - (b >> n & 255)) for n in (0, 8, 16)) > 90 for a, b in pairs)
            assert unlike < 0.01 * 109 * 159, (name, unlike)
