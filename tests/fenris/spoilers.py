"""Words that tell what comes, by the keys that make them known: from the ledger, from content, and
names of the book that nothing here may say before its time.

Nothing is listed by evening: a rule, a module, a faction or a ruling with a lock is in it by being
there.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from tests.fenris.pages import fenris, voices
from tests.fenris.twins import PACKAGE, PRINTED
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule
from thirdchair.words.languages import LANGUAGES

PART = re.compile(r"\w+")
LONG = 30
"""Shorter sentences may stand in any game."""
NAMES_IN = {
    "en": (
        *("vesna", "tesla", "rivals", "alliance token", "fenris agent", "rasputin"),
        *("death ray", "horrify", "annihilator", "horde", "fenris faction"),
    ),
    "de": (
        *("vesna", "tesla", "rivalen", "bündnisplättchen", "fenris-agent", "rasputin"),
        *("todesstrahl", "entsetzen", "vernichter", "horde"),
    ),
    "cs": (
        *("vesna", "tesla", "rivalové", "žeton spojenectví", "agent fenrise", "rasputin"),
        *("paprsek smrti", "zděšení", "annihilator", "horda", "frakce fenris"),
    ),
}
"""Names of the book in each language, small: known once a rule that is open says them."""
NAMES = tuple(sorted({"box-c", "box-e", *(name for names in NAMES_IN.values() for name in names)}))
"""All of them, and what files would be called by."""


TITLE = "fenris"
"""On every page of the campaign, whatever else has the name."""


@cache
def words_behind(keys: frozenset[str]) -> tuple[str, ...]:
    """What nobody may read who has only these keys: ids, names and whole sentences."""
    return tuple(sorted({*_of_the_ledger(keys), *_of_content(keys), *_of_the_book(keys)}))


def _of_the_ledger(keys: frozenset[str]) -> Iterator[str]:
    rules = fenris().ledger.values()
    yield from (rule.id for rule in rules if not _open(rule, keys))
    for language in LANGUAGES:
        said = _sentences(language)
        known = {said[rule.id] for rule in rules if _open(rule, keys)}
        telling = {said[rule.id] for rule in rules if not _open(rule, keys)} - known
        yield from (sentence for sentence in telling if len(sentence) >= LONG)


def _of_content(keys: frozenset[str]) -> Iterator[str]:
    """Ids of rows with a lock, as pages and programs would say them."""
    known, locked = {*PRINTED, TITLE}, set()
    for kind, name, lock in _rows():
        if lock is None or lock in keys:
            known.add(name)
        elif kind in ("sheet", "faction"):
            locked.add(name)
        elif kind in ("mod", "name", "ruling"):
            yield f"scythe-mod-{name}" if kind == "mod" else name
    said = _said(keys)
    yield from (name for name in locked - known if len(name) > 3 and name not in said)


def _of_the_book(keys: frozenset[str]) -> Iterator[str]:
    yield from (name for name in NAMES if name not in _said(keys))


@cache
def _said(keys: frozenset[str]) -> str:
    """All that open rules say, small: a name that stands there is known."""
    open_rules = [rule.id for rule in fenris().ledger.values() if _open(rule, keys)]
    told = [_sentences(language)[rule] for language in LANGUAGES for rule in open_rules]
    return "\n".join((*open_rules, *told)).lower()


@cache
def _sentences(language: str) -> dict[str, str]:
    """Every rule as somebody reads it who may know all."""
    everything = Reader(language=language, everything=True)
    words = voices()["scythe"]()(everything, {"mode": "fenris"}, None)
    return {name: words.rule(name) for name in fenris().ledger}


@cache
def _rows() -> tuple[tuple[str, str, str | None], ...]:
    """All rows of Scythe's content: kind, name, lock."""
    found: list[tuple[str, str, str | None]] = []
    for file in sorted((PACKAGE / "scythe").rglob("*.toml")):
        read = tomllib.loads(file.read_text("utf-8"))
        if "id" in read:
            found.append(("sheet", read["id"], read.get("lock")))
        for kind, rows in read.items():
            for row in rows if isinstance(rows, list) else ():
                if isinstance(row, dict) and (name := _name(row)):
                    found.append((kind, name, row.get("lock", read.get("lock"))))
    return tuple(found)


def _name(row: dict[str, object]) -> str:
    return str(row.get("id") or row.get("key") or row.get("thing") or "")


def _open(rule: Rule, keys: frozenset[str]) -> bool:
    return rule.lock is None or rule.lock in keys


def locked_sentences(language: str) -> str:
    """All that rules with a lock say in a language, small."""
    locked = [rule.id for rule in fenris().ledger.values() if rule.lock is not None]
    return "\n".join(_sentences(language)[rule] for rule in locked).lower()


def first_in(text: str, words: tuple[str, ...]) -> str | None:
    """The first of the words that a text has as a whole word. An id with dots may go on after a
    hyphen, and is another one then.

    There are thousands of them and a thousand texts: only those are looked for all parts of which
    are words of the text.
    """
    small = text.lower()
    there, by_part = set(PART.findall(small)), _by_part(words)
    near = [one for part in there for one in by_part.get(part, ())]
    for place in sorted(place for place, parts in near if parts <= there):
        low = words[place].lower()
        end = r"(?![\w-])" if "." in low and " " not in low else r"(?!\w)"
        if low in small and re.search(rf"(?<![\w-]){re.escape(low)}{end}", small):
            return words[place]
    return None


@cache
def _by_part(words: tuple[str, ...]) -> dict[str, list[tuple[int, frozenset[str]]]]:
    """The place of each word and all its parts, by the longest of them."""
    found: dict[str, list[tuple[int, frozenset[str]]]] = {}
    for place, word in enumerate(words):
        parts = PART.findall(word.lower())
        found.setdefault(max(parts, key=len), []).append((place, frozenset(parts)))
    return found
