"""``trickdesk referee``: check records and print what they lead to (record.md)."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import BinaryIO

from trickdesk.arguments import Parser
from trickdesk.engine.errors import one_line
from trickdesk.engine.record import LONGEST, RecordError, decoded
from trickdesk.engine.referee import Json, bad_record, referee
from trickdesk.games import games

BAD_RECORD = 2
LONGEST_PATH = 200  # letters of a path that an error shows


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="trickdesk referee", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="a record; - or nothing: stdin")
    parser.add_argument("--stream", action="store_true", help="one record a line, one result a line")
    parser.add_argument("--seat", metavar="N", type=int, choices=range(8), help="show this seat's view only")
    options = parser.parse_args(arguments)
    try:
        with opened(options.file) as file:
            if options.stream:
                return stream(lines_of(file), options.seat)
            result = judge(file.read(LONGEST + 1), options.seat)
            write(result)
            return 0 if result["ok"] else BAD_RECORD
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"trickdesk referee: {one_line(options.file, LONGEST_PATH)}: {error.strerror}", file=sys.stderr)
        return BAD_RECORD


def opened(name: str) -> contextlib.AbstractContextManager[BinaryIO]:
    return contextlib.nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb")


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file without their ends; of a line that is too long for a record only the beginning, too long."""
    while line := file.readline(LONGEST + 1):
        yield line.removesuffix(b"\n")
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)


def stream(lines: Iterable[bytes], seat: int | None) -> int:
    """Judge one record a line; each result is flushed before the next line is read."""
    for line in lines:
        write(judge(line, seat))
    return 0


def judge(data: bytes, seat: int | None) -> Json:
    """The result for one record's bytes; broken UTF-8 is a bad record like any other, and so are too many bytes."""
    try:
        return referee(decoded(data), games(), seat)
    except RecordError as error:
        return bad_record(error)


def write(result: Json) -> None:
    # Plain ASCII: no terminal or pipe can spoil it, whatever its encoding.
    print(json.dumps(result), flush=True)
