"""The tricks of the deal: one row for each, the cards in the columns of their players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt

from trickdesk.engine.counted import counted_in_trick
from trickdesk.engine.deal import SeenTrick
from trickdesk.engine.view import PlayerView
from trickdesk.ui import text
from trickdesk.ui.cards.pixmaps import with_suit
from trickdesk.ui.models.table import CARD_ROLE, Role, ViewModel
from trickdesk.ui.text.words import fill
from trickdesk.ui.widgets.plain_text import plain_tip


class TrickModel(ViewModel):
    """Number, a column for each seat, and the points where the game counts any."""

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        translate, game = QCoreApplication.translate, view.game
        self.tricks = view.tricks
        self.has_points = any(trick.points for trick in view.tricks)
        headers = ["", *self.names[: game.seats]]
        if self.has_points:
            headers.append(translate("Tricks", "Points"))
        rows = []
        for n, trick in enumerate(view.tricks, start=1):
            cells = [self._words(view, trick, seat) for seat in range(game.seats)]
            points = [str(trick.points) if trick.points is not None else ""] if self.has_points else []
            rows.append([str(n), *cells, *points])
        return headers, rows

    def _words(self, view: PlayerView, trick: SeenTrick, seat: int) -> str:
        """What the seat played, whether it led and whether it took the trick."""
        if seat not in trick.seats:
            return ""
        translate = QCoreApplication.translate
        card = trick.cards[trick.seats.index(seat)]
        counts_as = (
            "" if seat == trick.leader and trick.named else counted_in_trick(view, trick).get(card, "")
        )
        words = text.card_words(view.game, card, counts_as)
        if seat == trick.leader and trick.named is not None:
            words = fill(
                translate("Tricks", "{card} as {suit}"), card=words, suit=text.suit_words(trick.named)
            )
        if seat == trick.leader:
            words = fill(translate("Tricks", "{card}, led"), card=words)
        if seat == trick.winner:
            words = fill(translate("Tricks", "{card}, takes the trick"), card=words)
        return words

    def extra(self, row: int, column: int, role: int) -> object:
        trick, seat = self.tricks[row], column - 1
        if role == Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if self.view is None or seat not in trick.seats:
            return None
        if role == CARD_ROLE:
            card = trick.cards[trick.seats.index(seat)]
            state = "win" if seat == trick.winner else ""
            state = with_suit(state, counted_in_trick(self.view, trick).get(card, ""))
            return self.view.game.deck.names[card], state, seat == trick.leader
        if role == Role.ToolTipRole:
            why = text.reason_words(self.view, trick) if seat == trick.winner else ""
            return plain_tip("\n".join(filter(None, [self.rows[row][column], why])))
        return None
