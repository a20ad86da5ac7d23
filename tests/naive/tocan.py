"""Tocan, from assets/games/tocan/rules.md."""

from __future__ import annotations

import itertools
from typing import Any

from .common import Match, french_pack, rank, suit

ORDERS = ["CDHS", *sorted({"".join(p) for p in itertools.permutations("CDHS")} - {"CDHS"})]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


class Tocan(Match):
    GAME = "tocan"
    OPTIONS = {
        "no_trump": (False, [False, True]),
        "suit_order": ("CDHS", ORDERS),
        "opener_must_bid": (True, [True, False]),
        "min_bid": (1, [1, 2, 3, 4, 5, 6, 7]),
        "ace": ("high", ["high", "low"]),
        "target": (18, [18, 12, 24, 30]),
        "last_deal": (0, list(range(21))),
        "players": (4, [4, 3]),
    }
    PRESETS = {"As documented": {}, "With no trump": {"no_trump": True, "opener_must_bid": False}}

    def __init__(self, options: object = None) -> None:
        super().__init__(options)
        # 1.1: face-up row, hand and foundation pile of each player
        self.rows: list[list[str]] = [[] for _ in range(self.seats)]
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        return seat  # everyone plays alone

    def pack(self) -> list[str]:
        return french_pack()

    def hand_size(self) -> int:
        return 13

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.rows = [[] for _ in hands]
        self.hands = [[] for _ in hands]
        self.piles = [list(h) for h in hands]
        self.refill()  # 1.1: four turned up, three drawn

    def refill(self) -> None:
        """4.6: after each trick; face-up cards first."""
        for seat in range(self.seats):
            row, hand, pile = self.rows[seat], self.hands[seat], self.piles[seat]
            if not row:
                row += pile[:4]
                del pile[:4]
            if not hand:
                hand += pile[:3]
                del pile[:3]

    # ---------------------------------------------------------------- auction (2)

    def ladder(self) -> list[str]:
        names = list(self.options["suit_order"]) + (["NT"] if self.options["no_trump"] else [])
        return [f"{n}{s}" for n in range(self.options["min_bid"], 14) for s in names]

    def auction_calls(self, seat: int) -> list[str]:
        bids = self.ladder()
        if self.high_call is not None:
            return ["pass", *bids[bids.index(self.high_call) + 1 :]]
        opener = seat == self.left_of(self.deal["dealer"])
        return bids if opener and self.options["opener_must_bid"] else ["pass", *bids]

    def auction_won(self) -> None:
        self.deal["trump"] = self.deal["contract"].lstrip("0123456789")
        self.set_teams([self.deal["declarer"]])
        self.start_play(self.deal["declarer"])  # the differ leads

    # ---------------------------------------------------------------- play (4)

    def legal_plays(self, seat: int) -> list[str]:
        both = self.rows[seat] + self.hands[seat]
        if not self.table:
            return both
        tocan = suit(self.table[0][1])
        return [c for c in both if suit(c) == tocan] or both

    def remove_card(self, seat: int, card: str) -> None:
        zone = self.rows[seat] if card in self.rows[seat] else self.hands[seat]
        zone.remove(card)

    def cards_left(self, seat: int) -> int:
        return len(self.rows[seat]) + len(self.hands[seat]) + len(self.piles[seat])

    def after_trick(self) -> None:
        self.refill()

    def height(self, card: str) -> int:
        return -1 if self.options["ace"] == "low" and rank(card) == "A" else RANKS.index(rank(card))

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trumps = [play for play in trick if suit(play[1]) == self.deal["trump"]]
        tocans = [play for play in trick if suit(play[1]) == suit(trick[0][1])]
        return max(trumps or tocans, key=lambda play: self.height(play[1]))[0]

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        differ = self.deal["declarer"]
        bid = int(self.deal["contract"].rstrip("CDHSNT"))
        tricks = self.deal["taken"][differ]
        if tricks >= bid:
            return [tricks if s == differ else 0 for s in range(self.seats)]
        return [0 if s == differ else bid - tricks for s in range(self.seats)]

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 7.8
            return self.best_of_all()
        if max(self.totals) < self.options["target"]:
            return None
        return self.highest(list(range(self.seats)))  # 6.2: ties share the win

    # ---------------------------------------------------------------- view

    def show_hand(self, owner: int, viewer: int | None) -> Any:
        return {
            "row": list(self.rows[owner]),
            "hand": list(self.hands[owner]) if viewer in (None, owner) else None,
            "pile": list(self.piles[owner]) if viewer is None else None,  # unseen by the owner too
        }
