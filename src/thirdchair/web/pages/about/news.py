"""What is new in each version, for whoever may know it."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from thirdchair.kit import content
from thirdchair.kit.readers import Lock
from thirdchair.web.visit import Visit

Id = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
NEXT = "next"
"""What has no number yet."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that people notice; `game` has the words for it, else the app.

    `hosted`: an app that lives in a browser has no such thing.
    """

    id: Id
    game: str | None = None
    lock: Lock = None
    hosted: bool = False

    @property
    def words(self) -> str:
        return f"news-{self.id}"


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lines: Annotated[list[Line], Meta(min_length=1)]


class News(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    versions: Annotated[list[Version], Meta(min_length=1)]


@cache
def news() -> tuple[Version, ...]:
    """All of it, the newest first."""
    return tuple(content.load(__package__ or "", "news.toml", News).versions)


def told(visit: Visit) -> list[tuple[str, list[str]]]:
    """The names of the versions, each with its sentences."""
    return [(_name(visit, one.id), _sentences(visit, one.lines)) for one in news()]


def _name(visit: Visit, version: str) -> str:
    return visit.words.text("page-about-next") if version == NEXT else version


def _sentences(visit: Visit, lines: list[Line]) -> list[str]:
    here = (one for one in visit.reader.told(lines) if not (one.hosted and visit.room.alone))
    return [visit.words_of(one.game).text(one.words) for one in here]
