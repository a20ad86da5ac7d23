"""The matches of one user on this computer: start, continue, open and save."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from trickdesk.engine.actions import Deal, Event
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import LONGEST, RecordError
from trickdesk.engine.view import PlayerView
from trickdesk.session.opening import NewPlayers, describe_problem, open_match, open_text
from trickdesk.session.players import Setup
from trickdesk.session.session import Session, State
from trickdesk.storage.crashes import take_crashes
from trickdesk.storage.files import FileProblem, SaveError, read_text, write_bytes, write_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.saves import RecentFiles, Saves, Summary, begun_at, record_path

if TYPE_CHECKING:
    from trickdesk.session.lines import ReviewedDeal

T = TypeVar("T")


class Wait(Protocol):
    """Runs a disk operation at `path` and returns its result.

    Raises:
        SaveError: It takes too long.
    """

    def __call__(self, work: Callable[[], T], path: Path) -> T: ...


def as_long_as_it_takes(work: Callable[[], T], path: Path) -> T:
    """Run a disk operation without a time limit, for callers with nothing else to do."""
    return work()


class CannotOpen(TrickdeskError):
    """Raised if a record can't be opened; the text is one sentence for the player.

    Nothing has changed.
    """


class Archive:
    """Opens, saves and lists the matches of one user.

    Times are arguments: `now` names the autosave of a new match. Every disk operation that may hang goes
    through `wait`, except in `standing`, which is meant for another thread.
    """

    def __init__(self, paths: Paths, wait: Wait = as_long_as_it_takes) -> None:
        self._wait = wait
        self.paths = paths
        self.saves = Saves(paths)
        self.recent = RecentFiles(paths.recent)

    def start(self, setup: Setup, now: datetime) -> tuple[Session, list[Event]]:
        """Start a new match with its first deal."""
        return Session.start(setup, self.saves.new_match(setup.game.id, now))

    def start_with(self, setup: Setup, deal: Deal, origin: str, now: datetime) -> tuple[Session, list[Event]]:
        """Start a new match whose first deal is given.

        Raises:
            IllegalAction: The deal doesn't fit the game.
        """
        from trickdesk.session.branches import begin_with  # rarely needed, so the program starts without it

        return begin_with(setup, self.saves.new_match(setup.game.id, now), deal, origin)

    def replay_deal(self, session: Session, now: datetime) -> tuple[Session, list[Event]]:
        """Start another match from the beginning of this match's last deal."""
        from trickdesk.session.branches import replay_deal

        return replay_deal(session, self.saves.new_match(session.setup.game.id, now))

    def resume(self, match_id: str, fresh: NewPlayers) -> Session:
        """Continue an unfinished match.

        Raises:
            CannotOpen: Its record can't be read or played.
        """
        path = self.saves.path_of(match_id)
        try:
            match = self._wait(lambda: self.saves.open_match(match_id), path)
        except SaveError as error:
            raise CannotOpen(error.message) from None
        try:
            return self._wait(lambda: _named_now(open_match(match, fresh), path, fresh), path)
        except (RecordError, SaveError) as error:
            sentence = error.message
            if isinstance(error, RecordError):
                sentence = describe_problem(path.name, self._text_of(path), error)
            with contextlib.suppress(SaveError):
                self._wait(match.close, match.path)
            raise CannotOpen(sentence) from None

    def read(self, path: Path) -> str:
        """Return the text of a file to open; one that is gone is no recent file any more.

        Raises:
            CannotOpen: It can't be read.
        """
        try:
            return self._wait(lambda: read_text(path, LONGEST), path)
        except SaveError as error:
            if error.trouble is FileProblem.MISSING:
                with contextlib.suppress(SaveError):
                    self._wait(lambda: self.recent.remove(path), path)
            raise CannotOpen(error.message) from None

    def open_file(self, path: Path, fresh: NewPlayers, now: datetime, text: str | None = None) -> Session:
        """Continue from any record, as a new match; the file itself stays as it is.

        `text` is its contents if it has been read.

        Raises:
            CannotOpen: The record can't be read or played.
        """
        text = self.read(path) if text is None else text
        try:
            session = open_text(text, fresh, None)
            self._wait(lambda: _named_now(session, path, fresh), path)
        except RecordError as error:
            raise CannotOpen(describe_problem(path.name, text, error)) from None
        except SaveError as error:
            raise CannotOpen(error.message) from None
        session.match = self.saves.new_match(session.setup.game.id, now)
        # A match that is over is only looked at: don't save a second one.
        if session.state is not State.MATCH_OVER:
            session.save()
        self._remember(path)
        return session

    def look_at(self, match_id: str) -> Session:
        """Return an unfinished match to look at, without its file.

        Raises:
            RecordError: The record is damaged.
            SaveError: The file can't be read.
        """
        return open_text(read_text(self.saves.path_of(match_id)), NewPlayers((), "", "0"), None)

    def standing(self, match_id: str, fresh: NewPlayers) -> tuple[PlayerView, Setup]:
        """Return a spectator's view of an unfinished match, and its setup.

        Raises:
            RecordError: The record is damaged.
            SaveError: The file can't be read.
        """
        session = _named_now(self.look_at(match_id), self.saves.path_of(match_id), fresh)
        return session.view_for(None), session.setup

    def lines(self, deal: ReviewedDeal) -> None:
        """Load the stored variations of a deal.

        Raises:
            SaveError: The file can't be read.
        """
        from trickdesk.session.lines import lines_path, read_lines

        deal.load(self._wait(lambda: read_lines(self.paths, deal.key), lines_path(self.paths, deal.key)))

    def keep_lines(self, deal: ReviewedDeal) -> None:
        """Store the variations of a deal, in a file of their own.

        Raises:
            SaveError: The file can't be written.
        """
        from trickdesk.session.lines import keep_lines, lines_path

        self._wait(lambda: keep_lines(self.paths, deal), lines_path(self.paths, deal.key))

    def unfinished(self) -> list[Summary]:
        """Return the unfinished matches, newest first.

        Raises:
            SaveError: The disk takes too long.
        """
        return self._wait(self.saves.unfinished, self.paths.autosave)

    def abandoned(self) -> list[Summary]:
        """Return the matches that a killed program had open, newest first; only once.

        Raises:
            SaveError: The disk takes too long.
        """
        return self._wait(self.saves.abandoned, self.paths.autosave)

    def crashes(self) -> list[str]:
        """Return the traces that crashes of the program have left; only once.

        Raises:
            SaveError: The disk takes too long.
        """
        return self._wait(lambda: take_crashes(self.paths), self.paths.data)

    def discard(self, match_id: str) -> None:
        """Delete an unfinished match for good.

        Raises:
            SaveError: It is open elsewhere, or can't be reached.
        """
        self._wait(lambda: self.saves.open_match(match_id).discard(), self.saves.path_of(match_id))

    def recent_files(self) -> list[Path]:
        """Return the files opened or saved lately, newest first, even if some are gone."""
        try:
            return self._wait(self.recent.paths, self.paths.recent)
        except SaveError:
            return []

    def save_as(self, session: Session, path: Path) -> Path:
        """Save a copy of the match and return its path, with the suffix added.

        Raises:
            SaveError: The file can't be written.
        """
        path, text = record_path(path), session.record_text()
        self._wait(lambda: write_text(path, text), path)
        self._remember(path)
        return path

    def write(self, path: Path, data: bytes) -> None:
        """Write a file that isn't a record, such as a score sheet or a report.

        Raises:
            SaveError: The file can't be written.
        """
        self._wait(lambda: write_bytes(path, data), path)

    def _remember(self, path: Path) -> None:
        # Failing to update the list of recent files isn't worth an error.
        with contextlib.suppress(SaveError):
            self._wait(lambda: self.recent.add(path), path)

    def _text_of(self, path: Path) -> str:
        try:
            return self._wait(lambda: read_text(path), path)
        except SaveError:
            return ""


def _named_now(session: Session, path: Path, fresh: NewPlayers) -> Session:
    """Call the people of a match that was saved at `path` what they are called now."""
    session.setup = session.setup.named_now(fresh.changes, begun_at(path))
    return session
