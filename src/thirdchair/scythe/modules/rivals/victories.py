"""A victory takes a star from a home base to the triumph track, and perhaps brings coins."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Gained, Why
from thirdchair.scythe.modules.events import StarTaken
from thirdchair.scythe.modules.rivals.declaring import COMBAT, Declaring

SUPPLY = "supply"
BEATEN = "beaten"
"""In an answer: the star comes from the base of whoever was just beaten."""
TAKEN = {
    ("human", True): "fen.e2a.rivals.win.star",
    ("human", False): "fen.e2a.rivals.win.any-base",
    ("automa", True): "fen.e2a.automa.rivals.win.star",
    ("automa", False): "fen.e2a.automa.rivals.other-base",
}
"""Why a star leaves a home base: by who has won, and whether the base is that of the beaten."""


class Victories(Declaring):
    """Where the star for a victory comes from."""

    just_beat: str | None = None
    """Whom the winner of the combat that is just over has beaten; None: only the table knows."""

    @decides("fen.e2a.rivals.only-combat", "fen.e2a.automa.rivals.no-supply")
    def stars_for(self, seat: str, triumph: str) -> int:
        """Stars on home bases can be placed only for victories."""
        waiting = 0 if triumph == COMBAT else sum(self.abroad(seat).values())
        return super().stars_for(seat, triumph) - waiting

    async def victory_star(self, winner: str, loser: str) -> None:
        """The star for this victory, perhaps from a home base."""
        self.just_beat = loser
        await super().victory_star(winner, loser)
        self.just_beat = None

    def star_asks(self, seat: str, triumph: str) -> bool:
        """Where the star comes from, as long as some lie on home bases."""
        comes = triumph == COMBAT and self.abroad(seat) and self.may_star(seat, triumph)
        return bool(comes) or super().star_asks(seat, triumph)

    @decides("fen.e2a.rivals.win.other-no-coins")
    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Each victory brings one star at most, wherever it comes from."""
        if triumph != COMBAT or not self.abroad(seat) or not self.may_star(seat, triumph):
            return await super().place_star(seat, triumph, why)
        base, beaten, reasons = await self.comes_from(seat)
        if base is not None:
            n, rule = self.lay(seat, base, -1), TAKEN[self.state.seats[seat].kind, beaten]
            self.tell(StarTaken(seat=seat, other=base, n=n, rule=rule))
        placed = await super().place_star(seat, triumph, (*why, *reasons))
        if base is not None and beaten:
            self.pay_for_rival(seat)
        return placed

    @decides("fen.e2a.rivals.win.coins", "fen.e2a.automa.rivals.coins")
    def pay_for_rival(self, seat: str) -> None:
        """Coins only for a star from the home base of the one who was beaten."""
        human = self.state.seats[seat].kind == "human"
        rule = "fen.e2a.rivals.win.coins" if human else "fen.e2a.automa.rivals.coins"
        coins = self.number("rivals.coins")
        self.state.seats[seat].coins += coins
        self.tell(Gained(seat=seat, what="coins", n=coins, rule=rule))

    async def comes_from(self, seat: str) -> tuple[str | None, bool, Why]:
        """Whose base it comes from (None: from the supply), whether that one was just beaten, and
        why."""
        if self.just_beat is None:
            return await self._told_by_the_table(seat)
        if self.state.seats[seat].kind == "automa":
            choice = self.automas_base(seat, self.just_beat)
            return choice.left[0], choice.left[0] == self.just_beat, tuple(choice.why)
        base = await self._chosen(seat, self.just_beat)
        return base, base == self.just_beat, ()

    @decides("fen.e2a.rivals.win.star", "fen.e2a.rivals.win.any-base")
    async def _chosen(self, human: str, loser: str) -> str | None:
        """After a victory over a rival it comes from a base, after another one it may."""
        bases = list(self.abroad(human))
        options = sorted(bases, key=lambda base: base != loser)
        if loser not in bases and self.stars_for(human, SUPPLY) > 0:
            options.append(SUPPLY)
        if len(options) == 1:
            return options[0]
        chosen = await ask(Pick(about="rival_star", seat=human, options=tuple(options)))
        return None if chosen == SUPPLY else str(chosen)

    async def _told_by_the_table(self, seat: str) -> tuple[str | None, bool, Why]:
        """A star for a combat that the app has not seen: the table also says who was beaten."""
        bases = self.abroad(seat)
        options = [f"{base}.{BEATEN}" for base in bases] + list(bases)
        if self.stars_for(seat, SUPPLY) > 0:
            options.append(SUPPLY)
        chosen = str(await ask(Pick(about="rival_star", seat=seat, options=tuple(options))))
        base, _, beaten = chosen.partition(".")
        return None if base == SUPPLY else base, bool(beaten), ()

    @decides("fen.e2a.automa.rivals.win.star", "fen.e2a.automa.rivals.other-base")
    def automas_base(self, automa: str, loser: str) -> Choice[str]:
        """The beaten one's, or else the nearest clockwise from its own."""
        choice = Choice(self.abroad(automa))
        if loser in choice.left:
            return choice.keep("fen.e2a.automa.rivals.win.star", [loser])
        with_base = loser in self.state.seats  # a figure that the game plays has none
        start = self.base(loser if with_base and self.ruling("a26") == BEATEN else automa)
        bases = self.board.bases
        place = bases.index(start)
        clockwise = [*bases[place + 1 :], *bases[:place]]
        return choice.keep_nearest(
            "fen.e2a.automa.rivals.other-base", lambda seat: clockwise.index(self.base(seat))
        )
