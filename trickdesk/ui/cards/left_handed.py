"""The player's hand: where panels have their main buttons, by a setting."""

from __future__ import annotations

_left = [False]


def use_left_hand(on: bool) -> None:
    """Panels that are made from now on have their main button at the other end."""
    _left[0] = on


def is_left_handed() -> bool:
    return _left[0]
