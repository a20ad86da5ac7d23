"""Bots that answer at once, without a process."""

from __future__ import annotations

import random

from tests.driving import brief_action
from trickdesk.bots.claim_proof import can_claim, proven_play
from trickdesk.bots.levels import USUAL, Agreements
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.cards import Seat
from trickdesk.engine.claims import Claim
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView


class QuickClient(BotClient):
    """Answers the next poll with a random legal action; `held` delays the answers."""

    def __init__(self) -> None:
        super().__init__(["no such program"])
        self.answers: list[Answer] = []
        self.hint_answers: list[Answer] = []  # to the next request for a hint, whatever their tickets
        self.hints_asked = 0
        self.held = False
        self.asked = 0  # how often, without blindfold tests
        self.tested = 0
        self.manners: set[tuple[Seat | None, str, str, Agreements]] = set()  # level and so on, of each seat
        self.closed = False

    def start(self) -> None:
        pass

    def request(
        self,
        ticket: int,
        view: PlayerView,
        level: str,
        seed: int,
        temperament: str = USUAL,
        agreements: Agreements = (),
        style: str = "",
        unhurried: bool = False,
        fixed: bool = False,
    ) -> None:
        assert view.ask is not None
        self.serial, self.ticket = self.serial + 1, ticket
        self.asked += not unhurried
        self.tested += unhurried
        self.manners.add((view.seat, level, temperament, agreements))
        action = brief_action(view.ask, random.Random(seed))
        claims = not fixed and can_claim(view)
        self.answers = [Answer(ticket, write_action(action, view.game.deck), claims=claims)]

    def request_claim(self, ticket: int, view: PlayerView, claim: Claim) -> None:
        play = proven_play(view, claim)
        self.answers = [Answer(ticket, "" if play is None else write_action(play, view.game.deck))]

    def request_hint(self, ticket: int, view: PlayerView, seed: int, agreements: Agreements = ()) -> None:
        self.serial, self.ticket = self.serial + 1, ticket
        self.hints_asked += 1
        self.answers = [answer._replace(ticket=ticket) for answer in self.hint_answers]

    def poll(self) -> list[Answer]:
        if self.held:
            return []
        answers, self.answers = self.answers, []
        if answers and not answers[-1].partial:
            self.ticket = None
        return answers

    def cancel(self) -> None:
        self.answers, self.ticket = [], None

    def close(self) -> None:
        self.closed = True
