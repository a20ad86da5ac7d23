"""The search interface: play, undo, the kernel, and what a play reveals."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import game_name, some_games, steps, with_play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.table import Table
from trickdesk.engine.view import view

each_game = pytest.mark.parametrize("game", some_games(4, seed=6), ids=game_name)


def state(play: TrickPlay) -> tuple[object, ...]:
    extra = [list(getattr(play, name)) for name in ("rows", "drawn") if hasattr(play, name)]
    bound = (play.must, play.may, play.lead) if play.trick else ()
    return (
        play.hands[:], play.turn, play.leader, play.last, play.taken[:], play.left, play.trick[:],
        [(t.leader, t.lead, t.cards[:], t.winner) for t in play.tricks], bound, extra,
    )  # fmt: skip


@each_game
def test_undo_restores_everything(game: Game) -> None:
    play = with_play(game, Random(game_name(game))).play
    assert play is not None
    states = []
    cards = []
    for trick in play.tricks:
        seat = trick.leader
        for i, card in enumerate(trick.cards):
            named = trick.lead - play.order.size if i == 0 and trick.lead >= play.order.size else None
            cards.append((card, named))
            seat = play.after[seat]
    for _ in cards:
        states.append(state(play))
        play.undo()
    for card, named in cards:
        assert play.legal() >> card & 1
        play.play(card, named)
        assert state(play) == states.pop()


@each_game
def test_nobody_ever_holds_what_is_known_not_to_be_there(game: Game) -> None:
    """`cannot` is right: it concludes nothing if the rules allow the play anyway."""
    rng = Random(game_name(game))
    for _ in range(6):
        table = Table(game)
        for _ in steps(table, rng):
            for seat, hand in enumerate(table.hands):
                assert not hand & ~table.rows[seat] & table.cannot[seat]


@each_game
def test_a_seen_trick_has_the_same_lead_as_the_played_one(game: Game) -> None:
    rng, table = Random(game_name(game)), Table(game)
    for _ in steps(table, rng, 2):
        seen, play = view(table, None), table.deals[-1].play if table.deals else None
        if play is not None:
            assert [trick.lead(game.deck) for trick in seen.finished] == [trick.lead for trick in play.tricks]
            assert len(seen.finished) == sum(seen.taken)
            assert seen.trick is None or seen.trick.lead(game.deck) == play.lead
            assert seen.tricks == (*seen.finished, *([] if seen.trick is None else [seen.trick]))


@each_game
def test_a_play_rules_out_exactly_what_would_have_made_it_illegal(game: Game) -> None:
    """Against brute force: a card can be held if the play is legal with it."""
    rng = Random(game_name(game))
    deck = game.deck
    for trump in range(len(deck.suits) + 1):
        order = game.order_for(trump)
        seats = tuple(range(game.seats))
        for lead in rng.sample(range(deck.size), 8):
            hands = [1 << lead] * game.seats
            play = game.trick_play(Start(order, hands, 0, seats))
            play.play(lead, (play.names(lead) or (None,))[0])
            for card in rng.sample([c for c in range(deck.size) if c != lead], 10):
                others = [c for c in range(deck.size) if c not in (lead, card)]
                legal_with = 0
                for other in others:
                    hands[1] = 1 << card | 1 << other
                    legal_with |= (play.legal() >> card & 1) << other
                hands[1] = 1 << card
                ruled_out = play.ruled_out(card)
                assert list(cards_in(ruled_out & ~(1 << card | 1 << lead))) == [
                    c for c in others if not legal_with >> c & 1
                ]
