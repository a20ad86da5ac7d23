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
        mask = self.order.suit_mask[led]
        trick = card_set(play.trick)
        if trick & ~mask:
            return best_seat, best, winners
        if trick & self.twos:
            at = next(i for i, card in enumerate(play.trick) if self.twos >> card & 1)
            seat = play.leader
            for _ in range(at):
                seat = play.after[seat]
            return seat, play.trick[at], winners & ~mask if led != self.order.trump else 0
        likely = len(play.trick) == len(play.players) - 1 or self.fresh(play, led)
        return best_seat, best, winners | (legal & self.twos & mask if likely else 0)

    def fresh(self, play: TrickPlay, suit: int) -> bool:
        """Whether the suit has not been led yet, so that everybody will probably follow."""
        return all(self.order.suit_of[trick.lead] != suit for trick in play.tricks)

    def lead(self, play: TrickPlay, legal: CardSet, out: CardSet) -> CardId:
        """A two of a plain suit that nobody has led is as good as an ace."""
        masks, trump = self.order.suit_mask, self.order.trump
        for card in cards_in(legal & self.twos & ~masks[trump]):
            suit = self.order.suit_of[card]
            if (out & masks[suit]).bit_count() >= 2 * len(play.players) and self.fresh(play, suit):
                return card
        return super().lead(play, legal, out)


class Hints92Q(Hints):
    game_id = "92q"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.odd = card_set(game.deck.ids(f"2{suit}" for suit in game.deck.suits))

    def leader(self, dealer: Seat, declarer: Seat) -> Seat:
        """Left of the dealer (rules.md 4.5)."""
        return (dealer + 1) % self.game.seats

    def policy(self, bid: str, trump: int, teams: Teams, declarer: Seat) -> Policy:
        return TwosPolicy(self.game, trump, friends_of(teams, self.game.seats), declarer, self.odd)


HINTS = Hints92Q
