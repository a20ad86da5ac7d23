"""Oh Hell, from assets/games/oh-hell/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, Refused, french_pack, rank, suit

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


class OhHell(Match):
    GAME = "oh-hell"
    OPTIONS = {
        "players": (4, [4, 2, 3, 5, 6, 7, 8]),
        "deals": ("down_up", ["down_up", "up_down", "down"]),
        "cards": ("most", ["most", "13", "12", "11", "9", "8", "7", "6", "5", "4", "3", "2", "1"]),
        "hook": (True, [True, False]),
        "scoring": ("exact", ["exact", "tricks", "distance", "ten_plus_square"]),
        "small_none": (False, [False, True]),
        "trump": (True, [True, False]),
        "penalty": (0, [0, 5, 10]),
        "last_trump": ("turned", ["turned", "none"]),
        "blind": (False, [False, True]),
        "trumps": ("turned", ["turned", "order", "S", "H", "D", "C"]),
    }
    PRESETS = {
        "As documented": {},
        "Short evening": {"deals": "down", "cards": "7"},
        "Every trick counts": {"scoring": "tricks"},
    }

    def __init__(self, options: object = None) -> None:
        super().__init__(options)
        self.bids: dict[int, int] = {}
        self.turned: list[str] = []

    def check_combination(self) -> None:
        """7.3: at most as many cards as this number of players can have; 7.8: one penalty."""
        players = int(self.options["players"])
        most = 13 if players in (2, 4) else {6: 8, 7: 7, 8: 6}.get(players, 10)
        if self.options["cards"] != "most" and int(self.options["cards"]) > most:
            raise Refused("the deck has not so many cards")
        if self.options["scoring"] == "distance" and self.options["penalty"] != 0:
            raise Refused("two penalties")

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        return seat  # everyone plays alone

    def pack(self) -> list[str]:
        return french_pack()

    def schedule(self) -> list[int]:
        """1.2: the cards of every deal of the match."""
        if self.options["cards"] == "most":
            first = 10 if self.seats <= 5 else {6: 8, 7: 7, 8: 6}[self.seats]
        else:
            first = int(self.options["cards"])
        down = [first - i for i in range(first)]
        up = [i + 1 for i in range(first)]
        if self.options["deals"] == "down":
            return down
        return down + up[1:] if self.options["deals"] == "down_up" else up + down[1:]

    def hand_size(self) -> int:
        done = len([deal for deal in self.deals if deal["scores"] is not None])
        return self.schedule()[done] if done < len(self.schedule()) else 0

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.bids = {}
        self.cards_each = len(hands[0])
        self.turned = []
        if not self.options["trump"]:
            self.deal["trump"] = "NT"
        elif self.options["last_trump"] == "none" and self.cards_each == max(self.schedule()):
            self.deal["trump"] = "NT"  # 7.9: the deals with the most cards
        elif self.options["trumps"] == "order":  # 7.11
            self.deal["trump"] = ["S", "H", "D", "C", "NT"][(len(self.deals) - 1) % 5]
        elif self.options["trumps"] != "turned":
            self.deal["trump"] = self.options["trumps"]
        elif not talon:
            self.deal["trump"] = "NT"  # 7.3: no card is left to turn up
        else:
            self.turned = talon[:1]
            self.deal["trump"] = suit(talon[0])
        self.deal["teams"] = [[seat] for seat in range(self.seats)]

    # ---------------------------------------------------------------- bidding (2)

    def auction_calls(self, seat: int) -> list[str]:
        calls = [str(n) for n in range(self.cards_each + 1)]
        if self.options["hook"] and not self.options["blind"] and seat == self.deal["dealer"]:
            hooked = self.cards_each - sum(self.bids.values())
            calls = [call for call in calls if int(call) != hooked]
        return calls

    def make_call(self, seat: int, text: str) -> None:
        self.bids[seat] = int(text)
        if len(self.bids) == self.seats:
            self.start_play(self.left_of(self.deal["dealer"]))
        else:
            self.turn = self.left_of(seat)

    def auction_won(self) -> None:
        raise AssertionError("nobody wins a bidding of exact bids")

    # ---------------------------------------------------------------- play (4)

    def legal_plays(self, seat: int) -> list[str]:
        hand = list(self.hands[seat])
        if not self.table:
            return hand
        return [card for card in hand if suit(card) == suit(self.table[0][1])] or hand

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trumps = [play for play in trick if suit(play[1]) == self.deal["trump"]]
        followed = [play for play in trick if suit(play[1]) == suit(trick[0][1])]
        return max(trumps or followed, key=lambda play: RANKS.index(rank(play[1])))[0]

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        points = []
        for seat in range(self.seats):
            bid, took = self.bids[seat], self.deal["taken"][seat]
            if bid == took:
                tricks = bid**2 if self.options["scoring"] == "ten_plus_square" else took
                points.append(tricks + (5 if bid == 0 and self.options["small_none"] else 10))
            elif self.options["scoring"] == "tricks":
                points.append(took - self.options["penalty"] * abs(bid - took))
            elif self.options["scoring"] == "distance":
                points.append(min(bid - took, took - bid))
            else:
                points.append(-self.options["penalty"] * abs(bid - took))
        return points

    def match_winners(self) -> list[int] | None:
        if len(self.deals) < len(self.schedule()):
            return None
        return self.highest(list(range(self.seats)))

    def result(self, seat: int | None = None) -> dict[str, Any]:
        found = super().result(seat)
        if seat is not None:
            found["shown"] = list(self.turned)
        return found
