"""Everything that is saved here as one file, and what became of such a file that was brought."""

from contextlib import suppress
from datetime import UTC, datetime

from litestar import Response, get
from litestar.params import FromQuery

from thirdchair.contract import words_for
from thirdchair.kit.refusals import Refusal
from thirdchair.merging import FATES, merged, of_fate
from thirdchair.table.campaign_files import Told
from thirdchair.table.everything import gathered, packed, read_everything
from thirdchair.table.replacing import Acting
from thirdchair.table.store import House, Saved
from thirdchair.web.face import Faces, every
from thirdchair.web.files import download
from thirdchair.web.keeping import note
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import YES, Page, Visit, Visiting

NAMED = ("copy", "stays", "unreadable")
"""Of these people want to know which they are."""


@get("/everything", sync_to_thread=True)
def save(visit: Visiting, anyway: FromQuery[str] = "") -> Response[bytes] | Page:
    """All tables and campaigns with their history, and My box.

    A file in which something is missing is made once it was said what.
    """

    def told(saved: Saved) -> Told:
        reader = visit.reader_at(saved.id, saved.table)
        return words_for(visit.room.voices, saved.table, reader).told

    everything = gathered(visit.house, boxes(visit.house, visit.room.faces), told)
    if everything.left_out and anyway != YES:
        return visit.page("left-out.html", names=everything.left_out)
    note(visit, everything.made)
    today = datetime.now(UTC).astimezone().date().isoformat()
    return download(f"Third Chair {today}", packed(everything), packed=True)


def boxes(house: House, faces: Faces) -> dict[str, dict[str, object]]:
    """What this house has said about its boxes, by game."""
    found = {face.game.name: mybox.box_of(house, face.game.name) for face in every(faces)}
    return {game: box for game, box in found.items() if box}


def take_boxes(house: House, faces: Faces, brought: dict[str, dict[str, object]]) -> list[str]:
    """Where nobody has said here what is in a box, it is as in the file; the games of those."""
    taken = []
    for face in every(faces):
        game = face.game.name
        if game in brought and not mybox.box_of(house, game):
            with suppress(Refusal):
                mybox.keep(house, face, brought[game])
                taken.append(game)
    return taken


def bring(visit: Visit, content: bytes, once: str, acting: Acting) -> Page:
    """The file comes to what is here; the page says what became of each thing in it."""
    everything = read_everything(content, visit.room.allowed)
    taken = merged(visit.room.voices, visit.house, everything, once, acting)
    note(visit, everything.made)
    games = take_boxes(visit.house, visit.room.faces, everything.boxes)
    for one in taken:
        if one.moved:
            visit.moved(*one.moved)
    fates = [(fate, names) for fate in FATES if (names := of_fate(taken, fate))]
    return visit.page("brought.html", fates=fates, named=NAMED, boxes=games)
