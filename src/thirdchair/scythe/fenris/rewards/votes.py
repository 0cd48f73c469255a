"""The vote: everybody divides all influence in secret, and the campaign follows the most."""

from typing import ClassVar

from thirdchair.kit.commands import SealedChoice
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.state import FenrisState, Vote
from thirdchair.scythe.fenris.tonight.evenings import Evenings

MAJORITY = {"war": "fen.e1.vote.majority.war", "peace": "fen.e1.vote.majority.peace"}
WAYS = tuple(MAJORITY)
GONE = ("away", "left")


def still_to_vote(state: FenrisState) -> list[str]:
    """Who has not voted yet. Nobody waits for somebody who has gone home."""
    return [
        seat
        for seat in state.influence
        if seat not in state.votes and state.sheets[seat].presence not in GONE
    ]


class Votes(Evenings):
    """How the campaign goes on, where people decide it."""

    leads_to: ClassVar[dict[str, str]] = {}
    """The evening behind each way."""

    def _still_open(self) -> None:
        if not self.leads_to or self.state.leads is not None:
            raise not_now("fenris-no-vote")

    @decides(
        "fen.e1.vote.what",
        "fen.e1.vote.split",
        "fen.e1.vote.secret",
        "fen.e1.vote.war",
        "fen.e1.vote.peace",
    )
    async def vote(self, command: c.Ballot) -> None:
        """All tokens of a seat; a later vote of the same seat replaces it until the reveal."""
        self._still_open()
        self.sheet_of(command.seat, [one for one in self.humans if one in self.state.influence])
        if self.state.evening in self.state.revealed:
            raise not_now("fenris-revealed", where="do.seat")
        has, given = self.state.influence[command.seat], command.war + command.peace
        if given != has:
            raise bad_input("fenris-all-influence", where="do.war", has=has, given=given)
        vote = Vote(command.war, command.peace)
        self.state.votes = self.by_seat({**self.state.votes, command.seat: vote})
        self.tell(SealedChoice(seat=command.seat, what="vote", round=self.state.evening))

    def _without_those_who_are_gone(self) -> None:
        """Their influence goes back unused, or is cast as an Automa would."""
        for seat in self.state.influence:
            if seat in self.state.votes:
                continue
            if self.ruling("fenris.away_vote") == "automa":
                self.automa_votes(seat)
            else:
                self.state.votes = self.by_seat({**self.state.votes, seat: Vote(0, 0)})

    def automa_votes(self, automa: str) -> None:
        """Point: an Automa's vote, by its rule."""

    async def reveal(self) -> None:
        """All hands open at once."""
        self._still_open()
        if missing := still_to_vote(self.state):
            raise not_now("fenris-votes-missing", seats=missing)
        if self.state.evening in self.state.revealed:
            raise not_now("fenris-revealed")
        self._without_those_who_are_gone()
        self.state.revealed.append(self.state.evening)
        self.state.cast = dict(self.state.votes)
        votes = self.state.votes.values()
        totals = {"war": sum(one.war for one in votes), "peace": sum(one.peace for one in votes)}
        self.tell(
            e.Revealed(
                votes={
                    seat: {"war": one.war, "peace": one.peace}
                    for seat, one in self.state.votes.items()
                },
                totals=totals,
                rule="fen.e1.vote.secret",
            )
        )
        if totals["war"] != totals["peace"]:
            way = max(totals, key=totals.__getitem__)
            self._take(way, MAJORITY[way])
        else:
            self._tied()

    @decides("fen.e1.vote.tie")
    def _tied(self) -> None:
        """The winner decides; an Automa for what it voted for."""
        winner = self.state.history[-1].winner
        self.tell(e.Tied(seat=winner, rule="fen.e1.vote.tie"))
        if self.state.sheets[winner].kind == "automa":
            vote = self.state.votes[winner]
            self._take("war" if vote.war else "peace", "fen.e1.vote.tie")

    async def decide(self, command: c.Decide) -> None:
        """After a tie the winner says which way it is; or the table says how its fists decided."""
        self._still_open()
        if command.branch not in WAYS:
            raise bad_input(
                "not-an-option", where="do.branch", answer=command.branch, options=list(WAYS)
            )
        revealed = self.state.evening in self.state.revealed
        sealed = [seat for seat in self.humans if seat in self.state.votes]
        if sealed and not revealed:
            raise not_now("fenris-sealed-already", seats=sealed)
        self._take(command.branch, "fen.e1.vote.tie" if revealed else "fen.e1.vote.what")

    @decides("fen.e1.vote.return")
    def _take(self, way: str, rule: str) -> None:
        self.state.leads, self.state.branch = self.leads_to[way], way
        self.tell(e.WayTaken(episode=self.state.leads, rule=rule))
        self.state.influence = {}
        self.tell(e.Returned(what="influence", rule="fen.e1.vote.return"))
