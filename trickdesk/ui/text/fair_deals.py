"""Text about commitments and blindfold tests: what is proven, and the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from trickdesk.session import Session, State
from trickdesk.session.fair_deals import FairDeal
from trickdesk.ui.text import game_words
from trickdesk.ui.text.words import fill, listed, plural, translate

GROUP = 8  # digits
SHORT = 2  # groups
LONG_CUT = 10  # letters, or throws of a die: too many to try them all


class Blindfolded(NamedTuple):
    """What a blindfold test has shown.

    Attributes:
        decisions: How many decisions were made again.
        redeals: How often hidden cards were dealt again for them.
        changed: How many of those changed the decision, its reasons or what the bot saw.
        is_as_played: Whether the bot decides as it did in the match.
        has_failed: Whether the test couldn't be completed.
    """

    decisions: int = 1
    redeals: int = 0
    changed: int = 0
    is_as_played: bool = True
    has_failed: bool = False

    def after(self, *, is_changed: bool) -> Blindfolded:
        """Return the result after one more re-deal."""
        return self._replace(redeals=self.redeals + 1, changed=self.changed + is_changed)


def digit_groups(digits: str) -> str:
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))


def fair_words(session: Session) -> str:
    """Return whether the deal in progress, or the next one, is fixed; if not, why."""
    fair = session.setup.fair
    if fair is None and session.setup.has_unreadable_commitments:
        return translate(
            "Fair", "The commitments in this record are damaged or too new, so its deals can't be checked."
        )
    if fair is None:
        return translate(
            "Fair", "This match carries no commitments: it is from an older version or another program."
        )
    if fair.is_known:
        return translate(
            "Fair", "These cards come from a deal number or a code. They are known, so nothing can be proven."
        )
    if session.can_cut:
        return translate("Fair", "The next deal is fixed. You can cut it before it is dealt.")
    if session.state is State.DEAL_OVER:
        return translate("Fair", "The next deal is fixed. It was dealt before, so it can't be cut again.")
    if session.fair_deal is None:
        return translate("Fair", "The cards of this deal were given. Later deals have commitments.")
    if session.state is State.MATCH_OVER:
        return translate("Fair", "The match is over, so all its deals can be checked.")
    return translate("Fair", "The cards of this deal are fixed. You can check them when it is over.")


def seal_words(session: Session) -> str:
    """Return the seal's tooltip: a short commitment, or why there is none."""
    if (fair := session.fair_deal) is None:
        return fair_words(session)
    template = translate("Fair", "Commitment of this deal: {digits} …")
    return fill(template, digits=" ".join(digit_groups(fair.commitment).split()[:SHORT]))


def uncovered_words(session: Session) -> list[str]:
    """Return the house rules that the commitments don't cover."""
    bare = session.uncovered_options()
    return [
        game_words.option_label(option) for option in session.setup.game.option_list if option.name in bare
    ]


def checked_words(checked: Sequence[bool | None], uncovered: Sequence[str] = ()) -> str:
    """Return the result of checking all finished deals; some rules may be `uncovered`."""
    if not checked:
        return translate("Fair", "No deal is over yet. A deal's seed is shown when the deal is over.")
    if False in checked:
        template = translate("Fair", "Deal {n} isn't as committed: its cards or its record were changed.")
        return fill(template, n=checked.index(False) + 1)
    right = checked.count(True)
    if not right:
        return translate("Fair", "No finished deal has a commitment.")
    left = len(checked) - right
    none = (
        plural("Fair", "{n} deal has no commitment.", "{n} deals have no commitment.", left) if left else ""
    )
    if uncovered:
        said = plural(
            "Fair",
            "The cards of {n} finished deal are as committed, but its commitment doesn’t cover: {rules}.",
            "The cards of {n} finished deals are as committed, but their commitments don’t cover: {rules}.",
            right,
            rules=listed(uncovered),
        )
    elif left:
        said = plural(
            "Fair",
            "{n} of {all} finished deals is as committed.",
            "{n} of {all} finished deals are as committed.",
            right,
            all=len(checked),
        )
    else:
        said = plural(
            "Fair", "The finished deal is as committed.", "All {n} finished deals are as committed.", right
        )
    return f"{said} {none}".strip()


def cut_words(cut: str, cards: int) -> str:
    """Say what a cut of a pack is worth."""
    if len(cut) >= LONG_CUT:
        return translate("Fair", "If nobody could expect this cut, nobody could choose the cards.")
    return plural(
        "Fair",
        "A short cut can be expected: the pack has only {n} place. Ten throws of a die or a few words can’t.",
        "A short cut can be expected: the pack has only {n} places. Ten throws of a die or a few words can’t.",
        cards - 1,
    )


def deal_line(number: int, fair: FairDeal | None, is_right: bool | None, *, covers_rules: bool = True) -> str:
    """Describe a finished deal: result, commitment, seed and cut."""
    if fair is None:
        return translate("Fair", "Deal {n}: no commitment", n=number)
    title = translate("Fair", "Deal {n}: changed")
    if is_right:
        title = translate("Fair", "Deal {n}: as committed")
        if not covers_rules:
            title = translate("Fair", "Deal {n}: cards as committed, but not all rules")
    rows = [
        fill(title, n=number),
        translate("Fair", "Commitment: {digits}", digits=fair.commitment),
        translate("Fair", "Seed: {digits}", digits=fair.seed),
    ]
    if fair.cut:
        rows.append(translate("Fair", "Cut: {cut}", cut=fair.cut))
    return "\n".join(rows)


def blindfold_words(tested: Blindfolded, name: str) -> str:
    """Return the result of a test of one decision of a bot."""
    if tested.has_failed:
        return translate("Fair", "The blindfold test couldn't be completed. Try again later.")
    if not tested.redeals:
        return translate(
            "Fair", "{name} knew where every card was, so no card could be dealt again.", name=name
        )
    if tested.changed:
        return plural(
            "Fair",
            "{name} didn't pass the blindfold test: {n} re-deal of the hidden cards changed something. "
            "Please report this.",
            "{name} didn't pass the blindfold test: {n} re-deals of the hidden cards changed something. "
            "Please report this.",
            tested.changed,
            name=name,
        )
    said = plural(
        "Fair",
        "{name} would have decided the same: {n} re-deal of the hidden cards changed nothing.",
        "{name} would have decided the same: {n} re-deals of the hidden cards changed nothing.",
        tested.redeals,
        name=name,
    )
    if not tested.is_as_played:
        differently = translate(
            "Fair", "In the match it decided differently, with another version or less time."
        )
        return f"{said} {differently}"
    return said


def blindfold_summary(found: Blindfolded) -> str:
    """Return `63 decisions, 630 re-deals, all the same`; "" if there were none."""
    if not found.redeals:
        return ""
    decisions = plural("Fair", "{n} decision", "{n} decisions", found.decisions)
    redeals = plural("Fair", "{n} re-deal", "{n} re-deals", found.redeals)
    same = translate("Fair", "all the same")
    if found.changed:
        same = plural("Fair", "{n} different", "{n} different", found.changed)
    return translate("Fair", "Blindfold test: {results}", results=listed([decisions, redeals, same]))
