"""What can the next pair do? The chances of each bot on each track, in plain words."""

from fractions import Fraction

import msgspec
from litestar import get
from markupsafe import Markup

from thirdchair.table.store import Saved
from thirdchair.tapestry.forecast import INCOME, STAYS, can_foresee, next_pair
from thirdchair.tapestry.state import State
from thirdchair.web.modes.boards import courses_of
from thirdchair.web.tables import common, foreseen, opened
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


@get("/tables/{table_id:str}/odds", sync_to_thread=True)
def odds(visit: Visiting, table_id: TableId) -> Page:
    """Exact, over the cards that can still come, and over nothing that is hidden."""
    saved, mode = opened(visit, table_id)
    state = saved.table.state
    chances = next_pair(state) if foreseen(saved) else {}
    return visit.page(
        "odds.html",
        likely=[_likely(bot, parts, visit.words) for bot, parts in chances.items()],
        outcomes=outcomes(chances, list(courses_of(state)) if chances else [], visit.words),
        empty=_why_none(saved),
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
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
            [_chance(bot, parts.get(outcome, Fraction(0))) for bot, parts in chances.items()],
        )
        for outcome in [*tracks, *other]
    ]


def _chance(bot: str, chance: Fraction) -> Chance:
    return Chance(bot, round(chance * 100), str(chance), bar(bot, chance))


def bar(bot: str, chance: Fraction) -> Markup:
    """A bar as long as the chance; the pattern of its thread is that of the bot."""
    long = float(chance) * 200
    thread = f'<path d="M0 6H{long:.1f}" class="odds-thread {bot}"/>' if chance else ""
    return Markup(
        '<svg class="odds-bar" viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M0 6H200" class="odds-ground"/>{}</svg>'
    ).format(Markup(thread))


def _likely(bot: str, parts: dict[str, Fraction], words: Words) -> str:
    """The likeliest in a sentence; several if they are equally likely."""
    most = max(parts.values())
    names = [_name(one, words) for one in parts if parts[one] == most]
    if most == 1:
        return words.text("page-odds-sure", who=bot, part=names[0])
    percent = round(most * 100)
    return words.text("page-odds-likely", who=bot, part=", ".join(names), percent=percent)


def _name(outcome: str, words: Words) -> str:
    kind = "page-odds" if outcome in (INCOME, STAYS) else "track"
    return words.text(f"{kind}-{outcome}")
