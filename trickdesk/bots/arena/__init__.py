"""Arena: bots play each other on the same cards, with sides swapped.

Besides reviews, this is the only part of the bots that sees whole tables.
"""

from __future__ import annotations
