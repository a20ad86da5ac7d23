"""The card table widget: shows views and events, and reports the player's actions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import CardId, CardSet, Seat
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView, counted, public_view, without_secret_call
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.left_handed import use_left_hand
from trickdesk.ui.cards.letters import use_english_letters
from trickdesk.ui.cards.pixmaps import FOCUS_RING, CardPixmaps
from trickdesk.ui.cards.symbols import use_four_colours
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.reduced_motion import wants_reduced_motion
from trickdesk.ui.table import accessibility
from trickdesk.ui.table.animation_script import at_rest
from trickdesk.ui.table.animator import Batch
from trickdesk.ui.table.arrange import TableContent, content
from trickdesk.ui.table.geometry import Rect, compute
from trickdesk.ui.table.input import Mouse, Tips, press_key, release_key
from trickdesk.ui.table.own_hand import OwnHand
from trickdesk.ui.table.painted import use_text_size
from trickdesk.ui.table.seating import Seating
from trickdesk.ui.table.speech import Speech
from trickdesk.ui.table.surface import Surface
from trickdesk.ui.table.tabletop import TableTop
from trickdesk.ui.table.text_placement import free_room, own_cards_room, words_foot
from trickdesk.ui.text import event_text, scores, text_table
from trickdesk.ui.theme.avatars import symbols_of
from trickdesk.ui.theme.colours import felt_for
from trickdesk.ui.theme.painting import draw_frame

SPEEDS = {"off": 0.0, "quick": 0.55, "normal": 1.0, "slow": 1.6}  # factors on all times
FRAME = 3.0  # line width in pixels
GAP = 8.0  # around a panel with large text
SMALLEST = (690, 440)  # a smaller table is cut off instead of squeezed


class CardTable(Surface):
    """The table of one match, seen from one seat: its parts, and its Qt events."""

    smallest = QSize(*SMALLEST)
    clears = True  # whether cards are cleared away for the panel at the end of a deal

    def __init__(self, parent: QWidget | None = None, pixmaps: CardPixmaps | None = None) -> None:
        super().__init__(parent, pixmaps)
        accessibility.install()
        self.setAccessibleName(self.tr("Your hand"))
        self.voice = Speech(self)
        self.voice.spoken.connect(self.spoken)
        self.tips = Tips(self)
        self.animator.shown.connect(self._on_event)
        self.animator.dealing.connect(self._on_deal)
        self.animator.arrived.connect(self._arrive)
        self.animator.resting.connect(self.voice.rest)
        self.animator.rested.connect(self.voice.rested)
        self.animator.idle.connect(self._show_thinking)
        self.hand = OwnHand(self)
        self.mouse = Mouse(self, self.hand)
        self.turn_words: Callable[[PlayerView], str] = lambda view: event_text.turn_words(view, self.names)
        self._text_scale = 1.0
        self.is_covered = self._cleared = False
        self._thinking: Seat | None = None
        self._reduced = self._framed = self._tabbed = False
        application().focusChanged.connect(self._focus_changed)
        self.felt = TableTop()
        self.scene().addItem(self.felt)
        self.seating = Seating(self.scene(), self._paint_plates)
        self.board.layout = compute(*SMALLEST, seats=4)  # until there is a match
        self._laid_out: object = None

    # -- what is shown

    def configure(
        self, game: Game, names: Sequence[str], manners: Sequence[str] = (), bots: Collection[Seat] = ()
    ) -> None:
        """Set up the table for a game.

        Args:
            game: The game of the match.
            names: Names by seat.
            manners: How each player plays, in words, by seat.
            bots: The seats of computer players.
        """
        self.finish()
        self.animator.forget()
        self.game, self.names = game, names
        self.skin.use(game)
        self.view, self._cleared = None, False
        self.choice.clear()
        self.board.reset(game.seats)
        self.seating.configure(game, self.names, manners, bots)
        self.voice.configure(game.seats)
        self._relayout(force=True)

    def rename(self, names: Sequence[str]) -> None:
        """Call the players by other names."""
        self.names = names
        self.seating.rename(names)
        if self.view is not None:
            self.viewShown.emit(self._told(self.view))

    def show_view(self, view: PlayerView, bottom: Seat, ask_enabled: bool = True) -> None:
        """Show a view without animation, ending all movements.

        Unless `ask_enabled`, what the view asks can't be answered at this table.
        """
        self.finish()
        self._set_view(view, bottom, ask_enabled)

    def play_events(self, events: Sequence[Event], view: PlayerView, bottom: Seat) -> None:
        """Animate events as the viewer may see them, then show the view."""
        self.choice.clear(view)
        self.mouse.forget()
        self.hand.decorate()
        self.voice.forget_refusal()
        self._clear(False)
        if bottom != self.bottom:
            self.finish()
            self.bottom = bottom
            self.board.reset(view.game.seats)
        self.animator.play(
            Batch(events, view, bottom, lambda: self._set_view(view, bottom, True, announce_turn=True))
        )

    def _set_view(self, view: PlayerView, bottom: Seat, enabled: bool, announce_turn: bool = False) -> None:
        if bottom != self.bottom and self.board.items:
            self.board.reset(view.game.seats)
        self.view, self.bottom, self.enabled = view, bottom, enabled
        self.animator.note(view)
        self.mouse.forget()
        self.choice.set(view, enabled and not self.is_covered)
        self.board.set(self.contents(view, bottom))
        self._clear(self.clears and not has_cards(view))
        suits = counted(view)
        for item in self.board.items:
            item.lift = 0.0
            item.set_state("")
            item.set_suit(suits.get(item.card, ""))
        self.board.settle()
        self.hand.decorate(at_once=True)
        told = self._told(view)
        self.seating.set_view(told)
        self.voice.set_view(told)
        self.tips.check()
        accessibility.hand_changed(self)
        self.viewShown.emit(told)
        if announce_turn and view.turn is not None and view.turn == view.seat:
            self.voice.say(self.turn_words(view), turn=True)
        self.mouse.hover_again()
        self.hand.play_preselected()

    def _told(self, view: PlayerView) -> PlayerView:
        """Return a view with what may be shown while the cards are hidden."""
        return without_secret_call(view) if self.is_covered else view

    def _clear(self, on: bool) -> None:
        if on != self._cleared:
            self._cleared = on
            self._relayout(force=True)

    def say_standing(self) -> None:
        """Announce the calls, cards and turn after an undo or a change of player."""
        view = self.view
        assert view is not None
        for text in (
            text_table.last_calls_words(self._told(view), self.names),
            "" if self.is_covered else text_table.got_words(view),
            accessibility.trick_words(self),
            self.turn_words(view),
        ):
            self.voice.say(text, turn=True)

    def contents(self, view: PlayerView, bottom: Seat) -> TableContent:
        """Return the cards on the table for a view."""
        before = [item.card for item in self.board.hand]
        mode = self.animator.sort_mode
        reverse = self.board.is_reversed
        return content(view, bottom, covered=self.is_covered, mode=mode, before=before, reverse=reverse)

    def refuse(self, card: CardId, sentence: str) -> bool:
        """Say at a card why it can't be chosen; return False if it can't be seen there."""
        item = next((item for item in self.board.own_cards() if item.card == card), None)
        if item is None or self.unseen:
            return False
        self.voice.refuse(item, sentence)
        return True

    def cover(self, on: bool) -> None:
        """Hide or show all hands and rows, in the scene and for screen readers."""
        self.is_covered = on  # first, so that nothing that ends now is announced
        self.finish()
        self.tips.hide()
        self.choice.preselected = None
        if self.view is not None:
            self._set_view(self.view, self.bottom, self.enabled)
        self.covered.emit()

    @property
    def open_view(self) -> PlayerView | None:
        """The shown view, without cards that are face down."""
        return public_view(self.view) if self.is_covered and self.view is not None else self.view

    def set_unseen(self, on: bool) -> None:
        """Turn animation off while the scene isn't visible, or on again."""
        self.finish()
        self.unseen = on
        self.clock.reduced = self._reduced or on

    def set_thinking(self, seat: Seat | None) -> None:
        """Mark a plate as thinking after a short delay; None removes the mark.

        Not while events are being shown: the mark would reveal who is next.
        """
        self._thinking = seat
        self.seating.set_thinking(None if self.busy else seat)

    def _show_thinking(self) -> None:
        if self._thinking is not None:
            self.seating.set_thinking(self._thinking)

    def set_chosen(self, seats: Sequence[Seat]) -> None:
        """Put rings around the plates of the partners chosen so far."""
        self.seating.set_chosen(seats)

    def apply(self, settings: Settings) -> None:
        """Apply the settings: look, motion and input."""
        look, play, motion = settings.look, settings.play, settings.motion
        self.finish()
        use_four_colours(look.four_colour)
        use_english_letters(look.letters == "english")
        self.pixmaps.follow(look)
        self.seating.symbols = symbols_of(settings)
        self.felt.name = felt_for(look)
        self._text_scale = look.text_size / 100
        use_text_size(self._text_scale)
        self.clock.speed = SPEEDS[motion.speed]
        self._reduced = wants_reduced_motion(motion.reduced)
        self.clock.reduced = self._reduced or self.unseen
        self.pace = self.clock.speed or 1.0  # without animation, there are still pauses
        self.trick_ms = play.trick_rest_ms
        self.voice.apply(settings)
        self.animator.sort_mode, self.board.left_handed = play.sort_order, play.left_handed
        use_left_hand(play.left_handed)
        self.mouse.mode = play.how_to_play
        self.hand.confirm, self.hand.may_preselect = play.confirm_play, play.preselect
        self._relayout(force=True)
        if self.view is not None:
            self._set_view(self.view, self.bottom, self.enabled)

    def area_beside_trick(self, size: QSize) -> QRectF | None:
        """Return an area of at least this size that is clear of all cards in sight.

        None if no cards lie in the middle, or if there is no room.
        """
        if self.view is None or self.view.trick is None or not self.view.trick.cards:
            return None
        layout, wanted = self.board.layout, (float(size.width()), float(size.height()))
        own = own_cards_room(layout, [(0.0, 0.0), (layout.width, 0.0)])  # as if it were full of cards
        free = free_room(layout, [own], wanted, wanted)
        return free and QRectF(free.left, free.top, free.width, free.height)

    def panel_area(self) -> QRectF:
        """Return the area for panels: above the viewer's plate, clear of plates and cards."""
        layout, view = self.board.layout, self.view
        if view is not None and not has_cards(view):
            layout = replace(layout, rows=False)  # no cards lie below the plates any more
        area = layout.panel_area()
        return QRectF(area.left, area.top, area.width, area.height)

    def larger_areas(self) -> list[QRectF]:
        """Return areas for panels with large text, which may cover seats, not cards."""
        layout, view = self.board.layout, self.view
        if layout.text <= 1:
            return []
        if view is not None and not has_cards(view):
            rooms = [Rect(GAP, GAP, layout.width - GAP, layout.plate(0).top - GAP)]
        else:
            rooms = [replace(layout, scores=layout.badge).panel_area()]
        if view is None or has_cards(view):
            foot = min(box.top for box in layout.own_captions()) if layout.rows else words_foot(layout)
            above = Rect(GAP, GAP, layout.width - GAP, foot - GAP)
            for row in layout.face_up_rows():
                if row.left < layout.width / 2 < row.right:
                    above = above._replace(top=row.bottom + GAP)
                elif row.right < layout.width / 2:
                    above = above._replace(left=row.right + GAP)
                else:
                    above = above._replace(right=row.left - GAP)
            if (bar := layout.bar) is None:
                rooms.append(above)
            else:
                is_right = bar.left > layout.width / 2
                right, left = min(above.right, bar.left - GAP), max(above.left, bar.right + GAP)
                beside = above._replace(right=right) if is_right else above._replace(left=left)
                rooms += [beside, above._replace(bottom=bar.top - GAP)]
        return [QRectF(room.left, room.top, room.width, room.height) for room in rooms]

    def picks(self) -> CardSet:
        """Return the cards picked to be discarded."""
        return self.choice.picks

    def set_picks(self, mask: CardSet) -> None:
        """Replace the picked cards."""
        self.hand.set_picks(mask)

    def celebrate(self, view: PlayerView) -> None:
        """Celebrate the winners of the match, unless motion is reduced."""
        from trickdesk.ui.table.celebration import celebrate  # needed only once a match

        seats = view.game.seats_of(*view.winners)
        celebrate(self, [(seat - self.bottom) % view.game.seats for seat in seats])

    # -- drawing

    def _arrive(self, view: PlayerView) -> None:
        """During a pause, show the view without the new score."""
        self.view = at_rest(view, self.view)
        told = self._told(self.view)
        self.seating.set_view(told)
        self.viewShown.emit(told)

    def _on_deal(self, view: PlayerView) -> None:
        self.seating.start_deal(view)

    def _on_event(self, event: Event, view: PlayerView) -> None:
        # With hidden cards, announce only what everyone can see.
        heard = (event.seen_by(None), public_view(view)) if self.is_covered else (event, view)
        self.voice.follow(*heard)
        self.seating.follow(event, view)
        self.tips.check()

    def _paint_plates(self) -> None:
        if self.view is None:  # the first view paints them
            return
        slots = len(self.board.rows[0]) if self.board.rows else 0
        layout = self.board.layout.beside(self.board.open_hands())
        self.seating.paint(layout, self.bottom, slots, self.skin.dpr, self.font())

    def _relayout(self, force: bool = False) -> None:
        """Lay everything out for the current size and screen, ending all movements.

        A table without a match is never seen.
        """
        if self.game is None:
            return
        width = max(self.viewport().width(), SMALLEST[0])
        height = max(self.viewport().height(), SMALLEST[1])
        dpr = self.devicePixelRatioF()
        if (width, height, dpr) == self._laid_out and not force:
            return
        if self.clock.tweens:
            self.finish()
        self._laid_out = (width, height, dpr)
        self.skin.dpr = dpr
        self.pixmaps.fit(QSize(round(width * dpr), round(height * dpr)))
        self.scene().setSceneRect(0, 0, width, height)
        game, lines = self.game, scores.score_lines(self.game)
        layout = compute(
            width, height, game.seats, game.has_piles, self._text_scale, lines, self.isRightToLeft()
        )
        layout = layout.cleared() if self._cleared else layout
        self.board.layout = replace(layout, bar=self.place_bar(layout))
        self.felt.lay(layout, dpr)
        for item in self.board.items:
            item.refresh()
        self.board.settle()
        self.hand.decorate(at_once=True)
        self._paint_plates()
        self.voice.paint()
        if self.overlay is not None:
            self.show_last_trick(True)
        self.pixmaps.warm(game.deck.names, layout.trick_width, dpr)
        self.laidOut.emit()

    # -- Qt event handlers

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self._relayout(force=True)
        elif event.type() == QEvent.Type.FontChange:
            self._paint_plates()
            self.voice.paint()
        return done

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self.tips.show(event)
            return True
        # Leaving for a panel on the table leaves the viewport, but not the view.
        if event.type() == QEvent.Type.Leave:
            self.mouse.leave()
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pixmaps.pause()
        self.mouse.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouse.release(event)
        self.pixmaps.resume()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mouse.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_key(self, self.hand, self.mouse, event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not release_key(self, event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if by_key and self.choice.cursor is None and not self.busy:
            self.hand.step(1)
        self._tabbed = by_key

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._frame(False)

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        """Show the cursor if the focus came by keyboard, but not from a hidden widget."""
        if now is self:
            tabbed = self._tabbed and old is not None and old.isVisible() and old.isEnabled()
            self._frame(tabbed and self.choice.cursor is None)

    def _frame(self, on: bool) -> None:
        """Draw a focus frame around the table when no card shows the cursor."""
        if on != self._framed:
            self._framed = on
            self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._framed:
            painter.save()
            painter.resetTransform()
            draw_frame(painter, QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 8, FOCUS_RING, FRAME)
            painter.restore()


def has_cards(view: PlayerView) -> bool:
    """Return whether any cards are left, other than those of players who sit out."""
    out = {seat for seat in range(view.game.seats) if view.players and seat not in view.players} - {view.seat}
    counts = [count for seat, count in enumerate(view.counts) if seat not in out]
    return any((*counts, *view.shown, *view.piles))
