"""A match of each game over AT-SPI; several games in one run.

Long games continue a match that is almost over, from the menu. Others begin in the lobby.
"""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest

from tests.driving import brief_action
from tests.ui.atspi.desk import why_not
from tests.ui.atspi.players import Person
from tests.ui.atspi.program import data_folder, running
from tests.ui.atspi.reader import Node, Reader
from trickdesk.engine.record import write_action
from trickdesk.games import games
from trickdesk.session import Archive, Player, Setup, State
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings

pytestmark = [pytest.mark.window, pytest.mark.slow, pytest.mark.skipif(bool(why_not()), reason=why_not())]

# The shortest matches there are.
SHORT: dict[str, dict[str, object]] = {
    "forty-fives": {"target": 45},
    "oh-hell": {"players": 4, "deals": "down", "cards": "4"},
    "euchre": {"last_deal": 2},
    "spades": {"last_deal": 1},
}
# The least score from which on these are played here, their options, and a seed of play that leads there.
LONG: dict[str, tuple[int, dict[str, object], int]] = {
    "92q": (84, {}, 7),
    "five-hundred": (440, {}, 36),
    "hearts": (40, {"target": 50}, 7),
    "red-one": (180, {"target": 300}, 7),
    "tocan": (11, {"target": 12}, 27),
}


def prepare(settings: Settings) -> None:
    settings.accessibility.text_table = True
    settings.help.explain = "never"
    settings.games.last_options = {name: dict(options) for name, options in SHORT.items()}


def begin_long(folder: Path, name: str, least: int, options: dict[str, object], seed: int) -> None:
    """Save an almost finished match in the program's folder, at the start of a deal."""
    archive = Archive(find_paths(data_folder(folder)), lambda do, _path: do())
    rng = random.Random(seed)
    names = ("You", "Ada", "Bruno", "Chidi")
    players = tuple(
        Player(name, seat == 0, "" if seat == 0 else "beginner") for seat, name in enumerate(names)
    )
    session, _ = archive.start(Setup(games()[name](options), players, "3"), datetime(2026, 1, 1))
    while session.state is not State.DEAL_OVER or max(session.view_for(None).totals) < least:
        assert session.state is not State.MATCH_OVER, "it is over before"
        if session.state is State.DEAL_OVER:
            session.next_deal()
            continue
        turn = session.turn
        assert turn is not None
        ask = session.view_for(turn).ask
        assert ask is not None
        action = brief_action(ask, rng)
        if session.state is State.BOT:
            request = session.bot_request()
            assert (
                session.bot_answer(request.ticket, write_action(action, session.setup.game.deck)) is not None
            )
        else:
            session.act(turn, action)
    session.next_deal()
    session.close()


def play(reader: Reader, window: Node) -> Person:
    person = Person(reader, window)
    person.play_match()
    assert person.deals > 0
    assert "play" in person.done
    return person


RUNS = (
    ("five-hundred", "92q"),
    ("hearts", "forty-fives", "euchre"),
    ("red-one", "tocan", "oh-hell", "spades"),
)


def test_each_game_has_its_match() -> None:
    assert sorted(name for run in RUNS for name in run) == sorted(games())


@pytest.mark.parametrize("run", RUNS, ids="+".join)
def test_a_match_of_each_game(tmp_path: Path, run: tuple[str, ...]) -> None:
    for name in run:
        if name in LONG:
            begin_long(tmp_path, name, *LONG[name])
    with running(tmp_path, prepare) as (reader, window):
        for name in run:
            reader.announced.clear()
            if name in LONG:
                reader.menu_item(window, "Continue").press()
                reader.wait(lambda: not window.name.startswith("Trickdesk"), "it does not go on")
            else:
                reader.find(window, "push button", f"Play {games()[name].name}").press()
            done = play(reader, window).done
            assert name != "hearts" or "give" in done
