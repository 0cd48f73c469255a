"""Open questions of a scenario: those of the solo game, with plots and tracks as they lie."""

import msgspec

from thirdchair.table.journal import Table
from thirdchair.tapestry import content
from thirdchair.tapestry.scenarios import capital
from thirdchair.web.games.tapestry.solo import asking as solo_asking
from thirdchair.web.games.tapestry.solo.asking import Asked, Key
from thirdchair.words import Words


def asked(table: Table, words: Words) -> Asked | None:
    """The open question with its keys; the nine plots of a district keep their places."""
    found = solo_asking.asked(table, words)
    if found is None:
        return None
    if getattr(table.question, "about", None) == "first_building":
        open_ = [key.value for key in found.keys]
        plots = [Key(number, str(number), number in open_) for number in capital.LINE]
        none = [key for key in found.keys if key.value == 0]
        return msgspec.structs.replace(found, kind="plots", keys=[*plots, *none])
    if found.kind == "words" and all(key.value in content.tracks() for key in found.keys):
        keys = [msgspec.structs.replace(key, track=True) for key in found.keys]
        return msgspec.structs.replace(found, kind="tracks", keys=keys)
    return found
