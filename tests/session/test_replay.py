"""A finished deal, position by position: complete, with nothing of later deals."""

from __future__ import annotations

import random

import pytest

from tests.driving import with_play
from tests.session.helpers import begin, ended, play_until, seen, short_game, step
from trickdesk.engine.cards import card_set
from trickdesk.engine.game import Game
from trickdesk.engine.record import rebuild, write_input
from trickdesk.engine.view import view
from trickdesk.games import games
from trickdesk.session import Session, State
from trickdesk.session.replay import Replay


@pytest.mark.parametrize("kind", games().values(), ids=list(games()))
def test_every_position_is_what_a_seat_knew_then(kind: type[Game]) -> None:
    table = with_play(kind(), random.Random(kind.id))
    replay = Replay(table, len(table.deals) - 1)
    assert [position.at for position in replay.positions] == list(range(replay.first + 1, replay.end + 1))
    for position in replay.positions:
        here = rebuild(table, position.at)
        for seat in (None, *range(table.game.seats)):
            assert seen(replay.view(position.at, seat)) == seen(view(here, seat))
        assert replay.hands(position.at) == tuple(here.hands)
        assert replay.talon(position.at) == tuple(here.talon)


@pytest.mark.parametrize("kind", games().values(), ids=list(games()))
def test_tricks_and_cards_are_counted_and_the_last_card_leaves_the_trick_on_the_table(
    kind: type[Game],
) -> None:
    table = with_play(kind(), random.Random(f"{kind.id} 2"))
    replay = Replay(table, len(table.deals) - 1)
    play = table.play
    assert play is not None
    places = [(p.trick, p.card) for p in replay.positions if p.trick]
    count = len(play.players)
    assert places == [(t + 1, c + 1) for t in range(len(play.tricks)) for c in range(count)]
    for position in replay.positions:
        lying = replay.finished_trick(position.at)
        assert (lying is not None) is (position.card == count)
        if lying is not None:
            assert lying.cards == tuple(play.tricks[position.trick - 1].cards)


def test_the_events_of_a_step_show_its_cards() -> None:
    table = with_play(games()["five-hundred"](), random.Random(3))
    replay = Replay(table, len(table.deals) - 1)
    dealt = replay.events(replay.first + 1)
    assert [event.cards for event in dealt if event.kind == "dealt"] == [card_set(h) for h in table.dealt]
    assert replay.events(replay.end)[-1].kind in ("scored", "match over")


def test_a_replay_ends_with_its_deal() -> None:
    session = ended(deals=2)
    session.next_deal()
    for deal in range(2):
        replay = session_replay(session, deal)
        assert replay.deal == deal
        last = replay.view(replay.end, None)
        assert last.deal_number == deal + 1
        assert len(last.deals) == deal + 1
        assert last.phase == "deal-over"


def session_replay(session: Session, deal: int) -> Replay:
    return Replay(session.open_deal(deal), deal)


@pytest.mark.parametrize("people", ["h...", "h.h."])
def test_a_deal_under_way_is_not_opened(people: str) -> None:
    session = ended(deals=1, people=people)
    assert session.deals_over == 1
    session.next_deal()
    for deal in (-1, 1, 2):
        with pytest.raises(ValueError, match="is not over"):
            session.open_deal(deal)
    table = session.open_deal(0)
    assert len(table.deals) == 1
    log = [write_input(entry, table.game.deck) for entry in table.log]
    assert log == session.inputs_since(0)[: len(log)]
    assert len(log) < session.inputs


def test_taking_back_in_a_deal_that_was_looked_at_is_help() -> None:
    session = play_to_the_persons_last_card()
    assert session.undo()
    before = session.setup.players[0].takebacks
    session.redo()
    session.open_deal(0)
    assert session.undo()
    assert session.setup.players[0].takebacks == before + 1


def test_taking_back_another_deal_than_the_one_that_was_looked_at_is_none() -> None:
    session = play_to_the_persons_last_card()
    session.open_deal(0)
    session.next_deal()
    rng = random.Random(1)
    while session.state is not State.HUMAN:
        step(session, rng)
    step(session, rng)
    assert session.undo()
    assert session.setup.players[0].takebacks == 0


def play_to_the_persons_last_card() -> Session:
    """Play a deal that ends with the person's last card, which reveals no other."""
    for seed in range(60):
        session = begin("h...", short_game("five-hundred"), seed=str(seed))
        play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, random.Random(seed))
        log = session.open_deal(0).log
        again = begin("h...", short_game("five-hundred"), seed=str(seed))
        play_until(again, {State.DEAL_OVER, State.MATCH_OVER}, random.Random(seed))
        last = log[-1]
        if again.state is State.DEAL_OVER and isinstance(last, tuple) and last[0] == 0:
            return again
    raise AssertionError("nobody ended a deal")


def test_at_a_shared_screen_nothing_of_a_deal_that_was_looked_at_is_taken_back() -> None:
    session = ended(deals=1, people="hhhh")
    session.open_deal(0)
    assert not session.can_undo


def test_the_outcome_says_what_came_of_a_deal() -> None:
    table = with_play(games()["five-hundred"](), random.Random(5))
    outcome = Replay(table, len(table.deals) - 1).outcome()
    record = table.deals[-1]
    assert record.result is not None and record.play is not None
    assert outcome.over
    assert outcome.contract == record.contract
    assert outcome.points == record.result.points
    assert outcome.tricks == tuple(record.play.taken)
    half = rebuild(table, len(table.log) - 7)
    unfinished = Replay(half, len(half.deals) - 1).outcome()
    assert not unfinished.over
    assert unfinished.points == ()
