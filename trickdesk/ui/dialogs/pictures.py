"""Pictures for the rules: the order of cards, and example tricks, drawn with the cards of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from trickdesk import resources_rc  # noqa: F401  (the examples are a compiled resource)
from trickdesk.engine.cards import CardId
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.session.examples import Example, Row, examples, order_ever, order_now
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.text.cards import card_words, suit_words
from trickdesk.ui.text.game_words import filled
from trickdesk.ui.text.words import capital, fill, join
from trickdesk.ui.widgets.plain_text import PlainPage

CARD = 3.7  # the width of a card, in heights of a line
CLOSE = 0.62  # from card to card in a row, in widths: the corner of each can be seen
APART = 1.12  # likewise of a trick
DPR = 2.0
TOKEN = "CardPicture{n}."  # stands in the text where a picture belongs; no markup, no words of anybody
LEAST_ROW = 30  # pixels of a card


class Pictures:
    """The pictures of a page: their places in its text, put in once that is laid out."""

    def __init__(self, game: Game, pixmaps: CardPixmaps, line: float) -> None:
        self.game, self.pixmaps, self.line = game, pixmaps, line
        pixmaps.points = {name: game.trick_points((card,)) for card, name in enumerate(game.deck.names)}
        self.rows: list[tuple[tuple[CardId, ...], int | None, float]] = []

    def place(self, cards: tuple[CardId, ...], winner: int | None = None, step: float = CLOSE) -> str:
        """What stands in the text for a row of cards; that of ``winner`` is ringed."""
        self.rows.append((cards, winner, step))
        return fill(TOKEN, n=len(self.rows) - 1)

    def order(self, rows: Sequence[Row]) -> list[str]:
        """Lines of Markdown that show the order of cards."""
        lines: list[str] = []
        for row in rows:
            lines += [_row_words(row), "", self.place(row.cards), ""]
        return lines

    def tricks(self) -> list[str]:
        """Lines of Markdown that show example tricks, and say what takes each."""
        translate, lines = QCoreApplication.translate, []
        for example in examples(self.game, _examples_text(self.game)):
            lines += [
                _example_words(example, self.game),
                "",
                self.place(example.cards, example.winner, APART),
            ]
            lines.append("")
        note = translate(
            "Rules", "The first card led, the others follow in turn; the ringed card takes the trick."
        )
        return [note, "", *lines] if lines else []

    def put_into(self, page: PlainPage) -> None:
        """Put the pictures in their places."""
        for number, (cards, winner, step) in enumerate(self.rows):
            words = join([card_words(self.game, card) for card in cards])
            page.put_picture(fill(TOKEN, n=number), self.draw(cards, winner, step), words)

    def draw(self, cards: Sequence[CardId], winner: int | None, step: float) -> QImage:
        """The cards side by side, from where a line begins."""
        width = max(float(LEAST_ROW), self.line * CARD)
        margin = pad(width, DPR)
        whole = width * (1 + step * (len(cards) - 1)) + 2 * margin
        image = QImage(
            round(whole * DPR),
            round((width * RATIO + 2 * margin) * DPR),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.setDevicePixelRatio(DPR)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        from_right = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        # The one at the right lies on top, so that every index can be seen.
        for place, card in enumerate(reversed(cards) if from_right else cards):
            won = winner is not None and card == cards[winner]
            state = "win" if won else ""
            picture = self.pixmaps.get(self.game.deck.names[card], width, DPR, state)
            painter.drawPixmap(QPointF(place * width * step, 0), picture)
        painter.end()
        return image


def order_markdown(game: Game, trump: str | None, pictures: Pictures, in_play: bool) -> list[str]:
    """The order of cards as it is now, or, before a trump is named, whatever will be trump."""
    return pictures.order(order_now(game, trump) if in_play else order_ever(game))


def _row_words(row: Row) -> str:
    translate = QCoreApplication.translate
    if not row.suits:
        return translate("Rules", "Above all suits:")
    suits = join([suit_words(suit) for suit in row.suits])
    words = (
        translate("Rules", "If trump – {suits}:")
        if row.is_trump
        else translate("Rules", "If not trump – {suits}:")
    )
    return fill(words, suits=suits)


def _example_words(example: Example, game: Game) -> str:
    """What is trump, and why the ringed card takes the trick."""
    translate = QCoreApplication.translate
    trump = fill(translate("Rules", "Trump: {suit}."), suit=suit_words(example.trump))
    if example.trump == NO_TRUMP:
        trump = translate("Rules", "Without trump.")
    if example.reason is None:
        why = translate("Rules", "The highest card of what was led.")
    else:
        why = capital(filled(example.reason.text, example.reason.values, (), game))
    return f"{trump} {why}"


def _examples_text(game: Game) -> str:
    try:
        return read_resource(f":/assets/games/{game.id}/examples.txt")
    except FileNotFoundError:
        return ""
