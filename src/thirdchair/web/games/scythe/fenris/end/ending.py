"""The card of a campaign that is over: totals as bars, and the way there evening by evening."""

from collections.abc import Iterator, Mapping, Sequence

from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.end.reckoning import DOUBLED
from thirdchair.scythe.fenris.state import FenrisState, Reckoning
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web.ending import Curve, Ending, Line, Outcome, Part, Side
from thirdchair.web.games.scythe.fenris.screen import campaign_of, game_of_campaign
from thirdchair.words.games.scythe import ScytheWords

PLAIN = ("red", "blue", "green", "yellow", "purple", "black", "gray")
"""Colors that tell nothing of a faction."""
"""Of a faction whose color no card has."""

NEW_FACTION = "new_faction"


class Named:
    """What the seats are called on a card, and their colors: as everybody at the table knows them,
    or so that it tells nothing to others."""

    def __init__(self, saved: Saved, words: ScytheWords, *, plain: bool) -> None:
        sheets = campaign_of(saved.table).sheets
        if plain:
            automa = words.text("page-scythe-kind-automa")
            automas = [seat for seat, one in sheets.items() if one.kind == "automa"]
            self.names = {
                seat: words.seat(seat)
                if one.kind == "human"
                else f"{automa} {automas.index(seat) + 1}"
                if len(automas) > 1
                else automa
                for seat, one in sheets.items()
            }
            self.colors = dict(zip(sheets, PLAIN * len(sheets), strict=False))
            return
        factions = game_of_campaign(saved.table).material_at(saved.table.state).factions
        self.names = {seat: words.seat(seat) for seat in sheets}
        self.colors = {seat: factions[one.faction].color for seat, one in sheets.items()}


def ending(saved: Saved, words: ScytheWords, *, plain: bool = False) -> Ending | None:
    """All that the card says; `plain`: without anything that comes late in the campaign."""
    state = campaign_of(saved.table)
    if state.result is None:
        return None
    named = Named(saved, words, plain=plain)
    curves = [_curve(state, words, named, what) for what in ("wealth", "stars")]
    return Ending(
        winner=_headline(state.result, words, named),
        outcome=_went(state, state.result),
        why=_why(state.result, words),
        points=lambda n: words.text("page-result-coins", n=n),
        sides=list(_sides(state.result, words, named)),
        curves=[one for one in curves if one.has_course],
        facts=[]
        if plain
        else [*evenings(state, words), *votes(state, words), *changes(saved.table, words)],
    )


def _headline(end: Reckoning, words: ScytheWords, named: Named) -> str:
    names = [named.names[seat] for seat in end.winner]
    if len(names) == 1:
        return words.text("page-fenris-end-won", name=names[0])
    return words.text("page-fenris-end-shared", part=", ".join(names))


def _went(state: FenrisState, end: Reckoning) -> Outcome:
    """How it went for who plays alone; among people it is over."""
    humans = {seat for seat in end.seats if state.sheets[seat].kind == "human"}
    if len(humans) != 1 or len(end.seats) == 1:
        return "over"
    if not humans & set(end.winner):
        return "lost"
    return "won" if set(end.winner) <= humans else "shared"


def _why(end: Reckoning, words: ScytheWords) -> list[str]:
    totals = {seat: one.total for seat, one in end.seats.items()}
    best = max(totals[seat] for seat in end.winner)
    if len(end.winner) > 1:
        return [words.text("page-result-even", points=best)]
    others = [total for seat, total in totals.items() if seat not in end.winner]
    if not others or max(others) > best:
        return []
    low = max(others)
    return [words.text("page-result-points", high=best, low=low, margin=best - low)]


def _sides(end: Reckoning, words: ScytheWords, named: Named) -> Iterator[Side]:
    """The best first; what each total is made of."""
    line = content.sheet().line
    for seat, one in sorted(end.seats.items(), key=lambda pair: -pair[1].total):
        parts = [
            Part(words.text("page-fenris-end-double"), DOUBLED * (one.coins or 0)),
            Part(words.text("page-fenris-end-lines", count=one.lines), line * one.lines),
        ]
        yield Side(
            seat=seat,
            name=named.names[seat],
            color=named.colors[seat],
            points=one.total,
            won=seat in end.winner,
            parts=[part for part in parts if part.points],
        )


# The way there


def _curve(state: FenrisState, words: ScytheWords, named: Named, what: str) -> Curve:
    read = _wealth if what == "wealth" else _stars
    lines = [
        Line(named.names[seat], named.colors[seat], read(state, seat))
        for seat, one in state.sheets.items()
        if one.presence != "left"
    ]
    return Curve(words.text(f"page-fenris-end-{what}"), lines)


def _wealth(state: FenrisState, seat: str) -> Sequence[int | None]:
    """After each evening but the last, where it means nothing any more."""
    bookings, known = state.sheets[seat].wealth, _evenings_here(state)
    found: list[int | None] = []
    for number in range(1, content.sheet().evenings):
        told = [one.amount for one in bookings if one.evening[:1] <= str(number)]
        found.append(
            sum(told) if number in known or (told and number >= min(known, default=9)) else None
        )
    return found


def _stars(state: FenrisState, seat: str) -> Sequence[int | None]:
    stars = {
        int(one.evening[0]): len(one.stars[seat]) for one in state.history if seat in one.stars
    }
    return [stars.get(number) for number in range(1, content.sheet().evenings + 1)]


def _evenings_here(state: FenrisState) -> set[int]:
    return {int(one.evening[0]) for one in state.history}


def evenings(state: FenrisState, words: ScytheWords) -> list[str]:
    """A line for each evening that was played here."""
    found = []
    for one in state.history:
        title = words.text(f"page-fenris-title-{one.evening}")
        winners = [one.winner] if one.winner else _winners(state)
        names = ", ".join(words.seat(seat) for seat in winners)
        coins = max((one.coins[seat] for seat in winners if seat in one.coins), default=0)
        found.append(words.text("page-fenris-end-evening", part=title, name=names, coins=coins))
    return found


def _winners(state: FenrisState) -> list[str]:
    return [] if state.result is None else state.result.winner


def votes(state: FenrisState, words: ScytheWords) -> list[str]:
    """How everybody voted, where that is known; of fists only what came of them."""
    if state.branch is None:
        return []
    way = words.text(f"page-fenris-way-{state.branch}")
    cast: Mapping[str, tuple[int, int]] = {
        seat: (one.war, one.peace) for seat, one in state.cast.items()
    }
    each = ", ".join(f"{words.seat(seat)} {war}:{peace}" for seat, (war, peace) in cast.items())
    if not each:
        return [words.text("page-fenris-end-way", part=way)]
    return [words.text("page-fenris-end-votes", part=way, other=each)]


def changes(table: Table, words: ScytheWords) -> list[str]:
    """Who has played which faction from some evening on, in the order in which it came."""
    told = (event for entry in table.journal.entries[: table.journal.at] for event in entry.events)
    each = [
        f"{words.seat(event['seat'])} → {words.text('scythe-faction-' + event['faction'])}"
        for event in told
        if event["type"] == NEW_FACTION
    ]
    return [words.text("page-fenris-end-changed", part=", ".join(each))] if each else []
