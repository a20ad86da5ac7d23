"""A state machine that gives the controller of a match all commands in any order."""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path
from unittest import mock

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.attack.windows import application
from tests.driving import random_action
from tests.session.commands import NOW, PEOPLE, SEEDS, check_record, check_views, drawn
from tests.session.helpers import FRESH, TABLES, reviewed, seen, setup
from tests.ui.window.quick import QuickClient
from trickdesk.engine.view import PlayerView
from trickdesk.session import Archive, EndingKind, Session, State
from trickdesk.storage.paths import find_paths
from trickdesk.storage.settings import Settings
from trickdesk.ui.match import controller
from trickdesk.ui.match.controller import GameController


class Clock:
    """Moves only by commands, so that a busy computer changes nothing."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


class SteadyController(GameController):
    """Waits for the disk when a command says so, not when it is slow."""

    disk_is_slow = False

    def _waits_for_disk(self) -> bool:
        return self.disk_is_slow


class ControllerCommands(RuleBasedStateMachine):
    """A controller with its session and files, and with bots that answer at once."""

    controller: SteadyController

    @initialize(
        name=st.sampled_from(sorted(TABLES)), people=st.sampled_from(PEOPLE), seed=SEEDS, wild=st.booleans()
    )
    def start(self, name: str, people: str, seed: int, wild: bool) -> None:
        application()
        self.clock = Clock()
        self.patched = mock.patch.object(controller, "time", self.clock)
        self.patched.start()
        self.folder = tempfile.TemporaryDirectory()
        self.archive = Archive(find_paths(Path(self.folder.name)))
        chosen = Settings()
        chosen.players.bot_min_delay_ms = 0
        self.client = QuickClient()
        self.controller = SteadyController(chosen, self.client)
        self.controller.replaced.connect(self.look)
        self.controller.shown.connect(lambda _events, view, _bottom: self.look(view))
        self.controller.begin(*self.archive.start(setup(people, drawn(name, seed, wild), str(seed)), NOW))

    def look(self, view: PlayerView, _bottom: int = 0) -> None:
        """Check that what is shown is what the viewer may see."""
        session = self.session
        assert view.seat == session.viewer or self.controller.finisher.busy

    @property
    def session(self) -> Session:
        assert self.controller.session is not None
        return self.controller.session

    def settle(self) -> None:
        """Let bots answer, and what they do be shown."""
        for _ in range(400):
            self.clock.now += 1
            self.controller.bots.listen()
            self.controller.listen()
            before = self.session.ticket
            self.controller.table_idle()
            if self.session.ticket == before and self.controller.state is not State.BOT:
                return
            if self.controller.is_paused:
                return

    @rule(seed=SEEDS, steps=st.sampled_from((1, 1, 4, 20)))
    def act(self, seed: int, steps: int) -> None:
        rng = random.Random(seed)
        for _ in range(steps):
            if self.controller.state is State.HUMAN:
                ask = self.controller.view.ask
                assert ask is not None
                self.controller.act(random_action(ask, rng))
            elif self.controller.state is State.CURTAIN and steps > 1:
                self.controller.uncover()
            elif self.controller.state is State.DEAL_OVER and steps > 1:
                self.controller.next_deal()
            self.settle()

    @rule()
    def wait(self) -> None:
        self.settle()

    @rule()
    def one_tick(self) -> None:
        self.controller.bots.listen()
        self.controller.listen()

    @rule()
    def undo(self) -> None:
        self.controller.undo()

    @rule()
    def redo(self) -> None:
        self.controller.redo()

    @precondition(lambda self: self.controller.can_undo)
    @rule()
    def undo_and_redo(self) -> None:
        self.settle()
        session = self.session
        if session.can_undo:
            before = session.record_text()
            assert session.undo()
            assert session.redo() is not None
            assert session.record_text() == before
            self.controller._replace()

    @rule()
    def next_deal(self) -> None:
        self.controller.next_deal()

    @rule()
    def uncover(self) -> None:
        self.controller.uncover()

    @rule()
    def pause(self) -> None:
        self.controller.pause()

    @rule(changed=st.booleans())
    def resume(self, changed: bool) -> None:
        if changed:
            self.controller.resume()
        else:
            self.controller.resume_unchanged()

    @rule(slow=st.booleans())
    def slow_disk(self, slow: bool) -> None:
        self.controller.disk_is_slow = slow

    @rule(held=st.booleans())
    def hold_bots(self, held: bool) -> None:
        self.client.held = held

    @precondition(lambda self: self.controller.is_settled and self.session.can_end)
    @rule(kind=st.sampled_from((EndingKind.FINISH, EndingKind.CONCEDE)))
    def end_deal(self, kind: EndingKind) -> None:
        if kind is EndingKind.FINISH:
            self.controller.finisher.finish()
        else:
            self.controller.finisher.concede()
        self.settle()

    @precondition(lambda self: not self.controller.is_variation and self.session.deals_over > 0)
    @rule(seed=SEEDS)
    def try_a_variation(self, seed: int) -> None:
        deal = reviewed(self.session, seed % self.session.deals_over)
        at = random.Random(seed).randrange(deal.first + 1, deal.end)
        self.controller.play_variation(deal.play_on(None, at))

    @rule()
    def leave_the_variation(self) -> None:
        self.controller.leave_variation()

    @precondition(lambda self: not self.controller.is_variation)
    @rule()
    def leave_and_continue(self) -> None:
        """Leave the match; what is on the disk is the match, and goes on."""
        text, match = self.session.record_text(), self.session.match
        is_over = self.session.state is State.MATCH_OVER
        self.controller.leave()
        assert match is not None
        if is_over:
            files = [summary.path for summary in self.archive.saves.finished()]
            same = [path for path in files if path.read_text(encoding="utf-8") == text]
            assert same, "the finished match is not kept"
            self.controller.begin(self.archive.open_file(same[0], FRESH, NOW))
            return
        session = self.archive.resume(match.match_id, FRESH)
        assert session.record_text() == text, "the save is not the match"
        session.catch_up()
        self.controller.begin(session)

    @invariant()
    def nobody_sees_too_much(self) -> None:
        if hasattr(self, "controller"):
            check_views(self.session)
            view = self.controller.view
            assert seen(view) == seen(self.session.view_for(self.session.viewer))
            assert json.loads(self.session.record_text())["log"] == self.session.inputs_since(0)

    def teardown(self) -> None:
        if hasattr(self, "controller"):
            if not self.controller.is_variation:
                check_record(self.session)
            self.controller.close()
            self.folder.cleanup()
            self.patched.stop()
