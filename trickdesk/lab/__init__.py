"""Games as environments for programs: numbered actions, vectors, records.

Without Qt, and with nothing but the standard library. docs/lab.md shows how to train a player.

- `match`: `make` a match, `reset` it, `step` through it; `replay` reads a record.
- `turn`: what one seat sees, as a vector, and what it may do, as numbers.
- `playing`: the five levels of computer players, and `serve` for players of your own.
- `zoo`: the same as an environment of PettingZoo (the extra `lab`).

>>> from random import Random
>>> from trickdesk import lab
>>> rng, match = Random(1), lab.make("hearts", {"last_deal": 1})
>>> while not match.is_over:
...     points = match.step(rng.choice(match.legal()))
>>> -sum(points)
26
"""

from __future__ import annotations

from trickdesk.lab.match import Match, make, replay
from trickdesk.lab.playing import players, serve
from trickdesk.lab.turn import Turn
