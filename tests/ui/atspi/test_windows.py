"""Everything that can have the focus has a name: lobby, settings, dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.atspi.desk import why_not
from tests.ui.atspi.program import opened, running

pytestmark = [pytest.mark.window, pytest.mark.skipif(bool(why_not()), reason=why_not())]


def test_every_control_says_what_it_is_and_an_exercise_is_heard(tmp_path: Path) -> None:
    with running(tmp_path) as (reader, window):
        assert reader.unnamed(window) == []
        reader.find(window, "push button", "Seats and house rules for Five Hundred").press()
        reader.find(window, "text", "Name, South")
        assert reader.unnamed(window) == []
        settings = opened(reader, window, "Settings…", "Settings")
        pages = reader.find(settings, "list", "Pages")
        pages.focus()
        for page in pages.children:
            assert reader.unnamed(settings) == [], page.name
            reader.keys("Down")
        reader.find(settings, "push button", "Close").press()
        practice = opened(reader, window, "Coach…", "Coach")
        assert reader.unnamed(practice) == []
        reader.find(practice, "page tab", "Which card wins?").press()
        reader.find(practice, "push button", "Next")
        reader.announced.clear()
        reader.keys("1")
        reader.wait(lambda: reader.announced, "the answer is not announced")
        answer = reader.announced.pop()
        assert reader.announced == []
        assert reader.every(practice, "label", answer)
        reader.keys("Return")
        reader.wait(
            lambda: reader.announced and reader.announced[-1].endswith(" was led"),
            "the next question is not announced",
        )
        reader.find(practice, "push button", "Close").press()
        statistics = opened(reader, window, "Statistics…", "Statistics")
        assert reader.unnamed(statistics) == []
        reader.find(statistics, "push button", "Close").press()
