"""Words in the corner of the table and beside cards have the room they need."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from tests.ui.table.dealer import NAMES, Dealer
from trickdesk.ui.table.corner import ContractBadge, contract_info, score_lines
from trickdesk.ui.table.geometry import CAPTION
from trickdesk.ui.table.painted import fit_names, sized
from trickdesk.ui.table.placing import compute
from trickdesk.ui.table.view import CardTable

Lay = Callable[..., CardTable]
SIZES = [(1000, 640), (1280, 760), (1920, 1010)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_captions_are_whole(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(Dealer("tocan").until_play(), size=size, seat=0)
    layout = table.board.layout
    assert layout is not None
    font = sized(table.font(), CAPTION * layout.unit * 0.7, False)
    for caption, box in zip(table.seating.captions.own, layout.own_captions(), strict=True):
        words = QFontMetricsF(font).horizontalAdvance(caption.words)
        assert 0 < words <= box.right - box.left - 4 * layout.unit


@pytest.mark.usefixtures("qapp")
def test_where_names_have_no_room_the_first_is_named_and_the_others_are_counted() -> None:
    font = sized(QFont(), 14, False)
    wide = QFontMetricsF(font).horizontalAdvance
    assert fit_names(("You", "Ada", "Bruno", "Emil"), font, wide("You + 33")) == "You + 3"
    long = fit_names(("Bartholomew the Third", "Maximilian the Second"), font, wide("Bart + 1"))
    assert long.startswith("B")
    assert long.endswith("… + 1")
    assert fit_names(("Bartholomew",), font, wide("Bart…")).endswith("…")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_large_text_leaves_the_contract_its_words(lay: Lay, size: tuple[int, int]) -> None:
    """Forty-Fives with six: two plates stand near the corner."""
    dealer = Dealer("forty-fives", players=6).until_play()
    view = dealer.view(0)
    layout = compute(*size, 6, False, 1.5, score_lines(view.game))
    info = contract_info(view, NAMES)
    high = layout.badge.bottom - layout.badge.top
    assert ContractBadge.width_for(info, high, QFont()) <= layout.badge.right - layout.badge.left
    assert high * 0.195 >= 10


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_contract_says_what_both_teams_have(players: int) -> None:
    """Where teams are made for the deal; sides that last have their score below."""
    dealer = Dealer("92q", players=players).until_play(tricks=3)
    view = dealer.view(0)
    info = contract_info(view, NAMES)
    assert info is not None
    ours, theirs = (sum(view.taken[seat] for seat in team) for team in view.teams)
    assert ours + theirs >= 3
    assert info.both == f"{info.progress}, others {theirs}"
    assert info.progress.startswith(f"{ours} of ")
    for game in ("five-hundred", "red-one", "tocan"):
        plain = contract_info(Dealer(game).until_play(tricks=1).view(0), NAMES)
        assert plain is not None
        assert plain.both == plain.progress
