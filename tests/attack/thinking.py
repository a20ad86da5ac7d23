"""Broken bot processes in the real window: play continues, the banner says why."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from tests.attack.windows import open_window
from tests.bots.troubles import TROUBLES, UNIX
from tests.driving import random_game
from tests.session.helpers import setup
from tests.ui.window.bad_bots import Impatient, play
from trickdesk.bots.process.client import Trouble
from trickdesk.games import games
from trickdesk.launch import own_command
from trickdesk.session import Session, State

INPUTS = 12


def fallbacks(session: Session) -> int:
    return sum(player.fallbacks for player in session.setup.players)


def try_trouble(rng: Random, folder: Path) -> str:
    """Play a match of bots with a faulty process, then with a working one."""
    name = rng.choice([name for name in TROUBLES if os.name == "posix" or name not in UNIX])
    bad = TROUBLES[name]
    client = Impatient(bad.command)
    game = random_game(rng.choice(list(games().values())), rng)
    with open_window(folder, client) as window:
        window.controller.warm_up()
        window.matches.start(setup("", game, str(rng.random())))
        session = play(window, INPUTS, bad.trouble is Trouble.SILENT)
        assert window.banner.text.isprintable() and window.banner.text, name
        assert fallbacks(session) > 0, name
        client.command = own_command("bot-worker")
        if client.worker is not None:
            client.worker.kill()
        window.banner.clear()
        before, failed = session.inputs, fallbacks(session)
        if session.state is not State.MATCH_OVER:
            play(window, before + 4)
            assert fallbacks(session) <= failed + 1, name  # what was asked of the bad one
    client.close()
    return bad.trouble.name.lower()
