"""Rare ends of sessions: nothing to cover, no match to close, disks that hang."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.session.helpers import begin, ended, play_until, reviewed, setup, short_game
from trickdesk.engine.actions import Call, Play
from trickdesk.engine.errors import Why
from trickdesk.engine.record import RecordError, read_record
from trickdesk.engine.view import counted_in_trick
from trickdesk.session import Archive, Session, State
from trickdesk.session.highlights import deciding_trick
from trickdesk.session.match_story import deal_feat
from trickdesk.session.replay import bounds
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
    assert session.not_saved == ""
    assert session.flush()


def test_a_disk_that_hangs_is_told_at_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = Archive(find_paths(tmp_path)).start(setup(), datetime(2024, 5, 6))
    assert session.flush()
    with monkeypatch.context() as patch:
        patch.setattr(Match, "flush", lambda match, patience=None: False)
        session.close(0)
    assert "isn't responding" in session.not_saved


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
    assert "read-only" in session.not_saved


def test_a_record_has_an_object_for_each_seat() -> None:
    with pytest.raises(RecordError, match="must be an object"):
        read_record('{"format": "trickdesk-record", "version": 1, "game": "tocan", "log": [], "seats": [1]}')


def test_there_is_no_such_deal() -> None:
    session = ended("tocan")
    with pytest.raises(ValueError, match="no deal 7"):
        bounds(session._table, 7)


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
