"""Atlantis 1, Focus: your favorite track leads, and blockers hold you back on the others."""

from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now
from thirdchair.tapestry.advancing import BOTS
from thirdchair.tapestry.commands import Advance
from thirdchair.tapestry.correcting import Corrector
from thirdchair.tapestry.correcting_parts import whole
from thirdchair.tapestry.course import Limit
from thirdchair.tapestry.events import Why
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.scenarios.events import (
    Blockers,
    BlockerSwapped,
    FirstGift,
    Held,
    NoFavorite,
    YourFavorite,
)
from thirdchair.tapestry.scenarios.scenario import Atlantis
from thirdchair.tapestry.scenarios.tables import FocusTable

FOCUS_START = 4
"""The space on which your favorite track begins: that of its first landmark."""
BEHIND = 4
"""So many spaces behind your favorite tokens the blockers stand."""
LANDMARK = "landmark"


class Focus(Atlantis):
    """Blocking and switching concern only you, not the bots."""

    mode = "atlantis-1"

    @property
    def focus(self) -> FocusTable:
        """Your favorite track and the blockers."""
        table = self.state.scenario
        assert isinstance(table, FocusTable)
        return table

    async def give_favorites(self) -> None:
        """After both bots have their favorite tracks, you choose yours."""
        await super().give_favorites()
        await self.choose_focus()
        self.remind("tap.atlantis.s1.setup.5", "tap.atlantis.s1.setup.5.redraw")

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

    def front(self, track: str) -> int:
        """Where the foremost of your tokens is."""
        tracks = self.state.tracks
        return max(tracks[who][track] for who in self.movers if track in tracks[who])

    def is_held(self, track: str) -> bool:
        """Does a blocker count there? Not on a track that is or was your favorite one."""
        free = (self.focus.favorite, *self.focus.former)
        return track in self.focus.blockers and track not in free

    def is_blocked(self, who: str, track: str) -> bool:
        """Is the token level with the blocker of its track, or beyond it?"""
        at = self.state.tracks[who][track]
        return self.is_held(track) and at >= self.focus.blockers[track]

    def limit(self, who: str, track: str) -> Limit:
        """Your token goes no further than its blocker."""
        if who in self.movers and self.is_held(track):
            return Limit(self.focus.blockers[track], "tap.atlantis.s1.block.blocked")
        return super().limit(who, track)

    def die_tracks(self) -> list[str]:
        """What your science die may show: an unfinished track with a token that is not blocked.

        All other results are rolled again; if there is none of these, the roll is void.
        """
        return [track for track in self.track_ids if self.can_advance(YOU, track)]

    async def do_advance(self, command: Advance) -> None:
        """A blocked token stays; a move past its blocker is not possible."""
        at = self.state.tracks[command.who] if command.who in self.movers else {}
        if command.track in at and command.steps and self.is_held(command.track):
            self.check_way(command)
        await super().do_advance(command)

    def check_way(self, command: Advance) -> None:
        """Refuse a move that the blocker of its track stops."""
        track = command.track
        space = self.focus.blockers[track]
        room = space - self.state.tracks[command.who][track]
        if room <= 0:
            raise not_now("token-is-blocked", where="do.track", track=track, space=space)
        if command.steps > room:
            raise not_now("blocked-on-the-way", where="do.steps", track=track, room=room)

    async def advance(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """On your favorite track the blockers follow, and at its end it changes."""
        await super().advance(who, track, benefit=benefit, why=why)
        if who in self.movers:
            await self.follow(track)

    async def regress(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        await super().regress(who, track, benefit=benefit, why=why)
        if who in self.movers:
            await self.follow(track)

    async def follow(self, track: str) -> None:
        """After a move on your favorite track."""
        if track != self.focus.favorite:
            return
        if self.course(track).done(self.front(track)):
            await self.switch(track)
        else:
            self.set_blockers("tap.atlantis.s1.block.follow")

    def set_blockers(self, rule: str) -> None:
        """Each blocker four spaces behind your front favorite token, never below the start."""
        assert self.focus.favorite is not None
        to = max(0, self.front(self.focus.favorite) - BEHIND)
        if any(space != to for space in self.focus.blockers.values()):
            self.focus.blockers = dict.fromkeys(self.focus.blockers, to)
            self.tell(Blockers(to=to, rule=rule))

    async def switch(self, old: str) -> None:
        """Your new favorite track is the one on which you have come farthest, but not to the end.

        A track that was your favorite before is out of it.
        """
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
            chosen: str = await ask(Pick(about="your_favorite", options=choice.left, seat=YOU))
            choice.keep("tap.atlantis.s1.switch.tie", (chosen,))
        self.change_favorite(old, choice)

    def change_favorite(self, old: str, choice: Choice[str]) -> None:
        """A token changes over, and so does the blocker, the other way; then all are set anew."""
        new = choice.left[0]
        self.focus.favorite = new
        why = tuple(choice.why)
        self.tell(YourFavorite(track=new, space=self.front(new), former=old, why=why))
        self.move_blocker(new, old)
        self.tell(BlockerSwapped(track=new, former=old, rule="tap.atlantis.s1.switch.blocker"))
        self.set_blockers("tap.atlantis.s1.switch.adjust")

    def move_blocker(self, new: str, old: str | None) -> None:
        """Every track but your favorite one has a blocker: that of the new one goes to the old one.

        One that was taken off by hand comes back with the others.
        """
        blockers = dict(self.focus.blockers)
        space = blockers.pop(new, max(blockers.values(), default=0))
        if old is not None:
            blockers[old] = space
        self.focus.blockers = {
            one: blockers.get(one, space) for one in self.track_ids if one != new
        }

    async def start_on(self, who: str, track: str) -> None:
        """Level 1: a track that is blocked at that moment is left out."""
        if who == YOU and self.is_blocked(YOU, track):
            self.tell(Held(what="blocked", who=YOU, track=track, rule="tap.atlantis.s1.level1"))
        else:
            await super().start_on(who, track)

    def view(self) -> dict[str, Any]:
        return super().view() | {"die": self.die_tracks()}

    def scenario_parts(self) -> dict[str, Corrector]:
        return {"favorite": self._correct_focus, "blockers": self._correct_blocker}

    def _correct_focus(self, rest: list[str], value: Any) -> str | None:
        """The blocker of the track that it is now stands on the one that it was."""
        whole(rest, "favorite")
        was = self.focus.favorite
        now: str | None = one_of(value, (*self.track_ids, None))
        self.focus.favorite = now
        if now is not None and now != was:
            self.focus.former = [one for one in self.focus.former if one != now]
            self.move_blocker(now, was)
        return was

    def _correct_blocker(self, rest: list[str], value: Any) -> int | None:
        track = self.known_track(".".join(rest), "do.path")
        was = self.focus.blockers.pop(track, None)
        if value is not None:
            blockers = self.focus.blockers | {track: whole_number(value, 0, 12)}
            self.focus.blockers = {one: blockers[one] for one in self.track_ids if one in blockers}
        return was
