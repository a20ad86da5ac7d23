"""Five Hundred: two to six players, six decks, and three kinds of auction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Contract, Goal, team_call, team_seats
from trickdesk.engine.cards import (
    JOKER,
    LOW_JOKER,
    RANKS_63,
    SAME_COLOUR,
    CardId,
    CardSet,
    Deck,
    Seat,
    card_set,
    french_deck,
)
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message, OptionError, Problem, Why
from trickdesk.engine.game import (
    IN_PLAY,
    LAST_DEAL,
    NO_TRUMP,
    Game,
    Option,
    OptionValue,
    Picture,
    Preset,
    highest,
    leaders,
    switch,
)
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import Auction, AuctionRules, Choose, GiveCards, Phase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trickdesk.engine.deal import Teams
    from trickdesk.engine.state import TableState

SUITS = "CDHS"
NONE = len(SUITS)  # the suit index of "no trump"
HIGH = 52  # the rank of a single joker; bowers rank just below it


class Pack(NamedTuple):
    """What makes a deck of Five Hundred.

    Ranks from `lowest` up, with 11 to 13 if `high`, and no card of `without`; `jokers`, the lowest first.
    """

    lowest: str
    without: tuple[str, ...] = ()
    high: bool = False
    jokers: tuple[str, ...] = (JOKER,)


PACKS = {
    33: Pack("7"),
    43: Pack("4", ("4C", "4S")),
    45: Pack("4"),
    46: Pack("4", jokers=(LOW_JOKER, JOKER)),
    53: Pack("2"),
    63: Pack("2", ("13C", "13S"), high=True),
}
"""Decks by their number of cards (rules 1.1, 8.1)."""


@cache
def deck_of(size: int) -> Deck:
    """The deck with so many cards; KeyError if the game has none."""
    pack = PACKS[size]
    ranks = [
        rank
        for rank in RANKS_63[RANKS_63.index(pack.lowest) :]
        if pack.high or rank not in ("11", "12", "13")
    ]
    return french_deck(ranks, SUITS, without=pack.without, jokers=pack.jokers)


@cache
def card_order(size: int, trump: int, nt_joker: str, low: bool = False) -> CardOrder:
    """Order of the cards: jokers, bowers, A K Q 10 ... (rules 1.3 to 1.6, 8.1, 8.18).

    Jokers come last if they are `low`.
    """
    deck = deck_of(size)
    left_colour = SUITS.index(SAME_COLOUR[SUITS[trump]]) if trump < NONE else -1
    jokers = jokers_of(deck)

    def suit_of(card: CardId) -> int:
        if jokers >> card & 1 or (deck.rank[card] == "J" and deck.suit[card] == left_colour):
            return trump
        return deck.suit[card]

    def rank(card: CardId) -> int:
        if jokers >> card & 1:
            return HIGH + (jokers.bit_count() - 1 if deck.names[card] == JOKER else 0)
        if deck.rank[card] == "J" and suit_of(card) == trump < NONE:
            return HIGH - 1 if deck.suit[card] == trump else HIGH - 2
        return 1 + RANKS_63.index(deck.rank[card])

    def follow(masks: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
        free_jokers = jokers if trump == NONE and nt_joker == "free" else 0
        return masks[suit], masks[suit] | free_jokers

    high, never = (0, jokers) if low else (jokers, 0)
    return build_order(
        deck, trump, suit_of=suit_of, rank=rank, follow=follow, always_wins=high, never_wins=never
    )


def jokers_of(deck: Deck) -> CardSet:
    """The jokers of a deck."""
    return card_set(card for card in range(deck.size) if deck.suit[card] == NONE)


JOKER_NOT_NOW = Problem("JOKER_NOT_NOW", "You can't play the joker now.")
NAME_A_SUIT = Problem("NAME_A_SUIT", "If you lead the joker at no trump, you must name a suit.")
NOT_THAT_SUIT = Problem("NOT_THAT_SUIT", "You can't lead the joker as that suit.")


class NoTrumpPlay(TrickPlay):
    """Tricks at no trump (rules 4.5, 4.6, 7.7, 7.8).

    A joker that is led names a suit.
    """

    __slots__ = ("jokers", "not_void", "strict")

    def __init__(self, start: Start, strict: bool, not_void: bool) -> None:
        super().__init__(start)
        self.strict = strict
        self.not_void = not_void
        self.jokers = start.order.suit_mask[NONE]

    def history(self, seat: Seat) -> tuple[set[int], set[int]]:
        """The suits a seat has played cards of, and those it has shown to be void in.

        A joker counts as a card of the suit that it was played as (rules 7.7, 8.3).
        """
        played, voids = set(), set()
        for leader, lead, cards, _ in [*self.tricks, (self.leader, self.lead, self.trick, -1)]:
            player = leader
            for place, card in enumerate(cards):
                if player == seat:
                    played.add(self.order.suit_of[lead if self.jokers >> card & 1 else card])
                    if place and not self.counts_as(card, lead):
                        voids.add(self.order.suit_of[lead])
                player = self.after[player]
        return played, voids

    def counts_as(self, card: CardId, lead: int) -> bool:
        """Whether a player who plays this card to that lead may still hold the suit led."""
        if self.strict and self.jokers >> card & 1:
            return True
        return bool(self.order.may[lead] >> card & 1)

    def joker_follows(self, seat: Seat, suit: int) -> bool:
        """Whether the seat may play a strict joker as a card of `suit` (rules 7.7)."""
        played, voids = self.history(seat)
        mask = self.order.suit_mask[suit]
        return suit not in voids and (suit not in played or not self.hands[seat] & mask)

    def refusal(self, card: CardId) -> Problem:
        return JOKER_NOT_NOW if self.jokers >> card & 1 else super().refusal(card)

    def name_refusal(self, card: CardId, named: int | None) -> Problem | None:
        names = () if self.trick else self.names(card)
        if not names:
            return super().name_refusal(card, named)
        if named is None:
            return NAME_A_SUIT
        return None if named in names else NOT_THAT_SUIT

    def legal(self) -> CardSet:
        hand = self.hands[self.turn]
        jokers, rest = hand & self.jokers, hand & ~self.jokers
        if not self.strict or not jokers or not rest:
            return super().legal()
        if not self.trick:
            return hand if self.names(jokers.bit_length() - 1) else rest
        suit = self.order.suit_of[self.lead]
        follows = jokers if self.joker_follows(self.turn, suit) else 0
        return rest & self.order.suit_mask[suit] | follows or rest

    def names(self, card: CardId) -> tuple[int, ...]:
        if not self.jokers >> card & 1:
            return ()
        seat = self.turn
        suits = list(range(NONE))
        open_suits = [suit for suit in suits if suit not in self.history(seat)[1]] or suits
        if self.strict and self.hands[seat] & ~self.jokers:
            suits = [suit for suit in suits if self.joker_follows(seat, suit)]
        return tuple(suit for suit in suits if not self.not_void or suit in open_suits)

    def ruled_out(self, card: CardId) -> CardSet:
        if self.strict and self.trick:
            suit = self.order.suit_of[self.lead]
            if self.jokers >> card & 1 or self.order.suit_of[card] == suit:
                return 0
            # A player who can't follow suit must play a joker that still counts as a card of the suit.
            jokers = 0 if suit in self.history(self.turn)[1] else self.jokers
            return self.order.suit_mask[suit] | jokers
        return super().ruled_out(card)


NAMES = (*"SCDH", NO_TRUMP)  # of a bid, the lowest first
MISERE, OPEN_MISERE, DOUBLE_NULLO = "misere", "open-misere", "double-nullo"
DECKS = {4: (43, 45, 46), 2: (33,), 3: (33,), 5: (53,), 6: (63,)}
"""The decks of each number of players by their number of cards, the usual one first (rules 8.1)."""
WITH_PARTNERS = (4, 6)  # numbers of players who have partners before they bid


def trick_bid(level: int, denomination: str, *, original: bool = False, buys: bool = True) -> Bid:
    """A bid of 6 to 10 tricks, with its value (rules 2.7, 8.11)."""
    first = 40 + 20 * NAMES.index(denomination)
    value = first * (level - 5) if original else first + 100 * (level - 6)
    return Bid(f"{level}{denomination}", level, denomination, Goal(Aim.TRICKS, level), value, value, buys)


def misere_bid(text: str, value: int) -> Bid:
    """Misère: the declarer must lose every trick, at no trump (rules 7.5, 8.15, 8.16)."""
    return Bid(text, 0, NO_TRUMP, Goal(Aim.NONE), value, value, alone=text != DOUBLE_NULLO)


GIVE_NO_TRUMP = "Discards are out of play. Without trumps, only high cards and long suits win tricks."
NO_TRUMP_NOTE = "There is no trump: jacks are plain cards, and only the joker ranks above the suits."
NO_TRUMP_JOKERS = "There is no trump: jacks are plain cards, and only the jokers rank above the suits."
LOW_JOKER_NOTE = (
    "There is no trump: jacks are plain cards. A joker beats every other card, or none if a player has to \
lose all tricks."
)
JOKERS_NOTE = (
    "The high joker is the highest trump, then the low joker, the jack of trumps, and the other jack of \
the same colour."
)
ALONE_NOTE = "A bid says how many of the ten tricks you'll take, with that suit as trump."
CALLED_NOTE = "A bid says how many of the ten tricks you'll take, with that suit as trump. If you win the \
bidding, you may pick partners."

DOWN_UNDER = "Australia and New Zealand"
AUSTRALIAN = ("defender_points", "slam_250", "misere")
AMERICAN: Mapping[str, OptionValue] = {
    "auction": "once",
    "six_level": "inkle",
    "slam_250": True,
    "misere": True,
    "misere_when": "any",
    "misere_rank": "by_value",
    "defender_points": True,
}
OF_MISERE = ("misere_when", "misere_rank", "misere_value", "open_misere_rank", "nullo_kitty", "nullo_joker")


class FiveHundred(Game):
    """Five Hundred: sides of one to three players bid from 6 to 10 tricks."""

    id = "five-hundred"
    name = "Five Hundred"
    tagline = "Outbid the other side with your partner, then make your contract."
    picture = Picture(("KH", "AH", "JD", "JH", "JK"), "fern")
    newcomers = 3
    deck = deck_of(DECKS[4][0])
    hand_size = 10
    notes = {
        "call": "A bid says how many of the ten tricks your side will take, with that suit as trump.",
        "give": "Discards are out of play. With few cards in a side suit you can trump it soon.",
        "play": "The joker is the highest trump, then the jack of trumps, then the other jack of the "
        "same colour.",
    }
    agreements = (
        switch("joker-6nt", "6NT shows the joker", False,
               "An opening bid of 6NT tells your partner that you have the joker and some help. "
               "Computer players use it too, and everyone at the table knows."),
    )  # fmt: skip
    option_list = (
        switch("defender_points", "Defenders score 10 per trick", False, group="score"),
        switch("win_needs_contract", "Going out needs a contract", False,
               "A side with 500 points wins only when it makes a contract.", group="score"),
        Option("both_over", "Both sides reach 500", "contractor", ("contractor", "highest"),
               "Who wins when both sides reach 500 in one deal.",
               {"contractor": "the declarer's side", "highest": "the higher total"}, group="score"),
        switch("slam_250", "All ten tricks score at least 250", False, group="score"),
        switch("misere", "Misère", False, "Misère (250) and open misère (500): the declarer must lose every trick.",
               group="auction"),
        Option("open_misere_rank", "Open misère ranks", "above_10H", ("above_10H", "below_10H"), "",
               {"above_10H": "above 10 hearts", "below_10H": "below 10 hearts"}, group="auction"),
        Option("nt_joker", "Joker at no trump", "void_only", ("void_only", "free", "strict"),
               "When you may play the joker at no trump.",
               {"void_only": "only when void", "free": "at any time", "strict": "as a card of a suit (tournament)"}),
        Option("joker_nomination", "Joker led at no trump names", "any", ("any", "not_void"), "",
               {"any": "any suit", "not_void": "only a suit you may still hold"}),
        Option("redeal", "After everyone passes", "same_dealer", ("same_dealer", "next_dealer"), "",
               {"same_dealer": "the same dealer deals again", "next_dealer": "the next dealer deals"},
               group="auction"),
        switch("kitty", "The declarer takes the kitty", True, group="exchange"),
        Option("target", "Points to win", 500, (500, 250, 1000), group="score"),
        Option("players", "Players", 4, (4, 2, 3, 5, 6), group="deal"),
        Option("deck", "Deck", 43, (43, 45, 46, 33, 53, 63), "How many cards the deck has.",
               {33: "33 cards from the sevens up", 43: "43 cards from red fours and black fives up",
                45: "45 cards from the fours up", 46: "46 cards from the fours up with two jokers",
                53: "53 cards from the twos up", 63: "63 cards with elevens, twelves and thirteens"}, group="deal"),
        Option("fives", "Five players", "called", ("called", "alone"), "",
               {"called": "the declarer picks partners", "alone": "everyone plays alone"}, group="deal"),
        Option("sixes", "Six players", "threes", ("threes", "pairs"), "",
               {"threes": "two sides of three", "pairs": "three sides of two"}, group="deal"),
        Option("auction", "Auction", "rounds", ("rounds", "once"), "",
               {"rounds": "until all but one have passed", "once": "one call each"}, group="auction"),
        Option("six_level", "Bids of six", "bid", ("bid", "inkle", "none"),
               "An inkle shows a suit to the partner. If nobody bids seven, the cards are dealt again.",
               {"bid": "can win the auction", "inkle": "only show a suit (inkle)", "none": "not allowed"},
               group="auction"),
        switch("own_raise", "Raise your own bid", False,
               "When everyone else has passed, the highest bidder may bid once more.", group="auction"),
        Option("schedule", "Value of the bids", "avondale", ("avondale", "original"), "",
               {"avondale": "100 more for each trick (Avondale)",
                "original": "seven is twice six, eight three times six (1904)"}, group="score"),
        switch("floor", "A low score loses", True, "A side at minus the points to win loses the match.",
               group="score"),
        Option("misere_when", "Misère can be bid", "seven", ("seven", "any"), "",
               {"seven": "over a bid of seven", "any": "at any time"}, group="auction"),
        Option("misere_rank", "Misère ranks", "below_8S", ("below_8S", "by_value"), "",
               {"below_8S": "below 8 spades", "by_value": "by its value"}, group="auction"),
        Option("misere_value", "Misère scores", 250, (250, 230), group="score"),
        Option("nullo", "Double nullo", "single", ("single", "double"),
               "Both partners play, and both must lose every trick (500).",
               {"single": "not played", "double": "can be bid"}, group="auction"),
        switch("nullo_kitty", "The kitty is taken at misère", True, group="exchange"),
        Option("nullo_joker", "Joker at misère", "high", ("high", "low"), "",
               {"high": "the highest card", "low": "the lowest card"}),
        LAST_DEAL,
    )  # fmt: skip
    of_points = ("target", "floor", "both_over", "win_needs_contract")
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset("Australian", dict.fromkeys((*AUSTRALIAN, "win_needs_contract"), True), place=DOWN_UNDER),
        Preset(
            "Social",
            {"defender_points": True, "slam_250": True},
            "Both sides score their tricks",
            "At home",
            stated=("defender_points",),
        ),
        Preset(
            "Australian, six hands",
            {"players": 6, **dict.fromkeys((*AUSTRALIAN, "win_needs_contract"), True)},
            place=DOWN_UNDER,
            also=("six players", "11s and 12s", "13s"),
            stated=("players",),
        ),
        Preset(
            "Australian, three hands",
            {"players": 3, **dict.fromkeys(AUSTRALIAN, True)},
            place=DOWN_UNDER,
            also=("three players", "cut-throat"),
            stated=("players",),
        ),
        Preset("American", {"deck": 45, **AMERICAN}, place="United States", also=("inkle",)),
        Preset(
            "American, two jokers",
            {"deck": 46, **AMERICAN},
            place="United States",
            also=("inkle", "high and low joker"),
            stated=("deck",),
        ),
        Preset(
            "Québec",
            {"deck": 46, "slam_250": True, "defender_points": True, "win_needs_contract": True},
            place="Québec, Canada",
            also=("Canadian", "high and low joker"),
        ),
        Preset(
            "Original of 1904, three hands",
            {"players": 3, "schedule": "original", "slam_250": True},
            place="United States, from 1904",
            also=("three players", "cut-throat"),
            stated=("players", "schedule"),
        ),
        Preset(
            "Five players, partner called",
            {"players": 5, "defender_points": True, "slam_250": True},
            place="At home",
            stated=("players", "fives"),
        ),
    )

    @classmethod
    def defaults(cls, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """The usual deck is that of the number of players (rules 8.1)."""
        found = super().defaults(given)
        players = given.get("players")  # whatever a record says
        for number, decks in DECKS.items():
            if number == players:
                found["deck"] = decks[0]
        return found

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        players = int(chosen["players"])
        if option.name == "deck":
            return DECKS[players]
        pointless = {
            "fives": players != 5,
            "sixes": players != 6,
            "own_raise": chosen["auction"] == "once",
            "both_over": players not in (2, 4, 6) or (players == 6 and chosen["sixes"] == "pairs"),
            **dict.fromkeys(OF_MISERE, not chosen["misere"]),
            "nullo": not chosen["misere"] or players not in WITH_PARTNERS,
        }
        if option.name == "misere_rank" and chosen["schedule"] == "original":
            return (option.default,)
        if option.name == "nullo_kitty" and not chosen["kitty"]:
            return (option.default,)
        return (option.default,) if pointless.get(option.name) else super().choices(option, chosen)

    def setup(self) -> None:
        self.seats, size = int(self.options["players"]), int(self.options["deck"])
        if size not in DECKS[self.seats]:
            template = "A deck of {cards} cards isn't used with {players} players."
            raise OptionError(Message(template, cards=size, players=self.seats))
        self.deck, self.target = deck_of(size), int(self.options["target"])
        self.jokers, self.joker = jokers_of(self.deck), self.deck.id[JOKER]
        self.sides = {2: 2, 3: 3, 4: 2, 5: 5, 6: 2 if self.options["sixes"] == "threes" else 3}[self.seats]
        self.calls_partners = self.seats == 5 and self.options["fives"] == "called"
        self.talon_size = size - self.hand_size * self.seats
        whole = self.talon_size
        if self.seats == 2:  # ten cards below the kitty stay out of the deal (rules 8.4)
            whole -= self.hand_size
            self.talon_name = "set aside"
            self.talon_order = "From the top: first the kitty, then the cards set aside."
        self.kitty = whole if self.options["kitty"] else 0
        self.bids = self.all_bids()

    def all_bids(self) -> tuple[Bid, ...]:
        """Every bid, ascending (rules 2.2, 7.5, 7.6, 8.9, 8.11, 8.14, 8.16)."""
        original, six = self.options["schedule"] == "original", self.options["six_level"]
        levels = range(7 if six == "none" else 6, 11)
        bids = [
            trick_bid(level, name, original=original, buys=level > 6 or six == "bid")
            for level in levels
            for name in NAMES
        ]
        if original:
            bids.sort(key=lambda bid: (bid.worth, bid.level))
        if self.options["misere"]:
            texts = [bid.text for bid in bids]
            # With the values of 1904, 7NT beats 8S: below 8S, misère would beat a bid that beats it.
            value, by_value = (
                int(self.options["misere_value"]),
                original or self.options["misere_rank"] == "by_value",
            )
            above = (
                "10H"
                if self.options["open_misere_rank"] == "below_10H"
                else bids[texts.index("10H") + 1].text
            )
            under = next(bid.text for bid in bids if bid.worth > value) if by_value else "8S"
            bids.insert(texts.index(above), misere_bid(OPEN_MISERE, 500))
            bids.insert(texts.index(under), misere_bid(MISERE, value))
            if self.options["nullo"] == "double" and self.seats in WITH_PARTNERS:
                over = next(at for at, bid in enumerate(bids) if bid.worth > 500)
                bids.insert(over, misere_bid(DOUBLE_NULLO, 500))
        return tuple(bids)

    def teams(self, declarer: Seat) -> Teams | None:
        """With five players, None while the declarer may still pick partners (rules 8.6)."""
        return None if self.calls_partners else super().teams(declarer)

    def order_for(self, trump: int) -> CardOrder:
        return card_order(self.deck.size, trump, str(self.options["nt_joker"]))

    def order_of(self, trump: str | None, contract: Contract | None) -> CardOrder:
        """At misère the joker may be low (rules 8.18)."""
        low = contract is not None and self.bid(contract.bid).goal.takes_none
        if low and self.options["nullo_joker"] == "low":
            return card_order(self.deck.size, NONE, str(self.options["nt_joker"]), low=True)
        return super().order_of(trump, contract)

    def trick_play(self, start: Start) -> TrickPlay:
        if start.order.trump < NONE:
            return TrickPlay(start)
        strict = self.options["nt_joker"] == "strict"
        return NoTrumpPlay(start, strict, self.options["joker_nomination"] == "not_void")

    def note(self, kind: str, trump: str | None) -> str:
        jokers = self.jokers.bit_count() > 1
        if kind in IN_PLAY:
            if trump == NO_TRUMP and self.options["misere"] and self.options["nullo_joker"] == "low":
                return LOW_JOKER_NOTE
            if trump == NO_TRUMP:
                return NO_TRUMP_JOKERS if jokers else NO_TRUMP_NOTE
            return JOKERS_NOTE if jokers else super().note(kind, trump)
        if kind == "call" and self.sides == self.seats:
            return CALLED_NOTE if self.calls_partners else ALONE_NOTE
        if kind == "give" and trump == NO_TRUMP:
            return GIVE_NO_TRUMP
        return super().note(kind, trump)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain tricks won by the joker or a bower (rules 1.3)."""
        deck = self.deck
        card = {"card": deck.names[seen.card]}
        if self.jokers >> seen.card & 1:
            if not seen.order.power[seen.led][seen.card]:
                text = "{card} was led as {suit}, and nobody played a card of that suit."
                return Message(text, **card, suit=deck.suits[seen.led])
            if seen.card != self.joker:
                return Message("Only the high joker beats {card}.", **card)
            if seen.order.trump < NONE:
                return Message("{card} is the highest trump.", **card)
            if seen.cards[0] == self.joker:
                return Message(
                    "{card}, led as {suit}, beats every other card.", suit=deck.suits[seen.led], **card
                )
            return Message("{card} beats every other card.", **card)
        if deck.rank[seen.card] != "J" or not seen.by_trump:
            return None
        if deck.suit[seen.card] == seen.order.trump:
            if self.jokers.bit_count() > 1:
                return Message("{card} is the right bower, the highest trump after the jokers.", **card)
            return Message("{card} is the right bower, the highest trump after the joker.", **card)
        text = "{card} is the left bower and counts as {suit}."
        return Message(text, suit=deck.suits[seen.order.trump], **card)

    # -- auction

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        once, raises = self.options["auction"] == "once", bool(self.options["own_raise"])
        shown = [bid.text for bid in self.bids if not bid.buys]
        rules = AuctionRules(
            self.may_bid, why_not=self.why_not, once=once, own_raise=raises and not once, shown=shown
        )
        return Auction(dealer, self.seats, "grid", self.ladder, rules, [bid.worth for bid in self.bids])

    def may_bid(self, auction: Auction, seat: Seat) -> Sequence[str]:
        """All bids above the current one; misère over a bid of 7 only (rules 7.5, 8.14)."""
        bids = self.ladder[auction.high + 1 :]
        over_seven = auction.bid is not None and self.bid(auction.bid).level == 7
        if over_seven or self.options["misere_when"] == "any":
            return bids
        return tuple(bid for bid in bids if bid != MISERE)

    def why_not(self, auction: Auction, seat: Seat, call: str) -> Problem:
        too_soon = call == MISERE and auction.high < self.ladder.index(MISERE)
        return Why.BID_TOO_SOON if too_soon else Why.BID_TOO_LOW

    def next_dealer(self, dealer: Seat, *, passed_out: bool) -> Seat:
        """The next dealer; the same one if all have passed (rules 2.6, 7.9)."""
        stays = passed_out and self.options["redeal"] == "same_dealer"
        return dealer if stays else super().next_dealer(dealer, passed_out=passed_out)

    # -- flow

    def kitty_for(self, bid: str) -> int:
        """The whole kitty, but none if it stays closed at misère (rules 8.17)."""
        closed = self.bid(bid).goal.takes_none and not self.options["nullo_kitty"]
        return 0 if closed else self.kitty

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        kitty, declarer = self.kitty_for(contract.bid), contract.declarer
        if not kitty:
            return self.start(table)
        table.take_kitty(declarer, kitty, events)
        return GiveCards(declarer, kitty, kitty, table.hands[declarer])

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Choose):
            self.pick_partners(table, done.turn, team_seats(done.chosen))
            events.append(Event("team", done.turn, done.chosen))
        if isinstance(done, Choose | GiveCards):
            return self.start(table)
        return super().next_phase(table, done, events)

    def start(self, table: TableState) -> Phase:
        """Pick partners or start the tricks (rules 4.1, 8.6)."""
        assert table.contract is not None
        declarer, bid = table.contract.declarer, self.bid(table.contract.bid)
        if table.teams is None:
            if not bid.goal.takes_none:
                return Choose("team", declarer, self.partner_calls(declarer, 1 if bid.level < 8 else 2))
            self.pick_partners(table, declarer, [])
        if bid.text == OPEN_MISERE:
            table.rows[declarer] = table.hands[declarer]
        return self.start_play(table, declarer)

    @property
    def calls(self) -> tuple[str, ...]:
        return (*super().calls, *(self.partner_calls(-1, 2) if self.calls_partners else ()))

    def partner_calls(self, declarer: Seat, most: int) -> tuple[str, ...]:
        """Every choice of up to `most` partners, none included."""
        others = [seat for seat in range(self.seats) if seat != declarer]
        return tuple(team_call(pick) for count in range(most + 1) for pick in combinations(others, count))

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        bid, declarer = self.bid(deal.contract.bid), deal.contract.declarer
        declaring, defending = deal.terms.teams
        tricks = sum(deal.taken[seat] for seat in declaring)
        made, misere = bid.goal.is_met(tricks), bid.goal.takes_none
        if bid.alone:
            text = "{bid}: the declarer took {tricks} tricks."
        elif misere:
            text = "{bid}: the declarer's side took {tricks} tricks."
        elif len(declaring) == 1:
            text = "{bid}: the declarer took {tricks} of 10 tricks."
        else:
            text = "{bid}: the declarer's side took {tricks} of 10 tricks."
        side = self.side(declarer)
        lines = [ScoreLine(side, None, Message(text, bid=bid.text, tricks=tricks))]
        if made and tricks == 10 and self.options["slam_250"] and bid.worth < 250:
            worth, text = 250, "Contract made with all ten tricks"
        else:
            worth, text = (bid.worth, "Contract made") if made else (-bid.loss, "Contract failed")
        points = [0] * self.sides
        for winner in dict.fromkeys([side, *map(self.side, declaring)]):
            points[winner] = worth
            lines.append(ScoreLine(winner, worth, Message(text)))
        if self.options["defender_points"] and not misere:
            self.score_defenders(deal, defending, points, lines)
        return DealResult(tuple(points), tuple(lines))

    def score_defenders(
        self, deal: PlayedDeal, defending: Sequence[Seat], points: list[int], lines: list[ScoreLine]
    ) -> None:
        """Ten points for each trick of a defending side (rules 7.1, 8.12)."""
        shared = self.sides == 2 or self.calls_partners
        for side in sorted({self.side(seat) for seat in defending}):
            tricks = sum(deal.taken[seat] for seat in defending if shared or self.side(seat) == side)
            points[side] = 10 * tricks
            text, values = "{tricks} tricks at {each} points each", {"tricks": tricks, "each": 10}
            if shared:
                text, values = "The defenders took {tricks} tricks at 10 points each", {"tricks": tricks}
            lines.append(ScoreLine(side, points[side], Message(text, **values)))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side that won (rules 6.1, 6.2, 7.2, 7.3, 8.13, 8.19)."""
        if self.last_deal:
            return self.after_last_deal(match)
        totals, target = match.totals, self.target
        declarer = None if match.contract is None else self.side(match.contract.declarer)
        under = [side for side, total in enumerate(totals) if total <= -target and self.options["floor"]]
        if under and self.sides > 2:
            return highest(totals, range(self.sides))
        over = [side for side, total in enumerate(totals) if total >= target]
        if self.options["win_needs_contract"]:
            made = declarer is not None and match.points[declarer] > 0
            declaring = {declarer, *map(self.side, match.teams[0] if match.teams else ())}
            over = [side for side in over if made and side in declaring]
            if declarer in over and declarer in leaders(totals, over):
                return (declarer,)
        if (
            len(over) == 2 == self.sides
            and declarer is not None
            and self.options["both_over"] == "contractor"
        ):
            return (declarer,)
        if over:
            return highest(totals, over)
        return tuple(1 - side for side in under)


GAME = FiveHundred
