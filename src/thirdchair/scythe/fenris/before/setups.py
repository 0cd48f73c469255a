"""The set-up of a campaign, checked, and the campaign before its first evening."""

from collections.abc import Sequence

from msgspec import field

from thirdchair.kit.checks import whole_number
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import checked
from thirdchair.scythe import content as game_content
from thirdchair.scythe.box import MOST_ROWS, checked_box
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.before.paper import Paper, check_evening, go_on_from, keys_behind
from thirdchair.scythe.fenris.episodes.finding import FIRST
from thirdchair.scythe.fenris.ruling import write_down
from thirdchair.scythe.fenris.state import Book, FenrisState, Sheet
from thirdchair.scythe.material import Material
from thirdchair.scythe.setup.setups import LONGEST_NAME, SeatSetup, once


class FenrisSetup(BaseSetup, frozen=True, kw_only=True):
    """The seats of a campaign. Factions are chosen now and kept; mats are dealt every evening.

    `adjusts`: do Automas start further on, the more often they have lost? `book` sets the defaults
    of all points that come up later, so that nobody need be asked about them now. `rows`: of
    the triumph log on the printed sheet. `from`: the campaign was begun on paper.
    """

    seats: tuple[SeatSetup, ...]
    adjusts: bool = False
    book: Book = "unsure"
    rows: int | None = None
    from_: Paper | None = field(default=None, name="from")


@decides(
    "fen.campaign.length",
    "fen.campaign.mode.campaign",
    "fen.campaign.faction.keep",
    "fen.e1.setup.factions",
    "fen.sheet.one-per-player",
    "fen.sheet.field.faction",
    "fen.automa.sheet",
)
def begin_campaign(setup: FenrisSetup, material: Material, reader: Reader = NOBODY) -> FenrisState:
    """A campaign before its first evening. Whoever sets it up, it begins with no keys."""
    paper = setup.from_
    if paper is not None:
        check_evening(paper, reader)
    keys = set() if paper is None else keys_behind(int(paper.episode) - 1, paper.branch)
    _check_seats(setup.seats, material, Reader(keys=frozenset(keys)))
    if setup.rows is not None:
        whole_number(setup.rows, 1, MOST_ROWS, "new.rows")
    box = checked_box(setup.box, "new.box")
    state = FenrisState(
        rulings=checked(game_content.rulings("fenris"), setup.rulings, reader),
        box=box,
        sheets={f"s{place}": _sheet(one) for place, one in enumerate(setup.seats, start=1)},
        evening=FIRST,
        adjusts=setup.adjusts,
        book=setup.book,
        rows=setup.rows if setup.rows is not None else box.get("rows"),
        most_coins=box.get("most_coins"),
        keys=sorted(keys),
    )
    if paper is not None:
        go_on_from(paper, state, material)
    write_down(state)
    return state


def _sheet(one: SeatSetup) -> Sheet:
    human = one.kind == "human"
    return Sheet(
        kind=one.kind,
        name=one.name.strip(),
        faction=one.faction or "",
        level=None if human else one.level or "automa",
    )


@decides(
    "fen.campaign.spoiler.factions",
    "fen.campaign.compat.invaders",
    "fen.campaign.automa.supported",
    "fen.campaign.automa.multi-variant",
)
def _check_seats(seats: Sequence[SeatSetup], material: Material, reader: Reader) -> None:
    """One to seven, each with a faction of its own; what comes later does not exist yet."""
    most = content.sheet().most_seats
    if not 1 <= len(seats) <= most:
        raise bad_input("wrong-number-of-seats", where="new.seats", min=1, max=most)
    if all(one.kind == "automa" for one in seats):
        raise bad_input("fenris-no-human", where="new.seats")
    for one in seats:
        if one.mat is not None or one.head_start:
            raise bad_input("fenris-mat-later", where="new.seats.mat")
        if one.faction is None:
            raise bad_input("missing-field", where="new.seats.faction", field="faction")
        if not reader.knows(one.faction, material.factions):
            raise bad_input(
                "unknown-faction",
                where="new.seats.faction",
                value=one.faction,
                options=reader.shown(material.factions),
            )
        if one.kind == "human" and one.level is not None:
            raise bad_input("human-without-level", where="new.seats.level")
        if len(one.name.strip()) > LONGEST_NAME:
            raise bad_input("bad-name", where="new.seats.name", longest=LONGEST_NAME)
    once([one.faction for one in seats], "faction-twice", "faction")
    once([one.name.strip() or None for one in seats], "same-names")
