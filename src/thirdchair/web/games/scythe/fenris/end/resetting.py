"""After the campaign: the cardboard goes back, so that others can play it as if for the first
time."""

from collections.abc import Iterator
from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.fenris.screen import campaign_of, rules_of_campaign
from thirdchair.words.games.scythe import ScytheWords

BOXES = ("a", "b", "c", "d", "e")
PUNCHBOARDS = (1, 2, 3, 4, 5, 6)

Row = tuple[str, str, str]
"""The part that it belongs to, an id for its tick, and the sentence."""


def reset(saved: Saved, words: ScytheWords) -> list[dict[str, Any]]:
    """A row for each box, punchboard, bag and deck, from who owns what."""
    state = campaign_of(saved.table)
    rows = [
        *_boxes(words),
        *_punchboards(words),
        *_bags(state, words),
        *_decks(saved, state, words),
    ]
    return [{"part": part, "id": name, "text": text} for part, name, text in rows]


def _boxes(words: ScytheWords) -> Iterator[Row]:
    for box in BOXES:
        yield "boxes", f"box-{box}", words.text(f"back-fenris-box-{box}")


def _punchboards(words: ScytheWords) -> Iterator[Row]:
    for number in PUNCHBOARDS:
        yield "punchboards", f"board-{number}", words.text(f"back-fenris-board-{number}")


def _bags(state: FenrisState, words: ScytheWords) -> Iterator[Row]:
    """What each seat gives back; an Automa has no tiles of its own."""
    for seat, sheet in state.sheets.items():
        mods = [*sheet.mech_mods, *sheet.infrastructure_mods] if sheet.kind == "human" else []
        named = ", ".join(words.mod(one) for one in mods)
        faction = words.text(f"scythe-faction-{sheet.faction}")
        args: dict[str, Any] = {"seat": seat, "count": len(mods), "part": named, "other": faction}
        yield "bags", f"bag-{seat}", words.text("back-fenris-bag", **args)
    if state.removed:
        gone = ", ".join(f"{n} × {words.mod(one)}" for one, n in state.removed.items())
        yield "bags", "removed", words.text("back-fenris-removed", part=gone)
    yield "bags", "sheets", words.text("back-fenris-sheets")


def _decks(saved: Saved, state: FenrisState, words: ScytheWords) -> Iterator[Row]:
    rules = rules_of_campaign(saved.table)
    for seat, sheet in state.sheets.items():
        if sheet.kind == "automa" and (out := rules.cards_out(seat)):
            cards = ", ".join(str(card) for card in out)
            text = words.text("back-fenris-automa", seat=seat, cards=cards)
            yield "decks", f"automa-{seat}", text
    for deck in ("objectives", "factory", "combat"):
        yield "decks", deck, words.text(f"back-fenris-{deck}")
