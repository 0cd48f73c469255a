"""An evening whose beginning was undone: what was said of it is proposed again, and what is
different is told.

It is kept with the look of the table when the beginning is undone, so it is no step, and another
step in between does not lose it.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.gambit import OPTION as GAMBIT
from thirdchair.scythe.fenris.tonight.late import still_late, who_begins
from thirdchair.scythe.game import Scythe
from thirdchair.table.journal import Table
from thirdchair.table.record import Entry
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.fenris import marks
from thirdchair.web.games.scythe.fenris.screen import At, campaign_of, game_of_campaign
from thirdchair.web.games.scythe.setup.seating import WAYS
from thirdchair.web.pages.history.hands import ACTS
from thirdchair.words.games.scythe import ScytheWords

OPTION = "undone"
"""Where a table keeps how the evening began that was undone."""
AIRSHIPS = "airships"
NO_PERK = "none"
"""How the pages say that a seat wants no perk."""


def noted(saved: Saved, form: Mapping[str, Any]) -> None:
    """After a tap: a beginning was undone, or came back, or the evening begins anew."""
    kind = str(form.get("act", "")).partition(" ")[0]
    state = campaign_of(saved.table)
    if (entry := _undone(saved.table)) is not None:
        saved.options[OPTION] = {"evening": state.evening, **_begun(saved, entry)}
    elif kind in ACTS and state.tonight is not None:
        saved.options.pop(OPTION, None)
    if kind == "begin":
        saved.options.pop(marks.OPTION, None)
    elif kind == "perk":
        perk = {str(form["who"]): str(form["act"]).split()[1]}
        now = marks.marks_of(saved)
        marks.keep(saved, {**now, "perks": {**now.get("perks", {}), **perk}})


def _undone(table: Table) -> Entry | None:
    """The beginning of the evening before which the table stands, if it can be done again."""
    journal = table.journal
    if journal.waiting or not 0 < journal.at < len(journal.entries):
        return None
    entry = journal.entries[journal.at]
    return entry if entry.command["do"] == "setup" else None


def _begun(saved: Saved, entry: Entry) -> dict[str, Any]:
    """What was said and chosen, and how the table was laid for it. A choice that another phone has
    taken back on the way here is no longer in the record."""
    table, command = saved.table, dict(entry.command)
    kept = saved.options.get(marks.OPTION, {})
    noted = kept.get("perks", {}) if kept.get("begun") == entry.command else {}
    perks = {**command.get("perks", {}), **noted}
    for later in table.journal.entries[table.journal.at + 1 :]:
        if later.command["do"] == "perk":
            perks[later.command["seat"]] = later.command["perk"]
    command["perks"] = {seat: perk for seat, perk in perks.items() if perk not in (None, NO_PERK)}
    game = game_of_campaign(table)
    laid = {} if entry.state is None else _laid(game, game.thawed(entry.state))
    return {"command": command, "laid": laid}


def _laid(game: Scythe, state: FenrisState) -> dict[str, Any]:
    """What of a beginning people see on the table."""
    tonight = game.tonight(state)
    return {
        "seats": list(tonight.seats),
        "late": still_late(state),
        "mats": {seat: one.mat for seat, one in tonight.seats.items() if one.mat},
        "first": who_begins(game.rules_at(tonight))[0],
    }


def _of_tonight(saved: Saved) -> dict[str, Any]:
    kept: dict[str, Any] = saved.options.get(OPTION, {})
    return kept if kept.get("evening") == campaign_of(saved.table).evening else {}


def proposed(at: At, staying: list[str]) -> dict[str, Any]:
    """The fields of the form that begins the evening, as they were; a perk if it still fits."""
    command = _of_tonight(at.saved).get("command")
    if command is None:
        return {}
    here, late = command.get("present") or staying, command.get("late", ())
    gambit = command.get("options", {}).get(GAMBIT, ())
    ways = {board: way for way, board in WAYS.items()}
    return {
        **{f"state-{seat}": "late" if seat in late else "present" for seat in here},
        **{f"state-{seat}": "away" for seat in staying if seat not in here},
        **{f"place-{seat}": n for n, seat in enumerate(command.get("order") or (), start=1)},
        **{f"mat-{seat}": mat for seat, mat in command.get("mats", {}).items()},
        **{f"level-{seat}": level for seat, level in command.get("level", {}).items()},
        **{f"perk-{seat}": perk for seat, perk in command["perks"].items() if fits(at, seat, perk)},
        "airships": AIRSHIPS in gambit,
        "tile": next((one for one in gambit if one != AIRSHIPS), ""),
        "way": ways.get(command.get("board"), ""),
    }


def fits(at: At, seat: str, perk: str) -> bool:
    """May a seat still have this perk tonight?"""
    sheet = at.state.sheets[seat]
    return perk not in sheet.perks and sheet.balance >= at.rules.perk_price()


def different(at: At) -> list[str]:
    """What whoever left the table lying has to know."""
    was = _of_tonight(at.saved).get("laid")
    if not was:
        return []
    lines = list(_lines(at.words, was, _laid(game_of_campaign(at.table), at.state)))
    return lines or [at.words.text("page-fenris-again-same")]


def _lines(words: ScytheWords, was: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    def told(message: str, seat: str, **more: str) -> str:
        return words.text(f"page-fenris-again-{message}", name=words.seat(seat), **more)

    for seat in dict.fromkeys((*was["seats"], *now["seats"])):
        if seat not in now["seats"]:
            yield told("away", seat)
        elif seat not in was["seats"]:
            yield told("here", seat)
        elif (seat in was["late"]) != (seat in now["late"]):
            yield told("late" if seat in now["late"] else "in-time", seat)
    for seat, mat in now["mats"].items():
        if (before := was["mats"].get(seat)) not in (None, mat):
            mats = {"was": before, "now": mat}
            yield told("mat", seat, **{k: words.text(f"scythe-mat-{v}") for k, v in mats.items()})
    if was["first"] != now["first"]:
        yield told("first", now["first"])
