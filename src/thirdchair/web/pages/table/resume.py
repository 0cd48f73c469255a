"""After a pause: what happened last, who is next, and how to lay the table out again."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from litestar import get

from thirdchair.table.store import Listing, Saved
from thirdchair.web.devices import watches
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visiting
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
        next_=next_words(saved, mode, visit.words, watching=watches(visit, table_id)),
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


def next_words(saved: Saved, mode: Mode, words: Words, *, watching: bool = False) -> str:
    """Who is next, or what is asked. Who only looks on is not meant by "you"."""
    question = saved.table.question
    if saved.table.state.over:
        return words.text("page-home-over")
    if question is not None:
        return words.question(msgspec.to_builtins(question))
    seat = mode.next_seat(saved)
    if seat is None:
        campaign = saved.table.game.unlocked(saved.table.state) is not None
        return words.text("page-home-campaign" if campaign else "page-home-ended")
    if seat == mode.ALONE:
        return words.text("page-turn-person" if watching else "page-home-your-turn")
    return words.text("page-home-turn", name=mode.names(saved, words)[seat])


def paused(listing: Listing) -> bool:
    """Has this game rested so long that somebody may have lost the thread?"""
    return listing.ready and not listing.over and datetime.now(UTC) - listing.changed > PAUSE
