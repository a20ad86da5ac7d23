"""The coach's page over AT-SPI, and by keyboard alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.coach.habit_deals import keep_reviewed
from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import data_folder, opened, running
from tests.ui.atspi.reader import Node, Reader
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]
GAME, SAYS = "five-hundred", "You pass with hands that are worth a bid. That costs about "
TABS = ["My habits", "Which card wins?", "What would you call?", "My decisions"]
STOPS = [
    "Practise this",
    "Mistake",
    "Points lost per deal, by month",
    "Deals with such a mistake",
    "Print…",
    "Save as PDF…",
]


def as_ann(settings: Settings) -> None:
    settings.players.name, settings.games.last_game = "Ann", GAME


def focused(reader: Reader, top: Node) -> str:
    """Return the name of what has the focus; of a combo box, its label.

    Qt calls the current item of a list focused, wherever the focus is.
    """
    found = [seen for seen in reader.look(top) if "focused" in seen.states and seen.role != "list item"]
    if not found:
        return ""
    last = found[-1]
    return reader.labels(last.node)[0] if last.role == "combo box" else last.name


def test_the_page_is_read_and_walked_through_by_keyboard_alone(tmp_path: Path) -> None:
    keep_reviewed(find_paths(data_folder(tmp_path)), GAME, 40, "passes-too-much", seeds=(2,), won=-14)
    with running(tmp_path, as_ann) as (reader, window):
        coach = opened(reader, window, "Coach…", "Coach: Five Hundred")
        deals = reader.find(coach, "list", "Deals with such a mistake")
        reader.wait(lambda: any(SAYS in words for words in reader.announced), "the claim is not announced")
        assert reader.unnamed(coach) == []
        assert [node.name for node in reader.every(coach, "page tab")] == TABS
        labels = [node.name for node in reader.every(coach, "label")]
        (claim,) = (words for words in labels if words.startswith(SAYS))
        assert " ± " in claim and claim.endswith(" times in 40 deals.")
        practise = reader.find(coach, "push button", "Practise this")
        assert claim in practise.description and "Count what you" in practise.description
        look = next(node for node in reader.every(coach, "push button") if node.name.startswith("Look at "))
        assert {"focusable", "sensitive"} <= look.states & practise.states
        chart = next(
            seen.node for seen in reader.look(coach) if seen.name == STOPS[2] and "focusable" in seen.states
        )
        assert "November 2026: " in chart.description and "points lost per deal" in chart.description
        items = [child.name for child in deals.children]
        assert len(items) > 10 and all(words.endswith(" points lost.") for words in items)
        met = []
        for _ in range(12):
            reader.keys("Tab")
            met.append(focused(reader, coach))
        assert [name for name in met if name in STOPS] == STOPS, met
        chart.focus()
        reader.announced.clear()
        reader.keys("Right")
        reader.wait(lambda: "points lost per deal" in "".join(reader.announced), "the month is not announced")
        reader.keys("Tab")  # Qt 6.8 refuses to focus a list for a screen reader
        reader.wait_for_state(deals, "focused")
        reader.keys("Down", "Down", "Return")
        reader.find(window, "push button", "Back to the table")
        reader.keys("Escape")
        reader.wait_for_state(deals, "focused")
        assert "selected" in deals.children[2].states
        reader.announced.clear()
        look.press()
        reader.wait(
            lambda: any(words.startswith("Looking at deals: 0 of ") for words in reader.announced),
            "progress is not announced",
        )
        bar = reader.find(coach, "progress bar", "Looking at deals")
        assert bar.value == 0
        reader.find(coach, "push button", "Stop").press()
        reader.wait(lambda: any(SAYS in words for words in reader.announced), "the end is not announced")
        practise.focus()
        reader.keys("Return")
        reader.wait(
            lambda: "selected" in reader.find(coach, "page tab", TABS[3]).states, "there are no exercises"
        )
        reader.keys("Escape")
        reader.wait(lambda: "active" in window.states, "the coach does not close")
