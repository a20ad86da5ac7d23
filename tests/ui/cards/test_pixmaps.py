"""The cache: exact sizes, size limit, live settings, painting ahead."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.cards.names import FRENCH, POINTS
from tests.ui.cards.painted import colour_of, pixels
from tests.ui.cards.sight import lightness
from tests.ui.table.legibility import MIN_STRIP
from trickdesk.ui.cards.faces import BACKS
from trickdesk.ui.cards.pixmaps import PAD, CardPixmaps, pad
from trickdesk.ui.theme.colours import apply_theme

pytestmark = pytest.mark.usefixtures("qapp")


def picture(pixmap: QPixmap) -> list[int]:
    return pixels(pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))


@pytest.mark.parametrize("dpr", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("width", [56, 83.5, 115, 187])
def test_pixmaps_have_device_pixels(width: float, dpr: float) -> None:
    for name in ("10D", "RED1", "back"):
        pixmap = CardPixmaps().get(name, width, dpr)
        margin = pad(width, dpr) * dpr
        assert margin == pytest.approx(round(margin))
        assert abs(margin - PAD * width * dpr) <= 1
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.width() - 2 * margin == round(width * dpr)
        assert pixmap.height() - 2 * margin == round(round(width * dpr) * 1.4)


def test_pixmaps_are_shared_until_something_changes() -> None:
    cache = CardPixmaps()
    first = cache.get("KD", 100, 1)
    assert cache.get("KD", 100, 1) is first
    assert cache.get("KD", 100, 1, "dim") is not first
    assert cache.get("KD", 101, 1) is not first
    assert cache.get("KD", 50, 2) is not first, "the same device pixels, but another device pixel ratio"


def test_settings_are_live() -> None:
    cache = CardPixmaps()
    pictures = [picture(cache.get("KD", 100, 1))]
    cache.style = "large"
    pictures.append(picture(cache.get("KD", 100, 1)))
    cache.four_colour = True
    pictures.append(picture(cache.get("KD", 100, 1)))
    assert pictures[0] != pictures[1] != pictures[2]

    unmarked = picture(cache.get("R5", 100, 1))
    cache.points = POINTS
    assert picture(cache.get("R5", 100, 1)) != unmarked


def test_back_follows_the_setting_and_no_other() -> None:
    cache = CardPixmaps()
    for name in BACKS:
        cache.back = name
        assert cache.get("back", 60, 1) is cache.get(name, 60, 1)
    kept = len(cache)
    cache.style, cache.four_colour = "large", True
    cache.get("back", 60, 1)
    assert len(cache) == kept


@pytest.mark.parametrize("growth", [1, 2])
def test_small_cards_always_have_the_large_index(qapp: QApplication, growth: int) -> None:
    """In a large window, what is small beside its text."""
    apply_theme(qapp, "light", growth=growth)
    standard, large = CardPixmaps(), CardPixmaps()
    large.style = "large"
    for width, same in ((84 * growth - 1, True), (84 * growth, False)):
        assert (picture(standard.get("9S", width, 1)) == picture(large.get("9S", width, 1))) is same
    apply_theme(qapp, "light")


def test_states_differ() -> None:
    cache = CardPixmaps()
    states = ["", "dim", "focus", "pick", "focus-pick", "win", "new", "new-focus"]
    assert len({tuple(picture(cache.get("9S", 100, 1, state))) for state in states}) == len(states)
    plain, dim = (cache.get("9S", 100, 1, state).toImage().pixel(25, 75) for state in ("", "dim"))
    assert lightness(colour_of(plain)) - lightness(colour_of(dim)) > 20


@pytest.mark.parametrize("style", ["standard", "large"])
def test_the_dot_of_a_new_card_shows_in_a_hand(style: str) -> None:
    """Within the strip that the next card leaves visible, and clear of the index."""
    cache = CardPixmaps()
    cache.style = style
    for name in ("10H", "13D", "KD", "BIRD", "RED1", "R14"):
        plain, new = (cache.get(name, 200, 1, state).toImage() for state in ("", "new"))
        margin = pad(200, 1)
        dotted = [
            (x - margin, y - margin)
            for x in range(plain.width())
            for y in range(plain.height())
            if plain.pixel(x, y) != new.pixel(x, y)
        ]
        assert len(dotted) > 200
        assert min(x for x, _ in dotted) > 0
        assert max(x for x, _ in dotted) < MIN_STRIP * 200
        assert min(y for _, y in dotted) > 200


@pytest.mark.parametrize("width", [60, 200])
@pytest.mark.parametrize("style", ["standard", "large"])
def test_the_dot_of_a_new_card_leaves_its_points_free(style: str, width: int) -> None:
    cache, plain = CardPixmaps(), CardPixmaps()
    cache.style = plain.style = style
    cache.points = POINTS
    for name in ("BIRD", "RED1", "R14", "R5"):
        bare, marked, new = (
            one.get(name, width, 1, state).toImage()
            for one, state in ((plain, ""), (cache, ""), (cache, "new"))
        )
        places = [(x, y) for x in range(bare.width()) for y in range(bare.height())]
        points = {place for place in places if bare.pixel(*place) != marked.pixel(*place)}
        dot = {place for place in places if new.pixel(*place) != marked.pixel(*place)}
        assert points and dot and not points & dot, name


def test_rings_hide_no_index() -> None:
    """The widest index starts 4 % of the width from the side, all 5 % below the top."""
    cache = CardPixmaps()
    plain = cache.get("10H", 200, 1).toImage()
    left, top = round((PAD + 0.04) * 200), round((PAD + 0.05) * 200)
    inside = (left, top, plain.width() - 2 * left, plain.height() - 2 * top)
    for state in ("focus", "pick", "win", "focus-pick"):
        ringed = cache.get("10H", 200, 1, state).toImage()
        assert ringed != plain
        assert pixels(ringed.copy(*inside)) == pixels(plain.copy(*inside)), state


@pytest.mark.parametrize("width", [44, 100])
def test_a_ring_has_a_dark_rim_against_a_light_ground(width: int) -> None:
    for state in ("win", "focus", "pick"):
        picture = CardPixmaps().get("Y14", width, 1, state).toImage()
        row = [picture.pixelColor(x, picture.height() // 2) for x in range(picture.width())]
        outer = next(colour for colour in row if colour.alpha() > 200)
        assert outer.lightness() < 128, state


def test_unknown_state() -> None:
    with pytest.raises(ValueError, match="sleepy"):
        CardPixmaps().get("9S", 100, 1, "focus-sleepy")


def test_cache_is_bounded_and_drops_the_least_recently_used() -> None:
    one = CardPixmaps()
    one.get("2S", 90, 1)
    cache = CardPixmaps(limit=one.size * 5)
    for name in FRENCH[:5]:
        cache.get(name, 90, 1)
    assert (len(cache), cache.size) == (5, cache.limit)
    touched = [FRENCH[0], FRENCH[2]]
    fresh = FRENCH[5:8]
    pixmaps = {name: cache.get(name, 90, 1) for name in touched + fresh}
    assert (len(cache), cache.size) == (5, cache.limit)
    for name, pixmap in pixmaps.items():
        assert cache.get(name, 90, 1) is pixmap, f"{name} was used lately and dropped"


def test_a_larger_table_keeps_more(qtbot: QtBot) -> None:
    """A hand, normal and dimmed, as large as it gets there, within the limit."""
    for size, width in ((QSize(1920, 1080), 170), (QSize(3840, 2160), 340)):
        cache = CardPixmaps()
        cache.fit(size)
        for name in FRENCH[:13]:
            for state in ("", "dim"):
                cache.get(name, width, 1, state)
        assert len(cache) == 26
        assert cache.size <= cache.limit < 21 * 1024 * 1024
        cache.fit(QSize(0, 0))
        assert cache.size <= cache.limit == 3 * 1024 * 1024


def test_painting_ahead_pushes_nothing_out(qtbot: QtBot) -> None:
    one = CardPixmaps()
    one.get(FRENCH[0], 60, 1)
    cache = CardPixmaps(limit=one.size * 10)
    cache.warm(FRENCH[:40], 60, 1)
    qtbot.waitUntil(lambda: not cache.is_warming)
    assert len(cache) == 8  # three quarters, and the one that went beyond


def test_cards_are_painted_ahead_one_at_a_time(qtbot: QtBot) -> None:
    cache = CardPixmaps()
    cache.warm(FRENCH[:6], 60, 1)
    assert len(cache) == 0, "nothing is painted before the event loop is idle"
    for _ in range(3):
        before = len(cache)
        QCoreApplication.processEvents()
        assert len(cache) <= before + 1
    qtbot.waitUntil(lambda: not cache.is_warming)
    assert len(cache) == 6
    cache.get(FRENCH[0], 60, 1)
    assert len(cache) == 6


def test_painting_ahead_pauses_and_resumes(qtbot: QtBot) -> None:
    cache = CardPixmaps()
    cache.warm(FRENCH[:4], 60, 1)
    cache.pause()
    qtbot.wait(20)
    assert len(cache) == 0
    cache.resume()
    qtbot.waitUntil(lambda: len(cache) == 4)
    assert not cache.is_warming
    cache.resume()
    assert not cache.is_warming, "nothing is left to paint"


def test_clear(qtbot: QtBot) -> None:
    cache = CardPixmaps()
    cache.get("AS", 60, 1)
    cache.warm(FRENCH, 60, 1)
    cache.clear()
    assert (len(cache), cache.size, cache.is_warming) == (0, 0, False)
