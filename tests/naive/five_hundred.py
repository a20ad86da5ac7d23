"""Five Hundred, from assets/games/five-hundred/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, rank, suit

SUITS = ["S", "C", "D", "H"]  # 2.2: S < C < D < H < NT
NAMES = [*SUITS, "NT"]
COLOUR_MATE = {"S": "C", "C": "S", "D": "H", "H": "D"}
PLAIN = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
JOKER = "JK"
MISERES = ("misere", "open-misere")


def level(call: str) -> int:
    """Number of tricks of a bid; 0 for a misere."""
    return 0 if call in MISERES else int(call.rstrip("SCDHNT"))


def strain(call: str) -> str:
    return call.lstrip("0123456789")


def value(call: str) -> int:
    """The value of a bid (2.7, 7.5).

    40 + 20 x suit index + 100 x (tricks - 6); misere 250, open misere 500.
    """
    if call == "misere":
        return 250
    if call == "open-misere":
        return 500
    return 40 + 20 * NAMES.index(strain(call)) + 100 * (level(call) - 6)


def is_joker(text: str) -> bool:
    return text.split(" ")[0] == JOKER


class FiveHundred(Match):
    GAME = "five-hundred"
    OPTIONS = {
        "defender_points": (False, [False, True]),
        "win_needs_contract": (False, [False, True]),
        "both_over": ("contractor", ["contractor", "highest"]),
        "slam_250": (False, [False, True]),
        "misere": (False, [False, True]),
        "open_misere_rank": ("above_10H", ["above_10H", "below_10H"]),
        "nt_joker": ("void_only", ["void_only", "free", "strict"]),
        "joker_nomination": ("any", ["any", "not_void"]),
        "redeal": ("same_dealer", ["same_dealer", "next_dealer"]),
        "kitty": (True, [True, False]),
        "target": (500, [500]),
    }
    PRESETS = {
        "As documented": {},
        "Australian": {"defender_points": True, "win_needs_contract": True, "slam_250": True, "misere": True},
        "Social": {"defender_points": True, "slam_250": True},
    }

    def pack(self) -> list[str]:
        red = [r + s for s in "DH" for r in PLAIN]
        black = [r + s for s in "SC" for r in PLAIN if r != "4"]
        return [*red, *black, JOKER]  # 1.1: 43 cards

    def hand_size(self) -> int:
        return 10

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.kitty = talon
        self.voids: list[set[str]] = [set() for _ in range(4)]  # suits in which a seat has shown void
        self.played: list[set[str]] = [set() for _ in range(4)]  # suits of which a seat has played a card

    # ---------------------------------------------------------------- auction (2)

    def ladder(self) -> list[str]:
        """All calls but pass, ascending."""
        calls = [f"{n}{s}" for n in range(6, 11) for s in NAMES]
        if self.options["misere"]:
            calls.insert(calls.index("8S"), "misere")  # beats any 7, beaten by any 8
            above = self.options["open_misere_rank"] == "above_10H"
            calls.insert(calls.index("10NT") if above else calls.index("10H"), "open-misere")
        return calls

    def auction_calls(self, seat: int) -> list[str]:
        calls = self.ladder()
        if self.high_call is not None:
            calls = calls[calls.index(self.high_call) + 1 :]
        # 7.5: misere may be bid only over a bid of 7
        if "misere" in calls and (self.high_call is None or level(self.high_call) != 7):
            calls.remove("misere")
        return ["pass", *calls]

    def dealer_after_pass_out(self) -> int:
        dealer: int = self.deal["dealer"]
        return dealer if self.options["redeal"] == "same_dealer" else self.left_of(dealer)

    def is_misere(self) -> bool:
        return self.deal["contract"] in MISERES

    def auction_won(self) -> None:
        declarer, contract = self.deal["declarer"], self.deal["contract"]
        self.deal["trump"] = "NT" if self.is_misere() else strain(contract)
        self.set_teams(self.declaring_side())
        if self.options["kitty"]:
            self.hands[declarer] += self.kitty
            self.phase = "give"
        else:
            self.start_play(declarer)

    # ---------------------------------------------------------------- kitty (3)

    def gift(self) -> dict[str, Any]:
        return {"low": 3, "high": 3, "from": list(self.hands[self.deal["declarer"]])}

    def make_gift(self, cards: list[str]) -> None:
        declarer = self.deal["declarer"]
        self.hands[declarer] = [c for c in self.hands[declarer] if c not in cards]
        self.start_play(declarer)  # 4.1: declarer leads

    # ---------------------------------------------------------------- play (4)

    def players(self) -> list[int]:
        partner = (self.deal["declarer"] + 2) % 4
        return [s for s in range(4) if not (self.is_misere() and s == partner)]  # the partner sits out

    def suit_of(self, text: str) -> str:
        """The suit a card belongs to; at no trump the joker has only the suit it named."""
        trump = self.deal["trump"]
        if is_joker(text):
            return text[-1] if " " in text else trump  # "JK as H"; a joker that follows at NT: "NT"
        if rank(text) == "J" and trump != "NT" and suit(text) == COLOUR_MATE[trump]:
            return str(trump)  # the left bower
        return suit(text)

    def legal_plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        at_nt = self.deal["trump"] == "NT"
        if not self.table:
            plain = [c for c in hand if not (at_nt and c == JOKER)]
            names = self.joker_names(seat) if at_nt and JOKER in hand else []
            return plain + [f"JK as {s}" for s in names]
        led = self.suit_of(self.table[0][1])
        following = [c for c in hand if self.suit_of(c) == led]
        if not at_nt or JOKER not in hand:
            return following or list(hand)
        if self.options["nt_joker"] == "void_only":
            return following or list(hand)  # never has to be played
        if self.options["nt_joker"] == "free":
            return [*following, JOKER] if following else list(hand)
        # strict: where it may be played it follows suit
        if self.strict_may_be(seat, led):
            return [*following, JOKER]
        if following:
            return following
        others = [c for c in hand if c != JOKER]
        return others or [JOKER]  # the last card may always be played

    def strict_may_be(self, seat: int, name: str) -> bool:
        """7.7, strict: whether the joker may be played as this suit."""
        holds = any(suit(c) == name for c in self.hands[seat] if c != JOKER)
        return name not in self.voids[seat] and (name not in self.played[seat] or not holds)

    def joker_names(self, seat: int) -> list[str]:
        """The suits that a leader at no trump may name for the joker."""
        strict = self.options["nt_joker"] == "strict"
        if strict and self.hands[seat] != [JOKER]:
            return [s for s in SUITS if self.strict_may_be(seat, s)]
        if self.options["joker_nomination"] == "not_void":
            return [s for s in SUITS if s not in self.voids[seat]] or SUITS  # all four void: any suit
        return SUITS

    def make_play(self, seat: int, text: str) -> None:
        if not is_joker(text):
            self.played[seat].add(suit(text))
            if self.table:
                led = self.suit_of(self.table[0][1])
                if self.suit_of(text) != led:
                    self.voids[seat].add(led)
        super().make_play(seat, text)

    def strength(self, text: str, led: str) -> int:
        """Higher wins; 0 for a card that cannot win."""
        trump = self.deal["trump"]
        if is_joker(text):
            return 300  # 1.6: above everything, at no-trumps too
        if self.suit_of(text) == trump:
            if rank(text) == "J":
                return 202 if suit(text) == trump else 201
            return 100 + PLAIN.index(rank(text))
        return 1 + PLAIN.index(rank(text)) if self.suit_of(text) == led else 0

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.suit_of(trick[0][1])
        return max(trick, key=lambda play: self.strength(play[1], led))[0]

    # ---------------------------------------------------------------- score (5, 6)

    def tricks_of(self, side: int) -> int:
        return sum(n for s, n in enumerate(self.deal["taken"]) if self.side(s) == side)

    def made(self) -> bool:
        tricks = self.tricks_of(self.side(self.deal["declarer"]))
        return tricks == 0 if self.is_misere() else tricks >= level(self.deal["contract"])

    def score(self) -> list[int]:
        contract = self.deal["contract"]
        mine = self.side(self.deal["declarer"])
        worth = value(contract)
        scores = [0, 0]
        if self.made():
            slam = self.options["slam_250"] and self.tricks_of(mine) == 10 and worth < 250
            scores[mine] = 250 if slam else worth
        else:
            scores[mine] = -worth
        if self.options["defender_points"] and not self.is_misere():
            scores[1 - mine] = 10 * self.tricks_of(1 - mine)
        return scores

    def match_winners(self) -> list[int] | None:
        mine = self.side(self.deal["declarer"])
        over = [s for s in (0, 1) if self.totals[s] >= 500]
        if self.options["win_needs_contract"]:
            over = [s for s in over if s == mine and self.made()]
        if len(over) == 2:
            over = [mine] if self.options["both_over"] == "contractor" else self.highest(over)
        if len(over) == 1:
            return over
        if len(over) == 2:
            return None  # 7.3: a tie means another deal
        under = [s for s in (0, 1) if self.totals[s] <= -500]
        return [1 - under[0]] if under else None

    # ---------------------------------------------------------------- view

    def show_hand(self, owner: int, viewer: int | None) -> Any:
        # record, One seat's view: an open misere's hand is shown once the three cards are given
        deal = self.deals[-1] if self.deals else {"contract": None}
        if deal["contract"] == "open-misere" and deal["taken"] is not None and owner == deal["declarer"]:
            return list(self.hands[owner])
        return super().show_hand(owner, viewer)
