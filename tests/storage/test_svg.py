"""SVG pictures from outside: only what a card may consist of."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from trickdesk.storage.pictures.svg import MOST_POINTS, MOST_SHAPES, Fault, UnfitSvg, checked_svg

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 250 350"'
)

MOMENT = 1.0  # CPU seconds; the faults that these tests are about took minutes


def svg(inside: str, more: str = "") -> bytes:
    return f"{HEAD}{more}>{inside}</svg>".encode()


def test_what_is_drawn_stays() -> None:
    data = svg(
        "<title>A & B</title>".replace("&", "&amp;")
        + '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>'
        '<g transform="translate(3 4) scale(2)" style="fill: url(#g); -inkscape-stroke: none">'
        '<path id="p" d="M0,0L10,10Z" stroke-width="2"/></g><use xlink:href="#p" x="5"/>'
    )
    found = checked_svg(data).decode()
    for part in ('fill="url(#g)"', 'd="M0,0L10,10Z"', 'xlink:href="#p"', 'stop-color="#f00"', "scale(2)"):
        assert part in found
    assert "inkscape" not in found
    assert "title" not in found
    assert checked_svg(found.encode()).decode() == found


def test_what_other_programs_leave_there_is_dropped() -> None:
    data = (
        b'<?xml version="1.0"?><?xml-stylesheet href="http://a.example/x.css"?>'
        b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
        + svg(
            '<x:view xmlns:x="http://a.example/"><x:image/><script/></x:view><metadata><a href="http://b"/></metadata>'
            '<rect width="9" height="9" class="k" data-x="1" stroke-dasharray="0.001"/>words'
        )
    )
    found = checked_svg(data).decode()
    assert found.endswith('<rect width="9" height="9"></rect></svg>')
    assert "http://a" not in found


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", Fault.NOT_SVG),
        (b"\x89PNG\r\n", Fault.NOT_SVG),
        (b"<html/>", Fault.NOT_SVG),
        (svg("<g>"), Fault.NOT_SVG),
        (svg("&nothing;"), Fault.NOT_SVG),
        (b'<svg xmlns="http://a.example/" viewBox="0 0 5 7"/>', Fault.NOT_SVG),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("&a;"), Fault.ENTITIES),
        (b'<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + svg("&a;"), Fault.ENTITIES),
        (svg("<script>1</script>"), Fault.ELEMENT),
        (svg('<image href="a.png"/>'), Fault.ELEMENT),
        (svg("<text>A</text>"), Fault.ELEMENT),
        (svg("<foreignObject/>"), Fault.ELEMENT),
        (svg("<style>*{}</style>"), Fault.ELEMENT),
        (svg('<rect><animate attributeName="x"/></rect>'), Fault.ELEMENT),
        (svg("<svg/>"), Fault.ELEMENT),
        (svg('<rect onclick="a()"/>'), Fault.ELEMENT),
        (svg('<g clip-path="url(#c)"/>'), Fault.ELEMENT),
        (svg('<g style="filter:url(#f)"/>'), Fault.ELEMENT),
        (svg('<use xlink:href="other.svg#a"/>'), Fault.OUTSIDE),
        (svg('<use href="http://a.example/#a"/>'), Fault.OUTSIDE),
        (svg('<rect fill="url(http://a.example/x)"/>'), Fault.OUTSIDE),
        (svg('<rect style="fill:URL(file:///x)"/>'), Fault.OUTSIDE),
        (svg('<rect fill="url(#a) url(//b)"/>'), Fault.OUTSIDE),
        (svg("<g/>" * MOST_SHAPES), Fault.TOO_RICH),
        (svg("<g>" * 60 + "</g>" * 60), Fault.TOO_RICH),
        (svg('<path d="M0,0L1e30,0"/>'), Fault.TOO_RICH),
        (svg('<rect width="99999999" height="1"/>'), Fault.TOO_RICH),
        (svg('<g transform="scale(50)"><g transform="matrix(3 0 0 3 0 0)"/></g>'), Fault.TOO_RICH),
        (svg('<g id="a"><use href="#a"/></g>'), Fault.TOO_RICH),
        (svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), Fault.TOO_RICH),
        (svg('<use href="#a"/>' * 500), Fault.TOO_RICH),
        (svg("", ' width="9"').replace(b"250 350", b"250 250"), Fault.SHAPE),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', Fault.SHAPE),
        (b'<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>', Fault.SHAPE),
        (svg("").replace(b"250 350", b"nan nan"), Fault.SHAPE),
    ],
)
def test_what_no_card_needs_is_refused(data: bytes, fault: Fault) -> None:
    with pytest.raises(UnfitSvg) as refused:
        checked_svg(data)
    assert refused.value.fault is fault


def test_references_that_multiply_are_counted() -> None:
    """Three levels of twenty: 8000 shapes from sixty elements."""
    floors = '<path id="a0" d="M0,0L1,1"/>'
    for floor in range(3):
        floors += f'<g id="a{floor + 1}">' + f'<use href="#a{floor}"/>' * 20 + "</g>"
    with pytest.raises(UnfitSvg) as refused:
        checked_svg(svg(floors))
    assert refused.value.fault is Fault.TOO_RICH
    assert checked_svg(svg('<path id="a" d="M0,0L1,1"/>' + '<use href="#a"/>' * 300))


def test_points_are_counted_also_where_they_are_drawn_again() -> None:
    outline = "M0,0" + "L1,1" * (MOST_POINTS // 30)
    assert checked_svg(svg(f'<path id="a" d="{outline}"/>' + '<use href="#a"/>' * 8))
    for shown in (
        f'<path id="a" d="{outline}"/>' + '<use href="#a"/>' * 10,
        f'<polygon points="{"1 1 " * MOST_POINTS}"/>',
    ):
        with pytest.raises(UnfitSvg) as refused:
            checked_svg(svg(shown))
        assert refused.value.fault is Fault.TOO_RICH


@pytest.mark.parametrize(
    "transform",
    ["scale (50) matrix( 3 0 0 3 0 0 )", "rotate(3)scale(101)", "a scale(101)", "skewX(2) skewY(2) skewX(1)"],
)
def test_however_it_is_written_a_transform_enlarges(transform: str) -> None:
    with pytest.raises(UnfitSvg) as refused:
        checked_svg(svg(f'<g transform="{transform}"/>'))
    assert refused.value.fault is Fault.TOO_RICH


@pytest.mark.parametrize(
    ("start", "again", "end"),
    [
        ('<g transform="', "a", '"/>'),
        ('<g transform="', "a(", '"/>'),
        ('<g transform="scale(', "1.", ')"/>'),
        ('<g transform="scale(', "1 ", '"/>'),
        ('<rect fill="url(#a', " ", 'x"/>'),
        ('<rect fill="url(#a)', " ", '("/>'),
        ('<rect stroke-width="', "1 ", '"/>'),
        ('<rect x="', "1", 'x"/>'),
        ('<path d="', "1.", '"/>'),
        ('<rect style="', "a:b;", '"/>'),
        ("", "<title/>", ""),
        ("</svg>", "<!-- -->", "<svg>"),
    ],
)
def test_the_filter_takes_time_in_proportion_to_the_file(start: str, again: str, end: str) -> None:
    """256 kB on which careless patterns spend minutes."""
    data = svg(start + again * ((256 << 10) // len(again)) + end)
    began = time.process_time()
    with suppress(UnfitSvg):
        checked_svg(data)
    assert time.process_time() - began < MOMENT


@pytest.mark.parametrize(
    "size", ['viewBox="0 0 {0}x 350"', 'width="{0}x" height="350"', 'width="{1}x" height="3"']
)
def test_a_size_of_a_thousand_digits_takes_a_moment(size: str) -> None:
    data = f'<svg xmlns="http://www.w3.org/2000/svg" {size.format("1" * 250_000, " " * 250_000)}/>'.encode()
    began = time.process_time()
    with pytest.raises(UnfitSvg):
        checked_svg(data)
    assert time.process_time() - began < MOMENT


@pytest.mark.parametrize("size", ['viewBox="0 0 167.1 242.7"', 'width="63.5mm" height="88.9mm"'])
def test_usual_sizes_of_cards_are_taken(size: str) -> None:
    found = checked_svg(f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g/></svg>'.encode())
    assert b'preserveAspectRatio="none"' in found
