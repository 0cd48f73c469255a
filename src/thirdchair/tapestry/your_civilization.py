"""Your civilization, as far as the book of the bots speaks of it. Nobody has to say which it is."""

from thirdchair.tapestry.events import Reminder
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, Hexmap
from thirdchair.tapestry.tracks import Tracks

CHOSEN, HISTORIANS, OTHER = "chosen", "historians", "other"
YOUR_CIVS = (CHOSEN, HISTORIANS, OTHER)
"""Two have rules of their own against the bots; all the others are alike."""
GAINED = {
    AUTOMA: "tap.bots.landmark.historians.automa",
    SHADOW: "tap.bots.landmark.historians.shadow",
}
"""What the Historians should know when a bot takes a landmark."""


class YourCivilization(Hexmap, Tracks):
    """What you do by hand because of it, said at its moment."""

    @property
    def your_civ(self) -> str | None:
        """What you have said of it; None if nothing."""
        return self.state.your_civ

    def may_play(self, civ: str) -> bool:
        """May this be your civilization, for all that was said?"""
        return self.your_civ in (None, civ)

    def remind(self, *rules: str) -> None:
        """What you do by hand now, in the words of the rules."""
        for rule in rules:
            self.tell(Reminder(rule=rule))

    def take_landmark(self, who: str, landmark: str) -> None:
        """The Historians are told whose landmark it is, once the game has begun."""
        super().take_landmark(who, landmark)
        rule = self.gained_by(who)
        if rule is not None and self.your_civ == HISTORIANS and self.state.ready:
            self.remind(rule)

    def gained_by(self, who: str) -> str | None:
        """The rule for Historians about a landmark that `who` takes."""
        return GAINED.get(who)

    def your_rules(self) -> tuple[str, ...]:
        """What is worth knowing from the start about what may be yours at this table."""
        historians = tuple(GAINED.values()) if self.may_play(HISTORIANS) else ()
        return (*historians, "tap.bots.landmark.ageofwonders")
