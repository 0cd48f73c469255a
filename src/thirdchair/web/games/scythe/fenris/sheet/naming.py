"""Tiles that are typed by their names: one that we know, however it is written and in whichever of
our languages, or one that has nothing but this name from now on.

What nearly equals a name that we know is asked about first: most of those are slips.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from thirdchair.kit.doubts import Doubt
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.mods import LONGEST_NAME, name_on, named_tile
from thirdchair.web import forms
from thirdchair.words import LANGUAGES
from thirdchair.words.games.scythe import ScytheWords

BETWEEN = ","
"""What stands between several names."""
ALIKE = 0.75
"""So much of two names is the same if one is taken for the other."""


def typed_tiles(rules: Campaign, kind: str, form: Mapping[str, Any]) -> list[str]:
    """The tiles of a kind that a form names by typing."""
    known = _known(rules, kind)
    found = []
    for name in _names(kind, form):
        tile = known.get(name.casefold()) or named_tile(kind, name)
        if len(name) > LONGEST_NAME or (tile not in known.values() and name_on(tile) is None):
            raise bad_input("malformed", where=f"typed-{kind}")
        found.append(tile)
    return found


def slips(rules: Campaign, kind: str, form: Mapping[str, Any]) -> list[Doubt]:
    """Names that nobody knows, and that are nearly one that somebody does."""
    known = _known(rules, kind)
    new = [name for name in _names(kind, form) if name.casefold() not in known]
    near = {name: get_close_matches(name.casefold(), known, n=1, cutoff=ALIKE) for name in new}
    return [
        Doubt("mod-near", {"part": name, "mod": known[each[0]]})
        for name, each in near.items()
        if each
    ]


def _names(kind: str, form: Mapping[str, Any]) -> Iterator[str]:
    for name in forms.text(dict(form), f"typed-{kind}", "").split(BETWEEN):
        if tidy := " ".join(name.split()):
            yield tidy


def _known(rules: Campaign, kind: str) -> dict[str, str]:
    """Every tile of a kind that the campaign knows, by all that it is called."""
    tiles = rules.known_tiles(kind)
    known = {one.replace("_", " "): one for one in tiles}
    setup = {"mode": "fenris", "box": rules.state.box}
    for words in (ScytheWords(language, setup) for language in LANGUAGES):
        known |= {words.mod(one).casefold(): one for one in tiles}
    return known
