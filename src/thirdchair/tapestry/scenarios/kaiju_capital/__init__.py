"""Kaiju 1, The Kaiju Masters: a Kaiju walks through your capital and destroys buildings."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from thirdchair.kit.choices import Choice
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.charts import Cell
from thirdchair.tapestry.commands import StartEra
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios import capital, parts
from thirdchair.tapestry.scenarios.commands import Build
from thirdchair.tapestry.scenarios.kaiju import Kaiju, KaijuSetup
from thirdchair.tapestry.scenarios.kaiju_capital.events import (
    Built,
    CapitalLines,
    Destroyed,
    DistrictFull,
    KaijuMoved,
    Spared,
)
from thirdchair.tapestry.scenarios.parts import Fact, Part
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.steps import Step

NOTHING = 0
TOKEN_REMINDERS = (
    "tap.kaiju.s1.destroy.rows",
    "tap.kaiju.s1.destroy.district",
    "tap.kaiju.s1.destroy.buildings",
)


class CapitalTable(msgspec.Struct, tag_field="number", tag=1):
    """The Kaiju in your capital. Districts and plots are numbered by reading order, from 1.

    `plots`: what stands on each plot, if the app keeps the capital (`tracked`); else only the
    tokens of destroyed buildings. `last`: the district that the Kaiju came from.
    """

    district: int
    last: int | None = None
    tracked: bool = False
    plots: dict[str, str] = {}


class CapitalState(ScenarioState, tag="kaiju", kw_only=True):
    """A table of this scenario."""

    scenario: CapitalTable


class KaijuCapital(Kaiju):
    """The Automa has no civilization; apart from that the bots work as usual."""

    state: CapitalState
    table = CapitalState
    measures: ClassVar[Mapping[str, str]] = {"tap.kaiju.s1.move.symbol": "top"}
    won_by = "tap.kaiju.s1.win"
    lost_by = "tap.kaiju.s1.lose"

    @classmethod
    @decides("tap.kaiju.s1.setup.kaiju.noplot", "tap.kaiju.s1.setup.kaiju")
    def fresh(cls, setup: KaijuSetup) -> CapitalTable:
        tracked = setup.capital == "track"
        printed = setup.box.get("kaiju1.plots", ()) if tracked else ()
        plots = dict.fromkeys(sorted(printed), "printed")
        return CapitalTable(district=capital.UPPER_RIGHT, tracked=tracked, plots=plots)

    @property
    def city(self) -> CapitalTable:
        """The Kaiju and your capital."""
        return self.state.scenario

    def carry_out(self, command: Command) -> Rule:
        return self.do_build(command) if isinstance(command, Build) else super().carry_out(command)

    @decides("tap.kaiju.s1.setup.nociv", "tap.kaiju.s1.level6")
    async def give_civilizations(self) -> None:
        """None, not even the second one of level 6."""

    async def name_favorite(self) -> None:
        """The science die says it; what is given to the Shadow Empire is left to it."""
        favorites, rule = self.state.favorites, "tap.kaiju.s1.setup.fav"
        faces = tuple(face for face in self.faces() if face != favorites[SHADOW])
        favorites[AUTOMA], _ = await self.roll_track(faces, rule, AUTOMA)
        self.tell_favorite(AUTOMA, rule)

    def chart(self, turn: int) -> tuple[Cell, ...]:
        """Without a civilization there is no civilization step."""
        return tuple(cell for cell in super().chart(turn) if cell.step != "civ_ability")

    @decides("tap.kaiju.s1.setup.bots", "tap.kaiju.s1.when")
    async def advance_by_pair(self, bot: str, track_card: int, tie_card: int) -> None:
        """Before the Automa's tokens move, the Kaiju does, even if they cannot."""
        if bot == AUTOMA:
            self.walk(tie_card)
            await self.destroy()
        await super().advance_by_pair(bot, track_card, tie_card)

    @decides("tap.kaiju.s1.move.symbol")
    def walk(self, card: int) -> None:
        """Step 1: to the district that the topmost symbol of the compass gives."""
        compass = self.numbers("kaiju1.compass")
        symbols = tuple(one for one in self.card(card).tiebreakers if one in compass)
        ways = {symbol: self.way(compass[symbol]) for symbol in symbols}
        onward = [symbol for symbol in symbols if ways[symbol][0] != self.city.last]
        choice = Choice(symbols)
        choice.keep("tap.kaiju.s1.move.back", onward, [ways[symbol][0] for symbol in symbols])
        choice.keep_first("tap.kaiju.s1.move.symbol", symbols)
        track = choice.left[0]
        (there, rule), here = ways[track], self.city.district
        self.city.district, self.city.last = there, here
        self.tell(KaijuMoved(track=track, from_=here, to=there, rule=rule, why=tuple(choice.why)))

    def way(self, direction: str) -> tuple[int, str]:
        """Where a direction leads; at the edge of the capital the opposite one counts."""
        there = capital.beside(self.city.district, direction)
        if there is not None:
            return there, "tap.kaiju.s1.move.dir"
        back = capital.beside(self.city.district, capital.opposite(direction))
        assert back is not None  # three districts in a row: one of the two ways is open
        return back, "tap.kaiju.s1.move.edge"

    @decides("tap.kaiju.s1.destroy.out", "tap.kaiju.s1.destroy.token")
    async def destroy(self) -> None:
        """Step 2: the first income building of the new district, if it has an empty plot too."""
        city = self.city
        if city.tracked:
            plot = capital.first_building(city.plots, city.district)
        else:
            plot = await self.ask_first_building()
        if plot is None:
            self.tell(Spared(district=city.district, rule="tap.kaiju.s1.destroy.if"))
            return
        piece = city.plots.get(plot, "building")
        city.plots[plot] = capital.TOKEN
        self.tell(
            Destroyed(
                district=city.district,
                number=capital.plots_of(city.district).index(plot) + 1,
                plot=plot,
                piece=piece,
                rule="tap.kaiju.s1.destroy.which",
            )
        )

    async def ask_first_building(self) -> str | None:
        """Which plot of the district holds the first income building? 0 for none."""
        plots = capital.plots_of(self.city.district)
        free = [
            number
            for number, plot in enumerate(plots, start=1)
            if self.city.plots.get(plot) != capital.TOKEN
        ]
        options, at = (NOTHING, *free), f"d{self.city.district}"
        number: int = await ask(Pick(about="first_building", options=options, seat=YOU, at=at))
        return None if number == NOTHING else plots[number - 1]

    async def do_build(self, command: Build) -> None:
        """You place a building or a landmark, or mark a printed plot. The Kaiju does not mind."""
        plots = self.city.plots
        self.check_build(command)
        before = self.complete_districts()
        plots.update(dict.fromkeys(command.plots, command.piece))
        self.city.plots = dict(sorted(plots.items()))
        self.tell(Built(piece=command.piece, plots=command.plots))
        for district in self.complete_districts():
            if district not in before:
                self.tell_district(district)

    @decides("tap.kaiju.s1.destroy.token.fixed")
    def check_build(self, command: Build) -> None:
        """Refuse what does not fit on the mat."""
        if not self.city.tracked:
            raise not_now("capital-not-kept", where="do")
        if command.piece not in capital.PIECES:
            raise bad_input(
                "unknown-piece",
                where="do.piece",
                value=command.piece,
                options=list(capital.PIECES),
            )
        for plot in command.plots:
            if not capital.known_plot(plot):
                raise bad_input("unknown-plot", where="do.plots", value=plot)
            if plot in self.city.plots:
                text = "plot-is-lost" if self.city.plots[plot] == capital.TOKEN else "plot-is-full"
                raise not_now(text, where="do.plots", plot=plot)
        one = command.piece in capital.INCOME_BUILDINGS
        if len(set(command.plots)) != len(command.plots) or not command.plots:
            raise bad_input("plots-twice", where="do.plots")
        if one and len(command.plots) != 1:
            raise bad_input("one-plot", where="do.plots", piece=command.piece)
        self.check_supply([*self.city.plots.values(), command.piece], "do.piece")

    def check_supply(self, pieces: Iterable[str], where: str) -> None:
        """Refuse one more income building of a kind than your income mat had."""
        most, standing = self.sheet.numbers["buildings"], list(pieces)
        for piece, before in capital.buildings(self.city.plots).items():
            if standing.count(piece) > max(most, before):
                raise not_now("no-building-left", where=where, piece=piece, most=most)

    def keep_part(self, part: Part, value: Any) -> None:
        if part.name == "plots":
            self.check_supply(value.values(), "do.value")
        super().keep_part(part, value)

    def complete_districts(self) -> list[int]:
        """The districts without an empty plot."""
        return [
            district
            for district in capital.LINE
            if all(plot in self.city.plots for plot in capital.plots_of(district))
        ]

    def tell_district(self, district: int) -> None:
        """A district is complete: a resource, unless a token lies in it."""
        city = self.city.plots
        lost = any(city[plot] == capital.TOKEN for plot in capital.plots_of(district))
        rule = "tap.kaiju.s1.destroy.district"
        self.tell(DistrictFull(district=district, resource=not lost, rule=rule))

    async def do_income(self, command: StartEra) -> None:
        """Your rows, columns and buildings as they count now."""
        await super().do_income(command)
        if self.city.tracked:
            full, void = capital.full_lines(self.city.plots)
            self.tell(CapitalLines(full=full, void=void, rule="tap.kaiju.s1.destroy.rows"))
        elif self.city.plots:
            self.remind(*TOKEN_REMINDERS)

    @decides("tap.kaiju.s1.win", "tap.kaiju.s1.lose")
    async def is_ahead(self, vp: dict[str, int]) -> bool:
        """More points than the Automa, or you lose; once a table could rule that a tie is won."""
        tie_is_won = self.state.rulings.get("scenario.tie_counts_as_win") is True
        return vp[YOU] > vp[AUTOMA] or (vp[YOU] == vp[AUTOMA] and tie_is_won)

    async def winner(self, vp: dict[str, int]) -> list[str]:
        """If you lose, the mini-campaign lets you try again."""
        winner = await super().winner(vp)
        if winner == [AUTOMA]:
            self.remind("tap.kaiju.s1.campaign")
        return winner

    def view(self) -> dict[str, Any]:
        shown = super().view()
        if self.city.tracked:
            full, void = capital.full_lines(self.city.plots)
            shown["lines"] = {"full": full, "void": void}
            shown["buildings"] = capital.buildings(self.city.plots)
        return shown

    # What it says of itself

    def removed_steps(self) -> Iterator[Step]:
        if "AA" in self.state.expansions:
            yield Step("tap.kaiju.s1.setup.capital", "step-remove-advanced-capitals")

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.kaiju.s1.setup.kaiju", "step-kaiju-start")
        yield Step("tap.kaiju.s1.tip", "step-kaiju-tip")

    def facts(self) -> Iterator[Fact]:
        city = self.city
        yield Fact("kaiju-at", {"district": city.district})
        yield Fact("destroyed", {"count": self.destroyed()})
        if city.last is not None:
            yield Fact("came-from", {"district": city.last}, brief=False)
        for plot, piece in city.plots.items():
            if piece == capital.TOKEN:
                yield Fact("token", {"plot": plot}, brief=False)
            else:
                yield Fact("plot", {"plot": plot, "piece": piece}, brief=False)

    def destroyed(self) -> int:
        """How many buildings the Kaiju has destroyed."""
        return sum(piece == capital.TOKEN for piece in self.city.plots.values())

    def goal(self) -> None:
        """Most points win."""

    def parts(self) -> list[Part]:
        city, last = self.city, capital.LAST
        return [
            parts.Counter(name="district", value=city.district, low=1, high=last, names="district"),
            parts.Counter(
                name="last", value=city.last, low=1, high=last, none=True, names="district"
            ),
            parts.Grid(
                name="plots",
                value=city.plots,
                pieces=capital.PIECES,
                here=city.district,
                last=city.last,
                kept=city.tracked,
            ),
        ]

    def put_back(self) -> Iterator[Back]:
        yield of_scenario("kaiju_city", n=self.destroyed())
