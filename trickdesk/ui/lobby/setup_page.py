"""Setup page: seats and house rules of a game; the second page of the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.storage.settings import Settings
from trickdesk.ui import text
from trickdesk.ui.lobby.picture import Banner, Pictures
from trickdesk.ui.lobby.rules_form import AgreementRows, RulesForm, labelled_row
from trickdesk.ui.lobby.seats import SeatRows
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text.lobby import table_titles
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.page_parts import FormArea, tight

EDGE, GAP = 18, 28
MARGINS = (2, 0, 10, 0)  # room for the focus ring, and for the scroll bar
BROAD = 150  # width in letters from which both halves are side by side
BANNER_SHARE = 0.2  # of the page's height
WIDEST = 240  # in letters; wider, labels would be too far from their controls
SPACING = 8  # smallest gap between rows, in pixels
AIRS = (1.1, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.0)  # extra gaps between rows to try, in lines
# extra gaps to try once the banner has its largest height
MOST_AIRS = (2.5, 2.3, 2.1, 1.9, 1.7, 1.5, 1.3, *AIRS)


def heading(title: str, level: int) -> PlainLabel:
    label = PlainLabel(title)
    label.setProperty("heading", str(level))
    return label


class SetupPage(QWidget):
    """Form with seats, first deal and house rules of one game.

    Signals:
        played: Start a match.
        back: Return to the games.
        rulesWanted(Game): Show the rules.
        presetsChanged: The player's own presets have changed.
    """

    played = Signal()
    back = Signal()
    rulesWanted = Signal(object)
    presetsChanged = Signal()

    def __init__(self, settings: Settings, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.kind: type[Game] | None = None
        self.back_button = QPushButton(self.tr("All games"))
        self.back_button.clicked.connect(self.back)
        self.rules_button = QPushButton()
        self.rules_button.clicked.connect(self._show_rules)
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
                "The same number deals the same cards again. A deal code also sets the "
                "game. Leave this empty for random cards."
            ),
        )
        self.usual_seats = QPushButton(self.tr("Reset seats"))
        self.usual_seats.setProperty("small", True)
        set_tip(
            self.usual_seats,
            self.tr("One person, and computer players with their default level and names"),
        )
        self.usual_seats.clicked.connect(self._reset_seats)
        self.start_button = QPushButton()
        self.start_button.clicked.connect(self.played)
        for button in (self.rules.save_button, self.rules.delete_button):
            button.setProperty("small", True)
        self._rules_heading = heading(self.tr("House rules"), 2)
        self._columns: list[QVBoxLayout] = []
        self._fitted = 0
        self._later = QTimer(self)  # delayed until everything on the page has its size
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._fit)
        self._centre = QWidget(self)
        self.banner = Banner(pictures, self._centre)
        self.banner.add(self.start_button, self.rules_button, self.back_button)
        self.banner.rank(self.start_button, True)
        self._lay_out()
        ignore_passing_wheel(self.dealer, *self.seats.kinds, *self.seats.levels, *self.seats.temperaments)
        self.rules.changed.connect(self._rules_changed)
        self.rules.presetsChanged.connect(self.presetsChanged)
        self.seats.changed.connect(self._seats_changed)

    def _lay_out(self) -> None:
        outer = tight(QHBoxLayout(self))
        outer.addStretch(1)
        outer.addWidget(self._centre, 1000)
        outer.addStretch(1)
        page = QVBoxLayout(self._centre)
        page.setContentsMargins(EDGE, 12, EDGE, 12)
        page.setSpacing(12)
        page.addWidget(self.banner)
        page.addWidget(self.rules.problem)
        self.area = scroll = FormArea(
            self._centre
        )  # has its parent before it is filled: a new parent would restyle everything
        inside = QWidget()
        scroll.setWidget(inside)
        inside.installEventFilter(self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._halves.setContentsMargins(*MARGINS)
        self._halves.setSpacing(GAP)
        self._halves.addLayout(self._who(), 1)
        self._halves.addLayout(self._how(), 1)
        page.addWidget(scroll, 1)

    def _who(self) -> QVBoxLayout:
        column = self._column()
        head = QHBoxLayout()
        head.addWidget(heading(self.tr("Seats"), 2), 1)
        head.addWidget(self.usual_seats)
        column.addLayout(head)
        column.addWidget(self.seats)
        column.addSpacing(6)
        column.addWidget(self.agreements)
        column.addWidget(heading(self.tr("First deal"), 2))
        for title, control in ((self.tr("First dealer"), self.dealer), (self.tr("Deal number"), self.seed)):
            row = labelled_row()
            label = PlainLabel(title)
            label.setBuddy(control)
            control.setAccessibleName(title)
            row.addWidget(label, 1)
            row.addWidget(control, 2)
            column.addLayout(row)
        column.addStretch(1)
        return column

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(SPACING)
        self._columns.append(column)
        return column

    def _how(self) -> QVBoxLayout:
        column = self._column()
        head = QHBoxLayout()
        head.addWidget(self._rules_heading, 1)
        head.addWidget(self.rules.save_button)
        head.addWidget(self.rules.delete_button)
        column.addLayout(head)
        column.addWidget(self.rules)
        column.addStretch(1)
        return column

    # -- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out again when rows appear, disappear or change their size."""
        if event.type() == QEvent.Type.LayoutRequest and self._needed() != self._fitted:
            self._later.start()
        return super().eventFilter(watched, event)

    def _needed(self) -> int:
        """Return the current height of the form."""
        return self._halves.totalHeightForWidth(self.area.viewport().width())

    def _fit(self) -> None:
        """Put both halves side by side if they fit, and distribute the spare height."""
        letter = self.fontMetrics().averageCharWidth()
        self._centre.setMaximumWidth(letter * WIDEST)
        direction = QBoxLayout.Direction
        broad = min(self.width(), letter * WIDEST) >= letter * BROAD
        self._halves.setDirection(direction.LeftToRight if broad else direction.TopToBottom)
        # Align it with the seats' heading, which has a button beside it.
        self._rules_heading.setMinimumHeight(self.usual_seats.sizeHint().height() if broad else 0)
        wanted = round(self.height() * BANNER_SHARE)
        self.banner.set_height(wanted)
        self.banner.set_height(wanted, self._spread(AIRS))
        self._spread(MOST_AIRS)
        self._fitted = self._needed()

    def _spread(self, airs: Sequence[float]) -> int:
        """Use the largest gap between rows that fits; return the height left over."""
        taken = self.banner.height() + 4 * EDGE
        if self.rules.problem.isVisibleTo(self):
            taken += self.rules.problem.height() + EDGE
        spare = 0
        for air in airs:
            more = round(air * self.fontMetrics().height())
            for column in self._columns:
                column.setSpacing(SPACING + more)
            self.seats.set_row_gap(more)
            self.rules.set_row_gap(more)
            self._halves.invalidate()
            spare = self.height() - taken - self._needed()
            if spare >= 0:
                break
        return max(0, spare)

    # -- what is chosen

    def set_game(self, kind: type[Game]) -> None:
        """Show a game with the settings of its last match."""
        self.kind = kind
        name = text.game_name(kind)
        self.banner.show_game(kind)
        self.banner.over.setText(self.tr("Seats and house rules"))
        self.banner.title.setText(name)
        self.rules_button.setText(fill(self.tr("Rules of {game}"), game=name))
        self.start_button.setText(fill(self.tr("Play {game}"), game=name))
        self.agreements.set_game(kind)
        self.rules.set_game(kind, self._settings.games.last_options.get(kind.id, {}))

    def take_focus(self) -> None:
        self.seats.names[0].setFocus(Qt.FocusReason.TabFocusReason)

    def remember(self) -> None:
        """Save the choices for the next match and for the lobby's first page."""
        game = self.rules.game()
        if game is None:
            return
        self._settings.games.last_options[game.id] = dict(game.options)
        self._settings.games.last_agreements[game.id] = list(self.agreements.chosen(game))
        self.seats.remember()

    def _rules_changed(self) -> None:
        game = self.rules.game()
        self.start_button.setEnabled(game is not None)
        if game is not None:
            self.seats.set_game(game)
            self._seats_changed()
        self._fit()

    def _seats_changed(self) -> None:
        self.usual_seats.setEnabled(not self.seats.are_usual)
        players = self.seats.players()
        self._name_dealers([player.name for player in players])
        game = self.rules.game()
        if game is not None and game.seats == len(players):
            self.banner.detail.setText(*table_titles(game, players, self.rules.preset_name()))

    def _reset_seats(self) -> None:
        self.seats.reset()
        self.seats.names[0].setFocus()  # the reset button is disabled now

    def _name_dealers(self, names: Sequence[str]) -> None:
        """List the seats as first dealer; keep the choice while that seat exists."""
        chosen = self.dealer.currentIndex()
        self.dealer.clear()
        self.dealer.addItem(self.tr("Random"), None)
        for seat, name in enumerate(names):
            self.dealer.addItem(name, seat)
        self.dealer.setCurrentIndex(chosen if 0 <= chosen < self.dealer.count() else 0)

    def _show_rules(self) -> None:
        game = self.rules.game()
        if game is not None:
            self.rulesWanted.emit(game)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, or else plays; Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in ENTER:
            focus = self.focusWidget()
            if isinstance(focus, QAbstractButton) and not focus.isCheckable():
                focus.click()
            elif self.start_button.isEnabled():
                self.played.emit()
        else:
            super().keyPressEvent(event)
