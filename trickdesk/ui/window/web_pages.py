"""Saves finished deals with their reviews as a web page, in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trickdesk.session import Setup
from trickdesk.storage.files import write_bytes
from trickdesk.ui.qt.background import Background, on_gui_thread
from trickdesk.ui.text import game_words, messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.file_dialogs import ask_web_page
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.reviewing import ReviewHost

if TYPE_CHECKING:
    from trickdesk.bots.process.client import ReviewClient
    from trickdesk.bots.review.values import DealReview
    from trickdesk.session.review_store import ReviewStore


class WebPages(QObject):
    """The commands that save a web page; it may have to review deals first."""

    def __init__(self, reviewing: ReviewHost, matches: MatchManager) -> None:
        super().__init__(matches)
        self._reviewing, self._pages = reviewing, matches.pages
        self._controller, self._folder = matches.controller, matches.archive.saves.named_folder
        self.work, self._stopped = Background("web page", self), Event()
        self._tell = on_gui_thread(self._note)

    def can_save(self) -> bool:
        """Whether a deal is finished; nothing of a deal under way is ever saved."""
        match = self._controller.match
        return match is not None and match.deals_over > 0

    def save_deal(self) -> None:
        """Ask where to save the deal that is reviewed or was finished last."""
        if self.can_save():
            deal = self._reviewing.deal
            self._ask(self.tr("{game} deal {n}"), range(deal, deal + 1))

    def save_match(self) -> None:
        """Ask where to save all finished deals."""
        if self.can_save() and (match := self._controller.match) is not None:
            self._ask(self.tr("{game} match"), range(match.deals_over))

    def _ask(self, template: str, deals: Sequence[int]) -> None:
        match = self._controller.match
        assert match is not None
        name = fill(template, game=game_words.game_name(match.setup.game), n=deals[0] + 1)
        path = ask_web_page(self._pages.window(), self._folder, name)
        if path is not None:
            self.write(path, deals)

    def write(self, path: Path, deals: Sequence[int]) -> None:
        """Save finished deals (from 0), instead of what was being saved."""
        match = self._controller.match
        assert match is not None
        end = max(match.open_deal(deal).inputs_of(deal).stop for deal in deals)
        text = match.setup.record(match.inputs_since(0)[:end]).to_text()
        self.shut()
        self._stopped = Event()
        make, store = self._reviewing.make_reviewer, self._reviewing.make_store
        find = partial(find_reviews, text, deals, make, store and store(), self._stopped, self._tell)
        work = partial(write_page, path, match.setup, text, find, self._stopped)
        self.work.ask(work, self._done, self._fail)

    def shut(self) -> None:
        """Stop; a page that isn't ready is not written."""
        self._stopped.set()
        self.work.cancel()

    def _note(self, count: tuple[int, int]) -> None:
        if self.work.is_busy:
            words = self.tr("The web page is saved once the deals are reviewed: {n} of {all}…")
            self._pages.message.emit(fill(words, n=count[0], all=count[1]))

    def _done(self, path: Path) -> None:
        self._pages.message.emit(fill(self.tr("Saved as {name}."), name=path.name))

    def _fail(self, error: Exception) -> None:
        self._pages.message.emit("")
        self._pages.banner.show_message(messages.sentence(error))


# -- in a thread


def find_reviews(
    record_text: str,
    deals: Sequence[int],
    make: Callable[[], ReviewClient] | None,
    store: ReviewStore | None,
    stopped: Event,
    tell: Callable[[list[tuple[int, int]]], object],
) -> dict[int, DealReview | None]:
    """Return the reviews of deals; those that aren't stored yet are made and stored.

    Raises:
        SaveError: A review can't be read or stored.
    """
    from trickdesk.session.coach.looking import review_of

    found = {deal: None if store is None else store.get(record_text, deal) for deal in deals}
    missing = [deal for deal, review in found.items() if review is None or not review.complete]
    if make is None or not missing:
        return found
    reviewer = make()
    try:
        for done, deal in enumerate(missing):
            tell([(done + len(deals) - len(missing), len(deals))])
            found[deal] = review = review_of(record_text, deal, reviewer, stopped)
            if store is not None and review is not None:
                store.put(record_text, review)
    finally:
        reviewer.close()
    return found


def write_page(
    path: Path,
    setup: Setup,
    record_text: str,
    find: Callable[[], dict[int, DealReview | None]],
    stopped: Event,
) -> Path:
    """Write the page and return its path, unless it is stopped before.

    Raises:
        SaveError: The file can't be written.
    """
    from trickdesk.ui.review.web_page import web_page

    page = web_page(setup, record_text, find())
    if not stopped.is_set():
        write_bytes(path, page.encode("utf-8", errors="replace"))
    return path
