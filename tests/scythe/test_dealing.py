"""Factions and mats that are drawn: everybody gets some that may go together."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdchair.kit.flow import play
from thirdchair.kit.questions import Question
from thirdchair.kit.readers import ITSELF, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.setup.dealing import Place, Pool
from thirdchair.web.games.scythe.horde.new import HordeNew
from thirdchair.web.games.scythe.setup.new import AutomaNew
from thirdchair.web.pages.box.mybox import Owned

GAME = ScytheWithFenris()
PROGRAM = Reader(free=True)
MATS = GAME.material().mats
MODES: dict[str, dict[str, Any]] = {
    "horde": {"faction": "nordic", "modules": ["vesna", "fenris"]},
    "automa": {"modules": []},
}


def people(*seats: dict[str, str]) -> list[dict[str, str]]:
    return [{"kind": "human", **one} for one in seats]


def dealt(
    mode: str,
    seats: list[dict[str, str]],
    draw: Any,
    reader: Reader = PROGRAM,
    asked: list[str] | None = None,
    **setup: Any,
) -> Any:
    """The table when all cards that are drawn have been drawn; `asked` hears what else is asked."""
    request = {"game": "scythe", "mode": mode, "seats": seats, **MODES[mode], **setup}
    _, state = GAME.set_up({**request, "combat": "app"}, reader)

    def chance(question: Question) -> Any:
        (asked if asked is not None else []).append(getattr(question, "about", ""))
        options = question.options  # type: ignore[attr-defined]
        return draw(options) if getattr(question, "deck", "") in ("faction", "mat") else options[0]

    result = play(GAME.rules, state, GAME.command(state, {"do": "new"}), [], chance)
    return result.state  # Vesna asks something when everything is dealt


def fine(state: Any) -> None:
    """Everybody has a faction and a mat of their own, and no pair is forbidden."""
    seats = state.seats.values()
    factions = [one.faction for one in seats]
    mats = [one.mat for one in seats if one.kind == "human"]
    assert all(factions)
    assert all(mats)
    assert len(set(factions)) == len(factions)
    assert len(set(mats)) == len(mats)
    for one in seats:
        assert one.mat is None or MATS[one.mat].never_with != one.faction


@settings(max_examples=150, deadline=None)
@given(data=st.data(), mode=st.sampled_from(sorted(MODES)))
def test_whatever_is_drawn_nobody_is_left_with_a_forbidden_pair(
    data: st.DataObject, mode: str
) -> None:
    n = 7 if mode == "horde" else 6
    given = st.sampled_from(
        ({}, {"faction": "rusviet"}, {"mat": "industrial"}, {"mat": "patriotic"})
    )
    seats = people(data.draw(given), *({} for _ in range(n - 1)))
    if mode == "automa":
        seats.append({"kind": "automa"})
    state = dealt(mode, seats, lambda options: data.draw(st.sampled_from(options)))
    fine(state)
    if mode == "horde":
        assert "nordic" not in [one.faction for one in state.seats.values()]


@pytest.mark.rule("fen.horde.setup.faction.unused")
def test_nobody_draws_the_faction_whose_pieces_the_horde_has() -> None:
    offered: list[str] = []

    def draw(options: tuple[str, ...]) -> str:
        offered.extend(options)
        return options[-1]

    dealt("horde", people({}, {}), draw, faction="nordic", modules=[])
    assert "saxony" in offered
    assert "nordic" not in offered


@pytest.mark.rule("fen.horde.setup.factions")
def test_seven_people_draw_from_all_factions_if_the_horde_has_one_of_the_usual() -> None:
    state = dealt("horde", people(*({} for _ in range(7))), max, faction="nordic", modules=[])
    fine(state)
    assert {"vesna", "fenris"} & {one.faction for one in state.seats.values()}


def test_the_last_two_share_what_is_left_so_that_both_can_play() -> None:
    """Left are the mats for the last two; one of them may not have the industrial one."""
    gone = [name for name in MATS if name not in ("industrial", "militant")]
    factions = ("nordic", "saxony", "polania", "albion", "togawa")
    first = [{"faction": f, "mat": m} for f, m in zip(factions, gone, strict=True)]
    seats = people(*first, {}, {"faction": "rusviet"})
    offered = []

    def draw(options: tuple[str, ...]) -> str:
        offered.append(options)
        return options[0]

    fine(dealt("horde", seats, draw, faction="fenris", modules=[]))
    assert offered == [("crimea",), ("industrial",), ("militant",)]


def test_who_can_only_have_a_forbidden_mat_is_refused_before_anything_is_drawn() -> None:
    factions = ("nordic", "saxony", "polania", "albion", "togawa", "crimea")
    gone = ("militant", "engineering", "mechanical", "innovative", "patriotic", "agricultural")
    first = [{"faction": f, "mat": m} for f, m in zip(factions, gone, strict=True)]
    assert refused(people(*first, {"faction": "rusviet"})) == "too-little-to-deal"


def refused(seats: list[dict[str, str]], mode: str = "horde", **setup: Any) -> str:
    asked = setup or {"faction": "fenris", "modules": []}
    with pytest.raises(Refusal) as found:
        dealt(mode, seats, lambda options: options[0], **asked)
    return found.value.text


def test_a_box_with_five_mats_serves_five_people_from_the_box() -> None:
    base = [name for name, mat in MATS.items() if mat.expansion == "base"]
    for seed in range(30):
        state = dealt("horde", people(*({} for _ in base)), Random(seed).choice, printing="base")
        fine(state)
        assert {one.mat for one in state.seats.values()} == set(base)


SMALL: tuple[dict[str, Any], ...] = ({"printing": "base"}, {"box": {"expansions": ["rise"]}})
"""Five player mats, and with this expansion seven factions."""
NAMED = tuple({"mat": mat} for mat in MATS)
"""People who have all mats, whatever the app knows of their box."""


@pytest.mark.parametrize("box", SMALL)
def test_a_box_deals_nothing_that_it_lacks(box: dict[str, Any]) -> None:
    def first(options: tuple[str, ...]) -> str:
        return options[0]

    drawn = {"faction": None, "modules": [], **box}
    assert refused(people(*({} for _ in range(6))), **drawn) == "too-little-to-deal"
    fine(state := dealt("horde", people(*NAMED[:6]), first, **drawn))
    assert not {"albion", "togawa"} & {one.faction for one in state.seats.values()}
    six = people(*NAMED[:6])
    assert refused(six, "automa", modules=["mad_tesla"], printing="base") == "too-little-to-deal"


@pytest.mark.rule("fen.horde.setup.faction.unused")
@pytest.mark.parametrize("box", SMALL)
def test_seven_people_with_a_small_box_leave_no_faction_for_the_horde(box: dict[str, Any]) -> None:
    for seats in (people(*({} for _ in range(7))), people(*NAMED)):
        assert refused(seats, faction=None, modules=[], **box) == "horde-no-faction"


@pytest.mark.rule("fen.horde.setup.faction")
def test_the_last_faction_is_the_hordes_and_nobody_is_asked() -> None:
    asked: list[str] = []
    setup: dict[str, Any] = {"faction": None, "modules": [], "box": {"expansions": ["rise"]}}
    state = dealt("horde", people(*NAMED[:6]), max, asked=asked, **setup)
    assert asked
    assert "horde_faction" not in asked
    taken = {one.faction for one in state.seats.values()}
    seven = {"nordic", "saxony", "polania", "crimea", "rusviet", "vesna", "fenris"}
    assert {state.band.faction} == seven - taken


def test_a_table_of_before_keeps_what_was_dealt() -> None:
    fine(dealt("horde", people(*({} for _ in range(6))), min, ITSELF, printing="base"))


def test_automas_need_no_mat() -> None:
    pool = Pool(["rusviet"], [], MATS)
    assert pool.serves([Place(human=False)])
    assert not pool.serves([Place()])
    assert not Pool(["rusviet"], ["industrial"], MATS).serves([Place()])


@pytest.mark.parametrize("form", [HordeNew(GAME), AutomaNew(GAME)])
def test_a_surprise_for_seven_deals_as_the_set_up_does(form: Any) -> None:
    given = {f"kind-{place}": "human" for place in range(1, 8)} | {"faction": "togawa"}
    owned = Owned(reader=PROGRAM)
    for seed in range(60):
        chosen = form.surprise(given, owned, Random(seed))
        for place in range(1, 8):
            faction, mat = chosen[f"faction-{place}"], chosen[f"mat-{place}"]
            assert MATS[mat].never_with != faction
            assert faction != "togawa" or isinstance(form, AutomaNew)
