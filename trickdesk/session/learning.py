"""The match of a lesson: it goes from step to step, others do what the lesson says, and nothing of it is kept."""

from __future__ import annotations

from dataclasses import replace

from trickdesk.engine.actions import Action, Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.record import write_action
from trickdesk.engine.view import PlayerView
from trickdesk.session.lesson import LEARNER, Lesson, Step
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session
from trickdesk.session.state import State


class LessonSession(Session):
    """A lesson that is being played.

    While a step is read nobody is asked anything. ``at``: the step, counted from 0; behind the last one the lesson is
    over.
    """

    def __init__(self, lesson: Lesson, name: str) -> None:
        """``name``: the learner's."""
        others = (Player(other, human=False) for other in lesson.names)
        setup = Setup(lesson.game, (Player(name), *others), "lesson")
        super().__init__(setup, None, lesson.table())
        self.lesson = lesson
        self.at = 0
        self._coming: list[str] = []  # what the others do before the next step

    @property
    def step(self) -> Step | None:
        """What is said now; None once the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_reading(self) -> bool:
        """Whether the learner reads, and goes on when he wants."""
        return not self._coming and self.step is not None and not self.step.expect

    @property
    def is_deciding(self) -> bool:
        """Whether the learner has to decide."""
        return not self._coming and self.step is not None and bool(self.step.expect)

    def go_on(self) -> None:
        """What was said has been read."""
        if self.is_reading:
            self._done()

    def wrong(self, action: Action) -> str | None:
        """Why an action that the rules allow is not the right one here; None if it is, or if nothing is asked."""
        if not self.is_deciding or self.step is None:
            return None
        return self.step.reason(write_action(action, self.setup.game.deck))

    def scripted(self) -> str | None:
        """What the seat on turn does now, if it is another's."""
        if not self._coming:
            return None
        seat, _, action = self._coming[0].partition(" ")
        return action if self.turn == int(seat) else None

    def _done(self) -> None:
        """The step is over: others follow, or the next step."""
        assert self.step is not None
        self._coming = list(self.step.then)
        if not self._coming:
            self.at += 1

    # -- what a lesson does otherwise than a match

    @property
    def state(self) -> State:
        state = super().state
        waits = state is State.BOT and not self._coming
        return State.HUMAN if waits else state

    def view_for(self, seat: Seat | None) -> PlayerView:
        view = super().view_for(seat)
        return view if self.is_deciding and seat == LEARNER else replace(view, ask=None)

    def act(self, seat: Seat, action: Action, *, automatic: bool = False) -> list[Event]:
        events = super().act(seat, action, automatic=automatic)
        self._done()
        return events

    def bot_answer(self, ticket: int, answer: str | None, pure: bool = False) -> list[Event] | None:
        events = super().bot_answer(ticket, answer, pure)
        if events is not None:
            self._coming.pop(0)
            if not self._coming:
                self.at += 1
        return events

    @property
    def can_undo(self) -> bool:
        return False

    def undo(self) -> bool:
        return False
