"""Rules of a game with card pictures and house rules, and the card order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QFile, QPointF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPainter,
    QPalette,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QDialog, QListWidget, QWidget

from trickdesk.engine.cards import CardId
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import Player
from trickdesk.session.examples import Example, Row, examples, order_ever, order_now
from trickdesk.storage.settings import Appearance
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.qt.application import application
from trickdesk.ui.qt.plain_text import PlainPage
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.translation import current_language
from trickdesk.ui.text import card_text, game_words, messages, name_text, player_text
from trickdesk.ui.text.words import capital, fill, join, translate
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import close_row, fit_to_items, lay_column, lay_row

CARD = 3.7  # width of a card, in heights of a line
CLOSE = 0.62  # distance between cards in a row, in card widths; each corner is visible
APART = 1.12  # distance between cards in a trick, in card widths
DPR = 2.0
TOKEN = "CardPicture{n}."  # placeholder for a picture: neither markup nor normal text
LEAST_ROW = 30  # smallest width of a card, in pixels


class PagePictures:
    """Pictures of a page: placeholders in its text, replaced after layout."""

    def __init__(self, game: Game, pixmaps: CardPixmaps, line: float) -> None:
        self.game, self.pixmaps, self.line = game, pixmaps, line
        pixmaps.points = game.card_points()
        self.rows: list[tuple[tuple[CardId, ...], int | None, float]] = []

    def place(self, cards: tuple[CardId, ...], winner: int | None = None, step: float = CLOSE) -> str:
        """Return the placeholder for a row of cards; `winner`, if given, gets a ring."""
        self.rows.append((cards, winner, step))
        return fill(TOKEN, n=len(self.rows) - 1)

    def order(self, rows: Sequence[Row], known: bool = False) -> list[str]:
        """Return lines of Markdown that show the order of cards.

        It is the order of one trump if that is `known`, else of any trump.
        """
        known = known or not any(row.is_trump for row in rows)
        lines: list[str] = []
        for row in rows:
            lines += [_row_words(row, known), "", self.place(row.cards), ""]
        return lines

    def tricks(self) -> list[str]:
        """Return lines of Markdown that show example tricks, and why each is won."""
        lines = []
        shown = list(examples(self.game, _examples_text(self.game)))
        has_trumps = any(example.trump != NO_TRUMP for example in shown)
        for example in shown:
            picture = self.place(example.cards, example.winner, APART)
            lines += [_example_words(example, self.game, has_trumps), "", picture, ""]
        note = translate(
            "Rules",
            ("The first card was led, and the others followed in turn. The ringed card takes the trick."),
        )
        return [note, "", *lines] if lines else []

    def put_into(self, page: PlainPage) -> None:
        """Replace the placeholders with pictures."""
        for number, (cards, winner, step) in enumerate(self.rows):
            description = join([card_text.card_words(self.game, card) for card in cards])
            page.put_picture(fill(TOKEN, n=number), self.draw(cards, winner, step), description)

    def draw(self, cards: Sequence[CardId], winner: int | None, step: float) -> QImage:
        """Draw the cards side by side, in reading direction."""
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
        from_right = QGuiApplication.isRightToLeft()
        # The rightmost card is on top, so that every index is visible.
        for place, card in enumerate(reversed(cards) if from_right else cards):
            state = "win" if winner is not None and card == cards[winner] else ""
            picture = self.pixmaps.get(self.game.deck.names[card], width, DPR, state)
            painter.drawPixmap(QPointF(place * width * step, 0), picture)
        painter.end()
        return image


def _row_words(row: Row, known: bool) -> str:
    if not row.suits:
        return translate("Rules", "Above all suits:")
    suits = join([card_text.suit_words(suit) for suit in row.suits])
    if known:
        template = translate("Rules", "{suits} (trump):") if row.is_trump else translate("Rules", "{suits}:")
        return capital(fill(template, suits=suits))
    template = (
        translate("Rules", "{suits} as trump:")
        if row.is_trump
        else translate("Rules", "{suits} not as trump:")
    )
    return capital(fill(template, suits=suits))


def _example_words(example: Example, game: Game, has_trumps: bool) -> str:
    """Return the trump, if the game has any, and why the ringed card takes the trick."""
    trump = translate("Rules", "Trump: {suit}.", suit=card_text.suit_words(example.trump))
    if example.trump == NO_TRUMP:
        trump = translate("Rules", "No trump.")
    if example.reason is None:
        why = translate("Rules", "The highest card of the suit led.")
    else:
        why = capital(messages.sentence(example.reason, game))
    return f"{trump} {why}" if has_trumps else why


def _examples_text(game: Game) -> str:
    try:
        return read_resource(f":/assets/games/{game.id}/examples.txt")
    except FileNotFoundError:
        return ""


class CardOrderDialog(QDialog):
    """Card order for the current trump, or for any before it is known; not modal."""

    def __init__(self, view: PlayerView, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Card order"))
        pixmaps = CardPixmaps()
        pixmaps.follow(look)
        self.page = PlainPage()
        self.page.setAccessibleName(self.windowTitle())
        line = self.fontMetrics().height()
        pictures = PagePictures(view.game, pixmaps, line)
        in_play = bool(view.players) or view.trump is not None
        rows = order_now(view.game, view.trump) if in_play else order_ever(view.game)
        lines = [self.tr("From highest to lowest."), "", *pictures.order(rows, in_play)]
        self.page.show_markdown("\n".join(lines))
        pictures.put_into(self.page)
        self.page.document().setDocumentMargin(grown(10))
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        lay_column(self.page, close_row(self), on=self)
        self.resize(line * 44, line * 38)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)


RULE_NUMBER = r"\d+\.\d+(?= )"  # "4.2 " at the start of a paragraph or an item
MARKUP = r"[\\`*_{}\[\]()<>#+\-.!|~&]"  # characters of a name that Markdown would interpret
# Index of the section that explains each phase. All games' pages have the same sections, with different titles.
SECTIONS = {
    "auction": 1,
    "give": 2,
    "trump": 2,
    "team": 2,
    "stock": 2,
    "play": 3,
    "score": 4,
    "deal-over": 4,
    "match-over": 5,
}
SECTION_COUNT = 7  # with "Deal" and "House rules"


def empty_sections(game: Game) -> list[int]:
    """Return the sections that only say that the game has no such phase."""
    return [SECTIONS[phase] for phase in game.lacks]


def rules_text(game: Game, language: str = "") -> str:
    """Return the rules of the game in Markdown.

    Args:
        game: The game.
        language: Language code; empty means the program's language. Falls back to English.

    Raises:
        FileNotFoundError: The resource is missing.
    """
    page = f":/assets/games/{game.id}/rules"
    translated = f"{page}.{language or current_language(application())}.md"
    return (
        card_text.with_letters(read_resource(translated))
        if QFile.exists(translated)
        else read_resource(f"{page}.md")
    )


class RulesDialog(QDialog):
    """A page of rules with its sections beside it; not modal.

    `players` are those of the match, if there is one.
    """

    def __init__(
        self,
        game: Game,
        phase: str = "",
        players: Sequence[Player] = (),
        parent: QWidget | None = None,
        look: Appearance | None = None,
    ) -> None:
        super().__init__(parent)
        self.game, self.players = game, players
        pixmaps = CardPixmaps()
        pixmaps.follow(look or Appearance())
        self.pictures = PagePictures(game, pixmaps, self.fontMetrics().height())
        self.setWindowTitle(fill(self.tr("Rules of {game}"), game=game_words.game_name(game)))
        self.page = PlainPage()
        self.page.setAccessibleName(self.windowTitle())
        self.page.show_markdown(self._markdown())
        self.pictures.put_into(self.page)
        self._mute_numbers()
        self.page.document().setDocumentMargin(grown(16))
        self.sections = QListWidget()
        self.sections.setAccessibleName(self.tr("Sections"))
        self.headings = [block for block in self._blocks() if block.blockFormat().headingLevel() == 2]
        self.sections.addItems([block.text() for block in self.headings])
        fit_to_items(self.sections)
        self.sections.currentRowChanged.connect(self._show_row)
        row = lay_row(self.sections, (self.page, 1))
        lay_column(row, close_row(self), on=self)
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * 130, metrics.height() * 38)
        self.show_phase(phase)

    def _markdown(self) -> str:
        """Return the whole page.

        It has title and introduction, pictures of cards, players, house rules (changed ones in bold), and the
        rules.
        """
        introduction, _, rules = rules_text(self.game).partition("\n## ")
        order, tricks = self.pictures.order(order_ever(self.game)), self.pictures.tricks()
        drawn = ["", "## " + self.tr("Card order"), "", *order]
        drawn += ["", "## " + self.tr("Example tricks"), "", *tricks] if tricks else []
        lines = [introduction, *drawn, *self._players(), "", "## " + self.tr("House rules in force"), ""]
        options = game_words.options_in_force(self.game)
        for label, value, is_default in options:
            rule = fill(self.tr("{option}: {value}"), option=label, value=value)
            lines.append(f"- {rule}" if is_default else f"- **{rule}**")
        if not all(is_default for _, _, is_default in options):
            lines += ["", self.tr("Changes from the default are in bold.")]
        empty = empty_sections(self.game)
        told = [section for i, section in enumerate(rules.split("\n## ")) if i not in empty]
        return "\n".join([*lines, "", "## " + "\n## ".join(told)])

    def _players(self) -> list[str]:
        """Describe level, bidding style and agreements of everyone: they are public."""
        if not self.players:
            return []
        lines = ["", "## " + self.tr("Players"), ""]
        for player, shown in zip(self.players, name_text.names_of(self.players), strict=True):
            name = re.sub(MARKUP, r"\\\g<0>", shown)
            lines.append("- " + player_text.manner_words(name, player_text.player_words(player, self.game)))
        return lines

    def _mute_numbers(self) -> None:
        """Show paragraph numbers small and muted, as they are only for reference."""
        look = QTextCharFormat()
        look.setProperty(QTextFormat.Property.FontSizeAdjustment, -1)
        look.setForeground(self.palette().color(QPalette.ColorRole.PlaceholderText))
        for block in self._blocks():
            if number := re.match(RULE_NUMBER, block.text()):
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + number.end(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(look)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._mute_numbers()

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.page.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def show_phase(self, phase: str) -> None:
        """Turn to the section about a phase of the deal, or to the top."""
        section = SECTIONS.get(phase)
        empty = empty_sections(self.game)
        told = [i for i in range(SECTION_COUNT) if i not in empty]
        before = len(self.headings) - len(told)  # other sections come before those of the rules
        self.sections.setCurrentRow(before + told.index(section) if section in told else 0)

    def _show_row(self, row: int) -> None:
        if 0 <= row < len(self.headings):
            heading = self.headings[row]
            self.page.setTextCursor(QTextCursor(heading))
            # Title and introduction stand above the first heading.
            top = self.page.document().documentLayout().blockBoundingRect(heading).top() if row else 0.0
            self.page.verticalScrollBar().setValue(round(top))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now does the page have its final width, and every section its place.
        self._show_row(self.sections.currentRow())
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
