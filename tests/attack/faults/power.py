"""A disk that loses power: of what was not synced, any subset may be there."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SHARES = (0.0, 0.2, 0.5, 0.8, 1.0)  # of what was not synced, what is there nevertheless
TORN = 0.2  # chance that half of a write is there


@dataclass
class Node:
    """A file: what is there for certain, and the writes since.

    A write has a place and data; None cuts the file off.
    """

    certain: bytes = b""
    since: list[tuple[int, bytes | None]] = field(default_factory=list)

    def sync(self) -> None:
        for place, data in self.since:
            self.certain = written(self.certain, place, data)
        self.since = []

    def found(self, rng: Random, share: float) -> bytes:
        """Return what is there after a cut."""
        data = self.certain
        for place, more in self.since:
            if rng.random() < share:
                torn = more is not None and rng.random() < TORN
                data = written(data, place, more[: len(more) // 2] if torn and more is not None else more)
        return data


FOLDER = Node()


def written(data: bytes, place: int, more: bytes | None) -> bytes:
    """Return a file's contents after a write; None cuts it off."""
    if more is None:
        return data[:place] + bytes(max(0, place - len(data)))
    return data[:place] + bytes(max(0, place - len(data))) + more + data[place + len(more) :]


@dataclass
class Change:
    """A change of names: `name` is `node` now, or gone; after a rename, `old` is gone."""

    name: str
    node: Node | None
    old: str = ""

    @property
    def folders(self) -> set[str]:
        return {os.path.dirname(name) for name in (self.name, self.old) if name}

    def apply(self, names: dict[str, Node]) -> None:
        if self.old and self.old not in names:
            return  # what should be renamed never came to the disk
        names.pop(self.old, None)
        if self.node is None:
            names.pop(self.name, None)
        else:
            names[self.name] = self.node


class Disk:
    """A folder on a disk, while the calls that `calls.trace` wrote down happen again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Node] = {}  # on the disk for certain
        self.now: dict[str, Node] = {}  # as programs see it
        self.since: list[Change] = []
        self._by_inode: dict[int, Node] = {}
        for path in (folder, *folder.rglob("*")):
            node = FOLDER if path.is_dir() else Node(path.read_bytes())
            self.names[str(path)] = self.now[str(path)] = node
            if node is not FOLDER:
                self._by_inode[path.stat().st_ino] = node

    def happen(self, line: bytes) -> str:
        """Let a call happen; return what the program noted meanwhile, if anything."""
        kind, _, rest = line.rstrip(b"\n").decode().partition(" ")
        if kind == "N":
            return rest
        if kind in "RUM":
            old, _, name = rest.rpartition("\t")
            node = FOLDER if kind == "M" else self.now.get(old) if kind == "R" else None
            self._change(Change(name, node, old))
            return ""
        inode, _, rest = rest.partition(" ")
        if kind == "C":
            self._by_inode[int(inode)] = node = Node()
            self._change(Change(rest, node))
        elif kind == "F" and self.now.get(rest) is FOLDER:
            self._sync_folder(rest)
        else:
            node = self._by_inode[int(inode)]
            if kind == "F":
                node.sync()
            elif kind == "T":
                node.since.append((int(rest), None))
            else:
                place, _, data = rest.partition(" ")
                node.since.append((int(place), bytes.fromhex(data)))
        return ""

    def _change(self, change: Change) -> None:
        change.apply(self.now)
        self.since.append(change)

    def _sync_folder(self, folder: str) -> None:
        waiting = []
        for change in self.since:
            if folder in change.folders:
                change.apply(self.names)
            else:
                waiting.append(change)
        self.since = waiting

    def cut(self, rng: Random) -> None:
        """Write what may be there after a power cut to the folder, which is gone."""
        share, names = rng.choice(SHARES), dict(self.names)
        for change in self.since:
            if rng.random() < share:
                change.apply(names)
        for name in sorted(names):  # a folder comes before what is in it
            path = Path(name)
            if path != self.folder and not path.parent.is_dir():
                continue
            if names[name] is FOLDER:
                path.mkdir(exist_ok=True)
            else:
                path.write_bytes(names[name].found(rng, share))
