"""Ask an app all that can be asked at a gate; run as a process, so that a twin can be the app."""

import pickle
import sys
from pathlib import Path

from tests.fenris.gates import (
    Gate,
    guessed,
    guessed_by_a_program,
    look_around,
    session_at,
    to_the_gate,
)
from tests.toy.asking import Asked, answered
from thirdchair.games import GAMES, VOICES
from thirdchair.web.games import FACES

Heard = list[tuple[str, bytes]]
FEW = 8
"""So many of the guesses are made at every address, too."""


def ask(store: Path, gate: Gate, language: str, guesses: list[str]) -> Heard:
    """The campaign up to the gate, and there whatever can be asked."""

    async def script(one: Asked) -> None:
        await to_the_gate(one, gate)
        await look_around(one, language)
        await guessed(one, guesses[:: max(1, len(guesses) // FEW)], language)
        await one.send("/tables/*/settings", act="seat", seat="s2")
        await one.crawl("/tables/*", language)

    heard = answered(store, script, GAMES, FACES, VOICES)
    return [*heard, *guessed_by_a_program(session_at(gate), guesses)]


if __name__ == "__main__":
    file = Path(sys.argv[1])
    gate, language, guesses = pickle.loads(file.read_bytes())
    file.with_suffix(".heard").write_bytes(
        pickle.dumps(ask(file.with_suffix(".sqlite"), gate, language, guesses))
    )
