from __future__ import annotations

import json
import os
import random
import threading
from datetime import datetime

import pytest

from tests.patience import PATIENCE
from tests.session.helpers import FRESH, begin, play_until, seen, setup, short_game, step, table_of
from trickdesk.bots.levels import VERSION
from trickdesk.engine.actions import AskGive, Call, Stock
from trickdesk.engine.errors import IllegalAction, Why
from trickdesk.engine.shuffle import Shuffler
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.session import Player, Session, Setup, State, open_match, open_text
from trickdesk.session.bot_requests import first_legal
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.saves import Saves

ALONE = {State.HUMAN, State.DEAL_OVER, State.MATCH_OVER}
SHARED = {State.CURTAIN, State.DEAL_OVER, State.MATCH_OVER}


def test_it_begins_with_the_deal_of_the_seed() -> None:
    session, events = Session.start(setup(), None)
    assert events[0].kind == "dealt"
    assert session.view_for(0).dealer == 3
    assert session.state is State.HUMAN
    assert session.record_text() == begin().record_text() != begin(seed="2").record_text()


def test_the_seed_chooses_the_dealer_unless_it_is_fixed() -> None:
    dealers = set()
    for seed in range(20):
        free = Setup(setup().game, setup().players, str(seed))
        dealers.add(Session.start(free, None)[0].view_for(None).dealer)
    assert dealers == {0, 1, 2, 3}


def test_a_level_that_nobody_knows_plays_as_usual() -> None:
    data = json.loads(begin("....").record_text())
    for seat, level in zip(data["seats"], ["", "god", "easy", "medium"], strict=True):
        seat.update(player="bot", level=level)
    session = open_text(json.dumps(data), FRESH, None)
    levels: dict[int | None, str] = {}
    while len(levels) < 4:
        request = session.bot_request()
        levels[session.turn] = request.level
        assert session.bot_answer(request.ticket, "call pass") is not None
    assert levels == {0: "medium", 1: "hard", 2: "easy", 3: "medium"}
    assert json.loads(session.record_text())["seats"][1]["level"] == "god"


def test_as_many_players_as_seats() -> None:
    with pytest.raises(ValueError, match="3 players"):
        Setup(setup().game, setup().players[:3], "1")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_whole_matches_replay_from_their_record(game_id: str) -> None:
    session = begin("....", short_game(game_id))
    play_until(session, {State.MATCH_OVER}, random.Random(game_id))
    again = open_text(session.record_text(), FRESH, None)
    assert again.state is State.MATCH_OVER
    assert seen(again.view_for(None)) == seen(session.view_for(None))
    assert again.record_text() == session.record_text()


def test_nobody_acts_out_of_turn_or_against_the_rules() -> None:
    session = begin()
    before = session.record_text()
    for seat, call, why in ((1, "pass", Why.NOT_YOUR_TURN), (0, "5H", Why.NO_SUCH_CALL)):
        with pytest.raises(IllegalAction) as refused:
            session.act(seat, Call(call))
        assert refused.value.why is why
    assert session.record_text() == before


def test_nobody_acts_for_a_bot() -> None:
    session = begin()
    session.act(0, Call("pass"))
    before = session.record_text()
    with pytest.raises(IllegalAction) as refused:
        session.act(1, Call("pass"))
    assert refused.value.why is Why.NOT_YOUR_TURN
    assert session.record_text() == before


# -- bots


def test_a_bot_is_asked_with_its_own_view_only() -> None:
    session = begin()
    session.act(0, Call("pass"))
    request = session.bot_request()
    assert session.state is State.BOT
    assert request.view == session.view_for(1)
    assert request.view.seat == 1
    assert request.level == "medium"


@pytest.mark.parametrize("answer", [None, "call 5H", "play AS", "nonsense", "give", "", "deal 0"])
def test_a_bot_that_fails_does_not_stop_the_game(answer: str | None) -> None:
    session = begin()
    session.act(0, Call("pass"))
    events = session.bot_answer(session.bot_request().ticket, answer)
    assert events is not None
    assert session.view_for(None).calls == ((0, "pass"), (1, "pass"))


@pytest.mark.parametrize("game_id", sorted(games()))
def test_the_game_goes_on_with_bots_that_always_fail(game_id: str) -> None:
    session = begin("....", games()[game_id]())
    for _ in range(400):
        if session.state is State.BOT:
            assert session.bot_answer(session.ticket, None) is not None
        elif session.state is State.DEAL_OVER:
            session.next_deal()
    assert session.inputs > 300 or session.state is State.MATCH_OVER


def test_stale_answers_are_ignored() -> None:
    session = begin()
    session.act(0, Call("pass"))
    stale = session.bot_request().ticket
    session.undo()
    assert session.bot_answer(stale, "call pass") is None
    session.act(0, Call("6S"))  # as long a log as when the bot was asked, but another one
    assert session.bot_answer(stale, "call pass") is None
    assert session.view_for(None).calls == ((0, "6S"),)
    assert session.bot_answer(session.bot_request().ticket, "call pass") is not None


def test_a_bot_thinks_with_the_same_chance_after_undo() -> None:
    session = begin()
    session.act(0, Call("pass"))
    seed = session.bot_request().seed
    session.undo()
    session.act(0, Call("pass"))
    assert session.bot_request().seed == seed


# -- undo


def test_undo_takes_back_the_persons_last_decision_with_what_followed() -> None:
    session, rng = begin(), random.Random(4)
    moments = []
    while session.inputs < 60:
        play_until(session, ALONE, rng)
        if session.state is State.HUMAN:
            moments.append((json.loads(session.record_text())["log"], session.view_for(0)))
        step(session, rng)
    play_until(session, ALONE, rng)
    for log, view in reversed(moments):
        assert session.can_undo
        assert session.undo()
        assert (json.loads(session.record_text())["log"], session.view_for(0)) == (log, view)
    assert not session.can_undo
    assert not session.undo()


def test_redo_until_something_else_happens() -> None:
    session, rng = begin(), random.Random(4)
    for _ in range(40):
        step(session, rng)
    play_until(session, ALONE, rng)
    text = session.record_text()
    for _ in range(3):
        session.undo()
    for _ in range(3):
        assert session.can_redo
        assert session.redo()
    assert session.record_text() == text
    assert session.redo() is None
    session.undo()
    with pytest.raises(IllegalAction):
        session.act(session.turn or 0, Call("no call"))
    assert session.can_redo
    step(session, rng)
    assert not session.can_redo


def test_undo_goes_past_what_the_program_did_for_the_person() -> None:
    session = begin()
    session.act(0, Call("6S"))
    for _ in range(3):
        session.bot_answer(session.ticket, "call 6C" if session.turn == 1 else "call pass")
    assert session.state is State.HUMAN
    session.act(0, Call("pass"), automatic=True)
    for undone in range(2):
        session.undo()
        assert session.view_for(None).calls == ()
        if not undone:
            session.redo()
            assert session.view_for(None).calls[-1] == (0, "pass")


def test_nobody_to_undo_for() -> None:
    session = begin("....")
    session.bot_answer(session.ticket, None)
    assert not session.can_undo


# -- several people at one screen


def test_the_only_person_never_meets_a_curtain() -> None:
    session, rng = begin("..h."), random.Random(1)
    while session.state is not State.MATCH_OVER and session.inputs < 200:
        assert session.viewer == 2 == session.bottom
        assert not session.needs_curtain
        step(session, rng)


def test_the_curtain_comes_when_the_person_changes() -> None:
    session = begin("hh..")
    assert (session.state, session.viewer) == (State.CURTAIN, None)
    with pytest.raises(IllegalAction):
        session.act(0, Call("pass"))
    session.uncover()
    assert (session.state, session.viewer) == (State.HUMAN, 0)
    session.act(0, Call("pass"))
    assert session.state is State.CURTAIN
    session.cover()
    assert session.viewer is None
    session.uncover()
    assert session.viewer == 1 == session.bottom


def test_no_curtain_between_two_turns_of_one_person() -> None:
    session, rng = begin("h.h."), random.Random(3)
    person, changes = None, 0
    while session.inputs < 150:
        turn = session.turn
        if turn in (0, 2):
            assert session.needs_curtain == (turn != person)
            changes += turn != person
            person = turn
        step(session, rng)
        assert session.viewer == person
    assert changes > 20


def test_nobody_watches_as_a_person() -> None:
    session = begin("....")
    assert (session.viewer, session.bottom, session.state) == (None, 0, State.BOT)


def test_at_one_screen_undo_ends_when_another_person_has_seen_something() -> None:
    session = begin("h.h.")
    session.uncover()
    session.act(0, Call("6S"))
    session.bot_answer(session.ticket, "call pass")
    session.cover()
    assert session.can_undo  # the curtain is down, nobody has looked
    session.undo()
    assert session.needs_curtain  # the first person's cards stay hidden from the next one
    session.uncover()
    assert session.viewer == 0
    session.act(0, Call("6C"))
    session.bot_answer(session.ticket, "call pass")
    session.uncover()
    assert not session.can_undo
    assert not session.undo()


def test_at_one_screen_the_score_ends_undo() -> None:
    session, rng = begin("h.h."), random.Random(3)
    play_until(session, {State.DEAL_OVER, State.MATCH_OVER}, rng)
    assert not session.can_undo


def test_at_one_screen_a_hand_laid_open_ends_undo() -> None:
    """There is no message about it: it is visible in the views."""
    session = begin("h.h.", FiveHundred({"misere": True}))
    session.uncover()
    session.act(0, Call("open-misere"))
    for _ in range(3):
        if session.state is State.CURTAIN:
            session.uncover()
            session.act(2, Call("pass"))
        else:
            session.bot_answer(session.ticket, "call pass")
    session.uncover()
    ask = session.view_for(0).ask
    assert isinstance(ask, AskGive)
    session.act(0, first_legal(ask))
    assert session.view_for(None).shown[0]
    assert not session.can_undo


def test_nobody_sees_what_is_not_his() -> None:
    session, rng = begin("hh.."), random.Random(3)
    for _ in range(30):
        step(session, rng)
        for seat in (None, 0, 1):
            events = session.next_deal() if session.state is State.DEAL_OVER else []
            assert all(
                not event.cards
                for event in session.events_for(seat, events)
                if event.private_to not in (None, seat)
            )


# -- saving


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_match_goes_on_exactly_after_every_input(game_id: str, saves: Saves, now: datetime) -> None:
    rng = random.Random(7)
    session = begin("h.h.", games()[game_id](), saves.new_match(game_id, now))
    for _ in range(120):
        step(session, rng)
        if session.state is State.MATCH_OVER:
            break
        if rng.random() < 0.3:
            text, view, match_id = session.record_text(), session.view_for(2), session.match.match_id
            session.close()
            session = open_match(saves.open_match(match_id), FRESH)
            assert (session.record_text(), seen(session.view_for(2))) == (text, seen(view))
            assert session.setup.players == setup("h.h.", session.setup.game).players
            assert not session.can_undo


def test_the_stock_and_the_next_deal_are_the_same_after_reopening() -> None:
    game = games()["forty-fives"]({"players": 6})
    rng = random.Random(5)
    session = begin("", game)
    play_until(session, {State.DEAL_OVER}, rng)
    again = open_text(session.record_text(), FRESH, None)
    session.next_deal()
    again.next_deal()
    assert again.record_text() == session.record_text()


def test_the_seed_decides_a_new_stock() -> None:
    game = games()["forty-fives"]({"players": 6, "sides": "cutthroat"})
    session, rng = begin("", game, seed="0"), random.Random(0)
    while not any(isinstance(entry, Stock) for entry in table_of(session).log):
        step(session, rng)
    [stock] = [entry for entry in table_of(session).log if isinstance(entry, Stock)]
    index = session.view_for(None).deal_number - 1
    assert stock == Shuffler("0").restock(stock.cards, index, 0)


def test_a_finished_match_moves_away(saves: Saves, now: datetime) -> None:
    session = begin("....", short_game("forty-fives"), saves.new_match("forty-fives", now))
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    session.flush()  # and were the program killed now
    assert not saves.unfinished()
    [summary] = saves.finished()
    assert summary.path.read_text() == session.record_text()
    session.close()
    assert not saves.unfinished()
    assert saves.finished() == [summary]


def test_a_match_whose_last_card_is_taken_back_is_under_way_again(saves: Saves, now: datetime) -> None:
    session = begin("h...", short_game("forty-fives"), saves.new_match("forty-fives", now))
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    whole = session.record_text()
    assert session.undo()
    session.flush()
    assert not saves.finished()
    assert len(saves.unfinished()) == 1
    assert session.redo() is not None
    session.flush()
    assert not saves.unfinished()
    [summary] = saves.finished()
    assert summary.path.read_text() == session.record_text() != ""
    assert json.loads(whole)["log"] == json.loads(session.record_text())["log"]
    session.undo()
    session.close()
    assert not saves.finished()
    assert len(saves.unfinished()) == 1


def test_a_match_that_is_over_and_could_not_move_moves_when_it_is_left(saves: Saves, now: datetime) -> None:
    """As after a kill between the last save and the move."""
    match = saves.new_match("forty-fives", now)
    session = begin("....", short_game("forty-fives"), match)
    finished = match.path.parent.parent / "finished"
    session.flush()
    finished.write_text("in the way")
    play_until(session, {State.MATCH_OVER}, random.Random(1))
    session.flush()
    assert "in the way of its folder" in str(session.not_saved)
    assert len(saves.unfinished()) == 1
    finished.unlink()
    session.save()
    session.close()
    assert session.not_saved is None
    assert not saves.unfinished()
    assert len(saves.finished()) == 1


def test_a_full_disk_is_told_and_the_game_goes_on(
    saves: Saves, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saves.new_match("five-hundred", now)
    session = begin(match=match)
    session.flush()
    assert session.not_saved is None

    def full(record: str) -> None:
        raise SaveError(FileProblem.FULL, match.path)

    with monkeypatch.context() as patch:
        patch.setattr(match, "write", full)
        session.act(0, Call("pass"))
        session.flush()
        assert "disk is full" in str(session.not_saved)
    session.bot_answer(session.ticket, "call pass")
    session.flush()
    assert session.not_saved is None
    assert open_text(match.path.read_text(), FRESH, None).inputs == 3


def test_a_match_whose_last_card_is_not_saved_is_not_finished(
    saves: Saves, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = begin("....", short_game("forty-fives"))
    play_until(whole, {State.MATCH_OVER}, random.Random(1))
    data = json.loads(whole.record_text())
    last = data["log"].pop()
    match = saves.new_match("forty-fives", now)
    session = open_text(json.dumps(data), FRESH, match)
    session.save()
    session.flush()

    def full(record: str) -> None:
        raise SaveError(FileProblem.FULL, match.path)

    monkeypatch.setattr(match, "write", full)
    session.bot_answer(session.ticket, last.partition(" ")[2])
    assert session.state is State.MATCH_OVER
    session.close()
    assert "disk is full" in str(session.not_saved)
    assert not saves.finished()
    again = open_match(saves.open_match(match.match_id), FRESH)
    assert (again.inputs, again.state) == (whole.inputs - 1, State.BOT)
    again.close()


def test_nobody_waits_for_a_slow_disk(saves: Saves, now: datetime, monkeypatch: pytest.MonkeyPatch) -> None:
    """It writes nothing until all is over: waiting for it would never end."""
    disk, fsync = threading.Event(), os.fsync
    gave_up: list[bool] = []

    def slow(descriptor: int) -> None:
        if not disk.wait(PATIENCE):
            gave_up.append(True)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", slow)
    match = saves.new_match("five-hundred", now)
    session = begin(match=match)
    for call in ("pass", "6S") * 10:
        session.act(0, Call(call))
        session.undo()
    assert session.is_saving
    disk.set()
    session.close()  # waits
    assert not gave_up
    assert match.path.read_text() == session.record_text()


def test_undo_is_saved(saves: Saves, now: datetime) -> None:
    match = saves.new_match("five-hundred", now)
    session = begin(match=match)
    session.flush()
    before = match.path.read_text()
    session.act(0, Call("pass"))
    session.flush()
    assert match.path.read_text() != before
    session.undo()
    session.flush()
    assert match.path.read_text() == before


def test_players_of_other_programs_records() -> None:
    default = Player("Ann", False, "medium")
    assert Player.from_json({}, default) == default
    odd = Player.from_json({"name": 3, "player": "alien", "level": None, "bot_version": VERSION + 1}, default)
    assert odd == Player("Ann", False, "medium", {"bot_version": VERSION + 1})
    assert odd.to_json()["bot_version"] == VERSION + 1


def test_a_record_keeps_the_version_of_its_bots() -> None:
    """New bots are saved with their version; a version in a record is kept."""
    assert Player("Bo", False, "expert").to_json() == {
        "name": "Bo",
        "player": "bot",
        "level": "expert",
        "bot_version": VERSION,
    }
    assert "bot_version" not in Player("Ann").to_json()
    kept = {"name": "Bo", "player": "bot", "level": "grandmaster", "bot_version": 7}
    assert Player.from_json(kept, Player("Cy", False, "medium")).to_json() == kept


def test_at_one_screen_opening_an_older_deal_brings_no_undo_back() -> None:
    """If undo had ended, it stays so, whichever deal is looked at later."""
    session, rng = begin("h.h."), random.Random(3)
    play_until(session, {State.DEAL_OVER}, rng)
    session.next_deal()
    play_until(session, {State.DEAL_OVER}, rng)
    assert session.deals_over == 2 and not session.can_undo
    session.open_deal(0)
    assert not session.can_undo
    assert not session.undo()


def test_a_decision_in_the_place_of_an_automatic_one_that_was_undone_can_be_taken_back() -> None:
    session = begin()

    def until_the_person_is_asked_again() -> int:
        session.act(0, Call("6S"))
        for _ in range(3):
            session.bot_answer(session.ticket, "call 6C" if session.turn == 1 else "call pass")
        assert session.state is State.HUMAN
        return session.inputs

    until_the_person_is_asked_again()
    session.act(0, Call("pass"), automatic=True)
    session.undo()
    again = until_the_person_is_asked_again()
    session.act(0, Call("7S"))
    session.undo()
    assert session.inputs == again


def test_a_second_new_stock_of_a_deal_is_shuffled_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """No present game needs two, so the test creates the situation."""
    game = games()["forty-fives"]({"players": 6, "sides": "cutthroat"})
    session, rng = begin("", game, seed="0"), random.Random(0)
    while not any(isinstance(entry, Stock) for entry in table_of(session).log):
        step(session, rng)
    index, made = session.view_for(None).deal_number - 1, list[object]()
    phases = iter(("stock", "play"))
    monkeypatch.setattr(type(table_of(session)), "phase_name", property(lambda _table: next(phases)))

    def enter(entry: object) -> list[object]:
        made.append(entry)
        return []

    monkeypatch.setattr(session, "_enter", enter)
    discards = next(entry.cards for entry in table_of(session).log if isinstance(entry, Stock))
    monkeypatch.setattr(table_of(session), "discards", discards)
    session._restock()
    assert made == [Shuffler("0").restock(discards, index, 1)]
    assert made != [Shuffler("0").restock(discards, index, 0)]
