"""Opening the dialogs of the window; each is imported only when it is wanted, and deleted when it is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from trickdesk.engine.actions import Deal
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session import Player, Session, Setup
from trickdesk.storage.paths import Paths
from trickdesk.storage.settings import Look, Settings
from trickdesk.ui.qt.window_placement import fit_on_screen, text_scale
from trickdesk.ui.window.preferences import Preferences

if TYPE_CHECKING:
    from trickdesk.session.deal_code import Wanted
    from trickdesk.session.deal_draft import Draft
    from trickdesk.session.decisions import Decided
    from trickdesk.ui.window.main_window import MainWindow
    from trickdesk.ui.window.shortcuts import Shortcuts


def open_rules(
    parent: QWidget, look: Look, game: Game, phase: str = "", players: Sequence[Player] = ()
) -> None:
    """The rules of a game, at what explains ``phase``; the table can be used beside them."""
    from trickdesk.ui.dialogs.rules import RulesDialog

    _passing(RulesDialog(game, phase, players, parent, look)).show()


def open_card_order(parent: QWidget, look: Look, view: PlayerView) -> None:
    """Which card beats which, as it is now; the table can be used beside it."""
    from trickdesk.ui.dialogs.card_order import CardOrderDialog

    _passing(CardOrderDialog(view, look, parent)).show()


def open_deal_number(parent: QWidget, game: Game, deal: Callable[[Wanted], None]) -> None:
    """Ask for the number or code of a deal, to be dealt by ``deal``."""
    from trickdesk.ui.dialogs.deal_number import DealNumberDialog

    dialog = DealNumberDialog(game, parent)
    dialog.wanted.connect(deal)
    _passing(dialog).open()


def open_deal_editor(
    parent: QWidget,
    draft: Draft,
    players: Callable[[Game], Sequence[Player]],
    settings: Settings,
    play: Callable[[Setup, Deal], None],
) -> None:
    """Set up a deal, from ``draft`` on, to be played by ``play``."""
    from trickdesk.ui.dialogs.deal_editor import DealEditor

    dialog = DealEditor(draft, players, settings, text_scale(parent.size()), parent)
    dialog.started.connect(play)
    _passing(dialog).open()


def open_report(
    parent: QWidget,
    session: Session,
    decisions: Sequence[Decided],
    write: Callable[[Path, bytes], None],
) -> None:
    """A report of a bot's play, to be read and then saved by ``write``."""
    from trickdesk.ui.dialogs.report import ReportDialog

    _passing(ReportDialog(session, decisions, write, parent)).open()


def open_about(parent: QWidget) -> None:
    from trickdesk.ui.dialogs.about import AboutDialog

    _passing(AboutDialog(open_licences, parent)).open()


def open_keys(parent: QWidget, shortcuts: Shortcuts, preferences: Preferences) -> None:
    """All keys; what is changed there is saved at once."""
    from trickdesk.ui.dialogs.key_list import KeysDialog

    dialog = KeysDialog(shortcuts, parent)
    dialog.changed.connect(preferences.save)
    _passing(dialog).open()


def open_licences(parent: QWidget) -> None:
    from trickdesk.ui.dialogs.licences import LicencesDialog

    _passing(LicencesDialog(parent)).open()


def open_settings(
    parent: MainWindow, preferences: Preferences, data_folder: Path, at_language: bool = False
) -> None:
    """The settings; every change is taken over and saved at once. ``at_language``: open at that page."""
    from trickdesk.ui.dialogs.settings import SettingsDialog

    dialog = SettingsDialog(preferences.settings, data_folder, parent)
    dialog.changed.connect(lambda _settings: preferences.commit())
    dialog.languageChosen.connect(parent.languageChosen)
    if at_language:
        dialog.show_language()
    _passing(dialog).open()


def open_statistics(
    parent: QWidget, paths: Paths, name: str, open_match: Callable[[Path], None], game_id: str = ""
) -> None:
    """The statistics, of the person of this name first, in one game or in all; ``open_match`` shows a match that is
    chosen there."""
    from trickdesk.ui.statistics.dialog import StatisticsDialog

    dialog = StatisticsDialog(paths, name, parent, game_id)
    dialog.opened.connect(open_match, Qt.ConnectionType.QueuedConnection)  # once it is gone
    _passing(dialog).open()


def open_practice(parent: QWidget, settings: Settings, paths: Paths) -> None:
    """Exercises in the rules that were chosen last."""
    from random import Random

    from trickdesk.ui.practice.dialog import PracticeDialog

    _passing(PracticeDialog(settings, paths, Random(), None, parent)).open()


def _passing(dialog: QDialog) -> QDialog:
    fit_on_screen(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
