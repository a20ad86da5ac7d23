"""`trickdesk arena` with the reference players.

For example `python -m tests.bots.arena --game tocan --seats heuristic,medium`.
"""

from __future__ import annotations

import sys

from tests.bots.arena.yardsticks import Yardsticks
from trickdesk.cli.arena import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Yardsticks()))
