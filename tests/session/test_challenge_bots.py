"""The bots of a challenge, which others play too, decide the same for all."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.driving import random_action
from tests.session.helpers import FRESH, begin, decided, play_until, setup
from trickdesk.bots.decision.explain import Decision
from trickdesk.bots.player import decide
from trickdesk.bots.review.reviewing import DealToReview, taken_by_bots
from trickdesk.engine.record import is_deal
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.session import Session, Setup, State, open_text
from trickdesk.session.branches import replay_deal

OVER = {State.DEAL_OVER, State.MATCH_OVER}


def challenged(people: str = "....", game_id: str = "five-hundred") -> Setup:
    """Return the setup of a challenge."""
    return replace(setup(people, games()[game_id]()), header={CHALLENGE.name: "5eed"})


def asked(session: Session) -> Iterator[tuple[int, str]]:
    """Play a deal; yield after how many inputs each bot decided, and what."""
    rng = random.Random(3)
    while session.state not in OVER:
        if session.state is State.BOT:
            at, answer = session.inputs, decided(session.bot_request())
            assert session.bot_answer(session.ticket, answer) is not None
            yield at, answer
        else:
            assert session.turn is not None
            ask = session.view_for(session.turn).ask
            assert ask is not None
            session.act(session.turn, random_action(ask, rng))


def test_the_record_says_that_a_match_is_a_challenge() -> None:
    session = Session.start(challenged(), None)[0]
    assert open_text(session.record_text(), FRESH, None).setup.is_challenge
    assert not begin("....").setup.is_challenge


def test_a_deal_that_is_played_again_is_no_challenge() -> None:
    session = Session.start(challenged("h..."), None)[0]
    play_until(session, {State.DEAL_OVER}, random.Random(1))
    assert not replay_deal(session, None)[0].setup.is_challenge
    assert not session.setup.again("2").is_challenge


def test_a_deal_that_is_played_again_shows_no_other_deal_of_the_challenge() -> None:
    given = tuple(Shuffler("given").deal(games()["five-hundred"](), deal, 0) for deal in range(3))
    for made in (challenged("h..."), replace(challenged("h..."), given=given)):
        session = Session.start(made, None)[0]
        again = replay_deal(session, None)[0]
        deals = []
        for match in (session, again):
            play_until(match, {State.DEAL_OVER}, random.Random(1))
            match.next_deal()
            log = json.loads(match.record_text())["log"]
            deals.append([entry.split(" | ", 1)[1] for entry in log if is_deal(entry)])
        assert deals[0][0] == deals[1][0]
        assert deals[0][1] != deals[1][1]
        assert made.seed not in json.loads(again.record_text()).values()


def test_no_program_plays_in_a_challenge() -> None:
    for made, program in ((setup("...."), "./mine"), (challenged(), "")):
        players = tuple(replace(player, level="./mine") for player in made.players)
        seated = replace(made, players=players).with_programs(["./mine"])
        assert Session.start(seated, None)[0].bot_request().program == program


def test_only_in_a_challenge_must_bots_decide_the_same_everywhere() -> None:
    assert Session.start(challenged(), None)[0].bot_request().fixed
    assert not begin("....").bot_request().fixed


def test_a_challenge_is_played_to_the_last_card() -> None:
    """Who claims or gives up makes bots play other cards than they would."""
    for made, can in ((setup("h..."), True), (challenged("h..."), False)):
        session, rng = Session.start(made, None)[0], random.Random(4)
        could = offered = False
        while session.state not in OVER:
            could |= session.can_end
            offered |= bool(session.offered_claims())
            play_until(session, {*OVER, State.HUMAN}, rng)
            if session.state is State.HUMAN:
                ask = session.view_for(0).ask
                assert ask is not None
                session.act(0, random_action(ask, rng))
        assert (could, offered) == (can, can)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_blindfold_test_asks_again_as_in_the_match(game_id: str) -> None:
    session = Session.start(challenged("h...", game_id), None)[0]
    found = list(asked(session))
    again = open_text(session.record_text(), FRESH, None)
    for at, answer in found[:: max(1, len(found) // 6)]:
        request = again.blindfold(at).request
        assert request.fixed and decided(request) == answer
        redeal = again.blindfold(at).redeal(1)
        if redeal is not None:
            assert redeal.is_alike and decided(redeal.request) == answer


def test_a_review_lets_bots_decide_as_in_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bot for the person, all is as if bots had sat there."""
    session = Session.start(challenged(), None)[0]
    list(asked(session))
    record = json.loads(session.record_text())
    record["seats"][0]["player"] = "human"
    fixed = []

    def spied(*asked: Any) -> Decision:
        fixed.append(asked[-1])
        return decide(*asked)

    monkeypatch.setattr("trickdesk.bots.review.reviewing.decide", spied)
    for challenge in (True, False):
        if not challenge:
            del record[CHALLENGE.name]
        deal = DealToReview(json.dumps(record), 0)
        result = deal.table.deals[0].result
        assert result is not None and taken_by_bots(deal, lambda: False) == result.points
        assert set(fixed) == {challenge}
        fixed.clear()
