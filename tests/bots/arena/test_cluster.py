"""`trickdesk arena` on a Dask cluster, also on one whose workers die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

import trickdesk
from trickdesk.bots.arena import workers
from trickdesk.bots.arena.workers import ClusterError, Workers, play_there, this_copy
from trickdesk.cli import arena

distributed = pytest.importorskip("distributed", reason="the library distributed isn't installed")
DEALS = 16
COMMAND = ["--game", "five-hundred", "--seats", "beginner,random", "--deals", str(DEALS), "--json"]
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
pytestmark = pytest.mark.filterwarnings("default")  # the library's own


@pytest.fixture
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50
    ) as started:
        yield started


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert arena.main([*COMMAND, *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.slow
def test_the_same_json_everywhere_also_if_workers_die(
    cluster: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker dies and is replaced; then one dies for good."""
    first, second = cluster.workers.values()
    killed: list[int] = []

    async def nothing() -> None:
        """Stand in for the start of another process."""

    def watch(done: int, count: int) -> None:
        if done == count // 2:
            victim = (first, second)[len(killed)]
            if killed:
                victim.instantiate = nothing
            killed.append(victim.pid)
            os.kill(victim.pid, KILL)

    alone = printed(capsys)
    assert printed(capsys, "--jobs", "2") == alone
    monkeypatch.setattr(arena, "show_progress", watch)
    for _ in range(2):
        assert printed(capsys, "--cluster", cluster.scheduler_address) == alone
    assert len(killed) == 2 and first.pid not in (None, killed[0])
    assert len(cluster.scheduler_info["workers"]) == 1


@pytest.mark.slow
def test_a_cluster_that_goes_away_ends_with_a_sentence(
    cluster: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "show_progress", lambda done, count: done == 3 and cluster.close())
    assert arena.main([*COMMAND, "--cluster", cluster.scheduler_address]) == 1
    said = capsys.readouterr()
    assert said.out == "" and "doesn't answer, or has no worker." in said.err


def test_no_cluster(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    address = "tcp://localhost:1"
    monkeypatch.setattr(workers, "PATIENCE", 1)
    assert arena.main([*COMMAND, "--cluster", address]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"trickdesk arena: The cluster at {address} doesn't answer, or has no worker.\n"


def test_a_deal_that_breaks_ends_with_its_trace() -> None:
    with distributed.LocalCluster(processes=False, dashboard_address=None, protocol="inproc") as here:
        work = Workers(cluster=here.scheduler_address).results(lambda number: 6 // (2 - number), 4)
        with pytest.raises(ZeroDivisionError), work as results:  # noqa: PT012 - it has to come from the second
            assert next(results) == 3
            list(results)


def test_workers_on_which_bots_play_differently_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    here = this_copy()
    with pytest.raises(ClusterError, match=r"has Trickdesk .* instead of Trickdesk 99\.0"):
        play_there(here.replace(trickdesk.__version__, "99.0"), str, 1)
    assert play_there(here, str, 1) == "1"
