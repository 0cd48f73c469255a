"""The map: who controls what, what is legal, and how far it is."""

from collections.abc import Collection, Iterable, Sequence

from thirdchair.kit.choices import Measure
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.maps import Board, board
from thirdchair.tapestry.pieces import FULL, STANDING, TOPPLED, blocks
from thirdchair.tapestry.state import SoloState

AUTOMA, SHADOW, YOU = "automa", "shadow", "you"


class Hexmap(Chapter):
    """Territories, control, distance. All chapters of the solo game stand on it."""

    state: SoloState

    @property
    def board(self) -> Board:
        """The map of this table."""
        return board()

    def most_outposts(self, seat: str) -> int:
        """How many outposts a seat has in all."""
        return self.board.outposts

    def territories(self, who: str) -> list[int]:
        """The territories that `who` controls."""
        standing = STANDING[who]
        return [int(at) for at, pieces in self.state.hexes.items() if standing in pieces]

    def beside(self, places: Iterable[int]) -> set[int]:
        """All hexes next to one of these."""
        around = self.board.around
        return {hex_ for place in places for hex_ in around[place]}

    def reach(self, who: str, *, anywhere: bool) -> Collection[int]:
        """The hexes that are near enough: next to a territory of its own, or all of them."""
        return self.board.hexes if anywhere else self.beside(self.territories(who))

    @decides("tap.automa.conquer.legal")
    def legal_conquests(self, who: str, reach: Collection[int]) -> list[int]:
        """Territories within reach that are not its own and have room for an outpost."""
        hexes, own, found = self.state.hexes, STANDING[who], []
        for at in reach:
            pieces = hexes.get(str(at))
            if pieces is not None and len(pieces) < FULL and own not in pieces:
                found.append(at)
        return sorted(found)

    @decides("tap.automa.explore.legal")
    def legal_explorations(self, reach: Collection[int]) -> list[int]:
        """Hexes within reach without a tile; none if no tile is left to draw."""
        if not self.state.tiles:
            return []
        hexes = self.state.hexes
        return sorted([at for at in reach if str(at) not in hexes])

    def blocked(self) -> set[int]:
        """Hexes that no path of conquests leads through.

        Standing and toppled outposts count, and whatever else of yours stands there.
        """
        return {int(at) for at, pieces in self.state.hexes.items() if pieces and blocks(pieces)}

    @decides("tap.dist.empty", "tap.dist.self", "tap.dist.endpoint")
    def distances(self, goals: Collection[int]) -> Sequence[Measure]:
        """For each hex the steps to the nearest goal around blocked hexes, None if cut off.

        Only what lies between counts as blocked: neither the hex itself nor the goal.
        """
        around, blocked = self.board.around, self.blocked()
        steps: list[Measure] = [None] * len(around)
        for goal in goals:
            steps[goal] = 0
        edge, far = list(goals), 0
        while edge:
            far += 1
            beyond = []
            for place in edge:
                for beside in around[place]:
                    if steps[beside] is None:
                        steps[beside] = far
                        if beside not in blocked:
                            beyond.append(beside)
            edge = beyond
        return steps

    def lay_tile(self, at: int) -> None:
        """A territory tile comes on an empty hex."""
        self.state.hexes[str(at)] = ""

    def place_outpost(self, who: str, at: int, *, toppled: bool = False) -> None:
        """An outpost goes from supply to the map."""
        self.state.outposts[who] -= 1
        self.state.hexes[str(at)] += TOPPLED[who] if toppled else STANDING[who]

    def known_hex(self, at: int) -> int:
        """Refuse a hex that this map does not have."""
        last = len(self.board.hexes) - 1
        if not 0 <= at <= last:
            raise bad_input("unknown-hex", where="do.hex", answer=at, last=last)
        return at
