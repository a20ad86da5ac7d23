"""Opens the page *Same deals*, plays challenges, and makes new ones of matches."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from trickdesk.engine.actions import Deal
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.record import read_record, replay
from trickdesk.engine.record_keys import CHALLENGE
from trickdesk.games import games
from trickdesk.session import Setup
from trickdesk.session.opening import session_of
from trickdesk.ui.lobby import last_setup
from trickdesk.ui.qt.plain_text import inform
from trickdesk.ui.text import messages
from trickdesk.ui.window.dialog_host import DialogHost
from trickdesk.ui.window.match_manager import DealCommands, MatchManager
from trickdesk.ui.window.reviewing import ReviewHost

if TYPE_CHECKING:
    from trickdesk.session.challenge.challenge import Challenge
    from trickdesk.session.challenge.overview import Entry, Overview
    from trickdesk.session.challenge.result import Result
    from trickdesk.ui.challenge.dialog import SameDealsDialog
    from trickdesk.ui.challenge.kept import KeptChallenges

LOOK_MS = 500  # after the lobby is first painted, so that its pictures come before


class ChallengeHost(DialogHost):
    """Connects the page *Same deals* with the window's matches, reviews and lobby."""

    def __init__(self, matches: MatchManager, reviewing: ReviewHost, deals: DealCommands) -> None:
        super().__init__(matches, reviewing)
        self._settings, self._archive, self._pages = matches.settings, matches.archive, matches.pages
        self._is_painted = False
        self._pages.lobbyMade.connect(lambda lobby: lobby.installEventFilter(self))
        self._pages.shown.connect(self._look)
        self._pages.screen_.matchOver.connect(self._look)
        self._pages.screen_.challengeWanted.connect(self.share_match)
        deals.challenged.connect(self.share_deal)

    @cached_property
    def kept(self) -> KeptChallenges:
        """The challenges, first read when the lobby is shown."""
        from trickdesk.session.challenge.overview import OverviewFiles
        from trickdesk.ui.challenge.kept import KeptChallenges

        players = self._settings.players
        files = OverviewFiles(self._archive.paths, date.today)
        kept = KeptChallenges(files, lambda: players.name, self._saved, self)
        kept.changed.connect(self._tell_lobby)
        return kept

    def _saved(self) -> Callable[[], object]:
        """Return what waits until the match in progress is saved."""
        match = self._matches.controller.match
        return bool if match is None else match.flush

    def eventFilter(self, lobby: QObject, event: QEvent) -> bool:
        """Look only after the lobby is there: what waits is read from all matches."""
        if event.type() == QEvent.Type.Paint:
            lobby.removeEventFilter(self)
            self._is_painted = True
            QTimer.singleShot(LOOK_MS, self, self._look)
        return False

    def _look(self) -> None:
        """Find out what waits: in the lobby, and when a challenge is over."""
        match, in_lobby = self._matches.controller.match, self._pages.in_lobby and self._is_painted
        if in_lobby or (match is not None and match.setup.is_challenge):
            self.kept.read()

    def _tell_lobby(self, found: Overview) -> None:
        from trickdesk.ui.challenge import wording

        if self._pages.in_lobby:
            self._pages.lobby.list.coach.show_waiting(wording.waiting_words(found))

    def shut(self) -> None:
        """Stop all work before the program ends."""
        self.drop()
        if "kept" in vars(self):
            self.kept.shut()

    # -- the page

    def open(self) -> SameDealsDialog:
        """Show the page."""
        from trickdesk.ui.challenge.dialog import SameDealsDialog

        self.drop()
        session, pages = self._matches.controller.match, self._pages
        game = pages.lobby.kind if session is None else type(session.setup.game)
        folder = self._archive.saves.named_folder
        dialog = SameDealsDialog(self.kept, self._make, game.id, folder, pages.window())
        dialog.played.connect(self._play)
        dialog.reviewed.connect(self._review)
        self.hold(dialog)
        return dialog

    def open_text(self, text: str) -> None:
        """Keep the challenge or the result of a file that was opened, and show it."""
        self.open()
        self.kept.open_text(text)

    def _make(self, game_id: str, deals: int, name: str) -> Challenge:
        """Return a new challenge with the rules and seats chosen last for a game."""
        from trickdesk.session.challenge.challenge import fresh_challenge

        settings, game = self._settings, last_setup.last_game(self._settings, games()[game_id])
        preset = last_setup.preset_of(settings, game)
        try:
            players = last_setup.players_of(settings, last_setup.seats_for(settings, game))
            return fresh_challenge(game, players, deals, name, preset)
        except TrickdeskError:  # somebody sits there whom others don't have
            usual = [last_setup.default_seat(settings, seat) for seat in range(game.seats)]
            return fresh_challenge(game, last_setup.players_of(settings, usual), deals, name, preset)

    def _play(self, entry: Entry) -> None:
        played = self._matches.controller.match
        if not entry.match:
            if entry.day is not None:
                self.kept.add(entry.challenge)  # what isn't of today any more has to be known
            self._matches.start(entry.challenge.setup(self._settings.players.name))
        elif not (played and played.match and played.match.match_id == entry.match):  # it isn't open
            self._matches.resume(entry.match)

    def _review(self, entry: Entry, result: Result, deal: int) -> None:
        self.review(partial(self._show_match, entry, result), deal)

    def _show_match(self, entry: Entry, result: Result) -> None:
        """Show the match that a result tells of."""
        from trickdesk.session.challenge.result import checked

        fresh, record = self._matches.default_players(), checked(entry.challenge, result)
        if self._matches.leave_check.may_leave():
            self._matches.play(session_of(record, replay(record, games()), fresh, None))

    # -- new challenges

    def share_match(self) -> None:
        """Let others play the match that is over; if they do already, show the results."""
        from trickdesk.session.challenge.challenge import challenge_of

        match = self._matches.controller.match
        if match is None:
            return
        if match.setup.is_challenge:
            self.open().open_results(str(match.setup.header[CHALLENGE.name]))
        else:
            self._share(lambda: challenge_of(read_record(match.record_text())))

    def share_deal(self, setup: Setup, deal: Deal) -> None:
        """Let others play a deal that was set up."""
        from trickdesk.session.challenge.challenge import given_challenge

        self._share(lambda: given_challenge(setup.game, setup.players, deal, "", setup.preset))

    def _share(self, make: Callable[[], Challenge]) -> None:
        """Keep a new challenge and send it, or say why there can't be one."""
        from trickdesk.ui.challenge import wording
        from trickdesk.ui.challenge.sending import send

        window = self._pages.window()
        try:
            challenge = make()
        except TrickdeskError as error:
            inform(window, self.tr("Play what I played"), messages.sentence(error))
            return
        self.kept.add(challenge)
        folder = self._archive.saves.named_folder
        self._pages.message.emit(send(window, challenge, wording.name_words(challenge), folder))
