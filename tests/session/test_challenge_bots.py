"""The bots of a challenge, which others play too: they decide the same in every copy."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.session.helpers import FRESH, begin, play_until, setup
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.session import Session, Setup, State, open_text
from trickdesk.session.branches import replay_deal


def challenged(people: str = "....") -> Setup:
    """Return the setup of a challenge."""
    return replace(setup(people), header={CHALLENGE.name: "5eed"})


def test_the_record_says_that_a_match_is_a_challenge() -> None:
    session = Session.start(challenged(), None)[0]
    assert open_text(session.record_text(), FRESH, None).setup.is_challenge
    assert not begin("....").setup.is_challenge


def test_a_deal_that_is_played_again_is_no_challenge() -> None:
    session = Session.start(challenged("h..."), None)[0]
    play_until(session, {State.DEAL_OVER}, random.Random(1))
    assert not replay_deal(session, None)[0].setup.is_challenge
    assert not session.setup.again("2").is_challenge


def test_no_program_plays_in_a_challenge() -> None:
    players = tuple(replace(player, level="./mine") for player in setup("....").players)
    for made, expected in ((replace(setup("...."), players=players), "./mine"), (challenged(), "")):
        session = Session.start(replace(made, players=players).with_programs(["./mine"]), None)[0]
        assert session.bot_request().program == expected
