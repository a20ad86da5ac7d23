"""`python -m tests.bench engine`: speed of the engine for each game."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import perf_counter

from tests.written import with_table
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.simulation.rollout import terms_of
from trickdesk.cli.commands import Parser
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import CHECK, PASS, Contract
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.deal import MatchStanding, Terms
from trickdesk.engine.game import NO_TRUMP, Game
from trickdesk.engine.play import Start
from trickdesk.engine.record import Record, replay
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.games import games

DEALS = 200  # of each game and measurement
ROUNDS = 5  # the best round counts: everything slower is somebody else's work
REPLAYED = 30  # deals of the match that is replayed
FROM = [-1 << pick for pick in range(256)]  # the cards with an id of at least `pick`


def random_action(ask: Ask, rng: Random) -> Action:
    """Return a legal action; mostly passes and low bids."""
    if isinstance(ask, AskCall):
        quiet = ask.calls[0] in (PASS, CHECK) and rng.random() < 0.6
        return Call(ask.calls[0] if quiet else rng.choice(ask.calls[:4]))
    if isinstance(ask, AskGive):
        free = list(cards_in(ask.cards & ~ask.first))
        return Give(ask.first | card_set(rng.sample(free, max(0, ask.low - ask.first.bit_count()))))
    cards = list(cards_in(ask.cards))
    card = cards[int(rng.random() * len(cards))]
    return Play(card, ask.names[card][0] if card in ask.names else None)


def play_deals(game: Game, count: int, seed: str) -> Table:
    """Return a table after `count` random deals, over as many matches as needed."""
    rng, shuffler, table = Random(seed), Shuffler(seed), Table(game)
    for index in range(count):
        if table.winners:
            table = Table(game)
        table.deal(shuffler.deal(game, index, table.next_dealer if table.deals else 0))
        again = 0
        while table.phase is not None:
            ask = table.phase.ask()
            if ask is None:
                table.restock(shuffler.restock(table.discards, index, again))
                again += 1
            else:
                table.act(ask.seat, random_action(ask, rng))
    return table


def count_deals(game: Game) -> int:
    play_deals(game, DEALS, "deals")
    return DEALS


def best(measured: Callable[[], int]) -> float:
    """Return units per second in the best of several rounds."""
    rates = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        units = measured()
        rates.append(units / (perf_counter() - begin))
    return max(rates)


def starts(game: Game, seed: str) -> Iterator[Start]:
    """Return random deals at their first lead."""
    rng = Random(seed)
    for index in range(DEALS):
        table = Table(game)
        table.deal(Shuffler(f"{seed} {index}").deal(game, 0, 0))
        order = game.order_for(rng.randrange(len(game.deck.suits)))
        yield Start(order, table.hands, 0, range(game.seats), table.rows, table.piles, table.drawn)


def trick_play_rate(game: Game) -> float:
    """Return cards per second with `legal` and `play`; undoing isn't measured."""
    rng, seats = Random("picks"), range(game.seats)
    plays = [game.trick_play(start) for start in starts(game, "trick play")]
    jobs = [(play, [rng.randrange(game.deck.size) for _ in range(play.left)]) for play in plays]
    rates = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        for job, picks in jobs:
            legal, play = job.legal, job.play
            for pick in picks:
                high = FROM[pick]
                for _ in seats:
                    cards = legal()
                    cards = cards & high or cards
                    play((cards & -cards).bit_length() - 1)
        rates.append(sum(len(picks) for _, picks in jobs) * game.seats / (perf_counter() - begin))
        for job, picks in jobs:
            for _ in range(len(picks) * game.seats):
                job.undo()
    return max(rates)


def imagined_rate(game: Game) -> float:
    """Return the cards played per second in simulated deals, by rule on flat integers."""
    knowledge = knowledge_of(game)
    if game.bids:
        terms = terms_of(
            game, Contract(0, game.ladder[0]), None, knowledge.teams(0, Random("teams"), game.ladder[0])
        )
    else:
        alone = tuple((seat,) for seat in range(game.seats))
        terms = Terms(None, NO_TRUMP, alone, (None,) * game.seats)
    jobs = list(starts(game, "imagined"))

    def run() -> int:
        cards = 0
        for start in jobs:
            tricks = knowledge.tricks(game.trick_play(start))
            piles = [tuple(pile[drawn:]) for pile, drawn in zip(start.piles, start.drawn, strict=True)]
            tricks.begin(start.hands[:], 0, start.rows[:], piles)
            cards += tricks.left * game.seats
            knowledge.policy(terms, tricks.rules).play_out(tricks)
        return cards

    return best(run)


def replay_milliseconds(kind: type[Game]) -> float:
    """Return the best time for reading and checking the log of a match of 30 deals."""
    endless = without_end(kind)
    record = with_table(Record(kind.id), play_deals(endless(), REPLAYED, "replay"))
    times = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        table = replay(record, {kind.id: endless})
        times.append(1000 * (perf_counter() - begin))
        assert len(table.deals) == REPLAYED
    return min(times)


def without_end(kind: type[Game]) -> type[Game]:
    """Return the game with endless matches."""

    class Endless(kind):  # type: ignore[valid-type, misc]
        def winners(self, match: MatchStanding) -> tuple[int, ...]:
            return ()

    return Endless


def main(arguments: Sequence[str]) -> int:
    parser = Parser(prog="python -m tests.bench engine", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args(arguments).json
    rows: dict[str, dict[str, float]] = {}
    for game_id, kind in games().items():
        game = kind()
        rows[game_id] = {
            "deals_per_second": round(best(partial(count_deals, game))),
            "trick_play_cards_per_second": round(trick_play_rate(game)),
            "imagined_cards_per_second": round(imagined_rate(game)),
            "replay_30_deals_ms": round(replay_milliseconds(kind), 1),
        }
    if as_json:
        print(json.dumps({"python": platform.python_version(), "games": rows}, indent=2))
        return 0
    print(f"Python {platform.python_version()}; the best of {ROUNDS} rounds of {DEALS} deals")
    print(
        f"{'game':14}{'deals/s':>10}{'TrickPlay cards/s':>20}{'imagined cards/s':>18}{'30 deals replayed':>20}"
    )
    for game_id, row in rows.items():
        print(
            f"{game_id:14}{row['deals_per_second']:>10,}{row['trick_play_cards_per_second']:>20,}"
            f"{row['imagined_cards_per_second']:>18,}{row['replay_30_deals_ms']:>17} ms"
        )
    return 0
