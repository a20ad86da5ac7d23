"""Seeds: too many to guess, unless someone has typed one."""

from __future__ import annotations

import pytest

from trickdesk.ui.window.main_window import MainWindow

AT_LOBBY = True


@pytest.fixture
def same_chance() -> None:
    """Use real random numbers here."""


def seed_of(window: MainWindow) -> str:
    session = window.controller.session
    assert session is not None
    return session.setup.seed


def test_every_seed_has_128_bits(window: MainWindow) -> None:
    seeds = []
    for _ in range(8):
        window.pages.lobby.page.start_button.click()
        seeds.append(seed_of(window))
        window.matches.play_again()
        seeds.append(seed_of(window))
        seeds.append(window.matches.default_players().seed)
        window.matches.show_lobby()
    assert len(set(seeds)) == len(seeds)
    for way in range(3):
        # Of eight numbers below 2**128, one is not below 2**122: all but certainly.
        assert max(map(int, seeds[way::3])).bit_length() > 122


def test_a_deal_number_can_be_typed(window: MainWindow) -> None:
    window.pages.lobby.page.seed.setText("  7 of hearts ")
    window.pages.lobby.page.start_button.click()
    assert seed_of(window) == "7 of hearts"
