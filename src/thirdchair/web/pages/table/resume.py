"""After a pause: what happened last, who is next, and how to lay the table out again."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from litestar import get

from thirdchair.table.store import Listing, Saved
from thirdchair.web.devices import watches
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visit, Visiting
from thirdchair.words import Words

LAST = 4
"""So many steps are told again."""
PAUSE = timedelta(hours=3)
"""After so long people ask where they were."""


@get("/tables/{table_id:str}/where", sync_to_thread=True)
def where(visit: Visiting, table_id: TableId) -> Page:
    """Where were we, and where does everything stand?"""
    saved, mode = opened(visit, table_id)
    return visit.page(
        "resume.html",
        last=last_steps(saved, mode, visit.words),
        next_=next_words(visit, saved, mode, visit.words),
        lying=mode.lying(saved, visit.words),
        **common(visit, saved),
    )


def last_steps(saved: Saved, mode: Mode, words: Words) -> list[dict[str, Any]]:
    """The last steps that stand, the oldest first, with what they meant at the table."""
    journal = saved.table.journal
    stands = journal.at + journal.waiting
    first = max(0, stands - LAST)
    return [
        {
            "position": position,
            "label": words.command(entry.command),
            "lines": [mode.said(event, saved.table, words) for event in entry.events],
        }
        for position, entry in enumerate(journal.entries[first:stands], start=first)
    ]


def next_words(visit: Visit, saved: Saved, mode: Mode, words: Words) -> str:
    """What this device has to do: its seat's part, or who is next, or what is asked of whom. Who
    only looks on is not meant by "you"."""
    question, mine = saved.table.question, visit.seat(saved.id)
    if saved.table.state.over:
        return words.text("page-home-over")
    if question is not None:
        others = question.asked if mine in mode.HUMANS and mine not in question.asked else ()
        asked = tuple(one for one in others if one in mode.HUMANS)
        if asked:
            return words.text("page-home-asked", name=words.seats(asked))
        return words.question(msgspec.to_builtins(question))
    if told := visit.room.face(saved.table.game.name).due(saved, words, mine):
        return told
    seat = mode.next_seat(saved)
    if seat is None:
        campaign = saved.table.game.unlocked(saved.table.state) is not None
        return words.text("page-home-campaign" if campaign else "page-home-ended")
    if seat == mode.ALONE:
        watching = watches(visit, saved.id)
        return words.text("page-turn-person" if watching else "page-home-your-turn")
    if seat == mine:
        return words.text("page-home-your-turn")
    return words.text("page-home-turn", name=mode.names(saved, words)[seat])


def paused(listing: Listing) -> bool:
    """Has this game rested so long that somebody may have lost the thread?"""
    return listing.ready and not listing.over and datetime.now(UTC) - listing.changed > PAUSE
