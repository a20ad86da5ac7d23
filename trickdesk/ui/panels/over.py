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
from trickdesk.ui.text.words import capital, listed, number, plural, signed, strung, translate, without_signs
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
# Longer lines are wrapped: the panel has to fit between the plates, however long names are.
# Text in a wide panel, which has to be large, and in a narrow one.
WIDE, NARROW = 0, 1  # which of two lengths a line has
TITLE_LETTERS, MOMENT_LETTERS, LINE_LETTERS = (64, 50), (74, 58), (54, 30)
GROWN = (1.35, 1.18)  # sizes to try first, relative to other panels
VERDICT_LETTERS = 60, 18  # longest verdict in one line, and each line in two
SHRUNK = 0.82  # scale below which a panel drops its picture instead
NAME_LETTERS = 24, 14
FEAT_LETTERS, WINNER_LETTERS, REMARK_LETTERS = 58, 40, 54


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
        self.view, self.names, self._folds = view, names, False
        deal = view.deals[-1]
        self.signs: list[Sign] = []
        self._add_verdict()
        self._texts: list[tuple[PlainLabel, str, tuple[int, int]]] = []
        self.own = PlainLabel(scores.own_deal_words(view, names), heading=2)
        self.body.addWidget(self.own)
        if view.contract is None and (words := scores.contract_words(view, names)):
            self.body.addWidget(self._text(words, TITLE_LETTERS, muted=True))
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
        self.table = self._table()
        self.body.addLayout(self.table)
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
        button = Button(translate("Panel", "Same cards again"))
        set_tip(button, translate("Panel", "In a match of its own. This match is kept. (F5)"))
        button.clicked.connect(self.replay)
        return button

    def fold(self, on: bool) -> None:
        self._folds = on

    def _fit(self, area: QRectF, scale: float, least: float = 0.0) -> bool:
        """Fit into a small area: text in more lines, without cards, then without own line."""
        large, grown = max(SMALLEST_PANEL, SHRUNK * scale, least), max(least, GROWN[-1] * scale)
        # The lengths of the verdict and of other lines, and how small the panel may be with them.
        ways = ((WIDE, WIDE, grown), (WIDE, NARROW, large), (NARROW, NARROW, large))
        for with_cards, (head, other, small) in product((True, False) if self.cards else (False,), ways):
            self.moment.setVisible(with_cards)
            self.own.setVisible(bool(self.own.text()) and (with_cards or self.cards is None))
            self.verdict.setText(in_lines(self._verdict, VERDICT_LETTERS[head]))
            for label, words, letters in self._texts:
                label.setText(in_lines(words, letters[other]))
            if super()._fit(area, scale, small if with_cards or other == WIDE else least):
                if self.own.isHidden() and self.own.text():
                    fitting = self.scale
                    self.own.show()
                    if not any(self._stand(area, size) for size in (fitting, min(fitting, scale))):
                        self.own.hide()
                        if self._larger and not self._folds:
                            continue  # a larger area may have room
                        self._stand(area, fitting)
                return True
        return False

    def _text(self, words: str, letters: tuple[int, int], *, muted: bool = False) -> PlainLabel:
        """Create a label with lines of at most so many letters, if wide or narrow."""
        label = PlainLabel(in_lines(words, letters[WIDE]), muted=muted)
        self._texts.append((label, words, letters))
        return label

    def _table(self) -> QGridLayout:
        """Create the table: what each side did, its points and total; the best side first."""
        view, deal = self.view, self.view.deals[-1]
        grid = table_grid()
        grid.setColumnStretch(1, 1)
        for column, head in ((3, translate("Panel", "Deal")), (4, translate("Panel", "Total"))):
            grid.addWidget(PlainLabel(head, muted=True), 0, column, RIGHT)
        told: dict[int, list[ScoreLine]] = {side: [] for side in ranking(view)}
        side = 0
        for line in deal.lines:  # one about nobody goes below the one before
            side = side if line.side is None else line.side
            told[side].append(line)
        row = 1
        for side, lines in told.items():
            name = game_words.side_words(view.game, side, self.names)
            grid.addWidget(self._text(name, NAME_LETTERS), row, 0, TOP)
            several = sum(line.points is not None for line in lines) > 1
            for at, line in enumerate(lines, row):
                words = capital(messages.sentence(line.message, view.game, self.names))
                grid.addWidget(self._text(words, LINE_LETTERS), at, 1)
                if several and line.points is not None:
                    grid.addWidget(points_label(line.points, view.game), at, 2, RIGHT | BOTTOM)
            row += max(1, len(lines))
            figures = points_label(deal.points[side], view.game), total_label(view, side)
            for column, figure in enumerate((*figures, *self._sign(side)), 3):
                grid.addWidget(figure, row - 1, column, RIGHT | BOTTOM)
        return grid

    def _sign(self, side: int) -> list[Sign]:
        """Create the sign of a side whose players bid for themselves, if it is one."""
        bids = [scores.own_bid(self.view, seat) for seat in self.view.game.seats_of(side)]
        met = [own.goal.is_met(scores.took_for(self.view, own)) for own in bids if own is not None]
        signs = [Sign(all(met), 0.9)] if met else []
        self.signs += signs
        return signs


class MatchOverPanel(EndPanel):
    """The winners, the best deal, the course of the match, and all totals.

    `remarks` are sentences about how the result came about.

    Signals:
        again(): Play the same match again.
        lobby(): Leave the match.
        review(): Review its deals.
        challenge(): Let others play the same; if they do already, show the results.
    """

    again = Signal()
    lobby = Signal()
    review = Signal()
    challenge = Signal()

    def __init__(
        self,
        view: PlayerView,
        names: Sequence[str],
        parent: QWidget | None = None,
        remarks: Sequence[str] = (),
        story: MatchStory | None = None,
        pixmaps: CardPixmaps | None = None,
        *,
        is_challenge: bool = False,
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
        self.totals = Totals(view, names)
        self.remarks = QVBoxLayout()
        self.left = lay_column(self.totals, self.remarks, 0)
        self.halves.addLayout(self.left)
        best = best_deal(view) if self.cards is None else None
        if best is not None and len(view.deals) > 1 and (best[1] > 0 or view.game.low_wins):
            self.remark(moments.best_deal_words(*best, view, names))
        for sentence in remarks:
            self.remark(sentence)
        back = Button(translate("Panel", "All games"))
        back.clicked.connect(self.lobby)
        once_more = Button(translate("Panel", "Play again"), primary=True)
        others = Button(translate("Panel", "Challenge…"))
        set_tip(others, translate("Panel", "Let others play the same deals, and compare results"))
        if is_challenge:
            others = Button(translate("Panel", "Results"), primary=True)
            once_more = Button(translate("Panel", "Play again"))
        once_more.clicked.connect(self.again)
        others.clicked.connect(self.challenge)
        ahead = [once_more, others] if is_challenge else [others, once_more]
        self.add_foot([back, review_button(self.review)], ahead)

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
    """All sides with their totals, the best first.

    It must be a widget: Python keeps references to the items of a nested layout, which become invalid when
    something is moved.
    """

    def __init__(self, view: PlayerView, names: Sequence[str]) -> None:
        super().__init__()
        grid = table_grid()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, side in enumerate(ranking(view)):
            name = in_lines(game_words.side_words(view.game, side, names), NAME_LETTERS[0])
            grid.addWidget(PlainLabel(name), row, 0)
            grid.addWidget(total_label(view, side), row, 1, RIGHT)
        self.setLayout(grid)


def table_grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setVerticalSpacing(1)
    grid.setHorizontalSpacing(10)
    return grid


def ranking(view: PlayerView) -> list[int]:
    """Return the sides by their totals, the best first."""
    return sorted(range(view.game.sides), key=lambda side: -view.game.gain(view.totals[side]))


def total_label(view: PlayerView, side: int) -> PlainLabel:
    return losing_label(number(view.totals[side]), view.game.is_loss(view.totals[side]))


def points_label(points: int, game: Game) -> PlainLabel:
    """Create a label for points with their sign."""
    return losing_label(signed(points), game.is_loss(points))


def losing_label(figure: str, is_loss: bool) -> PlainLabel:
    """Create a label for a figure; losses are also in the danger colour."""
    # Signs for the direction of text would raise the line in some languages.
    result = PlainLabel(without_signs(figure))
    result.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    result.setProperty("danger", is_loss)
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
