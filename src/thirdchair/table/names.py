"""Names that people give, and the short ids of what is saved."""

import secrets

from thirdchair.kit.refusals import bad_input

LONGEST_NAME = 80
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 12


def fresh_id() -> str:
    """An id that nobody guesses, without letters that look alike."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def checked_name(name: str) -> str:
    """A name with single blanks; an empty or endless one is refused."""
    trimmed = " ".join(name.split())
    if not trimmed or len(trimmed) > LONGEST_NAME:
        raise bad_input("bad-table-name", where="name", longest=LONGEST_NAME)
    return trimmed
