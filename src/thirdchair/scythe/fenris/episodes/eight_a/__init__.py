"""The last evening on the other way: a track of tiles, and stars that must be fetched."""

from collections.abc import Iterator

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended
from thirdchair.scythe.fenris.episodes.eight_a.collecting import Collecting
from thirdchair.scythe.fenris.episodes.lasts import LastEvening
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.sheet.events import NotTicked
from thirdchair.scythe.fenris.sheet.open_stars import COMBAT
from thirdchair.scythe.fenris.tonight.on_the_track import BESIDE
from thirdchair.scythe.modules.tesla import TESLA

AWAY = "fenris.away_finder"


class TheGame(Collecting):
    """With the sixth star on the tiles it is over."""

    @decides("fen.e8a.end.sixth-star")
    def ends(self) -> Ended | None:
        """At once."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e8a.end.sixth-star")


class TheEvening(LastEvening):
    """Whoever has found Tesla plays with him."""

    rows = "fen.e8a"

    def steps(self) -> Iterator[StepToDo]:
        """In the printed order; the tiles lie there before anybody chooses a mat."""
        track = tuple(self.rules_of_tonight().state.track)
        yield StepToDo(rule="fen.e8a.setup.tiles", args={"spaces": track})
        yield from self.gambit_steps("fen.e8a.setup.wind-gambit")
        yield StepToDo(rule="fen.e8a.setup.stars")
        if owner := self.owner():
            yield StepToDo(rule="fen.e8a.setup.tesla", seat=owner)
        yield from self.own_steps()

    def prepare(self) -> None:
        super().prepare()
        if (owner := self.owner()) and self.state.tonight is not None:
            self.state.tonight.laid[TESLA] = {owner: 1}

    @decides("fen.e8a.setup.tesla")
    def owner(self) -> str | None:
        """Whoever has found him; if that one is away tonight, the next one by the last result."""
        finder = self.state.finder
        if finder in self.playing:
            return finder
        if not finder or self.ruling(AWAY) == "nobody" or not self.state.history:
            return None
        last = self.state.history[-1].coins
        return max(
            (seat for seat in self.playing if seat in last), key=last.__getitem__, default=None
        )

    # The triumph log

    @decides("fen.e8a.score.any-category", "fen.e8a.score.saxony-no-tile")
    def log_stars(self, seat: str, stars: list[str]) -> None:
        """A star on a tile may be ticked anywhere; one without a tile only where it belongs, and
        one beside the track nowhere."""
        automa, track = self.state.sheets[seat].kind == "automa", self.material.track
        beyond: list[str] = []
        for star in dict.fromkeys(stars):
            on_tiles = min(stars.count(star), track.count(star))
            for _ in range(on_tiles):
                if automa:
                    self.log_first_free(seat, star)
                else:
                    rule = "fen.e8a.score.any-category"
                    self.leave_open(seat, star, rule, anywhere=True)
            beyond += [star] * (stars.count(star) - on_tiles)
        for star in [one for one in beyond if one == BESIDE]:
            self.tell(NotTicked(seat=seat, star=star, rule="fen.sheet.log.tick"))
        own = [star for star in beyond if star in self.printed.columns]
        for star in dict.fromkeys(own):
            self.tick(seat, star, star, "fen.e8a.score.saxony-no-tile")
        if combats := beyond.count(COMBAT):
            self._log_combats(seat, combats, automa=automa)
