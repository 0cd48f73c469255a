"""What the browser plays in its tests: every mode, every module, every scenario and evening."""

from tests.modules.free import NAMES
from tests.pocket.turns import GAMES, MODULES
from thirdchair.games import GAMES as INSTALLED
from thirdchair.scythe.fenris.episodes.finding import on_the_way


def test_every_mode_and_every_module_is_among_them() -> None:
    modes = {(name, mode) for name, game in INSTALLED.items() for mode in game().modes}
    assert {(one["game"], one["mode"]) for one in GAMES.values()} == modes
    assert sorted(one for table in MODULES for one in table) == sorted(NAMES)


def test_every_evening_is_among_them() -> None:
    evenings = {on_the_way(number, way) for number in range(1, 9) for way in ("war", "peace")}
    assert {f"evening {name}" for name in evenings} <= set(GAMES)
