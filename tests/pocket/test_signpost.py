"""A visit that begins deep in the site: the host's page for what is missing leads to the door."""

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tools.site.__main__ import add_signpost
from tools.site.hosting import Files, host
from tools.site.writing import Site

pytestmark = pytest.mark.journey

NOT_FOUND = {
    "en-US": "Third Chair was not found at this address.",
    "de-DE": "Unter dieser Adresse wurde Third Chair nicht gefunden.",
    "cs-CZ": "Na této adrese se Third Chair nenašel.",
    "fr-FR": "Third Chair was not found at this address.",
}


class Refusing(Files):
    """A host that hangs up when somebody asks for the head of a file in its folders."""

    def do_HEAD(self) -> None:  # noqa: N802
        if self.path.startswith("/app/tables/"):
            self.close_connection = True
            return
        super().do_HEAD()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Callable[..., tuple[Path, str]]]:
    servers = []

    def serve(how: type[Files] = Files) -> tuple[Path, str]:
        site = Site(tmp_path / "site")
        add_signpost(site)
        server = host(site.folder)
        handler: Any = partial(how, directory=str(site.folder), path="/", brotli=False)
        server.RequestHandlerClass = handler
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return site.folder, f"http://127.0.0.1:{server.server_address[1]}/"

    yield serve
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize("how", [Files, Refusing])
def test_it_leads_to_the_nearest_folder_with_the_app(
    chromium: Any, served: Callable[..., tuple[Path, str]], how: type[Files]
) -> None:
    folder, url = served(how)
    (folder / "app").mkdir()
    (folder / "app/sw.js").write_text("", encoding="utf-8")
    (folder / "app/index.html").write_text("<h1>The door</h1>", encoding="utf-8")
    page = chromium.new_page()
    page.goto(f"{url}app/tables/7/history?before=3", wait_until="commit")
    page.wait_for_url(f"{url}app/#/app/tables/7/history?before=3")
    page.get_by_text("The door").wait_for()
    page.close()


@pytest.mark.parametrize("locale", NOT_FOUND)
def test_where_there_is_no_app_it_says_so(
    chromium: Any, served: Callable[..., tuple[Path, str]], locale: str
) -> None:
    _, url = served()
    context = chromium.new_context(locale=locale)
    page = context.new_page()
    page.goto(f"{url}app/tables/7?x=1")
    page.get_by_text(NOT_FOUND[locale]).wait_for()
    assert page.locator("a").get_attribute("href") == "/app/tables/7?x=1"
    context.close()
