"""The discards of combat cards: which two lie on top matters for his next combat."""

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.rules import decides
from thirdchair.scythe.fighting.battle import Committed
from thirdchair.scythe.modules.mad_tesla.prowling import Prowling
from thirdchair.scythe.modules.mad_tesla.tile import TESLA
from thirdchair.scythe.state import AutomaState

TOP, UNDER = "discard_top", "discard_under"
BY_APP = "discard_by_app"
"""How many of these two the app has drawn and discarded itself: no hand has touched them."""


class Discarded(Event, frozen=True, tag="discarded"):
    """An Automa discards its combat cards in this order: the last one lies on top."""

    seat: str
    cards: tuple[int, ...]
    rule: str


class Discarding(Prowling):
    """What the app has heard of is filled in beforehand; of all else people say it."""

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        super().__init__(state, events)
        self.thrown: dict[str, list[int]] = {}
        """Cards that Automas have turned up and not discarded yet."""

    async def combat_card(self, automa: str, at: str) -> int:
        """Each card that an Automa turns up is remembered until it is discarded."""
        value = await super().combat_card(automa, at)
        self.thrown.setdefault(automa, []).append(value)
        return value

    @decides("fen.madtesla.automa.discard")
    async def turn_up(self, automa: str, side: Committed, at: str) -> None:
        """An Automa's cards are discarded in any order."""
        await super().turn_up(automa, side, at)
        left = self.thrown.pop(automa, [])
        if len(set(left)) > 1:
            order: list[int] = []
            while len(set(left)) > 1:
                options = tuple(sorted(left))
                order.append(await ask(Draw(deck="discard", options=options, seat=automa)))
                left.remove(order[-1])
            left = [*order, *left]
            rule = "fen.madtesla.automa.discard"
            self.tell(Discarded(seat=automa, cards=tuple(left), rule=rule))
        self.thrown[automa] = left

    @decides("fen.madtesla.discard-order")
    def pay(self, sides: dict[str, Committed]) -> None:
        """The attacker's cards go first, so that the defender's lie on top."""
        super().pay(sides)
        for seat, side in sides.items():
            if side.cards:
                one = [side.value] if side.cards == 1 else None
                by_app = seat in self.thrown and self.state.combat == "app"
                self.lie_on_top(self.thrown.pop(seat, one), by_app=by_app)

    def lie_on_top(self, cards: list[int] | None, *, by_app: bool = False) -> None:
        """Cards are discarded; nobody has said which if a human used several."""
        if TESLA not in self.state.actors:
            return
        holds = self.state.actors[TESLA].holds
        if cards is None:
            holds.pop(TOP, None)
            holds.pop(UNDER, None)
        if not by_app:
            holds.pop(BY_APP, None)
        elif cards:
            holds[BY_APP] = min(2, holds.get(BY_APP, 0) + len(cards))
        for value in cards or ():
            if TOP in holds:
                holds[UNDER] = holds[TOP]
            holds[TOP] = value

    def saw_all_discards(self) -> bool:
        """Is what the app knows still on top? On a board that is not tracked people fight each
        other without a word, and some pay with combat cards."""
        silent = len(self.humans) > 1 and self.state.board is not True
        return not silent and not any(self.faction(one).pays_with_cards for one in self.humans)

    async def fought_at_the_table(self, attacker: str, defender: str, at: str) -> None:
        """What people discard among themselves the app does not see."""
        await super().fought_at_the_table(attacker, defender, at)
        self.lie_on_top(None)
