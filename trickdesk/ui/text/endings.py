"""Text about deals that end early: claims, conceding, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.engine.actions import Event
from trickdesk.engine.claims import Claim, claim_kind
from trickdesk.engine.view import PlayerView
from trickdesk.ui.text import name_text, player_text, scores
from trickdesk.ui.text.words import fill, plural, translate

ENDINGS = ("claimed", "finished", "conceded")  # kinds of events
QUICK = (*ENDINGS, "goes on")  # also the kinds after which events are shown quickly


def claim_question(view: PlayerView, claim: Claim) -> str:
    """Return what the viewer would claim, as a question."""
    word, number = claim_kind(view, claim)
    return {
        "all": plural("Ending", "Claim the last trick?", "Claim all {n} remaining tricks?", number),
        "none": translate("Ending", "Claim none of the remaining tricks?"),
        "exactly": plural(
            "Ending", "Claim exactly {n} more trick?", "Claim exactly {n} more tricks?", number
        ),
        "clean": translate("Ending", "Claim that you will take no more points?"),
        "beaten": translate("Ending", "Claim that the contract is beaten?"),
        "decided": translate("Ending", "Claim that nothing can change your result?"),
    }[word]


def claim_choice(view: PlayerView, claim: Claim) -> str:
    """Return what the viewer would claim, for a button."""
    return {
        "all": translate("Ending", "&All the rest"),
        "clean": translate("Ending", "&No more points"),
    }.get(claim_kind(view, claim).name, claim_question(view, claim))


def claim_details(shared: bool) -> str:
    """Explain what a claim does."""
    text = translate(
        "Ending",
        (
            "Your claim is accepted if it's certain from what you can see, whatever the others "
            "hold. The rest is then played out. Otherwise play goes on, and nobody learns "
            "anything."
        ),
    )
    if shared:
        text += " " + translate("Ending", "Everyone's remaining cards are shown. You can't undo this.")
    return text


def not_certain_words(failed: bool) -> str:
    """Say why a claim is refused: always the same, unless the worker has `failed`."""
    if failed:
        return translate("Ending", "The computer players couldn't check the claim. Play goes on.")
    return translate("Ending", "That isn't certain from what you can see.")


def ending_words(event: Event, view: PlayerView, names: Sequence[str]) -> str:
    """Say why the rest is played automatically; empty for other events."""
    if event.kind == "finished":
        return translate("Ending", "Computer players play the rest.")
    name = "" if event.seat is None else names[event.seat]
    you = name_text.is_you(event.seat, view, names)
    if event.kind == "conceded":
        words = translate("Ending", "You concede the deal."), translate("Ending", "{name} concedes the deal.")
    elif event.kind == "claimed":
        words = _claimed(event.text, event.count)
    else:
        return ""
    return fill(words[0 if you else 1], name=name, n=event.count)


def _claimed(word: str, count: int) -> tuple[str, str]:
    """Return what is said to the claimer, and to the others."""
    return {
        "none": (
            translate("Ending", "You take no more tricks."),
            translate("Ending", "{name} claims no more tricks."),
        ),
        "exactly": (
            plural("Ending", "You take exactly {n} more trick.", "You take exactly {n} more tricks.", count),
            plural(
                "Ending",
                "{name} claims exactly {n} more trick.",
                "{name} claims exactly {n} more tricks.",
                count,
                name="{name}",
            ),
        ),
        "clean": (
            translate("Ending", "You take no more points."),
            translate("Ending", "{name} claims no more points."),
        ),
        "beaten": (
            translate("Ending", "The contract is beaten."),
            translate("Ending", "{name} claims that the contract is beaten."),
        ),
        "decided": (
            translate("Ending", "Nothing can change your result now."),
            translate("Ending", "{name} claims that nothing can change the result."),
        ),
    }.get(word, (translate("Ending", "You claim the rest."), translate("Ending", "{name} claims the rest.")))


def concede_words(view: PlayerView, names: Sequence[str]) -> str:
    """Return what conceding the deal costs."""
    mine = view.teams is not None and view.contract is not None and view.seat in view.teams[0]
    own = None if view.seat is None else scores.own_bid(view, view.seat)
    if view.contract is not None:
        contract = scores.contract_words(view, names)
        now = scores.progress(view)
        if now is not None and 0 < now.need <= now.took:
            cost = translate("Ending", "The contract is already made.")
        elif mine:
            cost = translate("Ending", "Your contract fails, if it still can.")
        else:
            cost = translate("Ending", "The contract is made, if it still can be.")
        cost = f"{contract}.\n\n{cost}"
    elif own is not None:
        cost = translate(
            "Ending",
            "You miss your bid of {tricks}, if you still can.",
            tricks=scores.tricks_words(own.goal.amount),
        )
    else:
        cost = translate("Ending", "You get the worst possible score.")
    how = translate(
        "Ending",
        "The remaining cards are played as badly for you as the rules allow, then the deal is scored.",
    )
    return f"{cost} {how}"


def finish_details(shared: bool, level: str) -> str:
    """Explain what finishing a deal means; a bot of this level plays."""
    if shared:
        return translate(
            "Ending",
            "Computer players will play everyone's cards to the end of the deal. You can't undo this.",
        )
    return translate(
        "Ending",
        "A computer player (level: {level}) will play your cards to the end of the deal. You can undo this.",
        level=player_text.level_words(level),
    )
