"""Cookies, where no browser keeps them: a service worker sees none and may set none."""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie

from thirdchair.table.household import Settings

KEPT = "pocket.cookies"


class Jar:
    """The cookies of the one device, saved with the tables. They end when they are taken back."""

    def __init__(self, machine: Settings) -> None:
        self._machine = machine
        self._cookies: dict[str, dict[str, str]] = machine.setting(KEPT, {})
        """By path, then by name."""

    def header(self, path: str) -> bytes:
        """What a browser would send along to this path; the nearest path counts first."""
        nearest = sorted(self._cookies, key=len, reverse=True)
        found: dict[str, str] = {}
        for one in nearest:
            if path == one or path.startswith(one.rstrip("/") + "/"):
                found = self._cookies[one] | found
        return "; ".join(f"{name}={value}" for name, value in found.items()).encode()

    def take(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Keep what an answer sets, and forget what it ends."""
        before = {path: dict(of_path) for path, of_path in self._cookies.items()}
        for name, value in headers:
            if name.lower() == b"set-cookie":
                self._set(value.decode("latin-1"))
        if self._cookies != before:
            self._machine.set_setting(KEPT, self._cookies)

    def _set(self, line: str) -> None:
        try:
            parsed = SimpleCookie(line)
        except CookieError:
            return
        for name, cookie in parsed.items():
            of_path = self._cookies.setdefault(cookie["path"] or "/", {})
            if cookie["max-age"] == "0" or not cookie.value:
                of_path.pop(name, None)
            else:
                of_path[name] = cookie.coded_value
