#!/usr/bin/env python3
"""Check the fair deals of a record: `python3 verify_deal.py match.trickdesk`.

Compare the commitments it prints with those you saw before. See docs/fair-deals.md.
"""

from __future__ import annotations

import json
import re
import sys
from hashlib import sha256
from typing import Any


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def shuffled(seed: str, purpose: list[Any], cards: list[str]) -> list[str]:
    cards, counter, block = sorted(cards), 0, b""
    key = sha256(seed.encode()).digest() + canonical(purpose).encode()
    for last in range(len(cards) - 1, 0, -1):
        word = 2**64
        while word >= 2**64 - 2**64 % (last + 1):  # draw again what would be biased
            if not block:
                block, counter = sha256(key + counter.to_bytes(8, "big")).digest(), counter + 1
            word, block = int.from_bytes(block[:8], "big"), block[8:]
        cards[last], cards[word % (last + 1)] = cards[word % (last + 1)], cards[last]
    return cards


def require(is_right: bool, wrong: str) -> None:
    if not is_right:
        raise ValueError(wrong)


def check(record: dict[str, Any]) -> None:
    require("fair" in record, "this record carries no commitment")
    fair, number, again = record["fair"], 0, 0
    require(
        (record["format"], record["version"], fair["version"]) == ("trickdesk-record", 1, 1),
        "unknown version",
    )
    require(fair["deals"] is not None, "the seed of this match was known from the beginning")
    require(set(fair) == {"version", "options", "deals"}, "its fair deals are damaged")
    rules = {"game": record["game"], "rules_version": record["rules_version"], "version": fair["version"]}
    rules["options"] = {name: record["options"][name] for name in fair["options"]}
    lines = [line for line in record["log"] if not re.match("[0-7] (call|give|play)( |$)", line)]
    count = sum(line.startswith("deal ") for line in lines)
    require(len(fair["deals"]) == count, "it has not one commitment for each deal")
    for line in lines:
        kind, *words = line.split(" ")
        require(kind in ("deal", "stock"), f"its log is damaged: {line}")
        number, again = (number + 1, 0) if kind == "deal" else (number, again + 1)
        entry = fair["deals"][number - 1]
        if entry is None:
            print(f"Deal {number}, {kind}: not checked, the cards were given")
            continue
        seed, cut = entry["seed"], entry.get("cut", "")
        if kind == "stock":
            purpose = ["stock", cut, again - 1, sorted(words)]
            require(words == shuffled(seed, purpose, words), f"a stock of deal {number} is not as committed")
            continue
        hands = [part.split() for part in line.split("|")[1:]]
        talon = hands.pop()[1:] if hands[-1][0] == "talon" else []
        sizes = [len(cards) for cards in (*hands, talon)]
        deck = sorted(sum(hands, talon))
        terms = {**rules, "deal": number, "dealer": int(words[0]), "deck": deck, "sizes": sizes}
        commitment = sha256(f"{seed} {canonical(terms)}".encode()).hexdigest()
        written = {"commitment": commitment, "seed": seed} | ({"cut": cut} if cut else {})
        require(entry == written, f"deal {number} is not as committed")
        pack = iter(shuffled(seed, ["deal", cut, terms], deck))
        parts = [f"deal {int(words[0])}", *(" ".join(next(pack) for _ in cards) for cards in hands)]
        parts += [" ".join(["talon", *pack])] if talon else []
        require(line == " | ".join(parts), f"the cards of deal {number} are not as committed")
        print(f"Deal {number} is as committed: {commitment}", f"cut: {cut!a}" if cut else "")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8-sig") as file:
            check(json.load(file))
    except (AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        sys.exit(f"Not verified: {error}")
