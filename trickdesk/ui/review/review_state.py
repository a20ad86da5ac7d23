"""The state of a review: deal, variation, step and figures. No widgets."""

from __future__ import annotations

from collections.abc import Sequence

from trickdesk.bots.review.values import DealReview, ReviewedDecision
from trickdesk.engine.actions import Play
from trickdesk.engine.cards import CardId, Seat
from trickdesk.session.lines import ReviewedDeal
from trickdesk.session.mistakes import MistakeSize, stakes
from trickdesk.session.replay import Position, Replay
from trickdesk.ui.review import wording
from trickdesk.ui.review.moves import MoveRow, rows_of
from trickdesk.ui.text import scores
from trickdesk.ui.text.words import translate


class ReviewState:
    """One deal at one step of one of its variations.

    Attributes:
        names: The players, by seat.
        people: The seats of the people at this screen.
        bottom: The seat drawn at the bottom.
        tested: By step, the result of the blindfold test of the decision that led to it.
    """

    def __init__(
        self, deal: ReviewedDeal, names: Sequence[str], people: Sequence[Seat], bottom: Seat
    ) -> None:
        self.deal, self.names, self.people, self.bottom = deal, names, people, bottom
        self.game = deal.setup.game
        self.line: int | None = None
        self.replay: Replay = deal.replay
        self.index = 0
        self.review: DealReview | None = None
        self.is_given_up = False  # whether there will be no more figures
        self.rows: list[MoveRow] = []
        self.tested: dict[int, str] = {}
        self.refresh()

    @property
    def position(self) -> Position:
        return self.replay.positions[self.index]

    @property
    def last(self) -> int:
        """Index of the last step."""
        return len(self.replay.positions) - 1

    @property
    def row(self) -> MoveRow | None:
        """The decision that led to this step."""
        return next((row for row in self.rows if row.at == self.position.at), None)

    @property
    def judged(self) -> ReviewedDecision | None:
        """The review of that decision."""
        return self._judged.get(self.position.at - 1)

    @property
    def can_play_on(self) -> bool:
        return self.index < self.last or not self.replay.outcome().over

    @property
    def can_change(self) -> bool:
        """Whether a person made the decision that led to this step."""
        return self.position.seat in self.people

    @property
    def can_test(self) -> bool:
        """Whether one of our bots decided what led to this step, and in no variation."""
        setup, seat = self.deal.setup, self.position.seat
        if self.line is not None or seat not in setup.bots:
            return False
        return setup.players[seat].level == setup.players[seat].played_level

    def refresh(self) -> None:
        """Update after a change of figures or variations."""
        known = {} if self.review is None else {entry.at: entry for entry in self.review.judged}
        # a variation has figures only for the steps it shares with the deal as played
        if self.line is not None:
            log, played = self.deal.lines.log_of(self.line), self.deal.lines.log
            pairs = zip(log, played, strict=False)
            same = next((i for i, (a, b) in enumerate(pairs) if a != b), len(log))
            known = {at: entry for at, entry in known.items() if at - self.deal.first < same}
        self._judged = known
        at_stake = stakes(self.deal.replay.view(self.deal.end, None).deals)
        self.rows = rows_of(self.replay, known, at_stake, self.names, self.people)

    def set_line(self, line: int | None, at: int) -> None:
        """Switch to a variation, at this step or the nearest it has."""
        self.line, self.replay = line, self.deal.replay_of(line)
        self.index = self.index_of(at)
        self.refresh()

    # -- navigation

    def index_of(self, at: int) -> int:
        """Return the index of the step after `at` inputs of the match, or of the nearest."""
        return max(0, min(at - self.replay.first - 1, self.last))

    def target(self, name: str) -> int:
        """Return the index that the button with this picture leads to."""
        starts = [i for i, position in enumerate(self.replay.positions) if position.card == 1]
        return {
            "first": 0,
            "trick back": max((i for i in starts if i < self.index), default=0),
            "back": max(0, self.index - 1),
            "on": min(self.last, self.index + 1),
            "trick on": min((i for i in starts if i > self.index), default=self.last),
            "last": self.last,
        }[name]

    def mistake(self, direction: int) -> int | None:
        """Return the step of the next mistake, or None; wraps around.

        Mistakes of the people at this screen come first.
        """
        wrong = [row for row in self.rows if row.size]
        own = [row.at for row in wrong if row.own]
        order = own + [row.at for row in wrong if not row.own]
        here = self.position.at
        if not order:
            return None
        if here in order:
            return order[(order.index(here) + direction) % len(order)]
        first = own or order
        if direction > 0:
            return next((at for at in first if at > here), first[0])
        return next((at for at in reversed(first) if at < here), first[-1])

    # -- text and figures

    def rings(self) -> dict[CardId, str]:
        """Return rings for the card just played and the better one, as picture states."""
        rings = {}
        row, judged, action = self.row, self.judged, self.position.action
        if row is not None and row.size and judged is not None and isinstance(judged.better, Play):
            rings[judged.better.card] = "focus"
        if isinstance(action, Play):
            rings[action.card] = "pick"
        return rings

    def need(self) -> int | None:
        """Return what the declarers need, if the curve shows their side in the same unit."""
        view = self.deal.replay.view(self.deal.end, None)
        now = scores.progress(view)
        if self.review is None or not self.review.sides or now is None or view.contract is None:
            return None
        team = view.teams[0] if view.teams else (view.contract.declarer,)
        same = self.review.sides[0] == sum(1 << seat for seat in team)
        return now.need if same and now.points == self.game.counts_points else None

    def stage_words(self) -> str:
        """Return where in the deal this step is."""
        if place := wording.trick_place_words(self.position):
            return place
        return (
            translate("Review", "Before the first trick") if self.index else translate("Review", "The deal")
        )

    def state_words(self) -> str:
        """Return the variation's name, or how complete and exact the figures are."""
        if self.line is not None:
            return translate("Review", "Variation: {name}.", name=self.deal.lines.all[self.line].name)
        if self.review is None and not self.is_given_up:
            return ""
        count = len(self.deal.replay.decisions)
        told = (
            wording.reviewed_words(self.review, count, self.is_given_up),
            wording.exact_words(self.review, self.deal.replay),
        )
        return " ".join(filter(None, told))

    def swing_words(self) -> str:
        """Return what bots would have scored in the people's place."""
        if self.review is None or not self.people:
            return ""
        view = self.deal.replay.view(self.deal.end, None)
        return wording.swing_words(self.review, view, self.game.side(self.bottom))

    def tally_words(self) -> str:
        """Return how many mistakes the people made."""
        if self.review is None or not self.people:
            return ""
        if not (self.own_mistakes or self.review.complete or self.is_given_up):
            return translate("Review", "{name}: still looking", name=self.whose)
        return wording.mistake_count_words(self.own_mistakes, self.whose)

    @property
    def whose(self) -> str:
        """The name of the only person at this screen, or a word for several people."""
        return self.names[self.people[0]] if len(self.people) == 1 else translate("Review", "People")

    @property
    def own_mistakes(self) -> list[MistakeSize]:
        """The size of each mistake that the people made."""
        return [row.size for row in self.rows if row.own and row.size]

    def curve_note(self) -> str:
        """Return why there is no curve here or yet; "" if there is one, or never will be."""
        has_curve = self.review is not None and bool(self.review.curve)
        is_ready = self.is_given_up or (self.review is not None and self.review.complete)
        if not has_curve and not is_ready:
            return translate("Review", "The curve appears when the figures are ready.")
        if has_curve and self.line is not None:
            return translate("Review", "Only the deal as played has a curve.")
        return ""

    def value_words(self, value: int | None) -> str:
        """Return what the curve says at this step, or where it begins."""
        if self.review is None or not self.review.sides or not self.review.curve:
            return self.curve_note()
        if value is not None:
            return wording.curve_value_words(value, self.review, self.game, self.names)
        if note := self.curve_note():
            return note
        at, first = self.review.curve[0]
        told = wording.curve_value_words(first, self.review, self.game, self.names)
        begins = self.replay.positions[self.index_of(at + 1)]
        late = (begins.trick, begins.card) > (1, 1)
        return wording.from_words(told, begins) if late else told

    def paragraphs(self, viewer: Seat | None) -> list[str]:
        """Return the text about this step: the decision, its cost and why, for `viewer`."""
        said = wording.step_words(self.replay, self.position, viewer if self.people else None, self.names)
        found = [said] if said else []
        if self.can_test and (tested := self.tested.get(self.position.at)):
            found.append(tested)
        row, judged = self.row, self.judged
        if row is not None and judged is not None:
            start = None if self.review is None else self.review.exact_from
            exact = start is not None and judged.at >= start
            found += wording.why_words(judged, row.size, self.replay, self.names, exact)
        return found
