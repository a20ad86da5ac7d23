"""The decks in assets/cards: valid like users' decks, with all layers."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from devtools import resources
from tests.driving import some_games
from tests.storage.decks import KINDS
from tests.ui.cards.names import ALL_COLOURED, ALL_FRENCH, JOKERS, POINTS
from tests.ui.cards.painted import unlike_places
from tests.ui.picture_bytes import picture_bytes
from trickdesk.storage.pictures.decks import DeckFiles, read_deck
from trickdesk.storage.pictures.svg import checked_svg
from trickdesk.ui.cards.faces import BACKS, BOLD, CLASSIC, drawing, drawn, face_of
from trickdesk.ui.cards.own import take_decks
from trickdesk.ui.cards.own_decks import try_out
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.cards.symbols import SYMBOLS

FOLDER = resources.ASSETS / "cards"
LARGE = {CLASSIC: ["", "large"], BOLD: [""]}
SVG = "{http://www.w3.org/2000/svg}"
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def no_decks() -> Iterator[None]:
    yield
    take_decks(())


def ours(deck: str) -> DeckFiles:
    return read_deck(FOLDER / deck, KINDS)


@pytest.mark.parametrize("deck", LARGE)
def test_the_program_takes_its_own_decks(deck: str) -> None:
    found, every_card = ours(deck), {*ALL_FRENCH, *ALL_COLOURED}
    assert found.name == f"Trickdesk, {deck}"
    for variant in LARGE[deck]:
        assert {card for folder, card in found.faces if folder == variant} == every_card
    assert {folder for folder, _ in found.faces} == {
        *LARGE[deck],
        *(f"{variant}/letters".lstrip("/") for variant in LARGE[deck]),
    }
    for variant in LARGE[deck]:
        pictures = {path.stem for path in (FOLDER / deck / variant).glob("*.svg")}
        assert pictures == every_card, "a picture that nobody sees"
    try_out(found)


def test_every_deck_of_every_game_has_pictures() -> None:
    used = {name for game in some_games(20, 1) for name in game.deck.names}
    assert used <= {*ALL_FRENCH, *ALL_COLOURED}
    assert used >= {*ALL_COLOURED}, "a picture that no game uses"


def test_marks_and_backs_are_pictures_too() -> None:
    for names, folder, size in ((SYMBOLS, "marks", QSize(50, 50)), (BACKS, "backs", QSize(50, 70))):
        seen = set()
        for name in names:
            data = (FOLDER / folder / f"{name.removeprefix('back-')}.svg").read_bytes()
            seen.add(picture_bytes(drawn(data, size)))
            if folder == "backs":
                checked_svg(data)
        assert len(seen) == len(names) == len(list((FOLDER / folder).iterdir()))


@pytest.mark.parametrize("deck", LARGE)
def test_every_file_has_the_layers_that_the_program_works_on(deck: str) -> None:
    """The groups `index` (letters) and `points` contain no other groups."""
    for path in (FOLDER / deck).rglob("*.svg"):
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        groups = {group.get("id"): group for group in root.iter(f"{SVG}g") if group.get("id")}
        card, wanted = path.stem, set()
        if path.parent.name == "letters" or (card in ALL_FRENCH and card not in JOKERS):
            wanted = {"index"}
        elif card in POINTS:
            wanted = {"points"}
        assert wanted == groups.keys() & {"index", "points"}, path
        assert all(groups[name].find(f".//{SVG}g") is None for name in wanted), path


@pytest.mark.parametrize("deck", LARGE)
def test_the_colours_of_four_are_in_the_pictures(deck: str) -> None:
    """What is printed in the suit's colour changes; the manifest has no unused line."""
    for suit, table in ours(deck).four.items():
        files = [
            path
            for path in (FOLDER / deck).rglob("*.svg")
            if path.stem[-1] == suit and path.stem in ALL_FRENCH
        ]
        printed = {colour for path in files for colour in re.findall("#[0-9a-f]{6}", path.read_text())}
        assert table.keys() <= printed, suit


def test_a_copy_of_a_deck_is_drawn_alike(tmp_path: Path) -> None:
    """With letters, points and four colours; only the round corners are new."""
    shutil.copytree(FOLDER / CLASSIC, tmp_path / "mine")
    take_decks([read_deck(tmp_path / "mine", KINDS)])
    images: dict[str, list[QImage]] = {}
    for deck in (CLASSIC, "own:mine"):
        cache = CardPixmaps()
        cache.deck, cache.four_colour, cache.points = deck, True, POINTS
        images[deck] = [
            cache.get(name, width, 1).toImage() for name in ("KD", "7C", "R5", "BIRD") for width in (60, 120)
        ]
        cache.four_colour, cache.points = False, {}
        images[deck] += [cache.get(name, 100, 1).toImage() for name in ("QH", "AS", "R5")]
    assert face_of("own:mine", "KD").deck == "own:mine"
    for mine, usual in zip(images["own:mine"], images[CLASSIC], strict=True):
        inside = [(x, y) for x, y in unlike_places(mine, usual) if 0.12 < x < 0.88 and 0.12 < y < 1.3]
        assert not inside


def test_a_deck_of_ones_own_has_letters_too(tmp_path: Path) -> None:
    shutil.copytree(FOLDER / CLASSIC, tmp_path / "mine")
    take_decks([read_deck(tmp_path / "mine", KINDS)])
    faces = [face_of(deck, "QS", letter=letter) for deck in (CLASSIC, "own:mine") for letter in ("", "V")]
    queen, valet, *mine = (drawing(face).boundsOnElement("index") for face in faces)
    assert mine == [queen, valet]
    assert queen.height() > valet.height()  # by the tail of the Q


def test_a_changed_picture_is_compiled_at_the_next_start() -> None:
    files = resources.asset_files()
    assert FOLDER / CLASSIC / "KS.svg" in files
    assert FOLDER / CLASSIC / "deck.toml" in files
    assert FOLDER / "README.md" not in files
