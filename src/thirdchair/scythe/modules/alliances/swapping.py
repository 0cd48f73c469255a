"""Forming an alliance: somebody proposes, somebody agrees, tokens and coins change hands."""

from typing import Any

from thirdchair.kit.checks import whole_number
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.events import Gained
from thirdchair.scythe.modules.events import Paired, Proposed
from thirdchair.scythe.modules.module import Module

UP, DOWN = 1, 0
COINS = "alliance_coins"
"""What is known of the tokens, among what is laid out: printed coins by faction."""


class Swapping(Module):
    """What lies before a seat: `ally.<seat>` in what is laid out, by whose token it is.

    A token that is turned over counts 0. `offer.<seat>` is whom a seat has proposed to.
    """

    @decides("fen.e2b.alliance.token.sides")
    def ally_of(self, seat: str) -> str | None:
        """Whose token a seat holds, either side up; None: its own."""
        return next(iter(self.state.laid.get(f"ally.{seat}", {})), None)

    def holds_up(self, seat: str) -> bool:
        """Does it hold somebody's token face up?"""
        return UP in self.state.laid.get(f"ally.{seat}", {}).values()

    def offer_of(self, seat: str) -> str | None:
        """Whom a seat has proposed an alliance to."""
        return next(iter(self.state.laid.get(f"offer.{seat}", {})), None)

    # Between humans

    @decides("fen.e2b.alliance.propose", "fen.e2b.alliance.one", "fen.e2b.automa.alliance.closed")
    async def propose(self, seat: str, other: str) -> None:
        """Somebody proposes; if the other one has done so before, that is an agreement."""
        self._check_free(seat, other)
        if self.offer_of(other) == seat:
            await self.swap(seat, other)
            self.left_alone()
            return
        self.state.laid[f"offer.{seat}"] = {other: UP}
        rule = "fen.e2b.alliance.propose"
        self.tell(Proposed(seat=seat, other=other, stands=True, rule=rule))

    def withdraw(self, seat: str, other: str) -> None:
        """A proposal that nobody has answered yet."""
        if self.offer_of(seat) != other:
            raise not_now("alliance-no-offer", where="do.with", seat=seat, other=other)
        del self.state.laid[f"offer.{seat}"]
        rule = "fen.e2b.alliance.propose"
        self.tell(Proposed(seat=seat, other=other, stands=False, rule=rule))

    def _check_free(self, seat: str, other: str) -> None:
        self.known_seat(seat, self.humans)
        others = [one for one in self.humans if one != seat]
        if other in self.automas:
            raise not_now("alliance-automa-late", where="do.with", seat=other)
        if other not in others:
            raise bad_input("unknown-seat", where="do.with", value=other, options=others)
        for one in (seat, other):
            if ally := self.ally_of(one):
                raise not_now("alliance-taken", where="do.with", seat=one, other=ally)

    @decides("fen.e2b.alliance.swap")
    async def swap(self, seat: str, other: str) -> None:
        """Both take the other's token, and the coins that it shows."""
        for kind in [f"offer.{one}" for one in self.state.seats]:
            at = self.state.laid.get(kind, {})
            if kind in (f"offer.{seat}", f"offer.{other}") or at.keys() & {seat, other}:
                self.state.laid.pop(kind, None)
        for one, partner in ((seat, other), (other, seat)):
            self.state.laid[f"ally.{one}"] = {partner: UP}
            gift = self.gift_of(one, partner)
            self.tell(Paired(seat=one, other=partner, gift=gift, rule="fen.e2b.alliance.swap"))
        for one, partner in ((seat, other), (other, seat)):
            await self.paid_for(one, partner)

    @decides("fen.e2b.alliance.ability")
    def gift_of(self, seat: str, partner: str) -> str:
        """Whose ability a seat has now, in words where we know them; an Automa has none of it."""
        if self.state.seats[seat].kind == "automa":
            return "none"
        known = self.faction(partner).lock is None  # what found factions give only tokens say
        return self.state.seats[partner].faction if known else "unknown"

    def star_limit(self, seat: str, triumph: str) -> int:
        """Who may use the ability of a faction that knows no limit has none either."""
        ally = self.ally_of(seat)
        human = self.state.seats[seat].kind == "human"
        able = ally is not None and human and self.holds_up(seat)
        if able and ally and triumph in self.faction(ally).unlimited:
            return self.numbers.stars if triumph in self.material.track else 0
        return super().star_limit(seat, triumph)

    @decides("fen.e2b.alliance.coins")
    async def paid_for(self, seat: str, partner: str) -> None:
        """What stands on the token that a seat has taken."""
        self.gain_coins(seat, await self.printed_coins(partner), "fen.e2b.alliance.coins")

    async def printed_coins(self, owner: str) -> int:
        """Only the printed token says it: asked once, proposed from My box and kept there."""
        lying = self.state.laid.setdefault(COINS, {})
        faction = self.state.seats[owner].faction
        if faction not in lying:
            most = self.number("alliances.most_coins")
            question = Number(about=COINS, seat=owner, min=0, max=most, box=f"alliance.{faction}")
            lying[faction] = await ask(question)
        return lying[faction]

    def correctable(self) -> dict[str, Corrector]:
        """What was read wrong off a token. Coins that were paid by it are corrected themselves."""
        return {**super().correctable(), COINS: self._correct_printed}

    def _correct_printed(self, rest: list[str], value: Any) -> int:
        known = self.state.laid.get(COINS, {})
        if len(rest) != 1 or rest[0] not in known:
            raise bad_input("unknown-part", where="do.path", options=list(known))
        was = known[rest[0]]
        known[rest[0]] = whole_number(value, 0, self.number("alliances.most_coins"))
        return was

    def gain_coins(self, seat: str, n: int, rule: str) -> None:
        """Coins from the supply."""
        if n:
            self.state.seats[seat].coins += n
            self.tell(Gained(seat=seat, what="coins", n=n, rule=rule))

    # Who is left over

    @decides("fen.e2b.alliance.odd", "fen.e2b.automa.alliance.odd")
    def left_alone(self) -> None:
        """The only one without an alliance: of an odd number of people, or with Automas among
        three or more the only human."""
        alone = [human for human in self.humans if self.ally_of(human) is None]
        players = len(self.state.seats)
        odd = bool(self.automas) or players % 2 == 1
        if len(alone) == 1 and odd and players > 2:
            rule = "fen.e2b.automa.alliance.odd" if self.automas else "fen.e2b.alliance.odd"
            self.gain_coins(alone[0], self.number("alliances.left_over"), rule)
