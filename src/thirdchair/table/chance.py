"""App chance: a pure pick. The n-th app answer of a table depends on its seed and n alone."""

import secrets
from hashlib import blake2b

from thirdchair.kit.questions import Draw, Question, Roll, Value


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


class AppChance:
    """Answers draws and rolls for one command, beginning with the app answer number `n`."""

    def __init__(self, seed: int, n: int) -> None:
        self._key = seed.to_bytes(16, "big", signed=True)
        self._n = n

    def __call__(self, question: Question) -> Value | None:
        if not isinstance(question, Draw | Roll):
            return None
        number = int.from_bytes(
            blake2b(self._n.to_bytes(8, "big"), key=self._key, digest_size=16).digest(), "big"
        )
        self._n += 1
        if question.weights is None:
            return question.options[number % len(question.options)]
        number %= sum(question.weights)
        for option, weight in zip(question.options, question.weights, strict=True):
            number -= weight
            if number < 0:
                return option
        raise AssertionError("weights are positive")
