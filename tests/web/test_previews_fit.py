"""Every preview of a fix fits the smallest phone, in German, whatever differs."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.web.fitting import DEAF
from tests.web.house import House
from tests.web.many_states import ALL, states
from tests.web.played import SOLO, done, made
from tests.web.window import Window

pytestmark = pytest.mark.browser

SMALL = {"width": 320, "height": 568}
PREVIEW = """async ([path, act]) => {
  const parsed = (text) => new DOMParser().parseFromString(text, "text/html");
  const sent = (form, more) => {
    const said = new URLSearchParams(new FormData(form));
    for (const [name, value] of Object.entries(more)) said.set(name, value);
    return said;
  };
  const left = parsed(await (await fetch(path)).text());
  const away = left.querySelector('button[name="decide"][value="give-up"]');
  if (away) { // what was looked at before is kept until somebody gives it up
    const body = sent(away.form, { decide: "give-up" });
    await fetch(document.body.dataset.open, { method: "POST", body });
  }
  const fix = away ? parsed(await (await fetch(path)).text()) : left;
  const button = fix.querySelector(`button[name="act"][value="${act}"]`);
  if (!button) return 0;
  const selects = [...button.form.querySelectorAll("select")];
  const given = selects.map((one) => one.value);
  for (const one of act === "answers" ? selects.slice(0, 1) : [])
    one.value = [...one.options].map((each) => each.value).find((each) => !given.includes(each));
  const answer = await fetch(path, { method: "POST", body: sent(button.form, { act }) });
  document.body.dataset.open = answer.url;
  const page = parsed(await answer.text());
  document.getElementById("page").replaceWith(document.adoptNode(page.getElementById("page")));
  return document.querySelectorAll(".differences tbody tr").length;
}"""


def wide(window: Window, tables: Iterator[str]) -> tuple[list[str], int]:
    """What sticks out of the previews of each step of these tables, and how many differ."""
    found, seen = [], 0
    for table in tables:
        for act in ("delete", "answers"):
            rows = window.page.evaluate(PREVIEW, [table, act])
            seen += rows > 0
            found += [
                f"{table} {act}: {one}" for one in window.wider_than_it_should_be() + torn(window)
            ]
    return found, seen


def torn(window: Window) -> list[str]:
    """Words of the table that break where no hyphen is."""
    return [one for one in window.torn() if one.startswith(("th ", "td "))]


def opened(chromium: Any, house: House, address: str) -> Window:
    window = Window(chromium, house, "de", viewport=SMALL)
    window.page.add_init_script(DEAF)
    window.page.goto(address)
    return window


def real_cards(client: httpx.Client) -> str:
    """A table with real cards, where other cards change favorite tracks, map and pool."""
    table = made(client, {**SOLO, **ALL}, chance="table", favorites={})
    for _ in range(4):
        answer = done(client, table, do="bots_turn") if not pending(client, table) else None
        while asked := (answer or done(client, table, view=True))["pending"]:
            answer = done(client, table, answer=asked.get("options", [asked.get("min")])[0])
    return table


def pending(client: httpx.Client, table: str) -> Any:
    return done(client, table, view=True)["pending"]


def steps(client: httpx.Client, table: str) -> Iterator[str]:
    last = client.get(f"{table}/history").text.count('class="panel entry')
    for step in range(last):
        yield f"{table}/fix/{step}"


def test_previews_of_real_cards_fit(chromium: Any, house: House) -> None:
    with house.client() as client:
        table = real_cards(client)
        with opened(chromium, house, f"{table}/fix/1") as window:
            found, seen = wide(window, steps(client, table))
    assert found == []
    assert seen > 2


@pytest.mark.journey
def test_previews_of_every_kind_of_table_fit(chromium: Any, house: House) -> None:
    with house.client() as client:
        tables = list(dict.fromkeys(address.partition("?")[0] for _, address in states(client)))
        first = real_cards(client)
        with opened(chromium, house, f"{first}/fix/1") as window:
            found, seen = wide(window, (one for table in tables for one in steps(client, table)))
    assert found == []
    assert seen > 30
