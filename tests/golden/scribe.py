"""Writes down a game as it is told at the table, so that a person can read and check it."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.words import Voices

MANY = 30
TableLines = Callable[[dict[str, Any]], list[str]]


class Scribe:
    """Plays through the contract and notes every request, sentence and reason.

    `table` draws the view in a few lines; it is called after each request that asks for it.
    """

    def __init__(
        self,
        setup: dict[str, Any],
        table: TableLines,
        games: Games = GAMES,
        voices: Voices = VOICES,
    ) -> None:
        self._session = Session(games, voices)
        self._table = table
        self.lines: list[str] = []
        self.pending: dict[str, Any] | None = None
        """The open question, if there is one."""
        self._told = 0
        self.view: dict[str, Any] = self.send({"new": setup}, show=True)

    def do(self, command: str, *, show: bool = False, **arguments: Any) -> dict[str, Any]:
        """A command; returns the view after it."""
        return self.send({"do": command, **arguments}, show=show)

    def send(self, request: dict[str, Any], *, show: bool = False) -> dict[str, Any]:
        """Any request that is taken. After an answer only what is new is written down."""
        answer = self._session.handle(request)
        assert answer["ok"], answer
        self.lines.append("> " + _request(request))
        for event in answer["events"][self._told :]:
            self.lines.append("  " + event["say"])
            self.lines += [f"      {line}" for line in _reasons(event)]
        self.pending = answer["pending"]
        if self.pending:
            self.lines.append("  ? " + self.pending["say"])
        self._told = len(answer["events"]) if self.pending else 0
        self.view = answer["view"]
        if show and not self.pending:
            self.lines += ["  | " + line for line in self._table(self.view)]
        return self.view

    @property
    def state(self) -> Any:
        """The table itself, to ask its rules what is possible."""
        assert self._session.current is not None
        return self._session.current.state

    def heading(self, text: str) -> None:
        """A line that parts one round from the next."""
        self.lines += ["", text]

    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.lines) + "\n"


def _request(request: dict[str, Any]) -> str:
    """A request in one line: `do advance who=p1 track=science`."""
    key, value = next(iter(request.items()))
    fields = value if isinstance(value, dict) else request
    head = [key] if fields is value else [key, str(value)]
    return " ".join(head + [f"{name}={one}" for name, one in fields.items() if name != key])


def _reasons(event: dict[str, Any]) -> Iterator[str]:
    """What asked for it, then the rules that decided: `adv.tie: science 2, arts 1 > arts`.

    Where a choice begins with a whole map, the number of hexes is enough.
    """
    for cause in (event.get("trigger"), event.get("rule")):
        if cause:
            yield _short(cause)
    for reason in event.get("why", ()):
        by = [f" {'-' if one is None else one}" for one in reason["by"]]
        counted = zip_longest(reason["from"], by, fillvalue="")
        before = ", ".join(f"{one}{what}" for one, what in counted)
        if len(reason["from"]) > MANY and not by:
            before = f"{len(reason['from'])} hexes"
        after = ", ".join(str(one) for one in reason["to"])
        kept_all = reason["to"] == reason["from"]
        yield f"{_short(reason['rule'])}: {before} > {'all' if kept_all else after}"


def _short(rule: str) -> str:
    """A rule without the name of its game: `adv.tie` of the two-player sheet."""
    return rule.removeprefix("tap.").removeprefix("shadow2p.")
