"""What the next card of each Automa can do, in plain words."""

from fractions import Fraction

from thirdchair.lab.tracker import countable
from thirdchair.scythe import forecast
from thirdchair.scythe.forecast import Forecast, next_card
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.turns import game_of, state_of
from thirdchair.web.pages.table.odds import Odds, Outcome, Part, chance_of, likeliest
from thirdchair.words import Words

PARTS: dict[str, tuple[str, ...]] = {
    "moves": (
        *("move_worker", "move_mech", "move_character", "encounter_factory"),
        *("attack", "worker_attack", forecast.STAYS, forecast.SKIPS),
    ),
    "gains": ("power", "coins", "cards", "worker", "combat_unit"),
    "recruits": ("power", "coins", "popularity", "cards"),
    "tracker": (forecast.ADVANCES, forecast.STAR, forecast.SCHEME),
}
"""The parts of a forecast and what can happen there, in the order of the page."""
OWN = (forecast.STAYS, forecast.SKIPS, *PARTS["tracker"])
"""What has a name of its own on this page."""


def foreseen(saved: Saved) -> bool:
    """Not while a question is open, nor when the end has come, nor where only people play."""
    state = state_of(saved.table)
    asked = saved.table.question is not None
    automas = any(one.kind == "automa" for one in state.seats.values())
    return state.ready and automas and not asked and not state.over and state.ended is None


def further(saved: Saved) -> bool:
    """Is it known what the markers of the Automas bring later?"""
    return foreseen(saved) and countable(game_of(saved.table).rules_at(state_of(saved.table)))


def foresee(saved: Saved, words: Words) -> Odds:
    """The chances of every Automa, as if it drew now."""
    state = state_of(saved.table)
    if not foreseen(saved):
        why = "later" if saved.table.question is not None else "none"
        alone = all(one.kind == "human" for one in state.seats.values())
        return Odds(empty=f"page-odds-scythe-{'alone' if alone else why}")
    game = game_of(saved.table)
    found = {automa: next_card(game, state, automa) for automa in game.rules_at(state).automas}
    parts = [_part(name, found, words) for name in PARTS]
    return Odds(
        parts=[part for part in parts if part.outcomes],
        likely=[_summary(automa, one, words) for automa, one in found.items()],
        lead="page-odds-scythe-line" if state.board is False else "page-odds-scythe-lead",
    )


def _part(name: str, found: dict[str, Forecast], words: Words) -> Part:
    chances: dict[str, dict[str, Fraction]] = {
        bot: getattr(one, name) for bot, one in found.items()
    }
    return Part(
        [
            Outcome(
                outcome,
                outcome_name(outcome, words),
                "",
                [chance_of(bot, one.get(outcome, Fraction(0))) for bot, one in chances.items()],
            )
            for outcome in PARTS[name]
            if any(one.get(outcome) for one in chances.values())
        ],
        words.text(f"page-odds-scythe-{name}"),
    )


def _summary(automa: str, one: Forecast, words: Words) -> str:
    """The likeliest move, and from how many cards it comes."""
    what = "renewed" if one.renewed else "cards"
    cards = words.text(f"page-odds-scythe-{what}", count=one.cards)
    return f"{likeliest(automa, one.moves, words, outcome_name)} {cards}" if one.moves else cards


def outcome_name(outcome: str, words: Words) -> str:
    """What can happen, by its name."""
    return words.text(f"{'page-odds-scythe' if outcome in OWN else 'scythe-what'}-{outcome}")
