"""What people call things otherwise than we do, by language: `search.toml` beside the words.

A group has words of which any stands for all. What only a campaign reveals has a lock there too:
a synonym that finds something tells as much as the rule.
"""

from functools import cache

import msgspec

from thirdchair.kit.content import parse
from thirdchair.kit.readers import Lock, Reader
from thirdchair.search.folding import folded, stem
from thirdchair.words.entries import CORE
from thirdchair.words.languages import LANGUAGES, LOCALES

FILE = "search.toml"
_SIGNS = ".,;:!?()„“”\"'"
"""What may stand around a word."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for one thing; one with a space is looked for as it stands."""

    words: tuple[str, ...]
    lock: Lock = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one language says to the search, for all games or for one."""

    endings: tuple[str, ...] = ()
    group: tuple[Group, ...] = ()


class Thesaurus:
    """How a word of the query may stand in a rule, for one reader."""

    def __init__(self, language: str, games: tuple[str, ...], reader: Reader) -> None:
        self._others = [one for one in LANGUAGES if one != language]
        self._for = (games, reader)
        sheets = [_sheet(language, scope) for scope in (CORE, *games)]
        endings = {folded(one) for sheet in sheets for one in sheet.endings}
        self._endings = tuple(sorted(endings, key=lambda one: (-len(one), one)))
        groups = [group for sheet in sheets for group in reader.told(sheet.group)]
        self._groups = [[self.stem(folded(word)) for word in one.words] for one in groups]

    def stem(self, text: str) -> str:
        """Of each of its words."""
        return " ".join(stem(word, self._endings) for word in text.split())

    def foreign(self, word: str) -> list[str]:
        """The forms of a term in the other languages."""
        there = (Thesaurus(one, *self._for) for one in self._others)
        return list(dict.fromkeys(form for one in there for form in one.terms(word)[0]))

    def terms(self, query: str) -> list[list[str]]:
        """A folded query as terms, each with the forms of which a rule must have one.

        The first form is the term as it was typed, up to its ending.
        """
        bare = " ".join(word.strip(_SIGNS) for word in query.split())
        left, terms = f" {self.stem(bare)} ", []
        for group in self._groups:
            for phrase in (one for one in group if " " in one and f" {one} " in left):
                left = left.replace(f" {phrase} ", " ")
                terms.append([phrase, *(one for one in group if one != phrase)])
        for word in left.split():
            others = [one for group in self._groups if word in group for one in group]
            terms.append(list(dict.fromkeys([word, *others])))
        return terms


@cache
def _sheet(language: str, scope: str) -> Sheet:
    """A language or a game that is handed in may have none."""
    file = LOCALES.joinpath(language, scope, FILE)
    if not file.is_file():
        return Sheet()
    return parse(file.read_text(encoding="utf-8"), Sheet, f"{language}/{scope}/{FILE}")
