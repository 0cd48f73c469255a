"""A file of a table or of a campaign becomes a saved one, if it is one of ours and can be told.

A game that is here already is not added again unless somebody says so.
"""

from contextlib import suppress
from typing import Literal

import msgspec

from thirdchair.contract import words_for
from thirdchair.kit.choices import Reason
from thirdchair.kit.learned import converted, from_json
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.scanning import MACHINE, UNREADABLE, scanned
from thirdchair.table.auditing import CANNOT_BE
from thirdchair.table.campaign_files import CampaignFile, is_campaign, read_campaign
from thirdchair.table.campaigns import Campaign
from thirdchair.table.exports import import_file
from thirdchair.table.journal import Table
from thirdchair.table.likeness import Known
from thirdchair.table.replacing import Acting
from thirdchair.table.store import House, Saved
from thirdchair.words import Voices

Choice = Literal["copy", "replace", "further"]
"""What to do with a game that is here already; `further`: as `replace`, but only where it goes on
from what is here, whatever was played meanwhile."""
CHOICES: tuple[Choice, ...] = ("copy", "replace")
"""Between these people choose."""


class _Setup(msgspec.Struct):
    game: str = ""


class _File(_Setup):
    """Of a file no more than what says which game it is of."""

    setup: _Setup | None = None


class AlreadyHere(Refusal):
    """The game in the file is one that this house has. What to do about it must be said."""

    def __init__(self, known: Known) -> None:
        said = not_now("already-here", name=known.name, likeness=known.likeness)
        super().__init__(said.code, said.text, where=None, **said.args_for_text)
        self.known = known


def imported(
    voices: Voices,
    house: House,
    data: bytes,
    *,
    name: str | None = None,
    once: str | None = None,
    reader: Reader = NOBODY,
    choice: Choice | None = None,
    acting: Acting | None = None,
) -> Saved | Campaign:
    """What the file holds, as a new one beside the others.

    If it is here already, `choice` says what to do; without it nothing is done but to say so. A
    form that comes again gives what it made the first time. `acting` says for whom it is brought:
    by default for all seats that no device holds.
    """
    if is_campaign(data):
        return _campaign(voices, house, data, name, once, reader, choice, acting)
    own_name, table, options = import_file(house.games, data, reader)
    check_told(voices, table)
    known = house.recognized(table, once, acting)
    if known is None:
        return house.create(name or own_name, table, options, once=once)
    if choice == "copy":
        return house.load(house.add_copy(known, table, options, name=name, once=once))
    if _replaces(choice, known):
        house.put_in_place_of(known, table, options, once=once, acting=acting)
        return house.load(known.id)
    raise AlreadyHere(known)


def _replaces(choice: Choice | None, known: Known) -> bool:
    return choice == "replace" or (choice == "further" and known.likeness == "longer")


def game_in(data: bytes) -> object:
    """The game that a file names, whatever else is wrong with it: a refusal is in its words."""
    with suppress(Refusal, *UNREADABLE):
        scanned(data, MACHINE.one)
        file = from_json(_File).decode(data)
        return file.game if file.setup is None else file.setup.game
    return None


def _campaign(
    voices: Voices,
    house: House,
    data: bytes,
    name: str | None,
    once: str | None,
    reader: Reader,
    choice: Choice | None,
    acting: Acting | None,
) -> Campaign:
    file = read_campaign(house.games, data, reader)
    for _, table, _ in file.games:
        check_told(voices, table)
    _check_stands(house, file)
    kind = (file.game, file.mode)
    known = house.recognized_campaign(file.uid, kind, file.games, once, acting)
    if known is None:
        made = house.add_campaign(
            name or file.name, kind, file.options, file.games, once=once, uid=file.uid
        )
    elif choice == "copy":
        made = house.copy_campaign(known, file.options, file.games, name=name, once=once)
    elif _replaces(choice, known):
        made = house.put_in_place_of_campaign(
            known, file.options, file.games, once=once, acting=acting
        )
    else:
        raise AlreadyHere(known)
    return house.campaign(made)


def check_told(voices: Voices, table: Table) -> None:
    """Refuse a record of older rules containing steps that this program could never have written.

    Its events are not made anew, they are told as they are: so telling them is the test. Where our
    rules have just told them there is nothing to test.
    """
    if not table.unproven:
        return
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
    except (*CANNOT_BE, msgspec.MsgspecError) as error:
        raise bad_input("broken-file") from error


def _check_stands(house: House, file: CampaignFile) -> None:
    """Refuse a campaign whose games cannot make up one."""
    game = house.games[file.game]()
    try:
        standing = game.standing(file.mode, file.options, [one.view() for _, one, _ in file.games])
        assert standing is not None
        for _, table, _ in file.games:
            standing.part(table.journal.setup)
    except CANNOT_BE as error:
        raise bad_input("broken-file") from error
