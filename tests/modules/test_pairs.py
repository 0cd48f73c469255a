"""Which modules go together: the whole table, written from the book and not from the code."""

from itertools import combinations
from typing import Any

import pytest

from tests.modules.free import ALL, NAMES, Free
from tests.scythe.scene import automa, human
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe
from thirdchair.words.languages import LANGUAGES

EXCLUDED = {
    ("war_track", "peace_track"): "fen.modules.one-track",
    ("war_track", "triumph_tiles"): "fen.modules.one-track",
    ("peace_track", "triumph_tiles"): "fen.modules.one-track",
    ("rivals", "peace_track"): "fen.modules.rivals.not-peace",
}
"""Two sides of one board, tiles on all spaces of it, and rivals without victories."""
DOUBTFUL = {
    ("rivals", "triumph_tiles"): "fen.modules.rivals.tiles",
    ("tesla", "mad_tesla"): "fen.modules.tesla.one-figure",
}
MEANT = {
    ("war_track", "rivals"): "fen.modules.rivals",
    ("peace_track", "alliances"): "fen.modules.alliances",
}
HORDE = {
    **dict.fromkeys(("mech_mods", "infrastructure_mods", "alliances"), True),
    **dict.fromkeys(("vesna", "fenris", "tesla", "triumph_tiles"), True),
    **dict.fromkeys(("war_track", "rivals", "peace_track", "mad_tesla"), False),
}
"""The row of the cooperative mode: what is played beside it. Tiles lie there anyway."""
AUTOMAS = dict.fromkeys(NAMES, True)
"""The row of several Automas: they play with everything but the Horde."""
PAIRS = list(combinations(NAMES, 2))
SEATS = [human("nordic"), automa("saxony")]


def said(pair: tuple[str, str]) -> tuple[str, str] | None:
    for verdict, table in (("excluded", EXCLUDED), ("doubtful", DOUBTFUL), ("meant", MEANT)):
        if pair in table:
            return verdict, table[pair]
    return None


def test_the_table_has_all_modules_of_the_book() -> None:
    assert set(NAMES) == set(Scythe().modules.told(ALL))
    assert len(PAIRS) == 55


@pytest.mark.rule("fen.modules.combine")
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_each_pair_is_as_the_book_has_it(pair: tuple[str, str]) -> None:
    modules = Scythe().modules
    for names in (pair, pair[::-1]):
        found = modules.beside(*names)
        assert (found and (found.verdict, found.rule)) == said(pair)
    request = {"game": "scythe", "mode": "automa", "modules": list(pair), "seats": SEATS}
    if pair in EXCLUDED:
        with pytest.raises(Refusal) as refused:
            Scythe().set_up(request, ALL)
        assert (refused.value.code, refused.value.text) == ("bad_input", "modules-exclude")
        assert refused.value.where == "new.modules"
    else:
        _, state = Scythe().set_up(request, ALL)
        assert set(state.modules) == set(pair)


@pytest.mark.rule(
    "fen.modules.rivals.not-peace", "fen.modules.peace.not-rivals", "fen.modules.one-track"
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_which_two_and_why_and_changes_nothing(language: str) -> None:
    session = Session(GAMES, VOICES)
    plain = {"game": "scythe", "mode": "automa", "seats": SEATS, "language": language, "seed": 1}
    before = session.handle({"new": plain})["view"]
    sentences = set()
    for pair in EXCLUDED:
        told = session.handle({"new": {**plain, "modules": list(pair)}})
        assert told["error"]["code"] == "bad_input"
        sentences.add(told["error"]["message"])
        assert session.handle({"view": True})["view"] == before
    assert len(sentences) == len(EXCLUDED)


@pytest.mark.rule("fen.modules.rivals.tiles", "fen.modules.tesla.one-figure")
@pytest.mark.parametrize("pair", DOUBTFUL, ids="+".join)
def test_what_is_doubtful_is_told_and_played(pair: tuple[str, str]) -> None:
    modules = Scythe().modules
    ((one, other, found),) = modules.pairs(pair)
    assert {one, other} == set(pair)
    assert found.rule == DOUBTFUL[pair]
    modules.check(pair)


def test_the_rows_of_horde_and_automas_have_all_modules() -> None:
    assert set(HORDE) == set(AUTOMAS) == set(NAMES)


@pytest.mark.rule("fen.horde.setup.exclude", "fen.horde.variant.easier")
@pytest.mark.parametrize("module", HORDE)
def test_the_row_of_the_horde(module: str) -> None:
    people = [human("nordic"), human("crimea", "industrial")]
    plain = {"game": "scythe", "mode": "horde", "seats": people, "faction": "saxony"}
    request = {**plain, "modules": [module]}
    if HORDE[module]:
        _, state = Scythe().set_up(request, ALL)
        assert module in state.modules
    else:
        with pytest.raises(Refusal) as refused:
            Scythe().set_up(request, ALL)
        assert (refused.value.text, refused.value.where) == ("horde-without-module", "new.modules")


@pytest.mark.rule("fen.modules.automa.horde")
def test_the_horde_and_automas_shut_each_other_out() -> None:
    seats = [human("nordic"), automa("saxony"), automa("rusviet")]
    request = {"game": "scythe", "mode": "horde", "seats": seats, "faction": "crimea"}
    with pytest.raises(Refusal, match="horde-without-automa"):
        Scythe().set_up(request, ALL)


def played(seats: list[dict[str, Any]], module: str, **more: Any) -> tuple[Session, dict[str, Any]]:
    """A free game that is set up, each question answered by what it proposes first."""
    session = Session(GAMES, VOICES)
    request = {"game": "scythe", "mode": "automa", "modules": [module], "seats": seats}
    return session, answered(session, session.handle({"new": {**request, "seed": 7, **more}}))


def answered(session: Session, told: dict[str, Any]) -> dict[str, Any]:
    while told["pending"]:
        question = told["pending"]
        assert "spy" not in question.get("options", ())
        first = question["min"] if question["ask"] == "number" else question["options"][0]
        told = session.handle({"answer": first})
    assert told["ok"]
    return told


@pytest.mark.rule("fen.modules.multi", "fen.modules.automa.mods.spy")
@pytest.mark.parametrize("module", AUTOMAS)
def test_the_row_of_several_automas(module: str) -> None:
    """Each of them takes its turn beside each module, and nobody draws a spy."""
    seats = [human("nordic"), automa("saxony"), automa("rusviet")]
    session, told = played(seats, module)
    for seat in ("s2", "s3"):
        told = answered(session, session.handle({"do": "automa_turn", "seat": seat}))
        assert told["view"]["modules"] == [module]
        assert {event["type"] for event in told["events"]} & {"drew", "shown_card"}


@pytest.mark.rule("fen.modules.compat")
@pytest.mark.parametrize("module", NAMES)
def test_each_module_goes_with_the_factions_of_invaders_from_afar(module: str) -> None:
    """People and Automas play them, they are drawn, and their tokens lie as ever."""
    seats = [human("togawa", "militant"), automa("albion")]
    session, told = played(seats, module, box={"expansions": ["invaders"]})
    told = answered(session, session.handle({"do": "automa_turn", "seat": "s2"}))
    assert [one["faction"] for one in told["view"]["seats"].values()] == ["togawa", "albion"]
    drawn = [human("nordic"), {"kind": "automa"}]
    request = {"game": "scythe", "mode": "automa", "modules": [module], "seats": drawn}
    for box, there in (({"expansions": ["invaders"]}, True), ({"expansions": []}, False)):
        told = session.handle({"new": {**request, "box": box, "chance": "table"}})
        while "saxony" not in told["pending"]["options"]:  # tiles are laid before mats are drawn
            told = session.handle({"answer": told["pending"]["options"][0]})
        offered = told["pending"]["options"]
        assert ("albion" in offered) is there


@pytest.mark.rule("fen.modules.compat")
@pytest.mark.parametrize("module", NAMES)
def test_each_module_is_played_by_owners_of_the_wind_gambit(module: str) -> None:
    """Its airships and tiles are none of the app's business, and stand in nobody's way."""
    session, told = played(SEATS, module, box={"expansions": ["gambit"]})
    told = answered(session, session.handle({"do": "automa_turn", "seat": "s2"}))
    assert told["view"]["modules"] == [module]


@pytest.mark.rule("fen.vesna.automa.crests.draw")
def test_its_crests_come_before_the_home_base_of_another_automa() -> None:
    seats = human("crimea", name="Ana"), automa("fenris"), automa("vesna")
    answers = ("polania", "saxony", "albion", "togawa")
    scene = Free(*seats, answers=answers, modules=["vesna", "fenris"])
    assert [getattr(one, "deck", "") for one in scene.asked[:4]] == ["crest"] * 2 + ["base"] * 2
