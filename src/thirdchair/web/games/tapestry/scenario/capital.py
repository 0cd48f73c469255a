"""Your capital as the page shows it: the whole mat, or one district with a button for each plot."""

import re
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.table.journal import Table
from thirdchair.tapestry.scenarios import capital
from thirdchair.tapestry.scenarios.capital import TOKEN
from thirdchair.tapestry.scenarios.parts import Grid
from thirdchair.web.games.tapestry.drawing.capital import City, city_map
from thirdchair.web.games.tapestry.scenario.parts import parts_of
from thirdchair.words import Words

CAPITAL = "capital"
_DISTRICT = re.compile(r"capital-([1-9])")


class Plot(msgspec.Struct, frozen=True):
    """A plot of the district that is open. `piece` is what stands there."""

    id: str
    number: int
    name: str
    piece: str | None


class District(msgspec.Struct, frozen=True):
    """A district as a link: its number, its name, what stands there in words."""

    number: int
    label: str


class Shown(msgspec.Struct, frozen=True):
    """The capital. `open`: the plots of one district, where the app keeps them."""

    drawing: Markup
    tracked: bool
    districts: list[District]
    open: list[Plot]
    number: int | None
    pieces: tuple[str, ...]
    chosen: str


def district_seen(see: str | None) -> int | None:
    """The district that the reader asked for, as in `capital-5`."""
    found = _DISTRICT.fullmatch(see or "")
    return int(found[1]) if found else None


def capital_of(table: Table, words: Words, district: int | None) -> Shown | None:
    """The capital, where the scenario is about it."""
    city = next((part for part in parts_of(table.state) if isinstance(part, Grid)), None)
    if city is None:
        return None
    number = district or _just_built(table)
    return Shown(
        drawing=city_map(
            City(plots=city.value, kaiju=city.here, last=city.last, lost=_lost(table))
        ),
        tracked=city.kept,
        districts=[District(one, _label(city, one, words)) for one in capital.LINE],
        open=[
            _plot(city, plot, place, words)
            for place, plot in enumerate(capital.plots_of(number), 1)
        ]
        if number and city.kept
        else [],
        number=number,
        pieces=city.pieces,
        chosen=_last_piece(table, city),
    )


def _plot(city: Grid, plot: str, number: int, words: Words) -> Plot:
    piece = city.value.get(plot)
    name = words.text("page-plot-empty") if piece is None else _piece(piece, words)
    return Plot(plot, number, name, piece)


def _piece(piece: str, words: Words) -> str:
    return (
        words.text("page-plot-token")
        if piece == TOKEN
        else words.text("capital-piece", piece=piece)
    )


def _label(city: Grid, district: int, words: Words) -> str:
    """A district in words, for those who do not see the drawing."""
    parts = [words.text("district-name", district=district)]
    if district == city.here:
        parts.append(words.text("page-district-kaiju"))
    for number, plot in enumerate(capital.plots_of(district), 1):
        if plot in city.value:
            parts.append(
                words.text(
                    "page-district-plot", number=number, piece=_piece(city.value[plot], words)
                )
            )
    return ", ".join(parts)


def _last(table: Table) -> dict[str, Any]:
    """The command that was done last."""
    journal = table.journal
    return journal.entries[journal.at + journal.waiting - 1].command


def _just_built(table: Table) -> int | None:
    """The district of the plot that was just filled: it stays open for the next one."""
    command = _last(table)
    return capital.district_of(command["plots"][0]) if command["do"] == "build" else None


def _last_piece(table: Table, city: Grid) -> str:
    """What you built last, for the next tap."""
    command = _last(table)
    return str(command["piece"]) if command["do"] == "build" else city.pieces[0]


def _lost(table: Table) -> str | None:
    """The plot that the Kaiju has just laid waste."""
    return next((one["plot"] for one in table.events() if one["type"] == "destroyed"), None)
