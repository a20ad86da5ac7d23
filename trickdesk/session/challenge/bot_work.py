"""What bots do with a challenge in the background: play it, and check results."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace

from trickdesk.engine.errors import Message
from trickdesk.engine.record import parse_input, read_record
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.challenge.challenge import Challenge, ChallengeError
from trickdesk.session.challenge.result import Result, recheck, result_of
from trickdesk.session.session import Session, State

Work = Generator[BotRequest, str, Result]  # yields requests, and is sent what is decided in record notation


def played_by(challenge: Challenge, level: str) -> Work:
    """Let a level play in the person's place; the result has its name."""
    session, deck = Session.start(challenge.setup(level), None)[0], challenge.game.deck
    while session.state is not State.MATCH_OVER:
        if session.state is State.DEAL_OVER:
            session.next_deal()
            continue
        request = session.bot_request()
        if session.state is State.BOT:
            session.bot_answer(request.ticket, (yield request))
        else:
            answer = yield replace(request, level=level)
            entry = parse_input(f"{session.turn} {answer}", deck)
            assert isinstance(entry, tuple)
            session.act(*entry)
    return result_of(challenge, read_record(session.record_text()))


def asked_again(challenge: Challenge, result: Result) -> Work:
    """Ask bots again for all that they did in a result that is `checked`.

    Raises:
        ChallengeError: They decide differently, so it is made up.
    """
    failed = 0
    for asked in recheck(challenge, result):
        answer = yield asked.request
        failed += asked.played != answer
        if not asked.is_right(answer) or failed > result.fallbacks:
            template = "In deal {number} of this result, the computer players would have played differently."
            raise ChallengeError(Message(template, number=asked.board))
    return result
