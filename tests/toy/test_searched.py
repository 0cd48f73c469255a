"""A search at a table of a campaign: what is locked answers exactly as what does not exist."""

import asyncio
import re

from tests.toy.asking import LANGUAGES, Asked
from tests.toy.handed_in import faces, voices
from tests.toy.playing import new_table
from tests.toy.test_pages import lit
from tests.toy.test_sealed_pages import phone
from thirdchair.table.store import House, Store
from thirdchair.web.app import build

LENS = {"en": "lens chest", "de": "Linse Kiste", "cs": "čočka truhla"}
"""The chest explains it: nobody may know of that rule before."""
UNKNOWN = "xyzzy"


def test_a_locked_word_is_answered_as_an_unknown_one(store: Store, house: House) -> None:
    dark = house.create("dark", new_table()).id
    lit_one = house.create("lit", lit()).id
    gate, _ = build(store, faces=faces(), voices=voices())

    async def script() -> None:
        one = phone(gate, dark, {})
        for language in LANGUAGES:
            word = LENS[language]
            secret, unknown = [
                await found(one, f"/tables/*/rules?q={query}", language)
                for query in (word, UNKNOWN)
            ]
            assert secret == unknown.replace(UNKNOWN, word), "at a table before it is revealed"
            at_home = await found(one, f"/rules?q={word}", language)
            assert at_home == (await found(one, f"/rules?q={UNKNOWN}", language)).replace(
                UNKNOWN, word
            )
            told = await found(one, f"/tables/{lit_one}/rules?q={word}", language)
            assert 'class="panel rule"' in told, "where the chest was opened"
        await one.client.aclose()

    asyncio.run(script())


async def found(one: Asked, path: str, language: str) -> str:
    """What the page says it has found."""
    text = (await one.get(path, language)).text
    answer = re.search(r'<div id="found">(.*?)</div>\n', text, re.DOTALL)
    assert answer
    return answer[1]
