"""`python -m tools.site.hosting [FOLDER] [PORT]`: a static host on loopback, to try the site."""

import sys
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.site.fetching import ROOT

PORT = 8378


class Files(SimpleHTTPRequestHandler):
    """The files of a folder, under a path of the host."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
        ".bundle": "application/octet-stream",
        ".pack": "application/octet-stream",
    }

    def __init__(self, *args: Any, path: str, brotli: bool, **kwargs: Any) -> None:
        self._under, self._brotli = path, brotli
        super().__init__(*args, **kwargs)

    def send_head(self) -> Any:
        """With brotli: what lies beside a file is sent in its place, to who understands it."""
        compressed = Path(f"{self.translate_path(self.path)}.br")
        understood = "br" in self.headers.get("accept-encoding", "")
        if not (self._brotli and understood and compressed.is_file()):
            return super().send_head()
        self.send_response(HTTPStatus.OK)
        self.send_header("content-type", self.guess_type(self.path))
        self.send_header("content-encoding", "br")
        self.send_header("content-length", str(compressed.stat().st_size))
        self.end_headers()
        return compressed.open("rb")

    def translate_path(self, path: str) -> str:
        if not path.startswith(self._under):
            return str(Path(self.directory) / "nothing-here")
        return super().translate_path("/" + path.removeprefix(self._under))

    def send_error(self, code: int, *said: Any) -> None:
        """As static hosts do: what is not there is answered with a page of the site."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, *said)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html; charset=utf-8")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        pass


def host(
    folder: Path, path: str = "/", port: int = 0, *, brotli: bool = False
) -> ThreadingHTTPServer:
    """A server that serves once it is told to; `path` begins and ends with a slash."""
    handler = partial(Files, directory=str(folder), path=path, brotli=brotli)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    server = host(folder, port=int(sys.argv[2]) if len(sys.argv) > 2 else PORT)
    print(f"The pocket is at http://127.0.0.1:{server.server_address[1]}/ (Ctrl+C ends it)")
    with suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main()
