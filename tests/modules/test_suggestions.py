"""What the picker suggests for tonight: by who is there, what is in the box, what was played."""

import pytest

from tests.modules.free import ALL, NAMES
from thirdchair.scythe.game import Scythe
from thirdchair.web.games.scythe.setup.new import AutomaNew
from thirdchair.web.games.scythe.setup.picking import FEW, Tonight, suggestions
from thirdchair.web.pages.box.mybox import Owned

MODULES = Scythe().modules
OWNED = Owned(box={"expansions": ["rise"]}, reader=ALL)


def suggested(
    people: int, automas: int, *ticked: str, box: tuple[str, ...] = NAMES
) -> list[tuple[str, ...]]:
    """What is suggested to this company, of the modules in this box."""
    tonight = Tonight(people=people, automas=automas, ticked=frozenset(ticked))
    names = [name for name in MODULES.told(ALL) if name in box]
    return [one.modules for one in suggestions(MODULES, names, tonight)]


def test_modules_are_offered_as_the_book_lists_them_and_played_in_an_order_of_their_own() -> None:
    form = AutomaNew(Scythe())
    assert [one.id for one in form.new_form({}, OWNED)["modules"]] == list(NAMES)
    listed = [MODULES.sheets[name].listed for name in NAMES]
    assert listed == list(range(1, len(NAMES) + 1))
    orders = [sheet.order for sheet in MODULES.sheets.values()]
    assert orders == sorted(set(orders))  # the same at every table, whatever the folders are called


@pytest.mark.rule("fen.modules.compat", "fen.vesna.airship", "fen.fenris.airship")
def test_whoever_has_airships_is_told_what_they_are_beside_modules() -> None:
    for boxes, told in ((["rise"], False), (["rise", "gambit"], True)):
        owned = Owned(box={"expansions": boxes}, reader=ALL)
        form = AutomaNew(Scythe()).new_form({}, owned)
        notes = {one.id: one.notes for one in form["modules"]}
        assert form["with_gambit"] is told
        assert ("fen.vesna.airship" in notes["vesna"]) is told
        assert ("fen.fenris.airship.stand" in notes["fenris"]) is told


def test_one_against_an_automa_gets_an_enemy_more_and_no_ally() -> None:
    found = suggested(1, 1)
    assert found[0] == ("mad_tesla",)
    assert not any("alliances" in each for each in found)
    assert ("war_track", "rivals") in found


def test_several_people_are_told_of_alliances_first() -> None:
    assert suggested(4, 0)[0] == ("peace_track", "alliances")
    assert not any("mad_tesla" in each for each in suggested(4, 0))


def test_an_ally_is_a_person() -> None:
    assert any("alliances" in one for one in suggested(7, 0)), "at the fullest table, too"
    assert not any("alliances" in one for one in suggested(2, 0)), "there is nobody else"
    assert not any("alliances" in each for each in suggested(1, 3))
    assert ("peace_track", "alliances") in suggested(2, 1)


def test_what_was_played_last_makes_room_for_something_else() -> None:
    before = suggested(1, 1)
    after = suggested(1, 1, "mad_tesla", "war_track", "rivals")
    assert not {("mad_tesla",), ("war_track", "rivals")} & set(after)
    assert len(before) == len(after) == FEW
    assert ("war_track", "rivals") in suggested(1, 1, "war_track")  # one of the two is new


def test_only_what_the_box_holds_is_suggested() -> None:
    assert suggested(4, 0, box=("mech_mods", "mad_tesla")) == [("mech_mods",)]
    assert suggested(4, 0, box=()) == []


def test_the_form_says_who_is_there_and_what_was_ticked_last() -> None:
    form = AutomaNew(Scythe())
    given = {"kind-3": "human", "kind-4": "automa", "module-tesla": "yes", "module-rivals": ""}
    tonight = form.tonight(given, list(NAMES))
    assert tonight == Tonight(people=2, automas=2, ticked=frozenset({"tesla"}))
