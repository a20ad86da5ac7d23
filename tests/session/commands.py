"""State machines that give a session and a controller all commands in any order.

    python -m tests.session.commands 10        machines for so many minutes, with other chances each time

After each command: nobody's view has a card that it may not have, undo then redo changes nothing, and the
record opens as the same match.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from operator import or_

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.driving import random_action, random_game
from tests.session.endings import think
from tests.session.helpers import FRESH, TABLES, seen, setup, table_of
from trickdesk.engine.actions import Call, Play, Stock
from trickdesk.engine.cards import CardSet, card_set
from trickdesk.engine.errors import IllegalAction
from trickdesk.engine.game import Game
from trickdesk.engine.record import write_action
from trickdesk.engine.table import Table
from trickdesk.games import games
from trickdesk.session import EndingKind, Session, State
from trickdesk.session.opening import open_text
from trickdesk.session.session import known_cards

NOW = datetime(2024, 5, 6, 7, 8, 9)
SEEDS = st.integers(0, 2**32)
PEOPLE = ("h.......", ".h......", "hh......", "h.h.....", "hhhhhhhh", "........")
PLAYING = (State.HUMAN, State.BOT, State.CURTAIN)


def drawn(name: str, seed: int, wild: bool) -> Game:
    """Return a game as it is, or with random house rules."""
    game = TABLES[name]
    return random_game(games()[game.id], random.Random(seed)) if wild else game


def seats(session: Session) -> Iterable[int | None]:
    return (None, *range(session.setup.game.seats))


def dealt_again(session: Session) -> CardSet:
    """Return the cards of this deal's stock, among them discards if it ran out."""
    table = table_of(session)
    entries = [table.log[at] for at in table.inputs_of(-1)]
    return card_set(card for entry in entries if isinstance(entry, Stock) for card in entry.cards)


def may_bid_blind(table: Table, seat: int) -> bool:
    """Whether a seat hasn't said yet whether it looks (Spades, rules 7.14)."""
    if not table.game.blind or table.phase_name != "auction":
        return False
    entries = [table.log[at] for at in table.inputs_of(-1)]
    behind = max(table.totals) - table.totals[table.game.side(seat)]
    may = table.game.options["blind"] == "any" or behind >= 100
    return may and not any(isinstance(entry, tuple) and entry[0] == seat for entry in entries)


def check_views(session: Session) -> None:
    """Check that no view has a card in a hand that its seat hasn't seen."""
    table = table_of(session)
    hands, again = table.hands, dealt_again(session)
    for seat in seats(session):
        found = session.view_for(seat)
        own = 0 if seat is None or may_bid_blind(table, seat) else hands[seat]
        assert found.hand == own, f"seat {seat} has another hand"
        others = reduce(or_, (hand for other, hand in enumerate(hands) if other != seat), 0)
        may = found.faced | found.given | reduce(or_, session.view_for(None).shown, 0)
        may |= (found.took | found.buried) & again
        assert not known_cards(found) & others & ~may, f"seat {seat} sees cards of others"


def check_record(session: Session) -> None:
    """Check that the record opens as the same match."""
    text = session.record_text()
    again = open_text(text, FRESH, None)
    assert again.record_text() == text
    for seat in seats(session):
        assert seen(again.view_for(seat)) == seen(session.view_for(seat)), f"seat {seat} sees another table"


class SessionCommands(RuleBasedStateMachine):
    """A session without a screen."""

    session: Session

    @initialize(
        name=st.sampled_from(sorted(TABLES)), people=st.sampled_from(PEOPLE), seed=SEEDS, wild=st.booleans()
    )
    def start(self, name: str, people: str, seed: int, wild: bool) -> None:
        self.session, _ = Session.start(setup(people, drawn(name, seed, wild), str(seed)), None)

    def in_state(self, *states: State) -> bool:
        return self.session.state in states

    @rule(seed=SEEDS, steps=st.sampled_from((1, 1, 3, 20, 60)))
    def go_on(self, seed: int, steps: int) -> None:
        """Do what is due: a call or card of a person or bot, or the next deal."""
        rng, session = random.Random(seed), self.session
        for _ in range(steps):
            if session.state is State.DEAL_OVER and steps > 1:
                session.next_deal()
            if session.state is State.CURTAIN:
                session.cover()
                session.uncover()
            if session.state not in PLAYING:
                return
            assert session.turn is not None
            ask = session.view_for(session.turn).ask
            assert ask is not None
            action = random_action(ask, rng)
            if session.state is State.BOT:
                request = session.bot_request()
                assert request.view.seat == session.turn
                answer = write_action(action, session.setup.game.deck)
                assert session.bot_answer(request.ticket, answer) is not None
                assert session.bot_answer(request.ticket, answer) is None, "a stale answer was taken"
            else:
                session.act(session.turn, action, automatic=rng.random() < 0.2)

    @precondition(lambda self: self.in_state(State.BOT))
    @rule(answer=st.sampled_from((None, "call 99Z", "play", "rubbish", "give")), pure=st.booleans())
    def answer_badly(self, answer: str | None, pure: bool) -> None:
        assert self.session.bot_answer(self.session.ticket, answer, pure) is not None

    @rule(seat=st.integers(0, 3), call=st.sampled_from(("pass", "99Z", "team 0 1")), card=st.integers(0, 60))
    def act_out_of_turn(self, seat: int, call: str, card: int) -> None:
        before, turn, state = self.session.record_text(), self.session.turn, self.session.state
        action = Call(call) if card % 2 else Play(card % self.session.setup.game.deck.size)
        try:
            self.session.act(seat, action)
        except IllegalAction:
            assert self.session.record_text() == before
        else:
            assert seat == turn and state is State.HUMAN, "somebody acted out of turn"

    @precondition(lambda self: self.in_state(State.DEAL_OVER))
    @rule(cut=st.text("abc", max_size=4))
    def next_deal(self, cut: str) -> None:
        self.session.cut(cut)
        self.session.next_deal()

    @rule()
    def undo(self) -> None:
        could = self.session.can_undo
        assert self.session.undo() == could

    @rule()
    def redo(self) -> None:
        could = self.session.can_redo
        assert (self.session.redo() is not None) == could

    @precondition(lambda self: self.session.can_undo)
    @rule()
    def undo_and_redo(self) -> None:
        session = self.session
        before = session.record_text(), [seen(session.view_for(seat)) for seat in seats(session)]
        assert session.undo()
        assert session.redo() is not None
        after = session.record_text(), [seen(session.view_for(seat)) for seat in seats(session)]
        assert before == after, "undo and redo changed something"

    @rule()
    def cover(self) -> None:
        self.session.cover()

    @rule()
    def uncover(self) -> None:
        self.session.uncover()

    @precondition(lambda self: self.session.can_end)
    @rule(kind=st.sampled_from([kind for kind in EndingKind if kind is not EndingKind.CLAIM]), seed=SEEDS)
    def end_deal(self, kind: EndingKind, seed: int) -> None:
        assert self.session.turn is not None
        ending = self.session.ending(kind, self.session.turn)
        think(ending, seed)
        assert self.session.end_deal(ending) is not None
        assert self.session.end_deal(ending) is None, "a stale ending was taken"

    @precondition(lambda self: self.in_state(State.HUMAN) and bool(self.session.offered_claims()))
    @rule(seed=SEEDS)
    def claim(self, seed: int) -> None:
        claim = random.Random(seed).choice(self.session.offered_claims())
        assert self.session.turn is not None
        ending = self.session.ending(EndingKind.CLAIM, self.session.turn, claim)
        think(ending, seed)
        assert (self.session.end_deal(ending) is None) == bool(ending.refused)

    @precondition(lambda self: self.session.deals_over > 0)
    @rule(seed=SEEDS)
    def look_at_a_deal(self, seed: int) -> None:
        self.session.open_deal(seed % self.session.deals_over)

    @rule()
    def close_and_open(self) -> None:
        check_record(self.session)
        setup_ = self.session.setup
        self.session = open_text(self.session.record_text(), FRESH, None)
        assert self.session.setup.seed == setup_.seed
        self.session.catch_up()

    @invariant()
    def nobody_sees_too_much(self) -> None:
        if hasattr(self, "session"):
            check_views(self.session)
            if len(self.session.setup.people) != 1 and self.session.viewer is not None:
                assert self.session.state is not State.CURTAIN or self.session.viewer != self.session.turn

    def teardown(self) -> None:
        if hasattr(self, "session"):
            check_record(self.session)


def run(machine: type[RuleBasedStateMachine], examples: int, steps: int, derandomize: bool = True) -> None:
    """Run a machine; any finding is raised, with the commands that lead to it."""
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=derandomize,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def main() -> int:
    from tests.ui.commands import ControllerCommands

    end, done = time.monotonic() + 60 * float(sys.argv[1]), 0
    while time.monotonic() < end:
        for machine in (SessionCommands, ControllerCommands):
            run(machine, 40, 60, derandomize=False)
            done += 40
    print(f"{done} matches, no finding")
    return 0


if __name__ == "__main__":
    sys.exit(main())
