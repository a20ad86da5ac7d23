"""The worker process and its client: crash, time-out, cancel, stale answers, closing, the death of the program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.bots.dealing import run_deal
from tests.bots.positions import position
from tests.bots.test_agreements import HELPFUL
from trickdesk.bots.client import Answer, BotClient, worker_command, worker_environment
from trickdesk.bots.explain import Decision, Explanation
from trickdesk.bots.player import decide
from trickdesk.engine.record import parse_action, write_action
from trickdesk.engine.table import Table
from trickdesk.engine.view import PlayerView, view
from trickdesk.engine.view_text import write_view
from trickdesk.games import games

WORKER = [sys.executable, "-c", "from trickdesk.bots.worker import main; main()"]
# A worker whose search takes for ever: the place of `decide` is taken by one that spins until it is told to stop.
SLOW = textwrap.dedent(
    """
    import os, sys
    from trickdesk.bots import worker
    from random import Random
    from trickdesk.bots.explain import Decision, Explanation
    def spin(view, level, seed, stop=lambda: False, **manners):
        answer = Decision(worker.any_action(view, Random(seed)), Explanation(("by-rule",)))
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


def wait_for(client: BotClient, seconds: float = 10.0) -> list[Answer]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answers := client.poll():
            return answers
        time.sleep(0.005)
    return []


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A zombie whose parent has not asked for it yet has ended too.
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def until_dead(pid: int, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not alive(pid):
            return True
        time.sleep(0.02)
    return False


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


def test_a_worker_that_cannot_be_started_is_an_error(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient(["/no/such/program"])
    clients.append(client)
    client.request(1, seen, "medium", 1)
    assert wait_for(client)[0].error


def test_a_hung_worker_is_killed_after_the_time_out(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient([sys.executable, "-c", SLOW], time_out=0.5)
    clients.append(client)
    client.request(2, seen, "slow", 1)
    pid = client.process.pid
    (answer,) = wait_for(client)
    assert (answer.ticket, answer.action_text) == (2, None)
    assert "time" in answer.error
    assert until_dead(pid, 1)
    client.time_out = 10
    client.request(3, seen, "quick", 1)
    assert wait_for(client)[0].action_text is not None


@pytest.mark.parametrize(("failing", "acts"), [(("decide",), True), (("decide", "any_action"), False)])
def test_an_exception_in_the_worker_is_logged(
    seen: PlayerView,
    clients: list[BotClient],
    caplog: pytest.LogCaptureFixture,
    failing: tuple[str, ...],
    acts: bool,
) -> None:
    """Whether the worker goes on with some legal action or ends by it."""
    broken = textwrap.dedent(
        """
        import sys
        from trickdesk.bots import worker
        def fail(*arguments, **manners):
            raise ZeroDivisionError("no more ideas")
        for name in sys.argv[1:]:
            setattr(worker, name, fail)
        sys.exit(worker.main())
        """
    )
    client = BotClient([sys.executable, "-c", broken, *failing])
    clients.append(client)
    client.request(1, seen, "easy", 1)
    (answer,) = wait_for(client)
    assert (answer.action_text is not None) == acts
    assert (answer.error is None) == acts
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors
    assert all("in fail" in error and "ZeroDivisionError: no more ideas" in error for error in errors)


@pytest.mark.parametrize("heard", [True, False])
def test_a_worker_that_fails_ends_in_order(heard: bool) -> None:
    """Though its input is still open, and whether or not anybody reads what it says."""
    broken = textwrap.dedent(
        """
        from trickdesk.bots import worker
        def fail(self):
            while not self.ready:
                pass
            raise ZeroDivisionError("no more ideas")
        def read(self, lines):
            self.ready = lines.peek(1)
            lines.readline()
            lines.readline()
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
        assert process.wait(20) == 1
        assert b"Fatal" not in process.stderr.read()
        assert not heard or b"no more ideas" in process.stdout.read()


def test_cancelling_stops_the_search_and_frees_the_worker(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient([sys.executable, "-c", SLOW])
    clients.append(client)
    client.request(1, seen, "slow", 1)
    pid = client.process.pid
    time.sleep(0.2)
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
    time.sleep(0.1)
    assert client.poll() == []


def test_a_ticket_may_come_again_after_an_undo(seen: PlayerView, clients: list[BotClient]) -> None:
    """The answer to the first request with that ticket must not pass for one to the second."""
    echo = textwrap.dedent(
        """
        import json, sys, time
        for line in sys.stdin:
            request = json.loads(line)
            if "ticket" in request:
                time.sleep(0.1)
                answer = {"ticket": request["ticket"], "action": "call " + request["level"]}
                print(json.dumps(answer), flush=True)
        """
    )
    client = BotClient([sys.executable, "-c", echo])
    clients.append(client)
    client.request(5, seen, "first", 1)
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
    pid = client.process.pid
    time.sleep(0.3)
    begun = time.monotonic()
    client.close()
    assert time.monotonic() - begun < 1
    assert not alive(pid)
    client.close()


def test_closing_kills_a_worker_that_does_not_listen() -> None:
    client = BotClient([sys.executable, "-c", "import time; print(1, flush=True); time.sleep(60)"])
    client.start()
    pid = client.process.pid
    begun = time.monotonic()
    client.close()
    assert time.monotonic() - begun < 1
    assert not alive(pid)


def test_the_reasons_come_with_the_answer(seen: PlayerView, clients: list[BotClient]) -> None:
    client = BotClient(WORKER)
    clients.append(client)
    client.request(1, seen, "medium", 1)
    (answer,) = wait_for(client)
    deck = seen.game.deck
    made = decide(seen, "medium", 1, clock=lambda: 0.0)
    assert answer.action_text == write_action(made.action, deck)
    assert Explanation.from_json(answer.why, deck) == made.explanation


def test_a_bot_thinks_in_its_manner(clients: list[BotClient]) -> None:
    """Temperament and agreements reach the worker: its decisions are those made here."""
    client = BotClient(WORKER, time_out=20)
    clients.append(client)
    game = games()["five-hundred"]()

    def here(seen: PlayerView, **manner: object) -> Decision:
        return decide(seen, "easy", 3, clock=lambda: 0.0, **manner)

    hands = (view(position(game, 3, {}, [], seed=seed), 0) for seed in range(1000))
    cautious, bold = {"temperament": "cautious"}, {"temperament": "bold"}
    middling = next(seen for seen in hands if here(seen, **cautious).action != here(seen, **bold).action)
    helpful = view(position(game, 3, {1: HELPFUL}, ["0 call 6H"], seed=1), 1)
    agreed = {"agreements": ((), ("joker-6nt",))}
    assert here(helpful).action != here(helpful, **agreed).action
    for seen, manner in [(middling, cautious), (middling, bold), (helpful, agreed), (helpful, {})]:
        client.request(1, seen, "easy", 3, **manner)
        (answer,) = wait_for(client, 20)
        made = here(seen, **manner)
        assert answer.action_text == write_action(made.action, game.deck)
        assert Explanation.from_json(answer.why, game.deck) == made.explanation


@pytest.mark.parametrize("pure", [False, True])
def test_the_answer_says_whether_the_kernels_are_compiled(
    seen: PlayerView, clients: list[BotClient], monkeypatch: pytest.MonkeyPatch, pure: bool
) -> None:
    monkeypatch.setenv("TRICKDESK_PURE", "1" if pure else "0")
    client = BotClient(WORKER, time_out=20)
    clients.append(client)
    client.request(1, seen, "easy", 1)
    (answer,) = wait_for(client, 20)
    command = [sys.executable, "-c", "from trickdesk.kernels import loaded; print(loaded())"]
    told = subprocess.run(command, env=worker_environment(), capture_output=True, text=True, check=True)
    assert answer.pure == (told.stdout.strip() == "pure")
    assert answer.pure or not pure


def test_reasons_that_no_bot_gives_are_refused(seen: PlayerView) -> None:
    deck = seen.game.deck
    good = decide(seen, "easy", 1).explanation.to_json(deck)
    entry = {"action": "call 6S", "value": 1.0, "error": 0.0, "chance": None}
    for bad in ({"codes": ["a hunch"]}, {"weighed": [entry | {"action": "deal 0 | AS"}]}, {"worlds": None}):
        with pytest.raises((ValueError, KeyError, TypeError)):
            Explanation.from_json(good | bad, deck)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
def test_a_thinking_worker_ends_when_the_program_is_killed(seen: PlayerView, tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    (tmp_path / "view.json").write_text(write_view(seen))
    program = textwrap.dedent(
        """
        import sys, time
        from pathlib import Path
        from trickdesk.bots.client import BotClient
        from trickdesk.engine.view_text import read_view
        from trickdesk.games import games
        folder = Path(sys.argv[1])
        client = BotClient([sys.executable, str(folder / "slow.py")])
        client.request(1, read_view((folder / "view.json").read_text(), games()), "slow", 1)
        print(client.process.pid, flush=True)
        time.sleep(60)
        """
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=worker_environment(),
        text=True,
    ) as parent:
        pid = int(parent.stdout.readline())
        assert parent.stderr.readline() == "thinking\n"
        assert alive(pid)
        parent.kill()
        assert until_dead(pid, 2)


def say(lines: list[str]) -> list[dict[str, object]]:
    done = subprocess.run(
        [*WORKER[:-1], WORKER[-1].replace("main()", "main(); print('end')")],
        input="".join(line + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=20,
        env=worker_environment(),
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_bad_requests_get_an_error_and_do_no_harm() -> None:
    answers = say(["nonsense", "[]", '{"level": "easy"}'])
    assert len(answers) == 3
    assert all("error" in answer for answer in answers)


def test_the_worker_needs_no_screen() -> None:
    code = "import sys, trickdesk.bots.worker; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env=worker_environment(), check=False).returncode == 0


def test_the_command_runs_a_frozen_program_directly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command() == [sys.executable, "bot-worker"]
