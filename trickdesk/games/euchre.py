"""Euchre: a card turned up, one suit accepted or named, and five tricks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from trickdesk.engine.actions import AskCall, Event
from trickdesk.engine.bids import ALONE, KEEP, PASS, SWAP, TOGETHER, Aim, Bid, Contract, Goal, defended
from trickdesk.engine.cards import (
    JOKER,
    RANKS_52,
    SAME_COLOUR,
    CardId,
    CardSet,
    Deck,
    Seat,
    card_set,
    french_deck,
)
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Message, Problem
from trickdesk.engine.game import LAST_DEAL, Game, Option, OptionValue, Picture, Preset, leaders, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import Auction, AuctionRules, Choose, GiveCards, Phase

if TYPE_CHECKING:
    from trickdesk.engine.reasons import WonTrick
    from trickdesk.engine.state import TableState

SUITS = "CDHS"
NONE = len(SUITS)  # the suit index of "no trump"
HIGH = 20  # the rank of the joker; the bowers rank just below it
HAND, NEEDED = 5, 3
LOW, SWAPPED = ("9", "10"), 3
LOWEST = {24: "9", 25: "9", 28: "8", 32: "7", 33: "7"}
"""The lowest rank by the number of cards; 25 and 33 have a joker (rules 1.1, 7.2)."""

OF_PARTNERS = ("assist_alone", "alone_lead", "alone_euchred", "defend_alone")
ALONE_NOTE = "You need three tricks of your own. Three sure trumps are usually enough."

OTHER_SUIT = Problem("OTHER_SUIT", "In the first round only the suit of the card turned up can be trump.")
TURNED_DOWN = Problem("TURNED_DOWN", "That suit was turned down.")
DEALER_STUCK = Problem("DEALER_STUCK", "The dealer has to name a suit.")
ASSIST_ALONE = Problem("ASSIST_ALONE", "If you order up your partner, you have to play alone.")


@cache
def deck_of(size: int) -> Deck:
    """The deck with so many cards."""
    jokers = (JOKER,) if size % 2 else ()
    return french_deck(RANKS_52[RANKS_52.index(LOWEST[size]) :], SUITS, jokers=jokers)


@cache
def card_order(size: int, trump: int) -> CardOrder:
    """The joker, the right bower, the left bower, then A K Q 10 ... (rules 1.2, 1.3)."""
    deck = deck_of(size)
    left = SUITS.index(SAME_COLOUR[SUITS[trump]]) if trump < NONE else -1

    def suit_of(card: CardId) -> int:
        is_left = deck.rank[card] == "J" and deck.suit[card] == left
        return trump if is_left or deck.names[card] == JOKER else deck.suit[card]

    def rank(card: CardId) -> int:
        if deck.names[card] == JOKER:
            return HIGH
        if deck.rank[card] == "J" and suit_of(card) == trump < NONE:
            return HIGH - 1 if deck.suit[card] == trump else HIGH - 2
        return 1 + RANKS_52.index(deck.rank[card])

    return build_order(deck, trump, suit_of=suit_of, rank=rank)


class OrderUp(Auction):
    """Two rounds: first the suit turned up, then any other; the first bid wins.

    If the dealer `sticks`, the last call of the second round can't be a pass. The dealer's `partner`, if given, can
    accept the suit turned up only alone.
    """

    def __init__(
        self,
        dealer: Seat,
        seats: int,
        bids: Sequence[Bid],
        turned: str,
        *,
        sticks: bool,
        partner: Seat | None,
    ) -> None:
        self.offered, self.turned, self.sticks, self.partner = bids, turned, sticks, partner
        self.round = 1
        ladder = [bid.text for bid in bids]
        super().__init__(dealer, seats, "suits", ladder, AuctionRules(may_pass=OrderUp.can_pass, rounds=2))

    def calls(self, seat: Seat) -> tuple[str, ...]:
        """Return the bids of the suit turned up, or of the others (rules 2.1, 2.3)."""
        barred = self.barred(seat)
        passes = (PASS,) if self.rules.may_pass(self, seat) else ()
        return (*passes, *(bid for bid in self.ladder if bid not in barred))

    def barred(self, seat: Seat) -> dict[str, Problem]:
        """Return why other bids can't be made."""
        found = {}
        for bid in self.offered:
            is_turned = bid.denomination == self.turned
            if is_turned is not (self.round == 1):
                found[bid.text] = TURNED_DOWN if is_turned else OTHER_SUIT
            elif is_turned and seat == self.partner and not bid.alone:
                found[bid.text] = ASSIST_ALONE
        return found

    @staticmethod
    def can_pass(auction: Auction, seat: Seat) -> bool:
        assert isinstance(auction, OrderUp)
        return not (auction.sticks and auction.round == 2 and seat == auction.dealer)

    def refusal(self, seat: Seat, text: str) -> Problem:
        return DEALER_STUCK if text == PASS else self.barred(seat).get(text) or super().refusal(seat, text)

    def ask(self) -> AskCall:
        barred = {bid: why.text for bid, why in self.barred(self.turn).items()}
        return AskCall(self.turn, self.style, self.calls(self.turn), self.ladder, barred=barred)

    def settle(self, caller: Seat) -> None:
        """End with the first bid, or after the dealer's second pass (rules 2.2 to 2.4)."""
        if self.holder is None and caller == self.dealer:
            self.live, self.round = [True] * self.seats, self.round + 1
        self.done = self.holder is not None or self.round > self.rules.rounds
        self.turn = (caller + 1) % self.seats


class Euchre(Game):
    """Euchre: two sides of two, where a declarer may play alone, or everyone alone."""

    id = "euchre"
    name = "Euchre"
    tagline = "Win three of five tricks with your partner, or dare it alone."
    picture = Picture(("9S", "AH", "JD", "JH"), "plum")
    newcomers = 8
    deck = deck_of(24)
    turns_up = True
    notes = {
        "call": "Count on your partner for one trick. Three sure trumps are usually enough to make three tricks.",
        "give": "With few cards in a side suit you can trump it soon.",
        "play": "The jack of trumps is the highest trump, then the other jack of the same colour.",
    }
    option_list = (
        Option("players", "Players", 4, (4, 2, 3), "Two or three players play each alone.", group="deal"),
        Option("deck", "Deck", 24, (24, 25, 28, 32, 33), "How many cards the deck has.",
               {24: "24 cards from the nines up", 25: "24 cards and a joker",
                28: "28 cards from the eights up", 32: "32 cards from the sevens up",
                33: "32 cards and a joker"}, group="deal"),
        switch("stick_dealer", "Stick the dealer", False,
               "If everyone passes twice, the dealer has to name a suit.", group="auction"),
        switch("assist_alone", "Dealer's partner plays alone", False,
               "If the dealer's partner orders up the card, they have to play alone.", group="auction"),
        Option("alone_lead", "Lead when a player is alone", "left_of_dealer", ("left_of_dealer", "left_of_declarer"),
               "Who leads first against a player who is alone.",
               {"left_of_dealer": "the player left of the dealer",
                "left_of_declarer": "the player left of the declarer"}),
        Option("alone_euchred", "Points against a player who fails alone", 2, (2, 4), group="score"),
        Option("target", "Points to win", 10, (10, 5, 7, 11, 15, 21), group="score"),
        LAST_DEAL,
        Option("farmers_hand", "Farmer's hand", "off", ("off", "same", "mixed"),
               "Before the bidding, three low cards can be swapped for three face-down ones.",
               {"off": "not played", "same": "three nines or three tens", "mixed": "three nines and tens"},
               group="exchange"),
        switch("defend_alone", "Defend alone", False,
               "Against a player who is alone, an opponent can play alone too, for 4 points.", group="auction"),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules", place="United States and Canada"),
        Preset(
            "Stick the dealer",
            {"stick_dealer": True},
            place="North America",
            also=("screw the dealer",),
            stated=("stick_dealer",),
        ),
        Preset(
            "Ontario",
            {"stick_dealer": True, "assist_alone": True},
            place="Canada",
            also=("Canadian loner", "loner"),
            stated=("assist_alone",),
        ),
        Preset(
            "British",
            {"deck": 25, "target": 11},
            place="Great Britain",
            also=("Benny", "joker", "Devon", "Cornwall"),
            stated=("deck",),
        ),
        Preset(
            "Farmer's hand",
            {"farmers_hand": "same"},
            place="Midwestern United States",
            also=("bottoms", "under the table", "going under"),
        ),
        Preset(
            "Railroad",
            {"deck": 33, "defend_alone": True},
            place="United States",
            also=("Railroad Euchre", "joker"),
            stated=("deck", "defend_alone"),
        ),
        Preset(
            "Three players",
            {"players": 3},
            place="At home",
            also=("cut-throat", "each alone"),
            stated=("players",),
        ),
        Preset(
            "Two players",
            {"players": 2, "target": 5},
            place="At home",
            also=("each alone",),
            stated=("players",),
        ),
    )

    def setup(self) -> None:
        self.deck = deck_of(int(self.options["deck"]))
        self.seats, self.hand_size = int(self.options["players"]), HAND
        self.sides = 2 if self.seats == 4 else self.seats
        self.talon_size = self.deck.size - self.seats * HAND
        self.target = int(self.options["target"])
        self.talon_order = "The first card is turned up; the others stay out of play."
        self.bids = tuple(
            Bid(f"{suit}{' alone' * alone}", 0, suit, Goal(Aim.TRICKS, NEEDED), alone=alone)
            for alone in ((False, True) if self.has_partners else (False,))
            for suit in SUITS
        )
        if self.options["defend_alone"]:
            self.answered = tuple(
                replace(bid, text=defended(bid.text, seat), defender=seat)
                for bid in self.bids
                for seat in range(self.seats)
                if bid.alone
            )

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        """The rules about partners and players who are alone matter for four (rules 7.1)."""
        if option.name in OF_PARTNERS and chosen.get("players") not in (None, 4):
            return (option.default,)
        return super().choices(option, chosen)

    @property
    def calls(self) -> tuple[str, ...]:
        swaps = (*self.swaps(self.deck.all), KEEP) if self.options["farmers_hand"] != "off" else ()
        return (*super().calls, *swaps, *((TOGETHER, ALONE) if self.answered else ()))

    @property
    def has_partners(self) -> bool:
        return self.sides < self.seats

    def note(self, kind: str, trump: str | None) -> str:
        return ALONE_NOTE if kind == "call" and not self.has_partners else super().note(kind, trump)

    def order_for(self, trump: int) -> CardOrder:
        return card_order(self.deck.size, trump)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain tricks won by the joker or a bower (rules 1.2, 1.3)."""
        deck, card = self.deck, {"card": self.deck.names[seen.card]}
        has_joker = deck.size % 2 > 0
        if deck.names[seen.card] == JOKER:
            return Message("{card} is the highest trump.", **card)
        if deck.rank[seen.card] != "J" or not seen.by_trump:
            return None
        if deck.suit[seen.card] != seen.order.trump:
            text = "{card} is the left bower and counts as {suit}."
            return Message(text, suit=deck.suits[seen.order.trump], **card)
        if has_joker:
            return Message("{card} is the right bower, the highest trump after the joker.", **card)
        return Message("{card} is the right bower, the highest trump.", **card)

    # -- flow

    def auction(self, dealer: Seat, totals: Sequence[int], turned: str = "") -> Auction:
        sticks, assists = (
            bool(self.options["stick_dealer"]),
            self.has_partners and self.options["assist_alone"],
        )
        partner = (dealer + 2) % self.seats if assists else None
        return OrderUp(dealer, self.seats, self.bids, turned, sticks=sticks, partner=partner)

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Turn a card up; a joker stands for hearts until trump is made (rules 1.5, 7.2)."""
        table.turn_up(events)
        return self.farmer(table)

    def swaps(self, hand: CardSet) -> tuple[str, ...]:
        """Return the calls that swap three low cards of a hand (rules 7.9)."""
        low = [[name for name in self.deck.names_of(hand) if name[:-1] == rank] for rank in LOW]
        if self.options["farmers_hand"] == "mixed":
            low = [[name for name in self.deck.names_of(hand) if name[:-1] in LOW]]
        return tuple(" ".join((SWAP, *three)) for names in low for three in combinations(names, SWAPPED))

    def farmer(self, table: TableState) -> Phase:
        """Ask the next player with a farmer's hand; after them, the auction (rules 7.9)."""
        asked = dict(table.calls)
        is_open = self.options["farmers_hand"] != "off" and set(asked.values()) <= {KEEP}
        for seat in ((table.dealer + 1 + i) % self.seats for i in range(self.seats) if is_open):
            if seat not in asked and (calls := self.swaps(table.hands[seat])):
                return Choose("auction", seat, (*calls, KEEP), style="swap")
        return self.auction(table.dealer, table.totals, self.suit_of_turned(table.talon[0]))

    def suit_of_turned(self, card: CardId) -> str:
        suit = self.deck.suit[card]
        return SUITS[suit] if suit < NONE else "H"

    def leader(self, dealer: Seat, contract: Contract) -> Seat:
        """The seat left of the dealer, or the next one that plays (rules 4.1, 7.5)."""
        alone = self.bid(contract.bid).alone and self.options["alone_lead"] == "left_of_declarer"
        first = (contract.declarer if alone else dealer) + 1
        return min(self.players(contract), key=lambda seat: (seat - first) % self.seats)

    def takes_turned(self, dealer: Seat, contract: Contract, turned: CardId) -> bool:
        """Whether the card was ordered up, and the dealer plays (rules 3.1)."""
        accepted = self.bid(contract.bid).denomination == self.suit_of_turned(turned)
        return accepted and dealer in self.players(contract)

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        """Ask who defends alone, and let the dealer take the card (rules 3.1, 7.10)."""
        bid, asked = self.bid(contract.bid), [call for _, call in table.calls].count(TOGETHER)
        if self.answered and bid.alone and bid.defender is None and asked < len(self.seats_of(0)):
            seat = (contract.declarer + 1 + self.sides * asked) % self.seats
            return Choose("auction", seat, (TOGETHER, ALONE), style="defend")
        if self.takes_turned(table.dealer, contract, table.talon[0]):
            table.rob(table.dealer, events)
            return GiveCards(table.dealer, 1, 1, table.hands[table.dealer])
        return self.start_play(table, self.leader(table.dealer, contract))

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Choose) and table.contract is not None:
            if done.chosen == ALONE:
                text = defended(table.contract.bid, done.turn)
                table.contract = table.deals[-1].contract = replace(table.contract, bid=text)
            return self.after_auction(table, table.contract, events)
        if isinstance(done, Choose):
            if done.chosen != KEEP:
                table.swap(done.turn, card_set(self.deck.ids(done.chosen.split()[1:])), events)
            return self.farmer(table)
        if isinstance(done, GiveCards):
            assert table.contract is not None
            table.hide_held(table.dealer)
            return self.start_play(table, self.leader(table.dealer, table.contract))
        return super().next_phase(table, done, events)

    # -- score

    def worth(self, tricks: int, alone: bool) -> int:
        """Return what a declarer scores for three tricks or more (rules 5.1, 5.2, 7.1)."""
        if tricks < HAND:
            return 1
        return (4 if alone else 2) if self.has_partners else self.seats

    def penalty(self, bid: Bid) -> int:
        """Return what each other side scores if the declarer fails (rules 5.3, 7.6, 7.10)."""
        if bid.defender is not None:
            return 4
        return int(self.options["alone_euchred"]) if bid.alone else 2

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score the declarer's side, or if it failed the others (rules 5.1 to 5.3)."""
        declarer, bid = deal.contract.declarer, self.bid(deal.contract.bid)
        own, points = self.side(declarer), [0] * self.sides
        tricks = sum(deal.taken[seat] for seat in deal.terms.teams[0])
        if bid.alone or not self.has_partners:
            text = "{bid}: the declarer took {tricks} of 5 tricks."
        else:
            text = "{bid}: the declarer's side took {tricks} of 5 tricks."
        lines = [ScoreLine(own, None, Message(text, bid=bid.text, tricks=tricks))]
        if tricks >= NEEDED:
            points[own] = self.worth(tricks, bid.alone)
            text = "Contract made with all five tricks" if tricks == HAND else "Contract made"
            lines.append(ScoreLine(own, points[own], Message(text)))
        else:
            lines.append(ScoreLine(own, 0, Message("Contract failed")))
            for side in range(self.sides):
                if side != own:
                    points[side] = self.penalty(bid)
                    lines.append(ScoreLine(side, points[side], Message("The declarer was euchred")))
        return DealResult(tuple(points), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side with enough points; the best of several (rules 6.1, 7.1)."""
        if self.last_deal:
            return self.after_last_deal(match)
        over = [side for side, total in enumerate(match.totals) if total >= self.target]
        return leaders(match.totals, over) if over else ()


GAME = Euchre
