"""Plays sessions without a screen."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.driving import random_action
from trickdesk.bots.player import decide
from trickdesk.engine.game import Game
from trickdesk.engine.record import write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.games.five_hundred import FiveHundred
from trickdesk.games.spades import Spades
from trickdesk.session import NewPlayers, Player, Session, Setup, State
from trickdesk.session.bot_requests import BotRequest
from trickdesk.session.lines import ReviewedDeal
from trickdesk.storage.saves import Match

FRESH = NewPlayers(["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"], "medium", "fresh")


PLAIN = FiveHundred()
# A table of each game, and others: with cards that nobody sees, partners who are called, hands that nobody has seen.
TABLES = {
    **{name: kind() for name, kind in games().items()},
    "two players": FiveHundred({"players": 2}),
    "partners called": FiveHundred({"players": 5}),
    "blind bids": Spades({"blind": "any"}),
}


def setup(people: str = "h...", game: Game | None = None, seed: str = "1") -> Setup:
    """Return a setup; `people` has a letter for each seat, h for a person."""
    game = game or FiveHundred()
    players = [
        Player(FRESH.names[seat], seat < len(people) and people[seat] == "h", "medium")
        for seat in range(game.seats)
    ]
    return Setup(game, tuple(players), seed, first_dealer=game.seats - 1)


def begin(
    people: str = "h...", game: Game | None = None, match: Match | None = None, seed: str = "1"
) -> Session:
    return Session.start(setup(people, game, seed), match)[0]


def seen(view: PlayerView) -> PlayerView:
    """Return the view without its game, which compares by identity."""
    return replace(view, game=PLAIN)


def table_of(session: Session) -> Table:
    """Return the table with all cards, for tests of what sessions make of it and hide."""
    return session._table


def decided(request: BotRequest) -> str:
    """Return the answer of a bot whose clock says that time is up."""
    manner = request.temperament, request.agreements, request.style, request.fixed
    clock = iter(range(10**6)).__next__
    made = decide(request.view, request.level, request.seed, lambda: False, clock, *manner)
    return write_action(made.action, request.view.game.deck)


def step(session: Session, rng: random.Random) -> None:
    """Make one input of any kind: by a player, a deal or a new stock."""
    if session.state is State.DEAL_OVER:
        session.next_deal()
        return
    if session.state is State.CURTAIN:
        session.cover()
        session.uncover()
    turn = session.turn
    assert turn is not None
    ask = session.view_for(turn).ask
    assert ask is not None
    action = random_action(ask, rng)
    if session.state is State.BOT:
        request = session.bot_request()
        assert session.bot_answer(request.ticket, write_action(action, session.setup.game.deck)) is not None
    else:
        session.act(turn, action)


def play_until(session: Session, states: set[State], rng: random.Random, limit: int = 100_000) -> None:
    for _ in range(limit):
        if session.state in states:
            return
        step(session, rng)
    raise AssertionError(f"the match did not come to {states}")


def short_game(game_id: str) -> Game:
    """Return the game with its lowest target for more than one deal."""
    kind = games()[game_id]
    targets = [option for option in kind.option_list if option.name == "target"]
    least = 30 if game_id == "forty-fives" else 0  # the points of a deal
    return kind({"target": min(n for n in targets[0].choices if int(n) > least)} if targets else {})


def ended(game_id: str = "five-hundred", deals: int = 1, people: str = "h...") -> Session:
    """Return a match that waits for its next deal, after so many."""
    session = begin(people, games()[game_id](), seed="4")
    rng = random.Random(2)
    while session.deals_over < deals:
        play_until(session, {State.DEAL_OVER}, rng)
        if session.deals_over < deals:
            session.next_deal()
    return session


def reviewed(session: Session, deal: int = 0) -> ReviewedDeal:
    return ReviewedDeal(session.setup, session.open_deal(deal), deal)


def middle(deal: ReviewedDeal) -> int:
    return next(p.at for p in deal.replay.positions if (p.trick, p.card) == (3, 1))


def play_out(session: Session, seed: int) -> None:
    rng = random.Random(seed)
    while session.state not in (State.DEAL_OVER, State.MATCH_OVER):
        step(session, rng)


def other_line(deal: ReviewedDeal, at: int, line: int | None = None, name: str = "Other") -> int:
    """Play on differently after `at` inputs; return the new variation."""
    for seed in range(40):
        session = deal.play_on(line, at)
        play_out(session, seed)
        if deal.decided(deal.log_in(session)) is not None:
            found = deal.take(session, name)
            assert found is not None
            return found
    raise AssertionError("everything is played the same")


# Of the matches of random play that bots play alone in the shortest game, one of the shortest: seeds by game.
BRIEF_SEEDS = {
    "92q": "4",
    "five-hundred": "3",
    "forty-fives": "2",
    "hearts": "6",
    "red-one": "4",
    "tocan": "1",
}


def brief_seed(game_id: str) -> str:
    """Return a seed for which a match of `short_game` is short."""
    return BRIEF_SEEDS.get(game_id, "0")
