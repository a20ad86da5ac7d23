"""Five Hundred, from assets/games/five-hundred/rules.md."""

from __future__ import annotations

from typing import Any

from .common import Match, Refused, rank, suit

SUITS = ["S", "C", "D", "H"]  # 2.2: S < C < D < H < NT
NAMES = [*SUITS, "NT"]
COLOUR_MATE = {"S": "C", "C": "S", "D": "H", "H": "D"}
PLAIN = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A"]
JOKER, LOW_JOKER = "JK", "JL"
MISERES = ("misere", "open-misere", "double-nullo")
DECKS = {2: [33], 3: [33], 4: [43, 45, 46], 5: [53], 6: [63]}  # 8.1
OUT = 10  # 8.4: with two players, ten cards stay out of the deal


def level(call: str) -> int:
    """Number of tricks of a bid; 0 for a misere."""
    return 0 if call in MISERES else int(call.rstrip("SCDHNT"))


def strain(call: str) -> str:
    return call.lstrip("0123456789")


def is_joker(text: str) -> bool:
    return text.split(" ")[0] in (JOKER, LOW_JOKER)


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
        "target": (500, [500, 250, 1000]),
        "players": (4, [2, 3, 4, 5, 6]),
        "deck": (43, [33, 43, 45, 46, 53, 63]),
        "fives": ("called", ["called", "alone"]),
        "sixes": ("threes", ["threes", "pairs"]),
        "auction": ("rounds", ["rounds", "once"]),
        "six_level": ("bid", ["bid", "inkle", "none"]),
        "own_raise": (False, [False, True]),
        "schedule": ("avondale", ["avondale", "original"]),
        "floor": (True, [False, True]),
        "misere_when": ("seven", ["seven", "any"]),
        "misere_rank": ("below_8S", ["below_8S", "by_value"]),
        "misere_value": (250, [250, 230]),
        "nullo": ("single", ["single", "double"]),
        "nullo_kitty": (True, [True, False]),
        "nullo_joker": ("high", ["high", "low"]),
        "last_deal": (0, list(range(21))),
    }
    AMERICAN = {
        "auction": "once",
        "six_level": "inkle",
        "slam_250": True,
        "misere": True,
        "misere_when": "any",
        "misere_rank": "by_value",
        "defender_points": True,
    }
    PRESETS = {
        "As documented": {},
        "Australian": {"defender_points": True, "win_needs_contract": True, "slam_250": True, "misere": True},
        "Social": {"defender_points": True, "slam_250": True},
        "Australian, six hands": {
            "players": 6,
            "defender_points": True,
            "win_needs_contract": True,
            "slam_250": True,
            "misere": True,
        },
        "Australian, three hands": {"players": 3, "defender_points": True, "slam_250": True, "misere": True},
        "American": {"deck": 45, **AMERICAN},
        "American, two jokers": {"deck": 46, **AMERICAN},
        "Québec": {"deck": 46, "slam_250": True, "defender_points": True, "win_needs_contract": True},
        "Original of 1904, three hands": {"players": 3, "schedule": "original", "slam_250": True},
        "Five players, partner called": {"players": 5, "defender_points": True, "slam_250": True},
    }

    def full_options(self, given: object) -> dict[str, Any]:
        found = super().full_options(given)
        assert isinstance(given, dict)
        if "deck" not in given:  # 8.1: the usual deck of so many players
            found["deck"] = DECKS[found["players"]][0]
        return found

    def check_combination(self) -> None:
        if self.options["deck"] not in DECKS[self.options["players"]]:
            raise Refused("not a deck for so many players")

    def count_seats(self) -> int:
        return int(self.options["players"])

    def side(self, seat: int) -> int:
        """8.5 to 8.7: who keeps a score with whom."""
        players = self.options["players"]
        if players == 4 or (players == 6 and self.options["sixes"] == "threes"):
            return seat % 2
        return seat % 3 if players == 6 else seat

    def two_sides(self) -> bool:
        return len(self.totals) == 2

    def calls_partners(self) -> bool:
        return bool(self.options["players"] == 5) and self.options["fives"] == "called"

    def pack(self) -> list[str]:
        deck = self.options["deck"]
        lowest = {33: "7", 43: "4", 45: "4", 46: "4", 53: "2", 63: "2"}[deck]
        ranks = PLAIN[PLAIN.index(lowest) :]
        cards = [r + s for s in "DHSC" for r in ranks]
        if deck == 43:  # 1.1
            cards = [c for c in cards if c not in ("4S", "4C")]
        if deck == 63:  # 8.1
            cards = [c for c in cards if c not in ("13S", "13C")]
        else:
            cards = [c for c in cards if rank(c) not in ("11", "12", "13")]
        return [*cards, JOKER, *([LOW_JOKER] if deck == 46 else [])]

    def kitty_size(self) -> int:
        whole: int = self.options["deck"] - 10 * self.seats
        return whole - OUT if self.seats == 2 else whole

    def hand_size(self) -> int:
        return 10

    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        self.kitty = talon[: self.kitty_size()]
        self.voids: list[set[str]] = [set() for _ in hands]  # suits in which a seat has shown void
        self.played: list[set[str]] = [set() for _ in hands]  # suits of which a seat has played a card
        self.spoken: set[int] = set()
        self.raising = False  # 8.10: whether the highest bidder has been asked to raise the own bid

    # ---------------------------------------------------------------- auction (2)

    def value(self, call: str) -> int:
        """The value of a bid (2.7, 7.5, 8.11, 8.14)."""
        if call == "misere":
            return int(self.options["misere_value"])
        if call in ("open-misere", "double-nullo"):
            return 500
        of_six = 40 + 20 * NAMES.index(strain(call))
        if self.options["schedule"] == "original":
            return of_six * (level(call) - 5)
        return of_six + 100 * (level(call) - 6)

    def ladder(self) -> list[str]:
        """All calls but pass, ascending."""
        least = 7 if self.options["six_level"] == "none" else 6
        calls = [f"{n}{s}" for n in range(least, 11) for s in NAMES]
        if self.options["schedule"] == "original":  # worth more, or as much with more tricks
            calls.sort(key=lambda c: (self.value(c), level(c)))
        if not self.options["misere"]:
            return calls
        ladder = []
        for call in calls:
            # 7.5, 7.6, 8.14: each stands just below or just above a bid
            by_value = self.options["misere_rank"] == "by_value" or self.options["schedule"] == "original"
            higher = self.value(call) > self.value("misere") if by_value else call == "8S"
            if higher and "misere" not in ladder:
                ladder.append("misere")
            if call == "10H" and self.options["open_misere_rank"] == "below_10H":
                ladder.append("open-misere")
            ladder.append(call)
            if call == "10H" and self.options["open_misere_rank"] == "above_10H":
                ladder.append("open-misere")
        if self.options["nullo"] == "double" and self.options["players"] in (4, 6):  # 8.16
            ladder.insert(ladder.index("10NT"), "double-nullo")
        return ladder

    def auction_calls(self, seat: int) -> list[str]:
        calls = self.ladder()
        if self.high_call is not None:
            calls = calls[calls.index(self.high_call) + 1 :]
        # 7.5: misere may be bid only over a bid of 7
        any_time = self.options["misere_when"] == "any"
        if "misere" in calls and not any_time and (self.high_call is None or level(self.high_call) != 7):
            calls.remove("misere")
        return ["pass", *calls]

    def make_call(self, seat: int, text: str) -> None:
        self.spoken.add(seat)
        if self.raising and text == "pass":
            self.close_auction()
            return
        super().make_call(seat, text)

    def go_on_bidding(self, caller: int) -> None:
        if self.raising:
            self.close_auction()
            return
        if self.options["auction"] == "once":  # 8.8: one call each
            waiting = [s for s in self.round_from(self.left_of(caller)) if s not in self.spoken]
            if self.high_seat is None and not waiting:
                self.pass_out()
            elif not any(self.can_do_more_than_pass(s) for s in waiting):
                self.close_auction()
            else:
                self.turn = waiting[0]
            return
        alone = self.high_seat is not None and caller != self.high_seat and self.live == {self.high_seat}
        if self.options["own_raise"] and alone:
            assert self.high_seat is not None
            if self.can_do_more_than_pass(self.high_seat):
                self.raising, self.turn = True, self.high_seat
                return
        super().go_on_bidding(caller)

    def close_auction(self) -> None:
        assert self.high_call is not None
        if self.options["six_level"] == "inkle" and level(self.high_call) == 6:  # 8.9
            self.pass_out()
        else:
            super().close_auction()

    def dealer_after_pass_out(self) -> int:
        dealer: int = self.deal["dealer"]
        return dealer if self.options["redeal"] == "same_dealer" else self.left_of(dealer)

    def is_misere(self) -> bool:
        return self.deal["contract"] in MISERES

    def auction_won(self) -> None:
        declarer, contract = self.deal["declarer"], self.deal["contract"]
        self.deal["trump"] = "NT" if self.is_misere() else strain(contract)
        if not self.calls_partners():  # 8.6
            self.set_teams(self.declaring_side())
        # 7.10, 8.17: whether the kitty is taken
        if self.options["kitty"] and not (self.is_misere() and not self.options["nullo_kitty"]):
            self.hands[declarer] += self.kitty
            self.phase = "give"
        else:
            self.go_on_after_exchange()

    # ---------------------------------------------------------------- kitty (3)

    def gift(self) -> dict[str, Any]:
        count = self.kitty_size()
        return {"low": count, "high": count, "from": list(self.hands[self.deal["declarer"]])}

    def make_gift(self, cards: list[str]) -> None:
        declarer = self.deal["declarer"]
        self.hands[declarer] = [c for c in self.hands[declarer] if c not in cards]
        self.go_on_after_exchange()

    def go_on_after_exchange(self) -> None:
        if self.deal["teams"] is None and self.is_misere():
            self.set_teams(self.declaring_side())  # 8.15: nobody is picked
        if self.deal["teams"] is None:
            self.phase = "team"  # 8.6
        else:
            self.start_play(self.deal["declarer"])  # 4.1: declarer leads

    def other_calls(self) -> list[str]:
        """Nobody, one partner, or two where the bid is 8 or more (8.6)."""
        others = [s for s in range(5) if s != self.deal["declarer"]]
        picks = [f"team {s}" for s in others]
        if level(self.deal["contract"]) >= 8:
            picks += [f"team {s} {t}" for s in others for t in others if s < t]
        return ["team none", *picks]

    def make_other_call(self, text: str) -> None:
        partners = [int(word) for word in text.split(" ")[1:] if word != "none"]
        self.set_teams([self.deal["declarer"], *partners])
        self.start_play(self.deal["declarer"])

    # ---------------------------------------------------------------- play (4)

    def players(self) -> list[int]:
        partners = [s for s in self.declaring_side() if s != self.deal["declarer"]]
        sit_out = partners if self.deal["contract"] in ("misere", "open-misere") else []  # 7.5, 8.15, 8.16
        return [s for s in range(self.seats) if s not in sit_out]

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
            plain = [c for c in hand if not (at_nt and is_joker(c))]
            names = self.joker_names(seat) if at_nt else []
            return plain + [f"{c} as {s}" for c in hand if is_joker(c) for s in names]
        led = self.suit_of(self.table[0][1])
        following = [c for c in hand if self.suit_of(c) == led]
        jokers = [c for c in hand if is_joker(c)]
        if not at_nt or not jokers:
            return following or list(hand)
        if self.options["nt_joker"] == "void_only":
            return following or list(hand)  # never has to be played
        if self.options["nt_joker"] == "free":
            return [*following, *jokers] if following else list(hand)
        # strict: where it may be played it follows suit
        if self.strict_may_be(seat, led):
            return [*following, *jokers]
        if following:
            return following
        others = [c for c in hand if not is_joker(c)]
        return others or jokers  # the last card may always be played

    def strict_may_be(self, seat: int, name: str) -> bool:
        """7.7, strict: whether the joker may be played as this suit."""
        holds = any(suit(c) == name for c in self.hands[seat] if not is_joker(c))
        return name not in self.voids[seat] and (name not in self.played[seat] or not holds)

    def joker_names(self, seat: int) -> list[str]:
        """The suits that a leader at no trump may name for the joker."""
        strict = self.options["nt_joker"] == "strict"
        if strict and not all(is_joker(c) for c in self.hands[seat]):
            return [s for s in SUITS if self.strict_may_be(seat, s)]
        if self.options["joker_nomination"] == "not_void":
            return [s for s in SUITS if s not in self.voids[seat]] or SUITS  # all four void: any suit
        return SUITS

    def make_play(self, seat: int, text: str) -> None:
        joker = is_joker(text)
        # 7.7, 8.3: a joker counts as a card of the suit that it is played as
        self.played[seat].add(self.suit_of(self.table[0][1] if joker and self.table else text))
        # a joker may be thrown only by a player who is void, unless a house rule says otherwise (4.5, 7.7)
        if self.table and not (joker and self.options["nt_joker"] != "void_only"):
            led = self.suit_of(self.table[0][1])
            if self.suit_of(text) != led:
                self.voids[seat].add(led)
        super().make_play(seat, text)

    def strength(self, text: str, led: str) -> int:
        """Higher wins; 0 for a card that cannot win."""
        trump = self.deal["trump"]
        if is_joker(text) and self.is_misere() and self.options["nullo_joker"] == "low":
            return 0  # 8.18: it can take only a trick that it leads, since the first of equals wins
        if is_joker(text):
            return 301 if text.startswith(JOKER) else 300  # 1.6, 8.3: above everything, at no trump too
        if self.suit_of(text) == trump:
            if rank(text) == "J":
                return 202 if suit(text) == trump else 201
            return 100 + PLAIN.index(rank(text))
        return 1 + PLAIN.index(rank(text)) if self.suit_of(text) == led else 0

    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        led = self.suit_of(trick[0][1])
        return max(trick, key=lambda play: self.strength(play[1], led))[0]

    # ---------------------------------------------------------------- score (5, 6)

    def tricks_of(self, seats: list[int]) -> int:
        return sum(self.deal["taken"][s] for s in seats)

    def made(self) -> bool:
        tricks = self.tricks_of(self.deal["teams"][0])
        return tricks == 0 if self.is_misere() else tricks >= level(self.deal["contract"])

    def score(self) -> list[int]:
        team, defenders = self.deal["teams"]
        worth = self.value(self.deal["contract"])
        if not self.made():
            worth = -worth
        elif self.options["slam_250"] and self.tricks_of(team) == 10:
            worth = max(worth, 250)
        scores = [0] * len(self.totals)
        for seat in team:
            scores[self.side(seat)] = worth
        if self.options["defender_points"] and not self.is_misere():
            for seat in defenders:
                if self.calls_partners():  # 8.12: what the defenders took together
                    scores[seat] = 10 * self.tricks_of(defenders)
                else:
                    scores[self.side(seat)] += 10 * self.deal["taken"][seat]
        return scores

    def match_winners(self) -> list[int] | None:
        if self.options["last_deal"]:  # 8.19
            return self.best_of_all()
        mine, target = self.side(self.deal["declarer"]), self.options["target"]
        everyone = list(range(len(self.totals)))
        under = [s for s in everyone if self.totals[s] <= -target] if self.options["floor"] else []
        if under and not self.two_sides():  # 8.13
            best = self.highest(everyone)
            return best if len(best) == 1 else None
        over = [s for s in everyone if self.totals[s] >= target]
        if self.options["win_needs_contract"]:  # 8.13: picked partners too, but the declarer wins a tie
            declarers = [self.side(s) for s in self.deal["teams"][0]]
            over = [s for s in over if s in declarers and self.made()]
            if mine in over and self.totals[mine] == max(self.totals[s] for s in over):
                return [mine]
        if len(over) == 2 and self.two_sides() and self.options["both_over"] == "contractor":
            return [mine]
        if over:
            best = [s for s in over if self.totals[s] == max(self.totals[o] for o in over)]
            return best if len(best) == 1 else None  # 7.3: a tie means another deal
        return [1 - under[0]] if under else None

    # ---------------------------------------------------------------- view

    def show_hand(self, owner: int, viewer: int | None) -> Any:
        # record, One seat's view: an open misere's hand is shown once the three cards are given
        deal = self.deals[-1] if self.deals else {"contract": None}
        if deal["contract"] == "open-misere" and deal["taken"] is not None and owner == deal["declarer"]:
            return list(self.hands[owner])
        return super().show_hand(owner, viewer)
