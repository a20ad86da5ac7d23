"""The program is found, read, heard and played over a real AT-SPI registry."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import running

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]


def test_a_reader_finds_what_the_window_shows_and_hears_what_happens(tmp_path: Path) -> None:
    with running(tmp_path) as (reader, window):
        game = reader.find(window, "radio button", "Five Hundred")
        game.press()
        reader.wait(lambda: "checked" in game.states, "the game is not chosen")
        number = reader.find(window, "text", "Deal number")
        number.set_text("7")
        assert number.text == "7"
        reader.find(window, "push button", "Deal").press()
        heard = reader.wait_for("Your call.")
        assert heard[0].startswith("Deal 1: ")
        hand = reader.find(window, "list", "Your hand")
        assert len({child.name for child in hand.children}) == 10
        assert all("focusable" in child.states for child in hand.children)
        reader.keys("p")
        assert reader.wait_for("You pass.") == ["You pass."]
