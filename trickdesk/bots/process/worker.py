"""The process in which bots think: one JSON object a line in, one a line out.

``{"ticket": n, "view": {...}, "level": "medium", "seed": n, "temperament": "bold", "agreements": [[...], [...]]}`` (the
last two may be missing) is answered by ``{"ticket": n, "action": "call 7H", "why": {...}, "kernels": "compiled"}``,
with the reasons as :meth:`Explanation.to_json` writes them. ``{"ticket": n, "error": "..."}`` says that there is no
action, with ``"broken": true`` where thinking ended in an exception; its trace comes first, for the log, as
``{"ticket": null, "trace": "..."}``.

With ``"hint": true`` instead of level and temperament it is a hint that is asked for, answered on the way as
often as there is more to tell, with ``"partial": true`` and without reasons, and then once more as above. With
``"claim": [low, high, clean]`` and a view alone a proof of that claim is asked for: the action is what is played by
it, or empty. ``"claims": true`` in an answer: the bot that leads can claim all the rest.

``{"cancel": n}`` ends that search, and any that was asked for before it, at once and is not answered. The process ends
with its input, so it never outlives the program that started it, not even one that was killed; on Linux not even if
it was stopped itself.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

from trickdesk.bots.claims.claim import Claim
from trickdesk.bots.claims.proof import can_claim, proven_play
from trickdesk.bots.decision.explain import Decision
from trickdesk.bots.levels import USUAL
from trickdesk.bots.player import advise, decide
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST
from trickdesk.engine.cards import Deck
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView, view_of
from trickdesk.games import games
from trickdesk.kernels import loaded

# That the proof of a claim may take on a machine that is far too slow; whoever asked waits for five.
PROOF_S = 4.0
PR_SET_PDEATHSIG = 1  # of <linux/prctl.h>


class Worker:
    """Answers requests one after the other; the latest request replaces one that still waits or is in work."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self.requests: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.wanted: dict[str, Any] | None = None  # the request that somebody still waits for

    def read(self, source: BinaryIO) -> None:
        """Take in everything that is asked until the input ends, then end the process, thinking or not.

        A line that is too long ends it as well: nobody who means a request writes one.
        """
        try:
            while (line := source.readline(LONGEST_REQUEST)).endswith(b"\n"):
                self.take(line)
        finally:
            os._exit(0)

    def take(self, line: bytes) -> None:
        """Note one line of input."""
        try:
            message = json.loads(line)
            if "cancel" in message:
                if self.wanted is not None and self.wanted["ticket"] <= message["cancel"]:
                    self.wanted = None
                return
            message["ticket"] = int(message["ticket"])
            self.wanted = message
            self.requests.put(message)
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            self.write({"ticket": None, "error": f"not a request: {error!r}"})

    def run(self) -> None:
        """Answer requests for ever."""
        while True:
            request = self.requests.get()
            if request is self.wanted:
                answer = self.answer(request)
                if request is self.wanted:
                    self.write(answer)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to one request.

        What a bot that breaks does instead is up to the program, which has to say so.
        """
        ticket = request["ticket"]
        try:
            view = view_of(request["view"], games())
            if view.ask is None:
                return {"ticket": ticket, "error": "nobody is asked in this view"}
            claim = Claim.from_json(request["claim"]) if "claim" in request else None
            hint = request.get("hint") is True
            level = "" if hint or claim else str(request["level"])
            seed = 0 if claim else int(request["seed"])
            temperament = str(request.get("temperament", USUAL))
            agreements = tuple(tuple(map(str, side)) for side in request.get("agreements", ()))
        except Exception as error:
            return {"ticket": ticket, "error": f"not a request: {error!r}"}
        deck = view.game.deck

        def stop() -> bool:
            return self.wanted is not request

        def report(made: Decision) -> None:
            if not stop():
                self.write({"partial": True, **answer_of(ticket, made, deck)})

        try:
            if claim is not None:
                return {"ticket": ticket, "action": self.proof(view, claim, request)}
            if hint:
                made = advise(view, seed, report, stop, agreements=agreements)
            else:
                made = decide(view, level, seed, stop, temperament=temperament, agreements=agreements)
            return answer_of(ticket, made, deck) | {
                "kernels": loaded(),
                "claims": not hint and can_claim(view),
            }
        except Exception:
            return self.failure_answer(ticket)

    def failure_answer(self, ticket: int) -> dict[str, Any]:
        """The answer for the exception that is being handled."""
        self.report_exception()
        return {"ticket": ticket, "error": f"{sys.exc_info()[1]!r:.200}", "broken": True}

    def proof(self, view: PlayerView, claim: Claim, request: dict[str, Any]) -> str:
        """What the claimer plays by a proof of the claim; empty if there is none."""
        end = time.monotonic() + PROOF_S
        play = proven_play(view, claim, stop=lambda: self.wanted is not request or time.monotonic() > end)
        return "" if play is None else write_action(play, view.game.deck)

    def report_exception(self) -> None:
        """Say where the exception that is being handled came from."""
        self.write({"ticket": None, "trace": traceback.format_exc()})

    def write(self, answer: dict[str, Any]) -> None:
        self.out.write(json.dumps(answer).encode() + b"\n")
        self.out.flush()


def answer_of(ticket: int, made: Decision, deck: Deck) -> dict[str, Any]:
    """A decision and the reasons for it, as the line carries them."""
    return {
        "ticket": ticket,
        "action": write_action(made.action, deck),
        "why": made.explanation.to_json(deck),
    }


def end_with_parent() -> None:
    """Let the system kill this process when whoever started it is gone, where it can.

    The end of the input is enough for a process that runs; one that was stopped does not read it. Only Linux knows
    more: elsewhere a stopped worker stays until somebody lets it go on.
    """
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def serve(make: Callable[[BinaryIO], Worker]) -> int:
    """Serve the standard input until it ends."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the program, not for us
    worker = make(sys.stdout.buffer)
    sys.stdout = sys.stderr  # nothing but answers may reach the real one
    threading.Thread(target=worker.read, args=(sys.stdin.buffer,), daemon=True).start()
    try:
        worker.run()
    except Exception:
        with suppress(OSError):
            worker.report_exception()
        os._exit(1)  # the thread that reads holds the input, by which an ordinary end would abort
    return 0


def main() -> int:
    """``trickdesk bot-worker``."""
    return serve(Worker)
