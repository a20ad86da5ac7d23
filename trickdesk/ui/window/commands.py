"""The menus: every command of the window as an action, with its shortcut (ux.md, section 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from trickdesk.engine.actions import AskCall
from trickdesk.engine.bids import PASS
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.storage.settings import Look
from trickdesk.ui.text import game_name, last_trick
from trickdesk.ui.widgets.plain_text import plain_title, set_tip

if TYPE_CHECKING:
    from trickdesk.ui.window.main_window import MainWindow

Keys = QKeySequence | QKeySequence.StandardKey | str | None


# What can be done at one of two pages alone: there a key may mean one thing, and another at the other.
AT_TABLE = (
    "pass_",
    "hint",
    "aids",
    "last_trick",
    "claim",
    "finish",
    "concede",
    "hide_cards",
    "look",
    "situation",
)
IN_REVIEW = ("next_mistake", "previous_mistake")


class Held(NamedTuple):
    """The key that an action has by itself, and who is told which one it has now."""

    key: QKeySequence
    take: Callable[[QKeySequence], None]


class Commands:
    """All actions of a window, as attributes, and the menus that hold them."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.held: dict[QAction, Held] = {}  # those that last as long as their key is held
        self._game_menu()
        self._play_menu()
        self._view_menu()
        self._help_menu()

    def _game_menu(self) -> None:
        window = self.window
        menu = self._menu(window.tr("&Game"))
        self.new = self._add(menu, window.tr("&New match…"), window.show_lobby, QKeySequence.StandardKey.New)
        self.resume = self._add(menu, window.tr("&Continue"), window.continue_newest)
        menu.addSeparator()
        self._deals_menu(menu)
        menu.addSeparator()
        self.open = self._add(menu, window.tr("&Open…"), window.choose_file, QKeySequence.StandardKey.Open)
        self.recent = menu.addMenu(window.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.save_as = self._add(
            menu, window.tr("&Save as…"), window.choose_save, QKeySequence.StandardKey.Save
        )
        self._export_menu(menu.addMenu(window.tr("E&xport")))
        menu.addSeparator()
        self.statistics = self._add(menu, window.tr("Stat&istics…"), window.show_statistics, "Ctrl+T")
        self.practice = self._add(menu, window.tr("Pr&actice…"), window.show_practice, "Ctrl+K")
        self.people = menu.addMenu(window.tr("&You are"))
        self.people.addSeparator()
        self.somebody = self._add(self.people, window.tr("Somebody &else…"), window.persons.ask)
        self.forget = self.people.addMenu(window.tr("&Forget"))
        self.people.aboutToShow.connect(lambda: window.persons.fill(self.people))
        self.people.aboutToShow.connect(lambda: window.persons.fill_forget(self.forget))
        self.settings = self._add(menu, window.tr("Se&ttings…"), window.show_settings, "Ctrl+,")
        menu.addSeparator()
        self.quit = self._add(menu, window.tr("&Quit"), window.close, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        menu.aboutToShow.connect(self.update)

    def _deals_menu(self, menu: QMenu) -> None:
        window, deals = self.window, self.window.deals
        self.replay = self._add(menu, window.tr("Replay this &deal"), deals.replay, "F5")
        self.next_deal = self._add(menu, window.tr("Next dea&l"), deals.next, "Ctrl+Shift+N")
        self.deal_number = self._add(menu, window.tr("Deal &by number or code…"), deals.choose, "Ctrl+D")
        self.paste_deal = self._add(menu, window.tr("Deal &from the clipboard"), deals.paste, "Ctrl+Shift+V")
        self.set_up = self._add(menu, window.tr("Set &up a deal…"), deals.set_up, "Ctrl+E")
        self.change_deal = self._add(menu, window.tr("Chan&ge this deal…"), deals.change, "Ctrl+Shift+E")

    def _export_menu(self, menu: QMenu) -> None:
        window, exports = self.window, self.window.exports
        self.copy_code = self._add(menu, window.tr("Copy deal &code"), exports.copy_code)
        self.copy_diagram = self._add(
            menu, window.tr("Copy deal &diagram"), exports.copy_diagram, "Ctrl+Shift+C"
        )
        self.copy_record = self._add(menu, window.tr("Copy &record"), exports.copy_record)
        self.copy_scores = self._add(menu, window.tr("Copy &score sheet"), exports.copy_scores)
        menu.addSeparator()
        self.save_pdf = self._add(menu, window.tr("Save as PD&F…"), exports.save_pdf)
        self.print_sheets = self._add(
            menu, window.tr("&Print…"), exports.print_sheets, QKeySequence.StandardKey.Print
        )

    def _play_menu(self) -> None:
        window = self.window
        menu = self._menu(window.tr("&Play"))
        self.undo = self._add(menu, window.tr("&Undo"), window.controller.undo, "Ctrl+Z")
        self.redo = self._add(menu, window.tr("&Redo"), window.controller.redo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        menu.addSeparator()
        self.pass_ = self._add(menu, window.tr("&Pass"), window.call_pass, "P")
        self.hint = self._add(menu, window.tr("&Hint"), window.give_hint)
        self.aids = self._add(menu, window.tr("Sa&y what has gone"), window.screen_.coach.say_aids, "M")
        self.hint.setShortcuts([QKeySequence("H"), QKeySequence("Ctrl+H")])  # H may be a suit for the panel
        self.last_trick = self._add(menu, window.tr("&Last trick"), window.show_last_trick)
        self._hold(
            self.last_trick, "L", window.table.set_last_trick_key
        )  # it shows as long as the key is held
        self.situation = self._add(menu, window.tr("Say &where we stand"), window.say_situation, "W")
        self.review = self._add(menu, window.tr("Re&view"), window.reviewing.toggle, "R")
        self.review.setAutoRepeat(False)
        next_, previous = window.reviewing.next_mistake, window.reviewing.previous_mistake
        self.next_mistake = self._add(menu, window.tr("Next &mistake"), next_, "M")
        self.previous_mistake = self._add(menu, window.tr("Previous mista&ke"), previous, "Shift+M")
        menu.addSeparator()
        ends = window.ends
        self.claim = self._add(menu, window.tr("&Claim the rest…"), ends.claim, "C")
        self.finish = self._add(menu, window.tr("&Finish the deal"), ends.finish, "F")
        self.concede = self._add(menu, window.tr("&Give the deal up…"), ends.concede)

    def _view_menu(self) -> None:
        window = self.window
        menu = self._menu(window.tr("&View"))
        self.record = self._add(menu, window.tr("Table &record"), window.toggle_record, "T", checkable=True)
        self.text_table = self._add(
            menu, window.tr("Te&xt table"), window.toggle_text_table, "F2", checkable=True
        )
        self.hide_cards = self._add(
            menu, window.tr("&Hide my cards"), window.toggle_cards, "F9", checkable=True
        )
        self.look = self._add(menu, window.tr("L&ook at my cards"), window.screen_.looking.open)
        self._hold(self.look, "V", window.screen_.looking.set_key)
        self.hide_cards.setAutoRepeat(False)  # a key that is held would show them again
        menu.addSeparator()
        self.themes = QActionGroup(window)
        labels = {
            "system": window.tr("Like the &system"),
            "light": window.tr("&Light"),
            "dark": window.tr("&Dark"),
            "contrast": window.tr("High &contrast"),
        }
        theme_menu = menu.addMenu(window.tr("&Theme"))
        for mode in Look.__dataclass_fields__["theme"].metadata["choices"]:
            action = self._add(
                theme_menu, labels[mode], partial(window.preferences.set_theme, mode), checkable=True
            )
            action.setData(mode)
            self.themes.addAction(action)
        self.four_colour = self._add(
            menu, window.tr("&Four-colour cards"), window.preferences.toggle_four_colour, checkable=True
        )
        self.large_index = self._add(
            menu, window.tr("Large card &index"), window.preferences.toggle_large_index, checkable=True
        )
        self.sound = self._add(menu, window.tr("&Sound"), window.toggle_sound, "Ctrl+M", checkable=True)
        menu.addSeparator()
        self.full_screen = self._add(
            menu, window.tr("F&ull screen"), window.toggle_full_screen, "F11", checkable=True
        )

    def _help_menu(self) -> None:
        window = self.window
        menu = self._menu(window.tr("&Help"))
        self.rules = self._add(menu, window.tr("&Rules"), window.show_rules, "F1")
        self.card_order = self._add(menu, window.tr("Card &order"), window.show_card_order, "Shift+F1")
        self.keys = self._add(menu, window.tr("&Keys…"), window.show_keys, "Ctrl+?")
        self._learn_menu(menu.addMenu(window.tr("&Learn to play")))
        self.report = self._add(menu, window.tr("Report this &play…"), window.exports.report, "Ctrl+Shift+R")
        self.about = self._add(menu, window.tr("&About Trickdesk"), window.show_about)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _learn_menu(self, menu: QMenu) -> None:
        """A lesson for each game."""
        self.lessons = []
        for game_id, kind in games().items():
            self.lessons.append(
                self._add(menu, plain_title(game_name(kind)), partial(self.window.learn, game_id))
            )
            self.lessons[-1].setData(game_id)

    def update(self, *_: object) -> None:
        """Enable what can be done now; behind the curtain nothing that could show a card."""
        window, controller = self.window, self.window.controller
        state, look = controller.state, window.settings.look
        at_table = state is not None and window.at_table
        hidden = window.screen_.hidden
        ask = controller.view.ask if at_table and controller.is_settled and not hidden else None
        at_lobby = state is None and not window.at_table
        self.resume.setEnabled(at_lobby and window.lobby.newest_id() is not None)
        self.save_as.setEnabled(state is not None)
        self._update_deals(state)
        reviews, lessons = window.reviewing.is_up, window.learning.is_up
        self.undo.setEnabled(controller.can_undo and not (reviews or lessons))
        self.redo.setEnabled(controller.can_redo and not (reviews or lessons))
        self.review.setEnabled(reviews or window.reviewing.can_open)
        for action in (self.next_mistake, self.previous_mistake):
            action.setEnabled(reviews)
        self.pass_.setEnabled(isinstance(ask, AskCall) and PASS in ask.calls)
        self.aids.setEnabled(window.screen_.coach.can_say_aids and at_table)
        self.hint.setEnabled((window.screen_.coach.can_hint and at_table) or window.learning.can_show)
        self.claim.setEnabled(window.ends.can_claim)
        can_end = window.ends.can_end
        for action in (self.finish, self.concede):
            action.setEnabled(can_end)
        shown = window.table.view
        self.last_trick.setEnabled(at_table and shown is not None and last_trick(shown) is not None)
        self.hide_cards.setEnabled(at_table and (hidden or window.screen_.can_hide))
        self.hide_cards.setChecked(hidden)
        self.look.setEnabled(at_table and hidden)
        for action in (self.text_table, self.situation):
            action.setEnabled(at_table)
        self.text_table.setChecked(window.screen_.texts.is_on)
        self.card_order.setEnabled(at_table)
        self.record.setEnabled(at_table)
        self.record.setChecked(window.dock_wanted)
        self.four_colour.setChecked(look.four_colour)
        self.large_index.setChecked(look.index == "large")
        self.sound.setChecked(window.settings.sound.on)
        self.full_screen.setChecked(window.isFullScreen())
        for action in self.themes.actions():
            action.setChecked(action.data() == look.theme)

    def _update_deals(self, state: State | None) -> None:
        window = self.window
        on = state is State.DEAL_OVER and window.controller.is_settled
        self.next_deal.setText(window.tr("Next dea&l") if on else window.tr("New dea&l, same players"))
        over = window.exports.deal_is_over
        waits = window.reviewing.waits or window.learning.is_up
        self.change_deal.setEnabled(over and not waits)
        self.copy_code.setEnabled(over)
        copies = (self.copy_diagram, self.copy_record, self.copy_scores, self.save_pdf, self.print_sheets)
        for action in (self.report, *copies):
            action.setEnabled(state is not None)
        for action in (self.replay, self.next_deal):
            action.setEnabled(state is not None and not waits)

    def _menu(self, title: str) -> QMenu:
        menu: QMenu = self.window.menuBar().addMenu(title)
        return menu

    def _add(
        self, menu: QMenu, title: str, slot: Callable[[], object], keys: Keys = None, checkable: bool = False
    ) -> QAction:
        action = QAction(title, self.window)
        action.setCheckable(checkable)
        if keys is not None:
            action.setShortcut(keys)
        action.triggered.connect(lambda _checked=False: slot())
        menu.addAction(action)
        # Also when the menu bar is hidden.
        self.window.addAction(action)
        return action

    def _hold(self, action: QAction, key: str, take: Callable[[QKeySequence], None]) -> None:
        """The key of this action is taken by whoever acts on it: a shortcut cannot tell when one is let go."""
        self.held[action] = Held(QKeySequence(key), take)

    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in self.window.archive.recent_files():
            action = self.recent.addAction(plain_title(path.name))
            set_tip(action, str(path))
            action.triggered.connect(lambda _checked=False, path=path: self.window.open_file(path))
        self.recent.setToolTipsVisible(True)
        if self.recent.isEmpty():
            self.recent.addAction(self.window.tr("No files yet")).setEnabled(False)
