"""What is inside beside our own lines, as the packages that are installed tell it themselves."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import (
    Distribution,
    PackageNotFoundError,
    PackagePath,
    distribution,
    distributions,
)

import msgspec

OURS = "thirdchair"
_TEXT = re.compile(r"\.dist-info/(.*/)?(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
_NAME = re.compile(r"[\w.-]+")


class Part(msgspec.Struct, frozen=True):
    """A package: its name, its version and its licence, and whether it brings the text of it."""

    name: str
    version: str
    licence: str
    has_text: bool


@cache
def inside() -> list[Part]:
    """All packages that Third Chair needs and has here, by name; none comes while it runs.

    In a browser there is nothing else, and nobody lists what we need.
    """
    found = _needed() or {_key(one.name): one for one in distributions()}
    return [_part(found[key]) for key in sorted(found) if key != OURS]


def text_of(name: str) -> str | None:
    """The texts of the licences of a package that is inside; None if it is not, or brings none."""
    if _key(name) not in {_key(one.name) for one in inside() if one.has_text}:
        return None
    texts = [file.read_text(encoding="utf-8") for file in _texts(distribution(name))]
    return "\n\n".join(one.strip() for one in texts)


def _needed() -> dict[str, Distribution]:
    """What we ask for, and what that asks for. Of others' extras only what we ask for by name."""
    found: dict[str, Distribution] = {}
    waiting = [OURS]
    while waiting:
        key = waiting.pop()
        try:
            found[key] = distribution(key)
        except PackageNotFoundError:
            continue  # of an extra, or for another system
        waiting += [one for one in _asked(found[key]) if one not in found]
    return found


def _asked(package: Distribution) -> Iterator[str]:
    for line in package.requires or ():
        if "extra ==" not in line or package.name == OURS:
            yield _key(_NAME.findall(line)[0])


def _part(package: Distribution) -> Part:
    return Part(package.name, package.version, _licence(package), any(_texts(package)))


def _licence(package: Distribution) -> str:
    """The name of its licence: older packages say it in a classifier, or in words of their own."""
    said, classifiers = package.metadata, package.metadata.get_all("Classifier") or []
    kinds = [one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License ::")]
    words = (said["License"] or "").partition("\n")[0]
    return said["License-Expression"] or " / ".join(kinds) or words or "–"


def _texts(package: Distribution) -> list[PackagePath]:
    return [one for one in package.files or () if _TEXT.search(str(one))]


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
