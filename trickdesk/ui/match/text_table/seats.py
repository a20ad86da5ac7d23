"""Table models of the players: calls, tricks and cards; the viewer is first."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from trickdesk.engine.cards import Seat, cards_in
from trickdesk.engine.view import PlayerView
from trickdesk.ui.cards.hand_order import sort_row
from trickdesk.ui.match.text_table.view_model import MARKS_ROLE, ViewModel
from trickdesk.ui.qt.plain_text import plain_tip
from trickdesk.ui.text import call_text, card_text, game_words, meaning_text, player_text, scores
from trickdesk.ui.text.text_table import NOT_BID
from trickdesk.ui.text.words import capital, listed, number, translate
from trickdesk.ui.widgets.sheet import Role


class SeatModel(ViewModel):
    """A row for each seat, starting with `bottom`.

    Columns that a game doesn't need are left out.
    """

    bottom: Seat = 0
    turn = -1  # row of the player on turn

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        game = view.game
        seats = [(self.bottom + place) % game.seats for place in range(game.seats)]
        calls = {seat: call for seat, call in view.calls if not call.startswith(NOT_BID)}
        columns = [
            (translate("Seats", "Player"), [self.names[seat] for seat in seats]),
            (translate("Seats", "Role"), [_part(view, seat) for seat in seats]),
        ]
        self.marks = self.shows = [""] * game.seats
        self.marked, self.text_columns = -1, (0, 1)
        if game.bids or calls:
            self.marked = len(columns)
            self.text_columns = (0, 1, self.marked)
            self.marks = [
                call_text.call_marks(calls[s], game, self.names) if s in calls else "" for s in seats
            ]
            said = [call_text.call_words(calls[s], game, self.names) if s in calls else "" for s in seats]
            self.shows = [meaning_text.last_meaning(view, seat) for seat in seats]
            columns.append((translate("Seats", "Call"), said))
        taken = translate("Seats", "Points") if game.counts_points else translate("Seats", "Tricks")
        columns.append((taken, [_taken(view, seat) for seat in seats]))
        columns.append((translate("Seats", "Cards"), [str(view.cards_of(seat)) for seat in seats]))
        if what := scores.collected_name(view):
            held = [scores.collected_words(view, game.side(seat)) for seat in seats]
            columns.append((capital(what), held))
        if game.sides == game.seats:
            columns.append((translate("Seats", "Total"), [number(view.totals[seat]) for seat in seats]))
        self.turn = seats.index(view.turn) if view.turn is not None else -1
        return [head for head, _ in columns], [
            [cells[place] for _, cells in columns] for place in range(game.seats)
        ]

    def extra(self, row: int, column: int, role: int) -> object:
        if role == MARKS_ROLE:
            return self.marks[row] if column == self.marked else None
        if role in (Role.ToolTipRole, Role.AccessibleDescriptionRole) and column == self.marked:
            return plain_tip(self.shows[row]) if role == Role.ToolTipRole else self.shows[row]
        if role == Role.FontRole and row == self.turn:
            font = QFont()
            font.setBold(True)
            return font
        if role == Role.TextAlignmentRole and column not in self.text_columns:
            return int(Qt.AlignmentFlag.AlignCenter)
        return None


class OpenModel(ViewModel):
    """Face-up cards of each seat; seats without any have no row."""

    bottom: Seat = 0

    def fill(self, view: PlayerView) -> tuple[list[str], list[list[str]]]:
        game = view.game
        rows = []
        self.marks = []
        for place in range(game.seats):
            seat = (self.bottom + place) % game.seats
            cards = sort_row(game, cards_in(view.shown[seat]))
            if cards:
                rows.append([self.names[seat], listed(card_text.card_words(game, card) for card in cards)])
                self.marks.append("  ".join(card_text.card_marks(game, card) for card in cards))
        return [translate("Seats", "Player"), translate("Seats", "Open cards")], rows

    def extra(self, row: int, column: int, role: int) -> object:
        return self.marks[row] if role == MARKS_ROLE and column == 1 else None


def _part(view: PlayerView, seat: Seat) -> str:
    """Return the roles of a seat, such as winner, declarer or dealer."""
    parts = []
    if view.game.side(seat) in view.winners:
        parts.append(translate("Seats", "winner"))
    if view.players and seat not in view.players:
        return listed([*parts, translate("Seats", "sits out")])
    if view.contract is not None and view.contract.declarer == seat:
        parts.append(game_words.declarer_words(view.game))
    elif view.contract is not None and view.contract.declarer in player_text.team_of(view, seat):
        parts.append(translate("Seats", "declarer's partner"))
    if view.dealer == seat:
        parts.append(translate("Seats", "dealer"))
    if view.turn == seat:
        parts.append(translate("Seats", "to act"))
    return listed(parts)


def _taken(view: PlayerView, seat: Seat) -> str:
    """Return the seat's tricks, or its points if the game counts them."""
    if not view.players or seat not in view.players:
        return ""
    if (own := scores.own_bid(view, seat)) is not None:
        return scores.against_bid_words(view, own)
    taken = view.game.points_taken(view) if view.game.counts_points else view.taken
    return str(taken[seat])
