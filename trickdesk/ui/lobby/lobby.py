"""Lobby: continue a match, choose a game, or set up seats and house rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QStackedWidget, QWidget

from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import Player, Setup
from trickdesk.session.fair_deals import KNOWN, SEALED
from trickdesk.session.players import new_seed
from trickdesk.storage.persons import person_key
from trickdesk.storage.saves import Summary
from trickdesk.storage.settings import Settings
from trickdesk.ui.cards.pixmaps import CardPixmaps
from trickdesk.ui.lobby import last_setup, wording
from trickdesk.ui.lobby.featured_game import FeaturedGame, UnfinishedMatches, ask_discard, can_resume
from trickdesk.ui.lobby.game_list import GameList
from trickdesk.ui.lobby.picture import PictureCache
from trickdesk.ui.qt.keys import ENTER
from trickdesk.ui.qt.plain_text import PlainLabel
from trickdesk.ui.text import game_words, name_text, scores
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.colours import grown
from trickdesk.ui.widgets.page_parts import FormArea, lay_column, lay_row, push_button

if TYPE_CHECKING:
    from trickdesk.ui.lobby.setup_page import SetupPage

EDGE, TOP, BOTTOM, GAP = 18, 12, 2, 14  # margins, and between banner and games, in pixels
BANNER_SHARE = 0.2  # of the height


class Lobby(QWidget):
    """The first screen of the program.

    Attributes:
        kind: The selected game.

    Signals:
        started(Setup): Start a match.
        resumed(match_id): Continue a match.
        discarded(match_id): Delete a match.
        rulesWanted(Game): Show the rules.
        presetsChanged: Presets, rules or seats in the settings have changed.
        statisticsWanted(game_id): Show statistics; an empty id means all games.
        coachWanted: Show the coach.
        dealsWanted: Show the deals that others play too.
        shareWanted(what): Send the chosen house rules, or open others.
        learnWanted(game_id): Open a lesson.
    """

    started = Signal(object)
    resumed = Signal(str)
    discarded = Signal(str)
    rulesWanted = Signal(object)
    presetsChanged = Signal()
    statisticsWanted = Signal(str)
    coachWanted = Signal()
    dealsWanted = Signal()
    shareWanted = Signal(str)
    learnWanted = Signal(str)

    def __init__(self, settings: Settings, pixmaps: CardPixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.kind: type[Game] = next(iter(games().values()))
        self._others: list[Summary] = []
        self._page: SetupPage | None = None
        self._sealed: Setup | None = None  # whose commitment was shown
        self.lessons: Sequence[str] = ()
        self.pictures = PictureCache(pixmaps, self)
        self.pictures.follow(settings.look)
        self.pages = QStackedWidget(self)
        lay_column(self.pages, on=self, margins=0)
        self.home = QWidget(self.pages)
        self.pages.addWidget(self.home)
        self._fill_home()
        self.unfinished = UnfinishedMatches(self.pictures, self.pages)
        self.pages.addWidget(self.unfinished)
        self.unfinished.back.connect(self.show_home)
        for matches in (self.newest, self.unfinished):
            matches.resumed.connect(self.resumed)
            matches.deleteWanted.connect(self._ask_discard)
        self._order_games()
        self.offer_lessons(())
        self.list.choose(settings.games.last_game or self._first().id)
        self._show_offer(None)

    def _fill_home(self) -> None:
        # It has its parent before it is filled: a new parent would restyle everything.
        self._scroll = FormArea(self.home)
        inside = QWidget()
        self._scroll.setWidget(inside)
        self.newest = FeaturedGame(self.pictures, inside)
        self.list = GameList(list(games().values()), self.pictures, inside)
        lay_column(self.newest, self.list, 1, on=inside, margins=(EDGE, TOP, EDGE, BOTTOM), spacing=GAP)
        self.coach_button = self.list.coach.coach_button
        self.deals_button = self.list.coach.deals_button
        self.statistics_button = self.list.coach.statistics_button
        self.line = PlainLabel(muted=True, wraps=True)
        self.change_button = push_button(self.tr("Seats and house rules…"), self.show_setup)
        foot = lay_row((self.line, 1), self.change_button, margins=(EDGE, 0, EDGE, 0), spacing=TOP)
        lay_column((self._scroll, 1), foot, on=self.home, margins=(0, 0, 0, 10), spacing=8)
        self.list.chosen.connect(self._game_chosen)
        self.list.moved.connect(self._show_tile)
        self.list.play.connect(self._play)
        self.list.learn.connect(lambda kind: self.learnWanted.emit(kind.id))
        self.list.figures.connect(lambda kind: self.statisticsWanted.emit(kind.id))
        self.list.change.connect(self._change)
        self.coach_button.clicked.connect(self.coachWanted)
        self.deals_button.clicked.connect(self.dealsWanted)
        self.statistics_button.clicked.connect(lambda: self.statisticsWanted.emit(""))
        self.newest.again.connect(self.play_again)
        self.newest.begin.connect(lambda: self._play(self._first()))
        self.newest.learn.connect(lambda: self.learnWanted.emit(self._first().id))
        self.newest.others.connect(self.show_others)

    # -- the pages

    @property
    def page(self) -> SetupPage:
        """Setup page of the selected game, created on first use."""
        if self._page is None:
            from trickdesk.ui.lobby.setup_page import SetupPage

            self._page = page = SetupPage(self._settings, self.pictures, self.pages)
            self.pages.addWidget(page)
            page.played.connect(self.start)
            page.back.connect(self._leave_setup)
            page.rulesWanted.connect(self.rulesWanted)
            page.presetsChanged.connect(self.presetsChanged)
            page.rules.shareWanted.connect(self.shareWanted)
        if self._page.kind is not self.kind:
            self._page.set_game(self.kind)
        return self._page

    def _page_of(self, kind: type[Game]) -> SetupPage | None:
        """Return the setup page if it shows this game; its choices are only for that."""
        return self._page if self._page is not None and self._page.kind is kind else None

    def show_home(self) -> None:
        """Show all games."""
        self.pages.setCurrentWidget(self.home)
        self.take_focus()

    def show_setup(self) -> None:
        """Show seats and house rules of the selected game."""
        page = self.page
        self.pages.setCurrentWidget(page)
        page.take_focus()

    def show_others(self) -> None:
        """Show the other unfinished matches."""
        self.pages.setCurrentWidget(self.unfinished)
        self.unfinished.list.setFocus()

    def _leave_setup(self) -> None:
        self.page.remember()
        self.presetsChanged.emit()
        self._show_table_line()
        self.pages.setCurrentWidget(self.home)
        self.list.take_focus()

    # -- what is offered

    def refresh(self, unfinished: Sequence[Summary]) -> None:
        """Show the matches to continue, with the newest usable one on top, and sort games."""
        newest = next((summary for summary in unfinished if can_resume(summary)), None)
        self._others = [summary for summary in unfinished if summary is not newest]
        self.unfinished.refresh(self._others)
        self.list.show_waiting({summary.game for summary in unfinished})
        self._order_games()
        self._show_offer(newest)
        self._show_table_line()

    def _show_offer(self, newest: Summary | None) -> None:
        last = games().get(self._settings.games.last_game)
        if newest is not None:
            self.newest.show_match(newest, last, len(self._others))
        elif last is not None:
            self.newest.show_last(last, self._words_of(last), len(self._others))
        else:
            first = self._first()
            is_begun = first.id in self._settings.games.left_lessons
            self.newest.show_welcome(first, len(self._others), first.id in self.lessons, is_begun)
        self._fit()

    def offer_lessons(self, offered: Sequence[str]) -> None:
        """Set the games that have lessons, by id."""
        self.lessons = offered
        self.list.offer_lessons(offered, self._settings.games.left_lessons)

    def follow_lesson(self, game_id: str) -> None:
        """Choose the game of a lesson that was left, and offer to go on with it."""
        self.list.choose(game_id)
        self.offer_lessons(self.lessons)
        if self.newest.main in (self.newest.learn_button, self.newest.begin_button):
            self._show_offer(None)

    def _first(self) -> type[Game]:
        """Return the game whose lesson was begun last, or the best one for a new player."""
        begun = [games()[game_id] for game_id in self._settings.games.left_lessons if game_id in self.lessons]
        return begun[-1] if begun else min(games().values(), key=lambda kind: kind.newcomers)

    def _order_games(self) -> None:
        """Sort games by how often they were played, then for newcomers; guests come last."""
        begun, person = self._settings.games.times_begun, self._settings.players.name
        order = sorted(
            games().values(), key=lambda kind: (kind.is_guest, -begun(person, kind.id), kind.newcomers)
        )
        self.list.reorder([kind.id for kind in order])

    def newest_id(self) -> str | None:
        """Return the id of the last match that can be continued, or None."""
        return None if self.newest.summary is None else self.newest.summary.match_id

    def set_standing(self, match_id: str, view: PlayerView, setup: Setup) -> None:
        """Show the score of the match played last."""
        if match_id == self.newest_id():
            names = name_text.names_of(setup.players)
            self.newest.set_standing(view, names, self._turn_words(view, names, setup.persons))

    def _turn_words(self, view: PlayerView, names: Sequence[str], persons: Sequence[str]) -> str:
        if view.turn is not None and persons[view.turn] == person_key(self._settings.players.name):
            return self.tr("your turn")
        return scores.prompt_words(view, names)

    # -- what is chosen

    def choose(self, game_id: str) -> None:
        """Select and focus a game."""
        self.list.choose(game_id)
        self.list.take_focus()
        self._show_tile()

    def game(self) -> Game | None:
        """Return the game with the chosen rules, or None if they contradict each other."""
        if (page := self._page_of(self.kind)) is not None:
            return page.rules.game()
        return last_setup.last_game(self._settings, self.kind)

    def conflict(self) -> str:
        """Return why the chosen rules contradict each other."""
        return self.page.rules.problem.text()

    def players(self, game: Game) -> tuple[Player, ...]:
        """Return the players who would play it."""
        if (page := self._page_of(type(game))) is not None:
            found = page.seats.players()
            if len(found) == game.seats:
                return found
        return last_setup.players_of(self._settings, last_setup.seats_for(self._settings, game))

    def apply_settings(self) -> None:
        """Apply changed names, levels, cards and colours."""
        if self._page is not None:
            self._page.seats.apply_settings()
        self.pictures.follow(self._settings.look)
        self._order_games()  # another person may be playing now
        self.offer_lessons(self.lessons)
        self._show_table_line()

    def take_focus(self) -> None:
        """Focus the main offer; for a new player, the games."""
        if self.newest.main is self.newest.begin_button:
            self.list.take_focus()
        else:
            self.newest.main.setFocus()
        self._scroll.verticalScrollBar().setValue(0)

    def _game_chosen(self, kind: type[Game]) -> None:
        self.kind = kind
        self._show_table_line()

    def _show_tile(self) -> None:
        """Scroll to the focused widget."""
        if (focus := self.focusWidget()) is not None and self.home.isAncestorOf(focus):
            self._scroll.ensureWidgetVisible(focus, 0, grown(GAP))

    def _words_of(self, kind: type[Game]) -> str:
        game = last_setup.last_game(self._settings, kind)
        players = last_setup.players_of(self._settings, last_setup.seats_for(self._settings, game))
        return wording.table_words(game, players, last_setup.preset_of(self._settings, game))

    def _show_table_line(self) -> None:
        description = self._words_of(self.kind)
        name = game_words.game_name(self.kind)
        self.line.setText(fill(self.tr("{game}: {table}"), game=name, table=description))
        self.change_button.setAccessibleDescription(self.line.text())
        self.list.buttons[self.kind.id].play_button.setAccessibleDescription(description)

    def _change(self, kind: type[Game]) -> None:
        self.list.choose(kind.id)
        self.show_setup()

    def _ask_discard(self, summary: Summary) -> None:
        if ask_discard(self, summary):
            self.discarded.emit(summary.match_id)

    # -- starting a match

    def _play(self, kind: type[Game]) -> None:
        """Start a match, or show what can be chosen for one beside an unfinished match."""
        self.list.choose(kind.id)
        if self.list.buttons[kind.id].is_waiting:
            self.show_setup()
        else:
            self.start()

    def play_again(self) -> None:
        """Start a match of the game played last; beside an unfinished one, choose first."""
        last = games().get(self._settings.games.last_game)
        if last is not None and self.newest.summary is not None:
            self._change(last)
        elif last is not None:
            self._play(last)

    def start(self) -> None:
        """Start the match, and remember its rules for the next one."""
        page = self._page_of(self.kind)
        if page is not None:
            page.remember()
        setup = self.setup()
        if setup is None:
            return
        self._settings.games.last_game = setup.game.id
        self._sealed = None
        if page is not None:
            page.seed.clear()  # the next match gets other cards
        self.started.emit(setup)

    def setup(self) -> Setup | None:
        """Return the match to start; None if its rules contradict each other."""
        game = self.game()
        if game is None:
            return None
        agreed = last_setup.last_agreements(self._settings, self.kind)
        known = [option.name for option in game.agreements]
        players = tuple(
            player
            if player.human
            else replace(
                player, agreements=tuple(name for name in known if name in (*agreed, *player.agreements))
            )
            for player in self.players(game)
        )
        seed, dealer = "", None
        if (page := self._page_of(self.kind)) is not None:
            seed, dealer = page.seed.text().strip(), page.dealer.currentData()
        preset = last_setup.preset_of(self._settings, game)
        fair = KNOWN if seed else SEALED
        setup = Setup(game, players, seed or new_seed(), preset, dealer, fair=fair)
        if not seed and (sealed := self._sealed) is not None and deals_alike(sealed, setup):
            return replace(setup, seed=sealed.seed, fair=sealed.fair)
        return setup

    def seal(self, setup: Setup) -> None:
        """Start the next match with these cards, unless its rules or its dealer change."""
        self._sealed = setup if setup.fair is not None and not setup.fair.is_known else None

    # -- layout

    def grow(self) -> None:
        """Follow the size of the window, which text and margins grow with."""
        self._fit()

    def _fit(self) -> None:
        """Give the games the height that the banner leaves."""
        room = self._scroll.viewport().size()
        self.newest.set_height(round(self.height() * BANNER_SHARE))
        taken = grown(TOP) + self.newest.height() + grown(GAP) + grown(BOTTOM)
        self.list.set_room(QSize(room.width() - 2 * grown(EDGE), room.height() - taken))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button."""
        focus = self.focusWidget()
        if event.key() in ENTER and isinstance(focus, QAbstractButton) and not focus.isCheckable():
            focus.click()
        elif event.key() == Qt.Key.Key_Escape and self.pages.currentWidget() is not self.home:
            self.show_home()
        elif self.pages.currentWidget() is self.home and not self.list.hasFocus():
            self.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def deals_alike(one: Setup, other: Setup) -> bool:
    """Whether two matches have the same rules and first dealer."""
    first, second = ((setup.game.id, dict(setup.game.options), setup.first_dealer) for setup in (one, other))
    return first == second
