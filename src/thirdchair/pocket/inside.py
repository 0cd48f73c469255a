"""Where JavaScript meets the engine: what comes from there becomes Python, and back."""

import asyncio
import gc
import random
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.pocket.engine import Engine
from thirdchair.words import FALLBACK, LANGUAGES, Words

FOLDER = Path("/data")
TEMPLATES = Path("/app/templates")
"""Compiled when the site was built."""


def told(refusal: Refusal, languages: Iterable[str]) -> str:
    """The sentence, in the first of the browser's languages that is one of ours."""
    short = (one.partition("-")[0] for one in languages)
    language = next((one for one in short if one in LANGUAGES), FALLBACK)
    return Words(Reader(language, alone=True)).refusal(refusal)


async def warmed(site: str) -> None:
    """Say the first page once, to nobody: the next one is quick."""
    with TemporaryDirectory() as folder:
        engine = Engine(Path(folder), site, TEMPLATES)
        await engine.ask("GET", urlsplit(site).path, [], b"", lambda *_: None, lambda _: None)
        engine.close()


def settled() -> None:
    """Before an image of the memory is kept: it holds no garbage, and none is looked for in it."""
    gc.collect()
    gc.freeze()


def started(site: str, languages: Iterable[str]) -> dict[str, Any]:
    """What the worker calls; or, if the saved tables cannot be opened, the sentence about it."""
    random.seed()  # the memory may be the image of an earlier start
    try:
        engine = Engine(FOLDER, site, TEMPLATES)
    except Refusal as refusal:
        return {"refused": told(refusal, languages)}

    async def ask(
        method: str, target: str, headers: Any, body: Any, begin: Any, go: Any, gone: asyncio.Event
    ) -> None:
        given = [(str(name), str(value)) for name, value in headers]
        await engine.ask(method, target, given, body.to_bytes(), begin, go, gone)

    return {"refused": None, "ask": ask, "listener": asyncio.Event}
