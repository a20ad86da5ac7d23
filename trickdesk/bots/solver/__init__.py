"""Exact solvers: best play with all cards known.

- `ranks`: plain tricks, from the first lead on.
- `endings`: the last cards of any game, with all its special rules.

`ranks` passes a position from card to card as plain numbers, up to 14 of them: compiled, they are machine words and
need no object for each card played. Their names are the same in all its functions.
"""

from __future__ import annotations


class NodeLimitExceeded(Exception):
    """Raised if a search needs more nodes than its limit."""
