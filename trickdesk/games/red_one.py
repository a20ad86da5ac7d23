"""Red One: a Rook-style game with the Bird and, in the usual deck, the Red One.

"Rules 4.7" is that paragraph of assets/games/red-one/rules.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from trickdesk.engine.actions import Event
from trickdesk.engine.bids import CHECK, Aim, Bid, Contract, Goal
from trickdesk.engine.cards import CardId, CardNames, Deck, Seat, card_set, cards_in
from trickdesk.engine.deal import DealResult, MatchStanding, PlayedDeal, ScoreLine, SeenDeal
from trickdesk.engine.errors import Message, OptionError, Problem
from trickdesk.engine.game import (
    IN_PLAY,
    LAST_DEAL,
    Game,
    Option,
    OptionValue,
    Picture,
    Preset,
    highest,
    switch,
)
from trickdesk.engine.order import CardOrder, build_order
from trickdesk.engine.phases import Auction, AuctionRules, Choose, GiveCards, Phase, usual_refusal
from trickdesk.engine.reasons import WonTrick

if TYPE_CHECKING:
    from trickdesk.engine.state import TableState

COLOURS = "RBGY"
BIRD, RED_ONE = "BIRD", "RED1"
WORDS = {"R": "red", "B": "black", "G": "green", "Y": "yellow"}
NONE = len(COLOURS)
CARD_POINTS = {"5": 5, "10": 10, "14": 10, BIRD: 20, RED_ONE: 30}
BONUS = 20  # points for most tricks, and for the last one


class Pack(NamedTuple):
    """The cards of a deck, and how they are dealt (rules 1.1, 7.11).

    `ranks` of each colour, lowest first; `hand` and `centre`: numbers of cards; `wild`: cards without a colour.
    """

    ranks: tuple[int, ...]
    hand: int
    centre: int
    wild: tuple[str, ...] = (BIRD,)

    @property
    def has_high_ones(self) -> bool:
        """Whether a 1 is the highest card of its colour."""
        return self.ranks[-1] == 1


USUAL = "red_one"
PACKS = {
    USUAL: Pack(tuple(range(5, 15)), 9, 6, (BIRD, RED_ONE)),
    "bird": Pack(tuple(range(5, 15)), 9, 5),
    "ones": Pack((*range(5, 15), 1), 10, 5),
    "full": Pack((*range(2, 15), 1), 13, 5),
    "full_low": Pack(tuple(range(1, 15)), 13, 5),
    "no_bird": Pack(tuple(range(1, 15)), 14, 0, ()),
}


@cache
def deck_of(name: str) -> Deck:
    """The cards of a deck: four colours, then the Bird and perhaps the Red One."""
    pack = PACKS[name]
    cards = [(f"{colour}{n}", str(n), colour) for colour in COLOURS for n in pack.ranks]
    wild = {BIRD: "Bird", RED_ONE: "Red One"}
    names = CardNames(suits=WORDS, cards={card: wild[card] for card in pack.wild})
    return Deck(COLOURS, cards + [(card, card, "") for card in pack.wild], names)


@cache
def points_of(name: str, ones_worth: int) -> tuple[int, ...]:
    """What each card of a deck counts (rules 1.3, 7.17)."""
    high_one = {"1": ones_worth} if PACKS[name].has_high_ones else {}
    return tuple((CARD_POINTS | high_one).get(rank, 0) for rank in deck_of(name).rank)


@cache
def order_of(name: str, bird: str, trump: int, free: bool = False) -> CardOrder:
    """Order of a deck: Red One, Bird, 14 ... 5 (rules 1.4, 4.7, 7.11, 7.12).

    The Red One and the Bird belong to the trump colour. If the Bird is `free`, it may be played instead of following
    a plain colour (rules 7.15).
    """
    deck, ranks = deck_of(name), [str(n) for n in PACKS[name].ranks]
    place = {"high": len(ranks), "low": 0, "ten_and_a_half": ranks.index("10") + 1}[bird]
    heights = [*ranks[:place], BIRD, *ranks[place:], RED_ONE]
    extra = 1 << deck.id[BIRD] if free and BIRD in deck.id else 0
    return build_order(
        deck,
        trump,
        suit_of=lambda card: trump if deck.suit[card] == NONE else deck.suit[card],
        rank=lambda card: 1 + heights.index(deck.rank[card]),
        follow=lambda masks, suit, lead: (masks[suit], masks[suit] | extra),
    )


def points_bid(points: int) -> Bid:
    """A bid of points; a failed bid loses them (rules 2.2, 5.1)."""
    return Bid(str(points), points, None, Goal(Aim.POINTS, points), loss=points)


DISCARD: Mapping[str, OptionValue] = {  # what "Kentucky Discard" and "Buckeye" have in common (rules 7.20)
    "bird_play": "any_time",
    "discard_points": "last_trick",
    "target": 300,
    "first_lead": "left_of_dealer",
    "all_pass": "redeal",
    "check": False,
    "turn_up": False,
    "over_target": "reach",
}
FULL: Mapping[str, OptionValue] = {
    "deck": "full",
    "discard_points": "last_trick",
    "min_bid": 100,
    "check": False,
    "turn_up": False,
}
OF_BIRD = ("bird", "bird_play", "bird_lead")
OF_CENTRE = ("discard_points", "discard_counters", "trump_time", "turn_up")
CHECK_USED = Problem("CHECK_USED", "No more checks are allowed in this deal.")


class RedOne(Game):
    """Red One: two partnerships bid points for the cards of the centre."""

    id = "red-one"
    name = "Red One"
    tagline = "Capture the cards that count, above all the Red One."
    picture = Picture(("G5", "Y10", "B14", "BIRD", "RED1"), "ocean")
    newcomers = 5
    deck = deck_of(USUAL)
    kitty_name = talon_name = "centre"
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
    tips = {
        "gives-points": "When the other side is winning, don't play a 5, 10 or 14 if you have another card.",
        "keeps-points": "When your partner's card is safe, play a 10, a 14 or a 5 on the trick.",
        "discards-points": "Discard cards that aren't 5, 10 or 14. Points that you discard are lost.",
    }
    must_go = Problem("CARD_MUST_GO", "Cards without points must be discarded first.")
    option_list = (
        Option("min_bid", "Lowest bid", 70, range(5, 241), group="auction"),
        Option("bid_step", "Bids go up by", 5, (1, 5, 10), group="auction"),
        Option("max_bid", "Highest bid", 150, (150, 100, 120, 140, 160, 170, 180, 190, 200, 220, 240),
               group="auction"),
        switch("check", "Check", True, "Stay in without outbidding your partner, while an opponent is still bidding.",
               group="auction"),
        Option("check_limit", "Checks allowed", "none", ("none", "player", "side"), "",
               {"none": "without limit", "player": "one per player in each deal", "side": "one per side in each deal"},
               group="auction"),
        Option("all_pass", "If three pass without a bid", "dealer_forced", ("dealer_forced", "redeal"), "",
               {"dealer_forced": "the dealer takes the centre at the lowest bid",
                "redeal": "the dealer may pass too; then the next one deals"}, group="auction"),
        Option("discard_points", "Points in the discards", "none", ("none", "last_trick", "bidder"), "",
               {"none": "score for nobody", "last_trick": "go with the last trick",
                "bidder": "go to the declarer's side"}, group="score"),
        Option("discard_counters", "Counters may be discarded", "allowed",
               ("allowed", "forbidden_unless_needed", "forbidden"),
               "If you have too few other cards, you may discard only as many counters as are missing.",
               {"allowed": "yes", "forbidden_unless_needed": "only if needed, and only trumps",
                "forbidden": "only if needed"}, group="exchange"),
        Option("trump_time", "Trump is named", "after_discard", ("after_discard", "before_discard", "before_centre"),
               "", {"after_discard": "after discarding", "before_discard": "after taking the centre, before discarding",
                    "before_centre": "before taking the centre"}, group="exchange"),
        Option("first_lead", "First lead", "declarer", ("declarer", "left_of_dealer", "left_of_declarer"), "",
               {"declarer": "the declarer", "left_of_dealer": "left of the dealer",
                "left_of_declarer": "left of the declarer"}),
        Option("over_target", "The match ends", "strict", ("strict", "reach"), "",
               {"strict": "over the target", "reach": "at or over the target"}, group="score"),
        Option("target", "Points to win", 500, (300, 500, 700, 1000), group="score"),
        Option("deck", "Deck", USUAL, tuple(PACKS), "",
               {"red_one": "42 cards from 5 to 14 with Bird and Red One",
                "bird": "41 cards from 5 to 14 with the Bird",
                "ones": "45 cards from 5 to 14 with high 1s and the Bird",
                "full": "57 cards from 1 to 14 with high 1s and the Bird",
                "full_low": "57 cards from 1 to 14 with low 1s and the Bird",
                "no_bird": "56 cards from 1 to 14 with low 1s, no Bird and no centre"}, group="deal"),
        Option("bird", "The Bird is", "high", ("high", "low", "ten_and_a_half"), "",
               {"high": "the highest trump, but for the Red One", "low": "the lowest trump",
                "ten_and_a_half": "between the 10 and the 11 of trumps"}),
        Option("bird_play", "The Bird may be played", "follow", ("follow", "any_time"), "",
               {"follow": "like any other trump", "any_time": "at any time, even if you could follow"}),
        Option("ones_worth", "A high 1 is worth", 15, (15, 20), group="score"),
        switch("most_tricks", "20 points for most tricks", False, "They count towards the bid.",
               group="score"),
        switch("last_trick", "20 points for the last trick", False, "They count towards the bid.",
               group="score"),
        switch("turn_up", "The top card of the centre is face up", True, group="exchange"),
        Option("bird_lead", "The Bird led asks for", "trump", ("trump",), "", {"trump": "trumps"}),
        Option("set_scores", "A side that fails keeps", "nothing", ("nothing",), "",
               {"nothing": "none of the points it took"}, group="score"),
        LAST_DEAL,
    )  # fmt: skip
    of_points = ("target", "over_target")
    presets = (
        Preset("As documented", label="Usual rules"),
        Preset(
            "Tournament nest",
            {
                "bird_play": "any_time",
                "discard_points": "last_trick",
                "first_lead": "left_of_dealer",
                "min_bid": 75,
                "all_pass": "redeal",
            },
            place="Tournaments",
            also=("nest",),
        ),
        Preset(
            "Kentucky",
            {"min_bid": 100, "discard_points": "last_trick", "over_target": "reach"},
            "Kentucky, with the Red One",
            "Kentucky",
            ("nest",),
            stated=("deck",),
        ),
        Preset(
            "Kentucky Discard",
            {**DISCARD, "deck": "bird"},
            place="Kentucky, and official tournaments",
            also=("nest", "tournament"),
        ),
        Preset("Buckeye", {**DISCARD, "deck": "ones"}, place="United States", also=("nest", "1s high")),
        Preset(
            "Kentucky Rook",
            {
                "deck": "ones",
                "min_bid": 100,
                "discard_points": "last_trick",
                "turn_up": False,
                "check": False,
            },
            place="Kentucky",
            also=("nest", "1s high"),
        ),
        Preset("Full deck", FULL, place="United States", also=("nest", "1s high"), stated=("deck",)),
        Preset(
            "Full deck, Bird low, most tricks",
            {"deck": "full", "bird": "low", "most_tricks": True, **FULL},
            place="United States",
            also=("nest", "1s high"),
            stated=("deck", "bird", "most_tricks"),
        ),
    )

    @classmethod
    def defaults(cls, given: Mapping[str, object]) -> dict[str, OptionValue]:
        found = super().defaults(given)
        deck = given.get("deck")
        top = sum(points_of(deck if isinstance(deck, str) and deck in PACKS else USUAL,
                            20 if given.get("ones_worth") == 20 else 15))  # fmt: skip
        extra = (given.get("most_tricks"), given.get("last_trick")).count(True)
        return found | {"max_bid": top + BONUS * extra}

    @classmethod
    def choices(cls, option: Option, chosen: Mapping[str, OptionValue]) -> Sequence[OptionValue]:
        pack = PACKS[str(chosen["deck"])]
        if option.name == "max_bid":
            return (cls.defaults(chosen)["max_bid"],)
        pointless = {
            "check_limit": not chosen["check"],
            "ones_worth": not pack.has_high_ones,
            **dict.fromkeys(OF_BIRD, BIRD not in pack.wild),
            **dict.fromkeys(OF_CENTRE, not pack.centre),
        }
        return (option.default,) if pointless.get(option.name) else super().choices(option, chosen)

    def setup(self) -> None:
        name = str(self.options["deck"])
        self.pack = pack = PACKS[name]
        self.deck = deck_of(name)
        self.points = points_of(name, int(self.options["ones_worth"]))
        self.counters = card_set(card for card, points in enumerate(self.points) if points)
        self.hand_size, self.talon_size, self.kitty = pack.hand, pack.centre, pack.centre
        self.trump_last = bool(pack.centre) and self.options["trump_time"] == "after_discard"
        self.faces_one = bool(pack.centre and self.options["turn_up"])
        if not self.faces_one:
            self.talon_order = ""
        low, step = int(self.options["min_bid"]), int(self.options["bid_step"])
        top = int(self.defaults(self.options)["max_bid"])
        if self.options["max_bid"] not in (150, top):  # a record may write 150 with every deck
            raise OptionError("The highest bid is the number of points in the deck.")
        self.options["max_bid"] = top
        if low > top:
            raise OptionError("The lowest bid can't be higher than the points in the deck.")
        self.bids = tuple(points_bid(points) for points in range(step, top + 1, step) if points >= low)
        self.forced = points_bid(low) if self.options["all_pass"] == "dealer_forced" else None
        self.target = int(self.options["target"])

    def order_for(self, trump: int) -> CardOrder:
        options = self.options
        free = options["bird_play"] == "any_time"
        return order_of(str(options["deck"]), str(options["bird"]), trump, free)

    def trick_points(self, cards: Sequence[CardId]) -> int:
        return sum(self.points[card] for card in cards)

    def points_taken(self, seen: SeenDeal) -> tuple[int, ...]:
        """Points taken so far (rules 5.1, 7.5, 7.13, 7.16).

        After the last trick, the points still missing are in the discards. Most tricks count once a side has more than
        half of them.
        """
        points = list(super().points_taken(seen))
        if seen.contract is not None and sum(seen.taken) == self.hand_size:
            last, to_bidder = seen.tricks[-1].winner, self.options["discard_points"] == "bidder"
            seat = seen.contract.declarer if to_bidder else last
            if seat is not None and self.options["discard_points"] != "none":
                points[seat] += sum(self.points) - sum(points)
        if self.options["most_tricks"]:
            tricks = [0, 0]
            for trick in seen.tricks:
                if trick.winner is not None:
                    tricks[self.side(trick.winner)] += 1
                    if tricks[self.side(trick.winner)] == self.hand_size // 2 + 1:
                        points[trick.winner] += BONUS
        if self.options["last_trick"] and sum(seen.taken) == self.hand_size:
            last = seen.tricks[-1].winner
            assert last is not None
            points[last] += BONUS
        return tuple(points)

    def why_won(self, seen: WonTrick) -> Message | None:
        """Explain tricks won by the Bird or the Red One (rules 4.7, 7.12)."""
        name = self.deck.names[seen.card]
        if name == RED_ONE:
            return Message("{card} is always the highest trump.", card=name)
        if name != BIRD:
            return None
        if self.options["bird"] == "ten_and_a_half":
            return Message("{card} is a trump between the 10 and the 11.", card=name)
        if self.options["bird"] == "low":
            return None if seen.trumped else Message("{card} is the only trump in this trick.", card=name)
        if RED_ONE in self.pack.wild:
            return Message("{card} is the second highest trump, after the Red One.", card=name)
        return Message("{card} is always the highest trump.", card=name)

    def note(self, kind: str, trump: str | None) -> str:
        options = self.options
        usual = RED_ONE in self.pack.wild and (options["bird"], options["bird_play"]) == ("high", "follow")
        notes = {} if usual else self.other_notes()
        return notes.get("play" if kind in IN_PLAY else kind) or super().note(kind, trump)

    def other_notes(self) -> dict[str, str]:
        """Advice where it isn't that of the usual rules (rules 7.11, 7.12, 7.15, 7.17)."""
        if BIRD not in self.pack.wild:
            return {
                "call": "A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10.",
                "trump": "Name the colour in which you are longest and highest.",
                "play": "Try to win tricks with many points in them.",
            }
        play = "The Bird is the highest trump. Try to win tricks with many points in them."
        if self.options["bird_play"] == "any_time":
            play = (
                "You may play the Bird at any time, even if you could follow. "
                "Try to win tricks with many points in them."
            )
        elif RED_ONE in self.pack.wild:
            play = "The Red One is the highest trump. Try to win tricks with many points in them."
        elif self.options["bird"] != "high":
            play = (
                "The Bird counts 20 points, but it isn't a high trump. Try to win tricks with many "
                "points in them."
            )
        if RED_ONE in self.pack.wild:
            return {"play": play}
        call = (
            "A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, the Bird 20."
        )
        if self.pack.has_high_ones:
            call = (
                "A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, a 1 counts 15, \
the Bird 20."
            )
            if self.options["ones_worth"] == 20:
                call = "A bid says how many points your side will take. A 5 counts 5, a 10 or 14 counts 10, \
a 1 or the Bird 20."
        return {"call": call, "trump": "The Bird is always a trump, whichever colour you name.", "play": play}

    # -- auction

    def first_phase(self, table: TableState, events: list[Event]) -> Phase:
        if self.faces_one:
            table.turn_up(events)
        return super().first_phase(table, events)

    def auction(self, dealer: Seat, totals: Sequence[int]) -> Auction:
        forced = self.forced.text if self.forced else None
        rules = AuctionRules(extra=self.checks, why_not=self.why_not, forced=forced)
        return Auction(dealer, 4, "amount", self.ladder, rules)

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

    def why_not(self, auction: Auction, seat: Seat, call: str) -> Problem:
        if call == CHECK and self.options["check"] and self.checks_used_up(auction, seat):
            return CHECK_USED
        return usual_refusal(auction, seat, call)

    # -- flow

    def after_auction(self, table: TableState, contract: Contract, events: list[Event]) -> Phase:
        if not self.kitty or self.options["trump_time"] == "before_centre":
            return self.name_trump(table)
        table.take_kitty(contract.declarer, self.kitty, events)
        return self.bury(table) if self.options["trump_time"] == "after_discard" else self.name_trump(table)

    def next_phase(self, table: TableState, done: Phase, events: list[Event]) -> Phase | None:
        if isinstance(done, GiveCards):
            return self.name_trump(table) if table.trump is None else self.start(table)
        if not isinstance(done, Choose):
            return super().next_phase(table, done, events)
        declarer = done.turn
        table.set_trump(declarer, done.chosen.removeprefix("trump "), events)
        if not self.kitty or self.options["trump_time"] == "after_discard":
            return self.start(table)
        if self.options["trump_time"] == "before_centre":
            table.take_kitty(declarer, self.kitty, events)
        return self.bury(table)

    @property
    def calls(self) -> tuple[str, ...]:
        return (*super().calls, *(f"trump {colour}" for colour in COLOURS))

    def name_trump(self, table: TableState) -> Phase:
        assert table.contract is not None
        return Choose("trump", table.contract.declarer, [f"trump {colour}" for colour in COLOURS])

    def bury(self, table: TableState) -> Phase:
        """Ask the declarer for as many discards as they took (rules 3.1, 7.6)."""
        assert table.contract is not None
        seat, count = table.contract.declarer, self.kitty
        hand = table.hands[seat]
        plain = hand & ~self.counters
        if self.options["discard_counters"] == "allowed":
            return GiveCards(seat, count, count, hand)
        if plain.bit_count() >= count:
            return GiveCards(seat, count, count, plain)
        counters = hand & self.counters
        if self.options["discard_counters"] == "forbidden_unless_needed" and table.trump is not None:
            trump = self.trump_index(table.trump)
            trumps = counters & self.order_for(trump).suit_mask[trump]
            counters = trumps if (plain | trumps).bit_count() >= count else counters
        return GiveCards(seat, count, count, plain | counters, plain, self.must_go)

    def start(self, table: TableState) -> Phase:
        assert table.contract is not None
        return self.start_play(table, self.leader(table.dealer, table.contract))

    # -- score

    def score(self, deal: PlayedDeal) -> DealResult:
        """Score tricks, extras and the contract (rules 5.1, 5.2, 7.5, 7.13, 7.16)."""
        declarer, bid = deal.contract.declarer, self.bid(deal.contract.bid)
        side = self.side(declarer)
        taken = [0, 0]
        for trick, points in zip(deal.tricks, deal.trick_points, strict=True):
            taken[self.side(trick.winner)] += points
        lines = [
            ScoreLine(s, None, Message("Points in tricks: {points}", points=taken[s]))
            for s in (side, 1 - side)
        ]
        buried = self.trick_points(list(cards_in(deal.buried[declarer])))
        if buried and self.options["discard_points"] == "none":
            lines.append(
                ScoreLine(None, None, Message("Points in the discards, for nobody: {points}", points=buried))
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
            lines.append(ScoreLine(to, None, Message(text, points=buried)))
        if self.options["most_tricks"]:
            tricks = [deal.taken[s] + deal.taken[s + 2] for s in (0, 1)]
            if tricks[0] != tricks[1]:
                more = int(tricks[1] > tricks[0])
                taken[more] += BONUS
                lines.append(ScoreLine(more, None, Message("Most tricks: {points}", points=BONUS)))
            else:
                lines.append(ScoreLine(None, None, Message("Both sides took as many tricks.")))
        if self.options["last_trick"]:
            last_side = self.side(deal.tricks[-1].winner)
            taken[last_side] += BONUS
            lines.append(ScoreLine(last_side, None, Message("Last trick: {points}", points=BONUS)))
        made = bid.goal.is_met(0, taken[side])
        scored = taken[:]
        if not made:
            scored[side] = -bid.loss
        text = "Contract {bid} made" if made else "Contract {bid} failed"
        lines.append(ScoreLine(side, scored[side], Message(text, bid=bid.text)))
        lines.append(ScoreLine(1 - side, scored[1 - side], Message("The defenders score what they took")))
        return DealResult(tuple(scored), tuple(lines))

    def winners(self, match: MatchStanding) -> tuple[int, ...]:
        """The side with the higher total over the target (rules 6.1, 6.2, 7.9, 7.25)."""
        if self.last_deal:
            return self.after_last_deal(match)
        line = self.target if self.options["over_target"] == "reach" else self.target + 1
        return highest(match.totals, [side for side in (0, 1) if match.totals[side] >= line])


GAME = RedOne
