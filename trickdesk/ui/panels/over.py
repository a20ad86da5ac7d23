"""Panels at the end of a deal and of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from re import sub
from textwrap import wrap

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trickdesk.engine.deal import ScoreLine, SeenTrick
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.highlights import best_deal, deciding_trick, verdict
from trickdesk.session.match_story import MatchStory, deal_feat
from trickdesk.ui.cards.pixmaps import RATIO, CardPixmaps, pad
from trickdesk.ui.panels.base import Panel
from trickdesk.ui.panels.score_curve import ScoreCurve
from trickdesk.ui.qt.layout_direction import ABSOLUTE
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.text import card_text, game_words, messages, moments, scores
from trickdesk.ui.text.words import listed, number, plural, signed, strung, translate
from trickdesk.ui.theme.colours import PANEL, SMALLEST_PANEL
from trickdesk.ui.theme.icons import draw_icon
from trickdesk.ui.theme.painting import smooth_painter
from trickdesk.ui.widgets.page_parts import lay_column
from trickdesk.ui.widgets.panel_parts import Button

CARD, MANY_CARD = 56, 44  # card width in units: up to four cards, and more
MADE = "#3fb389"
BINDING = "\N{FIGURE SPACE}"  # a space that `wrap` keeps


class Sign(QWidget):
    """A tick on a disc or a cross on a square, distinct without colour.

    `share` is its size in line heights.
    """

    def __init__(self, made: bool, share: float = 1.25) -> None:
        super().__init__()
        self.made, self._share = made, share

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * self._share)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        side = min(self.width(), self.height())
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(side / 16, side / 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(MADE if self.made else PANEL.danger))
        if self.made:
            painter.drawEllipse(QPointF(), 7.6, 7.6)
        else:
            painter.drawRoundedRect(QRectF(-7.2, -7.2, 14.4, 14.4), 3, 3)
        sign, ink = ("tick", PANEL.on_accent) if self.made else ("cross", "#2a0b08")
        draw_icon(painter, sign, QRectF(-6, -6, 12, 12), ink)
        painter.end()


class TrickCards(QWidget):
    """The cards of a finished trick in a row with names; the winner has a ring."""

    def __init__(
        self, game: Game, trick: SeenTrick, names: Sequence[str], pixmaps: CardPixmaps | None
    ) -> None:
        super().__init__()
        self.trick, self.pixmaps = trick, CardPixmaps() if pixmaps is None else pixmaps
        self._faces = [game.deck.names[card] for card in trick.cards]
        self._names = [names[seat] for seat in trick.seats]
        self.scale = 1.0
        said = listed(
            strung(" ", [name, card_text.cards_words(game, [card])])
            for name, card in zip(self._names, trick.cards, strict=True)
        )
        self.setAccessibleName(said)

    def set_scale(self, scale: float) -> None:
        """Set the panel's scale."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def _card(self) -> float:
        return (CARD if len(self._faces) <= 4 else MANY_CARD) * self.scale

    def _gap(self) -> float:
        return 8 * self.scale

    def _edge(self) -> float:
        """Return the room that the ring takes around the cards."""
        return pad(self._card(), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        card, line, edge = self._card(), self.fontMetrics().height(), 2 * self._edge()
        count = len(self._faces)
        return QSize(
            round(count * card + (count - 1) * self._gap() + edge), round(card * RATIO + line * 1.15 + edge)
        )

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        card, dpr = self._card(), self.devicePixelRatioF()
        step, line = card + self._gap(), QFontMetricsF(self.font()).height()
        left = (self.width() - (step * len(self._faces) - self._gap())) / 2
        edge = self._edge()
        for place, (face, name) in enumerate(zip(self._faces, self._names, strict=True)):
            won = self.trick.seats[place] == self.trick.winner
            picture = self.pixmaps.get(face, card, dpr, "win" if won else "")
            x = left + place * step
            painter.drawPixmap(QPointF(x - edge, 0), picture)
            font = self.font()
            font.setBold(won)
            painter.setFont(font)
            painter.setPen(QColor(PANEL.gold if won else PANEL.muted))
            room = step - 1
            shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room))
            box = QRectF(x + card / 2 - room / 2, edge + card * RATIO + line * 0.1, room, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()


TOP, BOTTOM = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
RIGHT = ABSOLUTE & ~Qt.AlignmentFlag.AlignVCenter  # alignment of figures
TWO_COLUMNS_FROM = 5  # sides; more would make the panel too high
# Longer lines are wrapped: the panel has to fit between the plates, however long names are.
# Text in a wide panel, which has to be large, and in a narrow one.
TITLE_LETTERS, MOMENT_LETTERS, LINE_LETTERS = (64, 50), (74, 58), (54, 30)
GROWN = (1.35, 1.18)  # sizes to try first, relative to other panels
VERDICT_LETTERS = 60, 18  # longest verdict in one line, and each line in two
SHRUNK = 0.82  # scale below which a panel drops its picture instead
FEAT_LETTERS, NAME_LETTERS, WINNER_LETTERS, REMARK_LETTERS = 58, 24, 40, 54


class EndPanel(Panel):
    """Base of both panels: centred, and larger than others if there is room.

    `cards` shows a trick of the deal or match, if there is one to show.
    """

    stands_low = False
    cards: TrickCards | None = None

    def set_scale(self, scale: float) -> None:
        super().set_scale(scale)
        if self.cards is not None:
            self.cards.set_scale(scale)

    def _sizes(self, scale: float) -> Iterator[float]:
        yield from (scale * factor for factor in GROWN)
        yield from super()._sizes(scale)


class DealOverPanel(EndPanel):
    """The result of a deal: contract, decisive trick, points and new totals.

    If `is_variation` is set, `next` goes back to the review. `remark` is a line below everything else.

    Signals:
        next(): Deal the next hand.
        review(): Review this deal.
        replay(): Play the same cards again.
    """

    next = Signal()
    review = Signal()
    replay = Signal()

    def __init__(
        self,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None = None,
        pixmaps: CardPixmaps | None = None,
        *,
        is_variation: bool = False,
        remark: str = "",
    ) -> None:
        title = translate("Panel", "Deal {n}", n=view.deal_number)
        super().__init__(title, parent)
        self.view, self.names = view, names
        deal = view.deals[-1]
        self.signs: list[Sign] = []
        self._add_verdict()
        self._texts: list[tuple[PlainLabel, str, tuple[int, int]]] = []
        self.own = PlainLabel(scores.own_deal_words(view, names), heading=2)
        self.body.addWidget(self.own)
        self.body.addWidget(self._text(scores.contract_words(view, names), TITLE_LETTERS, muted=True))
        if deal.passed_out:
            said = translate("Panel", "Everyone passed, so nobody scores.")
            if any(view.game.as_bid(call) for _, call in view.calls):
                said = translate("Panel", "Nobody won the auction, so nobody scores.")
            self.body.addWidget(PlainLabel(said))
        if (feat := deal_feat(view)) is not None:
            words = in_lines(moments.feat_words(feat, view, names), FEAT_LETTERS)
            self.body.addWidget(PlainLabel(words, heading=2))
        self.moment = QWidget()
        self._add_moment(pixmaps)
        grid = QGridLayout()
        grid.setVerticalSpacing(1)
        grid.setHorizontalSpacing(14)
        for row, line in enumerate(deal.lines):
            self._add_line(grid, row, line)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(deal.lines), 1)
        self.body.addLayout(self.halves)
        self.halves.addLayout(grid)
        self.totals = Totals(view, names, deal.points)
        self.right = lay_column(self.totals, 0)
        self.halves.addLayout(self.right)
        if remark:
            self.body.addWidget(self._text(remark, MOMENT_LETTERS, muted=True))
        onward = translate("Panel", "Continue") if view.winners else translate("Panel", "Next deal")
        if is_variation:
            onward = translate("Panel", "Back to the review")
        self.go_on = Button(onward, primary=True)
        self.go_on.clicked.connect(self.next)
        self.add_foot(
            [] if is_variation else [review_button(self.review), self._replay_button()], [self.go_on]
        )

    def _add_verdict(self) -> None:
        """Add the verdict with its sign to the head."""
        ended = verdict(self.view)
        self.verdict, self._verdict = PlainLabel(heading=1), ""
        if ended is None:
            return
        self._verdict, sign = moments.verdict_words(ended, self.view.contract is None), Sign(ended.made)
        self.verdict.setText(self._verdict)
        self.verdict.setProperty("danger", not ended.made)
        self.verdict.setProperty("good", ended.made)
        self.signs.append(sign)
        self.head.addWidget(sign)
        self.head.addWidget(self.verdict)

    def _add_moment(self, pixmaps: CardPixmaps | None) -> None:
        """Add the decisive trick, with a line about it."""
        found = deciding_trick(self.view)
        if found is None:
            return
        trick = self.view.tricks[found.trick]
        self.cards = TrickCards(self.view.game, trick, self.names, pixmaps)
        text = self._text(moments.moment_words(found, self.view, self.names), MOMENT_LETTERS)
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lay_column(self.cards, text, on=self.moment, margins=0)
        self.body.addWidget(self.moment)

    def _replay_button(self) -> Button:
        button = Button(translate("Panel", "Replay"))
        set_tip(button, translate("Panel", "The same cards again, in a new match (F5)"))
        button.clicked.connect(self.replay)
        return button

    def _fit(self, area: QRectF, scale: float, least: float = 0.0) -> bool:
        """Fit into a small area: text in more lines, without cards and own line."""
        large, fits = max(SMALLEST_PANEL, SHRUNK * scale, least), False
        ways = ((0, 0, max(least, GROWN[-1] * scale)), (0, 1, large), (1, 1, large))
        for with_cards, (lines, width, size) in product((True, False) if self.cards else (False,), ways):
            self.moment.setVisible(with_cards)
            self.own.setVisible(bool(self.own.text()) and (with_cards or self.cards is None))
            self.verdict.setText(in_lines(self._verdict, VERDICT_LETTERS[lines]))
            for label, words, letters in self._texts:
                label.setText(in_lines(words, letters[width]))
            fits = super()._fit(area, scale, size if with_cards or not width else least)
            if fits:
                break
        return fits

    def _text(self, words: str, letters: tuple[int, int], *, muted: bool = False) -> PlainLabel:
        """Create a label with lines of at most so many letters, if wide or narrow."""
        label = PlainLabel(in_lines(words, letters[0]), muted=muted)
        self._texts.append((label, words, letters))
        return label

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        self.totals.set_narrow(beside)
        self.right.setSpacing(self.px(4))

    def _add_line(self, grid: QGridLayout, row: int, line: ScoreLine) -> None:
        """Add a row with who it is about, what happened, and the points."""
        game = self.view.game
        if line.side is not None:
            name = in_lines(game_words.side_words(game, line.side, self.names), NAME_LETTERS)
            grid.addWidget(PlainLabel(name, muted=True), row, 0, TOP)
        words = messages.sentence(line.message, game, self.names)
        grid.addWidget(self._text(words, LINE_LETTERS), row, 1)
        if line.points is not None:
            grid.addWidget(points_label(line.points, game), row, 2, RIGHT | BOTTOM)
        if line.side is None or self.view.contract is not None:
            return
        bids = [scores.own_bid(self.view, seat) for seat in game.seats_of(line.side)]
        met = [own.goal.is_met(scores.took_for(self.view, own)) for own in bids if own is not None]
        if met:
            sign = Sign(all(met), 0.9)
            self.signs.append(sign)
            grid.addWidget(sign, row, 3)


class MatchOverPanel(EndPanel):
    """The winners, the best deal, the course of the match, and all totals.

    `remarks` are sentences about how the result came about.

    Signals:
        again(): Play the same match again.
        lobby(): Leave the match.
        review(): Review its deals.
    """

    again = Signal()
    lobby = Signal()
    review = Signal()

    def __init__(
        self,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None = None,
        remarks: Sequence[str] = (),
        story: MatchStory | None = None,
        pixmaps: CardPixmaps | None = None,
    ) -> None:
        super().__init__(translate("Panel", "The match is over"), parent)
        self.view = view
        self.title.setProperty("heading", None)  # the winners are the heading
        self.title.setProperty("muted", True)
        deals = plural("Panel", "{n} deal", "{n} deals", view.deal_number)
        self.head.addWidget(PlainLabel(deals, muted=True))
        own = scores.standing_words(view, names)
        told = "" if story is None else moments.story_words(story, view, names)
        sentences = own, scores.winners_words(view, names), told
        self.standing, self.winners, self.story = (
            PlainLabel(in_lines(words, WINNER_LETTERS), heading=heading)
            for words, heading in zip(sentences, (1, 2 if own else 1, 2), strict=True)
        )
        for label in (self.standing, self.winners, self.story):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(label)
            if not label.text():
                label.hide()
        if story is not None and story.best is not None:
            trick = story.best.view.tricks[story.best.trick]
            self.cards = TrickCards(view.game, trick, names, pixmaps)
            self.body.addWidget(self.cards)
            best_line = PlainLabel(
                in_lines(moments.best_cards_words(story.best, view, names), REMARK_LETTERS), muted=True
            )
            best_line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(best_line)
        self.body.addLayout(self.halves)
        self.curve = ScoreCurve(view, names)
        self._pictures: list[QWidget] = [] if self.cards is None else [self.cards]  # the first goes first
        if len(view.deals) > 1:
            self._pictures.append(self.curve)
        else:
            self.curve.hide()
        self.halves.addWidget(self.curve)
        self.totals = Totals(view, names, None)
        self.remarks = QVBoxLayout()
        self.left = lay_column(self.totals, self.remarks, 0)
        self.halves.addLayout(self.left)
        best = best_deal(view) if self.cards is None else None
        if best is not None and len(view.deals) > 1 and (best[1] > 0 or view.game.low_wins):
            self.remark(moments.best_deal_words(*best, view, names))
        for sentence in remarks:
            self.remark(sentence)
        back = Button(translate("Panel", "Back to the lobby"))
        back.clicked.connect(self.lobby)
        once_more = Button(translate("Panel", "Play again"), primary=True)
        once_more.clicked.connect(self.again)
        self.add_foot([back, review_button(self.review)], [once_more])

    def set_beside(self, beside: bool) -> None:
        super().set_beside(beside)
        for half, share in enumerate((3, 2) if beside else (1, 0)):  # the curve, and the totals
            self.halves.setStretch(half, share)

    def _fit(self, area: QRectF, scale: float, least: float = 0.0) -> bool:
        """Fit into a small area: without the cards, then without the curve.

        The totals stand at the ends of the curve, with names, or else in a table.
        """
        large = max(min(1.0, scale), SHRUNK * scale, least)
        for picture in self._pictures:
            picture.show()
        for hidden in (None, *self._pictures):
            if hidden is not None:
                hidden.hide()
            self.totals.setVisible(self.curve.isHidden() or not self.curve.has_names)
            is_last = all(picture.isHidden() for picture in self._pictures)
            if super()._fit(area, scale, least if is_last else large):
                return True
        return False

    def remark(self, sentence: str) -> None:
        """Add a sentence about how the result came about."""
        self.remarks.addWidget(PlainLabel(in_lines(sentence, REMARK_LETTERS), muted=True))


def review_button(wanted: SignalInstance) -> Button:
    """Create the button that opens the review."""
    button = Button(translate("Panel", "Review"))
    set_tip(button, translate("Panel", "Look at this deal step by step (R)"))
    button.clicked.connect(wanted)
    return button


class Totals(QWidget):
    """All sides with their points in the deal, if given, and totals; the best first.

    It must be a widget: Python keeps references to the items of a nested layout, which become invalid when
    something is moved.
    """

    def __init__(self, view: PlayerView, names: Sequence[str], points: Sequence[int] | None) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(1)
        self.grid.setHorizontalSpacing(14)
        game = view.game
        words = (translate("Panel", "Score"), translate("Panel", "Deal"), translate("Panel", "Total"))
        columns = 0 if points is None else 2 if game.sides >= TWO_COLUMNS_FROM else 1
        self.heads = [[PlainLabel(word, muted=True) for word in words] for _ in range(columns)]
        self.rows: list[tuple[QWidget, ...]] = []
        for side in sorted(range(game.sides), key=lambda side: -game.gain(view.totals[side])):
            total = PlainLabel(number(view.totals[side]))
            total.setProperty("danger", game.is_loss(view.totals[side]))
            scored = () if points is None else (points_label(points[side], game),)
            self.rows.append(
                (PlainLabel(in_lines(game_words.side_words(game, side, names), NAME_LETTERS)), *scored, total)
            )
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Use one column for any number of sides, or two if one would be too high."""
        columns = 2 if len(self.rows) >= TWO_COLUMNS_FROM and not narrow else 1
        height = -(-len(self.rows) // columns)
        for column, heads in enumerate(self.heads):
            self._add_row(heads, 0, column)
            for head in heads:
                head.setVisible(column < columns)
        for place, row in enumerate(self.rows):
            self._add_row(row, 1 + place % height, place // height)
        self.grid.setColumnStretch(0, 1)
        self.grid.setColumnStretch(4, columns - 1)
        self.grid.setColumnMinimumWidth(3, 18 * (columns - 1))

    def _add_row(self, cells: Sequence[QWidget], row: int, column: int) -> None:
        """Add a name and its figures, which take the place of four cells with the gap."""
        for i, cell in enumerate(cells):
            self.grid.addWidget(cell, row, column * 4 + i, RIGHT if i else Qt.AlignmentFlag(0))


def points_label(points: int, game: Game) -> QWidget:
    """Create a label for points with their sign; losses are also in the danger colour."""
    result = PlainLabel(signed(points))
    result.setProperty("danger", game.is_loss(points))
    return result


def in_lines(text: str, letters: int) -> str:
    """Break text into few lines of similar length, without a lone last word.

    A number stays with the word before it: `deal 2`.
    """
    bound = sub(r"(?<=[^\W\d]) (?=\d)", BINDING, text)
    words = bound if max(map(len, bound.split(" "))) <= letters else text
    lines = wrap(words, letters)
    longest = max(1, min(letters, max(map(len, words.split(" ")))))
    ways = (wrap(words, width) for width in range(longest, letters))
    return "\n".join(next((way for way in ways if len(way) == len(lines)), lines)).replace(BINDING, " ")
