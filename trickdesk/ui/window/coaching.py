"""Opens the coach, and says at the end of a match what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from trickdesk.storage.persons import person_key
from trickdesk.ui.qt.background import Background
from trickdesk.ui.window.dialog_host import DialogHost
from trickdesk.ui.window.learning import LessonHost
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.preferences import Preferences
from trickdesk.ui.window.reviewing import ReviewHost

if TYPE_CHECKING:
    from trickdesk.session.coach.looking import DealPlace
    from trickdesk.session.coach.report import Trend
    from trickdesk.ui.practice.looking import DealReviews


class CoachHost(DialogHost):
    """Opens the coach's dialog; its reviews go on when it is closed."""

    def __init__(
        self, matches: MatchManager, reviewing: ReviewHost, learning: LessonHost, preferences: Preferences
    ) -> None:
        super().__init__(matches, reviewing)
        self._learning, self._settings, self._paths = learning, preferences.settings, matches.archive.paths
        self.after_match = Background("after a match", self)
        matches.pages.screen_.matchOver.connect(self.sum_up)

    @cached_property
    def reviews(self) -> DealReviews:
        """Reviews in the background, created on first use."""
        from trickdesk.ui.practice.looking import DealReviews

        return DealReviews(self._paths, parent=self)

    def open(self) -> None:
        """Show the coach, with the current or the selected game."""
        from random import Random

        from trickdesk.ui.practice.dialog import CoachDialog

        self.drop()
        session, pages = self._matches.controller.match, self._matches.pages
        game = self._learning.game or (session and session.setup.game) or pages.lobby.kind
        dialog = CoachDialog(
            self._settings, self._paths, Random(), self.reviews, None, pages.window(), game.id
        )
        dialog.notSaved.connect(pages.banner.show_message)
        dialog.opened.connect(self.show_case)
        self.hold(dialog)

    def show_case(self, name: str, deal: int, at: int) -> None:
        """Show a decision of a finished match in its review."""
        self.review(partial(self._matches.open_file, self._paths.finished / name), deal)
        if self._reviewing.is_up and self._reviewing.page is not None:
            self._reviewing.page.go_to(at + 1)

    def shut(self) -> None:
        """Stop all work before the program ends."""
        self.drop()
        self.after_match.cancel()
        if "reviews" in vars(self):
            self.reviews.stop()

    # -- the end of a match

    def sum_up(self) -> None:
        """Say at the end of a person's match which theme has become better or worse."""
        match = self._matches.controller.match
        if (
            not self._settings.help.trend
            or match is None
            or match.match is None
            or len(match.setup.people) != 1
        ):
            return
        from trickdesk.session.coach.looking import after_match

        name = match.match.path.name
        person = person_key(match.setup.players[match.setup.people[0]].name)
        work = partial(after_match, self._paths, person, match.setup.game.id, name)
        self.after_match.ask(work, self._take)

    def _take(self, found: tuple[Sequence[DealPlace], Trend | None]) -> None:
        unseen, trend = found
        match = self._matches.controller.match
        if match is None:
            return
        if trend is not None:
            from trickdesk.ui.practice import wording

            self._matches.pages.screen_.remark(wording.trend_words(trend, match.setup.game))
        elif unseen and not self.reviews.is_busy:
            self.reviews.advanced.connect(self._go_on)
            self.reviews.start(unseen)

    def _go_on(self) -> None:
        """Look again once the deals of the match have been reviewed."""
        if not self.reviews.is_busy:
            self.reviews.advanced.disconnect(self._go_on)
            if not self.reviews.problem and self.reviews.done == self.reviews.among:
                self.sum_up()
