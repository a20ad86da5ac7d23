"""The seats of a match around a table seen from above: who plays, and how well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import combinations, pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QFrame, QGridLayout, QSizePolicy, QWidget

from trickdesk.bots.levels import LEVELS, TEMPERAMENTS
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game, Picture
from trickdesk.session import Player
from trickdesk.storage.settings import Settings
from trickdesk.ui.lobby import wording
from trickdesk.ui.lobby.last_setup import (
    SeatSetup,
    default_name,
    default_seat,
    partner_seat,
    players_of,
    read_seat,
    seat_of,
    with_partner,
)
from trickdesk.ui.lobby.picture import PictureCache
from trickdesk.ui.lobby.who_plays import WhoPlaysDialog
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.plain_text import PlainLabel, plain_tip, set_tip
from trickdesk.ui.qt.screen_reader import name_choice
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.qt.window_placement import pass_by
from trickdesk.ui.text import name_text, people, player_text
from trickdesk.ui.text.words import fill, translate, translated
from trickdesk.ui.theme.avatars import avatars_of, draw_avatar, symbols_of
from trickdesk.ui.theme.colours import current_theme, felt_for, grown, scaled_font
from trickdesk.ui.theme.grounds import RIM_COLOURS, draw_surface
from trickdesk.ui.theme.painting import blank_pixmap, draw_frame, smooth_painter
from trickdesk.ui.theme.sides import draw_badge, side_colour
from trickdesk.ui.widgets.name_edit import NameField

GAP = 0.12  # between plates, in plate heights, at least
ROUND = (2.0, 3.0, 5.0, 99.0)  # shapes of the table to try, from an ellipse to a rectangle
LEAST = 3.2  # height of the table in plates, at least
USUALLY = 4  # plates created at first; games may add more
RADIUS = 12  # of a plate's corners, in pixels
RIM, EDGE = 0.16, 0.3  # width of the rim, and how far plates stand over it, in plate heights
PACK = Picture(("back",) * 5, "fern")  # cards in the middle of the table
PACK_SHARE = 0.28  # of the table's height
ON_BADGE = QColor("#14211c")
CHOOSE = "choose"  # in the list of who plays: opens the dialog


def seat_words(seats: int, seat: int) -> str:
    """Return the name of a seat: with four players a direction, seat 0 is south."""
    if seats == 4:
        return [
            translate("Lobby", "South"),
            translate("Lobby", "West"),
            translate("Lobby", "North"),
            translate("Lobby", "East"),
        ][seat]
    return translate("Lobby", "Seat {n}", n=seat + 1)


# -- where plates stand


class Extent(NamedTuple):
    """A width and a height in pixels."""

    width: int
    height: int


@lru_cache(64)
def plate_spots(seats: int, table: Extent, plate: Extent) -> list[QRect] | None:
    """Return where plates stand, clockwise from the bottom; None without room.

    They stand as round as possible. In a narrow table they stand in two columns.
    """
    gap = round(GAP * plate.height)
    across, down = (table.width - plate.width) / 2, (table.height - plate.height) / 2
    for power in (*ROUND, 0.0):
        found = []
        for seat in range(seats):
            turn = 2 * pi * seat / seats
            x, y = -sin(turn), cos(turn)
            if power:
                length = (abs(x) ** power + abs(y) ** power) ** (1 / power)
                x, y = x / length, y / length
            else:
                x, y = (
                    round(x / (abs(x) or 1)) if abs(x) > 0.01 else 0,
                    1 - 4 * min(seat, seats - seat) / seats,
                )
            found.append(QRect(round(across * (1 + x)), round(down * (1 + y)), *plate))
        with_gaps = [place.adjusted(0, 0, gap, gap) for place in found]
        if not any(first.intersects(then) for first, then in combinations(with_gaps, 2)):
            return found
    return None


@lru_cache(64)
def least_height(seats: int, width: int, plate: Extent) -> int:
    """Return the least height of a table of this width, at most a column of plates."""
    least = round(LEAST * plate.height)
    most = max(least, round(seats * (1 + GAP) * plate.height))
    heights = range(least, most, 4)
    return next((height for height in heights if plate_spots(seats, Extent(width, height), plate)), most)


# -- a seat


class Badge(QAbstractButton):
    """The face, symbol or initials of a player, in the colour and shape of the side.

    It chooses who plays.
    """

    def __init__(self) -> None:
        super().__init__()
        self._drawn: tuple[int, int, str, str] = (0, 0, "", "")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_player(self, side: int, shape: int, avatar: str, letters: str) -> None:
        if self._drawn != (side, shape, avatar, letters):
            self._drawn = side, shape, avatar, letters
            self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 3.4)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        side, shape, avatar, letters = self._drawn
        painter = smooth_painter(self)
        box = QRectF(0, 0, min(self.width(), self.height()), min(self.width(), self.height()))
        box.moveCenter(QRectF(self.rect()).center())
        draw_badge(painter, box, side_colour(side), shape)
        if avatar:
            draw_avatar(painter, box, avatar, shape)
        else:
            painter.setFont(scaled_font(self.font(), 1.5, bold=True))
            painter.setPen(ON_BADGE)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letters)
        if self.hasFocus() or self.underMouse():
            theme = current_theme()
            edge, width = (theme.focus, 3) if self.hasFocus() else (theme.accent, 2)
            draw_frame(painter, QRectF(self.rect()), grown(RADIUS), edge, grown(width))


class WhoList(QComboBox):
    """A list of who plays, whose last entry can be chosen in the open list only.

    Keys that go through a closed list would open a dialog there.
    """

    def showPopup(self) -> None:
        self._offer_last(True)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))
        super().showPopup()

    def hidePopup(self) -> None:
        super().hidePopup()
        self._offer_last(False)

    def _offer_last(self, on: bool) -> None:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self.count() - 1).setEnabled(on)


class SeatPlate(QFrame):
    """A seat: badge, name, person or level of the computer, and bidding style.

    One of the people who gets a name, another level or another style of bidding is an ordinary computer player.

    Signals:
        changed: Something is different.
        edited: The user has changed it.
        choosing: The user wants to choose one of the people.
    """

    changed = Signal()
    edited = Signal()
    choosing = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge, self.name, self.who, self.temperament = Badge(), NameField(), WhoList(), QComboBox()
        self._one = self._kept = ""  # of the people, who was chosen; what the list showed before `CHOOSE`
        self.who.addItem(self.tr("Person"), "")
        self.who.setItemData(0, plain_tip(self.tr("A person at this screen")), Qt.ItemDataRole.ToolTipRole)
        self.who.insertSeparator(1)
        for known in LEVELS:
            self.who.addItem(player_text.level_words(known), known)
            tip = fill(self.tr("Computer: {manner}"), manner=player_text.level_manner_words(known))
            self.who.setItemData(self.who.count() - 1, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
            self.who.setItemData(self.who.count() - 1, tip, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._ours = self.who.count()
        self.who.insertSeparator(self._ours)
        self.who.addItem(self.tr("Choose who plays…"), CHOOSE)
        self.who.hidePopup()
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.who.setSizeAdjustPolicy(policy)
        self._keep_width()
        for known in TEMPERAMENTS:
            self.temperament.addItem(player_text.temperament_words(known), known)
        set_tip(self.temperament, self.tr("How boldly it bids"))
        self.grid = grid = QGridLayout(self)
        grid.addWidget(self.badge, 0, 0, 2, 1)
        grid.addWidget(self.name, 0, 1, 1, 2)
        grid.addWidget(self.who, 1, 1)
        grid.addWidget(self.temperament, 1, 2)
        ignore_passing_wheel(self.who, self.temperament)
        self.name.textChanged.connect(self.changed)
        self.name.textEdited.connect(self.edited)
        self.who.currentIndexChanged.connect(self._who_changed)
        self.temperament.currentIndexChanged.connect(self.changed)
        for box in (self.who, self.temperament):
            box.activated.connect(self._activated)
        self.badge.clicked.connect(self.choosing)

    def offer_programs(self, names: Sequence[str], usual: str) -> None:
        """Offer the user's own programs; `usual` replaces one that is gone."""
        if names == [self.who.itemData(n) for n in self._programs()]:
            return
        chosen = self.who.currentData()
        with QSignalBlocker(self.who):
            for place in reversed(self._programs()):
                self.who.removeItem(place)
            for place, name in enumerate(names, self._ours):
                self.who.insertItem(place, name, name)
                tip = plain_tip(self.tr("A program of your own"))
                self.who.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
            place = self.who.findData(chosen)
            self.who.setCurrentIndex(place if place >= 0 else self.who.findData(usual))
        self._who_changed()

    def _programs(self) -> range:
        """Return where the user's own programs are in the list."""
        return range(self._ours, self.who.count() - 2)

    def _keep_width(self) -> None:
        """Leave room for a level; only the open list is as wide as names of programs."""
        metrics = self.who.fontMetrics()
        widest = max(metrics.horizontalAdvance(self.who.itemText(n)) for n in range(self._ours))
        letters = -((self.who.iconSize().width() - widest) // metrics.horizontalAdvance("X"))
        self.who.setMinimumContentsLength(letters)

    @property
    def is_person(self) -> bool:
        return not self.who.currentData()

    def _activated(self) -> None:
        if self.who.currentData() != CHOOSE:
            self.edited.emit()
            return
        self.who.setCurrentIndex(self.who.findData(self._kept))
        self.choosing.emit()

    def _who_changed(self) -> None:
        if self.who.currentData() == CHOOSE:
            return
        self._kept = self.who.currentData()
        self.temperament.setEnabled(self.who.currentData() in LEVELS)
        manner = player_text.level_manner_words(self.who.currentData()) or self.tr("A program of your own")
        set_tip(self.who, self.tr("A person at this screen") if self.is_person else manner)
        self.changed.emit()

    def name_seat(self, words: str) -> None:
        """Set the name of the seat, for screen readers."""
        self.setAccessibleName(words)
        self.badge.setAccessibleName(fill(self.tr("Choose who plays, {seat}"), seat=words))
        self.name.setAccessibleName(fill(self.tr("Name, {seat}"), seat=words))
        name_choice(self.who, fill(self.tr("Who plays, {seat}"), seat=words))
        name_choice(self.temperament, fill(self.tr("Bidding style, {seat}"), seat=words))

    def show_seat(self, seat: SeatSetup) -> None:
        self._one = seat.who
        self.name.setText(seat.name)
        self.who.setCurrentIndex(max(0, self.who.findData("" if seat.person else seat.level)))
        self.temperament.setCurrentIndex(max(0, self.temperament.findData(seat.temperament)))
        self._who_changed()

    def seat(self, usual_level: str) -> SeatSetup:
        """Return who sits here; a person has the usual level."""
        name, level = self.name.text().strip(), self.who.currentData() or usual_level
        found = SeatSetup(name, self.is_person, level, self.temperament.currentData(), self._one)
        return found if self._one and found == seat_of(self._one) else replace(found, who="")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = current_theme(), smooth_painter(self)
        draw_frame(painter, QRectF(self.rect()), grown(RADIUS), theme.border, grown(1), theme.window)


# -- all seats


class SeatTable(QWidget):
    """A table with a plate for each seat, initially as at the last table of that size.

    What was typed or chosen stays when the number of players changes. The page that shows it places `manners`,
    a label that says how the computers play, and `keep`, which keeps the partner.

    Signals:
        changed: A seat has changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, pictures: PictureCache) -> None:
        super().__init__()
        self._settings, self._pictures = settings, pictures
        pictures.painted.connect(self.update)
        self._game: Game | None = None
        self._edited = False  # whether the user has changed a seat
        self._felt = QPixmap()
        self._painted: tuple[str, int, int, float] | None = None
        self.plates: list[SeatPlate] = []
        self._usual: list[SeatSetup] = []  # those of the settings that were applied
        self.manners = PlainLabel(muted=True, wraps=True)
        self.keep = QCheckBox()
        self.keep.clicked.connect(self._keep_partner)
        self.setAccessibleName(self.tr("Seats"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._have_plates(USUALLY)

    @property
    def _seats(self) -> int:
        return self._game.seats if self._game is not None else 0

    def _shown(self) -> list[SeatPlate]:
        return self.plates[: self._seats]

    def _have_plates(self, count: int) -> None:
        for seat in range(len(self.plates), count):
            plate = SeatPlate(self)
            self._offer_programs(plate)
            self._usual.append(default_seat(self._settings, seat))
            plate.show_seat(self._usual[seat])
            if self.plates:  # a plate added later follows the others in the tab order
                last = self.plates[-1].temperament
                for first, then in pairwise((last, plate.badge, plate.name, plate.who, plate.temperament)):
                    QWidget.setTabOrder(first, then)
            self.plates.append(plate)
            plate.changed.connect(self._seat_changed)
            plate.edited.connect(self._note_edit)
            plate.choosing.connect(partial(self._choose, seat))

    def set_game(self, game: Game) -> None:
        """Show the seats of a game."""
        is_other = game.seats != self._seats
        self._game = game
        self._have_plates(game.seats)
        for seat, plate in enumerate(self.plates):
            plate.setVisible(seat < game.seats)
            if seat < game.seats:
                plate.name_seat(seat_words(game.seats, seat))
        if is_other and not self._edited:
            rows = self._settings.games.last_seats.get(str(game.seats), [])
            for seat, row in enumerate(rows[: len(self.plates)]):
                self.plates[seat].show_seat(read_seat(row, self._seat(seat), self._settings))
        if not self._edited:
            self._show_seats(with_partner(self._settings, game, self._all_seats()))
        self._seat_changed()
        self._place()
        self.updateGeometry()

    def _seat_changed(self) -> None:
        self._show_players()
        self.changed.emit()

    def _show_players(self) -> None:
        """Show faces, sides, default names, and how the levels at the table play."""
        game = self._game
        if game is None:
            return
        persons = [plate.is_person for plate in self._shown()]
        sitting, bots = (
            [seat for seat, one in enumerate(persons) if one is human] for human in (True, False)
        )
        rows, players = self._all_seats(), self.players()
        usual = [
            players[seat].name if row.who else default_name(self._settings, persons, seat)
            for seat, row in enumerate(rows)
        ]
        for plate, row, name in zip(self._shown(), rows, name_text.shown_names(usual, sitting), strict=True):
            plate.name.setPlaceholderText(name)
            about = people.people()[row.who].about_in(current_language(application())) if row.who else ""
            set_tip(plate.badge, about or plate.badge.accessibleName())
        self._show_partner(rows)
        names = name_text.names_of(players)
        avatars = avatars_of(names.written, bots, symbols_of(self._settings), names.you)
        has_shapes = game.sides < game.seats
        for seat, letters in enumerate(player_text.initials(names)):
            side = game.side(seat)
            self.plates[seat].badge.show_player(side, side * has_shapes, avatars[seat], letters)
        self.setAccessibleDescription(wording.sides_words(game, players))
        self.manners.show_text(player_text.levels_at_table_words([players[seat].level for seat in bots]))

    # -- the tables of earlier matches

    def remember(self) -> None:
        """Save the seats for the next table of this size."""
        rows = [row.to_json() for row in self._all_seats()]
        self._settings.games.last_seats[str(self._seats)] = rows
        self._edited = False

    def reset(self) -> None:
        """Restore the default: one person, and computer players of the default level."""
        self._show_seats([default_seat(self._settings, seat) for seat in range(len(self.plates))])
        self._edited = True

    @property
    def are_usual(self) -> bool:
        """Whether there is nothing to reset."""
        return all(self._seat(seat) == default_seat(self._settings, seat) for seat in range(self._seats))

    def _seat(self, seat: int) -> SeatSetup:
        return self.plates[seat].seat(default_seat(self._settings, 0).level)

    def _all_seats(self) -> list[SeatSetup]:
        return [self._seat(seat) for seat in range(self._seats)]

    def _show_seats(self, rows: Sequence[SeatSetup]) -> None:
        for plate, row in zip(self.plates, rows, strict=False):
            plate.show_seat(row)

    def _note_edit(self) -> None:
        self._edited = True

    # -- people

    def _choose(self, seat: Seat) -> None:
        """Let the user choose one of the people for a seat.

        At the table already, they change places.
        """
        rows = self._all_seats()
        dialog = WhoPlaysDialog(
            self.plates[seat].accessibleName(), [row.who for row in rows], seat, self.window()
        )

        def seated() -> None:
            place = next((at for at, row in enumerate(rows) if row.who == dialog.chosen), seat)
            rows[place], rows[seat] = rows[seat], seat_of(dialog.chosen)
            self._show_seats(rows)
            self._note_edit()

        dialog.accepted.connect(seated)
        pass_by(dialog).open()

    def _show_partner(self, rows: Sequence[SeatSetup]) -> None:
        """Offer to keep the partner, if that is one of the people."""
        assert self._game is not None
        seat = partner_seat(self._game, rows)
        who = "" if seat is None else rows[seat].who
        self.keep.setVisible(bool(who))
        self.keep.setChecked(who == self._settings.players.partner)
        if who:
            name = translated("Bot", people.people()[who].name)
            self.keep.setText(fill(self.tr("Always play with {name}"), name=name))

    def _keep_partner(self, on: bool) -> None:
        rows = self._all_seats()
        assert self._game is not None
        seat = partner_seat(self._game, rows)
        self._settings.players.partner = rows[seat].who if on and seat is not None else ""

    def apply_settings(self) -> None:
        """Apply names, faces and default level; keep who was chosen for a seat."""
        before, self._usual = (
            self._usual,
            [default_seat(self._settings, seat) for seat in range(len(self.plates))],
        )
        for seat, plate in enumerate(self.plates):
            self._offer_programs(plate)
            if self._seat(seat) == before[seat]:
                plate.show_seat(self._usual[seat])
        self._seat_changed()
        self.update()

    def _offer_programs(self, plate: SeatPlate) -> None:
        usual = default_seat(self._settings, 0).level
        plate.offer_programs(list(self._settings.players.commands), usual)

    def players(self) -> tuple[Player, ...]:
        """Return the players; an empty name becomes the placeholder shown."""
        return players_of(self._settings, self._all_seats())

    # -- layout

    def _plate(self) -> Extent:
        hint = self.plates[0].sizeHint()
        return Extent(hint.width(), hint.height())

    def least_width(self) -> int:
        """Return the width that two plates side by side need."""
        return round((2 + GAP) * self._plate().width)

    def fit(self, width: int) -> None:
        """Leave out the badges if two plates don't fit beside each other with them."""
        plate = self.plates[0]
        wide = self._plate().width
        if plate.badge.isHidden():
            wide += plate.badge.sizeHint().width() + plate.grid.horizontalSpacing()
        for plate in self.plates:
            plate.badge.setVisible((2 + GAP) * wide <= width)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return least_height(self._seats, width, self._plate())

    def sizeHint(self) -> QSize:
        width = round((3 + GAP) * self._plate().width)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width(), 3 * self._plate().height)

    def _place(self) -> None:
        places = plate_spots(self._seats, Extent(self.width(), self.height()), self._plate())
        for plate, place in zip(self.plates, places or (), strict=False):
            plate.setGeometry(place)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        felt, dpr = felt_for(self._settings.look), self.devicePixelRatioF()
        wanted = felt, self.width(), self.height(), dpr
        if self._painted != wanted:
            self._painted = wanted
            self._felt = paint_felt(felt, self.size(), self._plate().height, dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        high = round(min(self.height() * PACK_SHARE, self.width() * PACK_SHARE / 2))
        box = QRect(0, 0, high * 3 // 2, high)
        box.moveCenter(self.rect().center())
        pack = self._pictures.get(PACK, box.size(), dpr, cloth=False)
        if pack is not None and not any(plate.geometry().intersects(box) for plate in self._shown()):
            painter.drawPixmap(box, pack)


def paint_felt(felt: str, size: QSize, plate: int, dpr: float) -> QPixmap:
    """Paint a round table with its rim; plates stand a little over its edge."""
    pixmap = blank_pixmap(size * dpr, dpr)
    painter = smooth_painter(pixmap)
    rim, edge = RIM * plate, EDGE * plate
    whole = QRectF(0, 0, size.width(), size.height()).adjusted(edge, edge, -edge, -edge)
    painter.setClipPath(rounded_path(whole))
    draw_surface(painter, whole, felt)
    painter.setClipping(False)
    colours = RIM_COLOURS if felt == "club" else ("#2b2f33", "#14171a", "#6d747b")
    if felt.endswith("contrast"):
        colours = ("#000000", "#000000", "#ffffff")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, colour, width in (
        (rim / 2, colours[1], rim),
        (rim / 3, colours[0], rim / 2),
        (rim, colours[2], max(1.0, rim * 0.12)),
    ):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPath(rounded_path(whole.adjusted(inset, inset, -inset, -inset)))
    painter.end()
    return pixmap


def rounded_path(area: QRectF) -> QPainterPath:
    """Return an area whose shorter sides are half circles."""
    path, radius = QPainterPath(), min(area.width(), area.height()) / 2
    path.addRoundedRect(area, radius, radius)
    return path
