"""What can come next? The chances of each bot with its next cards, in plain words."""

from collections.abc import Callable
from fractions import Fraction

import msgspec
from litestar import get
from markupsafe import Markup

from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visiting
from thirdchair.words import Words


class Chance(msgspec.Struct, frozen=True):
    """How likely something is for one bot."""

    bot: str
    percent: int
    exact: str
    bar: Markup


class Outcome(msgspec.Struct, frozen=True):
    """What may happen, with the chance of each bot.

    `look` is its class in the style sheets of the game; what has one has a symbol, too.
    """

    id: str
    name: str
    look: str
    chances: list[Chance]


class Part(msgspec.Struct, frozen=True):
    """Outcomes that belong together, under a heading if there are several parts."""

    outcomes: list[Outcome]
    name: str = ""


class Odds(msgspec.Struct, frozen=True):
    """All that the page says; without parts `empty` says why."""

    parts: list[Part] = []
    likely: list[str] = []
    lead: str = "page-odds-lead"
    empty: str = ""


@get("/tables/{table_id:str}/odds", sync_to_thread=True)
def odds(visit: Visiting, table_id: TableId) -> Page:
    """Exact, over the cards that can still come, and over nothing that is hidden."""
    saved, mode = opened(visit, table_id)
    return visit.page(
        "odds.html",
        counted=mode.foresee(saved, visit.words),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def chance_of(bot: str, chance: Fraction) -> Chance:
    """A chance with its bar."""
    return Chance(bot, round(chance * 100), str(chance), bar(bot, chance))


def bar(bot: str, chance: Fraction) -> Markup:
    """A bar as long as the chance; the pattern of its thread is that of the bot."""
    long = float(chance) * 200
    thread = f'<path d="M0 6H{long:.1f}" class="odds-thread {bot}"/>' if chance else ""
    return Markup(
        '<svg class="odds-bar" viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M0 6H200" class="odds-ground"/>{}</svg>'
    ).format(Markup(thread))


def likeliest(
    bot: str, parts: dict[str, Fraction], words: Words, name: Callable[[str, Words], str]
) -> str:
    """The likeliest in a sentence; several if they are equally likely."""
    most = max(parts.values())
    names = [name(one, words) for one in parts if parts[one] == most]
    if most == 1:
        return words.text("page-odds-sure", who=bot, part=names[0])
    percent = round(most * 100)
    return words.text("page-odds-likely", who=bot, part=", ".join(names), percent=percent)
