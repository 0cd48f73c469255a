"""What the next pair of decision cards can do, in plain words."""

from fractions import Fraction

from thirdchair.lab.futures import play_on
from thirdchair.table.store import Saved
from thirdchair.tapestry.forecast import INCOME, STAYS, can_foresee, comes, next_pair
from thirdchair.tapestry.state import State
from thirdchair.web.games.tapestry.boards import courses_of
from thirdchair.web.pages.table.odds import Odds, Outcome, Part, chance_of, likeliest
from thirdchair.words import Words


def foreseen(saved: Saved) -> bool:
    """Not while a question is open, in a scenario, or at the end."""
    state: State = saved.table.state
    if saved.table.question is not None or state.over or not state.ready:
        return False
    return comes(state)


def further(saved: Saved) -> bool:
    """Not while a question is open, nor where no bot plays on; scenarios included."""
    return saved.table.question is None and play_on(saved.table.state)


def foresee(saved: Saved, words: Words) -> Odds:
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
            f"track-{outcome}" if outcome in tracks else "",
            [chance_of(bot, parts.get(outcome, Fraction(0))) for bot, parts in chances.items()],
        )
        for outcome in [*tracks, *other]
    ]


def _name(outcome: str, words: Words) -> str:
    kind = "page-odds" if outcome in (INCOME, STAYS) else "track"
    return words.text(f"{kind}-{outcome}")
