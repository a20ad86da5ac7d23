"""Dialogs that wait while a review is shown that was opened from them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.window.match_manager import MatchManager
from trickdesk.ui.window.reviewing import ReviewHost


class DialogHost(QObject):
    """Holds one dialog. It hides itself for a review, waits, and comes back as it was."""

    def __init__(self, matches: MatchManager, reviewing: ReviewHost) -> None:
        super().__init__(matches)
        self._matches, self._reviewing = matches, reviewing
        self._dialog: QDialog | None = None
        self._waits = False
        matches.left.connect(self.drop)
        reviewing.closed.connect(self._come_back)

    def hold(self, dialog: QDialog) -> None:
        """Open a dialog."""
        dialog.finished.connect(self._forget)
        self._dialog = dialog
        pass_by(dialog).open()

    def review(self, open_match: Callable[[], object], deal: int) -> None:
        """Open a match, and review one of its deals, counted from 0."""
        controller = self._matches.controller
        before = controller.session
        open_match()
        if controller.session is not before:
            self._reviewing.open(deal)
        self._waits = True
        if not self._reviewing.is_up:
            self.drop()

    def _forget(self) -> None:
        self._dialog, self._waits = None, False

    def _come_back(self) -> None:
        """Show the dialog again after the review."""
        if self._dialog is not None and self._waits:
            self._waits = False
            self._dialog.open()

    def drop(self) -> None:
        """Close the dialog if it waits for a review that won't end there."""
        if self._dialog is not None and self._waits:
            self._dialog.reject()
