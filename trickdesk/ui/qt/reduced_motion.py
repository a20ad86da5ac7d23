"""Whether the desktop asks for reduced motion."""

from __future__ import annotations

import sys


def wants_reduced_motion(setting: str) -> bool:
    """Return whether to avoid motion: by `setting` (on, off), or as the system says."""
    if setting != "system":
        return setting == "on"
    if sys.platform == "win32":
        return _windows_asks()
    return False


def _windows_asks() -> bool:
    """Return whether "Show animations" is off in Windows."""
    import ctypes

    get_client_area_animation = 0x1042
    shown = ctypes.c_int(1)
    found = ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        get_client_area_animation, 0, ctypes.byref(shown), 0
    )
    return bool(found) and not shown.value
