"""``trickdesk referee``: check records and print what they lead to (record.md)."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Iterable, Sequence
from typing import BinaryIO

from trickdesk.engine.referee import Json, referee
from trickdesk.games import games

BAD_RECORD = 2


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="trickdesk referee", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="a record; - or nothing: stdin")
    parser.add_argument("--stream", action="store_true", help="one record a line, one result a line")
    parser.add_argument("--seat", metavar="N", type=int, choices=range(8), help="show this seat's view only")
    options = parser.parse_args(arguments)
    try:
        with opened(options.file) as file:
            if options.stream:
                return stream(file, options.seat)
            result = judge(file.read(), options.seat)
            write(result)
            return 0 if result["ok"] else BAD_RECORD
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"trickdesk referee: {options.file}: {error.strerror}", file=sys.stderr)
        return BAD_RECORD


def opened(name: str) -> contextlib.AbstractContextManager[BinaryIO]:
    return contextlib.nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb")


def stream(lines: Iterable[bytes], seat: int | None) -> int:
    """Judge one record a line; each result is flushed before the next line is read."""
    for line in lines:
        write(judge(line, seat))
    return 0


def judge(data: bytes, seat: int | None) -> Json:
    """The result for one record's bytes; broken UTF-8 is a bad record like any other."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"This is not a record: byte {error.start + 1} is not UTF-8."
        return {"ok": False, "at": None, "input": None, "why": "NOT_UTF8", "message": message}
    return referee(text, games(), seat)


def write(result: Json) -> None:
    # Plain ASCII: no terminal or pipe can spoil it, whatever its encoding.
    print(json.dumps(result), flush=True)
