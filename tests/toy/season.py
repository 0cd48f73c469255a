"""The season: its chapters, and the game of tonight inside it."""

from tests.toy import commands as c
from tests.toy.correcting import CorrectingSeason
from tests.toy.evenings import Evenings
from tests.toy.night import Night
from tests.toy.shop import Shop
from tests.toy.votes import Votes
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import not_now


class Season(Evenings, Votes, Shop, CorrectingSeason):
    """All chapters as one."""

    def rule_for(self, command: Command) -> Rule:
        """The rule of a command. What the season does not know goes to the rules of tonight."""
        match command:
            case c.SetUp():
                return self.set_up()
            case c.Begin():
                return self.begin()
            case c.Result():
                return self.result()
            case c.Vote():
                return self.vote(command)
            case c.Reveal():
                return self.reveal()
            case c.Decide():
                return self.decide(command)
            case c.Buy():
                return self.buy(command)
            case c.Tick():
                return self.tick(command)
            case c.Open():
                return self.open(command)
            case c.Close():
                return self.close()
            case c.Correct():
                return self.correct(command)
        return self.tonights(command)

    def tonights(self, command: Command) -> Rule:
        """What happens in the race of tonight; the season decides its open points."""
        if self.state.tonight is None:
            raise not_now("toy-no-race")
        self.state.tonight.rulings = dict(self.state.rulings)
        return night_rule(Night(self.material, self.state.tonight, self.events), command)

    async def close(self) -> None:
        """The shop closes, and the season goes on."""
        self.sell()
        self.go_on()


def night_rule(night: Night, command: Command) -> Rule:
    """The rule of a command of a race."""
    match command:
        case c.SetUp():
            return night.set_up()
        case c.Climb():
            return night.climb(command)
    raise AssertionError(command)
