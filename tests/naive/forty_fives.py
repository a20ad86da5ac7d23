"""Auction Forty-Fives, from assets/games/forty-fives/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, Refused, french_pack, rank, suit

SUITS = ["C", "D", "H", "S"]
RED = "DH"
ACE_OF_HEARTS = "AH"
LEVELS = ["5", "10", "15", "20", "25", "30", "30-60", "60-120"]  # 2.2, ascending
LEVEL_SETS = {
    "all": LEVELS,
    "without_60_120": LEVELS[:-1],
    "15-30": ["15", "20", "25", "30"],
    "15-30_and_30-60": ["15", "20", "25", "30", "30-60"],
    "20-30": ["20", "25", "30"],
    "15-25_and_30-60": ["15", "20", "25", "30-60"],
}


def trumps_in_order(trump: str) -> list[str]:
    """1.3: all trumps, high to low."""
    low = ["10", "9", "8", "7", "6", "4", "3", "2"]
    if trump not in RED:
        low.reverse()
    own = [r + trump for r in ("5", "J", "A", "K", "Q", *low)]
    return own if trump == "H" else [*own[:2], ACE_OF_HEARTS, *own[2:]]


def plain_in_order(plain: str, ace_high: bool) -> list[str]:
    """1.5: the cards of a plain suit, high to low, without the ace of hearts."""
    if plain in RED:
        ranks = ["K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "A"]
    else:
        ranks = ["K", "Q", "J", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
    if ace_high:
        ranks.remove("A")
        ranks.insert(0, "A")
    return [r + plain for r in ranks if r + plain != ACE_OF_HEARTS]


class FortyFives(Match):
    GAME = "forty-fives"
    OPTIONS = {
        "sides": ("partners", ["partners", "trios", "cutthroat"]),
        "players": (4, [4, 2, 3, 5, 6]),
        "bid_levels": ("all", list(LEVEL_SETS)),
        "dealer_hold": (True, [True, False]),
        "hold_duel": ("open", ["open", "strict"]),
        "all_pass": ("redeal", ["redeal", "dealer_forced"]),
        "on_kitty": (True, [True, False]),
        "kitty": (4, [4, 3, 5, 0]),
        "exchange": ("auto", ["auto", "free"]),
        "first_lead": ("left_of_declarer", ["left_of_declarer", "left_of_dealer", "declarer"]),
        "renege": ("off", ["off", "traditional"]),
        "plain_ace": ("traditional", ["traditional", "high"]),
        "both_over": ("bidder_first", ["bidder_first", "highest"]),
        "rule_of_100": ("off", ["off", "min_20", "no_defence"]),
        "target": (120, [120, 45, 110, 125, 60, 100, 25]),
        "last_deal": (0, list(range(21))),
        "bonus": (True, [True, False]),
        "thirty_for_sixty_fails": (30, [30, 60]),
        "rule_of_90": ("off", ["off", "bid_to_win"]),
        "auction": ("bids", ["bids", "turned"]),
    }
    PRESETS = {
        "As documented": {},
        "Maritime traditional": {"renege": "traditional", "bid_levels": "15-30_and_30-60"},
        "Cut-throat": {"sides": "cutthroat", "players": 5},
        "Prince Edward Island": {
            "renege": "traditional",
            "bid_levels": "20-30",
            "rule_of_100": "min_20",
            "rule_of_90": "bid_to_win",
        },
        "Nova Scotia": {
            "renege": "traditional",
            "bid_levels": "15-25_and_30-60",
            "rule_of_100": "min_20",
            "kitty": 0,
            "exchange": "free",
        },
        "Merrimack Valley": {
            "bid_levels": "15-30_and_30-60",
            "kitty": 3,
            "first_lead": "declarer",
            "all_pass": "dealer_forced",
            "thirty_for_sixty_fails": 60,
        },
        "Forty-Fives": {"auction": "turned", "renege": "traditional", "target": 45},
        "Twenty-Five": {
            "auction": "turned",
            "renege": "traditional",
            "target": 25,
            "sides": "cutthroat",
            "players": 5,
        },
    }

    # ---------------------------------------------------------------- sides and deal (1.1, 7.1)

    def check_combination(self) -> None:
        allowed = {"partners": [4, 6], "trios": [6], "cutthroat": [2, 3, 4, 5, 6]}
        if self.options["players"] not in allowed[self.options["sides"]]:
            raise Refused("sides and players exclude each other")

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        if self.options["sides"] == "cutthroat":
            return seat
        if self.options["sides"] == "partners" and self.options["players"] == 6:
            return seat % 3  # three pairs, seats s and s + 3
        return seat % 2

    def pack(self) -> list[str]:
        return french_pack()

    def hand_size(self) -> int:
        return 5

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        size = self.options["kitty"]
        self.kitty, self.stock = talon[:size], talon[size:]
        self.discards: list[str] = []
        self.on_kitty = False
        self.totals_before = list(self.totals)
        if self.options["auction"] == "turned":
            self.turn_up(talon)

    # ---------------------------------------------------------------- without an auction (7.18 to 7.20)

    def turn_up(self, talon: list[str]) -> None:
        """7.18: the next card makes trump; 7.19: somebody may rob it."""
        self.turned = talon[0]
        self.deal["trump"] = suit(self.turned)
        groups: dict[int, list[int]] = {}
        for seat in range(self.seats):
            groups.setdefault(self.side(seat), []).append(seat)
        self.deal["teams"] = [groups[side] for side in sorted(groups)]
        ace = "A" + self.deal["trump"]
        may_rob = [seat for seat in range(self.seats) if ace in self.hands[seat]]
        if self.turned == ace:
            may_rob = [self.deal["dealer"]]
        if may_rob:
            self.phase, self.turn = "give", may_rob[0]
        else:
            self.start_play(self.left_of(self.deal["dealer"]))

    def rob(self, seat: int, cards: list[str]) -> None:
        if cards:
            self.hands[seat].append(self.turned)
        self.start_play(self.left_of(self.deal["dealer"]))

    def result(self, seat: int | None = None) -> dict[str, Any]:
        found = super().result(seat)
        if seat is not None and self.options["auction"] == "turned":
            found["shown"] = [self.turned] if self.deals else []
        return found

    # ---------------------------------------------------------------- auction (2)

    def callable_levels(self, seat: int) -> list[str]:
        levels = list(LEVEL_SETS[self.options["bid_levels"]])
        if not self.options["bonus"]:
            levels = [x for x in levels if x != "30"]  # 7.15
        if self.options["rule_of_100"] == "min_20" and self.totals[self.side(seat)] >= 100:
            levels = [x for x in levels if LEVELS.index(x) >= LEVELS.index("20")]
        return levels

    def auction_calls(self, seat: int) -> list[str]:
        levels = self.callable_levels(seat)
        dealer = self.deal["dealer"]
        if self.high_call is None:
            # 7.5: the dealer, last and without a call to beat, may not pass
            forced = self.options["all_pass"] == "dealer_forced" and seat == dealer
            return levels if forced else ["pass", *levels]
        calls = ["pass"]
        if (
            self.options["dealer_hold"]
            and seat == dealer
            and self.high_seat != dealer
            and self.high_call in levels
        ):
            calls.append("hold")
        return calls + [x for x in levels if LEVELS.index(x) > LEVELS.index(self.high_call)]

    def make_call(self, seat: int, text: str) -> None:
        if text == "hold":
            if self.options["hold_duel"] == "strict":
                assert self.high_seat is not None
                self.live &= {seat, self.high_seat}  # 7.4: the others count as passed
            self.high_seat = seat  # 2.4: at the same level
            self.go_on_bidding(seat)
            return
        super().make_call(seat, text)

    def auction_won(self) -> None:
        self.set_teams(self.declaring_side())
        self.phase = "trump"

    # ---------------------------------------------------------------- trump and exchange (3)

    def other_calls(self) -> list[str]:
        trumps = [f"trump {s}" for s in SUITS]
        may_go = self.options["on_kitty"] and self.options["kitty"] > 0 and not self.on_kitty
        return ["kitty", *trumps] if may_go else trumps

    def make_other_call(self, text: str) -> None:
        declarer = self.deal["declarer"]
        if text == "kitty":
            self.on_kitty = True
            self.discards += self.hands[declarer]
            self.hands[declarer] = self.kitty
            self.kitty = []
            return
        self.deal["trump"] = text[-1]
        self.hands[declarer] = self.hands[declarer] + self.kitty  # nothing left of it after "kitty"
        self.kitty = []
        if self.options["exchange"] == "free":
            self.phase = "give"
            self.turn = self.left_of(self.deal["dealer"])
            return
        for seat in range(self.seats):
            trumps = [c for c in self.hands[seat] if self.is_trump(c)]
            trumps.sort(key=self.trump_order().index)
            self.discards += [c for c in self.hands[seat] if c not in trumps[:5]]
            self.hands[seat] = trumps[:5]  # only the declarer can hold more than five
        self.fill_hands()

    def gift(self) -> dict[str, Any]:
        assert self.turn is not None
        hand = self.hands[self.turn]
        if self.options["auction"] == "turned":
            return {"low": 0, "high": 1, "from": list(hand)}
        return {"low": max(0, len(hand) - 5), "high": len(hand), "from": list(hand)}

    def make_gift(self, cards: list[str]) -> None:
        seat = self.turn
        assert seat is not None
        self.hands[seat] = [c for c in self.hands[seat] if c not in cards]
        if self.options["auction"] == "turned":
            self.rob(seat, cards)
            return
        self.discards += cards
        if seat == self.deal["dealer"]:  # the last one
            self.fill_hands()
        else:
            self.turn = self.left_of(seat)

    def fill_hands(self) -> None:
        """3.5, 3.6: fill up to five, left of the dealer first; wait if the stock runs out."""
        for seat in self.round_from(self.left_of(self.deal["dealer"])):
            while len(self.hands[seat]) < 5:
                if not self.stock:
                    self.phase, self.turn = "stock", None
                    return
                self.hands[seat].append(self.stock.pop(0))
        declarer, dealer = self.deal["declarer"], self.deal["dealer"]
        leaders = {
            "left_of_declarer": self.left_of(declarer),
            "left_of_dealer": self.left_of(dealer),
            "declarer": declarer,
        }
        self.start_play(leaders[self.options["first_lead"]])

    def feed_stock(self, cards: list[str]) -> None:
        if self.phase != "stock":
            raise Refused("no stock is due")
        if sorted(cards) != sorted(self.discards):
            raise Refused("not the discards")
        self.stock, self.discards = list(cards), []
        self.fill_hands()

    # ---------------------------------------------------------------- play (4)

    def trump_order(self) -> list[str]:
        return trumps_in_order(self.deal["trump"])

    def is_trump(self, card: str) -> bool:
        return card in self.trump_order()

    def legal_plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.table:
            return list(hand)
        led = self.table[0][1]
        trumps = [c for c in hand if self.is_trump(c)]
        if self.is_trump(led):
            if self.options["renege"] == "traditional" and all(self.protected(c, led) for c in trumps):
                return list(hand)
            return trumps or list(hand)
        following = [c for c in hand if suit(c) == suit(led) and not self.is_trump(c)]
        return following + trumps if following else list(hand)

    def protected(self, card: str, led: str) -> bool:
        """7.10, renege: the three highest trumps, on the lead of a lower trump."""
        order = self.trump_order()
        top = rank(card) in ("5", "J") or card == ACE_OF_HEARTS
        return top and order.index(card) < order.index(led)

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trumps = [play for play in trick if self.is_trump(play[1])]
        if trumps:
            return min(trumps, key=lambda play: self.trump_order().index(play[1]))[0]
        order = plain_in_order(suit(trick[0][1]), self.options["plain_ace"] == "high")
        return min([play for play in trick if play[1] in order], key=lambda play: order.index(play[1]))[0]

    def trick_points(self, cards: list[str]) -> int:
        return 5

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        points = [0] * len(self.totals)
        best: list[tuple[int, int]] = []  # (place in the trump order, side of the winner)
        for trick in self.deal["tricks"]:
            winner = self.side(trick["winner"])
            points[winner] += 5
            if self.options["auction"] == "turned":
                continue  # 7.20
            best += [(self.trump_order().index(c), winner) for c in trick["cards"] if self.is_trump(c)]
        if best and self.options["bonus"]:  # 7.15
            points[min(best)[1]] += 5  # 5.1: the highest trump played in this deal
        if self.options["auction"] == "turned":
            return points
        mine = self.side(self.deal["declarer"])
        contract = self.deal["contract"]
        all_five = sum(n for s, n in enumerate(self.deal["taken"]) if self.side(s) == mine) == 5
        if contract == "30-60":
            points[mine], made = (
                (60, True) if all_five else (-self.options["thirty_for_sixty_fails"], False)
            )  # 5.3, 7.16
        elif contract == "60-120":
            points[mine], made = (120, True) if all_five else (-60, False)
        else:
            made = points[mine] >= int(contract)
            if not made:
                points[mine] = -int(contract)
        if self.options["rule_of_100"] == "no_defence" and made:
            for side, before in enumerate(self.totals_before):
                if side != mine and before >= 100:
                    points[side] = 0
        return points

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 7.21
            return self.best_of_all()
        over = [s for s, total in enumerate(self.totals) if total >= self.options["target"]]
        if self.options["auction"] == "turned":
            best = self.highest(over) if over else []
            return best if len(best) == 1 else None  # 7.20
        mine = self.side(self.deal["declarer"])
        if self.options["rule_of_90"] == "bid_to_win":  # 7.17
            made = self.deal["scores"][mine] > 0
            over = [s for s in over if self.totals_before[s] < 90 or (s == mine and made)]
        if not over:
            return None
        if mine in over and self.options["both_over"] == "bidder_first":
            return [mine]
        best = self.highest(over)
        return best if len(best) == 1 else None  # 6.2, 7.12: a tie means another deal
