"""Auction Forty-Fives: two to six players, five cards each, a kitty and a redraw."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import HOLD, Aim, Bid, Contract, Goal
from trickdesk.engine.cards import RANKS_52, CardId, CardSet, Seat, card_set, cards_in, french_deck
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import Message, OptionError, Problem
from trickdesk.engine.game import LAST_DEAL, Game, Option, OptionValue, Picture, Preset, highest, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import (
    Auction,
    AuctionRules,
    Choose,
    GiveCards,
    Phase,
    PlayPhase,
    Wait,
    usual_refusal,
)
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

DECK = french_deck(RANKS_52)
NONE = len(DECK.suits)  # the suit index before a trump is named
ACE_OF_HEARTS = DECK.id["AH"]
HIGH_IN_RED = ("K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A")
LOW_IN_BLACK = ("K", "Q", "J", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
HAND = 5
TRICK, BONUS = 5, 5  # points of a trick, and of the highest trump played
KITTY = "kitty"
POINT_BIDS = tuple(
    Bid(str(points), points, None, Goal(Aim.POINTS, points), loss=points) for points in range(5, 31, 5)
)
ALL_FIVE = tuple(
    Bid(f"{level}-{2 * level}", level, None, Goal(Aim.ALL, HAND), worth=2 * level, loss=level)
    for level in (30, 60)
)
THIRTY_FOR_SIXTY = ALL_FIVE[0]
LADDER = POINT_BIDS + ALL_FIVE
BID_LEVELS = {
    "all": LADDER,
    "without_60_120": LADDER[:-1],
    "15-30": LADDER[2:6],
    "15-30_and_30-60": LADDER[2:7],
    "20-30": LADDER[3:6],
    "15-25_and_30-60": (*LADDER[2:5], LADDER[6]),
}


def plain_ranks(suit: str, ace_high: bool) -> tuple[str, ...]:
    """The ranks of a suit that is not trump, highest first (rules 1.5)."""
    ranks = HIGH_IN_RED if suit in "DH" else LOW_IN_BLACK
    if not ace_high:
        return ranks
    return ("A", *(rank for rank in ranks if rank != "A"))


def trumps_of(suit: str) -> tuple[CardId, ...]:
    """The trumps of a suit, highest first, with the ace of hearts (rules 1.3, 1.4)."""
    rest = [rank for rank in plain_ranks(suit, False) if rank not in ("5", "J", "A", "K", "Q")]
    names = [
        f"5{suit}",
        f"J{suit}",
        "AH",
        f"A{suit}",
        f"K{suit}",
        f"Q{suit}",
        *(rank + suit for rank in rest),
    ]
    return DECK.ids(dict.fromkeys(names))


@cache
def order_of(trump: int, renege: bool, ace_high: bool) -> CardOrder:
    """Order of the cards; trumps may be played any time (rules 1.3 to 1.5, 4.2)."""
    trumps = trumps_of(DECK.suits[trump]) if trump < NONE else ()

    def suit_of(card: CardId) -> int:
        return trump if card in trumps else DECK.suit[card]

    def rank(card: CardId) -> int:
        if card in trumps:
            return len(trumps) - trumps.index(card)
        suit = DECK.suits[DECK.suit[card]]
        # Before trump is named, the ace of hearts is sorted as the highest heart.
        ranks = plain_ranks(suit, ace_high or suit == "H")
        return len(ranks) - ranks.index(DECK.rank[card])

    def follow(masks: tuple[CardSet, ...], suit: int, lead: CardId) -> tuple[CardSet, CardSet]:
        if suit != trump:
            return masks[suit], masks[suit] | masks[trump]
        # The three highest trumps may be kept when a lower one is led (rules 7.10).
        protected = trumps[:3][: trumps.index(lead)] if renege and lead in trumps else ()
        return masks[trump] & ~card_set(protected), masks[trump]

    return build_order(DECK, trump, suit_of=suit_of, rank=rank, follow=follow)


# Options that say nothing about deals without an auction.
WITH_BIDS = (
    "bid_levels", "dealer_hold", "hold_duel", "all_pass", "on_kitty", "kitty", "exchange", "first_lead",
    "both_over", "rule_of_100", "bonus", "thirty_for_sixty_fails", "rule_of_90",
)  # fmt: skip
NEED_TWENTY = Problem("NEED_TWENTY", "With 100 points or more, you must call at least 20.")
ALONE_NOTE = "A bid says how many points you'll take. Each trick is worth 5, the highest trump played 5 more."
ALONE_NO_BONUS = "A bid says how many points you'll take. Each trick is worth 5."
NO_KITTY = Problem("NO_KITTY", "You can't go on the kitty.")


class FortyFives(Game):
    """Auction Forty-Fives: sides of one to three players bid 5 points to 60 for 120."""

    id = "forty-fives"
    name = "Auction Forty-Fives"
    tagline = "Five cards each, and one of the fives beats every king and ace."
    picture = Picture(("KH", "AH", "JH", "5H"), "navy")
    newcomers = 4
    deck = DECK
    talon_name = "stock"
    counts_points = True
    notes = {
        "call": "A bid says how many points your side will take. Each trick is worth 5, the highest "
        "trump played 5 more.",
        "trump": "Every card that isn't a trump is then replaced, so name your best suit.",
        "play": (
            "The five of trumps is the highest card, then the jack of trumps, then the "
            "ace of hearts, always a trump."
        ),
    }
    talon_order = "From the top: first the kitty, then the stock in the order it is drawn."
    hand_size = HAND
    option_list = (
        Option("players", "Players", 4, (4, 2, 3, 5, 6), group="deal"),
        Option("sides", "Sides", "partners", ("partners", "trios", "cutthroat"),
               "Partners: 4 players in two pairs, 6 in three. Trios: 6 players in two sides of three.",
               {"partners": "partners face each other", "trios": "two sides of three",
                "cutthroat": "everyone alone"}, group="deal"),
        Option("bid_levels", "Calls", "all", tuple(BID_LEVELS), "The calls players can make in the auction.",
               {"all": "all eight", "without_60_120": "without 60 for 120", "15-30": "15 to 30",
                "15-30_and_30-60": "15 to 30 and 30 for 60", "20-30": "20 to 30",
                "15-25_and_30-60": "15 to 25 and 30 for 60"}, group="auction"),
        switch("dealer_hold", "The dealer may hold", True, "The dealer may take over another player's call.",
               group="auction"),
        Option("hold_duel", "After a hold", "open", ("open", "strict"), "Who may go on bidding after the dealer holds.",
               {"open": "everyone who has not passed", "strict": "only the dealer and the player whose call was held"},
               group="auction"),
        Option("all_pass", "When everyone passes", "redeal", ("redeal", "dealer_forced"), "",
               {"redeal": "the next dealer deals", "dealer_forced": "the dealer must bid"}, group="auction"),
        switch("on_kitty", "Going on the kitty", True,
               "The declarer may discard the whole hand and take the kitty instead.", group="auction"),
        Option("kitty", "Cards in the kitty", 4, (4, 3, 5, 0), group="deal"),
        Option("exchange", "Exchange", "auto", ("auto", "free"), "Who decides which cards are discarded.",
               {"auto": "all cards but trumps", "free": "each player chooses"}, group="exchange"),
        Option("first_lead", "First lead", "left_of_declarer", ("left_of_declarer", "left_of_dealer", "declarer"),
               "", {"left_of_declarer": "left of the declarer", "left_of_dealer": "left of the dealer",
                    "declarer": "the declarer"}),
        Option("renege", "Reneging", "off", ("off", "traditional"),
               "You don't have to play the five or jack of trumps or the ace of hearts on a lower trump.",
               {"off": "no, always follow", "traditional": "yes, with the three highest trumps"}),
        Option("plain_ace", "Aces of plain suits", "traditional", ("traditional", "high"), "",
               {"traditional": "low in diamonds, below the jack in black", "high": "above the king"}),
        Option("both_over", "Several sides reach the target", "bidder_first", ("bidder_first", "highest"), "",
               {"bidder_first": "the declarer's side wins", "highest": "the higher total wins"},
               group="score"),
        Option("rule_of_100", "A side at 100 or more", "off", ("off", "min_20", "no_defence"), "",
               {"off": "no special rule", "min_20": "must call at least 20",
                "no_defence": "scores nothing when others make their bid"}, group="score"),
        Option("target", "Points to win", 120, (120, 45, 110, 125, 60, 100, 25), group="score"),
        switch("bonus", "5 points for the highest trump", True,
               "Off: a deal has 25 points, and nobody can call 30.", group="score"),
        Option("thirty_for_sixty_fails", "A failed 30 for 60", 30, (30, 60), "",
               {30: "costs 30", 60: "costs 60"}, group="score"),
        Option("rule_of_90", "A side at 90 or more", "off", ("off", "bid_to_win"),
               "Some call it being on the green.",
               {"off": "no special rule", "bid_to_win": "wins only by making a call"}, group="score"),
        Option("auction", "Trump", "bids", ("bids", "turned"),
               "A card turned up can be robbed with the ace of trumps. Then only tricks count, 5 points each.",
               {"bids": "named by the highest bidder", "turned": "the suit of the card turned up"}, group="deal"),
        LAST_DEAL,
    )  # fmt: skip
    of_points = ("target", "both_over", "rule_of_90")
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Maritime traditional",
            {"renege": "traditional", "bid_levels": "15-30_and_30-60"},
            "Maritimes",
            "Nova Scotia, New Brunswick and Prince Edward Island",
            ("Canadian", "Atlantic Canada"),
        ),
        Preset("Cut-throat", {"sides": "cutthroat", "players": 5}, place="At home", stated=("sides",)),
        Preset(
            "Prince Edward Island",
            {
                "bid_levels": "20-30",
                "renege": "traditional",
                "rule_of_100": "min_20",
                "rule_of_90": "bid_to_win",
            },
            place="Atlantic Canada",
            also=("Canadian", "on the green"),
        ),
        Preset(
            "Nova Scotia",
            {
                "bid_levels": "15-25_and_30-60",
                "renege": "traditional",
                "rule_of_100": "min_20",
                "kitty": 0,
                "exchange": "free",
            },
            place="Atlantic Canada",
            also=("Canadian",),
        ),
        Preset(
            "Merrimack Valley",
            {
                "bid_levels": "15-30_and_30-60",
                "kitty": 3,
                "first_lead": "declarer",
                "all_pass": "dealer_forced",
                "thirty_for_sixty_fails": 60,
            },
            place="Massachusetts and New Hampshire",
            also=("bagged",),
        ),
        Preset(
            "Forty-Fives",
            {"auction": "turned", "renege": "traditional", "target": 45},
            "Forty-Fives without bids",
            "Cape Breton and Newfoundland",
            ("Canadian", "Forty-Five", "rob"),
        ),
        Preset(
            "Twenty-Five",
            {"auction": "turned", "sides": "cutthroat", "players": 5, "renege": "traditional", "target": 25},
            place="Ireland",
            also=("Irish", "rob"),
        ),
    )

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        no_thirty_for_sixty = THIRTY_FOR_SIXTY not in BID_LEVELS[str(chosen["bid_levels"])]
        pointless = {"thirty_for_sixty_fails": no_thirty_for_sixty, "on_kitty": not chosen["kitty"]}
        if chosen["auction"] == "turned":
            pointless = dict.fromkeys(WITH_BIDS, True)
        return (option.default,) if pointless.get(option.name) else super().choices(option, chosen)

    def setup(self) -> None:
        players, sides = int(self.options["players"]), self.options["sides"]
        if sides == "partners" and players not in (4, 6):
            raise OptionError("Partners need four or six players.")
        if sides == "trios" and players != 6:
            raise OptionError("Two sides of three need six players.")
        self.seats = players
        self.sides = {"partners": players // 2, "trios": 2, "cutthroat": players}[str(sides)]
        self.talon_size = DECK.size - HAND * players
        self.target = int(self.options["target"])
        self.bonus = BONUS if self.options["bonus"] and self.has_contracts else 0
        if not self.has_contracts:
            self.turns_up = True
            self.talon_order = "The first card is turned up; the others stay out of play."
            return
        self.kitty = int(self.options["kitty"])
        most = HAND * TRICK + self.bonus
        self.bids = tuple(
            bid
            for bid in BID_LEVELS[str(self.options["bid_levels"])]
            if bid.goal.takes_all or bid.level <= most
        )
        self.bids = tuple(
            replace(bid, loss=int(self.options["thirty_for_sixty_fails"])) if bid == THIRTY_FOR_SIXTY else bid
            for bid in self.bids
        )

    @property
    def has_contracts(self) -> bool:
        return self.options["auction"] == "bids"

    def order_for(self, trump: int) -> CardOrder:
        traditional = self.options["renege"] == "traditional"
        return order_of(trump, traditional, self.options["plain_ace"] == "high")

    def trick_points(self, cards: Sequence[CardId]) -> int:
        return TRICK

    def note(self, kind: str, trump: str | None) -> str:
        if kind == "call" and self.sides == self.seats:
            return ALONE_NOTE if self.bonus else ALONE_NO_BONUS
        if kind == "call" and not self.bonus:
            return "A bid says how many points your side will take. Each trick is worth 5."
        return super().note(kind, trump)

    def points_taken(self, seen: SeenDeal) -> tuple[int, ...]:
        """Points taken so far (rules 5.1, 7.15).

        The bonus for the highest trump counts once no higher one can still be played.
        """
        points = list(super().points_taken(seen))
        if not self.bonus:
            return tuple(points)
        order = self.order_for(self.trump_index(seen.trump))
        tricks = [(trick.cards, trick.winner) for trick in seen.tricks if trick.winner is not None]
        best = self.highest_trump(order, tricks)
        if best is not None:
            power = order.power[order.trump]
            higher = card_set(c for c in cards_in(order.suit_mask[order.trump]) if power[c] > power[best[0]])
            can_come = card_set(seen.trick.cards) & higher if seen.trick else 0
            for held, cannot in zip(seen.counts, seen.cannot, strict=True):
                can_come |= higher & ~cannot if held else 0
            points[best[1]] += 0 if can_come else self.bonus
        return tuple(points)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain a surprising winner by the order of the cards (rules 1.3 to 1.5)."""
        card, rank = {"card": DECK.names[seen.card]}, DECK.rank[seen.card]
        if seen.by_trump:
            if rank == "5":
                return Message("{card} is the highest trump.", **card)
            if rank == "J":
                return Message("{card} is the second highest trump, after the five.", **card)
            if seen.card == ACE_OF_HEARTS:
                return Message("{card} is always the third highest trump.", **card)
        if seen.trumped or seen.best is None or seen.best == ACE_OF_HEARTS:
            return None
        if DECK.rank[seen.best] == "A":
            if DECK.suits[seen.led] == "D":
                return Message("The ace is the lowest diamond unless diamonds are trumps.")
            return Message("The ace of a plain black suit ranks below king, queen and jack.")
        return Message("In black suits, lower numbers are higher cards.")

    def clockwise(self, table: TableState) -> Iterator[Seat]:
        """All seats, starting to the left of the dealer."""
        return ((table.dealer + 1 + i) % self.seats for i in range(self.seats))

    # -- auction

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        """The auction, with the dealer's hold and the rule of 100 (rules 2.4, 7.13)."""
        options = self.options
        at_100 = [total >= 100 and options["rule_of_100"] == "min_20" for total in totals]

        def too_low(seat: Seat, bid: str | None) -> bool:
            return at_100[self.side(seat)] and bid is not None and self.bid(bid).level < 20

        def bids(auction: Auction, seat: Seat) -> Sequence[str]:
            return tuple(bid for bid in self.ladder[auction.high + 1 :] if not too_low(seat, bid))

        def extra(auction: Auction, seat: Seat) -> Sequence[str]:
            can = options["dealer_hold"] and seat == dealer and auction.holder not in (None, seat)
            return (HOLD,) if can and not too_low(seat, auction.bid) else ()

        def may_pass(auction: Auction, seat: Seat) -> bool:
            return options["all_pass"] == "redeal" or seat != dealer or auction.holder is not None

        def why_not(auction: Auction, seat: Seat, call: str) -> Problem:
            below = too_low(seat, auction.bid if call == HOLD else call)
            return NEED_TWENTY if below else usual_refusal(auction, seat, call)

        rules = AuctionRules(bids, extra, may_pass, why_not, duel=options["hold_duel"] == "strict")
        return Auction(dealer, self.seats, "ladder", self.ladder, rules)

    # -- flow

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        """Start the auction, or turn up a card for trump (rules 7.18)."""
        if self.has_contracts:
            return super().first_phase(table, events)
        self.set_teams(table, tuple(map(self.seats_of, range(self.sides))))
        table.turn_up(events)
        trump = DECK.suits[DECK.suit[table.talon[0]]]
        table.set_trump(None, trump, events)
        return self.robbing(table, DECK.id[f"A{trump}"])

    def robbing(self, table: TableState, ace: CardId) -> Phase:
        """Ask who may rob: the holder of the ace of trumps, or the dealer (rules 7.19)."""
        robber = table.dealer
        if table.talon[0] != ace:
            robber = next((seat for seat in range(self.seats) if table.hands[seat] >> ace & 1), -1)
            for seat in range(self.seats):
                table.cannot[seat] |= 0 if seat == robber else 1 << ace  # all know who is asked
        if robber < 0:
            return self.start_play(table, self.left_of(table.dealer))
        return GiveCards(robber, 0, 1, table.hands[robber], takes=table.turned)

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        on_kitty = (KITTY,) if self.options["on_kitty"] and self.kitty else ()
        return self.name_trump(contract.declarer, on_kitty)

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Choose):
            if done.chosen == KITTY:
                self.throw(table, done.turn, table.hands[done.turn], events)
                table.take_kitty(done.turn, self.kitty, events)
                return self.name_trump(done.turn)
            return self.exchange(table, done, events)
        if isinstance(done, GiveCards) and not self.has_contracts:
            if table.buried[done.turn]:
                table.rob(done.turn, events)
            return self.start_play(table, self.left_of(table.dealer))
        if isinstance(done, GiveCards) and done.turn != table.dealer:
            return self.give(table, self.left_of(done.turn))
        if isinstance(done, Auction | PlayPhase):
            return super().next_phase(table, done, events)
        if isinstance(done, Wait):
            table.buried = [0] * self.seats  # these cards may be drawn again
        return self.fill(table, events)

    @property
    def calls(self) -> tuple[str, ...]:
        return (*super().calls, KITTY, *(f"trump {suit}" for suit in DECK.suits))

    def name_trump(self, declarer: Seat, also: tuple[str, ...] = ()) -> Choose:
        return Choose(
            "trump", declarer, (*also, *(f"trump {suit}" for suit in DECK.suits)), {"kitty": NO_KITTY}
        )

    def throw(self, table: TableState, seat: Seat, cards: CardSet, events: list[Event]) -> None:
        """Discard cards, unseen by the other seats."""
        table.hands[seat] &= ~cards
        table.buried[seat] |= cards
        events.append(Event("gave", seat, "", cards, cards.bit_count(), seat))

    def exchange(self, table: TableState, named: Choose, events: list[Event]) -> Phase:
        """Let the declarer take the kitty, then discard and draw (rules 3.2 to 3.6)."""
        declarer = named.turn
        table.set_trump(declarer, named.chosen.split()[1], events)
        if self.kitty and not table.took[declarer]:
            table.take_kitty(declarer, self.kitty, events)
        if self.options["exchange"] == "free":
            return self.give(table, self.left_of(table.dealer))
        trump = self.trump_index(table.trump)
        order = self.order_for(trump)
        for seat in self.clockwise(table):
            trumps = sorted(
                cards_in(table.hands[seat] & order.suit_mask[trump]), key=order.power[trump].__getitem__
            )
            self.throw(table, seat, table.hands[seat] & ~card_set(trumps[-HAND:]), events)
        return self.fill(table, events)

    def give(self, table: TableState, seat: Seat) -> GiveCards:
        """Ask a seat for its discards; it keeps at most five cards (rules 7.8)."""
        held = table.hands[seat]
        return GiveCards(seat, max(0, held.bit_count() - HAND), held.bit_count(), held)

    def fill(self, table: TableState, events: list[Event]) -> Phase:
        """Fill the hands to five cards, seat by seat (rules 3.5, 3.6).

        If the stock runs out, returns a phase that waits for a new one.
        """
        for seat in self.clockwise(table):
            due = HAND - table.hands[seat].bit_count()
            cards = card_set(table.talon[:due])
            del table.talon[:due]
            table.hands[seat] |= cards
            if cards:
                table.drew[seat] += cards.bit_count()
                events.append(Event("drew", seat, "", cards, cards.bit_count(), seat))
            if cards.bit_count() < due:
                table.discards = [card for buried in table.buried for card in cards_in(buried)]
                return Wait("stock")
        assert table.contract is not None
        return self.start_play(table, self.leader(table.dealer, table.contract))

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score the tricks and the highest trump against the contract.

        See the rules 5.1 to 5.5, 7.15 and 7.20.
        """
        tricks = [0] * self.sides
        for seat, taken in enumerate(deal.taken):
            tricks[self.side(seat)] += taken
        points = [TRICK * n for n in tricks]
        if not self.has_contracts:
            return DealResult(tuple(points), tuple(map(self.tricks_line, range(self.sides), tricks)))
        contract = deal.contract
        order = self.order_for(self.trump_index(deal.terms.trump))
        tops = [(trick.cards, trick.winner) for trick in deal.tricks]
        best = self.highest_trump(order, tops) if self.bonus else None
        bonus = None if best is None else self.side(best[1])
        if bonus is not None:
            points[bonus] += self.bonus
        declaring, bid = self.side(contract.declarer), self.bid(contract.bid)
        made = bid.goal.is_met(tricks[declaring], points[declaring])
        flat = -bid.loss if not made else bid.worth if bid.goal.takes_all else None
        text = "{bid}: the declarer's side took {tricks} of 5 tricks, {points} points."
        values: dict[str, int | str] = {
            "bid": bid.text,
            "tricks": tricks[declaring],
            "points": points[declaring],
        }
        lines = [
            ScoreLine(declaring, None, Message(text, **values)),
            ScoreLine(declaring, flat, Message("Contract made" if made else "Contract failed")),
        ]
        for side in range(self.sides):
            if side == declaring and flat is not None:
                points[side] = flat
            elif side != declaring and made and self.no_defence(deal.totals[side]):
                points[side] = 0
                lines.append(
                    ScoreLine(side, 0, Message("At 100 or more, no points when others make their bid"))
                )
            else:
                lines.append(self.tricks_line(side, tricks[side]))
                if best is not None and side == bonus:
                    card = {"card": DECK.names[best[0]]}
                    lines.append(
                        ScoreLine(side, self.bonus, Message("The highest trump played, {card}", **card))
                    )
        return DealResult(tuple(points), tuple(lines))

    def tricks_line(self, side: int, tricks: int) -> ScoreLine:
        return ScoreLine(side, TRICK * tricks, Message("{tricks} tricks at 5 points each", tricks=tricks))

    def highest_trump(
        self, order: CardOrder, tricks: Iterable[tuple[Iterable[CardId], Seat]]
    ) -> tuple[CardId, Seat] | None:
        """Return the highest trump played and the seat that won it, or None.

        Args:
            order: The order of the cards under the trump.
            tricks: Cards and winner of each trick.
        """
        power, trumps = order.power[order.trump], order.suit_mask[order.trump]
        played = [(card, winner) for cards, winner in tricks for card in cards if trumps >> card & 1]
        return max(played, key=lambda found: power[found[0]], default=None)

    def no_defence(self, total: int) -> bool:
        """Whether a side at 100 scores nothing against a contract made (rules 7.13)."""
        return self.options["rule_of_100"] == "no_defence" and total >= 100

    def has_to_bid(self, total: int) -> bool:
        """Whether a side that had this total wins only by making a call (rules 7.17)."""
        return self.has_contracts and self.options["rule_of_90"] == "bid_to_win" and total >= 90

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side that reached the target (rules 6.1, 6.2, 7.12, 7.17, 7.20, 7.21)."""
        if self.last_deal:
            return self.after_last_deal(match)
        made = None
        if match.contract is not None and match.points[self.side(match.contract.declarer)] > 0:
            made = self.side(match.contract.declarer)
        over = [
            side
            for side, total in enumerate(match.totals)
            if total >= self.target and (side == made or not self.has_to_bid(total - match.points[side]))
        ]
        if match.contract is not None and self.options["both_over"] == "bidder_first":
            declaring = self.side(match.contract.declarer)
            if declaring in over:
                return (declaring,)
        return highest(match.totals, over)


GAME = FortyFives
