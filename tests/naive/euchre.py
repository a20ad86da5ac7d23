"""Euchre, from assets/games/euchre/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, french_pack, rank, suit

SUITS = ["C", "D", "H", "S"]
RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
COLOUR_MATE = {"C": "S", "S": "C", "D": "H", "H": "D"}
FIRST = {24: "9", 25: "9", 28: "8", 32: "7", 33: "7"}  # the lowest rank of each deck (1.1, 7.1)


class Euchre(Match):
    GAME = "euchre"
    OPTIONS = {
        "deck": (24, [24, 25, 28, 32, 33]),
        "stick_dealer": (False, [False, True]),
        "alone_lead": ("left_of_dealer", ["left_of_dealer", "left_of_declarer"]),
        "target": (10, [10, 5, 7, 11, 21]),
        "last_deal": (0, [0, 4, 5, 6, 8, 10, 12, 16, 20]),
    }
    PRESETS = {
        "As documented": {},
        "Stick the dealer": {"stick_dealer": True},
        "British": {"deck": 25, "target": 11},
    }

    def pack(self) -> list[str]:
        ranks = RANKS[RANKS.index(FIRST[self.options["deck"]]) :]
        jokers = ["JK"] if self.options["deck"] in (25, 33) else []
        return [card for card in french_pack() if rank(card) in ranks] + jokers

    def hand_size(self) -> int:
        return 5

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.turned = talon[0]
        self.passes = 0

    # ---------------------------------------------------------------- making trump (2)

    def turned_suit(self) -> str:
        return "H" if self.turned == "JK" else suit(self.turned)  # 7.1

    def auction_calls(self, seat: int) -> list[str]:
        if self.passes < 4:
            suits = [self.turned_suit()]
        else:
            suits = [s for s in SUITS if s != self.turned_suit()]
        bids = suits + [f"{s} alone" for s in suits]
        return bids if self.passes == 7 and self.options["stick_dealer"] else ["pass", *bids]

    def make_call(self, seat: int, text: str) -> None:
        if text != "pass":
            self.high_seat, self.high_call = seat, text
            self.close_auction()
            return
        self.passes += 1
        self.turn = self.left_of(seat)
        if self.passes == 8:
            self.pass_out()

    def is_alone(self) -> bool:
        return str(self.deal["contract"]).endswith("alone")

    def auction_won(self) -> None:
        self.set_teams(self.declaring_side())
        self.deal["trump"] = self.deal["contract"][0]
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
        return [s for s in range(4) if s not in out]  # 2.5

    def begin(self) -> None:
        """4.1, 7.3: left of the dealer leads, or left of a declarer who is alone."""
        leader = self.left_of(self.deal["dealer"])
        if self.is_alone() and self.options["alone_lead"] == "left_of_declarer":
            leader = self.left_of(self.deal["declarer"])
        self.start_play(leader if leader in self.players() else self.left_of(leader))

    def trumps(self) -> list[str]:
        """1.2, 7.1: the trumps, the highest first."""
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
        scores = [0, 0]
        if tricks < 3:
            scores[1 - mine] = 2  # 5.3
        elif tricks < 5:
            scores[mine] = 1
        else:
            scores[mine] = 4 if self.is_alone() else 2  # 5.1, 5.2
        return scores

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:
            return self.best_of_all()
        over = [s for s in range(2) if self.totals[s] >= self.options["target"]]
        return over or None

    def result(self, seat: int | None = None) -> dict[str, Any]:
        found = super().result(seat)
        if seat is not None:
            found["shown"] = [self.turned] if self.deals else []
        return found
