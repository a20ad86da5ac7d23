"""Deals as diagrams: plain text, and printed pages."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.driving import where_low_wins
from tests.session.helpers import begin, play_until, step
from trickdesk.engine.actions import Deal
from trickdesk.engine.cards import cards_in
from trickdesk.engine.record import parse_input
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.session.branches import finished_deals
from trickdesk.ui.export.printing import INK, LEFT, RED, RIGHT, PagePainter, match_pdf, paint
from trickdesk.ui.text import diagrams, name_text
from trickdesk.ui.text.diagrams import Diagram

OVER = {State.DEAL_OVER, State.MATCH_OVER}
OPTIONS: dict[str, dict[str, object]] = {
    "92q": {"players": 8},
    "forty-fives": {"sides": "cutthroat", "players": 5},
}


def after(name: str, deals: int, seed: int = 3) -> Session:
    session, rng = begin("h...", games()[name](OPTIONS.get(name))), random.Random(seed)
    play_until(session, OVER, rng)
    while len(session.view_for(None).deals) < deals and session.state is State.DEAL_OVER:
        session.next_deal()
        play_until(session, OVER, rng)
    return session


def diagrams_of(session: Session) -> list[Diagram]:
    return [Diagram.of_open(deal) for deal in finished_deals(session)]


FIVE_HUNDRED = """\
Five Hundred · Deal 1, dealt by Di
6 diamonds by Bo and Di, 6 tricks needed, 5 taken
Ann and Cy 0, Bo and Di −80

            Cy
            S Q
            H K Q 7
            D 7 5 4
            C A Q 9
Bo                     Di
S A 10 9 7             S K 8
H 10 5 4               H 9
D A 6                  D K Q 10 9
C J                    C 8 5
                       JK
            Ann
            S 6 5
            H J A 8 6
            D J
            C K 10 7

Kitty: 8D 6C JS

Calls
Ann: Pass, Bo: Pass, Cy: 6 spades, Di: 6 diamonds, Cy: Pass
"""


def test_what_a_diagram_looks_like(qtbot: QtBot) -> None:
    """Cards are ranked as they count, with the jack of diamonds' partner as a trump."""
    session = after("five-hundred", 1)
    found = diagrams.diagram_text(diagrams_of(session)[0], name_text.names_of(session.setup.players))
    assert found.startswith(FIVE_HUNDRED)
    assert found.rstrip().endswith(finished_deals(session)[0].code)
    lines = found.split("\n\n")[-2].splitlines()
    assert len(lines) == 11
    assert sum(line.count(">") for line in lines) == sum(line.count("*") for line in lines) == 10


@pytest.mark.parametrize("name", list(games()))
def test_a_diagram_has_every_card_of_every_hand(qtbot: QtBot, name: str) -> None:
    session = after(name, 2)
    for diagram, deal in zip(diagrams_of(session), finished_deals(session), strict=True):
        deck = session.setup.game.deck
        for hand in deal.deal.hands:
            lines = diagrams.hand_lines(session.setup.game, hand, diagram.view.trump)
            named = [
                suit + rank if suit + rank in deck.id else rank + suit
                for suit, ranks in lines
                for rank in ranks
            ]
            named += [suit for suit, ranks in lines if suit in deck.id]
            assert sorted(named) == sorted(deck.names[card] for card in hand)
        found = diagrams.diagram_text(diagram, name_text.names_of(session.setup.players))
        assert max(map(len, found.splitlines())) < 130
        assert all(name in found for name in name_text.names_of(session.setup.players))


@pytest.mark.parametrize("name", list(games()))
def test_a_deal_under_way_shows_what_its_viewer_sees(qtbot: QtBot, name: str) -> None:
    """Every card in the text is one the viewer sees; hidden hands have no cards."""
    session, rng = begin("h...", games()[name](OPTIONS.get(name))), random.Random(5)
    game = session.setup.game
    for _ in range(60):
        if session.state in OVER:
            session.next_deal()
        for seat in (0, None):
            view = session.view_for(seat)
            seen = view.hand | view.turned
            for cards in view.shown:
                seen |= cards
            diagram = Diagram.of_view(view)
            for hand in diagram.hands:
                assert not {*(hand or ())} - set(cards_in(seen))
            assert not {*(diagram.talon or ())} - set(cards_in(view.turned))
            assert [hand is None for hand in diagram.hands] == [
                other != seat and not view.shown[other] for other in range(game.seats)
            ]
            assert "TD1" not in diagrams.diagram_text(diagram, name_text.names_of(session.setup.players))
        step(session, rng)


@pytest.mark.parametrize("name", list(games()))
def test_pages_are_painted_and_none_is_too_full(qtbot: QtBot, name: str) -> None:
    session = after(name, 7)
    image = QImage(600, 900, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    ends: list[float] = []
    pages = PagePainter(painter, 510, 757, lambda: ends.append(pages.y))
    paint(pages, session.view_for(None), name_text.names_of(session.setup.players), diagrams_of(session))
    painter.end()
    assert all(end <= 757 + 20 for end in [*ends, pages.y])
    assert pages.count == len(ends) + 1
    data = match_pdf(session.view_for(None), name_text.names_of(session.setup.players), diagrams_of(session))
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", data)) >= 1


@pytest.mark.parametrize("low", [False, True])
def test_losses_are_printed_in_red_where_more_is_better(
    qtbot: QtBot, low: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = after("red-one", 3)
    view = session.view_for(None)
    if low:
        view = replace(view, game=where_low_wins(view.game))
    colours: list[str] = []
    words = PagePainter.draw_text

    def painted(
        self: PagePainter, rect: QRectF, said: str, align: Qt.AlignmentFlag = LEFT, colour: str = INK
    ) -> None:
        colours.append(colour)
        words(self, rect, said, align, colour)

    monkeypatch.setattr(PagePainter, "draw_text", painted)
    image = QImage(600, 900, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(PagePainter(painter, 510, 757, lambda: None), view, name_text.names_of(session.setup.players), [])
    painter.end()
    assert any(min(deal.points) < 0 for deal in view.deals)
    assert (RED in colours) != low


def test_a_long_match_has_heads_on_every_page(qtbot: QtBot) -> None:
    session = after("oh-hell", 19)
    image = QImage(600, 900, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    pages = PagePainter(painter, 510, 200, lambda: None)
    paint(pages, session.view_for(None), name_text.names_of(session.setup.players), [])
    painter.end()
    assert pages.count >= 2


def test_the_first_deal_of_the_record_is_the_first_diagram(qtbot: QtBot) -> None:
    session = after("tocan", 1)
    entry = session.record_text().split('"log": [')[1].split('"')[1]
    deal = parse_input(entry, session.setup.game.deck)
    assert isinstance(deal, Deal)
    assert diagrams_of(session)[0].hands == deal.hands


def test_points_and_totals_of_five_sides_do_not_touch(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five Hundred, five players, with scores as low as they get in a match."""
    session, rng = begin("h...", games()["five-hundred"]({"players": 5})), random.Random(3)
    play_until(session, OVER, rng)
    view = session.view_for(None)
    view = replace(view, deals=tuple(deal._replace(points=(-490,) * 5) for deal in view.deals))
    found: list[tuple[float, float, float]] = []
    words = PagePainter.draw_text

    def painted(
        self: PagePainter, rect: QRectF, said: str, align: Qt.AlignmentFlag = LEFT, colour: str = INK
    ) -> None:
        if align == RIGHT and said.endswith("490"):
            wide = QFontMetricsF(self.painter.font()).horizontalAdvance(said)
            found.append((rect.top(), rect.right() - wide, rect.right()))
        words(self, rect, said, align, colour)

    monkeypatch.setattr(PagePainter, "draw_text", painted)
    image = QImage(600, 900, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(PagePainter(painter, 510, 757, lambda: None), view, name_text.names_of(session.setup.players), [])
    painter.end()
    assert len(found) == 10
    assert all(left > end + 3 for (_, _, end), (_, left, _) in pairwise(sorted(found)))
