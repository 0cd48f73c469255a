"""Words that tell what comes, by the key that makes them known: from the ledger, from content, and
those of the book that nothing here names yet."""

import re
from collections.abc import Iterator

from tests.fenris.pages import fenris, voices
from thirdchair.kit.readers import Reader
from thirdchair.scythe.mods import mods
from thirdchair.words.languages import LANGUAGES

EVERYTHING = frozenset(
    {rule.lock for rule in fenris().ledger.values() if rule.lock}
    | {mod.lock for mod in mods().values() if mod.lock}
)
TELLING = 30
"""Shorter sentences may stand in any game."""
LATER = {
    "fenris:3": ("vesna",),
    "fenris:4": ("fenris agent", "fenris-agent", "agent fenrise", "agents"),
    "fenris:2a": ("rivals", "rivalen", "rivalové"),
    "fenris:2b": ("alliance token", "allianzplättchen", "žeton aliance"),
    "fenris:5": ("box-c",),
    "fenris:box-c": ("annihilator", "vernichter", "ničitel"),
    "never": ("tesla", "horde", "desolation", "box-e"),
}
"""Words of what comes by which it is known, in all languages, small."""


def words_behind(keys: frozenset[str]) -> Iterator[str]:
    """What nobody may read who has only these keys: ids, names and whole sentences."""
    for key, words in LATER.items():
        if key not in keys:
            yield from words
    rules = [rule for rule in fenris().ledger.values() if rule.lock and rule.lock not in keys]
    yield from (rule.id for rule in rules)
    for language in LANGUAGES:
        knows_all = voices()["scythe"]()(
            Reader(language=language, keys=EVERYTHING), {"mode": "fenris"}, None
        )
        known = {knows_all.rule(rule.id) for rule in fenris().ledger.values() if _open(rule, keys)}
        telling = {knows_all.rule(rule.id) for rule in rules} - known
        yield from (sentence for sentence in telling if len(sentence) >= TELLING)
        for mod in mods().values():
            if mod.lock and mod.lock not in keys:
                yield f"scythe-mod-{mod.id}"


def _open(rule: object, keys: frozenset[str]) -> bool:
    lock = getattr(rule, "lock", None)
    return lock is None or lock in keys


def found_in(text: str, words: list[str]) -> list[str]:
    """Those of the words that a text has, as whole words."""
    small = text.lower()
    return [
        word
        for word in words
        if word.lower() in small
        and re.search(rf"(?<![\w-]){re.escape(word.lower())}(?![\w])", small)
    ]
