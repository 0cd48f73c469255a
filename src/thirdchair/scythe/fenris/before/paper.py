"""A campaign that was begun on paper goes on here, before any evening."""

from typing import Any

import msgspec

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.answers import NOBODY
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.episodes.finding import is_here, is_number_here, keys_of, on_the_way
from thirdchair.scythe.fenris.rewards.events import WayTaken
from thirdchair.scythe.fenris.rewards.votes import WAYS
from thirdchair.scythe.fenris.ruling import write_down
from thirdchair.scythe.fenris.sheet.written import Written
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.material import Material

LAST = 7
"""So many evenings lie behind the last one."""


class Paper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies behind a campaign: the evening that comes next, by its number, the way that was
    taken, and what stands on the sheets. A way that is not told is asked; what is missing on a
    sheet may follow (`sheet`)."""

    episode: str
    branch: str | None = None
    # Who opened that box, empty if nobody did: that somebody may not is told nowhere, so no
    # description of this may say it.
    box_e: str | None = None
    sheets: dict[str, dict[str, Any]] = {}


def check_evening(paper: Paper, reader: Reader) -> None:
    """One of the evenings, if we have it; from the second on it matters which way was taken."""
    numbers = [str(one) for one in range(1, content.sheet().evenings + 1)]
    if reader.spared:
        numbers = [one for one in numbers if _is_shown(int(one), paper, reader)]
    if paper.episode not in numbers:
        raise bad_input(
            "not-an-option", where="new.from.episode", answer=paper.episode, options=numbers
        )
    if not is_number_here(int(paper.episode)):
        raise bad_input("fenris-paper-not-here", where="new.from.episode", number=paper.episode)
    ways = [] if paper.episode == numbers[0] else list(WAYS)
    if paper.branch is not None and paper.branch not in ways:
        raise bad_input("not-an-option", where="new.from.branch", answer=paper.branch, options=ways)


def _is_shown(number: int, paper: Paper, reader: Reader) -> bool:
    """Does this reader know the evening, and all that lies behind it on this way? A way that is not
    told yet might become any."""
    evening = on_the_way(number, paper.branch, found=bool(paper.box_e))
    needed = {f"fenris:{evening}", *keys_behind(number - 1, paper.branch)}
    return number == 1 or all(map(reader.may, needed))


def keys_behind(evenings: int, branch: str | None) -> set[str]:
    """What everybody knows who has played so many evenings; of a way that nobody has told yet
    nothing."""
    keys: set[str] = set()
    for number in range(1, evenings + 1):
        keys.add(f"fenris:after-{number}")
        if is_here(evening := on_the_way(number, branch)):
            keys |= {f"fenris:{evening}", *keys_of(evening)}
    return keys


def go_on_from(paper: Paper, state: FenrisState, material: Material) -> None:
    """The evening that comes next, and the sheets as far as they are told."""
    state.on_paper = int(paper.episode) - 1
    state.branch = paper.branch
    if paper.box_e is not None:
        options = [*state.sheets, ""] if state.on_paper == LAST else []
        if paper.box_e not in options:
            raise bad_input(
                "not-an-option", where="new.from.box_e", answer=paper.box_e, options=options
            )
        state.finder = paper.box_e
    state.evening = on_the_way(state.on_paper + 1, paper.branch, found=bool(state.finder))
    state.untold = [] if state.on_paper == 0 else [*state.sheets]
    written = Written(state, [], material)
    for seat, fields in paper.sheets.items():
        where = f"new.from.sheets.{seat}"
        written.sheet_of(seat, where="new.from.sheets")
        for field, value in fields.items():
            try:
                written.write(seat, field, value)
            except Refusal as refusal:
                raise bad_input(
                    refusal.text, where=f"{where}.{field}", **refusal.args_for_text
                ) from None
    state.untold = [seat for seat in state.untold if seat not in paper.sheets]


# The way


def is_way_open(state: FenrisState) -> bool:
    """Is it still to be told which way the group took?"""
    return state.on_paper > 0 and (state.branch is None or is_box_open(state))


def is_box_open(state: FenrisState) -> bool:
    """Is it still to be told who opened box E? Only the last evening depends on it."""
    return state.on_paper == LAST and state.finder is None


async def take_way(state: FenrisState, events: list[Event]) -> None:
    """The first thing that is asked of a group that comes from paper: the rest depends on it."""
    way = state.branch or str(await ask(Pick(about="way", options=WAYS)))
    state.branch = way
    if is_box_open(state):
        who = str(await ask(Pick(about="box_e", options=(NOBODY, *state.sheets))))
        state.finder = "" if who == NOBODY else who
    state.evening = on_the_way(state.on_paper + 1, way, found=bool(state.finder))
    state.keys = sorted({*state.keys, *keys_behind(state.on_paper, way)})
    write_down(state)
    events.append(WayTaken(episode=state.evening, rule="fen.e1.vote.what"))
