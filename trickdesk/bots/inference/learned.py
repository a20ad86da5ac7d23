"""What has been learned about hidden cards from what others did.

Each fact about a card at a place, as the seat that decides sees it, has a weight in its game's table: how much likelier
it makes the card to be there, as a logarithm. The facts are about ranks, roles and counts, so they hold for all decks
and tables. `python -m tests.bots.train` finds the weights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from trickdesk.bots.game_knowledge.base import GameKnowledge, weights_in
from trickdesk.bots.simulation.tables import tables_of
from trickdesk.engine.actions import AskPlay
from trickdesk.engine.bids import HOLD, PASS
from trickdesk.engine.cards import CardId, CardSet, cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.order import CardOrder
from trickdesk.engine.view import PlayerView

# Larger counts are alike.
MOST_OVER, MOST_PLAIN, MOST_LEVEL, MOST_AFTER, MOST_LOWER = 7, 4, 5, 2, 3
# (holder, card, fact); holders as in `Sampler`
Note = Callable[[int, CardId, str], None]


@lru_cache(maxsize=64)
def classes(game: Game, order: CardOrder) -> tuple[str, ...]:
    """Return the class of each card: trump or not, and how many are higher."""
    tables, found = tables_of(game, order), []
    for card in range(game.deck.size):
        suit = order.suit_of[card]
        over = (tables.above[suit][card] & order.suit_mask[suit]).bit_count()
        if suit == len(game.deck.suits):
            found.append("j")
        elif suit == order.trump:
            found.append(f"t{min(over, MOST_OVER)}")
        else:
            found.append(f"s{min(over, MOST_PLAIN)}")
    return tuple(found)


@lru_cache(maxsize=16)
def general_classes(game: Game) -> tuple[str, ...]:
    """Return the class of each card before trump is known.

    It is that as its best trump, and that at no trump.
    """
    suits = range(len(game.deck.suits))
    named = [classes(game, game.order_for(suit)) for suit in suits]
    plain = classes(game, game.order_for(len(suits)))
    best = [min(known[card] for known in named if known[card][0] == "t") for card in range(game.deck.size)]
    return tuple(f"{high}{low}" for high, low in zip(best, plain, strict=True))


class Listener:
    """Notes all facts about the unseen cards in a view."""

    def __init__(self, view: PlayerView, knowledge: GameKnowledge, unseen: CardSet, note: Note) -> None:
        self.view, self.knowledge, self.game, self.note = view, knowledge, view.game, note
        self.unseen = list(cards_in(unseen))
        self.others = [seat for seat in range(view.game.seats) if seat != view.seat]
        contract = view.contract
        self.declarer = None if contract is None else contract.declarer
        self.low = contract is not None and knowledge.wants_none(contract.bid)
        self.levels = sorted({bid.level for bid in self.game.bids if not bid.goal.takes_none})

    def gather(self) -> None:
        """Note everything."""
        self.hear()
        self.watch()

    def level(self, bid: str) -> str:
        """Return how high a bid is."""
        if not bid or self.knowledge.wants_none(bid):
            return "n" if bid else "-"
        return str(min(self.levels.index(self.game.bid(bid).level), MOST_LEVEL))

    def role(self, seat: int) -> str:
        """Return the role of a seat: declarer, partner or defender."""
        view = self.view
        if self.declarer is None or view.teams is None:
            return "-"
        return "D" if seat == self.declarer else "p" if seat in view.teams[0] else "d"

    def hear(self) -> None:
        """Note what the calls, the contract and the discards say."""
        view, game, note = self.view, self.game, self.note
        bids: dict[int, dict[object, str]] = {}
        passed: dict[int, str] = {}
        standing, holder = "", None
        for seat, call in view.calls:
            bid = standing if call == HOLD else call
            if call == PASS:
                whose = "0" if holder is None else "po"[game.side(holder) != game.side(seat)]
                passed[seat] = f"{whose}{self.level(standing)}{int(seat in bids)}"
            elif bid in game.ladder:
                standing, holder = bid, seat
                bids.setdefault(seat, {})[self.knowledge.kind(bid)] = bid
        general = general_classes(game) if view.trump is None or view.contract else classes(game, view.order)
        played, contract = general, view.contract
        if contract is not None:
            played, high = classes(game, view.order), self.level(contract.bid)
        for seat in self.others:
            for bid in bids.get(seat, {}).values():
                if contract is not None and seat == self.declarer and bid == contract.bid:
                    continue
                trumps = self.knowledge.trumps(bid)
                known = classes(game, game.order_of(trumps[0], None)) if len(trumps) == 1 else general
                level = self.level(bid)
                for card in self.unseen:
                    note(seat, card, f"B{level}{known[card]}")
            if seat in passed:
                for card in self.unseen:
                    note(seat, card, f"P{passed[seat]}{general[card]}")
            elif seat not in bids and contract is None:
                for card in self.unseen:
                    note(seat, card, f"Q{general[card]}")
            if contract is not None:
                role = self.role(seat)
                level = high if role == "D" or high == "n" else "+"
                for card in self.unseen:
                    note(seat, card, f"{role}{level}{played[card]}")
        if contract is not None and self.declarer != view.seat:
            dead, lacks = 2 * game.seats + 1, view.cannot[contract.declarer]
            for card in self.unseen:
                note(dead, card, f"X{high}{played[card]}")
                if lacks >> card & 1:
                    note(dead, card, "V")

    def watch(self) -> None:
        """Note what each play says about the cards that could have been played.

        Where all bid for themselves, a seat that still wants tricks plays otherwise than one that has them.
        """
        view, note = self.view, self.note
        if not view.tricks:
            return
        order, deck, tables = view.order, self.game.deck, tables_of(self.game, view.order)
        above, suit_of, mask = tables.above, order.suit_of, order.suit_mask
        out, low = deck.all, "n" if self.low else ""
        teams, taken = view.teams or (), [0] * self.game.seats
        goals = view.goals if view.contract is None else [None] * self.game.seats
        own = [self.game.own_goal(goals, seat) for seat in range(self.game.seats)]
        for trick in view.tricks:
            wanted = [
                "" if one is None else "fw"[sum(taken[seat] for seat in one.seats) < one.goal.amount]
                for one in own
            ]
            led = suit_of[trick.lead(deck)]
            power, best, holder = order.power[led], -1, -1
            for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                suit = suit_of[card] if at else led
                out &= ~(1 << card)
                wins = best < 0 or power[card] > power[best]
                if seat != view.seat:
                    role = wanted[seat] or self.role(seat)
                    if not at:
                        sure = not above[suit][card] & mask[suit] & out
                        event = f"L{low}{role}{int(sure)}{int(suit == order.trump)}"
                    else:
                        friend = any(seat in team and holder in team for team in teams)
                        after = min(len(view.players) - 1 - at, MOST_AFTER)
                        kind = "F" if suit == led else f"T{int(suit == order.trump)}"
                        who = low + role if low or wanted[seat] else ""
                        event = f"{kind}{who}{int(friend)}{after}{int(wins)}"
                    for other in self.unseen:
                        its = suit_of[other]
                        if at and (its == led or suit == led) and not its == suit == led:
                            continue
                        if its == suit:
                            between = (
                                (above[suit][card] ^ above[suit][other]) & mask[suit] & out & ~(1 << other)
                            )
                            how = ("<>"[above[suit][card] >> other & 1]) + ("" if between else "=")
                        elif its == order.trump:
                            how = "T"
                        else:
                            higher = (above[its][other] & mask[its] & out).bit_count()
                            lower = (mask[its] & out).bit_count() - higher - 1
                            how = f"o{min(higher, MOST_PLAIN)}{min(lower, MOST_LOWER)}"
                        beats = int(power[other] > power[best]) if at else ""
                        note(seat, other, f"{event}{beats}{how}")
                if wins:
                    best, holder = card, seat
            taken[holder] += 1


class Learned(NamedTuple):
    """What was learned about the unseen cards in a view.

    `odds` has a row of all cards for each holder, in logarithms. `calls` and `plays` are powers of their
    likelihoods.
    """

    odds: list[float]
    calls: float
    plays: float


def learned_odds(view: PlayerView, knowledge: GameKnowledge, unseen: CardSet) -> Learned | None:
    """Return what was learned about unseen cards; None in other games.

    None also before there is a contract, where passes would seem to gain, and if nobody knows who plays with whom.
    """
    if not knowledge.learned or view.teams is None or not (view.contract or isinstance(view.ask, AskPlay)):
        return None
    weights = weights_in(knowledge.learned)
    size = view.game.deck.size
    odds = [0.0] * (size * (2 * view.game.seats + 2))

    def add(holder: int, card: CardId, fact: str) -> None:
        weight = weights.get(fact)
        if weight is not None:
            odds[holder * size + card] += weight

    Listener(view, knowledge, unseen, add).gather()
    return Learned(odds, weights.get("calls", 1.0), weights.get("plays", 1.0))
