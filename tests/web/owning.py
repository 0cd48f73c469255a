"""What the owner of a box does: says what is in it, begins games, looks at what they took along."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.web.face import every
from thirdchair.web.games import FACES
from thirdchair.web.pages.new import remembering


@pytest.fixture
def owner(house: House) -> Iterator[Alone]:
    """Somebody whose installation remembers no box and no form."""
    store = AtHome(house.data / "tables.db")
    for face in every(FACES):
        store.set_setting(f"box.{face.game.name}", {})
        for mode in face.new:
            remembering.keep_form(store, face, mode, {})
    store.set_setting("box.show-everything", False)
    store.close()
    with house.client() as client:
        yield Alone(client)


def box(owner: Person, game: str, *ticked: str, **fields: str) -> None:
    """Say what is in the box of a game."""
    owner.open("/box")
    form = owner.page.form_with("act", game)
    for name in [field for field, options in form.options.items() if options == ["yes"]]:
        form.fields.pop(name, None)
    owner.send(form, "act", game, **dict.fromkeys(ticked, "yes"), **fields)
    assert owner.answer.status_code == 200, owner.page.text


def exported(owner: Person, path: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(owner.client.get(f"{path}/export").content)
    return found


def setup_of(owner: Person, path: str) -> dict[str, Any]:
    found: dict[str, Any] = _found(exported(owner, path), "setup")
    return found


def _found(data: Any, key: str) -> Any:
    """The value under a key, wherever the export keeps it."""
    if isinstance(data, dict):
        if key in data:
            return data[key]
        data = list(data.values())
    if isinstance(data, list):
        return next((one for part in data if (one := _found(part, key)) is not None), None)
    return None


def started(owner: Person, mode: str, **fields: str) -> str:
    """A new game from its form; returns the path of its table."""
    owner.open(f"/new?mode={mode}")
    names = {"name__p1": "Ana", "name__p2": "Bert"} if mode == "duel" else {}
    owner.send(owner.page.form_with("table-name"), **names, **fields)
    assert owner.answer.url.path.endswith("/checklist"), owner.page.text
    return owner.answer.url.path.removesuffix("/checklist")


def chosen(owner: Person, mode: str, field: str) -> str:
    owner.open(f"/new?mode={mode}")
    return owner.page.form_with("table-name").fields[field]
