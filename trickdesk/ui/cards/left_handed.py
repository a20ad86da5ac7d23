"""Left-handed setting: on which side panels have their main buttons."""

from __future__ import annotations

_is_left = False


def use_left_hand(on: bool) -> None:
    """Put the main button of new panels on the other side."""
    global _is_left
    _is_left = on


def is_left_handed() -> bool:
    return _is_left
