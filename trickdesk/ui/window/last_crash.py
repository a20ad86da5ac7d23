"""What a start says if the program crashed, or ended without closing a match."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from trickdesk.engine.record import RecordError
from trickdesk.session import Archive
from trickdesk.storage.files import SaveError
from trickdesk.storage.logfile import shared_debug_log, shared_log
from trickdesk.storage.saves import Summary
from trickdesk.ui.qt.blocking_io import patiently
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text.words import fill, join
from trickdesk.ui.window.screen_stack import ScreenStack

log = logging.getLogger(__name__)


class LastCrash(QObject):
    """Says which matches a crash has left, and offers a report."""

    def __init__(self, pages: ScreenStack, archive: Archive) -> None:
        super().__init__(pages)
        self._pages, self._archive = pages, archive

    def tell(self) -> None:
        """Say what is kept, once after each crash."""
        try:
            traces, found = self._archive.crashes(), self._archive.abandoned()
        except SaveError:
            return  # the lobby says so
        for trace in traces:
            log.error("the last run crashed\n%s", trace)
        if traces or found:
            offer, take = self.tr("Report…"), partial(self.report, found[0].match_id if found else None)
            self._pages.banner.show_message(self._words(found), offer, take)

    def _words(self, found: Sequence[Summary]) -> str:
        """Return which matches are kept; if none can be read, which file can't."""
        if not found:
            return self.tr("Trickdesk ended without warning last time. No match was open.")
        from trickdesk.ui.lobby.featured_game import can_resume, line_words

        kept = [summary for summary in found if can_resume(summary)]
        if not kept:
            said = self.tr("Trickdesk ended without warning last time. {match}.")
            return fill(said, match=line_words(found[0]))
        said = self.tr(
            "Trickdesk ended without warning last time. It kept every move up to the last save: {matches}."
        )
        return fill(said, matches=join([line_words(summary) for summary in kept]))

    def report(self, match_id: str | None) -> None:
        """Show a report of the crash, in a match or outside."""
        from trickdesk.ui.export.report import CrashReport

        paths, session = self._archive.paths, None
        try:
            log, debug_log = patiently(lambda: (shared_log(paths), shared_debug_log(paths)), paths.data)
            if match_id is not None:
                session = patiently(partial(self._archive.look_at, match_id), paths.autosave)
        except (RecordError, SaveError):
            log = debug_log = ""
        pass_by(CrashReport(session, log, debug_log, self._archive.write, self._pages.window())).open()
