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
    assert [n for n in range(1, game.last_deal + 1) if game.trump_of(n)] == without
    assert not any(OhHell({"deals": deals, "cards": "3"}).trump_of(n) for n in range(1, 4))


@pytest.mark.parametrize("deals", ["down_up", "up_down", "down"])
@pytest.mark.parametrize("last", ["turned", "none"])
@pytest.mark.parametrize("trumps", ["turned", "order", "D"])
def test_a_match_that_begins_with_any_deal_has_its_trump(deals: str, last: str, trumps: str) -> None:
    game = OhHell({"deals": deals, "cards": "3", "last_trump": last, "trumps": trumps})
    for number in range(1, game.last_deal + 1):
        again = OhHell({**game.options, **game.beginning_with(number)})
        assert again.deal_size(1) == game.deal_size(number)
        assert again.trump_of(1) == game.trump_of(number)


def test_trumps_are_not_offered_without_any_trump() -> None:
    assert offered("trumps") == ["turned", "order", "S", "H", "D", "C"]
    assert offered("trumps", trump=False) == ["turned"]


@pytest.mark.parametrize(("players", "most"), [(2, 13), (3, 9), (4, 13), (5, 9), (6, 8), (7, 7), (8, 6)])
def test_the_largest_deals_by_players(players: int, most: int) -> None:
    sizes = [int(cards) for cards in OhHell.option_list[2].choices if str(cards).isdigit()]
    for size in sizes:
        if size <= most:
            assert OhHell({"players": players, "cards": str(size)}).hand_size == size
        else:
            with pytest.raises(OptionError, match="too many"):
                OhHell({"players": players, "cards": str(size)})


def test_trumps_in_turn_count_every_deal() -> None:
    game = OhHell({"cards": "4", "trumps": "order"})
    trumps = [game.trump_of(number) for number in range(1, game.last_deal + 1)]
    assert trumps == ["S", "H", "D", "C", "NT", "S", "H"]
