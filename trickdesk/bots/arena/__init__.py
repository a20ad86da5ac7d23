"""Arena: bots play each other on the same cards, with sides swapped.

The only part of the bots, besides reviews, that sees whole tables.
"""

from __future__ import annotations
