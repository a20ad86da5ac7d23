#!/usr/bin/env python3
"""Check the fair deals of a record: `python3 verify_deal.py match.trickdesk`.

Compare the commitments it prints with those you saw before. See docs/fair-deals.md. The exit status is 0 if all
is as committed, 1 if something isn't, and 3 if not all is covered by the commitments.
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


def check_dealt(
    number: int, line: str, deck: list[str], entry: Any, rules: dict[str, Any], right: str
) -> bool:
    """Check a deal, and print what is `right`; return False if its cards were given."""
    words = line.split(" ")
    hands = [part.split() for part in line.split("|")[1:]]
    talon = hands.pop()[1:] if hands[-1][0] == "talon" else []
    sizes = [len(cards) for cards in (*hands, talon)]
    deck += sorted(sum(hands, talon))
    require(len(set(deck)) == len(deck), f"deal {number} has a card twice")
    if entry is None:
        print(f"Deal {number}: not checked, the cards were given")
        return False
    seed, cut = entry["seed"], entry.get("cut", "")
    require(bool(re.fullmatch("[0-9a-f]{32}", seed)) and len(cut) <= 40, f"deal {number} has no valid seed")
    terms = {**rules, "deal": number, "dealer": int(words[1]), "deck": deck, "sizes": sizes}
    commitment = sha256(f"{seed} {canonical(terms)}".encode()).hexdigest()
    written = {"commitment": commitment, "seed": seed} | ({"cut": cut} if cut else {})
    require(entry == written, f"deal {number} is not as committed")
    pack = iter(shuffled(seed, ["deal", cut, terms], deck))
    parts = [f"deal {int(words[1])}", *(" ".join(next(pack) for _ in cards) for cards in hands)]
    parts += [" ".join(["talon", *pack])] if talon else []
    require(line == " | ".join(parts), f"the cards of deal {number} are not as committed")
    print(f"Deal {number} {right}: {commitment}", f"cut: {cut!a}" if cut else "")
    return True


def check(record: Any) -> str:
    """Check a record; return what isn't proven, or ""."""
    require(isinstance(record, dict), "this is no record")
    require("fair" in record, "this record carries no commitment")
    fair, given, number, again = record["fair"], 0, 0, 0
    versions = [record["format"], record["version"], fair["version"]]
    require(canonical(versions) == '["trickdesk-record",1,1]', "unknown version")
    require(fair["deals"] is not None, "the seed of this match was known from the beginning")
    require(set(fair) == {"version", "options", "deals"}, "its fair deals are damaged")
    rules = {"game": record["game"], "rules_version": record["rules_version"], "version": fair["version"]}
    rules["options"] = {name: record["options"][name] for name in fair["options"]}
    lines = [line for line in record["log"] if not re.match("[0-7] (call|give|play)( |$)", line)]
    require(len(fair["deals"]) == sum(line.startswith("deal ") for line in lines), "a commitment is missing")
    require(bool(fair["deals"]), "it has no deal to check")
    bare = sorted(set(record["options"]) - set(fair["options"])) or (
        [] if fair["options"] else ["all of them"]
    )
    right = "fits a commitment that doesn't cover all options" if bare else "is as committed"
    deck: list[str] = []
    for line in lines:
        kind, *words = line.split(" ")
        require(kind in ("deal", "stock"), f"its log is damaged: {line}")
        if kind == "deal":
            number, again, before, deck = number + 1, 0, deck, []
            given += not check_dealt(number, line, deck, fair["deals"][number - 1], rules, right)
            require(before in ([], deck), f"deal {number} has another deck than the deal before")
            continue
        require(number > 0, "a stock comes before the first deal")
        require(
            set(words) <= set(deck) and 0 < len(words) == len(set(words)),
            f"a stock of deal {number} has cards that it can't have",
        )
        entry = fair["deals"][number - 1]
        if entry is not None:
            purpose = ["stock", entry.get("cut", ""), again, sorted(words)]
            fixed = shuffled(entry["seed"], purpose, words)
            require(words == fixed, f"a stock of deal {number} is not as committed")
        again += 1
    print(f"Covered: {canonical(rules)}, {len(deck)} cards")
    gaps = [f"{given} of {number} deals without a commitment"] if given else []
    gaps += [f"the commitments don't cover these options: {', '.join(bare)}"] if bare else []
    return "; ".join(gaps)


def main(names: list[str]) -> Any:
    """Return the exit status, or a sentence for status 1."""
    if len(names) != 1:
        return "Usage: python3 verify_deal.py match.trickdesk"
    try:
        with open(names[0], encoding="utf-8-sig") as file:
            gaps = check(json.load(file))
    except RecursionError:
        return "Not verified: it is nested too deeply"
    except KeyError as error:
        return f"Not verified: {error} is missing"
    except (AttributeError, IndexError, TypeError):
        return "Not verified: its contents are damaged"
    except (OSError, ValueError) as error:
        return f"Not verified: {error}"
    if gaps:
        print(f"Only in part verified: {gaps}".encode("ascii", "backslashreplace").decode(), file=sys.stderr)
    return 3 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
