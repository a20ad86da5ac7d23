"""The beginner's habits in Five Hundred, which better levels don't have."""

from __future__ import annotations

import pytest

from tests.bots.five_hundred import HEARTS, NOBODY, OVER, SEEDS, asked, five_hundred, said
from tests.bots.positions import answer, bury, dealt, game_of, play_cards, say
from trickdesk.bots.levels import LEVELS
from trickdesk.engine.actions import Call
from trickdesk.engine.table import Table

GONE = "4H 4D 5S"


def declared(hands: dict[int, str], seed: int) -> Table:
    """Seat 2 declares 6S and discards the kitty's cards."""
    table = dealt(five_hundred(), 1, hands, seed, talon=GONE)
    return bury(say(table, "6S", "pass", "pass", "pass"), GONE)


def passing(log: list[str], seat: int, level: str, seed: int) -> float:
    """Return the value that a level gives a pass."""
    weighed = said(asked(log, seat, HEARTS, seed), level, NOBODY, seed)[1].weighed
    return next(entry.value for entry in weighed if entry.action == Call("pass"))


def test_what_comes_of_a_pass_is_not_asked() -> None:
    """Beginners don't ask what others would make.

    Most others ask what the partner would make; the best levels also ask about the opponents. They imagine
    other deals with each seed, and in a few of them a pass gains.
    """
    over = {level: [passing(OVER, 1, level, seed) for seed in range(10)] for level in LEVELS}
    assert [set(over[level]) == {0} for level in LEVELS] == [True] * 3 + [False] * 2
    assert all(sum(value < 0 for value in over[level]) >= 7 for level in LEVELS[3:])
    assert all(sum(over[level]) < 0 for level in LEVELS[3:])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_pass_leaves_to_the_partner_is_asked_by_all_others(seed: int) -> None:
    assert [passing([*OVER, "1 call pass"], 2, level, seed) > 0 for level in LEVELS] == [False, *[True] * 4]


@pytest.mark.parametrize("seed", SEEDS)
class TestNovice:
    def test_trumps_are_not_drawn(self, seed: int) -> None:
        table = declared({2: "JK JS JC AS KS QS AH 9D 8D 5C"}, seed)
        assert answer(table, "beginner", seed) == "play AH"
        assert answer(table, "easy", seed) in {
            f"play {card}" for card in ("JK", "JS", "JC", "AS", "KS", "QS")
        }

    def test_a_high_card_is_played_before_others_had_to(self, seed: int) -> None:
        table = declared({2: "JK AD 7C", 3: "5D", 0: "QD 6D 5H 6H 7H 8H 9H 6C 8C 9C", 1: "KD"}, seed)
        play_cards(table, "AD 5D")
        assert answer(table, "beginner", seed) == "play 6D", "the partner holds the trick"
        table = declared({2: "JK 5D 7C", 3: "QD 6D 5H 6H 7H 8H 9H 6C 8C 9C", 0: "AD", 1: "KD"}, seed)
        play_cards(table, "5D")
        assert answer(table, "beginner", seed) == "play QD"
        assert answer(table, "easy", seed) == "play 6D"

    def test_a_trick_is_ruffed_high_where_somebody_could_still_take_it(self, seed: int) -> None:
        table = declared({2: "JK KC", 3: "AC", 0: "6S 9S QS 5H 6H 7H 8H 9H 5D 6D", 1: "5C"}, seed)
        play_cards(table, "KC AC")
        assert answer(table, "beginner", seed) == "play QS"
        assert answer(table, "easy", seed) == "play 6S", "it costs the enemy a higher one"


@pytest.mark.parametrize("seed", SEEDS)
def test_in_hearts_a_beginner_stays_low_and_throws_what_is_high(seed: int) -> None:
    """Better players get rid of high cards without danger, and of the queen of spades."""
    game = game_of("hearts", passing="none")
    hands = {0: "2C", 1: "4C", 2: "5C KC QC", 3: "3C AC"}
    table = play_cards(dealt(game, 3, hands, seed), "2C 4C 5C")
    assert answer(table, "beginner", seed) == "play 3C"
    assert answer(table, "easy", seed) == "play AC"
    hands = {0: "2C 3C", 1: "KC 6C", 2: "5C 4C", 3: "QS AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD"}
    table = play_cards(dealt(game, 3, hands, seed), "2C KC 5C 2D 6C 4C")
    assert answer(table, "beginner", seed) == "play AD"
    assert answer(table, "easy", seed) == "play QS"
