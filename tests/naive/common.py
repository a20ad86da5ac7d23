"""What all games share: header, log lines, auction, tricks and result object.

In each game's module, paragraph numbers are those of its rules page; "record" is docs/record.md.
Cards are strings, as in a record. Every list is searched; nothing is precomputed.
"""

from __future__ import annotations

import copy
import pickle
import random
from abc import ABC, abstractmethod
from typing import Any


class Refused(Exception):
    """An input that the rules or the format don't allow; the match is unchanged."""


def suit(card: str) -> str:
    """Printed suit of a card of the French pack: 'S', 'C', 'D' or 'H'."""
    return card[-1]


def rank(card: str) -> str:
    """Printed rank of a card of the French pack: 'A', 'K', ... '10', ... '2'."""
    return card[:-1]


def french_pack() -> list[str]:
    return [r + s for s in "CDHS" for r in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")]


def split_at(words: list[str], mark: str) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == mark:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def same(value: object, listed: object) -> bool:
    """Whether values are equal and of the same JSON type (record, The file).

    70.0, true and "70" are not 70.
    """
    return type(value) is type(listed) and value == listed


class Match(ABC):
    """One match: feed it the lines of a log, and read the result object at any time."""

    GAME = ""
    # option name -> (default, list of the allowed values, default included)
    OPTIONS: dict[str, tuple[Any, list[Any]]] = {}
    # preset name -> the options that differ from the default
    PRESETS: dict[str, dict[str, Any]] = {}

    def __init__(self, options: object = None) -> None:
        self.options = self.full_options({} if options is None else options)
        self.check_combination()
        self.seats = self.count_seats()
        self.totals = [0] * (max(self.side(s) for s in range(self.seats)) + 1)
        self.winners: list[int] | None = None
        self.phase = "deal-over"
        self.turn: int | None = None
        self.deals: list[dict[str, Any]] = []
        self.next_dealer: int | None = None
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.live: set[int] = set()
        self.high_seat: int | None = None
        self.high_call: str | None = None
        self.table: list[tuple[int, str]] = []

    # ---------------------------------------------------------------- options

    def full_options(self, given: object) -> dict[str, Any]:
        if not isinstance(given, dict):
            raise Refused("options must be an object")
        for name, value in given.items():
            if name not in self.OPTIONS:
                raise Refused(f"unknown option {name}")
            if not any(same(value, listed) for listed in self.OPTIONS[name][1]):
                raise Refused(f"option {name} has no value {value!r}")
        return {name: given.get(name, default) for name, (default, _) in self.OPTIONS.items()}

    def check_combination(self) -> None:  # noqa: B027 (some games have nothing to refuse)
        """Refuse values that exclude each other."""

    def count_seats(self) -> int:
        return 4

    def side(self, seat: int) -> int:
        """Index into totals. 0: side 0 = seats 0, 2; side 1 = seats 1, 3."""
        return seat % 2

    # ---------------------------------------------------------------- what every game must define

    @abstractmethod
    def pack(self) -> list[str]:
        """All cards of the deck."""

    @abstractmethod
    def hand_size(self) -> int:
        """Cards dealt to each seat."""

    def talon_size(self) -> int:
        return len(self.pack()) - self.seats * self.hand_size()

    @abstractmethod
    def take_deal(self, hands: list[list[str]], talon: list[str]) -> None:
        """The cards have been dealt; the auction follows."""

    @abstractmethod
    def auction_calls(self, seat: int) -> list[str]:
        """Legal calls of the seat in the auction, as in a record."""

    @abstractmethod
    def auction_won(self) -> None:
        """Start the next phase after the auction: high_seat declares high_call."""

    def other_calls(self) -> list[str]:
        """Legal calls in the phases trump, team and score."""
        raise NotImplementedError

    def make_other_call(self, text: str) -> None:
        raise NotImplementedError

    def gift(self) -> dict[str, Any]:
        """{"low", "high", "from"} of the seat to act."""
        raise NotImplementedError

    def gift_allowed(self, cards: list[str]) -> bool:
        return True

    def make_gift(self, cards: list[str]) -> None:
        raise NotImplementedError

    @abstractmethod
    def legal_plays(self, seat: int) -> list[str]:
        """The cards that the seat may play, as in a record."""

    @abstractmethod
    def trick_winner(self, trick: list[tuple[int, str]]) -> int:
        """The seat that takes a complete trick."""

    def trick_points(self, cards: list[str]) -> int:
        return 0  # record, The result: points

    def after_trick(self) -> None:  # noqa: B027 (in some games nothing does)
        """Hook between two tricks."""

    @abstractmethod
    def score(self) -> list[int]:
        """The points of each side for the deal that is over."""

    @abstractmethod
    def match_winners(self) -> list[int] | None:
        """The sides that have won the match; None while it goes on."""

    # ---------------------------------------------------------------- lines

    def feed(self, line: object) -> None:
        """Apply an entry of the log; raise Refused, and change nothing, if it is illegal."""
        if not isinstance(line, str):
            raise Refused("an entry must be text")
        words = line.split(" ")
        if "" in words:  # record: exactly one space between words; blank entries are errors
            raise Refused("blank entry or more than one space")
        if self.phase == "match-over":
            raise Refused("the match is over")
        if words[0] == "deal":
            self.feed_deal(words)
        elif words[0] == "stock":
            self.feed_stock(words[1:])
        else:
            self.feed_action(words)

    def seat_number(self, word: str) -> int:
        names = [str(s) for s in range(self.seats)]
        if word not in names:
            raise Refused(f"no seat {word}")
        return names.index(word)

    def feed_deal(self, words: list[str]) -> None:
        if self.phase != "deal-over":
            raise Refused("no deal is due")
        head, *parts = split_at(words, "|")
        if len(head) != 2:
            raise Refused("deal DEALER | ...")
        dealer = self.seat_number(head[1])
        if self.next_dealer is not None and dealer != self.next_dealer:
            raise Refused("another seat deals")
        talon: list[str] = []
        if self.talon_size() > 0:  # record: the talon is omitted when empty
            if parts and parts[-1][:1] == ["talon"]:
                talon = parts.pop()[1:]
            else:
                raise Refused("the talon is missing")
        if [len(hand) for hand in parts] != [self.hand_size()] * self.seats or len(
            talon
        ) != self.talon_size():
            raise Refused("wrong number of cards")
        if sorted(sum(parts, talon)) != sorted(self.pack()):
            raise Refused("not the cards of the pack")
        self.deals.append(
            {
                "dealer": dealer,
                "declarer": None,
                "contract": None,
                "trump": None,
                "teams": None,
                "tricks": [],
                "taken": None,
                "scores": None,
            }
        )
        self.hands = [list(hand) for hand in parts]
        self.table = []
        self.live = set(range(self.seats))
        self.high_seat = self.high_call = None
        self.phase = "auction"
        self.turn = self.left_of(dealer)  # left of the dealer speaks first, in every game
        self.take_deal(parts, talon)

    def feed_stock(self, cards: list[str]) -> None:
        raise Refused("no stock is due")

    def feed_action(self, words: list[str]) -> None:
        seat = self.seat_number(words[0])
        if seat != self.turn:
            raise Refused("another seat is asked")
        ask = self.ask()
        assert ask is not None
        if len(words) < 2 or words[1] != ask["kind"]:
            raise Refused(f"a {ask['kind']} is due")
        if ask["kind"] == "give":
            self.check_gift(words[2:], ask)
            self.make_gift(words[2:])
            return
        text = " ".join(words[2:])
        if text not in ask["legal"]:
            raise Refused(f"{text} is not legal")
        if self.phase == "auction":
            self.make_call(seat, text)
        elif self.phase == "play":
            self.make_play(seat, text)
        else:
            self.make_other_call(text)

    def check_gift(self, cards: list[str], ask: dict[str, Any]) -> None:
        if len(set(cards)) != len(cards) or not set(cards) <= set(ask["from"]):
            raise Refused("cards that cannot be given")
        if not ask["low"] <= len(cards) <= ask["high"]:
            raise Refused("wrong number of cards given")
        if not self.gift_allowed(cards):
            raise Refused("these cards may not be given together")

    # ---------------------------------------------------------------- helpers

    @property
    def deal(self) -> dict[str, Any]:
        return self.deals[-1]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def round_from(self, seat: int) -> list[int]:
        """All seats clockwise, starting with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # ---------------------------------------------------------------- auction

    def make_call(self, seat: int, text: str) -> None:
        if text == "pass":
            self.live.remove(seat)
        else:
            self.high_seat, self.high_call = seat, text
        self.go_on_bidding(seat)

    def go_on_bidding(self, caller: int) -> None:
        """Close the auction, pass the deal out, or find the next seat to speak."""
        if not self.live:
            self.pass_out()
            return
        others = [s for s in self.live if s != self.high_seat]
        if self.high_seat is not None and not any(self.can_do_more_than_pass(s) for s in others):
            self.close_auction()
            return
        # the high bidder is never asked to bid again (Red One, rules 2.5)
        self.turn = next(s for s in self.round_from(self.left_of(caller)) if s in others)

    def can_do_more_than_pass(self, seat: int) -> bool:
        return any(c not in ("pass", "check") for c in self.auction_calls(seat))

    def close_auction(self) -> None:
        self.deal["declarer"] = self.high_seat
        self.deal["contract"] = self.high_call
        self.turn = self.high_seat
        self.auction_won()

    def set_teams(self, first: list[int]) -> None:
        """Declarer's team first, seats ascending (record, The result: teams)."""
        self.deal["teams"] = [sorted(first), [s for s in range(self.seats) if s not in first]]

    def declaring_side(self) -> list[int]:
        mine = self.side(self.deal["declarer"])
        return [s for s in range(self.seats) if self.side(s) == mine]

    def dealer_after_pass_out(self) -> int:
        return self.left_of(self.deal["dealer"])

    def pass_out(self) -> None:
        self.deal["scores"] = [0] * len(self.totals)
        self.phase, self.turn = "deal-over", None
        self.next_dealer = self.dealer_after_pass_out()
        if self.options.get("last_deal") and self.best_of_all():  # a deal that everyone passes counts, too
            self.winners, self.phase = self.best_of_all(), "match-over"

    # ---------------------------------------------------------------- tricks

    def start_play(self, leader: int) -> None:
        self.phase, self.turn = "play", leader
        self.deal["taken"] = [0] * self.seats

    def players(self) -> list[int]:
        """Seats that play to the tricks."""
        return list(range(self.seats))

    def remove_card(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)

    def cards_left(self, seat: int) -> int:
        return len(self.hands[seat])

    def make_play(self, seat: int, text: str) -> None:
        if not self.table:
            self.deal["tricks"].append({"leader": seat, "cards": [], "winner": None, "points": None})
        self.remove_card(seat, text.split(" ")[0])
        self.table.append((seat, text))
        trick = self.deal["tricks"][-1]
        trick["cards"].append(text)
        if len(self.table) < len(self.players()):
            self.turn = next(s for s in self.round_from(self.left_of(seat)) if s in self.players())
            return
        trick["winner"] = self.trick_winner(self.table)
        trick["points"] = self.trick_points(trick["cards"])
        self.deal["taken"][trick["winner"]] += 1
        self.table = []
        self.turn = trick["winner"]  # the winner leads next
        self.after_trick()
        if self.cards_left(trick["winner"]) == 0:
            self.end_deal()

    def end_deal(self) -> None:
        scores = self.score()
        self.deal["scores"] = scores
        self.totals = [self.totals[i] + scores[i] for i in range(len(scores))]
        self.turn = None
        self.winners = self.match_winners()
        self.phase = "deal-over" if self.winners is None else "match-over"
        self.next_dealer = self.left_of(self.deal["dealer"])

    def best_of_all(self) -> list[int] | None:
        """With a number of deals, after the last one; equal totals share the win."""
        if len(self.deals) < self.options["last_deal"]:
            return None
        return self.highest(list(range(len(self.totals))))

    def highest(self, sides: list[int]) -> list[int]:
        """The sides with the highest total among these."""
        best = max(self.totals[s] for s in sides)
        return [s for s in sides if self.totals[s] == best]

    # ---------------------------------------------------------------- result

    def ask(self) -> dict[str, Any] | None:
        if self.turn is None:
            return None
        if self.phase == "auction":
            return {"kind": "call", "legal": self.auction_calls(self.turn)}
        if self.phase in ("trump", "team", "score"):
            return {"kind": "call", "legal": self.other_calls()}
        if self.phase == "give":
            return {"kind": "give", **self.gift()}
        return {"kind": "play", "legal": self.legal_plays(self.turn)}

    def show_hand(self, owner: int, viewer: int | None) -> Any:
        return list(self.hands[owner]) if viewer in (None, owner) else None

    def result(self, seat: int | None = None) -> dict[str, Any]:
        """The result object of docs/record.md; with seat, that seat's view."""
        return {
            "ok": True,
            "game": self.GAME,
            "phase": self.phase,
            "to_act": self.turn,
            "ask": self.ask() if seat in (None, self.turn) else None,
            "deals": pickle.loads(pickle.dumps(self.deals)),  # much faster than deepcopy
            "totals": list(self.totals),
            "winners": copy.copy(self.winners),
            "hands": [self.show_hand(s, seat) for s in range(self.seats)],
        }

    # ---------------------------------------------------------------- chance

    def random_deal(self, rng: random.Random, dealer: int) -> str:
        cards = self.pack()
        rng.shuffle(cards)
        parts = [f"deal {dealer}"]
        for _ in range(self.seats):
            parts.append(" ".join(cards[: self.hand_size()]))
            cards = cards[self.hand_size() :]
        if cards:
            parts.append(" ".join(["talon", *cards]))
        return " | ".join(parts)
