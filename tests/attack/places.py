"""Matches in folders that are missing, read-only, full of pipes or very deep."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from random import Random

from tests.driving import random_game
from tests.session.helpers import FRESH, setup, step
from tests.storage.places import PLACES, hostile_place
from trickdesk.games import games
from trickdesk.session import Archive, CannotOpen, State
from trickdesk.storage.files import SaveError
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import SettingsFile

NOW = datetime(2024, 5, 6)
INPUTS = 25


def try_place(rng: Random, folder: Path) -> str:
    """Begin, play, leave and continue a match; errors are sentences, nothing is lost."""
    name = rng.choice(list(PLACES))
    with hostile_place(name) as place:
        paths = find_paths(place)
        archive, file = Archive(paths), SettingsFile(paths.settings)
        settings, _problem = file.load()
        settings.look.felt = "navy"
        with contextlib.suppress(SaveError):
            file.save(settings)
        game = random_game(rng.choice(list(games().values())), rng)
        session, _ = archive.start(setup("h...", game, str(rng.random())), NOW)
        while session.inputs < INPUTS and session.state is not State.MATCH_OVER:
            step(session, rng)
        session.flush()
        saved, match, text = session.not_saved is None, session.match, session.record_text()
        assert match is not None
        with contextlib.suppress(SaveError):
            archive.save_as(session, place / "copy")
        session.close()
        for listed in (archive.saves.unfinished, archive.saves.finished):
            with contextlib.suppress(SaveError):
                listed()
        archive.recent.paths()
        if not saved or session.state is State.MATCH_OVER:
            with contextlib.suppress(CannotOpen):
                archive.resume(match.match_id, FRESH).close()
            return "finished" if saved else "not saved"
        again = archive.resume(match.match_id, FRESH)
        assert again.record_text() == text
        again.close()
    return "saved"
