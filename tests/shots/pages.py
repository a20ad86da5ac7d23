"""Pictures in the pages for readers; `dev.py docs --pictures` takes them again."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
SIZE = "1000x700"
NAMES = {
    "light": (
        "lobby",
        "lobby-setup-five-hundred",
        "lobby-how-five-hundred",
        "hearts-play",
        "oh-hell-play",
        "spades-play",
        "five-hundred-call-grid-hint",
        "five-hundred-play",
        "five-hundred-text-play",
        "five-hundred-review",
        "forty-fives-play",
        "red-one-play",
        "92q-play",
        "tocan-play",
        "euchre-play",
        "curtain",
        "hearts-lesson-decision",
        "deal-editor",
        "fair-deal",
    ),
    "dark": ("five-hundred-match-over",),
    "contrast": ("red-one-play",),
}
"""The pictures by theme, as the tour of the program names them."""
COLOURS = 256

Colour = tuple[int, int, int]
Box = list[tuple[Colour, float]]  # colours that will become one, with their weights


def file_name(theme: str, name: str) -> str:
    return f"{name}.png" if theme == "light" else f"{name}-{theme}.png"


def take(folder: Path) -> list[Path]:
    """Take all pictures in one tour; return the files, with all colours.

    Raises:
        subprocess.CalledProcessError: The tour fails.
    """
    wanted = {f"{name}-{theme}": file_name(theme, name) for theme, names in NAMES.items() for name in names}
    options = ["--themes", *NAMES, "--sizes", SIZE, "--exactly", *wanted]
    command = [sys.executable, "-m", "tests.shots", str(folder), *options]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    return [(folder / f"{taken}-{SIZE}.png").rename(folder / name) for taken, name in wanted.items()]


def smaller(picture: QImage) -> QImage:
    """Reduce the picture to 256 colours.

    The grain of the felt makes a PNG with all colours four times as large.
    """
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(struct.unpack(f"<{picture.sizeInBytes() // 4}I", bytes(picture.constBits())))
    # Not by their number alone, or the felt would take all colours from the cards.
    boxes = [[((p >> 16 & 255, p >> 8 & 255, p & 255), count**0.33) for p, count in pixels.items()]]
    while len(boxes) < COLOURS and any(len(box) > 1 for box in boxes):
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
    with tempfile.TemporaryDirectory() as folder:
        for file in take(Path(folder)):
            smaller(QImage(str(file))).save(str(FOLDER / file.name))
            print(FOLDER / file.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
