"""What happened, as frozen values derived from the inputs; never logged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trickdesk.engine.cards import CardSet, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table.

    ``kind`` and what it fills in:
    ``dealt`` (seat; cards), ``turned up`` (cards of the kitty), ``row`` (seat; cards turned up in front of it),
    ``drew`` (seat; cards), ``called`` (seat, text), ``contract`` (declarer, text), ``passed out``,
    ``took kitty`` (seat; cards), ``gave`` (seat; cards), ``chose`` (seat; cards that it will pass on),
    ``passed`` (who gave them; cards; ``private_to`` is who got them),
    ``trump`` (seat, suit letter or NT), ``team`` (seat, text),
    ``played`` (seat, cards, text: the suit named), ``trick`` (winner, count: its points), ``scored``,
    ``match over``. The session adds what begins the end of a deal that comes by itself: ``claimed`` (seat; text and
    count: how the claim is put), ``finished``, ``conceded`` (seat), and before each further trick ``goes on``.

    ``count`` is the number of cards and public. ``cards`` is the one field that may be secret: it is for
    ``private_to`` alone unless that is None.
    """

    kind: str
    seat: Seat | None = None
    text: str = ""
    cards: CardSet = 0
    count: int = 0
    private_to: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Event:
        """The event as ``seat`` (None: a spectator) may see it."""
        if self.private_to is None or self.private_to == seat:
            return self
        return replace(self, cards=0)
