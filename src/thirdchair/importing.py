"""A file of a table or of a campaign becomes a saved one, if it is one of ours and can be told."""

import msgspec

from thirdchair.contract import words_for
from thirdchair.kit.choices import Reason
from thirdchair.kit.learned import converted
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.table.campaign_files import is_campaign, read_campaign
from thirdchair.table.campaigns import Campaign
from thirdchair.table.exports import import_file
from thirdchair.table.journal import Table
from thirdchair.table.store import House, Saved
from thirdchair.words import Voices


def imported(
    voices: Voices,
    house: House,
    data: bytes,
    *,
    name: str | None = None,
    once: str | None = None,
    reader: Reader = NOBODY,
) -> Saved | Campaign:
    """What the file holds, as a new one beside the others."""
    if not is_campaign(data):
        own_name, table, options = import_file(house.games, data, reader)
        check_told(voices, table)
        return house.create(name or own_name, table, options, once=once)
    file = read_campaign(house.games, data, reader)
    for _, table, _ in file.games:
        check_told(voices, table)
    made = house.add_campaign(
        name or file.name, (file.game, file.mode), file.options, file.games, once=once
    )
    return house.campaign(made)


def check_told(voices: Voices, table: Table) -> None:
    """Refuse a record of older rules containing steps that this program could never have written.

    Its events are not made anew, they are told as they are: so telling them is the test.
    """
    words = words_for(voices, table)
    try:
        for entry in table.journal.entries:
            words.command(entry.command)
            for event in entry.events:
                words.event(event)
                for reason in converted(event.get("why", ()), tuple[Reason, ...]):
                    words.rule(reason.rule)
                    for candidate in reason.from_:
                        words.candidate(candidate)
        if result := (table.view() or {}).get("result"):
            words.event({"type": "result", **result})
    except (LookupError, TypeError, ValueError, AttributeError, msgspec.MsgspecError) as error:
        raise bad_input("broken-file") from error
