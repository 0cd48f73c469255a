"""A campaign that was begun on paper goes on here, before any evening."""

from typing import Any

import msgspec

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.episodes.finding import keys_of, on_the_way
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.votes import WAYS
from thirdchair.scythe.fenris.written import Written
from thirdchair.scythe.material import Material


class Paper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies behind a campaign: the evening that comes next, by its number, the way that was
    taken, and what stands on the sheets. What is not told may follow by corrections."""

    episode: str
    branch: str | None = None
    sheets: dict[str, dict[str, Any]] = {}


def check_evening(paper: Paper) -> None:
    """One of the evenings; from the second on it matters which way was taken."""
    numbers = [str(one) for one in range(1, content.sheet().evenings + 1)]
    if paper.episode not in numbers:
        raise bad_input(
            "not-an-option", where="new.from.episode", answer=paper.episode, options=numbers
        )
    if (paper.branch in WAYS) != (paper.episode != numbers[0]):
        options = [] if paper.episode == numbers[0] else list(WAYS)
        raise bad_input(
            "not-an-option", where="new.from.branch", answer=paper.branch, options=options
        )


def keys_behind(paper: Paper) -> list[str]:
    """What everybody knows who has played so far."""
    keys: set[str] = set()
    for number in range(1, int(paper.episode)):
        evening = on_the_way(number, paper.branch)
        keys |= {f"fenris:{evening}", f"fenris:after-{number}", *keys_of(evening)}
    return sorted(keys)


def go_on_from(paper: Paper, state: FenrisState, material: Material) -> None:
    """The evening that comes next, and the sheets as they are."""
    state.branch = paper.branch
    state.evening = on_the_way(int(paper.episode), paper.branch)
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
