"""Messages whose names are put together: `text(f"civ-{civ}")`, `t('page-hands-' ~ kind)`.

Nobody can read off the code whether they exist. So whoever names one thing of a kind names all of
that kind, and what the host says of a game can be said of every game.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.words.fluent_files import GAMES, messages
from tests.words.test_words_of_the_code import ROOT, SOURCE, calls, game_of
from thirdchair.games import GAMES as PLAYED

HOLE = "*"
ON_A_PAGE = re.compile(r"""\b(?:t|text)\(((?:['"][^'"]*['"]|[^,()'"]|\([^()]*\))+)[,)]""")

ONLY_SOME_GAMES = {
    "campaign-*": "a series of games; the campaign of Scythe is one journal",
    "page-campaign-lead-*": "as above",
    "seat-*": "the seats of Scythe are called by their factions",
}
"""What the host says of a game only where that has such a thing."""

NOT_ALL = {
    ("tapestry", "campaign-*"): "two modes are played as a series",
    ("tapestry", "page-campaign-lead-*"): "as above",
    ("tapestry", "page-scenario-lead-*"): "two modes have scenarios",
    ("tapestry", "level-*"): "the hard chart belongs to several levels",
    ("tapestry", "page-level-*"): "as above",
    ("tapestry", "tapestry-*"): "some that leave the box are no tapestry cards",
    ("scythe", "page-fenris-book-*"): "there is no Czech book of the campaign",
    ("scythe", "scythe-book-*"): "as above",
    ("scythe", "scythe-module-*"): "a module that is also called like a mode",
    ("scythe", "scythe-mod-does-*"): "some mods do what their name says",
}
"""What has words for some of a kind only, and why."""


class Composed(NamedTuple):
    where: str
    game: str | None
    name: str

    def values(self, game: str) -> set[str]:
        """What stands in the hole in the messages of a game."""
        before, _, after = self.name.partition(HOLE)
        pattern = re.compile(f"{re.escape(before)}(.+){re.escape(after)}")
        return {found[1] for name in messages("en", game) if (found := pattern.fullmatch(name))}

    def games(self) -> tuple[str, ...]:
        return (self.game,) if self.game else tuple(GAMES)


def in_code() -> Iterator[Composed]:
    for file, node, _ in calls("text"):
        if node.args and isinstance(name := node.args[0], ast.JoinedStr):
            parts = [one.value if isinstance(one, ast.Constant) else HOLE for one in name.values]
            yield Composed(f"{file}:{node.lineno}", game_of(file), "".join(map(str, parts)))


def on_pages() -> Iterator[Composed]:
    for file in sorted((SOURCE / "web").rglob("*.html")):
        where = file.relative_to(ROOT)
        for found in ON_A_PAGE.findall(file.read_text(encoding="utf-8")):
            parts = [one.strip() for one in found.split("~")]
            name = "".join(one[1:-1] if one[0] in "'\"" else HOLE for one in parts)
            if len(parts) > 1:
                yield Composed(str(where), game_of(where), name)


@cache
def composed() -> list[Composed]:
    """Those with one hole, and something beside it."""
    found = [*in_code(), *on_pages()]
    return [one for one in found if one.name.count(HOLE) == 1 and len(one.name) > 1]


@cache
def kinds(game: str) -> dict[str, set[str]]:
    """The ids of what stands in the content, kind by kind, and the modes."""
    found = {"modes": set(PLAYED[game]().modes)}
    for file in sorted((SOURCE / game / "content").rglob("*.toml")):
        for kind, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(entries, list) and all(isinstance(one, dict) for one in entries):
                found[f"{file.stem}.{kind}"] = {str(one["id"]) for one in entries if "id" in one}
    return {kind: ids for kind, ids in found.items() if len(ids) > 1}


def test_names_are_found_in_code_and_on_pages() -> None:
    names = {one.name for one in composed()}
    assert names >= {"civ-*", "page-box-expansion-*", "page-hands-*", "scythe-faction-*"}
    assert kinds("scythe").keys() >= {"factions.faction", "mats.mat", "box.expansion", "modes"}


def test_what_the_host_says_of_a_game_it_can_say_of_every_game() -> None:
    """The page that starts a game once asked for words that only one of them had."""
    lacking = {
        one.name: f"{one.where}: nothing of {game}"
        for one in composed()
        if one.game is None
        for game in GAMES
        if not one.values(game)
    }
    assert {name: lacking[name] for name in lacking.keys() - ONLY_SOME_GAMES.keys()} == {}
    assert ONLY_SOME_GAMES.keys() <= lacking.keys(), "no exception any more"


def test_what_a_game_says_of_half_a_kind_it_says_of_all_of_it() -> None:
    lacking = {
        (game, one.name): f"{one.where}: no words for {sorted(ids - said)} of {kind}"
        for one in composed()
        for game in one.games()
        for kind, ids in kinds(game).items()
        if len(ids & (said := one.values(game))) >= max(2, len(ids) / 2) and not ids <= said
    }
    assert {name: lacking[name] for name in lacking.keys() - NOT_ALL.keys()} == {}
    assert NOT_ALL.keys() <= lacking.keys(), "no exception any more"
