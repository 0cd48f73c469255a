"""A browser with a profile of its own, in which the pocket lives, and the host it came from."""

import json
import os
import signal
import threading
from contextlib import suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.web.browsers import CHROMIUM
from tools.site.hosting import Files, host

UNDER = "/thirdchair/"
PATIENCE = 120_000
ARGUMENTS = ("--no-sandbox", "--no-first-run", "--disable-gpu")
ASKED = """async ([path, request, patience]) => {
  const body = request && JSON.stringify(request);
  const headers = { "content-type": "application/json" };
  const signal = AbortSignal.timeout(patience);
  return (await fetch(path, { method: body ? "POST" : "GET", headers, body, signal })).json();
}"""


class Host:
    """Serves the built site below a path, until it is stopped."""

    def __init__(self, folder: Path, path: str = UNDER, *, brotli: bool = False) -> None:
        self._server: ThreadingHTTPServer = host(folder, path, brotli=brotli)
        self._path = path
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}{path}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def shows(self, folder: Path, how: type[Files] = Files) -> None:
        """From now on another folder at the same address."""
        handler: Any = partial(how, directory=str(folder), path=self._path, brotli=False)
        self._server.RequestHandlerClass = handler

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Phone:
    """A browser whose profile outlives it. `opened` starts it again."""

    def __init__(
        self, browser_type: Any, profile: Path, url: str, speaks: str | None = None
    ) -> None:
        self._type, self._profile, self.url = browser_type, profile, url
        # `locale` tells service workers the language, too, which in real life nobody does
        self._spoken = [f"--accept-lang={speaks}"] if speaks else []
        self.context: Any = None

    def opened(self, path: str = "", patience: int = PATIENCE) -> "Tab":
        page = self.page()
        page.set_default_timeout(patience)
        return Tab(page, self.url, path)

    def page(self) -> Any:
        """An empty tab."""
        if self.context is None:
            self.context = self._type.launch_persistent_context(
                str(self._profile),
                executable_path=CHROMIUM,
                args=[*ARGUMENTS, *self._spoken],
                viewport={"width": 390, "height": 844},
                locale=None if self._spoken else "en-US",
            )
            self.context.set_default_timeout(PATIENCE)
        return self.context.new_page()

    def close(self) -> None:
        if self.context is not None:
            self.context.close()
            self.context = None

    def kill(self) -> None:
        """As a phone without battery: no process of it hears of it."""
        for process in _processes(self._profile):
            os.kill(process, signal.SIGKILL)
        with suppress(Exception):  # that it is gone is the point
            self.context.close()
        self.context = None


class Tab:
    """A tab with the shell; the app is in its frame. `path` is the address that somebody opens."""

    def __init__(self, page: Any, url: str, path: str) -> None:
        self.page, self.url = page, url
        page.goto(url + path)
        self.app = page.frame_locator("#app")
        self.app.locator("h1").first.wait_for()

    def ask(self, path: str, request: dict[str, Any] | None = None) -> dict[str, Any]:
        """A request of the contract, sent by a page of the app."""
        frame = self.page.frames[1]
        told = [UNDER.rstrip("/") + path, request, PATIENCE]
        answer: dict[str, Any] = frame.evaluate(ASKED, told)
        return answer

    def go(self, path: str) -> None:
        self.page.frames[1].goto(self.url.rstrip("/") + path)


def _processes(profile: Path) -> list[int]:
    """The processes of the browser with this profile, which nobody else has."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
        except OSError:
            continue
        if str(profile) in command and "chrom" in command:
            found.append(int(folder.name))
    return found


def same(one: Any, other: Any) -> bool:
    """Do two answers say the same? Their order of fields does not count."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
