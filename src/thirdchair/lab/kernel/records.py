"""Records: classes whose annotations say both what mypy and what NumPy should see in a row."""

from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.integer[Any]]
Rows: TypeAlias = NDArray[np.void]
Row: TypeAlias = np.ndarray[tuple[()], np.dtype[np.void]]
"""A single row that is still being written."""

Byte: TypeAlias = Annotated[int, np.int8]
Short: TypeAlias = Annotated[int, np.int16]
Word: TypeAlias = Annotated[int, np.int32]
Long: TypeAlias = Annotated[int, np.int64]
"""Whole numbers of 8, 16, 32 and 64 bits; a set of small numbers is one of them, bit by bit."""


@cache
def layout(record: type) -> np.dtype[np.void]:
    """The fields of a record side by side, each where the processor likes to find it."""
    fields = get_type_hints(record, include_extras=True).items()
    return np.dtype([(name, *_field(hint)) for name, hint in fields], align=True)


def _field(hint: Any) -> tuple[Any, ...]:
    """What NumPy calls it: the kind of number, and for an array its shape."""
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{hint} does not say which kind of number it is")
    _, kind, *shape = get_args(hint)
    return (kind, tuple(shape)) if shape else (kind,)
