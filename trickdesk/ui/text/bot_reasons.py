"""Hints as text: a line for each option, and the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from trickdesk.bots.decision.explain import (
    CLEARLY,
    ENOUGH,
    FINE,
    SAME,
    SCORE_CODES,
    ActionValue,
    Explanation,
    Reason,
    look_alike,
    looks_better,
)
from trickdesk.engine.actions import Action, AskCall, Call, Give, Play
from trickdesk.engine.cards import cards_in
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.session.mistakes import bar_shares
from trickdesk.ui.text import call_text, card_text, messages, player_text, scores
from trickdesk.ui.text.words import (
    capital,
    decimal,
    fill,
    join,
    listed,
    number,
    plural,
    signed,
    translate,
    translated,
)

SHOWN = 3  # alternatives listed
SHARES = ("chance", "wants")

_SENTENCES = {
    "draws-trumps": QT_TRANSLATE_NOOP(
        "Reason", "Draws trumps, to keep its own winners from being trumped: {trumps} are still out."
    ),
    "leads-trump": QT_TRANSLATE_NOOP(
        "Reason", "Leads a trump, so that others have fewer left to trump {card} with."
    ),
    "cashes-winner": QT_TRANSLATE_NOOP(
        "Reason", "Takes a trick unless somebody trumps it: nobody else has a higher card in its suit."
    ),
    "sure-trick": QT_TRANSLATE_NOOP("Reason", "Takes a sure trick: nobody else can beat it."),
    "builds": QT_TRANSLATE_NOOP("Reason", "Takes the trick or drives out {over}: then {card} can win too."),
    "leads-high": QT_TRANSLATE_NOOP(
        "Reason", "Only one card in its suit beats it: it takes a trick, or drives that card out."
    ),
    "leads-short": QT_TRANSLATE_NOOP("Reason", "Leaves the hand without {suit}, to trump that suit later."),
    "leads-long": QT_TRANSLATE_NOOP(
        "Reason", "Leads a long suit: once its high cards are gone, the low ones win."
    ),
    "leads-low": QT_TRANSLATE_NOOP(
        "Reason", "Leads a card that can be spared, and keeps better ones for later."
    ),
    "leads-weak": QT_TRANSLATE_NOOP(
        "Reason", "No card in the hand is likely to win now, so it leads one that can be spared."
    ),
    "leads-best": QT_TRANSLATE_NOOP("Reason", "The best card in the hand, though higher ones are still out."),
    "two-wins": QT_TRANSLATE_NOOP(
        "Reason", "Takes the trick if everybody follows suit: then a two is the highest card."
    ),
    "beside-two": QT_TRANSLATE_NOOP(
        "Reason", "If everybody follows suit, {card} takes the trick; if not, this card may."
    ),
    "leads-under": QT_TRANSLATE_NOOP(
        "Reason", "Leads a card that somebody else may have to beat: higher ones are still out."
    ),
    "leads-into": QT_TRANSLATE_NOOP("Reason", "Leads a card that the declarer may have to beat."),
    "last-wins": QT_TRANSLATE_NOOP("Reason", "Takes the trick: nobody plays after this."),
    "sure-winner": QT_TRANSLATE_NOOP("Reason", "Takes the trick: nobody after this can beat it."),
    "unless-card": QT_TRANSLATE_NOOP("Reason", "Takes the trick unless somebody plays {over}."),
    "unless-two": QT_TRANSLATE_NOOP("Reason", "Takes the trick unless somebody beats it with a two."),
    "may-win": QT_TRANSLATE_NOOP("Reason", "Beats the cards so far, though higher ones are still out."),
    "wins-unless": QT_TRANSLATE_NOOP("Reason", "Takes the trick unless somebody trumps it."),
    "overtakes": QT_TRANSLATE_NOOP("Reason", "That beats {card}, played by a partner."),
    "ruffs": QT_TRANSLATE_NOOP("Reason", "Trumps the trick, and nobody can beat that."),
    "friend-wins": QT_TRANSLATE_NOOP(
        "Reason", "A partner is already winning with {card}, so no high card is needed."
    ),
    "feeds": QT_TRANSLATE_NOOP(
        "Reason", "A partner is winning with {card}: the points should stay on this side."
    ),
    "cannot-win": QT_TRANSLATE_NOOP(
        "Reason", "The hand can't beat {card}, so it gives up what it needs least."
    ),
    "saves": QT_TRANSLATE_NOOP("Reason", "The hand can't beat {card}, so it keeps {over} for later."),
    "friend-untrumped": QT_TRANSLATE_NOOP(
        "Reason", "A partner is already winning with {card}, so no trump is needed."
    ),
    "gives-none": QT_TRANSLATE_NOOP("Reason", "Risks no points: the opponents may still beat {card}."),
    "may-need": QT_TRANSLATE_NOOP(
        "Reason", "May take a trick that is needed; if it is beaten, it can't take one too many later."
    ),
    "keeps-chance": QT_TRANSLATE_NOOP("Reason", "Keeps {card}, which may win a later trick."),
    "one-too-many": QT_TRANSLATE_NOOP(
        "Reason", "Gets rid of a card that might take one trick too many later."
    ),
    "risks-less": QT_TRANSLATE_NOOP(
        "Reason", "Beats the cards so far as {card} would, and risks fewer points if somebody goes higher."
    ),
    "keeps-better": QT_TRANSLATE_NOOP(
        "Reason", "Beats the cards so far as {card} would, and keeps that for later."
    ),
    "less-room": QT_TRANSLATE_NOOP(
        "Reason", "The lower this card, the harder it is for the declarer to stay below it."
    ),
    "leaves-declarer": QT_TRANSLATE_NOOP("Reason", "Leaves the declarer the trick, which {card} is winning."),
    "must-keep": QT_TRANSLATE_NOOP(
        "Reason", "Every legal card beats {card}, so {over} is kept: it may stay below others later."
    ),
    "keeps-a-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card}: a trump may win a later trick."),
    "ducks": QT_TRANSLATE_NOOP("Reason", "Lets this trick go, and keeps the winning card for a better one."),
    "spares-points": QT_TRANSLATE_NOOP(
        "Reason", "The opponents are winning with {card}, so they get as few points as possible."
    ),
    "scores-less": QT_TRANSLATE_NOOP(
        "Reason", "Lets this trick go: taking it would win more tricks, but score less."
    ),
    "makes-void": QT_TRANSLATE_NOOP("Reason", "Throws the last card in {suit}, to trump that suit later."),
    "stays-under": QT_TRANSLATE_NOOP("Reason", "Stays below {card}, so that somebody else takes the trick."),
    "stays-high": QT_TRANSLATE_NOOP(
        "Reason", "The highest card that stays below {card}: now it can't take a worse trick later."
    ),
    "must-take": QT_TRANSLATE_NOOP("Reason", "Every card that may be led should take the trick."),
    "must-low": QT_TRANSLATE_NOOP(
        "Reason", "Every legal card beats {card}; the lower, the more likely somebody goes higher."
    ),
    "must-high": QT_TRANSLATE_NOOP(
        "Reason", "Every legal card beats {card}, so a high one goes: then it can take no other trick."
    ),
    "throws-points": QT_TRANSLATE_NOOP("Reason", "Gives somebody else a card that counts against its owner."),
    "throws-last": QT_TRANSLATE_NOOP(
        "Reason", "Throws the last card in {suit}, to be free to throw bad cards later."
    ),
    "throws-high": QT_TRANSLATE_NOOP(
        "Reason", "Somebody else takes this trick, so it throws a card that might take another."
    ),
    "leads-trumps": QT_TRANSLATE_NOOP(
        "Reason", "Drives out higher trumps, so that those left in the hand may take tricks."
    ),
    "leads-to": QT_TRANSLATE_NOOP(
        "Reason", "Somebody else may have to take it with {over}, the only higher card still out."
    ),
    "ruffs-unless": QT_TRANSLATE_NOOP("Reason", "Trumps the trick: only a higher trump can still beat it."),
    "takes-now": QT_TRANSLATE_NOOP(
        "Reason", "Takes this trick, because that should cost less than later ones."
    ),
    "takes-all": QT_TRANSLATE_NOOP(
        "Reason", "Takes the trick: this hand has all the points so far, and may get the rest."
    ),
    "takes-good": QT_TRANSLATE_NOOP("Reason", "Tries to win {card}: it takes points off the score."),
    "stops-all": QT_TRANSLATE_NOOP(
        "Reason", "{seat} has all the points so far, so somebody else must take one."
    ),
    "keeps-good": QT_TRANSLATE_NOOP("Reason", "Keeps {card} back: somebody else could take it now."),
    "keeps-points": QT_TRANSLATE_NOOP(
        "Reason", "{seat} has all the points so far, so a card that counts is kept."
    ),
    "sheds-early": QT_TRANSLATE_NOOP(
        "Reason", "Somebody may still beat it; if so, it can't take a worse trick later."
    ),
    "sheds-safe": QT_TRANSLATE_NOOP(
        "Reason",
        "Nobody plays after this and the trick has no points: a good moment to get rid of a high card.",
    ),
    "leaves-trick": QT_TRANSLATE_NOOP("Reason", "Leaves the trick to somebody else."),
    "keeps-as-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card}: when trumps are led, it counts as one."),
    "bid-open": QT_TRANSLATE_NOOP("Reason", "Needs exactly {tricks} more tricks."),
    "void": QT_TRANSLATE_NOOP("Reason", "{seat} has no {suit} left."),
    "suit-gone": QT_TRANSLATE_NOOP("Reason", "Nobody else has any {suit} left."),
    "keeps-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card} to trump {suit}."),
    "keeps-top": QT_TRANSLATE_NOOP("Reason", "Keeps {card}, the highest card left in {suit}."),
    "keeps-top-trump": QT_TRANSLATE_NOOP("Reason", "Keeps {card}, the highest trump left."),
    "keeps-guard": QT_TRANSLATE_NOOP("Reason", "Keeps {card} guarded: {over} is still out."),
    "contract-made": QT_TRANSLATE_NOOP("Reason", "The contract is already made."),
    "contract-lost": QT_TRANSLATE_NOOP("Reason", "The contract can't be made any more."),
    "bid-made": QT_TRANSLATE_NOOP("Reason", "The bid is already made."),
    "bid-full": QT_TRANSLATE_NOOP("Reason", "Has as many tricks as bid, and wants no more."),
    "bid-lost": QT_TRANSLATE_NOOP("Reason", "Can no longer take exactly as many tricks as bid."),
    "passes": QT_TRANSLATE_NOOP("Reason", "No bid is expected to be worth more than passing."),
    "passes-for-match": QT_TRANSLATE_NOOP(
        "Reason",
        "A bid may score more, but for the match passing is worth more: what the others score counts too.",
    ),
    "nothing-to-bid": QT_TRANSLATE_NOOP("Reason", "No bid looks worth making."),
    "not-sure": QT_TRANSLATE_NOOP(
        "Reason", "Not sure enough to bid: made in {chance}% of the simulated deals, and {wants}% are needed."
    ),
    "too-weak": QT_TRANSLATE_NOOP(
        "Reason", "This hand is too weak to bid: it rarely does as well as in the simulated deals."
    ),
    "leaves-to-partner": QT_TRANSLATE_NOOP(
        "Reason", "Leaves it to the partner, who has already bid: raising it gains too little."
    ),
    "no-clear-gain": QT_TRANSLATE_NOOP("Reason", "No bid is clearly better than passing."),
    "higher-than-needed": QT_TRANSLATE_NOOP(
        "Reason", "This bid is about as good as a lower one, and leaves the others less room."
    ),
    "lowest-that-will-do": QT_TRANSLATE_NOOP("Reason", "Makes the lowest bid that will do."),
    "saves-points": QT_TRANSLATE_NOOP(
        "Reason", "Will probably fail ({chance}% chance), but passing would lose more."
    ),
    "takes-risk": QT_TRANSLATE_NOOP("Reason", "Takes the risk: {chance}% is enough."),
    "nothing-to-lose": QT_TRANSLATE_NOOP(
        "Reason", "Nothing to lose: passing would almost certainly lose the match."
    ),
    "has-to-bid": QT_TRANSLATE_NOOP("Reason", "Forced to bid: picks the bid with the best expected score."),
    "says-none": QT_TRANSLATE_NOOP("Reason", "This hand may well take no trick, and that scores a lot."),
    "bids-blind": QT_TRANSLATE_NOOP(
        "Reason", "A blind nil is worth its risk now: it counts twice, and any hand may take no trick."
    ),
    "looks-first": QT_TRANSLATE_NOOP("Reason", "Few hands take no trick, so looking first is better."),
    "says-tricks": QT_TRANSLATE_NOOP("Reason", "This hand should take about that many tricks."),
    "no-difference": QT_TRANSLATE_NOOP("Reason", "Every choice is worth about the same."),
    "spares-partner": QT_TRANSLATE_NOOP("Reason", "Doesn't take a partner's trick without a clear gain."),
    "feeds-partner": QT_TRANSLATE_NOOP(
        "Reason", "Adds a card that counts to a partner's trick; nothing else is clearly better."
    ),
    "yields-nothing": QT_TRANSLATE_NOOP(
        "Reason", "Keeps cards that count out of the others' tricks unless giving one up clearly pays off."
    ),
    "keeps-winner": QT_TRANSLATE_NOOP("Reason", "Keeps sure tricks unless giving one up clearly pays off."),
    "for-the-match": QT_TRANSLATE_NOOP("Reason", "Also weighs the match and what the others score."),
    "played-exactly": QT_TRANSLATE_NOOP(
        "Reason", "Another figure looks better, but not so in the deals that were solved exactly."
    ),
    "waits": QT_TRANSLATE_NOOP("Reason", "Stays in the auction without bidding higher."),
    "bids": QT_TRANSLATE_NOOP("Reason", "This bid is expected to be worth more than passing."),
    "bids-for-match": QT_TRANSLATE_NOOP(
        "Reason",
        "Passing may score more, but for the match this bid is worth more: what the others score counts too.",
    ),
    "shows-card": QT_TRANSLATE_NOOP("Reason", "This bid shows the partner a card, as agreed."),
    "shows-suit": QT_TRANSLATE_NOOP("Reason", "This bid only shows the partner a suit."),
    "names-longest": QT_TRANSLATE_NOOP("Reason", "No suit is longer, and long trumps win tricks."),
    "names-trump": QT_TRANSLATE_NOOP(
        "Reason", "With this trump the hand should win most, though another suit is longer."
    ),
    "takes-kitty": QT_TRANSLATE_NOOP("Reason", "The kitty promises more than this hand."),
    "chooses-team": QT_TRANSLATE_NOOP(
        "Reason", "None of them has bid, but with them the contract is made most often."
    ),
    "team-bid": QT_TRANSLATE_NOOP("Reason", "The bid of {bid} by {seat} promises help."),
    "chance-made": QT_TRANSLATE_NOOP("Reason", "{bid} would be made in {chance}% of the simulated deals."),
    "passes-danger": QT_TRANSLATE_NOOP("Reason", "{card} could cost many points."),
    "passes-last": QT_TRANSLATE_NOOP(
        "Reason", "No card in {suit} is left then, so bad cards can be thrown on that suit."
    ),
    "passes-high": QT_TRANSLATE_NOOP("Reason", "High cards would take tricks with points."),
    "passes-low": QT_TRANSLATE_NOOP("Reason", "The high cards stay, and may even take all the points."),
    "passes-short": QT_TRANSLATE_NOOP(
        "Reason", "Few cards in {suit} are left then, so bad cards can soon be thrown on that suit."
    ),
    "passes-on": QT_TRANSLATE_NOOP("Reason", "What would cost most to keep."),
    "puts-away": QT_TRANSLATE_NOOP("Reason", "These are the cards that are needed least."),
    "puts-plain": QT_TRANSLATE_NOOP("Reason", "Keeps only trumps: the rest is unlikely to take a trick."),
    "puts-last": QT_TRANSLATE_NOOP("Reason", "No card in {suit} is left then, so that suit can be trumped."),
    "puts-high": QT_TRANSLATE_NOOP("Reason", "These are the most likely to take a trick."),
    "robs": QT_TRANSLATE_NOOP("Reason", "Takes a trump for the card it needs least."),
    "defends-alone": QT_TRANSLATE_NOOP(
        "Reason", "Beats the declarer alone often enough, and that scores more."
    ),
    "defends-together": QT_TRANSLATE_NOOP("Reason", "Two defenders promise more than one alone."),
    "swaps-cards": QT_TRANSLATE_NOOP("Reason", "Three unknown cards promise more than these."),
    "keeps-cards": QT_TRANSLATE_NOOP("Reason", "These cards promise more than three unknown ones."),
    "keeps-hand": QT_TRANSLATE_NOOP("Reason", "The card turned up is no better than its own."),
    "wins-match": QT_TRANSLATE_NOOP("Reason", "That ends and wins the match."),
    "avoids-loss": QT_TRANSLATE_NOOP(
        "Reason", "Otherwise the match would end, and another player would win."
    ),
    "shorter-match": QT_TRANSLATE_NOOP("Reason", "With this score, a shorter match is better."),
    "longer-match": QT_TRANSLATE_NOOP("Reason", "With this score, a longer match is better."),
    "only-choice": QT_TRANSLATE_NOOP("Reason", "It was the only legal choice."),
    "by-rule": QT_TRANSLATE_NOOP("Reason", "The usual play in this position."),
    "clearly-best": QT_TRANSLATE_NOOP("Reason", "Clearly best in the simulated deals."),
    "best-on-average": QT_TRANSLATE_NOOP("Reason", "Best on average in the simulated deals."),
    "too-close": QT_TRANSLATE_NOOP("Reason", "Other choices are about as good; this is the usual one."),
    "habit": QT_TRANSLATE_NOOP("Reason", "A habit of this player, which costs little or nothing."),
}

# The same in a hint for a player with one partner.
_YOURS = {
    "overtakes": QT_TRANSLATE_NOOP("Reason", "That beats {card}, played by your partner."),
    "friend-wins": QT_TRANSLATE_NOOP(
        "Reason", "Your partner is already winning with {card}, so no high card is needed."
    ),
    "friend-untrumped": QT_TRANSLATE_NOOP(
        "Reason", "Your partner is already winning with {card}, so no trump is needed."
    ),
    "feeds": QT_TRANSLATE_NOOP("Reason", "Your partner is winning with {card}: the points should be yours."),
    "spares-partner": QT_TRANSLATE_NOOP("Reason", "Doesn't take your partner's trick without a clear gain."),
    "feeds-partner": QT_TRANSLATE_NOOP(
        "Reason", "Adds a card that counts to your partner's trick; nothing else is clearly better."
    ),
    "leaves-to-partner": QT_TRANSLATE_NOOP(
        "Reason", "Leaves it to your partner, who has already bid: raising it gains too little."
    ),
    "shows-card": QT_TRANSLATE_NOOP("Reason", "This bid shows your partner a card, as agreed."),
    "shows-suit": QT_TRANSLATE_NOOP("Reason", "This bid only shows your partner a suit."),
}

# The same about another defender, who isn't a partner: each scores alone.
_DEFENDER = {
    "overtakes": QT_TRANSLATE_NOOP("Reason", "That beats {card}, played by another defender."),
    "friend-wins": QT_TRANSLATE_NOOP(
        "Reason", "Another defender is already winning with {card}, so no high card is needed."
    ),
    "friend-untrumped": QT_TRANSLATE_NOOP(
        "Reason", "Another defender is already winning with {card}, so no trump is needed."
    ),
    "feeds": QT_TRANSLATE_NOOP(
        "Reason", "Another defender is winning with {card}: the declarer doesn't get the points."
    ),
    "spares-partner": QT_TRANSLATE_NOOP(
        "Reason", "Doesn't take another defender's trick without a clear gain."
    ),
    "feeds-partner": QT_TRANSLATE_NOOP(
        "Reason", "Adds a card that counts to another defender's trick; nothing else is clearly better."
    ),
}

_ABOUT_BEST = (
    "friend-wins",
    "friend-untrumped",
    "feeds",
    "gives-none",
    "overtakes",
)  # they name the card that was the best of the trick

# The same for the number 1.
_FEW = {
    ("draws-trumps", 1): QT_TRANSLATE_NOOP(
        "Reason", "Draws trumps, to keep its own winners from being trumped: one is still out."
    ),
    ("bid-open", 1): QT_TRANSLATE_NOOP("Reason", "Needs exactly one more trick."),
}


def reasons_words(
    explanation: Explanation,
    game: Game,
    names: Sequence[str] = (),
    view: PlayerView | None = None,
    is_hint: bool = False,
    is_clause: bool = False,
) -> str:
    """Return a sentence for each reason.

    Args:
        explanation: The reasons.
        game: The game.
        names: Those of the seats, if known.
        view: What the decision is based on, to tell partners from other defenders.
        is_hint: Whether the player of the view reads this.
        is_clause: Whether it follows a colon, so only names and nouns have a capital there.
    """
    others = {} if view is None else _about_others(explanation.reasons, view, is_hint)
    return " ".join(
        _sentence(reason, game, names, others, is_clause and not at)
        for at, reason in enumerate(explanation.reasons)
    )


def _about_others(reasons: Sequence[Reason], view: PlayerView, is_hint: bool) -> Mapping[str, object]:
    """Return the sentences about partners that replace the usual ones for a view."""
    if view.seat is None:
        return {}
    team, trick = player_text.team_of(view, view.seat), view.trick
    best = [view.game.deck.id[str(one.values["card"])] for one in reasons if one.code in _ABOUT_BEST]
    is_partners = trick is None or all(trick.seats[trick.cards.index(card)] in team for card in best)
    if len(team) == 1 or not is_partners:
        return _DEFENDER
    return _YOURS if is_hint and len(team) == 2 else {}


def _sentence(
    reason: Reason, game: Game, names: Sequence[str], others: Mapping[str, object], is_clause: bool
) -> str:
    fields: dict[str, object] = {}
    for name, value in reason.values.items():
        if not isinstance(value, str):
            value = round(100 * value) if name in SHARES else round(value)
        fields[name] = messages.field_words("card" if name == "over" else name, value, game, names)
    few = reason.values.get("trumps", reason.values.get("tricks"))
    sentence = _FEW.get((reason.code, int(few))) if isinstance(few, float | int) else None
    sentence = sentence or others.get(reason.code) or _SENTENCES[reason.code]
    words = translated("Reason", sentence)
    return fill(_lower(words), **fields) if is_clause else capital(fill(words, **fields))


def worlds_words(explanation: Explanation) -> str:
    """Return how many simulated deals the comparison is based on; empty if none."""
    if not explanation.worlds:
        return ""
    if not explanation.solved:
        return plural(
            "Reason", "Based on {n} simulated deal.", "Based on {n} simulated deals.", explanation.worlds
        )
    return plural(
        "Reason",
        "Based on {n} simulated deal, {solved} of them solved exactly.",
        "Based on {n} simulated deals, {solved} of them solved exactly.",
        explanation.worlds,
        solved=explanation.solved,
    )


def action_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return an action as text: `7 hearts`, `Ace of spades`, `Joker as hearts`."""
    if isinstance(action, Call):
        return call_text.call_words(action.text, game, names)
    if isinstance(action, Give):
        return card_text.cards_words(game, action.cards)
    return card_text.play_words(game, action)


def alternative_words(weighed: ActionValue, game: Game, names: Sequence[str] = ()) -> str:
    """Return an action and its result: `Ace of spades: +12 points and 6.3 tricks`."""
    what = action_words(weighed.action, game, names)
    text = weighed.reliable()
    figures = []
    if text.points is not None:
        figures.append(scores.with_points(points_figure(text.points, game)))
    if text.chance is not None:
        figures.append(translate("Reason", "{chance}% to make it", chance=round(100 * text.chance)))
    if text.tricks is not None:
        figures.append(translate("Reason", "{tricks} tricks", tricks=decimal(text.tricks)))
    return translate("Reason", "{what}: {figures}", what=what, figures=join(figures)) if figures else what


def explanation_words(
    explanation: Explanation, game: Game, names: Sequence[str] = (), view: PlayerView | None = None
) -> str:
    """Return the whole explanation: a line each for reasons, alternatives and deals.

    `view` as in `reasons_words`.
    """
    shown = [alternative_words(weighed, game, names) for weighed in explanation.weighed[:SHOWN]]
    return "\n".join(
        filter(None, [reasons_words(explanation, game, names, view), *shown, worlds_words(explanation)])
    )


MANY = 3  # up to this many calls that were not considered are named, more are only counted
CLEARLY_LONGER = 0.03  # difference between bars that can be seen


# Reasons without which the figures might be surprising.
FOR_MATCH = ("passes-for-match", "bids-for-match", "for-the-match")
BESIDE = (*FOR_MATCH, "played-exactly", "no-difference")
# What the player must know besides: that the goal is decided, and how likely a bid is made.
TOLD = (
    "contract-made", "contract-lost", "bid-made", "bid-full", "bid-open", "bid-lost", "chance-made", "too-close",
)  # fmt: skip
# Likewise, if another option is shown with better points.
DECIDED = ("too-close", "spares-partner", "feeds-partner", "yields-nothing", "keeps-winner")
# They don't tell that figures are within the error.
UNSURE = ("too-close", "for-the-match", "played-exactly")
# They compare the choice with those that are shown with better figures.
LEADS = ("clearly-best", "best-on-average")
COMPARED = (
    *FOR_MATCH,
    "higher-than-needed",
    "lowest-that-will-do",
    "leaves-to-partner",
    "too-weak",
    *DECIDED[1:],
)


@dataclass(frozen=True, slots=True)
class HintRow:
    """One option of a hint.

    Attributes:
        action: The option.
        marks: Its name with suit marks, to be drawn.
        words: Its name as plain text.
        bar: The length of its bar, from 0 to 1; longer is better.
        figures: Texts in the order of the columns, empty if unknown.
        best: Whether it is recommended.
        alike: Other cards that are worth exactly the same, which stand in the same row.
    """

    action: Action
    marks: str
    words: str
    bar: float | None
    figures: tuple[str, ...]
    best: bool
    alike: tuple[Action, ...] = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.action, *self.alike


@dataclass(frozen=True, slots=True)
class HintTable:
    """All options considered, best first.

    Attributes:
        columns: Headings of the figures.
        rows: The options.
        left: Calls that were not considered.
    """

    columns: tuple[str, ...]
    rows: tuple[HintRow, ...]
    left: tuple[str, ...]


def hint_table(
    view: PlayerView, why: Explanation, action: Action | None, names: Sequence[str] = ()
) -> HintTable:
    """Return the figures of a hint; `action` is its recommendation."""
    weighed = [entry.reliable() for entry in why.weighed]
    weighed.sort(key=lambda entry: entry.action != action)  # stable: the others stay in order, best first
    has = {name: any(getattr(entry, name) is not None for entry in weighed) for name in _COLUMNS}
    shown = [name for name in _COLUMNS if has[name] and not (name == "tricks" and view.game.counts_points)]
    if weighed and not shown:
        shown = ["points"]  # a column for the text shown instead of figures
    heads = {
        "chance": translate("Hint", "made"),
        "tricks": translate("Hint", "tricks"),
        "points": translate("Hint", "points"),
    }
    shares = dict(zip((entry.action for entry in weighed), bar_shares(weighed, view.game), strict=True))
    rows = [
        HintRow(
            entry.action,
            " ".join(choice_marks(one, view.game, names) for one in (entry.action, *alike)),
            listed(choice_words(one, view.game, names) for one in (entry.action, *alike)),
            shares[entry.action],
            tuple(_figure(name, getattr(entry, name), view.game) for name in shown)
            if entry.deals >= ENOUGH
            else (translate("Hint", "too few"), *[""] * (len(shown) - 1)),
            entry.action == action,
            alike,
        )
        for entry, alike in equal_cards(weighed, view)
    ]
    known = {entry.action for entry in weighed}
    if action is not None and action not in known:  # chosen by rule, without a comparison
        what = choice_marks(action, view.game, names), choice_words(action, view.game, names)
        rows.insert(0, HintRow(action, *what, None, ("",) * len(shown), True))
        known.add(action)
    left: list[str] = []
    if isinstance(view.ask, AskCall) and weighed:
        left = [
            call_text.call_words(call, view.game, names) for call in view.ask.calls if Call(call) not in known
        ]
    return HintTable(tuple(heads[name] for name in shown), tuple(rows), tuple(left))


def equal_cards(
    weighed: Sequence[ActionValue], view: PlayerView
) -> list[tuple[ActionValue, tuple[Action, ...]]]:
    """Return the entries, each with the cards of its suit that are worth the same."""
    found: dict[object, list[ActionValue]] = {}
    for entry in weighed:
        key: object = entry.action
        if isinstance(entry.action, Play):
            suit = view.order.suit_of[entry.action.card]
            key = suit, entry.action.named, entry.value, entry.points, entry.tricks, entry.deals
        found.setdefault(key, []).append(entry)
    return [(first, tuple(one.action for one in rest)) for first, *rest in found.values()]


_COLUMNS = ("points", "chance", "tricks")


def _figure(column: str, value: float | None, game: Game) -> str:
    if value is None:
        return ""
    if column == "chance":
        return translate("Hint", "{n}%", n=round(100 * value))
    if column == "tricks":
        return decimal(value)
    return points_figure(value, game)


def points_figure(points: float, game: Game) -> str:
    """Return expected points as text.

    They are signed unless low scores win, and have tenths in games with small scores.
    """
    sign = not game.low_wins
    if game.scale < FINE:
        return decimal(points, sign)
    return (signed if sign else number)(round(points))


def choice_marks(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return an option with suit marks: `7 {H}`, `Q{S}`, `{JK} as {S}`."""
    if isinstance(action, Call):
        if action.text.startswith("trump "):
            return f"{{{action.text.removeprefix('trump ')}}}"
        return call_text.call_marks(action.text, game, names)
    if isinstance(action, Give):
        cards = "  ".join(card_text.card_marks(game, card) for card in cards_in(action.cards))
        return cards or translate("Hint", "none")
    return card_text.play_marks(game, action)


def choice_words(action: Action, game: Game, names: Sequence[str] = ()) -> str:
    """Return an option as it begins a sentence: `7 hearts`, `Queen of spades`."""
    if isinstance(action, Call):
        return call_text.call_words(action.text, game, names)
    if isinstance(action, Give):
        return (
            capital(card_text.cards_words(game, action.cards))
            if action.cards
            else translate("Hint", "No card")
        )
    return card_text.play_words(game, action)


def hint_sentence(view: PlayerView, why: Explanation, action: Action, names: Sequence[str] = ()) -> str:
    """Return the recommendation and the main reason.

    If another option has better figures, it also says why that isn't recommended.
    """
    what, behind = choice_words(action, view.game, names), _behind(action, why, view.game)
    told = {*BESIDE, *TOLD, *(DECIDED if behind else ())} - ({*UNSURE} if behind == "error" else set())
    is_even = "no-difference" in why.codes  # no other reason counts
    reasons = [] if is_even else [*why.reasons[:1]]
    reasons += [reason for reason in why.reasons[len(reasons) :] if reason.code in told]
    text = (
        "" if is_even or (reasons[:1] and not _is_bare(why)) else _lead_words(action, why, view.game, names)
    )
    if not text and behind == "error" and {one.code for one in reasons} & {*LEADS}:
        text, behind = _lower(translated("Reason", _SENTENCES["too-close"])), ""
    explained = text or {*why.codes} & {"for-the-match", "played-exactly"}
    reasons = [one for one in reasons if not explained or one.code not in LEADS]
    more = reasons_words(
        Explanation(tuple(reasons)), view.game, names, view, is_hint=True, is_clause=not text
    )
    text = " ".join(filter(None, (text, more)))
    more = _behind_words(behind, reasons, action, bool(why.solved))
    text = f"{text} {more}" if text and more else text or _lower(more)
    return translate("Hint", "{choice}: {reason}", choice=what, reason=text) if text else what


def _is_bare(why: Explanation) -> bool:
    """Return whether only how a choice was found is known, and what is decided."""
    return why.codes[0] in (*LEADS, *TOLD)


def _lead_words(action: Action, why: Explanation, game: Game, names: Sequence[str]) -> str:
    """Return by how much the next best option is worse, or "" if that can't be seen."""
    shown = [entry.reliable() for entry in why.weighed]
    mine = next((entry for entry in shown if entry.action == action), None)
    others = [
        entry
        for entry in shown
        if mine is not None and entry.points is not None and not look_alike([entry, mine], game)
    ]
    if mine is None or mine.points is None or not others:
        return ""
    best = max(others, key=lambda entry: game.gain(entry.points or 0.0))
    digits, other = int(game.scale < FINE), best.action
    less = game.gain(round(mine.points, digits) - round(best.points or 0.0, digits))  # as the table has it
    if less < 10.0**-digits - SAME:
        return ""
    points = scores.with_points(f"{less:.{digits}f}")
    what = (
        card_text.the_card(game, other.card) if isinstance(other, Play) else choice_words(other, game, names)
    )
    if game.low_wins:
        return translate("Hint", "{other} costs {points} more on average.", other=what, points=points)
    return translate("Hint", "{other} scores {points} less on average.", other=what, points=points)


def _behind(action: Action, why: Explanation, game: Game) -> str:
    """Return why another option looks better on screen, or "".

    `error`: the differences are within the error of the simulated deals. `close`: so they are, and only the bar of
    another is longer. `risk`: they are not, but a rule decided.
    `match`: it is worth less for the match.
    """
    weighed = [entry.reliable() for entry in why.weighed]
    mine = next((entry for entry in weighed if entry.action == action), None)
    if mine is None or mine.points is None:
        return ""
    bars = dict(zip((entry.action for entry in weighed), bar_shares(weighed, game), strict=True))
    ahead = [entry for entry in weighed if _is_ahead(entry, mine, bars, game)]
    if not ahead:
        return ""
    best = max(ahead, key=lambda entry: entry.value)
    if best.value <= mine.value:
        return "error" if all(_is_unsure(entry, mine, game) for entry in ahead) else "match"
    if best.value - mine.value <= CLEARLY * best.error:
        return "error" if any(looks_better(entry, mine, game) for entry in ahead) else "close"
    return "risk" if any(looks_better(entry, mine, game) for entry in ahead) else ""


def _is_unsure(other: ActionValue, mine: ActionValue, game: Game) -> bool:
    """Return whether better points, and the lead by value, are within the error."""
    gain = game.gain((other.points or 0.0) - (mine.points or 0.0))
    return max(gain, mine.value - other.value) <= CLEARLY * other.error


def _is_ahead(other: ActionValue, mine: ActionValue, bars: Mapping[Action, float | None], game: Game) -> bool:
    """Return whether another option looks better on screen."""
    if other.points is None or mine.points is None:
        return False
    longer = (bars[other.action] or 0.0) - (bars[mine.action] or 0.0) > CLEARLY_LONGER
    return longer or (
        game.gain(other.points - mine.points) > 0
        and points_figure(other.points, game) != points_figure(mine.points, game)
    )


def _behind_words(behind: str, told: Sequence[Reason], action: Action, solved: bool) -> str:
    """Return why an option that looks better isn't recommended, if not in `told`."""
    rule = any(reason.code in COMPARED for reason in told)
    if not behind or rule or (behind == "risk" and not isinstance(action, Call)):
        return ""
    if behind == "match":
        is_told = any(reason.code in BESIDE for reason in told)
        return (
            ""
            if is_told
            else translated("Reason", _SENTENCES["played-exactly" if solved else "for-the-match"])
        )
    if behind == "close":
        return (
            ""
            if any(reason.code == "too-close" for reason in told)
            else translated("Reason", _SENTENCES["too-close"])
        )
    if behind == "error":
        return translate(
            "Hint",
            "Another choice looks better in the simulated deals, but the difference is too small to be sure.",
        )
    return translate("Hint", "Another choice scores more in the simulated deals, but the risk is too high.")


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def deals_words(why: Explanation, partial: bool) -> str:
    """Return how many deals the hint is based on; empty if it needs none."""
    if not why.worlds:
        is_exact = any(code in SCORE_CODES for code in why.codes)
        return "" if partial or is_exact else translate("Hint", "by rule of thumb")
    if partial:
        return plural("Hint", "{n} deal so far", "{n} deals so far", why.worlds)
    return plural("Hint", "{n} deal simulated", "{n} deals simulated", why.worlds)


def note_words(why: Explanation, left: Sequence[str], game: Game) -> str:
    """Return what was left out, how many deals were solved, and notes on the figures."""
    parts = [direction_words(why, game), bars_words(why, game), left_words(left)]
    if why.solved:
        parts.append(plural("Hint", "{n} deal solved exactly.", "{n} deals solved exactly.", why.solved))
    parts.append(translate("Hint", "Based only on what you can see."))
    return " ".join(filter(None, parts))


def direction_words(why: Explanation, game: Game) -> str:
    """Return a sentence for games in which few points are good; else nothing.

    It says so if something else matters as well: more points for the others, as for all the hearts.
    """
    if not game.low_wins or not why.weighed:
        return ""
    if any(code in BESIDE for code in why.codes) or bars_words(why, game):
        return translate("Hint", "Fewer points are better, but what the others score counts too.")
    return translate("Hint", "Fewer points are better.")


def bars_words(why: Explanation, game: Game) -> str:
    """Return what the bars weigh besides points, if it shows; else nothing.

    It shows if an option with worse points has a clearly longer bar, unless the reasons tell it already.
    """
    if any(code in BESIDE for code in why.codes):
        return ""
    shares = bar_shares(why.weighed, game)
    known = [
        (share, entry.points)
        for share, entry in zip(shares, why.weighed, strict=True)
        if share is not None and entry.points is not None
    ]
    if not any(
        share - other > CLEARLY_LONGER
        and game.gain(points - others) < 0
        and points_figure(points, game) != points_figure(others, game)
        for (share, points), (other, others) in permutations(known, 2)
    ):
        return ""
    if why.solved:
        return translate("Hint", "The bars also count the deals that were solved exactly.")
    return translate("Hint", "The bars weigh the effect on the match, not just the points.")


def row_words(row: HintRow, columns: Sequence[str]) -> str:
    """Return a row for screen readers: `Queen of spades: tricks 6.3, points +12`."""
    figures = [f"{name} {figure}" for name, figure in zip(columns, row.figures, strict=True) if figure]
    if not figures:
        return row.words
    return translate("Hint", "{choice}: {figures}", choice=row.words, figures=listed(figures))


def left_words(left: Sequence[str]) -> str:
    """Return `Not considered: 9 hearts and 10 hearts`, or the number of such calls."""
    if not left:
        return ""
    if len(left) > MANY:
        return plural(
            "Hint", "{n} other call was not considered.", "{n} other calls were not considered.", len(left)
        )
    return translate("Hint", "Not considered: {calls}.", calls=join(list(left)))


def given_away_words(points: float, game: Game) -> str:
    """Return the play checker's message, in a few words."""
    digits = 1 if game.scale < FINE else 0
    amount = scores.with_points(f"{points:.{digits}f}")
    return translate("Hint", "That costs {points} on average.", points=amount)
