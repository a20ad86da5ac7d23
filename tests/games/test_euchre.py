"""Euchre: two rounds of calls, players who are alone, and the panel for both."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.bots.positions import dealt, say
from tests.driving import steps
from trickdesk.bots.bidding.bidder import Bidder
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.levels import LEVEL
from trickdesk.bots.player import context_of, decide
from trickdesk.bots.simulation.sampler import World
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import PASS, Contract
from trickdesk.engine.cards import card_set
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.ui.panels.bids import SuitsPanel
from trickdesk.ui.table.scoreboard import contract_info
from trickdesk.ui.text import scores, text_table

NAMES = ("Ann", "Bo", "Cy", "Di")
GAME = games()["euchre"]()


def after(*calls: str, hands: dict[int, str] | None = None) -> PlayerView:
    """Return the view of the seat on turn after some calls; seat 3 deals."""
    table = say(dealt(GAME, 3, hands or {}, 1), *calls)
    assert table.phase is not None
    return view(table, table.phase.turn)


def panel_of(seen: PlayerView, qtbot: QtBot) -> SuitsPanel:
    assert isinstance(seen.ask, AskCall)
    panel = SuitsPanel(seen.ask, seen, NAMES)
    qtbot.addWidget(panel)
    return panel


def test_a_pass_of_the_first_round_is_out_only_after_the_second() -> None:
    for calls, out in ((3, set()), (4, set()), (6, {0, 1})):
        seen = after(*[PASS] * calls)
        assert isinstance(seen.ask, AskCall)
        assert Bidder(context_of(LEVEL["medium"], seen, 1), seen.ask).out == out


def test_a_pass_says_something_of_the_suits_that_were_offered() -> None:
    seen, knowledge = after(*[PASS] * 5), knowledge_of(GAME)
    (turned,) = knowledge.offered(seen, 0) or ()
    assert {turned, *(knowledge.offered(seen, 4) or ())} == set("CDHS")
    assert turned not in (knowledge.offered(seen, 4) or ())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_nobody_goes_alone_who_could_only_make_it_with_the_partner(level: str) -> None:
    weak, sure, checked = "JD 9H KS QC 9D", "JH JD AH KH AS", 0
    for hand, alone in ((weak, False), (sure, True)):
        for seed in range(40):
            table = dealt(GAME, 3, {0: hand}, seed)
            ask = view(table, 0).ask
            assert isinstance(ask, AskCall)
            if "H" in ask.calls:
                made = decide(view(table, 0), level, seed, clock=lambda: 0.0).action
                assert (made == Call("H alone")) is alone
                checked += 1
    assert checked > 3


HEARTS, CLUBS, LOW = "JH JD AH 9S 10S", "JC JS AC KC 9D", "9C 10C QC 10D QD"


@pytest.mark.parametrize(
    ("hands", "contract"),
    [
        ((LOW, LOW, HEARTS), Contract(3, "H")),
        ((LOW, HEARTS, CLUBS), Contract(2, "H")),
        ((CLUBS, LOW, LOW), Contract(1, "C")),
        ((LOW, LOW, "JH JD 9S 10S QC"), Contract(3, "H")),  # with the queen turned up
        ((LOW, "JH JD 9S 10S QC", LOW), None),
    ],
)
def test_after_a_pass_the_next_seat_with_a_bid_gets_the_contract(
    hands: tuple[str, ...], contract: Contract | None
) -> None:
    table = dealt(GAME, 3, {}, 1, talon="QH")
    cards = [card_set(GAME.deck.ids(hand.split())) for hand in (LOW, *hands)]
    world = World(cards, [0] * 4, [()] * 4, [], 0, 0)
    assert knowledge_of(GAME).next_contract(view(table, 0), world) == contract


def test_a_dealer_who_must_call_has_a_contract_in_the_end() -> None:
    game = games()["euchre"]({"stick_dealer": True})
    low = card_set(game.deck.ids(LOW.split()))
    found = knowledge_of(game).next_contract(
        view(dealt(game, 3, {}, 1, talon="QH"), 0), World([low] * 4, [0] * 4, [()] * 4, [], 0, 0)
    )
    assert found is not None and found.declarer == 3


def test_the_partner_who_sits_out_has_no_part_in_the_contract_before_the_first_lead() -> None:
    table = dealt(GAME, 3, {}, 1, talon="QH")
    seen = view(say(table, "H alone"), 0)
    assert table.phase_name == "give" and not seen.players
    info = contract_info(seen, NAMES)
    assert info is not None and info.by == ("Ann",)
    assert " by Ann, " in scores.contract_words(seen, NAMES)


def test_the_panel_says_what_is_offered_and_why_other_suits_are_not(qtbot: QtBot) -> None:
    seen = after()
    panel = panel_of(seen, qtbot)
    assert isinstance(seen.ask, AskCall)
    with_partner, alone = (call for call in seen.ask.calls if call != PASS)
    assert panel.choices[with_partner].accessibleName().startswith("Order up ")
    assert panel.choices[alone].accessibleName().endswith(" alone")
    assert any(label.text().endswith(" is turned up") for label in panel.findChildren(QLabel))
    barred = [cell for call, cell in panel.choices.items() if call not in seen.ask.calls]
    assert len(barred) == 6 and all("card turned up" in cell.accessibleDescription() for cell in barred)
    assert panel_of(after(PASS, PASS, PASS), qtbot).choices[alone].accessibleName().startswith("Pick up ")


def test_a_number_chooses_the_row_and_a_letter_the_suit(qtbot: QtBot) -> None:
    seen = after()
    assert isinstance(seen.ask, AskCall)
    panel = panel_of(seen, qtbot)
    for key, call in (("1", seen.ask.calls[1]), ("2", seen.ask.calls[2])):
        assert panel.handle_key(Qt.Key(ord(key))) and panel.chosen == call
    second = panel_of(after(*[PASS] * 4), qtbot)
    assert isinstance(second.ask, AskCall)
    suit = second.ask.calls[1]
    assert not second.handle_key(Qt.Key(ord(suit))), "a letter alone is a command"
    for row, call in (("1", suit), ("2", f"{suit} alone")):
        assert second.handle_key(Qt.Key(ord(row))) and second.handle_key(Qt.Key(ord(suit)))
        assert second.chosen == call and second.confirm.text().startswith("Name ")


def test_the_last_trick_has_its_number_though_a_partner_sat_out() -> None:
    table = say(dealt(GAME, 3, {}, 1), "H alone")
    for _ in steps(table, Random(1)):
        pass
    assert text_table.trick_titles(view(table, 0), NAMES)[0] == "Trick 5"
