"""The built site in a real browser: what it plays, and that it loses nothing."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.pocket.browsing import Host, Phone, Tab, same
from tests.pocket.killing import killed
from tests.pocket.turns import GAMES, TURNS, played
from tests.web.house import House
from tests.web.played import SOLO
from tests.web.reading import Person
from thirdchair.games import GAMES as NATIVE_GAMES
from thirdchair.games import VOICES
from thirdchair.importing import imported
from thirdchair.table.exports import export
from thirdchair.table.store import HOME, Saved, Store

pytestmark = [pytest.mark.browser, pytest.mark.journey]

KILLS = 3
ALL_OF_IT = "/new?game=scythe&mode=automa"
"""A page that opens to a device whatever free games are played with."""


def test_plays_as_a_server_does(phone: Phone, house: House) -> None:
    tab = phone.opened()
    tab.go(ALL_OF_IT)  # else no evening is begun beyond what another one here has shown
    for step in ("#free > summary", "#free-hold > summary", "#free-hold-now"):
        tab.app.locator(step).click()
    tab.app.locator("#free button[value=no]").wait_for(state="attached")
    with house.client() as client:
        me = Person(client)
        me.open(ALL_OF_IT)
        me.press("free", "yes")

        def natively(path: str, request: dict[str, Any]) -> dict[str, Any]:
            answer: dict[str, Any] = client.post(path, json=request).json()
            return answer

        for name, setup in GAMES.items():
            here, there = played(tab.ask, setup), played(natively, setup)
            assert [one.get("error") for one in here if not one["ok"]] == [], name
            assert len(here) > TURNS
            for place, (one, other) in enumerate(zip(here, there, strict=True)):
                assert same(one, other), (name, place)


def test_taps_offline_and_opens_again_where_it_was(phone: Phone, host: Host) -> None:
    tab = phone.opened()
    made = tab.ask("/api/tables", {"new": SOLO})
    tab.go(f"/tables/{made['id']}")
    host.stop()
    tab.app.locator("button:has-text('Income')").first.click()
    tab.app.locator("#page:not([data-revision='0'])").wait_for()
    before = _entries(tab, made["id"])
    assert before >= 1
    phone.close()
    again = phone.opened()
    again.page.wait_for_url(f"**/tables/{made['id']}")
    assert _entries(again, made["id"]) == before
    again.go("/")
    assert again.app.locator("a[href$='/phone']").count() == 0
    again.app.locator("button[lang=cs]").click()
    again.app.locator("html[lang=cs]").wait_for(state="attached")


def test_what_was_confirmed_outlives_a_kill(phone: Phone) -> None:
    for confirmed, after in killed(phone, KILLS):
        assert after >= confirmed > 0


def test_a_file_opens_natively_and_one_of_there_here(phone: Phone, tmp_path: Path) -> None:
    tab = phone.opened()
    table = tab.ask("/api/tables", {"new": SOLO})["id"]
    tab.ask(f"/api/tables/{table}", {"do": "income"})
    tab.go(f"/tables/{table}/settings")
    with tab.page.expect_download() as saved:
        tab.app.locator("a[href$='/export']").click()
    saved.value.save_as(tmp_path / "there.json")
    store = Store(NATIVE_GAMES, tmp_path / "tables.db")
    house = store.of(HOME)
    brought = imported(VOICES, house, (tmp_path / "there.json").read_bytes())
    assert isinstance(brought, Saved)
    assert len(brought.table.journal.entries) == 2  # the set-up, and the income turn
    brought = house.change(brought.id, lambda one: one.do({"do": "bots_turn"}))
    (tmp_path / "back.json").write_bytes(export(brought, lambda rule: rule))
    store.close()
    tab.go("/")
    tab.app.locator("#bring input[type=file]").set_input_files(tmp_path / "back.json")
    tab.app.locator("button[value=replace]").click()
    tab.page.wait_for_url(f"**/tables/{table}")
    tab.app.locator("#page:not([data-revision='1'])").wait_for()
    _everything_comes_back(tab, tmp_path)


def _everything_comes_back(tab: Tab, folder: Path) -> None:
    """Saved from home, deleted, brought back."""
    tab.go("/")
    with tab.page.expect_download() as saved:
        tab.app.locator("#save-everything").click()
    saved.value.save_as(folder / "all.json.gz")
    card = tab.app.locator("a.table-card")
    tab.go(urlsplit(str(card.get_attribute("href"))).path.removeprefix("/thirdchair") + "/delete")
    tab.app.locator("form[action$='/delete'] button").click()
    tab.app.locator("#first-run").wait_for()
    tab.app.locator("#kept-promise:not([hidden])").wait_for()
    tab.app.locator("#kept-room:not([hidden])").wait_for()
    tab.app.locator("#bring input[type=file]").set_input_files(folder / "all.json.gz")
    tab.app.locator("#brought-new").wait_for()
    tab.go("/")
    tab.app.locator("#kept-saved").wait_for()
    card.wait_for()
    _installs_when_it_is_offered(tab)
    _keeps_clear_of_a_notch(tab)


def _installs_when_it_is_offered(tab: Tab) -> None:
    """The browser finds nothing against it. Its own window is nothing for a test: the event is
    ours, and what becomes of it is the page's."""
    devtools = tab.page.context.new_cdp_session(tab.page)
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert found == []
    tab.page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = async () => { document.title = "installed"; };
      dispatchEvent(offer);
    }""")
    tab.app.locator("#install button").click()
    tab.page.wait_for_function("document.title === 'installed'")
    assert not tab.app.locator("#install").is_visible()


def _keeps_clear_of_a_notch(tab: Tab) -> None:
    """At the top the shell does, below the pages do: nobody twice."""
    devtools = tab.page.context.new_cdp_session(tab.page)
    insets = {"insets": {"top": 47, "bottom": 34}}
    devtools.send("Emulation.setSafeAreaInsetsOverride", insets)
    assert tab.page.locator("#app").bounding_box() == {"x": 0, "y": 47, "width": 390, "height": 797}
    tab.app.locator("a.table-card").click()
    bar = tab.app.locator(".bar")
    assert bar.evaluate("one => parseFloat(getComputedStyle(one).paddingBottom)") >= 34


def test_a_database_that_is_broken_is_a_sentence(phone: Phone) -> None:
    tab = phone.opened()
    tab.page.goto("about:blank")
    tab.page.goto(f"{tab.url}manifest.webmanifest")  # no engine has the file open here
    tab.page.evaluate("""async () => {
      const all = await navigator.storage.getDirectory();
      for await (const folder of all.values()) {
        const file = await (await folder.getFileHandle("tables.db")).createWritable();
        await file.write("no database ".repeat(1000));
        await file.close();
      }
    }""")
    tab.page.goto(tab.url)
    tab.page.locator("#state[role=alert]").wait_for()
    assert "are damaged" in tab.page.locator("#state").inner_text()


def _entries(tab: Tab, table: str) -> int:
    revision: int = tab.ask(f"/api/tables/{table}")["revision"]
    return revision
