"""Slips on a campaign sheet: what people copy there that the evenings behind them speak against.

Nothing of it is refused: a page asks whether it is right, a program is never asked.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from thirdchair.kit.doubts import Doubt
from thirdchair.scythe.fenris.sheet.fields import SheetFields, number_of, numbers_of
from thirdchair.scythe.mods import mods

STARS = 6
"""The sixth star ends a game."""
MUCH = 150
"""Nobody brings home as much from one evening."""
MODS = {"mech_mods": "mech", "infrastructure_mods": "infrastructure"}


def doubts(rules: SheetFields, seat: str, fields: Mapping[str, Any]) -> list[Doubt]:
    """What looks like a slip in the fields of a sheet, as a form has them."""
    return [
        *_log(rules, seat, fields.get("log", {})),
        *_wins(rules, seat, fields.get("wins", ())),
        *_numbers(rules, seat, fields),
        *_tiles(rules, seat, fields),
    ]


def _log(rules: SheetFields, seat: str, log: Mapping[str, int]) -> Iterator[Doubt]:
    """Every evening ticks a column once, and six boxes at most."""
    said = {"seat": seat, "evenings": rules.played}
    if (stars := sum(log.values())) > STARS * rules.played:
        yield Doubt("sheet-stars", {**said, "n": stars})
    for column, ticks in log.items():
        if ticks > rules.played:
            yield Doubt("sheet-column", {**said, "n": ticks, "column": column})


def _wins(rules: SheetFields, seat: str, wins: list[int]) -> Iterator[Doubt]:
    """Another sheet says that somebody else has won that evening."""
    for other, sheet in rules.state.sheets.items():
        if other != seat:
            for number in numbers_of(sheet.wins):
                if number in wins:
                    yield Doubt("sheet-won", {"seat": seat, "who": other, "number": number})


def _numbers(rules: SheetFields, seat: str, fields: Mapping[str, Any]) -> Iterator[Doubt]:
    said = {"seat": seat, "evenings": rules.played}
    if (wealth := fields.get("wealth", 0)) > MUCH * rules.played:
        yield Doubt("sheet-wealth", {**said, "n": wealth})
    if (perks := len(fields.get("perks", ()))) > rules.played:
        yield Doubt("sheet-perks", {**said, "n": perks})


def _tiles(rules: SheetFields, seat: str, fields: Mapping[str, Any]) -> Iterator[Doubt]:
    """There are only so many tiles with one name."""
    if rules.state.sheets[seat].kind == "automa":
        return
    for field, kind in MODS.items():
        for mod in fields.get(field, ()):
            others = [one for one in rules.humans if one != seat]
            taken = sum(mod in rules.mods_on(one, kind) for one in others)
            if mod in mods() and taken >= mods()[mod].copies:
                yield Doubt("sheet-tile", {"seat": seat, "mod": mod, "n": mods()[mod].copies})


def unsettled(rules: SheetFields) -> list[Doubt]:
    """What sheets from paper still lack when the campaign is settled.

    Nobody plays an evening without a star, and every evening before the last one has a winner.
    """
    state = rules.state
    if not state.on_paper:
        return []
    staying = {seat: one for seat, one in state.sheets.items() if one.presence != "left"}
    found = []
    for seat, sheet in staying.items():
        if not any(_from_paper(rules, ticks) for ticks in sheet.log.values()):
            found.append(Doubt("settle-log", {"seat": seat, "n": rules.printed.line}))
        if sheet.kind == "human" and not _from_paper(rules, sheet.perks.values()):
            found.append(Doubt("settle-perks", {"seat": seat}))
    won = sum(_from_paper(rules, sheet.wins) for sheet in state.sheets.values())
    if won < state.on_paper:
        found.append(Doubt("settle-wins", {"n": won, "evenings": state.on_paper}))
    return found


def without_victory(rules: SheetFields) -> list[str]:
    """Whose sheet has no victory from paper."""
    sheets = rules.state.sheets.items()
    return [seat for seat, sheet in sheets if not _from_paper(rules, sheet.wins)]


def _from_paper(rules: SheetFields, evenings: Iterable[str]) -> int:
    """How many of these evenings were played before the app came."""
    return sum(number_of(one) <= rules.state.on_paper for one in evenings)
