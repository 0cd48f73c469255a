"""Set-up: what is drawn and rolled before the first turn."""

from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw, Pick
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.income import IncomeTurns
from thirdchair.tapestry.events import CivilizationGiven, Joined
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU


class SecondCivilization(Pick, frozen=True, kw_only=True, tag="choice"):
    """Which civilization the Automa has beside the first one.

    It used to be drawn as well: an answer is kept under the name of a draw, so that a table from
    that time can be played again.
    """

    @property
    def key(self) -> str:
        return "draw:civilization"


class Preparing(IncomeTurns):
    """The bots' part of the set-up, in the order of the book."""

    async def set_up(self) -> None:
        """The Automa's civilization, both favorite tracks, the card that joins the deck."""
        await self.give_civilizations()
        await self.give_favorites()
        await self.build_deck()
        await self.prepare_more()
        self.state.ready = True

    async def prepare_more(self) -> None:
        """Step 5 and what else an expansion adds after the decks."""

    async def give_civilizations(self) -> None:
        """One civilization, and on the highest level a second one, unless they are given."""
        civs = self.state.civs
        if not civs:
            civs.append(await self.draw_civilization())
        self.tell(CivilizationGiven(civ=civs[0], place=1))
        if len(civs) < self.level.civs:
            civs.append(await self.choose_civilization())
        for place, civ in enumerate(civs[1:], start=2):
            self.tell(CivilizationGiven(civ=civ, place=place))

    @decides("tap.solo.setup.automa.civ")
    async def draw_civilization(self) -> str:
        """A random one of all that are in play."""
        drawn: str = await ask(
            Draw(deck="civilization", options=self.free_civilizations(), seat=YOU)
        )
        return drawn

    @decides("tap.level.6.civ2")
    async def choose_civilization(self) -> str:
        """The second one is yours to choose, when the first is known."""
        options = self.free_civilizations()
        chosen: str = await ask(SecondCivilization(about="second_civ", options=options, seat=YOU))
        return chosen

    def free_civilizations(self) -> tuple[str, ...]:
        """Those still to be had, none on the back of a card that is taken.

        The first must leave a given Shadow favorite to the Shadow.
        """
        civs, favorites, known = self.state.civs, self.state.favorites, self.automa_civs()
        taken = favorites[SHADOW] if not civs and favorites[AUTOMA] is None else None
        used = [*civs, *(known[civ].back for civ in civs)]
        return tuple(
            sorted(
                civ.id
                for civ in NOBODY.told(known.values())
                if civ.id not in used and civ.back not in civs and civ.favorite != taken
            )
        )

    @property
    def given_favorite(self) -> str:
        """The rule by which a favorite track of the Automa stands from the start."""
        return "tap.solo.setup.automa.fav"

    @decides("tap.solo.setup.automa.fav")
    async def give_favorites(self) -> None:
        """The first civilization names the Automa's; the Shadow Empire rolls until it differs."""
        favorites = self.state.favorites
        if favorites[AUTOMA] is None:
            await self.name_favorite()
        else:
            self.tell_favorite(AUTOMA, self.given_favorite)
        if favorites[SHADOW] is None:
            others = tuple(face for face in self.faces() if face != favorites[AUTOMA])
            favorites[SHADOW], _ = await self.roll_track(
                others, "tap.solo.setup.shadow.fav", SHADOW
            )
        self.tell_favorite(SHADOW, "tap.solo.setup.shadow.fav")

    @decides("tap.level.6.civ2.fav")
    async def name_favorite(self) -> None:
        """The track beside the heart of the first civilization; where there is none, the die says.

        A favorite track that is given to the Shadow Empire is left to it.
        """
        favorites, rule = self.state.favorites, "tap.solo.setup.automa.fav"
        favorite = self.automa_civs()[self.state.civs[0]].favorite
        if favorite not in self.track_ids:
            rule = "tap.solo.setup.automa.fav.die"
            others = tuple(face for face in self.faces() if face != favorites[SHADOW])
            favorite, _ = await self.roll_track(others, rule, AUTOMA)
        favorites[AUTOMA] = favorite
        self.tell_favorite(AUTOMA, rule)

    @decides("tap.solo.setup.deck.decision")
    async def build_deck(self) -> None:
        """One card of the progress deck joins, unseen, the seven that start in the deck."""
        decision = self.state.decision
        card = await draw("progress", decision.progress, seat=YOU)
        shuffled_in(decision.deck, [card])
        self.tell(Joined(deck="decision", cards=len(decision.deck)))
