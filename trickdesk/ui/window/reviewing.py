"""Opens the review in the window, plays variations, and returns to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trickdesk.storage.files import SaveError
from trickdesk.ui.match.blindfold import Trial
from trickdesk.ui.qt.background import Background
from trickdesk.ui.text import fair_deals, messages, name_text
from trickdesk.ui.text.words import fill, without_signs
from trickdesk.ui.window.match_manager import MatchManager

if TYPE_CHECKING:
    from trickdesk.bots.process.client import ReviewClient
    from trickdesk.bots.review.values import DealReview
    from trickdesk.session.lines import ReviewedDeal
    from trickdesk.session.review_store import ReviewStore
    from trickdesk.ui.review.figures import ReviewLoader
    from trickdesk.ui.review.page import ReviewPage


class ReviewHost(QObject):
    """Shows the review of the match in progress.

    Page and figures are created on first use. Without `set_reviewer`, no figures are computed.

    Signals:
        closed(): The table is shown again.
    """

    closed = Signal()

    def __init__(self, matches: MatchManager) -> None:
        super().__init__(matches)
        self._pages, self._controller, self._archive = matches.pages, matches.controller, matches.archive
        self.page: ReviewPage | None = None
        self.figures: ReviewLoader | None = None
        self._summing = Background("swings", self)
        self.make_reviewer: Callable[[], ReviewClient] | None = None
        self.make_store: Callable[[], ReviewStore] | None = None
        self._deals: dict[int, ReviewedDeal] = {}
        self._shown: ReviewedDeal | None = None
        matches.left.connect(self.drop)
        self._pages.screen_.reviewWanted.connect(self.toggle)
        self._pages.screen_.matchOver.connect(self.sum_up)
        self._pages.return_bar.back.connect(self.leave_variation)

    def set_reviewer(
        self, make: Callable[[], ReviewClient], make_store: Callable[[], ReviewStore] | None = None
    ) -> None:
        """Set the factories for the reviewer and for the store of its results."""
        self.make_reviewer, self.make_store = make, make_store

    # -- availability

    @property
    def is_up(self) -> bool:
        """Whether the review is visible."""
        return self.page is not None and self._pages.stack.currentWidget() is self.page

    @property
    def waits(self) -> bool:
        """Whether the match is waiting for the review or a variation to end."""
        return self.is_up or self._controller.is_variation

    @property
    def can_open(self) -> bool:
        """Whether a finished deal can be reviewed, and no cards are covered."""
        controller, screen = self._controller, self._pages.screen_
        if not self._pages.at_table or screen.hidden or controller.match is None:
            return False
        return controller.is_variation or controller.match.deals_over > 0

    @property
    def deal(self) -> int:
        """The deal that is reviewed now, or the last finished one (from 0)."""
        if self.is_up and self._shown is not None:
            return self._shown.deal
        match = self._controller.match
        return -1 if match is None else match.deals_over - 1

    def toggle(self) -> None:
        """Review the last finished deal, or go back."""
        if self.is_up:
            self.close()
        elif self._controller.is_variation:
            self.leave_variation()
        elif self.can_open:
            match = self._controller.match
            assert match is not None
            self.open(match.deals_over - 1)

    def open(self, deal: int) -> None:
        """Review a deal of the match, counted from 0; the match waits."""
        pages, match = self._pages, self._controller.match
        if match is None or not 0 <= deal < match.deals_over:
            return
        self._controller.pause()
        pages.table.finish()
        if not (pages.at_table or self.is_up):
            self._controller.resume_unchanged()  # another player's turn has come, so the curtain is shown
            return
        page = self._page()
        self._shown = self._deal(deal)
        page.set_deal(
            self._shown,
            match.deals_over,
            name_text.names_of(match.setup.players),
            match.setup.people,
            match.bottom,
        )
        self._show(page)
        if self.figures is not None:
            self.figures.ask(match.record_text(), deal)

    @property
    def can_test(self) -> bool:
        """Whether the step shown follows a bot's decision."""
        state = None if self.page is None else self.page.state
        return self.is_up and state is not None and state.can_test

    def close(self) -> None:
        """Return to the table, exactly as it was."""
        if not self.is_up:
            return
        if self.figures is not None:
            self.figures.cancel()
        self._controller.resume_unchanged()  # first, because it decides which commands are enabled
        self._pages.show_table()
        self.closed.emit()

    def next_mistake(self, direction: int = 1) -> None:
        """Go to the next mistake of the reviewed deal, or with -1 to the previous one."""
        if self.page is not None and self.is_up:
            self.page.next_mistake(direction)

    def drop(self) -> None:
        """Drop everything about the previous match."""
        self._deals.clear()
        self._shown = None
        self._summing.cancel()
        if self.figures is not None:
            self.figures.cancel()
        self._pages.return_bar.hide()

    def shut(self) -> None:
        """Stop all work before the program ends."""
        self.drop()
        if self.figures is not None:
            self.figures.close()

    def sum_up(self) -> None:
        """Show how well people played at the end of a match, if every deal is reviewed."""
        match = self._controller.match
        if match is None or self.make_store is None:
            return
        game = match.setup.game
        sides = {game.side(seat) for seat in match.setup.people}
        if len(sides) != 1:
            return
        from trickdesk.ui.review.figures import total_swing

        points = [deal.points for deal in match.view_for(None).deals]
        work = partial(total_swing, self.make_store(), match.record_text(), game, points, sides.pop())
        self._summing.ask(work, self._show_swing)

    def _show_swing(self, swing: int | None) -> None:
        if swing is not None:
            from trickdesk.ui.review import wording

            self._pages.screen_.remark(wording.match_swing_words(swing))

    # -- variations

    def play_on(self, line: int | None, at: int) -> None:
        """Continue playing from a step of one of the deal's variations."""
        deal = self._shown
        if deal is None or self._controller.match is None:
            return
        session = deal.play_on(line, at)
        self._pages.return_bar.show_deal(deal.deal + 1)
        self._pages.show_table()
        self._controller.play_variation(session)

    def leave_variation(self) -> None:
        """Return to the review, and keep the variation as far as it was played."""
        deal, pages = self._shown, self._pages
        if deal is None:
            return
        pages.table.finish()
        pages.screen_.cover(False)  # the curtain may have been shown in the variation
        session = self._controller.leave_variation()
        pages.return_bar.hide()
        self._show(self._page())
        if session is not None:
            self._take(deal, session.inputs_since(deal.first))

    def _take(self, deal: ReviewedDeal, log: list[str]) -> None:
        from trickdesk.ui.review import wording

        decided = deal.decided(log)
        name = ""
        if decided is not None:
            name = without_signs(
                wording.line_name(deal.position_of(log, decided), deal.setup.game, self._page().names)
            )
        try:
            line = deal.lines.add(log, name)
        except ValueError:
            self._pages.banner.show_message(
                self.tr("This deal can’t hold more variations. Delete one first.")
            )
            return
        page = self._page()
        if decided is not None:
            self.keep_lines()
        page.show_line(line, deal.first + len(log))
        page.show_lines()

    def keep_lines(self) -> None:
        """Save the variations of the deal beside its record."""
        if self._shown is not None:
            try:
                self._archive.keep_lines(self._shown)
            except SaveError as error:
                self._pages.banner.show_message(messages.sentence(error))

    # -- parts

    def _show(self, page: ReviewPage) -> None:
        """Show the review instead of the table."""
        self._pages.message.emit("")
        self._pages.show_page(page)
        page.table.setFocus()

    def _deal(self, number: int) -> ReviewedDeal:
        match = self._controller.match
        assert match is not None
        known = self._deals.get(number)
        # A deal that was undone and played differently counts as a new one.
        if known is None or match.inputs_since(known.first)[: len(known.lines.log)] != list(known.lines.log):
            from trickdesk.session.lines import ReviewedDeal

            deal = ReviewedDeal(match.setup, match.open_deal(number), number)
            try:
                self._archive.lines(deal)
            except SaveError as error:
                self._pages.banner.show_message(messages.sentence(error))
            self._deals[number] = deal
        return self._deals[number]

    def test(self) -> None:
        """Test the bot's decision that led to the step shown."""
        page, deal = self.page, self._shown
        if page is None or page.state is None or deal is None or not page.state.can_test:
            return
        state, at = page.state, page.state.position.at
        seat, _, action = deal.lines.log[at - 1 - deal.first].partition(" ")

        def tell(tested: Trial) -> None:
            page.show_test(state, at, fair_deals.blindfold_words(tested.found, state.names[tested.seat]))

        page.show_test(state, at, self.tr("Testing…"))
        self._controller.blindfold.ask(int(seat), action, deal.blindfold(at - 1), tell)

    def _page(self) -> ReviewPage:
        if self.page is None:
            from trickdesk.ui.review.figures import ReviewLoader
            from trickdesk.ui.review.page import ReviewPage

            pages = self._pages
            self.page = page = ReviewPage(pages.table, pages.stack)
            pages.add_bare(page)
            page.apply(self._controller.settings)
            page.closed.connect(self.close)
            page.dealChosen.connect(self.open)
            page.playOn.connect(self.play_on)
            page.linesChanged.connect(self.keep_lines)
            page.testWanted.connect(self.test)
            if self.make_reviewer is not None:
                store = None if self.make_store is None else self.make_store()
                self.figures = ReviewLoader(self.make_reviewer, store, self)
                self.figures.found.connect(self._found)
                self.figures.failed.connect(self._failed)
        return self.page

    def _found(self, deal: int, review: DealReview) -> None:
        if self._shown is not None and self._shown.deal == deal and self.page is not None:
            self.page.set_review(review)

    def _failed(self, reason: str) -> None:
        if self.page is not None:
            self.page.give_up()
        words_ = self.tr("Can’t review this deal: {reason}")
        self._pages.banner.show_message(fill(words_, reason=reason))
