"""Questions of any game under any rules: all have an answer, offers are accepted."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.driving import step
from trickdesk.engine.actions import Action, Ask, AskCall, AskPlay, Call, Deal, Give
from trickdesk.engine.cards import CardId, Seat, card_set, cards_in
from trickdesk.engine.errors import IllegalAction, OptionError
from trickdesk.engine.game import Game
from trickdesk.engine.shuffle import split
from trickdesk.engine.table import Table
from trickdesk.games import games

DEALS = 4  # of one try


class Unanswerable(Exception):
    """A question that can't be answered, or an offered answer that is refused."""


def lopsided(game: Game, rng: Random, index: int, dealer: int) -> Deal:
    """Deal mostly one kind of cards to one seat and the talon.

    The kinds are a suit, high cards or cards that count. Questions that are hard to answer come from hands that a fair
    shuffle hardly ever deals.
    """
    deck, each = game.deck, game.trick_points(())
    ranks = [str(rank) for rank in dict.fromkeys(deck.rank)]
    suit, noise = rng.randrange(len(deck.suits)), rng.choice((0.0, 0.0, 0.5, 5.0))
    kinds = (
        lambda card: 1 if game.trick_points((card,)) > each else 0,
        lambda card: ranks.index(deck.rank[card]) / len(ranks),
        lambda card: deck.suit[card] in (suit, len(deck.suits)),
    )
    kind, sign = rng.choice(kinds), rng.choice((-1, -1, 1))

    def wanted(card: CardId) -> float:
        return sign * kind(card) + noise * rng.random()

    pack = sorted(rng.sample(range(deck.size), deck.size), key=wanted)
    talon = game.deal_size(index + 1).talon
    plain = split(game, index, dealer, tuple(pack[talon:] + pack[:talon]))  # the talon has the first cards
    hands = [plain.hands[(seat - dealer - 1) % game.seats] for seat in range(game.seats)]
    return Deal(dealer, tuple(hands), tuple(rng.sample(plain.talon, len(plain.talon))))


def answer(ask: Ask, dealer: Seat, seats: int, rng: Random) -> Action | None:
    """Return one of the answers that a question offers; None if it has none.

    In most auctions, the first seat bids and the others are quiet.
    """
    if isinstance(ask, AskCall):
        quiet = [call for call in ask.calls if call in ("pass", "check", "hold")]
        bids = [call for call in ask.calls if call not in quiet]
        first = (ask.seat - dealer - 1) % seats == 0
        speaks = rng.random() < (0.9 if first else 0.2)
        some = bids if bids and (speaks or not quiet) else quiet
        return Call(rng.choice(some)) if some else None
    if isinstance(ask, AskPlay):
        return rng.choice(ask.plays) if ask.plays else None
    free = list(cards_in(ask.cards & ~ask.first))
    given = ask.first.bit_count()
    least, most = max(ask.low, given), min(ask.high, given + len(free))
    if ask.first & ~ask.cards or least > most:
        return None
    return Give(ask.first | card_set(rng.sample(free, rng.randint(least, most) - given)))


def any_rules(kind: type[Game], rng: Random) -> Game:
    """Return a game with any value of every option."""
    while True:
        try:
            return kind({option.name: rng.choice(list(option.choices)) for option in kind.option_list})
        except OptionError:
            continue


def begin(table: Table, rng: Random) -> None:
    """Deal the next cards, perhaps with totals near the end of a match."""
    game = table.game
    if rng.random() < 0.5 and game.target:
        table.totals = [rng.randint(-game.target, game.target - 1) for _ in table.totals]
    dealer = table.next_dealer if table.deals else rng.randrange(game.seats)
    table.deal(lopsided(game, rng, len(table.deals) if game.last_deal else 0, dealer))


def where(table: Table, ask: Ask) -> str:
    return f"{table.game.id} {table.game.options}, deal {len(table.deals)}, seat {ask.seat}: {ask}"


def check_questions(game: Game, rng: Random) -> int:
    """Play a few deals, and return the number of questions.

    Raises:
        Unanswerable: One of them has no answer, or an answer is refused.
    """
    table, asked = Table(game), 0
    while not table.winners and (table.phase is not None or len(table.deals) < DEALS):
        if table.phase is None:
            begin(table, rng)
            continue
        ask = table.phase.ask()
        if ask is None:
            step(table, rng)
            continue
        asked += 1
        found = answer(ask, table.dealer, game.seats, rng)
        if found is None or (isinstance(ask, AskPlay) and ask.cards & ~table.hands[ask.seat]):
            raise Unanswerable(where(table, ask))
        try:
            table.act(ask.seat, found)
        except IllegalAction as refused:
            raise Unanswerable(f"{where(table, ask)} refused: {refused}") from refused
    return asked


def try_asks(rng: Random, folder: Path) -> str:
    """Check the questions of a random game."""
    game = any_rules(rng.choice(list(games().values())), rng)
    assert check_questions(game, rng)
    return game.id
