"""The arena: bots against each other on the same cards.

The only part of the bots that sees whole tables.
"""

from __future__ import annotations
