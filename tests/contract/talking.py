"""A conversation over the headless contract, line by line as `thirdchair script` has it."""

import io
import json
from typing import Any

from thirdchair.cli.script import answer_to, run
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES

SETUP = {
    "game": "tapestry",
    "mode": "duel",
    "players": ["Ana", "Bert"],
    "favorite": "technology",
    "seed": 7,
}
BY_HAND = SETUP | {"chance": "table"}


class Talk:
    """One conversation; every line that is sent goes through JSON, as every answer does."""

    def __init__(self) -> None:
        self.session = Session(GAMES, VOICES)

    def line(self, line: str | bytes) -> dict[str, Any]:
        """The answer to a line as it stands."""
        answer = json.loads(json.dumps(answer_to(line, self.session)))
        assert isinstance(answer, dict)
        return answer

    def send(self, **request: Any) -> dict[str, Any]:
        """The answer to a request that may be refused."""
        return self.line(json.dumps(request))

    def ok(self, **request: Any) -> dict[str, Any]:
        """The answer to a request that is taken."""
        answer = self.send(**request)
        assert answer["ok"], answer
        return answer

    def no(self, **request: Any) -> dict[str, Any]:
        """The error of a request that is refused, and that changes nothing."""
        before = self.table()
        answer = self.send(**request)
        assert not answer["ok"], answer
        assert self.table() == before
        error: dict[str, Any] = answer["error"]
        return error

    def table(self) -> dict[str, Any]:
        """What one sees when just looking."""
        return self.send(view=True)


def started(**fields: Any) -> Talk:
    """A conversation whose table is set up."""
    talk = Talk()
    talk.ok(new=SETUP | fields)
    return talk


def answers_to(*lines: str | bytes, strict: bool = False) -> tuple[list[dict[str, Any]], int]:
    """What `script` writes for these lines, and its exit status."""
    out = io.StringIO()
    status = run(lines, out, strict=strict)
    written = out.getvalue()
    assert written == "" or written.endswith("\n")
    return [json.loads(line) for line in written.splitlines()], status
