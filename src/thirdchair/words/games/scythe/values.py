"""Names and values of Scythe: places, parts of the table, and what a part was set to."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from thirdchair.scythe import speech
from thirdchair.scythe.benefits import Slot
from thirdchair.scythe.board import Board
from thirdchair.words.speaking import Words

OF_A_CAMPAIGN = (
    *("agenda", "chosen", "columns", "episode", "history", "influence", "phase"),
    *("to_log", "unlocked", "voted", "votes", "game_now"),
    *("offers", "bonuses_due", "change", "to_open", "end"),
)
"""Parts of a campaign that are told as one."""
LAID = ("laid", "modules", "gone")
OF_MODULES = ("laid", "modules", "homes")
"""Parts of a free game that are told as one, too."""
TRIUMPHS = ("track", "horde.bare")
UNNAMED = (".kind", ".name", ".worn", ".turned")
"""Parts of tonight's game that are told as the campaign's, too: no hand sets them."""
SEE_THERE = "…"


class Values(Words):
    """What lies on a table of Scythe, in words."""

    board: Board

    def term(self, term: speech.Term) -> str:
        """The name of something."""
        return self.text(term.message, **term.args)

    def place(self, place: str) -> str:
        """The spoken name of a territory, a home base or the mat."""
        return self.term(speech.place_name(place, self.board))

    def short_place(self, place: str) -> str:
        """A few letters for a place that the map shows: terrain, direction, steps."""
        term = speech.place_name(place, self.board)
        if term.message not in ("scythe-territory", "scythe-home-base"):
            return self.term(term)
        args = dict(term.args)
        if direction := args.pop("direction", None):
            args["part"] = self.text(f"scythe-short-{direction}")
        return self.text(f"{term.message}-short", **args)

    def tracker_space(self, at: int) -> str:
        """A space of the star tracker as people count it: the first is 1, to the game it is 0."""
        sign, amount = ("minus", -at) if at < 0 else ("plus", at + 1)
        return self.text("scythe-tracker-at", sign=sign, amount=amount)

    def closed(self, box: str) -> str:
        """A closed box by its letter, or a punchboard by its number."""
        board = box.removeprefix("p")
        if board != box:
            return self.text("scythe-punchboard", number=board)
        return self.text("scythe-box", letter=box.upper())

    def mod(self, written: str) -> str:
        """A mod of somebody's, or what stands in its place on the sheet of an Automa."""
        named = speech.mod_name(written)
        return self.term(named) if self.has(named.message) else self.slot(written)

    def slot(self, written: str) -> str:
        """What stands in a mod's place on the sheet of an Automa."""
        slot = Slot.read(written)
        gains = [f"{n} × {self.text(f'scythe-what-{what}')}" for what, n in slot.gains.items()]
        message = f"scythe-slot-{slot.gives}"
        return self.text(message, card=slot.card, count=len(gains), part=", ".join(gains))

    def part(self, path: str) -> str:
        """What a correction is about."""
        match path.split("."):
            case ["game_now", "seats", seat, "holds", what]:
                return self.text("scythe-part-seat", what=what, name=self.seat(seat))
            case ["game_now", head, *_] if head in LAID or path.endswith((".holds", *UNNAMED)):
                return self.text("scythe-part-campaign")
            case ["game_now", *rest] if rest:
                return self.part(".".join(rest))
            case ["sheets", seat]:
                return self.text("scythe-part-sheets", name=self.seat(seat))
            case [head, *_] if head in OF_A_CAMPAIGN:
                return self.text("scythe-part-campaign")
            case ["rivals", seat]:
                return self.text("scythe-part-rivals", name=self.seat(seat))
            case ["seats", seat, "worn"]:
                return self.text("scythe-part-mods", name=self.seat(seat))
            case [head, *_] if head in OF_MODULES:
                return self.text("scythe-part-laid")
            case ["seats", seat, "holds", what]:
                return self.text("scythe-part-seat", what=what, name=self.seat(seat))
            case ["seats", seat, "worn", ability]:
                return self.text("scythe-part-worn", ability=ability, name=self.seat(seat))
            case ["seats", seat, "turned", mod]:
                return self.text("scythe-part-turned", mod=mod, name=self.seat(seat))
            case ["seats", seat, "turned" | "holds"]:
                return self.text("scythe-part-beside", name=self.seat(seat))
            case ["seats", seat, "stars", triumph]:
                return self.text("scythe-part-star", triumph=triumph, name=self.seat(seat))
            case ["seats", seat, what]:
                return self.text("scythe-part-seat", what=what, name=self.seat(seat))
            case ["actors"]:
                return self.text("scythe-part-actors")
            case ["actors", actor, "at" | "marker" as what]:
                return self.text(f"scythe-part-actor-{what}", name=self.seat(actor))
            case ["actors", actor, *_]:
                return self.seat(actor)
            case ["tile", face]:
                return self.text("scythe-part-arrow", face=face)
            case ["alliance_coins", faction]:
                name = self.text(f"scythe-faction-{faction}")
                return self.text("scythe-part-alliance-coins", name=name)
            case ["horde", what]:
                own = f"scythe-part-horde-{what}"
                return self.text(own if self.has(own) else "scythe-part-horde")
            case ["names", thing]:
                return self.text("scythe-part-name", part=self.text(f"scythe-{thing}"))
            case ["sheets", seat, field]:
                return self.text("scythe-part-sheet", field=field, name=self.seat(seat))
            case ["tokens", kind]:
                return self.text("scythe-part-tokens", kind=kind)
            case ["rulings", *key]:
                return self.ruling(".".join(key))
            case ["seats", seat, "reserve", unit]:
                return self.text("scythe-part-reserve", unit=unit, name=self.seat(seat))
            case ["automa_decks", seat, what]:
                name = self.seat(seat) if seat in self.names else self.text("deck-automa")
                return self.text("scythe-part-cards", pile=what, name=name)
            case ["result", *_]:
                return self.text("scythe-part-result")
        return self.text(f"scythe-part-{path}")

    def value(self, path: str, value: object) -> str:
        """What a corrected part was set to; what is a whole sheet is looked at there."""
        head, _, rest = path.partition(".")
        if head == "game_now" and rest and not isinstance(value, dict):
            return self.value(rest, value)
        if head in (*OF_A_CAMPAIGN, *OF_MODULES) or (head == "sheets" and "." not in rest):
            return SEE_THERE
        if path.startswith("rulings."):
            return str(super().value(path, value))
        if (kind := path.rpartition(".")[2]) in ("faction", "mat", "level"):
            return self.text(f"scythe-{kind}-{value}")
        if path == "board":
            way = "tracked" if value is True else "cards" if value is False else "asked"
            return self.text(f"scythe-board-{way}")
        if path.startswith(("rows", "most_coins", "names.")) and value is None:
            return self.text("scythe-value-nothing")
        if head == "tile":
            return self.text(f"scythe-arrow-{str(value).lower()}" if value else "scythe-arrow-open")
        if path == "factions" and isinstance(value, dict):
            each = (
                f"{self.seat(one)} {self.text(f'scythe-faction-{value[one]}')}" for one in value
            )
            return ", ".join(each)
        if path.startswith("sheets.") or path == "book":
            return self._written(path, value)
        if kind == "tracker" and isinstance(value, int):
            return self.tracker_space(value)
        if path == "abilities":
            return self.text(f"page-scythe-abilities-{value}")
        if isinstance(value, bool):
            return self.text("scythe-value-yes" if value else "scythe-value-no")
        if path == "units" and isinstance(value, list):
            return ", ".join(self._standing(one) for one in value)
        if path == "moves" and isinstance(value, list):
            return self._moves(value)
        if path == "horde.cards" and isinstance(value, list):
            return " + ".join(str(one) for one in value)
        if path.startswith("actors.") and kind == "at":
            return self.place(str(value)) if value else self.text("scythe-value-nothing")
        if path == "at" or (path == "ended" and value):
            return self.place(str(value)) if path == "at" else self.seat(str(value))
        if head == "automa_decks":
            return str(value).strip("[]")
        if isinstance(value, dict) and kind == "actors":
            return ", ".join(self.seat(actor) for actor in value)
        if isinstance(value, dict) and kind == "result":
            return str(self.event({"type": "result", **value}))
        if head == "rivals" and isinstance(value, dict):
            stars = [f"{self.seat(one)} {n}" for one, n in value.items() if n]
            return ", ".join(stars) or self.text("scythe-value-nothing")
        if kind == "worn" and isinstance(value, dict):
            tiles = [
                f"{self.text(f'scythe-ability-{ability}')}: {self.mod(mod)}"
                for ability, mod in value.items()
            ]
            return ", ".join(tiles) or self.text("scythe-value-nothing")
        if isinstance(value, dict):  # what a seat has beside it, told only as a whole
            return SEE_THERE
        if isinstance(value, list):
            named = (self._listed(path, one) for one in value)
            return ", ".join(named) or self.text("scythe-value-nothing")
        if ".worn." in path and value:
            return self.mod(str(value))
        return self.place(value) if path == "marker" and isinstance(value, str) else str(value)

    def _listed(self, path: str, one: object) -> str:
        """One of several things that lie there: a triumph tile, or a token's place."""
        if path in TRIUMPHS:
            return self.text(f"scythe-triumph-{one}")
        return self.place(str(one))

    def group(self, units: str) -> str:
        """Units that stood together, as in `character.mech.mech`."""
        counts = Counter(units.split("."))
        named = [(self.text(f"scythe-unit-{unit}"), n) for unit, n in counts.items()]
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in named)

    def correction(self, event: Mapping[str, Any]) -> dict[str, str]:
        """What an event of a correction says: the part, as it was and as it is now."""
        path = event["path"]
        return {
            "part": self.part(path),
            "was": self.value(path, event["from"]),
            "now": self.value(path, event["to"]),
            "from": "",
            "to": "",
        }

    def _written(self, path: str, value: object) -> str:
        """What a field of a campaign sheet was set to."""
        field = path.rpartition(".")[2]
        named = {"perks": "perk", "log": "column", "bonuses": "what"}.get(field, field)
        if isinstance(value, list) and field == "wins":
            return ", ".join(str(one) for one in value) or self.text("scythe-value-nothing")
        if isinstance(value, list) and field.endswith("_mods"):
            return ", ".join(self.mod(one) for one in value) or self.text("scythe-value-nothing")
        if isinstance(value, dict):
            each = [f"{self.text(f'scythe-{named}-{one}')} {n}" for one, n in value.items()]
            return ", ".join(each) or self.text("scythe-value-nothing")
        if isinstance(value, list):
            return ", ".join(self.text(f"scythe-{named}-{one}") for one in value) or self.text(
                "scythe-value-nothing"
            )
        return self.text(f"scythe-book-{value}") if path == "book" else str(value)

    def _moves(self, moves: list[Mapping[str, Any]]) -> str:
        """What was said last of a move that is filled in step by step."""
        begun = [step for step in moves if step]
        if not begun:
            return str(len(moves))
        last = begun[-1]
        if "to" in last:
            return self.place(str(last["to"]))
        if "unit" in last:
            group = [step for step in begun if "to" not in step]
            return self.group(".".join(one["unit"] for one in group for _ in range(one["n"])))
        return self.place(str(last["from"]))

    def _standing(self, one: Mapping[str, Any]) -> str:
        """One entry of the units of a view."""
        name = self.seat(one["seat"])
        what = self.text("page-scythe-pieces", n=one["n"], unit=one["unit"], name=name)
        return f"{what}: {self.place(one['at'])}"
