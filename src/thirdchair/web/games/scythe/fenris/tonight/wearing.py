"""What lies on a faction mat tonight: a seat's tiles over what is printed, and tokens of a game.

A faction with blank spaces fills these first: its tokens are chips to tap, as many as there are
spaces. What is printed may be covered by any other tile.
"""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.modules.vesna import BLANKS, TOKENS, Vesna
from thirdchair.scythe.modules.worn_mods import WornMods
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.screen import At

OVER, BLANK = "wear-", "blank-"
"""What the fields begin with that say which tile covers an ability, and which lies on a blank."""


def worn_by(at: At, who: str) -> dict[str, Any] | None:
    """What a seat may cover tonight, and with which of its tiles; at first as last time."""
    tonight, tiles = at.rules.rules_of_tonight(), list(at.state.sheets[who].mech_mods)
    hers = isinstance(tonight, Vesna) and tonight.plays_vesna(who)
    if hers:
        tiles = [*tonight.state.laid.get(TOKENS, ()), *tiles]
    if not isinstance(tonight, WornMods) or not tiles:
        return None
    worn = tonight.state.seats[who].worn
    printed = [one for one in tonight.covers(who) if one not in BLANKS]
    return {
        "tiles": tiles,
        "blanks": len(BLANKS) if hers else 0,
        "on_blanks": [worn[one] for one in BLANKS if one in worn],
        "places": {one: worn.get(one, "") for one in printed},
    }


def chosen(form: Mapping[str, Any]) -> dict[str, str]:
    """The tiles of a form by what they cover; blank spaces are filled in the order of the chips."""
    over = {field: forms.text(dict(form), field, "") for field in form if field.startswith(OVER)}
    covered = {field.removeprefix(OVER): tile for field, tile in over.items() if tile}
    tiles = [field.removeprefix(BLANK) for field in form if field.startswith(BLANK)]
    if len(tiles) > len(BLANKS) or (covered and any(one in covered.values() for one in tiles)):
        raise bad_input("fenris-blank-first", where="do.mods", n=len(BLANKS))
    return {**dict(zip(BLANKS, tiles, strict=False)), **covered}


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """What a seat wears tonight."""
    if act != "wear":
        return False
    table.do({"do": "wear", "seat": forms.text(form, "who"), "mods": chosen(form)}, by)
    return True
