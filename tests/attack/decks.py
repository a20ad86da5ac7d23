"""Card pictures that take long to read or to draw."""

from __future__ import annotations

import base64
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.patience import PATIENCE
from trickdesk.bots.process.worker_pipe import WorkerPipe
from trickdesk.launch import own_command, own_environment
from trickdesk.storage.pictures.svg import UnfitSvg, checked_svg
from trickdesk.ui.cards.deck_worker import Drawing
from trickdesk.ui.cards.own_decks import answer

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 250 350">'
LONGEST_READING, LONGEST_DRAWING = 0.2, 0.5  # seconds of CPU, and of a clock that others may hold up


def place(chance: Random) -> str:
    return f"{chance.randrange(250)} {chance.randrange(350)}"


def outline(chance: Random, segments: int) -> str:
    """Return a path across the whole card, back and forth."""
    kind, places = chance.choice([("L", 1), ("C", 3), ("Q", 2), ("A1 300 0 1 1 ", 1)])
    return "M0 0" + "".join(
        kind + " ".join(place(chance) for _ in range(places)) for _ in range(segments // places)
    )


def pen(chance: Random) -> str:
    width, cap = chance.choice([0.01, 3, 90, 99999]), chance.choice(["butt", "round", "square"])
    join, limit = chance.choice(["miter", "round", "bevel"]), chance.choice([1, 99999])
    return (
        f'fill="{chance.choice(["none", "red"])}" fill-rule="evenodd" stroke="blue" stroke-width="{width}" '
        f'stroke-linecap="{cap}" stroke-linejoin="{join}" stroke-miterlimit="{limit}" opacity="0.5"'
    )


def slow_picture(chance: Random, segments: int) -> bytes:
    """Return one path of many segments, stroked with a broad pen."""
    return f'{HEAD}<path {pen(chance)} d="{outline(chance, segments)}"/></svg>'.encode()


def many_shapes(chance: Random) -> bytes:
    shapes = "".join(
        f'<circle {pen(chance)} cx="{chance.randrange(250)}" cy="{chance.randrange(350)}" r="200"/>'
        for _ in range(chance.randrange(100, 1500))
    )
    return f"{HEAD}{shapes}</svg>".encode()


def many_uses(chance: Random) -> bytes:
    uses = "".join(
        f'<use xlink:href="#a" x="{chance.randrange(99)}"/>' for _ in range(chance.randrange(2, 400))
    )
    path = f'<path id="a" {pen(chance)} d="{outline(chance, chance.randrange(10, 2000))}"/>'
    return f"{HEAD}{path}{uses}</svg>".encode()


def long_value(chance: Random) -> bytes:
    """Return a picture with a long value that careless patterns read again and again."""
    name = chance.choice(["transform", "fill", "x", "stroke-width", "style", "d", "points", "id", "offset"])
    start = chance.choice(["", "scale(", "url(#a", "url(#a)", "1", "a:"])
    again = chance.choice(["a", "a(", "1.", "1 ", " ", "1", "a:b;", "scale(1)", "(", ")", "e9", "#", "-"])
    value = (
        start + again * (chance.randrange(1000, 250_000) // len(again)) + chance.choice(["", "x", ")", "("])
    )
    return f'{HEAD}<rect width="9" height="9" {name}="{value}"/></svg>'.encode()


KINDS: list[Callable[[Random], bytes]] = [
    lambda chance: slow_picture(chance, chance.randrange(100, 22_000)),
    many_shapes,
    many_uses,
    long_value,
]


def try_picture(chance: Random, _: Path) -> str:
    """Read a hostile picture, have it drawn, and return what came of it."""
    data = chance.choice(KINDS)(chance)
    began = time.thread_time()
    try:
        checked = checked_svg(data)
    except UnfitSvg as refused:
        return refused.fault.name
    finally:
        assert time.thread_time() - began < LONGEST_READING, (
            f"reading takes {time.thread_time() - began:.2f} s"
        )
    worker = WorkerPipe(own_command("deck-worker"), own_environment())
    small = f'{HEAD}<circle r="99"/></svg>'.encode()
    worker.send(base64.b64encode(small) + b"\n")
    assert answer(worker, PATIENCE) is Drawing.GOOD
    began = time.monotonic()
    worker.send(base64.b64encode(checked) + b"\n")
    drawing = answer(worker, PATIENCE)
    seconds = time.monotonic() - began
    worker.kill()
    assert worker.wait(PATIENCE)
    assert seconds < PATIENCE / 2, f"drawing takes {seconds:.1f} s"
    return f"{drawing.name}, {'quick' if seconds < LONGEST_DRAWING else 'late'}"
