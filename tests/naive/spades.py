"""Spades, from assets/games/spades/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, french_pack, rank, suit

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


class Spades(Match):
    GAME = "spades"
    OPTIONS = {
        "players": (4, [4, 3, 6]),
        "partners": (True, [True, False]),
        "high": ("ace", ["ace", "jokers", "twos"]),
        "nil": (100, [100, 50, 0]),
        "failed_nil": ("bags", ["bags", "help"]),
        "board": (False, [False, True]),
        "hook": (False, [False, True]),
        "first_trick": ("free", ["free", "club"]),
        "breaking": ("broken", ["broken", "any"]),
        "bags": ("ten", ["ten", "free", "none", "minus"]),
        "target": (500, [500, 200, 250, 300, 400, 1000]),
        "floor": (-200, [-200, -500, 0]),
        "last_deal": (0, list(range(21))),
        "blind": ("off", ["off", "behind", "any"]),
    }
    PRESETS = {
        "As documented": {},
        "Short evening": {"target": 200},
        "No bags": {"bags": "free"},
        "Joker joker deuce deuce": {"high": "twos"},
        "Cutthroat": {"players": 3},
        "Solo": {"partners": False},
        "Three pairs": {"players": 6},
    }

    def __init__(self, options: object = None) -> None:
        super().__init__(options)
        self.bids: dict[int, str] = {}
        self.unseen: set[int] = set()  # seats that haven't looked at their cards
        self.bags = [0] * len(self.totals)

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        """2.3, 7.1, 7.3: partners sit across from each other, unless everyone plays alone."""
        alone = self.seats == 3 or not self.options["partners"]
        return seat if alone else seat % (self.seats // 2)

    def partners(self, seat: int) -> list[int]:
        return [s for s in range(self.seats) if self.side(s) == self.side(seat) and s != seat]

    def pack(self) -> list[str]:
        """1.1, 7.1, 7.2: what the deck leaves out depends on players and jokers."""
        cards = french_pack()
        if self.options["high"] == "ace":
            gone = {4: [], 3: ["2C"], 6: ["2C", "2D", "2H", "2S"]}[self.seats]
        else:
            cards += ["JL", "JK"]
            gone = [] if self.seats != 4 else ["2C", "2D" if self.options["high"] == "jokers" else "2H"]
        return [card for card in cards if card not in gone]

    def hand_size(self) -> int:
        return len(self.pack()) // self.seats

    def is_spade(self, card: str) -> bool:
        """7.2: jokers are spades, and so is a high two of diamonds."""
        return card in ("JK", "JL") or suit(card) == "S" or (card == "2D" and self.options["high"] == "twos")

    def suit_of(self, card: str) -> str:
        return "S" if self.is_spade(card) else suit(card)

    def height(self, card: str) -> int:
        """1.1, 7.2: the place of a card among those of its suit."""
        if self.options["high"] == "twos" and card in ("2S", "2D"):
            return {"2S": 20, "2D": 21}[card]
        return {"JL": 22, "JK": 23}.get(card) or RANKS.index(rank(card))

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.bids = {}
        self.unseen = {s for s in range(self.seats) if self.may_bid_blind(s)}
        self.deal["trump"] = "S"  # 1.3
        self.deal["teams"] = [
            [s for s in range(self.seats) if self.side(s) == side] for side in range(len(self.totals))
        ]

    # ---------------------------------------------------------------- bidding (2)

    def may_bid_blind(self, seat: int) -> bool:
        """7.14: only with a partner, and perhaps only 100 points behind."""
        if self.options["blind"] == "off" or self.options["nil"] == 0 or not self.partners(seat):
            return False
        return self.options["blind"] == "any" or max(self.totals) - self.totals[self.side(seat)] >= 100

    def auction_calls(self, seat: int) -> list[str]:
        calls = [str(n + 1) for n in range(self.hand_size())]
        if seat in self.unseen:
            calls = ["blind-nil"]
        elif self.options["nil"] != 0:
            calls.append("nil")
        if self.options["hook"] and seat == self.deal["dealer"]:  # 7.7
            said = sum(self.number(bid) for bid in self.bids.values())
            calls = [call for call in calls if said + self.number(call) != self.hand_size()]
        mates = self.partners(seat)
        if self.options["board"] and mates and mates[0] in self.bids:  # 7.6
            calls = [call for call in calls if self.number(self.bids[mates[0]]) + self.number(call) >= 4]
        return [*calls, "look"] if seat in self.unseen else calls

    def number(self, bid: str) -> int:
        return 0 if bid in ("nil", "blind-nil") else int(bid)

    def make_call(self, seat: int, text: str) -> None:
        self.unseen.discard(seat)
        if text == "look":
            return
        self.bids[seat] = text
        if len(self.bids) < self.seats:
            self.turn = self.left_of(seat)
            return
        leader = self.left_of(self.deal["dealer"])
        if self.options["first_trick"] == "club":  # 7.8
            leader = next(s for s in range(self.seats) if self.lowest_club() in self.hands[s])
        self.start_play(leader)

    def show_hand(self, owner: int, viewer: int | None) -> Any:
        return None if viewer in self.unseen else super().show_hand(owner, viewer)

    def auction_won(self) -> None:
        raise AssertionError("nobody wins the bidding")

    # ---------------------------------------------------------------- play (4)

    def lowest_club(self) -> str:
        return "2C" if "2C" in self.pack() else "3C"

    def legal_plays(self, seat: int) -> list[str]:
        hand = list(self.hands[seat])
        others = [card for card in hand if not self.is_spade(card)]
        first = len(self.deal["tricks"]) == (1 if self.table else 0)
        if not self.table:
            if first and self.options["first_trick"] == "club":
                return [self.lowest_club()]
            played = [card for trick in self.deal["tricks"] for card in trick["cards"]]
            broken = self.options["breaking"] == "any" or any(self.is_spade(card) for card in played)
            return hand if broken or not others else others
        led = self.suit_of(self.table[0][1])
        followed = [card for card in hand if self.suit_of(card) == led]
        if followed:
            return followed
        return others if first and self.options["first_trick"] == "club" and others else hand

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.suit_of(trick[0][1])
        spades = [play for play in trick if self.is_spade(play[1])]
        followed = [play for play in trick if self.suit_of(play[1]) == led]
        return max(spades or followed, key=lambda play: self.height(play[1]))[0]

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        points = []
        for side in range(len(self.totals)):
            seats = [s for s in range(self.seats) if self.side(s) == side]
            mine = 0
            failed = 0
            for seat in seats:
                if self.number(self.bids[seat]) == 0:
                    took = self.deal["taken"][seat]
                    worth = self.options["nil"] * (
                        2 if self.bids[seat] == "blind-nil" else 1
                    )  # 5.4, 7.4, 7.14
                    mine += -worth if took else worth
                    failed += took
            bid = sum(self.number(self.bids[s]) for s in seats)
            tricks = sum(self.deal["taken"][s] for s in seats if self.number(self.bids[s]) > 0)
            loose = failed  # 5.5
            if self.options["failed_nil"] == "help":  # 7.5
                tricks, loose = tricks + failed, 0
            if tricks >= bid:
                mine += 10 * bid
                loose += tricks - bid
            else:
                mine -= 10 * bid
            if self.options["bags"] in ("ten", "free"):  # 5.2, 7.10
                mine += loose
            elif self.options["bags"] == "minus":
                mine -= loose
            self.bags[side] += loose
            while self.options["bags"] == "ten" and self.bags[side] >= 10:  # 5.3
                self.bags[side] -= 10
                mine -= 100
            points.append(mine)
        return points

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:
            return self.best_of_all()
        low = self.options["floor"] != 0 and any(total <= self.options["floor"] for total in self.totals)
        if not low and not any(total >= self.options["target"] for total in self.totals):
            return None
        best = self.highest(list(range(len(self.totals))))
        return best if len(best) == 1 else None  # 6.2
