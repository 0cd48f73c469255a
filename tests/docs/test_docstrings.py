"""The sessions in the docstrings of the front doors go as they are written."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("door", ["contract", "kit.choices", "kit.flow", "table.journal"])
def test_a_session_of_a_front_door_goes_as_it_is_written(door: str) -> None:
    ran = doctest.testmod(import_module(f"thirdchair.{door}"))
    assert ran.attempted >= 3
    assert ran.failed == 0
