"""App chance: a pure pick. The n-th app answer of a table depends on its seed and n alone."""

import secrets
from hashlib import blake2b

from thirdchair.kit.questions import Draw, Question, Roll, Value


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


class AppChance:
    """Answers draws and rolls, beginning with the app answer number `n`.

    Each `use` has numbers of its own: what is tried out for one tells nothing about the other.
    """

    def __init__(self, seed: int, n: int, use: bytes = b"") -> None:
        self._key = (seed % (1 << 128)).to_bytes(16, "big")
        self._use = use
        self.n = n

    def __call__(self, question: Question) -> Value | None:
        if not isinstance(question, Draw | Roll):
            return None
        hashed = blake2b(self.n.to_bytes(8, "big"), key=self._key, person=self._use, digest_size=16)
        number = int.from_bytes(hashed.digest(), "big")
        self.n += 1
        if question.weights is None:
            return question.options[number % len(question.options)]
        number %= sum(question.weights)
        for option, weight in zip(question.options, question.weights, strict=True):
            number -= weight
            if number < 0:
                return option
        raise AssertionError("weights are positive")
