"""`thirdchair rules`: the rules with their sentences, where they are decided, and their tests.

A test names the rules that it proves with `@pytest.mark.rule("…")`. Code, content and tests are
read, not run, so all of it is there at once. An installed package has no tests: it says so.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import typer
from platformdirs import user_cache_path

from thirdchair.cli.help import NOTHING, WRONG, sure, words
from thirdchair.cli.places import Place, marks_in, places_in
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rules import Rule
from thirdchair.search import index_for, kept_index
from thirdchair.search.index import Index
from thirdchair.search.synonyms import Thesaurus
from thirdchair.words import LANGUAGES, Words

LATER = "later"
"""One line for all that nobody knows of before a campaign reveals it."""
Ledgers = Mapping[str, Mapping[str, Rule]]
"""The rules of each game by id."""


def show(
    query: str | None,
    *,
    uncovered: bool = False,
    language: str | None = None,
    everything: bool = False,
    yes: bool = False,
) -> None:
    """Print the rules that the query finds, and all about one whose id it is; else all rules.

    The exit code is 1 if there is none. `uncovered`: only rules without a test or a place, and 1
    if there are any. `everything`: also what a campaign reveals late, if somebody is sure; `yes`
    says so at once.
    """
    if language is not None and language not in LANGUAGES:
        text = words().text("error-not-an-option", answer=language, options=list(LANGUAGES))
        typer.echo(text, err=True)
        raise typer.Exit(WRONG)
    reader = Reader(language or words().language, everything=everything)
    if everything and not yes:
        sure(words().text("rules-everything-sure"), words())
    tests = tests_here()
    if query is not None or tests is None or not uncovered:
        _print_found(query, tests, reader)
    if query is None and tests is not None:
        _print_coverage(tests, reader, uncovered=uncovered)


def _print_found(query: str | None, tests: Path | None, reader: Reader) -> None:
    """What a campaign reveals is not among them, unless somebody wants everything."""
    language = reader.language
    with closing(_index_for(reader)) as index:
        if query is not None and (one := index.rule(query)):
            _print_rule(one.game, query, tests, language)
            return
        known = Thesaurus(language, tuple(GAMES), reader if reader.everything else NOBODY)
        found = index.every() if query is None else index.find(query, known)
    for one in found:
        typer.echo(f"{one.id}: {one.text}")
    if not found:
        typer.echo(Words(language).text("page-rules-found", count=0))
        raise typer.Exit(NOTHING)


def _index_for(reader: Reader) -> Index:
    """Only what anybody may know lies ready in a file."""
    if reader.everything:
        return index_for({name: game() for name, game in GAMES.items()}, VOICES, reader)
    kept = user_cache_path("thirdchair", appauthor=False)
    return kept_index(GAMES, VOICES, reader.language, kept)


def _print_rule(game: str, rule: str, tests: Path | None, language: str) -> None:
    voice = VOICES[game]()(Reader(language), {}, None)
    typer.echo(f"{rule}: {voice.rule(rule)}")
    for line in about(GAMES[game]().ledger[rule], places_of(game, rule), tests, voice):
        typer.echo(f"  {line}")


def about(rule: Rule, places: Iterable[Place], tests: Path | None, words: Words) -> Iterator[str]:
    """Where a rule comes from, where it is decided, and what proves it."""
    yield f"{words.text('rules-source')} {rule.source}"
    decided = list(places)
    if not decided and not rule.has_place:
        yield words.text("rules-only-said")
    for place in decided:
        line = f"{_from_here(place.file)}:{place.line} {place.inside}"
        yield f"{words.text('rules-place')} {line}".strip()
    if tests is None:
        yield words.text("rules-no-tests")
        return
    for mark in marks_in(tests, rule.id):
        if rule.id in mark.ids:
            yield f"{words.text('rules-test')} {mark.file}:{mark.line}"


def _from_here(file: Path) -> Path:
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file


# What is covered, and what has a place


def _print_coverage(tests: Path, reader: Reader, *, uncovered: bool) -> None:
    """What a campaign reveals late is counted, and its names are not told."""
    ledgers, proven, placed = rules_by_game(), proven_by(tests), placed_rules()
    known: dict[str, dict[str, Rule]] = {game: {} for game in ledgers}
    later: dict[str, Rule] = {}
    for game, rules in ledgers.items():
        for id_, rule in rules.items():
            (known[game] if reader.may(rule.lock) else later)[id_] = rule
    for line in coverage(known, proven, placed):
        typer.echo(line)
    if later:
        typer.echo(covered(LATER, later.values(), set(proven), set(placed)))
    if not uncovered:
        return
    missing = list(lacking(known, proven, placed))
    for line in missing:
        typer.echo(f"  {line}")
    if untold := len(list(lacking({LATER: later}, proven, placed))):
        typer.echo(f"  {LATER}: {untold} without a test or a place")
    if missing or untold:
        raise typer.Exit(1)


def coverage(ledgers: Ledgers, proven: Iterable[str], placed: Iterable[str]) -> list[str]:
    """One line for each scope of each game, in the order of the ledger."""
    tested, standing = set(proven), set(placed)
    by_scope: dict[str, list[Rule]] = {}
    for game, rules in ledgers.items():
        for rule in rules.values():
            by_scope.setdefault(f"{game}/{rule.scope}", []).append(rule)
    return [covered(scope, rules, tested, standing) for scope, rules in by_scope.items()]


def covered(name: str, rules: Collection[Rule], tested: set[str], standing: set[str]) -> str:
    """How many of these rules have a test, and how many a place."""
    placed = _with_place(rules)
    return (
        f"{name}: covered {_count(rules, tested)} of {len(rules)}, "
        f"placed {_count(placed, standing)} of {len(placed)}"
    )


def _with_place(rules: Iterable[Rule]) -> list[Rule]:
    return [rule for rule in rules if rule.has_place]


def _count(rules: Iterable[Rule], known: set[str]) -> int:
    return sum(rule.id in known for rule in rules)


def lacking(ledgers: Ledgers, proven: Iterable[str], placed: Iterable[str]) -> Iterator[str]:
    """The rules without a test, and those that the app carries out without a place."""
    tested, standing = set(proven), set(placed)
    for rules in ledgers.values():
        for rule in rules.values():
            if rule.id not in tested:
                yield f"{rule.id}: no test"
            if rule.has_place and rule.id not in standing:
                yield f"{rule.id}: no place"


def rules_by_game() -> dict[str, Mapping[str, Rule]]:
    """The rules of each game by id."""
    return {name: game().ledger for name, game in GAMES.items()}


def all_rules() -> dict[str, Rule]:
    """The rules of all games by id."""
    return {name: rule for rules in rules_by_game().values() for name, rule in rules.items()}


def tests_here() -> Path | None:
    """The folder of the tests, if this is a checkout."""
    tests = Path("tests")
    return tests if tests.is_dir() and Path("src/thirdchair").is_dir() else None


def proven_by(tests: Path) -> set[str]:
    """The ids that the test files name."""
    return {rule for mark in marks_in(tests) for rule in mark.ids}


def placed_rules() -> set[str]:
    """The ids that have a place in the code or the content of their game."""
    return {
        place.rule
        for name, rules in rules_by_game().items()
        for place in places_in(folder_of(name), rules)
    }


def places_of(game: str, rule: str) -> list[Place]:
    """Where one rule stands. What is marked as its place is more than what only names it."""
    found = list(places_in(folder_of(game), (rule,), rule))
    return [place for place in found if place.marked] or found


def folder_of(game: str) -> Path:
    """The folder of a game's code and content."""
    return Path(str(files(GAMES[game]().package)))
