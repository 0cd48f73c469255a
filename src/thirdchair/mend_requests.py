"""Mending by requests of the contract: a mend is opened, gone on with, and decided about."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from thirdchair.kit.decoding import decode
from thirdchair.kit.questions import Value
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table import going_on
from thirdchair.table.changes import Difference, Mended
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import Wish
from thirdchair.words import Words

KEY = "mend"


class Opening(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Which step, and what happened instead; the set-up is step 0.

    `other`: recorded answers of people that were different, by their places among the answers.
    """

    step: int
    kind: Literal["answers", "replace", "insert", "delete"]
    command: dict[str, Any] = {}
    other: dict[str, Value] = {}


class Saying(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One of these, about the mend that is open; `stays` goes with `sealed` alone."""

    answer: Value | msgspec.UnsetType = msgspec.UNSET
    again: int | msgspec.UnsetType = msgspec.UNSET
    without: int | msgspec.UnsetType = msgspec.UNSET
    until: int | msgspec.UnsetType = msgspec.UNSET
    back: Literal[1] | msgspec.UnsetType = msgspec.UNSET
    sealed: str | msgspec.UnsetType = msgspec.UNSET
    stays: bool | msgspec.UnsetType = msgspec.UNSET
    decide: Literal["take", "keep", "give_up"] | msgspec.UnsetType = msgspec.UNSET


Act = Callable[[Table, Any], object]
SAYINGS: dict[str, Act] = {
    "answer": lambda table, said: going_on.answer(table, said.answer),
    "again": lambda table, said: going_on.again(table, said.again),
    "without": lambda table, said: going_on.without(table, said.without),
    "until": lambda table, said: going_on.decide(table, going_on.TAKE, said.until),
    "back": lambda table, said: going_on.back(table),
    "sealed stays": lambda table, said: going_on.choose(table, said.sealed, keep=said.stays),
    "decide": lambda table, said: _decide(table, said.decide),
}


def apply(table: Table, request: object) -> None:
    """Do what the request says about an earlier step."""
    if isinstance(request, dict) and "step" in request:
        opening: Opening = decode(request, Opening, KEY)
        wish = Wish(opening.kind, opening.command, other=opening.other)
        going_on.begin(table, opening.step, wish)
        return
    said = decode(request, Saying, KEY)
    given = [one for one in said.__struct_fields__ if getattr(said, one) is not msgspec.UNSET]
    act = SAYINGS.get(" ".join(given))
    if act is None:
        raise bad_input("which-mend", where=KEY, options=["step", *SAYINGS])
    act(table, said)


def _decide(table: Table, decision: str) -> None:
    if decision == "give_up":
        going_on.give_up(table)
    else:
        going_on.decide(table, decision)


# What is told of it


def told(table: Table, words: Words) -> dict[str, Any] | None:
    """How far the open mend has come, for the seat that speaks; None where none is open."""
    if (open_ := table.open_mend) is None:
        return None
    begun = {"step": open_.position, "kind": open_.wish.kind, "without": open_.wish.without}
    try:
        mended = going_on.so_far(table)
    except Refusal as refusal:  # newer rules no longer lead there
        return {**begun, "whole": False, "cannot": words.refusal(refusal)}
    question = mended.question
    return {
        **begun,
        "whole": mended.whole,
        "pending": None if question is None else words.pending(question),
        "asked": mended.asked,
        "misfits": [
            {
                "step": one.position,
                "command": words.told(one.command),
                "say": words.refusal(one.reason),
            }
            for one in mended.misfits
        ],
        "sealed": mended.sealed,
        "redrawn": mended.redrawn,
        "missing": [
            {"step": one.step, "who": list(one.who)}
            for one in mended.out_of_turn
            if one.was is None
        ],
        "differs": [words.told(_plain(one)) for one in _differing(mended)],
    }


def _differing(mended: Mended) -> list[Difference]:
    """What lies differently then; it is not known before everything fits."""
    return mended.differences if mended.whole else []


def _plain(difference: Difference) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(difference)
    return plain
