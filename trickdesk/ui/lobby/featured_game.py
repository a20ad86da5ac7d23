"""Top of the lobby: the match to continue, or a game; and the unfinished matches."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QWidget

from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.storage.saves import Summary
from trickdesk.ui.lobby import wording
from trickdesk.ui.lobby.picture import PictureBanner, PictureCache
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import ask, set_tip
from trickdesk.ui.text import game_words, house_rules, name_text, scores
from trickdesk.ui.text.words import capital, fill, listed, plural, translate
from trickdesk.ui.theme.painting import blank_pixmap
from trickdesk.ui.widgets.elided_label import ElidedLabel
from trickdesk.ui.widgets.page_parts import lay_column, lay_row, push_button

LINES, MOST_LINES = 3.6, 8.0  # lowest and highest row, in lines of text
PICTURE = 1.8  # aspect ratio of a picture


class _List(QListWidget):
    """List that reports Enter (continue) and Delete (delete)."""

    enter = Signal()
    delete = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.enter.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete.emit()
        else:
            super().keyPressEvent(event)


class UnfinishedMatches(QWidget):
    """Lobby page with all unfinished matches but the newest.

    Signals:
        resumed(match_id): Continue this match.
        deleteWanted(summary): Delete this match, after a question.
        back: Return to the games.
    """

    resumed = Signal(str)
    deleteWanted = Signal(object)
    back = Signal()

    def __init__(self, pictures: PictureCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        pictures.painted.connect(self._show_pictures)
        self._found: list[Summary] = []
        self._size = QSize()  # of a picture
        title = ElidedLabel(heading=1)
        title.setText(self.tr("Unfinished matches"))
        self.back_button = push_button(self.tr("All games"), self.back)
        self.list = _List()
        self.list.setAccessibleName(self.tr("Earlier matches to continue"))
        self.list.setAlternatingRowColors(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.itemActivated.connect(lambda _item: self._resume())
        self.list.enter.connect(self._resume)
        self.list.delete.connect(self._drop)
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        self.continue_button = push_button(self.tr("Continue"), self._resume, primary=True)
        self.delete_button = push_button(self.tr("Delete…"), self._drop)
        head = lay_row(self.back_button, (title, 1), spacing=12)
        foot = lay_row(self.delete_button, 1, self.continue_button)
        lay_column(head, (self.list, 1), foot, on=self, margins=(18, 12, 18, 12), spacing=12)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def refresh(self, found: Sequence[Summary]) -> None:
        """Show these matches."""
        self._found = list(found)
        self.list.clear()
        for summary in self._found:
            item = QListWidgetItem("\n".join(filter(None, match_lines(summary))))
            set_tip(item, line_words(summary))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, line_words(summary))
            if summary.in_use:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.list.addItem(item)
        usable = [row for row, summary in enumerate(self._found) if can_resume(summary)]
        if usable:
            self.list.setCurrentRow(usable[0])
        self._enable()
        self._fit()

    # -- layout

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Share the height among a few matches; many scroll."""
        line = self.fontMetrics().height()
        share = self.list.viewport().height() // max(1, len(self._found))
        height = round(max(line * LINES, min(line * MOST_LINES, share)))
        picture = height - round(line * 0.8)
        self._size = QSize(round(picture * PICTURE), picture)
        self.list.setIconSize(self._size + QSize(line // 2, 0))
        for row in range(self.list.count()):
            self.list.item(row).setSizeHint(QSize(0, height))
        self._show_pictures()

    def _show_pictures(self) -> None:
        """Show the game pictures painted so far; request none while hidden."""
        for row, summary in enumerate(self._found if self.isVisible() else ()):
            kind, item = games().get(summary.game), self.list.item(row)
            if kind is None or summary.problem is not None:
                continue
            picture = self._pictures.get(kind.picture, self._size, self.devicePixelRatioF())
            if picture is not None:
                picture = self._with_gap(picture)
                icon = QIcon(picture)
                icon.addPixmap(picture, QIcon.Mode.Selected)  # not tinted when selected
                item.setIcon(icon)

    def _with_gap(self, picture: QPixmap) -> QPixmap:
        """Return a picture with an empty strip towards the text beside it."""
        size, dpr = self.list.iconSize(), self.devicePixelRatioF()
        gap = size.width() - self._size.width()
        found = blank_pixmap(size * dpr, dpr)
        painter = QPainter(found)
        painter.drawPixmap(gap if self.isRightToLeft() else 0, 0, picture)
        painter.end()
        return found

    def _chosen(self) -> Summary | None:
        """Return the selected match unless another window uses it.

        A match that can't be read can still be deleted.
        """
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) and not self._found[row].in_use else None

    def _enable(self) -> None:
        chosen = self._chosen()
        self.continue_button.setEnabled(chosen is not None and can_resume(chosen))
        self.delete_button.setEnabled(chosen is not None)

    def _resume(self) -> None:
        if (chosen := self._chosen()) is not None and can_resume(chosen):
            self.resumed.emit(chosen.match_id)

    def _drop(self) -> None:
        if (chosen := self._chosen()) is not None:
            self.deleteWanted.emit(chosen)


def can_resume(summary: Summary) -> bool:
    return summary.problem is None and not summary.in_use


def game_and_rules(summary: Summary) -> str:
    """Return a match's game with its rules, or just the id of an unknown game."""
    kind = games().get(summary.game)
    if kind is None:
        return summary.game
    return house_rules.game_titles(kind, kind.accepted(summary.options), summary.preset)[0]


def _game_name(summary: Summary) -> str:
    kind = games().get(summary.game)
    return game_words.game_name(kind) if kind else summary.game


def _rules(summary: Summary) -> tuple[str, ...]:
    """Return the rules of a match in shorter and shorter forms; usual ones are empty."""
    kind = games().get(summary.game)
    if kind is None:
        return ("",)
    titles = house_rules.rules_titles(kind, kind.accepted(summary.options), summary.preset)
    return ("",) if titles == (game_words.preset_words(kind.presets[0]),) else titles


def match_words(summary: Summary, score: str = "") -> str:
    """Return deal number, score or players, and date of a match."""
    description = translate(
        "UnfinishedMatches",
        "deal {deal} · {players} · {time}",
        deal=summary.deal,
        players=score or listed(name_text.shown_names(summary.seats, summary.people)),
        time=wording.when_words(summary.saved, datetime.now()),
    )
    in_use = translate("UnfinishedMatches", "{match} (open in another window)")
    return fill(in_use, match=description) if summary.in_use else description


def match_lines(summary: Summary) -> tuple[str, str]:
    """Return a match in two lines, or its file name if it can't be read."""
    if summary.problem is None:
        return game_and_rules(summary), capital(match_words(summary))
    return line_words(summary), ""


def line_words(summary: Summary) -> str:
    """Return a match in one line, or its file name if it can't be read."""
    if summary.problem is None:
        return f"{game_and_rules(summary)} · {match_words(summary)}"
    return translate("UnfinishedMatches", "{file}: can’t be read", file=summary.path.name)


def ask_discard(parent: QWidget, summary: Summary) -> bool:
    """Ask whether to delete a match for good."""
    question = translate(
        "UnfinishedMatches", "Delete this match for good?\n\n{match}", match=line_words(summary)
    )
    return ask(parent, translate("UnfinishedMatches", "Delete"), question)


class FeaturedGame(PictureBanner):
    """Banner with the most likely next step: continue, play again, or learn.

    Signals:
        resumed(match_id): Continue the newest match.
        deleteWanted(summary): Delete it, after a question.
        again: Play the last game again.
        begin: Play the game suggested to newcomers.
        learn: Learn that game.
        others: Show the other unfinished matches.
    """

    resumed = Signal(str)
    deleteWanted = Signal(object)
    again = Signal()
    begin = Signal()
    learn = Signal()
    others = Signal()

    def __init__(self, pictures: PictureCache, parent: QWidget) -> None:
        super().__init__(pictures, parent)
        self.continue_button = push_button(self.tr("Continue"), self._resume)
        self.again_button = push_button("", self.again)
        self.begin_button = push_button("", self.begin)
        self.learn_button = push_button("", self.learn)
        self.others_button = push_button("", self.others)
        self.delete_button = push_button(self.tr("Delete…"), self._drop)
        self.buttons = (
            self.continue_button,
            self.learn_button,
            self.begin_button,
            self.again_button,
            self.others_button,
            self.delete_button,
        )
        self.add(*self.buttons)
        self.summary: Summary | None = None
        self.main = self.continue_button

    # -- what it offers

    def show_match(self, summary: Summary, last: type[Game] | None, others: int) -> None:
        """Offer this match and the game played last; `set_standing` adds the score later."""
        self.summary = summary
        self.show_game(games().get(summary.game))
        over = self.tr("Pick up where you left off")
        self.over.setText(*(" · ".join(filter(None, (over, rules))) for rules in _rules(summary)))
        self.title.setText(_game_name(summary))
        self._show_detail("")
        self._offer(self.continue_button, others, self.again_button if last else None, self.delete_button)
        if last is not None:
            name = game_words.game_name(last)
            self.again_button.setText(fill(self.tr("New m&atch: {game}…"), game=name))
            set_tip(self.again_button, self.tr("The unfinished match is kept."))

    def show_last(self, last: type[Game], line: str, others: int) -> None:
        """Offer the game played last; `line` describes its table."""
        self.summary = None
        self.show_game(last)
        self.over.setText(self.tr("Welcome back"))
        self.title.setText(game_words.game_name(last))
        self.detail.setText(line)
        self.again_button.setText(fill(self.tr("Play &again: {game}"), game=game_words.game_name(last)))
        set_tip(self.again_button, line)
        self._offer(self.again_button, others)

    def show_welcome(self, first: type[Game], others: int, teaches: bool, is_begun: bool) -> None:
        """Welcome a new player with a game to start with, or with its lesson if begun."""
        self.summary = None
        self.show_game(first)
        name = game_words.game_name(first)
        self.over.setText(self.tr("Welcome"))
        self.title.setText(fill(self.tr("Start with {game}"), game=name))
        self.detail.setText(
            self.tr("New to card games? Every rule is explained as you go, and you can undo mistakes."),
            self.tr("Every rule is explained as you go."),
        )
        learn = self.tr("Continue the lesson") if is_begun else fill(self.tr("Learn {game}"), game=name)
        self.learn_button.setText(learn)
        self.begin_button.setText(fill(self.tr("Play {game}"), game=name))
        if teaches:
            self._offer(self.learn_button, others, self.begin_button)
        else:
            self._offer(self.begin_button, others)

    def _offer(self, main: QPushButton, others: int, *side: QPushButton | None) -> None:
        """Show these buttons.

        Args:
            main: The most prominent one.
            others: Number of other unfinished matches.
            side: Further buttons; None is skipped.
        """
        if main is self.continue_button:
            words = plural(
                "FeaturedGame", "Another unfinished match…", "{n} more unfinished matches…", others
            )
        else:
            words = plural("FeaturedGame", "An unfinished match…", "{n} unfinished matches…", others)
        self.others_button.setText(words)
        shown = [main, *side, *([self.others_button] if others else [])]
        for button in self.buttons:
            button.setVisible(button in shown)
            self.rank(button, button is main)
        self.main = main
        self.updateGeometry()

    def set_standing(self, view: PlayerView, names: Sequence[str], turn: str) -> None:
        """Show the score of the match, and whose turn it is if `turn` isn't empty."""
        self._show_detail(" · ".join(filter(None, (scores.totals_words(view, names), turn))))

    def _show_detail(self, score: str) -> None:
        assert self.summary is not None
        description = capital(match_words(self.summary, score))
        parts = description.split(" · ")
        self.detail.setText(description, *(" · ".join(parts[:most]) for most in range(len(parts) - 1, 0, -1)))
        self.continue_button.setAccessibleDescription(
            f"{self.over.text()}: {self.title.text()}. {description}"
        )

    def _resume(self) -> None:
        if self.summary is not None:
            self.resumed.emit(self.summary.match_id)

    def _drop(self) -> None:
        if self.summary is not None:
            self.deleteWanted.emit(self.summary)
