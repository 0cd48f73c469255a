"""Rules that only inform: they are proven when a reader finds them on the pages.

The sentences are taken from the Fluent files by Fluent's own parser, not by our code.
"""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from tests.web.house import GOES_ROUND
from thirdchair.games import GAMES
from thirdchair.kit.rules import rules_of
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.words import LANGUAGES

LOCALES = Path(__file__).parents[2] / "src/thirdchair/words/locales"
SETUP = {
    "game": "tapestry",
    "mode": "duel",
    "players": ["Ana", "Bert"],
    "favorite": "science",
    "chance": "table",
}


class Blocks(HTMLParser):
    """The texts of the articles and list items of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self._open: list[list[str]] = []
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag in ("article", "li"):
            self._open.append([])

    def handle_endtag(self, tag: str) -> None:
        if tag in ("article", "li"):
            self.found.append(" ".join(" ".join(self._open.pop()).split()))

    def handle_data(self, data: str) -> None:
        for block in self._open:
            block.append(data)


class House:
    """The application in this process, as a browser on the same machine sees it."""

    def __init__(self, store: Store) -> None:
        self._gate, _ = build(store)
        self.table = store.of(HOME).create("Ana & Bert", Table.new(GAMES, SETUP)).id
        self.blocks = cache(self._blocks)

    def _blocks(self, path: str, language: str) -> list[str]:
        return Blocks(asyncio.run(self._page(path, language))).found

    async def _page(self, path: str, language: str) -> str:
        transport = httpx.ASGITransport(app=self._gate, client=("127.0.0.1", 50_000))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", cookies=GOES_ROUND
        ) as client:
            answer = await client.get(path, headers={"accept-language": language})
        assert answer.status_code == 200
        return answer.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with closing(Store(GAMES, tmp_path_factory.mktemp("data") / "tables.db")) as store:
        yield House(store)


@cache
def sentences(language: str) -> dict[str, str]:
    """The explanations of the two-player sheet by message."""
    text = (LOCALES / language / "tapestry" / "rules-shadow2p.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: " ".join(
            element.value
            for element in entry.value.elements
            if isinstance(element, ast.TextElement)
        )
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def sentence(rule: str, language: str) -> str:
    return " ".join(sentences(language)["rule-" + rule.replace(".", "-")].split())


def told(blocks: list[str], rule: str) -> str:
    """What the page says beside the id of a rule."""
    return " ".join(block for block in blocks if rule in block.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rule",
    [
        pytest.param(
            "tap.shadow2p.intro.purpose", marks=pytest.mark.rule("tap.shadow2p.intro.purpose")
        ),
        pytest.param(
            "tap.shadow2p.intro.not-first", marks=pytest.mark.rule("tap.shadow2p.intro.not-first")
        ),
        pytest.param(
            "tap.shadow2p.card.tiebreakers",
            marks=pytest.mark.rule("tap.shadow2p.card.tiebreakers"),
        ),
        pytest.param(
            "tap.shadow2p.card.indicator", marks=pytest.mark.rule("tap.shadow2p.card.indicator")
        ),
        pytest.param("tap.shadow2p.card.id", marks=pytest.mark.rule("tap.shadow2p.card.id")),
        pytest.param("tap.shadow2p.card.type", marks=pytest.mark.rule("tap.shadow2p.card.type")),
        pytest.param(
            "tap.shadow2p.card.unused", marks=pytest.mark.rule("tap.shadow2p.card.unused")
        ),
        pytest.param("tap.shadow2p.versions", marks=pytest.mark.rule("tap.shadow2p.versions")),
    ],
)
def test_a_rule_that_only_informs_stands_on_the_help_page(
    house: House, rule: str, language: str
) -> None:
    assert sentence(rule, language) in told(house.blocks("/rules", language), rule)


COLOR = {
    "en": "Gray is the color of the Shadow Empire.",
    "de": "Grau ist die Farbe des Schattenreichs.",
    "cs": "Šedá je barva Stínové říše.",
}
ONE_MORE = {
    "en": "Put one more token beside the board.",
    "de": "Legt einen weiteren Marker neben den Spielplan.",
    "cs": "Ještě jeden žeton položte vedle herního plánu.",
}
FAVORITE = {
    "en": "Stand an outpost of the Shadow Empire beside this track.",
    "de": "Stellt einen Außenposten des Schattenreichs neben diese Leiste.",
    "cs": "Vedle této stupnice postavte žeton osídlení Stínové říše.",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "says"),
    [
        pytest.param("tap.shadow2p.setup.1", COLOR, marks=pytest.mark.rule("tap.shadow2p.setup.1")),
        pytest.param(
            "tap.shadow2p.setup.2b", ONE_MORE, marks=pytest.mark.rule("tap.shadow2p.setup.2b")
        ),
        pytest.param(
            "tap.shadow2p.setup.3b", FAVORITE, marks=pytest.mark.rule("tap.shadow2p.setup.3b")
        ),
    ],
)
def test_what_to_prepare_is_a_step_of_the_checklist(
    house: House, rule: str, says: dict[str, str], language: str
) -> None:
    """As a movement of the hand; the rule itself stands on the help page."""
    steps = house.blocks(f"/tables/{house.table}/checklist", language)
    assert says[language] in told(steps, rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_sheet_stands_on_the_help_page(house: House, language: str) -> None:
    blocks = house.blocks("/rules", language)
    ledger = [one for one in rules_of("thirdchair.tapestry").values() if one.scope == "shadow2p"]
    assert len(ledger) == 64
    for rule in ledger:
        assert sentence(rule.id, language) in told(blocks, rule.id)


def test_the_languages_say_it_in_their_own_words() -> None:
    for rule in sentences("en"):
        assert len({sentences(language)[rule] for language in LANGUAGES}) == 3
