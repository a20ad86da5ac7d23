"""The theme of a mistake, from what the player could see and nothing else."""

from __future__ import annotations

from functools import cached_property

from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.engine.actions import Action, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import CHECK, HOLD, PASS, TEAM
from trickdesk.engine.cards import CardId, CardSet, Seat, cards_in
from trickdesk.engine.claims import taker_of_all
from trickdesk.engine.view import PlayerView
from trickdesk.session.coach.themes import THEMES, Theme
from trickdesk.session.mistakes import MEDIUM
from trickdesk.storage.reviews import SURE

HIGH = 4  # places from the top of its suit at which a card isn't high any more


def theme_of(view: PlayerView, action: Action, better: Action) -> Theme:
    """Return the theme of a mistake: the action in a view, where another was better."""
    ask, seen = view.ask, Cards(view)
    if isinstance(action, Call) and isinstance(better, Call) and isinstance(ask, AskCall):
        return THEMES[call_code(view, ask, action.text, better.text)]
    if isinstance(action, Give) and isinstance(better, Give) and isinstance(ask, AskGive):
        code = pass_code if ask.to is not None else discard_code
        return THEMES[code(seen, ask, action.cards, better.cards)]
    assert isinstance(action, Play) and isinstance(better, Play)
    return THEMES[play_code(seen, action.card, better.card)]


def temptations(view: PlayerView, why: Explanation, stake: float) -> dict[str, ActionValue]:
    """Return by theme the costliest option that would be a clear mistake in a view.

    `why` has what an expert compared, the best first; `stake` is the points at stake in a deal.
    """
    found: dict[str, ActionValue] = {}
    for other in why.weighed[1:]:
        best = why.weighed[0]
        lost = best.value - other.value
        if lost > SURE * other.error and lost >= MEDIUM * stake:
            found[theme_of(view, other.action, best.action).code] = other
    return found


class Cards:
    """What a player can see of the cards, and what they are after."""

    def __init__(self, view: PlayerView) -> None:
        assert view.seat is not None
        self.view, self.game, self.seat, self.order = view, view.game, view.seat, view.order
        none = len(self.game.deck.suits)
        self.trumps = self.order.suit_mask[self.order.trump] if self.order.trump < none else 0
        self.out = self.game.deck.all & ~(view.played | view.hand | view.buried)
        teams = [team for team in view.teams or () if self.seat in team]
        self.friends = teams[0] if teams else self.game.seats_of(self.game.side(self.seat))
        self.declares = view.contract is not None and view.contract.declarer in self.friends

    def suit(self, card: CardId) -> CardSet:
        """Return all cards of a card's suit."""
        return self.order.suit_mask[self.order.suit_of[card]]

    def height(self, card: CardId) -> int:
        """Return how strong a card is when its own suit is led."""
        return self.order.power[self.order.suit_of[card]][card]

    def heights(self, cards: CardSet) -> int:
        return sum(map(self.height, cards_in(cards)))

    def over(self, card: CardId) -> int:
        """Return how many cards that are out beat a card in its suit."""
        power, mine = self.order.power[self.order.suit_of[card]], self.height(card)
        return sum(power[other] > mine for other in cards_in(self.out & self.suit(card)))

    def is_trump(self, card: CardId) -> bool:
        return self.trumps >> card & 1 != 0

    def points(self, cards: CardSet) -> int:
        return self.game.trick_points(tuple(cards_in(cards)))

    def voids(self, hand: CardSet) -> int:
        """Return how many side suits a hand has no card of."""
        masks = [mask for mask in self.order.suit_mask if mask and mask != self.trumps]
        return sum(not hand & mask for mask in masks)

    def danger(self, cards: CardSet) -> float:
        """Return how dangerous cards are where points are bad."""
        total = 0.0
        for card in cards_in(cards):
            worst = max(self.points(1 << other) for other in cards_in(self.suit(card)))
            heights = [self.height(other) for other in cards_in(self.suit(card))]
            place = sum(height < self.height(card) for height in heights) / len(heights)
            lows = (self.view.hand & self.suit(card)).bit_count()
            total += self.points(1 << card) + worst * place**4 + place * 6 / lows
        return total

    @cached_property
    def power(self) -> tuple[int, ...]:
        """How strong each card is in the trick."""
        assert self.view.trick is not None
        return self.order.power[self.order.suit_of[self.view.trick.lead(self.game.deck)]]

    @property
    def led_trump(self) -> bool:
        return self.view.trick is not None and self.is_trump(self.view.trick.cards[0])

    @cached_property
    def holder(self) -> tuple[Seat, CardId]:
        """Who is winning the trick, with which card."""
        trick = self.view.trick
        assert trick is not None
        return max(zip(trick.seats, trick.cards, strict=True), key=lambda played: self.power[played[1]])

    def in_trick(self, card: CardId) -> int:
        """Return how strong a card is in the trick; above 0 if it is winning."""
        return self.power[card] - self.power[self.holder[1]]


def play_code(seen: Cards, mine: CardId, best: CardId) -> str:
    view, contract, follows = seen.view, seen.view.contract, seen.view.trick is not None
    if seen.game.low_wins:
        return (low_follow_code if follows else low_lead_code)(seen, mine, best)
    if contract is not None and seen.game.bid(contract.bid).goal.takes_none:
        return misere_code(seen, mine, best)
    own = seen.game.own_goal(view.goals, seen.seat) if contract is None else None
    if own is not None and own.goal.has_most:
        return exact_code(seen, own.goal.amount - sum(view.taken[seat] for seat in own.seats), mine, best)
    return (follow_code if follows else lead_code)(seen, mine, best)


def misere_code(seen: Cards, mine: CardId, best: CardId) -> str:
    if not seen.declares:
        return "lets-misere-through"
    takes = seen.in_trick(mine) > 0 if seen.view.trick else seen.over(mine) < seen.over(best)
    return "misere-takes" if takes else "misere-keeps-high"


def call_code(view: PlayerView, ask: AskCall, call: str, better: str) -> str:
    game = view.game
    if ask.style in ("trump", "score", "swap", "defend", "blind") or call.startswith(TEAM):
        return {
            "trump": "wrong-trump",
            "score": "wrong-score",
            "swap": "wrong-swap",
            "defend": "wrong-defence",
            "blind": "wrong-blind",
        }.get(ask.style, "wrong-partner")
    if ask.style == "tricks":
        return "bids-too-many" if ask.ladder.index(call) > ask.ladder.index(better) else "bids-too-few"
    bids = [(seat, said) for seat, said in view.calls if said == HOLD or game.as_bid(said) is not None]
    holder, high = bids[-1] if bids else (None, "")
    mine, best = (
        None if said in (PASS, CHECK) else high if said == HOLD else said for said in (call, better)
    )
    mine_bid, best_bid = (None if said is None else game.as_bid(said) for said in (mine, best))
    loses = mine_bid is not None and mine_bid.goal.takes_none
    if best_bid is not None and best_bid.goal.takes_none and not loses:
        return "misses-misere"
    if mine_bid is None:
        return "passes-too-much"
    if loses:
        return "wild-misere"
    if best_bid is None:
        partners = game.seats_of(game.side(view.seat)) if view.seat is not None else ()
        return "bids-over-partner" if holder in partners and holder != view.seat else "overbids"
    if mine_bid.denomination != best_bid.denomination:
        return "bids-wrong-suit"
    is_higher = ask.ladder.index(mine_bid.text) > ask.ladder.index(best_bid.text)
    return "bids-too-high" if is_higher or call == HOLD else "bids-too-low"


def discard_code(seen: Cards, ask: AskGive, cards: CardSet, better: CardSet) -> str:
    if ask.takes:
        return "robs-badly" if cards else "leaves-turned-card"
    gone, instead = cards & ~better, better & ~cards
    contract = seen.view.contract
    if contract is not None and seen.game.bid(contract.bid).goal.takes_none:
        return "misere-keeps-high"
    if (gone & seen.trumps).bit_count() > (instead & seen.trumps).bit_count():
        return "discards-trump"
    if seen.game.counts_points and seen.points(gone) > seen.points(instead):
        return "discards-points"
    if seen.voids(seen.view.hand & ~better) > seen.voids(seen.view.hand & ~cards):
        return "keeps-short-suit"
    return "discards-winner" if seen.heights(gone) > seen.heights(instead) else "keeps-losers"


def pass_code(seen: Cards, ask: AskGive, cards: CardSet, better: CardSet) -> str:
    gone, instead = cards & ~better, better & ~cards
    if seen.danger(instead) > seen.danger(gone):
        return "keeps-danger"
    hand = seen.view.hand
    if seen.voids(hand & ~better) > seen.voids(hand & ~cards):
        return "passes-no-void"
    return "passes-high-cards" if seen.heights(gone) > seen.heights(instead) else "passes-guards"


def lead_code(seen: Cards, mine: CardId, best: CardId) -> str:
    view = seen.view
    if seen.is_trump(best) and not seen.is_trump(mine):
        return "draws-no-trumps" if seen.declares or view.contract is None else "no-trump-lead"
    if seen.is_trump(mine) and not seen.is_trump(best):
        return "draws-too-long" if seen.declares or view.contract is None else "leads-declarers-trumps"
    if seen.suit(mine) == seen.suit(best):
        higher = seen.height(mine) > seen.height(best)
        return "leads-high-too-soon" if higher else "leads-low-from-winner"
    if any(ruffs(seen, seat, mine) for seat in view.players if seat not in seen.friends):
        return "leads-into-ruff"
    if not seen.over(best) and seen.over(mine):
        return "leaves-winner"
    if not seen.over(mine) and seen.over(best):
        return "gives-up-winner"
    if seen.suit(best) & partners_suits(seen) and not seen.suit(mine) & partners_suits(seen):
        return "ignores-partners-suit"
    long, short = ((view.hand & seen.suit(card)).bit_count() for card in (mine, best))
    if view.hand & seen.trumps and short == 1 < long:
        return "keeps-singleton"
    if any(0 < seen.over(card) < HIGH / 2 for card in cards_in(view.hand & seen.suit(mine))):
        return "leads-from-honour"
    return "leads-wrong-suit"


def ruffs(seen: Cards, seat: Seat, card: CardId) -> bool:
    """Whether a seat is known to have none of a card's suit, and may have trumps."""
    cannot, trumps = seen.view.cannot[seat], seen.trumps & seen.out
    return not seen.out & seen.suit(card) & ~cannot and bool(trumps & ~cannot) and not seen.is_trump(card)


def partners_suits(seen: Cards) -> CardSet:
    """Return the cards of the suits that partners bid or led first, trumps left out."""
    partners = [seat for seat in seen.friends if seat != seen.seat]
    suits = {seen.order.suit_of[trick.cards[0]] for trick in seen.view.finished if trick.leader in partners}
    for seat, said in seen.view.calls:
        bid = seen.game.as_bid(said)
        if seat in partners and bid is not None and bid.denomination in tuple(seen.game.deck.suits):
            suits.add(seen.game.deck.suits.index(bid.denomination))
    return sum(seen.order.suit_mask[suit] for suit in suits) & ~seen.trumps


def follow_code(seen: Cards, mine: CardId, best: CardId) -> str:
    wins, better_wins, friend = (
        seen.in_trick(mine) > 0,
        seen.in_trick(best) > 0,
        seen.holder[0] in seen.friends,
    )
    trumps, led = (seen.is_trump(mine), seen.is_trump(best)), seen.led_trump
    if wins and not better_wins:
        if friend:
            return "takes-partners-trick"
        return "ruffs-too-soon" if trumps[0] and not led else "wastes-winner"
    if better_wins and not wins:
        return "does-not-ruff" if trumps[1] and not led else "leaves-trick"
    if wins:
        if trumps[0] != trumps[1]:
            return "ruffs-too-soon" if trumps[0] else "does-not-ruff"
        return "wins-too-high" if seen.in_trick(mine) > seen.in_trick(best) else "wins-too-low"
    gain = seen.points(1 << mine) - seen.points(1 << best)
    if seen.game.counts_points and (gain < 0 if friend else gain > 0):
        return "keeps-points" if friend else "gives-points"
    if trumps[0] and not trumps[1]:
        return "wastes-trump"
    if seen.suit(mine) == seen.suit(best):
        return "wastes-high-card" if seen.height(mine) > seen.height(best) else "keeps-high-card"
    return throw_code(seen, mine, best)


def throw_code(seen: Cards, mine: CardId, best: CardId) -> str:
    """Return the theme of a card of the wrong suit, thrown on a trick of another."""
    hand = seen.view.hand
    if not seen.over(mine) and seen.over(best):
        return "throws-winner"
    mates = list(cards_in(hand & seen.suit(mine) & ~(1 << mine)))
    if any(len(mates) == seen.over(mate) < HIGH / 2 for mate in mates):
        return "unguards"
    if seen.over(mine) < min(HIGH, seen.over(best)):
        return "wastes-high-card"
    if hand & seen.trumps and hand & seen.suit(best) == 1 << best and hand & seen.suit(mine) != 1 << mine:
        return "misses-void"
    return "throws-wrong-suit"


def low_lead_code(seen: Cards, mine: CardId, best: CardId) -> str:
    if taker_of_all(seen.view) == seen.seat and seen.over(mine) > seen.over(best):
        return "gives-up-all"
    if seen.suit(mine) == seen.suit(best):
        return "leads-too-high" if seen.height(mine) > seen.height(best) else "leads-too-low"
    if seen.over(mine) < seen.over(best):
        return "leads-too-high"
    return "leads-dangerous-suit"


def low_follow_code(seen: Cards, mine: CardId, best: CardId) -> str:
    wins, better_wins = seen.in_trick(mine) > 0, seen.in_trick(best) > 0
    taker = taker_of_all(seen.view)
    threat = taker not in (None, seen.seat)
    if wins and not better_wins:
        return "takes-points"
    if better_wins and not wins:
        return "lets-shoot" if threat else "gives-up-all" if taker == seen.seat else "ducks-safe-trick"
    if seen.suit(mine) == seen.suit(best):
        higher = seen.height(mine) > seen.height(best)
        return ("takes-points" if wins else "throws-stopper") if higher else "plays-too-low"
    if threat and seen.points(1 << mine) > seen.points(1 << best):
        return "lets-shoot"
    return "throws-harmless"


def exact_code(seen: Cards, need: int, mine: CardId, best: CardId) -> str:
    """Return the theme where an exact number of tricks counts: `need` more."""
    if not 0 <= need <= seen.view.tricks_left:
        return "after-lost-bid"
    following = seen.view.trick is not None
    wins, better_wins = (following and seen.in_trick(card) > 0 for card in (mine, best))
    stronger = seen.over(mine) < seen.over(best) or (seen.is_trump(mine) and not seen.is_trump(best))
    if seen.suit(mine) == seen.suit(best):
        stronger = seen.height(mine) > seen.height(best)
    if following and not wins and not better_wins:
        return "keeps-surplus" if not stronger else "wastes-high-card" if need else "throws-stopper"
    takes = wins if wins != better_wins else stronger
    if need:
        return "takes-early" if takes else "lets-needed-go"
    return "one-too-many" if takes else "keeps-surplus"
