"""Why an Automa did what it did: the walk through its reasons on the board."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from thirdchair.kit.readers import Reader
from thirdchair.scythe import content
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.moves.field import Field
from thirdchair.words.games.scythe import ScytheWords

Event = Mapping[str, Any]

MEASURES = {
    "scy.automa.worker.unit": "far",
    "scy.automa.peaceful.unit.mech": "far",
    "scy.automa.peaceful.unit.character": "far",
    "scy.automa.worker.most": "units",
    "scy.automa.worker.factory": "far",
    "scy.automa.peaceful.toward": "far",
    "scy.automa.peaceful.factory": "far",
    "scy.automa.encounter.factory": "far",
    "scy.automa.attack.unit": "far",
    "scy.automa.attack.fewest": "there",
    "scy.automa.attack.factory": "far",
    "scy.automa.worker-attack.most": "there",
    "scy.automa.worker-attack.factory": "far",
    "scy.automa.reading-order": "place",
    "scy.automa.combat.winner": "strength",
    "fen.multi.reading-order.2": "far",
    "fen.multi.reading-order.3": "far",
}


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a reason, on the board: who was in question, who was left, what counted."""

    about: str
    text: str
    rule: str | None = None
    mark: str = ""
    """How sure it is that the books say so; empty when they do."""
    from_: list[str]
    to: list[str]
    values: dict[str, object] = {}
    measure: str = ""
    kept: str = ""
    ruled: bool = False
    """May the table decide this point otherwise?"""
    way: tuple[str, str] | None = None


def measure(rule: str) -> str | None:
    """What the values of a rule count."""
    kind = MEASURES.get(rule)
    return f"scythe-{kind}" if kind else None


def short(event: Event, seat: str, words: ScytheWords) -> str:
    """The sentence without the name in front, which stands above the list."""
    text = words.event(event)
    if not seat:
        return text
    rest = text.removeprefix(f"{words.seat(seat)}: ")
    return text if rest == text else rest[:1].upper() + rest[1:]


def frames(event: Event, before: Automa, words: ScytheWords) -> Iterator[Frame]:
    """The steps by which an event was decided; none where nothing was to be chosen."""
    why = event.get("why") or []
    if event["type"] not in ("moved", "skipped") or not why:
        return
    about = short(event, event["seat"], words)
    chooses_unit = _about_unit(why)
    yield from (_frame(about, one, words) for one in chooses_unit)
    area = _area(before, event)
    yield Frame(
        about=about,
        text=words.text("page-scythe-why-area"),
        from_=area,
        to=area,
        kept=words.text("page-scythe-why-left", count=len(area)),
    )
    decided = [one for one in why[len(chooses_unit) :] if one["by"] or one["from"] != one["to"]]
    yield from (_frame(about, one, words) for one in decided)
    if event["type"] == "moved":
        way = (event["from"], event["to"])
        yield Frame(
            about=about,
            text=words.text("page-scythe-why-chosen", to=event["to"]),
            from_=[event["to"]],
            to=[event["to"]],
            way=way,
        )
    elif why[-1]["rule"] != event["rule"]:
        yield Frame(
            about=about,
            text=words.rule(event["rule"]),
            rule=event["rule"],
            ruled=_ruled(event["rule"], words.reader),
            mark=words.sure(event["rule"]),
            from_=list(why[-1]["to"]),
            to=[],
            kept=words.text("page-scythe-why-left", count=0),
        )


def _about_unit(why: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The reasons in front that are about which unit goes, ties among them included."""
    count = 0
    while count < len(why) and (".unit" in why[count]["rule"] or (count and _tie(why[count]))):
        count += 1
    return why[:count]


def _tie(reason: Mapping[str, Any]) -> bool:
    return "reading-order" in reason["rule"]


def _area(rules: Automa, event: Event) -> list[str]:
    """The neighborhood, as the rules see it before anything is ruled out."""
    seat, action = str(event["seat"]), str(event.get("action") or event.get("what"))
    choice = rules.targets(seat, action, Field(rules, seat))
    return [str(place) for place in (choice.why[0].from_ if choice.why else choice.left)]


def _ruled(rule: str, reader: Reader) -> bool:
    """Is a ruling about this rule?"""
    rulings = reader.told(content.rulings("automa").values())
    return any(rule in ruling.rules for ruling in rulings)


def _frame(about: str, reason: Mapping[str, Any], words: ScytheWords) -> Frame:
    rule, by = reason["rule"], reason["by"]
    kind = measure(rule)
    return Frame(
        about=about,
        text=words.rule(rule),
        rule=rule,
        ruled=_ruled(rule, words.reader),
        mark=words.sure(rule),
        from_=list(reason["from"]),
        to=list(reason["to"]),
        values=dict(zip(reason["from"], by, strict=True)) if by else {},
        measure=words.text(f"page-why-{kind}-name") if kind and by else "",
        kept=words.text("page-scythe-why-left", count=len(reason["to"])),
    )
