"""The rules of a game for players, with who plays and the house rules in force on top."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QFile, Qt
from PySide6.QtGui import QTextBlock, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from trickdesk import resources_rc  # noqa: F401  (the rules are a compiled resource)
from trickdesk.engine.game import Game
from trickdesk.session import Player
from trickdesk.session.examples import order_ever
from trickdesk.storage.settings import Look
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.dialogs.lists import fit_to_items
from trickdesk.ui.dialogs.pictures import Pictures
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.text.cards import with_letters
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.buttons import close_row
from trickdesk.ui.widgets.plain_text import PlainPage

MARKUP = r"[\\`*_{}\[\]()<>#+\-.!|~&]"  # letters of a name that Markdown would take for its own
# The section that explains each phase of a deal, by its place: all pages have the same sections, under various names.
SECTIONS = {
    "auction": 1,
    "give": 2,
    "trump": 2,
    "team": 2,
    "stock": 2,
    "play": 3,
    "deal-over": 4,
    "match-over": 5,
}
SECTION_COUNT = 7  # with "Deal" and "House rules"


def rules_text(game: Game, language: str = "") -> str:
    """The rules of the game in Markdown, in the language in which the program speaks, or in another one.

    English where they are not translated. :class:`FileNotFoundError` if the resource is missing.
    """
    page = f":/assets/games/{game.id}/rules"
    translated = f"{page}.{language or current_language(application())}.md"
    return (
        with_letters(read_resource(translated)) if QFile.exists(translated) else read_resource(f"{page}.md")
    )


class RulesDialog(QDialog):
    """A page with its sections beside it; it does not block the table. ``players``: of the match, if there is one."""

    def __init__(
        self,
        game: Game,
        phase: str = "",
        players: Sequence[Player] = (),
        parent: QWidget | None = None,
        look: Look | None = None,
    ) -> None:
        super().__init__(parent)
        self.game, self.players = game, players
        pixmaps = CardPixmaps()
        pixmaps.follow(look or Look())
        self.pictures = Pictures(game, pixmaps, self.fontMetrics().height())
        self.setWindowTitle(fill(self.tr("Rules of {game}"), game=text.game_name(game)))
        self.page = PlainPage()
        self.page.setAccessibleName(self.windowTitle())
        self.page.show_markdown(self._markdown())
        self.pictures.put_into(self.page)
        self.page.document().setDocumentMargin(16)
        self.sections = QListWidget()
        self.sections.setAccessibleName(self.tr("Sections"))
        self.headings = self._headings()
        self.sections.addItems([block.text() for block in self.headings])
        fit_to_items(self.sections)
        self.sections.currentRowChanged.connect(self._show_row)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.sections)
        row.addWidget(self.page, 1)
        column.addLayout(row)
        column.addWidget(close_row(self))
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.height() * 38)
        self.show_phase(phase)

    def _markdown(self) -> str:
        """Title and introduction, pictures of cards, who plays, house rules in force with those changed in bold, the
        rules."""
        introduction, _, rules = rules_text(self.game).partition("\n## ")
        order, tricks = self.pictures.order(order_ever(self.game)), self.pictures.tricks()
        drawn = ["", "## " + self.tr("Order of the cards"), "", *order]
        drawn += ["", "## " + self.tr("Example tricks"), "", *tricks] if tricks else []
        lines = [introduction, *drawn, *self._players(), "", "## " + self.tr("House rules in force"), ""]
        for label, value, is_default in text.options_in_force(self.game):
            words = fill(self.tr("{option}: {value}"), option=label, value=value)
            lines.append(f"- {words}" if is_default else f"- **{words}**")
        if any(not is_default for _, _, is_default in text.options_in_force(self.game)):
            lines += ["", self.tr("What differs from the default is printed in bold.")]
        return "\n".join([*lines, "", "## " + rules])

    def _players(self) -> list[str]:
        """Everybody with level, temperament and agreements: nobody has secrets in how he plays."""
        if not self.players:
            return []
        lines = ["", "## " + self.tr("Players"), ""]
        for player in self.players:
            name = re.sub(MARKUP, r"\\\g<0>", player.name)
            lines.append("- " + text.manner_words(name, text.player_words(player, self.game)))
        return lines

    def _headings(self) -> list[QTextBlock]:
        found, block = [], self.page.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append(block)
            block = block.next()
        return found

    def show_phase(self, phase: str) -> None:
        """Turn to the section that explains a phase of a deal; to the top if there is none."""
        section = SECTIONS.get(phase)
        before = len(self.headings) - SECTION_COUNT  # other sections stand before those of the rules
        self.sections.setCurrentRow(0 if section is None else before + section)

    def _show_row(self, row: int) -> None:
        if 0 <= row < len(self.headings):
            self.page.setTextCursor(QTextCursor(self.headings[row]))
            self._scroll_to(self.headings[row] if row else None)

    def _scroll_to(self, block: QTextBlock | None) -> None:
        top = 0.0
        if block is not None:
            top = self.page.document().documentLayout().blockBoundingRect(block).top()
        self.page.verticalScrollBar().setValue(round(top))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        # Only now is the page as wide as it will be, and every section at its place.
        self._show_row(self.sections.currentRow())
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
