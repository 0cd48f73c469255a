"""Advancing on a track: what follows when a token moves."""

from collections.abc import Iterable

from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.commands import Advance, TakeLandmark
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.events import (
    Achievement,
    Advanced,
    LandmarkTaken,
    Regressed,
    Skipped,
    Why,
)


class Tracks(Chapter):
    """Tokens, landmarks and the achievement for the end of a track."""

    @decides("tap.automa.benefit.order")
    async def advance(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """One space forward, with all that comes with it."""
        self.step(who, track, benefit=benefit, why=why)
        await self.entered(who, track, benefit=benefit)

    @decides(
        "tap.shadow2p.intro.landmark",
        "tap.shadow2p.adv.gain.landmark",
        "tap.shadow2p.adv.gain.achievement",
        "tap.bots.landmark.when",
        "tap.atlantis.s4.landmark",
    )
    def step(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """One space forward, with the landmark and the achievement, but not what the space does."""
        at, course = self.state.tracks[who], self.courses[track]
        here = at[track]
        there = at[track] = course.next(here)
        tokens = self.tokens_on(who, track)
        self.tell(
            Advanced(
                who=who, track=track, from_=here, to=there, benefit=benefit, tokens=tokens, why=why
            )
        )
        landmark = f"{track}:{there}"
        if self.state.landmarks.get(landmark, who) is None:
            self.take_landmark(who, landmark)
        if course.done(there):
            self.earn(who, "end_of_track")

    def tell_stays(
        self, who: str, what: str, rule: str, tracks: Iterable[str], why: Why = ()
    ) -> None:
        """No token advances: the tracks are finished, as `rule` has it, or a rule holds it back."""
        tracks = tuple(tracks)
        held = next(filter(None, (self.why_not(who, track) for track in tracks)), None)
        if held:
            what, rule = "held" if len(tracks) > 1 else "held_on", held
        self.tell(Skipped(what=what, who=who, rule=rule, why=why))

    def held_back(self, who: str, track: str) -> Refusal:
        """What somebody is told who would go further than a rule lets this token."""
        room, because = self.room(who, track), self.limit(who, track).rule
        return not_now("held-on-track", where="do.steps", track=track, room=room, because=because)

    async def regress(self, who: str, track: str, *, benefit: bool, why: Why = ()) -> None:
        """One space back. Landmarks are neither lost nor gained by it."""
        here = self.state.tracks[who][track]
        there = self.course(track).back(here)
        self.state.tracks[who][track] = there
        tokens = self.tokens_on(who, track)
        self.tell(
            Regressed(
                who=who, track=track, from_=here, to=there, benefit=benefit, tokens=tokens, why=why
            )
        )
        if there != here:
            await self.entered(who, track, benefit=benefit)

    def tokens_on(self, who: str, track: str) -> int:
        """How many tokens move there as one."""
        return 1

    async def entered(self, who: str, track: str, *, benefit: bool) -> None:
        """What the space that was entered does; in the plain game on two nothing."""

    def take_landmark(self, who: str, landmark: str) -> None:
        """The landmark is off the board."""
        self.state.landmarks[landmark] = who
        self.tell(LandmarkTaken(who=who, landmark=landmark))

    @decides("tap.shadow2p.intro.achievement", "tap.kaiju.s2.first-ach")
    def earn(self, who: str, which: str) -> None:
        """An achievement: each seat once, two places in all."""
        places = self.state.achievements[which]
        if who in places or len(places) == len(numbers().achievement_vp):
            return
        places.append(who)
        vp = self.achievement_vp(who, numbers().achievement_vp[len(places) - 1])
        self.tell(Achievement(who=who, which=which, place=len(places), vp=vp))
        self.award(who, vp)

    def award(self, who: str, vp: int) -> None:
        """Points for an achievement; the two humans keep their own."""

    @decides("tap.shadow.no-vp", "tap.shadow.achievement.vp")
    def achievement_vp(self, who: str, vp: int) -> int:
        """What the place is worth to `who`: the Shadow Empire takes it without points."""
        return 0 if who == "shadow" else vp

    @property
    def movers(self) -> tuple[str, ...]:
        """Whose tokens people move."""
        return self.humans

    async def do_advance(self, command: Advance) -> None:
        """A human moves a token, step by step."""
        who = self.known_seat(command.who, self.movers)
        track = self.known_track(command.track)
        if command.steps == 0:
            raise bad_input("no-steps", where="do.steps")
        course, here = self.course(track), self.state.tracks[who][track]
        room = self.room(who, track) if command.steps > 0 else course.progress(here)
        if abs(command.steps) > room:
            if command.steps > 0 and self.limit(who, track).rule:
                raise self.held_back(who, track)
            forward = "yes" if command.steps > 0 else "no"
            raise not_now(
                "no-room-on-track", where="do.steps", track=track, room=room, forward=forward
            )
        move = self.advance if command.steps > 0 else self.regress
        for _ in range(abs(command.steps)):
            await move(who, track, benefit=True)

    async def do_landmark(self, command: TakeLandmark) -> None:
        """A landmark changes hands by other means than a token."""
        who = self.known_seat(command.who, self.seats)
        if command.landmark not in self.state.landmarks:
            raise bad_input(
                "unknown-landmark",
                where="do.landmark",
                value=command.landmark,
                options=list(self.state.landmarks),
            )
        owner = self.state.landmarks[command.landmark]
        if owner is not None:
            raise not_now(
                "landmark-taken", where="do.landmark", landmark=command.landmark, who=owner
            )
        self.take_landmark(who, command.landmark)
