"""Practice questions: what would you bid, and which card wins this trick?

Deals are dealt and played at random by a game's own rules, never in a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import CardId, Seat, card_set, cards_in
from trickdesk.engine.deal import SeenTrick, seen_tricks
from trickdesk.engine.errors import Message
from trickdesk.engine.game import Game
from trickdesk.engine.reasons import ordinary_rank, won
from trickdesk.engine.record import parse_input
from trickdesk.engine.shuffle import Shuffler
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view

MOST_BEFORE = 3  # calls before the person's
QUIET = 0.5  # how often a seat passes if it may
LEVELS = ("easy", "medium", "hard")
DEALS = 6  # a round's tricks come from this many deals, sorted by difficulty
SPECIAL, TRUMPED = 4, 2  # added to the number of cards that only look higher than the winner


def dealt(game: Game, rng: Random) -> Table:
    """Return a table with a dealt first deal, of a random size if sizes differ."""
    shuffler = Shuffler(str(rng.getrandbits(64)))
    table = Table(game)
    table.deal(shuffler.deal(game, 0, rng.randrange(game.seats)))
    return table


def any_action(ask: Ask, rng: Random) -> Action:
    """Return a random legal action; bids are low, or every auction would end high."""
    if isinstance(ask, AskCall):
        bids = [call for call in ask.calls if call != PASS]
        if PASS in ask.calls and (not bids or rng.random() < QUIET):
            return Call(PASS)
        return Call(rng.choice(bids[:6]))
    if isinstance(ask, AskGive):
        free = list(cards_in(ask.cards & ~ask.first))
        return Give(ask.first | card_set(rng.sample(free, ask.low - ask.first.bit_count())))
    card = rng.choice(list(cards_in(ask.cards)))
    return Play(card, rng.choice(ask.names[card]) if card in ask.names else None)


def played_out(game: Game, rng: Random) -> Table:
    """Return a table after a deal with tricks; how good the play was doesn't matter."""
    while True:
        table = dealt(game, rng)
        shuffler = Shuffler(str(rng.getrandbits(64)))
        while table.phase is not None:
            ask = table.phase.ask() if table.phase.turn >= 0 else None
            if ask is None:
                table.restock(shuffler.restock(table.discards, 0, table.stocks))
            else:
                table.act(table.phase.turn, any_action(ask, rng))
        if table.deals[-1].play is not None:
            return table


class Quiz:
    """One hand on which the person makes a call, as `seat`.

    While `is_asked` is false, a bot calls: give it the `view`, and pass its answer to `put`.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        """Deal a hand of a game that has bids."""
        self.game = game
        before = rng.randrange(min(MOST_BEFORE + 1, game.seats))
        self._table = dealt(game, rng)
        self._before = before
        self.seed = rng.getrandbits(32)

    @property
    def seat(self) -> Seat:
        assert self._table.phase is not None
        return self._table.phase.turn

    @property
    def is_over(self) -> bool:
        """Whether the auction ended before the person's turn, so another hand is needed."""
        phase = self._table.phase
        return (
            phase is None or phase.turn < 0 or not isinstance(phase.ask(), AskCall) or phase.name != "auction"
        )

    @property
    def is_asked(self) -> bool:
        """Whether it is the person's turn; a bot decides whether to look at the cards."""
        is_late = len(self._table.calls) >= self._before
        return not self.is_over and is_late and self.seat not in self._table.unseen

    def put(self, answer: str) -> None:
        """Apply the call of the bot on turn, in record notation.

        Raises:
            IllegalAction: The call isn't allowed.
            NotationError: The text isn't an action.
        """
        entry = parse_input(f"{self.seat} {answer}", self.game.deck)
        self._table.put(entry)

    def view(self) -> PlayerView:
        """Return what the seat on turn may know."""
        return view(self._table, self.seat)

    def is_legal(self, action: Action) -> bool:
        """Whether the person may make this call."""
        assert self._table.phase is not None
        ask = self._table.phase.ask()
        return ask is not None and ask.allows(action)


@dataclass(frozen=True, slots=True)
class Question:
    """A finished trick: which of `trick.cards` won it, and why.

    `trump` is a suit letter or NT, or None if the game names no trump. `reason` is None if the highest card
    of the suit led won.
    """

    game: Game
    trick: SeenTrick
    trump: str | None
    reason: Message | None

    @property
    def winner(self) -> int:
        """The index of the winning card."""
        assert self.trick.winner is not None
        return self.trick.seats.index(self.trick.winner)

    @property
    def card(self) -> CardId:
        return self.trick.cards[self.winner]


def questions(game: Game, level: str, rng: Random) -> list[Question]:
    """Return some questions of a level, in random order; there is always one."""
    found: list[tuple[float, Question]] = []
    for _ in range(DEALS):
        table = played_out(game, rng)
        record = table.deals[-1]
        assert record.play is not None
        order = game.order_of(record.trump, None)
        if record.play.order is not order:
            continue  # the contract changes the order, and a question names only the trump
        for trick in seen_tricks(record.play, record.trick_points, game.deck.suits):
            question = Question(game, trick, record.trump, game.trick_reason(trick, order))
            if len(trick.cards) > 1:
                found.append((hardness(question) + rng.random() / 2, question))
    found.sort(key=lambda entry: entry[0])
    third = max(1, len(found) // len(LEVELS))
    first = LEVELS.index(level) * third
    chosen: Sequence[tuple[float, Question]] = found[first : first + third] or found[-1:]
    result = [question for _, question in chosen]
    rng.shuffle(result)
    return result


def hardness(question: Question) -> int:
    """How hard the winner is to see: decoys, trumps, and unusual card orders."""
    game, trick = question.game, question.trick
    seen = won(game.deck, game.order_for(game.trump_index(question.trump)), trick)
    none = len(game.deck.suits)
    own = 99 if game.deck.suit[seen.card] == none else ordinary_rank(game.deck, seen.card)
    higher = sum(
        game.deck.suit[card] == none or ordinary_rank(game.deck, card) > own
        for card in trick.cards
        if card != seen.card
    )
    special = question.reason is not None and game.why_won(seen) is not None
    return higher + SPECIAL * special + TRUMPED * (not seen.plain)
