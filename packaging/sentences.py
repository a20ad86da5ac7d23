"""Finds every sentence of the program that needs a translation, in the sources.

Screens use `self.tr`, `window.tr`, `translate`, `plural` and `QT_TRANSLATE_NOOP`, always with literals. Below
the screens, sentences are found by where they are: texts of games, messages and errors (context `Game`),
and settings (`Settings`).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from trickdesk.engine.game import Game
    from trickdesk.storage.settings import Setting

TRANSLATORS = {"translate", "translated", "QT_TRANSLATE_NOOP"}  # (context, sentence)
WINDOW = "MainWindow"  # the parts of the window call its `tr`
WRONG = {
    *("Message", "NotationError", "OptionError", "RecordError", "CodeError", "SharedError", "SaveError"),
    *("DealRequestError", "CannotOpen", "NoPuzzle", "CardsKnown", "NotFinished"),
    "ChallengeError",
}
ONLY_FIELD = re.compile(r"\{\w+\}")


@dataclass(frozen=True, order=True)
class Sentence:
    """A sentence to translate.

    `one` is the English singular of a sentence with a number, else empty. `where` is its module.
    """

    context: str
    text: str
    one: str = ""
    where: str = ""


@cache
def sentences() -> list[Sentence]:
    """Return all sentences in order, each context and text once."""
    found: dict[tuple[str, str], Sentence] = {}
    for path in sorted((ROOT / "trickdesk").rglob("*.py")):
        if path.name == "resources_rc.py":
            continue
        where = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for context, text, one in [*screen_texts(tree), *lower_texts(tree, where)]:
            found.setdefault((context, text), Sentence(context, text, one, where))
        calls.cache_clear()  # the trees of all files together slow down garbage collection
    for context, text, one, where in declared_texts():
        found.setdefault((context, text), Sentence(context, text, one, where))
    return sorted(found.values())


# -- the screens


def screen_texts(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    """Yield (context, sentence, singular) of every call that asks for a translation."""
    for owner, call in calls(tree):
        name, words = name_of(call.func), [literal(argument) for argument in call.args]
        if name == "tr" and words and words[0]:
            yield (WINDOW if receiver(call).endswith("window") else owner), words[0], ""
        elif name in TRANSLATORS and len(words) > 1 and words[0] and words[1]:
            yield words[0], words[1], ""
        elif name == "plural" and len(words) > 2 and words[0] and words[1] and words[2]:
            yield words[0], words[2], words[1]


@cache
def calls(tree: ast.Module) -> list[tuple[str, ast.Call]]:
    """Return every call, with the class it is in."""
    found: list[tuple[str, ast.Call]] = []
    left: list[tuple[ast.AST, str]] = [(tree, "")]
    while left:
        node, owner = left.pop()
        if isinstance(node, ast.Call):
            found.append((owner, node))
        inner = node.name if isinstance(node, ast.ClassDef) else owner
        left += [(child, inner) for child in ast.iter_child_nodes(node)]
    return found


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def receiver(call: ast.Call) -> str:
    return ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""


def literal(node: ast.expr) -> str:
    """Return the text of a literal; empty for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


# -- the layers below


def lower_texts(tree: ast.Module, where: str) -> Iterator[tuple[str, str, str]]:
    """Yield the sentences of the layers without Qt."""
    if where.startswith(("trickdesk/ui/", "trickdesk/cli/")):
        return
    from trickdesk.engine.errors import Message

    nodes = [node for text in messages(tree) for node in literals(text, tree)]
    texts = [literal(node) for node in nodes]
    if where.startswith("trickdesk/games/"):
        texts += game_texts(tree)
    for text in texts:
        if text and not ONLY_FIELD.fullmatch(text):
            yield "Game", text, Message(text).singular


def game_texts(tree: ast.Module) -> Iterator[str]:
    """Yield a game's texts about tricks and scores: all literals with a space."""
    comments = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    pieces = {
        id(node) for whole in ast.walk(tree) if isinstance(whole, ast.JoinedStr) for node in ast.walk(whole)
    }
    skipped = comments | pieces | preset_names(tree)
    for node in ast.walk(tree):
        text = literal_or_none(node)
        if text and " " in text.strip() == text and id(node) not in skipped:
            yield text


def preset_names(tree: ast.Module) -> set[int]:
    """Return the names of presets with a label.

    Records and the command line use them; screens show the label.
    """
    return {
        id(call.args[0])
        for _, call in calls(tree)
        if name_of(call.func) == "Preset"
        and (len(call.args) > 2 or any(k.arg == "label" for k in call.keywords))
    }


def messages(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield the text of every message, error and problem."""
    for _, call in calls(tree):
        if name_of(call.func) in WRONG and call.args:
            yield call.args[0]
        elif name_of(call.func) == "Problem":
            yield call.args[1]


def literals(text: ast.expr, tree: ast.Module) -> list[ast.expr]:
    """Return the literals of an expression, or those assigned to its name."""
    if isinstance(text, ast.IfExp):
        return [*literals(text.body, tree), *literals(text.orelse, tree)]
    if not isinstance(text, ast.Name):
        return [text] if literal(text) else []
    given = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == text.id for target in node.targets)
    ]
    return [value for value in given if literal(value)]


def literal_or_none(node: ast.AST) -> str:
    return literal(node) if isinstance(node, ast.expr) else ""


# -- what games and settings declare


def declared_texts() -> Iterator[tuple[str, str, str, str]]:
    """Yield (context, text, singular, module) of what is declared.

    Games and settings are imported and asked.
    """
    from trickdesk.games import games
    from trickdesk.storage import settings

    for text in (*settings.PAGES.values(), *of_settings(settings.SETTINGS.values())):
        if text:
            yield "Settings", text, "", "trickdesk/storage/settings.py"
    for kind in games().values():
        where = kind.__module__.replace(".", "/") + ".py"
        for text in of_game(kind):
            if text:
                yield "Game", text, "", where
        # Separately, because a game may have the name of one of its cards.
        for card in kind().deck.words.cards.values():
            yield "Card", card, "", where


def of_settings(shown: Iterable[Setting]) -> Iterator[str]:
    """Yield all texts of settings."""
    for setting in shown:
        yield from (setting.label, setting.hint, setting.heading, *setting.words.values())


def of_game(kind: type[Game]) -> Iterator[str]:
    """Yield all texts of a game."""
    yield from (kind.name, kind.tagline, kind.kitty_name, kind.suit_name, kind.hand_order, kind.talon_order)
    yield from (kind().talon_name, kind.declarer_name)
    for preset in kind.presets:
        yield from (preset.label or preset.name, preset.place, *preset.also)
    for option in (*kind.option_list, *kind.agreements):
        yield from (option.label, option.help, *option.words.values())
    words = kind().deck.words
    yield from words.suits.values()
    for rank in words.ranks.values():
        yield from (rank, f"the {rank}")
    yield from (f"the {card}" for card in words.cards.values())
