"""What goes back into the box after a game of Tapestry, in words."""

from typing import Any

import msgspec

from thirdchair.table.chance import APP, TABLE, as_set_up
from thirdchair.table.store import Saved
from thirdchair.tapestry.put_back import Back
from thirdchair.web.games.tapestry.boards import game_of
from thirdchair.words import Words
from thirdchair.words.games.tapestry import own_words


def put_back(saved: Saved, words: Words) -> list[dict[str, Any]]:
    """One row for each thing: an id for its tick, the part of the table, and the sentence.

    A box that is sorted for solo keeps out what the solo game takes out.
    """
    table, sorted_box = saved.table, bool(saved.options.get("sorted"))
    used = TABLE in (table.setup.chance, as_set_up(table.journal.chance))  # now or before a switch
    ticked = [rule for rule, done in saved.options.get("ticks", {}).items() if done]
    setup = msgspec.structs.replace(table.setup, chance=TABLE if used else APP)
    return [
        {"id": one.id, "part": one.part, "text": _text(one, words)}
        for one in game_of(table).put_back(setup, table.state, ticked)
        if not (sorted_box and one.part == "box")
    ]


def _text(one: Back, words: Words) -> str:
    args = dict(one.args)
    if landmarks := args.pop("landmarks", None):
        args["part"] = ", ".join(own_words(words).landmark(landmark) for landmark in landmarks)
    if hexes := args.pop("hexes", None):
        args["part"] = ", ".join(map(str, hexes))
    if ids := args.pop("ids", None):
        args["part"] = ", ".join(words.text(f"{args['kind']}-{name}") for name in ids)
    return words.text(f"back-{one.what}", **args)
