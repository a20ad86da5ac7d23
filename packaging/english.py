"""Check for plain English: sentences, pages, docstrings and comments.

    python3 dev.py english                    # a line for each finding; exit status 1 if there is any
    python3 dev.py english trickdesk/engine   # in these files and folders only

Checks that no player is "he", that sentences on the screens have at most 25 words and use the words of card
players, that docstrings start with a line of at most 80 letters, and that words of translated English aren't
used.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import sentences  # noqa: E402

ROOT = HERE.parent
LONGEST_SENTENCE = 25  # words on the screens
LONGEST_SUMMARY = 80  # letters in the first line of a docstring

# "he" in quotes, after a dot or a dash, or after "language" is the code of a language.
HE = re.compile(r"(?<![\w\"'`./_-])(?<!language )(he|his|him|himself)(?![\w\"'`/_-])", re.IGNORECASE)

# Words that nobody uses in speech, in any text, and what to say instead.
NOWHERE = {
    r"anew": "again",
    r"whoever": "the player who",
    r"behind the (back|window's back)": "in the background",
    r"dearest": "costliest, most valuable",
    r"hitherto|thereupon|whereupon|thereof|wherein": "plain words",
    r"shall": "will, must",
}
# Words that card players would misunderstand, on the screens, and what to say instead.
ON_SCREENS = {
    r"layouts?": "deal",
    r"renounce\w*": "void",
    r"lay(s|ing)? aside|laid aside": "discard",
    r"give(s|n)? away by": "cost",
    r"imagined": "simulated",
    r"refuse[sd]?": "can't",
}


@dataclass(frozen=True)
class Finding:
    """A finding: where, what is wrong, and the text.

    `where` is a file and a line, or the context of a sentence.
    """

    where: str
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}: {' '.join(self.text.split())[:100]!r}"


def python_files() -> list[Path]:
    folders = ("trickdesk", "devtools", "packaging", "tests")
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [ROOT / "dev.py", *(path for path in found if path.name != "resources_rc.py")]


def pages() -> list[Path]:
    """Return all English pages and texts of assets/, without translations."""
    found = [*ROOT.glob("*.md"), *(ROOT / "packaging").glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assets = ROOT / "assets"
    found += [*assets.rglob("*.md"), *assets.rglob("*.toml")]
    found = [path for path in found if path.name.count(".") == 1]
    return sorted([*found, *assets.glob("help/*.en.txt")])


def said_of(text: str, words: dict[str, str]) -> Iterator[str]:
    for word, better in words.items():
        if found := re.search(rf"\b({word})\b", text, re.IGNORECASE):
            yield f"“{found[0]}”: {better}"


def in_sentences() -> Iterator[Finding]:
    """Yield what is wrong with the sentences of the screens."""
    for sentence in sentences.sentences():
        for text in filter(None, (sentence.text, sentence.one)):
            where = f"{sentence.where} ({sentence.context})"
            if HE.search(text.replace("&", "")):
                yield Finding(where, "a player is “they” or “you”", text)
            for part in re.split(r"[.!?…:;]\s|\n", text):
                if len(part.split()) > LONGEST_SENTENCE:
                    yield Finding(where, f"more than {LONGEST_SENTENCE} words", part)
            for what in said_of(text, NOWHERE | ON_SCREENS):
                yield Finding(where, what, text)


def prose(source: str) -> Iterator[tuple[int, str, bool]]:
    """Yield (line, text, is it a docstring) of docstrings and doubtful comments."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    inside = (ast.stmt, ast.excepthandler, ast.match_case)  # docstrings aren't in expressions
    nodes: list[ast.AST] = [ast.parse(source)]
    for node in nodes:
        if isinstance(node, documented) and (text := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), text, True
        nodes += [child for child in ast.iter_child_nodes(node) if isinstance(child, inside)]
    if not HE.search(source) and not re.search("|".join(NOWHERE), source, re.IGNORECASE):
        return  # then no comment says any of it, and to look for them all takes long
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string, False


def in_code() -> Iterator[Finding]:
    """Yield what is wrong with docstrings and comments."""
    for path in python_files():
        name = path.relative_to(ROOT).as_posix()
        for line, text, is_docstring in prose(path.read_text(encoding="utf-8")):
            where = f"{name}:{line}"
            if HE.search(text):
                yield Finding(where, "a player is “they” or “you”", text)
            for what in said_of(text, NOWHERE):
                yield Finding(where, what, text)
            first = text.splitlines()[0]
            if is_docstring and len(first) > LONGEST_SUMMARY:
                yield Finding(where, f"more than {LONGEST_SUMMARY} letters", first)


def in_pages() -> Iterator[Finding]:
    """Yield what is wrong with pages, rules and lessons."""
    for path in pages():
        name = path.relative_to(ROOT).as_posix()
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if HE.search(text):
                yield Finding(f"{name}:{line}", "a player is “they” or “you”", text)
            for what in said_of(text, NOWHERE):
                yield Finding(f"{name}:{line}", what, text)


def findings() -> list[Finding]:
    return [*in_sentences(), *in_pages(), *in_code()]


def main(arguments: list[str]) -> int:
    found = [one for one in findings() if not arguments or one.where.startswith(tuple(arguments))]
    print(*found, f"{len(found)} findings", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
