"""The coach's dialog: what costs a person points in a game, and exercises."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QDialog, QWidget

from trickdesk.bots.process.client import BotClient
from trickdesk.games import games
from trickdesk.storage.files import SaveError, Writer
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import person_key
from trickdesk.storage.practice import Card, PracticeFile, PracticeProgress, Score
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.practice.bidding import BiddingPage
from trickdesk.ui.practice.habits import HabitsPage
from trickdesk.ui.practice.looking import DealReviews
from trickdesk.ui.practice.puzzles import PuzzlePage
from trickdesk.ui.practice.ranking import RankingPage
from trickdesk.ui.qt.blocking_io import SaveWatch, patiently, why_not_saved
from trickdesk.ui.qt.plain_text import PlainLabel, set_tip
from trickdesk.ui.qt.screen_reader import announce, name_choice
from trickdesk.ui.qt.wheel_guard import ignore_passing_wheel
from trickdesk.ui.text import game_words, house_rules, messages, name_text
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import felt_for
from trickdesk.ui.widgets.page_parts import Tabs, lay_column, offer_below, push_button

SMALLEST = QSize(740, 480)


class CoachDialog(QDialog):
    """What costs points, and exercises with the house rules chosen last for each game.

    Signals:
        notSaved(sentence): The dialog is closed, and why the last answers aren't kept.
        opened(name, deal, at): Show this decision of a finished match in its review; the dialog is hidden.
    """

    notSaved = Signal(str)
    opened = Signal(str, int, int)

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        rng: Random,
        reviews: DealReviews,
        client: BotClient | None = None,
        parent: QWidget | None = None,
        game_id: str = "",
    ) -> None:
        """Create the dialog; it begins with `game_id`, or with the game played last."""
        super().__init__(parent)
        self._settings = settings
        self.problem = PlainLabel(wraps=True, danger=True)
        self._file = PracticeFile(paths.practice)
        self.practised = self._loaded(paths)
        self.writer = Writer()
        self._saving = SaveWatch(lambda: self.writer.is_busy, self)
        self._saving.ended.connect(self._report_save)
        self.game = QComboBox()
        for kind in games().values():
            self.game.addItem(game_words.game_name(kind), kind.id)
        self.person = QComboBox()
        self.person.addItem(self.tr("Everyone"), "")
        self._own = person_key(settings.players.name)
        self._offer([(self._own, settings.players.name)], self._own)
        for box, name in ((self.game, self.tr("Game")), (self.person, self.tr("Person"))):
            name_choice(box, name)
            ignore_passing_wheel(box)
        self.pixmaps = CardPixmaps()
        self.pixmaps.follow(settings.look)
        self.ranking = RankingPage(self.pixmaps, felt_for(settings.look), rng)
        self.bidding = BiddingPage(settings, rng, client)
        self.habits, self.puzzles = HabitsPage(paths, reviews), PuzzlePage(settings, paths)
        self.pages = (self.habits, self.ranking, self.bidding, self.puzzles)
        self.tabs = Tabs(self.person, self.game)
        self.tabs.addTab(self.habits, self.tr("My ha&bits"))
        self.tabs.addTab(self.ranking, self.tr("&Which card wins?"))
        self.tabs.addTab(self.bidding, self.tr("What would you &call?"))
        self.tabs.addTab(self.puzzles, self.tr("&My decisions"))
        set_tip(self.game, self.tr("Uses the rules you last chose in the lobby"))
        for page in self.pages:
            close = push_button(self.tr("Close"), self.reject, auto_default=False)
            page.head.addWidget(close)
        lay_column((self.tabs, 1), self.problem, on=self)
        self.ranking.scored.connect(self._scored)
        self.puzzles.practised.connect(self._practised)
        self.habits.practised.connect(self._practise)
        self.habits.opened.connect(self._open)
        self.habits.peopleFound.connect(lambda found: self._offer(found.people, self.person.currentData()))
        self.person.currentIndexChanged.connect(lambda _index: self._choose_person())
        self.game.currentIndexChanged.connect(lambda _index: self._choose())
        self.tabs.currentChanged.connect(lambda _index: self._turn())
        self.setMinimumSize(SMALLEST)
        if parent is not None:
            self.resize(parent.size().expandedTo(SMALLEST))
        self.game.setCurrentIndex(max(0, self.game.findData(game_id or settings.games.last_game)))
        self._choose()

    def _choose(self) -> None:
        """Switch to another game, with the house rules chosen last."""
        kind = games()[str(self.game.currentData())]
        game = kind.from_saved(self._settings.games.last_options.get(kind.id, {}))
        self.setWindowTitle(fill(self.tr("Coach: {game}"), game=house_rules.rules_words(game)))
        self.pixmaps.points = game.card_points()
        self.ranking.set_game(game, self.practised.ranking.get(game.id, Score()))
        self.bidding.set_game(game)
        self._kind = game
        self._choose_person()

    def _choose_person(self) -> None:
        """Switch to another person, or to the same in another game."""
        person = str(self.person.currentData())
        self.habits.choose(self._kind, person)
        self.puzzles.choose(self._kind, person, self.practised)
        self._turn()

    def _offer(self, people: Sequence[tuple[str, str]], chosen: str) -> None:
        """List the people to choose from; the one at the screen is always among them."""
        own = () if self._own in dict(people) else ((self._own, self._settings.players.name),)
        offer_below(self.person, list(name_text.people_words([*own, *people], self._own).items()), chosen)
        self.person.setVisible(self.person.count() > 2)

    def _practise(self, theme: str) -> None:
        self.puzzles.practise(theme)
        self.tabs.setCurrentWidget(self.puzzles)

    def _open(self, name: str, deal: int, at: int) -> None:
        self.hide()
        self.opened.emit(name, deal, at)

    def _turn(self) -> None:
        """Switch to another exercise; it begins once it is visible."""
        page = self.pages[self.tabs.currentIndex()]
        QTimer.singleShot(0, page, page.begin)

    def _scored(self, game_id: str, score: Score) -> None:
        self._keep(self.practised.with_score(game_id, score))

    def _practised(self, key: str, card: Card) -> None:
        self._keep(self.practised.with_card(key, card))

    # -- saving

    def _loaded(self, paths: Paths) -> PracticeProgress:
        """Return the stored progress; if it can't be read, say so, and don't replace it."""
        try:
            practised = patiently(self._file.load, paths.practice)
        except SaveError as error:
            practised = PracticeProgress()
            self._file = PracticeFile(paths.practice, error)
        self.problem.show_text(messages.sentence(self._file.unread))
        return practised

    def _keep(self, practised: PracticeProgress) -> None:
        """Save the progress in the background."""
        self.practised = practised
        self.writer.put(lambda: self._file.save(practised))
        self._saving.look()

    def _report_save(self) -> None:
        sentence, told = messages.sentence(self.writer.problem), not self.problem.isHidden()
        self.problem.show_text(sentence)
        if sentence and not told:
            announce(self, sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass unused keys to the exercise."""
        if self.pages[self.tabs.currentIndex()].press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "pages"):
            self.ranking.felt.felt = felt_for(self._settings.look)
            for page in (self.bidding, self.puzzles):
                page.exercise.apply(self._settings)

    def done(self, result: int) -> None:
        """Clean up, however the dialog is closed."""
        writer = self.writer
        problem = why_not_saved(  # the pages are still drawn meanwhile
            self._file.path, writer.flush, lambda: writer.problem, lambda: self._keep(self.practised)
        )
        self.bidding.close_worker()
        self.puzzles.stop()
        self.habits.stop()
        self._saving.stop()
        super().done(result)
        if problem is not None:
            self.notSaved.emit(messages.sentence(problem))
