"""PNG pictures in the containers that Windows and macOS want; both formats hold PNG as it is."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)  # of Explorer and the task bar, from 100 to 200 %
# The sizes in pixels that macOS asks for, and the name of each in the file.
ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def write_ico(pictures: Mapping[int, Path], target: Path) -> Path:
    """Write ``pictures``, square PNG files by their size of at most 256 pixels, as one .ico."""
    target.parent.mkdir(parents=True, exist_ok=True)
    bodies = [(size, file.read_bytes()) for size, file in sorted(pictures.items())]
    place = 6 + 16 * len(bodies)
    entries = b""
    for size, body in bodies:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), place)
        place += len(body)
    target.write_bytes(
        struct.pack("<HHH", 0, 1, len(bodies)) + entries + b"".join(body for _, body in bodies)
    )
    return target


def write_icns(pictures: Mapping[int, Path], target: Path) -> Path:
    """Write ``pictures``, square PNG files by their size, one of those in ``ICNS``, as one .icns."""
    target.parent.mkdir(parents=True, exist_ok=True)
    bodies = b""
    for size, file in sorted(pictures.items()):
        picture = file.read_bytes()
        bodies += ICNS[size] + struct.pack(">I", len(picture) + 8) + picture
    target.write_bytes(b"icns" + struct.pack(">I", len(bodies) + 8) + bodies)
    return target
