"""Stands in for modules of Python that are imported but never used."""

from __future__ import annotations


class Decimal:
    """Fractions ask whether a number is one."""
