"""What a list of challenges shows: which wait, are under way, or are played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from trickdesk.engine.errors import Message, TrickdeskError
from trickdesk.session.challenge.challenge import KIND, Challenge, ChallengeError
from trickdesk.session.codes import unpack
from trickdesk.storage.challenges import ChallengeFiles
from trickdesk.storage.files import SaveError
from trickdesk.storage.saves import Summary
from trickdesk.storage.statistics.history import PlayedChallenge


class Progress(Enum):
    """How far a challenge has been played here."""

    WAITING = "waiting"
    UNDER_WAY = "under way"
    PLAYED = "played"


@dataclass(frozen=True)
class Entry:
    """One challenge in the list; it shows nothing of its cards.

    Attributes:
        id: Of the challenge, also of a damaged one.
        challenge: None if the file can't be read; then `problem` says why.
        matches: The names of unfinished matches of it, the newest first.
        deals_over: How many deals are finished in the first of these.
        played: Its finished matches, the oldest first. Only the first of each person counts.
        results: How many results of others there are.
    """

    id: str
    challenge: Challenge | None
    problem: Message | None
    matches: tuple[str, ...]
    deals_over: int
    played: tuple[PlayedChallenge, ...]
    results: int

    @property
    def progress(self) -> Progress:
        if self.played:
            return Progress.PLAYED
        return Progress.UNDER_WAY if self.matches else Progress.WAITING


def read_challenge(text: str) -> Challenge:
    """Read a challenge's file or code.

    Raises:
        SharedError: It is something else, or damaged.
    """
    kind, data = unpack(text)
    if kind != KIND:
        raise ChallengeError("This isn't a challenge.")
    return Challenge.from_json(data)


def entries(
    files: ChallengeFiles, unfinished: Iterable[Summary], played: Iterable[PlayedChallenge]
) -> list[Entry]:
    """Return all challenges that are kept here.

    Raises:
        SaveError: The folder can't be read.
    """
    under_way = [summary for summary in unfinished if summary.challenge]
    over, found = list(played), []
    for name, text in files.texts().items():
        challenge, problem = None, None
        try:
            if isinstance(text, SaveError):
                raise text
            challenge = read_challenge(text)
            if challenge.id != name:
                raise ChallengeError("This challenge isn't the one that its file is named after.")
        except TrickdeskError as error:
            challenge, problem = None, error.message
        own = [summary for summary in under_way if summary.challenge == name]
        found.append(
            Entry(
                name,
                challenge,
                problem,
                tuple(summary.match_id for summary in own),
                max(0, own[0].deal - 1) if own else 0,
                tuple(match for match in over if match.challenge == name),
                len(files.results(name)),
            )
        )
    return found
