"""Blockers: on every track but your favorite one they hold your tokens back."""

import msgspec

from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.commands import Advance
from thirdchair.tapestry.course import Limit
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.atlantis import Atlantis
from thirdchair.tapestry.scenarios.focus.events import Blockers, Held
from thirdchair.tapestry.scenarios.state import ScenarioState

BEHIND = 4
"""So many spaces behind your favorite tokens the blockers stand."""


class FocusTable(msgspec.Struct, tag_field="number", tag=1):
    """Your favorite track, those that were it before, and the blockers of the other tracks.

    `first_favorite` and `gift` are what you chose at set-up: a track, and the space of the benefit
    that you took there or `landmark`. Tables from before they were kept have neither.
    """

    favorite: str | None = None
    former: list[str] = []
    blockers: dict[str, int] = {}
    first_favorite: str | None = None
    gift: int | str | None = None


class FocusState(ScenarioState, tag="atlantis", kw_only=True):
    """A table of this scenario."""

    scenario: FocusTable


class Blocking(Atlantis):
    """Where the blockers stand, and what they stop."""

    state: FocusState

    @property
    def focus(self) -> FocusTable:
        """Your favorite track and the blockers."""
        return self.state.scenario

    @decides("tap.atlantis.s1.block.front")
    def front(self, track: str) -> int:
        """Where the foremost of your tokens is."""
        tracks = self.state.tracks
        return max(tracks[who][track] for who in self.movers if track in tracks[who])

    @decides("tap.atlantis.s1.switch.ignore")
    def is_held(self, track: str) -> bool:
        """Does a blocker count there? Not on a track that is or was your favorite one."""
        free = (self.focus.favorite, *self.focus.former)
        return track in self.focus.blockers and track not in free

    def is_blocked(self, who: str, track: str) -> bool:
        """Is the token level with the blocker of its track, or beyond it?"""
        at = self.state.tracks[who][track]
        return self.is_held(track) and at >= self.focus.blockers[track]

    @decides("tap.atlantis.s1.bots")
    def limit(self, who: str, track: str) -> Limit:
        """Your token goes no further than its blocker."""
        if who in self.movers and self.is_held(track):
            return Limit(self.focus.blockers[track], "tap.atlantis.s1.block.blocked")
        return super().limit(who, track)

    @decides("tap.atlantis.s1.block.die")
    def die_tracks(self) -> list[str]:
        """What your science die may show: a track on which a token of yours is not blocked.

        All other results are rolled again. No blocker counts on a former favorite track: finished,
        it stands and is void. Where no token could advance at all, any roll is void.
        """
        at = [(who, track) for who in self.movers for track in self.state.tracks[who]]
        free = {track for who, track in at if not self.is_blocked(who, track)}
        if not any(self.can_advance(who, track) for who, track in at):
            return []
        return [track for track in self.track_ids if track in free]

    async def do_advance(self, command: Advance) -> None:
        """A blocked token stays; a move past its blocker is not possible."""
        at = self.state.tracks[command.who] if command.who in self.movers else {}
        if command.track in at and command.steps and self.is_held(command.track):
            self.check_way(command)
        await super().do_advance(command)

    @decides("tap.atlantis.s1.block.nomove")
    def check_way(self, command: Advance) -> None:
        """Refuse a move that the blocker of its track stops."""
        track = command.track
        space = self.focus.blockers[track]
        room = space - self.state.tracks[command.who][track]
        if room <= 0:
            raise self.held_back(command.who, track)
        if command.steps > room:
            raise not_now("blocked-on-the-way", where="do.steps", track=track, room=room)

    def held_back(self, who: str, track: str) -> Refusal:
        space = self.focus.blockers[track]
        return not_now("token-is-blocked", where="do.track", track=track, space=space)

    async def start_on(self, who: str, track: str) -> None:
        """Level 1: a track that is blocked at that moment is left out."""
        if who == YOU and self.is_blocked(YOU, track):
            self.tell(Held(what="blocked", who=YOU, track=track, rule="tap.atlantis.s1.level1"))
        else:
            await super().start_on(who, track)

    @decides("tap.atlantis.s1.block.idea")
    def set_blockers(self, rule: str) -> None:
        """Each blocker four spaces behind your front favorite token, never below the start."""
        assert self.focus.favorite is not None
        to = max(0, self.front(self.focus.favorite) - BEHIND)
        if any(space != to for space in self.focus.blockers.values()):
            self.focus.blockers = dict.fromkeys(self.focus.blockers, to)
            self.tell(Blockers(to=to, rule=rule))

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
