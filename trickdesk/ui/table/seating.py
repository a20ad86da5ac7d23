"""Plates around the table, captions beside cards, and the scoreboard."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsScene

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.ui.table.card_layout import PLATE_Z
from trickdesk.ui.table.geometry import MAX_KITTY, Layout, Rect
from trickdesk.ui.table.painted import TEXT, Painted, sized
from trickdesk.ui.table.plates import Plate, PlateInfo, Team, plate_infos
from trickdesk.ui.table.scoreboard import (
    ContractBadge,
    ContractInfo,
    ScoreBoard,
    ScoreInfo,
    contract_info,
    score_info,
)
from trickdesk.ui.text import call_text, game_words, meaning_text, name_text, player_text, scores
from trickdesk.ui.text.words import number, strung, translate
from trickdesk.ui.theme.avatars import avatars_of
from trickdesk.ui.theme.colours import current_theme, edge_on_felt
from trickdesk.ui.theme.painting import draw_box

SHEET = QColor(8, 16, 16, 150)


class Caption(Painted):
    """A caption as wide as its text; right-aligned in its box if `right` is set."""

    def __init__(self, right: bool = False) -> None:
        super().__init__()
        self.words = ""
        self.right = right

    def show_in(self, box: Rect, text: str, unit: float, dpr: float, font: QFont) -> None:
        """Show text in a box, or nothing if it is empty."""
        self.words = text
        self.setVisible(bool(text))
        if not text:
            return
        high = box.height
        wide = QFontMetricsF(sized(font, high * 0.7, False)).horizontalAdvance(text) + high
        wide = min(wide, box.width)
        left = box.right - wide if self.right else box.left
        self.repaint(wide, high, unit, dpr, font, text)
        self.setPos(left + wide / 2, box.centre[1])

    def draw(self, painter: QPainter, rect: QRectF, unit: float, font: QFont, contents: object) -> None:
        edge = edge_on_felt() if current_theme().has_high_contrast else None
        draw_box(painter, rect, rect.height() / 2, fill=SHEET, edge=edge, width=max(1.0, unit))
        face = sized(font, rect.height() * 0.7, False)
        painter.setFont(face)
        painter.setPen(TEXT)
        text = QFontMetricsF(face).elidedText(
            str(contents), Qt.TextElideMode.ElideRight, rect.width() - 4 * unit
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def _talon_caption(view: PlayerView) -> str:
    """Return the name of the undealt cards, and their number if some aren't drawn."""
    name = game_words.talon_words(view.game, view.talon, bool(view.players))
    return strung(": ", [name, number(view.talon)]) if name and view.talon > MAX_KITTY else name


class Captions:
    """All captions of a table."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.talon = Caption(right=True)
        self.own = [Caption() for _ in range(3)]
        for item in (self.talon, *self.own):
            item.setZValue(z)
            item.setVisible(False)
            scene.addItem(item)

    def paint(
        self, layout: Layout, view: PlayerView | None, bottom: Seat, slots: int, dpr: float, font: QFont
    ) -> None:
        """Show the captions of a view; hide them if there is none.

        `slots` is the length of the viewer's row, with the gaps of played cards.
        """
        unit, own, row, hand = layout.unit, ["", "", ""], 0, 0
        talon = "" if view is None else _talon_caption(view)
        self.talon.right = not layout.mirrored
        self.talon.show_in(layout.kitty_caption(view.talon if view else 0), talon, unit, dpr, font)
        if view is not None and layout.rows:
            row, hand = view.shown[bottom].bit_count(), view.counts[bottom]
            own = [
                translate("Plate", "Foundation") if view.piles[bottom] else "",
                translate("Plate", "Face-up row") if row else "",
                translate("Plate", "Hand, hidden") if hand else "",
            ]
        for item in self.own:
            item.right = layout.mirrored
        for item, box, text in zip(self.own, layout.own_captions(max(row, slots), hand), own, strict=True):
            item.show_in(box, text, unit, dpr, font)


THINKING_AFTER_MS = 300
DEALING = ("dealt", "row", "turned up")  # events while cards fly to the seats


class Seating:
    """All plates and the scoreboard; calls `repaint` on each change."""

    def __init__(self, scene: QGraphicsScene, repaint: Callable[[], None]) -> None:
        self._scene = scene
        self._repaint = repaint
        self.plates: list[Plate] = []
        self.infos: list[PlateInfo] = []
        self._dealt: list[int] = []  # cards of each seat that are still being dealt
        self._names: Sequence[str] = ()
        self._manners: Sequence[str] = ()
        self._bots: Collection[Seat] = ()
        self.symbols: Mapping[str, str] = {}  # of people, by name
        self.chosen: tuple[Seat, ...] = ()
        self._thinking: Seat | None = None
        self._badge, self.score_board = ContractBadge(), ScoreBoard()
        for item in (self._badge, self.score_board):
            item.setZValue(PLATE_Z)
            scene.addItem(item)
        self.captions = Captions(scene, PLATE_Z)
        self._view: PlayerView | None = None
        self.contract: ContractInfo | None = None
        self.score: ScoreInfo | None = None
        self._timer = QTimer(scene, singleShot=True, interval=THINKING_AFTER_MS)
        self._timer.timeout.connect(repaint)

    def configure(
        self, game: Game, names: Sequence[str], manners: Sequence[str], bots: Collection[Seat]
    ) -> None:
        """Create a plate for every seat; tooltips say how each player plays."""
        for plate in self.plates:
            self._scene.removeItem(plate)
        self._names, self._bots = names, bots
        self.plates = [Plate() for _ in names]
        for plate in self.plates:
            plate.setZValue(PLATE_Z)
            self._scene.addItem(plate)
        self._manners, self._view = manners, None
        self._explain(None)
        shapes = game.sides < game.seats
        self.infos = [
            PlateInfo(name, short, team=Team(game.side(seat), game.side(seat) * shapes))
            for seat, (name, short) in enumerate(zip(names, player_text.initials(names), strict=True))
        ]
        self.contract, self.score, self.chosen = None, None, ()

    def rename(self, names: Sequence[str]) -> None:
        """Put other names on the plates."""
        self._names = names
        if self._view is not None:
            self.set_view(self._view)

    def _explain(self, view: PlayerView | None) -> None:
        """Set tooltips: how the player plays, and what the marks on the plate mean."""
        for seat, plate in enumerate(self.plates):
            words = [
                player_text.manner_words(self._names[seat], manner)
                for manner in self._manners[seat : seat + 1]
            ]
            words += player_text.part_words(view, seat, self._names) if view is not None else []
            words += [meaning_text.last_meaning(view, seat)] if view is not None and not view.players else []
            plate.tip = "\n".join(filter(None, words))
        self._badge.tip = "" if view is None else scores.notice_meaning(view)

    def set_view(self, view: PlayerView) -> None:
        """Update everything from a view."""
        self._view = view
        self.infos = plate_infos(view, self._names)
        self.contract, self.score = contract_info(view, self._names), score_info(view, self._names)
        self.chosen, self._dealt = (), []
        self._explain(view)
        self._repaint()

    def start_deal(self, view: PlayerView) -> None:
        """Clear the plates for a new deal; cards are counted once they have been dealt."""
        self._view = view
        infos = plate_infos(view, self._names)
        self._dealt = [info.cards for info in infos]
        self.infos = [info._replace(line="", turn=False, cards=0) for info in infos]
        self.contract, self.score = None, score_info(view, self._names)._replace(unit="")
        self._repaint()

    def follow(self, event: Event, view: PlayerView) -> None:
        """Update for an event that is being shown; the final view corrects the rest."""
        seat = event.seat
        if self._dealt and event.kind not in DEALING:
            counted = zip(self.infos, self._dealt, strict=True)
            self.infos, self._dealt = [info._replace(cards=cards) for info, cards in counted], []
        if event.kind == "called" and seat is not None:
            self.infos[seat] = self.infos[seat]._replace(
                line=call_text.call_marks(event.text, view.game, self._names), turn=False
            )
        elif event.kind == "played" and seat is not None:
            info = self.infos[seat]
            self.infos[seat] = info._replace(cards=max(0, info.cards - 1), turn=False)
        elif event.kind in ("contract", "trump", "team"):
            self.contract = contract_info(view, self._names)
        self._repaint()

    def set_chosen(self, seats: Sequence[Seat]) -> None:
        """Put rings around the plates of these seats."""
        if tuple(seats) != self.chosen:
            self.chosen = tuple(seats)
            self._repaint()

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark a plate as thinking after a short delay; None removes the mark."""
        is_marked = self._thinking is not None and not self._timer.isActive()
        self._thinking = seat
        if seat is not None:
            self._timer.start()
            return
        self._timer.stop()
        if is_marked:  # this is called at every step, and most bots answer sooner
            self._repaint()

    def paint(self, layout: Layout, bottom: Seat, slots: int, dpr: float, font: QFont) -> None:
        """Paint what has changed and place everything.

        `slots` is the length of the viewer's row, with the gaps of played cards.
        """
        thinking = None if self._timer.isActive() else self._thinking
        width, height, unit = layout.plate_width, layout.plate_height, layout.unit
        names = name_text.written_names(self._names)
        avatars = avatars_of(names, self._bots, self.symbols, name_text.you_of(self._names))
        for seat, (plate, info) in enumerate(zip(self.plates, self.infos, strict=True)):
            spot = layout.places[(seat - bottom) % len(self.plates)]
            info = info._replace(chosen=seat in self.chosen, thinking=seat == thinking, avatar=avatars[seat])
            plate.repaint(width, height, unit, dpr, font, info)
            plate.setPos(spot.x, spot.y)
        self._badge.setVisible(self.contract is not None)
        if self.contract is not None:
            box = layout.badge
            wide = self._badge.width_for(self.contract, box.height, font)
            wide = min(box.width, max(wide, layout.scores.width))
            if layout.mirrored:
                box = box._replace(left=box.right - wide)
            else:
                box = box._replace(right=box.left + wide)
            _paint(self._badge, box, unit, dpr, font, self.contract)
        has_room = layout.scores.height > 0
        self.score_board.setVisible(self.score is not None and has_room)
        if self.score is not None and has_room:
            score = self.score._replace(is_brief=layout.brief_score)
            _paint(self.score_board, layout.scores, unit, dpr, font, score)
        self.captions.paint(layout, self._view, bottom, slots, dpr, font)


def _paint(item: Painted, box: Rect, unit: float, dpr: float, font: QFont, contents: object) -> None:
    """Paint an item into a box of the layout."""
    item.repaint(box.width, box.height, unit, dpr, font, contents)
    item.setPos(*box.centre)
