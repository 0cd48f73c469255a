"""What a house remembers of its new games: the last form of each mode, and its habits.

Two games may have modes of one name, so every setting is kept by game. Before that a form was kept
by its mode alone, or by its game where that has but one mode, and the habits were everybody's: what
an earlier version left is found until there is something newer.
"""

from typing import Any

from thirdchair.table.store import House
from thirdchair.web.face import Face, Faces, every

HABITS = "habits"


def last_form(house: House, faces: Faces, face: Face, mode: str) -> dict[str, Any]:
    """What was filled in last for this mode; nothing when it was never played here."""
    names = [_form(face, mode), *_former_names(faces, face, mode)]
    found = (house.setting(name) for name in names)
    return next((form for form in found if form is not None), {})


def keep_form(house: House, face: Face, mode: str, form: dict[str, Any]) -> None:
    """This is what was filled in last."""
    house.set_setting(_form(face, mode), form)


def habits(house: House, game: str) -> dict[str, Any]:
    """What this house does at every table of a game until one says otherwise."""
    found = house.setting(_habits(game))
    kept: dict[str, Any] = house.setting(HABITS, {}) if found is None else found
    return kept


def keep_habits(house: House, game: str, now: dict[str, Any]) -> None:
    """So it is done from now on."""
    house.set_setting(_habits(game), {**habits(house, game), **now})


def _form(face: Face, mode: str) -> str:
    return f"new.{face.game.name}.{mode}"


def _habits(game: str) -> str:
    return f"{HABITS}.{game}"


def _former_names(faces: Faces, face: Face, mode: str) -> list[str]:
    """An earlier version knew only the first game that has this mode."""
    first = next(one for one in every(faces) if mode in one.new)
    if first.game.name != face.game.name:
        return []
    of_game = [f"{face.game.name}.last"] if mode == next(iter(face.new)) else []
    return [f"{mode}.last", *of_game]
