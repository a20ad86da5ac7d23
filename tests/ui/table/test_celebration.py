"""The celebration of winners starts, ends, and respects reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.ui.table.dealer import Dealer
from trickdesk.ui.table.celebration import Celebration
from trickdesk.ui.table.view import CardTable

Lay = Callable[..., CardTable]


@pytest.mark.parametrize("game", ["five-hundred", "red-one"])
def test_signs_rise_from_the_winners_and_are_gone(lay: Lay, game: str) -> None:
    dealer = Dealer(game, seed=3)
    table = lay(dealer)
    table.clock.reduced, table.clock.speed = False, 1.0
    before = len(table.scene().items())
    seen = dealer.view(0)
    table.celebrate(replace(seen, winners=(0,)))
    rising = [tween for tween in table.clock.tweens if isinstance(tween, Celebration)]
    assert len(rising) >= 6
    for tween in rising:
        tween.apply(0.9)
    middle = table.width() / 2
    assert {tween.item.x() > middle for tween in rising} == {True, False}
    seen_beside = sum(abs(tween.item.x() - middle) > 0.25 * table.width() for tween in rising)
    assert seen_beside > len(rising) / 2, "a panel stands in the middle"
    assert len(table.scene().items()) == before + len(rising)
    layout = table.board.layout
    for tween in rising:
        assert any(
            layout.plate(place).left <= tween.x <= layout.plate(place).right
            and layout.plate(place).top <= tween.y <= layout.plate(place).bottom
            for place in (0, 2)
        )
        tween.apply(0.35)
        assert tween.item.y() < tween.y, "it rises first"
        assert tween.item.y() >= -tween.item.width
    table.finish()
    assert len(table.scene().items()) == before
    assert not table.clock.tweens


def test_without_motion_there_is_no_bow(lay: Lay) -> None:
    table = lay(Dealer("five-hundred", seed=3))
    seen = replace(Dealer("five-hundred", seed=3).view(0), winners=(1,))
    before = len(table.scene().items())
    for reduced, speed in ((True, 1.0), (False, 0.0)):
        table.clock.reduced, table.clock.speed = reduced, speed
        table.celebrate(seen)
        assert not table.clock.tweens
        assert len(table.scene().items()) == before
