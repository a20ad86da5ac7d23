"""A screen reader over AT-SPI: explores a program, hears it, presses its keys.

`Reader.connect(environment)` is a client of a desk's accessibility bus; `program.running` starts all that and
the program. It finds what is in a window (`Node`), reads names, descriptions, states and texts, performs
actions, and collects announcements::

    with running(tmp_path) as (reader, window):
        reader.find(window, "push button", "Deal").press()   # as soon as it is there
        reader.wait_for("Your call.")                        # all announcements up to this one, in order
        reader.keys("p", "Return")                           # for whatever has the focus
        print(reader.tree(window))                           # what a reader finds now

Nothing here knows the program. Requests for many nodes are sent together, since each one waits for the
program's main thread.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import jeepney
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.patience import PATIENCE

OBJECTS = "/org/a11y/atspi"  # where the accessibility bus keeps what can be asked
ROOT = f"{OBJECTS}/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = "org.a11y.atspi.Registry"
EVENTS = ("object:announcement", "object:state-changed:focused")
KEY_BY_SYMBOL = 3  # how the registry is told which key to press
# Numbers of the states that are asked for here.
STATES = {
    "active": 1, "checked": 4, "expanded": 10, "enabled": 8, "focusable": 11, "focused": 12, "selectable": 22,
    "selected": 23, "sensitive": 24, "showing": 25, "visible": 30,
}  # fmt: skip
KEYS = {
    "Return": 0xFF0D, "Escape": 0xFF1B, "Tab": 0xFF09, "space": 0x20, "BackSpace": 0xFF08, "Home": 0xFF50,
    "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "End": 0xFF57,
    **{f"F{n}": 0xFFBD + n for n in range(1, 13)},
}  # fmt: skip
LABELLED_BY = 2  # the number of this relation
CONTROLS = {
    "check box", "combo box", "dial", "list", "push button", "radio button", "slider", "spin button", "table", "text",
    "toggle button", "tree",
}  # fmt: skip
DEEPEST = 40  # a tree of widgets is not deeper


class Gone(Exception):
    """The object no longer exists."""


@dataclass(frozen=True)
class Node:
    """An accessible object, given by its address on the bus.

    Everything else is requested again each time.
    """

    reader: Reader = field(repr=False, compare=False)
    owner: str
    path: str

    def ask(self, interface: str, member: str, signature: str = "", *values: object) -> tuple[Any, ...]:
        """Call a method.

        Raises Gone if the program answers that there is no such object.
        """
        return self.reader.ask([self.message(interface, member, signature, *values)])[0]

    def message(self, interface: str, member: str, signature: str = "", *values: object) -> jeepney.Message:
        address = jeepney.DBusAddress(self.path, bus_name=self.owner, interface=interface)
        return jeepney.new_method_call(address, member, signature or None, values)

    def get(self, interface: str, name: str) -> Any:
        answer = self.ask("org.freedesktop.DBus.Properties", "Get", "ss", interface, name)
        return answer[0][1]

    @property
    def name(self) -> str:
        return str(self.get(ACCESSIBLE, "Name"))

    @property
    def description(self) -> str:
        return str(self.get(ACCESSIBLE, "Description"))

    @property
    def role(self) -> str:
        return str(self.ask(ACCESSIBLE, "GetRoleName")[0])

    @property
    def states(self) -> frozenset[str]:
        return states(self.ask(ACCESSIBLE, "GetState")[0])

    @property
    def children(self) -> list[Node]:
        return self.reader.nodes(self.ask(ACCESSIBLE, "GetChildren")[0])

    @property
    def text(self) -> str:
        """Return its text, if it has any."""
        return str(self.ask("org.a11y.atspi.Text", "GetText", "ii", 0, -1)[0])

    def set_text(self, words: str) -> None:
        """Set the text of a field."""
        self.ask("org.a11y.atspi.EditableText", "SetTextContents", "s", words)

    @property
    def value(self) -> float:
        return float(self.get("org.a11y.atspi.Value", "CurrentValue"))

    def set_value(self, value: float) -> None:
        interface = "org.a11y.atspi.Value"
        self.ask(
            "org.freedesktop.DBus.Properties", "Set", "ssv", interface, "CurrentValue", ("d", float(value))
        )

    @property
    def actions(self) -> list[str]:
        return [str(action[0]) for action in self.ask("org.a11y.atspi.Action", "GetActions")[0]]

    def do(self, action: str) -> None:
        """Do one of its actions, by name."""
        self.ask("org.a11y.atspi.Action", "DoAction", "i", self.actions.index(action))

    def press(self) -> None:
        """Press a button, or choose something: do its first action."""
        self.ask("org.a11y.atspi.Action", "DoAction", "i", 0)

    def focus(self) -> None:
        """Focus it, and wait until it has the focus."""
        self.ask("org.a11y.atspi.Component", "GrabFocus")
        self.reader.wait_for_state(self, "focused")

    def select(self, index: int) -> None:
        """Select one of its children, if it is a list."""
        self.ask("org.a11y.atspi.Selection", "SelectChild", "i", index)


@dataclass(frozen=True)
class Seen:
    """A snapshot of a node."""

    node: Node
    role: str
    name: str
    states: frozenset[str]
    depth: int


class Reader:
    """A client of the accessibility bus.

    `announced` has all announcements since it was last emptied, in order.
    """

    def __init__(self, connection: DBusConnection) -> None:
        self._bus = connection
        self.announced: list[str] = []
        rule = jeepney.MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self._call(jeepney.message_bus.AddMatch(rule))
        registry = Node(self, REGISTRY, f"{OBJECTS}/registry")
        for event in EVENTS:
            registry.ask(REGISTRY, "RegisterEvent", "sass", event, [], "")

    @classmethod
    def connect(cls, environment: dict[str, str]) -> Reader:
        """Connect to the desk with this environment (`desk`)."""
        with open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"]) as session:
            where = jeepney.DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
            answer = session.send_and_get_reply(
                jeepney.new_method_call(where, "GetAddress"), timeout=PATIENCE
            )
        address = str(answer.body[0]).partition(",guid")[0]
        return cls(open_dbus_connection(address))

    def __enter__(self) -> Reader:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bus.close()

    # -- asking

    def _call(self, message: jeepney.Message) -> tuple[Any, ...]:
        return self.ask([message])[0]

    def ask(self, messages: Sequence[jeepney.Message]) -> list[tuple[Any, ...]]:
        """Send all method calls, then return their answers.

        Raises Gone.
        """
        answers = self.try_ask(messages)
        for answer in answers:
            if answer is None:
                raise Gone("no such thing any more")
        return [answer for answer in answers if answer is not None]

    def try_ask(self, messages: Sequence[jeepney.Message]) -> list[tuple[Any, ...] | None]:
        """Like `ask`, with None for objects that no longer exist."""
        waiting: dict[int, int] = {}
        for place, message in enumerate(messages):
            serial = next(self._bus.outgoing_serial)
            waiting[serial] = place
            self._bus.send(message, serial=serial)
        answers: list[tuple[Any, ...] | None] = [None] * len(messages)
        while waiting:
            message = self._bus.receive(timeout=PATIENCE)
            place = waiting.pop(message.header.fields.get(jeepney.HeaderFields.reply_serial, -1), -1)
            if place < 0:
                self._note(message)
            elif message.header.message_type is jeepney.MessageType.method_return:
                answers[place] = message.body
        return answers

    def nodes(self, places: Iterable[tuple[str, str]]) -> list[Node]:
        return [Node(self, owner, path) for owner, path in places if not path.endswith("/null")]

    # -- finding

    def program(self, name: str) -> Node:
        """Return the program of this name, as soon as it has a window."""
        desktop = Node(self, REGISTRY, ROOT)

        def found() -> Node | None:
            for child in desktop.children:
                try:
                    if child.name == name and child.children:
                        return child
                except Gone:
                    continue
            return None

        return self.wait_for_node(found, f"no program called {name}")

    def look(self, top: Node, hidden: bool = False) -> Iterator[Seen]:
        """Return all nodes below one, level by level; hidden subtrees are left out."""
        level, depth = [top], 0
        while level and depth < DEEPEST:
            questions = [
                message
                for node in level
                for message in (
                    node.message(ACCESSIBLE, "GetRoleName"),
                    node.message("org.freedesktop.DBus.Properties", "Get", "ss", ACCESSIBLE, "Name"),
                    node.message(ACCESSIBLE, "GetState"),
                    node.message(ACCESSIBLE, "GetChildren"),
                )
            ]
            answers = self.try_ask(questions)
            below: list[Node] = []
            for i, node in enumerate(level):
                role, name, state, children = answers[4 * i : 4 * i + 4]
                if role is None or name is None or state is None or children is None:
                    continue
                is_in = states(state[0])
                if depth and not hidden and "showing" not in is_in:
                    continue
                yield Seen(node, str(role[0]), str(name[0][1]), is_in, depth)
                below += self.nodes(children[0])
            level, depth = below, depth + 1

    def every(self, top: Node, role: str = "", name: str | None = None) -> list[Node]:
        """Return all visible nodes below one with this role and name, if given."""
        return [
            seen.node
            for seen in self.look(top)
            if (not role or seen.role == role) and (name is None or seen.name == name)
        ]

    def labels(self, node: Node) -> list[str]:
        """Return the names of its labels."""
        relations = node.ask(ACCESSIBLE, "GetRelationSet")[0]
        return [n.name for kind, targets in relations if kind == LABELLED_BY for n in self.nodes(targets)]

    def unnamed(self, top: Node) -> list[Seen]:
        """Return nodes below one that can have the focus but have no name.

        A combo box is named after its current choice, so it needs a label.
        """
        able = [seen for seen in self.look(top) if "focusable" in seen.states and seen.role in CONTROLS]
        named = [seen for seen in able if seen.name.strip() and seen.role != "combo box"]
        return [seen for seen in able if seen not in named and self._lacks_label(seen.node)]

    def _lacks_label(self, node: Node) -> bool:
        """Return whether it exists and has no label."""
        try:
            return not any(map(str.strip, self.labels(node)))
        except Gone:
            return self.try_ask([node.message(ACCESSIBLE, "GetRoleName")])[0] is not None

    def words(self, top: Node) -> list[str]:
        """Return all names, descriptions and texts below a node, visible or not."""
        seen = list(self.look(top, hidden=True))
        described = self.try_ask(
            [
                s.node.message("org.freedesktop.DBus.Properties", "Get", "ss", ACCESSIBLE, "Description")
                for s in seen
            ]
        )
        written = self.try_ask([s.node.message("org.a11y.atspi.Text", "GetText", "ii", 0, -1) for s in seen])
        told = [s.name for s in seen]
        told += [str(answer[0][1]) for answer in described if answer is not None]
        told += [str(answer[0]) for answer in written if answer is not None]
        return [words for words in told if words]

    def find(self, top: Node, role: str, name: str | None = None) -> Node:
        """Return the first such node below another, as soon as there is one."""

        def first() -> Node | None:
            return next(iter(self.every(top, role, name)), None)

        return self.wait_for_node(first, f"no {role} called {name}")

    def menu_item(self, window: Node, name: str) -> Node:
        """Return a menu command, as soon as it is enabled; menus needn't be open."""

        def found() -> Node | None:
            for seen in self.look(window, hidden=True):
                if seen.role == "menu item" and seen.name == name and "sensitive" in seen.states:
                    return seen.node
            return None

        return self.wait_for_node(found, f"no command called {name}")

    def tree(self, top: Node) -> str:
        """Return all visible nodes below one as lines, for messages of failed tests."""
        return "\n".join(
            f"{'  ' * seen.depth}{seen.role} “{seen.name}” {' '.join(sorted(seen.states))}"
            for seen in self.look(top)
        )

    # -- hearing

    def _note(self, message: jeepney.Message) -> None:
        fields = message.header.fields
        if (
            message.header.message_type is jeepney.MessageType.signal
            and fields.get(jeepney.HeaderFields.interface) == "org.a11y.atspi.Event.Object"
            and fields.get(jeepney.HeaderFields.member) == "Announcement"
        ):
            self.announced.append(str(message.body[3][1]))

    def listen(self, seconds: float) -> None:
        """Process events for at most this time; return after the first one."""
        try:
            self._note(self._bus.receive(timeout=seconds))
        except TimeoutError:
            return

    def wait(self, happened: Callable[[], object], otherwise: str) -> None:
        """Return as soon as `happened()`; announcements are collected meanwhile.

        If an object disappears during the check, it hasn't happened: a window may close between two requests.
        """
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if happened():
                    return
            except Gone:
                assert time.monotonic() < end, f"{otherwise}: what was asked is gone"
            assert time.monotonic() < end, otherwise
            self.listen(0.01)

    def wait_for_state(self, node: Node, state: str) -> None:
        self.wait(lambda: state in node.states, f"it does not become {state}")

    def wait_for_node(self, found: Callable[[], Node | None], otherwise: str) -> Node:
        result: list[Node] = []

        def look() -> bool:
            node = found()
            if node is not None:
                result.append(node)
            return node is not None

        self.wait(look, otherwise)
        return result[0]

    def wait_for(self, words: str) -> list[str]:
        """Wait for an announcement; return all up to it, and forget them."""

        def heard() -> bool:
            return words in self.announced

        self.wait(heard, f"“{words}” is not announced")
        upto = self.announced.index(words) + 1
        heard_, self.announced = self.announced[:upto], self.announced[upto:]
        return heard_

    # -- pressing keys

    def keys(self, *keys: str) -> None:
        """Press keys one after another: letters, digits, or names such as Return and F2."""
        keyboard = Node(self, REGISTRY, f"{OBJECTS}/registry/deviceeventcontroller")
        interface = "org.a11y.atspi.DeviceEventController"
        for key in keys:
            symbol = KEYS[key] if key in KEYS else ord(key)
            keyboard.ask(interface, "GenerateKeyboardEvent", "isu", symbol, "", KEY_BY_SYMBOL)


def states(words: Sequence[int]) -> frozenset[str]:
    """Return the names of the states in AT-SPI's two bit fields."""
    bits = words[0] | words[1] << 32
    return frozenset(name for name, number in STATES.items() if bits >> number & 1)
