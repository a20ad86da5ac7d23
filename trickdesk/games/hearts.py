"""Hearts: avoid hearts and the queen of spades.

"Rules 4.2" refers to that paragraph of assets/games/hearts/rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.cards import RANKS_52, CardId, CardSet, Deck, card_set, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import OptionError, Refusal, Why
from trickdesk.engine.game import NO_TRUMP, Game, Option, OptionValue, Picture, Preset, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import PassCards, Phase
from trickdesk.engine.play import GuardedPlay, Start, TrickPlay
from trickdesk.engine.reasons import Reason

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECKS = {players: french_deck(RANKS_52, without=without)
         for players, without in {3: ("2D",), 4: (), 5: ("2D", "2C")}.items()}  # fmt: skip
QUEEN, JACK = "QS", "JD"
QUEEN_COUNTS, JACK_COUNTS = 13, -10
PASSED = 3  # cards that each seat passes
WAYS = {"left": 1, "right": -1, "across": 2, "none": 0}  # seats to the left
OPENING = Refusal("OPENING", "The lowest club must be led to the first trick.")
NOT_BROKEN = Refusal("NOT_BROKEN", "Hearts haven't been broken yet.")
NO_POINTS_YET = Refusal("NO_POINTS_YET", "You can't throw hearts or the queen of spades on the first trick.")


@cache
def order_of(deck: Deck) -> CardOrder:
    """Ace high, two low, no trump (rules 1.1)."""
    return build_order(deck, len(deck.suits), suit_of=lambda card: deck.suit[card],
                       rank=lambda card: 1 + RANKS_52.index(deck.rank[card]))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits on play besides following suit (rules 4.1 to 4.4).

    `opening` leads to the first trick, and `barred` may not be discarded on it. `guarded` may not be led
    before a card of `breaking` has been played. A hand with no other cards may break each limit.
    """

    opening: CardSet
    barred: CardSet
    guarded: CardSet
    breaking: CardSet


class HeartsPlay(GuardedPlay):
    """Tricks with limits on the first trick and on leading hearts."""

    __slots__ = ("bounds",)
    not_broken = NOT_BROKEN

    def __init__(self, start: Start, bounds: Bounds) -> None:
        super().__init__(start, bounds.guarded, bounds.breaking)
        self.bounds = bounds

    def legal(self) -> CardSet:
        bounds, hand = self.bounds, self.hands[self.turn]
        if self.tricks or (self.trick and hand & self.must):
            return super().legal()
        if self.trick:
            return hand & ~bounds.barred or hand
        return hand & bounds.opening or super().legal()

    def refusal(self, card: CardId) -> Why | Refusal:
        if self.trick:
            return Why.MUST_FOLLOW if self.hands[self.turn] & self.must else NO_POINTS_YET
        return OPENING if not self.tricks and self.hands[self.turn] & self.bounds.opening else NOT_BROKEN

    def ruled_out(self, card: CardId) -> CardSet:
        bounds, here, out = self.bounds, 1 << card, super().ruled_out(card)
        if self.tricks:
            return out
        if self.trick:
            thrown = out and here & bounds.barred
            return out | ((1 << self.order.size) - 1) & ~bounds.barred if thrown else out
        return out if here & bounds.opening else out | bounds.opening


class Hearts(Game):
    """Hearts: everyone plays alone, and the lowest score wins."""

    id = "hearts"
    name = "Hearts"
    tagline = "Avoid hearts and the queen of spades. Lowest score wins."
    picture = Picture(("10H", "KH", "AH", "QS"), "claret")
    newcomers = 1
    deck = DECKS[4]
    counts_points = True
    low_wins = True
    notes = {
        "pass": "Points are bad in this game. High hearts and high spades are dangerous to keep.",
        "lead": "The winner of a trick takes its points, and points are bad. Low cards are safe.",
        "follow": "Hearts and the queen of spades count against the player who takes them. Play low if you can.",
        "throw": "A card of another suit can't take the trick. Get rid of a dangerous one.",
    }
    option_list = (
        Option("players", "Players", 4, (3, 4, 5)),
        Option("passing", "Passing three cards", "cycle", ("cycle", "left", "none", "right", "across"), "",
               {"cycle": "left, right, across, not at all", "left": "always to the left", "none": "never",
                "right": "always to the right", "across": "always across"}),
        switch("club_leads", "The lowest club leads", True,
               "Off: the player to the left of the dealer leads any card."),
        switch("safe_start", "First trick without points", True,
               "Hearts and the queen of spades can't be thrown on the first trick."),
        Option("breaking", "Hearts may be led", "hearts", ("hearts", "queen", "any"), "",
               {"hearts": "once a heart has been played", "queen": "once a heart or the queen has been played",
                "any": "at any time"}),
        Option("moon", "Shooting the moon", "others", ("others", "self"), "",
               {"others": "26 points for everyone else", "self": "26 points off your own score"}),
        switch("jack", "The jack of diamonds is worth −10", False, "If you take it, you score ten points less."),
        Option("target", "The match ends at", 100, (50, 100)),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset("Short evening", {"target": 50}, "A short evening: to 50"),
        Preset("Omnibus", {"jack": True}, "The jack of diamonds helps"),
    )

    def setup(self) -> None:
        self.seats = self.sides = int(self.options["players"])
        self.target = int(self.options["target"])
        if self.options["passing"] == "across" and self.seats != 4:
            raise OptionError("Passing across needs four players.")
        self.deck = deck = DECKS[self.seats]
        self.hand_size = deck.size // self.seats
        hearts = card_set(card for card in range(deck.size) if deck.suits[deck.suit[card]] == "H")
        queen = 1 << deck.id[QUEEN]
        clubs = card_set(card for card in range(deck.size) if deck.suits[deck.suit[card]] == "C")
        self.hearts, self.queen, self.lowest_club = hearts, queen, clubs & -clubs
        guarded, breaking = {"hearts": (hearts, hearts), "queen": (hearts, hearts | queen), "any": (0, 0)}[
            str(self.options["breaking"])
        ]
        self.bounds = Bounds(
            opening=self.lowest_club if self.options["club_leads"] else 0,
            barred=hearts | queen if self.options["safe_start"] else 0,
            guarded=guarded,
            breaking=breaking,
        )
        values: dict[CardId, int] = {card: 1 for card in range(deck.size) if hearts >> card & 1} | {
            deck.id[QUEEN]: QUEEN_COUNTS
        }
        if self.options["jack"]:
            values[deck.id[JACK]] = JACK_COUNTS
        self.values = values

    def order_for(self, trump: int) -> CardOrder:
        return order_of(self.deck)

    def trick_play(self, start: Start) -> TrickPlay:
        return HeartsPlay(start, self.bounds)

    def trick_points(self, cards: Sequence[CardId]) -> int:
        return sum(self.values.get(card, 0) for card in cards)

    def notice(self, seen: SeenDeal) -> Reason | None:
        if not seen.players or not self.bounds.guarded:
            return None
        played = card_set(card for trick in seen.tricks for card in trick.cards)
        return Reason("broken" if played & self.bounds.breaking else "not broken yet", {"suit": "H"})

    # -- the flow of a deal

    def passed_by(self, number: int) -> int:
        """How many seats to the left the cards go in deal `number` (rules 3.1, 7.2).

        0 means that nobody passes.
        """
        across = (self.seats // 2,) if self.seats == 4 else ()
        passing = str(self.options["passing"])
        way: tuple[int, ...] = (1, -1, *across, 0) if passing == "cycle" else (WAYS[passing],)
        return way[(number - 1) % len(way)]

    def beginning_with(self, number: int) -> Mapping[str, OptionValue]:
        """Options of a match whose first deal passes cards the same way as deal `number`."""
        by = self.passed_by(number)
        if by == self.passed_by(1):
            return {}
        return {"passing": next(way for way, on in WAYS.items() if on == by)}

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Ask for the cards to pass, unless nobody passes in this deal (rules 3.1)."""
        self.set_teams(table, tuple((seat,) for seat in range(self.seats)))
        table.set_trump(None, NO_TRUMP, [])  # the same in every deal, so it needs no event
        by, first = self.passed_by(len(table.deals)), (table.dealer + 1) % self.seats
        if not by:
            return self.first_lead(table)
        return PassCards(first, PASSED, [(seat + by) % self.seats for seat in range(self.seats)], table.hands)

    def first_lead(self, table: TableState) -> Phase:
        """Start the tricks with the holder of the lowest club (rules 4.1)."""
        leader = (table.dealer + 1) % self.seats
        if self.bounds.opening:
            leader = next(seat for seat, hand in enumerate(table.hands) if hand & self.bounds.opening)
        return self.start_play(table, leader, range(self.seats))

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        return self.first_lead(table) if isinstance(done, PassCards) else None

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score hearts, the queen of spades and shooting the moon (rules 5.1, 5.2)."""
        took = [0] * self.seats
        for trick in deal.tricks:
            took[trick.winner] |= card_set(trick.cards)
        penalties = self.hearts | self.queen
        moon = next((seat for seat, cards in enumerate(took) if cards & penalties == penalties), None)
        points, lines = [], []
        for seat, cards in enumerate(took):
            jack = JACK_COUNTS if self.options["jack"] and cards >> self.deck.id[JACK] & 1 else 0
            hearts = (cards & self.hearts).bit_count()
            text = SCORED[bool(cards & self.queen), bool(jack)]
            counted = hearts + (QUEEN_COUNTS if cards & self.queen else 0)
            if moon is not None:
                text = SHOT if seat == moon else SHOT_BY_ANOTHER
                everything = len(RANKS_52) + QUEEN_COUNTS
                if self.options["moon"] == "others":
                    counted = 0 if seat == moon else everything
                else:
                    counted = -everything if seat == moon else 0
            points.append(counted + jack)
            lines.append(ScoreLine(seat, points[seat], text, {"hearts": hearts}))
        return DealResult(tuple(points), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The seats with the lowest total once one reaches the target (rules 6.1, 6.2)."""
        if max(match.totals) < self.target:
            return ()
        return tuple(seat for seat, total in enumerate(match.totals) if total == min(match.totals))


SCORED = {  # keys: whether the queen of spades was taken, and the jack if it counts
    (False, False): "hearts: {hearts}",
    (True, False): "hearts: {hearts}, and the queen of spades",
    (False, True): "hearts: {hearts}, and the jack of diamonds",
    (True, True): "hearts: {hearts}, the queen of spades and the jack of diamonds",
}
SHOT = "all hearts and the queen of spades"
SHOT_BY_ANOTHER = "another player took all the points"
GAME = Hearts
