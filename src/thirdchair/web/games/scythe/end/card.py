"""The card of a finished game of Scythe: the columns of the sheet as bars, and the way there."""

from collections.abc import Callable, Iterator, Sequence

from thirdchair.scythe.state import AutomaState, Outcome, Score, Seat
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.ending import Curve, Ending, Line, Part, Side, after_turns, filled
from thirdchair.web.ending import Outcome as Went
from thirdchair.web.games.scythe.board.looks import tokens_of
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

CURVES: dict[str, Callable[[Seat], int]] = {
    "stars": lambda one: sum(one.stars.values()),
    "power": lambda one: one.power,
    "coins": lambda one: one.coins,
}
ON_THE_SHEET = ("stars", "coins")
"""What the scoring sheet tells of everybody at the end."""


def ending(saved: Saved, words: ScytheWords) -> Ending | None:
    """All that the card says; None of a game that was closed without a result."""
    state: AutomaState = saved.table.state
    if state.result is None:
        return None
    return Ending(
        winner=winner(state, words),
        outcome=went(state),
        why=why(state, words),
        points=lambda n: words.text("page-result-coins", n=n),
        sides=list(_sides(saved, words)),
        curves=[curve for curve in _curves(saved, words) if curve.has_course],
        facts=_facts(state, words),
    )


# Who, and why


def winner(state: AutomaState, words: Words) -> str:
    """The headline."""
    won = _result(state).winner
    if len(won) == 1:
        return words.text("page-result-wins", name=words.seat(won[0]))
    if state.cooperative:
        kinds = {state.seats[seat].kind for seat in won}
        side = kinds.pop() if len(kinds) == 1 else "both"
        return words.text(f"page-result-together-{side}")
    return words.text("page-result-shared", winner=won)


def went(state: AutomaState) -> Went:
    """How it went for who plays alone, or together, against Automas; among people it is over."""
    humans = [seat for seat, one in state.seats.items() if one.kind == "human"]
    if len(humans) != 1 and not state.cooperative:
        return "over"
    won = _result(state).winner
    if not set(humans) & set(won):
        return "lost"
    return "won" if set(won) <= set(humans) else "shared"


def why(state: AutomaState, words: Words) -> list[str]:
    """What decided it: coins, or what comes after them."""
    end = _result(state)
    if state.cooperative and (sides := _averages(state, end)):
        high, low = max(sides), min(sides)
        name = "page-result-average" if high != low else "page-result-average-even"
        return [words.text(name, part=_number(high, words), other=_number(low, words))]
    best = max(end.scores.values())
    others = [points for seat, points in end.scores.items() if seat not in end.winner]
    if len(end.winner) > 1:
        return [words.text("page-result-even", points=best)]
    if not others:
        return []
    second = max(others)
    if second == best:
        return [words.text("page-result-tie", points=best)]
    return [words.text("page-result-points", high=best, low=second, margin=best - second)]


def _averages(state: AutomaState, end: Outcome) -> list[float]:
    kinds = ("human", "automa")
    sides = [
        [end.scores[seat] for seat, one in state.seats.items() if one.kind == kind]
        for kind in kinds
    ]
    return [sum(side) / len(side) for side in sides] if all(sides) else []


def _number(value: float, words: Words) -> str:
    from babel.numbers import format_decimal

    return format_decimal(value, format="#,##0.#", locale=words.language)


def _result(state: AutomaState) -> Outcome:
    assert state.result is not None
    return state.result


# The columns of the sheet


def _sides(saved: Saved, words: ScytheWords) -> Iterator[Side]:
    """The best first."""
    end, tokens = saved.table.state.result, tokens_of(saved, words)
    for seat in sorted(end.sheet, key=lambda one: -end.scores[one]):
        score = end.sheet[seat]
        yield Side(
            seat=seat,
            name=words.seat(seat),
            color=tokens[seat].color,
            points=score.total,
            won=seat in end.winner,
            parts=_parts(saved.table, score, words),
        )


def _parts(table: Table, score: Score, words: ScytheWords) -> Sequence[Part]:
    """What each row of a column comes to."""
    worth = rules_of(table).numbers.worth(score.popularity)
    rows = {
        "coins": score.coins,
        "stars": score.stars * worth.star,
        "territories": score.territories * worth.territory,
        "resources": score.resources // 2 * worth.pair,
        "structures": score.structures,
        **score.more,
    }
    parts = [Part(words.text(f"page-scoring-{row}"), points) for row, points in rows.items()]
    return filled(parts, score.total, words.text("page-result-other"))


# The course of the game


def _curves(saved: Saved, words: ScytheWords) -> Iterator[Curve]:
    table, tokens = saved.table, tokens_of(saved, words)
    for what, read in CURVES.items():
        values = after_turns(table, _reader(what, read))
        lines = [
            Line(words.seat(seat), tokens[seat].color, [one.get(seat) for one in values])
            for seat in table.state.seats
        ]
        told = [line for line in lines if any(value is not None for value in line.values)]
        yield Curve(words.text(f"page-result-curve-{what}"), told)


def _reader(what: str, read: Callable[[Seat], int]) -> Callable[[AutomaState], dict[str, int]]:
    """What is known of each seat: of a human what the table has told, or the sheet of the end."""

    def known(state: AutomaState) -> dict[str, int]:
        if state.result is not None and what in ON_THE_SHEET:
            return {seat: getattr(score, what) for seat, score in state.result.sheet.items()}
        return {
            seat: value
            for seat, one in state.seats.items()
            if (value := read(one)) or one.kind == "automa" or state.board is True
        }

    return known


def _facts(state: AutomaState, words: ScytheWords) -> list[str]:
    modules = [words.text(f"scythe-module-{name}") for name in state.modules]
    turns = words.text("page-scythe-fact-turns", count=state.turn)
    return [*modules, *([turns] if state.decks else [])]  # people alone do not tell all of theirs
