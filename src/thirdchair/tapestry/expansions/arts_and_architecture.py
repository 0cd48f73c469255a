"""Arts & Architecture: the arts track and what comes with it, ten decision cards, landmark cards.

All but the cards depends on the arts track, which is laid beside one of the four others or left in
the box.
"""

from typing import Any

from thirdchair.kit.checks import one_of
from thirdchair.kit.choices import Choice
from thirdchair.kit.learned import converted
from thirdchair.kit.rules import decides
from thirdchair.tapestry import content
from thirdchair.tapestry.charts import Cell, Row
from thirdchair.tapestry.content import Benefit, DecisionCard
from thirdchair.tapestry.correcting.solo import SoloCorrecting
from thirdchair.tapestry.correcting.table import Corrector, part_of
from thirdchair.tapestry.course import Course
from thirdchair.tapestry.events import Refreshed
from thirdchair.tapestry.expansions.landmark_cards import LandmarkCards
from thirdchair.tapestry.expansions.other_cards import OtherCards
from thirdchair.tapestry.packs import (
    ARTS,
    arts_cells,
    arts_course,
    arts_pack,
    cards_with_arts,
    track_named,
)


class ArtsAndArchitecture(LandmarkCards, OtherCards, SoloCorrecting):
    """The fifth track is a track like the others wherever this does not say otherwise."""

    @property
    def with_arts(self) -> bool:
        """Is the arts track in play?"""
        return ARTS in self.track_ids

    def ways(self) -> dict[str, Course]:
        plain = super().ways()
        return plain | {ARTS: arts_course()} if self.with_arts else plain

    # Decision cards

    @decides("tap.solo.replace.decision", "tap.solo.replace.decision.compat")
    def card(self, number: int) -> DecisionCard:
        """Ten cards are replaced for good, with and without the arts track."""
        return cards_with_arts()[number]

    def reading_order(self, bot: str, card: int) -> tuple[str, ...]:
        """Without the arts track its symbol is skipped."""
        symbols = super().reading_order(bot, card)
        if self.with_arts:
            return symbols
        return tuple(symbol for symbol in symbols if symbol != ARTS)

    def break_tie(self, choice: Choice[str], bot: str, symbols: tuple[str, ...], rule: str) -> None:
        """On a list without its symbol the arts track comes last, unless it is the favorite."""
        listed = ARTS in symbols or self.state.favorites[bot] == ARTS
        if choice.open and ARTS in choice.left and not listed:
            others = [track for track in choice.left if track != ARTS]
            choice.keep("tap.bots.adv.tie.arts", others)
        super().break_tie(choice, bot, symbols, rule)

    # Benefits

    @decides("tap.solo.setup.die.arts")
    def faces(self) -> tuple[str, ...]:
        """With the arts track the science die has five kinds of faces."""
        return self.listed(tuple(arts_pack().die.faces)) if self.with_arts else super().faces()

    def benefits(self, track: str, space: int) -> tuple[Benefit, ...]:
        """What the Automa does on a space of the arts track; what the box says comes first."""
        if track != ARTS:
            return super().benefits(track, space)
        told = self.state.box.get("arts.spaces", {}).get(str(space))
        if told is not None:
            return converted(told, tuple[Benefit, ...])
        return track_named(ARTS).space[space - 1].automa if space else ()

    async def gain(self, benefit: Benefit) -> None:
        if benefit.do == "refresh_masterpieces":
            self.refresh_masterpieces()
        else:
            await super().gain(benefit)

    def refresh_masterpieces(self) -> None:
        """The three open masterpiece cards are discarded and replaced."""
        self.tell(Refreshed(row="masterpiece"))

    # Income and levels

    def chart(self, turn: int) -> tuple[Cell, ...]:
        """Levels 1 to 4 have other income cards with the arts track; the hard side stays."""
        name = self.level.chart
        if self.with_arts and any(chart.id == name for chart in arts_pack().chart):
            return arts_cells(name, turn)
        return super().chart(turn)

    @decides("tap.solo.setup.automa.cover.effect")
    def rows(self) -> tuple[Row, ...]:
        """The cover piece lies on one row of the mat."""
        rows = super().rows()
        if not self.with_arts:
            return rows
        cover = arts_pack().cover
        counts = tuple(self.state.box.get("arts.cover", cover.counts))
        return tuple(
            Row(counts=counts) if place == cover.row else row
            for place, row in enumerate(rows, start=1)
        )

    def extra_landmarks(self) -> int:
        """Two more for the Automa on levels 3 and 4, as their income cards show."""
        extra = arts_pack().extra_landmarks
        return extra.count if self.with_arts and self.state.level in extra.levels else 0

    # Corrections

    def correctable(self) -> dict[str, Corrector]:
        """`arts`: the track that the arts track lies beside."""
        more: dict[str, Corrector] = {ARTS: self._correct_arts} if self.with_arts else {}
        return super().correctable() | more

    def _correct_arts(self, rest: list[str], value: Any) -> str | None:
        if rest:
            part_of({ARTS: None}, rest, 1)
        was, self.state.arts = self.state.arts, one_of(value, tuple(content.tracks()))
        return was
