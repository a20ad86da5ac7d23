"""Exact solvers: best play with all cards known.

- `ranks`: plain tricks, from the first lead on.
- `endings`: the last cards of any game, with all its special rules.
"""

from __future__ import annotations


class NodeLimitExceeded(Exception):
    """Raised if a search needs more nodes than its limit."""
