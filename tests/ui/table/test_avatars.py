"""Faces of computer players and symbols of people, on their plates."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QDir, QFile, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from tests.ui.picture_bytes import picture_bytes
from tests.ui.table.dealer import NAMES, Dealer, names
from trickdesk.engine.actions import AskCall
from trickdesk.storage.settings import SYMBOLS, Settings, switch_person
from trickdesk.ui.table.plates import Plate, PlateInfo, Team
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text.name_text import BOTS
from trickdesk.ui.text.people import people
from trickdesk.ui.theme.avatars import FACES, avatars_of, draw_avatar, symbols_of
from trickdesk.ui.theme.sides import draw_badge

Lay = Callable[..., CardTable]
PORTRAITS = [file.removesuffix(".svg") for file in QDir(":/assets/faces").entryList(QDir.Filter.Files)]
AVATARS = (*PORTRAITS, *(f"symbols/{name}" for name in SYMBOLS))
LARGEST, LARGEST_TOGETHER = 4_000, 60_000  # bytes
GREY, UNLIKE = QImage.Format.Format_Grayscale8, 15  # of 255


def data(avatar: str) -> bytes:
    file = QFile(f":/assets/faces/{avatar}.svg")
    assert file.open(QIODevice.OpenModeFlag.ReadOnly), avatar
    return bytes(file.readAll().data())


def badge(avatar: str, shape: int = 0, size: int = 64) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(image.rect())
    draw_badge(painter, box, QColor("#ff00ff"), shape)
    if avatar:
        draw_avatar(painter, box, avatar, shape)
    painter.end()
    return image


def plate(qapp: Any, info: PlateInfo) -> QImage:
    item = Plate()
    item.repaint(200, 60, 1.0, 1.0, qapp.font(), info)
    return item.pixmap().toImage()


def seen(table: CardTable, bots: Collection[int], dealer: Dealer) -> list[QImage]:
    """Return the plates of a table at which bots have these seats."""
    seats = dealer.table.game.seats
    table.configure(dealer.table.game, names(seats), bots=bots)
    table.show_view(dealer.view(dealer.turn), 0)
    return [item.pixmap().toImage() for item in table.seating.plates]


def test_every_usual_name_has_a_face() -> None:
    assert [*FACES] == BOTS
    assert {*FACES} == {person.name for person in people().values()}
    assert {*FACES.values()} == {*people()}
    assert sorted(FACES.values()) == sorted(PORTRAITS)


def test_pictures_are_small_and_unlike_each_other(qapp: QApplication) -> None:
    for avatar in AVATARS:
        assert QSvgRenderer(f":/assets/faces/{avatar}.svg").isValid()
    sizes = [len(data(avatar)) for avatar in AVATARS]
    assert max(sizes) < LARGEST and sum(sizes) < LARGEST_TOGETHER
    images = [badge(avatar, size=24) for avatar in ("", *AVATARS)]
    assert all(image not in images[:number] for number, image in enumerate(images))


def test_portraits_are_told_apart_without_colours(qapp: QApplication) -> None:
    """They are as small as on a plate, and grey."""
    small = {portrait: badge(portrait, size=40) for portrait in ("", *PORTRAITS)}
    greys = {name: picture_bytes(image.convertedTo(GREY)) for name, image in small.items()}
    for one, other in combinations(greys.values(), 2):
        assert sum(abs(left - right) for left, right in zip(one, other, strict=True)) / len(one) > UNLIKE


@pytest.mark.parametrize("avatar", AVATARS)
@pytest.mark.parametrize("shape", [0, 1, 2])
def test_the_edge_of_a_badge_stays_visible(qapp: QApplication, avatar: str, shape: int) -> None:
    """Sides are told apart by colour and shape, whatever is drawn inside."""
    empty, drawn = badge("", shape), badge(avatar, shape)
    inside = {(x, y) for x in range(64) for y in range(64) if empty.pixelColor(x, y).alpha() == 255}
    edge = {(x, y) for x, y in inside if not {(x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)} <= inside}
    assert len(edge) > 200
    assert {drawn.pixelColor(x, y).name() for x, y in edge} == {"#ff00ff"}


def test_a_face_is_shown_for_the_computer_player_of_that_name_only(lay: Lay) -> None:
    dealer = Dealer("hearts").until_play()
    table = lay(dealer, seat=0)
    people, mixed = seen(table, (), dealer), seen(table, (1, 2), dealer)
    assert [one != other for one, other in zip(people, mixed, strict=True)] == [False, True, True, False]


def test_other_names_have_no_face() -> None:
    names = ["Ada", "Ada", "Zoe", "ada"]
    assert avatars_of(names, (1, 2, 3), {}, None) == ["", "ada", "", ""]


@pytest.mark.parametrize("players", [6, 8])
def test_while_a_partner_is_chosen_the_keys_are_shown(lay: Lay, players: int) -> None:
    dealer = Dealer("92q", players=players).until(
        lambda table: isinstance(ask := table.phase.ask(), AskCall) and ask.style == "team"
    )
    table = lay(dealer, seat=0)
    without, with_bots = seen(table, (), dealer), seen(table, range(players), dealer)
    changed = [seat for seat in range(players) if without[seat] != with_bots[seat]]
    assert changed == [seat for seat in (dealer.turn,) if NAMES[seat] in FACES]
    assert [bool(info.digit) for info in table.seating.infos].count(False) == 1


def test_a_key_replaces_the_face(qapp: QApplication) -> None:
    bare = PlateInfo("Ada", "A", team=Team(1, 1))
    faced = bare._replace(avatar="ada")
    assert plate(qapp, faced) != plate(qapp, bare)
    assert plate(qapp, faced._replace(digit="3")) == plate(qapp, bare._replace(digit="3"))


def test_a_name_keeps_its_own_direction(qapp: QApplication) -> None:
    """From right to left, what ends a Latin name stays at its end."""
    try:
        qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        plain, marked = (plate(qapp, PlateInfo(name, "A")) for name in ("Ann!", "\u2066Ann!\u2069"))
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert plain == marked


def test_the_face_of_a_seat_that_sits_out_is_pale(qapp: QApplication) -> None:
    faced = PlateInfo("Ada", "A", avatar="ada")
    out = faced._replace(out=True)
    assert plate(qapp, out) != plate(qapp, out._replace(avatar=""))
    darkest = [
        min(image.pixelColor(x, 36).lightness() for x in range(16, 52))
        for image in (plate(qapp, faced), plate(qapp, out))
    ]
    assert darkest[0] < darkest[1]


def test_a_symbol_is_shown_at_once(lay: Lay) -> None:
    dealer = Dealer("hearts").until_play()
    table, settings = lay(dealer, seat=0), Settings()
    table.apply(settings)
    before = seen(table, (1, 2, 3), dealer)
    settings.look.symbol = "cat"
    table.apply(settings)
    after = [item.pixmap().toImage() for item in table.seating.plates]
    assert [one != other for one, other in zip(before, after, strict=True)] == [True, False, False, False]


def test_each_person_has_their_own_symbol() -> None:
    settings = Settings()
    switch_person(settings, "Mia")
    settings.look.symbol = "bird"
    switch_person(settings, "Noah")
    settings.look.symbol = "fish"
    switch_person(settings, "Zoe")
    settings.look.symbol = "initial"
    symbols = symbols_of(settings)
    assert avatars_of(["Noah", "Mia", "Zoe", "Kim"], (), symbols, None) == [
        "symbols/fish",
        "symbols/bird",
        "",
        "",
    ]
    assert avatars_of(["Kim", "Mia"], (1,), symbols, None) == ["", ""]


def test_without_a_name_in_the_settings_the_symbol_is_that_of_the_only_person() -> None:
    settings = Settings()
    settings.look.symbol = "crown"
    symbols = symbols_of(settings)
    assert avatars_of(["You", "Ada"], (1,), symbols, 0) == ["symbols/crown", "ada"]
    assert avatars_of(["Player 1", "Player 2", "Ada"], (2,), symbols, None) == ["", "", "ada"]


@pytest.mark.parametrize("look", [3, {}, {"symbol": "../icons/trickdesk"}, {"symbol": []}])
def test_damaged_settings_name_no_symbol(look: Any) -> None:
    settings = Settings()
    settings.people.known["Mia"] = {"look": look}
    assert symbols_of(settings) == {}
