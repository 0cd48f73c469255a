"""Tokens for blank spaces, on the page: chips to tap, and what is printed stays unless covered."""

from typing import Any

from msgspec import to_builtins

from tests.fenris.driving import answer
from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import human
from tests.fenris.test_card_pages import state_of, tapped
from tests.web.reading import Reading
from thirdchair.table.journal import Table
from thirdchair.table.store import Store

PREPARE = "/tables/*?see=prepare"
SEATS = (human("vesna", "Ana"), human("crimea", "Bo"), human("polania", "Cy"))
MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
PAPER: dict[str, Any] = {
    "from": {"episode": "4", "branch": "war", "sheets": {"s1": {"mech_mods": ["armor"]}}}
}


def begun() -> Table:
    return evening({"do": "setup", "mats": MATS}, seats=SEATS, **PAPER)


def drawn(table: Table) -> list[str]:
    return list(table.state.tonight.laid["ability_tokens"])


def test_two_tokens_are_tapped_and_sent(store: Store) -> None:
    table = begun()
    first, second, third = drawn(table)[:3]

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.send("/tables/*/marks", act="read")
        page = Reading((await ana.get(PREPARE)).text)
        chips = {id_ for id_ in page.ids if id_.startswith("blank-")}
        assert chips == {f"blank-{one}" for one in (*drawn(table), "armor")}
        sent = {f"blank-{first}": "yes", f"blank-{second}": "yes", "wear-speed": "armor"}
        assert (await tapped(ana, PREPARE, ("act", "wear"), **sent)).status_code == 303
        worn = state_of(store, ana).tonight.seats["s1"].worn
        assert set(worn.values()) == {first, second, "armor"}
        assert worn["speed"] == "armor"
        page = Reading((await ana.get(PREPARE)).text)
        assert "checked" in page.attributes[f"blank-{first}"]
        assert "checked" not in page.attributes[f"blank-{third}"]

    run(store, table, script, "s1")


def test_one_token_or_three_are_refused_with_a_sentence(store: Store) -> None:
    table = begun()
    tokens = drawn(table)

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.send("/tables/*/marks", act="read")
        before = dict(state_of(store, ana).tonight.seats["s1"].worn)
        for n in (1, 3):
            sent = {f"blank-{one}": "yes" for one in tokens[:n]}
            answer = await tapped(ana, PREPARE, ("act", "wear"), **sent)
            assert answer.status_code == 422
            assert "blank spaces come first" in Reading(answer.text).text
        assert state_of(store, ana).tonight.seats["s1"].worn == before

    run(store, table, script, "s1")


def test_others_have_no_blank_spaces(store: Store) -> None:
    async def script(found: Phones) -> None:
        await found["s2"].send("/tables/*/marks", act="read")
        assert "blank-" not in (await found["s2"].get(PREPARE)).text

    run(store, begun(), script, "s2")


def test_six_tokens_off_the_table_are_told_in_one_form(store: Store) -> None:
    table = evening({"do": "setup", "mats": MATS}, seats=SEATS, chance="table", **PAPER)
    while table.question is not None and getattr(table.question, "deck", "") != "ability_token":
        table.answer(answer(to_builtins(table.question)))
    drawn_now = list(to_builtins(table.question)["options"][:6])

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.send("/tables/*/marks", act="read")
        page = Reading((await ana.get("/tables/*")).text)
        assert "Which 6 ability tokens did Ana draw?" in page.text
        for n in (0, 5, 7):
            tapped_ = {f"drawn-{one}": "yes" for one in to_builtins(table.question)["options"][:n]}
            refused = await tapped(ana, "/tables/*", ("act", "together"), **tapped_)
            assert refused.status_code == 422
            assert f"Tap exactly 6, as many as were drawn; tapped: {n}." in refused.text
        made_up = {f"drawn-{one}": "yes" for one in (*drawn_now[:5], "xyzzy")}
        refused = await tapped(ana, "/tables/*", ("act", "together"), **made_up)
        assert refused.status_code == 422
        assert "Which 6 ability tokens" in (await ana.get("/tables/*")).text, "all or nothing"
        sent = {f"drawn-{one}": "yes" for one in drawn_now}
        assert (await tapped(ana, "/tables/*", ("act", "together"), **sent)).status_code == 303
        assert list(state_of(store, ana).tonight.laid["ability_tokens"]) == drawn_now

    run(store, table, script, "s1")
