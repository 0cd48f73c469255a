"""Where JavaScript meets the engine: what comes from there becomes Python, and back."""

import asyncio
from pathlib import Path
from typing import Any

from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.pocket.engine import Engine
from thirdchair.words import FALLBACK, LANGUAGES, Words

FOLDER = Path("/data")


def told(refusal: Refusal, languages: list[str]) -> str:
    """The sentence, in the first of the browser's languages that is one of ours."""
    short = (one.partition("-")[0] for one in languages)
    language = next((one for one in short if one in LANGUAGES), FALLBACK)
    return Words(Reader(language, alone=True)).refusal(refusal)


def started(site: str, languages: list[str]) -> dict[str, Any]:
    """What the worker calls; or, if the saved tables cannot be opened, the sentence about it."""
    try:
        engine = Engine(FOLDER, site)
    except Refusal as refusal:
        return {"refused": told(refusal, languages)}

    async def ask(
        method: str, target: str, headers: Any, body: Any, begin: Any, go: Any, gone: asyncio.Event
    ) -> None:
        given = [(str(name), str(value)) for name, value in headers]
        await engine.ask(method, target, given, body.to_bytes(), begin, go, gone)

    return {"refused": None, "ask": ask, "listener": asyncio.Event}
