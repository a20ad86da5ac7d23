"""SHA-256 without OpenSSL, which `hashlib` would load just for this: 3.6 MB.

Python has its own SHA-256 under a name that depends on the version; `random` uses it in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:  # from Python 3.12 on
        from _sha2 import sha256
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:
            from hashlib import sha256

__all__ = ["sha256"]
