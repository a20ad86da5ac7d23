"""Table of all commands: title, shortcut, availability and action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import PASS
from trickdesk.engine.game import Game
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.storage.settings import SETTINGS
from trickdesk.ui.dialogs.labels import value_words
from trickdesk.ui.qt.plain_text import plain_title, set_tip
from trickdesk.ui.text import event_text, game_words
from trickdesk.ui.text.words import capital
from trickdesk.ui.window.commands import Menu, Row
from trickdesk.ui.window.window_parts import WindowParts

Standard = QKeySequence.StandardKey


class Menus:
    """Builds the menus of a window, and knows when their commands are available."""

    def __init__(self, window: WindowParts) -> None:
        self.window = window
        self.screen = window.pages.screen_

    def all(self) -> list[Menu]:
        return [self.game(), self.play(), self.view(), self.help()]

    # -- availability

    def in_match(self) -> bool:
        return self.window.controller.state is not None

    def at_table(self) -> bool:
        """Whether a match is visible."""
        return self.in_match() and self.window.pages.at_table

    def can_resume(self) -> bool:
        """Whether the match left last, or in the lobby the newest one, can be continued."""
        is_free = self.is_free() if self.in_match() else not self.window.pages.at_table
        return is_free and self.window.matches.left_id is not None

    def is_free(self) -> bool:
        """Whether the match isn't suspended for a review, a variation or a lesson."""
        return not (self.window.reviewing.waits or self.window.learning.is_up)

    def can_deal(self) -> bool:
        return self.in_match() and self.is_free()

    def has_deals(self) -> bool:
        """Whether a match is in progress, or the lobby is visible."""
        return not self.window.learning.is_up

    def deal_is_over(self) -> bool:
        return self.window.exports.deal_is_over

    def next_words(self) -> str:
        """Return the current title of the command that deals again."""
        window, controller = self.window, self.window.controller
        goes_on = controller.state is State.DEAL_OVER and controller.is_settled
        return window.tr("Next dea&l") if goes_on else window.tr("New dea&l")

    def can_undo(self) -> bool:
        return self.window.controller.can_undo and not self.is_covered()

    def can_redo(self) -> bool:
        return self.window.controller.can_redo and not self.is_covered()

    def is_covered(self) -> bool:
        """Whether a review or a lesson is visible."""
        return self.window.reviewing.is_up or self.window.learning.is_up

    def can_pass(self) -> bool:
        controller = self.window.controller
        if not self.at_table() or not controller.is_settled or self.screen.hidden:
            return False
        ask = controller.view.ask
        return isinstance(ask, AskCall) and PASS in ask.calls

    def game_in_progress(self) -> Game | None:
        """Return the game of the lesson or the match, or None."""
        session = self.window.controller.match
        return self.window.learning.game or (None if session is None else session.setup.game)

    def has_passes(self) -> bool:
        """Whether the game in progress has an auction, in which one can pass."""
        return (game := self.game_in_progress()) is None or game.has_contracts

    def has_bids(self) -> bool:
        return (game := self.game_in_progress()) is None or bool(game.bids)

    def is_taken(self, key: str) -> bool:
        """Whether a letter chooses something in the panel of the match or the lesson."""
        if len(key) != 1:  # most are not; this is asked of each key at every step
            return False
        page = self.window.learning.page
        screens = [self.screen, *([page.screen_] if page is not None else [])]
        return any(screen.takes_letter(key) for screen in screens)

    def can_hint(self) -> bool:
        return (self.screen.is_asking and self.at_table()) or self.window.learning.can_show

    def can_hide(self) -> bool:
        return self.at_table() and (self.screen.hidden or self.screen.can_hide)

    def is_hidden(self) -> bool:
        return self.at_table() and self.screen.hidden

    def can_review(self) -> bool:
        return self.window.reviewing.is_up or self.window.reviewing.can_open

    def can_copy(self) -> bool:
        """Whether the table or a review is visible."""
        return self.at_table() or self.window.reviewing.is_up

    def can_test(self) -> bool:
        return self.window.reviewing.can_test or (self.at_table() and self.screen.can_test)

    def has_aids(self) -> bool:
        return self.screen.coach.can_say_aids and self.at_table()

    def has_last_trick(self) -> bool:
        shown = self.screen.table.view
        return self.at_table() and shown is not None and event_text.last_trick(shown) is not None

    # -- the menus, a row for each command

    # fmt: off

    def game(self) -> Menu:
        window, matches, dialogs, people = self.window, self.window.matches, self.window.dialogs, self.window.people
        return Menu("game", window.tr("&Game"), [
            Row("lobby", window.tr("All &games"), matches.show_lobby, "Ctrl+G"),
            Row("new", window.tr("&New match…"), matches.set_up_another, Standard.New),
            Row("resume", window.tr("&Continue"), matches.continue_newest, can=self.can_resume),
            None,
            *self.deals(),
            None,
            Row("open", window.tr("&Open…"), matches.choose_file, Standard.Open),
            Menu("recent", window.tr("Open &recent"), fill=self.fill_recent),
            Row("save_as", window.tr("&Save as…"), matches.choose_save, Standard.Save, self.in_match),
            self.export(),
            None,
            Row("statistics", window.tr("Stat&istics…"), dialogs.statistics, "Ctrl+T"),
            Row("coach", window.tr("Coac&h…"), window.coaching.open, "Ctrl+K"),
            Row("same_deals", window.tr("Sa&me deals…"), window.challenges.open, "Ctrl+Shift+D"),
            Menu("people", window.tr("Pla&ying as"), [
                None,
                Row("somebody", window.tr("Someone &else…"), people.ask),
                Menu("forget", window.tr("&Forget")),
            ], fill=people.fill),
            Row("settings", window.tr("Se&ttings…"), dialogs.settings, "Ctrl+,"),
            None,
            Row("quit", window.tr("&Quit"), window.close, "Ctrl+Q", role=QAction.MenuRole.QuitRole),
        ])

    def deals(self) -> list[Row]:
        window, deals = self.window, self.window.deals
        new = ("next_deal", window.tr("Next dea&l"), deals.next, "Ctrl+Shift+N")
        paste = ("paste_deal", window.tr("Deal from clipboard"), deals.paste, "Ctrl+Shift+V")
        change = ("change_deal", window.tr("&Edit this deal…"), deals.change, "Ctrl+Shift+E")
        return [
            Row("replay", window.tr("&Play the same cards again"), deals.replay, "F5", self.can_deal),
            Row(*new, can=self.can_deal, title_now=self.next_words),
            Row("deal", window.tr("&Deal…"), deals.choose, "Ctrl+D"),
            Row(*paste, in_menu=False),
            Row("set_up", window.tr("&Set up deal…"), deals.set_up, "Ctrl+E", in_menu=False),
            Row(*change, can=lambda: self.deal_is_over() and self.is_free(), in_menu=False),
            Row("fair_deals", window.tr("Fair d&eal…"), window.dialogs.fair_deals, can=self.has_deals),
        ]

    def export(self) -> Menu:
        window, exports, can = self.window, self.window.exports, self.in_match
        pages = self.window.web_pages
        return Menu("export", window.tr("E&xport"), [
            Row("copy_code", window.tr("Copy deal &code"), exports.copy_code, can=self.deal_is_over),
            Row("copy_diagram", window.tr("Copy deal &diagram"), exports.copy_diagram, "Ctrl+Shift+C", can),
            Row("copy_record", window.tr("Copy &record"), exports.copy_record, can=can),
            Row("copy_scores", window.tr("Copy &score sheet"), exports.copy_scores, can=can),
            Row("copy_picture", window.tr("Copy p&icture"), window.pages.copy_picture, can=self.can_copy),
            None,
            Row("save_deal_page", window.tr("&Web page of this deal…"), pages.save_deal, can=pages.can_save),
            Row("save_match_page", window.tr("Web page of the &match…"), pages.save_match, can=pages.can_save),
            Row("save_pdf", window.tr("Save as PD&F…"), exports.save_pdf, can=can),
            Row("print_sheets", window.tr("&Print…"), exports.print_sheets, Standard.Print, can),
        ])

    def play(self) -> Menu:
        window, screen, reviewing, ends = self.window, self.screen, self.window.reviewing, self.window.end_commands
        controller, coach, texts = window.controller, screen.coach, screen.texts
        at_table, is_up = partial(Row, page="table"), lambda: reviewing.is_up
        in_review = partial(Row, page="review", can=is_up, is_known=is_up)
        def ending(name: str, title: str, do: Callable[[], None], keys: str, can: Callable[[], bool]) -> Row:
            return at_table(name, title, do, keys, can, title_now=partial(ends.title_now, title))

        previous_mistake = partial(reviewing.next_mistake, -1)
        pass_ = ("pass", window.tr("&Pass"), partial(controller.act, Call(PASS)), "P", self.can_pass)
        bids = ("meaning", window.tr("Meaning of bi&ds"), texts.say_meaning, "B", self.at_table)
        last_trick = ("last_trick", window.tr("&Last trick"), self.show_last_trick, "L", self.has_last_trick)
        return Menu("play", window.tr("&Play"), [
            Row("undo", window.tr("&Undo"), controller.undo, "Ctrl+Z", self.can_undo),
            Row("redo", window.tr("&Redo"), controller.redo, "Ctrl+Y Ctrl+Shift+Z", self.can_redo),
            None,
            at_table(*pass_, is_known=self.has_passes),
            # a panel may take the letter, and then the other key is shown
            at_table("hint", window.tr("&Hint"), self.give_hint, "H Ctrl+H", self.can_hint),
            at_table("aids", window.tr("Cards pla&yed"), coach.say_aids, "M", self.has_aids),
            at_table(*last_trick, set_key=screen.table.set_last_trick_key),
            at_table(*bids, is_known=self.has_bids),
            at_table("situation", window.tr("&Where we stand"), texts.say_situation, "W", self.at_table),
            Row("blindfold", window.tr("&Blindfold test"), self.test_blindfold, "Ctrl+B", self.can_test),
            Row("review", window.tr("Re&view"), reviewing.toggle, "R", self.can_review, repeats=False),
            in_review("next_mistake", window.tr("Next &mistake"), reviewing.next_mistake, "M"),
            in_review("previous_mistake", window.tr("Previous mista&ke"), previous_mistake, "Shift+M"),
            None,
            ending("claim", window.tr("&Claim the rest…"), ends.claim, "C", lambda: ends.can_claim),
            ending("finish", window.tr("&Finish the deal…"), ends.finish, "F", lambda: ends.can_end),
            ending("concede", window.tr("&Give up deal…"), ends.concede, "", lambda: ends.can_end),
        ])

    def view(self) -> Menu:
        window, screen, dock, preferences = self.window, self.screen, self.window.dock, self.window.preferences
        texts, settings, at_table = screen.texts, preferences.settings, self.at_table
        toggle, full = lambda: texts.set_on(not texts.is_on), window.toggle_full_screen
        hide = ("hide_cards", window.tr("&Hide my cards"), window.pages.toggle_cards, "F9")
        look = ("look", window.tr("L&ook at cards"), screen.peek.open, "V", self.is_hidden)
        four = ("four_colour", window.tr("&Four-colour cards"), preferences.toggle_four_colour)
        bar = preferences.toggle_table_bar
        large = ("large_index", window.tr("Large card &index"), preferences.toggle_large_index)
        return Menu("view", window.tr("&View"), [
            Row("record", window.tr("Table &record"), dock.toggle, "T", at_table, lambda: dock.wanted),
            Row("text_table", window.tr("Te&xt table"), toggle, "F2", at_table, lambda: texts.is_on),
            # No auto-repeat: a held key would show them again at once.
            Row(*hide, can=self.can_hide, on=lambda: screen.hidden, repeats=False, page="table"),
            Row(*look, set_key=screen.peek.set_key, page="table"),
            None,
            self.themes(),
            Row(*four, on=lambda: settings.look.four_colour),
            Row(*large, on=lambda: settings.look.index == "large"),
            Row("sound", window.tr("&Sound"), preferences.toggle_sound, "Ctrl+M", on=lambda: settings.sound.on),
            None,
            Row("table_bar", window.tr("&Bar at the table"), bar, on=lambda: settings.look.table_bar),
            Row("full_screen", window.tr("F&ull screen"), full, "F11", on=window.isFullScreen),
        ])

    def themes(self) -> Menu:
        window, preferences = self.window, self.window.preferences
        def row(mode: str) -> Row:
            choose = partial(preferences.set_theme, mode)
            title = plain_title(capital(value_words("look", "theme", mode)))
            return Row(f"theme_{mode}", title, choose, on=lambda: preferences.settings.look.theme == mode)

        modes = SETTINGS["look", "theme"].words
        return Menu("themes", window.tr("&Theme"), [row(str(mode)) for mode in modes], exclusive=True)

    def help(self) -> Menu:
        window, dialogs = self.window, self.window.dialogs
        learn = [
            Row(f"learn_{game_id}", plain_title(game_words.game_name(kind)), partial(window.learning.open, game_id))
            for game_id, kind in games().items()
        ]
        return Menu("help", window.tr("&Help"), [
            Row("rules", window.tr("&Rules"), dialogs.rules, "F1"),
            Row("card_order", window.tr("Card &order"), dialogs.card_order, "Shift+F1", self.at_table),
            Row("keys", window.tr("&Keys…"), lambda: dialogs.keys(window.shortcuts), "Ctrl+?"),
            Menu("learn", window.tr("&Learn to play"), learn),
            Row("report", window.tr("Report this &play…"), window.exports.report, "Ctrl+Shift+R", self.in_match),
            Row("stored_files", window.tr("Stored &files…"), dialogs.stored_files),
            Row("about", window.tr("&About Trickdesk"), dialogs.about, role=QAction.MenuRole.AboutRole),
        ])

    # fmt: on

    # -- actions that aren't methods of other parts

    def test_blindfold(self) -> None:
        """Test the bot's decision at the step of the review, or the last one at the table."""
        (self.window.reviewing.test if self.window.reviewing.is_up else self.screen.test_last)()

    def give_hint(self) -> None:
        """Show a hint, or the right answer in a lesson."""
        if not self.window.learning.show_answer():
            self.screen.coach.toggle_hint()

    def show_last_trick(self) -> None:
        if self.screen.texts.is_on:
            self.screen.texts.say_last_trick()
        else:
            self.screen.table.show_last_trick(not self.screen.table.shows_last_trick)

    def fill_recent(self, menu: QMenu) -> None:
        """List the files opened or saved last."""
        matches = self.window.matches
        menu.clear()
        for path in matches.archive.recent_files():
            action = menu.addAction(plain_title(path.name))
            set_tip(action, str(path))
            action.triggered.connect(lambda _checked=False, path=path: matches.open_file(path))
        menu.setToolTipsVisible(True)
        if menu.isEmpty():
            menu.addAction(self.window.tr("No files yet")).setEnabled(False)
