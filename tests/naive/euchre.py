"""Euchre, from assets/games/euchre/rules.md."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .common import Match, french_pack, rank, suit

SUITS = ["C", "D", "H", "S"]
RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
COLOUR_MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
FIRST = {24: "9", 25: "9", 28: "8", 32: "7", 33: "7"}  # the lowest rank of each deck (1.1, 7.2)


class Euchre(Match):
    GAME = "euchre"
    OPTIONS = {
        "players": (4, [4, 2, 3]),
        "deck": (24, [24, 25, 28, 32, 33]),
        "stick_dealer": (False, [False, True]),
        "assist_alone": (False, [False, True]),
        "alone_lead": ("left_of_dealer", ["left_of_dealer", "left_of_declarer"]),
        "alone_euchred": (2, [2, 4]),
        "target": (10, [10, 5, 7, 11, 15, 21]),
        "last_deal": (0, list(range(21))),
        "farmers_hand": ("off", ["off", "same", "mixed"]),
        "defend_alone": (False, [False, True]),
    }
    PRESETS = {
        "As documented": {},
        "Stick the dealer": {"stick_dealer": True},
        "Ontario": {"stick_dealer": True, "assist_alone": True},
        "British": {"deck": 25, "target": 11},
        "Farmer's hand": {"farmers_hand": "same"},
        "Railroad": {"deck": 33, "defend_alone": True},
        "Three players": {"players": 3},
        "Two players": {"players": 2, "target": 5},
    }

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        """7.1: two or three players play each alone."""
        return seat % 2 if self.options["players"] == 4 else seat

    def pack(self) -> list[str]:
        ranks = RANKS[RANKS.index(FIRST[self.options["deck"]]) :]
        jokers = ["JK"] if self.options["deck"] in (25, 33) else []
        return [card for card in french_pack() if rank(card) in ranks] + jokers

    def hand_size(self) -> int:
        return 5

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.turned, self.under = talon[0], talon[1:4]
        self.defenders: list[int] = []
        self.lone_defender: int | None = None
        self.passes = 0
        self.farmers = [s for s in self.round_from(self.left_of(self.deal["dealer"])) if self.swaps(s)]  # 7.9
        self.ask_farmer()

    # ---------------------------------------------------------------- making trump (2)

    def turned_suit(self) -> str:
        return "H" if self.turned == "JK" else suit(self.turned)  # 7.2

    def swaps(self, seat: int) -> list[str]:
        """7.9: three nines or three tens, or any three of them."""
        low = [c for c in self.pack() if c in self.hands[seat] and rank(c) in ("9", "10")]
        threes = [t for t in combinations(low, 3) if self.options["farmers_hand"] != "off"]
        if self.options["farmers_hand"] == "same":
            threes = [t for t in threes if len({rank(c) for c in t}) == 1]
        return [f"swap {' '.join(t)}" for t in threes]

    def ask_farmer(self) -> None:
        self.turn = self.farmers[0] if self.farmers else self.left_of(self.deal["dealer"])

    def auction_calls(self, seat: int) -> list[str]:
        if self.farmers:
            return ["keep", *self.swaps(seat)]
        if self.defenders:
            return ["together", "alone"]
        if self.passes < self.seats:
            suits = [self.turned_suit()]
        else:
            suits = [s for s in SUITS if s != self.turned_suit()]
        if self.seats < 4:
            bids = suits
        elif self.options["assist_alone"] and self.passes == 1:  # 7.4: the dealer's partner
            bids = [f"{s} alone" for s in suits]
        else:
            bids = suits + [f"{s} alone" for s in suits]
        stuck = self.options["stick_dealer"] and self.passes == 2 * self.seats - 1
        return bids if stuck else ["pass", *bids]

    def make_call(self, seat: int, text: str) -> None:
        if self.farmers:
            cards = text.split()[1:]
            if cards:
                self.hands[seat] = [c for c in self.hands[seat] if c not in cards] + self.under
            self.farmers = [] if cards else self.farmers[1:]
            self.ask_farmer()
            return
        if self.defenders:
            if text == "alone":
                self.lone_defender = seat
                self.deal["contract"] += f" {seat}"
            self.defenders = [] if text == "alone" else self.defenders[1:]
            self.go_on_defending()
            return
        if text != "pass":
            self.high_seat, self.high_call = seat, text
            self.close_auction()
            return
        self.passes += 1
        self.turn = self.left_of(seat)
        if self.passes == 2 * self.seats:
            self.pass_out()

    def is_alone(self) -> bool:
        return "alone" in str(self.deal["contract"])

    def auction_won(self) -> None:
        self.set_teams(self.declaring_side())
        self.deal["trump"] = self.deal["contract"][0]
        if self.options["defend_alone"] and self.is_alone():  # 7.10
            declarer = self.deal["declarer"]
            self.defenders = [s for s in self.round_from(declarer) if s not in self.declaring_side()]
        self.go_on_defending()

    def go_on_defending(self) -> None:
        if self.defenders:
            self.turn = self.defenders[0]
            return
        dealer = self.deal["dealer"]
        if self.deal["trump"] == self.turned_suit() and dealer in self.players():  # 3.1
            self.hands[dealer].append(self.turned)
            self.phase, self.turn = "give", dealer
        else:
            self.begin()

    def gift(self) -> dict[str, Any]:
        return {"low": 1, "high": 1, "from": list(self.hands[self.deal["dealer"]])}

    def make_gift(self, cards: list[str]) -> None:
        self.hands[self.deal["dealer"]].remove(cards[0])
        self.begin()

    # ---------------------------------------------------------------- play (4)

    def players(self) -> list[int]:
        out = [s for s in self.declaring_side() if s != self.deal["declarer"]] if self.is_alone() else []
        if self.lone_defender is not None:  # 7.10
            out.append((self.lone_defender + 2) % 4)
        return [s for s in range(self.seats) if s not in out]  # 2.5

    def begin(self) -> None:
        """4.1, 7.5: left of the dealer leads, or left of a declarer who is alone."""
        leader = self.left_of(self.deal["dealer"])
        if self.is_alone() and self.options["alone_lead"] == "left_of_declarer":
            leader = self.left_of(self.deal["declarer"])
        self.start_play(next(s for s in self.round_from(leader) if s in self.players()))

    def trumps(self) -> list[str]:
        """1.2, 7.2: the trumps, the highest first."""
        trump = self.deal["trump"]
        plain = [r + trump for r in reversed(RANKS) if r != "J"]
        return ["JK", "J" + trump, "J" + COLOUR_MATE[trump], *plain]

    def suit_of(self, card: str) -> str:
        return str(self.deal["trump"]) if card in self.trumps() else suit(card)

    def legal_plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.table:
            return list(hand)
        led = self.suit_of(self.table[0][1])
        return [c for c in hand if self.suit_of(c) == led] or list(hand)

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trumps = [(s, c) for s, c in trick if c in self.trumps()]
        if trumps:
            return min(trumps, key=lambda one: self.trumps().index(one[1]))[0]
        led = suit(trick[0][1])
        return max((one for one in trick if suit(one[1]) == led), key=lambda one: RANKS.index(rank(one[1])))[
            0
        ]

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        mine = self.side(self.deal["declarer"])
        tricks = sum(self.deal["taken"][s] for s in self.declaring_side())
        scores = [0] * len(self.totals)
        if tricks < 3:
            for other in range(len(scores)):
                if other != mine:  # 5.3, 7.6
                    scores[other] = self.options["alone_euchred"] if self.is_alone() else 2
                    if self.lone_defender is not None:  # 7.10
                        scores[other] = 4
        elif tricks < 5:
            scores[mine] = 1
        elif self.seats < 4:
            scores[mine] = self.seats  # 7.1
        else:
            scores[mine] = 4 if self.is_alone() else 2  # 5.1, 5.2
        return scores

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:
            return self.best_of_all()
        over = [s for s in range(len(self.totals)) if self.totals[s] >= self.options["target"]]
        best = max((self.totals[s] for s in over), default=0)
        return [s for s in over if self.totals[s] == best] or None

    def result(self, seat: int | None = None) -> dict[str, Any]:
        found = super().result(seat)
        if seat is not None:
            found["shown"] = [self.turned] if self.deals else []
        return found
