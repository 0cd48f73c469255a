"""`thirdchair script`: the contract over lines of JSON."""

import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TextIO

import msgspec

from thirdchair.cli.language import terminal_language
from thirdchair.contract import Session, refused, words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.scanning import REQUEST, UNREADABLE, built
from thirdchair.words import Words

Line = bytes | str


@contextmanager
def open_lines(file: Path | None) -> Iterator[Iterable[bytes]]:
    """The lines of the file or of standard input, as bytes: a broken one must not stop the rest."""
    if file is None:
        yield _lines(sys.stdin.buffer)
        return
    try:
        stream = file.open("rb")
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        raise SystemExit(2) from None
    with stream:
        yield _lines(stream)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Line by line. Of one without end there is as much as shows that it is too long."""
    longest = REQUEST.size + 1
    while line := stream.readline(longest):
        yield line
        while len(line) == longest and not line.endswith(b"\n"):
            line = stream.readline(longest)


def run(
    lines: Iterable[Line], out: TextIO, *, strict: bool = False, save: str | None = None
) -> int:
    """Answer each line with one line, at once. Returns the exit status."""
    session = _session(save)
    for line in lines:
        if not line.strip() or line[:1] in (b"#", "#"):
            continue
        answer = answer_to(line, session)
        out.write(msgspec.json.encode(answer).decode() + "\n")
        out.flush()
        if strict and not answer["ok"]:
            return 2
    return 0


def answer_to(line: Line, session: Session) -> dict[str, object]:
    """The answer to one line; our own mistakes are `internal`, and the table stays."""
    try:
        request = built(line.encode() if isinstance(line, str) else line, REQUEST)
    except Refusal as refusal:
        return refused(refusal, words_for(session.voices, session.current))
    except UNREADABLE:
        return refused(Refusal("bad_json", "not-json"), words_for(session.voices, session.current))
    try:
        return session.handle(request)
    except Exception:  # the one line is promised; what went wrong is for whoever mends it
        traceback.print_exc()
        words = words_for(session.voices, session.current)
        error = {"code": "internal", "message": words.text("error-internal")}
        return {"ok": False, "error": error}


def _session(save: str | None) -> Session:
    if save is None:
        return Session(GAMES, VOICES)
    from thirdchair.cli.saving import SavingSession

    try:
        return SavingSession(GAMES, VOICES, save)
    except Refusal as refusal:
        print(Words(terminal_language()).refusal(refusal), file=sys.stderr)
        raise SystemExit(2) from None
