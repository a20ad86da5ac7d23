"""Hearts, from assets/games/hearts/rules.md."""

from __future__ import annotations

import random
from typing import Any

from .common import Match, Refused, french_pack, rank, suit

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


class Hearts(Match):
    GAME = "hearts"
    OPTIONS = {
        "players": (4, [4, 3, 5]),
        "passing": (
            "cycle",
            ["cycle", "left", "right", "across", "none", "everyone", "second_left", "second_right"],
        ),
        "club_leads": (True, [True, False]),
        "safe_start": (True, [True, False]),
        "breaking": ("hearts", ["hearts", "queen", "any"]),
        "moon": ("others", ["others", "self", "choice"]),
        "jack": (False, [False, True]),
        "target": (100, [100, 50, 75, 150, 500]),
        "queen": (13, [13, 5, 25, 0]),
        "hearts": ("one", ["one", "spots"]),
        "high_spades": (False, [False, True]),
        "last_deal": (0, list(range(21))),
    }
    PRESETS = {
        "As documented": {},
        "Short evening": {"target": 50},
        "Omnibus": {"jack": True},
        "Spot Hearts": {"hearts": "spots", "queen": 25, "target": 500},
        "Black Maria": {
            "high_spades": True,
            "passing": "right",
            "club_leads": False,
            "safe_start": False,
            "breaking": "any",
        },
    }

    def check_combination(self) -> None:
        """7.2: four players have someone across, five a second one on each side."""
        if self.options["passing"] == "across" and self.options["players"] != 4:
            raise Refused("nobody is across")
        if self.options["passing"] in ("second_left", "second_right") and self.options["players"] != 5:
            raise Refused("the second player is the one across, or the neighbour")
        if self.options["high_spades"] and self.options["queen"] == 0:
            raise Refused("7.11: the king and ace count only if the queen does")

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        return seat  # everyone plays alone

    def pack(self) -> list[str]:
        """1.2: with three and five players twos are left out."""
        gone = {3: ["2D"], 4: [], 5: ["2D", "2C"]}[self.seats]
        return [card for card in french_pack() if card not in gone]

    def hand_size(self) -> int:
        return {3: 17, 4: 13, 5: 10}[self.seats]

    def auction_calls(self, seat: int) -> list[str]:
        raise AssertionError("nobody bids")

    def auction_won(self) -> None:
        raise AssertionError("nobody bids")

    def costs(self, card: str) -> bool:
        """5.1, 7.9, 7.11: the cards that count; perhaps without the queen of spades."""
        return self.cost_of(card) > 0

    def cost_of(self, card: str) -> int:
        """5.1, 7.9, 7.10, 7.11: points against who takes a card."""
        if suit(card) == "H":
            faces = {"J": 11, "Q": 12, "K": 13, "A": 14}
            return 1 if self.options["hearts"] == "one" else faces.get(rank(card)) or int(rank(card))
        if card == "QS":
            return int(self.options["queen"])
        if self.options["high_spades"]:
            return {"KS": 10, "AS": 7}.get(card, 0)
        return 0

    # ---------------------------------------------------------------- exchange (3)

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.deal["trump"] = "NT"
        self.deal["teams"] = [[seat] for seat in range(self.seats)]
        self.picked: dict[int, list[str]] = {}
        number = len(self.deals)
        ways = ["left", "right", "across", "stay"] if self.seats == 4 else ["left", "right", "stay"]
        if self.seats == 5 and self.options["passing"] == "everyone":
            ways = ["left", "right", "second_left", "second_right", "stay"]
        way = ways[(number - 1) % len(ways)]
        if self.options["passing"] in ("left", "right", "across", "second_left", "second_right"):
            way = str(self.options["passing"])
        if self.options["passing"] == "none":
            way = "stay"
        if way == "stay":
            self.begin_play()
            return
        self.phase = "give"
        self.steps = {
            "left": 1,
            "right": self.seats - 1,
            "across": 2,
            "second_left": 2,
            "second_right": self.seats - 2,
        }[way]

    def gift(self) -> dict[str, Any]:
        assert self.turn is not None
        return {"low": 3, "high": 3, "from": list(self.hands[self.turn])}

    def make_gift(self, cards: list[str]) -> None:
        assert self.turn is not None
        self.picked[self.turn] = list(cards)
        if len(self.picked) < self.seats:
            self.turn = self.left_of(self.turn)
            return
        for seat, picked in self.picked.items():
            self.hands[seat] = [card for card in self.hands[seat] if card not in picked]
        for seat, picked in self.picked.items():
            self.hands[(seat + self.steps) % self.seats] += picked
        self.begin_play()

    # ---------------------------------------------------------------- play (4)

    def lowest_club(self) -> str:
        return "3C" if self.seats == 5 else "2C"

    def begin_play(self) -> None:
        leader = self.left_of(self.deal["dealer"])
        if self.options["club_leads"]:
            leader = next(s for s in range(self.seats) if self.lowest_club() in self.hands[s])
        self.start_play(leader)

    def legal_plays(self, seat: int) -> list[str]:
        hand = list(self.hands[seat])
        first = len(self.deal["tricks"]) == (1 if self.table else 0)
        if not self.table:
            if first and self.options["club_leads"]:
                return [self.lowest_club()]
            others = [card for card in hand if suit(card) != "H"]
            return hand if self.hearts_may_be_led() or not others else others
        followed = [card for card in hand if suit(card) == suit(self.table[0][1])]
        if followed:
            return followed
        harmless = [card for card in hand if not self.costs(card)]
        return harmless if first and self.options["safe_start"] and harmless else hand

    def hearts_may_be_led(self) -> bool:
        if self.options["breaking"] == "any":
            return True
        played = [card for trick in self.deal["tricks"] for card in trick["cards"]]
        if self.options["breaking"] == "queen" and "QS" in played and self.costs("QS"):
            return True
        return any(suit(card) == "H" for card in played)

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        followed = [play for play in trick if suit(play[1]) == suit(trick[0][1])]
        return max(followed, key=lambda play: RANKS.index(rank(play[1])))[0]

    def trick_points(self, cards: list[str]) -> int:
        points = 0
        for card in cards:
            points += self.cost_of(card)
            if card == "JD" and self.options["jack"]:
                points -= 10
        return points

    # ---------------------------------------------------------------- score (5, 6)

    def end_deal(self) -> None:
        """7.6: the player who shot the moon may have to choose first."""
        if self.options["moon"] == "choice" and self.shot_by():
            self.phase, self.turn = "score", self.shot_by()[0]
            return
        super().end_deal()

    def other_calls(self) -> list[str]:
        return ["others", "self"]

    def make_other_call(self, text: str) -> None:
        self.chosen = text
        super().end_deal()

    def took(self) -> list[list[str]]:
        took: list[list[str]] = [[] for _ in range(self.seats)]
        for trick in self.deal["tricks"]:
            took[trick["winner"]] += trick["cards"]
        return took

    def shot_by(self) -> list[int]:
        """5.2: the player who took everything that counts, if there is one."""
        everything = [card for card in self.pack() if self.costs(card)]
        return [s for s in range(self.seats) if all(card in self.took()[s] for card in everything)]

    def score(self) -> list[int]:
        took, shot = self.took(), self.shot_by()
        everything = sum(self.cost_of(card) for card in self.pack())
        way = self.chosen if self.options["moon"] == "choice" and shot else self.options["moon"]
        points = []
        for seat in range(self.seats):
            if not shot:
                mine = sum(self.cost_of(card) for card in took[seat])
            elif way == "others":
                mine = 0 if seat in shot else everything
            else:
                mine = -everything if seat in shot else 0
            if self.options["jack"] and "JD" in took[seat]:
                mine -= 10
            points.append(mine)
        return points

    # ---------------------------------------------------------------- chance

    def random_deal(self, rng: random.Random, dealer: int) -> str:
        """Sometimes a hand takes every trick if nothing is passed."""
        line = super().random_deal(rng, dealer)
        if rng.random() > 0.2:
            return line
        best = sorted(self.pack(), key=lambda card: ("CSDH".index(suit(card)), -RANKS.index(rank(card))))
        hand, rest = best[: self.hand_size()], best[self.hand_size() :]
        rng.shuffle(rest)
        hands = [rest[i * len(hand) : (i + 1) * len(hand)] for i in range(self.seats - 1)]
        hands.insert(self.left_of(dealer), hand)
        return " | ".join([f"deal {dealer}", *(" ".join(each) for each in hands)])

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 7.12
            if len(self.deals) < self.options["last_deal"]:
                return None
        elif not any(total >= self.options["target"] for total in self.totals):
            return None
        best = sorted(self.totals)[0]
        return [seat for seat in range(self.seats) if self.totals[seat] == best]
