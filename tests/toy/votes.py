"""The vote: everybody stakes all influence in secret, and the season follows the most."""

from tests.toy import events as e
from tests.toy.chapter import SeasonChapter
from tests.toy.commands import Decide, Vote
from tests.toy.content import Way
from thirdchair.kit.choices import Choice
from thirdchair.kit.commands import SealedChoice
from thirdchair.kit.refusals import bad_input, not_now


class Votes(SeasonChapter):
    """Where the season goes on."""

    @property
    def ways(self) -> dict[str, Way]:
        """What is voted on after this evening."""
        return self.material.ways_after(self.state.evening)

    async def vote(self, command: Vote) -> None:
        """The stakes of one keeper; a later vote of the same keeper replaces them."""
        self.check_seat(command.seat)
        for way, influence in command.stakes.items():
            self.known(way, self.ways, "do.stakes")
            if influence < 0:
                raise bad_input("number-too-small", where="do.stakes", least=0)
        has, staked = self.state.keepers[command.seat].influence, sum(command.stakes.values())
        if staked != has:
            raise bad_input("toy-stakes", where="do.stakes", has=has, staked=staked)
        stakes = {way: command.stakes.get(way, 0) for way in self.ways}
        self.state.votes = self.by_seat({**self.state.votes, command.seat: stakes})
        self.tell(SealedChoice(seat=command.seat, what="vote", round=self.state.evening))

    async def reveal(self) -> None:
        """All votes at once; the influence is spent."""
        missing = [seat for seat in self.state.seats if seat not in self.state.votes]
        if missing:
            raise not_now("toy-votes-missing", seats=missing)
        self.state.revealed.append(self.state.evening)
        self.tell(e.Revealed(votes=self.state.votes))
        for keeper in self.state.keepers.values():
            keeper.influence = 0
        most = self.most()
        if most.open:
            self.state.phase = "tie"
            self.tell(e.Tied(ways=most.left, why=tuple(most.why)))
        else:
            self._take(most)

    def most(self) -> Choice[str]:
        """The ways with the most influence on them."""
        totals = {way: sum(one[way] for one in self.state.votes.values()) for way in self.ways}
        return Choice(self.ways).keep_most("toy.vote.most", totals.__getitem__)

    async def decide(self, command: Decide) -> None:
        """After a tie the winner of the race says which of these ways it is."""
        tied = self.most()
        if command.way not in tied.left:
            options = list(tied.left)
            raise bad_input("not-an-option", where="do.way", answer=command.way, options=options)
        self._take(tied.keep("toy.vote.tie", (command.way,)))

    def _take(self, chosen: Choice[str]) -> None:
        (way,) = chosen.left
        self.state.leads = self.ways[way].leads
        self.state.phase = "shop"
        self.unlock(self.material.evenings[self.state.leads].lock)
        self.tell(e.WayTaken(way=way, evening=self.state.leads, why=tuple(chosen.why)))
