"""trickdesk.session.coach.themes: the table, and its page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trickdesk.games import games
from trickdesk.session.coach.themes import THEMES

PAGE = (Path(__file__).parents[3] / "docs/coach.md").read_text(encoding="utf-8")


def test_the_page_has_the_table_of_the_code() -> None:
    rows = re.findall(r"^\| (You .+?) \| (.+?) \|$", PAGE, re.MULTILINE)
    assert rows == [(str(theme.says), str(theme.tip)) for theme in THEMES.values()]


def test_each_theme_says_something_else() -> None:
    for texts in (
        [theme.says.text for theme in THEMES.values()],
        [theme.tip.text for theme in THEMES.values()],
    ):
        assert len({*texts}) == len(THEMES)
    for theme in THEMES.values():
        for text in (theme.says.text, theme.tip.text):
            assert text.endswith(".") and all(len(part.split()) <= 25 for part in text.split(". ")), text


@pytest.mark.parametrize("game_id", games())
def test_a_game_gives_its_own_advice_for_themes_that_exist(game_id: str) -> None:
    game = games()[game_id]()
    assert game.tips.keys() <= THEMES.keys()
    for code, theme in THEMES.items():
        assert str(theme.tip_in(game)) == game.tips.get(code, str(theme.tip))
