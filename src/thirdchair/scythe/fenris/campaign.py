"""The campaign: its chapters, and the game of tonight inside it."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.scythe import commands as board
from thirdchair.scythe.commands import Pair, Unpair, Use
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris import content
from thirdchair.scythe.fenris.before.seats import Seats
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.rewards.bonuses import BONUS, Bonuses
from thirdchair.scythe.fenris.rewards.boxes import Boxes
from thirdchair.scythe.fenris.rewards.homes import BASE
from thirdchair.scythe.fenris.rewards.shop import SHOP, Shop
from thirdchair.scythe.fenris.rewards.switching import CHOOSE, SWITCH, Switching
from thirdchair.scythe.fenris.rewards.votes import Votes
from thirdchair.scythe.fenris.state import FenrisState, Phase
from thirdchair.scythe.fenris.tonight.equipping import Equipping
from thirdchair.scythe.fenris.tonight.gambit import WindGambit
from thirdchair.scythe.fenris.tonight.pairing import Pairing
from thirdchair.scythe.fenris.tonight.wearing import Wearing

BY_PHASE: dict[Phase, Any] = {
    "setup": c.AtSetup,
    "play": c.InPlay | board.BoardCommand,
    "outcome": c.Outcome,
    "rewards": c.Rewards,
    "over": c.Always,
}
BY_MODULE: dict[str, Any] = {
    "rivals": c.Declare | c.Undeclare,
    "alliances": Pair | Unpair,
}
"""What people do in a game with these modules that is no part of any other game."""
BY_CARD: dict[str, Any] = {
    BASE: c.Base,
    BONUS: c.SetupBonus,
    CHOOSE: c.Switch,
    SHOP: c.Shopping,
    SWITCH: c.Switch,
}
"""The commands of a card that waits for somebody."""
WITH_KEY: dict[str, Any] = {
    "fenris:infrastructure-mods": Use,
    "fenris:mech-mods": c.Wear,
    "fenris:vesna": c.Wear,
}
"""The commands of tonight's game that a campaign knows once it knows of the thing."""


def known_commands(state: FenrisState) -> Any:
    """The commands that a campaign knows: one that it does not know yet does not exist."""
    modules = state.tonight.modules if state.phase == "play" and state.tonight else []
    open_cards = {card for cards in state.agenda.values() for card in cards}
    kinds = [BY_PHASE[state.phase], *(BY_MODULE[one] for one in BY_MODULE if one in modules)]
    kinds += [BY_CARD[card] for card in BY_CARD if card in open_cards]
    if state.phase == "play":
        kinds += [WITH_KEY[key] for key in WITH_KEY if key in state.keys]
    if state.phase == "play" and state.tonight and state.tonight.actors:
        kinds.append(board.ActorTurn)
    if state.change is not None:
        kinds.append(c.Switch)
    if state.to_open:
        kinds.append(c.Open)
    return reduce(or_, [*kinds, c.Done] if open_cards else kinds)


class Campaign(
    Votes, Bonuses, WindGambit, Equipping, Wearing, Shop, Switching, Boxes, Seats, Pairing
):
    """All chapters as one. An evening overrides the methods whose description begins "Point"."""

    def carry_out(self, command: Command) -> Rule:
        """The rule that carries out a command; what the campaign does not know is tonight's."""
        match command:
            case board.SetUp():
                return self.set_up()
            case c.Begin():
                return self.begin(command)
            case c.Perk():
                return self.choose_perk(command)
            case c.Mark() | c.AskedMark():
                return self.mark(command)
            case c.Tally() | c.AskedTally():
                return self.count(command)
            case c.SeatResult():
                return self.tell_column(command)
            case c.EpisodeResult():
                return self.close_result(command)
            case c.Declare() | Pair():
                return self.pair(command)
            case c.Undeclare() | Unpair():
                return self.unpair(command)
            case c.Read():
                return self.read()
            case c.Log():
                return self.log(command)
            case c.Ballot():
                return self.vote(command)
            case c.Reveal():
                return self.reveal()
            case c.Decide():
                return self.decide(command)
            case board.Correct() if self.is_written(command.path) or self.state.phase != "play":
                return self.correct(command)
            case c.Book():
                return self.mend_wealth(command)
            case c.TellSheet():
                return self.tell_sheet(command)
            case c.Sit():
                return self.sit(command)
            case c.Done():
                return self.done(command)
            case c.DrawMods():
                return self.draw_mods(command)
            case c.BuyMods():
                return self.buy_mods(command)
            case c.SetupBonus():
                return self.choose_bonus(command)
            case c.Wear():
                return self.wear(command)
            case Use():
                return self.use(command)
            case c.Keep():
                return self.keep(command)
            case c.GiveUp():
                return self.give_up(command)
            case c.ChangeFaction() | c.ChooseFaction():
                return self.change_faction(command)
            case c.Base():
                return self.choose_base(command)
            case c.Discover():
                return self.discover(command)
            case c.Open() | c.OpenBy():
                return self.open_box(command)
            case c.Close():
                return self.close()
        return self.tonights(command)

    async def set_up(self) -> None:
        """The first evening lies before everybody."""
        self.state.ready = True
        for rule in self.told_first():
            self.tell(StepToDo(rule=rule))

    def told_first(self) -> Iterator[str]:
        """What a group should know before its first evening."""
        advice = content.advice()
        yield from advice.before
        if self.automas:
            yield from advice.automa
        if len(self.state.sheets) > 2 and self.automas:
            yield from advice.several
