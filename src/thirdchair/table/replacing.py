"""May a file take the place of a table that is here, or go on from it?

Whoever brings it may do with it only what the same device could do by taps, one after the other:
every choice that the file adds or takes away must be one of its own seats. While choices are sealed
here, or undone that were, nothing takes the place of the table.
"""

from collections.abc import Callable

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.exports import sealed_from
from thirdchair.table.journal import RULES_VERSION, Table
from thirdchair.table.likeness import PARTED, Likeness, parting

Acting = Callable[[Table, str], None]
"""From here on somebody acts for their seats on the table with this id. Refuses who may not."""


def check_may_replace(file: Table, here: Table, table_id: str, name: str, acting: Acting) -> None:
    """Refuse a file that would change more than whoever brings it could change by taps."""
    acting(file, table_id)
    check_may_touch(here, table_id, name, acting)
    if file.journal.setup != here.journal.setup:
        raise not_now("file-of-another-set-up", name=name)
    first = parting(file.journal, here.journal)
    proven = min(file.journal.oldest_rules, here.journal.oldest_rules) == RULES_VERSION
    added = file.journal.entries[first:]  # what is undone too: it could be done again
    taken_away = here.journal.entries[first : here.journal.at]
    if not (file.could_do(added, proven=proven) and here.could_take_back(taken_away)):
        raise not_now("file-for-others", name=name)


def check_may_touch(here: Table, table_id: str, name: str, acting: Acting) -> None:
    """Refuse who only looks on, and everybody while choices are sealed or a mend is open."""
    acting(here, table_id)
    if here.open_mend is not None:
        raise not_now("mend-open", step=here.open_mend.position)
    if sealed_from(here) is not None:
        raise not_now("file-while-sealed", name=name)


def bar(alike: Likeness, check: Callable[..., None], *about: object) -> Refusal | None:
    """What a check says of a file that has parted from what is here, if it refuses."""
    if alike not in PARTED:
        return None
    try:
        check(*about)
    except Refusal as refusal:
        return refusal
    return None


def go_on(file: Table, here: Table) -> None:
    """The record of the file, in the place of the one here.

    What both begin with stays as it is here, with all that is known of it. What chance brings next
    is still of this table, and nobody has seen it: no number is drawn again.
    """
    first, journal = parting(file.journal, here.journal), file.journal
    drawn = max((entry.drawn for entry in here.journal.entries), default=0)
    journal.entries.known[:first] = here.journal.entries[:first]
    for entry in journal.entries[first:]:
        entry.drawn = max(entry.drawn, drawn)
    if first:
        journal.start = here.journal.start
        journal.oldest_rules = min(journal.oldest_rules, here.journal.oldest_rules)
    journal.seed = here.journal.seed
