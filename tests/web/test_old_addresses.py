"""Bookmarks of earlier versions still lead to their pages."""

import pytest

from tests.web.reading import Person


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("/box/values", "/box/tapestry/values"),
        ("/box/values/scythe", "/box/scythe/values"),
        ("/box/civilizations", "/box/tapestry/civilizations"),
        ("/box/civilizations/new", "/box/tapestry/civilizations/new"),
    ],
)
def test_a_page_of_my_box_is_found_where_it_was(ana: Person, before: str, now: str) -> None:
    answer = ana.client.get(before, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, now)
    assert ana.client.get(now).status_code == 200


@pytest.mark.parametrize("nowhere", ["/box/xyzzy", "/box/xyzzy/scythe", "/box/xyzzy/new"])
def test_what_never_was_is_nowhere(ana: Person, nowhere: str) -> None:
    assert ana.client.get(nowhere, follow_redirects=False).status_code == 404
