"""Export: deal code, diagram, record and score sheet to clipboard, printer or PDF.

During a deal, nothing that the viewer may not see is exported; on a shared screen, no hand at all.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trickdesk.session import Archive, Session, State
from trickdesk.storage.files import SaveError
from trickdesk.ui.match.controller import GameController
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import game_words, messages, name_text
from trickdesk.ui.text.words import fill, without_signs
from trickdesk.ui.widgets.banner import Banner
from trickdesk.ui.widgets.file_dialogs import ask_pdf

if TYPE_CHECKING:
    from trickdesk.ui.text.diagrams import Diagram

OVER = (State.DEAL_OVER, State.MATCH_OVER)


class Export(QObject):
    """The commands of the Export menu.

    Signals:
        message(sentence): What was done, or why not.
    """

    message = Signal(str)

    def __init__(
        self,
        controller: GameController,
        is_hidden: Callable[[], bool],
        archive: Archive,
        banner: Banner,
        window: QWidget,
    ) -> None:
        """Create it; `is_hidden` is whether the player has hidden the cards."""
        super().__init__(window)
        self._controller, self._is_hidden = controller, is_hidden
        self.archive, self.banner, self._window = archive, banner, window

    @property
    def session(self) -> Session | None:
        """The match, even while a variation is played."""
        return self._controller.match

    @property
    def deal_is_over(self) -> bool:
        session = self.session
        return session is not None and session.state in OVER

    # -- to the clipboard

    def copy_code(self) -> None:
        """Copy the code of the finished deal."""
        session = self.session
        if session is None or not self.deal_is_over:
            return
        from trickdesk.session.branches import finished_deals

        code = finished_deals(session)[-1].code
        if code:
            self._copy(code, fill(self.tr("Copied: {code}"), code=code))

    def copy_diagram(self) -> None:
        """Copy the deal as plain text: all hands if it is over, else what the viewer sees."""
        session = self.session
        if session is not None:
            from trickdesk.ui.text import diagrams

            done = self.tr("Copied a diagram of this deal.")
            self._copy(
                diagrams.diagram_text(self.diagram(session), name_text.names_of(session.setup.players)), done
            )

    def diagram(self, session: Session) -> Diagram:
        """Return a diagram of the current deal, as far as it may be shown now."""
        from trickdesk.ui.text.diagrams import Diagram

        if session.state in OVER:
            return self.diagrams(session)[-1]
        open_ = not session.shared and not self._is_hidden()
        return Diagram.of_view(session.view_for(session.viewer if open_ else None))

    def copy_record(self) -> None:
        """Copy the record up to the last finished deal."""
        session = self.session
        if session is None:
            return
        if not session.view_for(None).deals:
            self.message.emit(self.tr("You can copy the record once the first deal is over."))
            return
        done = self.tr("Copied the record.")
        if not self.deal_is_over:
            done = self.tr("Copied the record, without the deal in progress.")
        from trickdesk.session.branches import shared_record

        self._copy(shared_record(session), done)

    def copy_scores(self) -> None:
        """Copy the score sheet as aligned columns."""
        session = self.session
        if session is not None:
            from trickdesk.ui.match.text_table.scores import ScoreModel

            sheet = ScoreModel()
            sheet.set_view(session.view_for(None), name_text.names_of(session.setup.players))
            self._copy(sheet.as_text(), self.tr("Copied the score sheet."))

    def _copy(self, content: str, done: str) -> None:
        QGuiApplication.clipboard().setText(without_signs(content))
        self.message.emit(done)

    # -- on paper

    def save_pdf(self) -> None:
        """Ask where to save score sheet and diagrams as a PDF, and save them."""
        session = self.session
        if session is None or self._nothing_yet(session):
            return
        name = fill(self.tr("{game} score sheet"), game=game_words.game_name(session.setup.game))
        path = ask_pdf(self._window, self.archive.saves.named_folder, name)
        if path is not None:
            self.write_pdf(path)

    def write_pdf(self, path: Path) -> None:
        """Save the score sheet and diagrams of all finished deals as a PDF."""
        from trickdesk.ui.export.printing import match_pdf

        session = self.session
        assert session is not None
        data = match_pdf(
            session.view_for(None), name_text.names_of(session.setup.players), self.diagrams(session)
        )
        try:
            self.archive.write(path, data)
        except SaveError as error:
            self.banner.show_message(messages.sentence(error))
            return
        self.message.emit(fill(self.tr("Saved as {name}."), name=path.name))

    def print_sheets(self) -> None:
        """Ask for a printer, and print score sheet and diagrams."""
        session = self.session
        if session is None or self._nothing_yet(session):
            return
        from trickdesk.ui.export.printing import paint_on
        from trickdesk.ui.widgets.paper import ask_printer

        view, names, diagrams = (
            session.view_for(None),
            name_text.names_of(session.setup.players),
            self.diagrams(session),
        )
        printer = ask_printer(self._window)
        if printer is not None and not paint_on(printer, view, names, diagrams):
            self.banner.show_message(
                self.tr("The printer didn’t accept the pages. Check the printer and try again.")
            )

    @staticmethod
    def diagrams(session: Session) -> list[Diagram]:
        """Return the diagrams of all finished deals."""
        from trickdesk.session.branches import finished_deals
        from trickdesk.ui.text.diagrams import Diagram

        return [Diagram.of_open(deal) for deal in finished_deals(session)]

    def _nothing_yet(self, session: Session) -> bool:
        """Say that there is nothing to print if no deal is finished."""
        if session.view_for(None).deals:
            return False
        self.message.emit(self.tr("There’s nothing to print until the first deal is over."))
        return True

    # -- a report

    def report(self) -> None:
        """Show a report of a bot's decision, once the deal is over: it contains all cards."""
        session = self.session
        if session is None:
            return
        if not self.deal_is_over:
            self.message.emit(self.tr("A report shows all cards, so you can make one only after this deal."))
            return
        from trickdesk.ui.export.report import PlayReport

        decisions = self._controller.decisions.standing(session)
        pass_by(PlayReport(session, decisions, self.archive.write, self._window)).open()
