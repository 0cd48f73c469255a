"""The tapestry cards on the three spaces of your income mat, by the names that you give."""

from collections.abc import Iterator

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.tapestry.scenarios.atlantis import Atlantis
from thirdchair.tapestry.scenarios.commands import Note
from thirdchair.tapestry.scenarios.correcting import checked_title
from thirdchair.tapestry.scenarios.events import Noted
from thirdchair.tapestry.scenarios.parts import Fact

SPACES = 3
"""The spaces right of Maker of Fire. What is played on that one is not noted."""


class Notes(Atlantis):
    """Scenario 4 notes what you played, and scenario 5 plays by it. One card for each space."""

    @property
    def cards(self) -> list[str | None]:
        """The cards from left to right; None where nothing was said."""
        cards: list[str | None] = self.state.scenario.cards
        return cards

    def carry_out(self, command: Command) -> Rule:
        return self.do_note(command) if isinstance(command, Note) else super().carry_out(command)

    @decides("tap.atlantis.s4.note", "tap.atlantis.s4.note.one", "tap.atlantis.s4.note.fire")
    async def do_note(self, command: Note) -> None:
        """A card that lies there; the latest word for a space counts."""
        if not 1 <= command.space <= SPACES:
            raise bad_input(
                "not-in-range", where="do.space", answer=command.space, min=1, max=SPACES
            )
        title = checked_title(command.card, "do.card")
        self.cards[command.space - 1] = title
        self.tell(Noted(space=command.space, card=title))

    def facts(self) -> Iterator[Fact]:
        """What lies there, card by card."""
        for space, card in enumerate(self.cards, start=1):
            if card is not None:
                yield Fact("card", {"space": space, "card": card}, brief=False)
