"""How the kernel is compiled: once, on its first use, and kept in the user's cache folder.

Numba notices when the file of a kept function changes, but not when one that it calls does: see
`lab.keeping` for where it lies.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, cast, get_type_hints

import numba
from llvmlite import ir  # type: ignore[import-untyped]
from numba import config
from numba.extending import intrinsic

from thirdchair.lab.keeping import kept_in
from thirdchair.lab.kernel.records import layout

F = TypeVar("F", bound=Callable[..., Any])


def entrance(function: F) -> F:
    """Machine code in place of a function that Python calls, made at the first call and kept.

    It runs without the interpreter's lock, so a server may compute in the background. Where nothing
    can be kept (no folder, a full disk) it is made anew in each process.
    """
    made: Any = numba.njit(nogil=True, error_model="numpy")(function)
    settings: Any = config
    before, settings.CACHE_DIR = settings.CACHE_DIR, str(kept_in())
    with suppress(OSError, RuntimeError):
        made.enable_caching()
        made._cache.save_overload = _if_possible(made._cache.save_overload)
    settings.CACHE_DIR = before
    machine_code: F = made
    return machine_code


def _if_possible(save: Callable[..., None]) -> Callable[..., None]:
    def saved(*what: Any) -> None:
        with suppress(OSError):
            save(*what)

    return saved


def compiled(function: F) -> F:
    """Machine code in place of a rule, which only compiled code calls.

    It is compiled for the types that it declares, and for no other: Numba would make one variant
    for each width of a number and for each constant that a caller hands over, which takes twice as
    long and is no faster.
    """
    compiler: Any = numba.njit
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made = compiler(nogil=True, error_model="numpy", **bare)(function)
    template = made.get_call_template

    def declared(args: Any, kws: Any) -> Any:
        if not made.signatures:
            made.compile(_declared(function))
            made.disable_compile()
        return template(args, kws)

    made.get_call_template = declared
    machine_code: F = made
    return machine_code


def _declared(function: Callable[..., Any]) -> Any:
    """The types of a rule's parameters, as Numba names them."""
    hints = get_type_hints(function)
    hints.pop("return")
    return tuple(_type(hint) for hint in hints.values())


def _type(hint: Any) -> Any:
    if hint in (int, bool):
        return numba.types.int64 if hint is int else numba.types.boolean
    return numba.from_dtype(layout(hint))


@intrinsic
def _lowest(_: Any, mask: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 0))

    return numba.types.int64(numba.types.int64), code


@intrinsic
def _count(_: Any, mask: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return numba.types.int64(numba.types.int64), code


Of = Callable[[int], int]

lowest: Of = cast(Of, _lowest)
"""The lowest member of a set; 64 if it is empty."""
count: Of = cast(Of, _count)
"""How many members a set has."""


@compiled
def nth(mask: int, place: int) -> int:
    """The member of a set at this place, from 0, in ascending order."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)
