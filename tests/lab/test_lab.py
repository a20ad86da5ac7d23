"""The lab: stable numbers, vectors without leaks, gifts in order, records, levels."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.every import PRESETS, golden_name
from tests.lab.checking import check_match
from trickdesk import lab
from trickdesk.engine.actions import AskGive, AskPlay, Give
from trickdesk.engine.cards import card_set, cards_in
from trickdesk.engine.errors import IllegalAction, NotationError, OptionError
from trickdesk.engine.record import RecordError
from trickdesk.games import games
from trickdesk.lab.turn import Turn, space_of

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).with_name("actions.txt")


def listing() -> str:
    """Return the actions of all presets by number, and the places of the vectors."""
    known: dict[str, str] = {}
    lines = []
    for kind, preset in PRESETS:
        space, name = space_of(kind(preset.options)), golden_name(kind, preset)
        text = ""
        for verb, group in itertools.groupby(enumerate(space.actions), lambda entry: entry[1].split()[0]):
            numbers = [*group]
            words = ", ".join(action.partition(" ")[2] for _, action in numbers)
            text += f"  {numbers[0][0]} {verb} {words}".rstrip() + "\n"
        places = ", ".join(f"{name} {place.start}" for name, place in space.places.items())
        text += f"  places: {places}, end {space.size}\n"
        same = known.setdefault(text, name)
        lines.append(f"{name}\n{text}" if same == name else f"{name}: as {same}\n")
    return "".join(lines)


def test_numbers_and_places_never_change(pytestconfig: pytest.Config) -> None:
    """So a trained player stays valid: think twice before --regen."""
    if pytestconfig.getoption("--regen"):
        GOLDEN.write_text(listing(), encoding="utf-8")
    assert listing() == GOLDEN.read_text(encoding="utf-8")


def test_the_number_of_a_play_is_the_card() -> None:
    for kind, preset in PRESETS:
        space = space_of(kind(preset.options))
        assert [space.actions[card] for card in range(space.cards)] == [
            f"play {n}" for n in kind(preset.options).deck.names
        ]
        assert len(set(space.actions)) == len(space.actions)


def test_random_matches_are_accepted_and_replay_to_the_same_vectors() -> None:
    """A few; `python -m tests.lab 1000` plays more."""
    for kind in games().values():
        assert check_match(lab.make(kind.id, deals=2), "a few") > 10


def test_every_preset_has_a_number_for_all_that_is_asked() -> None:
    for kind, preset in PRESETS:
        check_match(lab.make(kind.id, preset=preset.name, deals=1), "one deal")


def test_places_say_what_the_seat_sees() -> None:
    match, rng = lab.make("five-hundred"), Random(1)
    match.reset(1)
    cards = match.game.deck.size
    for _ in range(400):
        seat, seen, vector = match.seat or 0, match.turn.view, match.vector()
        lie = {
            (name, (seat + by) % 4, card)
            for name in ("played", "trick")
            for place, there in enumerate(vector[match.places[name]])
            for by, card in [divmod(place, cards)]
            if there
        }
        assert lie == {
            ("trick" if trick.winner is None else "played", other, card)
            for trick in seen.tricks
            for other, card in zip(trick.seats, trick.cards, strict=True)
        }
        assert vector[match.places["hand"]] == [seen.hand >> card & 1 for card in range(cards)]
        assert vector[match.places["hidden"]] == [seen.counts[(seat + by) % 4] for by in range(4)]
        assert vector[match.places["totals"]] == [seen.totals[seat % 2], seen.totals[1 - seat % 2]]
        assert vector[match.places["deal"]] == [seen.deal_number]
        match.step(rng.choice(match.legal()))
        if match.is_over:
            match.reset(2)


def test_every_gift_has_exactly_one_order() -> None:
    """For all limits of small gifts, the numbers lead to each legal set once."""
    match = lab.make("red-one")
    seen, rng = match.turn.view, Random(5)
    for _ in range(60):
        cards = card_set(rng.sample(range(20), rng.randint(1, 6)))
        first = card_set(card for card in range(20) if cards >> card & 1 and rng.random() < 0.3)
        low = rng.randint(0, cards.bit_count())
        high = rng.randint(max(low, first.bit_count(), 1), cards.bit_count())
        ask = AskGive(0, low, high, cards, first)
        object.__setattr__(seen, "ask", ask)
        found, waiting = [], [Turn(seen)]
        while waiting:
            turn = waiting.pop()
            assert turn.legal()
            for number in turn.legal():
                after = turn.after(number)
                if isinstance(after, Turn):
                    waiting.append(after)
                else:
                    found.append(after)
                    assert turn.numbers(after)[-1] == number
        ids = [*cards_in(cards)]
        sets = [card_set(pick) for n in range(len(ids) + 1) for pick in itertools.combinations(ids, n)]
        legal = [gift for gift in sets if ask.allows(Give(gift))]
        assert sorted(legal) == sorted(gift.cards for gift in found if isinstance(gift, Give))


def test_what_is_not_legal_changes_nothing() -> None:
    match = lab.make("hearts")
    match.reset("any")
    before = match.record(), match.vector()
    hand = match.turn.view.hand
    missing = next(card for card in range(52) if not hand >> card & 1)
    for wrong in (
        -1,
        107,
        missing,
        52 + missing,
        104,
        "play AS",
        "give 2C",
        match.turn.space.number["call self"],
    ):
        with pytest.raises(IllegalAction):
            match.step(wrong)
    for wrong in ("hello", "play XX"):
        with pytest.raises(NotationError):
            match.step(wrong)
    assert (match.record(), match.vector()) == before


def test_what_is_no_game_and_no_record() -> None:
    for game, preset, options in (("whist", "", {}), ("hearts", "x", {}), ("hearts", "", {"a": 1})):
        with pytest.raises(OptionError):
            lab.make(game, options, preset=preset)
    for text in ("{}", lab.make("hearts").record().replace("deal ", "dael ")):
        with pytest.raises(RecordError):
            list(lab.replay(text))


class Number:
    """A number as NumPy's are: no int, and it can't be shifted."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize("game", games())
def test_numbers_of_other_kinds_and_texts_are_choices_too(game: str) -> None:
    rng = Random(game)
    ours, theirs = lab.make(game, deals=1), lab.make(game, deals=1)
    ours.reset(1)
    theirs.reset(1)
    while not ours.is_over:
        number = rng.choice(ours.legal())
        theirs.step(Number(number) if rng.random() < 0.5 else theirs.actions[number])
        ours.step(number)
        assert theirs.vector(0) == ours.vector(0)
    assert theirs.record() == ours.record()


def test_what_is_no_number_is_told_in_a_sentence() -> None:
    match = lab.make("hearts", deals=1)
    before = match.record()
    for wrong in (None, 1.0):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            match.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="isn't the number of a legal action"):
        match.step(999)
    assert match.record() == before
    for deals in ("1", 2.5, None):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            lab.make("hearts", deals=deals)  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_match_and_none_gives_others() -> None:
    one, two = lab.make("spades"), lab.make("spades")
    one.reset(7)
    two.reset(7)
    assert one.record() == two.record()
    two.reset()
    assert one.record() != two.record()


def test_levels_play_whole_actions() -> None:
    match = lab.make("hearts", deals=1)
    match.reset(1)
    kinds = set()
    while not match.is_over:
        kinds.add(type(match.turn.view.ask))
        assert match.seat is not None
        points = match.step(lab.players["beginner" if match.seat else "easy"](match.turn))
    assert kinds == {AskGive, AskPlay} and sum(points) in (-26, -78)
    assert list(lab.players) == ["beginner", "easy", "medium", "hard", "expert"]


def test_what_cannot_be_read_or_made_is_told_in_a_sentence() -> None:
    match = lab.make("hearts", deals=1)
    for seat in (-1, 4, 99):
        for read in (match.view, match.vector):
            with pytest.raises(IndexError, match=f"There is no seat {seat} at this table"):
                read(seat)
    with pytest.raises(ValueError, match="A match can't have -1 deals"):
        lab.make("hearts", deals=-1)
    other = (match.turn.view.seat or 0) + 1
    with pytest.raises(IllegalAction, match="can't be done now"):
        lab.players["easy"](Turn(match.view(other % 4)))
    while not match.is_over:
        match.step(match.legal()[0])
    for read_turn in (match.vector, match.turn.vector):
        with pytest.raises(IllegalAction, match="The match is over"):
            read_turn()
    with pytest.raises(IllegalAction):
        lab.players["easy"](match.turn)
    assert len(match.vector(0)) == match.turn.space.size


ALONE = """
import sys
class Missing:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6", "platformdirs", "miniaudio", "numpy"}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Missing())
from time import process_time
begin = process_time()
import trickdesk.lab
used = process_time() - begin
assert used < 3, used  # it takes 0.15 s on a quiet machine
assert "trickdesk.bots.player" not in sys.modules and "trickdesk.engine.table" in sys.modules
if sys.platform == "linux":
    (memory,) = [int(line.split()[1]) / 1024 for line in open("/proc/self/status") if line.startswith("VmRSS")]
    assert memory < 45, memory  # MB; it takes 17
from trickdesk.cli.commands import main
assert main(["arena", "--game", "hearts", "--seats", "beginner,random", "--deals", "1"]) == 0
assert main(["games"]) == 0
assert main([]) == 1
match = trickdesk.lab.make("hearts", deals=1)
open(sys.argv[1], "w").write(match.record())
assert main(["referee", sys.argv[1]]) == 0
sys.exit(main(["arena", "--game", "hearts", "--seats", "ada,random"]))
"""


def test_it_needs_no_screen_and_no_other_package(tmp_path: Path) -> None:
    """Engine, games, bots, arena, referee and lab, where Qt isn't installed."""
    command = [sys.executable, "-c", ALONE, str(tmp_path / "match.trickdesk")]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done.stderr
    window, people = done.stderr.splitlines()
    assert window == "trickdesk: The window needs PySide6, which isn't installed."
    assert people == "trickdesk arena: A name is no level, and people need PySide6, which isn't installed."
