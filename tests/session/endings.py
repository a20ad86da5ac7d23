"""Matches in which a deal can end early, and bots that play anything."""

from __future__ import annotations

import random

from tests.driving import brief_action
from tests.session.helpers import begin, step
from trickdesk.bots.claim_proof import proven_play
from trickdesk.engine.claims import Claim
from trickdesk.engine.game import Game
from trickdesk.engine.record import write_action
from trickdesk.session import EndingKind, RestOfDeal, Session, State


def at_play(people: str, kind: type[Game], seed: int, cards: int) -> Session:
    """Return a match with a person on turn, who has at most so many cards."""
    session, rng = begin(people, kind(), seed=str(seed)), random.Random(seed)
    for _ in range(3000):
        if session.state is State.CURTAIN:
            session.cover()
            session.uncover()
        seat = session.turn
        if session.state is State.HUMAN and seat is not None:
            seen = session.view_for(seat)
            if seen.phase == "play" and seen.tricks_left <= cards:
                return session
        if session.state is State.MATCH_OVER:
            break
        step(session, rng)
    raise AssertionError("nobody came to play")


def think(ending: RestOfDeal, seed: int = 1) -> None:
    """Answer like bots that play anything."""
    rng = random.Random(seed)
    while (request := ending.request()) is not None:
        deck = request.view.game.deck
        if request.claim is not None:
            play = proven_play(request.view, request.claim)
            ending.answer("" if play is None else write_action(play, deck))
        else:
            assert request.view.ask is not None
            ending.answer(write_action(brief_action(request.view.ask, rng), deck))


def claimed(people: str, kind: type[Game]) -> tuple[Session, Claim, RestOfDeal]:
    """Return a certain claim."""
    for seed in range(400):
        session = at_play(people, kind, seed, 1 + seed % 2)
        for claim in session.offered_claims():
            assert session.turn is not None
            ending = session.ending(EndingKind.CLAIM, session.turn, claim)
            think(ending)
            if not ending.refused:
                return session, claim, ending
    raise AssertionError("no claim was certain")
