"""What a bot is asked, and what is done for one that fails."""

from __future__ import annotations

from dataclasses import dataclass

from trickdesk.bots.traits.style import Agreements
from trickdesk.engine.actions import Action, Call, Give, Play
from trickdesk.engine.ask import Ask, AskCall, AskGive
from trickdesk.engine.cards import cards_in
from trickdesk.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class BotRequest:
    """What a bot is asked: its view, how well and in what manner it should play, and the chance it may use."""

    ticket: int
    view: PlayerView
    level: str
    seed: int
    temperament: str
    agreements: Agreements


def first_legal(ask: Ask) -> Action:
    """A legal action that needs no thought: what a bot that failed does, so that the game goes on."""
    if isinstance(ask, AskCall):
        return Call(ask.calls[0])
    if isinstance(ask, AskGive):
        cards = ask.first
        for card in cards_in(ask.cards & ~ask.first):
            if cards.bit_count() >= ask.low:
                break
            cards |= 1 << card
        return Give(cards)
    card = next(cards_in(ask.cards))
    return Play(card, next(iter(ask.names.get(card, ())), None))
