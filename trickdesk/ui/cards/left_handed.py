"""Left-handed setting: on which side panels have their main buttons."""

from __future__ import annotations

_left = [False]


def use_left_hand(on: bool) -> None:
    """Put the main button of new panels on the other side."""
    _left[0] = on


def is_left_handed() -> bool:
    return _left[0]
