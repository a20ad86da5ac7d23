"""`trickdesk solve`: the result of best play with all cards known.

It solves the end of a record, or plain hands.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, BinaryIO

from trickdesk.bots.game_knowledge import knowledge_of
from trickdesk.bots.solver.bits import NO_SUIT, bit
from trickdesk.bots.solver.endings import TrickValues, is_sum, solver_for
from trickdesk.bots.solver.ranks import RankSolver
from trickdesk.cli.commands import Parser, put
from trickdesk.cli.referee import BAD_RECORD, Json, lines_of, with_file, write
from trickdesk.engine.cards import RANKS_52, card_set, french_deck
from trickdesk.engine.errors import NotationError
from trickdesk.engine.game import NO_TRUMP
from trickdesk.engine.record import DECODER, LONGEST, RecordError, card_text, decoded, read_record, replay
from trickdesk.games import games

if TYPE_CHECKING:
    from trickdesk.engine.table import Table

DECK = french_deck(RANKS_52)
SUIT_SIZE = len(RANKS_52)


class BadPosition(Exception):
    """Raised for a position that can't be solved; the text says why."""


def main(arguments: Sequence[str]) -> int:
    parser = Parser(
        prog="trickdesk solve",
        description="Find the best play with all cards known, from the end of a record or for plain hands.",
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="record file (default: standard input)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--stream", action="store_true", help="read one position of plain tricks per line, as JSON"
    )
    options = parser.parse_args(arguments)

    def work(file: BinaryIO) -> int:
        if options.stream:
            return stream(lines_of(file))
        result = solve_record(file.read(LONGEST + 1))
        if options.json:
            write(result)
        elif result["ok"]:
            put(as_text(result))
        else:
            print(f"{parser.prog}: {result['message']}", file=sys.stderr)
        return 0 if result["ok"] else BAD_RECORD

    return with_file(parser.prog, options.file, work)


# -- the end of a record


def solve_record(data: bytes) -> Json:
    """Return the result for a record's bytes.

    `ok` is false if the record is bad, or if no trick is being played at its end.
    """
    try:
        return solve_table(replay(read_record(decoded(data)), games()))
    except (RecordError, BadPosition) as error:
        return {"ok": False, "message": str(error)}


def solve_table(table: Table) -> Json:
    """Return the values of best play from here on, including the current trick.

    `value` and each of `cards` hold what the two `sides` take, in `unit`: tricks, or points in games that
    count cards.

    Raises:
        BadPosition: The deal can't be solved.
    """
    game, play, contract, teams = table.game, table.play, table.contract, table.teams
    if table.phase_name != "play" or play is None or teams is None:
        raise BadPosition("No trick is being played at the end of this record.")
    if contract is None and (len(teams) > 2 or any(table.goals)):
        raise BadPosition("Only a deal with a declarer, or between two sides, can be solved.")
    knowledge = knowledge_of(game)
    trick_values = knowledge.trick_values(0 if contract is None else table.buried[contract.declarer])
    if not is_sum(trick_values, play):
        raise BadPosition("This can't be solved while it is open which side takes most tricks.")
    solver = solver_for(
        play,
        card_set(teams[0]),
        trick_values,
        low=contract is not None and game.bid(contract.bid).goal.takes_none,
        odd=knowledge.odd,
        piled=table if game.has_piles else None,
    )
    total = solver.total
    cards = {
        card_text(card, named, game.deck): [taken, total - taken]
        for (card, named), taken in sorted(solver.cards().items())
    }
    value = solver.value()
    return {
        "ok": True,
        "game": game.id,
        "to_act": play.turn,
        "unit": "tricks" if trick_values == TrickValues() else "points",
        "sides": [[seat for seat in team if seat in play.players] for team in teams],
        "value": [value, total - value],
        "cards": cards,
    }


def as_text(result: Json) -> str:
    sides, value, cards = result["sides"], result["value"], result["cards"]
    assert isinstance(sides, list) and isinstance(value, list) and isinstance(cards, dict)
    names = [" and ".join(map(str, side)) for side in sides]
    lines = [
        f"With all cards known and best play, in {result['unit']} from here on:",
        f"  seats {names[0]} take {value[0]}, seats {names[1]} take {value[1]}",
        f"  cards of seat {result['to_act']}:",
    ]
    lines += [f"    {card:10}{mine:4} : {theirs}" for card, (mine, theirs) in cards.items()]
    return "\n".join(lines)


# -- plain hands


def stream(lines: Iterable[bytes]) -> int:
    """Solve one position a line; each result is flushed before the next line is read.

    A bad line gives an object with `error`.
    """
    solver = RankSolver()
    for line in lines:
        try:
            write({"tricks": solve_hands(DECODER.decode(decoded(line)), solver)})
        except (BadPosition, NotationError) as error:
            write({"error": str(error)})
        except (ValueError, RecursionError, RecordError):
            write({"error": "This isn't JSON, or it is longer than 1 MiB."})
    return 0


def solve_hands(position: object, solver: RankSolver) -> dict[str, int]:
    """Return the tricks of the side on turn after each legal card, this one included.

    Args:
        position: `{"hands": four lists of card names, "trump": a suit letter or NT, "leader": 0..3, "trick":
            list}`. The cards of `trick`, which `leader` led, are not in the hands.
        solver: The solver, which can be reused.

    Raises:
        BadPosition: The position is impossible.
        NotationError: A card has a wrong name, or appears twice.
    """
    if not isinstance(position, dict):
        raise BadPosition("A position must be an object.")
    hands, trick = position.get("hands"), position.get("trick", [])
    trump, leader = position.get("trump"), position.get("leader")
    if not isinstance(hands, list) or len(hands) != 4 or not all(map(is_names, hands)):
        raise BadPosition("“hands” must be four lists of card names.")
    if not is_names(trick) or len(trick) > 3:
        raise BadPosition("“trick” must be a list of at most three card names.")
    if type(trump) is not str or (trump != NO_TRUMP and (len(trump) != 1 or trump not in DECK.suits)):
        raise BadPosition("“trump” must be C, D, H, S or NT.")
    if type(leader) is not int or leader not in range(4):
        raise BadPosition("“leader” must be 0, 1, 2 or 3.")
    DECK.ids([name for names in [*hands, trick] for name in names])  # raises an error if a card appears twice
    sizes = [len(hands[(leader + i) % 4]) + (i < len(trick)) for i in range(4)]
    if len(set(sizes)) != 1 or sizes[0] == 0:
        raise BadPosition("All hands must have equally many cards, counting those in the trick.")
    if sizes[0] > SUIT_SIZE:
        raise BadPosition("A hand has at most thirteen cards.")
    sets = [sum(bit_of(name) for name in names) for names in hands]
    index = NO_SUIT if trump == NO_TRUMP else DECK.suits.index(trump)
    tricks = solver.cards(sets, index, leader, [bit_of(name) for name in trick])
    return {name: tricks[bit_of(name)] for name in hands[(leader + len(trick)) % 4] if bit_of(name) in tricks}


def is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def bit_of(name: str) -> int:
    """Return a card in the format of the rank solver."""
    suit, rank = divmod(DECK.card(name), SUIT_SIZE)
    return bit(16 * suit + rank)
