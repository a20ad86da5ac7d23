"""`trickdesk referee`: checks records and prints a JSON object for each."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, BinaryIO

from trickdesk.cli.commands import Parser, put
from trickdesk.engine.actions import Ask, AskCall, AskGive
from trickdesk.engine.cards import CardSet, Seat
from trickdesk.engine.deal import SeenTrick, seen_tricks
from trickdesk.engine.errors import Message, one_line
from trickdesk.engine.game import Game
from trickdesk.engine.record import LONGEST, Games, RecordError, card_text, decoded, read_record, replay
from trickdesk.games import games

if TYPE_CHECKING:
    from trickdesk.engine.state import DealRecord
    from trickdesk.engine.table import Table


Json = dict[str, object]
BAD_RECORD = 2
LONGEST_PATH = 200  # characters of a path in an error


def referee(text: str, games: Games, seat: Seat | None = None) -> Json:
    """Replay the JSON text of a record and return the result object.

    With `seat` the result holds only what that seat may know.
    """
    try:
        table = replay(read_record(text), games)
        if seat is not None and seat >= table.game.seats:
            raise RecordError(Message("There is no seat {number} at this table.", number=seat), why="SEATS")
    except RecordError as error:
        return bad_record(error)
    return result(table, seat)


def bad_record(error: RecordError) -> Json:
    """Return the result object of a bad record."""
    return {"ok": False, "at": error.at, "input": error.entry, "why": error.why, "message": str(error)}


def result(table: Table, seat: Seat | None = None) -> Json:
    """Return the result object of a table."""
    game, phase, turn = table.game, table.phase, table.turn
    ask = phase.ask() if phase is not None and (seat is None or seat == turn) else None
    found: Json = {
        "ok": True,
        "game": game.id,
        "phase": table.phase_name,
        "to_act": turn,
        "ask": None if ask is None else ask_json(ask, game),
        "deals": [deal_json(record, game) for record in table.deals],
        "totals": list(table.totals),
        "winners": list(table.winners) or None,
        "hands": [hand_json(table, s, seat) for s in range(game.seats)],
    }
    if seat is not None and game.turns_up:
        found["shown"] = game.deck.names_of(table.faced)
    return found


def ask_json(ask: Ask, game: Game) -> Json:
    deck = game.deck
    if isinstance(ask, AskCall):
        return {"kind": "call", "legal": list(ask.calls)}
    if isinstance(ask, AskGive):
        return {"kind": "give", "low": ask.low, "high": ask.high, "from": deck.names_of(ask.cards)}
    return {"kind": "play", "legal": [card_text(play.card, play.named, deck) for play in ask.plays]}


def deal_json(record: DealRecord, game: Game) -> Json:
    contract, play, result = record.contract, record.play, record.result
    tricks = seen_tricks(play, record.trick_points, game.deck.suits) if play else ()
    return {
        "dealer": record.dealer,
        "declarer": contract and contract.declarer,
        "contract": contract and contract.bid,
        "trump": record.trump,
        "teams": record.teams and [list(team) for team in record.teams],
        "tricks": [trick_json(trick, game) for trick in tricks],
        "taken": list(play.taken) if play else None,
        "scores": list(result.points) if result else None,
    }


def trick_json(trick: SeenTrick, game: Game) -> Json:
    cards = [game.deck.names[card] for card in trick.cards]
    if trick.named is not None:
        cards[0] += f" as {trick.named}"
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner, "points": trick.points}


def hand_json(table: Table, owner: Seat, seat: Seat | None) -> object:
    """Return what `seat` may see of a hand; None stands for full information."""
    deck, held = table.game.deck, table.hands[owner]
    mine = seat is None or (seat == owner and seat not in table.unseen)
    if table.game.has_piles:
        shown: CardSet = held & table.rows[owner]
        pile = [deck.names[card] for card in table.piles[owner][table.drawn[owner] :]]
        hand = deck.names_of(held & ~shown) if mine else None
        return {"row": deck.names_of(shown), "hand": hand, "pile": pile if seat is None else None}
    # A hand that is completely face up stays open to everybody, even when it is empty.
    row = table.rows[owner]
    return deck.names_of(held) if mine or (row and not held & ~row) else None


def main(arguments: Sequence[str]) -> int:
    parser = Parser(
        prog="trickdesk referee", description="Replay records and print the result of each as JSON."
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="record file (default: standard input)"
    )
    parser.add_argument(
        "--stream", action="store_true", help="read one record per line, print one result per line"
    )
    parser.add_argument(
        "--seat", metavar="N", type=int, choices=range(8), help="show only what this seat can see"
    )
    options = parser.parse_args(arguments)

    def work(file: BinaryIO) -> int:
        if options.stream:
            return stream(lines_of(file), options.seat)
        result = judge(file.read(LONGEST + 1), options.seat)
        write(result)
        return 0 if result["ok"] else BAD_RECORD

    return with_file(parser.prog, options.file, work)


def with_file(program: str, name: str, work: Callable[[BinaryIO], int]) -> int:
    """Return the exit status of `work` on a file, or on standard input for `-`.."""
    if name == "-" and sys.stdin is None:
        print(f"{program}: Standard input is closed.", file=sys.stderr)
        return BAD_RECORD
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if name == "-" else open(name, "rb") as file:
            return work(file)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{program}: {one_line(name, LONGEST_PATH)}: {error.strerror}", file=sys.stderr)
        return BAD_RECORD


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file without their ends.

    Only the beginning of a line that is too long for a record is kept, and it is still too long.
    """
    while line := file.readline(LONGEST + 1):
        yield line.removesuffix(b"\n")
        while line and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)


def stream(lines: Iterable[bytes], seat: int | None) -> int:
    """Check one record a line; each result is flushed before the next line is read."""
    for line in lines:
        write(judge(line, seat))
    return 0


def judge(data: bytes, seat: int | None) -> Json:
    """Return the result for one record's bytes.

    Broken UTF-8 and too many bytes are errors like those of any bad record.
    """
    try:
        return referee(decoded(data), games(), seat)
    except RecordError as error:
        return bad_record(error)


def write(result: Json) -> None:
    # Plain ASCII, which is safe in every terminal and pipe.
    put(json.dumps(result))
