"""Whether the desktop asks for less motion."""

from __future__ import annotations

import sys


def wants_reduced_motion(setting: str) -> bool:
    """Whether to avoid motion: by `setting` (on, off), or the desktop's wish (system)."""
    if setting != "system":
        return setting == "on"
    if sys.platform == "win32":
        return _windows_asks()
    return False


def _windows_asks() -> bool:
    """Windows: "Show animations" is off."""
    import ctypes

    get_client_area_animation = 0x1042
    shown = ctypes.c_int(1)
    found = ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        get_client_area_animation, 0, ctypes.byref(shown), 0
    )
    return bool(found) and not shown.value
