"""Cards that count as a suit other than the printed one, by the rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.driving import step
from trickdesk.engine.cards import cards_in
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, counted, counted_in_trick, view
from trickdesk.games import games

COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}


def positions(game: str, seed: int, **options: object) -> list[PlayerView]:
    """Yield the view of the seat on turn at each card of two random deals."""
    rng, table, found = Random(seed), Table(games()[game](options)), []
    while len(table.deals) < 3 or table.phase is not None:
        step(table, rng)
        if table.phase is not None and table.phase_name == "play":
            found.append(view(table, table.phase.turn))
        if table.winners:
            break
    return found


def suit(view: PlayerView, card: int) -> str:
    deck = view.game.deck
    suits: tuple[str, ...] = (*deck.suits, "")
    return suits[deck.suit[card]]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_thrown_left_card_counts_as_the_suit_led(players: int) -> None:
    """92Q, rules 4.5: thrown on another suit; only without cards of the suit led."""
    turned = marked = 0
    for seen in [seen for seed in range(3) for seen in positions("92q", seed, players=players)]:
        assert seen.contract is not None
        left = COLOUR[seen.trump or ""]
        for trick in seen.tricks:
            led = suit(seen, trick.cards[0])
            expected = {card: led for card in trick.cards if suit(seen, card) == left != led}
            assert counted_in_trick(seen, trick) == expected
            turned += len(expected)
        now, lying = counted(seen), seen.trick
        own = {card: now[card] for card in cards_in(seen.hand) if card in now}
        if lying is None or any(
            suit(seen, card) == suit(seen, lying.cards[0]) for card in cards_in(seen.hand)
        ):
            assert own == {}
        else:
            led = suit(seen, lying.cards[0])
            assert own == {card: led for card in cards_in(seen.hand) if suit(seen, card) == left != led}
            marked += len(own)
    assert turned > 20
    assert marked > 10


def test_nothing_counts_as_another_suit_before_trump_is_known() -> None:
    table, rng = Table(games()["five-hundred"]()), Random(1)
    while table.phase is None or table.phase_name != "auction":
        step(table, rng)
    assert table.trump is None
    for seat in range(4):
        assert counted(view(table, seat)) == {}


def test_bowers_the_joker_and_the_ace_of_hearts_count_as_trumps() -> None:
    """In every hand and every trick."""
    found = set()
    for game in ("five-hundred", "forty-fives"):
        for seen in [seen for seed in range(12) for seen in positions(game, seed)]:
            trump = seen.trump
            names = {seen.game.deck.names[card]: letter for card, letter in counted(seen).items()}
            if trump in COLOUR:
                others = (
                    {f"J{COLOUR[trump]}", "JK"}
                    if game == "five-hundred"
                    else {"AH"}
                    if trump != "H"
                    else set()
                )
                held = {seen.game.deck.names[card] for card in cards_in(seen.hand)} & others
                assert {name: names.get(name) for name in held} == dict.fromkeys(held, trump)
                assert set(names) <= others
                found |= held
    assert {"JK", "AH"} < found
    assert len(found) > 4
