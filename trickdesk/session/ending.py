"""Ways to end a deal early: a claim, bots in every seat, or conceding.

The rest of the deal is played on a copy of the table; the match changes only once it is complete. If a side
concedes, the rest is played as badly for it as the rules allow (`Concession`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.actions import Event, Input, Play
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.claims import Claim, ClaimKind, claim_kind, is_all
from trickdesk.engine.deal import PlayedDeal
from trickdesk.engine.errors import IllegalAction, NotationError
from trickdesk.engine.phases import PlayPhase
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.record import parse_input, rebuild
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.session.bot_requests import BotRequest, first_legal, request_at

if TYPE_CHECKING:
    from trickdesk.engine.shuffle import Shuffler
    from trickdesk.session.players import Setup


SEARCHED = 3  # last tricks that are searched for the worst play
LINES = 250  # variations searched, at most

# Gain of the conceding side, and minus that of the others; minimized.
Worth = tuple[int, int]
GOES_ON = "goes on"  # event kind before each further trick


class Concession:
    """The plays of a conceded deal, worked out on a copy of `table`.

    Two simple plans are tried: the conceding side takes no trick, or takes every trick. The last tricks of
    each are searched. The plan that scores worse for the conceding side is played.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        again = rebuild(table, len(table.log))
        assert again.play is not None and again.teams is not None
        self.table, self.play = again, again.play
        self.side = next((card_set(team) for team in again.teams if seat in team), 1 << seat)
        self.lines = 0

    def plays(self) -> list[tuple[Seat, Play]]:
        """Return all plays to the last card, with their seats."""
        found = []
        for takes in (False, True):
            made = self.by_rule(takes)
            self.lines = 0
            worth, rest = self.worst()
            found.append((worth, made + rest))
            for _ in made:
                self.play.undo()
        return min(found, key=lambda one: one[0])[1]

    def by_rule(self, takes: bool) -> list[tuple[Seat, Play]]:
        """Play by rule until few tricks are left; the conceding side takes all or none."""
        play, made = self.play, []
        while play.left > SEARCHED:
            seat = play.turn
            wins = bool(self.side >> seat & 1) == takes
            move = self.move(max(cards_in(play.legal()), key=lambda card: self.rank(card, wins)))
            made.append((seat, move))
            play.play(move.card, move.named)
        return made

    def rank(self, card: CardId, wins: bool) -> tuple[int, ...]:
        """Rank a card for a seat that wants to win the trick, or to lose it."""
        play, order = self.play, self.play.order
        if not play.trick:
            strength = order.power[order.suit_of[card]][card]
            return (strength,) if wins else (-strength,)
        power = order.power[order.suit_of[play.lead]]
        best = max(power[other] for other in play.trick)
        if wins:
            return power[card] > best, power[card] if power[card] > best else -power[card]
        return power[card] <= best, power[card] if power[card] <= best else -power[card]

    def move(self, card: CardId) -> Play:
        """Return a play of the card, naming the first suit that it may name."""
        names = () if self.play.trick else self.play.names(card)
        return Play(card, names[0] if names else None)

    def worst(self) -> tuple[Worth, list[tuple[Seat, Play]]]:
        """Return the worst result found for the conceding side, and the plays to it."""
        play = self.play
        if not play.left:
            self.lines += 1
            return self.worth(), []
        best: tuple[Worth, list[tuple[Seat, Play]]] | None = None
        for card in cards_in(play.legal()):
            if best is not None and self.lines >= LINES:
                break
            seat, move = play.turn, self.move(card)
            play.play(move.card, move.named)
            worth, rest = self.worst()
            play.undo()
            if best is None or worth < best[0]:
                best = worth, [(seat, move), *rest]
        assert best is not None
        return best

    def worth(self) -> Worth:
        """Return the score of the deal as it has been played."""
        game, play = self.table.game, self.play
        result = game.score(ended(self.table, play))
        mine: CardSet = card_set(game.side(seat) for seat in cards_in(self.side))
        points = [game.gain(n) for n in result.points]
        own = sum(n for side, n in enumerate(points) if mine >> side & 1)
        return own, own - sum(points)


def ended(table: Table, play: TrickPlay) -> PlayedDeal:
    """Return the deal at a table, with the tricks of `play`."""
    tricks = tuple(play.tricks)
    return replace(
        table.played_deal(),
        tricks=tricks,
        trick_points=tuple(table.game.trick_points(trick.cards) for trick in tricks),
        taken=tuple(play.taken),
    )


class EndingKind(Enum):
    """Why a deal ends early; the values are kinds of events."""

    CLAIM = "claimed"
    FINISH = "finished"
    CONCEDE = "conceded"


class ShownTrick(NamedTuple):
    """The events of a trick, including secrets, and the viewer's view after it."""

    events: list[Event]
    view: PlayerView


def shown_of(played: Iterable[tuple[list[Event], PlayerView]]) -> list[ShownTrick]:
    """Group the events of inputs into tricks; no view asks anything."""
    found: list[ShownTrick] = []
    events: list[Event] = []
    for more, seen in played:
        events += more
        if seen.trick is None:
            found.append(ShownTrick(events, replace(seen, ask=None, turn=None)))
            events = [Event(GOES_ON)]
    return found


class RestOfDeal:
    """The rest of a deal that ends early, played card by card.

    Call `think` first if `thinks` is true: it takes up to a tenth of a second and may run in any thread. Then
    pass each `request` to a bot and its reply to `answer`, until `request` returns None.

    Attributes:
        refused: The claim isn't certain, so the deal can't end this way.
        failed: Nobody could tell whether it is certain; `refused` is set too.
        setup: The setup with notes of how bots decided, as a session keeps them.
    """

    def __init__(
        self,
        table: Table,
        setup: Setup,
        shuffler: Shuffler,
        ticket: int,
        kind: EndingKind,
        seat: Seat,
        claim: Claim | None = None,
    ) -> None:
        self.table = rebuild(table, len(table.log))
        self.setup, self.ticket, self.kind, self.seat, self.claim = setup, ticket, kind, seat, claim
        self.refused = self.failed = False
        self._shuffler = shuffler
        self._start = len(table.log)
        seen = view(table, seat)
        self._sort = claim_kind(seen, claim) if claim is not None else ClaimKind("")
        # If the claim is for all tricks, the plays of the others don't matter.
        # But a challenge is checked by asking the bots again, so they play as ever.
        self._plain = claim is not None and is_all(seen, claim) and not setup.is_challenge
        self._concession = Concession(self.table, seat) if kind is EndingKind.CONCEDE else None

    @property
    def thinks(self) -> bool:
        """Whether `think` has work to do before the first request."""
        return self._concession is not None

    def think(self) -> None:
        """Play the rest of a conceded deal."""
        if self._concession is not None:
            for player, play in self._concession.plays():
                self.table.act(player, play)
            self._concession = None

    @property
    def is_over(self) -> bool:
        """Whether the last card is played.

        A choice after it is left to the players.
        """
        return not isinstance(self.table.phase, PlayPhase)

    @property
    def is_done(self) -> bool:
        """Whether the ending is complete and can be applied."""
        return self.is_over and not self.refused

    @property
    def automatic(self) -> set[int]:
        """Indexes of the inputs that undo skips: all but the first one of a person."""
        people, at = self.setup.people, self._start
        own = (
            i for i, entry in enumerate(self.entries, at) if isinstance(entry, tuple) and entry[0] in people
        )
        first = next(own, None) if self.seat in people else None
        return set(range(at, len(self.table.log))) - {first}

    @property
    def entries(self) -> list[Input]:
        """The inputs played so far."""
        return self.table.log[self._start :]

    @property
    def headline(self) -> Event:
        """The event that announces the ending."""
        return Event(self.kind.value, self.seat, self._sort.name, count=self._sort.number)

    def request(self) -> BotRequest | None:
        """Return the next request to a bot, or None if no more is needed."""
        self.think()
        while not self.is_over and not self.refused:
            assert self.table.phase is not None
            seat = self.table.phase.turn
            mine = self.claim is not None and seat == self.seat
            if mine or not self._plain:
                claim = self.claim if mine else None
                return request_at(self.table, self.setup, self._shuffler, self.ticket, claim)
            ask = self.table.phase.ask()
            assert ask is not None
            self.table.act(seat, first_legal(ask))
        return None

    def answer(self, text: str | None, pure: bool = False) -> None:
        """Take the answer to a request, in record notation.

        If a bot fails, the first legal choice is played; if it had to prove the claim, the claim is refused.
        """
        phase = self.table.phase
        assert phase is not None
        seat, ask = phase.turn, phase.ask()
        assert ask is not None
        claims_it = self.claim is not None and seat == self.seat
        try:
            entry = parse_input(f"{seat} {text or ''}", self.setup.game.deck)
            self.table.put(entry)
        except (IllegalAction, NotationError):
            if claims_it:
                self.refused, self.failed = True, text is None
                return
            if not self.setup.players[seat].human:
                self.setup = self.setup.failed(seat)
            self.table.act(seat, first_legal(ask))
            return
        if pure and not claims_it and not self.setup.players[seat].human:
            self.setup = self.setup.decided_pure(seat)
