"""Translations: lists what is missing, and exports and imports a simple form.

    python3 dev.py languages                    # what is missing or wrong; exit status 1 if anything is
    python3 dev.py languages export de > FILE   # sentences without a translation, one JSON object a line
    python3 dev.py languages export de --all > FILE
    python3 dev.py languages import de FILE     # import the correct translations and list the others
    python3 dev.py languages carry FILE         # keep translations of sentences whose English was reworded
    python3 dev.py languages tidy               # remove sentences that the program no longer has

Each line of the file for `carry` is {"s": old English, "new": new English}. Add "c" for one context only. Add
"changed": true if the meaning has changed: that translation stays in use, but is listed and exported as
missing.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import catalogue  # noqa: E402
import sentences  # noqa: E402

from trickdesk.languages import LANGUAGES, TRANSLATED  # noqa: E402


def missing(language: str) -> list[str]:
    """List the sentences that a language lacks or has wrong, one line each."""
    known, old, found = catalogue.read(language), catalogue.read(language, unfinished=True), []
    for sentence in sentences.sentences():
        key = sentence.context, sentence.text
        if key in known:
            wrong = catalogue.faults(sentence, known[key], language)
        else:
            wrong = [
                f"the English has another meaning now; was {old[key]}" if key in old else "is not translated"
            ]
        if wrong:
            found.append(f"{language}: {sentence.context}: {sentence.text!r} ({'; '.join(wrong)})")
    return found


def check() -> int:
    """Print what is missing in every language."""
    status = 0
    for language in TRANSLATED:
        lines = missing(language)
        print(*lines, f"{language}: {len(lines)} sentences to do", sep="\n")
        status = 1 if lines else status
    return status


def export(language: str, everything: bool) -> int:
    """Print the sentences to translate; fill in `t` with as many texts as it has."""
    known = catalogue.read(language)
    for sentence in sentences.sentences():
        forms = known.get((sentence.context, sentence.text), ())
        if forms and not everything:
            continue
        entry: dict[str, object] = {"c": sentence.context, "s": sentence.text}
        if sentence.one:
            entry["one"] = sentence.one
        entry["t"] = list(forms) or [""] * (LANGUAGES[language].plurals if sentence.one else 1)
        print(json.dumps(entry, ensure_ascii=False))
    return 0


def take(language: str, file: Path) -> int:
    """Import the correct translations of a filled-in file; 1 if any are left over."""
    known = catalogue.read(language)
    said = {(sentence.context, sentence.text): sentence for sentence in sentences.sentences()}
    taken, status = 0, 0
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        try:
            entry = json.loads(line)
            key, forms = (str(entry["c"]), str(entry["s"])), entry["t"]
        except (ValueError, KeyError, TypeError) as error:
            print(f"line {number}: can't be read ({error})")
            status = 1
            continue
        forms = (forms,) if isinstance(forms, str) else tuple(map(str, forms))
        if not any(forms):
            continue
        wrong = (
            ["the program does not say this"]
            if key not in said
            else catalogue.faults(said[key], forms, language)
        )
        if wrong:
            print(f"line {number}: {key[0]}: {key[1]!r}: {'; '.join(wrong)}")
            status = 1
            continue
        known[key] = forms
        taken += 1
    catalogue.write(language, list(said.values()), known, catalogue.read(language, unfinished=True))
    left = sum(key not in known for key in said)
    print(f"{taken} imported, {left} of {len(said)} still missing")
    return status


def carry(file: Path) -> int:
    """Move translations from old to new English sentences; 1 if that isn't possible."""
    said = sentences.sentences()
    now = {(sentence.context, sentence.text) for sentence in said}
    entries = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    status = 0
    for language in TRANSLATED:
        known, unfinished = catalogue.read(language), catalogue.read(language, unfinished=True)
        for entry in entries:
            olds = [key for key in known if key[1] == entry["s"] and entry.get("c") in (None, key[0])]
            new = [(key, (key[0], entry["new"])) for key in olds if (key[0], entry["new"]) in now]
            for old, key in new:
                (unfinished if entry.get("changed") else known).setdefault(key, known[old])
            if not any(key[1] == entry["new"] for key in (*known, *unfinished)):
                print(f"{language}: no translation found for {entry['new']!r}")
                status = 1
        catalogue.write(language, said, known, unfinished)
    return status


def tidy() -> int:
    """Remove obsolete sentences from every .ts file."""
    for language in TRANSLATED:
        unfinished = catalogue.read(language, unfinished=True)
        catalogue.write(language, sentences.sentences(), catalogue.read(language), unfinished)
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            return check()
        case ["carry", file]:
            return carry(Path(file))
        case ["tidy"]:
            return tidy()
        case ["export", language, *more] if language in TRANSLATED and more in ([], ["--all"]):
            return export(language, bool(more))
        case ["import", language, file] if language in TRANSLATED:
            return take(language, Path(file))
    print((__doc__ or "").strip(), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
