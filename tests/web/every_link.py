"""Following links as a robot does: every kind of link, and of those that look alike one."""

import re
from collections import Counter
from dataclasses import dataclass, field
from html import unescape
from urllib.parse import urljoin, urlsplit

import httpx

ADDRESS = re.compile(r'\s(?:href|src|data-[a-z-]+(?==".?/))="([^"#]+)')
"""What a browser fetches, or opens when somebody taps there; in our own data-* what looks so."""
GET_FORM = re.compile(r'<form\b(?=[^>]*\smethod="get")[^>]*\saction="([^"#]+)')
ALIKE = re.compile(r"r\d+c\d+|base:[a-z]+|\d+|(?<=\.)[a-z_]+")
"""Places, numbers and parts: what differs between links that lead to the same kind of page."""
LONGEST = 8
"""So much of a query's value tells its kind; what follows is a list of what somebody said."""
STREAM = "/live"
OFTEN = 2


def kind_of(address: str) -> str:
    """What an address has in common with those of the same kind of page."""
    path, _, query = address.partition("?")
    path = re.sub(r"^/(tables|campaigns|moments|about/licences)/(?!new$)[^/]+", r"/\1/*", path)
    values = [ALIKE.sub("#", one) for one in query.split("&")]
    short = [one[: one.find("=") + LONGEST] for one in values]
    return f"{ALIKE.sub('#', path)}?{'&'.join(short)}"


@dataclass
class Crawl:
    """Somebody who opens pages; `troubles` are those that did not come."""

    client: httpx.Client
    troubles: list[str] = field(default_factory=list)
    paths: set[str] = field(default_factory=set)
    """All that was opened."""
    pages: int = 0
    _elsewhere: Counter[tuple[str, str]] = field(default_factory=Counter)

    def around(self, start: str, moment: str, language: str) -> None:
        """Follow every kind of link from here on, one of each; which one, changes all the time.

        Pages outside of this table hardly know how it stands. They are opened a few times in each
        language, whatever the number of tables.
        """
        known: set[str] = {kind_of(start)}
        waiting = [start]
        while waiting:
            for kind, links in self._links(waiting.pop(0), moment, language).items():
                link = links[self.pages % len(links)]
                if link.startswith(start):
                    fresh = kind not in known
                    known.add(kind)
                else:
                    fresh = self._elsewhere[language, kind] < OFTEN
                    self._elsewhere[language, kind] += fresh
                if fresh:
                    waiting.append(link)

    def open(self, address: str, moment: str, language: str) -> httpx.Response:
        """One page."""
        headers = {"accept-language": language, "accept-encoding": "identity"}
        answer = self.client.get(address, headers=headers)
        self.pages += 1
        self.paths.add(urlsplit(address).path)
        if answer.status_code >= 400:
            self.troubles.append(f"{answer.status_code} {address} ({language}) {moment}")
        return answer

    def _links(self, address: str, moment: str, language: str) -> dict[str, list[str]]:
        """The links of a page by their kind."""
        answer = self.open(address, moment, language)
        found: set[str] = set()
        if answer.is_redirect:
            found = {answer.headers["location"]}
        elif answer.headers.get("content-type", "").startswith("text/html"):
            found = {*ADDRESS.findall(answer.text), *GET_FORM.findall(answer.text)}
        kinds: dict[str, list[str]] = {}
        for link in sorted(found):
            local = _local(unescape(link), str(answer.url))
            if local and not local.endswith(STREAM):
                kinds.setdefault(kind_of(local), []).append(local)
        return kinds


def _local(link: str, page: str) -> str:
    """The address on this server; nothing for another site."""
    if re.match(r"/(?!/)", link):
        return link
    here, there = urlsplit(page), urlsplit(urljoin(page, link))
    if there.netloc != here.netloc:
        return ""
    return f"{there.path}?{there.query}" if there.query else there.path
