#!/usr/bin/env python3
"""Take the picture of the table for the README.

    .venv/bin/python packaging/screenshot.py

It opens screenshot.trickdesk, a deal in mid-play, without a display. To see the same window, run
`python3 dev.py play packaging/screenshot.trickdesk`.
"""

from __future__ import annotations

import os
import struct
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
SIZE = 1280, 800
COLOURS = 256

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(HERE.parent))

from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from trickdesk.storage.paths import find_paths  # noqa: E402
from trickdesk.ui.app import make_window  # noqa: E402
from trickdesk.ui.qt.application import make_application  # noqa: E402

Colour = tuple[int, int, int]
Box = list[tuple[Colour, float]]  # colours that will become one, with their weights


def smaller(picture: QImage) -> QImage:
    """Reduce the picture to 256 colours.

    The grain of the felt makes a PNG with all colours four times as large.
    """
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(struct.unpack(f"<{picture.sizeInBytes() // 4}I", bytes(picture.constBits())))
    # Not by their number alone, or the felt would take all colours from the cards.
    boxes = [[((p >> 16 & 255, p >> 8 & 255, p & 255), count**0.33) for p, count in pixels.items()]]
    while len(boxes) < COLOURS:
        boxes.sort(key=lambda box: spread(box)[0] * weight(box) ** 0.5)
        boxes += halves(boxes.pop())
    table = [0xFF000000 | r << 16 | g << 8 | b for r, g, b in map(mean, boxes)]
    return picture.convertToFormat(
        QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.ThresholdDither
    )


def weight(box: Box) -> float:
    return sum(weight for _, weight in box)


def spread(box: Box) -> tuple[int, int]:
    """Return the range of the colours in a box, and its widest channel."""
    channels = list(zip(*(colour for colour, _ in box), strict=True))
    return max((max(values) - min(values), channel) for channel, values in enumerate(channels))


def halves(box: Box) -> list[Box]:
    """Split a box into two of equal weight."""
    channel = spread(box)[1]
    box.sort(key=lambda entry: entry[0][channel])
    half, at = weight(box) / 2, 0
    while half > 0 and at < len(box) - 1:
        half -= box[at][1]
        at += 1
    return [box[:at], box[at:]]


def mean(box: Box) -> Colour:
    total = weight(box)
    red, green, blue = (round(sum(c[i] * w for c, w in box) / total) for i in range(3))
    return red, green, blue


def main() -> int:
    app = make_application()
    with tempfile.TemporaryDirectory() as folder:
        window = make_window(find_paths(Path(folder)))
        window.resize(*SIZE)
        window.show()
        window.matches.open_file(HERE / "screenshot.trickdesk")
        QTest.qWait(500)  # until the pictures of the cards are drawn
        picture = window.grab().toImage()
        window.close()
    app.quit()
    return 0 if smaller(picture).save(str(HERE / "screenshot.png")) else 1


if __name__ == "__main__":
    sys.exit(main())
