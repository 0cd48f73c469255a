"""Where every piece of a Scythe table stands: the board, and what each seat holds."""

from collections.abc import Iterator

from markupsafe import Markup

from thirdchair.scythe.state import Score, Seat
from thirdchair.table.journal import APP
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.board.looks import (
    figures_of,
    label_of,
    layout_from,
    standing_at,
    tokens_of,
    tokens_on_board,
    units_of,
)
from thirdchair.web.games.scythe.drawing.board import Scene, board, compass
from thirdchair.web.games.scythe.drawing.terrain import patterns
from thirdchair.web.games.scythe.telling import ways
from thirdchair.web.games.scythe.turns import rules_of, state_of
from thirdchair.web.pages.table.lying import Lying, Part
from thirdchair.words.games.scythe import ScytheWords

STYLES = ("scythe/board.css",)
ROWS = ("coins", "popularity", "stars", "territories", "resources", "structures")
"""The rows of the scoring sheet."""


def lying(saved: Saved, words: ScytheWords, side: str) -> Lying:
    """All that the app knows of this table, with the last ways on the board, seen from a side."""
    state = state_of(saved.table)
    tokens = tokens_of(saved, words)
    drawn = None
    if state.board is not False or len(saved.table.journal.entries) == 1:  # all know the start
        scene = Scene(
            units=units_of(state),
            figures=figures_of(state),
            tokens=tokens_on_board(state),
            ways=ways(saved.table.events(), tokens),
        )
        label = words.text("page-scythe-board")
        where = layout_from(rules_of(saved.table), side)
        drawn = patterns() + Markup('<div class="lying-board">{}{}</div>').format(
            board(where, scene, tokens, label), _north(where.turn, words)
        )
    return Lying([], list(_parts(saved, words)), drawn, STYLES)


def _north(turn: int, words: ScytheWords) -> Markup:
    """Places are named by the points of the compass: where north is on this drawing."""
    return Markup('<p class="compass-corner side-{}">{}<span class="unseen">{}</span></p>').format(
        turn,
        compass(turn, words.text("page-scythe-north")),
        words.text("page-scythe-compass", turn=turn),
    )


def _parts(saved: Saved, words: ScytheWords) -> Iterator[Part]:
    rules = rules_of(saved.table)
    state = rules.state
    if state.result is not None:
        columns = [_column(seat, one, words) for seat, one in state.result.sheet.items()]
        yield Part(words.text("page-scoring"), columns)
    if state.board is not False:
        places = [
            label_of(rules, place, words)
            for place in rules.board.places
            if standing_at(state, place, words)
        ]
        yield Part(words.text("page-scythe-board"), places)
    for seat, one in state.seats.items():
        yield Part(words.seat(seat), list(_holds(one, words)))
    if rules.automas:
        yield Part(words.text("page-scythe-deck"), list(_cards(saved, words)))


def _column(seat: str, score: Score, words: ScytheWords) -> str:
    """A seat's column of the scoring sheet in a line."""
    rows = [f"{words.text(f'page-scoring-{row}')} {getattr(score, row)}" for row in ROWS]
    rows += [f"{words.text(f'page-scoring-{line}')} {n}" for line, n in score.more.items()]
    total = words.text("scythe-points", name=words.seat(seat), total=score.total)
    return f"{total}: {', '.join(rows)}"


def _holds(one: Seat, words: ScytheWords) -> Iterator[str]:
    for what in ("power", "cards", "coins", "popularity"):
        yield words.text("page-scythe-holds", what=what, count=getattr(one, what))
    for triumph, count in one.stars.items():
        if count:
            yield words.text("page-scythe-starred", triumph=triumph, count=count)
    if one.level is not None:
        at = words.tracker_space(one.tracker)
        yield words.text("page-scythe-marker-at", level=one.level, part=at)


def _cards(saved: Saved, words: ScytheWords) -> Iterator[str]:
    if saved.table.journal.chance == APP:
        yield words.text("page-scythe-app-cards")
        return
    for key, deck in state_of(saved.table).decks.items():
        name = words.seat(key) if key in state_of(saved.table).seats else words.text("deck-automa")
        pile = ", ".join(str(card) for card in deck.discard) or words.text("nothing")
        yield words.text("page-scythe-pile", name=name, count=len(deck.cards), part=pile)


def stands(saved: Saved, words: ScytheWords) -> list[str]:
    """The turns of the Automas so far, and everybody's stars."""
    state = state_of(saved.table)
    stars = {seat: sum(one.stars.values()) for seat, one in state.seats.items()}
    told = [words.text("page-stands-stars", seat=seat, count=n) for seat, n in stars.items() if n]
    return [
        words.text("page-stands-turn", turn=state.turn),
        *(told or [words.text("page-stands-no-stars")]),
    ]


def facts(saved: Saved, words: ScytheWords) -> list[str]:
    """What one tells of a game: modules, result, stars, level of the Automas, turns."""
    state = state_of(saved.table)
    lines = [words.text("page-mode-scythe-automa")]
    lines += [words.text(f"scythe-module-{name}") for name in state.modules]
    if state.result is not None:
        fields = {"winner": state.result.winner, "scores": state.result.scores}
        lines.append(words.event({"type": "result", **fields}))
    else:
        lines.append(words.text("page-recap-unfinished"))
    for seat, one in state.seats.items():
        if not one.level and not one.faction:
            continue  # it is still to be drawn
        kind = f"level-{one.level}" if one.level else f"faction-{one.faction}"
        part = words.text(f"scythe-{kind}")
        count = sum(one.stars.values())
        lines.append(words.text("page-scythe-fact", name=words.seat(seat), part=part, count=count))
    lines.append(words.text("page-scythe-fact-turns", count=state.turn))
    return lines
