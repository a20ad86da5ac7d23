"""From a world to a result: the rest of the deal played by the policy, and what it is worth to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from trickdesk.bots.worlds import World
from trickdesk.engine.cards import CardId, Seat, card_set
from trickdesk.engine.game import Contract, Game
from trickdesk.engine.play import Start, Trick, TrickPlay
from trickdesk.engine.view import PlayerView

if TYPE_CHECKING:
    from trickdesk.engine.table import Table

Teams = tuple[tuple[Seat, ...], ...]
TRICK_WORTH = 0.05  # a nudge, so that a lost cause is still played for tricks


class Played(NamedTuple):
    """The fields of a deal record that scoring reads."""

    trick_points: list[int]


class Sheet:
    """A deal that was imagined to its end, with the fields that :meth:`Game.score` reads of a table."""

    __slots__ = ("buried", "contract", "dealer", "deals", "play", "teams", "totals")

    def __init__(
        self, view: PlayerView, contract: Contract, teams: Teams, play: TrickPlay, world: World
    ) -> None:
        game = view.game
        self.contract = contract
        self.play = play
        self.deals = [Played([game.trick_points(trick.cards) for trick in play.tricks])]
        self.buried = [0] * game.seats
        self.buried[contract.declarer] = world.buried | world.dead
        self.teams = teams
        self.totals = view.totals
        self.dealer = view.dealer

    def points(self, game: Game) -> tuple[int, ...]:
        """The points of each side, by the game's own rules."""
        return game.score(cast("Table", self)).points


def friends_of(teams: Teams, seats: int) -> list[int]:
    """For each seat the mask of the seats on its side."""
    masks = [1 << seat for seat in range(seats)]
    for team in teams:
        mask = card_set(team)
        for seat in team:
            masks[seat] = mask
    return masks


def worth(game: Game, sheet: Sheet, seat: Seat) -> float:
    """What the result is worth to a seat: its points less the others' mean, and a little for every trick."""
    points = sheet.points(game)
    side = game.side(seat)
    mine = points[side]
    others = (sum(points) - mine) / (len(points) - 1)
    tricks = sum(n for s, n in enumerate(sheet.play.taken) if game.side(s) == side)
    return mine - others + TRICK_WORTH * tricks


def made(game: Game, sheet: Sheet) -> bool:
    """Whether the declarer's side made its contract: nobody who fails scores."""
    points = sheet.points(game)
    return any(points[game.side(seat)] > 0 for seat in sheet.teams[0])


class Resumed:
    """The play as a view shows it, to be set up again and again with the hidden cards of some world."""

    def __init__(self, view: PlayerView) -> None:
        game, order_trump = view.game, view.game.trump_index(view.contract.trump if view.contract else None)
        self.view = view
        self.order = game.order_for(order_trump)
        suits = game.deck.suits
        self.tricks = []
        self.on_table: list[tuple[Seat, CardId, int | None]] = []
        for seen in view.tricks:
            named = None if seen.named is None else suits.index(seen.named)
            if seen.winner is None:
                names = [named, *[None] * len(seen.cards)]
                self.on_table = list(zip(seen.seats, seen.cards, names, strict=False))
            else:
                lead = seen.cards[0] if named is None else self.order.size + named
                self.tricks.append(Trick(seen.leader, lead, list(seen.cards), seen.winner))
        self.played = card_set(card for seen in view.tricks for card in seen.cards)

    def play(self, world: World) -> TrickPlay:
        """A play of its own from the point that the view shows."""
        view, hands = self.view, world.hands[:]
        leader = view.turn
        for seat, card, _ in self.on_table:
            hands[seat] |= 1 << card
        if self.on_table:
            leader = self.on_table[0][0]
        assert leader is not None
        start = Start(self.order, hands, leader, view.players, world.rows[:], world.piles)
        play = view.game.trick_play(start)
        play.tricks = self.tricks[:]
        play.taken = list(view.taken)
        for _, card, named in self.on_table:
            play.play(card, named)
        return play
