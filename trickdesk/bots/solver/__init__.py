"""Exact solvers: what each side takes of a deal, with all cards known and best play by everybody.

``ranks`` solves plain tricks from the first lead on; ``endings`` the last cards of any game, its odd rules included.
"""

from __future__ import annotations


class NodeLimitExceeded(Exception):
    """A question took more nodes than it was allowed."""
