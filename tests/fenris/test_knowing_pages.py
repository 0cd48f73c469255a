"""People who know the story: a setting of one phone, seen on it, and gone behind the cover."""

from typing import Any

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE
from tests.web.reading import Reading
from thirdchair.table.store import Store
from thirdchair.web.visit import KNOWS

VOTING: tuple[dict[str, Any], ...] = (
    {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}},
    {"do": "episode_result", "coins": {"s1": 70, "s2": 60, "s3": 12}},
    {"do": "read"},
)


async def tells(phone: Any, page: str) -> bool:
    return "Vesna" in (await phone.get(page)).text


async def says(phone: Any, knows: str) -> None:
    """The form of the settings page; its second step, without script."""
    page = Reading((await phone.get("/tables/*/settings")).text)
    form = page.form_with("knows", knows)
    answer = await phone.client.post("/device", data={**form.fields, "knows": knows})
    assert answer.status_code == 303


def test_it_opens_the_rules_of_this_phone_and_nothing_else(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana, bo = found["s1"], found["s2"]
        assert not await tells(ana, "/rules")
        assert "knows-stripe" not in (await ana.get("/")).text
        await says(ana, "yes")
        assert await tells(ana, "/rules")
        assert await tells(ana, "/rules?q=vesna")
        campaign = ("/tables/*", "/tables/*/rules", "/tables/*/history")
        house = ("/", "/box", "/box/scythe/values", "/new?game=scythe&mode=automa")
        for page in (*campaign, *house):
            assert not await tells(ana, page), page
            assert "knows-stripe" in (await ana.get(page)).text, "the phone says so everywhere"
        assert not await tells(bo, "/rules"), "no other phone"
        await says(ana, "no")
        assert not await tells(ana, "/rules")
        assert "knows-stripe" not in (await ana.get("/")).text

    run(store, evening(seats=THREE), script, "s1", "s2")


def test_it_is_held_as_a_box_is(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = Reading((await found["s1"].get("/tables/*/settings")).text)
        assert "data-hold" in page.attributes["know"]

    run(store, evening(seats=THREE), script, "s1")


def test_behind_the_cover_it_is_off(store: Store) -> None:
    async def script(found: Phones) -> None:
        phone = found[""]
        await says(phone, "yes")
        assert phone.client.cookies.get(KNOWS) == "yes"
        page = await phone.get("/tables/*")
        assert 'id="cover"' in page.text
        assert phone.client.cookies.get(KNOWS) is None
        assert not await tells(phone, "/rules")

    run(store, evening(*VOTING, seats=THREE), script)


def test_on_a_phone_of_ones_own_nothing_is_covered(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        await says(ana, "yes")
        assert 'id="cover"' not in (await ana.get("/tables/*")).text
        assert await tells(ana, "/rules")

    run(store, evening(*VOTING, seats=THREE), script, "s1")
