"""Where deals are played: in this process, in several, or on a Dask cluster.

Every deal depends on its number alone, and results come back in order. So the figures are the same everywhere
with the same version.
The cluster needs the library distributed (the extra `cluster`). Packages have only one process and leave out the
modules that the others need, so those are imported where they are used.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from threading import Lock, Timer
from typing import TypeVar

import trickdesk
from trickdesk.launch import current_folder_kept_out

LIBRARY = "distributed"
PATIENCE = 30  # seconds until the cluster answers and has a worker
LEAVING = 5.0  # seconds for a process to end tidily
ONE_AT_A_TIME = Lock()  # bots aren't made for threads, but a worker may have several
Result = TypeVar("Result")


class ClusterError(Exception):
    """Raised if a cluster can't go on; the text says why."""


def available() -> bool:
    return find_spec(LIBRARY) is not None


@dataclass(frozen=True, slots=True)
class Workers:
    """The processes that play.

    `jobs` is their number on this machine. `cluster` is the address of a Dask scheduler, whose workers play
    instead. `watch` gets the number of results so far and the number expected.
    """

    jobs: int = 1
    cluster: str | None = None
    watch: Callable[[int, int], None] = lambda done, count: None

    @contextmanager
    def results(self, play: Callable[[int], Result], count: int) -> Iterator[Iterator[Result]]:
        """Iterate over `play(0)`, `play(1)` and so on until the block is left.

        Raises:
            ClusterError: The cluster can't go on.
        """
        if self.cluster:
            with on_cluster(self.cluster, play, count) as found:
                yield self.watched(found, count)
        elif self.jobs > 1:
            import multiprocessing

            context = multiprocessing.get_context("spawn")
            with current_folder_kept_out(), context.Pool(self.jobs, end_tidily) as pool:
                yield self.watched(pool.imap(play, range(count)), count)
        else:
            yield self.watched(map(play, range(count)), count)

    def watched(self, results: Iterator[Result], count: int) -> Iterator[Result]:
        self.watch(0, count)
        for done, result in enumerate(results, 1):
            self.watch(done, count)
            yield result


def at_end(do: Callable[[], None]) -> None:
    """Call something when this process of the arena ends."""
    from multiprocessing.util import Finalize

    Finalize(None, do, exitpriority=1)


def end_tidily() -> None:
    """Let this process end what it has started when it is told to end."""

    def leave(number: int, frame: object) -> None:
        sure = Timer(LEAVING, os._exit, (128 + number,))  # Python ignores errors in some places
        sure.daemon = True
        sure.start()
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, leave)


@contextmanager
def on_cluster(address: str, play: Callable[[int], Result], count: int) -> Iterator[Iterator[Result]]:
    """Iterate over the results of a cluster.

    The scheduler gives the deals of a worker that dies, also finished ones, to the others.
    """
    from concurrent.futures import CancelledError

    from distributed import Client, KilledWorker

    try:
        with Client(address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=PATIENCE)
            futures = deque(client.map(partial(play_there, this_copy(), play), range(count), pure=False))
            # Each result is taken off the list, so that the cluster can forget it.
            yield (futures.popleft().result() for _ in range(count))
    except KilledWorker:
        raise ClusterError("The same deal has ended several workers. Their own output says why.") from None
    except (OSError, CancelledError) as error:
        raise ClusterError(f"The cluster at {address} doesn't answer, or has no worker.") from error


def this_copy() -> str:
    """Return the version, which decides how bots play."""
    return f"Trickdesk {trickdesk.__version__}"


def play_there(copy: str, play: Callable[[int], Result], number: int) -> Result:
    """Play an item on a worker of the cluster.

    Raises:
        ClusterError: Bots play differently there.
    """
    if copy != this_copy():
        raise ClusterError(f"A worker has {this_copy()} instead of {copy}.")
    with ONE_AT_A_TIME:
        return play(number)
