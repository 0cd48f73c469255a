"""The harbor: a shop with little in it, a sheet of chores, and things to open."""

from tests.toy import events as e
from tests.toy.chapter import SeasonChapter
from tests.toy.commands import Buy, Open, Tick
from tests.toy.content import Ware
from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import not_now


class Shop(SeasonChapter):
    """What each keeper chooses until the shop closes, and what everybody gets then."""

    async def buy(self, command: Buy) -> None:
        """One ware for each keeper; a later choice of the same keeper replaces it."""
        self.check_seat(command.seat)
        if command.ware is None:
            self.state.baskets.pop(command.seat, None)
        else:
            self.known(command.ware, self.material.wares, "do.ware")
            self._check_price(command.seat, self.material.wares[command.ware])
            baskets = {**self.state.baskets, command.seat: command.ware}
            self.state.baskets = self.by_seat(baskets)
        self.tell(e.Wished(seat=command.seat, ware=command.ware))

    def _check_price(self, seat: str, ware: Ware) -> None:
        coins = self.state.keepers[seat].coins
        if ware.price > coins:
            raise not_now("toy-too-dear", where="do.ware", ware=ware.id, n=ware.price, coins=coins)
        if not self.left(ware):
            raise not_now("toy-sold-out", where="do.ware", ware=ware.id)

    def left(self, ware: Ware) -> int:
        """How many of a ware nobody has bought yet."""
        return ware.stock - self.state.sold.get(ware.id, 0)

    async def tick(self, command: Tick) -> None:
        """A chore on the own sheet."""
        self.check_seat(command.seat)
        self.known(command.chore, self.material.chores, "do.chore")
        keeper = self.state.keepers[command.seat]
        done = {*keeper.ticks, command.chore} if command.on else {*keeper.ticks} - {command.chore}
        keeper.ticks = [chore for chore in self.material.chores if chore in done]
        self.tell(e.Ticked(seat=command.seat, chore=command.chore, on=command.on))

    async def open(self, command: Open) -> None:
        """What lies in it is known from now on; its number is printed in the owner's copy."""
        self.known(command.thing, self.material.things, "do.thing")
        if command.thing in self.state.opened:
            raise not_now("toy-open", where="do.thing", thing=command.thing)
        thing = self.material.things[command.thing]
        number: int = await ask(
            Number(
                about=f"toy-{thing.id}",
                min=thing.least,
                max=thing.most,
                proposal=thing.proposal,
                box=thing.box,
            )
        )
        self.state.opened[thing.id] = number
        self.unlock(thing.key)
        self.tell(e.Opened(thing=thing.id, n=number))

    # Closing time

    def sell(self) -> None:
        """Everybody gets what they have chosen, as far as it goes."""
        for ware in self.material.wares.values():
            wanting = [seat for seat, wish in self.state.baskets.items() if wish == ware.id]
            if wanting:
                self._share(ware, wanting)
        self.state.baskets = {}

    def _share(self, ware: Ware, wanting: list[str]) -> None:
        """If there are too few, the poorest come first, then those who sit first."""
        coins = {seat: self.state.keepers[seat].coins for seat in wanting}
        poorest = sorted(wanting, key=coins.__getitem__)[: self.left(ware)]
        served = Choice(wanting)
        if len(poorest) < len(wanting):
            kept = [seat for seat in wanting if seat in poorest]
            served.keep("toy.shop.poorest", kept, [coins[seat] for seat in wanting])
        for seat in wanting:
            if seat in served.left and coins[seat] >= ware.price:
                self._hand_over(seat, ware, served)
            else:
                rule = "toy.shop.poorest" if seat not in served.left else "toy.shop.price"
                self.tell(e.Missed(seat=seat, ware=ware.id, rule=rule))

    def _hand_over(self, seat: str, ware: Ware, served: Choice[str]) -> None:
        keeper = self.state.keepers[seat]
        keeper.coins -= ware.price
        keeper.wares.append(ware.id)
        self.state.sold[ware.id] = self.state.sold.get(ware.id, 0) + 1
        why = tuple(served.why)
        self.tell(e.Bought(seat=seat, ware=ware.id, coins=ware.price, why=why))
