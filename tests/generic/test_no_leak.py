"""Hidden information: nothing a seat hasn't seen changes what it is told.

Two cards that a seat has never seen are swapped throughout a log. If the log is still legal, and the same
numbers of cards are exchanged, the seat's views and events must not change at all. What a seat has seen comes
from the naive referee, not from the views under test. The tests also add leaks, each of which must be caught.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from tests import naive
from tests.driving import chance, game_name, games_with_secret_calls, random_action, some_games, steps
from trickdesk.engine.actions import Action, AskCall, AskGive, Call, Event, Give
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input, rebuild, write_input
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, public_view, view, write_view
from trickdesk.games import games
from trickdesk.games.hearts import Hearts
from trickdesk.lab.turn import space_of
from trickdesk.ui.text import remarks

View = Callable[[Table, int | None], object]
Filter = Callable[[Event, int | None], Event]
TWO = games()["five-hundred"]({"players": 2})  # ten cards lie there that nobody sees
GAMES = [
    *some_games(2, seed=7),
    TWO,
    games()["five-hundred"]({"players": 5, "fives": "alone"}),
    games()["five-hundred"]({"players": 6, "sixes": "pairs"}),
    games()["spades"]({"blind": "any"}),
]


def seen_words(value: object) -> set[str]:
    """Return every word in a result, and so the names of all cards it mentions."""
    return set(
        json.dumps(value).replace('"', " ").replace(",", " ").replace("[", " ").replace("]", " ").split()
    )


def seen_cards(game: Game, log: list[str]) -> list[set[str]]:
    """Return by seat the cards it has seen in a log, by the naive referee."""
    match = naive.new_match(game.id, dict(game.options))
    seen: list[set[str]] = [set() for _ in range(game.seats)]
    for line in log:
        match.feed(line)
        for seat, found in enumerate(seen):
            result = match.result(seat)
            deal = result["deals"][-1]  # earlier ones were the last when their lines were fed
            found |= seen_words([result["hands"], result.get("shown"), deal["tricks"]])
            if deal["declarer"] == seat and deal["trump"] and type(game.options.get("kitty")) is int:
                # Forty-Fives: the kitty is taken and most of it thrown away again within one input.
                talon = next(line for line in reversed(log) if line.startswith("deal")).split("talon ")[1]
                found |= set(talon.split()[: int(game.options["kitty"])])
            if line.startswith(f"{seat} give"):
                found |= seen_words(line)
    return [found & set(game.deck.names) for found in seen]


def told(game: Game, log: list[str], seat: int, look: View, filtered: Filter) -> list[object]:
    """Return everything that the seat is told along a log."""
    table = Table(game)
    found: list[object] = []
    for line in log:
        found += [filtered(event, seat) for event in table.put(parse_input(line, game.deck))]
        found.append(look(table, seat))
    return found


def exchanged(story: list[object]) -> list[tuple[str, int | None, int]]:
    """Return the numbers discarded and drawn, which everyone at a real table sees."""
    events = [item for item in story if isinstance(item, Event)]
    return [(event.kind, event.seat, event.count) for event in events if event.kind in ("gave", "drew")]


def swapped(line: str, a: str, b: str) -> str:
    if " call " in line:
        return line  # "5D" is a bid there
    other = {a: b, b: a}
    return " ".join(other.get(word, word) for word in line.split(" "))


def opening_cards(game: Game) -> set[str]:
    """Return the card whose holder leads first, as everybody sees (Hearts, rules 4.1)."""
    opening = game.bounds.opening if isinstance(game, Hearts) else 0
    return {game.deck.names[card] for card in cards_in(opening)}


def leaks(
    game: Game, seed: str, look: View = view, filtered: Filter = Event.seen_by, tries: int = 4
) -> tuple[int, int]:
    """Return (legal swaps, swaps the seat could detect) in part of a random deal."""
    rng = Random(seed)
    table = Table(game)
    length = rng.randint(1, 60)
    for i, _ in enumerate(steps(table, rng)):
        if i == length:
            break
    log = [write_input(entry, game.deck) for entry in table.log]
    checked = told_apart = 0
    for seat, seen in enumerate(seen_cards(game, log)):
        hidden = sorted(set(game.deck.names) - seen - opening_cards(game))
        before = told(game, log, seat, look, filtered)
        for _ in range(tries):
            if len(hidden) < 2:
                break
            a, b = rng.sample(hidden, 2)
            try:
                after = told(game, [swapped(line, a, b) for line in log], seat, look, filtered)
            except IllegalAction:
                continue
            if exchanged(after) != exchanged(before):
                continue
            checked += 1
            told_apart += after != before
    return checked, told_apart


def seen_and_said(table: Table, seat: int | None) -> object:
    """Return a seat's view, and what people say of it."""
    seen = view(table, seat)
    return seen, remarks.remark_of(seen, range(table.game.seats))


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_nothing_hidden_reaches_a_view_an_event_or_what_people_say(game: Game) -> None:
    swaps = 0
    for seed in (f"{game_name(game)} {i}" for i in range(12)):
        checked, found = leaks(game, seed, seen_and_said)
        assert not found, f"{seed}: {'a view or an event' if leaks(game, seed)[1] else 'what people say'}"
        swaps += checked
    assert swaps > 20


# -- discards and passes

FOLLOWED = 8  # inputs, the cards given included


def alike(tables: list[Table], seat: int, actions: list[Action], rng: Random) -> Iterator[list[list[Event]]]:
    """Let a seat act at each table, then all seats alike as long as they may."""
    for _ in range(FOLLOWED):
        yield [table.act(seat, action) for table, action in zip(tables, actions, strict=True)]
        asks = [table.phase.ask() if table.phase is not None else None for table in tables]
        if asks[0] is None:
            return
        seat, actions = asks[0].seat, [random_action(asks[0], rng)] * len(tables)
        if not all(ask is not None and ask.allows(actions[0]) for ask in asks):
            return


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_nobody_is_told_which_cards_another_gives(game: Game) -> None:
    """The others are told the same, also later, and if one was taken in sight of all."""
    rng, played, left = Random(game_name(game)), Table(game), 5
    opening = card_set(game.deck.ids(opening_cards(game)))
    for _ in zip(range(500), steps(played, rng, 8), strict=False):
        ask = played.phase.ask() if played.phase is not None else None
        if not left or not isinstance(ask, AskGive) or not ask.high:
            continue
        left -= 1
        count = max(ask.low - ask.first.bit_count(), 0 if ask.first else 1)
        free = sorted(cards_in(ask.cards & ~ask.first & ~opening), key=lambda card: played.faced >> card & 1)
        picks = free[:count], free[len(free) - count :], rng.sample(free, count)
        tables = [rebuild(played, len(played.log)) for _ in picks]
        viewers = [None, *(seat for seat in range(game.seats) if seat not in (ask.seat, ask.to))]
        for events in alike(tables, ask.seat, [Give(ask.first | card_set(cards)) for cards in picks], rng):
            if any(tables[0].rows):  # a hand is played face up
                break
            stories = {
                repr(
                    [
                        (write_view(view(table, seat)), [event.seen_by(seat) for event in told])
                        for seat in viewers
                    ]
                )
                for table, told in zip(tables, events, strict=True)
            }
            assert len(stories) == 1


# -- secret calls


def test_some_game_has_secret_calls() -> None:
    assert games_with_secret_calls()


@pytest.mark.parametrize("game", games_with_secret_calls(), ids=game_name)
def test_no_seat_is_told_a_secret_call_of_another(game: Game) -> None:
    """Whatever a seat calls, the others get the same views, events and questions."""
    for caller in range(game.seats - 1):
        stories: dict[int | None, set[str]] = {}
        for choice in range(3):
            table = Table(game)
            chance(table, Random(3))
            said: dict[int | None, list[object]] = {}
            for turn in range(game.seats - 1):
                assert table.phase is not None and table.phase.secret
                ask = table.phase.ask()
                assert isinstance(ask, AskCall)
                seat = ask.seat
                events = table.act(seat, Call(ask.calls[choice if turn == caller else 0]))
                for viewer in (None, *range(game.seats)):
                    told = [repr(event.seen_by(viewer)) for event in events] + [
                        write_view(view(table, viewer))
                    ]
                    said.setdefault(viewer, []).extend(told)
                if turn == caller:
                    own = seat
            for viewer, story in said.items():
                stories.setdefault(viewer, set()).add(json.dumps(story))
        assert {viewer: len(story) for viewer, story in stories.items()} == {
            viewer: 3 if viewer == own else 1 for viewer in (None, *range(game.seats))
        }


# -- planted leaks


def buried_of_all(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), buried=sum(table.buried))


def next_of_talon(table: Table, seat: int | None) -> PlayerView:
    return replace(view(table, seat), turned=table.turned | card_set(table.talon[:2]))


def next_seats_hand(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    return replace(view(table, seat), took=table.hands[(seat + 1) % table.game.seats])


def negative_of_a_hand(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    other = (seat + 2) % table.game.seats
    known = list(table.cannot)
    known[other] |= table.game.deck.all & ~table.hands[other]
    return replace(view(table, seat), cannot=tuple(known))


def passed_to_others(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    known = [
        table.took[other] & table.hands[other] if other != seat else 0 for other in range(table.game.seats)
    ]
    return replace(view(table, seat), known=tuple(known))


def own_unseen_hand(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    return replace(view(table, seat), hand=table.hands[seat])


def bottom_of_a_pile(table: Table, seat: int | None) -> PlayerView:
    assert seat is not None
    return replace(view(table, seat), took=card_set(table.piles[seat][-1:]))


def unfiltered(event: Event, seat: int | None) -> Event:
    return event


MUTANTS: dict[str, tuple[str, View, Filter]] = {
    "every hand in a view": ("92q", next_seats_hand, Event.seen_by),
    "what a hand does not hold": ("five-hundred", negative_of_a_hand, Event.seen_by),
    "the talon": ("red-one", next_of_talon, Event.seen_by),
    "the buried cards of others": ("five-hundred", buried_of_all, Event.seen_by),
    "the thrown-away cards of others": ("forty-fives", buried_of_all, Event.seen_by),
    "the end of the own pile": ("tocan", bottom_of_a_pile, Event.seen_by),
    "events with their cards": ("forty-fives", view, unfiltered),
    "drawn cards": ("tocan", view, unfiltered),
    "what others were passed": ("hearts", passed_to_others, Event.seen_by),
    "what others pick and pass on": ("hearts", view, unfiltered),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_planted_leak_is_caught(name: str) -> None:
    game_id, look, filtered = MUTANTS[name]
    game = next(game for game in GAMES if game.id == game_id)
    assert any(leaks(game, f"{name} {i}", look, filtered)[1] for i in range(30))


def test_a_leak_of_the_own_hand_before_a_blind_bid_is_caught() -> None:
    assert any(leaks(GAMES[-1], str(i), own_unseen_hand)[1] for i in range(30))


def test_a_leak_of_cards_that_stay_out_of_the_deal_is_caught() -> None:
    def last_of_talon(table: Table, seat: int | None) -> PlayerView:
        return replace(view(table, seat), turned=table.turned | card_set(table.talon[-1:]))

    assert any(leaks(TWO, str(i), last_of_talon)[1] for i in range(30))


@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_what_everybody_sees_of_a_seats_view_is_the_spectators(game: Game) -> None:
    table = Table(game)
    for _ in steps(table, Random(5)):
        for seat in range(game.seats):
            assert public_view(view(table, seat)) == view(table, None)


def vector(table: Table, seat: int | None) -> object:
    """Return what a program sees in the lab."""
    return None if seat is None else space_of(table.game).vector(view(table, seat))


def test_no_leak_in_the_vectors_of_the_lab() -> None:
    each = {game.id: game for game in GAMES}.values()
    found = [leaks(game, "lab", vector, tries=2) for game in each]
    assert sum(swaps for swaps, _ in found) > 20
    assert not sum(detected for _, detected in found)
