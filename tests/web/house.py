"""A real server process on a free port, with its own data, that tests may kill and start again."""

import os
import re
import signal
from pathlib import Path

import httpx

from tests.web.forked import Forked
from thirdchair.web.devices import ROUND
from thirdchair.web.visit import YES

GOES_ROUND = {ROUND: YES}
"""The cookies of a device that has said at every table that it goes round."""
PATIENCE = 60.0
"""Seconds that a page or an end may take on a machine with much else to do."""


class House:
    """One installation of Third Chair. `network` holds the addresses of its open network."""

    MAIN = "from thirdchair.cli import main; main()"
    """What the process runs."""

    def __init__(
        self,
        data: Path,
        *,
        lan: bool = False,
        https: bool = False,
        path: str = "",
        front: str = "",
    ) -> None:
        self.data = data
        self.lan = lan
        self.https = https
        self.path = path
        self.front = front
        self.port = 0
        self.network: list[str] = []
        self._process: Forked | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, at the same port as before."""
        words = ["serve", "--port", str(self.port), "--path", self.path]
        words += ["--behind-proxy", self.front] if self.front else []
        self._process = Forked(
            self.MAIN,
            words + ["--lan"] * self.lan + ["--https"] * self.https,
            {**os.environ, "THIRDCHAIR_DATA": str(self.data)},
        )
        self.port = int(self._said(r"http://127\.0\.0\.1:(\d+)"))
        self.network = [self._said(r"(https?://\S+)")] if self.lan else []

    def _said(self, pattern: str) -> str:
        line = self.line()
        found = re.search(pattern, line)
        assert found, line
        return found[1]

    def line(self) -> str:
        """What the terminal says next."""
        assert self._process is not None
        return self._process.stdout.readline()

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; returns its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        os.kill(process.pid, how)
        return process.wait(PATIENCE)

    def client(
        self, base: str | None = None, language: str = "en", *, asked: bool = False
    ) -> httpx.Client:
        """A browser without script: cookies, no redirects unless asked for.

        It has said at every table that it goes round; one that is `asked` has said nothing.
        Nothing is packed on the way: that would take as long as making the page.
        """
        return httpx.Client(
            base_url=base or self.url,
            headers={"accept-language": language, "accept-encoding": "identity"},
            cookies={} if asked else GOES_ROUND,
            trust_env=False,
            timeout=PATIENCE,
        )
