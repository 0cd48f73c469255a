"""Stars on spaces that the triumph log has no column for: where they may be ticked."""

from typing import ClassVar

from thirdchair.kit.choices import Choice
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.sheet.events import NotTicked

EITHER = "_or_"


class NewSpaces(Campaign):
    """People tick such a star anywhere. An Automa has a rule for a space of two triumphs."""

    any_column: ClassVar[str]
    """The rule that lets people choose."""
    fuller_column: ClassVar[str]
    """The rule for an Automa's star on a space of two triumphs."""
    equal_columns: ClassVar[str]
    """The rule that of equal columns it is the first."""

    def log_other(self, seat: str, star: str, *, automa: bool) -> None:
        if not automa:
            self.leave_open(seat, star, self.any_column)
        elif EITHER in star:
            self._log_fuller(seat, star)
        else:
            self.log_first_free(seat, star)

    def _log_fuller(self, automa: str, star: str) -> None:
        """The column with more ticks, as long as it has room."""
        log = self.state.sheets[automa].log
        columns = star.split(EITHER)
        free = [one for one in columns if not self.is_full(automa, one)]
        choice = Choice(free).keep_most(self.fuller_column, lambda one: len(log.get(one, [])))
        if not choice.left:
            self.tell(NotTicked(seat=automa, star=star, rule=self.fuller_column))
            return
        rule = self.equal_columns if choice.open else self.fuller_column
        self.tick(automa, star, choice.left[0], rule)
