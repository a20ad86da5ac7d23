"""Oh Hell: house rules that exclude or outdo each other (rules 7.3, 7.8 to 7.10)."""

from __future__ import annotations

import pytest

from trickdesk.engine.errors import OptionError
from trickdesk.games.oh_hell import OhHell


def offered(name: str, **options: object) -> list[object]:
    option = next(option for option in OhHell.option_list if option.name == name)
    return list(OhHell.choices(option, OhHell(options).options))


@pytest.mark.parametrize("penalty", [5, 10])
def test_a_score_with_a_penalty_has_no_other(penalty: int) -> None:
    assert OhHell({"scoring": "tricks", "penalty": penalty})
    with pytest.raises(OptionError, match="already"):
        OhHell({"scoring": "distance", "penalty": penalty})
    assert offered("penalty") == [0, 5, 10]
    assert offered("penalty", scoring="distance") == [0]


def test_the_hook_is_not_offered_with_secret_bids() -> None:
    assert offered("hook") == [False, True]
    assert offered("hook", blind=True) == [True]


def test_largest_deals_are_not_offered_without_any_trump() -> None:
    assert offered("last_trump") == ["turned", "none"]
    assert offered("last_trump", trump=False) == ["turned"]


@pytest.mark.parametrize(("deals", "without"), [("down_up", [1, 5]), ("up_down", [3]), ("down", [1])])
def test_the_largest_deals_have_no_trump(deals: str, without: list[int]) -> None:
    game = OhHell({"deals": deals, "cards": "3", "last_trump": "none"})
    assert [n for n in range(1, game.last_deal + 1) if not game.has_trump(n)] == without
    assert all(OhHell({"deals": deals, "cards": "3"}).has_trump(n) for n in range(1, 4))


@pytest.mark.parametrize("deals", ["down_up", "up_down", "down"])
def test_a_match_that_begins_with_any_deal_has_its_trump(deals: str) -> None:
    game = OhHell({"deals": deals, "cards": "3", "last_trump": "none"})
    for number in range(1, game.last_deal + 1):
        again = OhHell({**game.options, **game.beginning_with(number)})
        assert again.deal_size(1) == game.deal_size(number)
        assert again.has_trump(1) == game.has_trump(number)
