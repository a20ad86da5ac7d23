"""The first screen of the program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Setup
from trickdesk.storage.saves import Summary
from trickdesk.storage.settings import Settings
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.form_area import FormArea
from trickdesk.ui.keys import ENTER
from trickdesk.ui.lobby.agreements import AgreementRows
from trickdesk.ui.lobby.game_list import GameList
from trickdesk.ui.lobby.newest import NewestMatch
from trickdesk.ui.lobby.rules_form import RulesForm, labelled_row
from trickdesk.ui.lobby.seats import SeatRows
from trickdesk.ui.lobby.unfinished import Unfinished, ask_discard, can_resume
from trickdesk.ui.plain import PlainLabel, set_tip
from trickdesk.ui.seeds import new_seed
from trickdesk.ui.wheel import ignore_passing_wheel

WIDEST = 1240  # beyond that, label and control would stand too far apart
HIGHEST = 1000
EDGE, GAP = 18, 24  # beside the page, and between its halves
LEFT, RIGHT = 5, 7  # parts of it
MARGINS = (2, 0, 10, 0)  # of the right half: the ring of the focus, and clear of the scroll bar


def heading(words: str, level: int) -> PlainLabel:
    label = PlainLabel(words)
    label.setProperty("heading", str(level))
    return label


class Lobby(QWidget):
    """``started(Setup)``, ``resumed(match id)``, ``discarded(match id)``, ``rulesWanted(Game)``;
    ``presetsChanged()``: the settings hold other presets now. ``statisticsWanted()``,
    ``practiceWanted()``.
    """

    started = Signal(object)
    resumed = Signal(str)
    discarded = Signal(str)
    rulesWanted = Signal(object)
    presetsChanged = Signal()
    statisticsWanted = Signal()
    practiceWanted = Signal()

    def __init__(self, settings: Settings, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._kind: type[Game] | None = None
        self.list = GameList(list(games().values()), pixmaps)
        self.newest = NewestMatch(pixmaps)
        self.unfinished = Unfinished()
        self.seats = SeatRows(settings)
        self.agreements = AgreementRows(games().values(), settings)
        self.rules = RulesForm(settings)
        self.dealer = QComboBox()
        self.dealer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.dealer.setMinimumContentsLength(6)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("random"))
        set_tip(
            self.seed,
            self.tr(
                "The same number deals the same cards again, and the code of a deal brings its game along;"
                " leave it empty for random ones"
            ),
        )
        self.usual_seats = QPushButton(self.tr("Reset seats"))
        self.usual_seats.setProperty("small", True)
        set_tip(
            self.usual_seats,
            self.tr("One person, and computers of the usual strength under their usual names"),
        )
        self.rules_button = QPushButton()
        self.start_button = QPushButton(self.tr("Deal"))
        self.start_button.setProperty("primary", True)
        centre = QWidget(self)
        self._centre = centre
        page, columns = QVBoxLayout(centre), QHBoxLayout()
        page.setContentsMargins(EDGE, 12, EDGE, 12)
        page.setSpacing(10)
        page.addWidget(self.newest)
        page.addLayout(columns, 1)
        columns.setSpacing(GAP)
        columns.addLayout(self._left(), LEFT)
        columns.addLayout(self._right(centre), RIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(centre, 1000)
        row.addStretch(1)
        ignore_passing_wheel(self.dealer, *self.seats.kinds, *self.seats.levels, *self.seats.temperaments)
        self.list.chosen.connect(self._game_chosen)
        self.rules.changed.connect(self._rules_changed)
        self.rules.presetsChanged.connect(self.presetsChanged)
        self.seats.changed.connect(self._seats_changed)
        self.usual_seats.clicked.connect(self._reset_seats)
        for matches in (self.newest, self.unfinished):
            matches.resumed.connect(self.resumed)
            matches.dropped.connect(self._ask_discard)
        self.rules_button.clicked.connect(self._show_rules)
        self.start_button.clicked.connect(self.start)
        self.list.choose(settings.games.last_game)
        self._order_focus()
        self.grow(1.0)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        head, self._title = QHBoxLayout(), heading(self.tr("New match"), 1)
        head.addWidget(self._title)
        head.addStretch()
        self.practice_button = QPushButton(self.tr("Practice…"))
        self.practice_button.clicked.connect(self.practiceWanted)
        self.statistics_button = QPushButton(self.tr("Statistics…"))
        self.statistics_button.clicked.connect(self.statisticsWanted)
        for button in (self.practice_button, self.statistics_button):
            button.setProperty("small", True)
            head.addWidget(button)
        column.addLayout(head)
        column.addWidget(self.list, 1000)
        column.addWidget(self.unfinished)
        column.addStretch(1)
        return column

    def _right(self, parent: QWidget) -> QVBoxLayout:
        scroll = FormArea(parent)  # in its place before it is filled: a new parent has everything styled anew
        page = QWidget()
        scroll.setWidget(page)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(*MARGINS)
        inner.setSpacing(8)
        seats = QHBoxLayout()
        seats.addWidget(heading(self.tr("Seats"), 2), 1)
        seats.addWidget(self.usual_seats)
        inner.addLayout(seats)
        inner.addWidget(self.seats)
        inner.addSpacing(6)
        inner.addWidget(self.agreements)
        inner.addWidget(heading(self.tr("House rules"), 2))
        inner.addWidget(self.rules)
        inner.addStretch()
        cards = labelled_row()  # below what scrolls: never cut
        cards.setContentsMargins(*MARGINS)
        for words, control in ((self.tr("First dealer"), self.dealer), (self.tr("Deal number"), self.seed)):
            label = PlainLabel(words)
            label.setBuddy(control)
            control.setAccessibleName(words)
            cards.addWidget(label)
            cards.addWidget(control, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(*MARGINS)
        buttons.addWidget(self.rules_button)
        buttons.addStretch()
        buttons.addWidget(self.start_button)
        column = QVBoxLayout()
        column.addWidget(scroll, 1)
        column.addWidget(self.rules.problem)
        column.addLayout(cards)
        column.addLayout(buttons)
        return column

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit_head()
        return super().event(event)

    def _fit_head(self) -> None:
        """Leave the heading out where it does not fit beside the buttons: the games need the height."""
        needed = sum(button.sizeHint().width() for button in (self.practice_button, self.statistics_button))
        needed += self._title.sizeHint().width() + GAP
        room = (min(self.width(), self._centre.maximumWidth()) - 2 * EDGE - GAP) * LEFT // (LEFT + RIGHT)
        self._title.setVisible(needed <= room)

    def grow(self, scale: float) -> None:
        """Follow the size of the window."""
        self._centre.setMaximumSize(round(WIDEST * scale), round(HIGHEST * scale))
        self.list.grow(scale)

    # -- what is chosen

    def refresh(self, unfinished: Sequence[Summary]) -> None:
        """Show the matches to continue, the newest that can be above all."""
        newest = next((summary for summary in unfinished if can_resume(summary)), None)
        self.newest.refresh(newest)
        self.unfinished.refresh([summary for summary in unfinished if summary is not newest])

    def newest_id(self) -> str | None:
        """The id of the match played last that can be continued."""
        return None if self.newest.summary is None else self.newest.summary.match_id

    def set_standing(self, match_id: str, view: PlayerView, names: Sequence[str]) -> None:
        """Say how the match played last stands."""
        if match_id == self.newest_id():
            self.newest.set_standing(view, names)

    def choose(self, game_id: str) -> None:
        """Pick a game, and let the keyboard start from it."""
        self.list.choose(game_id)
        self.list.take_focus()

    def game(self) -> Game | None:
        """The game with the rules as they are chosen now; None if they exclude each other."""
        return self.rules.game()

    def take_focus(self) -> None:
        """The keyboard starts from the match to continue, or else from the games."""
        if self.newest_id() is not None:
            self.newest.go_on.setFocus()
        else:
            self.list.take_focus()

    def _order_focus(self) -> None:
        """Down the page: the newest match, games, seats and rules, Deal, earlier matches."""
        last: QWidget = self.start_button
        for widget in (self.unfinished.drop, self.unfinished.go_on, self.unfinished.list):
            QWidget.setTabOrder(last, widget)
            last = widget
        QWidget.setTabOrder(self.newest.go_on, self.newest.drop)
        QWidget.setTabOrder(self.newest.drop, next(iter(self.list.buttons.values())))

    def _game_chosen(self, kind: type[Game]) -> None:
        self._kind = kind
        self.rules_button.setText(self.tr("Rules of {game}").format(game=text.game_name(kind)))
        self.agreements.set_game(kind)
        self.rules.set_game(kind, self._settings.games.last_options.get(kind.id, {}))

    def _rules_changed(self) -> None:
        game = self.rules.game()
        self.start_button.setEnabled(game is not None)
        if game is not None:
            self.seats.set_game(game)
            self._seats_changed()

    def _seats_changed(self) -> None:
        self.usual_seats.setEnabled(not self.seats.are_usual)
        self._name_dealers()

    def _reset_seats(self) -> None:
        self.seats.reset()
        self.seats.names[0].setFocus()  # the button has gone grey

    def _ask_discard(self, summary: Summary) -> None:
        if ask_discard(self, summary):
            self.discarded.emit(summary.match_id)

    def _name_dealers(self) -> None:
        """The seats to choose the first dealer from; the choice stays as long as the seat exists."""
        chosen = self.dealer.currentIndex()
        self.dealer.clear()
        self.dealer.addItem(self.tr("Random"), None)
        for seat, player in enumerate(self.seats.players()):
            self.dealer.addItem(player.name, seat)
        self.dealer.setCurrentIndex(chosen if 0 <= chosen < self.dealer.count() else 0)

    def _show_rules(self) -> None:
        game = self.rules.game()
        if game is not None:
            self.rulesWanted.emit(game)

    def start(self) -> None:
        """Begin the match, and remember the rules for the next one."""
        game = self.rules.game()
        if game is None:
            return
        self._settings.games.last_game = game.id
        self._settings.games.last_options[game.id] = dict(game.options)
        self.seats.remember()
        agreed = self.agreements.chosen(game)
        self._settings.games.last_agreements[game.id] = list(agreed)
        players = tuple(
            player if player.human else replace(player, agreements=agreed) for player in self.seats.players()
        )
        seed = self.seed.text().strip() or new_seed()
        self.seed.clear()  # the next match has other cards, unless somebody wants the same again
        self.started.emit(Setup(game, players, seed, self.rules.preset_name(), self.dealer.currentData()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; anywhere else it deals."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and not focus.isCheckable():
            focus.click()
        elif self.start_button.isEnabled():
            self.start()
