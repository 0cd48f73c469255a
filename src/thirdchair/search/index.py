"""One full text index: the rules that one kind of reader may know, in one language."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from thirdchair.search.folding import folded
from thirdchair.search.synonyms import Thesaurus

_TRIGRAM = 3
"""What is shorter is in no index; the rows are looked through."""
_SCHEMA = """
CREATE TABLE rule (place INTEGER PRIMARY KEY, game TEXT, id TEXT UNIQUE, text TEXT);
CREATE VIRTUAL TABLE words USING fts5(own, about, others, tokenize = 'trigram');
"""
_OURS, _OTHERS = "own about", "others"


class Document(NamedTuple):
    """A rule as it is looked for."""

    game: str
    id: str
    text: str
    about: str
    """What else is said of it in the reader's language: id, kind, source."""
    others: str
    """Its text in the other languages."""


class Found(NamedTuple):
    """A rule that a query found."""

    game: str
    id: str
    text: str


class Index:
    """Finds rules by words. What a reader may not know was never put in."""

    def __init__(self, file: Path | None = None) -> None:
        name = f"{file.absolute().as_uri()}?mode=ro&immutable=1" if file else ":memory:"
        self._rows = sqlite3.connect(name, uri=bool(file), check_same_thread=False)
        self._lock = Lock()  # pages are made in several threads

    @classmethod
    def of(cls, documents: Iterable[Document]) -> "Index":
        """A new one, in memory."""
        made = cls()
        made._rows.executescript(_SCHEMA)
        for place, one in enumerate(documents):
            made._rows.execute(
                "INSERT INTO rule VALUES (?, ?, ?, ?)", (place, one.game, one.id, one.text)
            )
            made._rows.execute(
                "INSERT INTO words (rowid, own, about, others) VALUES (?, ?, ?, ?)",
                (place, folded(one.text), folded(one.about), folded(one.others)),
            )
        made._rows.commit()
        return made

    def keep(self, file: Path) -> None:
        """Write it into a file, from which it opens at once."""
        with sqlite3.connect(file) as target:
            self._rows.backup(target)
        target.close()

    def close(self) -> None:
        """An index that nobody asks again."""
        self._rows.close()

    def rule(self, rule: str) -> Found | None:
        """The rule with this id."""
        found = self._asked("SELECT game, id, text FROM rule WHERE id = ?", [rule])
        return Found(*found[0]) if found else None

    def every(self) -> list[Found]:
        """All rules, in the order of their ledgers."""
        return [
            Found(*row) for row in self._asked("SELECT game, id, text FROM rule ORDER BY place", [])
        ]

    def find(self, query: str, thesaurus: Thesaurus) -> list[Found]:
        """The rules with every term of the query, the best first.

        A term that stands nowhere in the reader's language is looked for in the others.
        """
        terms = thesaurus.terms(folded(query.replace("\0", " ")))
        if not terms:
            return []
        conditions, values = [], []
        for forms in terms:
            if self._stands(forms):
                condition, given = _condition(forms, _OURS)
            else:
                condition, given = _condition(thesaurus.foreign(forms[0]), _OTHERS)
            conditions.append(condition)
            values += given
        order, looked_for = _order(terms)
        rows = self._asked(
            "SELECT game, id, text FROM rule JOIN words ON words.rowid = rule.place WHERE "
            + " AND ".join(conditions)
            + f" ORDER BY {order}, place",
            [*values, *looked_for],
        )
        return [Found(*row) for row in rows]

    def _stands(self, forms: Sequence[str]) -> bool:
        condition, values = _condition(forms, _OURS)
        return bool(self._asked(f"SELECT 1 FROM words WHERE {condition} LIMIT 1", values))

    def _asked(self, question: str, values: Sequence[object]) -> list[tuple[str, ...]]:
        with self._lock:
            return self._rows.execute(question, values).fetchall()


def _condition(forms: Sequence[str], columns: str) -> tuple[str, list[str]]:
    """One of the forms, anywhere in one of the columns."""
    parts, values = [], []
    if long := [form for form in forms if len(form) >= _TRIGRAM]:
        either = " OR ".join('"{}"'.format(form.replace('"', '""')) for form in long)
        parts.append("words.rowid IN (SELECT rowid FROM words WHERE words MATCH ?)")
        values.append(f"{{{columns}}} : ({either})")
    for form in forms:
        if len(form) < _TRIGRAM:
            parts += [f"instr(' ' || words.{column}, ' ' || ?)" for column in columns.split()]
            values += [form] * len(columns.split())
    return f"({' OR '.join(parts)})", values


def _order(terms: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    """First what has the words as typed, then what has them otherwise; where a word begins with
    them before where they stand within one; then the shorter sentence: it says little else."""
    typed = [(forms[0],) for forms in terms]
    begins, within = "' ' || words.own, ' ' || ?", "words.own, ?"
    order, values = [], []
    for where, wanted in ((begins, typed), (begins, terms), (within, typed)):
        either = (" OR ".join([f"instr({where})"] * len(forms)) for forms in wanted)
        order.append(" + ".join(f"(({one}) > 0)" for one in either) + " DESC")
        values += [form for forms in wanted for form in forms]
    return ", ".join([*order, "length(words.own)"]), values
