"""The horde: the Kaiju phase, in which blockers come to the tracks and Kaiju to the map."""

import msgspec

from thirdchair.kit.choices import Choice
from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.rules import decides
from thirdchair.tapestry.events import Drew, Reshuffled, Skipped
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.pieces import STANDING, TOPPLED
from thirdchair.tapestry.scenarios.kaiju import Kaiju
from thirdchair.tapestry.scenarios.kaiju_map.events import (
    BlockerPlaced,
    BlockersBack,
    KaijuPlaced,
    OutpostLost,
)
from thirdchair.tapestry.scenarios.state import ScenarioState

KAIJU = "kaiju"
BLOCKERS = 2
YOURS = (TOPPLED[YOU], STANDING[YOU])
"""Your outposts on a hex. Of two, one that lies is lost first."""


class MapTable(msgspec.Struct, tag_field="number", tag=2):
    """The Kaiju on the map, those still beside it, the blockers' tracks, the points to reach."""

    target: int
    supply: int
    kaiju: list[int] = []
    blockers: list[str] = []


class MapState(ScenarioState, tag="kaiju", kw_only=True):
    """A table of this scenario."""

    scenario: MapTable


class Horde(Kaiju):
    """What the horde does after each of your turns."""

    state: MapState

    @property
    def horde(self) -> MapTable:
        """The Kaiju, the blockers and your target."""
        return self.state.scenario

    @decides("tap.kaiju.s2.phase.7")
    async def kaiju_phase(self) -> None:
        """Steps 1 to 7: twice a card, a blocker and a Kaiju."""
        self.horde.blockers = []
        self.tell(BlockersBack(rule="tap.kaiju.s2.phase.2"))
        for _ in range(BLOCKERS):
            card = await self.draw_card()
            self.place_blocker(card)
            self.attack(card)

    @decides("tap.kaiju.s2.phase.1")
    async def draw_card(self) -> int:
        """A card of the Kaiju deck. An empty deck is shuffled anew."""
        decision = self.state.decision
        if not decision.deck:
            shuffled_in(decision.deck, decision.discard)
            self.tell(Reshuffled(deck="decision", cards=len(decision.deck)))
        card = await draw("decision", decision.deck, seat=YOU)
        decision.discard.append(card)
        self.tell(Drew(deck="decision", card=card, goes="discard"))
        return card

    @decides("tap.kaiju.s2.phase.7.same", "tap.kaiju.s2.phase.3")
    def place_blocker(self, card: int) -> None:
        """Step 3: on the track of the lowest symbol that is a track of this table."""
        upwards = [one for one in self.card(card).tiebreakers[::-1] if one in self.track_ids]
        choice = Choice(self.track_ids).keep_first("tap.kaiju.s2.phase.3", upwards)
        track = choice.left[0]
        self.horde.blockers.append(track)
        why = tuple(choice.why)
        self.tell(BlockerPlaced(track=track, rule="tap.kaiju.s2.phase.3", why=why))

    def attack(self, card: int) -> None:
        """Steps 4 to 6: on the first hex without a Kaiju you lose an outpost, or one comes."""
        free = [at for at in self.board.hexes if at not in self.horde.kaiju]
        if not free:
            self.tell(Skipped(what="kaiju", who=KAIJU, rule="tap.kaiju.s2.hex.full"))
            return
        choice = Choice(self.board.hexes).keep("tap.kaiju.s2.phase.4", free)
        choice.keep_nearest("tap.hex.pick", self.board.ranks[card].__getitem__)
        at, why = choice.left[0], tuple(choice.why)
        pieces = self.state.hexes.get(str(at), "")
        for piece in YOURS:
            if piece in pieces:
                self.state.hexes[str(at)] = pieces.replace(piece, "", 1)
                self.tell(OutpostLost(hex=at, rule="tap.kaiju.s2.phase.5", why=why))
                return
        self.horde.kaiju = sorted([*self.horde.kaiju, at])
        left = self.horde.supply - len(self.horde.kaiju)
        self.tell(KaijuPlaced(hex=at, left=left, rule="tap.kaiju.s2.phase.6", why=why))

    def extra_cost(self, track: str) -> int:
        """What the blockers of a track add to the advance action there."""
        each = self.ruling("kaiju2.extra_per_blocker") is True
        return self.horde.blockers.count(track) if each else 1
