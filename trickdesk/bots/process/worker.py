"""The bot process: one JSON object per line in, one per line out.

`{"ticket": n, "view": {...}, "level": "medium", "seed": n, "temperament": "bold", "agreements": [[...],
[...]], "style": "bids-on"}` (the last three are optional) requests an action. The answer is
`{"ticket": n, "action": "call 7H", "why": {...}, "kernels": "compiled"}`, with the reasons as
`Explanation.to_json` writes them.
`{"ticket": n, "error": "..."}` means that there is no action. If thinking raised an exception, it has
`"broken": true`, and `{"ticket": null, "trace": "..."}` comes first, for the log.

`"unhurried": true` removes the limit of time. `"fixed": true` does too, and makes the decision the same on every
machine. `"hint": true` instead of level and temperament requests a hint. Its partial answers have `"partial": true` and
no reasons; the last answer is as above. `"claim": [low, high, clean]` with only a view requests a proof of that claim:
the action is the proof's first play, or empty.
`"claims": true` in an answer means that the bot on lead can claim all remaining tricks.

`{"cancel": n}` ends that search and any earlier one at once, without an answer. The process ends when its
input ends, so it never outlives the program that started it, even if that was killed. On Linux this holds
even for a stopped process.
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

from trickdesk.bots.claim_proof import can_claim, proven_play
from trickdesk.bots.decision.explain import Decision
from trickdesk.bots.levels import USUAL
from trickdesk.bots.player import advise, decide
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST
from trickdesk.engine.cards import Deck
from trickdesk.engine.claims import Claim
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView, view_of
from trickdesk.games import games
from trickdesk.kernels import loaded

# Seconds for the proof of a claim on a very slow machine; the client waits five.
PROOF_S = 4.0
PR_SET_PDEATHSIG = 1  # of <linux/prctl.h>


class Worker:
    """Answers one request at a time; a new request replaces a pending or running one."""

    def __init__(self, out: BinaryIO) -> None:
        self.out = out
        self.requests: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.wanted: dict[str, Any] | None = None  # the latest request, unless it was cancelled

    def read(self, source: BinaryIO) -> None:
        """Read requests until the input ends, then end the process even if it is thinking.

        A line that is too long ends it as well, since no real request is that long.
        """
        try:
            while (line := source.readline(LONGEST_REQUEST)).endswith(b"\n"):
                self.take(line)
        finally:
            os._exit(0)

    def take(self, line: bytes) -> None:
        """Handle one line of input."""
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
        """Answer requests forever."""
        while True:
            request = self.requests.get()
            if request is self.wanted:
                answer = self.answer(request)
                if request is self.wanted:
                    self.write(answer)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to one request.

        If the bot fails, the answer is an error; the program decides what to do then.
        """
        ticket = request["ticket"]
        try:
            view = view_of(request["view"], games())
            if view.ask is None:
                return {"ticket": ticket, "error": "no decision is due in this view"}
            claim = Claim.from_json(request["claim"]) if "claim" in request else None
            hint, fixed = request.get("hint") is True, request.get("fixed") is True
            level = "" if hint or claim else str(request["level"])
            seed = 0 if claim else int(request["seed"])
            temperament = str(request.get("temperament", USUAL))
            style = str(request.get("style", ""))
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
                clock = (lambda: 0.0) if request.get("unhurried") is True else time.monotonic
                made = decide(view, level, seed, stop, clock, temperament, agreements, style, fixed)
            return answer_of(ticket, made, deck) | {
                "kernels": loaded(),
                # A challenge, whose decisions are fixed, is played to its last card.
                "claims": not hint and not fixed and can_claim(view),
            }
        except Exception as error:
            self.report_exception()
            return {"ticket": ticket, "error": f"{error!r:.200}", "broken": True}

    def proof(self, view: PlayerView, claim: Claim, request: dict[str, Any]) -> str:
        """Return the claimer's next play in a proof of the claim; "" if there is none."""
        end = time.monotonic() + PROOF_S
        play = proven_play(view, claim, stop=lambda: self.wanted is not request or time.monotonic() > end)
        return "" if play is None else write_action(play, view.game.deck)

    def report_exception(self) -> None:
        """Write the trace of the exception that is being handled."""
        self.write({"ticket": None, "trace": traceback.format_exc()})

    def write(self, answer: dict[str, Any]) -> None:
        self.out.write(json.dumps(answer).encode() + b"\n")
        self.out.flush()


def answer_of(ticket: int, made: Decision, deck: Deck) -> dict[str, Any]:
    """Return the answer with a decision and its reasons."""
    return {
        "ticket": ticket,
        "action": write_action(made.action, deck),
        "why": made.explanation.to_json(deck),
    }


def end_with_parent() -> None:
    """Let the system kill this process when its parent is gone, if it can.

    A running process ends with its input, but a stopped one doesn't read it. Only Linux can do this; on other
    systems a stopped worker remains until it is continued.
    """
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def serve(make: Callable[[BinaryIO], Worker]) -> int:
    """Serve requests from standard input until it ends."""
    end_with_parent()
    # Ctrl+C in a terminal is meant for the program, not for this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = make(sys.stdout.buffer)
    sys.stdout = sys.stderr  # only answers may be written to the real stdout
    threading.Thread(target=worker.read, args=(sys.stdin.buffer,), daemon=True).start()
    try:
        worker.run()
    except Exception:
        with suppress(OSError):
            worker.report_exception()
        os._exit(1)  # the reading thread holds the input, so an ordinary exit would abort
    return 0


def main() -> int:
    """Run `trickdesk bot-worker`."""
    return serve(Worker)
