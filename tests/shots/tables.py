"""Tables in a tour of the program: all kinds of decisions, with 2 to 8 players."""

from __future__ import annotations

from PySide6.QtTest import QTest

from tests.shots.camera import Camera
from trickdesk.bots.player import decide
from trickdesk.engine.actions import AskCall, AskGive, Call
from trickdesk.engine.errors import OptionError
from trickdesk.engine.game import Game
from trickdesk.engine.view import PlayerView
from trickdesk.games import games
from trickdesk.session import State
from trickdesk.session.players import Player, Setup
from trickdesk.ui.panels.over import DealOverPanel
from trickdesk.ui.window.main_window import MainWindow

NAMES = ("You", "Ada", "Bruno", "Chidi", "Dora", "Emil", "Fay", "Gus")
SEEDS = {"hearts": "3", "red-one": "4", "tocan": "3", "forty-fives": "7", "92q": "5", "five-hundred": "11"}
OTHER_RULES: dict[
    str, dict[str, dict[str, object]]
] = {  # other tables of a game, with what its first preset has not
    "five-hundred": {
        "2-players": {"players": 2, "misere": True},
        "3-players": {"players": 3, "defender_points": True},
        "5-players": {"players": 5, "fives": "called", "defender_points": True},
        "6-players": {"players": 6, "sixes": "threes", "defender_points": True},
        "6-pairs": {"players": 6, "sixes": "pairs", "misere": True},
    },
    "red-one": {"full": {"deck": "full", "check": False}, "no-bird": {"deck": "no_bird"}},
}
HINTED = ("play", "give", "call-grid", "call-steps", "call-amount")
LATER = 3  # the trick in which the play is looked at
LEVEL, QUICK = "hard", "beginner"
WAIT_MS, LONGEST_WAIT_MS = 20, 20_000
HINT_MS = 1_500
REVIEW_MS, LONGEST_REVIEW_MS = 250, 120_000  # between looks whether all figures are there, and in all


def begin(window: MainWindow, game: Game, people: int, level: str = LEVEL) -> None:
    names = [*(f"Player {seat + 1}" for seat in range(people)), *NAMES[people:]] if people > 1 else NAMES
    players = tuple(
        Player(names[seat], seat < people, "" if seat < people else level) for seat in range(game.seats)
    )
    window.controller.leave()
    window.matches.start(Setup(game, players, SEEDS.get(game.id, "1")))


def kind_of(view: PlayerView) -> str:
    """Return the kind of decision; of the cards of a deal, only one in the middle."""
    if isinstance(view.ask, AskCall):
        return f"call-{view.ask.style}"
    if isinstance(view.ask, AskGive):
        return "give"
    over = sum(trick.winner is not None for trick in view.tricks)
    lying = len(view.trick.cards) if view.trick else 0
    return "play" if over >= LATER - 1 and lying >= min(2, len(view.players) - 1) else ""


def table(window: MainWindow, camera: Camera, name: str) -> None:
    """A deal against bots: all kinds of decisions, a hint, the score, the review."""
    if camera.is_done(name):
        return
    begin(window, games()[name](), 1)
    seen: set[str] = set()
    while settle(window) is State.HUMAN:
        view = window.controller.view
        kind = kind_of(view)
        if kind and kind not in seen:
            seen.add(kind)
            camera.take(f"{name}-{kind}")
            if kind.startswith(HINTED) and camera.wants(f"{name}-{kind}-hint"):
                window.screen_.coach.toggle_hint()
                wait(HINT_MS)
                camera.take(f"{name}-{kind}-hint")
                window.screen_.coach.toggle_hint()
            if kind == "play":
                beside(window, camera, name)
            if camera.is_done(name):
                return
        if window.end_commands.can_claim and "claim" not in seen:
            seen.add("claim")
            camera.dialog(f"{name}-claim", window.end_commands.claim)
        window.controller.act(decide(view, LEVEL, 1).action)
    camera.take(f"{name}-deal-over")
    camera.dialog(f"{name}-card-order", window.dialogs.card_order)
    camera.dialog(f"{name}-change-deal", window.deals.change)
    camera.dialog(f"{name}-report", window.exports.report)
    window.dock.toggle()
    window.dock.record.tabs.setCurrentIndex(1)
    camera.take(f"{name}-record-scores")
    window.dock.record.tabs.setCurrentIndex(0)
    window.dock.toggle()
    review(window, camera, name)


def beside(window: MainWindow, camera: Camera, name: str) -> None:
    """Show everything else that the table has during card play."""
    window.table.show_last_trick(True)
    camera.take(f"{name}-last-trick")
    window.table.show_last_trick(False)
    window.dock.toggle()
    camera.take(f"{name}-record")
    if window.dock.record.tabs.isTabVisible(2):
        window.dock.record.tabs.setCurrentIndex(2)
        camera.take(f"{name}-record-calls")
    window.dock.record.tabs.setCurrentIndex(0)
    window.dock.toggle()
    window.pages.toggle_cards()
    camera.take(f"{name}-hidden")
    window.pages.toggle_cards()
    wait(WAIT_MS)
    camera.dialog(f"{name}-give-up", window.end_commands.concede)


def review(window: MainWindow, camera: Camera, name: str) -> None:
    """The finished deal: its first mistake, if any, and a variation from there."""
    if not (camera.wants(f"{name}-review") or camera.wants(f"{name}-what-if")):
        return
    window.reviewing.toggle()
    page = window.reviewing.page
    assert page is not None
    for _ in range(LONGEST_REVIEW_MS // REVIEW_MS):
        wait(REVIEW_MS)
        if page.state is not None and page.state.review is not None and page.state.review.complete:
            break
    window.reviewing.next_mistake()
    camera.take(f"{name}-review")
    page.side.tabs.setCurrentIndex(1)
    camera.take(f"{name}-what-if")
    page.side.tabs.setCurrentIndex(0)
    if camera.wants(f"{name}-another-line"):
        page.ask_to_play_on()
        wait(HINT_MS)
        if window.controller.is_variation:
            camera.take(f"{name}-another-line")
            window.reviewing.leave_variation()
    window.reviewing.toggle()


def in_text(window: MainWindow, camera: Camera, name: str) -> None:
    """Show the same deal in the text table."""
    if not camera.wants(f"{name}-text"):
        return
    begin(window, games()[name](), 1, QUICK)
    window.commands["text_table"].trigger()
    seen: set[str] = set()
    while not camera.is_done(f"{name}-text") and settle(window) is State.HUMAN:
        view = window.controller.view
        kind = kind_of(view)
        if kind and kind not in seen:
            seen.add(kind)
            camera.take(f"{name}-text-{kind}")
        window.controller.act(decide(view, QUICK, 1).action)
    camera.take(f"{name}-text-deal-over")
    window.commands["text_table"].trigger()


def other_sizes(window: MainWindow, camera: Camera, name: str) -> None:
    """Tables with other numbers of players: the first decision, and a card."""
    kind = games()[name]
    players = next((option for option in kind.option_list if option.name == "players"), None)
    for number in players.choices if players is not None else ():
        title = f"{name}-{number}-players"
        if number == kind().seats or name in OTHER_RULES or not camera.wants(title):
            continue
        begin(window, game_for(kind, int(number)), 1, QUICK)
        seen: set[str] = set()
        while "play" not in seen and settle(window) is State.HUMAN:
            view = window.controller.view
            if (asked := kind_of(view)) and asked not in seen:
                seen.add(asked)
                camera.take(f"{title}-{asked}")
            window.controller.act(decide(view, QUICK, 1).action)


def other_rules(window: MainWindow, camera: Camera, name: str) -> None:
    """A deal at each of `OTHER_RULES`, of which the viewer is the declarer."""
    for words, options in OTHER_RULES.get(name, {}).items():
        title = f"{name}-{words}"
        if not camera.wants(title):
            continue
        begin(window, games()[name](options), 1, QUICK)
        seen: set[str] = set()
        while settle(window) is State.HUMAN:
            view = window.controller.view
            kind = kind_of(view)
            if kind and kind not in seen:
                seen.add(kind)
                camera.take(f"{title}-{kind}")
                if camera.wants(f"{title}-{kind}-hint"):
                    window.screen_.coach.toggle_hint()
                    wait(HINT_MS)
                    camera.take(f"{title}-{kind}-hint")
                    window.screen_.coach.toggle_hint()
            action = decide(view, QUICK, 1).action
            if isinstance(view.ask, AskCall) and view.ask.ladder:
                high = [c for c in view.ask.ladder[len(view.ask.ladder) // 2 :] if c in view.ask.calls]
                action = Call(high[0]) if high and "give" not in seen else action
            window.controller.act(action)
        camera.take(f"{title}-deal-over")


def game_for(kind: type[Game], players: int) -> Game:
    """Return the game for a number of players, with a rule changed if it must be."""
    others = [{option.name: value} for option in kind.option_list for value in option.choices]
    for more in ({}, *others):
        try:
            return kind({**more, "players": players})
        except OptionError:
            continue
    raise AssertionError(f"{kind.id} cannot be played by {players}")


def match_over(window: MainWindow, camera: Camera, name: str) -> None:
    """Show the end of a match with the lowest target."""
    if not camera.wants(f"{name}-match-over"):
        return
    kind = games()[name]
    options = {option.name: option.choices for option in kind.option_list}
    short = {"target": min(options["target"])} if "target" in options else {"cards": "1"}
    begin(window, kind(short), 1, QUICK)
    while (state := settle(window)) is not State.MATCH_OVER:
        if state is State.DEAL_OVER:
            window.controller.next_deal()
        else:
            window.controller.act(decide(window.controller.view, QUICK, 1).action)
    panel = window.screen_.panel
    assert isinstance(panel, DealOverPanel)
    panel.next.emit()
    wait(HINT_MS)
    camera.take(f"{name}-match-over")


def hot_seat(window: MainWindow, camera: Camera, name: str) -> None:
    """Show two people at one screen: the curtain."""
    if not camera.wants("curtain"):
        return
    begin(window, games()[name](), 2)
    for _ in range(20):
        state = settle(window)
        if state is State.CURTAIN:
            camera.take("curtain")
            window.controller.uncover()
            settle(window)
            # so that it is kept, and the lobby offers it
            window.controller.act(decide(window.controller.view, QUICK, 1).action)
            return
        window.controller.act(decide(window.controller.view, QUICK, 1).action)


def settle(window: MainWindow) -> State:
    """Let bots play until a person has to decide, or the deal is over."""
    for _ in range(LONGEST_WAIT_MS // WAIT_MS):
        wait(WAIT_MS)
        if window.table.busy:
            window.table.skip()
        state = window.controller.state
        if window.controller.is_settled and state is not State.BOT:
            assert state is not None
            return state
    raise AssertionError("the bots do not answer")


def wait(milliseconds: int) -> None:
    QTest.qWait(milliseconds)
