"""The tapestry cards on the three spaces of your income mat, by the names that you give."""

from typing import Any

from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.correcting import Corrector, part_of
from thirdchair.tapestry.scenarios.commands import Note
from thirdchair.tapestry.scenarios.events import Noted
from thirdchair.tapestry.scenarios.scenario import Atlantis
from thirdchair.tapestry.scenarios.tables import FallTable, PremonitionTable

SPACES = 3
"""The spaces right of Maker of Fire. What is played on that one is not noted."""
LONGEST_TITLE = 40


class Notes(Atlantis):
    """Scenario 4 notes what you played, and scenario 5 plays by it. One card for each space."""

    @property
    def cards(self) -> list[str | None]:
        """The cards from left to right; None where nothing was said."""
        table = self.state.scenario
        assert isinstance(table, FallTable | PremonitionTable)
        return table.cards

    async def do_note(self, command: Note) -> None:
        """A card that lies there; the latest word for a space counts."""
        if not 1 <= command.space <= SPACES:
            raise bad_input(
                "not-in-range", where="do.space", answer=command.space, min=1, max=SPACES
            )
        title = checked_title(command.card, "do.card")
        self.cards[command.space - 1] = title
        self.tell(Noted(space=command.space, card=title))

    def scenario_parts(self) -> dict[str, Corrector]:
        return {"cards": self._correct_card}

    def _correct_card(self, rest: list[str], value: Any) -> str | None:
        places = {str(place + 1): place for place in range(SPACES)}
        place: int = part_of(places, rest, 1)
        was = self.cards[place]
        self.cards[place] = None if value is None else checked_title(value, "do.value")
        return was


def checked_title(value: Any, where: str) -> str:
    """A title of a card, as somebody typed it."""
    if not isinstance(value, str) or not 1 <= len(value.strip()) <= LONGEST_TITLE:
        raise bad_input("bad-title", where=where, longest=LONGEST_TITLE)
    return value.strip()
