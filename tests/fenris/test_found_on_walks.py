"""What walks through the second half of campaigns have found."""

import inspect

import pytest

from tests.fenris.eight import FOUR, begun, eighth, log
from tests.fenris.pages import evening, setup, voices
from tests.fenris.phones import Phones, run
from tests.fenris.scene import GAMES, THREE, Evening, next_after
from thirdchair.contract import answered, words_for
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Draw, Number
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import board_at
from thirdchair.scythe.fenris.state import OpenStar
from thirdchair.table.journal import Table
from thirdchair.table.store import Store
from thirdchair.words.languages import LANGUAGES

EVENINGS = ("1", "2a", "2b", "3", "4", "5", "6", "7", "8a", "8b")


@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("way", ["war", "peace"])
def test_no_two_chapters_of_a_game_mean_different_things_by_one_name(name: str, way: str) -> None:
    """They are put together when a table opens, so no type checker sees them side by side."""
    game = board_at(name, ("vesna", "fenris"), way)
    names = {part for one in game.__mro__[:-1] for part in vars(one) if not part.startswith("__")}
    for part in names:
        own = [vars(one)[part] for one in game.__mro__[:-1] if part in vars(one)]
        shapes = {
            tuple(inspect.signature(one).parameters) for one in own if inspect.isfunction(one)
        }
        assert len(shapes) <= 1, (part, shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_that_people_lay_out_are_asked_by_name(language: str) -> None:
    paper = {"episode": "8", "branch": "war", "box_e": "s1"}
    table = Table.new(GAMES, setup(*THREE, chance="table", language=language, **{"from": paper}))
    table.do({"do": "setup"})
    while not (isinstance(table.question, Draw) and table.question.deck == "tile"):
        assert table.question is not None
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    told, words = answered(voices(), table, table.events()), words_for(voices(), table)
    for option in told["pending"]["options"]:
        name = words.option(told["pending"], option)
        assert name == words.text(f"scythe-triumph-{option}")
    assert "mat" not in told["pending"]["say"].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_about_seats_and_places_has_their_names(language: str) -> None:
    table = Table.new(GAMES, setup(*THREE, language=language))
    words = words_for(voices(), table)
    assert words.option({"ask": "choice", "about": "box_c_beaten"}, "s1") == words.seat("s1")
    assert words.option({"ask": "choice", "about": "influence_lies"}, "r1c6") != "r1c6"
    asked = {"ask": "draw", "deck": "discard", "seat": "s1", "options": (2, 3)}
    other = {**asked, "deck": "mat"}
    assert words.question(asked) != words.question(other)


def test_an_automa_collects_influence_on_the_last_evening_too() -> None:
    """Two chapters had one name for two things: it was an error."""
    scene = eighth("8a", *FOUR)
    scene.state.finder = ""
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base = "fenris", "nordic"
    scene.state.keys = sorted({*scene.state.keys, "fenris:fenris", "fenris:box-d"})
    tiles = ("upgrades", "mechs", "structures", "recruits", "workers")
    more = ("objective", "combat", "combat", "popularity", "power")
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    scene.do("setup", *tiles, *more, mats=mats)
    scene.tonight.tokens.influence = ["r3c3"]
    scene.rules().collect("s4", "r3c3")
    assert scene.tonight.tokens.influence == []
    assert scene.tonight.seats["s4"].holds["influence"] == 1


def test_the_last_evening_is_closed_once_every_star_is_ticked() -> None:
    scene = begun("8b", *FOUR)
    stars = {seat: ["combat"] if seat == "s1" else [] for seat in ("s1", "s2", "s3", "s4")}
    scene.ended({"s1": 20, "s2": 10, "s3": 5, "s4": 5}, stars=stars)
    assert "close" not in next_after(scene).may
    assert scene.refuses("close") == "fenris-stars-open"
    scene.do("log", seat="s1", star="combat", column="combat_1")
    assert "close" in next_after(scene).may


@pytest.mark.parametrize(("number", "counts"), [("5", True), ("6", False), ("7", True)])
def test_what_nobody_counts_tonight_is_not_offered(number: str, counts: bool) -> None:
    paper = {"episode": number, "branch": "war"}
    table = Table.new(GAMES, setup(*THREE, **{"from": paper}))
    table.do({"do": "setup"})
    assert ("count" in table.next.may) == counts


def test_nobody_waits_in_the_end_for_a_star_of_somebody_who_has_left() -> None:
    scene = eighth("8b", *FOUR)
    scene.state.to_log = {"s3": [OpenStar("7", "combat")]}
    scene.do("seat", seat="s3", state="left")
    mats = {"s1": "industrial", "s2": "engineering"}
    scene.do("setup", mats=mats)
    coins = {"s1": 20, "s2": 10, "s4": 5}
    scene.ended(coins, stars={seat: [] for seat in coins})
    scene.do("close")
    assert scene.state.over


@pytest.mark.parametrize("taken", ["nordic", "polania"])
def test_no_sheet_says_a_home_base_of_somebody_else(taken: str) -> None:
    scene = Evening(*THREE, **{"from": {"episode": "6", "branch": "war"}})
    scene.do("correct", path="factions", value={"s1": "vesna", "s2": "fenris"})
    scene.do("sheet", seat="s1", fields={"base": "nordic"})
    assert scene.refuses("sheet", seat="s2", fields={"base": taken}) == "not-an-option"
    path = "sheets.s2.base"
    assert scene.refuses("correct", path=path, value=taken) == "not-an-option"
    scene.do("correct", path=path, value="crimea")


def test_whoever_is_named_with_a_faction_starts_from_its_base() -> None:
    scene = Evening(*THREE, **{"from": {"episode": "6", "branch": "war"}})
    scene.do("correct", path="factions", value={"s1": "vesna"})
    scene.do("sheet", seat="s1", fields={"base": "togawa"})
    scene.do("correct", path="factions", value={"s2": "togawa"})
    bases = [one.base or one.faction for one in scene.state.sheets.values()]
    assert len(set(bases)) == len(bases)


def test_the_history_tells_of_a_fight_with_mad_tesla(store: Store) -> None:
    paper = {"episode": "8", "branch": "war", "box_e": ""}
    table = evening({"do": "setup"}, seats=THREE, **{"from": paper})
    while table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    units = table.state.tonight.seats["s1"].units["character"]
    start, end = next(iter(units)), table.state.tonight.actors["mad_tesla"].at
    step = {"unit": "character", "from": start, "to": end}
    table.do({"do": "move", "seat": "s1", "moves": [step]})
    while isinstance(question := table.question, Number):
        table.answer(question.min)

    async def script(found: Phones) -> None:
        assert (await found["s1"].get("/tables/*/history")).status_code == 200

    assert any(event["type"] == "rolled" for event in table.events())
    run(store, table, script, "s1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_who_was_taken_back_is_still_told_of(store: Store, language: str) -> None:
    table = evening(seats=THREE)
    table.do({"do": "seat", "seat": "s4", "faction": "saxony", "name": "Di"})
    table.undo()

    async def script(found: Phones) -> None:
        for page in ("", "/history"):
            answer = await found["s1"].get(f"/tables/*{page}", language)
            assert answer.status_code == 200

    run(store, table, script, "s1")
    assert "4" in words_for(voices(), table).seat("s4")


def test_no_log_has_fewer_rows_than_it_has_ticks_in_a_column() -> None:
    scene = begun("8b", *FOUR)
    scene.state.rows = None
    log(scene, "s2", power=3)
    coins = {"s1": 20, "s2": 10, "s3": 5, "s4": 5}
    scene.ended(coins, stars={seat: [] for seat in coins})
    command = scene.game.command(scene.state, {"do": "close"})
    asked = play(scene.game.rules, scene.state, command, [])
    assert isinstance(asked, Pending)
    assert isinstance(asked.question, Number)
    assert (asked.question.about, asked.question.min) == ("log_rows", 3)


def test_a_move_that_cannot_be_is_refused_before_agents_ask_for_anything() -> None:
    paper = {"episode": "4", "branch": "war"}
    table = evening({"do": "setup", "board": True}, seats=THREE, **{"from": paper})
    tonight = table.state.tonight
    free = next(one for one in ("r5c3", "r5c4", "r5c5") if one not in tonight.laid["agents"])
    table.do({"do": "place", "seat": "s2", "unit": "mech", "at": free})
    units = tonight.seats["s1"].units
    first = {
        "unit": "character",
        "from": next(iter(units["character"])),
        "to": next(iter(tonight.laid["agents"])),
    }
    second = {"unit": "worker", "from": next(iter(units["worker"])), "to": free}
    with pytest.raises(Refusal) as refused:
        table.do({"do": "move", "seat": "s1", "moves": [first, second]})
    assert refused.value.text == "workers-cannot-enter"
