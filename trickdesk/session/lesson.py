"""Lessons: guided deals, read strictly from `assets/games/<id>/lesson.toml`.

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
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trickdesk.engine.actions import Action, Deal, Event
from trickdesk.engine.cards import Seat
from trickdesk.engine.errors import TrickdeskError, one_line
from trickdesk.engine.game import Game
from trickdesk.engine.record import clean_name, parse_action, parse_input, write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView
from trickdesk.session.players import Player, Setup
from trickdesk.session.session import Session, State

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

LONGEST_FILE = 100_000  # characters
MOST_STEPS = 60
LONGEST_TEXT = 420  # characters of a step's text, which must fit above the table
LONGEST_REASON = 260
LONGER = 2  # how many times longer a translation may be
LONGEST_ENTRY = 300
MOST_IN_LIST = 60
LONGEST_KEY = 30
LEARNER = 0


class LessonError(TrickdeskError, ValueError):
    """Raised if a file isn't a valid lesson; the text says why."""


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

    def table(self) -> Table:
        """Return a table with the cards dealt."""
        table = Table(self.game)
        table.deal(self.deal)
        return table

    def translated(self, text: str) -> Lesson:
        """Return the lesson with translated texts.

        Raises:
            LessonError: They don't fit.
        """
        data = parsed(text)
        steps = []
        for step in self.steps:
            told = data.pop(step.key, {})
            if not isinstance(told, dict):
                raise LessonError(f"“{step.key}” is no table.")
            reasons = dict(step.tempting) | table_of_texts(told.pop("tempting", {}), step.tempting)
            said = text_of(told, "text", LONGER * LONGEST_TEXT, step.text)
            wrong = text_of(told, "wrong", LONGER * LONGEST_REASON, step.wrong)
            no_more(told, step.key)
            steps.append(replace(step, text=said, wrong=wrong, tempting=reasons))
        learned = texts_of(data, "learned", LONGER * LONGEST_REASON) or self.learned
        if len(learned) != len(self.learned):
            raise LessonError("It sums up other things.")
        title = text_of(data, "title", LONGER * LONGEST_REASON, self.title)
        no_more(data, "the lesson")
        return replace(self, title=title, steps=tuple(steps), learned=learned)


def read_lesson(text: str, kind: type[Game]) -> Lesson:
    """Read a lesson file.

    Whether its actions are legal shows only when it is played; the tests play all lessons.

    Raises:
        LessonError: A key is unknown or missing, or a value doesn't fit.
    """
    data = parsed(text)
    try:
        game = kind(options_of(data))
        deal = parse_input(text_of(data, "deal", LONGEST_FILE), game.deck)
        if not isinstance(deal, Deal):
            raise LessonError("“deal” deals no cards.")
        Table(game).deal(deal)
        names = tuple(clean_name(name) for name in texts_of(data, "names", LONGEST_KEY))
        if len(names) != game.seats - 1 or not all(names):
            raise LessonError("Every seat but the learner's has one name.")
        title = text_of(data, "title", LONGEST_REASON)
        learned = texts_of(data, "learned", LONGEST_REASON)
        steps = steps_of(data.pop("step", None), game)
    except TrickdeskError as error:
        raise LessonError(str(error)) from None
    no_more(data, "the lesson")
    return Lesson(game, deal, title, names, steps, learned)


def steps_of(data: object, game: Game) -> tuple[Step, ...]:
    if not isinstance(data, list) or not 0 < len(data) <= MOST_STEPS:
        raise LessonError("A lesson has steps, and not too many.")
    steps = tuple(step_of(entry, game) for entry in data)
    if len({step.key for step in steps}) < len(steps):
        raise LessonError("Two steps have the same key.")
    return steps


def step_of(data: object, game: Game) -> Step:
    """Read one step; its actions are checked for notation, not for legality.

    Raises:
        LessonError: It isn't a valid step.
    """
    if not isinstance(data, dict):
        raise LessonError("A step is no table.")
    key = text_of(data, "key", LONGEST_KEY)
    expect = texts_of(data, "expect", LONGEST_ENTRY)
    tempting = table_of_texts(data.pop("tempting", {}))
    then = texts_of(data, "then", LONGEST_ENTRY)
    step = Step(
        key,
        text_of(data, "text", LONGEST_TEXT),
        tuple(normal(entry, game) for entry in expect),
        text_of(data, "wrong", LONGEST_REASON, "" if not expect else None),
        {normal(entry, game): reason for entry, reason in tempting.items()},
        tuple(seated(entry, game) for entry in then),
        texts_of(data, "show", LONGEST_ENTRY),
        texts_of(data, "teach", LONGEST_KEY),
    )
    no_more(data, key)
    if not expect and (step.wrong or step.tempting):
        raise LessonError(f"Nothing is decided in “{key}”, so that nothing can be wrong.")
    if set(step.expect) & set(step.tempting):
        raise LessonError(f"An action of “{key}” is both right and wrong.")
    return step


def action_of(entry: str, game: Game) -> Action:
    """Read an action in the notation of records, without its seat."""
    verb, *rest = entry.split() or [""]
    return parse_action(verb, rest, game.deck)


def normal(entry: str, game: Game) -> str:
    """Return an action in its standard notation."""
    return write_action(action_of(entry, game), game.deck)


def seated(entry: str, game: Game) -> str:
    """Return an action of another seat, with the seat before it.

    Raises:
        LessonError: It isn't an action of another seat.
    """
    seat, _, action = entry.partition(" ")
    if seat not in map(str, range(1, game.seats)):
        raise LessonError(f"“{one_line(entry)}” is nothing that another seat does.")
    return f"{seat} {normal(action, game)}"


# -- the values of a file


def parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_FILE:
        raise LessonError("This is too long for a lesson.")
    try:
        data: dict[str, Any] = tomllib.loads(text)
        return data
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"This is no TOML: {one_line(str(error))}") from None


def options_of(data: dict[str, Any]) -> dict[str, Any]:
    options = data.pop("options", {})
    if not isinstance(options, dict) or len(options) > MOST_IN_LIST:
        raise LessonError("“options” is no table.")
    return options


def text_of(data: dict[str, Any], key: str, longest: int, default: str | None = None) -> str:
    """Take a text, with single spaces; it is required if `default` is None.

    Raises:
        LessonError: It is missing, empty or too long.
    """
    value = data.pop(key, default)
    if not isinstance(value, str):
        raise LessonError(f"“{key}” is missing, or no text.")
    words = " ".join(value.split())
    if len(words) > longest or (not words and value is not default):
        raise LessonError(f"“{key}” is empty or too long: {one_line(words)}")
    return words


def texts_of(data: dict[str, Any], key: str, longest: int) -> tuple[str, ...]:
    values = data.pop(key, [])
    if not isinstance(values, list) or len(values) > MOST_IN_LIST:
        raise LessonError(f"“{key}” is no list.")
    return tuple(text_of({key: value}, key, longest) for value in values)


def table_of_texts(data: object, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return reasons by action; a translation may only have those in `known`.

    Raises:
        LessonError: It isn't a table, or has other actions.
    """
    if not isinstance(data, dict) or len(data) > MOST_IN_LIST:
        raise LessonError("“tempting” is no table.")
    if known is not None and not set(known).issuperset(data):
        raise LessonError("“tempting” has a reason for an action that the lesson does not have.")
    longest = LONGEST_REASON if known is None else LONGER * LONGEST_REASON
    return {entry: text_of({entry: reason}, entry, longest) for entry, reason in data.items()}


def no_more(data: Mapping[str, Any], where: str) -> None:
    """Check that no unknown key is left.

    Raises:
        LessonError: There is one.
    """
    if data:
        raise LessonError(f"There is more in {where} than can be understood: {one_line(', '.join(data))}")


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
