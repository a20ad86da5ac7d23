"""Claims over the connection to the bot process."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any

from tests.bots.claim_proof.brute import random_position
from trickdesk.bots.claim_proof import proven_play
from trickdesk.bots.process.worker import Worker
from trickdesk.engine.claims import claims
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView, write_view
from trickdesk.games import games


def told(seen: PlayerView, **what: object) -> dict[str, Any]:
    """Return the worker's answer to a claim about a view."""
    worker = Worker(io.BytesIO())
    request = {"ticket": 7, "view": json.loads(write_view(seen)), **what}
    worker.wanted = request
    return worker.answer(request)


def test_the_worker_says_what_is_played_by_a_proof_or_nothing() -> None:
    rng, found = Random(8), set()
    for number in range(28):
        seen = random_position(rng, list(games().values())[number % 7], 2, 10).view
        claim = claims(seen)[0]
        play = proven_play(seen, claim)
        words = "" if play is None else write_action(play, seen.game.deck)
        assert told(seen, claim=list(claim)) == {"ticket": 7, "action": words}
        found.add(bool(words))
    assert found == {True, False}


def test_what_is_no_claim_is_no_request() -> None:
    seen = random_position(Random(1), games()["red-one"], 3, 10).view
    what: list[object] = [None, "all", [1, 2], [1, 2, "x"], {}]
    for rubbish in what:
        assert "not a request" in told(seen, claim=rubbish)["error"]


def test_a_bot_that_can_claim_says_so_with_its_decision() -> None:
    rng, found = Random(2), set()
    for number in range(60):
        seen = random_position(rng, games()["red-one"], 2 + number % 2, 10).view
        answer = told(seen, level="beginner", seed=1)
        found.add(answer["claims"])
    assert found == {True, False}


def test_a_search_that_nobody_waits_for_any_more_ends() -> None:
    seen = random_position(Random(3), games()["hearts"], 4, 10).view
    worker = Worker(io.BytesIO())
    request = {"ticket": 7, "view": json.loads(write_view(seen)), "claim": list(claims(seen)[0])}
    answer = worker.answer(request)  # it is not what is wanted
    assert answer["action"] == "" or proven_play(seen, claims(seen)[0], nodes=0) is not None
