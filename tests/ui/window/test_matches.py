"""Whole matches of every game in the real window."""

from __future__ import annotations

import faulthandler
import gc
import itertools
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.driving import chance, played
from tests.session.helpers import brief_seed, setup, short_game
from tests.ui.window.players import Keyboard, Mouse, Person, Touch, decide, settle
from trickdesk.engine.actions import Call, Deal
from trickdesk.engine.bids import PASS
from trickdesk.engine.game import Game
from trickdesk.engine.record import SET_UP
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.window.main_window import MainWindow

SIDES_AND_DECKS = "deck", "fives", "sixes"


def variants() -> list[Game]:
    """Return every game with every preset, table and deck, to the nearest target."""
    found = []
    for kind in games().values():
        short = short_game(kind.id).options
        target = {"target": short["target"]} if "target" in short else {}
        found += [kind({**preset.options, **target}) for preset in kind.presets]
        players = [option.choices for option in kind.option_list if option.name == "players"]
        for count in players[0] if players else ():
            options: dict[str, object] = {"players": count, **target}
            if "deals" in short:  # from the largest deal down to one card, and not up again
                options["deals"] = "down"
            if "sides" in short and count not in (4, 6):
                options["sides"] = "cutthroat"
            if count != kind().seats:
                found.append(kind(options))
        found += [kind({**table, **target}) for table in other_tables(kind, found)]
    return list({name_of(game): game for game in found}.values())


def other_tables(kind: type[Game], found: Sequence[Game]) -> list[dict[str, object]]:
    """Return tables with those sides and decks that none of the games `found` has."""
    tables: list[dict[str, object]] = []
    players = next((option.choices for option in kind.option_list if option.name == "players"), ())
    for option in kind.option_list:
        had = {game.options[option.name] for game in found if game.id == kind.id} | {option.default}
        for value in option.choices if option.name in SIDES_AND_DECKS else ():
            seats = [{"players": count} for count in players] or [{}]
            where = [table for table in seats if value in kind.choices(option, kind.defaults(table) | table)]
            if value not in had and where:
                tables.append({**where[0], option.name: value})
    return tables


def tables(found: Sequence[Game]) -> list[Game]:
    """Return one game for each number of players and sides.

    It is the one with most rules of its own. Tests of the cards draw those of every deck.
    """
    most: dict[object, Game] = {}
    for game in sorted(found, key=lambda game: len(name_of(game).split())):
        most[game.id, tuple(map(game.side, range(game.seats)))] = game
    return [game for game in found if game in most.values()]


def name_of(game: Game) -> str:
    changed = [f"{k}={v}" for k, v in game.options.items() if v != type(game)().options[k]]
    return " ".join([game.id, *changed])


BY_HAND = {"92q": "2", "five-hundred": "5"}  # seeds with which these matches end soon
WAYS: tuple[type[Person], ...] = (Keyboard, Mouse, Touch)
# Because a match takes many seconds: the tables of a game by turns, in each way at least one, and the first deal.
# With TRICKDESK_MATCHES every preset, in every way and to the end. The engine's tests play all presets.
IN_FULL = "TRICKDESK_MATCHES" in os.environ

SOON = ("forty-fives", "red-one", "tocan")  # games whose matches end within seconds
MATCHES = [
    (game_id, way)
    for number, game_id in enumerate(sorted(games()) if IN_FULL else SOON)
    for way in (WAYS if IN_FULL else (WAYS[number % 2],))
]


def in_turns(found: Sequence[Game]) -> list[tuple[Game, type[Person]]]:
    """Return games with a way to play each; every kind of game is played in every way."""
    pairs: list[tuple[Game, type[Person]]] = []
    for kind in games():
        own = [game for game in found if game.id == kind]
        pairs += [(own[turn % len(own)], WAYS[turn % len(WAYS)]) for turn in range(max(len(own), len(WAYS)))]
    return pairs


GAMES_AND_WAYS = [
    pytest.param(game, way, id=f"{name_of(game)} {way.__name__}")
    for game, way in (itertools.product(variants(), WAYS) if IN_FULL else in_turns(tables(variants())))
]


@pytest.mark.parametrize(("game_id", "way"), MATCHES)
def test_a_match_by_keyboard_or_mouse_alone(window: MainWindow, game_id: str, way: type[Person]) -> None:
    window.matches.start(setup("h...", short_game(game_id), seed=BY_HAND.get(game_id, "1")))
    person = way(window, random.Random(11))
    person.play_match()
    assert window.controller.state is State.MATCH_OVER
    assert isinstance(window.screen_.panel, MatchOverPanel)
    assert "play" in person.done


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), GAMES_AND_WAYS)
def test_every_table(window: MainWindow, game: Game, way: type[Person]) -> None:
    window.matches.start(setup("h...", game, seed="5"))
    way(window, random.Random(12)).play_match(deals=1000 if IN_FULL else 1)
    assert isinstance(window.screen_.panel, MatchOverPanel if IN_FULL else DealOverPanel | MatchOverPanel)


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_match_of_bots_alone(window: MainWindow, qtbot: QtBot, game_id: str) -> None:
    window.matches.start(setup("....", short_game(game_id), seed=brief_seed(game_id)))
    person = Mouse(window, random.Random(1))
    person.play_match(deals=1)
    assert isinstance(window.screen_.panel, DealOverPanel | MatchOverPanel)
    if isinstance(window.screen_.panel, DealOverPanel):
        person.go_on()  # there is nothing else to do
        qtbot.waitUntil(lambda: window.controller.view.deal_number == 2)
    assert person.done == []


@pytest.mark.parametrize(
    ("way", "deals", "end"), [(Keyboard, 1000, State.MATCH_OVER), (Mouse, 1, State.DEAL_OVER)]
)
def test_several_people(window: MainWindow, way: type[Person], deals: int, end: State) -> None:
    window.matches.start(setup("hh.h", short_game("forty-fives"), seed="4"))
    way(window, random.Random(2)).play_match(deals=deals)
    assert window.controller.state is end


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
@pytest.mark.parametrize("painted_once", [None], ids=["paints anew"])
def test_many_matches_leave_no_memory_behind(window: MainWindow, painted_once: None) -> None:
    """Matches of bots and a person in turn; at most 5 MB more at the end.

    TRICKDESK_MATCHES is the number of matches, then of all games and with 10 MB.
    """
    faulthandler.cancel_dump_traceback_later()  # it takes longer than a test may hang
    kinds = sorted(games()) if IN_FULL else SOON
    after_first = 0.0
    for number in range(int(os.environ.get("TRICKDESK_MATCHES", "4"))):
        people, kind = "h..." if number % 10 == 0 else "....", kinds[number % len(kinds)]
        window.matches.start(setup(people, short_game(kind), seed=brief_seed(kind)))
        Mouse(window, random.Random(number)).play_match()
        window.matches.show_lobby()
        if number == 0:
            after_first = resident_megabytes()
    assert resident_megabytes() - after_first < (10 if IN_FULL else 5)


def resident_megabytes() -> float:
    """Return the memory used by this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


@pytest.mark.parametrize("leave", ["again", "lobby"])
def test_a_match_that_is_over_is_kept(window: MainWindow, leave: str) -> None:
    """Whatever the player does next, it isn't offered to continue, and isn't deleted."""
    window.matches.start(setup("h...", short_game("forty-fives")))
    session = window.controller.session
    assert session is not None
    Keyboard(window, random.Random(5)).play_match()
    record = session.record_text()
    panel = window.screen_.panel
    assert isinstance(panel, MatchOverPanel)
    getattr(panel, leave).emit()
    saves = window.archive.saves
    assert [kept.path.read_text(encoding="utf-8") for kept in saves.finished()] == [record]
    assert window.pages.lobby.newest_id() is None
    if leave == "again":
        window.matches.show_lobby()
        assert saves.unfinished() == [], "nobody has decided anything in the next match"
        assert len(saves.finished()) == 1


def test_a_match_without_a_persons_decision_is_not_kept(window: MainWindow) -> None:
    saves = window.archive.saves
    for people in ("h...", ".h..", "hh.."):
        window.matches.start(setup(people, short_game("five-hundred"), seed="3"))
        settle(window)
        assert len(saves.unfinished()) == 1, "it has to outlive a crash"
        window.matches.show_lobby()
        assert saves.unfinished() == [] and window.pages.lobby.newest_id() is None
    window.matches.start(setup("h...", short_game("five-hundred"), seed="3"))
    decide(window)
    window.matches.show_lobby()
    assert len(saves.unfinished()) == 1


def test_bots_alone_and_a_deal_that_was_set_up_are_kept(window: MainWindow) -> None:
    saves, game = window.archive.saves, short_game("five-hundred")
    window.matches.start(setup("....", game))
    window.matches.show_lobby()
    assert len(saves.unfinished()) == 1
    table = Table(game)
    chance(table, random.Random(1))
    deal = table.log[0]
    assert isinstance(deal, Deal)
    window.deals.start(setup("h...", game), deal, SET_UP)
    window.matches.show_lobby()
    assert len(saves.unfinished()) == 2


def test_closing_the_window_keeps_no_match_without_a_decision(window: MainWindow) -> None:
    window.matches.start(setup("h...", short_game("five-hundred")))
    settle(window)
    window.close()
    assert window.archive.saves.unfinished() == []


@pytest.mark.parametrize("game_id", sorted(games()))
def test_only_games_with_passes_have_them_in_the_menu(window: MainWindow, game_id: str) -> None:
    window.matches.start(setup("h...", short_game(game_id)))
    settle(window)
    window.commands.update()
    log = played(games()[game_id](), random.Random(1), deals=5).log
    made = [action.text for entry in log if isinstance(entry, tuple) and isinstance(action := entry[1], Call)]
    assert window.commands["pass"].isVisible() is (PASS in made)
