"""Setup page: seats and house rules of a game; the second page of the lobby."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QComboBox, QLineEdit, QPushButton, QWidget

from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby import wording
from trickdesk.ui.lobby.picture import PictureBanner, PictureCache
from trickdesk.ui.lobby.rules_form import (
    BESIDE,
    CONTROL_SHARE,
    LABEL_SHARE,
    AgreementRows,
    RuleGroup,
    RulesForm,
)
from trickdesk.ui.lobby.seats import SeatTable
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel, label_for, set_tip
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import game_words, name_text
from trickdesk.ui.text.words import fill, translate
from trickdesk.ui.theme.colours import grown, text_size
from trickdesk.ui.widgets.page_parts import FormArea, lay_column, lay_row, push_button

EDGE, GAP, LINE = 18, 28, 12  # pixels at the page's sides, between its halves, and between its parts
MARGINS = (2, 0, 10, 0)  # room for the focus ring, and for the scroll bar
SPACING = 8  # pixels between rows
LARGE = 1.75  # text size from which the banner scrolls away
MOST_COLUMNS = 4  # of rules beside the table
# Share of the width that the preset's card takes beside the banner, and the letters that it needs for that.
CARD_SHARE, CARD = 0.4, 44


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

    def __init__(self, settings: Settings, pictures: PictureCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.kind: type[Game] | None = None
        self.back_button = push_button(self.tr("All games"), self.back)
        self.rules_button = push_button("", self._show_rules)
        self._rules_words = "", ""  # on the button, without and with the game
        self.seats = SeatTable(settings, pictures)
        self.agreements = AgreementRows(games().values(), settings)
        self.first_deal = RuleGroup(self.tr("First deal"))
        self.rules = RulesForm(settings, (self.agreements, self.first_deal))
        self.dealer = QComboBox(minimumContentsLength=6)
        self.dealer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.seed = QLineEdit(placeholderText=self.tr("Random"))
        set_tip(
            self.seed,
            self.tr(
                "The same number deals the same cards again. A deal code also sets the "
                "game. Leave this empty for random cards."
            ),
        )
        self.usual_seats = push_button(
            self.tr("Reset seats"),
            self._reset_seats,
            small=True,
            tip=self.tr("One person, and computer players with their default level and names"),
        )
        self.start_button = push_button("", self.played)
        self._fitted = (0, 0)
        # Delayed until everything on the page has its size.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self.banner = PictureBanner(pictures, self)
        self.banner.add(self.start_button, self.rules_button, self.back_button)
        self.banner.rank(self.start_button, True)
        self._top = lay_row((self.banner, 3), (self.rules.preset_button, 2), margins=0, spacing=LINE)
        margins = (EDGE, LINE, EDGE, LINE)
        self._page = lay_column(self._top, self.rules.problem, on=self, margins=margins, spacing=LINE)
        # It has its parent before it is filled: a new parent would restyle everything.
        self.area = FormArea(self)
        inside = QWidget()
        self.area.setWidget(inside)
        inside.installEventFilter(self)
        self._heads: list[QBoxLayout] = []
        self._who = self._half(
            self.tr("Seats"), [self.usual_seats], [self.seats, self.seats.manners, self.seats.keep]
        )
        buttons = [self.rules.share_button, self.rules.save_button, self.rules.delete_button]
        self._how = self._half(self.tr("House rules"), buttons, [self.rules])
        self._halves = lay_row((self._who, 1), self._how, margins=0, spacing=GAP)
        self._inner = lay_column(self._halves, on=inside, margins=MARGINS, spacing=LINE)
        for title, control in ((self.tr("First dealer"), self.dealer), (self.tr("Deal number"), self.seed)):
            parts = (label_for(control, title), LABEL_SHARE), (control, CONTROL_SHARE)
            self.first_deal.rows.addLayout(lay_row(*parts, margins=0, spacing=BESIDE))
            self.first_deal.controls.append(control)
        self._page.addWidget(self.area, 1)  # last in the tab order
        ignore_passing_wheel(self.dealer)
        self.rules.changed.connect(self._rules_changed)
        self.rules.presetsChanged.connect(self.presetsChanged)
        self.seats.changed.connect(self._seats_changed)

    def _half(self, title: str, buttons: Sequence[QPushButton], widgets: Sequence[QWidget]) -> QWidget:
        """Create a half of the page: a heading with buttons, and widgets below it."""
        half = QWidget()
        head = lay_row((PlainLabel(title, heading=2), 1), lay_row(*buttons, 1))
        self._heads.append(head)
        lay_column(head, *widgets, on=half, margins=0, spacing=SPACING)
        return half

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

    def _needed(self) -> tuple[int, int]:
        """Return the heights that both halves need now."""
        who, how = self._who, self._how
        return who.heightForWidth(who.width()), how.heightForWidth(how.width())

    def _fit(self) -> None:
        """Put the rules beside the table if nothing scrolls then, or else below it."""
        letter, direction = self.fontMetrics().averageCharWidth(), QBoxLayout.Direction
        card = self.rules.preset_button
        card.set_brief(self.width() * CARD_SHARE < CARD * letter)
        brief, whole = self._rules_words
        self.rules_button.setText(brief.replace("&", "") if card.is_brief else whole)
        self._top.setDirection(direction.TopToBottom if card.is_brief else direction.LeftToRight)
        self.banner.set_height(0 if card.is_brief else card.sizeHint().height())
        self._scroll_top(text_size() >= LARGE * grown(100) / 100)
        who, how, room = self._who, self._how, self._room()
        most = room.width() - self.area.verticalScrollBar().sizeHint().width()
        self.seats.fit(most)
        for head in self._heads:
            head.setDirection(direction.LeftToRight)
            if head.minimumSize().width() > most:
                head.setDirection(direction.TopToBottom)
        for columns in range(1, MOST_COLUMNS + 1):
            wide = max(how.minimumSizeHint().width(), self.rules.width_of(columns))
            left = room.width() - wide - grown(GAP)
            if left < self.seats.least_width():
                self._halves.setDirection(direction.TopToBottom)
                how.setMinimumWidth(0)
                how.setMaximumWidth(who.maximumWidth())
                break
            if max(who.heightForWidth(left), how.heightForWidth(wide)) <= room.height():
                self._halves.setDirection(direction.LeftToRight)
                how.setFixedWidth(wide)
                break
        self._fitted = self._needed()

    def _scroll_top(self, on: bool) -> None:
        """Let banner and preset scroll with the form if text is large."""
        before, after = (self._page, self._inner) if on else (self._inner, self._page)
        if before.indexOf(self._top) >= 0:
            before.removeItem(self._top)
            self._top.setParent(None)
            after.insertLayout(0, self._top)

    def _room(self) -> QSize:
        """Return the size of the form without scrolling."""
        taken = self._top.minimumSize().height() + 3 * grown(LINE)
        if self.rules.problem.isVisibleTo(self):
            taken += self.rules.problem.height() + grown(LINE)
        return QSize(
            self.width() - 2 * grown(EDGE) - grown(MARGINS[0]) - grown(MARGINS[2]), self.height() - taken
        )

    # -- what is chosen

    def set_game(self, kind: type[Game]) -> None:
        """Show a game with the settings of its last match."""
        self.kind = kind
        name = game_words.game_name(kind)
        self.banner.show_game(kind)
        self.banner.over.setText(self.tr("Seats and house rules"))
        self.banner.title.setText(name)
        self._rules_words = translate("MainWindow", "&Rules"), fill(self.tr("Rules of {game}"), game=name)
        self.start_button.setText(fill(self.tr("Play {game}"), game=name))
        self.rules.set_game(kind, self._settings.games.last_options.get(kind.id, {}))
        self.agreements.set_game(kind)

    def take_focus(self) -> None:
        self.start_button.setFocus(Qt.FocusReason.TabFocusReason)
        self.area.verticalScrollBar().setValue(0)

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
        self._name_dealers(name_text.names_of(players))
        game = self.rules.game()
        if game is not None and game.seats == len(players):
            self.banner.detail.setText(*wording.table_titles(game, players, self.rules.preset))

    def _reset_seats(self) -> None:
        self.seats.reset()
        self.seats.plates[0].name.setFocus()  # the reset button is disabled now

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
            if isinstance(focus, QAbstractButton):
                focus.click()
            elif self.start_button.isEnabled():
                self.played.emit()
        else:
            super().keyPressEvent(event)
