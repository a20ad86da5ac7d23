"""Five Hundred: four players, 43 cards, a kitty of three."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import Aim, Bid, Contract, Goal
from trickdesk.engine.cards import JOKER, CardId, CardSet, Seat, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine
from trickdesk.engine.errors import Refusal, Why
from trickdesk.engine.game import IN_PLAY, NO_TRUMP, Game, Option, Picture, Preset, highest, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import Auction, GiveCards, Phase, PlayPhase
from trickdesk.engine.play import Start, TrickPlay
from trickdesk.engine.reasons import Reason, WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = french_deck(RANKS, without=("4C", "4S"), joker=True)
JOKER_ID = DECK.id[JOKER]
JOKER_BIT = 1 << JOKER_ID
NONE = len(DECK.suits)  # the suit index of "no trump"
SAME_COLOUR = {"C": "S", "S": "C", "D": "H", "H": "D"}
DENOMINATIONS = ("S", "C", "D", "H", NO_TRUMP)
MISERE, OPEN_MISERE = "misere", "open-misere"


def trick_bid(level: int, denomination: str) -> Bid:
    """A bid of 6 to 10 tricks, with its value (rules 2.7)."""
    value = 40 + 20 * DENOMINATIONS.index(denomination) + 100 * (level - 6)
    return Bid(f"{level}{denomination}", level, denomination, Goal(Aim.TRICKS, level), value, value)


def misere_bid(text: str, value: int) -> Bid:
    """Misère: the declarer must lose every trick, at no trump (rules 7.5)."""
    return Bid(text, 0, NO_TRUMP, Goal(Aim.NONE), value, value)


TRICK_BIDS = tuple(trick_bid(level, denomination) for level in range(6, 11) for denomination in DENOMINATIONS)
MISERES = {MISERE: misere_bid(MISERE, 250), OPEN_MISERE: misere_bid(OPEN_MISERE, 500)}


@cache
def order_of(trump: int, nt_joker: str) -> CardOrder:
    """Order of the cards: joker, bowers, A K Q 10 ... (rules 1.3 to 1.6)."""
    left_colour = DECK.suits.index(SAME_COLOUR[DECK.suits[trump]]) if trump < NONE else -1

    def suit_of(card: CardId) -> int:
        if card == JOKER_ID or (DECK.rank[card] == "J" and DECK.suit[card] == left_colour):
            return trump
        return DECK.suit[card]

    def rank(card: CardId) -> int:
        if card == JOKER_ID:
            return 52
        if DECK.rank[card] == "J" and suit_of(card) == trump < NONE:
            return 51 if DECK.suit[card] == trump else 50
        return 1 + RANKS.index(DECK.rank[card])

    def follow(masks: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
        free_joker = JOKER_BIT if trump == NONE and nt_joker == "free" else 0
        return masks[suit], masks[suit] | free_joker

    return build_order(DECK, trump, suit_of=suit_of, rank=rank, follow=follow, always_wins=JOKER_BIT)


NO_TRUMP_NOTE = "There is no trump: jacks are plain cards, and only the joker ranks above the suits."
JOKER_NOT_NOW = Refusal("JOKER_NOT_NOW", "You can't play the joker now.")
NAME_A_SUIT = Refusal("NAME_A_SUIT", "If you lead the joker at no trump, you must name a suit.")
NOT_THAT_SUIT = Refusal("NOT_THAT_SUIT", "You can't lead the joker as that suit.")


class NoTrumpPlay(TrickPlay):
    """Tricks at no trump (rules 4.5, 4.6, 7.7, 7.8).

    A joker that is led names a suit.
    """

    __slots__ = ("not_void", "strict")

    def __init__(self, start: Start, strict: bool, not_void: bool) -> None:
        super().__init__(start)
        self.strict = strict
        self.not_void = not_void

    def history(self, seat: Seat) -> tuple[CardSet, set[int]]:
        """The cards a seat has played, and the suits in which it has shown a void."""
        played, voids = 0, set()
        for leader, lead, cards, _ in [*self.tricks, (self.leader, self.lead, self.trick, -1)]:
            player = leader
            for card in cards:
                if player == seat:
                    played |= 1 << card
                    if not self.counts_as(card, lead):
                        voids.add(self.order.suit_of[lead])
                player = self.after[player]
        return played, voids

    def counts_as(self, card: CardId, lead: int) -> bool:
        """Whether a player who plays this card to that lead may still hold the suit led."""
        if card == JOKER_ID and self.strict:
            return True
        return bool(self.order.may[lead] >> card & 1)

    def joker_follows(self, seat: Seat, suit: int) -> bool:
        """Whether the seat may play a strict joker as a card of `suit` (rules 7.7)."""
        played, voids = self.history(seat)
        mask = self.order.suit_mask[suit]
        return suit not in voids and (not played & mask or not self.hands[seat] & mask)

    def refusal(self, card: CardId) -> Why | Refusal:
        return JOKER_NOT_NOW if card == JOKER_ID else super().refusal(card)

    def name_refusal(self, card: CardId, named: int | None) -> Why | Refusal | None:
        names = () if self.trick else self.names(card)
        if not names:
            return super().name_refusal(card, named)
        if named is None:
            return NAME_A_SUIT
        return None if named in names else NOT_THAT_SUIT

    def legal(self) -> CardSet:
        hand = self.hands[self.turn]
        if not self.strict or not hand & JOKER_BIT or hand == JOKER_BIT:
            return super().legal()
        rest = hand ^ JOKER_BIT
        if not self.trick:
            return hand if self.names(JOKER_ID) else rest
        suit = self.order.suit_of[self.lead]
        joker = JOKER_BIT if self.joker_follows(self.turn, suit) else 0
        return rest & self.order.suit_mask[suit] | joker or rest

    def names(self, card: CardId) -> tuple[int, ...]:
        if card != JOKER_ID:
            return ()
        seat = self.turn
        suits = list(range(NONE))
        open_suits = [suit for suit in suits if suit not in self.history(seat)[1]] or suits
        if self.strict and self.hands[seat] != JOKER_BIT:
            suits = [suit for suit in suits if self.joker_follows(seat, suit)]
        return tuple(suit for suit in suits if not self.not_void or suit in open_suits)

    def ruled_out(self, card: CardId) -> CardSet:
        if self.strict and self.trick:
            suit = self.order.suit_of[self.lead]
            if card == JOKER_ID or self.order.suit_of[card] == suit:
                return 0
            # A player who can't follow suit must play a joker that still counts as a card of the suit.
            joker = 0 if suit in self.history(self.turn)[1] else JOKER_BIT
            return self.order.suit_mask[suit] | joker
        return super().ruled_out(card)


class FiveHundred(Game):
    """Five Hundred: two partnerships bid from 6 to 10 tricks."""

    id = "five-hundred"
    name = "Five Hundred"
    tagline = "Outbid the other side with your partner, then make your contract."
    picture = Picture(("KH", "AH", "JD", "JH", "JK"), "fern")
    newcomers = 3
    deck = DECK
    hand_size = 10
    talon_size = 3
    target = 500
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
        switch("defender_points", "Defenders score 10 per trick", False),
        switch("win_needs_contract", "Going out needs a contract", False,
               "A side with 500 points wins only when it makes a contract."),
        Option("both_over", "Both sides reach 500", "contractor", ("contractor", "highest"),
               "Who wins when both sides reach 500 in one deal.",
               {"contractor": "the declarer's side", "highest": "the higher total"}),
        switch("slam_250", "All ten tricks score at least 250", False),
        switch("misere", "Misère", False, "Misère (250) and open misère (500): the declarer must lose every trick."),
        Option("open_misere_rank", "Open misère ranks", "above_10H", ("above_10H", "below_10H"), "",
               {"above_10H": "above 10 hearts", "below_10H": "below 10 hearts"}),
        Option("nt_joker", "Joker at no trump", "void_only", ("void_only", "free", "strict"),
               "When you may play the joker at no trump.",
               {"void_only": "only when void", "free": "at any time", "strict": "as a card of a suit (tournament)"}),
        Option("joker_nomination", "Joker led at no trump names", "any", ("any", "not_void"), "",
               {"any": "any suit", "not_void": "only a suit you may still hold"}),
        Option("redeal", "After four passes", "same_dealer", ("same_dealer", "next_dealer"), "",
               {"same_dealer": "the same dealer deals again", "next_dealer": "the next dealer deals"}),
        switch("kitty", "The declarer takes the kitty", True),
        Option("target", "Points to win", 500, (500,), "A side wins the match at 500 points and loses it at −500."),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Australian",
            {"defender_points": True, "win_needs_contract": True, "slam_250": True, "misere": True},
            "As in Australia",
        ),
        Preset("Social", {"defender_points": True, "slam_250": True}, "Both sides score their tricks"),
    )

    def setup(self) -> None:
        bids = list(TRICK_BIDS)
        if self.options["misere"]:
            bids.insert(bids.index(trick_bid(8, "S")), MISERES[MISERE])
            above = self.options["open_misere_rank"] == "above_10H"
            bids.insert(bids.index(trick_bid(10, NO_TRUMP if above else "H")), MISERES[OPEN_MISERE])
        self.bids = tuple(bids)
        self.kitty = self.talon_size if self.options["kitty"] else 0

    def order_for(self, trump: int) -> CardOrder:
        return order_of(trump, str(self.options["nt_joker"]))

    def trick_play(self, start: Start) -> TrickPlay:
        if start.order.trump < NONE:
            return TrickPlay(start)
        strict = self.options["nt_joker"] == "strict"
        return NoTrumpPlay(start, strict, self.options["joker_nomination"] == "not_void")

    def note(self, kind: str, trump: str | None) -> str:
        return NO_TRUMP_NOTE if trump == NO_TRUMP and kind in IN_PLAY else super().note(kind, trump)

    def why_won(self, seen: WonTrick) -> Reason | None:
        """Explain tricks won by the joker or a bower (rules 1.3)."""
        card = {"card": DECK.names[seen.card]}
        if seen.card == JOKER_ID:
            if seen.order.trump < NONE:
                return Reason("{card} is the highest trump.", card)
            if seen.cards[0] == JOKER_ID:
                return Reason(
                    "{card}, led as {suit}, beats every other card.", {**card, "suit": DECK.suits[seen.led]}
                )
            return Reason("{card} beats every other card.", card)
        if DECK.rank[seen.card] != "J" or not seen.by_trump:
            return None
        if DECK.suit[seen.card] == seen.order.trump:
            return Reason("{card} is the right bower, the highest trump after the joker.", card)
        text = "{card} is the left bower and counts as {suit}."
        return Reason(text, {**card, "suit": DECK.suits[seen.order.trump]})

    # -- auction

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        values = tuple(bid.worth for bid in self.bids)
        return Auction(
            dealer, 4, "grid", self.ladder, values=values, bids=self.may_bid, why_not=self.why_not
        )  # fmt: skip

    def may_bid(self, auction: Auction, seat: Seat) -> Sequence[str]:
        """All bids above the current one; misère only over a bid of 7 (rules 7.5)."""
        bids = self.ladder[auction.high + 1 :]
        if MISERE in bids and (auction.bid is None or self.bid(auction.bid).level != 7):
            return tuple(bid for bid in bids if bid != MISERE)
        return bids

    def why_not(self, auction: Auction, seat: Seat, call: str) -> Why:
        too_soon = call == MISERE and auction.high < self.ladder.index(MISERE)
        return Why.BID_TOO_SOON if too_soon else Why.BID_TOO_LOW

    def next_dealer(self, dealer: Seat, *, passed_out: bool) -> Seat:
        """The next dealer; by default the same one after four passes (rules 2.6)."""
        stays = passed_out and self.options["redeal"] == "same_dealer"
        return dealer if stays else super().next_dealer(dealer, passed_out=passed_out)

    # -- flow

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Auction):
            if done.holder is None or done.bid is None:
                return None
            self.set_contract(table, Contract(done.holder, done.bid), events)
            if not self.kitty:
                return self.start(table)
            table.take_kitty(done.holder, self.kitty, events)
            return GiveCards(done.holder, self.kitty, self.kitty, table.hands[done.holder])
        if isinstance(done, PlayPhase):
            return None
        return self.start(table)

    def start(self, table: TableState) -> Phase:
        """Start the tricks; at misère the partner sits out (rules 4.1, 7.5)."""
        assert table.contract is not None
        declarer = table.contract.declarer
        players = [0, 1, 2, 3]
        if self.bid(table.contract.bid).goal.takes_none:
            players.remove((declarer + 2) % 4)
        if table.contract.bid == OPEN_MISERE:
            table.rows[declarer] = table.hands[declarer]
        return self.start_play(table, declarer, players)

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        bid, side = self.bid(deal.contract.bid), self.side(deal.contract.declarer)
        tricks = sum(n for seat, n in enumerate(deal.taken) if self.side(seat) == side)
        made, misere = bid.goal.is_met(tricks), bid.goal.takes_none
        if misere:
            text = "{bid}: the declarer took {tricks} tricks."
        else:
            text = "{bid}: the declarer's side took {tricks} of 10 tricks."
        points = [0, 0]
        points[side] = bid.worth if made else -bid.loss
        lines = [ScoreLine(side, None, text, {"bid": bid.text, "tricks": tricks})]
        if made and tricks == 10 and self.options["slam_250"] and bid.worth < 250:
            points[side] = 250
            lines.append(ScoreLine(side, 250, "Contract made with all ten tricks"))
        else:
            lines.append(ScoreLine(side, points[side], "Contract made" if made else "Contract failed"))
        if self.options["defender_points"] and not misere:
            points[1 - side] = 10 * (10 - tricks)
            lines.append(ScoreLine(1 - side, points[1 - side], "The defenders took {tricks} tricks at 10 points each",
                                   {"tricks": 10 - tricks}))  # fmt: skip
        return DealResult((points[0], points[1]), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side that won: 500 wins, -500 loses (rules 6.1, 6.2, 7.2, 7.3)."""
        totals = match.totals
        declarer = None if match.contract is None else self.side(match.contract.declarer)
        over = [side for side in (0, 1) if totals[side] >= self.target]
        if self.options["win_needs_contract"]:
            made = declarer is not None and match.points[declarer] > 0
            over = [side for side in over if made and side == declarer]
        if len(over) == 2 and declarer is not None and self.options["both_over"] == "contractor":
            return (declarer,)
        if over:
            return highest(totals, over)
        return tuple(1 - side for side in (0, 1) if totals[side] <= -self.target)


GAME = FiveHundred
