"""The coach's page: what costs a person points, and the deals that prove it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QListWidget,
    QProgressBar,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from trickdesk.engine.game import Game
from trickdesk.session.coach.claims import MOST as MOST_CLAIMS
from trickdesk.session.coach.claims import NOTHING, WINDOW, Claim, read_expert
from trickdesk.session.coach.looking import CoachPage, read_page
from trickdesk.storage.paths import Paths
from trickdesk.storage.statistics.figures import Choices, CostlyDecision, Filter
from trickdesk.ui.practice import wording
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.qt.background import Background
from trickdesk.ui.qt.plain_text import PlainLabel, label_for, plain_document, set_tip
from trickdesk.ui.qt.resources import read_resource
from trickdesk.ui.qt.screen_reader import announce
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import messages
from trickdesk.ui.widgets.bar_chart import BarChart
from trickdesk.ui.widgets.empty_page import EmptyPage
from trickdesk.ui.widgets.file_dialogs import save_pdf
from trickdesk.ui.widgets.page_parts import (
    ScrolledColumn,
    lay_column,
    lay_row,
    offer_below,
    push_button,
    scroll_down,
)

MOST_MONTHS, MOST_CASES = 12, 200
PROGRESS_LETTERS = 20
SAID_EVERY = 10  # deals reviewed, after which screen readers say how many are done


class ClaimCard(QFrame):
    """One claim: what it costs, what to do instead, and a button for exercises."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.claim: Claim | None = None
        self.says, self.tip = PlainLabel(heading=2, wraps=True), PlainLabel(wraps=True)
        self.practise = push_button(self.tr("Practise this"), auto_default=False)
        words = lay_column(self.says, self.tip, spacing=4)
        lay_row((words, 1), (self.practise, 0, Qt.AlignmentFlag.AlignVCenter), on=self, margins=12)

    def show_claim(self, claim: Claim | None, game: Game) -> None:
        """Show a claim; without one, the card is hidden."""
        self.claim = claim
        self.setVisible(claim is not None)
        if claim is not None:
            self.says.setText(wording.claim_words(claim, game))
            self.tip.setText(messages.sentence(claim.theme.tip_in(game), game))
            self.practise.setAccessibleDescription(f"{self.says.text()} {self.tip.text()}")


class HabitsPage(QWidget):
    """What costs a person points in a game.

    Signals:
        practised(theme): Show exercises on this theme.
        opened(name, deal, at): Show this decision of a finished match in its review.
        peopleFound(Choices): The people of whom there are matches.
    """

    practised = Signal(str)
    opened = Signal(str, int, int)
    peopleFound = Signal(Choices)

    def __init__(self, paths: Paths, reviews: DealReviews) -> None:
        super().__init__()
        self._paths, self.reviews = paths, reviews
        self._expert = read_expert(read_resource(":/assets/coach/expert.toml"))
        self._game: Game  # that of `choose`
        self._person = ""
        self.page: CoachPage | None = None
        self._reading, self._stopped = Background("coach", self), Event()
        self._is_new = False  # whether everything has been read
        self.cases: Sequence[CostlyDecision] = ()
        self.status, self.progress = PlainLabel(muted=True, wraps=True), QProgressBar()
        self.progress.setAccessibleName(self.tr("Looking at deals"))
        self.progress.setMaximumWidth(self.fontMetrics().averageCharWidth() * PROGRESS_LETTERS)
        self.look = push_button("", self._look_or_stop, auto_default=False)
        for widget in (self.progress, self.look):
            widget.hide()
        self.head = lay_row(
            (self.status, 1), self.progress, self.look
        )  # more widgets may be added at its end
        self.none = EmptyPage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.none)
        self.pages.addWidget(scroll_down(self._column()))
        lay_column(self.head, (self.pages, 1), on=self, margins=(0, 8, 0, 0), spacing=8)
        reviews.advanced.connect(self._advance)

    def _column(self) -> ScrolledColumn:
        self.summary, self.advice = PlainLabel(heading=2, wraps=True), PlainLabel(wraps=True)
        self.standing, self.error = (
            PlainLabel(wraps=True),
            PlainLabel(wording.error_words(), muted=True, wraps=True),
        )
        self.cards = [ClaimCard() for _ in range(MOST_CLAIMS)]
        for card in self.cards:
            card.practise.clicked.connect(partial(self._practise, card))
        self.theme = QComboBox()
        self.theme.addItem(self.tr("All mistakes"), "")
        self.theme.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        ignore_passing_wheel(self.theme)
        self.theme.currentIndexChanged.connect(lambda _index: self._show_theme())
        self.chart = BarChart(self.tr("Points lost per deal, by month"))
        self.deals, self.about = QListWidget(), QWidget()
        self.deals.setWordWrap(True)
        self.deals.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.deals.setAccessibleName(self.tr("Deals with such a mistake"))
        set_tip(self.deals, self.tr("Opens the review at your decision"))
        self.deals.itemClicked.connect(lambda _item: self._open())
        self.deals.itemActivated.connect(lambda _item: self._open())
        shown = lay_row(label_for(self.theme, self.tr("Mis&take")), (self.theme, 1))
        parts = (
            lay_column(PlainLabel(widget.accessibleName(), heading=2, wraps=True), (widget, 1))
            for widget in (self.chart, self.deals)
        )
        below = lay_row(*((part, 1) for part in parts), spacing=16)
        lay_column(shown, (below, 1), on=self.about, margins=0, spacing=8)
        self.print = push_button(self.tr("&Print…"), self._print, auto_default=False)
        self.save = push_button(self.tr("Save as PD&F…"), self._save_pdf, auto_default=False)
        paper = lay_row(1, self.print, self.save)
        words, column = (self.summary, self.advice, *self.cards, self.standing, self.error), ScrolledColumn()
        lay_column(*words, (self.about, 1000), 1, paper, on=column, margins=0, spacing=8)
        return column

    # -- reading

    def choose(self, game: Game, person: str) -> None:
        """Show a person's habits in a game, when the page is shown."""
        self._game, self._person, self.page = game, person, None
        self.pages.setCurrentIndex(0)
        self.none.show_text("")
        self.stop()

    @property
    def is_settled(self) -> bool:
        """Whether everything has been read and is shown."""
        return self._is_new and not self._reading.is_busy

    def begin(self) -> None:
        """Start when the page is shown."""
        if self.page is None:
            self.ask()

    def ask(self) -> None:
        """Show what is known, then read what is new."""
        self.stop()
        self._stopped, self._is_new = Event(), False
        self.status.setText(self.tr("Reading finished matches…"))
        self._read(update=False)

    def _read(self, update: bool) -> None:
        chosen = Filter(self._person, self._game.id)
        work = partial(read_page, self._paths, chosen, self._expert, update, self._stopped.is_set)
        self._reading.ask(work, self._show, self._fail)

    def stop(self) -> None:
        """Stop reading without waiting for it."""
        self._stopped.set()
        self._reading.cancel()

    def _fail(self, error: Exception) -> None:
        self.status.setText(messages.sentence(error))

    def _show(self, page: CoachPage) -> None:
        if page != self.page:
            self.page = page
            self.peopleFound.emit(page.people)
            self._fill(page)
        if self._is_new:
            self._advance()
            announce(self, wording.page_words(self.status.text(), page.report, self._game))
        else:
            self._is_new = True
            self._read(update=True)

    def _fill(self, page: CoachPage) -> None:
        report = page.report
        self.pages.setCurrentIndex(1 if report.reviewed else 0)
        self.summary.setText(wording.nothing_words(report.deals))
        self.advice.setText(wording.advice_words(report.deals))
        for label in (self.summary, self.advice):
            label.setVisible(not report.claims)
        self.about.setVisible(bool(report.mistakes))
        for n, card in enumerate(self.cards):
            card.show_claim(report.claims[n] if n < len(report.claims) else None, self._game)
        self.standing.show_text("" if page.standing is None else wording.compared_words(page.standing))
        self.error.setVisible(bool(report.claims) or page.standing is not None)
        themes = [(claim.theme.code, messages.sentence(claim.theme.says)) for claim in report.claims]
        offer_below(self.theme, themes, themes[0][0] if themes else "")
        self._show_theme()

    def _show_theme(self) -> None:
        """Show the months and the deals of the theme chosen, or of all mistakes."""
        if self.page is None:
            return
        report, code = self.page.report, str(self.theme.currentData())
        months = report.months[-MOST_MONTHS:]
        losses = [month.losses.get(code, NOTHING) if code else month.total for month in months]
        bars, scale = wording.loss_bars(months, losses)
        self.chart.set_bars(bars, self.tr("No reviews yet"), scale)
        claims = [claim.cases for claim in report.claims if claim.theme.code == code]
        self.cases = (claims[0] if claims else report.mistakes)[:MOST_CASES]
        self.deals.clear()
        self.deals.addItems([wording.case_words(case, None if code else self._game) for case in self.cases])
        self.deals.setCurrentRow(0)

    # -- looking at deals

    def _look_or_stop(self) -> None:
        if self.reviews.is_busy:
            self.reviews.stop()
        elif self.page is not None:
            self.reviews.start(self.page.report.unseen[:WINDOW])

    def _advance(self) -> None:
        """Show how far the reviews are; when they end, read them."""
        reviews, page = self.reviews, self.page
        was_busy = not self.progress.isHidden()
        self.progress.setVisible(reviews.is_busy)
        unseen = () if page is None else page.report.unseen
        self.look.setVisible(reviews.is_busy or bool(unseen))
        if reviews.is_busy:
            self.progress.setRange(0, reviews.among)
            self.progress.setValue(reviews.done)
            self.status.setText(wording.looking_words(reviews.done, reviews.among))
            self.look.setText(self.tr("&Stop"))
            if reviews.done % SAID_EVERY == 0:
                announce(self, self.status.text())
            return
        self.look.setText(wording.look_words(min(len(unseen), WINDOW)))
        if self._is_new and page is not None:
            self.status.setText(reviews.problem or wording.deal_count_words(page.report))
            self.none.show_text(*wording.no_reviews_words(len(unseen), self._game))
        if was_busy:
            self.ask()

    # -- going on from here

    def _practise(self, card: ClaimCard) -> None:
        if card.claim is not None:
            self.practised.emit(card.claim.theme.code)

    def _open(self) -> None:
        row = self.deals.currentRow()
        if 0 <= row < len(self.cases):
            case = self.cases[row]
            self.opened.emit(case.name, case.deal, case.at)

    # -- on paper

    def on_paper(self) -> list[str | QImage]:
        """Return what the page shows, to be printed: the chart is a picture, and in words."""
        told = (self.summary, self.advice, *(label for card in self.cards for label in (card.says, card.tip)))
        words = [label.text() for label in (*told, self.standing, self.error) if label.isVisibleTo(self)]
        parts: list[str | QImage] = ["\n\n".join([self.window().windowTitle(), self.status.text(), *words])]
        if self.about.isVisibleTo(self):
            parts += [
                f"\n\n{self.theme.currentText()}\n{self.chart.accessibleName()}\n",
                self.chart.on_paper(),
            ]
            lists = [self.chart.sentences, [self.deals.item(row).text() for row in range(self.deals.count())]]
            parts += ["\n".join(["", *lines]) + "\n" for lines in lists]
        return parts

    def _print(self) -> None:
        from trickdesk.ui.widgets.paper import ask_printer

        printer = ask_printer(self)
        if printer is not None:
            plain_document(*self.on_paper()).print_(printer)

    def _save_pdf(self) -> None:
        from trickdesk.ui.widgets.paper import pdf_of

        title = self.window().windowTitle()
        save_pdf(
            self, self._paths.saves, title, lambda: pdf_of(title, plain_document(*self.on_paper()).print_)
        )

    def press(self, event: QKeyEvent) -> bool:
        """Handle keys that work wherever the focus is: there are none."""
        return False
