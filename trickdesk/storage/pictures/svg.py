"""A strict SVG filter: rewrites shapes, groups and gradients within limits.

The output has nothing that the filter doesn't know: no external references, scripts, entities, text or
images, and no more shapes and points than a card needs. Its time grows with the size of the file, no faster.
"""

from __future__ import annotations

import re
from collections import Counter
from enum import Enum
from typing import NamedTuple
from xml.parsers import expat

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
MOST_SHAPES, DEEPEST = 4000, 40
MOST_POINTS = 30_000  # numbers and letters in all paths and polygons, those drawn by `use` included
MOST_USES, USES_IN_USES = 400, 3
MOST_STRETCH = 100.0  # for all transforms around a shape together
RATIO, TOLERANCE = 1.4, 0.04  # height to width of a card, and the allowed deviation

_DRAWN = {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use"}
_DRAWN |= {"linearGradient", "radialGradient", "stop"}
_SKIPPED = {"title", "desc", "metadata"}
_LOOKS = {"fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
_LOOKS |= {"stroke-miterlimit", "stroke-opacity", "opacity", "stop-color", "stop-opacity", "color"}
_LOOKS |= {"display", "visibility"}
_PLACES = {"id", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2"}
_PLACES |= {"fx", "fy", "points", "transform", "offset", "gradientUnits", "gradientTransform", "spreadMethod"}
_NOT_IN_CARDS = {"clip-path", "mask", "filter", "marker", "marker-start", "marker-mid", "marker-end"}
_OUTLINES = ("d", "points")
_POINT = re.compile(r"[a-zA-Z]|\d*\.?\d+")
_INSIDE = re.compile(r"url\(\s*(['\"]?)#[\w.:-]+\1\s*\)(\s+[#\w]+)?\s*")
_BOX = re.compile(r"[\s,]+")
# No two neighbours here match the same characters, so a mismatch is found in linear time.
_LENGTH = re.compile(r"([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d)?)\s*(?:px|pt|mm|cm|in)?")
_NUMBER = re.compile(r"(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?")
_HUGE = re.compile(r"[eE][+-]?\d\d|(?<![\d.#])\d{7}")  # numbers too large for any card


class Fault(Enum):
    """Why a file isn't the picture of a card."""

    NOT_SVG = "not SVG"
    ENTITIES = "declares entities"
    OUTSIDE = "refers to something outside"
    ELEMENT = "has an element that cards may not have"
    TOO_RICH = "too many shapes"
    SHAPE = "not 5 to 7"


class UnfitSvg(ValueError):
    """Raised with a `fault`, and as `detail` the element to blame, if any."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(fault.value)
        self.fault, self.detail = fault, detail


def checked_svg(data: bytes) -> bytes:
    """Return the picture, rewritten by the filter.

    Raises:
        UnfitSvg: It isn't the picture of a card.
    """
    reader = _Reader()
    parser = expat.ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.EntityDeclHandler = reader.entity
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:
        if isinstance(error, UnfitSvg):
            raise
        raise UnfitSvg(Fault.NOT_SVG) from error
    return reader.whole()


class Work(NamedTuple):
    """What is to be drawn: elements, and the numbers and letters in their outlines."""

    shapes: int
    points: int

    def with_more(self, other: Work, times: int = 1) -> Work:
        return Work(self.shapes + times * other.shapes, self.points + times * other.points)

    @property
    def is_too_much(self) -> bool:
        return self.shapes > MOST_SHAPES or self.points > MOST_POINTS


class _Reader:
    def __init__(self) -> None:
        self.out: list[str] = []
        self.skipping = 0  # depth of open elements that aren't drawn
        self.open: list[str] = []  # ids of the open elements, "" for those without one
        self.stretches = [1.0]  # by open element, how much things in it may be enlarged
        self.drawn = Work(0, 0)
        self.parts: dict[str, Work] = {}  # id -> what is in that element
        # Id of the element with the reference ("" for the picture) -> ids referred to, with counts.
        self.uses: dict[str, Counter[str]] = {}

    def doctype(self, name: str, system: str | None, public: str | None, has_subset: bool) -> None:
        if has_subset:
            raise UnfitSvg(Fault.ENTITIES)

    def entity(self, *_: object) -> None:
        raise UnfitSvg(Fault.ENTITIES)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, tag = name.rpartition(" ")
        if not self.open and not self.skipping and (tag != "svg" or space not in ("", SVG)):
            raise UnfitSvg(Fault.NOT_SVG)
        if self.skipping or space not in ("", SVG) or tag in _SKIPPED:
            self.skipping += 1
            return
        if tag not in _DRAWN or (tag == "svg" and self.open):
            raise UnfitSvg(Fault.ELEMENT, tag)
        kept = self._kept(attributes)
        work = Work(1, sum(len(_POINT.findall(kept.get(key, ""))) for key in _OUTLINES))
        self.drawn = self.drawn.with_more(work)
        if self.drawn.is_too_much or len(self.open) >= DEEPEST:
            raise UnfitSvg(Fault.TOO_RICH)
        if tag == "svg":
            kept = _root(attributes) | {key: kept[key] for key in kept if key in _LOOKS}
        self.open.append(kept.get("id", ""))
        self.stretches.append(self.stretches[-1] * _stretch(kept.get("transform", "")))
        if self.stretches[-1] > MOST_STRETCH:
            raise UnfitSvg(Fault.TOO_RICH)
        for inside in filter(None, self.open):
            self.parts[inside] = self.parts.get(inside, Work(0, 0)).with_more(work)
        if "xlink:href" in kept:
            # Count it once for every enclosing element, which may itself be referred to, and once for the
            # picture.
            for holder in {"", *self.open}:
                self.uses.setdefault(holder, Counter())[kept["xlink:href"][1:]] += 1
        text = "".join(f' {key}="{_escaped(value)}"' for key, value in kept.items())
        self.out.append(f"<{tag}{text}>")

    def end(self, name: str) -> None:
        if self.skipping:
            self.skipping -= 1
            return
        self.open.pop()
        self.stretches.pop()
        self.out.append(f"</{name.rpartition(' ')[2]}>")

    def whole(self) -> bytes:
        shown = self.uses.get("", Counter[str]())
        if shown.total() > MOST_USES:
            raise UnfitSvg(Fault.TOO_RICH)
        known: dict[str, Work] = {}
        whole = self.drawn
        for to, n in shown.items():
            whole = whole.with_more(self._work(to, known, ()), n)
        if whole.is_too_much:
            raise UnfitSvg(Fault.TOO_RICH)
        return "".join(self.out).encode()

    def _work(self, shown: str, known: dict[str, Work], way: tuple[str, ...]) -> Work:
        """Return what is drawn for a reference, nested ones included."""
        if len(way) >= USES_IN_USES:  # also true if it refers to itself
            raise UnfitSvg(Fault.TOO_RICH)
        if shown not in known:
            work = self.parts.get(shown, Work(0, 0))
            for to, n in self.uses.get(shown, Counter[str]()).items():
                work = work.with_more(self._work(to, known, (*way, shown)), n)
            known[shown] = work
        return known[shown]

    def _kept(self, attributes: dict[str, str]) -> dict[str, str]:
        """Return the attributes that are drawn, including those in `style`."""
        kept = {}
        for name, value in attributes.items():
            space, _, key = name.rpartition(" ")
            if key == "href" and space in ("", XLINK):
                if not value.startswith("#"):
                    raise UnfitSvg(Fault.OUTSIDE)
                kept["xlink:href"] = value
            elif space:
                continue  # an attribute of the program that made it
            elif key.startswith("on"):
                raise UnfitSvg(Fault.ELEMENT, key)
            elif key == "style":
                for part in value.split(";"):
                    look, _, how = part.partition(":")
                    _keep_look(kept, look.strip(), how.strip())
            elif key in _PLACES:
                if _HUGE.search(value) and key != "id":
                    raise UnfitSvg(Fault.TOO_RICH)
                kept[key] = value
            else:
                _keep_look(kept, key, value)
        return kept


def _keep_look(kept: dict[str, str], key: str, value: str) -> None:
    if key in _NOT_IN_CARDS and value != "none":
        raise UnfitSvg(Fault.ELEMENT, key)
    if "url(" in value.lower() and not _INSIDE.fullmatch(value):
        raise UnfitSvg(Fault.OUTSIDE)
    if key in _LOOKS and not (key == "stroke-width" and _HUGE.search(value)):
        kept[key] = value


def _stretch(transform: str) -> float:
    """Return by how much a list of transforms can enlarge, at most."""
    stretch = 1.0
    for part in transform.split(")"):
        kind, _, numbers = part.partition("(")
        kind = kind.rstrip()
        if kind.endswith(("matrix", "scale")):
            stretch *= max([1.0, *(float(number) for number in _NUMBER.findall(numbers)[:4])])
        elif "skew" in kind:
            stretch *= 10.0
    return stretch


def _root(attributes: dict[str, str]) -> dict[str, str]:
    """Return the picture's position and size; drawing stretches it to that of a card."""
    box = [_LENGTH.fullmatch(part) for part in _BOX.split(attributes.get("viewBox", "").strip())]
    if len(box) != 4 or not all(box):
        box = [_LENGTH.fullmatch(attributes.get(side, "").strip()) for side in ("width", "height")]
        box = [_LENGTH.fullmatch("0")] * 2 + box
    numbers = [float(part.group(1)) if part else 0.0 for part in box]
    width, height = numbers[2:]
    if not (0 < width < 1e5 and 0 < height < 1e5) or abs(height / width / RATIO - 1) > TOLERANCE:
        raise UnfitSvg(Fault.SHAPE, f"{width:g} x {height:g}")
    return {
        "xmlns": SVG,
        "xmlns:xlink": XLINK,
        "viewBox": " ".join(f"{number:g}" for number in numbers),
        "width": f"{width:g}",
        "height": f"{height:g}",
        "preserveAspectRatio": "none",
    }


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
