"""Blind bids of bots: what they imagine, dare, and read in those of others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import AuctionModel, Beliefs
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import Call
from trickdesk.engine.bids import LOOK
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games.spades import BLIND, NIL, Spades
from trickdesk.session.coach.sorting import theme_of

GAME = Spades({"blind": "any"})


def asked(totals: Sequence[int] = (0, 0), calls: Sequence[str] = ()) -> PlayerView:
    """Return the view of the seat on turn after some calls; seat 0 is the first."""
    table = Table(GAME)
    table.totals = list(totals)
    table.deal(Shuffler("1").deal(GAME, 0, 3))
    for call in calls:
        assert table.turn is not None
        table.act(table.turn, Call(call))
    assert table.turn is not None
    return view(table, table.turn)


def test_a_bot_imagines_its_own_hand_as_well() -> None:
    seen = asked()
    beliefs = Beliefs(seen, knowledge_of(GAME), Random(1), weighted=True)
    worlds = [beliefs.world() for _ in range(200)]
    for world in worlds:
        assert [hand.bit_count() for hand in world.hands] == [13] * 4
        assert sum(world.hands) == GAME.deck.all
    often = [sum(world.hands[0] >> card & 1 for world in worlds) for card in range(52)]
    assert min(often) > 20 and max(often) < 85  # 50 is expected


def test_a_hand_that_was_seen_stays() -> None:
    seen = asked(calls=(LOOK,))
    beliefs = Beliefs(seen, knowledge_of(GAME), Random(1), weighted=True)
    assert {beliefs.world().hands[0] for _ in range(20)} == {seen.hand}


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_bids_blind_at_the_beginning(level: str) -> None:
    made = decide(asked(), level, 1, fixed=True)
    assert made.action == Call(LOOK)
    assert made.explanation.reasons[0].code == "looks-first"


@pytest.mark.parametrize("level", LEVELS)
def test_all_but_novices_bid_blind_when_the_match_is_nearly_lost(level: str) -> None:
    made = decide(asked((-150, 480)), level, 1, fixed=True)
    assert made.action == Call(LOOK if level in ("beginner", "easy") else BLIND)
    code = "looks-first" if made.action == Call(LOOK) else "bids-blind"
    assert made.explanation.reasons[0].code == code


def test_a_blind_nil_tells_nothing_about_the_hand_and_a_nil_does() -> None:
    knowledge = knowledge_of(GAME)
    blind, nil = asked(calls=(BLIND,)), asked(calls=(LOOK, NIL))
    assert not AuctionModel(blind, knowledge).readings()
    assert [reading.seat for reading in AuctionModel(nil, knowledge).readings()] == [0]


def test_the_coach_names_a_wrong_answer() -> None:
    seen = asked()
    for said, better in ((BLIND, LOOK), (LOOK, BLIND)):
        assert theme_of(seen, Call(said), Call(better)).code == "wrong-blind"
