"""What a new solo game says about itself in a line, and what it picks when asked to surprise."""

from random import Random

from thirdchair.tapestry.charts import levels
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.web.games.tapestry.colors import COLORS
from thirdchair.web.games.tapestry.solo.expansions import YES, in_words
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new.sheet import Form
from thirdchair.words import Words

PLACES = ("civ-1", "civ-2")


def summary(given: Form, words: Words) -> str:
    """The level, who begins, and the expansions."""
    short = words.text("page-new-sum-solo", level=given["level"], first=given["first"])
    return ", ".join([short, *in_words(given, words)])


def surprise(given: Form, owned: Owned, rng: Random) -> dict[str, str]:
    """Level, who begins, and another color for you; the bots keep theirs.

    The Automa's civilization is drawn at the table, as always.
    """
    return {
        "level": str(rng.choice(list(levels()))),
        "first": rng.choice(("you", "bots")),
        **dict.fromkeys(PLACES, ""),
        f"color-{YOU}": rng.choice(_free_colors(given)),
    }


def _free_colors(given: Form) -> list[str]:
    bots = (AUTOMA, SHADOW, *([STRIKE] if given.get("double_strike") == YES else []))
    taken = [given[f"color-{bot}"] for bot in bots]
    return [color for color in COLORS if color not in taken]


def lines(given: Form, words: Words) -> list[str]:
    """All of it, one by one."""
    level, yours = str(given["level"]), given[f"color-{YOU}"]
    return [
        words.text("page-new-line-level", level=level, part=words.text(f"page-level-{level}")),
        *in_words(given, words),
        words.text("page-new-line-first", first=given["first"]),
        words.text("page-new-line-yours", color=words.text(f"page-color-{yours}")),
    ]
