"""Rollout: plays a sampled deal to its end with the policy and scores it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from trickdesk.bots.simulation.sampler import World
from trickdesk.bots.simulation.tricks import NAMED, NOBODY, Tricks
from trickdesk.engine.bids import Contract
from trickdesk.engine.cards import CardId, Seat, card_set
from trickdesk.engine.deal import PlayedDeal, Teams, Terms
from trickdesk.engine.game import Game
from trickdesk.engine.play import Start, Trick, TrickPlay
from trickdesk.engine.view import PlayerView


class PlayResult(NamedTuple):
    """The result of a play: tricks by seat, the tricks themselves, and their points."""

    taken: list[int]
    tricks: list[Trick]
    points: list[int]

    @classmethod
    def of(
        cls,
        tricks: Tricks,
        leader: Seat,
        before: Sequence[Trick] = (),
        points: Sequence[int] = (),
        cards: Sequence[int] = (),
    ) -> PlayResult:
        """Return the result of a play that was marked.

        Args:
            tricks: The play.
            leader: The seat that led the trick on the table when it was marked.
            before: The tricks completed before the mark.
            points: Their points.
            cards: The cards on the table at the mark, as in `Tricks.line`.
        """
        done = [*before, *tricks.completed(cards, leader)]
        return cls(tricks.taken, done, [*points, *tricks.gained])


def played_deal(view: PlayerView, terms: Terms, play: PlayResult | TrickPlay, world: World) -> PlayedDeal:
    """Return a simulated deal for scoring; an unfinished play counts as if it ended."""
    game = view.game
    buried = [0] * game.seats
    if terms.declarer is not None:
        buried[terms.declarer] = world.buried | world.dead
    if isinstance(play, PlayResult):
        points = play.points
    else:
        points = [game.trick_points(trick.cards) for trick in play.tricks]
    return PlayedDeal(
        calls=view.calls,
        terms=terms,
        tricks=play.tricks,
        trick_points=points,
        taken=play.taken,
        buried=buried,
        totals=view.totals,
        carried=view.carried,
    )


def terms_of(game: Game, contract: Contract, trump: str | None, teams: Teams) -> Terms:
    """Return the terms of a simulated contract."""
    return Terms(contract, trump, teams, game.goals(contract, teams))


def loses_all(terms: Terms) -> bool:
    """Return whether the declarer has to lose every trick."""
    declarer = terms.declarer
    goal = None if declarer is None else terms.goals[declarer]
    return goal is not None and goal.takes_none


def friends_of(teams: Teams, seats: int) -> list[int]:
    """Return for each seat the mask of the seats on its side."""
    masks = [1 << seat for seat in range(seats)]
    for team in teams:
        mask = card_set(team)
        for seat in team:
            masks[seat] = mask
    return masks


def made(game: Game, deal: PlayedDeal) -> bool:
    """Return whether the declarer's side made its contract."""
    return game.is_made(deal.terms.teams, game.score(deal).points)


class ResumedPlay:
    """The play of a view, to be set up repeatedly with the hidden cards of a world.

    `flattened` is `GameKnowledge.tricks`.
    """

    def __init__(self, view: PlayerView, flattened: Callable[[TrickPlay], Tricks]) -> None:
        game = view.game
        self.view, self.flattened = view, flattened
        self.order = view.order
        self.tricks: list[Trick] = []
        self.on_table: list[tuple[Seat, CardId, int | None]] = []
        for seen in view.tricks:
            if seen.winner is None:
                named = None if seen.named is None else game.deck.suits.index(seen.named)
                names = [named, *[None] * len(seen.cards)]
                self.on_table = list(zip(seen.seats, seen.cards, names, strict=False))
            else:
                self.tricks.append(Trick(seen.leader, seen.lead(game.deck), list(seen.cards), seen.winner))
        self.counted = [game.trick_points(trick.cards) for trick in self.tricks]
        self.over = card_set(card for trick in self.tricks for card in trick.cards)
        leader = self.on_table[0][0] if self.on_table else view.turn
        assert leader is not None
        self.leader = leader
        self.recall()
        self.flat: Tricks | None = None

    def recall(self) -> None:
        """Compute what the completed tricks leave behind: points, voids, highest trump."""
        seats = range(self.view.game.seats)
        self.points, self.failed = [0 for _ in seats], [0 for _ in seats]
        order = self.order
        row = order.power[order.trump]
        self.top, self.top_seat = 0, NOBODY
        for trick, seen in zip(self.tricks, self.view.tricks, strict=False):
            self.points[trick.winner] += seen.points or 0
            led = order.suit_of[trick.lead]
            for seat, card in zip(seen.seats, trick.cards, strict=True):
                if order.suit_of[card] != led:
                    self.failed[seat] |= order.suit_mask[led]
                if order.suit_of[card] == order.trump and row[card] > self.top:
                    self.top, self.top_seat = row[card], trick.winner

    def before(self, world: World) -> TrickPlay:
        """Return a new play at the beginning of the trick on the table."""
        view, hands = self.view, world.hands[:]
        for seat, card, _ in self.on_table:
            hands[seat] |= 1 << card
        start = Start(self.order, hands, self.leader, view.players, world.rows[:], world.piles)
        play = view.game.trick_play(start)
        play.tricks = self.tricks[:]
        play.taken = list(view.taken)
        return play

    def play(self, world: World) -> TrickPlay:
        """Return a new play at the point that the view shows."""
        play = self.before(world)
        for _, card, named in self.on_table:
            play.play(card, named)
        return play

    def in_flat(self, world: World) -> Tricks:
        """Return the play in flat integers, marked; replaces the one of the last world."""
        flat = self.flat
        if flat is None or flat.guide is not None:
            self.flat = flat = self.flattened(self.before(world))
        hands = world.hands[:]
        for seat, card, _ in self.on_table:
            hands[seat] |= 1 << card
        flat.begin(hands, self.leader, world.rows, world.piles)
        flat.remember(list(self.view.taken), self.points, self.failed, self.over, self.top, self.top_seat)
        for _, card, named in self.on_table:
            flat.play(card, NOBODY if named is None else named)
        flat.mark()
        return flat

    def taken(self, tricks: Tricks) -> PlayResult:
        """Return the result of a play that was set up by this object."""
        cards = [card + NAMED * (0 if named is None else named + 1) for _, card, named in self.on_table]
        return PlayResult.of(tricks, self.leader, self.tricks, self.counted, cards)
