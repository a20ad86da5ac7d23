"""How many lines of code each feature has: what removing it would give back."""

from __future__ import annotations

import io
import tokenize
from pathlib import Path

from devtools import ROOT, CannotGoOn, say

PACKAGE = ROOT / "trickdesk"
# What a player sees as one thing, and the modules that only this has.
FEATURES = {
    "lobby, set-up, house rules": ["ui/lobby/*.py", "ui/text/house_rules.py"],
    "reviews": ["ui/review/*.py", "bots/review/*.py", "bots/process/review_worker.py",
                "ui/window/reviewing.py", "session/review_store.py", "storage/reviews.py", "session/lines.py",
                "session/branches.py"],
    "statistics": ["ui/statistics/*.py", "storage/statistics/*.py"],
    "hints, prompts, memory aids": ["ui/match/coach/*.py", "ui/text/prompts.py", "session/memory_aids.py",
                                    "session/mistakes.py", "ui/text/bot_reasons.py"],
    "text table": ["ui/match/text_table/*.py", "ui/text/text_table.py"],
    "coach": ["session/coach/*.py", "ui/practice/habits.py", "ui/practice/looking.py", "ui/window/coaching.py"],
    "practice": ["ui/practice/*.py", "session/practice/*.py", "storage/practice.py"],
    "arena": ["bots/arena/*.py", "cli/arena.py"],
    "lab": ["lab/*.py"],
    "same deals": ["session/challenge/*.py", "ui/challenge/*.py", "storage/challenges.py", "session/codes.py"],
    "export, printing, reports, web pages": ["ui/export/*.py", "ui/text/diagrams.py", "ui/review/web_page.py",
                                             "ui/window/web_pages.py"],
    "lessons": ["ui/lessons/*.py", "session/lesson.py", "ui/window/learning.py"],
    "deal codes and deal editor": ["ui/lobby/deal_editor.py", "session/deal_draft.py", "session/deal_code.py",
                                   "ui/dialogs/deal.py", "ui/text/deals.py"],
    "decks of your own": ["storage/pictures/decks.py", "storage/pictures/svg.py", "ui/cards/own*.py",
                          "ui/cards/deck_worker.py"],
    "programs of your own": ["bots/process/external_program.py", "ui/dialogs/own_programs.py", "storage/programs.py"],
    "fair deals": ["session/fair_deals.py", "ui/dialogs/fair_deals.py", "ui/text/fair_deals.py"],
    "blindfold test": ["session/blindfold.py", "ui/match/blindfold.py"],
    "about, licences, signature": ["ui/dialogs/about.py", "licences/*.py", "signature.py"],
    "stored files": ["storage/stored_files.py", "ui/dialogs/stored_files.py"],
    "pictures of your own": ["storage/pictures/seat_pictures.py", "ui/theme/own_pictures.py"],
    "sounds": ["ui/sound/*.py"],
    "solver on the command line": ["cli/solve.py"],
}  # fmt: skip
REST = "everything else"


def code_lines(source: str) -> int:
    """Return the number of lines with code: no blank lines, comments or docstrings."""
    layout = (tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT)
    lines: set[int] = set()
    statement: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NEWLINE:
            if any(part.type != tokenize.STRING for part in statement):  # else it's a docstring
                for part in statement:
                    lines.update(range(part.start[0], part.end[0] + 1))
            statement = []
        elif token.type not in layout:
            statement.append(token)
    return len(lines)


def sizes() -> dict[str, int]:
    """Return the lines of code of each feature, the largest first, and of the rest.

    Each module counts once, for the feature that names it most exactly.

    Raises:
        CannotGoOn: A feature names a file that doesn't exist.
    """
    modules = [path for path in sorted(PACKAGE.rglob("*.py")) if path.name != "resources_rc.py"]
    feature_of: dict[Path, tuple[int, str]] = {}
    for feature, patterns in FEATURES.items():
        for pattern in patterns:
            found = [*PACKAGE.glob(pattern)]
            if not found:
                raise CannotGoOn(f"{feature}: there is no {pattern}.")
            for path in found:
                exactness = len(pattern.replace("*", ""))
                feature_of[path] = max(feature_of.get(path, (0, "")), (exactness, feature))
    counted = dict.fromkeys(FEATURES, 0) | {REST: 0}
    for path in modules:
        counted[feature_of.get(path, (0, REST))[1]] += code_lines(path.read_text(encoding="utf-8"))
    rest = counted.pop(REST)
    return dict(sorted(counted.items(), key=lambda entry: -entry[1])) | {REST: rest}


def print_sizes() -> None:
    """Print the lines of code of each feature and of all."""
    found = sizes()
    for feature, count in found.items():
        say(f"{count:7,}  {feature}")
    say(f"{sum(found.values()):7,}  in all")
