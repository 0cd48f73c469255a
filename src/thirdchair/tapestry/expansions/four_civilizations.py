"""The four Automa civilizations of Plans & Ploys."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.tapestry.charts import Civilization, Effect
from thirdchair.tapestry.commands import TakeFromPool
from thirdchair.tapestry.ending import Ending
from thirdchair.tapestry.events import (
    LandmarkRemoved,
    MarkerPlaced,
    PoolFilled,
    PoolTaken,
    Skipped,
)
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.packs import ARTS, pack
from thirdchair.tapestry.setup.preparing import Preparing
from thirdchair.tapestry.yourside import SECOND

AT_SETUP = 0
CLOSE = (1, 2)
"""So many spaces behind you the Equalizers still catch up."""
MARKER_AHEAD = 2
GONE = "gone"
"""The owner of a landmark that has left the game."""
BOTS_TOKENS = (AUTOMA, SHADOW, "strike")
"""Who takes landmarks into the Automa's box."""


class FourCivilizations(Preparing, Ending):
    """Equalizers, Iconoclasts, Hucksters, Trailblazers."""

    @decides("tap.solo.comp.civ.pp")
    def automa_civs(self) -> dict[str, Civilization]:
        return super().automa_civs() | {civ.id: civ for civ in pack("PP").civilization}

    async def give_favorites(self) -> None:
        """What a civilization does at set-up goes by the favorite track."""
        await super().give_favorites()
        if self.uses_civilizations():
            await self.civilization_income(AT_SETUP)

    def uses_civilizations(self) -> bool:
        """On level 1 no income turn has a civilization step: the card only names the favorite."""
        return any(cell.step == "civ_ability" for cell in self.chart(2))

    async def use_ability(self, effect: Effect, turn: int) -> None:
        match effect.do:
            case "equalize":
                await self.equalize(effect.rule)
            case "break_landmarks":
                await self.break_landmarks(effect.rule)
            case "open_pool":
                for item in effect.items:
                    self.add_to_pool(item, effect.rule)
            case "fill_pool":
                self.fill_pool(effect)
            case "place_marker":
                await self.place_marker(effect.rule)
            case _:
                await super().use_ability(effect, turn)

    def printed(self, key: str) -> int:
        """Points on a card: what the owner's box says, else what our source has."""
        points: int = self.state.box.get(key, pack("PP").printed[key])
        return points

    def foremost(self, track: str) -> int:
        """Your token on a track, the further one if you have two."""
        tracks, course = self.state.tracks, self.course(track)
        yours = tracks[YOU][track]
        second = tracks.get(SECOND, {}).get(track, yours)
        return second if course.ahead(second, yours) else yours

    # Equalizers

    async def equalize(self, rule: str) -> None:
        """On a track where it is just behind you the Automa catches up; else it scores."""
        choice = Choice(self.track_ids)
        behind = [self.behind(track) for track in choice.left]
        close = [track for track in choice.left if self.behind(track) in CLOSE]
        choice.keep(rule, close, behind)
        if not choice.left:
            points = self.printed("equalizers.vp")
            self.score(AUTOMA, points, "civilization", "tap.civ.equalizers.none")
            return
        if choice.open:
            order = self.reading_order(AUTOMA, await self.tie_card())
            self.break_tie(choice, AUTOMA, order, "tap.civ.equalizers.tie")
        track = choice.left[0]
        for left in range(self.behind(track), 0, -1):
            await self.advance(AUTOMA, track, benefit=left == 1, why=tuple(choice.why))

    def behind(self, track: str) -> int:
        """How many spaces you are further than the Automa; negative if it leads."""
        course = self.course(track)
        here = self.state.tracks[AUTOMA][track]
        return course.progress(self.foremost(track)) - course.progress(here)

    # Iconoclasts

    @decides("tap.civ.iconoclasts.repeat")
    async def break_landmarks(self, rule: str) -> None:
        """All landmarks of the Automa's box leave the game, and those that come by it."""
        points = self.printed("iconoclasts.vp")
        while broken := self.landmarks_in_box():
            for landmark in broken:
                self.state.landmarks[landmark] = GONE
                self.tell(LandmarkRemoved(landmark=landmark, rule=rule))
            for _ in broken:
                self.score(AUTOMA, points, "civilization", "tap.civ.iconoclasts.gain")
                await self.research_until_open()

    def landmarks_in_box(self) -> list[str]:
        """What the bots have taken, and the landmarks of cards."""
        owners = self.state.landmarks.items()
        return [landmark for landmark, owner in owners if owner in BOTS_TOKENS]

    async def research_until_open(self) -> None:
        """Roll until the die shows a track on which the Automa can advance, and advance there."""
        faces = self.faces()
        possible = tuple(face for face in faces if self.can_advance(AUTOMA, face))
        rerolled = len(possible) < len(faces)
        rule = "tap.civ.iconoclasts.reroll" if rerolled else "tap.civ.iconoclasts.gain"
        if possible:
            face, why = await self.roll_track(possible, rule)
            await self.advance(AUTOMA, face, benefit=True, why=why)
        else:
            self.tell_stays(AUTOMA, "advance", rule, faces)

    # Hucksters

    def fill_pool(self, effect: Effect) -> None:
        """One more item, by the Automa's favorite track."""
        favorite = self.state.favorites[AUTOMA] or ""
        rule = "tap.civ.hucksters.add.arts" if favorite == ARTS else effect.rule
        told: dict[str, str] = self.state.box.get("hucksters.items", {})
        self.add_to_pool(told.get(favorite, effect.by[favorite]), rule)

    def add_to_pool(self, item: str, rule: str) -> None:
        self.state.pool.append(item)
        self.tell(PoolFilled(item=item, cards=len(self.state.pool), rule=rule))

    @decides("tap.civ.hucksters.score")
    def landmarks_owned(self) -> int:
        """For scoring, the items of the pool count as landmarks."""
        return super().landmarks_owned() + len(self.state.pool)

    async def do_take(self, command: TakeFromPool) -> None:
        """Instead of a new item you take one of the same kind out of the pool."""
        pool = self.state.pool
        if command.item not in pool:
            raise not_now("not-in-pool", where="do.item", value=command.item, options=sorted(pool))
        pool.remove(command.item)
        self.tell(PoolTaken(item=command.item, cards=len(pool), rule="tap.civ.hucksters.take"))

    # Trailblazers

    @decides("tap.civ.trailblazers.noeffect")
    async def place_marker(self, rule: str) -> None:
        """An outpost two spaces ahead of you on its favorite track, else where there is room."""
        favorite = self.state.favorites[AUTOMA] or ""
        choice = Choice(self.track_ids)
        room = [track for track in choice.left if self.marker_space(track) is not None]
        choice.keep(rule, [favorite] if favorite in room else room)
        if choice.open:
            order = self.reading_order(AUTOMA, await self.tie_card())
            self.break_tie(choice, AUTOMA, order, "tap.civ.trailblazers.tie")
        why = tuple(choice.why)
        space = self.marker_space(choice.left[0]) if choice.left else None
        if space is None:
            self.tell(Skipped(what="marker", who=AUTOMA, rule=rule, why=why))
            return
        track = choice.left[0]
        self.state.markers.setdefault(track, []).append(space)
        self.tell(MarkerPlaced(track=track, space=space, rule=rule, why=why))

    def marker_space(self, track: str) -> int | None:
        """The space for the next outpost on a track; None if that is past the end."""
        course, space = self.course(track), self.foremost(track)
        for marker in self.state.markers.get(track, ()):
            space = marker if course.ahead(marker, space) else space
        if course.to_end(space) < MARKER_AHEAD:
            return None
        for _ in range(MARKER_AHEAD):
            space = course.next(space)
        return space

    async def score_end(self) -> None:
        """Points for each outpost on a track that no token of yours has passed."""
        await super().score_end()
        unpassed = sum(
            not self.course(track).ahead(self.foremost(track), space)
            for track, spaces in self.state.markers.items()
            for space in spaces
        )
        if unpassed:
            self.score(
                AUTOMA,
                unpassed * self.printed("trailblazers.vp"),
                "civilization",
                "tap.civ.trailblazers.end",
            )
