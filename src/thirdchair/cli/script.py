"""`thirdchair script`: the contract over lines of JSON."""

from collections.abc import Iterable
from typing import TextIO

import msgspec

from thirdchair.contract import Session, refused, words_for
from thirdchair.kit.refusals import Refusal


def run(lines: Iterable[str], out: TextIO, *, strict: bool = False, session: Session) -> int:
    """Answer each line with one line, at once. Returns the exit status."""
    for line in lines:
        if not line.strip() or line.startswith("#"):
            continue
        answer = answer_to(line, session)
        out.write(msgspec.json.encode(answer).decode() + "\n")
        out.flush()
        if strict and not answer["ok"]:
            return 2
    return 0


def answer_to(line: str, session: Session) -> dict[str, object]:
    """The answer to one line; our own mistakes are `internal`, and the table stays."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError):
        return refused(Refusal("bad_json", "not-json"), words_for(session.current))
    try:
        return session.handle(request)
    except Exception:  # a traceback would break the one-line promise
        words = words_for(session.current)
        error = {"code": "internal", "message": words.text("error-internal")}
        return {"ok": False, "error": error}
