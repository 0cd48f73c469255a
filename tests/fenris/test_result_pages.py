"""Tray, result and story gate on pages: from any phone, for any seat, and nothing too early."""

from typing import Any

import httpx
import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.kit.questions import Number
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store

BEGIN: dict[str, Any] = {"do": "setup", "board": False}
HANDS = {"seats": THREE}


def state(store: Store, one: Asked) -> Any:
    return store.of(HOME).load(one.table).table.state


async def page(one: Asked, see: str = "tray", who: str = "", language: str = "en") -> Reading:
    answer = await one.get(f"/tables/*?who={who}&see={see}", language)
    assert answer.status_code == 200
    return Reading(answer.text)


async def press(one: Asked, shown: Reading, act: str, **fields: str) -> httpx.Response:
    """Press a button of a page, with these fields filled in."""
    form = shown.form_with("act", act)
    sent = {**form.fields, "act": act, **fields}
    return one.hear(act, await one.client.post(form.action, data=sent))


def people() -> Table:
    return evening(BEGIN, **HANDS)


def test_a_cell_is_a_star_of_my_seat_and_a_second_tap_takes_it_off(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        await press(ana, await page(ana), "mark workers")
        now = state(store, ana).tonight
        assert now.seats["s1"].stars["workers"] == 1
        assert now.seats["s1"].holds == {"influence": 1}
        await press(ana, await page(ana), "mark power")
        await press(ana, await page(ana), "unmark power")
        now = state(store, ana).tonight
        assert (now.seats["s1"].stars["power"], now.laid["influence"]["power"]) == (0, 1)
        await press(ana, await page(ana), "unmark workers")
        assert state(store, ana).tonight.seats["s1"].stars["workers"] == 0

    run(store, people(), script, "s1")


def test_both_spaces_for_a_victory_are_cells_of_their_own(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        await press(one, await page(one, who="s2"), "mark combat")
        shown = await page(one, who="s2")
        spaces = [attributes for key, attributes in shown.attributes.items() if key[:5] == "cell-"]
        acts = [attributes["value"] for attributes in spaces]
        assert len(acts) == 11
        assert [act for act in acts if "combat" in str(act)] == ["unmark combat", "mark combat"]

    run(store, people(), script)


def test_the_sixth_star_is_called_before_and_after(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for space in ("workers", "mechs", "structures", "recruits"):
            await press(one, await page(one, who="s1"), f"mark {space}")
        assert "ends the game at once" not in (await page(one)).text
        await press(one, await page(one, who="s1"), "mark power")
        assert "Ana has five stars" in (await page(one)).text
        await press(one, await page(one, who="s1"), "mark popularity")
        over = await page(one)
        assert "the game is over" in over.text
        assert "finish" in over.ids

    run(store, people(), script)


SIX = ["workers", "mechs", "structures", "recruits", "power", "popularity"]
SEARCH: dict[str, Any] = {"from": {"episode": "7", "branch": "peace"}}


def told(stars: list[str], tokens: int, **more: Any) -> Table:
    """All columns are in: everybody has these stars, and so much of what tonight counts."""
    table = evening(BEGIN, **{**HANDS, **more})
    counted = "encounter_tokens" if more else "influence"
    for place, seat in enumerate(table.state.sheets):
        column = {"coins": 60 + place, "stars": stars, "facts": {counted: tokens}}
        table.do({"do": "episode_result", "seat": seat, **column})
    return table


@pytest.mark.parametrize(
    ("stars", "tokens", "more", "says"),
    [
        (SIX, 1, {}, "Do both Ana and Bo have a sixth star?"),
        (SIX[1:], 1, {}, "Nobody has six stars. Tonight's game ends with the sixth one"),
        ([], 6, {**SEARCH, "seats": THREE[:2]}, "Does Ana have 6 encounter tokens?"),
    ],
)
def test_a_result_that_no_game_ends_with_is_asked_about(
    store: Store, stars: list[str], tokens: int, more: dict[str, Any], says: str
) -> None:
    """Pieces can lie so, and the table may know better: it is right anyway."""

    async def script(found: Phones) -> None:
        one = found["s1"]
        doubted = await press(one, await page(one, "result"), "result")
        assert says in Reading(doubted.text).text
        assert state(store, one).phase == "play"
        again = Reading(doubted.text).form_with("anyway", "yes")
        await one.client.post(again.action, data={**again.fields, "anyway": "yes"})
        assert state(store, one).phase == "outcome"

    run(store, told(stars, tokens, **more), script, "s1")


def test_an_evening_that_can_end_before_asks_for_no_sixth_star(store: Store) -> None:
    """The seventh ends with what is found, too."""
    table = told([], 1, **{**SEARCH, "seats": THREE[:2]})

    async def script(found: Phones) -> None:
        one = found["s1"]
        await press(one, await page(one, "result"), "result")
        assert state(store, one).phase == "outcome"

    run(store, table, script, "s1")


def test_coins_with_a_digit_too_many_are_asked_about(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s1"]
        doubted = await press(one, await page(one, "result"), "column s1", coins="550")
        assert "Ana: $550 in one game? Nobody brings home as much." in Reading(doubted.text).text
        assert state(store, one).columns == {}
        again = Reading(doubted.text).form_with("anyway", "yes")
        await one.client.post(again.action, data={**again.fields, "anyway": "yes"})
        assert state(store, one).columns["s1"].coins == 550

    run(store, people(), script, "s1")


def test_a_counter_goes_up_and_down_for_anybody(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s2"]
        await press(one, await page(one), "count s3 influence 1")
        await press(one, await page(one), "count s3 influence 1")
        await press(one, await page(one), "count s3 influence -1")
        assert state(store, one).tonight.seats["s3"].holds == {"influence": 1}

    run(store, people(), script, "s2")


def test_what_the_tray_knows_is_filled_in_and_one_number_is_enough(store: Store) -> None:
    table = people()
    table.do({"do": "mark", "seat": "s1", "at": "workers"})

    async def script(found: Phones) -> None:
        ana = found["s1"]
        form = (await page(ana, "result")).form_with("act", "column s1")
        assert form.fields["star-workers-0"] == ""
        assert form.fields["fact-influence"] == "1"
        await press(ana, await page(ana, "result"), "column s1", coins="71")
        told = state(store, ana).columns["s1"]
        assert (told.coins, told.stars, told.facts) == (71, ["workers"], {"influence": 1})

    run(store, table, script, "s1")


def test_a_phone_tells_its_own_column_and_on_demand_that_of_another(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        stale = await page(bo, "result")
        await press(ana, await page(ana, "result"), "column s1", coins="71")
        assert "column" not in (await page(ana, "result")).ids, "the others have phones, too"
        assert (await press(bo, stale, "column s2", coins="64")).status_code == 303
        for_cy = await page(ana, "result.s3")
        await press(ana, for_cy, "column s3", coins="50", **{"star-combat-1": "on"})
        assert {seat: one.coins for seat, one in state(store, ana).columns.items()} == {
            "s1": 71,
            "s2": 64,
            "s3": 50,
        }
        assert state(store, ana).columns["s3"].stars == ["combat"]
        await press(ana, await page(ana, "result"), "result", anyway="yes")
        assert state(store, ana).history[-1].winner == "s1"

    run(store, people(), script, "s1", "s2")


def test_one_phone_for_all_goes_on_to_the_next_column(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for seat, coins in (("s1", "70"), ("s2", "60"), ("s3", "50")):
            shown = await page(one, "result")
            assert shown.form_with("coins").fields["who"] == seat
            await press(one, shown, f"column {seat}", coins=coins)
        shown = await page(one, "result")
        assert "column" not in shown.ids
        assert "Close the result" in shown.text

    run(store, people(), script)


def test_a_tie_is_asked_by_names(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for seat in ("s1", "s2", "s3"):
            await press(one, await page(one, "result"), f"column {seat}", coins="60")
        await press(one, await page(one, "result"), "result", anyway="yes")
        asked = await page(one, "result")
        assert "who has won the evening" in asked.text.lower()
        assert ("act", "answer s2") in asked.form_with("act", "answer s2").buttons
        assert {"key-s1", "key-s2", "key-s3"} <= asked.ids
        assert "Bo" in asked.text
        await press(one, asked, "answer s2")
        assert state(store, one).history[-1].winner == "s2"

    run(store, people(), script)


def test_who_is_missing_is_asked_when_the_result_is_closed_without(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for seat in ("s1", "s2"):
            await press(one, await page(one, "result"), f"column {seat}", coins="60")
        await press(one, await page(one, "result"), "result", anyway="yes")
        asked = await page(one)
        assert "Cy" in asked.form_with("act", "answer").action + asked.text
        await press(one, asked, "answer", value="77")
        assert state(store, one).history[-1].winner == "s3"

    run(store, people(), script)


def test_an_automa_counts_its_own_coins_on_a_tracked_board(store: Store) -> None:
    table = evening({"do": "setup"}, {"do": "automa_turn", "seat": "s2"})

    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, "result")
        assert shown.form_with("coins").fields["who"] == "s1"
        await press(one, shown, "column s1", coins="70")
        await press(one, await page(one, "result"), "result", anyway="yes")
        assert state(store, one).phase == "outcome"
        assert state(store, one).columns["s2"].coins > 0

    run(store, table, script)


def test_the_scoring_sheet_fills_in_all_coins(store: Store) -> None:
    table = evening({"do": "setup", "board": True})
    table.do({"do": "finish"})
    while isinstance(question := table.question, Number):
        table.answer(question.min)
    scores = table.state.tonight.result.scores

    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, "result")
        assert all(f"${coins} ·" in shown.text for coins in scores.values())
        await press(one, shown, "result")
        assert state(store, one).history[-1].coins == scores

    run(store, table, script)


def test_so_many_coins_from_the_scoring_sheet_are_asked_about_too(store: Store) -> None:
    table = evening({"do": "setup", "board": True})
    table.do({"do": "finish"})
    table.answer(550)  # the coins of the human come first
    while isinstance(question := table.question, Number):
        table.answer(question.min)
    total = table.state.tonight.result.scores["s1"]

    async def script(found: Phones) -> None:
        one = found[""]
        doubted = await press(one, await page(one, "result"), "result")
        assert doubted.status_code == 409
        assert f"Ana: ${total} in one game?" in Reading(doubted.text).text
        await press(one, await page(one, "result"), "result", anyway="yes")
        assert state(store, one).phase == "outcome"

    run(store, table, script)


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_nothing_follows_before_the_outcome_is_read(store: Store, language: str) -> None:
    table = people()
    for seat in ("s1", "s2", "s3"):
        table.do({"do": "episode_result", "seat": seat, "coins": 40 + int(seat[1])})
    table.do({"do": "episode_result"})

    async def script(found: Phones) -> None:
        for one in found.values():
            shown = await page(one, language=language)
            assert "gate" in shown.ids
            assert not {"evening-card", "vote", "seal"} & shown.ids
            asked = await one.post("/api/tables/*", do="vote", seat="s1", war=1, peace=0)
            assert not asked["ok"]
        ana = found["s1"]
        await press(ana, await page(ana), "read")
        assert "gate" not in (await page(found["s2"])).ids
        assert state(store, ana).phase == "rewards"

    run(store, table, script, "s1", "s2")


def test_who_comes_late_is_there_with_one_tap(store: Store) -> None:
    table = evening({**BEGIN, "late": ["s3"]}, **HANDS)

    async def script(found: Phones) -> None:
        one = found["s1"]
        await press(one, await page(one), "here s3")
        assert state(store, one).sheets["s3"].presence == "present"
        assert "here-s3" not in (await page(one)).ids

    run(store, table, script, "s1")


def test_somebody_else_plays_on_for_who_has_to_go(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s1"]
        await press(one, await page(one), "leave s2 guest", played_by="Kim")
        sheet = state(store, one).sheets["s2"]
        assert (sheet.presence, sheet.played_by) == ("guest", "Kim")
        assert state(store, one).tonight.seats["s2"].kind == "human"
        await press(one, await page(one), "leave s3 guest")
        assert state(store, one).sheets["s3"].presence == "guest", "a name is not needed"

    run(store, people(), script, "s1")


def test_who_has_to_go_is_counted_or_played_and_comes_back(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s1"]
        await press(one, await page(one), "leave s2 automa")
        assert state(store, one).tonight.seats["s2"].kind == "automa"
        await press(one, await page(one), "here s2")
        assert state(store, one).tonight.seats["s2"].kind == "human"
        await press(one, await page(one), "leave s3 counts")
        assert state(store, one).tonight.gone == ["s3"]
        await press(one, await page(one, "result"), "column s1", coins="50")
        assert "s3" in state(store, one).tonight.seats, "it counts as it stands"

    run(store, people(), script, "s1")


def test_a_wrong_column_changes_nothing_and_says_why(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found["s1"]
        for coins in ("", "-3", "9999", "many"):
            answer = await press(one, await page(one, "result"), "column s1", coins=coins)
            assert answer.status_code >= 400
            assert Reading(answer.text).text
        stranger = (await page(one, "result")).form_with("act", "column s1")
        sent = {**stranger.fields, "act": "column s9", "coins": "5"}
        assert (await one.client.post(stranger.action, data=sent)).status_code >= 400
        assert state(store, one).columns == {}

    run(store, people(), script, "s1")


@pytest.mark.parametrize(
    ("language", "asked", "first", "last"),
    [
        ("en", "who has won", "structures", "stars"),
        ("de", "Wer hat den Abend gewonnen", "Gebäude", "Sterne"),
        ("cs", "kdo večer vyhrál", "staveb", "hvězd"),
    ],
)
def test_a_tie_is_asked_with_what_breaks_it(
    store: Store, language: str, asked: str, first: str, last: str
) -> None:
    """Nobody has the tie-breakers by heart: they are said in their order where the tie is asked."""
    same = {"do": "episode_result", "coins": {"s1": 50, "s2": 50, "s3": 12}}

    async def script(found: Phones) -> None:
        answer = await found[""].get("/tables/*", language)
        shown = Reading(answer.text).text.partition(asked)[2][:200]
        assert 0 < shown.find(first) < shown.find(last)

    run(store, evening(BEGIN, same, **HANDS), script)
