"""Puzzles from the player's costly decisions: which are due, how answers rate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date

from trickdesk.bots.cardplay.card_search import card_classes, represents
from trickdesk.bots.decision.explain import ActionValue, Explanation
from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Action, AskPlay, Play
from trickdesk.engine.cards import CardId, Seat, cards_in
from trickdesk.engine.errors import IllegalAction, Problem, TrickdeskError
from trickdesk.engine.record import BOT, LONGEST, Record, feed, game_of, read_record
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.games import games
from trickdesk.session.coach.sorting import temptations
from trickdesk.storage.files import read_text
from trickdesk.storage.paths import Paths
from trickdesk.storage.persons import changes_in, names_in, people_in
from trickdesk.storage.practice import Card
from trickdesk.storage.reviews import NOTICED, Reviews
from trickdesk.storage.saves import begun_at
from trickdesk.storage.statistics.figures import CostlyDecision, reviewed_deals
from trickdesk.storage.statistics.history import History

SEARCHED = 100  # reviewed deals in which positions of bots are searched


class NoPuzzle(TrickdeskError):
    """Raised if the record or review of a puzzle is gone."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision to make again: what `view.seat` knew, and the review's verdict.

    `names` are what the players are called now, by seat, empty for who has none, and `people` are the seats of
    people. `stake` is the points at stake in such a deal, and `refusals` says why cards of the hand can't be played.
    `theme` is the code of the theme of what was done.
    """

    key: str
    view: PlayerView
    names: tuple[str, ...]
    people: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    judged: ReviewedDecision
    stake: float
    refusals: Mapping[CardId, Problem]
    theme: str

    @property
    def best(self) -> Action:
        assert self.judged.better is not None
        return self.judged.better

    @property
    def why(self) -> Explanation:
        """The reasons for the best action, with all options that were compared."""
        found = self.judged.why or Explanation(())
        return Explanation(self.judged.why_better, found.weighed, found.worlds, found.solved)

    def weighed(self, answer: Action) -> ActionValue | None:
        """Return the figures for an answer or an equivalent card; None if there are none."""
        ask = self.view.ask
        classes: tuple[tuple[int, ...], ...] = ()
        if isinstance(ask, AskPlay):
            classes = tuple(map(tuple, card_classes(self.view, ask.cards, knowledge_of(self.view.game).odd)))
        for entry in self.why.weighed:
            if entry.action == answer:
                return entry
            if (
                isinstance(answer, Play)
                and isinstance(entry.action, Play)
                and represents(answer, entry.action, classes)
            ):
                return entry
        return None

    def is_right(self, answer: Action) -> bool:
        """Whether an answer is the best one, or not noticeably worse."""
        if answer == self.best:
            return True
        mine, best = self.weighed(answer), self.weighed(self.best)
        return mine is not None and best is not None and best.value - mine.value < NOTICED * self.stake


def key_of(costly: CostlyDecision) -> str:
    """Return a puzzle's permanent id: the match and the index in its log."""
    return f"{costly.name}:{costly.at}"


def due(found: Iterable[CostlyDecision], cards: Mapping[str, Card], today: date) -> list[CostlyDecision]:
    """Return the puzzles due today, in order.

    Repeats come first, the longest overdue at the top; then new ones, costliest first.
    """
    again, new = [], []
    for costly in found:
        card = cards.get(key_of(costly))
        if card is None:
            new.append(costly)
        elif card.is_due(today):
            again.append((card.due, costly))
    return [*(costly for _, costly in sorted(again, key=lambda entry: entry[0])), *new]


def from_bots(
    index: History, paths: Paths, game: str, theme: str, wanted: Callable[[str], bool]
) -> Iterator[Puzzle]:
    """Yield positions of bots in reviewed deals in which a theme decides.

    The newest deals come first. `wanted` says by its key whether a puzzle is wanted.
    """
    for name, deal, key, stake in reviewed_deals(index, game, SEARCHED):
        costly = CostlyDecision(name, game, 0, deal, 0, 0.0, key)
        try:
            record = read_record(read_text(paths.finished / name, LONGEST))
            table = Table(game_of(record, games()))
            review = review_of(costly, paths, table)
        except TrickdeskError:
            continue
        if review is None:
            continue
        seats = record.seats or ()
        bots = {seat for seat, entry in enumerate(seats) if entry.get("player") == BOT}
        judged = {one.at: one for one in review.judged if one.seat in bots and one.why is not None}
        for at, entry in enumerate(record.log[: review.end]):
            one = judged.get(at)
            if one is not None and one.why is not None and wanted(f"{name}:{at}"):
                other = temptations(view(table, one.seat), one.why, stake).get(theme)
                if other is not None:
                    yield puzzle_of(
                        replace(costly, at=at, theme=theme), paths, record, table, tempted(one, other), stake
                    )
            feed(table, entry, at)


def tempted(one: ReviewedDecision, other: ActionValue) -> ReviewedDecision:
    """Return the decision as if its player had chosen another option, which is worse."""
    assert one.why is not None
    best = one.why.weighed[0]
    reasons = one.why.reasons if best.action == one.action else one.why_better
    lost = best.value - other.value
    return replace(one, action=other.action, knew=lost, better=best.action, why_better=reasons)


def load(costly: CostlyDecision, paths: Paths) -> Puzzle:
    """Load a puzzle.

    Raises:
        NoPuzzle: The review no longer calls it a mistake, or is gone.
        SaveError: The record can't be read.
        RecordError: The record is damaged.
    """
    record = read_record(read_text(paths.finished / costly.name, LONGEST))
    table = Table(game_of(record, games()))
    for at, entry in enumerate(record.log[: costly.at]):
        feed(table, entry, at)
    review = review_of(costly, paths, table)
    found = () if review is None else review.judged
    judged = next((one for one in found if (one.at, one.seat) == (costly.at, costly.seat)), None)
    if judged is None or judged.better is None or not judged.knew:
        raise NoPuzzle("This puzzle is no longer available.")
    stake = judged.knew / costly.share if costly.share else 1.0
    return puzzle_of(costly, paths, record, table, judged, stake)


def puzzle_of(
    costly: CostlyDecision, paths: Paths, record: Record, table: Table, judged: ReviewedDecision, stake: float
) -> Puzzle:
    """Return the puzzle of a judged decision, before which the table stands.

    Raises:
        NoPuzzle: Nobody decides there.
    """
    seen = view(table, judged.seat)
    if seen.ask is None:
        raise NoPuzzle("This puzzle is no longer available.")
    seats = record.seats or ({},) * table.game.seats
    people = people_in(seats)
    begun = begun_at(paths.finished / costly.name)
    names = changes_in(paths.settings).names_now(names_in(seats), people, begun)
    bots = tuple(number for number, seat in enumerate(seats) if seat.get("player") == BOT)
    refusals = refusals_of(table, seen)
    return Puzzle(key_of(costly), seen, names, people, bots, judged, stake, refusals, costly.theme)


def refusals_of(table: Table, seen: PlayerView) -> dict[CardId, Problem]:
    """Return why the cards that the seat on turn can't play now are refused."""
    found: dict[CardId, Problem] = {}
    if isinstance(seen.ask, AskPlay):
        for card in cards_in(seen.hand & ~seen.ask.cards):
            try:
                table.act(seen.ask.seat, Play(card))
            except IllegalAction as error:
                found[card] = error.why
    return found


def review_of(costly: CostlyDecision, paths: Paths, table: Table) -> DealReview | None:
    """Return the stored review of a decision's deal; None if it's gone."""
    kept = Reviews(paths.reviews).get(costly.key)
    if kept is None:
        return None
    try:
        return DealReview.from_json(kept, table.game.deck)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        return None
