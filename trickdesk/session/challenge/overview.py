"""What is known of each challenge: one's own match, and the results of others."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path

from trickdesk.bots.levels import LEVELS
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import LONGEST, read_record
from trickdesk.games import games
from trickdesk.hashing import sha256
from trickdesk.session.challenge.challenge import Challenge, ChallengeError, read_challenge
from trickdesk.session.challenge.day import day_challenge
from trickdesk.session.challenge.result import Result, checked, result_of
from trickdesk.session.codes import file_text, pack, unpack
from trickdesk.session.review_store import history_of
from trickdesk.storage.challenges import ChallengeFiles
from trickdesk.storage.files import SaveError, read_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import person_key
from trickdesk.storage.saves import SUFFIX, Saves, Summary

# Beginnings of names: of own matches, bots, and what isn't checked yet.
OWN, LEVEL, NEW = "own-", "level-", "new-"


@dataclass(frozen=True)
class Entry:
    """A challenge, and what has become of it.

    Attributes:
        day: Whose deal of the day it is, or None.
        match: The id of one's own unfinished match, or empty.
        over: The deals of it that are over.
        own: One's own result.
        results: Those of others.
        unchecked: Those of others that bots haven't been asked about yet.
        levels: What bots made of a deal of the day that one has played, by level.
    """

    challenge: Challenge
    day: date | None = None
    match: str = ""
    over: int = 0
    own: Result | None = None
    results: tuple[Result, ...] = ()
    unchecked: tuple[Result, ...] = ()
    levels: Mapping[str, Result] = field(default_factory=dict)

    @property
    def missing(self) -> list[str]:
        """The levels that still have to play it."""
        wanted = self.day is not None and self.own is not None and self.challenge.problem is None
        return [level for level in LEVELS if level not in self.levels] if wanted else []


@dataclass(frozen=True)
class Overview:
    """All challenges: the deals of the day, newest first, and others.

    Attributes:
        problem: Why one of them can't be read; None if all can.
    """

    days: tuple[Entry, ...] = ()
    challenges: tuple[Entry, ...] = ()
    today: date = date.min
    problem: TrickdeskError | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        return *self.days, *self.challenges

    @property
    def waiting(self) -> tuple[int, int]:
        """How many of today's deals and how many challenges aren't played yet."""
        days = sum(entry.own is None for entry in self.days if entry.day == self.today)
        return days, sum(entry.own is None for entry in self.challenges)


day_of_game = lru_cache(512)(day_challenge)


class OverviewFiles:
    """The files of challenges and results. For threads; may raise TrickdeskError."""

    def __init__(self, paths: Paths, today: Callable[[], date]) -> None:
        self._paths, self._files, self._today = paths, ChallengeFiles(paths), today

    # -- reading

    def read(self, person: str) -> Overview:
        """Return what a person with this name has, and what waits."""
        today = self._today()
        problems: list[TrickdeskError] = []
        known = {made.id: made for made in (day_of_game(game_id, today) for game_id in games())}
        known |= {made.id: made for made in self._challenges(problems)}
        self._note_finished(known)
        begun = self._begun(person)
        found = [self._entry(made, person, begun.get(made.id)) for made in known.values()]
        days = [entry for entry in found if entry.day == today or (entry.day and (entry.own or entry.match))]
        order = list(games())
        days.sort(key=lambda entry: (-(entry.day or today).toordinal(), order.index(entry.challenge.game.id)))
        others = tuple(entry for entry in found if entry.day is None)
        return Overview(tuple(days), others, today, problems[0] if problems else None)

    def _challenges(self, problems: list[TrickdeskError]) -> Iterator[Challenge]:
        for text in self._files.texts().values():
            try:
                yield read_challenge(_read(text))
            except TrickdeskError as error:
                problems.append(error)

    def _entry(self, challenge: Challenge, person: str, begun: Summary | None) -> Entry:
        own: Result | None = None
        others: list[Result] = []
        unchecked, levels = [], {}
        for name, result in self._results(challenge.id):
            if name.startswith(LEVEL):
                levels[result.name] = result
            elif own is None and is_own(name, result, person):
                own = result
            else:
                others.append(result)
                if name.startswith(NEW) and challenge.problem is None:
                    unchecked.append(result)
        match, over = ("", 0) if begun is None or own else (begun.match_id, begun.deal - 1)
        ordered = {level: levels[level] for level in LEVELS if level in levels}
        day = day_of(challenge)
        return Entry(challenge, day, match, over, own, tuple(others), tuple(unchecked), ordered)

    def _results(self, challenge_id: str) -> Iterator[tuple[str, Result]]:
        """Yield the results of a challenge by name, without those that can't be read."""
        for name, text in self._files.results(challenge_id).items():
            # One's own is made again, and others can send theirs again.
            with contextlib.suppress(TrickdeskError):
                yield name, Result.from_json(unpack(_read(text))[1])

    def _begun(self, person: str) -> dict[str, Summary]:
        """Return a person's unfinished matches by their challenges, the newest of each."""
        found: dict[str, Summary] = {}
        for summary in Saves(self._paths).unfinished():
            names = [summary.seats[seat] for seat in summary.people]
            if len(names) == 1 and person_key(names[0]) == person_key(person):
                found.setdefault(summary.challenge, summary)
        return found

    def _note_finished(self, known: Mapping[str, Challenge]) -> None:
        """Keep the results of one's own matches that are over, of each person the first."""
        with closing(history_of(self._paths)) as history:
            history.update()
            played = history.challenges()
        for challenge_id, record in played:
            name, challenge = OWN + record.removesuffix(SUFFIX), known.get(challenge_id)
            if challenge is not None and not self._files.has_result(challenge.id, name):
                with contextlib.suppress(TrickdeskError):
                    text = read_text(self._paths.finished / record, LONGEST)
                    result = result_of(challenge, read_record(text))
                    # A second match of it, perhaps from a copy, may have been begun before and ended with known cards.
                    if not any(is_own(*kept, result.name) for kept in self._results(challenge.id)):
                        self._files.put_result(challenge.id, name, packed(result))

    # -- changing; these return the id of a challenge that has arrived, or nothing

    def add(self, challenge: Challenge) -> str:
        """Keep a challenge."""
        self._files.add(challenge.id, file_text("challenge", challenge.to_json()))
        return challenge.id

    def open_file(self, path: Path) -> str:
        """Keep the challenge or the result of a file."""
        return self.open_text(read_text(path, LONGEST))

    def open_text(self, text: str) -> str:
        """Keep the challenge or the result of a text."""
        kind, data = unpack(text)
        if kind == "challenge":
            return self.add(Challenge.from_json(data))
        if kind != "result":
            raise ChallengeError("This is no challenge and no result.")
        result = Result.from_json(data)
        challenge, name = self._known(result.challenge), name_of(result)
        checked(challenge, result)
        if not self._files.has_result(challenge.id, name):
            self._files.add_result(challenge.id, NEW + name, packed(result))
        return challenge.id

    def _known(self, challenge_id: str) -> Challenge:
        if (text := self._files.texts().get(challenge_id)) is not None:
            return read_challenge(_read(text))
        for back in range(-AHEAD, RECENT):
            for game_id in games():
                made = day_of_game(game_id, self._today() - timedelta(back))
                if made.id == challenge_id:
                    self.add(made)
                    return made
        raise ChallengeError(
            "This is the result of a challenge that you don't have. Open the challenge first."
        )

    def keep(self, challenge: Challenge, result: Result, level: str) -> str:
        """Keep what a level has made, or without a level a result that bots agree with."""
        name = f"{LEVEL}{level}" if level else name_of(result)
        self._files.put_result(challenge.id, name, packed(result))
        return "" if level else self.drop(result)

    def drop(self, result: Result) -> str:
        """Forget a result that has been checked: bots don't agree with it, or it is kept."""
        self._files.remove_result(result.challenge, NEW + name_of(result))
        return ""

    def delete(self, challenge_id: str) -> str:
        """Delete a challenge with the results of others."""
        self._files.remove(challenge_id)
        return ""


# Days whose results are known without their challenge. Elsewhere it may be the day after tomorrow (UTC+14).
AHEAD, RECENT = 2, 60


def _read(text: str | SaveError) -> str:
    if isinstance(text, SaveError):
        raise text
    return text


def packed(result: Result) -> str:
    return pack("result", result.to_json())


def is_own(name: str, result: Result, person: str) -> bool:
    """Return whether a result with this name comes from a match of this person here."""
    return name.startswith(OWN) and person_key(result.name) == person_key(person)


def name_of(result: Result) -> str:
    return sha256(packed(result).encode()).hexdigest()[:16]


def day_of(challenge: Challenge) -> date | None:
    """Return whose deal of the day a challenge is; None if it is another one."""
    try:
        day = date.fromisoformat(challenge.name)
    except ValueError:
        return None
    same = day_of_game(challenge.game.id, day, challenge.bot_version)
    return day if same.id == challenge.id else None
