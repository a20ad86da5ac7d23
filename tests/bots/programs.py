"""External programs as players, good and bad, each as small as possible."""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[2] / "docs/bot-protocol.md").read_text(encoding="utf-8")
START = """
import json, os, signal, sys, time
def say(line):
    os.write(1, line if isinstance(line, bytes) else json.dumps(line).encode() + b"\\n")
def asked():
    for line in sys.stdin:
        yield json.loads(line)
def good(request):
    ask, legal = request["view"]["ask"], request["legal"]
    action = legal[0] if legal else " ".join(["give", *ask["cards"][:ask["low"]]])
    return {"number": request["number"], "action": action}
"""
# By name: the code, and what the sentence about it says.
BAD = {
    "ends at once": ("sys.exit(3)", "ended or closed its output"),
    "ends when asked": ("next(asked()); sys.exit()", "ended or closed its output"),
    "closes its output": ("next(asked()); os.close(1); time.sleep(600)", "ended or closed its output"),
    "ends within a line": ("next(asked()); say(b'{')", "ended or closed its output"),
    "writes garbage": ("for r in asked(): say(b'\\0 hello\\n')", "isn't a valid answer: “\ufffd hello”"),
    "writes no UTF-8": ("for r in asked(): say(b'\\xff\\xfe\\n')", "isn't a valid answer: “\ufffd\ufffd”"),
    "nests lists": ("for r in asked(): say(b'[' * 20_000 + b'\\n')", "isn't a valid answer: “[[["),
    "answers with a list": ("for r in asked(): say([])", "isn't a valid answer: “[]”"),
    "answers no text": ("for r in asked(): say(good(r) | {'action': 7})", "isn't a valid answer"),
    "gives no reason": ("for r in asked(): say(good(r) | {'reason': 7})", "isn't a valid answer"),
    "answers others": ("for r in asked(): say(good(r) | {'number': 0})", "isn't a valid answer"),
    "writes endless lines": ("for r in asked():\n while True: say(b'{}\\n' * 99)", "isn't a valid answer"),
    "writes an endless line": ("next(asked())\nwhile True: say(b'x' * 9999)", "more than 64 kB"),
    "writes a huge line": (
        "for r in asked(): say(good(r) | {'reason': 'x' * 70_000})",
        "more than 64 kB",
    ),
    "calls what is no call": ("for r in asked(): say(good(r) | {'action': 'call 99Z'})", "illegal action"),
    "plays cards of others": (
        "for r in asked(): say(good(r) | {'action': 'play XX', 'reason': 'I want\\x1b[2J it'})",
        "illegal action: “play XX” (“I want\ufffd[2J it”)",
    ),
    "says nothing legal": ("for r in asked(): say(good(r) | {'action': ''})", "illegal action: “”"),
}  # fmt: skip
SILENT = {
    "doesn't read": "time.sleep(600)",
    "doesn't answer": "for r in asked(): pass",
    "forgets the end of the line": "for r in asked(): say(json.dumps(good(r)).encode())",
    "stops itself": "next(asked()); os.kill(os.getpid(), signal.SIGSTOP); time.sleep(600)",
}


def example(number: int = 0) -> str:
    """Return an example on the page, as it stands there."""
    found: list[str] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return found[number]


def command(code: str) -> list[str]:
    """Return the command of a program with this code after `START`."""
    return [sys.executable, "-c", START + textwrap.dedent(code)]


def installed(folder: Path, code: str) -> Path:
    """Return an executable file with this code after `START`."""
    path = folder / "mybot"
    path.write_text(f"#!{sys.executable}\n{START}{textwrap.dedent(code)}", encoding="utf-8")
    path.chmod(0o755)
    return path
