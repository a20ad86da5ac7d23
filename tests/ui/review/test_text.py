"""The text of reviews, word for word."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from tests.driving import step
from tests.moon import dealt
from tests.ui.review.fakes import made_up, reviewed, session_over
from trickdesk.bots.decision.explain import ActionValue, Explanation, Reason
from trickdesk.bots.review.values import ReviewedDecision
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.cards import card_set
from trickdesk.games import games
from trickdesk.session.mistakes import MistakeSize
from trickdesk.session.replay import Replay
from trickdesk.ui.review import wording
from trickdesk.ui.text import call_text, card_text
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.widgets.suit_marks import ELLIPSIS, elided_marks, marks_width

GAME = games()["five-hundred"]()
NAMES = ["Ann", "Bo", "Cy", "Di"]
DEAL = reviewed(session_over())
REVIEW = made_up(DEAL)


def card(name: str) -> int:
    return GAME.deck.card(name)


ACTIONS: list[tuple[Action, str, str, str]] = [
    (Call("7H"), "7 hearts", "7 {H}", "“7 hearts”"),
    (Call("pass"), "Pass", "Pass", "“Pass”"),
    (Play(card("KS")), "King of spades", "K{S}", "the king of spades"),
    (Play(card("JK"), 1), "Joker as diamonds", "{JK} as {D}", "the joker as diamonds"),
    (
        Give(card_set([card("9H"), card("8H")])),
        "The eight of hearts and the nine of hearts discarded",
        "8{H} 9{H}",
        "to discard the eight of hearts and the nine of hearts",
    ),
    (Give(0), "Nothing discarded", "nothing", "to discard nothing"),
]


@pytest.mark.parametrize(("action", "said", "marks", "better"), ACTIONS, ids=[a[1] for a in ACTIONS])
def test_actions(action: Action, said: str, marks: str, better: str) -> None:
    if isinstance(action, Play) and action.named is not None:
        suit = card_text.suit_words(GAME.deck.suits[action.named])
        said, better = f"Joker as {suit}", f"the joker as {suit}"
        marks = f"{{JK}} as {{{GAME.deck.suits[action.named]}}}"
    assert wording.decided_words(action, GAME, NAMES) == said
    assert wording.action_marks(action, GAME, NAMES) == marks
    assert wording.better_words(action, GAME, NAMES) == better


def test_the_last_step_tells_a_feat() -> None:
    table, rng = dealt(shooter=0), Random(2)
    while not table.deals or table.deals[0].result is None:
        step(table, rng)
    replay = Replay(table, 0)
    said = [
        wording.step_words(replay, position, 0, Names(["You", *NAMES[1:]], you=0))
        for position in replay.positions
    ]
    assert said[-1].endswith(" You shot the moon.")
    assert not any("moon" in sentence for sentence in said[:-1])


def test_hearts_passes_cards() -> None:
    game = games()["hearts"]()
    action = Give(card_set([game.deck.card("QS")]))
    assert wording.decided_words(action, game) == "The queen of spades passed"
    assert wording.better_words(action, game) == "to pass the queen of spades"


@pytest.mark.parametrize(
    ("lost", "said"), [(0.0, "0"), (0.04, "0"), (3.24, "−3.2"), (99.4, "−99.4"), (139.8, "−140")]
)
def test_losses(lost: float, said: str) -> None:
    assert wording.loss_words(lost) == said


JUDGED = ReviewedDecision(
    20, 0, Play(card("9D")), 30.5, 3.8, Play(card("8D")), 1, Play(card("8D")), costs_contract=True
)


def test_everything_about_a_mistake() -> None:
    assert wording.why_words(JUDGED, MistakeSize.MEDIUM, DEAL.replay, NAMES, True) == [
        "Mistake: the eight of diamonds was better.",
        "From what the player could know, this cost 30.5 (±\N{NO-BREAK SPACE}3.8) points on average.",
        "With all cards known, the eight of diamonds was 1 trick better.",
        "With all cards known, this decided the contract.",
    ]


def test_the_reasons_of_a_mistake_are_not_its_praise() -> None:
    why = Explanation((Reason("may-win"),))
    for size, head in ((MistakeSize.SMALL, "The choice made"), (MistakeSize.NONE, "Why")):
        said = wording.why_words(replace(JUDGED, why=why), size, DEAL.replay, NAMES, True)
        assert f"{head}: Beats the cards so far, though higher ones are still out." in said


@pytest.mark.parametrize(("better", "explained"), [(40.0, False), (30.0, False), (12.0, True), (-4.0, True)])
def test_a_loss_that_is_not_the_difference_in_points_is_explained(better: float, explained: bool) -> None:
    weighed = (
        ActionValue(Play(card("8D")), 0.0, 1.0, points=better),
        ActionValue(Play(card("9D")), -30.5, 3.8, points=0.0),
    )
    judged = replace(JUDGED, why=Explanation((), weighed, 100))
    said = wording.why_words(judged, MistakeSize.MEDIUM, DEAL.replay, NAMES, True)
    assert ("Why: Also weighs the match and what the others score." in said) == explained


def test_bad_luck_is_told_from_a_mistake() -> None:
    unlucky = replace(JUDGED, knew=0.0, better=None, costs_contract=False)
    assert wording.why_words(unlucky, MistakeSize.NONE, DEAL.replay, NAMES, True) == [
        "From what the player could know, nothing was better.",
        "With all cards known, the eight of diamonds was 1 trick better.",
    ]


def test_what_is_not_known_is_not_said() -> None:
    unknown = ReviewedDecision(20, 0, Play(card("9D")))
    assert wording.why_words(unknown, MistakeSize.NONE, DEAL.replay, NAMES, False) == [
        "From what the player could know: not worked out yet."
    ]
    assert wording.why_words(unknown, MistakeSize.NONE, DEAL.replay, NAMES, True) == [
        "From what the player could know: not worked out yet.",
        "With all cards known: not worked out.",
    ]


def test_where_it_becomes_exact() -> None:
    first = next(p.at - 1 for p in DEAL.replay.positions if (p.trick, p.card) == (1, 1))
    middle = next(p.at - 1 for p in DEAL.replay.positions if (p.trick, p.card) == (6, 3))
    said = {
        first: "Exact from the first card.",
        first - 1: "Exact from the first card.",
        middle: "Exact from trick 6, card 3.",
    }
    for at, sentence in said.items():
        assert wording.exact_words(replace(REVIEW, exact_from=at), DEAL.replay) == sentence
    never = replace(REVIEW, exact_from=None)
    assert wording.exact_words(never, DEAL.replay).endswith("wasn't worked out.")
    assert wording.exact_words(replace(never, complete=False), DEAL.replay) == ""
    assert wording.exact_words(None, DEAL.replay) == ""


def test_the_curve_is_told_where_it_changes() -> None:
    places = {p.at: p for p in DEAL.replay.positions}
    at = [p.at for p in DEAL.replay.positions if p.trick >= 5][:4]
    review = replace(REVIEW, curve=((at[0], 6), (at[1], 6), (at[2], 7), (at[3], 7)), sides=(5, 10))
    told = wording.curve_words(review, DEAL.replay, NAMES)
    assert told.startswith("Ann and Cy: taken with best play from here, not the score. ")
    first, last = places[at[0]], places[at[2]]
    assert f"Trick {first.trick}, card {first.card}: 6 tricks; " in told
    assert told.endswith(f"Trick {last.trick}, card {last.card}: 7 tricks.")
    assert told.count("6 tricks") == told.count("7 tricks") == 1


def test_how_a_line_ended() -> None:
    outcome = DEAL.replay.outcome()
    assert outcome.contract is not None
    told = wording.outcome_words(outcome, DEAL.setup.game, NAMES)
    assert told.startswith(call_text.call_words(outcome.contract.bid, GAME))
    assert ("made" if outcome.made else "failed") in told
    assert "Ann and Cy " in told
    assert "Bo and Di " in told
    unfinished = outcome._replace(over=False, points=())
    assert wording.outcome_words(unfinished, DEAL.setup.game, NAMES).endswith("not played to the end")


def test_names_of_lines() -> None:
    position = next(p for p in DEAL.replay.positions if (p.trick, p.card) == (4, 2))
    played = position._replace(action=Play(card("KH")))
    assert wording.line_name(played, GAME, NAMES) == "Trick 4: king of hearts instead"
    call = position._replace(action=Call("7H"), seat=2, trick=0, card=0)
    assert wording.line_name(call, GAME, NAMES) == "Cy: 7 hearts instead"


def test_cards_without_room_leave_dots(qapp: QApplication) -> None:
    metrics, marks = (
        QFontMetricsF(qapp.font()),
        wording.action_marks(Give(card_set(map(card, ("5S", "10H", "QD")))), GAME),
    )
    whole = marks_width(marks, metrics)
    assert elided_marks(marks, metrics, whole) == marks
    cut = elided_marks(marks, metrics, whole - 1)
    assert cut == f"{marks.rpartition(' ')[0]} {ELLIPSIS}"
