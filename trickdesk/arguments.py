"""The command lines of all commands: what is wrong with one is said in a single harmless line."""

from __future__ import annotations

import argparse
from typing import NoReturn

from trickdesk.engine.errors import one_line

LONGEST_ERROR = 300


class Parser(argparse.ArgumentParser):
    """A parser that quotes the command line as errors quote all that comes from outside: shells fill in file names."""

    def error(self, message: str) -> NoReturn:
        super().error(one_line(message, LONGEST_ERROR))
