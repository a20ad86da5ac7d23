"""Icon files for Windows (.ico) and macOS (.icns).

Both formats hold PNG pictures as they are.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path

# For Explorer and the task bar, at 100 to 250 %.
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# macOS's name and size in pixels of each picture. 16 and 32 points are for high-resolution screens only:
# under their other names, applications show PNG scrambled. macOS scales the small ones from these.
ICNS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
ICNS_SIZES = tuple(sorted({*ICNS.values()}))


def write_ico(pictures: Mapping[int, Path], target: Path) -> Path:
    """Write square PNG files, keyed by size (at most 256 pixels), as one .ico file."""
    bodies = [(size, file.read_bytes()) for size, file in sorted(pictures.items())]
    place = 6 + 16 * len(bodies)
    entries = b""
    for size, body in bodies:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(body), place)
        place += len(body)
    head = struct.pack("<HHH", 0, 1, len(bodies))
    return _write(target, head + entries + b"".join(body for _, body in bodies))


def write_icns(pictures: Mapping[int, Path], target: Path) -> Path:
    """Write square PNG files of all `ICNS_SIZES` as one .icns file."""
    bodies = b""
    for name, size in ICNS.items():
        body = pictures[size].read_bytes()
        bodies += name + struct.pack(">I", len(body) + 8) + body
    return _write(target, b"icns" + struct.pack(">I", len(bodies) + 8) + bodies)


def _write(target: Path, content: bytes) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    return target
