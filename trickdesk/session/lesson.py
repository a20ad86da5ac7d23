"""Lessons: guided deals, read from `assets/games/<id>/lesson.toml`.

The match of a lesson (`LessonSession`) goes from step to step. The other seats do what the lesson says, and
nothing is saved.

The keys of the TOML file:

- `deal`: the cards, as a record writes them (`deal 3 | ... | ...`). The learner has seat 0.
- `options`: a table of options that differ from the default.
- `names`: names of seats 1, 2, ..., which the texts use.
- `title`.
- `learned`: sentences that sum up what was learned.
- `[[step]]`: the steps, in order.

The keys of a step:

- `key`: its name.
- `text`: what the learner reads.
- `expect`: the accepted actions, as a record writes them without the seat (`call 7H`, `play QS`, `give 5H 6H
  7H`, `play JK as S`). Without `expect` the learner just continues after reading.
- `wrong`: the answer to every other legal action, which isn't played.
- `[step.tempting]`: other answers, by action.
- `then`: what the other seats do afterwards, with their seats (`2 play KH`).
- `show`: what is highlighted: cards (`5H`), `seat 2`, `kitty`, or a call that can be chosen (`call 7H`).
- `teach`: the terms of the glossary that the step explains.

A translation, `lesson.<language>.toml`, has only texts: `title`, `learned` (the same number of sentences),
and a table `[<key>]` for each step with `text`, and `wrong` and `tempting` if the step has them. Missing
texts are shown in English.

Lessons are part of the program, so their files are read without checks. The tests check them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trickdesk.engine.actions import Action, Deal, Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_action, parse_input, write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session, State

LEARNER = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One step; it asks for a decision if `expect` is not empty.

    The docstring of the module describes the fields.
    """

    key: str
    text: str
    expect: tuple[str, ...] = ()
    wrong: str = ""
    tempting: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    teach: tuple[str, ...] = ()

    def reason(self, action: str) -> str | None:
        """Return why this action isn't the right one; None if it is."""
        return None if action in self.expect else self.tempting.get(action, self.wrong)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `names` are those of the other seats, from seat 1."""

    game: Game
    deal: Deal
    title: str
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    learned: tuple[str, ...]

    def place_of(self, key: object) -> int:
        """Return the index of the step with this key; 0 if there is none."""
        return next((place for place, step in enumerate(self.steps) if step.key == key), 0)

    def table(self) -> Table:
        """Return a table with the cards dealt."""
        table = Table(self.game)
        table.deal(self.deal)
        return table

    def translated(self, text: str) -> Lesson:
        """Return the lesson with translated texts."""
        import tomllib  # loaded with the first text: it takes a megabyte

        data = tomllib.loads(text)
        steps = []
        for step in self.steps:
            found = data.get(step.key, {})
            said, wrong = found.get("text", step.text), found.get("wrong", step.wrong)
            reasons = {**step.tempting, **texts_by_action(found.get("tempting", {}))}
            steps.append(replace(step, text=spaced(said), wrong=spaced(wrong), tempting=reasons))
        learned = tuple(map(spaced, data.get("learned", self.learned)))
        return replace(self, title=data.get("title", self.title), steps=tuple(steps), learned=learned)


def read_lesson(text: str, kind: type[Game]) -> Lesson:
    """Read a lesson file."""
    import tomllib  # loaded with the first text: it takes a megabyte

    data = tomllib.loads(text)
    game = kind(data.get("options", {}))
    deal = parse_input(data["deal"], game.deck)
    assert isinstance(deal, Deal)
    steps = tuple(step_of(entry, game) for entry in data["step"])
    return Lesson(game, deal, data["title"], tuple(data["names"]), steps, tuple(map(spaced, data["learned"])))


def step_of(data: Mapping[str, Any], game: Game) -> Step:
    """Read one step, with its actions in their standard notation."""
    tempting = texts_by_action(data.get("tempting", {}))
    return Step(
        data["key"],
        spaced(data["text"]),
        tuple(normal(entry, game) for entry in data.get("expect", ())),
        spaced(data.get("wrong", "")),
        {normal(entry, game): reason for entry, reason in tempting.items()},
        tuple(seated(entry, game) for entry in data.get("then", ())),
        tuple(data.get("show", ())),
        tuple(data.get("teach", ())),
    )


def spaced(text: str) -> str:
    """Return a text of several lines as one line."""
    return " ".join(text.split())


def texts_by_action(data: Mapping[str, str]) -> dict[str, str]:
    return {action: spaced(text) for action, text in data.items()}


def normal(entry: str, game: Game) -> str:
    """Return an action without its seat in its standard notation."""
    verb, *rest = entry.split()
    return write_action(parse_action(verb, rest, game.deck), game.deck)


def seated(entry: str, game: Game) -> str:
    """Return an action of another seat, with the seat before it."""
    seat, _, action = entry.partition(" ")
    return f"{seat} {normal(action, game)}"


class LessonSession(Session):
    """A lesson that is being played.

    While the learner reads a step, nobody is asked anything. `at` is the index of the step; it equals the
    number of steps once the lesson is over.
    """

    def __init__(self, lesson: Lesson, name: str) -> None:
        """Start the lesson for a learner called `name`."""
        others = (Player(other, human=False) for other in lesson.names)
        setup = Setup(lesson.game, (Player(name), *others), "lesson")
        super().__init__(setup, None, lesson.table())
        self.lesson = lesson
        self.at = 0
        self._coming: list[str] = []  # what the others do before the next step

    @property
    def step(self) -> Step | None:
        """The current step, or None once the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_reading(self) -> bool:
        """Whether the learner is reading and continues at their own pace."""
        return not self._coming and self.step is not None and not self.step.expect

    @property
    def is_deciding(self) -> bool:
        """Whether the learner has to decide."""
        return not self._coming and self.step is not None and bool(self.step.expect)

    def go_on(self) -> None:
        """Continue after the learner has read a step."""
        if self.is_reading:
            self._done()

    def go_to(self, place: int) -> None:
        """Do everything right up to the step with this index."""
        deck = self.setup.game.deck
        while self.at < place and self.step is not None:
            if self._coming:
                self.bot_answer(self.ticket, self.scripted())
            elif self.step.expect:
                right = (parse_action(verb, rest, deck) for verb, *rest in map(str.split, self.step.expect))
                self.act(LEARNER, next(action for action in right if self.why_not(action) is None))
            else:
                self.go_on()

    def wrong(self, action: Action) -> str | None:
        """Return why a legal action isn't the expected one; None if nothing is wrong."""
        if not self.is_deciding or self.step is None:
            return None
        return self.step.reason(write_action(action, self.setup.game.deck))

    def scripted(self) -> str | None:
        """Return what another seat on turn does next; None if it's the learner's turn."""
        if not self._coming:
            return None
        seat, _, action = self._coming[0].partition(" ")
        return action if self.turn == int(seat) else None

    def _done(self) -> None:
        """Finish the step: the other seats act, or the next step begins."""
        assert self.step is not None
        self._coming = list(self.step.then)
        if not self._coming:
            self.at += 1

    # -- how a lesson differs from a match

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
