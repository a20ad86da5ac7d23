"""Above everything else in the lobby: the match to go on with, or the game played last, or where to begin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.storage.saves import Summary
from trickdesk.ui import text
from trickdesk.ui.lobby.banner import Banner
from trickdesk.ui.lobby.picture import Pictures
from trickdesk.ui.lobby.unfinished import game_words, match_words
from trickdesk.ui.text.words import fill, plural
from trickdesk.ui.widgets.plain_text import set_tip


class Hero(Banner):
    """``resumed(match id)``, ``dropped(summary)``: it may be deleted; ``again()``: the game played last once more;
    ``begin()``: the game shown to a newcomer; ``learn()`` likewise; ``others()``: the other unfinished matches.
    """

    resumed = Signal(str)
    dropped = Signal(object)
    again = Signal()
    begin = Signal()
    learn = Signal()
    others = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(pictures, parent)
        self.go_on = QPushButton(self.tr("Continue"))
        self.again_button = QPushButton()
        self.begin_button = QPushButton()
        self.learn_button = QPushButton()
        self.others_button = QPushButton()
        self.drop = QPushButton(self.tr("Delete…"))
        self.go_on.clicked.connect(self._resume)
        self.drop.clicked.connect(self._drop)
        for button, signal in (
            (self.again_button, self.again),
            (self.begin_button, self.begin),
            (self.learn_button, self.learn),
            (self.others_button, self.others),
        ):
            button.clicked.connect(signal)
        self.add(*self.all_buttons())
        self.summary: Summary | None = None
        self.main = self.go_on

    def all_buttons(self) -> Sequence[QPushButton]:
        return (
            self.go_on,
            self.learn_button,
            self.begin_button,
            self.again_button,
            self.others_button,
            self.drop,
        )

    # -- what it offers

    def show_match(self, summary: Summary, last: type[Game] | None, others: int) -> None:
        """Offer this match, and the game played last; its score comes later, if at all."""
        self.summary = summary
        self.show_game(games().get(summary.game))
        self.over.setText(self.tr("Continue where you were"))
        self.title.setText(game_words(summary))
        self._tell("")
        self._offer(self.go_on, others, self.again_button if last else None, self.drop)
        if last is not None:
            name = text.game_name(last)
            self.again_button.setText(fill(self.tr("Play &again: {game}"), game=name))
            set_tip(self.again_button, self.tr("A new match with the same players and rules"))

    def show_last(self, last: type[Game], line: str, others: int) -> None:
        """Offer the game played last once more; ``line`` says with whom."""
        self.summary = None
        self.show_game(last)
        self.over.setText(self.tr("Welcome back"))
        self.title.setText(text.game_name(last))
        self.detail.setText(line)
        self.again_button.setText(fill(self.tr("Play &again: {game}"), game=text.game_name(last)))
        self.again_button.setAccessibleDescription(line)
        self._offer(self.again_button, others)

    def show_welcome(self, first: type[Game], others: int, teaches: bool) -> None:
        """Somebody is here for the first time; ``first`` is a good game to begin with."""
        self.summary = None
        self.show_game(first)
        name = text.game_name(first)
        self.over.setText(self.tr("Welcome"))
        self.title.setText(fill(self.tr("Begin with {game}"), game=name))
        self.detail.setText(
            self.tr(
                "You need not know any card game. Every rule is explained, and a mistake can be taken back."
            )
        )
        self.learn_button.setText(fill(self.tr("Learn {game}"), game=name))
        self.begin_button.setText(fill(self.tr("Play {game}"), game=name))
        if teaches:
            self._offer(self.learn_button, others, self.begin_button)
        else:
            self._offer(self.begin_button, others)

    def _offer(self, main: QPushButton, others: int, *side: QPushButton | None) -> None:
        """Show these buttons, ``main`` above all; ``others``: how many other matches can be gone on with."""
        if main is self.go_on:
            words = plural("Hero", "Another unfinished match…", "{n} more unfinished matches…", others)
        else:
            words = plural("Hero", "An unfinished match…", "{n} unfinished matches…", others)
        self.others_button.setText(fill(words, n=others))
        shown = [main, *side, *([self.others_button] if others else [])]
        for button in self.all_buttons():
            button.setVisible(button in shown)
            self.rank(button, button is main)
        self.main = main
        self.updateGeometry()

    def set_standing(self, view: PlayerView, names: Sequence[str], turn: str) -> None:
        """Say how the match stands; ``turn``: whose turn it is, or nothing."""
        self._tell(" · ".join(filter(None, (text.totals_words(view, names), turn))))

    def _tell(self, score: str) -> None:
        assert self.summary is not None
        words = text.capital(match_words(self.summary, score, datetime.now()))
        self.detail.setText(words)
        self.go_on.setAccessibleDescription(f"{self.over.text()}: {self.title.text()}. {words}")

    def _resume(self) -> None:
        if self.summary is not None:
            self.resumed.emit(self.summary.match_id)

    def _drop(self) -> None:
        if self.summary is not None:
            self.dropped.emit(self.summary)
