"""A window of one size for benchmarks: smoothness, memory of a match, idle load."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from tests.bench.paint_probe import Paints, resident_megabytes
from trickdesk.bots.process.client import BotClient
from trickdesk.engine.actions import Action, Ask, AskCall, AskGive, Call, Give, Play
from trickdesk.engine.bids import PASS
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.games import games
from trickdesk.session import Player, Session, Setup, State
from trickdesk.storage.paths import find_paths
from trickdesk.ui.app import make_window
from trickdesk.ui.panels.over import DealOverPanel, MatchOverPanel
from trickdesk.ui.qt.application import make_application
from trickdesk.ui.window.main_window import MainWindow

DEALS = 3
LIMIT_MS = 30_000
IDLE_S = 5.0
REST_S = 2.0  # before anything is measured at rest
MATCH_S = 100.0  # that a match is given after its first deal
SPEED = "normal"  # of the animation
Figures = dict[str, float | int | None]


def measure_table(width: int, height: int, folder: Path, with_match: bool) -> Figures:
    """Measure a window of this size in this process; times in ms, memory in MB."""
    app = make_application()
    window = make_window(find_paths(folder))
    quiet(window)
    window.resize(width, height)
    window.show()
    alone = deal_intervals(window, thinking=False)
    thinking = deal_intervals(window, thinking=True)
    figures: Figures = {
        "deal, frame interval p50, ms": percentile(alone, 50),
        "deal, frame interval p95, ms": percentile(alone, 95),
        "deal with a bot, p50, ms": percentile(thinking, 50),
        "deal with a bot, p95, ms": percentile(thinking, 95),
    }
    figures["memory after deals, MB"] = resident_megabytes()
    if with_match:
        figures["deals of the match"] = play_match(window)
        figures["memory after the match, MB"] = resident_megabytes()
    figures["CPU at rest, %"] = idle_percent(window)
    window.close()
    app.processEvents()
    return figures


def play_match(window: MainWindow) -> int:
    """Play a match without animation, taking the first legal action; return its deals."""
    window.settings.motion.speed = "off"
    window.settings.play.trick_rest = "quick"
    window.settings.players.bot_min_delay_ms = 0
    window.apply_settings()
    window.matches.start(setup("1", level="beginner"))
    controller, begin = window.controller, time.monotonic()
    deals = 0
    while not deals or time.monotonic() - begin < MATCH_S:
        wait(0.005)
        window.table.skip()
        if not controller.is_settled:
            continue
        if controller.state is State.HUMAN and controller.view.ask is not None:
            controller.act(first_action(controller.view.ask))
        elif isinstance(window.screen_.panel, DealOverPanel):
            deals += 1
            window.screen_.panel.next.emit()
            if isinstance(window.screen_.panel, MatchOverPanel):
                break
    wait(REST_S)
    return deals


def first_action(ask: Ask) -> Action:
    """Return a legal action: the first card, or the lowest call."""
    if isinstance(ask, AskCall):
        return Call(PASS if PASS in ask.calls else ask.calls[0])
    if isinstance(ask, AskGive):
        wanted = [*cards_in(ask.first), *cards_in(ask.cards & ~ask.first)]
        return Give(card_set(wanted[: ask.low]))
    card = next(cards_in(ask.cards))
    return Play(card, next(iter(ask.names.get(card, ())), None))


def idle_percent(window: MainWindow) -> float:
    """Return the CPU load in percent of a core while the table waits for a person."""
    window.settings.motion.speed = "off"
    window.apply_settings()
    window.matches.start(setup("2", level="beginner"))
    for _ in range(LIMIT_MS // 100):
        wait(0.1)
        if window.controller.is_settled and window.controller.state is State.HUMAN:
            break
    wait(REST_S)
    used, begin = time.process_time(), time.monotonic()
    wait(IDLE_S)
    return round((time.process_time() - used) / (time.monotonic() - begin) * 100, 2)


def wait(seconds: float) -> None:
    """Process events as the program does, sleeping in between."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()


def setup(seed: str, level: str = "hard") -> Setup:
    """Return a match with one person, who deals, so that a bot acts first."""
    # The deal with the most cards, and with piles.
    game = max(
        (kind() for kind in games().values()), key=lambda game: (game.hand_size * game.seats, game.has_piles)
    )
    players = tuple(Player(f"Player {seat + 1}", seat == 0, level) for seat in range(game.seats))
    return Setup(game, players, seed, first_dealer=0)


def quiet(window: MainWindow) -> None:
    """Return settings with normal animation and without hiding cards when idle."""
    window.settings.motion.reduced = "off"
    window.settings.motion.speed = SPEED
    window.settings.sharing.cover = "never"
    window.apply_settings()


def percentile(values: Sequence[float], share: int) -> float:
    return round(statistics.quantiles(values, n=100)[share - 1], 1)


# -- the deal


def deal_intervals(window: MainWindow, thinking: bool) -> list[float]:
    """Return the times between frames while cards are dealt, in ms."""
    bot = BotClient()
    intervals: list[float] = []
    for number in range(DEALS + 1):
        intervals_of_deal = one_deal(window, str(number), bot if thinking else None)
        if number:  # the first one paints the cards
            intervals += intervals_of_deal
    bot.close()
    return intervals


def one_deal(window: MainWindow, seed: str, bot: BotClient | None) -> list[float]:
    paints = Paints()
    window.table.viewport().installEventFilter(paints)
    loop = QEventLoop()
    window.table.idle.connect(loop.quit)
    QTimer.singleShot(LIMIT_MS, loop, loop.quit)
    window.matches.start(setup(seed))
    timer = QTimer()
    if bot is not None:
        session = window.controller.session
        assert session is not None
        ask_again(bot, session)
        timer.timeout.connect(lambda: ask_again(bot, session) if bot.poll() else None)
        timer.start(15)
    if window.table.busy:
        loop.exec()
    timer.stop()
    window.table.viewport().removeEventFilter(paints)
    window.matches.show_lobby()
    return [(b - a) * 1000 for a, b in zip(paints.times, paints.times[1:], strict=False)]


def ask_again(bot: BotClient, session: Session) -> None:
    """Keep a bot thinking at full effort."""
    assert session.state is State.BOT
    request = session.bot_request()
    bot.request(request.ticket, request.view, "hard", request.seed)
