"""Euchre with farmer's hands: the swap before the bidding, for bots and in words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.bots.positions import dealt, need_kernels, say
from tests.session.helpers import setup, step
from tests.ui.samples import NAMES
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.player import decide
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.bots.simulation.sampler import Sampler
from trickdesk.engine.actions import AskCall, Call
from trickdesk.engine.bids import KEEP, PASS
from trickdesk.engine.cards import card_set
from trickdesk.engine.table import Table
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session import Session
from trickdesk.session.blindfold import Blindfold
from trickdesk.session.coach.sorting import theme_of
from trickdesk.ui.table.animation_script import script
from trickdesk.ui.text import event_text, prompts, scores, text_table

GAME, MIXED = (games()["euchre"]({"farmers_hand": way}) for way in ("same", "mixed"))
NINES, SWAPPED = "9C 9D 9H KS AS", "swap 9C 9D 9H"


def farmer(seat: int = 0, hand: str = NINES, game: object = GAME) -> Table:
    """Return a table at which a farmer is asked. Under the jack are three honours."""
    return dealt(game, 3, {seat: hand}, 1, "JD QH KH AH")  # type: ignore[arg-type]


def test_everyone_knows_that_the_swapped_cards_are_gone() -> None:
    table = say(farmer(), SWAPPED)
    nines = card_set(GAME.deck.ids(SWAPPED.split()[1:]))
    assert table.hands[0] == card_set(GAME.deck.ids(["QH", "KH", "AH", "KS", "AS"]))
    for seat in range(4):
        seen = view(table, seat)
        assert seen.talon == 4 and all(cannot & nines == nines for cannot in seen.cannot)
        sampler = Sampler(seen)
        for number in range(20):
            world = sampler.world(Random(number))
            assert not any(hand & nines for hand in world.hands)
            assert card_set(world.talon) & nines == nines


def test_a_swap_is_no_round_of_the_auction() -> None:
    table = say(farmer(), SWAPPED, *[PASS] * 5)
    seen, knowledge = view(table, 1), knowledge_of(GAME)
    assert list(knowledge.offered(seen, 4) or ()) == ["D"]
    assert "D" not in (knowledge.offered(seen, 5) or ())


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
def test_bots_swap_cards_that_win_nothing(level: str) -> None:
    made = decide(view(farmer(), 0), level, 1, clock=lambda: 0.0)
    assert made.action == Call(SWAPPED)
    assert made.explanation.reasons[0].code == "swaps-cards"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bots_keep_low_trumps_beside_the_bowers(level: str) -> None:
    made = decide(view(farmer(0, "9D 10D 9H JH AD", MIXED), 0), level, 1, clock=lambda: 0.0)
    assert made.action == Call(KEEP)
    assert made.explanation.reasons[0].code == "keeps-cards"


def test_a_review_finds_the_better_call() -> None:
    need_kernels()
    seen = view(farmer(), 0)
    found = expected_loss(seen, Call(KEEP), 1, lambda: False)
    assert found.better == Call(SWAPPED) and (found.gave or 0) > 0.2
    assert theme_of(seen, Call(KEEP), Call(SWAPPED)).code == "wrong-swap"


def test_beliefs_are_possible_after_the_swap_of_another() -> None:
    table = say(farmer(), SWAPPED, PASS)
    seen = view(table, 1)
    world = Beliefs(seen, knowledge_of(GAME), Random(1), True).world()
    assert sum(hand.bit_count() for hand in world.hands) == 20


def test_hidden_cards_are_dealt_again_without_the_swapped_ones() -> None:
    table = say(farmer(), SWAPPED, PASS)
    blindfold = Blindfold(table, setup("....", GAME), len(table.log))
    found = blindfold.redeal(1)
    assert found is not None and found.is_alike


def test_the_swap_in_words() -> None:
    table = farmer()
    mine, another = view(table, 0), view(table, 1)
    assert scores.prompt_words(mine, NAMES) == "Will you swap?"
    assert scores.prompt_words(another, NAMES) == f"{NAMES[0]} to call"
    assert prompts.decision_kind(mine) == "swap" and prompts.lesson_words(mine).title == "Farmer's hand"
    assert prompts.now_words(mine, NAMES, lambda card: None).startswith("Swap low cards")
    events = table.act(0, Call(SWAPPED))
    cards = "the nine of clubs, the nine of diamonds and the nine of hearts"
    new = "the queen of hearts, the king of hearts and the ace of hearts"
    for seat, name, drew in (
        (0, "You swap", f"You draw {new}."),
        (1, f"{NAMES[0]} swaps", f"{NAMES[0]} draws 3 cards."),
    ):
        seen = view(table, seat)
        heard = [event_text.event_words(event.seen_by(seat), seen, NAMES) for event in events]
        assert [*filter(None, heard)] == [f"{name} {cards}.", drew]
        assert f"{name} {cards}." in text_table.log_lines(seen, NAMES)
        parts = script([event.seen_by(seat) for event in events], seen, NAMES, 1.0, 1200)
        said = [row.words for part in parts if part.saying for row in part.saying.rows]
        assert said == [
            "You kept A{S} K{S} and drew 3." if not seat else f"{NAMES[0]} discarded 3 and drew 3."
        ]
    kept = farmer().act(0, Call(KEEP))[0]
    assert event_text.event_words(kept, view(farmer(), 1), NAMES) == f"{NAMES[0]} doesn't swap cards."


@pytest.mark.parametrize("bid", [(PASS, PASS, PASS, "H"), ("H",)])
def test_the_log_says_what_a_dealer_got_by_the_swap(bid: Sequence[str]) -> None:
    table = dealt(GAME, 3, {3: NINES}, 3, "JH QH KH AH")
    lines = text_table.log_lines(view(say(table, SWAPPED, *bid), 3), NAMES)
    assert "You get the queen of hearts, the king of hearts and the ace of hearts." in lines
    assert lines[-1] == "You pick up the jack of hearts."


def test_a_partner_who_keeps_the_cards_has_bid_nothing() -> None:
    seen = view(say(dealt(GAME, 3, {0: NINES}, 1, "JD QH KH AH"), KEEP, PASS, PASS), 2)
    assert theme_of(seen, Call("D"), Call(PASS)).code == "overbids"


@pytest.mark.parametrize("players", [2, 3])
def test_a_farmer_without_a_partner(players: int) -> None:
    game = games()["euchre"]({"farmers_hand": "mixed", "players": players})
    for number in range(5):
        session = Session.start(setup("....", game, str(number)), None)[0]
        while len(session.view_for(None).deals) < 3:
            step(session, Random(number))


def test_every_call_has_a_number() -> None:
    asked = view(farmer(0, "9C 9D 9H 10H 10S", MIXED), 0).ask
    assert isinstance(asked, AskCall) and set(asked.calls) <= set(MIXED.calls) and len(asked.calls) == 11
