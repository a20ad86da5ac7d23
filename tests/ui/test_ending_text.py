"""Text about deals that end early."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.driving import random_game
from tests.session.endings import at_play
from tests.session.helpers import begin, step
from tests.ui.samples import at_end, deals_over
from tests.ui.samples import view as view_of
from trickdesk.engine.actions import Event
from trickdesk.engine.claims import Claim, claim_kind
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.ui.text import endings, event_text, narration, scores

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"]


def seen(game_id: str, seed: int, cards: int) -> PlayerView:
    return at_play("h", games()[game_id], seed, cards).view_for(0)


def test_a_claim_is_asked_in_the_words_of_the_game() -> None:
    view = seen("five-hundred", 1, 4)
    assert endings.claim_question(view, offered(view)) == "Claim all 4 remaining tricks?"
    view = seen("five-hundred", 1, 1)
    assert endings.claim_question(view, offered(view)) == "Claim the last trick?"
    view = seen("hearts", 1, 4)
    assert endings.claim_question(view, offered(view)) == "Claim that you will take no more points?"
    words = {
        endings.claim_question(view, offered(view))
        for seed in range(12)
        for view in [seen("oh-hell", seed, 3)]
    }
    assert "Claim none of the remaining tricks?" in words
    assert any(question.startswith("Claim exactly 1 more trick?") for question in words)
    assert any(question.endswith(" more tricks?") for question in words)


def offered(view: PlayerView) -> Claim:
    from trickdesk.engine.claims import claims

    return claims(view)[0]


def test_every_claim_has_its_question_and_its_line() -> None:
    """All claims on offer, under any options, are worded completely."""
    rng, words = random.Random(4), set()
    kinds = list(games().values())
    misere = games()["five-hundred"]({"misere": True})
    for number in range(220):
        game = random_game(kinds[number % 7], rng) if number < 70 else misere
        session = begin("h", game, seed=str(number))
        while session.state not in (State.DEAL_OVER, State.MATCH_OVER):
            for claim in session.offered_claims():
                view = session.view_for(0)
                word, count = claim_kind(view, claim)
                words.add(word)
                lines = [endings.claim_question(view, claim), endings.claim_choice(view, claim)]
                for viewer in (view, session.view_for(None)):
                    event = Event("claimed", 0, word, count=count)
                    lines.append(event_text.event_words(event, viewer, NAMES))
                    assert narration.decision_line(event, [event], viewer, NAMES) == lines[-1]
                lines.append(endings.concede_words(view, NAMES))
                assert all(line and "{" not in line for line in lines), lines
            step(session, rng)
    assert words == {"all", "none", "exactly", "clean", "beaten", "decided"}


def test_the_table_says_how_many_tricks_are_claimed() -> None:
    view = seen("oh-hell", 1, 3)
    for seat, count, words in (
        (0, 1, "You take exactly 1 more trick."),
        (0, 3, "You take exactly 3 more tricks."),
        (2, 1, "Cy claims exactly 1 more trick."),
        (2, 2, "Cy claims exactly 2 more tricks."),
    ):
        event = Event("claimed", seat, "exactly", count=count)
        assert endings.ending_words(event, view, NAMES) == words


def test_the_table_says_who_claims_finishes_or_gives_up() -> None:
    view = seen("red-one", 1, 3)
    said = {
        kind: (
            endings.ending_words(Event(kind, 0, "all"), view, NAMES),
            endings.ending_words(Event(kind, 2, "all"), view, NAMES),
        )
        for kind in ("claimed", "finished", "conceded", "goes on")
    }
    assert said == {
        "claimed": ("You claim the rest.", "Cy claims the rest."),
        "finished": ("Computer players play the rest.",) * 2,
        "conceded": ("You concede the deal.", "Cy concedes the deal."),
        "goes on": ("", ""),
    }


def test_what_giving_up_costs_is_said_by_the_contract() -> None:
    found = set()
    for seed in range(30):
        session = at_play("h", games()["tocan"], seed, 4)
        view = session.view_for(0)
        words = endings.concede_words(view, NAMES)
        assert view.contract is not None and view.teams is not None
        made = "The contract is already made." in words
        mine = "Your contract fails, if it still can." in words
        assert mine == (0 in view.teams[0] and not made)
        assert view.tricks_left <= 4
        found.add((made, mine))
    assert len(found) == 3


def test_who_has_not_won_is_told_their_place() -> None:
    seen = replace(view_of(at_end("oh-hell"), 0), totals=(30, 20, 40, 30), winners=(2,))
    assert scores.standing_words(seen, NAMES) == "You came second."
    assert scores.standing_words(replace(seen, seat=1), NAMES) == "Your place: 4 of 4."
    assert scores.standing_words(replace(seen, totals=(25, 20, 40, 30)), NAMES) == "You came third."
    assert (
        scores.standing_words(replace(seen, seat=2), NAMES)
        == scores.standing_words(replace(seen, seat=None), NAMES)
        == ""
    )
    ended = view_of(at_end("five-hundred"), 0)
    lost, won = (replace(ended, winners=(side,)) for side in (1, 0))
    assert scores.standing_words(lost, NAMES) == f"{NAMES[0]} and {NAMES[2]} lose the match."
    assert scores.standing_words(won, NAMES) == ""
    two = replace(view_of(at_end("five-hundred", {"players": 2}), 0), winners=(1,))
    assert scores.standing_words(two, NAMES) == "You lose the match."
    low = replace(view_of(at_end("hearts"), 0), totals=(60, 20, 105, 70), winners=(1,))
    assert scores.standing_words(low, NAMES) == "You came second."


def test_a_deal_ends_with_what_it_was_for_you() -> None:
    hearts = replace(view_of(deals_over("hearts"), 0), totals=(30, 20, 4, 30), winners=())
    hearts = replace(hearts, deals=(hearts.deals[-1]._replace(points=(24, 2, 0, 0)),))
    assert scores.own_deal_words(hearts, NAMES) == "24 points against you. Your place: 3 of 4, shared."
    alone = replace(hearts, totals=(30, 20, 4, 31))
    assert scores.own_deal_words(alone, NAMES) == "24 points against you. Your place: 3 of 4."
    harmless = replace(alone, deals=(hearts.deals[-1]._replace(points=(0, 26, 0, 0)),))
    assert scores.own_deal_words(harmless, NAMES) == "Your deal: 0. Your place: 3 of 4."
    assert scores.own_deal_words(replace(hearts, seat=None), NAMES) == ""
    teams = view_of(deals_over("five-hundred"), 1)
    for totals, words in (((40, 100), " 60 points ahead."), ((40, 40), ""), ((41, 40), " 1 point behind.")):
        deal = teams.deals[-1]._replace(points=(0, 140))
        shown = replace(teams, totals=totals, deals=(deal,))
        assert scores.own_deal_words(shown, NAMES) == f"Your deal: +140.{words}"
