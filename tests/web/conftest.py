"""Servers and browsers for the tests of the pages."""

import pytest

from tests.web.alone import Alone
from tests.web.reading import Person


@pytest.fixture
def me(ana: Person) -> Alone:
    """The same person, alone at a table."""
    return Alone(ana.client)
