"""The matches of one user on this computer: beginning, continuing, opening and saving them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.events import Event
from trickdesk.engine.record import LONGEST, RecordError
from trickdesk.engine.view import PlayerView
from trickdesk.session.opening import NewPlayers, describe_problem, open_match, open_text
from trickdesk.session.players import Setup
from trickdesk.session.session import Session, State
from trickdesk.storage.files import SaveError, Trouble, read_text, write_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.recent import RecentFiles
from trickdesk.storage.saves import Saves, record_path

Reader = Callable[[Path, int], str]


class CannotOpen(TrickdeskError):
    """A record cannot be opened; the text is one sentence for the player. Nothing was changed."""


class Archive:
    """Sessions out of files. Times are arguments: ``now`` names the autosave of a new match."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.saves = Saves(paths)
        self.recent = RecentFiles(paths.recent)

    def start(self, setup: Setup, now: datetime) -> tuple[Session, list[Event]]:
        """A new match with its first deal."""
        return Session.start(setup, self.saves.new_match(setup.game.id, now))

    def resume(self, match_id: str, fresh: NewPlayers) -> Session:
        """Go on with an unfinished match. :class:`CannotOpen`."""
        try:
            match = self.saves.open_match(match_id)
        except SaveError as error:
            raise CannotOpen(str(error)) from None
        try:
            return open_match(match, fresh)
        except (RecordError, SaveError) as error:
            match.close()
            text = _text_of(match.path)
            sentence = (
                describe_problem(match.path.name, text, error)
                if isinstance(error, RecordError)
                else str(error)
            )
            raise CannotOpen(sentence) from None

    def open_file(self, path: Path, fresh: NewPlayers, now: datetime, read: Reader = read_text) -> Session:
        """Play on from any record; the file itself stays as it is. :class:`CannotOpen`."""
        try:
            text = read(path, LONGEST)
            session = open_text(text, fresh, None)
        except RecordError as error:
            raise CannotOpen(describe_problem(path.name, text, error)) from None
        except SaveError as error:
            if error.trouble is Trouble.MISSING:
                with contextlib.suppress(SaveError):
                    self.recent.remove(path)
            raise CannotOpen(str(error)) from None
        session.match = self.saves.new_match(session.setup.game.id, now)
        if session.state is not State.MATCH_OVER:  # looking at one that is over makes no second one
            session.save()
        self._remember(path)
        return session

    def standing(self, match_id: str) -> tuple[PlayerView, Sequence[str]]:
        """What everybody may see of an unfinished match, and the names. RecordError or SaveError."""
        session = open_text(read_text(self.saves.path_of(match_id)), NewPlayers((), "", "0"), None)
        return session.view_for(None), session.names

    def save_as(self, session: Session, path: Path) -> Path:
        """Save a copy of the match; returns the path with its suffix. :class:`SaveError`."""
        path = record_path(path)
        write_text(path, session.record_text())
        self._remember(path)
        return path

    def _remember(self, path: Path) -> None:
        with contextlib.suppress(SaveError):  # a list of recent files is not worth a word
            self.recent.add(path)


def _text_of(path: Path) -> str:
    try:
        return read_text(path)
    except SaveError:
        return ""
