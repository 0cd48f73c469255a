"""The expansions of a new game without other people: what its form offers, and what it says.

The civilizations of the chosen expansions can be drawn; those that only their cards know are played
if they are in My box, or if somebody says that such a card was drawn.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry import content
from thirdchair.tapestry.box import unsure
from thirdchair.tapestry.charts import civilizations
from thirdchair.tapestry.expansions import DOUBLE_STRIKE
from thirdchair.tapestry.expansions.in_play import NAMES, packs_of
from thirdchair.tapestry.packs import ARTS
from thirdchair.tapestry.state import SoloState
from thirdchair.web import forms
from thirdchair.web.games.tapestry.box import face
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.words import Words

WITH = "with-"
YES, NO = "yes", "no"
NOWHERE = ""
"""The arts track stays in the box."""
BY_HAND = "by-hand"
"""A civilization of which we know nothing but what the form says."""
BY_THE_CARD = ("AA", "FF")
"""Expansions whose civilizations only their cards know."""
DIE = "die"
HAND_FIELDS = ("hand-name", "hand-expansion", "hand-favorite")


def told_expansions(reader: Reader) -> list[str]:
    """The expansions that this reader may know of."""
    return reader.listed(NAMES, unsure().expansions)


def by_the_card(reader: Reader) -> list[str]:
    """Those whose civilizations only their cards know."""
    return reader.listed(BY_THE_CARD, unsure().expansions)


def defaults(reader: Reader) -> dict[str, str]:
    """The fields as nobody has filled them in: the base game."""
    return {
        **{f"{WITH}{name}": NO for name in told_expansions(reader)},
        "arts": NOWHERE,
        "double_strike": NO,
        "hand-name": "",
        "hand-expansion": next(iter(by_the_card(reader)), ""),
        "hand-favorite": DIE,
    }


def fields(owned: Owned) -> dict[str, Any]:
    """What the template needs to offer them, with the civilizations of My box."""
    return {
        "expansions": told_expansions(owned.reader),
        "places": list(content.tracks()),
        "all_tracks": [*content.tracks(), ARTS],
        "civ_groups": _groups(owned),
        "by_the_card": by_the_card(owned.reader),
        "by_hand": BY_HAND,
    }


def _groups(owned: Owned) -> list[tuple[str | None, list[tuple[str, str | None]]]]:
    """Civilizations by owned expansion, each with its name if the owner gave it one."""
    reader, has = owned.reader, face.expansions(owned)
    known: list[tuple[str | None, list[tuple[str, str | None]]]] = [
        (None, [(civ, None) for civ in reader.shown(civilizations())])
    ]
    here = [name for name in NAMES if name in has]
    for name, pack in zip(here, packs_of(here), strict=True):
        told_here = reader.told(pack.civilization)
        civs: list[tuple[str, str | None]] = [(civ.id, None) for civ in told_here]
        civs += [(civ.id, civ.name) for civ in face.civs(owned) if civ.expansion == name]
        if civs:
            known.append((name, civs))
    return known


def expansions_from(form: Mapping[str, Any], reader: Reader) -> dict[str, Any]:
    """The fields of the set-up; the engine says what goes with what."""
    chosen = [name for name in told_expansions(reader) if _yes(form, f"{WITH}{name}")]
    setup: dict[str, Any] = {"expansions": chosen} if chosen else {}
    if arts := forms.text(dict(form), "arts", NOWHERE):
        setup["arts"] = arts
    if _yes(form, "double_strike"):
        setup["double_strike"] = True
    return setup


def _yes(form: Mapping[str, Any], field: str) -> bool:
    sent = forms.text(dict(form), field, NO)
    if sent not in (YES, NO):
        raise bad_input("not-an-option", where=field, answer=sent, options=[NO, YES])
    return sent == YES


def civs_from(
    form: Mapping[str, Any], civs: Sequence[str], chosen: Iterable[str]
) -> dict[str, Any]:
    """The civilizations of the set-up, and the one that was drawn as a card, if any.

    On the highest level you choose the second when the first is known: whoever leaves the first
    to the draw is asked at the table.
    """
    if not civs[0]:
        return {}
    if not all(civs):
        raise bad_input("second-civ-missing", where="civ-2")
    if len([civ for civ in civs if civ == BY_HAND]) > 1:
        raise bad_input("same-civilizations", where="civs")
    setup: dict[str, Any] = {"civs": list(civs)}
    if BY_HAND in civs:
        setup["box"] = {"civs": [_by_hand(form, chosen)]}
    return setup


def _by_hand(form: Mapping[str, Any], chosen: Iterable[str]) -> dict[str, str]:
    """A card that was drawn: its name, its expansion, and the track beside its heart."""
    possible = [name for name in BY_THE_CARD if name in chosen]
    if not possible:
        raise bad_input("civ-needs-expansion", where="hand-expansion")
    name = forms.text(dict(form), "hand-name", "")
    if not name:
        raise bad_input("civ-needs-name", where="hand-name")
    expansion = forms.text(dict(form), "hand-expansion", possible[0])
    return {
        "id": BY_HAND,
        "name": name,
        "expansion": expansion if expansion in possible else possible[0],
        "favorite": forms.text(dict(form), "hand-favorite", DIE),
    }


def in_words(given: Mapping[str, Any], words: Words) -> list[str]:
    """The expansions of a form by name, with the arts track and the double strike."""
    names = [words.text(f"expansion-{name}") for name in NAMES if given.get(f"{WITH}{name}") == YES]
    if arts := given.get("arts"):
        names.append(words.text("page-solo-arts-beside", track=arts))
    elif given.get(f"{WITH}AA") == YES:
        names.append(words.text("page-solo-arts-none"))
    if given.get("double_strike") == YES:
        names.append(words.text("seat-strike"))
    return names


def played_with(state: SoloState, words: Words) -> list[str]:
    """The expansions of a table in one line, if it has any."""
    chosen = {f"{WITH}{name}": YES for name in NAMES if name in state.expansions}
    struck = YES if DOUBLE_STRIKE in state.expansions else NO
    names = in_words({**chosen, "arts": state.arts, "double_strike": struck}, words)
    return [", ".join(names)] if names else []
