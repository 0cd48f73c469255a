"""The faction Vesna: the home base of another, Factory cards from the start, abilities that are
drawn for every game; and an Automa that acts as two other factions do."""

from collections.abc import Iterator

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Draw, Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import GainIcon, Move
from thirdchair.scythe.events import Gained
from thirdchair.scythe.modules.events import Worn
from thirdchair.scythe.modules.homes import BorrowedHome
from thirdchair.scythe.modules.mod_tiles import ENOUGH
from thirdchair.scythe.modules.worn_mods import WornMods
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step

VESNA = "vesna"
FACTORY_CARDS = "factory_cards"
TOKENS, CRESTS = "ability_tokens", "crests"
BLANKS = ("blank_1", "blank_2")
PRINTED = "printed"
"""Instead of a token: the printed ability stays."""


class TokensDrawn(Event, frozen=True, tag="tokens_drawn"):
    """The ability tokens that a seat may choose from."""

    seat: str
    mods: tuple[str, ...]
    rule: str


class CrestsDrawn(Event, frozen=True, tag="crests_drawn"):
    """The factions whose actions an Automa carries out."""

    seat: str
    factions: tuple[str, ...]
    rule: str


class Vesna(WornMods, BorrowedHome):
    """Her tokens lie on the faction mat as mech mods do, and count as they do."""

    def plays_vesna(self, seat: str) -> bool:
        """Is it her seat?"""
        return self.state.seats[seat].faction == VESNA

    @property
    def _hers(self) -> list[str]:
        return [seat for seat in self.state.seats if self.plays_vesna(seat)]

    # Set-up

    async def dealt(self) -> None:
        """An Automa's crests come first of all, then a home base, if nobody has said which."""
        for seat in self._hers:
            if self.state.seats[seat].kind == "automa":
                await self._draw_crests(seat)
        await super().dealt()
        for seat in self._hers:
            await self.draw_home(seat, "fen.vesna.setup.home.non-campaign")

    @decides("fen.vesna.automa.crests.draw", "fen.vesna.automa.crests.show")
    async def _draw_crests(self, automa: str) -> None:
        """Two of the seven factions with a printed home base; they lie open beside the deck."""
        left = sorted(base.removeprefix("base:") for base in self.board.bases)
        drawn: list[str] = []
        for _ in range(self.number("vesna.crests")):
            drawn.append(await ask(Draw(deck="crest", options=tuple(left), seat=automa)))
            left.remove(drawn[-1])
        self.state.laid[CRESTS] = dict.fromkeys(drawn, 1)
        rule = "fen.vesna.automa.crests.draw"
        self.tell(CrestsDrawn(seat=automa, factions=tuple(drawn), rule=rule))

    @decides(
        "fen.vesna.setup.factory3",
        "fen.vesna.automa.no-cards",
        "fen.vesna.technophile.one",
        "fen.vesna.technophile.objectives",
    )
    async def begin_with(self) -> None:
        """People get three Factory cards, which count for nothing else. On an evening of the
        campaign, where they own their mods, they draw their tokens; in a free game they choose mods
        first."""
        for seat in self._hers:
            if self.state.seats[seat].kind == "human":
                n = self.number("vesna.factory_cards")
                self.state.seats[seat].holds[FACTORY_CARDS] = n
                rule = "fen.vesna.setup.factory3"
                self.tell(Gained(seat=seat, what=FACTORY_CARDS, n=n, rule=rule))
                if self.state.episode is not None:
                    await self._draw_tokens(seat)
        await super().begin_with()

    @decides("fen.vesna.technophile.discard")
    def countable(self, seat: str) -> tuple[str, ...]:
        """Each Factory card that she uses goes back into the box."""
        own = (FACTORY_CARDS,) if FACTORY_CARDS in self.state.seats[seat].holds else ()
        return (*super().countable(seat), *own)

    # Ability tokens

    @decides("fen.vesna.tokens.draw6")
    async def _draw_tokens(self, seat: str) -> None:
        """Six for this game; the others go back into the box."""
        left = sorted(Vesna.own_sheet.tiles)
        drawn: list[str] = []
        for _ in range(self.number("vesna.drawn")):
            drawn.append(await ask(Draw(deck="ability_token", options=tuple(left), seat=seat)))
            left.remove(drawn[-1])
        self.state.laid[TOKENS] = dict.fromkeys(drawn, 1)
        rule = "fen.vesna.tokens.draw6"
        self.tell(TokensDrawn(seat=seat, mods=tuple(drawn), rule=rule))

    @decides("fen.vesna.tokens.choose", "fen.vesna.tokens.blank", "fen.vesna.tokens.cover")
    async def choose(self, seat: str, offered: list[str]) -> None:
        """Her mech mods are chosen, then her tokens are drawn, and only then she lays any: two on
        the blank spaces; Riverwalk and Speed may be covered, or stay."""
        if not self.plays_vesna(seat):
            await super().choose(seat, offered)
            return
        mods = await self._chosen_mods(seat, offered)
        await self._draw_tokens(seat)
        worn: dict[str, str] = {}
        for space in self.covers(seat):
            pool = dict.fromkeys((*self.state.laid[TOKENS], *mods))  # a mod may be a token, too
            left = [one for one in pool if one not in worn.values()]
            options = tuple(left) if space in BLANKS else (PRINTED, *left)
            chosen = await ask(Pick(about=f"token_{space}", seat=seat, options=options))
            if chosen != PRINTED:
                worn[space] = chosen
        self.wear(seat, worn, mods)
        now, rule = dict(self.state.seats[seat].worn), "fen.vesna.tokens.choose"
        self.tell(Worn(seat=seat, mods=now, rule=rule))

    @decides("fen.vesna.tokens.when")
    async def _chosen_mods(self, seat: str, offered: list[str]) -> list[str]:
        """As many as anybody keeps; where they lie is said when her tokens are known."""
        kept: list[str] = []
        while offered and len(kept) < self.number("mech_mods.kept"):
            left = [one for one in offered if one not in kept]
            mod = str(await ask(Pick(about="mech_mod", seat=seat, options=(*left, ENOUGH))))
            if mod == ENOUGH:
                break
            kept.append(mod)
        return kept

    @decides("fen.vesna.mat.two-abilities")
    def covers(self, seat: str) -> tuple[str, ...]:
        """The blank spaces first, then what is printed."""
        printed = super().covers(seat)
        return (*BLANKS, *printed) if self.plays_vesna(seat) else printed

    @decides("fen.vesna.tokens.choose", "fen.vesna.tokens.blank", "fen.vesna.tokens.cover")
    def wear(self, seat: str, worn: dict[str, str], owned: list[str]) -> None:
        """Two to four of her tokens and mods, and the blank spaces before all others."""
        if self.plays_vesna(seat):
            if worn and not set(BLANKS) <= set(worn):
                raise bad_input("fenris-blank-first", where="do.mods", n=len(BLANKS))
            owned = [*owned, *self.state.laid.get(TOKENS, ())]
        super().wear(seat, worn, owned)

    def wearable(self, seat: str) -> list[str]:
        """Of her tokens, those that she has drawn."""
        usual = super().wearable(seat)
        if self.state.episode is None and seat in self.humans and self.plays_vesna(seat):
            return list(dict.fromkeys((*self.state.laid.get(TOKENS, ()), *usual)))
        return usual

    @decides("fen.vesna.tokens.draw6")
    def as_last_time(self, seat: str, worn: dict[str, str], owned: list[str]) -> dict[str, str]:
        """Other tokens in every game: she chooses anew."""
        return {} if self.plays_vesna(seat) else super().as_last_time(seat, worn, owned)

    # The Automa

    @decides("fen.vesna.automa.crests.action")
    def is_for(self, automa: str, entry: Move | GainIcon) -> bool:
        """What stands in brackets for one of the two crests is for her, too."""
        if self.plays_vesna(automa) and entry.faction in self.state.laid.get(CRESTS, {}):
            return True
        return super().is_for(automa, entry)

    # For the hands

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Her Automa's crests before all else; her own things after the usual set-up."""
        automas = [seat for seat in self._hers if seat in self.automas]
        for seat in automas:
            yield Step("fen.vesna.automa.crests.draw", f"fen.vesna.automa.crests.draw.{seat}")
            yield Step("fen.vesna.automa.crests.rest")
        yield from super().steps(setup, told)
        for seat in self._hers:
            yield self.home_step("fen.vesna.setup.home", seat, told)
            if seat not in automas:
                yield Step("fen.vesna.setup.factory3.open")
                yield Step("fen.vesna.tokens.unused")
