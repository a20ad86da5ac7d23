"""The decisions that are kept for reports: those that were played and not undone."""

from __future__ import annotations

import random

from tests.driving import random_action
from tests.session.helpers import begin, short_game
from trickdesk.engine.record import write_action
from trickdesk.session import Session, State
from trickdesk.session.decisions import KEPT, Decisions, RecordedDecision


def decide(session: Session, rng: random.Random, error: str | None = None) -> RecordedDecision:
    """Let the bot on turn decide, or fail."""
    request = session.bot_request()
    assert request.view.ask is not None
    action = write_action(random_action(request.view.ask, rng), session.setup.game.deck)
    decided = RecordedDecision(request, None if error else action, None, False, error)
    assert session.bot_answer(request.ticket, decided.action) is not None
    return decided


def test_decisions_that_stand_are_told_in_order() -> None:
    session, rng, kept = begin("....", short_game("hearts")), random.Random(1), Decisions()
    found = [decide(session, rng, "no answer" if number == 2 else None) for number in range(5)]
    for decided in reversed(found):
        kept.add(decided)
    assert kept.standing(session) == found
    assert [decided.seat for decided in found] == [decided.request.view.seat for decided in found]
    kept.clear()
    assert kept.standing(session) == []


def test_what_was_not_played_or_was_undone_does_not_stand() -> None:
    session, rng, kept = begin("h...", short_game("tocan"), seed="2"), random.Random(1), Decisions()
    while not session.can_undo or session.state is not State.BOT:
        if session.state is State.BOT:
            kept.add(decide(session, rng))
        else:
            turn = session.turn
            assert turn is not None
            ask = session.view_for(turn).ask
            assert ask is not None
            session.act(turn, random_action(ask, rng))
    last = decide(session, rng)
    kept.add(last._replace(action="call something"))
    assert last.at not in [decided.at for decided in kept.standing(session)]
    kept.add(last)
    assert kept.standing(session)[-1] == last
    assert session.undo()
    assert last not in kept.standing(session)


def test_only_the_latest_are_kept() -> None:
    session, rng, kept = begin("....", short_game("hearts")), random.Random(1), Decisions()
    decided = decide(session, rng)
    kept.add(decided)
    for _ in range(KEPT):
        kept.add(decided._replace(action="play nothing"))
    assert kept.standing(session) == []
