"""Atlantis 1, Focus: your favorite track leads, and blockers hold you back on the others."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.advancing import BOTS
from thirdchair.tapestry.events import Why
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios import parts
from thirdchair.tapestry.scenarios.focus.blocking import Blocking, FocusState, FocusTable
from thirdchair.tapestry.scenarios.focus.events import (
    Blockers,
    BlockerSwapped,
    FirstGift,
    NoFavorite,
    YourFavorite,
)
from thirdchair.tapestry.scenarios.parts import Fact, Part
from thirdchair.tapestry.setup.setups import ScenarioSetup
from thirdchair.tapestry.setup.steps import Step

FOCUS_START = 4
"""The space on which your favorite track begins: that of its first landmark."""
LANDMARK = "landmark"
LAST_SPACE = 12


class Focus(Blocking):
    """Blocking and switching concern only you, not the bots."""

    table = FocusState

    @classmethod
    def fresh(cls, setup: ScenarioSetup) -> FocusTable:
        return FocusTable()

    async def give_favorites(self) -> None:
        """After both bots have their favorite tracks, you choose yours."""
        await super().give_favorites()
        await self.choose_focus()
        self.remind("tap.atlantis.s1.setup.5", "tap.atlantis.s1.setup.5.redraw")

    @decides("tap.atlantis.s1.setup.1", "tap.atlantis.s1.setup.4")
    async def choose_focus(self) -> None:
        """Steps 1 to 4: one of the two remaining tracks, its first gift, and the blockers."""
        left = tuple(one for one in self.track_ids if one not in self.state.favorites.values())
        track: str = await ask(Pick(about="your_favorite", options=left, seat=YOU))
        self.focus.favorite = self.focus.first_favorite = track
        self.state.tracks[YOU][track] = FOCUS_START
        self.tell(YourFavorite(track=track, space=FOCUS_START))
        await self.take_first_gift(track)
        self.focus.blockers = {one: 0 for one in self.track_ids if one != track}
        self.tell(Blockers(to=0, rule="tap.atlantis.s1.setup.4"))

    @decides("tap.atlantis.s1.setup.3.landmark")
    async def take_first_gift(self, track: str) -> None:
        """A benefit of the first four spaces, or the first landmark; else the Automa has that."""
        options = (*range(1, FOCUS_START + 1), LANDMARK)
        gift = await ask(Pick(about="first_gift", options=options, seat=YOU, at=track))
        self.focus.gift = gift
        landmark = f"{track}:{FOCUS_START}"
        if gift == LANDMARK:
            self.take_landmark(YOU, landmark)
        else:
            self.tell(FirstGift(track=track, space=gift, rule="tap.atlantis.s1.setup.3"))
            self.take_landmark(AUTOMA, landmark)

    @decides(
        "tap.atlantis.s1.income1.bots", "tap.atlantis.s1.income1.benefit", "tap.atlantis.s1.level56"
    )
    async def bots_start(self) -> None:
        """First of all, both bots advance where nobody has a favorite track."""
        taken = {*self.state.favorites.values(), self.focus.favorite}
        free = [track for track in self.track_ids if track not in taken]
        self.remind("tap.atlantis.s1.income1.bots")
        for bot in BOTS:
            for track in free[:1]:
                if self.can_advance(bot, track):
                    await self.advance(bot, track, benefit=bot == AUTOMA)
        await super().bots_start()

    def tokens_on(self, who: str, track: str) -> int:
        """Two of your tokens mark your favorite track, too."""
        return 2 if (who, track) == (YOU, self.focus.favorite) else super().tokens_on(who, track)

    async def advance(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """On your favorite track the blockers follow, and at its end it changes."""
        await super().advance(who, track, benefit=benefit, why=why)
        if who in self.movers:
            await self.follow(track)

    async def regress(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        await super().regress(who, track, benefit=benefit, why=why)
        if who in self.movers:
            await self.follow(track)

    @decides("tap.atlantis.s1.switch.only")
    async def follow(self, track: str) -> None:
        """After a move on your favorite track."""
        if track != self.focus.favorite:
            return
        if self.course(track).done(self.front(track)):
            await self.switch(track)
        else:
            self.set_blockers("tap.atlantis.s1.block.follow")

    async def switch(self, old: str) -> None:
        """Your new favorite track is the one on which you have come farthest, but not to the end.

        A track that was your favorite before is out of it.
        """
        self.remind("tap.atlantis.s1.switch.when")
        if old not in self.focus.former:  # it may be there, if the favorite was set by hand
            self.focus.former.append(old)
        choice = Choice(
            track
            for track in self.track_ids
            if track not in self.focus.former and not self.course(track).done(self.front(track))
        )
        if not choice.left:
            self.focus.favorite, self.focus.blockers = None, {}
            self.tell(NoFavorite(rule="tap.atlantis.s1.switch.new"))
            return
        choice.keep_farthest("tap.atlantis.s1.switch.new", self.front)
        if choice.open:
            chosen: str = await ask(
                Pick(about="your_favorite", options=choice.left, seat=YOU, at=old)
            )
            choice.keep("tap.atlantis.s1.switch.tie", (chosen,))
        self.change_favorite(old, choice)

    @decides("tap.atlantis.s1.switch.token")
    def change_favorite(self, old: str, choice: Choice[str]) -> None:
        """A token changes over, and so does the blocker, the other way; then all are set anew."""
        new = choice.left[0]
        self.focus.favorite = new
        why = tuple(choice.why)
        self.tell(YourFavorite(track=new, space=self.front(new), former=old, why=why))
        self.move_blocker(new, old)
        self.tell(BlockerSwapped(track=new, former=old, rule="tap.atlantis.s1.switch.blocker"))
        self.set_blockers("tap.atlantis.s1.switch.adjust")

    def view(self) -> dict[str, Any]:
        return super().view() | {"former": self.former(), "die": self.die_tracks()}

    def former(self) -> list[str]:
        """The tracks that were your favorite; not one that a correction has made it again."""
        favorite = self.focus.favorite
        if favorite is None or self.course(favorite).done(self.front(favorite)):
            return self.focus.former
        return [one for one in self.focus.former if one != favorite]

    # What it says of itself

    def first_steps(self) -> Iterator[Step]:
        yield Step("tap.atlantis.s1.aid", "step-aid-card")
        yield Step("tap.atlantis.s1.setup.civ-later", "step-civ-later")
        yield from super().first_steps()

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        focus = self.focus
        first = focus.first_favorite or next(iter(focus.former), focus.favorite)
        if first is None:
            return  # you have not chosen yet
        track = {"track": first}
        yield Step("tap.atlantis.s1.setup.2", "step-focus-tokens", track)
        if focus.gift is None:  # not chosen either, or not kept by an older table
            owner = self.state.landmarks[f"{first}:{FOCUS_START}"]
        else:
            owner = YOU if focus.gift == LANDMARK else AUTOMA
        if isinstance(focus.gift, int):
            space = {"space": focus.gift, **track}
            yield Step("tap.atlantis.s1.setup.3", "step-focus-gift", space)
        if owner == YOU:
            yield Step("tap.atlantis.s1.setup.3", "step-focus-landmark-you", track)
        if owner == AUTOMA:
            yield Step("tap.atlantis.s1.setup.3.landmark", "step-focus-landmark-automa", track)
        yield Step("tap.atlantis.s1.setup.4", "step-focus-blockers")
        yield Step("tap.atlantis.s1.setup.5", "step-three-civs")
        yield Step("tap.atlantis.s1.setup.5.redraw", "step-redraw-civs")

    def facts(self) -> Iterator[Fact]:
        if self.focus.favorite is None:
            yield Fact("no-focus")
            return
        yield Fact("focus", {"track": self.focus.favorite})
        yield Fact("blockers", {"space": max(self.focus.blockers.values(), default=0)})

    def goal(self) -> None:
        """A favorite track is no goal: most points win."""

    def parts(self) -> list[Part]:
        focus, tracks = self.focus, self.track_ids
        return [
            parts.Choice(name="favorite", value=focus.favorite, options=tracks),
            parts.Track(name="blockers", value=focus.blockers, tracks=tracks, last=LAST_SPACE),
        ]

    def keep_part(self, part: Part, value: Any) -> None:
        """The blocker of the track that is your favorite now stands on the one that was.

        Those that were it before stay known: whoever sets it back has them again.
        """
        was = self.focus.favorite
        super().keep_part(part, value)
        if part.name == "favorite" and value not in (None, was):
            self.move_blocker(value, was)

    def put_back(self) -> Iterator[Back]:
        if self.focus.first_favorite or self.focus.favorite:
            yield of_scenario("blockers", n=len(self.state.tracks[YOU]) - 1)
