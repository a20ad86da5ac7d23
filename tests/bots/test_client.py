"""The worker process and its client: crash, time-out, cancel, stale answers, end."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.bots.dealing import run_deal
from tests.bots.five_hundred import HELPFUL
from tests.bots.positions import position
from tests.bots.troubles import TROUBLES, UNIX
from tests.patience import PATIENCE, is_running, wait_for_death, wait_until
from trickdesk.bots.decision.explain import Decision, Explanation
from trickdesk.bots.player import decide
from trickdesk.bots.process.client import (
    FIXED_TIME_OUT,
    LONGEST,
    ROOM,
    STARTING,
    Answer,
    BotClient,
    Trouble,
    WorkerLog,
)
from trickdesk.bots.process.worker import Worker
from trickdesk.bots.process.worker_pipe import LONGEST_REQUEST, WAITING
from trickdesk.engine.actions import AskCall, AskGive, AskPlay
from trickdesk.engine.claims import Claim
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view, write_view
from trickdesk.games import games
from trickdesk.launch import own_environment

WORKER = [sys.executable, "-c", "from trickdesk.bots.process.worker import main; main()"]
# A worker whose search never ends: `decide` is replaced by a loop that runs until `stop()` returns True.
SLOW = textwrap.dedent(
    """
    import os, sys
    from trickdesk.bots.process import worker
    from random import Random
    from trickdesk.bots.decision.explain import Decision, Explanation, Reason
    from trickdesk.bots.player import any_action
    def spin(view, level, seed, stop, *manners):
        answer = Decision(any_action(view, Random(seed)), Explanation((Reason("by-rule"),)))
        if level == "quick":
            return answer
        print("thinking", file=sys.stderr, flush=True)
        while not stop():
            pass
        print("stopped", file=sys.stderr, flush=True)
        return answer
    worker.decide = spin
    worker.main()
    """
)


@pytest.fixture(scope="module")
def seen() -> PlayerView:
    return next(run_deal(Table(games()["five-hundred"]()), Random(3), {}))


@pytest.fixture
def clients() -> Iterator[list[BotClient]]:
    made: list[BotClient] = []
    yield made
    for client in made:
        client.close()


def wait_for(client: BotClient) -> list[Answer]:
    """Return the answers as soon as there are any."""
    found: list[Answer] = []

    def answered() -> bool:
        found.extend(client.poll())
        return bool(found)

    wait_until(answered, "nobody answers")
    return found


def pid_of(client: BotClient) -> int:
    """Return the worker's process id as soon as it runs."""
    wait_until(lambda: client.process is not None, "no worker")
    return client.process.pid


class Clock:
    """A clock that only advances when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_request_is_answered_with_a_legal_action(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient()
    clients.append(client)
    client.start()
    client.request(7, seen, "easy", 1)
    (answer,) = wait_for(client)
    assert answer.ticket == 7
    assert answer.error is None
    verb, *rest = answer.action_text.split(" ")
    assert parse_action(verb, rest, seen.game.deck).text in seen.ask.calls


def test_a_killed_worker_is_replaced_and_asked_again(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient([sys.executable, "-c", SLOW])
    clients.append(client)
    client.request(1, seen, "slow", 1)
    pid_of(client)
    first = client.process
    first.kill()
    client.line = client.line.replace(b'"slow"', b'"quick"')  # so that the second worker answers
    (answer,) = wait_for(client)
    assert answer.ticket == 1
    assert answer.action_text is not None
    assert client.process is not first


def test_a_worker_that_always_crashes_is_given_up(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient([sys.executable, "-c", "import sys; sys.stdin.readline()"])
    clients.append(client)
    client.request(4, seen, "medium", 1)
    (answer,) = wait_for(client)
    assert (answer.ticket, answer.action_text) == (4, None)
    assert answer.error
    client.command = WORKER  # the game goes on as soon as it works again
    client.request(5, seen, "easy", 1)
    assert wait_for(client)[0].action_text is not None


@pytest.mark.parametrize("name", TROUBLES)
def test_whatever_goes_wrong_is_told_and_got_over(
    seen: PlayerView, clients: list[BotClient], name: str
) -> None:
    """Each trouble has a name; nothing hangs, and a working process is used again."""
    if name in UNIX and os.name != "posix":
        pytest.skip("needs signals")
    command, trouble = TROUBLES[name]
    clock = Clock()
    client = BotClient(command, clock=clock)
    clients.append(client)
    client.start()
    client.request(1, seen, "easy", 1)
    if trouble is Trouble.SILENT:
        pid = pid_of(client)
        if "rubbish" in name or "nests" in name or "others" in name:
            wait_until(lambda: client.poll() == [] and not client.is_new, "nothing has come")
        clock.now += 1000
    (answer,) = wait_for(client)
    assert answer.ticket == 1
    if trouble is Trouble.ILLEGAL:
        assert answer.trouble is None, "only the table knows what is legal"
    else:
        assert (answer.action_text, answer.trouble) == (None, trouble)
        assert answer.error is not None and trouble.value in answer.error
    if trouble is Trouble.SILENT:
        wait_for_death(pid)
    client.kill()
    client.command = WORKER
    client.request(2, seen, "easy", 1)
    (answer,) = wait_for(client)
    assert (answer.ticket, answer.error) == (2, None)


def test_what_is_too_long_for_the_worker_is_not_sent(seen: PlayerView, clients: list[BotClient]) -> None:
    clock = Clock()
    client = BotClient(WORKER, clock=clock)
    clients.append(client)
    client.request(1, seen, "x" * LONGEST_REQUEST, 1)
    assert client.worker.message is None
    clock.now += 1000
    (answer,) = client.poll()
    assert answer.trouble is Trouble.SILENT


@pytest.mark.skipif(os.name != "posix", reason="needs SIGSTOP")
@pytest.mark.parametrize("name", ["is stopped at once", "does not read"])
def test_taking_back_again_and_again_never_waits_for_a_worker_that_does_not_read(
    seen: PlayerView, clients: list[BotClient], name: str
) -> None:
    """A pipe takes some 64 kB; later messages must neither block nor pile up."""
    client = BotClient(TROUBLES[name].command)
    clients.append(client)
    done = threading.Event()

    def take_back() -> None:
        client.worker.send(b"x" * 300_000)  # more than any pipe takes
        wait_until(lambda: client.worker.message is None)
        for ticket in range(200):
            client.request(ticket, seen, "easy", 1)
            client.cancel()
        done.set()

    client.start()
    pid = pid_of(client)
    thread = threading.Thread(target=take_back, daemon=True)
    thread.start()
    hung = not done.wait(PATIENCE)
    if hung:
        client.process.kill()  # so that the thread can end
    assert not hung
    thread.join()
    assert client.worker.message == b'{"cancel":200}\n', "only the last word waits"
    client.close()
    wait_for_death(pid)


def test_what_nobody_takes_does_not_pile_up(seen: PlayerView, clients: list[BotClient]) -> None:
    """A worker that never stops writing has to wait, and each poll reads only so much."""
    client = BotClient(TROUBLES["says rubbish for ever"].command, clock=Clock())
    clients.append(client)
    client.request(1, seen, "easy", 1)
    for _ in range(3):
        wait_until(lambda: client.worker.heard.full(), "it has stopped talking, or nothing holds it up")
        assert client.worker.heard.qsize() == WAITING
        assert client.poll() == []


def test_killing_and_asking_never_wait(
    seen: PlayerView, clients: list[BotClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting, writing, reading and waiting never happen in the caller's thread."""
    ours = threading.get_ident()
    for name in ("__init__", "wait", "communicate"):
        done = getattr(subprocess.Popen, name)

        def elsewhere(*words: object, done: Callable[..., object] = done, **more: object) -> object:
            assert threading.get_ident() != ours
            return done(*words, **more)

        monkeypatch.setattr(subprocess.Popen, name, elsewhere)
    client = BotClient(TROUBLES["does not answer"].command)
    clients.append(client)
    for ticket in range(3):
        client.request(ticket, seen, "easy", 1)
        pid = pid_of(client)
        client.poll()
        client.kill()
        wait_for_death(pid)


def test_a_worker_that_ended_meanwhile_is_replaced(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient(WORKER)
    clients.append(client)
    client.start()
    pid_of(client)
    first = client.worker
    client.process.kill()
    wait_until(lambda: first.end is not None)
    client.request(1, seen, "easy", 1)
    assert client.worker is not first
    assert client.resends == 0
    assert wait_for(client)[0].error is None


def test_the_log_of_bad_workers_has_an_end(
    seen: PlayerView, clients: list[BotClient], caplog: pytest.LogCaptureFixture
) -> None:
    client = BotClient(TROUBLES["reports long errors"].command)
    clients.append(client)
    for ticket in range(40):
        client.request(ticket, seen, "easy", 1)
        wait_for(client)
    messages = [record.getMessage() for record in caplog.records]
    assert len(messages) > 5
    assert max(map(len, messages)) < LONGEST + 10
    assert sum(map(len, messages)) < ROOM + LONGEST + 1000
    assert "not logged" in messages[-1]


def test_the_log_keeps_both_ends_and_no_signs_that_a_terminal_obeys(caplog: pytest.LogCaptureFixture) -> None:
    worker_log = WorkerLog()
    worker_log.add("first\n\x1b[31m" + "x" * 10_000 + "last")
    (record,) = caplog.records
    message = record.getMessage()
    assert message.startswith("first\n\N{REPLACEMENT CHARACTER}[31m")
    assert message.endswith("last")
    assert len(message) < LONGEST + 10


def test_a_hung_worker_is_killed_after_the_time_out(seen: PlayerView, clients: list[BotClient]) -> None:
    clock = Clock()
    client = BotClient([sys.executable, "-c", SLOW], clock=clock)
    clients.append(client)
    client.request(2, seen, "slow", 1)
    pid = pid_of(client)
    clock.now += client.time_out + STARTING - 0.1
    assert client.poll() == []
    clock.now += 0.2
    (answer,) = client.poll()
    assert (answer.ticket, answer.action_text, answer.trouble) == (2, None, Trouble.SILENT)
    assert answer.error is not None and "time" in answer.error
    wait_for_death(pid)
    client.request(3, seen, "quick", 1)
    assert wait_for(client)[0].action_text is not None


def test_a_decision_that_must_be_the_same_everywhere_has_time(
    seen: PlayerView, clients: list[BotClient]
) -> None:
    """Otherwise a slow machine would play another card."""
    clock = Clock()
    client = BotClient([sys.executable, "-c", SLOW], clock=clock)
    clients.append(client)
    client.request(1, seen, "slow", 1, fixed=True)
    clock.now += FIXED_TIME_OUT + STARTING - 0.1
    assert client.poll() == []
    client.request(2, seen, "slow", 1)
    clock.now += client.time_out + STARTING + 0.1
    assert client.poll()[0].trouble is Trouble.SILENT


# What fails, and in which decision: each kind of ask, a hint and the proof of a claim.
BREAKS = {
    "call": ("trickdesk.bots.player.choose_call", "call"),
    "give": ("trickdesk.bots.player.choose_give", "give"),
    "pass on": ("trickdesk.bots.player.choose_passed", "pass on"),
    "play": ("trickdesk.bots.player.choose_card", "play"),
    "claims": ("trickdesk.bots.process.worker.can_claim", "play"),
    "reasons": ("trickdesk.bots.player.card_reasons", "play"),
    "hint": ("trickdesk.bots.player.decide_with", "hint"),
    "claim": ("trickdesk.bots.process.worker.proven_play", "claim"),
}
BREAKING = textwrap.dedent(
    """
    import importlib, sys
    from trickdesk.bots.process import worker
    def fail(*arguments, **manners):
        raise ZeroDivisionError("no more ideas")
    module, name = sys.argv[1].rsplit(".", 1)
    setattr(importlib.import_module(module), name, fail)
    sys.exit(worker.main())
    """
)


def asked_for(kind: str) -> PlayerView:
    """Return a view with this kind of decision."""
    game = games()["hearts" if kind == "pass on" else "five-hundred"]()
    wanted = {"call": AskCall, "give": AskGive, "pass on": AskGive}.get(kind, AskPlay)
    seed = 0
    while True:
        for seen in run_deal(Table(game), Random(seed), {}):
            if isinstance(seen.ask, wanted):
                return seen
        seed += 1


@pytest.mark.parametrize("name", BREAKS)
def test_a_bot_that_breaks_says_so_in_each_kind_of_decision(
    clients: list[BotClient], caplog: pytest.LogCaptureFixture, name: str
) -> None:
    """Never with a made-up action of its own; the log has the trace."""
    breaks, kind = BREAKS[name]
    seen = asked_for(kind)
    client = BotClient([sys.executable, "-c", BREAKING, breaks])
    clients.append(client)
    if kind == "hint":
        client.request_hint(1, seen, 1)
    elif kind == "claim":
        client.request_claim(1, seen, Claim(0, 0))
    else:
        client.request(1, seen, "easy", 1)
    (answer,) = wait_for(client)
    assert (answer.ticket, answer.action_text, answer.trouble) == (1, None, Trouble.BROKEN)
    assert answer.error is not None and "no more ideas" in answer.error
    (logged,) = (record.getMessage() for record in caplog.records if record.levelname == "ERROR")
    assert "in fail" in logged and "ZeroDivisionError: no more ideas" in logged
    # The process survives: it gets the next request without a restart.
    pid = pid_of(client)
    client.request(2, asked_for("play" if kind == "call" else "call"), "easy", 1)
    assert wait_for(client)[0].ticket == 2
    assert pid_of(client) == pid


def test_a_worker_that_ends_by_an_exception_is_logged(
    seen: PlayerView, clients: list[BotClient], caplog: pytest.LogCaptureFixture
) -> None:
    code = BREAKING.replace(
        "setattr(importlib.import_module(module), name, fail)", "worker.Worker.answer = fail"
    )
    client = BotClient([sys.executable, "-c", code, "worker.answer"])
    clients.append(client)
    client.request(1, seen, "easy", 1)
    (answer,) = wait_for(client)
    assert (answer.action_text, answer.trouble) == (None, Trouble.ENDED)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors
    assert all("in fail" in error and "ZeroDivisionError: no more ideas" in error for error in errors)


@pytest.mark.parametrize("heard", [True, False])
def test_a_worker_that_fails_ends_in_order(heard: bool) -> None:
    """Even if its input is still open, and whether or not its output is read."""
    broken = textwrap.dedent(
        """
        from trickdesk.bots.process import worker
        def fail(self):
            while not self.ready:
                pass
            raise ZeroDivisionError("no more ideas")
        def read(self, source):
            self.ready = source.peek(1)
            source.readline()
            source.readline()
        worker.Worker.ready = b""
        worker.Worker.read, worker.Worker.run = read, fail
        worker.main()
        """
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", broken], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin and process.stdout and process.stderr
        if not heard:
            process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert process.wait(PATIENCE) == 1
        assert b"Fatal" not in process.stderr.read()
        assert not heard or b"no more ideas" in process.stdout.read()


def test_cancelling_stops_the_search_and_frees_the_worker(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient([sys.executable, "-c", SLOW])
    clients.append(client)
    client.request(1, seen, "slow", 1)
    pid = pid_of(client)
    client.cancel()
    client.request(2, seen, "quick", 1)
    assert [answer.ticket for answer in wait_for(client)] == [2]
    assert client.process.pid == pid
    assert client.poll() == []


def test_a_new_request_replaces_the_old_one(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient(WORKER)
    clients.append(client)
    for ticket in range(20):
        client.request(ticket, seen, "easy", 1)
    assert [answer.ticket for answer in wait_for(client)] == [19]
    client.request(20, seen, "easy", 1)
    assert [answer.ticket for answer in wait_for(client)] == [20], "nothing else came before"


def test_a_ticket_may_come_again_after_an_undo(seen: PlayerView, clients: list[BotClient]) -> None:
    """The first request's answer must not pass for that of a second with its ticket."""
    echo = textwrap.dedent(
        """
        import json, sys
        for line in sys.stdin:
            request = json.loads(line)
            if "ticket" in request:
                answer = {"ticket": request["ticket"], "action": "call " + request["level"]}
                print(json.dumps(answer), flush=True)
        """
    )
    client = BotClient([sys.executable, "-c", echo])
    clients.append(client)
    client.request(5, seen, "first", 1)
    wait_until(lambda: client.worker.heard.qsize() > 0)  # it has answered, but nothing has been read
    client.cancel()
    client.request(5, seen, "second", 1)
    assert wait_for(client) == [Answer(5, "call second")]


def test_stale_answers_and_noise_are_dropped(seen: PlayerView, clients: list[BotClient]) -> None:
    noisy = textwrap.dedent(
        """
        import json, sys
        for line in sys.stdin:
            request = json.loads(line)
            if "ticket" not in request:
                continue
            print("not JSON")
            print('{"ticket": 99, "action": "call pass"}')
            print('["a", "list"]')
            print(json.dumps({"ticket": request["ticket"], "action": "call 6S"}), flush=True)
        """
    )
    client = BotClient([sys.executable, "-c", noisy])
    clients.append(client)
    client.request(9, seen, "easy", 1)
    assert wait_for(client) == [Answer(9, "call 6S")]
    assert client.poll() == []


@pytest.mark.parametrize("level", ["quick", "slow"])
def test_closing_leaves_no_process(seen: PlayerView, level: str) -> None:
    client = BotClient([sys.executable, "-c", SLOW])
    client.request(1, seen, level, 1)
    pid = pid_of(client)
    client.close()
    wait_for_death(pid)
    client.close()


def test_closing_kills_a_worker_that_does_not_listen() -> None:
    client = BotClient(TROUBLES["does not read"].command)
    client.start()
    pid = pid_of(client)
    client.close()
    wait_for_death(pid)


def test_the_reasons_come_with_the_answer(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient(WORKER)
    clients.append(client)
    client.request(1, seen, "medium", 1)
    (answer,) = wait_for(client)
    deck = seen.game.deck
    made = decide(seen, "medium", 1, clock=lambda: 0.0)
    assert answer.action_text == write_action(made.action, deck)
    assert answer.why is not None
    assert Explanation.from_json(answer.why, deck) == made.explanation


def test_a_bot_thinks_in_its_manner(clients: list[BotClient]) -> None:
    """Temperament and agreements reach the worker: it decides as this process does."""
    client = BotClient(WORKER, time_out=PATIENCE)
    clients.append(client)
    game = games()["five-hundred"]()

    def here(seen: PlayerView, **manner: Any) -> Decision:
        return decide(seen, "easy", 3, clock=lambda: 0.0, **manner)

    hands = (view(position(game, 3, {}, [], seed=seed), 0) for seed in range(1000))
    cautious: dict[str, Any] = {"temperament": "cautious"}
    bold: dict[str, Any] = {"temperament": "bold"}
    middling = next(seen for seen in hands if here(seen, **cautious).action != here(seen, **bold).action)
    helpful = view(position(game, 3, {1: HELPFUL}, ["0 call 6H"], seed=1), 1)
    agreed: dict[str, Any] = {"agreements": ((), ("joker-6nt",))}
    assert here(helpful).action != here(helpful, **agreed).action
    for seen, manner in [(middling, cautious), (middling, bold), (helpful, agreed), (helpful, {})]:
        client.request(1, seen, "easy", 3, **manner)
        (answer,) = wait_for(client)
        made = here(seen, **manner)
        assert answer.action_text == write_action(made.action, game.deck)
        assert answer.why is not None
        assert Explanation.from_json(answer.why, game.deck) == made.explanation


@pytest.mark.parametrize("pure", [False, True])
def test_the_answer_says_whether_the_kernels_are_compiled(
    seen: PlayerView, clients: list[BotClient], monkeypatch: pytest.MonkeyPatch, pure: bool
) -> None:
    monkeypatch.setenv("TRICKDESK_PURE", "1" if pure else "0")
    client = BotClient(WORKER, time_out=PATIENCE)
    clients.append(client)
    client.request(1, seen, "easy", 1)
    (answer,) = wait_for(client)
    command = [sys.executable, "-c", "from trickdesk.kernels import loaded; print(loaded())"]
    told = subprocess.run(command, env=own_environment(), capture_output=True, text=True, check=True)
    assert answer.pure == (told.stdout.strip() == "pure")
    assert answer.pure or not pure


@pytest.mark.parametrize("fixed", [True, False])
def test_what_must_be_the_same_everywhere_is_the_same_without_compiled_kernels(
    clients: list[BotClient], monkeypatch: pytest.MonkeyPatch, fixed: bool
) -> None:
    """Otherwise hard searches less there, and says so."""
    monkeypatch.setenv("TRICKDESK_PURE", "1")
    game = games()["five-hundred"]()
    seen = view(position(game, 3, {}, [], seed=4), 0)
    client = BotClient(WORKER, time_out=PATIENCE)
    clients.append(client)
    client.request(1, seen, "hard", 3, unhurried=True, fixed=fixed)
    (answer,) = wait_for(client)
    made = decide(seen, "hard", 3, fixed=True).explanation
    assert answer.pure and answer.why is not None
    assert (Explanation.from_json(answer.why, game.deck) == made) is fixed


def test_reasons_that_no_bot_gives_are_refused(seen: PlayerView) -> None:
    deck = seen.game.deck
    good = decide(seen, "easy", 1).explanation.to_json(deck)
    entry = {"action": "call 6S", "value": 1.0, "error": 0.0, "deals": 20}
    entry |= {"chance": None, "points": None, "tricks": None}
    assert Explanation.from_json(good | {"weighed": [entry]}, deck).weighed[0].value == 1.0
    for bad in (
        {"reasons": [["a hunch", {}]]},
        {"reasons": [["passes", {"chance": []}]]},
        {"weighed": [entry | {"action": "deal 0 | AS"}]},
        {"worlds": None},
    ):
        with pytest.raises((ValueError, KeyError, TypeError)):
            Explanation.from_json(good | bad, deck)


STOPPED = pytest.param(True, marks=pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends it"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.parametrize("stopped", [False, STOPPED])
def test_a_thinking_worker_ends_when_the_program_is_killed(
    seen: PlayerView, tmp_path: Path, stopped: bool
) -> None:
    """Even one that was stopped, which cannot notice that its input has ended."""
    (tmp_path / "slow.py").write_text(SLOW)
    (tmp_path / "view.json").write_text(write_view(seen))
    program = textwrap.dedent(
        """
        import sys, time
        from pathlib import Path
        from trickdesk.bots.process.client import BotClient
        from tests.written import read_view
        from trickdesk.games import games
        folder = Path(sys.argv[1])
        client = BotClient([sys.executable, str(folder / "slow.py")])
        client.request(1, read_view((folder / "view.json").read_text(), games()), "slow", 1)
        while client.process is None:
            time.sleep(0.01)
        print(client.process.pid, flush=True)
        time.sleep(600)
        """
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=own_environment(),
        text=True,
    ) as parent:
        pid = int(parent.stdout.readline())
        assert parent.stderr.readline() == "thinking\n"
        if stopped:
            os.kill(pid, signal.SIGSTOP)
        assert is_running(pid)
        parent.kill()
        try:
            wait_for_death(pid)
        finally:
            if is_running(pid):
                os.kill(pid, signal.SIGKILL)


def send(lines: list[str]) -> list[dict[str, object]]:
    done = subprocess.run(
        [*WORKER[:-1], WORKER[-1].replace("main()", "main(); print('end')")],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=own_environment(),
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_bad_requests_get_an_error_and_do_no_harm() -> None:
    bad = ["nonsense", "[]", '{"level": "easy"}', "[" * 20_000, '{"cancel": "all"}', '{"cancel": []}']
    answers = send([*bad, '{"ticket": 1}', '{"cancel": {}}'])
    assert len(answers) >= 5
    assert all("error" in answer for answer in answers)


@pytest.mark.parametrize(("cancelled", "wanted"), [(6, True), (7, False), (9, False)])
def test_a_search_is_cancelled_with_those_after_it(cancelled: int, wanted: bool) -> None:
    """Of several requests, perhaps only the last was sent before all were cancelled."""
    worker = Worker(io.BytesIO())
    worker.take(b'{"ticket": 7}')
    worker.take(b'{"cancel": %d}' % cancelled)
    assert (worker.wanted is not None) == wanted


def test_the_worker_needs_no_screen() -> None:
    code = "import sys, trickdesk.bots.process.worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env=own_environment(), check=False).returncode == 0


def test_the_worker_does_not_read_a_line_that_is_too_long() -> None:
    """It ends, and takes no more memory than such a line."""
    command = [sys.executable, "-c", "from trickdesk.bots.process.worker import main; main()"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=own_environment()
    ) as process:
        with suppress(OSError):
            process.stdin.write(b"x" * (2 * LONGEST_REQUEST))
            process.stdin.flush()
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read() == b""
        with suppress(OSError):
            process.stdin.close()
