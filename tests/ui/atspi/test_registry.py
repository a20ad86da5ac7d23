"""The program is found, read, heard and played over a real AT-SPI registry."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import running

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]


def test_a_reader_finds_what_the_window_shows_and_hears_what_happens(tmp_path: Path) -> None:
    with running(tmp_path) as (reader, window):
        reader.find(window, "push button", "Play Five Hundred").press()
        reader.wait(
            lambda: any(words.startswith("Your call.") for words in reader.announced), "nothing is asked"
        )
        assert reader.announced[0].startswith("Deal 1. ")
        reader.wait(
            lambda: any(words.startswith("In turn, each player bids") for words in reader.announced),
            "the first call is not explained",
        )
        reader.announced.clear()
        hand = reader.find(window, "list", "Your hand")
        cards = [child for child in hand.children if child.role == "list item"]
        assert len({card.name for card in cards}) == 10
        assert all("focusable" in card.states for card in cards)
        assert "Your call" in [child.name for child in hand.children]  # what is asked lies upon the table
        reader.keys("p")
        assert reader.wait_for("You pass.") == ["You pass."]
