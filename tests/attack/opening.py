"""Hostile and damaged files: opened, or refused with one sentence, and soon."""

from __future__ import annotations

import json
import time
from datetime import datetime
from pathlib import Path
from random import Random

from tests import naive
from tests.attack.records import damage, hostile_records, sound_record, written
from tests.attack.windows import open_window
from tests.session.helpers import FRESH, setup
from tests.ui.window.players import settle
from trickdesk.cli.referee import judge
from trickdesk.session import Archive, CannotOpen
from trickdesk.storage.paths import find_paths

NOW = datetime(2024, 5, 6)
LONGEST_SENTENCE = 250
SOON = 3.0  # seconds of this process's own time until a file is opened or refused
SHARE = 0.04  # of the hostile records in one try
DAMAGES = 40  # in one try


def opened(archive: Archive, file: Path, data: bytes) -> str:
    """Open a file; return the sentence if it is properly refused, or ""."""
    file.write_bytes(data)
    began = time.process_time()
    try:
        session = archive.open_file(file, FRESH, NOW)
    except CannotOpen as error:
        sentence = str(error)
        assert sentence.isprintable() and len(sentence) <= LONGEST_SENTENCE
        assert sentence.startswith((file.name, f"Can't open {file.name}: ", f"Can't read {file.name}: "))
        return sentence
    finally:
        assert time.process_time() - began < SOON
    assert session.setup.names
    session.match.discard()
    return ""


def judged(data: bytes) -> bool:
    """Return whether the referee accepts a record; it says so in one short line."""
    result = judge(data, None)
    if not result["ok"]:
        assert str(result["message"]).isprintable() and len(str(result["message"])) <= LONGEST_SENTENCE
        json.dumps(result)
    return bool(result["ok"])


def check(archive: Archive, file: Path, data: bytes) -> str:
    """Check that window and referee agree about a file; return whether it is refused.

    The value is that of `opened`.
    """
    refused = opened(archive, file, data)
    assert judged(data) == (refused == "")
    return refused


def try_hostile(rng: Random, folder: Path) -> str:
    """Try some of the files made up to do harm."""
    archive = Archive(find_paths(folder))
    taken = 0
    for name, data in hostile_records(rng):
        if rng.random() < SHARE:
            try:
                taken += check(archive, folder / "x.trickdesk", data) == ""
                assert archive.saves.unfinished() == []
            except Exception as error:
                raise AssertionError(f"{name}: {error!r}"[:2000]) from error
    return "some opened" if taken else "all refused"


def try_damaged(rng: Random, folder: Path) -> str:
    """Damage a record; the naive referee must accept whatever is opened."""
    archive = Archive(find_paths(folder))
    taken = 0
    for _ in range(DAMAGES):
        data = damage(rng, written(sound_record(rng), rng))
        if not check(archive, folder / "x.trickdesk", data):
            taken += 1
            assert naive.referee(json.loads(data.decode("utf-8-sig")))["ok"], data
    return "some opened" if taken else "all refused"


def try_window(rng: Random, folder: Path) -> str:
    """Open it in the window: the banner says why not, and the match stays as it is."""
    file = folder / "x.trickdesk"
    files = [(name, data) for name, data in hostile_records(rng) if rng.random() < SHARE / 2]
    files += [("damaged", damage(rng, written(sound_record(rng), rng))) for _ in range(DAMAGES // 2)]
    with open_window(folder / "data") as window:
        window.matches.start(setup("h..."))
        settle(window)
        for name, data in files:
            session = window.controller.session
            assert session is not None
            before = session.record_text()
            file.write_bytes(data)
            window.matches.open_file(file)
            settle(window)
            if window.controller.session is session:
                words = window.banner.text
                assert words.isprintable() and 0 < len(words) <= LONGEST_SENTENCE, (name, words[:300])
                assert session.record_text() == before, name
    return "window"
