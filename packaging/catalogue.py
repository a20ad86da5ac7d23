"""Translations of one language: reads, writes and checks its .ts file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from sentences import ROOT, Sentence

from trickdesk.languages import LANGUAGES

FOLDER = ROOT / "assets" / "languages"
Key = tuple[str, str]  # context and English text
NUMBERS = ("{n}", "{tricks}")
FIELD = re.compile(r"\{(\w*)(?::[^}]*)?\}|%[1-9n]")


def path_of(language: str) -> Path:
    return FOLDER / f"trickdesk_{language}.ts"


def read(language: str, *, unfinished: bool = False) -> dict[Key, tuple[str, ...]]:
    """Read the translations of a language.

    Args:
        language: Its code.
        unfinished: Read only translations of sentences whose meaning has changed since; otherwise only the
            others.

    Returns:
        One text for each sentence, or one for each plural form. Empty if there is no file.
    """
    path = path_of(language)
    if not path.exists():
        return {}
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type", "") != ("unfinished" if unfinished else ""):
                continue
            forms = translation.findall("numerusform")
            texts = tuple(form.text or "" for form in forms) if forms else (translation.text or "",)
            if all(texts):
                found[name, message.findtext("source", "")] = texts
    return found


def write(
    language: str,
    sentences: Sequence[Sentence],
    known: dict[Key, tuple[str, ...]],
    unfinished: dict[Key, tuple[str, ...]],
) -> None:
    """Write the translations in the order of the sentences, without obsolete ones."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    context = None
    for sentence in sorted(sentences):
        key = sentence.context, sentence.text
        forms = known.get(key) or unfinished.get(key)
        if forms is None:
            continue
        mark = "" if key in known else ' type="unfinished"'
        if sentence.context != context:
            lines += ["</context>"] if context is not None else []
            lines += ["<context>", f"    <name>{escape(sentence.context)}</name>"]
            context = sentence.context
        lines.append('    <message numerus="yes">' if sentence.one else "    <message>")
        lines.append(f"        <source>{escape(sentence.text)}</source>")
        if sentence.one:
            lines.append(f"        <extracomment>1: {escape(sentence.one)}</extracomment>")
        inner = escape(forms[0])
        if sentence.one:
            inner = "".join(f"<numerusform>{escape(text)}</numerusform>" for text in forms)
        lines += [f"        <translation{mark}>{inner}</translation>", "    </message>"]
    lines += ["</context>", "</TS>", ""] if context is not None else ["</TS>", ""]
    FOLDER.mkdir(parents=True, exist_ok=True)
    path_of(language).write_bytes("\n".join(lines).encode())


def fields_of(text: str) -> Counter[str]:
    """Count the fields of a sentence by name; a doubled brace is a printed brace."""
    return Counter(found[0] for found in FIELD.finditer(text.replace("{{", "").replace("}}", "")))


def faults(sentence: Sentence, forms: Sequence[str], language: str) -> list[str]:
    """Return what is wrong with a translation; empty if it can be used."""
    wanted = LANGUAGES[language].plurals if sentence.one else 1
    if len(forms) != wanted:
        return [f"{wanted} texts are needed, not {len(forms)}"]
    found = []
    needed = fields_of(sentence.text)
    for place, text in enumerate(forms):
        if not text.strip():
            found.append("it is empty")
        has = fields_of(text)
        # A form for one number only may say the number in words.
        may_lack = Counter(NUMBERS) if sentence.one and place == 0 else Counter()
        if has - needed or needed - has - may_lack:
            found.append(f"fields: {sorted(needed)} in English, {sorted(has)} here")
        if mnemonics(text) != mnemonics(sentence.text):
            found.append("a key marked by & is missing or too much")
        for ending in ("…", ":", "\n", " "):
            if sentence.text.endswith(ending) != text.endswith(ending) and ending != " ":
                found.append(f"the end {ending!r} differs")
        if sentence.text.startswith(" ") != text.startswith(" "):
            found.append("a blank at the beginning is missing or too much")
        if re.search(r"[<>]", text) and not re.search(r"[<>]", sentence.text):
            found.append("tags do not belong there")
    return found


def mnemonics(text: str) -> int:
    """Count the `&` mnemonics of a label."""
    return len(re.findall(r"&(?=\w)", text.replace("&&", "")))
