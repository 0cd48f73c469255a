"""App chance: a pure pick. The n-th app answer of a table depends on its seed and n alone."""

import secrets
from hashlib import blake2b

from thirdchair.kit.questions import Draw, Question, Roll, Value

APP, TABLE, CARDS, DICE = "app", "table", "cards", "dice"
CHANCES = (APP, TABLE, CARDS, DICE)
"""Who draws and rolls at a table: the app, the people, or the people only the cards or the dice.

The first two are those of the contract; a table starts with one of them.
"""


def by_people(chance: str, question: Question) -> bool:
    """Do the people at the table answer this draw or roll?"""
    if question.by_app:
        return False
    return people_draw(chance) if isinstance(question, Draw) else people_roll(chance)


def people_draw(chance: str) -> bool:
    """Do the people draw the cards?"""
    return chance in (TABLE, CARDS)


def people_roll(chance: str) -> bool:
    """Do the people roll the dice?"""
    return chance in (TABLE, DICE)


def as_set_up(chance: str) -> str:
    """Who draws the cards, in the words of a set-up."""
    return TABLE if people_draw(chance) else APP


def chance_of(*, draw: bool, roll: bool) -> str:
    """The chance of a table where the people draw, or roll, or both, or neither."""
    return {(True, True): TABLE, (True, False): CARDS, (False, True): DICE}.get((draw, roll), APP)


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


class AppChance:
    """Answers draws and rolls, beginning with the app answer number `n`.

    Each `use` has numbers of its own: what is tried out for one tells nothing about the other.
    What the people do by the table's `chance` is left to them.
    """

    def __init__(self, seed: int, n: int, use: bytes = b"", chance: str = APP) -> None:
        self._key = (seed % (1 << 128)).to_bytes(16, "big")
        self._use = use
        self._chance = chance
        self.n = n

    def __call__(self, question: Question) -> Value | None:
        if not isinstance(question, Draw | Roll) or by_people(self._chance, question):
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
