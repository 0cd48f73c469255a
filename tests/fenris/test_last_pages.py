"""The last evening and the end of the campaign on pages, from the mats to the cardboard."""

from typing import Any

import httpx
import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, automa, human
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.sheet.doubts import unsettled
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Store
from thirdchair.web.games import FACES
from thirdchair.web.games.scythe.fenris.end.ending import changes
from thirdchair.web.games.scythe.fenris.screen import rules_of_campaign
from thirdchair.web.pages.box.mybox import box_of, keep
from thirdchair.words.games.scythe import ScytheWords, voice

BEHIND: dict[str, Any] = {
    "episode": "8",
    "branch": "war",
    "box_e": "",
    "sheets": {"s1": {"wealth": 40}, "s2": {"wealth": 30}, "s3": {"wealth": 20}},
}
SEATS = (*THREE[:2], automa("saxony"))
MATS = {"s1": "industrial", "s2": "engineering"}
COINS = {"s1": 60, "s2": 71, "s3": 40}
STARS: dict[str, list[str]] = {"s1": ["upgrades"], "s2": [], "s3": []}


def before(**more: Any) -> Table:
    return evening(seats=SEATS, rows=4, **{"from": BEHIND}, **more)


def over() -> Table:
    table = before()
    for command in (
        {"do": "setup", "mats": MATS, "board": False},
        {"do": "episode_result", "coins": COINS, "stars": STARS},
        {"do": "read"},
        {"do": "close"},
    ):
        table.do(command)
    return table


def state(store: Store, one: Asked) -> Any:
    return store.of(HOME).load(one.table).table.state


async def page(one: Asked, rest: str = "", language: str = "en") -> Reading:
    answer = await one.get(f"/tables/*{rest}", language)
    assert answer.status_code == 200, rest
    return Reading(answer.text)


async def press(one: Asked, shown: Reading, act: str, **fields: str) -> httpx.Response:
    form = shown.form_with("act", act)
    return one.hear(
        act, await one.client.post(form.action, data={**form.fields, "act": act, **fields})
    )


@pytest.mark.parametrize("board", [True, "ask", False])
def test_the_whole_evening_from_its_mats_to_the_end(store: Store, board: Any) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        await press(
            one, await page(one), "begin", way={True: "tracked", "ask": "asked"}.get(board, "cards")
        )
        await press(one, await page(one), "read")
        await press(one, await page(one), "answer industrial")
        await press(one, await page(one), "answer engineering")
        assert state(store, one).phase == "play"
        for see in ("prepare", "board", "tray"):
            await page(one, f"?see={see}")
        await page(one, "/checklist")
        await page(one, "/rules")
        house = store.of(HOME)
        for command in (
            {"do": "automa_turn", "seat": "s3"},
            {"do": "actor_turn", "actor": "mad_tesla"},
        ):
            done(house, one, command)
            while house.load(one.table).table.question is not None:
                await page(one)
                answered(house, one)
            assert "turn" in (await page(one, "?see=board")).text
        assert "Third Chair doubles them" in (await page(one, "?who=s1&see=result")).text
        result = {"do": "episode_result", "coins": COINS, "stars": STARS}
        house.change(one.table, lambda table: table.do(result))
        shown = await page(one)
        assert "The rise of" in shown.text
        await press(one, shown, "read")
        await press(one, await page(one), "close", anyway="yes")
        assert state(store, one).over

    run(store, before(), script)


@pytest.mark.parametrize("board", [True, "ask", False])
def test_the_other_last_evening_on_pages(store: Store, board: Any) -> None:
    async def script(found: Phones) -> None:
        one, house = found[""], store.of(HOME)
        for see in ("prepare", "board", "tray"):
            await page(one, f"?see={see}")
        for at in ("/checklist", "/rules", "/correct"):
            await page(one, at)
        done(house, one, {"do": "automa_turn", "seat": "s3"})
        while house.load(one.table).table.question is not None:
            await page(one)
            answered(house, one)
        assert "turn" in (await page(one, "?see=board")).text
        stars = {**STARS, "s1": state(store, one).tonight.track[:2]}
        done(house, one, {"do": "episode_result", "coins": COINS, "stars": stars})
        done(house, one, {"do": "read"})
        shown = await page(one, "?who=s1")
        assert "take-all" in shown.attributes
        await press(one, shown, "log-all")
        assert all(star.column for star in state(store, one).to_log["s1"])
        await press(one, await page(one), "close", anyway="yes")
        assert "Bo wins the campaign!" in (await page(one)).text

    table = evening(seats=SEATS, rows=4, **{"from": {**BEHIND, "box_e": "s1"}})
    table.do({"do": "setup", "mats": MATS, "board": board})
    run(store, table, script)


@pytest.mark.parametrize("phone", ["", "s1"])
def test_the_set_up_stands_in_the_order_of_the_book(store: Store, phone: str) -> None:
    """The figure first, then mods, then the perk, then all wealth is crossed out; whoever is ready
    reads with which perk."""

    async def script(found: Phones) -> None:
        one = found[phone]
        await press(one, await page(one, "?see=prepare"), "read")
        shown = await page(one, "?who=s1&see=prepare.own")
        await press(one, shown, "perk power")
        answer = await one.get("/tables/*?who=s1&see=prepare.own")
        text = answer.text
        parts = ["did-tonight-1", 'id="worn"', 'id="perks"', "did-after-1", 'id="ready"']
        places = [text.find(part) for part in parts]
        assert -1 not in places
        assert places == sorted(places)
        assert "wealth" in Reading(text[places[3] : places[4]]).text
        assert "perk: 3 power" in Reading(text[places[4] :]).text

    told = {"s1": {"wealth": 40, "mech_mods": ["armor"]}}
    sheets = {**BEHIND["sheets"], **told}
    table = evening(seats=SEATS, rows=4, **{"from": {**BEHIND, "sheets": sheets}})
    table.do({"do": "setup", "mats": MATS, "board": False})
    run(store, table, script, "s1")


def test_a_track_that_people_have_laid_is_told_on_a_form(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        form = (await page(one, "/correct")).form_with("track.1")
        lies = state(store, one).tonight.track
        assert [form.fields[f"track.{n}"] for n in range(1, len(lies) + 1)] == lies
        turned = {f"track.{n}": tile for n, tile in enumerate(reversed(lies), start=1)}
        answer = await one.client.post(form.action, data={**form.fields, **turned})
        assert answer.status_code == 303
        assert state(store, one).tonight.track == lies[::-1]
        wrong = dict.fromkeys(turned, lies[0])
        form = (await page(one, "/correct")).form_with("track.1")
        answer = await one.client.post(form.action, data={**form.fields, **wrong})
        assert answer.status_code == 422
        assert state(store, one).tonight.track == lies[::-1], "nobody has so many of a tile"

    table = evening(seats=SEATS, rows=4, **{"from": {**BEHIND, "box_e": "s1"}})
    table.do({"do": "setup", "mats": MATS, "board": False})
    run(store, table, script)


PROWLS = {"do": "actor_turn", "actor": "mad_tesla"}


def test_arrows_are_told_once_corrected_on_a_page_and_proposed_from_my_box(store: Store) -> None:
    async def script(found: Phones) -> None:
        one, house = found[""], store.of(HOME)
        done(house, one, PROWLS)
        face = asked_face(house, one)
        shown = await page(one)
        assert f"Your Mad Tesla tile: which way does {face} point?" in shown.text
        await press(one, shown, "answer E")
        while house.load(one.table).table.question is not None:
            house.change(one.table, lambda table: table.answer(_answer(table.question)))
        assert box_of(house, "scythe")[f"arrow.{face}"] == "E"
        assert state(store, one).tonight.laid["tesla_tile"][face] == 1
        form = (await page(one, "/correct")).form_with(f"tile.{face}")
        fields = {**form.fields, f"tile.{face}": "NW"}
        assert (await one.client.post(form.action, data=fields)).status_code == 303
        assert state(store, one).tonight.laid["tesla_tile"][face] == 5
        assert box_of(house, "scythe")[f"arrow.{face}"] == "NW", "what was a slip is one there, too"
        assert f"arrow of {face}" in (await page(one, "/history")).text

    async def again(found: Phones) -> None:
        one, house = found[""], store.of(HOME)
        for face in "123456":
            keep(house, FACES["scythe"](), {f"arrow.{face}": "SW"})
        done(house, one, PROWLS)
        shown = await page(one)
        assert "My box says: ↗" in shown.text, "with the north at the bottom, as the board lies"
        assert "answer shown" in [value for _, value in shown.form_with("act", "answer SW").buttons]

    for each in (script, again):
        table = before()
        table.do({"do": "setup", "mats": MATS, "board": True})
        run(store, table, each)


def test_the_last_result_is_no_wealth_and_waits_for_every_star(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, "?who=s1")
        assert "before-after" not in shown.text
        assert "Wealth" not in shown.text
        assert "to-close" not in shown.ids, "nothing may be left open"
        rest = await page(one, "?see=rest&who=s2")
        assert "close-evening" not in rest.ids
        assert "Tick these stars in the triumph log first: Ana." in rest.text
        await press(one, shown, "log-all")
        assert "close-evening" in (await page(one, "?who=s2")).ids

    table = evening(seats=SEATS, rows=4, **{"from": {**BEHIND, "box_e": "s1"}})
    table.do({"do": "setup", "mats": MATS, "board": False})
    stars = {**STARS, "s1": table.state.tonight.track[:2]}
    table.do({"do": "episode_result", "coins": COINS, "stars": stars})
    table.do({"do": "read"})
    run(store, table, script)


def words_of(table: Table) -> ScytheWords:
    words = voice()(Reader("en", keys=frozenset(table.state.keys)), {}, table.state)
    assert isinstance(words, ScytheWords)
    return words


def asked_face(house: House, one: Asked) -> str:
    """The number whose arrow is asked about."""
    question = house.load(one.table).table.question
    assert question is not None
    return question.key.split(":")[1].rpartition("_")[2]


def done(house: House, one: Asked, command: dict[str, Any]) -> None:
    house.change(one.table, lambda table: table.do(command))


def answered(house: House, one: Asked) -> None:
    """The open question gets its first answer."""
    house.change(one.table, lambda table: table.answer(_answer(table.question)))


def _answer(question: Any) -> Any:
    if question.key.startswith("places"):
        return {}
    return (getattr(question, "options", None) and question.options[0]) or question.min


def test_the_end_has_a_page_worth_keeping(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        for language in ("en", "de", "cs"):
            await page(one, "", language)
        shown = await page(one)
        assert "Bo wins the campaign!" in shown.text
        assert "142" in shown.text
        parts = ("keep", "leadership", "evenings", "again")
        assert [name for name in shown.attributes if name in parts] == [*parts], "pictures first"
        files = [shown.attributes[one]["download"] for one in ("picture", "picture-plain")]
        assert files == ["third-chair.svg", "third-chair-for-others.svg"]
        await page(one, "/result")
        await page(one, "/sheets?seat=all")
        await page(one, "/history")
        await page(one, "/rules")

    run(store, over(), script)


def test_the_keepsake_says_who_changed_the_faction(store: Store) -> None:
    behind = {"episode": "6", "branch": "war", "sheets": {"s1": {"wealth": 40}}}
    table = evening(seats=SEATS, rows=4, **{"from": behind})
    for command in (
        {"do": "setup", "mats": MATS, "board": False},
        {"do": "episode_result", "coins": COINS, "stars": STARS},
        {"do": "read"},
        {"do": "give_up", "seat": "s1"},
        {"do": "keep", "seat": "s2"},
    ):
        table.do(command)
        while table.question is not None:
            table.answer(_answer(table.question))
    table.do({"do": "change_faction", "seat": "s1", "faction": "togawa"})
    words = words_of(table)
    assert changes(table, words)[0].startswith("Factions that changed: ")
    assert "Ana → Togawa" in changes(table, words)[0]
    assert changes(before(), words) == []


def test_one_picture_tells_nothing_to_others(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        ours = (await one.get("/tables/*/result.svg")).text
        plain = (await one.get("/tables/*/keepsake")).text
        assert ours.startswith("<svg")
        assert plain.startswith("<svg")
        assert "Madness" in ours
        for told in ("Madness", "Tesla", "Saxon", "Fenris", "War"):
            assert told not in plain
        assert "Bo" in plain
        assert "142" in plain

    run(store, over(), script)


def test_before_the_end_there_is_no_such_picture(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        assert (await one.get("/tables/*/keepsake")).status_code == 404
        assert (await one.get("/tables/*/files/ending.css")).status_code == 404

    run(store, before(), script)


def test_the_cardboard_goes_back_by_box_punchboard_bag_and_deck(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, "/put-back")
        for part in ("boxes", "punchboards", "bags", "decks"):
            assert f"part-{part}" in shown.attributes
        assert "Fix the Vesna card" in shown.text
        assert "Bag 6" in shown.text

    run(store, over(), script)


def test_a_new_campaign_begins_locked(store: Store) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one)
        assert any("mode=fenris" in link for link in shown.links)
        again = evening(seats=(human("nordic", "Di"), automa("crimea")))
        assert again.state.keys == []

    run(store, over(), script)


def test_from_paper_the_last_evening_asks_who_opened_the_box() -> None:
    told = {key: value for key, value in BEHIND.items() if key != "box_e"}
    table = evening(seats=SEATS, **{"from": told})
    assert table.question is not None
    assert table.question.key == "choice:box_e:"
    table.answer("nobody")
    assert table.state.evening == "8b"


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"episode": "4", "box_e": "s1"}, "new.from.box_e"),
        ({"box_e": "s9"}, "new.from.box_e"),
        ({"branch": "found"}, "new.from.branch"),
        ({"episode": "8a"}, "new.from.episode"),
    ],
)
def test_a_way_that_nobody_can_have_taken_is_refused(more: dict[str, str], where: str) -> None:
    with pytest.raises(Refusal) as refused:
        evening(seats=SEATS, **{"from": {**BEHIND, **more}})
    assert (refused.value.text, refused.value.where) == ("not-an-option", where)


COUNT_AS_NOTHING = (
    "Bo: no tick from the evenings on paper. They count as nothing: no line of $",
    "Bo: no perk from the evenings on paper.",
    "2 of 7 victories from the evenings on paper stand on the sheets.",
)


def test_ticks_of_an_evening_in_the_app_complete_no_sheet_from_paper() -> None:
    """Evening 7 was played here: its ticks say nothing of the six before it."""
    behind = {"episode": "7", "branch": "war", "sheets": BEHIND["sheets"]}
    table = evening(seats=SEATS, rows=4, **{"from": behind})
    table.state.sheets["s2"].log = {"upgrades": ["7w"]}
    assert [
        one.args["seat"] for one in unsettled(rules_of_campaign(table)) if one.about == "settle-log"
    ] == ["s1", "s2", "s3"]


def test_a_campaign_that_was_played_here_from_the_start_lacks_nothing() -> None:
    table = evening(seats=SEATS)
    assert unsettled(rules_of_campaign(table)) == []


def test_whose_sheet_lacks_the_evenings_on_paper_is_named_before_the_campaign_is_settled(
    store: Store,
) -> None:
    async def script(found: Phones) -> None:
        one = found[""]
        shown = await page(one, "?see=rest&who=s2")
        assert {"lacking", "complete-s2", "complete-s3"} <= shown.ids
        assert "complete-s1" not in shown.ids, "this sheet was completed"
        assert str(shown.attributes["complete-s2"]["href"]).endswith("/write?seat=s2")
        assert "Settle it like this" in shown.text
        doubted = Reading((await press(one, shown, "close")).text)
        for said in COUNT_AS_NOTHING:
            assert said in doubted.text
        assert "Ana: no" not in doubted.text
        again = doubted.form_with("anyway", "yes")
        await one.client.post(again.action, data={**again.fields, "anyway": "yes"})
        asked = await page(one)
        keys = [value for form in asked.forms for name, value in form.buttons if name == "act"]
        assert [key for key in keys if key.startswith("answer ")] == [
            f"answer {n}" for n in range(2, 8)
        ]

    completed = {"wealth": 40, "log": {"power": 1}, "perks": ["coins"], "wins": [1, 3]}
    sheets = {**BEHIND["sheets"], "s1": completed}
    table = evening(seats=SEATS, **{"from": {**BEHIND, "sheets": sheets}})
    table.do({"do": "setup", "mats": MATS, "board": False})
    table.do({"do": "episode_result", "coins": COINS, "stars": {**STARS, "s1": []}})
    table.do({"do": "read"})
    run(store, table, script)
