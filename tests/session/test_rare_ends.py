"""Rare ends of sessions: nothing to cover, no match to close, disks that hang."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.session.endings import at_play
from tests.session.helpers import FRESH, begin, ended, play_until, reviewed, setup, short_game
from trickdesk.bots.decision.explain import ActionValue
from trickdesk.engine.actions import AskGive, Call, Give, Play, Stock
from trickdesk.engine.errors import Why
from trickdesk.engine.record import RecordError, read_record, write_action
from trickdesk.engine.view import counted_in_trick
from trickdesk.games import games
from trickdesk.session import Archive, CannotOpen, EndingKind, Session, State
from trickdesk.session.blindfold import exchanged
from trickdesk.session.bot_requests import first_legal
from trickdesk.session.highlights import deciding_trick
from trickdesk.session.match_story import deal_feat
from trickdesk.session.mistakes import bar_shares
from trickdesk.storage.files import FileProblem, SaveError
from trickdesk.storage.paths import find_paths
from trickdesk.storage.saves import Match


def test_who_sits_there_already_needs_no_curtain() -> None:
    session = begin("hh..", short_game("hearts"))
    play_until(session, {State.HUMAN, State.CURTAIN}, Random(1))
    if session.state is State.CURTAIN:
        session.uncover()
    viewer = session.viewer
    session.cover()
    session.uncover()
    assert session.viewer == viewer is not None


def test_between_deals_nobody_may_do_anything() -> None:
    session = ended("tocan")
    assert session.why_not(Call("pass")) is Why.NO_DEAL
    assert session.why_not(Play(0)) is Why.NO_DEAL


def test_a_session_without_files_closes_twice() -> None:
    session = begin()
    session.close()
    session.close()
    assert session.not_saved is None
    assert session.flush()


def test_a_disk_that_hangs_is_told_at_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = Archive(find_paths(tmp_path)).start(setup(), datetime(2024, 5, 6))
    assert session.flush()
    with monkeypatch.context() as patch:
        patch.setattr(Match, "flush", lambda match, patience=None: False)
        session.close(0)
    assert "isn't responding" in str(session.not_saved)


def test_a_finished_match_that_cannot_be_moved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive(find_paths(tmp_path))
    session, _ = archive.start(setup("h...", short_game("forty-fives"), "2"), datetime(2024, 5, 6))
    play_until(session, {State.MATCH_OVER}, Random(1))

    def refuse(match: Match) -> None:
        raise SaveError(FileProblem.READ_ONLY, match.path)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "finish", refuse)
        session.close()
    assert "read-only" in str(session.not_saved)


def test_a_record_has_an_object_for_each_seat() -> None:
    with pytest.raises(RecordError, match="must be an object"):
        read_record('{"format": "trickdesk-record", "version": 1, "game": "tocan", "log": [], "seats": [1]}')


def test_what_was_played_is_no_new_variation() -> None:
    deal = reviewed(ended("tocan"))
    assert deal.decided(list(deal.lines.log)) is None


def test_before_the_first_card_no_trick_decides_and_no_feat_is_told() -> None:
    session = begin("h...", short_game("hearts"))
    view = session.view_for(None)
    assert deciding_trick(view) is None
    assert deal_feat(view) is None
    undealt = Session(setup("h...", short_game("five-hundred")), None)
    assert undealt.view_for(None).tricks == ()
    for trick in ended("five-hundred").view_for(None).tricks:
        assert counted_in_trick(begin("h...", short_game("five-hundred")).view_for(None), trick) == {}
        break


def test_a_bot_that_fails_gives_as_few_cards_as_it_may() -> None:
    assert first_legal(AskGive(0, 0, 2, 0b111)) == Give(0)
    assert first_legal(AskGive(0, 2, 2, 0b111, first=0b100)) == Give(0b101)
    assert first_legal(AskGive(0, 3, 3, 0b111)) == Give(0b111)


def test_bars_show_what_options_are_worth() -> None:
    game = short_game("hearts")
    known = [
        ActionValue(Play(card), value, 0.0, points=value) for card, value in enumerate((5.0, 5.0, -500.0))
    ]
    unknown = ActionValue(Play(3), 1.0, 0.0)
    assert bar_shares([unknown], game) == [None]
    one, other, worst, none = bar_shares([*known, unknown], game)
    assert (one, other, none) == (1.0, 1.0, None)
    assert worst is not None
    assert 0 < worst < 0.5


def test_a_match_that_cannot_be_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive(find_paths(tmp_path))
    session, _ = archive.start(setup(), datetime(2024, 5, 6))
    session.close()
    [summary] = archive.unfinished()

    def fail(match: Match, parse: object) -> None:
        raise SaveError(FileProblem.NO_ACCESS, match.path)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "read", fail)
        with pytest.raises(CannotOpen, match="permission denied"):
            archive.resume(summary.match_id, FRESH)
    folder = tmp_path / "a folder"
    folder.mkdir()
    with pytest.raises(CannotOpen, match="is a folder"):
        archive.open_file(folder, FRESH, datetime(2024, 5, 6))
    archive.resume(summary.match_id, FRESH).close()


def test_a_match_that_was_opened_is_saved_as_another(tmp_path: Path) -> None:
    archive, now = Archive(find_paths(tmp_path)), datetime(2024, 5, 6)
    path = archive.save_as(begin(), tmp_path / "mine")
    session = archive.open_file(path, FRESH, now)
    assert session.flush() and session.not_saved is None
    [summary] = archive.saves.unfinished()
    assert summary.path != path
    assert (
        summary.path.read_text(encoding="utf-8") == session.record_text() == path.read_text(encoding="utf-8")
    )


def test_cards_of_a_new_stock_are_exchanged_too() -> None:
    assert exchanged(Stock((1, 2, 3)), {1: 7, 7: 1}) == Stock((7, 2, 3))
    assert exchanged((0, Give(0b110)), {1: 7, 7: 1}) == (0, Give(0b10000100))
    assert exchanged((0, Call("pass")), {1: 7}) == (0, Call("pass"))


@pytest.mark.parametrize("pure", [True, False])
def test_bots_without_kernels_are_noted_when_they_finish_a_deal(pure: bool) -> None:
    session = at_play("h...", games()["tocan"], 1, 4)
    assert session.turn is not None
    ending = session.ending(EndingKind.FINISH, session.turn)
    while (request := ending.request()) is not None:
        ask = request.view.ask
        assert ask is not None
        ending.answer(write_action(first_legal(ask), session.setup.game.deck), pure)
    assert session.end_deal(ending) is not None
    noted = [player.pure for player in session.setup.players]
    assert noted == [False, pure, pure, pure]
