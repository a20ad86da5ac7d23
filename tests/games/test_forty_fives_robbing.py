"""Forty-Fives without an auction: what is known of a rob (rules 7.18 to 7.20)."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import played
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.inference.beliefs import Beliefs
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide, never
from trickdesk.bots.review.expected_loss import expected_loss
from trickdesk.cli.solve import solve_table
from trickdesk.engine.actions import AskGive, Deal, Give, Play
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import public_view, view
from trickdesk.games.forty_fives import DECK, FortyFives
from trickdesk.ui.text import event_text, scores, text_table

NAMES = ("You", "Ada", "Bo", "Cy")
TURNED = FortyFives(FortyFives.preset("Forty-Fives").options)
HANDS = ("KD 7C 8C 9C 10C", "QD JC 6H 7H 8H", "AS 5S 3S 4D 9D", "KC QC 2D 3D 5D")


def dealt(turned: str = "9S", dealer: int = 3, hands: tuple[str, ...] = HANDS) -> Table:
    """Return a table on which seat 2 may rob."""
    table = Table(TURNED)
    cards = [DECK.ids(hand.split()) for hand in hands]
    rest = DECK.all & ~card_set(card for hand in cards for card in hand) & ~(1 << DECK.id[turned])
    table.deal(Deal(dealer, tuple(cards), (DECK.id[turned], *cards_in(rest))))
    return table


def robbed(card: str = "4D") -> Table:
    table = dealt()
    table.act(2, Give(1 << DECK.id[card]))
    return table


def names(cards: int) -> list[str]:
    return DECK.names_of(cards)


def test_everybody_knows_the_card_that_was_robbed_until_it_is_played() -> None:
    table = robbed()
    for seat in (0, 1, 3):
        assert [names(cards) for cards in view(table, seat).known] == [[], [], ["9S"], []]
    assert not any(view(table, 2).known) and not any(public_view(view(table, 2)).known)
    for seat, card in ((0, "KD"), (1, "QD"), (2, "9S")):
        table.act(seat, Play(DECK.id[card]))
    assert not any(view(table, 0).known)


@pytest.mark.parametrize("give", [0, 1 << DECK.id["4D"]])
def test_bots_know_the_card_robbed_and_the_ace(give: int) -> None:
    """Every deal that a bot imagines has both with their holder."""
    table = dealt()
    table.act(2, Give(give))
    seen = view(table, 0)
    beliefs = Beliefs(seen, knowledge_of(TURNED), Random(1), weighted=True)
    for _ in range(40):
        world = beliefs.world()
        assert world.hands[2] >> DECK.id["AS"] & 1
        assert bool(world.hands[2] >> DECK.id["9S"] & 1) == bool(give)
        assert world.dead.bit_count() == give.bit_count()


def test_if_nobody_is_asked_nobody_has_the_ace() -> None:
    table = dealt("9H", hands=(HANDS[0], HANDS[1], "KS 5S 3S 4D 9D", HANDS[3]))
    assert table.phase_name == "play"
    ace = 1 << DECK.id["AH"]
    assert all(cannot & ace for cannot in view(table, 0).cannot)
    beliefs = Beliefs(view(table, 0), knowledge_of(TURNED), Random(1), weighted=True)
    assert not any(hand & ace for _ in range(40) for hand in beliefs.world().hands)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_robs_with_a_plain_card(level: str) -> None:
    found = decide(view(dealt(), 2), level, 1)
    assert isinstance(found.action, Give)
    assert names(found.action.cards) in (["4D"], ["9D"])
    assert found.explanation.reasons[0].code == "robs"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_a_better_trump_for_a_lower_one(level: str) -> None:
    hands = (HANDS[0], HANDS[1], "AS 5S JS KS QS", HANDS[3])
    found = decide(view(dealt("10S", hands=hands), 2), level, 1)
    assert found.action == Give(0)
    assert found.explanation.reasons[0].code == "keeps-hand"


def test_the_review_says_what_a_rob_gave_away() -> None:
    seen = view(dealt(), 2)
    good, bad = (expected_loss(seen, Give(1 << DECK.id[card]), 1, never).gave for card in ("4D", "5S"))
    assert good is not None and bad is not None and good < 1 < bad


def test_two_sides_without_a_declarer_can_be_solved() -> None:
    found = solve_table(robbed())
    assert found["sides"] == [[0, 2], [1, 3]]
    value = found["value"]
    assert isinstance(value, list) and sum(value) == 25 and value[0] >= 15  # AS, 5S, 9S and 3S


def test_the_words_of_a_rob() -> None:
    table = dealt()
    assert scores.prompt_words(view(table, 2), NAMES) == "Will you rob?"
    assert scores.prompt_words(view(table, 0), NAMES) == "Bo may rob"
    (event,) = [e for e in table.act(2, Give(1 << DECK.id["4D"])) if e.kind == "robbed"]
    assert event_text.event_words(event.seen_by(0), view(table, 0), NAMES) == "Bo robs: the nine of spades."
    assert "Bo robs: the nine of spades." in text_table.log_lines(view(table, 0), NAMES)


def test_trump_comes_from_the_card_and_the_match_ends_at_45() -> None:
    for seed in range(20):
        table = played(TURNED, Random(seed), deals=60)
        assert table.winners and table.contract is None
        assert max(table.totals) >= 45 and table.totals[table.winners[0]] == max(table.totals)
        assert all(sum(deal.result.points) == 25 for deal in table.deals if deal.result)


def test_options_about_bids_are_not_offered() -> None:
    offered = [o.name for o in FortyFives.option_list if len(FortyFives.choices(o, TURNED.options)) > 1]
    assert offered == ["players", "sides", "renege", "plain_ace", "target", "auction", "last_deal"]


def test_the_question_has_what_the_seat_would_take() -> None:
    ask = view(dealt(), 2).ask
    assert isinstance(ask, AskGive)
    assert (ask.low, ask.high, names(ask.takes)) == (0, 1, ["9S"])
    assert ask.cards == card_set(DECK.ids(HANDS[2].split()))
