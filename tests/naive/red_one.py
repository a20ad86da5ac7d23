"""Red One, from assets/games/red-one/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, Refused

COLOURS = ["R", "B", "G", "Y"]
WILD = ["BIRD", "RED1"]  # 1.4: trumps without a colour of their own
# 7.11: by deck, the numbers of each colour from the lowest, the cards of a hand and of the centre
DECKS = {
    "red_one": ([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 9, 6),
    "bird": ([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 9, 5),
    "ones": ([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1], 10, 5),
    "full": ([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 1], 13, 5),
    "full_low": ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 13, 5),
    "no_bird": ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 14, 0),
}
DECK_WILD = {"red_one": ["BIRD", "RED1"], "no_bird": []}  # 7.11: the others have the Bird
DECK_POINTS = {"red_one": 150, "bird": 120, "ones": 180, "full": 180, "full_low": 120, "no_bird": 100}


def number(card: str) -> int:
    return int(card[1:])


def counters(card: str, one: int = 0) -> int:
    """1.3: points of a card; 7.17: of a one."""
    if card in WILD:
        return {"BIRD": 20, "RED1": 30}[card]
    return {1: one, 5: 5, 10: 10, 14: 10}.get(number(card), 0)


class RedOne(Match):
    GAME = "red-one"
    OPTIONS = {
        "min_bid": (70, list(range(5, 241))),
        "bid_step": (5, [5, 1, 10]),
        "max_bid": (150, [150, 100, 120, 140, 160, 170, 180, 190, 200, 220, 240]),
        "check": (True, [True, False]),
        "check_limit": ("none", ["none", "player", "side"]),
        "all_pass": ("dealer_forced", ["dealer_forced", "redeal"]),
        "discard_points": ("none", ["none", "last_trick", "bidder"]),
        "discard_counters": ("allowed", ["allowed", "forbidden_unless_needed", "forbidden"]),
        "trump_time": ("after_discard", ["after_discard", "before_discard", "before_centre"]),
        "first_lead": ("declarer", ["declarer", "left_of_dealer", "left_of_declarer"]),
        "over_target": ("strict", ["strict", "reach"]),
        "target": (500, [500, 300, 700, 1000]),
        "last_deal": (0, list(range(21))),
        "deck": ("red_one", list(DECKS)),
        "bird": ("high", ["high", "low", "ten_and_a_half"]),
        "bird_play": ("follow", ["follow", "any_time"]),
        "ones_worth": (15, [15, 20]),
        "most_tricks": (False, [False, True]),
        "last_trick": (False, [False, True]),
        "turn_up": (True, [True, False]),
        "bird_lead": ("trump", ["trump"]),
        "set_scores": ("nothing", ["nothing"]),
    }
    PRESETS = {
        "As documented": {},
        "Tournament nest": {
            "discard_points": "last_trick",
            "first_lead": "left_of_dealer",
            "min_bid": 75,
            "all_pass": "redeal",
            "bird_play": "any_time",
        },
        "Kentucky": {"min_bid": 100, "discard_points": "last_trick", "over_target": "reach"},
        "Kentucky Discard": {
            "deck": "bird",
            "turn_up": False,
            "check": False,
            "all_pass": "redeal",
            "first_lead": "left_of_dealer",
            "discard_points": "last_trick",
            "over_target": "reach",
            "target": 300,
            "bird_play": "any_time",
        },
        "Buckeye": {
            "deck": "ones",
            "turn_up": False,
            "check": False,
            "all_pass": "redeal",
            "first_lead": "left_of_dealer",
            "discard_points": "last_trick",
            "over_target": "reach",
            "target": 300,
            "bird_play": "any_time",
        },
        "Kentucky Rook": {
            "deck": "ones",
            "min_bid": 100,
            "turn_up": False,
            "check": False,
            "discard_points": "last_trick",
        },
        "Full deck": {
            "deck": "full",
            "turn_up": False,
            "check": False,
            "min_bid": 100,
            "discard_points": "last_trick",
        },
        "Full deck, Bird low, most tricks": {
            "deck": "full",
            "turn_up": False,
            "check": False,
            "min_bid": 100,
            "discard_points": "last_trick",
            "bird": "low",
            "most_tricks": True,
        },
    }

    def check_combination(self) -> None:
        if self.options["max_bid"] not in (150, self.highest_bid()):
            raise Refused("7.17: not the highest bid of the deck")
        if self.options["min_bid"] > self.highest_bid():
            raise Refused("7.17: the lowest bid is higher than the highest")

    def numbers(self) -> list[int]:
        """The numbers of a colour, from the lowest."""
        return DECKS[self.options["deck"]][0]

    def highest_bid(self) -> int:
        """7.17: all points of the deck, and those for most tricks and for the last one."""
        top: int = DECK_POINTS[self.options["deck"]]
        if self.numbers()[-1] == 1 and self.options["ones_worth"] == 20:
            top += 4 * 5
        for bonus in ("most_tricks", "last_trick"):
            top += 20 if self.options[bonus] else 0
        return top

    def counts(self, card: str) -> int:
        """1.3 and 7.17."""
        return counters(card, self.options["ones_worth"] if self.numbers()[-1] == 1 else 0)

    def pack(self) -> list[str]:
        wild = DECK_WILD.get(self.options["deck"], ["BIRD"])
        return [c + str(n) for c in COLOURS for n in self.numbers()] + wild  # 1.1, 7.11

    def hand_size(self) -> int:
        return DECKS[self.options["deck"]][1]

    def centre_size(self) -> int:
        return DECKS[self.options["deck"]][2]

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.centre = talon
        self.shown = talon[:1] if self.options["turn_up"] else []  # 1.2, 7.14: the top one face up
        self.checks: list[int] = []  # the seats that checked, in order
        self.buried: list[str] = []

    # ---------------------------------------------------------------- auction (2)

    def auction_calls(self, seat: int) -> list[str]:
        calls = ["pass"]
        if self.may_check(seat):
            calls.append("check")
        step = self.options["bid_step"]
        standing = int(self.high_call) if self.high_call is not None else 0
        for amount in range(self.options["min_bid"], self.highest_bid() + 1):  # 2.2
            if amount % step == 0 and amount > standing:
                calls.append(str(amount))
        return calls

    def may_check(self, seat: int) -> bool:
        """2.4, and the option check_limit (7.3)."""
        if not self.options["check"] or self.high_seat is None:
            return False
        if self.high_seat != (seat + 2) % 4:
            return False
        if not any(self.side(s) != self.side(seat) for s in self.live):
            return False
        limit = self.options["check_limit"]
        if limit == "player" and seat in self.checks:
            return False
        return not (limit == "side" and any(self.side(s) == self.side(seat) for s in self.checks))

    def make_call(self, seat: int, text: str) -> None:
        if text == "check":
            self.checks.append(seat)  # changes nothing except the turn
            self.go_on_bidding(seat)
            return
        super().make_call(seat, text)

    def go_on_bidding(self, caller: int) -> None:
        forced = self.options["all_pass"] == "dealer_forced"
        if forced and len(self.live) == 1 and self.high_seat is None:
            # 2.7: after three passes the dealer takes the centre at min_bid
            self.high_seat = min(self.live)
            self.high_call = str(self.options["min_bid"])
        super().go_on_bidding(caller)

    def auction_won(self) -> None:
        self.set_teams(self.declaring_side())
        if self.centre_size() == 0:  # 7.11: nothing to take or to discard
            self.phase = "trump"
            return
        if self.options["trump_time"] == "before_centre":
            self.phase = "trump"
            return
        self.take_centre()
        self.phase = "give" if self.options["trump_time"] == "after_discard" else "trump"

    # ---------------------------------------------------------------- centre and trump (3)

    def take_centre(self) -> None:
        self.hands[self.deal["declarer"]] += self.centre

    def needed_counters(self, hand: list[str]) -> int:
        """7.6: how many counters must be discarded for lack of other cards."""
        return max(0, self.centre_size() - len([c for c in hand if self.counts(c) == 0]))

    def buriable_counters(self, hand: list[str]) -> list[str]:
        """7.6: the counters that may fill the gap."""
        mine = [c for c in hand if self.counts(c) > 0]
        needed = self.needed_counters(hand)
        if needed == 0:
            return []
        if self.options["discard_counters"] == "forbidden_unless_needed" and self.deal["trump"]:
            trumps = [c for c in mine if self.suit_of(c) == self.deal["trump"]]
            if len(trumps) >= needed:
                return trumps
        return mine

    def gift(self) -> dict[str, Any]:
        hand = self.hands[self.deal["declarer"]]
        size = self.centre_size()  # 3.1, 7.11
        if self.options["discard_counters"] == "allowed":
            return {"low": size, "high": size, "from": list(hand)}
        plain = [c for c in hand if self.counts(c) == 0]
        return {"low": size, "high": size, "from": plain + self.buriable_counters(hand)}

    def gift_allowed(self, cards: list[str]) -> bool:
        if self.options["discard_counters"] == "allowed":
            return True
        hand = self.hands[self.deal["declarer"]]
        return len([c for c in cards if self.counts(c) > 0]) == self.needed_counters(hand)

    def make_gift(self, cards: list[str]) -> None:
        declarer = self.deal["declarer"]
        self.hands[declarer] = [c for c in self.hands[declarer] if c not in cards]
        self.buried = list(cards)
        if self.deal["trump"] is None:
            self.phase = "trump"
        else:
            self.begin_tricks()

    def other_calls(self) -> list[str]:
        return [f"trump {c}" for c in COLOURS]

    def make_other_call(self, text: str) -> None:
        self.deal["trump"] = text[-1]
        time = self.options["trump_time"]
        if time == "after_discard" or self.centre_size() == 0:
            self.begin_tricks()
            return
        if time == "before_centre":
            self.take_centre()
        self.phase = "give"

    def begin_tricks(self) -> None:
        declarer, dealer = self.deal["declarer"], self.deal["dealer"]
        leaders = {
            "declarer": declarer,
            "left_of_dealer": self.left_of(dealer),
            "left_of_declarer": self.left_of(declarer),
        }
        self.start_play(leaders[self.options["first_lead"]])

    # ---------------------------------------------------------------- play (4)

    def suit_of(self, card: str) -> str:
        return str(self.deal["trump"]) if card in WILD else card[0]

    def legal_plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.table:
            return list(hand)
        led = self.suit_of(self.table[0][1])
        following = [c for c in hand if self.suit_of(c) == led]
        if following and self.options["bird_play"] == "any_time":  # 7.15
            return [c for c in hand if c in following or c == "BIRD"]
        return following or list(hand)

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        trumps = [play for play in trick if self.suit_of(play[1]) == self.deal["trump"]]
        led = [play for play in trick if self.suit_of(play[1]) == self.suit_of(trick[0][1])]

        return max(trumps or led, key=lambda play: self.height(play[1]))[0]

    def height(self, card: str) -> float:
        """4.7, 7.11 and 7.12: how high a card is in its colour, or the Bird among trumps."""
        if card == "RED1":
            return 1000
        if card == "BIRD":
            ten = self.numbers().index(10)
            return {"high": 100, "low": -1, "ten_and_a_half": ten + 0.5}[self.options["bird"]]
        return self.numbers().index(number(card))

    def trick_points(self, cards: list[str]) -> int:
        return sum(self.counts(c) for c in cards)

    # ---------------------------------------------------------------- score (5, 6)

    def score(self) -> list[int]:
        mine = self.side(self.deal["declarer"])
        points = [0, 0]
        for trick in self.deal["tricks"]:
            points[self.side(trick["winner"])] += trick["points"]
        extra = sum(self.counts(c) for c in self.buried)
        if self.options["discard_points"] == "last_trick":
            points[self.side(self.deal["tricks"][-1]["winner"])] += extra
        elif self.options["discard_points"] == "bidder":
            points[mine] += extra
        if self.options["most_tricks"]:  # 7.13
            won = [self.side(trick["winner"]) for trick in self.deal["tricks"]]
            if won.count(0) != won.count(1):
                points[0 if won.count(0) > won.count(1) else 1] += 20
        if self.options["last_trick"]:  # 7.16
            points[self.side(self.deal["tricks"][-1]["winner"])] += 20
        bid = int(self.deal["contract"])
        if points[mine] < bid:
            points[mine] = -bid
        return points

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 7.25
            return self.best_of_all()
        target = self.options["target"]
        strict = self.options["over_target"] == "strict"
        if not any(t > target if strict else t >= target for t in self.totals):
            return None
        best = self.highest([0, 1])
        return best if len(best) == 1 else None  # 6.2: equal totals mean another deal

    # ---------------------------------------------------------------- view

    def result(self, seat: int | None = None) -> dict[str, Any]:
        answer = super().result(seat)
        if seat is not None:  # record, One seat's view: the turned-up card is in shown
            answer["shown"] = self.shown if self.deals else []
        return answer
