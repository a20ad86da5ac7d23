"""The page *Same deals*: deals of the day, challenges, and their results."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QStackedWidget, QWidget

from trickdesk.session.challenge.overview import Entry, Overview
from trickdesk.session.challenge.result import Result
from trickdesk.ui.challenge import wording
from trickdesk.ui.challenge.kept import KeptChallenges
from trickdesk.ui.challenge.lists import ChallengeList, DayList
from trickdesk.ui.challenge.new import Make, NewChallengeDialog
from trickdesk.ui.challenge.results import ResultsPage
from trickdesk.ui.challenge.sending import send
from trickdesk.ui.qt.plain_text import PlainLabel, ask, set_tip
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import messages
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.file_dialogs import ask_open
from trickdesk.ui.widgets.page_parts import Tabs, lay_column, lay_row, push_button

SMALLEST = QSize(740, 480)


class SameDealsDialog(QDialog):
    """Deals of the day, challenges, and their results.

    Signals:
        played(Entry): Play a challenge, or go on; the dialog is closed.
        reviewed(Entry, Result, deal): Review what somebody did in a deal; the dialog is hidden.
    """

    played = Signal(object)
    reviewed = Signal(object, object, int)

    def __init__(
        self, kept: KeptChallenges, make: Make, game_id: str, folder: Path, parent: QWidget | None = None
    ) -> None:
        """Create the dialog.

        Args:
            kept: The challenges.
            make: Makes a new one (see `NewChallengeDialog`).
            game_id: The game that is offered first for a new one.
            folder: The folder that is offered first for files.
            parent: The window.
        """
        super().__init__(parent)
        self._kept, self._make, self._game, self._folder = kept, make, game_id, folder
        self._arrived = ""  # the id of a challenge that is chosen as soon as it is read
        self._wanted = ""  # the id of the challenge whose results are shown as soon as they are read
        self.setWindowTitle(self.tr("Same deals"))
        self.days, self.results = DayList(), ResultsPage()
        self.new = push_button(self.tr("&New…"), self._ask_new, auto_default=False)
        self.open_file = push_button(self.tr("&Open file…"), self._ask_file, auto_default=False)
        self.paste = push_button(self.tr("Pas&te code"), self._paste, auto_default=False)
        set_tip(self.paste, self.tr("A challenge or a result that somebody has sent you"))
        self.challenges = ChallengeList()
        self.tabs, self.pages = Tabs(), QStackedWidget()
        self.tabs.addTab(self.days, self.tr("Deal of the &day"))
        self.tabs.addTab(self.challenges, self.tr("C&hallenges"))
        for page in (self.tabs, self.results):
            self.pages.addWidget(page)
        self.status = PlainLabel(wraps=True)
        close = push_button(self.tr("Close"), self.reject, auto_default=False)
        foot = lay_row(self.new, self.open_file, self.paste, 1, close)
        lay_column((self.pages, 1), self.status, foot, on=self, spacing=8)
        self.tell("")
        for entries in (self.days, self.challenges):
            entries.played.connect(self._play)
            entries.opened.connect(self._open)
        self.challenges.send.clicked.connect(self._send)
        self.challenges.delete.clicked.connect(self._delete)
        self.results.back.connect(self._back)
        self.results.sent.connect(self._send_result)
        self.results.reviewed.connect(self._review)
        kept.changed.connect(self._show)
        kept.arrived.connect(self._arrive)
        kept.refused.connect(self.tell)
        self.setMinimumSize(SMALLEST)
        if parent is not None:
            self.resize(parent.size().expandedTo(SMALLEST))
        kept.read()

    def tell(self, sentence: str) -> None:
        """Show and announce a sentence."""
        self.status.show_text(sentence)
        if sentence:
            announce(self, sentence)

    # -- what is shown

    def open_results(self, challenge_id: str) -> None:
        """Show the results of a challenge as soon as they are read."""
        self._wanted = challenge_id

    def _show(self, found: Overview) -> None:
        self.days.show_entries(found.days)
        self.challenges.show_entries(found.challenges)
        if self._arrived:
            self.challenges.choose(self._arrived)
            self._arrived = ""
        wanted = next((entry for entry in found.entries if entry.challenge.id == self._wanted), None)
        if wanted is not None:
            self._open(wanted)
        elif self.pages.currentWidget() is self.results:
            self._back()
        if found.problem is not None:
            self.tell(messages.sentence(found.problem))

    def _arrive(self, challenge_id: str) -> None:
        self.tell(self.tr("Added."))
        self.tabs.setCurrentWidget(self.challenges)
        self._arrived = challenge_id

    def _open(self, entry: Entry) -> None:
        self._wanted = entry.challenge.id
        self.results.show_entry(entry)
        if self.pages.currentWidget() is not self.results:
            self.pages.setCurrentWidget(self.results)
            self.results.take_focus()

    def _back(self) -> None:
        self._wanted = ""
        self.pages.setCurrentWidget(self.tabs)
        shown = self.tabs.currentWidget()
        if shown is not None:
            shown.setFocus()

    # -- playing and reviewing

    def _play(self, entry: Entry) -> None:
        self.accept()
        self.played.emit(entry)

    def _review(self, entry: Entry, result: Result, deal: int) -> None:
        self.hide()
        self.reviewed.emit(entry, result, deal)

    # -- adding, sending, deleting

    def _ask_new(self) -> None:
        dialog = NewChallengeDialog(self._make, self._game, self)
        dialog.made.connect(self._kept.add)
        pass_by(dialog).open()

    def _ask_file(self) -> None:
        path = ask_open(self, self._folder)
        if path is not None:
            self._kept.open_file(path)

    def _paste(self) -> None:
        self._kept.open_text(QGuiApplication.clipboard().text())

    def _send(self) -> None:
        if (entry := self.challenges.current) is not None:
            self.tell(send(self, entry.challenge, wording.entry_title(entry), self._folder))

    def _send_result(self, entry: Entry) -> None:
        if entry.own is not None:
            self.tell(send(self, entry.own, wording.entry_title(entry), self._folder))

    def _delete(self) -> None:
        entry = self.challenges.current
        if entry is None:
            return
        question = self.tr("Delete {name} and the results that others have sent? Your own matches stay.")
        if ask(self, self.tr("Delete the challenge"), fill(question, name=wording.entry_title(entry))):
            self._kept.change(partial(self._kept.files.delete, entry.challenge.id))
