"""Modules are folders: what is wrong with one is an error that names the file, never a surprise."""

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.scythe.scene import automa, human
from tests.thaw.toys import FROST, SETUP, THAW, TOYS
from thirdchair.kit.content import ContentError
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.setup.new import AutomaNew
from thirdchair.web.pages.box.mybox import UNSAID


def copy(folder: Path, to: Path) -> Path:
    return Path(shutil.copytree(folder, to / folder.name, ignore=shutil.ignore_patterns("test_*")))


def played(*folders: Path) -> Table:
    game = Scythe(modules=folders)
    seats = [human("crimea"), automa("nordic")]
    return Table.new({"scythe": lambda: game}, {**SETUP, "seats": seats})


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize("file", ["__init__.py", "rules.toml", "locales/en.ftl"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    folder = copy(THAW, tmp_path)
    (folder / file).unlink()
    with pytest.raises(ContentError, match=f"^thaw/{file}: missing"):
        played(folder)


@pytest.mark.parametrize(
    ("file", "before", "after", "error"),
    [
        ("__init__.py", "class Thaw(Module)", "class Thaw", "one class of a module, not 0"),
        ("sheet.toml", "order = 20", "", "sheet.toml: Object missing required field `order`"),
        ("sheet.toml", "automa_coins = 7", "most_mud = 7", "no such number: most_mud"),
        ("sheet.toml", '"scy.thaw.ice"', '"scy.thaw.mud"', "rules.toml: lacks scy.thaw.mud"),
        ("sheet.toml", 'color = "gray"', "", "sheet.toml: Object missing required field `color`"),
    ],
)
def test_a_wrong_file_is_named(
    tmp_path: Path, file: str, before: str, after: str, error: str
) -> None:
    folder = copy(THAW, tmp_path)
    change(folder / file, before, after)
    with pytest.raises(ContentError, match=error) as found:
        played(folder)
    assert str(found.value).startswith("thaw/")


def test_two_modules_of_one_name_are_an_error(tmp_path: Path) -> None:
    other = copy(FROST, tmp_path)
    change(other / "sheet.toml", 'id = "frost"', 'id = "thaw"')
    with pytest.raises(ContentError, match=r"thaw is already .*sheet.toml"):
        played(THAW, other)


# The set-up


def refused(game: Scythe, **setup: Any) -> Refusal:
    with pytest.raises(Refusal) as found:
        game.set_up({**SETUP, **setup})
    return found.value


def test_an_unknown_module_is_refused_and_a_locked_one_in_the_same_way(tmp_path: Path) -> None:
    folder = copy(THAW, tmp_path)
    change(folder / "sheet.toml", "order = 20", 'order = 20\nlock = "toy:thaw"')
    locked, without = Scythe(modules=[folder, FROST]), Scythe(modules=[FROST])
    told = [refused(game, modules=["thaw"]) for game in (locked, without)]
    assert {(one.code, one.text, one.where) for one in told} == {
        ("bad_input", "unknown-module", "new.modules")
    }
    assert told[0].args_for_text == told[1].args_for_text == {"value": "thaw"}
    assert locked.modules.told() == ["frost"]
    opened = Reader(keys=frozenset({"toy:thaw"}))
    assert locked.modules.known(["thaw", "frost"], opened) == ("frost", "thaw")


def test_a_form_of_a_new_game_offers_what_the_reader_may_know_of(tmp_path: Path) -> None:
    folder = copy(THAW, tmp_path)
    change(folder / "sheet.toml", "order = 20", 'order = 20\nlock = "toy:thaw"')
    form = AutomaNew(Scythe(modules=[folder, FROST]))
    opened = replace(UNSAID, reader=Reader(keys=frozenset({"toy:thaw"})))
    for owned, modules in (UNSAID, ["frost"]), (opened, ["frost", "thaw"]):
        offered = form.new_form({}, owned)
        assert [one.id for one in offered["modules"]] == modules
        assert ("thule" in offered["factions"]) == ("thaw" in modules)
        ticked = form.set_up_from({**offered["given"], "module-thaw": "yes"}, owned)
        assert ticked.get("modules", []) == [one for one in ("thaw",) if one in modules]


def test_a_module_is_named_once() -> None:
    assert refused(TOYS, modules=["thaw", "thaw"]).text == "module-twice"


def test_a_faction_of_a_module_needs_the_module() -> None:
    refusal = refused(TOYS, modules=[])
    assert (refusal.text, refusal.args_for_text["value"]) == ("unknown-faction", "thule")


# Saved tables


def test_a_table_from_before_there_were_modules_opens() -> None:
    table = Table.new({"scythe": Scythe}, {**SETUP, "modules": [], "seats": SEATS})
    stored = msgspec.msgpack.decode(frozen(table.state))
    assert stored.pop("modules") == []
    assert Scythe().thawed(msgspec.msgpack.encode(stored)) == table.state


def test_a_table_of_a_module_that_is_gone_says_so() -> None:
    table = Table.new({"scythe": lambda: TOYS}, SETUP)
    with pytest.raises(msgspec.ValidationError, match="no module thaw is known here"):
        Scythe().thawed(frozen(table.state))


SEATS = [human("crimea"), automa("nordic")]
