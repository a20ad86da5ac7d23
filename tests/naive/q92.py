"""92Q, from assets/games/92q/rules.md."""

from __future__ import annotations

import itertools

from .common import Match, Refused, french_pack, rank, suit

SUITS = ["C", "D", "H", "S"]
PLAIN = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
TRUMP = ["2", "3", "4", "5", "6", "7", "8", "10", "J", "K", "A", "9", "Q"]  # 1.4, low to high
LEFT = {"C": "S", "S": "C", "D": "H", "H": "D"}


class Q92(Match):
    GAME = "92q"
    OPTIONS = {
        "players": (4, [4, 6, 8]),
        "min_bid": (1, list(range(1, 14))),
        "suit_rank": (False, [False, True]),
        "tie": ("play_on", ["play_on", "share"]),
        "two_conversion": (True, [True, False]),
        "target": (92, [92]),
        "last_deal": (0, list(range(21))),
    }
    PRESETS = {"As documented": {}, "Ranked suits": {"suit_rank": True}}

    def check_combination(self) -> None:
        if self.options["min_bid"] > self.hand_size():  # record: 1 to the size of a hand
            raise Refused("min_bid is greater than a hand")

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        return seat  # 5.1: individual scores

    def pack(self) -> list[str]:
        return french_pack()

    def hand_size(self) -> int:
        return 52 // int(self.options["players"])  # 1.1: 13 / 8 / 6

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        pass

    # ---------------------------------------------------------------- auction (2)

    def higher(self, bid: str) -> bool:
        if self.high_call is None:
            return True
        tricks, standing = int(bid[:-1]), int(self.high_call[:-1])
        if self.options["suit_rank"] and tricks == standing:
            return SUITS.index(bid[-1]) > SUITS.index(self.high_call[-1])
        return tricks > standing

    def auction_calls(self, seat: int) -> list[str]:
        bids = [f"{n}{s}" for n in range(self.options["min_bid"], self.hand_size() + 1) for s in SUITS]
        return ["pass", *[b for b in bids if self.higher(b)]]

    def auction_won(self) -> None:
        self.deal["trump"] = self.deal["contract"][-1]
        self.phase = "team"

    # ---------------------------------------------------------------- teams (3)

    def other_calls(self) -> list[str]:
        others = [s for s in range(self.seats) if s != self.deal["declarer"]]
        picks = itertools.combinations(others, self.seats // 2 - 1)
        return ["team " + " ".join(str(s) for s in pick) for pick in picks]

    def make_other_call(self, text: str) -> None:
        self.set_teams([self.deal["declarer"], *[int(s) for s in text.split(" ")[1:]]])
        self.start_play(self.left_of(self.deal["dealer"]))  # 4.1: left of the dealer leads

    # ---------------------------------------------------------------- play (4)

    def legal_plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.table:
            return list(hand)
        led = suit(self.table[0][1])
        return [c for c in hand if suit(c) == led] or list(hand)

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trump = self.deal["trump"]
        left = LEFT[trump]
        led = suit(trick[0][1])

        def effective(card: str) -> str:
            return led if suit(card) == left and led != left else suit(card)

        all_follow = all(effective(card) == led for _, card in trick)
        if not self.options["two_conversion"]:  # 7.5: a thrown Left card makes all twos low
            all_follow = all(suit(card) == led for _, card in trick)
        winning = trump if any(effective(card) == trump for _, card in trick) else led
        order = TRUMP if winning == trump else PLAIN

        def height(play: tuple[int, str]) -> int:
            if rank(play[1]) == "2" and all_follow:
                return 100
            return order.index(rank(play[1]))

        # 4.7: max keeps the first of equal cards
        return max([play for play in trick if effective(play[1]) == winning], key=height)[0]

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        taken = self.deal["taken"]
        team, others = self.deal["teams"]
        made = sum(taken[s] for s in team) >= int(self.deal["contract"][:-1])
        scoring = team if made else others
        sweep = sum(taken[s] for s in scoring) == self.hand_size()
        return [(9 if sweep else 3) * taken[s] if s in scoring else 0 for s in range(self.seats)]

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 7.6
            return self.best_of_all()
        if max(self.totals) < self.options["target"]:
            return None
        best = self.highest(list(range(self.seats)))
        if len(best) > 1 and self.options["tie"] == "play_on":
            return None
        return best
