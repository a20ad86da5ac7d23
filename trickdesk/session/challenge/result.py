"""`Result`: what one player made of a challenge, and whether it can be true.

A result holds all that was said and played, but no deal: the cards follow from the challenge. `checked` plays it
again by the rules. `recheck` also asks the bots again what they decided.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from trickdesk.engine.actions import Deal, Stock
from trickdesk.engine.errors import IllegalAction, Message, NotationError
from trickdesk.engine.record import (
    HUMAN,
    MOST_COUNTED,
    Record,
    clean_name,
    parse_input,
    replay,
    write_action,
    write_input,
)
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.hashing import sha256
from trickdesk.session.bot_requests import BotRequest, first_legal, request_at
from trickdesk.session.challenge.challenge import OF_BOT, PERSON, Challenge, ChallengeError
from trickdesk.session.fair_deals import canonical
from trickdesk.session.players import Player

KIND = "result"
LONGEST_LOG = 200_000  # characters, unpacked
DAMAGED = "This result is damaged, or was made by another version of Trickdesk."
CHANGED = "This result has been changed after it was made, or part of it is missing."
COUNTS = ("takebacks", "hints", "fallbacks")
Seats = tuple[Mapping[str, object], ...]


@dataclass(frozen=True)
class Result:
    """What one player made of a challenge.

    Attributes:
        name: The player's name, cleaned; may be empty.
        challenge: Its id.
        seats: By seat, what decides how a bot plays; empty for the person.
        scores: By deal, the points of each side.
        log: What was said and played, without deals and stocks.
        takebacks: How often the person undid a decision that had shown new cards.
        hints: The number of decisions with a hint.
        fallbacks: How often a bot failed to decide.
    """

    name: str
    challenge: str
    seats: Seats
    scores: tuple[tuple[int, ...], ...]
    log: tuple[str, ...]
    takebacks: int = 0
    hints: int = 0
    fallbacks: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "name": self.name,
            "challenge": self.challenge,
            "seats": [dict(seat) for seat in self.seats],
            "scores": [list(points) for points in self.scores],
            "log": b64encode(zlib.compress("\n".join(self.log).encode(), 9)).decode(),
            **{key: getattr(self, key) for key in COUNTS},
        }
        # The packed log may differ from one zlib to another, so the check is over the log itself.
        return {**data, "check": _check({**data, "log": list(self.log)})}

    @classmethod
    def from_json(cls, data: object) -> Result:
        """Read a result. Whether it can be true, only `checked` knows.

        Raises:
            ChallengeError: It is damaged.
        """
        if not isinstance(data, Mapping):
            raise ChallengeError(DAMAGED)
        keys = ("name", "challenge", "seats", "scores", "log", *COUNTS)
        said: dict[str, Any] = {key: data.get(key) for key in keys}
        seats, scores = said["seats"], said["scores"]
        is_sound = (
            all(isinstance(said[key], str) for key in ("name", "challenge", "log"))
            and isinstance(seats, list)
            and all(isinstance(seat, dict) for seat in seats)
            and isinstance(scores, list)
            and all(isinstance(deal, list) and all(type(n) is int for n in deal) for deal in scores)
            and all(type(said[key]) is int and 0 <= said[key] <= MOST_COUNTED for key in COUNTS)
        )
        if not is_sound:
            raise ChallengeError(DAMAGED)
        log = _unpacked(said["log"])
        if data.get("check") != _check({**said, "log": log}):
            raise ChallengeError(CHANGED)
        made = said | {"seats": tuple(seats), "scores": tuple(map(tuple, scores)), "log": tuple(log)}
        return cls(**made)


def _check(data: Mapping[str, Any]) -> str:
    return sha256(canonical(data).encode()).hexdigest()[:16]


def _unpacked(word: str) -> list[str]:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(b64decode(word, validate=True), LONGEST_LOG).decode()
    except (ValueError, zlib.error):
        raise ChallengeError(DAMAGED) from None
    if not unpacker.eof or unpacker.unused_data:
        raise ChallengeError(DAMAGED)
    return text.split("\n") if text else []


def _seats_of(challenge: Challenge) -> Seats:
    """Return by seat what decides how a bot of the challenge plays."""
    version = {"bot_version": challenge.bot_version}
    return tuple(_manner({**player.to_json(), **version}) for player in challenge.players)


def _manner(seat: Mapping[str, object]) -> dict[str, object]:
    is_bot = seat.get("player") != HUMAN
    return {key: seat[key] for key in (*OF_BOT, "bot_version") if is_bot and key in seat}


def result_of(challenge: Challenge, record: Record) -> Result:
    """Return what a finished match made of a challenge.

    Raises:
        RecordError: The record is damaged.
        ChallengeError: It isn't a whole match of this challenge.
    """
    if record.extra.get(CHALLENGE.name) != challenge.id or record.seats is None:
        raise ChallengeError("This match wasn't played for this challenge.")
    table = replay(record, games())
    deck = table.game.deck
    log = tuple(write_input(entry, deck) for entry in table.log if not isinstance(entry, (Deal, Stock)))
    players = [Player.from_json(seat, PERSON) for seat in record.seats]
    person = players[challenge.seat]
    result = Result(
        person.name,
        challenge.id,
        tuple(map(_manner, record.seats)),
        tuple(deal.result.points for deal in table.deals if deal.result is not None),
        log,
        person.takebacks,
        person.hints,
        sum(player.fallbacks for player in players),
    )
    if checked(challenge, result).log != record.log:
        raise ChallengeError("The cards of this match aren't those of the challenge.")
    return result


def checked(challenge: Challenge, result: Result) -> Record:
    """Play a result again; return the record of the whole match.

    Raises:
        ChallengeError: It doesn't follow from the challenge and the rules.
    """
    if result.challenge != challenge.id:
        raise ChallengeError("This result is for another challenge.")
    if result.seats != _seats_of(challenge):
        raise ChallengeError("Other computer players took part in this result.")
    table = Table(challenge.game)
    for at, entry in enumerate(result.log):
        _deal_on(challenge, table)
        if table.winners:
            raise ChallengeError("This result has more cards than the challenge.")
        try:
            read = parse_input(entry, table.game.deck)
            if not isinstance(read, tuple):
                raise NotationError("An input is written as a seat, a verb and its object.")
            table.put(read)
        except (NotationError, IllegalAction):
            template = "This result breaks the rules in deal {number}, at decision {place}."
            raise ChallengeError(Message(template, number=max(1, len(table.deals)), place=at + 1)) from None
    _deal_on(challenge, table)
    if not table.winners:
        raise ChallengeError("Not all deals of the challenge are in this result.")
    if tuple(deal.result and deal.result.points for deal in table.deals) != result.scores:
        raise ChallengeError("The points of this result don't follow from its cards.")
    person = replace(PERSON, name=result.name, takebacks=result.takebacks, hints=result.hints)
    return challenge.setup_of(person).record([write_input(entry, table.game.deck) for entry in table.log])


def _deal_on(challenge: Challenge, table: Table) -> None:
    """Deal the next cards if they are due: a deal, or a new stock."""
    index = len(table.deals)
    if table.phase is None and not table.winners:
        dealer = table.next_dealer if table.deals else challenge.first_dealer
        table.deal(challenge.deal(index, dealer))
    while table.phase_name == "stock":
        index = len(table.deals) - 1
        table.restock(Shuffler(challenge.seed).restock(table.discards, index, table.stocks))


@dataclass(frozen=True)
class AskedAgain:
    """A decision of a bot, to be asked for again.

    Attributes:
        board: The number of the deal, from 1.
        request: What to ask the bots' process.
        played: What the bot is said to have decided, as a record has it without the seat.
        instead: What is played for a bot that fails; empty if none is said to have failed.
    """

    board: int
    request: BotRequest
    played: str
    instead: str = ""

    def is_right(self, answer: str | None) -> bool:
        """Whether the bot, which answers this now, may have decided so."""
        return self.played in (answer, self.instead)


def recheck(challenge: Challenge, result: Result) -> Iterator[AskedAgain]:
    """Yield all decisions of the bots in a result that is `checked`.

    No clock decides what they answer, so a different answer shows that the result is made up, if the bots are
    of the same version (`Challenge.problem`).
    """
    setup, shuffler, deck = challenge.setup_of(PERSON), Shuffler(challenge.seed), challenge.game.deck
    table = Table(challenge.game)
    for ticket, entry in enumerate(result.log):
        _deal_on(challenge, table)
        read = parse_input(entry, deck)
        assert isinstance(read, tuple) and table.phase is not None
        seat, action = read
        ask = table.phase.ask()
        if not setup.players[seat].human and ask is not None:
            instead = write_action(first_legal(ask), deck) if result.fallbacks else ""
            request = request_at(table, setup, shuffler, ticket)
            yield AskedAgain(len(table.deals), request, write_action(action, deck), instead)
        table.put(read)
