"""The shop: what people draw after an evening, and what of it they keep.

The tiles lie on the table: how many to draw and what to put back is said, and only what is kept is
entered. The app may draw instead; then what it has drawn waits for its seat. Whoever only notes
their mods leaves the tiles in the pile.
"""

from collections.abc import Mapping

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Dealt
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Why
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.sheet.automa_mods import AutomaMods
from thirdchair.scythe.fenris.state import Offer
from thirdchair.scythe.mods import name_on, same_tile

SHOP = "shop"
PRICES = {"mech": "fen.mods.mech.buy.price", "infrastructure": "fen.mods.infra.buy.price"}


class Shop(AutomaMods):
    """Everybody shops at the same time, each from an offer of their own."""

    # The offer

    @decides(
        "fen.mods.mech.buy.when",
        "fen.mods.mech.buy.simultaneous",
        "fen.mods.infra.buy.when",
        "fen.mods.infra.buy.simultaneous",
    )
    async def open_shop(
        self, more: Mapping[str, int] | None = None, free: int = 0, extra: int = 0
    ) -> None:
        """Everybody who has played tonight may buy, after the coins of tonight were booked.

        `more`: how many tiles a seat draws beside the usual ones, of each kind; `free`: how many
        cost nothing; `extra`: how many more the winner draws, of one kind. Automas buy at once.
        """
        winner = self.state.history[-1].winner
        self.know_mods()
        for seat in self.playing:
            if self.state.sheets[seat].kind == "automa":
                await self.automa_buys(seat, free)
            else:
                n = self.printed.mods_drawn + (more or {}).get(seat, 0)
                self.offer(seat, n, free=free, extra=extra if seat == winner else 0)

    @decides("fen.mods.mech.buy.draw", "fen.mods.infra.buy.draw")
    def offer(self, seat: str, n: int, *, free: int = 0, extra: int = 0) -> None:
        """So many tiles of each kind for which the sheet has room; without room there is no card.

        Of which kind an extra tile is, is only a question where there are two.
        """
        tiles = {kind: n for kind in self.mod_kinds if self.slots(seat, kind)}
        if not tiles:
            return
        if len(tiles) == 1:
            tiles, extra = dict.fromkeys(tiles, n + extra), 0
        one = Offer(way=self.state.ways.get(seat, "real"), tiles=tiles, free=free, extra=extra)
        self.state.offers = self.by_seat({**self.state.offers, seat: one})
        self.opens(seat, SHOP)
        self._tell_offer(seat, one)

    def _offer_of(self, seat: str) -> Offer:
        self.require(seat, SHOP)
        return self.state.offers[seat]

    def drawn_of(self, offer: Offer) -> dict[str, int]:
        """How many tiles a seat draws of each kind, as far as that is settled."""
        more = {offer.of: offer.extra}
        return {kind: n + more.get(kind, 0) for kind, n in offer.tiles.items()}

    def _tell_offer(self, seat: str, offer: Offer, why: Why = ()) -> None:
        back = [name for kind in offer.tiles for name in self.put_back(seat, kind)]
        self.tell(
            e.Offered(
                seat=seat,
                way=offer.way,
                tiles=self.drawn_of(offer),
                free=offer.free,
                extra=0 if offer.of else offer.extra,
                put_back=() if offer.way == "app" else tuple(back),
                mods=tuple(offer.drawn or ()),
                why=why,
            )
        )

    def rename(self, seat: str, faction: str, rule: str) -> None:
        """What is put back depends on the mat: the offer is said again."""
        super().rename(seat, faction, rule)
        offer = self.state.offers.get(seat)
        if offer is not None and not offer.faction:
            self._tell_offer(seat, offer)

    def shops_with_this_mat(self, seat: str) -> None:
        """Whatever mat a seat has next time, what it is offered goes by the one of now."""
        if (offer := self.state.offers.get(seat)) is not None:
            offer.faction = self.state.sheets[seat].faction

    # Drawing

    async def draw_mods(self, command: c.DrawMods) -> None:
        """A seat says of which kind its extra tile is, and who draws, from now on. What the app has
        drawn once stays what it has drawn."""
        offer = self._offer_of(command.seat)
        if command.extra is not None:
            self._name_extra(command.extra, offer)
        if command.way is not None:
            offer.way = command.way
            self.state.ways = self.by_seat({**self.state.ways, command.seat: command.way})
        why: Why = ()
        if offer.way == "app" and offer.drawn is None:
            self._extra_first(offer)
            offer.drawn, why = await self._draw(command.seat, offer)
        self._tell_offer(command.seat, offer, why)

    def _name_extra(self, kind: str, offer: Offer) -> None:
        """Before the draw, and only where there is something to name."""
        kinds = list(offer.tiles) if offer.extra else []
        if kind not in kinds:
            raise bad_input("not-an-option", where="do.extra", answer=kind, options=kinds)
        if offer.drawn is not None and kind != offer.of:
            raise not_now("fenris-drawn", where="do.extra")
        offer.of = kind

    def _extra_first(self, offer: Offer) -> None:
        if offer.extra and offer.of is None:
            raise not_now("fenris-extra-first", where="do.extra", n=offer.extra)

    async def _draw(self, seat: str, offer: Offer) -> tuple[list[str], Why]:
        """Tile by tile, as many as the supply has; what would be put back is not drawn."""
        drawn: list[str] = []
        why: Why = ()
        for kind, n in self.drawn_of(offer).items():
            for _ in range(n):
                choice = self.drawable(seat, kind, drawn)
                if not choice.left:
                    break
                there = self.supply(kind, seat)
                tile = Dealt(
                    deck=f"{kind}_mods",
                    options=choice.left,
                    weights=tuple(there[name] for name in choice.left),
                    seat=seat,
                )
                drawn.append(await ask(tile))
                why = (*why, *choice.why)
        return drawn, why

    # Keeping

    @decides(
        "fen.mods.mech.buy.none",
        "fen.mods.infra.buy.none",
        "fen.mods.mech.buy.price",
        "fen.mods.infra.buy.price",
    )
    async def buy_mods(self, command: c.BuyMods) -> None:
        """What a seat keeps of its offer, in place of what it has kept of it so far."""
        seat, offer = command.seat, self._offer_of(command.seat)
        if command.mods:
            self._extra_first(offer)
        self._give_back(seat, offer)
        self._check_kept(seat, command.mods, offer)
        for name in command.mods:
            self.mods_on(seat, self.mod(name).kind).append(name)
        offer.kept = list(command.mods)
        self.mods_changed(seat)
        paid = command.mods[offer.free :]
        for kind, rule in PRICES.items():
            if mods := [name for name in paid if self.mod(name).kind == kind]:
                self.book(seat, -len(mods) * self.printed.mod_price, rule).mods = mods
                offer.bookings += 1
        free = len(command.mods) - len(paid)
        self.tell(e.Kept(seat=seat, mods=command.mods, free=free, bought=len(paid)))
        if command.done:
            self.decline(seat, SHOP)

    def _give_back(self, seat: str, offer: Offer) -> None:
        """What was kept before is as it was: tiles and wealth."""
        for name in offer.kept:
            column = self.mods_on(seat, self.mod(name).kind)
            if name in column:  # somebody may have struck it off the sheet since
                column.remove(name)
        wealth = self.state.sheets[seat].wealth
        for _ in range(offer.bookings):
            last = max(n for n, one in enumerate(wealth) if one.why in PRICES.values())
            del wealth[last]
        offer.kept, offer.bookings = [], 0

    def _check_kept(self, seat: str, names: tuple[str, ...], offer: Offer) -> None:
        """Each of them once, all of them from the offer, no more than were drawn."""
        offered = self.may_keep(seat, offer)
        for name in names:
            self.mod(name)
            if sum(same_tile(name, one) for one in names) > 1:
                raise bad_input("fenris-mod-twice", where="do.mods", mod=name)
            if name not in offered and not self._is_typed(seat, name, offer):
                self._not_offered(seat, name, offer)
        for kind, n in self.drawn_of(offer).items():
            kept = sum(self.mod(name).kind == kind for name in names)
            if kept > n:
                raise bad_input("fenris-mods-drawn", where="do.mods", kind=kind, n=n)
            self._check_room(seat, kind, kept)

    @decides("fen.mods.mech.limit6", "fen.mods.infra.limit6")
    def _check_room(self, seat: str, kind: str, n: int) -> None:
        if n > self.slots(seat, kind):
            most = self.printed.most_mods
            raise not_now("fenris-mods-full", where="do.mods", seat=seat, kind=kind, n=most)

    def may_keep(self, seat: str, offer: Offer) -> list[str]:
        """What a seat can have drawn: what the app has, or what can still be in the supply."""
        if offer.way == "app":
            return list(offer.drawn or ())
        return [
            name
            for kind in offer.tiles
            for name in (*self.drawable(seat, kind, []).left, *self.typed(kind))
            if not self.has_tile(seat, kind, name)
        ]

    def _is_typed(self, seat: str, name: str, offer: Offer) -> bool:
        """A real tile that we do not know: its owner says what it is called."""
        kind = self.mod(name).kind
        real = offer.way != "app" and kind in offer.tiles and name_on(name) is not None
        return real and not self.has_tile(seat, kind, name)

    def _not_offered(self, seat: str, name: str, offer: Offer) -> None:
        """Refuse it with the reason."""
        by_app = offer.way == "app"
        if by_app and offer.drawn is None:
            raise not_now("fenris-draw-first", where="do.mods")
        one = self.mod(name)
        if self.has_tile(seat, one.kind, name):
            raise not_now("fenris-mod-owned", where="do.mods", seat=seat, mod=name)
        if one.faction == self.shops_as(seat):
            raise not_now("fenris-mod-on-mat", where="do.mods", seat=seat, mod=name)
        if by_app or one.kind not in offer.tiles:
            raise not_now("fenris-mod-not-offered", where="do.mods", seat=seat, mod=name)
        raise not_now("fenris-mod-gone", where="do.mods", mod=name)

    def decline(self, seat: str, card: str) -> None:
        """What was not kept is in the supply again."""
        if card == SHOP:
            self.state.offers = {
                one: offer for one, offer in self.state.offers.items() if one != seat
            }
        super().decline(seat, card)
