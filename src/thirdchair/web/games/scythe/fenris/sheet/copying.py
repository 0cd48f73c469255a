"""A form and a campaign sheet: the printed fields as they are tapped, and as they stand."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.benefits import Slot, benefits
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.sheet.fields import numbers_of
from thirdchair.web import forms
from thirdchair.web.games.scythe.fenris.sheet.naming import typed_tiles

FIELDS = {"mech": "mech_mods", "infrastructure": "infrastructure_mods"}
YES = "yes"
Form = Mapping[str, Any]


def stands(rules: Campaign, seat: str) -> dict[str, Any]:
    """The fields of a sheet as a command would tell them."""
    sheet = rules.state.sheets[seat]
    fields: dict[str, Any] = {
        "wealth": sheet.balance,
        "wins": sorted(numbers_of(sheet.wins)),
        "bonuses": dict(sheet.bonuses),
        "log": {column: len(ticks) for column, ticks in sheet.log.items() if ticks},
        "perks": [one for one in rules.printed.perks if one in sheet.perks],
        "level": sheet.level,
        "base": sheet.base,
        **{field: list(rules.mods_on(seat, kind)) for kind, field in FIELDS.items()},
    }
    return {field: fields[field] for field in rules.writers(seat)}


def filled(rules: Campaign, seat: str) -> dict[str, str]:
    """The same as the form has it."""
    found, sheet = stands(rules, seat), rules.state.sheets[seat]
    given = {"wealth": str(sheet.balance) if sheet.wealth else ""}
    given |= {f"win-{number}": YES for number in found["wins"]}
    given |= {f"bonus-{one}": str(n) for one, n in found["bonuses"].items()}
    given |= {f"log-{column}": str(n) for column, n in found["log"].items()}
    given |= {f"perk-{one}": YES for one in found.get("perks", ())}
    given |= {field: str(found[field]) for field in ("level", "base") if found.get(field)}
    for kind, field in FIELDS.items():
        if sheet.kind == "human":
            given |= {f"mod-{one}": YES for one in found.get(field, ())}
        else:
            slots = found.get(field, ())
            given[f"slots-{kind}"] = str(len(slots))
            given |= {f"gain-{kind}-{place}": one for place, one in enumerate(slots, start=1)}
    return given


def changed_fields(rules: Campaign, seat: str, form: Form) -> dict[str, Any]:
    """What the form says otherwise than the sheet: others may have written meanwhile."""
    before = stands(rules, seat)
    said = dict(_said(rules, seat, form))
    return {field: value for field, value in said.items() if value != before.get(field)}


def _said(rules: Campaign, seat: str, form: Form) -> Iterator[tuple[str, Any]]:
    sheet, printed, data = rules.state.sheets[seat], rules.printed, dict(form)
    there = rules.writers(seat)
    if forms.text(data, "wealth", ""):
        yield "wealth", forms.number(data, "wealth")
    yield "wins", [one for one in range(1, rules.played + 1) if form.get(f"win-{one}")]
    yield "bonuses", _counts(data, "bonus", printed.bonuses)
    yield "log", _counts(data, "log", printed.columns)
    if "perks" in there:
        yield "perks", [one for one in printed.perks if form.get(f"perk-{one}")]
    for field in ("level", "base"):
        if field in there and (value := forms.text(data, field, "")):
            yield field, value
    for kind, field in FIELDS.items():
        if field in there:
            named = _mods if sheet.kind == "human" else _slots
            yield field, named(rules, seat, kind, data)


def _counts(form: dict[str, Any], field: str, names: Any) -> dict[str, int]:
    """So many boxes of each; none is not told."""
    found = {
        one: forms.number(form, f"{field}-{one}")
        for one in names
        if forms.text(form, f"{field}-{one}", "")
    }
    return {one: n for one, n in found.items() if n}


def _mods(rules: Campaign, seat: str, kind: str, form: dict[str, Any]) -> list[str]:
    """The tiles that are tapped, those that stood there first, and what was typed."""
    stood = [one for one in rules.mods_on(seat, kind) if form.get(f"mod-{one}")]
    known = rules.known_tiles(kind)
    tapped = [one for one in known if form.get(f"mod-{one}") and one not in stood]
    return [*stood, *tapped, *typed_tiles(rules, kind, form)]


def _slots(rules: Campaign, seat: str, kind: str, form: dict[str, Any]) -> list[str]:
    """The places of an Automa in their order: the table says what most of them give."""
    found = []
    for place in range(1, forms.number({"n": form.get(f"slots-{kind}", "0")}, "n") + 1):
        row = benefits().get((kind, place))
        if row is None:
            raise bad_input(
                "not-in-range", where=f"slots-{kind}", answer=place, min=0, max=place - 1
            )
        said = forms.text(form, f"gain-{kind}-{place}", "")
        found.append(said if row.gives == "gain" else Slot(row.gives, card=row.card).written)
    return found


def gains(rules: Campaign) -> list[str]:
    """What the card can show that an Automa turns up for a mod, each once."""
    found = {}
    for card in rules.material.cards["base"].values():
        shown: dict[str, int] = {}
        for icon in card.half(1).gains:
            if icon.faction is None:
                shown[icon.gain] = shown.get(icon.gain, 0) + icon.n
        found[Slot("gain", gains=shown).written] = len(shown)
    return sorted(found, key=lambda one: (found[one], one))


def brings(rules: Campaign, seat: str) -> dict[str, Any]:
    """What the mods of an Automa come to: cards that stay out, and how far on it starts."""
    slots = rules.automa_slots(seat)
    return {
        "out": rules.cards_out(seat),
        "tracker": sum(one.gives == "tracker" for one in slots),
    }
