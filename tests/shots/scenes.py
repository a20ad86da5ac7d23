"""A tour of the program that shows every screen once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QTabWidget

from tests.session.coach.habit_deals import keep_reviewed
from tests.session.damaged import made, played
from tests.shots.camera import Camera, dialogs
from tests.shots.tables import begin, hot_seat, in_text, match_over, other_rules, other_sizes, table, wait
from trickdesk.engine.record import parse_action
from trickdesk.games import games
from trickdesk.session.challenge.overview import OWN, packed
from trickdesk.session.coach.claims import WINDOW
from trickdesk.session.codes import pack
from trickdesk.session.review_store import history_of
from trickdesk.storage.challenges import ChallengeFiles
from trickdesk.storage.settings import PAGES
from trickdesk.ui.dialogs.about import AboutDialog
from trickdesk.ui.dialogs.own_programs import AddProgramDialog
from trickdesk.ui.dialogs.settings import SettingsDialog
from trickdesk.ui.lobby.deal_editor import DealEditor
from trickdesk.ui.widgets.file_dialogs import ask_csv
from trickdesk.ui.window import unsaved_match
from trickdesk.ui.window.main_window import MainWindow

WAIT_MS = 20
PAINTED_MS = 1_500  # in which the lobby has its pictures
EXERCISE_MS = 3_000  # in which an exercise is there
EXERCISES = ("my-habits", "which-card-wins", "what-would-you-call", "my-decisions")
REVIEWED = (5, 40, 500)
FIGURES = ("results", "contracts", "people", "over-time", "luck", "matches")


def tour(window: MainWindow, camera: Camera, chosen: Sequence[str]) -> None:
    """Show everything."""
    window.matches.show_lobby()
    camera.take("lobby-welcome", PAINTED_MS)
    for name in chosen:
        window.pages.lobby.list.choose(name)
        window.pages.lobby.show_setup()
        camera.take(f"lobby-setup-{name}")
        camera.dialog(f"lobby-how-{name}", window.pages.lobby.page.rules.preset_button.click)
        camera.dialog(f"lobby-who-{name}", window.pages.lobby.page.seats.plates[2].badge.click)
        window.pages.lobby.show_home()
    for name in chosen:
        table(window, camera, name)
        in_text(window, camera, name)
        other_sizes(window, camera, name)
        other_rules(window, camera, name)
        match_over(window, camera, name)
    hot_seat(window, camera, chosen[0])
    window.matches.show_lobby()
    camera.take("lobby", PAINTED_MS)
    window.pages.lobby.show_others()
    camera.take("lobby-unfinished")
    window.pages.lobby.show_home()
    settings_pages(window, camera)
    from_the_lobby(window, camera)
    for deals in REVIEWED:
        coach(window, camera, deals)
    at_the_table(window, camera, chosen[0])
    for name in chosen:
        lesson(window, camera, name)


def settings_pages(window: MainWindow, camera: Camera) -> None:
    """Show every page of the settings, languages last."""

    def turn(row: int) -> None:
        for shown in dialogs():
            if isinstance(shown, SettingsDialog):
                shown.list.setCurrentRow(row)

    pages = {f"settings-{page}": partial(turn, row) for row, page in enumerate(PAGES)}
    camera.pages(window.dialogs.settings, pages)
    camera.dialog("settings-language", lambda: window.dialogs.settings(at_language=True))


def from_the_lobby(window: MainWindow, camera: Camera) -> None:
    """Show all dialogs that need no match."""
    for name, opened in {
        "keys": lambda: window.dialogs.keys(window.shortcuts),
        "about": window.dialogs.about,
        "licences": lambda: AboutDialog(window).show_licences(),
        "deal": window.deals.choose,
        "deal-editor": window.deals.set_up,
        "deal-editor-full": lambda: filled(window),
        "fair-deal": window.dialogs.fair_deals,
        "stored-files": window.dialogs.stored_files,
        "own-program": AddProgramDialog(lambda name, command: None, [], window).open,
        "person": window.people.ask,
        "file-open": window.matches.choose_file,
        "file-table": lambda: ask_csv(window, Path(), "results"),
        "statistics-empty": lambda: window.dialogs.statistics("oh-hell"),
    }.items():
        camera.dialog(name, opened)
    for name, kind in games().items():
        camera.dialog(f"rules-{name}", partial(window.dialogs.rules_of, kind()))
    camera.pages(window.dialogs.statistics, tabs(f"statistics-{figures}" for figures in FIGURES))
    camera.pages(window.coaching.open, tabs(f"coach-{exercise}" for exercise in EXERCISES), EXERCISE_MS)
    same_deals(window, camera)


def same_deals(window: MainWindow, camera: Camera) -> None:
    """Show the deals of the day, challenges, results, and the dialog for a new one."""
    names, files = ("same-deals-days", "same-deals-challenges"), ChallengeFiles(window.archive.paths)
    challenge, own = made("five-hundred", 8)
    if camera.wants("same-deals"):
        files.add(challenge.id, pack("challenge", challenge.to_json()))
        results = {f"{OWN}1": replace(own, name=window.settings.players.name)}
        results |= {f"{seed}": played(challenge, seed, name) for seed, name in ((2, "Ben"), (3, "Charlotte"))}
        for name, result in results.items():
            files.put_result(challenge.id, name, packed(result))
    camera.pages(window.challenges.open, tabs(names))
    camera.dialog("same-deals-results", lambda: window.challenges.open().open_results(challenge.id))
    camera.dialog("same-deals-new", lambda: window.challenges.open().new.click())


def coach(window: MainWindow, camera: Camera, deals: int) -> None:
    """Show what the coach says about so many reviewed deals."""
    name = f"coach-{deals}-deals"
    if camera.wants(name):
        keep_deals(window, deals)
        camera.dialog(name, window.coaching.open, EXERCISE_MS)


def keep_deals(window: MainWindow, deals: int) -> None:
    """Keep so many reviewed deals, for the coach to read."""
    game, paths = "five-hundred", window.archive.paths
    theme = "" if deals < WINDOW else "passes-too-much"
    keep_reviewed(paths, game, deals, theme, person=window.settings.players.name, seeds=(2, 3), won=-14)
    with closing(history_of(paths)) as history:
        history.update()
    window.pages.lobby.choose(game)


def filled(window: MainWindow) -> None:
    """Open the deal editor with all cards dealt."""
    window.deals.set_up()
    for shown in dialogs():
        if isinstance(shown, DealEditor):
            shown.fill_button.click()


def tabs(names: Iterable[str]) -> dict[str, Callable[[], None]]:
    """Return how to turn to each tab of the dialog that is open."""

    def turn(number: int) -> None:
        dialogs()[-1].findChildren(QTabWidget)[0].setCurrentIndex(number)

    return {name: partial(turn, number) for number, name in enumerate(names)}


def at_the_table(window: MainWindow, camera: Camera, name: str) -> None:
    """Show the questions in the middle of a match, and the banner."""
    begin(window, games()[name](), 1)
    reason = window.tr("The disk is full.")
    camera.dialog("save", window.matches.choose_save)
    camera.dialog("leaving", lambda: unsaved_match.ask_to_leave(window, reason, True))
    window.banner.show_message(reason)
    camera.take("banner")
    window.banner.clear()


def lesson(window: MainWindow, camera: Camera, name: str) -> None:
    """A game's lesson: its beginning, a decision, a wrong one, and the summary."""
    if not camera.wants(f"{name}-lesson"):
        return
    window.learning.open(name)
    page = window.learning.page
    assert page is not None
    taken = False
    camera.take(f"{name}-lesson")
    while (session := page.controller.lesson) is not None and session.step is not None:
        wait(WAIT_MS)
        if page.table.busy:
            page.table.skip()
        elif session.is_reading:
            page.go_on()
        elif session.is_deciding and page.controller.is_settled:
            verb, *rest = session.step.expect[0].split()
            if not taken:
                camera.take(f"{name}-lesson-decision")
                reason = max([session.step.wrong, *session.step.tempting.values()], key=len)
                page.controller.wrong.emit(None, reason)
                camera.take(f"{name}-lesson-wrong")
                taken = True
            page.controller.act(parse_action(verb, rest, session.setup.game.deck))
    wait(WAIT_MS)
    camera.take(f"{name}-lesson-over")
    window.learning.close()
