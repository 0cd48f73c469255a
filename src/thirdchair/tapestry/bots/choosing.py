"""Choosing a track: the indicator of the track card, then the list on the tiebreaker card."""

from collections.abc import Callable
from functools import cache

import msgspec

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.content import Icon


class IconRules(msgspec.Struct, frozen=True):
    """The ids by which a book names the three indicators and what they leave out."""

    all: str
    landmark: str
    landmark_ended: str
    end: str
    end_ended: str


class Choosing(Chapter):
    """Which tracks are valid for a bot, and which of them it takes."""

    @decides(
        "tap.shadow2p.adv.icon.all",
        "tap.shadow2p.adv.icon.landmark",
        "tap.shadow2p.adv.icon.landmark.ended",
        "tap.shadow2p.adv.icon.end",
        "tap.shadow2p.adv.icon.end.ended",
        "tap.bots.adv.icon.all",
        "tap.bots.adv.icon.landmark",
        "tap.bots.adv.icon.landmark.ended",
        "tap.bots.adv.icon.end",
        "tap.bots.adv.icon.end.ended",
    )
    def valid_tracks(
        self, bot: str, icon: Icon, rules: IconRules, choice: Choice[str] | None = None
    ) -> Choice[str]:
        """The tracks that the indicator leaves; none if the bot can advance on none of them.

        `choice` holds those that come into question, if not all do.
        """
        at, courses = self.state.tracks[bot], self.courses
        choice = choice or Choice(self.track_ids)
        unfinished = [track for track in choice.left if self.can_advance(bot, track)]
        if len(unfinished) < len(choice.left):
            self.keep_from_held(bot, choice, unfinished)
        match icon:
            case "all":
                return choice.keep(rules.all, unfinished)
            case "landmark":
                choice.keep(rules.landmark_ended, unfinished)
                return choice.keep_nearest(rules.landmark, self.steps_to_landmark_or_end(bot))
            case "end":
                choice.keep(rules.end_ended, unfinished)
                return choice.keep_nearest(
                    rules.end, lambda track: courses[track].to_end(at[track])
                )

    def keep_from_held(self, bot: str, choice: Choice[str], free: list[str]) -> None:
        """Without the tracks on which a rule holds the bot back before their end, rule by rule."""
        held = {track: self.limit(bot, track).rule for track in choice.left if track not in free}
        for rule in dict.fromkeys(held.values()):
            if rule is not None:
                choice.keep(rule, [track for track in choice.left if held.get(track) != rule])

    @decides("tap.bots.adv.dist")
    def steps_to_landmark_or_end(self, bot: str) -> Callable[[str], int]:
        """From the bot's token forward to the nearest free landmark or the end."""
        at, landmarks, courses = self.state.tracks[bot], self.state.landmarks, self.courses

        def steps(track: str) -> int:
            return courses[track].to_first(
                at[track], lambda mark: landmarks.get(f"{track}:{mark}", bot) is None
            )

        return steps

    @decides("tap.bots.adv.tie")
    def break_tie(self, choice: Choice[str], bot: str, symbols: tuple[str, ...], rule: str) -> None:
        """Take the first valid track of a tiebreaker list; the heart is the bot's favorite."""
        if choice.open:
            choice.keep_first(rule, _read(symbols, self.state.favorites[bot]))

    @decides(
        "tap.shadow2p.turn.1.fav.end",
        "tap.shadow2p.turn.1.fav.passed",
        "tap.income.fav.end",
        "tap.income.fav.passed",
    )
    def should_change_favorite(self, bot: str) -> str | None:
        """`end`: the favorite track is finished; `passed`: another token leads there."""
        favorite = self.state.favorites[bot]
        if favorite is None:
            return "end"
        if self.course(favorite).done(self.state.tracks[bot][favorite]):
            return "end"
        passed = any(self.rivals(bot, seat) for seat in self.ahead_of(bot, favorite))
        return "passed" if passed else None

    def ahead_of(self, bot: str, track: str) -> list[str]:
        """The seats with a token further on this track than the bot's, its own left out."""
        course, here = self.course(track), self.state.tracks[bot][track]
        return [
            seat
            for seat, at in self.state.tracks.items()
            if seat != bot and course.ahead(at.get(track, here), here)
        ]

    def rivals(self, bot: str, seat: str) -> bool:
        """Do the tokens of `seat` count as others when the bot looks at its favorite track?"""
        return True


@cache
@decides("tap.shadow2p.adv.tie.heart", "tap.bots.adv.tie.heart")
def _read(symbols: tuple[str, ...], favorite: str | None) -> tuple[str, ...]:
    """The tracks of a tiebreaker list; without a favorite the heart stands for nothing."""
    return tuple((favorite or one) if one == "favorite" else one for one in symbols)
