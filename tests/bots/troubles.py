"""Faulty worker processes by name, each as small as possible.

`TROUBLES[name]` is a command for `BotClient` and the trouble to which it must lead. Those that lead to
`SILENT` do nothing until the time-out: give the client a clock that jumps. `UNIX` names those that need
signals.
"""

from __future__ import annotations

import os
import sys
import textwrap
from typing import NamedTuple

from trickdesk.bots.process.client import Trouble

START = """
import json, os, signal, sys, time
def say(line):
    os.write(1, line if isinstance(line, bytes) else json.dumps(line).encode() + b"\\n")
def asked():
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if "ticket" in request:
            yield request["ticket"]
"""


class Bad(NamedTuple):
    command: list[str]
    trouble: Trouble


def script(code: str) -> list[str]:
    return [sys.executable, "-c", START + textwrap.dedent(code)]


SLEEPS = "\nwhile True: time.sleep(60)"
SCRIPTS = {
    "ends at once": ("", Trouble.ENDED),
    "fails at once": ("sys.exit(3)", Trouble.ENDED),
    "ends when asked": ("next(asked())", Trouble.ENDED),
    "is killed when asked": ("next(asked()); os.kill(os.getpid(), signal.SIGKILL)", Trouble.ENDED),
    "ends within a line": ("next(asked()); say(b'{\"ticket\"')", Trouble.ENDED),
    "closes its output": ("next(asked()); os.close(1)" + SLEEPS, Trouble.ENDED),
    "is stopped at once": ("os.kill(os.getpid(), signal.SIGSTOP)", Trouble.SILENT),
    "is stopped when asked": ("next(asked()); os.kill(os.getpid(), signal.SIGSTOP)", Trouble.SILENT),
    "does not read": (SLEEPS, Trouble.SILENT),
    "does not answer": ("for ticket in asked(): pass", Trouble.SILENT),
    "says rubbish": ("for ticket in asked(): say(b'\\xff\\0 no {JSON\\n[]\\n7\\n\\n')", Trouble.SILENT),
    "says rubbish for ever": ("next(asked())\nwhile True: say(b'[]\\n' * 1000)", Trouble.SILENT),
    "nests without an end": ("for ticket in asked(): say(b'[' * 20_000 + b'\\n')", Trouble.SILENT),
    "answers others": (
        "for ticket in asked(): say({'ticket': ticket + 1, 'action': 'call pass'})",
        Trouble.SILENT,
    ),
    "writes an endless line": ("next(asked())\nwhile True: say(b'x' * 65_536)", Trouble.RUBBISH),
    "answers what is no text": (
        "for ticket in asked(): say({'ticket': ticket, 'action': [1]})",
        Trouble.RUBBISH,
    ),
    "answers nothing": ("for ticket in asked(): say({'ticket': ticket})", Trouble.RUBBISH),
    "reports long errors": (
        """
        for ticket in asked():
            say({'ticket': None, 'trace': 'x' * 60_000})
            say({'ticket': ticket, 'error': 'y' * 60_000})
        """,
        Trouble.RUBBISH,
    ),
    "breaks in thought": (
        """
        from trickdesk.bots.process import worker
        def broken(*arguments, **manners):
            raise ZeroDivisionError("no more ideas")
        worker.decide = worker.advise = worker.proven_play = broken
        worker.main()
        """,
        Trouble.BROKEN,
    ),
    "wants no such call": (
        "for ticket in asked(): say({'ticket': ticket, 'action': 'call 99Z'})",
        Trouble.ILLEGAL,
    ),
    "wants others to act": (
        "for ticket in asked(): say({'ticket': ticket, 'action': 'deal 0 | 4S'})",
        Trouble.ILLEGAL,
    ),
    "wants at great length": (
        "for ticket in asked(): say({'ticket': ticket, 'action': 'z' * 60_000})",
        Trouble.ILLEGAL,
    ),
    "wants to rule the terminal": (
        "for ticket in asked(): say({'ticket': ticket, 'action': '\\x1b]0;gotcha\\x07'})",
        Trouble.ILLEGAL,
    ),
}
UNIX = {"is killed when asked", "is stopped at once", "is stopped when asked"}
TROUBLES = {name: Bad(script(code), trouble) for name, (code, trouble) in SCRIPTS.items()} | {
    "is not there": Bad(["/no/such/program"], Trouble.NOT_STARTED),
    "is a folder": Bad([os.path.dirname(__file__)], Trouble.NOT_STARTED),
    "has no name": Bad([""], Trouble.NOT_STARTED),
    "has a name that cannot be": Bad(["a\0b"], Trouble.NOT_STARTED),
}
