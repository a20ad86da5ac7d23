"""Red One: a Rook-style game with 42 cards, the Bird and the Red One."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import CHECK, Aim, Bid, Contract, Goal
from trickdesk.engine.cards import CardId, CardNames, CardSet, Deck, Seat, card_set
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import Refusal, Why
from trickdesk.engine.game import Game, Option, Picture, Preset, highest, switch
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import WHY_NOT, Auction, Choose, GiveCards, Phase, PlayPhase
from trickdesk.engine.reasons import Reason, WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

COLOURS = "RBGY"
BIRD, RED_ONE = "BIRD", "RED1"
DECK = Deck(
    COLOURS,
    [(f"{colour}{n}", str(n), colour) for colour in COLOURS for n in range(5, 15)]
    + [(BIRD, BIRD, ""), (RED_ONE, RED_ONE, "")],
    CardNames(
        suits={"R": "red", "B": "black", "G": "green", "Y": "yellow"},
        cards={BIRD: "Bird", RED_ONE: "Red One"},
    ),
)
NONE = len(COLOURS)
RANK = {str(n): n for n in range(5, 15)} | {BIRD: 15, RED_ONE: 16}
CARD_POINTS = {"5": 5, "10": 10, "14": 10, BIRD: 20, RED_ONE: 30}
POINTS = tuple(CARD_POINTS.get(rank, 0) for rank in DECK.rank)
COUNTERS: CardSet = card_set(card for card in range(DECK.size) if POINTS[card])
ALL_POINTS = sum(POINTS)
CENTRE = 6


@cache
def order_of(trump: int) -> CardOrder:
    """Order of the cards: Red One, Bird, 14 ... 5 (rules 1.4, 4.7).

    The Red One and the Bird belong to the trump colour.
    """
    return build_order(
        DECK,
        trump,
        suit_of=lambda card: trump if DECK.suit[card] == NONE else DECK.suit[card],
        rank=lambda card: RANK[DECK.rank[card]],
    )


def points_bid(points: int) -> Bid:
    """A bid of points; a failed bid loses them (rules 2.2, 5.1)."""
    return Bid(str(points), points, None, Goal(Aim.POINTS, points), loss=points)


CHECK_USED = Refusal("CHECK_USED", "No more checks are allowed in this deal.")


class RedOne(Game):
    """Red One: two partnerships bid points for a centre of six cards."""

    id = "red-one"
    name = "Red One"
    tagline = "With your partner, capture the cards that count, above all the Red One."
    picture = Picture(("G5", "Y10", "B14", "BIRD", "RED1"), "ocean")
    newcomers = 5
    deck = DECK
    kitty_name = "centre"
    suit_name = "colour"
    turns_up = True
    talon_order = "The first card is turned up."
    counts_points = True
    notes = {
        "call": "A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, "
        "the Bird 20, the Red One 30.",
        "give": "Discards are out of play. Keep trumps and high cards.",
        "trump": "The Bird and the Red One are always trumps, whichever colour you name.",
        "play": "The Red One is the highest trump, then the Bird. Try to win tricks with many points "
        "in them.",
    }
    must_go = Refusal("CARD_MUST_GO", "Cards without points must be discarded first.")
    hand_size = 9
    talon_size = kitty = CENTRE
    option_list = (
        Option("min_bid", "Lowest bid", 70, range(5, 151)),
        Option("bid_step", "Bids go up by", 5, (1, 5, 10)),
        Option("max_bid", "Highest bid", 150, (150,)),
        switch("check", "Check", True, "Stay in without outbidding your partner, while an opponent is still bidding."),
        Option("check_limit", "Checks allowed", "none", ("none", "player", "side"), "",
               {"none": "without limit", "player": "one per player in each deal", "side": "one per side in each deal"}),
        Option("all_pass", "If three pass without a bid", "dealer_forced", ("dealer_forced", "redeal"), "",
               {"dealer_forced": "the dealer takes the centre at the lowest bid",
                "redeal": "the dealer may pass too; then the next one deals"}),
        Option("discard_points", "Points in the discards", "none", ("none", "last_trick", "bidder"), "",
               {"none": "score for nobody", "last_trick": "go with the last trick",
                "bidder": "go to the declarer's side"}),
        Option("discard_counters", "Counters may be discarded", "allowed",
               ("allowed", "forbidden_unless_needed", "forbidden"),
               "If you have fewer than six other cards, you may discard only as many counters as you "
               "need to make six.",
               {"allowed": "yes", "forbidden_unless_needed": "only if needed, and only trumps",
                "forbidden": "only if needed"}),
        Option("trump_time", "Trump is named", "after_discard", ("after_discard", "before_discard", "before_centre"),
               "", {"after_discard": "after discarding", "before_discard": "after taking the centre, before discarding",
                    "before_centre": "before taking the centre"}),
        Option("first_lead", "First lead", "declarer", ("declarer", "left_of_dealer", "left_of_declarer"), "",
               {"declarer": "the declarer", "left_of_dealer": "left of the dealer",
                "left_of_declarer": "left of the declarer"}),
        Option("over_target", "The match ends", "strict", ("strict", "reach"), "",
               {"strict": "over the target", "reach": "at or over the target"}),
        Option("target", "Points to win", 500, (300, 500, 700, 1000)),
    )  # fmt: skip
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Tournament nest",
            {
                "discard_points": "last_trick",
                "first_lead": "left_of_dealer",
                "min_bid": 75,
                "all_pass": "redeal",
            },
            "As in tournaments",
        ),
        Preset(
            "Kentucky",
            {"min_bid": 100, "discard_points": "last_trick", "over_target": "reach"},
            "As in Kentucky",
        ),
    )

    def setup(self) -> None:
        low, step = int(self.options["min_bid"]), int(self.options["bid_step"])
        self.bids = tuple(points_bid(points) for points in range(step, 151, step) if points >= low)
        self.forced = points_bid(low) if self.options["all_pass"] == "dealer_forced" else None
        self.target = int(self.options["target"])

    def order_for(self, trump: int) -> CardOrder:
        return order_of(trump)

    def trick_points(self, cards: Sequence[CardId]) -> int:
        return sum(POINTS[card] for card in cards)

    def points_taken(self, seen: SeenDeal) -> tuple[int, ...]:
        """Points taken so far (rules 5.1, 7.5).

        After the last trick, the points still missing are in the discards.
        """
        points = list(super().points_taken(seen))
        if seen.contract is not None and sum(seen.taken) == self.hand_size:
            last, to_bidder = seen.tricks[-1].winner, self.options["discard_points"] == "bidder"
            seat = seen.contract.declarer if to_bidder else last
            if seat is not None and self.options["discard_points"] != "none":
                points[seat] += ALL_POINTS - sum(points)
        return tuple(points)

    def why_won(self, seen: WonTrick) -> Reason | None:
        """Explain tricks won by the Bird or the Red One (rules 4.7)."""
        text = {
            BIRD: "{card} is the second highest trump, after the Red One.",
            RED_ONE: "{card} is always the highest trump.",
        }.get(DECK.names[seen.card])
        return Reason(text, {"card": DECK.names[seen.card]}) if text else None

    # -- auction

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        table.turn_up(1, events)
        return super().first_phase(table, events)

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        return Auction(
            dealer, 4, "amount", self.ladder, extra=self.checks, why_not=self.why_not,
            forced=self.forced.text if self.forced else None,
        )  # fmt: skip

    def checks(self, auction: Auction, seat: Seat) -> Sequence[str]:
        """A check if it is allowed: over the partner's bid (rules 2.4, 7.3)."""
        opponent_live = auction.live[(seat + 1) % 4] or auction.live[(seat + 3) % 4]
        allowed = self.options["check"] and auction.holder == (seat + 2) % 4 and opponent_live
        return (CHECK,) if allowed and not self.checks_used_up(auction, seat) else ()

    def checks_used_up(self, auction: Auction, seat: Seat) -> bool:
        checkers = [caller for caller, text in auction.said if text == CHECK]
        if self.options["check_limit"] == "player":
            return seat in checkers
        return self.options["check_limit"] == "side" and any((caller - seat) % 2 == 0 for caller in checkers)

    def why_not(self, auction: Auction, seat: Seat, call: str) -> Why | Refusal:
        if call == CHECK and self.options["check"] and self.checks_used_up(auction, seat):
            return CHECK_USED
        return WHY_NOT.get(call, Why.BID_TOO_LOW)

    # -- flow

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, Auction):
            if done.holder is None or done.bid is None:
                return None
            self.set_contract(table, Contract(done.holder, done.bid), events)
            if self.options["trump_time"] == "before_centre":
                return self.name_trump(table)
            table.take_kitty(done.holder, CENTRE, events)
            return (
                self.bury(table) if self.options["trump_time"] == "after_discard" else self.name_trump(table)
            )
        if isinstance(done, PlayPhase):
            return None
        assert table.contract is not None
        declarer = table.contract.declarer
        if isinstance(done, GiveCards):
            return self.name_trump(table) if table.trump is None else self.start(table)
        assert isinstance(done, Choose)
        table.set_trump(declarer, done.chosen.removeprefix("trump "), events)
        if self.options["trump_time"] == "after_discard":
            return self.start(table)
        if self.options["trump_time"] == "before_centre":
            table.take_kitty(declarer, CENTRE, events)
        return self.bury(table)

    def name_trump(self, table: TableState) -> Phase:
        assert table.contract is not None
        return Choose("trump", table.contract.declarer, [f"trump {colour}" for colour in COLOURS])

    def bury(self, table: TableState) -> Phase:
        """Ask the declarer for six discards (rules 3.1, 7.6)."""
        assert table.contract is not None
        seat = table.contract.declarer
        hand = table.hands[seat]
        plain = hand & ~COUNTERS
        if self.options["discard_counters"] == "allowed":
            return GiveCards(seat, CENTRE, CENTRE, hand)
        if plain.bit_count() >= CENTRE:
            return GiveCards(seat, CENTRE, CENTRE, plain)
        counters = hand & COUNTERS
        if self.options["discard_counters"] == "forbidden_unless_needed" and table.trump is not None:
            trump = self.trump_index(table.trump)
            counters &= order_of(trump).suit_mask[trump]
        return GiveCards(seat, CENTRE, CENTRE, plain | counters, plain, self.must_go)

    def start(self, table: TableState) -> Phase:
        assert table.contract is not None
        declarer = table.contract.declarer
        leaders = {"declarer": declarer, "left_of_dealer": table.dealer + 1, "left_of_declarer": declarer + 1}
        return self.start_play(table, leaders[str(self.options["first_lead"])] % 4, range(4))

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score tricks, discarded points and the contract (rules 5.1, 5.2, 7.5)."""
        declarer, bid = deal.contract.declarer, self.bid(deal.contract.bid)
        side = self.side(declarer)
        taken = [0, 0]
        for trick, points in zip(deal.tricks, deal.trick_points, strict=True):
            taken[self.side(trick.winner)] += points
        lines = [
            ScoreLine(s, None, "Points in tricks: {points}", {"points": taken[s]}) for s in (side, 1 - side)
        ]
        buried = sum(POINTS[card] for card in range(DECK.size) if deal.buried[declarer] >> card & 1)
        if buried and self.options["discard_points"] == "none":
            lines.append(
                ScoreLine(None, None, "Points in the discards, for nobody: {points}", {"points": buried})
            )
        elif buried:
            last = self.options["discard_points"] == "last_trick"
            to = self.side(deal.tricks[-1].winner) if last else side
            taken[to] += buried
            text = (
                "Points in the discards, with the last trick: {points}"
                if last
                else "Points in the discards: {points}"
            )
            lines.append(ScoreLine(to, None, text, {"points": buried}))
        made = bid.goal.is_met(0, taken[side])
        scored = taken[:]
        if not made:
            scored[side] = -bid.loss
        text = "Contract {bid} made" if made else "Contract {bid} failed"
        lines.append(ScoreLine(side, scored[side], text, {"bid": bid.text}))
        lines.append(ScoreLine(1 - side, scored[1 - side], "The defenders score what they took"))
        return DealResult(tuple(scored), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side with the higher total over the target (rules 6.1, 6.2, 7.9)."""
        line = self.target if self.options["over_target"] == "reach" else self.target + 1
        return highest(match.totals, [side for side in (0, 1) if match.totals[side] >= line])


GAME = RedOne
