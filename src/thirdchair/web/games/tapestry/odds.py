"""What can come next? The chances of each bot with its next cards, in plain words."""

from collections.abc import Callable
from fractions import Fraction
from typing import Protocol, runtime_checkable

import msgspec
from litestar import get
from markupsafe import Markup

from thirdchair.table.store import Saved
from thirdchair.tapestry.forecast import INCOME, STAYS, can_foresee, next_pair
from thirdchair.tapestry.state import State
from thirdchair.web.games.tapestry.boards import courses_of
from thirdchair.web.pages.table.opening import common, foreseen, opened
from thirdchair.web.visit import Page, TableId, Visiting
from thirdchair.words import Words


class Chance(msgspec.Struct, frozen=True):
    """How likely something is for one bot."""

    bot: str
    percent: int
    exact: str
    bar: Markup


class Outcome(msgspec.Struct, frozen=True):
    """A track, or what may happen instead of an advance, with the chance of each bot."""

    id: str
    name: str
    track: bool
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


@runtime_checkable
class Foresees(Protocol):
    """A mode that counts in its own way."""

    def foresee(self, saved: Saved, words: Words, /) -> Odds:
        """The chances at this table."""


@get("/tables/{table_id:str}/odds", sync_to_thread=True)
def odds(visit: Visiting, table_id: TableId) -> Page:
    """Exact, over the cards that can still come, and over nothing that is hidden."""
    saved, mode = opened(visit, table_id)
    count = mode.foresee if isinstance(mode, Foresees) else _of_pair
    return visit.page(
        "odds.html",
        counted=count(saved, visit.words),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def _of_pair(saved: Saved, words: Words) -> Odds:
    """What the next pair of decision cards can do."""
    state = saved.table.state
    chances = next_pair(state) if foreseen(saved) else {}
    if not chances:
        return Odds(empty=f"page-odds-{_why_none(saved)}")
    return Odds(
        parts=[Part(outcomes(chances, list(courses_of(state)), words))],
        likely=[likeliest(bot, parts, words, _name) for bot, parts in chances.items()],
    )


def _why_none(saved: Saved) -> str:
    """Why there may be nothing to show: a turn is open, nobody foresees it, or all is over."""
    state = saved.table.state
    if not isinstance(state, State) or not can_foresee(state):
        return "unknown"
    return "none" if saved.table.question is None else "later"


def outcomes(
    chances: dict[str, dict[str, Fraction]], tracks: list[str], words: Words
) -> list[Outcome]:
    """Every track in its order, then what else can happen."""
    other = [one for one in (INCOME, STAYS) if any(parts.get(one) for parts in chances.values())]
    if not any(parts.get(track) for parts in chances.values() for track in tracks):
        tracks = []
    return [
        Outcome(
            outcome,
            _name(outcome, words),
            outcome in tracks,
            [chance_of(bot, parts.get(outcome, Fraction(0))) for bot, parts in chances.items()],
        )
        for outcome in [*tracks, *other]
    ]


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


def _name(outcome: str, words: Words) -> str:
    kind = "page-odds" if outcome in (INCOME, STAYS) else "track"
    return words.text(f"{kind}-{outcome}")
