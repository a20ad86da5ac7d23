"""Commands that end a deal early: claim, finish, concede."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from trickdesk.ui.match.table_screen import TableScreen
from trickdesk.ui.qt.plain_text import choose, confirm
from trickdesk.ui.text import endings, name_text
from trickdesk.ui.text.words import fill


class EndCommands(QObject):
    """Pauses the match, asks for confirmation, and ends the deal.

    `at_table` returns whether the table is visible.
    """

    def __init__(self, screen: TableScreen, at_table: Callable[[], bool]) -> None:
        super().__init__(screen)
        self.screen, self.controller, self.at_table = screen, screen.controller, at_table
        self.controller.finisher.refused.connect(self._refuse)

    @property
    def can_claim(self) -> bool:
        """Whether it is this player's turn and there is something to claim."""
        controller = self.controller
        session = controller.session
        return (
            session is not None and controller.is_settled and self.can_end and bool(session.offered_claims())
        )

    @property
    def can_end(self) -> bool:
        """Whether cards are being played and are visible."""
        controller = self.controller
        session, free = controller.session, not controller.is_paused and not controller.finisher.busy
        return session is not None and free and self.at_table() and session.can_end

    def title_now(self, title: str) -> str:
        """Return a command's title: in a challenge it says why it isn't available."""
        session = self.controller.session
        if session is None or not session.setup.is_challenge:
            return title
        return fill(self.tr("{command} (not in a challenge)"), command=title)

    def claim(self) -> None:
        """Ask what to claim, and check the claim."""
        session = self.controller.session
        if session is None or not self.can_claim:
            return
        offered, view = session.offered_claims(), self.controller.view
        title = self.tr("Claim")
        details = endings.claim_details(session.shared)
        if len(offered) == 1:
            question = endings.claim_question(view, offered[0])
            claim = self.tr("&Claim")
            answer = confirm(self.screen.window(), title, f"{question}\n\n{details}", claim, self._play_on)
        else:
            question = self.tr("What do you claim?")
            choices = [endings.claim_choice(view, claim) for claim in offered]
            words = f"{question}\n\n{details}"
            answer = choose(self.screen.window(), title, words, self._play_on, *choices, warns=False)
        if answer > 0 and offered == session.offered_claims():
            self.controller.finisher.claim(offered[answer - 1])

    def finish(self) -> None:
        """Let bots finish the deal, after a question."""
        session = self.controller.session
        if session is None or not self.can_end:
            return
        title = self.tr("Finish the deal")
        go = self.tr("&Let the computer finish")
        level = session.setup.players[session.viewer or 0].played_level
        if self._asked(title, endings.finish_details(session.shared, level), go, self.tr("&Play on myself")):
            self.controller.finisher.finish()

    def concede(self) -> None:
        """Concede the deal, after a question."""
        session = self.controller.session
        if session is None or not self.can_end:
            return
        title = self.tr("Give up the deal")
        question = endings.concede_words(self.controller.view, name_text.names_of(session.setup.players))
        if self._asked(title, question, self.tr("&Concede"), self._play_on):
            self.controller.finisher.concede()

    @property
    def _play_on(self) -> str:
        return self.tr("&Play on")

    def _asked(self, title: str, question: str, go: str, stay: str) -> bool:
        """Ask a question while bots are stopped; return True for yes."""
        controller = self.controller
        session = controller.session
        controller.stop_pending()
        controller.pause()
        try:
            wanted = choose(self.screen.window(), title, question, stay, go) == 1
        finally:
            controller.is_paused = False
        if session is None or controller.session is not session:
            return False
        if not wanted:
            controller.resume()
        return wanted

    def _refuse(self, failed: bool) -> None:
        self.screen.message.emit(endings.not_certain_words(failed))
