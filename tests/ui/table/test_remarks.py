"""What people at the table say, and that it depends on nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.driving import game_name, some_games, steps
from tests.ui.table.dealer import Dealer, names
from trickdesk.engine.game import Game
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, public_view, view
from trickdesk.games import games
from trickdesk.session import Player
from trickdesk.ui.qt.translation import speak
from trickdesk.ui.table.geometry import Rect
from trickdesk.ui.table.text_placement import kept_free
from trickdesk.ui.table.view import CardTable
from trickdesk.ui.text import name_text
from trickdesk.ui.text.remarks import Remark, remark_line, remark_of, said_words
from trickdesk.ui.text.text_table import log_lines

Lay = Callable[..., CardTable]


def said(table: Table, seat: int | None) -> Remark | None:
    return remark_of(view(table, seat), range(table.game.seats))


@pytest.mark.parametrize("game", some_games(2, seed=7), ids=game_name)
def test_everybody_hears_the_same_and_at_most_one_sentence_a_deal(game: Game) -> None:
    rng, heard = Random(game_name(game)), dict[int, set[Remark]]()
    table = Table(game)
    for _ in steps(table, rng, deals=3):
        told = {said(table, seat) for seat in (None, *range(game.seats))}
        told |= {remark_of(public_view(view(table, 0)), range(game.seats))}
        assert len(told) == 1
        heard.setdefault(len(table.deals), set()).update(remark for remark in told if remark is not None)
    assert all(len(remarks) <= 1 for remarks in heard.values())


def test_at_the_end_of_a_match_somebody_speaks_for_the_winners_or_to_them() -> None:
    kinds = set()
    for seed in range(12):
        table = Table(games()["five-hundred"]())
        for _ in steps(table, Random(seed), deals=40):
            pass
        seen = view(table, None)
        for seat in range(4) if seen.winners else ():
            remark = remark_of(seen, [seat])
            assert remark is not None and remark.seat == seat
            if remark.kind != "lead":
                assert remark.kind == ("won" if seat % 2 in seen.winners else "lost")
            kinds.add(remark.kind)
    assert kinds >= {"won", "lost"}


def test_a_wanted_lead_is_of_a_suit_that_its_winner_had_led() -> None:
    dealer = heard_lead()
    seen, remark = dealer.view(None), said(dealer.table, None)
    assert remark is not None and remark.kind == "lead"
    *before, trick = seen.finished[: remark.tricks]
    assert trick.winner == remark.seat and trick.leader == (remark.seat + 2) % 4
    suit = {seen.order.suit_of[one.lead(seen.game.deck)] for one in before if one.leader == remark.seat}
    assert seen.order.suit_of[trick.lead(seen.game.deck)] in suit


def close(seed: int) -> tuple[PlayerView, Remark] | None:
    table = Table(games()["five-hundred"]())
    for _ in steps(table, Random(seed)):
        pass
    seen, remark = view(table, None), said(table, None)
    return (seen, remark) if remark is not None and remark.kind == "close" else None


def test_a_close_contract_is_one_that_the_last_trick_made() -> None:
    found = [one for one in map(close, range(400)) if one is not None]
    assert found
    for seen, remark in found:
        assert seen.contract is not None and seen.contract.declarer == remark.seat
        goal = seen.game.bid(seen.contract.bid).goal
        assert seen.deals[-1].made and goal.amount == sum(seen.taken[remark.seat % 2 :: 2])
        assert seen.tricks[-1].winner in (remark.seat, (remark.seat + 2) % 4)


def test_nobody_else_says_anything() -> None:
    """People at the screen, ordinary computer players, and all if the setting is off."""
    players = [
        Player("Ada"), Player("Bruno", False, "hard"), Player("Chidi", False, "medium", style="jumps"),
    ]  # fmt: skip
    assert name_text.names_of(players, talk=True).talking == (2,)
    assert name_text.talking(name_text.names_of(players)) == () == name_text.talking(["Ada", "Bruno"])


def heard_lead() -> Dealer:
    """Return a deal in which somebody has just said something."""
    for seed in range(200):
        dealer = Dealer(seed=seed)
        dealer.until(lambda table: said(table, None) is not None or len(table.deals) > 1)
        if said(dealer.table, None) is not None:
            return dealer
    raise AssertionError("nobody says anything")


def test_it_is_shown_announced_and_listed(lay: Lay) -> None:
    dealer = heard_lead()
    remark = said(dealer.table, None)
    assert remark is not None
    called = names(4)
    called.talking = (0, 1, 2, 3)
    table = lay(dealer, seat=0)
    assert not table.voice.bubbles[remark.seat].isVisible(), "nobody talks"
    table.rename(called)
    table.show_view(dealer.view(0), 0)
    words = said_words(dealer.view(0), remark)
    bubble = table.voice.bubbles[remark.seat]
    assert bubble.isVisible() and " ".join(row.words for row in bubble.rows) == words
    line = remark_line(dealer.view(0), called).words
    assert words in line and line.startswith(called[remark.seat])
    assert log_lines(dealer.view(0), called)[-1] == line
    assert line not in log_lines(dealer.view(0), names(4))


def test_it_moves_beside_the_plate_if_a_panel_covers_its_place(lay: Lay) -> None:
    """A panel lists the calls of an auction again, but no remark."""
    dealer = heard_lead()
    remark = said(dealer.table, None)
    assert remark is not None
    called, across = names(4), (remark.seat + 2) % 4
    called.talking = (remark.seat,)
    table = lay(dealer, seat=across)
    table.rename(called)
    table.show_view(dealer.view(across), across)
    bubble, layout = table.voice.bubbles[remark.seat], table.board.layout
    usual = bubble.box
    table.voice.keep_clear([usual])
    assert bubble.isVisible()
    assert not any(map(bubble.box.meets, [usual, *kept_free(layout)]))
    table.voice.keep_clear([Rect(0, 0, layout.width, layout.height)])
    assert not bubble.isVisible()


@pytest.mark.parametrize("language", ["de", "fr", "es", "he"])
def test_it_is_said_in_every_language(qapp: object, language: str) -> None:
    dealer = heard_lead()
    seen, remark = dealer.view(0), said(dealer.table, None)
    assert remark is not None
    english = said_words(seen, remark)
    speak(qapp, language)  # type: ignore[arg-type]
    try:
        assert said_words(seen, remark) != english
    finally:
        speak(qapp, "en")  # type: ignore[arg-type]
