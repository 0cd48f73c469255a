"""What a new solo game says about itself in a line, and what it picks when asked to surprise."""

from random import Random

from thirdchair.tapestry.box import BoxCivilization
from thirdchair.tapestry.charts import Civilization, levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.web.games.tapestry.box import face
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.solo.expansions import WITH, YES, in_words, told_civs
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

PLACES = ("civ-1", "civ-2")


def summary(given: Form, words: Words) -> str:
    """The level, who begins, and the expansions."""
    short = words.text("page-new-sum-solo", level=given["level"], first=given["first"])
    return ", ".join([short, *in_words(given, words)])


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """Level, civilizations, who begins, and another color for you; the bots keep theirs."""
    level = rng.choice(list(levels().values()))
    chosen = [name for name in face.expansions(owned) if given.get(f"{WITH}{name}") == YES]
    return {
        "level": str(level.number),
        "first": rng.choice(("you", "bots")),
        **dict.fromkeys(PLACES, ""),
        **dict(zip(PLACES, _civs(chosen, owned, level.civs, rng), strict=False)),
        f"color-{YOU}": rng.choice(_free_colors(given)),
    }


def _civs(expansions: list[str], owned: Owned, count: int, rng: Random) -> list[str]:
    """So many civilizations, the owner's among them, no two of them on the same card."""
    known: list[Civilization | BoxCivilization] = [*told_civs(expansions, owned.reader)]
    known += [civ for civ in face.civs(owned) if civ.expansion in expansions]
    first = rng.choice(known)
    others = [
        civ.id for civ in known if civ.id not in (first.id, first.back) and civ.back != first.id
    ]
    return [first.id, *rng.sample(others, count - 1)]


def _free_colors(given: Form) -> list[str]:
    bots = (AUTOMA, SHADOW, *([STRIKE] if given.get("double_strike") == YES else []))
    taken = [given[f"color-{bot}"] for bot in bots]
    return [color for color in COLORS if color not in taken]


def lines(given: Form, words: Words) -> list[str]:
    """All of it, one by one."""
    level, yours = str(given["level"]), given[f"color-{YOU}"]
    civs = [words.text(f"civ-{given[place]}") for place in PLACES if given.get(place)]
    return [
        words.text("page-new-line-level", level=level, part=words.text(f"page-level-{level}")),
        *in_words(given, words),
        *([words.text("page-new-line-civs", part=", ".join(civs))] if civs else []),
        words.text("page-new-line-first", first=given["first"]),
        words.text("page-new-line-yours", color=words.text(f"page-color-{yours}")),
    ]
