"""The first evening: an objective more, and influence for whoever comes first."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Ended, Took
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.events import Received, StepToDo
from thirdchair.scythe.fenris.rewards.events import AutomaVotes
from thirdchair.scythe.fenris.state import Vote
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

INFLUENCE = "influence"
EXTRA = "extra_objective"


class TheGame(OnTheTrack):
    """Whoever places the first star on a space takes the influence token from it."""

    @decides("fen.e1.setup.influence.track", "fen.e1.setup.influence.objective")
    async def set_up(self) -> None:
        """A token lies on each space, the extra objective among them."""
        await super().set_up()
        track = self.material.track
        self.state.laid[INFLUENCE] = {one: track.count(one) for one in track}

    @decides("fen.e1.end.sixth-star")
    def ends(self) -> Ended | None:
        """With the sixth star at once; the extra objective is part of the track."""
        end = super().ends()
        return end and Ended(seat=end.seat, rule="fen.e1.end.sixth-star")

    @decides(
        "fen.e1.special.first-star",
        "fen.e1.special.combat-spaces",
        "fen.e1.automa.influence",
        "fen.e1.automa.combat-star",
        "fen.e1.special.objective",
    )
    def star_lies(self, seat: str, triumph: str) -> None:
        """Both spaces for a victory have their own token; whoever wins goes where one lies."""
        lying = self.state.laid.get(INFLUENCE, {})
        if not lying.get(triumph):
            return
        lying[triumph] -= 1
        holds = self.state.seats[seat].holds
        holds[INFLUENCE] = holds.get(INFLUENCE, 0) + 1
        self.tell(Took(seat=seat, what=INFLUENCE, space=triumph, rule="fen.e1.special.first-star"))


class TheEvening(Campaign):
    """Its end is a vote on the evening that follows."""

    leads_to: ClassVar[dict[str, str]] = {"war": "2a", "peace": "2b"}

    @decides("fen.e1.setup.perk.free")
    def perk_price(self) -> int:
        return 0 if self.own_sheet.free_perk else super().perk_price()

    def steps(self) -> Iterator[StepToDo]:
        yield StepToDo(rule="fen.e1.setup.no-wind-gambit")
        yield StepToDo(rule="fen.e1.setup.objective")
        spaces = len(self.material.track)
        yield StepToDo(rule="fen.e1.setup.influence.track", args={"count": spaces - 1})
        yield StepToDo(rule="fen.e1.setup.influence.objective")
        for seat in self.people:
            yield StepToDo(rule="fen.e1.setup.perk.free", seat=seat)

    @decides("fen.e1.special.influence-use")
    def counts(self) -> tuple[str, ...]:
        return (INFLUENCE,)

    @decides("fen.e1.setup.influence.track", "fen.e1.setup.influence.objective")
    def there_are(self, what: str) -> int | None:
        """One token on each space."""
        return len(self.material.track)

    def most_of(self, what: str) -> int:
        return len(self.material.track)

    @decides("fen.e1.reward.objective-star")
    def log_other(self, seat: str, star: str, *, automa: bool) -> None:
        """A star on the extra objective may be ticked anywhere."""
        if star != EXTRA:
            super().log_other(seat, star, automa=automa)
        elif automa:
            self.log_first_free(seat, star)
        else:
            self.leave_open(seat, star, "fen.e1.reward.objective-star")

    @decides("fen.e1.reward.record")
    async def rewards(self) -> None:
        """One token more for everybody; the Automas say at once how they vote."""
        await super().rewards()
        for seat, column in self.state.columns.items():
            automa = self.state.sheets[seat].kind == "automa"
            rule = "fen.e1.automa.vote.extra" if automa else "fen.e1.reward.influence-extra"
            self.state.influence[seat] = column.facts[INFLUENCE] + 1
            self.tell(Received(seat=seat, what=INFLUENCE, n=self.state.influence[seat], rule=rule))
        for one in self.automas:
            if one in self.state.influence:
                self.automa_votes(one)

    @decides("fen.e1.automa.vote.even", "fen.e1.automa.vote.odd")
    def automa_votes(self, automa: str) -> None:
        """An even number goes to war, an odd one to peace."""
        tokens = self.state.influence[automa]
        even = tokens % 2 == 0
        vote = Vote(tokens, 0) if even else Vote(0, tokens)
        self.state.votes = self.by_seat({**self.state.votes, automa: vote})
        rule = "fen.e1.automa.vote.even" if even else "fen.e1.automa.vote.odd"
        self.tell(AutomaVotes(seat=automa, war=vote.war, peace=vote.peace, rule=rule))
