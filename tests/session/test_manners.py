"""Temperament, agreements and kernels: from a record's seat to the bot and back."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.session.helpers import FRESH, begin, setup
from trickdesk.bots.levels import TEMPERAMENTS, VERSION
from trickdesk.engine.actions import Call
from trickdesk.engine.record import read_record, replay
from trickdesk.games import games
from trickdesk.session import Player, Session, open_text

AGREED = ("joker-6nt",)
BO = Player("Bo", False, "expert")
USUAL_BOT = {"name": "Bo", "player": "bot", "level": "expert", "bot_version": VERSION}


def seats(session: Session) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(session.record_text())["seats"]
    return found


def with_seats(session: Session, **keys: object) -> Session:
    """Return the match reopened from a record with this added to its seats."""
    data = json.loads(session.record_text())
    for seat in data["seats"]:
        seat.update(keys)
    return open_text(json.dumps(data), FRESH, None)


class TestRecord:
    @pytest.mark.parametrize("temperament", TEMPERAMENTS)
    def test_a_temperament_is_written_unless_it_is_the_usual_one(self, temperament: str) -> None:
        written = replace(BO, temperament=temperament).to_json()
        assert written == USUAL_BOT | ({} if temperament == "steady" else {"temperament": temperament})
        assert Player.from_json(written, Player("Cy")) == replace(BO, temperament=temperament)

    def test_agreements_are_written_if_there_are_any(self) -> None:
        written = replace(BO, agreements=AGREED).to_json()
        assert written == USUAL_BOT | {"agreements": ["joker-6nt"]}
        assert Player.from_json(written, Player("Cy")) == replace(BO, agreements=AGREED)

    def test_a_style_is_written_if_there_is_one(self) -> None:
        written = replace(BO, style="returns").to_json()
        assert written == USUAL_BOT | {"style": "returns"}
        assert Player.from_json(written, Player("Cy")) == replace(BO, style="returns")

    def test_people_have_neither(self) -> None:
        ann = Player("Ann", temperament="bold", agreements=AGREED, pure=True)
        assert ann.to_json() == {"name": "Ann", "player": "human"}

    @pytest.mark.parametrize("player", ["bot", "human"])
    @pytest.mark.parametrize(
        "keys",
        [
            {"temperament": "reckless"},
            {"temperament": "steady"},
            {"temperament": 3},
            {"agreements": ["stayman", "joker-6nt"]},
            {"agreements": []},
            {"agreements": "joker-6nt"},
            {"agreements": [1]},
            {"style": "hums"},
            {"style": ["returns"]},
            {"kernels": "pure"},
            {"kernels": "quantum"},
            {"temperament": None, "agreements": None, "kernels": None},
        ],
    )
    def test_what_a_record_says_is_kept(self, player: str, keys: dict[str, object]) -> None:
        seat = {"name": "Bo", "player": player, "bot_version": 7, **keys}
        if player == "bot":
            seat["level"] = "expert"
        assert Player.from_json(seat, Player("Cy")).to_json() == seat

    def test_records_with_them_are_sound_to_others(self) -> None:
        session = with_seats(
            begin("...."), temperament="bold", agreements=list(AGREED), kernels="pure", style="waltz"
        )
        assert replay(read_record(session.record_text()), games()).log


class TestRequest:
    def test_a_bot_is_asked_in_its_manner(self) -> None:
        session = with_seats(begin("...."), temperament="bold", agreements=list(AGREED), style="returns")
        request = session.bot_request()
        assert (request.temperament, request.style) == ("bold", "returns")
        assert request.agreements == (AGREED, AGREED)

    @pytest.mark.parametrize("temperament", ["reckless", "", 3, None])
    def test_a_temperament_that_nobody_knows_is_the_usual_one(self, temperament: object) -> None:
        session = with_seats(begin("...."), temperament=temperament)
        assert session.bot_request().temperament == "steady"
        assert seats(session)[0]["temperament"] == temperament

    @pytest.mark.parametrize("agreements", [["stayman"], [], "joker-6nt", [1], None])
    def test_agreements_that_nobody_knows_are_none(self, agreements: object) -> None:
        session = with_seats(begin("...."), agreements=agreements)
        assert session.bot_request().agreements == ()
        assert seats(session)[0]["agreements"] == agreements

    def test_a_game_without_agreements_has_none(self) -> None:
        session = with_seats(begin("....", games()["tocan"]()), agreements=list(AGREED))
        assert session.bot_request().agreements == ()

    @pytest.mark.parametrize(
        ("people", "agreed", "expected"),
        [
            ("....", {0, 1, 2, 3}, (AGREED, AGREED)),
            ("....", {0, 1, 2}, (AGREED, ())),
            ("....", {0, 1}, ()),
            ("h...", {1, 2, 3}, (AGREED, AGREED)),  # the person follows what the partner does
            ("h...", {1, 3}, ((), AGREED)),
            ("h.h.", {1, 3}, ((), AGREED)),  # nobody knows what two people have agreed on
            ("hhhh", set(), ()),
        ],
    )
    def test_both_partners_must_have_agreed(
        self, people: str, agreed: set[int], expected: tuple[tuple[str, ...], ...]
    ) -> None:
        table = setup(people)
        players = [
            replace(player, agreements=AGREED) if seat in agreed else player
            for seat, player in enumerate(table.players)
        ]
        assert replace(table, players=tuple(players)).agreements() == expected


class TestKernels:
    def test_a_decision_in_uncompiled_kernels_is_noted(self) -> None:
        session = begin()
        session.act(0, Call("pass"))
        session.bot_answer(session.ticket, "call pass", pure=True)
        session.bot_answer(session.ticket, "call pass", pure=False)
        assert [seat.get("kernels") for seat in seats(session)] == [None, "pure", None, None]

    def test_it_stays_when_the_match_goes_on_elsewhere(self) -> None:
        session = with_seats(begin("...."), kernels="pure")
        session.bot_answer(session.ticket, "call pass", pure=False)
        assert seats(session)[0]["kernels"] == "pure"

    def test_it_replaces_what_others_have_written(self) -> None:
        session = with_seats(begin("...."), kernels="quantum")
        seat = session.turn
        assert seat is not None
        session.bot_answer(session.ticket, "call pass", pure=True)
        assert seats(session)[seat]["kernels"] == "pure"
        assert seats(session)[seat - 1]["kernels"] == "quantum"

    def test_a_bot_that_failed_decided_nothing(self) -> None:
        session = begin("....")
        session.bot_answer(session.ticket, None, pure=True)
        session.bot_answer(session.ticket - 1, "call pass", pure=True)  # stale
        assert all("kernels" not in seat for seat in seats(session))

    @pytest.mark.parametrize("kernels", ["pure", "quantum"])
    def test_another_match_begins_without_it(self, kernels: str) -> None:
        """Same players, with decisions of this program only."""
        old = {"bot_version": 7, "kernels": kernels, "temperament": "bold", "avatar": "cat"}
        setup = replace(with_seats(begin("...."), **old).setup, first_dealer=2)
        again = setup.again("2")
        assert again.seed == "2"
        assert again.first_dealer is None
        for seat in again.record(()).seats or ():
            assert seat["bot_version"] == VERSION
            assert "kernels" not in seat
            assert (seat["temperament"], seat["avatar"]) == ("bold", "cat")


class TestFallbacks:
    """How often a fallback was played for a bot that couldn't decide."""

    @pytest.mark.parametrize("answer", [None, "call 99Z", "deal 0 | 4S", "", "call pass\n", "play 4S"])
    def test_they_are_counted(self, answer: str | None) -> None:
        session = begin("....")
        for _ in range(2):
            assert session.bot_answer(session.ticket, answer) is not None
        assert session.bot_answer(session.ticket - 1, None) is None, "stale"
        session.bot_answer(session.ticket, "call pass")
        assert [seat.get("fallbacks") for seat in seats(session)] == [1, 1, None, None]
        assert session.setup.fallbacks == 2

    def test_they_stay_when_the_match_goes_on_elsewhere(self) -> None:
        session = with_seats(begin("...."), fallbacks=3)
        session.bot_answer(session.ticket, None)
        assert [seat["fallbacks"] for seat in seats(session)] == [4, 3, 3, 3]
        assert replay(read_record(session.record_text()), games()).log

    @pytest.mark.parametrize("value", [-1, 10_000, 1.5, "many", True, None, 0])
    def test_what_is_no_number_of_times_is_kept_and_gives_way(self, value: object) -> None:
        session = with_seats(begin("...."), fallbacks=value)
        assert session.setup.fallbacks == 0
        session.bot_answer(session.ticket, None)
        assert [seat["fallbacks"] for seat in seats(session)] == [1, value, value, value]

    @pytest.mark.parametrize("value", [3, "many"])
    def test_another_match_begins_without_them(self, value: object) -> None:
        again = with_seats(begin("...."), fallbacks=value).setup.again("2")
        assert all("fallbacks" not in seat for seat in again.record(()).seats or ())

    def test_people_have_none(self) -> None:
        session = with_seats(begin("h..."), fallbacks=2)
        assert session.setup.fallbacks == 6
        assert seats(session)[0]["fallbacks"] == 2
