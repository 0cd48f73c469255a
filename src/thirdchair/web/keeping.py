"""Where the games live when the app is alone: in a browser, which may lose them.

So home says when they were last saved to a file, and reminds once something has ended since. The
browser's own promise and its room are told by script (`keeping.js`): only a page can ask for them.
"""

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple

from thirdchair.kit.refusals import Refusal
from thirdchair.table.rows import moment, now
from thirdchair.table.store import Listing
from thirdchair.web.visit import Visit

SAVED = "everything.saved"
"""The setting with the moment of the last file of everything, as the database keeps moments."""
LONG = timedelta(days=7)
"""After so long it is time for a file, also while a game or a campaign goes on."""

State = Literal["", "never", "ended", "played", "saved"]


class Keeping(NamedTuple):
    """`state` names the sentence about the last file; `when` is its day, in the reader's words."""

    state: State
    when: str

    @property
    def due(self) -> bool:
        return self.state not in ("", "saved")


def note(visit: Visit, made: int) -> None:
    """There is a file of everything, made at this moment."""
    if visit.room.alone and visit.house.setting(SAVED, made - 1) < made <= now():
        with suppress(Refusal):  # a full browser is a reason for a file, not against it
            visit.house.set_setting(SAVED, made)


def keeping(visit: Visit) -> Keeping | None:
    """What home says of it; None where a disk keeps the games."""
    if not visit.room.alone:
        return None
    saved = visit.house.setting(SAVED)
    state = state_of(
        visit.house.tables(), moment(saved) if saved is not None else None, datetime.now(UTC)
    )
    return Keeping(state, _day(visit, moment(saved)) if saved is not None else "")


def state_of(tables: list[Listing], saved: datetime | None, today: datetime) -> State:
    """How the tables stand to the last file of them, if there is one."""
    since = [one for one in tables if saved is None or one.changed > saved]
    ended = any(one.over for one in since)
    long = bool(since) and today - (saved or min(one.changed for one in since)) > LONG
    if saved is None:
        return "never" if ended or long else ""
    return "ended" if ended else "played" if long else "saved"


def _day(visit: Visit, when: datetime) -> str:
    from babel.dates import format_date

    return format_date(when.astimezone(), "long", locale=visit.language)
