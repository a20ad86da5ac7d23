"""Bidding exercise: what would you call?

Shows a hand and the calls so far, lets the player call, and then shows how an expert weighs all calls.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from trickdesk.bots.decision.explain import Explanation
from trickdesk.bots.levels import USUAL
from trickdesk.bots.process.client import Answer, BotClient
from trickdesk.engine.actions import Action
from trickdesk.engine.errors import TrickdeskError
from trickdesk.engine.game import Game
from trickdesk.engine.record import parse_input
from trickdesk.session import BotRequest
from trickdesk.session.mistakes import HintRequest
from trickdesk.session.practice.questions import Quiz
from trickdesk.storage.settings import Settings
from trickdesk.ui.practice.table import ExercisePage, VerdictPanel
from trickdesk.ui.qt.bot_channel import BotChannel
from trickdesk.ui.text import game_words, name_text, player_text
from trickdesk.ui.text.name_text import Names
from trickdesk.ui.text.words import fill
from trickdesk.ui.theme.avatars import FACES

LEVEL = "hard"  # level of the bots that call before the player


class BiddingPage(ExercisePage):
    """Bidding exercises.

    The page has its own bot worker, which is started for the first hand.
    """

    def __init__(self, settings: Settings, rng: Random, client: BotClient | None = None) -> None:
        super().__init__(settings)
        self._rng, self._bots = rng, BotChannel(client or BotClient(), self)
        self._names: Sequence[str] = [settings.players.name, *FACES]
        self._game: Game  # that of `set_game`
        self.quiz: Quiz | None = None
        self._said: Action | None = None
        self.another.setText(self.tr("Another &hand"))
        self.another.clicked.connect(self.ask)
        self.exercise.decided.connect(self._decided)

    def set_game(self, game: Game) -> None:
        """Use hands of this game from now on."""
        self._game = game
        self._stop()
        self.quiz = None
        bids = bool(game.bids)
        self.pages.setCurrentIndex(0 if bids else 1)
        self.another.setEnabled(bids)
        self.status.setText("")
        self.none.show_text(fill(self.tr("{game} has no bidding."), game=game_words.game_name(game)))
        if self.isVisible():
            self.begin()

    def begin(self) -> None:
        """Start when the page is shown."""
        if self.quiz is None and self._game.bids:
            self.ask()

    def close_worker(self) -> None:
        """Stop the worker without waiting for it."""
        self._stop()
        self._bots.client.kill()

    # -- a hand

    def ask(self) -> None:
        """Show another hand."""
        self._stop()
        self.quiz, self._said = Quiz(self._game, self._rng), None
        self.status.setText(self.tr("Dealing…"))
        self._go_on()

    def _go_on(self) -> None:
        """Let the next bot call, or ask the player."""
        quiz = self.quiz
        assert quiz is not None
        if quiz.is_over:
            self.ask()
        elif quiz.is_asked:
            question = self.tr(
                "What would you call? Nothing is played: you'll see how an expert rates your call."
            )
            self.status.setText(question)
            others = set(range(quiz.game.seats)) - {quiz.seat}
            self.exercise.ask(quiz.view(), self.names, question, others)
        else:
            view = quiz.view()
            request = BotRequest(len(view.calls), view, LEVEL, quiz.seed + len(view.calls), USUAL, ())
            self._bots.request(request, self._take)

    @property
    def names(self) -> Names:
        """Return the names by seat, with the player at the viewer's seat."""
        assert self.quiz is not None
        seats, own = self.quiz.game.seats, self.quiz.seat
        found = [*self._names[1:], *[""] * seats][: seats - 1]
        found.insert(own, self._names[0])
        return name_text.shown_names(found, [own])

    def _decided(self, action: Action) -> None:
        """Let an expert weigh the calls after the player has called."""
        quiz = self.quiz
        if quiz is None or self._said is not None or not quiz.is_legal(action):
            return
        self._said = action
        self.exercise.clear()
        self.status.setText(self.tr("An expert is weighing the calls…"))
        self._bots.request_hint(HintRequest(0, quiz.view(), quiz.seed, ()), self._take)

    def _take(self, answer: Answer) -> None:
        quiz = self.quiz
        assert quiz is not None
        if answer.partial:
            return
        if answer.action_text is None:
            words = (
                player_text.trouble_words(answer.trouble)
                if answer.trouble
                else self.tr("The computer players didn't answer.")
            )
            self.status.setText(words)
            return
        try:
            if self._said is None:
                quiz.put(answer.action_text)
                self._go_on()
            else:
                self._tell(answer, self._said)
        except (TrickdeskError, ValueError, TypeError, KeyError):
            self.status.setText(self.tr("The computer players' answer can't be used."))

    def _tell(self, answer: Answer, said: Action) -> None:
        """Show how an expert weighs the calls."""
        quiz = self.quiz
        assert quiz is not None and answer.action_text is not None
        entry = parse_input(f"0 {answer.action_text}", quiz.game.deck)
        assert isinstance(entry, tuple)
        why = Explanation.from_json(answer.why or {}, quiz.game.deck)
        panel = VerdictPanel(said, entry[1], why, quiz.game, self.names, self.exercise.table)
        self.status.setText("")
        self.give_verdict(panel)

    def _stop(self) -> None:
        self._bots.cancel_all()
        self.exercise.close_panel()
