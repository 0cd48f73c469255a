"""Start an installed Third Chair with an empty data folder, fetch its first page, stop it.

Usage: first_page.py PATH_OF_THE_COMMAND
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, build_opener

PATIENCE = 30.0
STOP_WITHIN = 10.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def fetch(url: str, server: subprocess.Popen[bytes]) -> float:
    """The seconds until the page came."""
    opener = build_opener(ProxyHandler({}))
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        if server.poll() is not None:
            sys.exit(f"the server ended with status {server.returncode}")
        try:
            with opener.open(url, timeout=5) as answer:
                kind = answer.headers.get_content_type()
                body = answer.read().decode()
        except HTTPError as error:
            sys.exit(f"{url}: status {error.code}")
        except (URLError, OSError):
            time.sleep(0.05)
            continue
        if answer.status != 200 or kind != "text/html" or "<html" not in body:
            sys.exit(f"{url}: status {answer.status}, {kind}, not a page:\n{body[:500]}")
        return time.monotonic() - start
    sys.exit(f"{url}: no answer within {PATIENCE:.0f} s")


def main(command: str) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [command, "serve", "--port", str(port)],
            cwd=data,
            env={**os.environ, "THIRDCHAIR_DATA": data},
            stdin=subprocess.DEVNULL,
        )
        try:
            seconds = fetch(f"http://127.0.0.1:{port}/", server)
            server.terminate()
            server.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            sys.exit(f"the server did not stop within {STOP_WITHIN:.0f} s")
        finally:
            if server.poll() is None:
                server.kill()
                server.wait()
    print(f"first page after {seconds:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1])
