"""Features no game of ours has: partners' bids added up, nil, its own play rules."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.bots.positions import dealt
from tests.games.added_bids import AddedBids
from tests.games.added_deals import NAMES, bid, play_out
from trickdesk.bots.levels import LEVELS
from trickdesk.bots.player import decide
from trickdesk.engine.actions import AskPlay, Call, Play
from trickdesk.engine.bids import Aim, Goal, SideGoal
from trickdesk.engine.cards import cards_in
from trickdesk.engine.claims import Claim, claims
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.view import view
from trickdesk.session.highlights import verdict
from trickdesk.ui.panels.over import DealOverPanel, ranking
from trickdesk.ui.table.plates import plate_infos
from trickdesk.ui.text import endings, scores


def test_partners_reach_the_sum_of_their_bids_and_nil_stands_alone() -> None:
    goals = bid("3", "4", "2", "0").goals
    game = AddedBids()
    both = SideGoal((0, 2), Goal(Aim.TRICKS, 5))
    assert game.own_goal(goals, 0) == game.own_goal(goals, 2) == both
    assert game.own_goal(goals, 1) == SideGoal((1,), Goal(Aim.TRICKS, 4))
    assert game.own_goal(goals, 3) == SideGoal((3,), Goal(Aim.NONE))
    assert game.own_goal([*goals[:2], None, None], 0) == SideGoal((0,), Goal(Aim.TRICKS, 3))
    assert game.own_goal([*goals[:2], None, None], 2) is None


def test_spades_do_not_lead_before_they_are_broken() -> None:
    table = bid("3", "3", "3", "3")
    ask = view(table, 0).ask
    assert isinstance(ask, AskPlay)
    spades = [card for card in cards_in(table.hands[0]) if table.game.deck.names[card].endswith("S")]
    assert spades and not any(ask.cards >> card & 1 for card in spades)
    with pytest.raises(IllegalAction, match="not been broken"):
        table.act(0, Play(spades[0]))


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.slow) if level == "expert" else level for level in LEVELS]
)
def test_bots_of_each_level_play_it(level: str) -> None:
    """One on each side, first to call and second."""
    table = bid()
    play_out(table, (level, level, "beginner", "beginner"))
    assert len(table.deals) == 1 and all(goal is not None for goal in table.goals)
    assert sum(goal.amount for goal in table.goals if goal is not None) <= 16


@pytest.mark.slow
def test_hard_beats_random_by_far() -> None:
    gains = []
    for seed in range(1):
        for seats in (("hard", "random") * 2, ("random", "hard") * 2):
            table = bid(seed=seed)
            play_out(table, seats, seed)
            hard = seats.index("hard")
            gains.append(table.totals[hard] - table.totals[1 - hard])
    assert sum(gains) / len(gains) > 40, gains


def test_a_goal_of_the_bids_own_kind_is_valued() -> None:
    """A hand without a winner bids nil, which pays more than an exact bid of 0."""
    game = AddedBids()
    table = dealt(game, 3, {0: "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S"}, 4)
    assert decide(view(table, 0), "hard", 1, clock=lambda: 0.0).action == Call("0")


def test_plates_show_what_both_partners_took_of_both_bids(qtbot: QtBot) -> None:
    table = bid("3", "4", "2", "0")
    for _ in range(8):
        assert table.phase is not None
        ask = table.phase.ask()
        assert isinstance(ask, AskPlay)
        table.act(table.phase.turn, Play(next(cards_in(ask.cards))))
    seen = view(table, 0)
    lines = [info.line for info in plate_infos(seen, NAMES)]
    ours = seen.taken[0] + seen.taken[2]
    assert lines == [
        f"{ours} of 5 tricks",
        f"{seen.taken[1]} of 4 tricks",
        f"{ours} of 5 tricks",
        f"{scores.tricks_words(seen.taken[3])}, 0 bid",
    ]
    assert "miss your bid of 5 tricks" in endings.concede_words(seen, NAMES)


def test_claims_are_of_the_side_and_none_beside_a_nil() -> None:
    seen = view(bid("3", "4", "2", "0"), 0)
    assert claims(seen) == (Claim(13, 13),)
    assert claims(view(bid("3", "4", "0", "2"), 0)) == ()
    assert claims(view(bid("3", "0", "4", "2"), 0)) == (Claim(13, 13),), "the others' nil is their affair"


@pytest.mark.parametrize("calls", [("1", "6", "1", "6"), ("6", "1", "6", "1"), ("3", "3", "0", "3")])
def test_the_end_of_a_deal_judges_sides(qtbot: QtBot, calls: tuple[str, ...]) -> None:
    table = bid(*calls)
    play_out(table, ("easy",) * 4)
    seen, game = view(table, 0), table.game
    taken = table.deals[-1].play.taken
    met = [
        all(
            own.goal.is_met(sum(taken[s] for s in own.seats))
            for own in (game.own_goal(table.goals, seat) for seat in (side, side + 2))
            if own is not None
        )
        for side in range(2)
    ]
    panel = DealOverPanel(seen, NAMES)
    qtbot.addWidget(panel)
    assert [sign.made for sign in panel.signs[1:]] == [met[side] for side in ranking(seen)]
    assert panel.signs[0].made == (panel.verdict.text() == "You made your bid"), "tricks above it are no miss"
    ended = verdict(seen)
    own = game.own_goal(table.goals, 0)
    assert ended is not None and own is not None
    assert ended.made == own.goal.is_met(sum(taken[seat] for seat in own.seats))
