"""Programs that write the same files at once; nothing saved may get lost.

`python -m tests.storage.writers FOLDER NAME FIRST COUNT` is one of them. In each round it adds something of its
own to every file that all copies of the program write, and prints the round when all of it is saved.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random

from trickdesk.storage.paths import Paths, find_paths
from trickdesk.storage.practice import Card, PracticeFile, Score
from trickdesk.storage.saves import MOST_RECENT, RecentFiles
from trickdesk.storage.settings import SettingsFile
from trickdesk.storage.statistics.figures import CountedFrom

ROOT = Path(__file__).resolve().parents[2]
GAME = "hearts"
NAMES = ("a", "b")
PAUSE_S = 0.02  # between two rounds, at most
DUE = date(2026, 3, 1)


def write(folder: Path, name: str, first: int, count: int) -> Iterator[str]:
    """Yield each round when it is saved, as `a-7`."""
    paths, rng = find_paths(folder), Random(f"{name} {first}")
    file, practice = SettingsFile(paths.settings), PracticeFile(paths.practice)
    settings, progress = file.load()[0], practice.load()
    recent, counted = RecentFiles(paths.recent), CountedFrom(paths.counted_from)
    for number in range(first, first + count):
        key = f"{name}-{number}"
        settings.games.presets.setdefault(GAME, {})[key] = {"target": 50}
        settings.window.geometry = key  # what both change belongs to the last
        file.save(settings)
        score = progress.ranking.get(GAME, Score()).answered(True, 1)
        progress = progress.with_score(GAME, score).with_card(key, Card(1, DUE))
        practice.save(progress)
        counted.reset(key, float(number))
        recent.add(folder / key)
        yield key
        time.sleep(rng.random() * PAUSE_S)


@contextmanager
def writer(folder: Path, name: str, first: int, count: int) -> Iterator[subprocess.Popen[str]]:
    words = [sys.executable, "-m", "tests.storage.writers", str(folder), name, str(first), str(count)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        yield process


def check(paths: Paths, saved: list[str], killed: int) -> None:
    """Assert that all rounds are there; of those in progress at a kill, parts may be."""
    settings, problem = SettingsFile(paths.settings).load()
    assert problem is None, problem
    lost = set(saved) - set(settings.games.presets[GAME])
    assert not lost, f"presets {sorted(lost)} are lost"
    progress = PracticeFile(paths.practice).load()
    lost = set(saved) - set(progress.puzzles)
    assert not lost, f"puzzles {sorted(lost)} are lost"
    assert 0 <= progress.ranking[GAME].asked - len(saved) <= killed
    lost = set(saved) - set(CountedFrom(paths.counted_from).times())
    assert not lost, f"the resets of {sorted(lost)} are lost"
    recent = [path.name for path in RecentFiles(paths.recent).paths()]
    assert len(recent) == min(len(saved), MOST_RECENT)
    assert len(set(recent) - set(saved)) <= killed


def write_at_once(folder: Path, rounds: int, kills: int, rng: Random) -> None:
    """Let two programs write; kill one of them so often, and start it again."""
    saved: list[str] = []
    with writer(folder, NAMES[0], 0, rounds) as other:
        for number in range(kills):
            with writer(folder, NAMES[1], number * rounds, rounds) as victim:
                assert victim.stdout is not None
                saved.append(victim.stdout.readline().strip())  # it has begun
                time.sleep(rng.random() * PAUSE_S)
                victim.kill()
                saved += victim.stdout.read().split()
        with writer(folder, NAMES[1], kills * rounds, rounds) as last:
            assert last.stdout is not None
            saved += last.stdout.read().split()
        assert other.stdout is not None
        saved += other.stdout.read().split()
    assert other.returncode == last.returncode == 0
    assert len(saved) >= 2 * rounds
    check(find_paths(folder), saved, kills)


if __name__ == "__main__":
    for done in write(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])):
        print(done, flush=True)
