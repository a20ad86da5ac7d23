"""92Q: converted cards, high twos, and a side that is chosen."""

from __future__ import annotations

from trickdesk.bots.hints.base import Hints
from trickdesk.bots.playout import Teams, friends_of
from trickdesk.bots.policy import Policy
from trickdesk.engine.cards import CardId, CardSet, Seat, card_set, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.play import TrickPlay


class TwosPolicy(Policy):
    """Knows that a two is the highest card while everybody follows (rules.md 4.5)."""

    def __init__(self, game: Game, trump: int, friends: list[int], declarer: Seat, twos: CardSet) -> None:
        super().__init__(game, trump, friends, declarer)
        self.twos = twos

    def standing(self, play: TrickPlay, legal: CardSet) -> tuple[Seat, CardId, CardSet]:
        """With the twos as the lead and the cards since have left them."""
        best_seat, best, winners = super().standing(play, legal)
        led = self.order.suit_of[play.lead]
        mask, twos = self.order.suit_mask[led], self.twos
        seat, two = play.leader, -1
        for card in play.trick:
            if not mask >> card & 1:
                return best_seat, best, winners
            if twos >> card & 1 and two < 0:
                best_seat, two = seat, card
            seat = play.after[seat]
        if two >= 0:
            return best_seat, two, winners & ~mask if led != self.order.trump else 0
        if legal & twos & mask and (len(play.trick) == len(play.players) - 1 or self.fresh(led, play.trick)):
            winners |= twos & mask
        return best_seat, best, winners

    def fresh(self, suit: int, trick: list[CardId]) -> bool:
        """Whether no card of the suit has been seen before this trick, so that everybody will probably follow."""
        return (self.played & self.order.suit_mask[suit]).bit_count() <= len(trick)

    def lead(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """A two of a plain suit that nobody has led is as good as an ace."""
        masks, trump = self.order.suit_mask, self.order.trump
        for card in cards_in(legal & self.twos & ~masks[trump]):
            suit = self.order.suit_of[card]
            if (out & masks[suit]).bit_count() >= 2 * len(play.players) and self.fresh(suit, []):
                return card
        return super().lead(play, legal, out)


class Hints92Q(Hints):
    game_id = "92q"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.odd = card_set(game.deck.ids(f"2{suit}" for suit in game.deck.suits))

    def setback(self, bid: str) -> tuple[float, float]:
        """Three points for each trick of the other team (rules.md 4.6)."""
        return 0, 3 * (self.game.hand_size + 1 - int(bid[:-1])) / (self.game.seats - 1)

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """Left of the dealer (rules.md 4.5)."""
        return (dealer + 1) % self.game.seats

    def policy(self, bid: str, trump: int, teams: Teams, declarer: Seat) -> Policy:
        return TwosPolicy(self.game, trump, friends_of(teams, self.game.seats), declarer, self.odd)


HINTS = Hints92Q
