"""How a deal goes on that a side gives up: as badly for it as the rules allow, card by card."""

from __future__ import annotations

from dataclasses import replace

from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.deal import PlayedDeal
from trickdesk.engine.play import TrickPlay
from trickdesk.engine.record import rebuild
from trickdesk.engine.table import Table

SEARCHED = 3  # tricks at the end of which every line is looked at,
LINES = 250  # ... up to so many

Worth = tuple[
    int, int
]  # what the conceding side scores, and the others together, turned round: the least is wanted


class Concession:
    """The plays of the rest of a deal that ``seat``'s side gives up at ``table``, which stays as it is.

    Two plain ways are tried, to take no trick and to take every one; the last tricks of each are looked at in all
    ways. What the game scores decides between them.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        again = rebuild(table, len(table.log))
        assert again.play is not None and again.teams is not None
        self.table, self.play = again, again.play
        self.side = next((card_set(team) for team in again.teams if seat in team), 1 << seat)
        self.lines = 0

    def plays(self) -> list[tuple[Seat, Play]]:
        """Who plays what, to the last card."""
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
        """Play on until only the last tricks are left, the conceding side taking every trick or none."""
        play, made = self.play, []
        while play.left > SEARCHED:
            seat = play.turn
            wins = bool(self.side >> seat & 1) == takes
            move = self.move(max(cards_in(play.legal()), key=lambda card: self.rank(card, wins)))
            made.append((seat, move))
            play.play(move.card, move.named)
        return made

    def rank(self, card: CardId, wins: bool) -> tuple[int, ...]:
        """How good a card is for who wants to win the trick, or does not."""
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
        """The card, led as the first suit that it may name."""
        names = () if self.play.trick else self.play.names(card)
        return Play(card, names[0] if names else None)

    def worst(self) -> tuple[Worth, list[tuple[Seat, Play]]]:
        """The line that is worst for the side that gives up, of all that are looked at."""
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
        """What the game scores for the deal as it has been played."""
        game, play = self.table.game, self.play
        result = game.score(ended(self.table, play))
        mine: CardSet = card_set(game.side(seat) for seat in cards_in(self.side))
        points = [game.gain(n) for n in result.points]
        own = sum(n for side, n in enumerate(points) if mine >> side & 1)
        return own, own - sum(points)


def ended(table: Table, play: TrickPlay) -> PlayedDeal:
    """The deal at a table, with all tricks of a play."""
    tricks = tuple(play.tricks)
    return replace(
        table.played_deal(),
        tricks=tricks,
        trick_points=tuple(table.game.trick_points(trick.cards) for trick in tricks),
        taken=tuple(play.taken),
    )
