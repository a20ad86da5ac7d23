"""Descriptions of computer levels: three or four points, all of them true."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trickdesk.bots import levels
from trickdesk.bots.levels import BY_RULE, LEVEL, LEVELS, Effort
from trickdesk.ui.text import player_text


@pytest.mark.parametrize("name", LEVELS)
def test_each_level_is_told_in_three_or_four_things(name: str) -> None:
    words = player_text.level_manner_words(name)
    assert words.endswith(".") and words[0].isupper()
    assert " and " in words  # before the last of them
    assert 2 <= len(words.replace(", without", " without").split(", ")) <= 3
    assert len(words) < 150


def test_no_two_are_told_alike() -> None:
    assert len({player_text.level_manner_words(name) for name in LEVELS}) == len(LEVELS)
    assert player_text.level_manner_words("grandmaster") == ""


def test_what_is_told_follows_from_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = LEVEL["easy"]

    def told(**changes: object) -> str:
        monkeypatch.setitem(levels.LEVEL, "easy", replace(easy, **changes))  # type: ignore[arg-type]
        return player_text.level_manner_words("easy")

    assert told() == "Plays by rules of thumb, remembers one trick and bids low."
    assert "remembers no tricks" in told(memory=0)
    assert "remembers 3 tricks" in told(memory=3)
    assert "remembers every trick" in told(memory=None)
    thinks = Effort(24, 8_000, exact=12)
    assert told(card=thinks).startswith("Tries cards in up to 24 simulated deals,")
    assert "the last 12 cards" in told(card=thinks)
    assert "up to 80 " in told(card=thinks, lead=Effort(80, 8_000, exact=16))
    assert "the last 16 cards" in told(card=thinks, lead=Effort(80, 8_000, exact=16))
    assert "up to 90 " in told(card=thinks, compiled=(Effort(90, 9), Effort(200, 9), Effort(60, 9)))
    assert "up to 95 " in told(card=thinks, compiled=(Effort(90, 9), Effort(200, 9), Effort(95, 9)))
    assert told(card=thinks, ahead=0).startswith("Tries leads in up to 24 ")
    assert "bids low" not in told(novice=False)
    assert "after a pass" in told(novice=False, weighs_others=True)
    assert "infers the others' cards" in told(novice=False, weighs_others=True, inference=True)
    assert told(beginner=True, card=BY_RULE).startswith("Plays high cards first")


def test_the_levels_at_a_table_stand_in_order() -> None:
    lines = player_text.levels_at_table_words(["hard", "easy", "hard"]).splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Easy", "Hard"]
    assert lines[0] == "Easy: plays by rules of thumb, remembers one trick and bids low."
    assert player_text.levels_at_table_words([]) == ""
