"""Between two evenings: how the campaign stands, and who is here when the next one begins.

Nothing of the evening to come is told before it begins, but its number.
"""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.episodes.finding import FIRST, campaign_at, is_here
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.gambit import OPTION
from thirdchair.scythe.fenris.tonight.on_the_track import RESOLUTION_TILES
from thirdchair.scythe.fenris.tonight.table import in_order
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris import by_hand
from thirdchair.web.games.scythe.fenris.before import again, from_paper, joining
from thirdchair.web.games.scythe.fenris.before.recap import last_time
from thirdchair.web.games.scythe.fenris.open_points import open_points
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, game_of_campaign
from thirdchair.web.games.scythe.setup.seating import WAYS

TEMPLATE = "scythe/fenris/begin.html"
HERE = ("present", "late", "away")
"""What a tap on a seat goes through."""
MORE = ("guest", "left")
"""What else may become of a seat of a human."""
GAMBIT = ("airships", "tile")
"""The fields that say what of The Wind Gambit is played with; each holds its thing."""
AGAIN = ""
"""The value of a field that stays as it was last time."""


def open_to(state: FenrisState) -> bool:
    """Whenever no evening is on."""
    return state.phase == "setup"


def show(at: At) -> dict[str, Any]:
    """Everybody's wealth, the last evening in two lines, and the form of the next one."""
    state, rules, reader = at.state, at.rules, at.words.reader
    material = game_of_campaign(at.table).material_at(state)
    staying = [seat for seat, one in state.sheets.items() if one.presence != "left"]
    return {
        "beads": range(1, rules.printed.evenings + 1),
        "last_time": last_time(at),
        "know_first": by_hand.known_first(at) if state.evening == FIRST else [],
        "staying": staying,
        "points": open_points(at.state, at.words),
        "cards_back": {
            seat: ", ".join(str(card) for card in out)
            for seat in staying
            if state.sheets[seat].kind == "automa" and (out := rules.cards_out(seat))
        },
        **from_paper.show(at),
        **joining.show(at),
        "is_here": is_here(state.evening),
        "states": HERE,
        "as_begun": again.proposed(at, staying),
        "mats": reader.shown(material.mats),
        "levels": list(material.trackers),
        "ways": list(WAYS),
        "new_factions": (free := reader.listed(rules.free_factions(), rules.factions)),
        "tiles": RESOLUTION_TILES if _with_gambit(state) else (),
        "owned": rules.has_gambit,
        "joining": len(staying) < rules.printed.most_seats,
        "left": {
            seat: _as_before(state, seat, free) for seat in state.sheets if seat not in staying
        },
    }


def _as_before(state: FenrisState, seat: str, free: list[str]) -> str:
    """The faction with which somebody comes back: the old one, if nobody has it by now."""
    mine = state.sheets[seat].faction
    return mine if mine in free or not free else free[0]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """The evening begins; or a seat changes."""
    match act.split(" "):
        case ["begin"]:
            table.do(tonight(campaign_of(table), form), by)
        case ["sit"]:
            table.do(_sits(form), by)
        case ["return", seat]:
            faction = forms.text(form, f"faction-{seat}")
            mine = campaign_of(table).sheets.get(seat)
            other = {} if mine is None or mine.faction == faction else {"faction": faction}
            table.do({"do": "seat", "seat": seat, "state": "present", **other}, by)
        case _:
            more = (joining, from_paper)
            return any(one.perform(table, act, form, by) for one in more)
    return True


def tonight(state: FenrisState, form: dict[str, Any]) -> dict[str, Any]:
    """The command that begins an evening: only what differs from last time is said."""
    staying = [seat for seat, one in state.sheets.items() if one.presence != "left"]
    states = {seat: forms.text(form, f"state-{seat}", "present") for seat in staying}
    for seat, one in states.items():
        if one not in HERE:
            raise bad_input("unknown-value", where=f"state-{seat}", value=one)
    here = [seat for seat in staying if states[seat] != "away"]
    command: dict[str, Any] = {"do": "setup"}
    if len(here) < len(staying) or any(state.sheets[seat].presence == "away" for seat in staying):
        command["present"] = here
    if late := [seat for seat in here if states[seat] == "late"]:
        command["late"] = late
    if order := _order(state.order, here, form):
        command["order"] = order
    if mats := _given(here, "mat", form):
        command["mats"] = mats
    if level := _given(here, "level", form):
        command["level"] = level
    if way := forms.text(form, "way", AGAIN):
        if way not in WAYS:
            raise bad_input("unknown-value", where="way", value=way)
        command["board"] = WAYS[way]
    if gambit := [one for one in (forms.text(form, field, "") for field in GAMBIT) if one]:
        command["options"] = {OPTION: gambit}
    if perks := _given(here, "perk", form):
        command["perks"] = perks
    return command


def _with_gambit(state: FenrisState) -> bool:
    """May tonight be played with The Wind Gambit?"""
    return is_here(state.evening) and campaign_at(state.evening).own_sheet.wind_gambit


def _given(seats: list[str], field: str, form: dict[str, Any]) -> dict[str, str]:
    found = {seat: forms.text(form, f"{field}-{seat}", AGAIN) for seat in seats}
    return {seat: value for seat, value in found.items() if value}


def _order(last: list[str], here: list[str], form: dict[str, Any]) -> list[str] | None:
    """The seats by the places that were given to them; None if nobody changed any."""
    places = {
        seat: forms.number({"place": value}, "place")
        for seat in here
        if (value := forms.text(form, f"place-{seat}", AGAIN))
    }
    if not places:
        return None
    before = in_order(last, here)
    found = {seat: places.get(seat, at) for at, seat in enumerate(before, start=1)}
    return sorted(before, key=lambda seat: found[seat])


def _sits(form: dict[str, Any]) -> dict[str, Any]:
    state = forms.text(form, "state")
    if state not in (*MORE, *HERE, "automa"):
        raise bad_input("unknown-value", where="state", value=state)
    command: dict[str, Any] = {"do": "seat", "seat": forms.text(form, "seat")}
    if state == "automa":
        return {**command, "state": "guest", "played_by": "automa"}
    if name := forms.text(form, "played_by", ""):
        command["played_by"] = name
    return {**command, "state": state}
