"""A real server process on a free port, with its own data, that tests may kill and start again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

PATIENCE = 30.0


class House:
    """One installation of Third Chair. `network` holds the addresses of its open network."""

    MAIN = "from thirdchair.cli import main; main()"
    """What the process runs."""

    def __init__(
        self, data: Path, *, lan: bool = False, https: bool = False, path: str = ""
    ) -> None:
        self.data = data
        self.lan = lan
        self.https = https
        self.path = path
        self.port = 0
        self.network: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, at the same port as before."""
        command = [sys.executable, "-c", self.MAIN, "serve", "--port", str(self.port)]
        self._process = subprocess.Popen(
            command + ["--lan"] * self.lan + ["--https"] * self.https + ["--path", self.path],
            env={**os.environ, "THIRDCHAIR_DATA": str(self.data)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.port = int(self._said(r"http://127\.0\.0\.1:(\d+)"))
        self.network = [self._said(r"(https?://\S+)")] if self.lan else []

    def _said(self, pattern: str) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(pattern, line)
        assert found, line
        return found[1]

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
        process.send_signal(how)
        status = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return status

    def client(self, base: str | None = None, language: str = "en") -> httpx.Client:
        """A browser without script: cookies, no redirects unless asked for."""
        return httpx.Client(
            base_url=base or self.url, headers={"accept-language": language}, trust_env=False
        )
