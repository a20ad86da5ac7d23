"""Random options, matches and bad records, drawn from a given random.Random."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from typing import Any

from .common import Match, Refused
from .forty_fives import FortyFives
from .record import GAMES, OPTIONS, new_match, referee
from .red_one import RedOne, counters

QUIET = ("pass", "check", "hold")


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    """A valid combination of options: a preset, a few changes, or anything."""
    kind = GAMES[game]
    while True:
        options = dict(rng.choice(list(kind.PRESETS.values())))
        change = rng.choice([0.0, 0.2, 0.5, 1.0])
        for name, (default, values) in OPTIONS[game].items():
            if rng.random() < change:
                options[name] = rng.choice(values)
            elif rng.random() < 0.5:
                options.setdefault(name, default)
        try:
            kind(options)
        except Refused:
            continue
        return options


def random_deal(game: str, options: dict[str, Any], rng: random.Random, dealer: int) -> str:
    """A line "deal ..." for these options."""
    return new_match(game, options).random_deal(rng, dealer)


def random_call(legal: list[str], rng: random.Random) -> str:
    """A mostly low call, so that auctions end soon; sometimes any other."""
    bids = [c for c in legal if c not in QUIET]
    quiet = [c for c in legal if c in QUIET]
    rare = [c for c in bids if c.endswith(("misere", "NT"))][:2] + [c for c in bids if c == "double-nullo"]
    if rare and rng.random() < 0.1:
        return rng.choice(rare)
    if not bids or (quiet and rng.random() < 0.7):
        return rng.choice(quiet)
    if rng.random() < 0.03:
        return rng.choice(bids)
    return bids[min(len(bids) - 1, int(rng.expovariate(1.0)))]


def random_gift(
    ask: dict[str, Any], counts: Callable[[str], int] | None, trump: str | None, rng: random.Random
) -> list[str]:
    """Cards that may be given; in Red One, counters only where needed."""
    cards = list(ask["from"])
    rng.shuffle(cards)
    if counts:
        cards.sort(key=lambda c: (counts(c) > 0, c[0] != trump and c not in ("BIRD", "RED1")))
    return cards[: rng.randint(ask["low"], ask["high"])]


def random_input(state: Match | dict[str, Any], rng: random.Random) -> str:
    """A legal line for a match, or for a result object in which a seat is asked.

    Raises ValueError when the match is over, or when a result alone cannot say what comes next.
    """
    if isinstance(state, Match):
        if state.phase == "deal-over":
            dealer = state.next_dealer
            return state.random_deal(rng, rng.randrange(state.seats) if dealer is None else dealer)
        if state.phase == "stock":
            assert isinstance(state, FortyFives)
            return " ".join(["stock", *rng.sample(state.discards, len(state.discards))])
        ask, seat, phase, game, deals = state.ask(), state.turn, state.phase, state.GAME, state.deals
    else:
        ask, seat, phase, game, deals = (state[key] for key in ("ask", "to_act", "phase", "game", "deals"))
    if ask is None:
        raise ValueError(f"nobody is asked in phase {phase}")
    if ask["kind"] == "give":
        counts: Callable[[str], int] | None = counters if game == "red-one" else None
        if isinstance(state, RedOne):
            counts = state.counts
        cards = random_gift(ask, counts, deals[-1]["trump"], rng)
        if isinstance(state, Match) and rng.random() < 0.7:
            other = rng.sample(ask["from"], len(cards))
            cards = other if state.gift_allowed(other) else cards
        return " ".join([str(seat), "give", *cards])
    if ask["kind"] == "play":
        return f"{seat} play {rng.choice(ask['legal'])}"
    legal = ask["legal"]
    text = random_call(legal, rng) if phase == "auction" else rng.choice(legal)
    return f"{seat} call {text}"


def random_record(game: str, rng: random.Random, max_deals: int | None = 3) -> dict[str, Any]:
    """A good record with random options and play.

    It ends anywhere in or after the last of max_deals deals.

    With max_deals None the match is played to its end, or for 60 deals at most.
    """
    may_stop = max_deals is not None
    most = 60 if max_deals is None else max_deals
    options = random_options(game, rng)
    match = new_match(game, options)
    log: list[str] = []
    while match.phase != "match-over":
        if match.phase == "deal-over" and len(match.deals) >= most:
            break
        line = random_input(match, rng)
        match.feed(line)
        log.append(line)
    if may_stop and rng.random() < 0.5:
        log = log[: rng.randint(0, len(log))]
    record: dict[str, Any] = {"format": "trickdesk-record", "version": 1, "game": game}
    if options or rng.random() < 0.5:
        record["options"] = options
    if rng.random() < 0.5:
        record.update(app="1.0.0", rules_version=1, preset="Ours", note="kept")
        record["seats"] = [{"name": f"P{s}", "player": "human"} for s in range(match.seats)]
    record["log"] = log
    return record


# -------------------------------------------------------------------- bad records


def mutate(record: dict[str, Any], rng: random.Random) -> Any:
    """A copy of a good record that is bad in one random way."""
    while True:
        bad = pickle.loads(pickle.dumps(record))  # much faster than deepcopy
        changed = rng.choice([bad_header, bad_options, bad_line, bad_line, bad_action, bad_action, bad_deal])(
            bad, rng
        )
        if not referee(changed)["ok"]:
            return changed


def bad_header(record: dict[str, Any], rng: random.Random) -> Any:
    key = rng.choice(
        ["format", "version", "game", "log", "rules_version", "options", "seats", "gone", "whole"]
    )
    if key == "gone":
        del record[rng.choice(["format", "version", "game", "log"])]
        return record
    if key == "whole":
        return rng.choice([None, [], [record], "record", 1, {}])
    values: dict[str, list[Any]] = {
        "format": ["trickdesk", "", None, 1],
        "version": [2, 0, "1", 1.0, True, None],
        "game": ["red_one", "five hundred", "", None, 92, ["tocan"]],
        "log": [None, {}, "deal 0", 0],
        "rules_version": [0, 2, "1", 1.0, True],
        "options": [[], "", 0, None],
        "seats": [[], [{"name": "Ann", "player": "human"}], {}, 4],
    }
    record[key] = rng.choice(values[key])
    return record


def bad_options(record: dict[str, Any], rng: random.Random) -> Any:
    game = record["game"]
    options = record.setdefault("options", {})
    if rng.random() < 0.2:
        options[rng.choice(["", "speed", "Target", f"{game}.target"])] = rng.choice([True, 1, "on"])
        return record
    name = rng.choice(list(OPTIONS[game]))
    value = options.get(name, OPTIONS[game][name][0])
    if isinstance(value, bool):
        options[name] = rng.choice([int(value), str(value).lower(), None, "on"])
    elif isinstance(value, int):
        options[name] = rng.choice([float(value), str(value), True, None, 0.5, -1, 1000000, [value]])
    else:
        options[name] = rng.choice([None, True, False, 0, "", value.upper() + " ", [value], {}])
    if game == "forty-fives" and rng.random() < 0.3:
        options.update(rng.choice([{"sides": "trios", "players": 4}, {"sides": "partners", "players": 5}]))
    if game == "92q" and rng.random() < 0.3:
        options.update(players=rng.choice([6, 8]), min_bid=rng.randint(9, 13))
    return record


def bad_line(record: dict[str, Any], rng: random.Random) -> Any:
    """Break the notation of one entry, or insert a foreign one."""
    log = record["log"]
    foreign: list[Any] = [
        "", " ", "pass", "0", "deal", "deal 0", "stock", "0 call", "0 play", "9 call pass", "x call pass",
        "0  call pass", "-1 call pass", "00 call pass", "0 CALL pass", "0 pass", None, 0, [], {}, True, 1.5,
    ]  # fmt: skip
    if not log or rng.random() < 0.3:
        log.insert(rng.randint(0, len(log)), rng.choice(foreign))
        return record
    at = rng.randrange(len(log))
    line = log[at]
    words = line.split(" ")
    log[at] = rng.choice(
        [
            line + " ",
            " " + line,
            line + "\n",
            line.replace(" ", "  ", 1),
            line.replace(" ", "\t", 1),
            line.swapcase(),
            line + " " + words[-1],
            " ".join(words[:-1]),
            words,
            line + " as H",
            line.split(" as ")[0] + rng.choice([" as", " as NT", " AS H", " as h"]),
            line.split(" as ")[0],
        ]
    )
    return record


def bad_action(record: dict[str, Any], rng: random.Random) -> Any:
    """Replace one entry by an action that is well formed but not allowed there."""
    log = record["log"]
    at = rng.randint(0, len(log))
    match = new_match(record["game"], record.get("options"))
    for line in log[:at]:
        match.feed(line)
    ask, seat = match.ask(), match.turn
    actor = rng.randrange(match.seats) if seat is None or rng.random() < 0.2 else seat
    if ask is not None and ask["kind"] == "give" and rng.random() < 0.7:
        count = rng.choice([ask["low"] - 1, ask["low"], ask["high"], ask["high"] + 1])
        given = [rng.choice(match.pack()) for _ in range(max(0, count))]
        if rng.random() < 0.6:
            given = rng.sample(ask["from"], min(max(0, count), len(ask["from"])))
        wrong = " ".join([str(actor), "give", *given])
    else:
        calls = [
            "pass",
            "check",
            "hold",
            "5",
            "75",
            "80",
            "160",
            "30-60",
            "60-120",
            "6S",
            "7C",
            "7NT",
            "10NT",
            "14H",
        ]
        calls += [
            "misere",
            "open-misere",
            "double-nullo",
            "kitty",
            "trump R",
            "trump H",
            "trump NT",
            "team 1",
            "team 2 1",
            "team 0 2",
        ]
        plays = [*match.pack(), "JK", "JK as H", "JK as S", "AS as S", "11H", "R1", "R4"]
        if rng.random() < 0.3 and seat is not None:
            plays = [c for h in match.hands for c in h] or plays
        wrong = (
            f"{actor} play {rng.choice(plays)}" if rng.random() < 0.5 else f"{actor} call {rng.choice(calls)}"
        )
    if rng.random() < 0.5:
        log[at : at + 1] = [wrong]
    else:
        log.insert(at, wrong)
    return record


def bad_deal(record: dict[str, Any], rng: random.Random) -> Any:
    """Break one "deal" line or one "stock" line."""
    log = record["log"]
    places = [i for i, line in enumerate(log) if line.startswith(("deal", "stock"))]
    if not places:
        return record
    at = rng.choice(places)
    words = log[at].split(" ")
    cards = [i for i, word in enumerate(words) if i > 1 and word not in ("|", "talon")]
    a, b = rng.choice(cards), rng.choice(cards)
    how = rng.choice(["twice", "missing", "moved", "dealer", "bar", "unknown", "talon", "again", "extra"])
    if how == "twice":
        words[a] = words[b]
    elif how == "missing":
        del words[a]
    elif how == "moved":
        words.insert(b, words.pop(a))
    elif how == "dealer":
        words[1] = rng.choice(["0", "1", "2", "3", "4", "8", "-1", "01", "x"])
    elif how == "bar":
        bars = [i for i, word in enumerate(words) if word == "|"] or [0]
        del words[rng.choice(bars)]
    elif how == "unknown":
        words[a] = rng.choice(["1S", "AX", "JK", "JK1", "R4", "R15", "BIRD", "RED1", "as", "2s", "10", "♠A"])
    elif how == "talon":
        words = words[: words.index("talon") - 1] if "talon" in words else [*words, "|", "talon"]
    elif how == "extra":
        words += ["|", rng.choice(["talon", "2S", "stock"])]
    log[at] = " ".join(words)
    if how == "again":
        log.insert(at, log[at])
    return record
