"""Forms that no page of ours sends: a sentence, whatever their parts say of themselves."""

from collections.abc import Iterator

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, made
from tests.web.reading import Reading
from thirdchair.web.posted import LARGEST_FORM, MOST_FIELDS

BOUNDARY = b"xXx"
IN_PARTS = f"multipart/form-data; boundary={BOUNDARY.decode()}"
IN_WORDS = "application/x-www-form-urlencoded"


def field(name: str, value: bytes, more: str = "", kind: str = "") -> bytes:
    head = f'Content-Disposition: form-data; name="{name}"{more}\r\n{kind}\r\n'
    return b"--%b\r\n%b%b\r\n" % (BOUNDARY, head.encode(), value)


END = b"--%b--\r\n" % BOUNDARY
NAMED = '; filename="a.json"'
A_FILE = field("file", b"{}", NAMED)
ONCE = field("once", b"odd")


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with house.client(language="en") as client:
        yield client


def token(client: httpx.Client) -> str:
    return Reading(client.get("/").text).form_with("file").fields["_csrf_token"]


def posted(client: httpx.Client, path: str, *parts: bytes, kind: str = IN_PARTS) -> httpx.Response:
    """A form in parts, with its token in the last one."""
    body = b"".join(parts) + field("_csrf_token", token(client).encode()) + END
    return client.post(path, content=body, headers={"content-type": kind})


PARTS = {
    "no letters": (400, [field("x", b"\xff\xfe"), A_FILE, ONCE]),
    "letters of nowhere": (
        409,
        [field("x", b"a", kind="Content-Type: text/plain; charset=odd\r\n")],
    ),
    "no text at all": (409, [field("x", b"a", kind="Content-Type: text/plain; charset=hex\r\n")]),
    "a file as its token": (400, [field("_csrf_token", b"a", NAMED), A_FILE, ONCE]),
    "a file as its id": (400, [A_FILE, field("once", b"a", NAMED)]),
    "two files": (400, [A_FILE, A_FILE, ONCE]),
    "two ids": (400, [A_FILE, ONCE, ONCE]),
    "many fields": (400, [field(f"x{number}", b"") for number in range(MOST_FIELDS)]),
    "many words": (413, [A_FILE, ONCE, field("x", b"a" * LARGEST_FORM)]),
    "a long name": (413, [A_FILE, ONCE, field("x", b"a" * LARGEST_FORM + "\U0001f600".encode())]),
}


@pytest.mark.parametrize("name", PARTS)
def test_odd_parts_of_a_form_get_a_sentence(client: httpx.Client, name: str) -> None:
    status, parts = PARTS[name]
    before = Reading(client.get("/").text).links
    answer = posted(client, "/import", *parts)
    assert answer.status_code == status
    assert "Something went wrong" not in answer.text
    assert Reading(client.get("/").text).links == before


def test_only_where_a_file_is_asked_for_a_form_comes_in_parts(client: httpx.Client) -> None:
    path = made(client, DUEL)
    before = client.get(f"/api{path}").json()
    for there in (path, "/box", "/device"):
        assert posted(client, there, ONCE, field("at", b"1"), A_FILE).status_code == 415
        assert posted(client, there, ONCE, field("at", b"1")).status_code == 415
    assert client.get(f"/api{path}").json() == before


def test_a_form_of_words_is_never_as_large_as_a_file(client: httpx.Client) -> None:
    """Millions of fields would keep all pages waiting, and fill the memory."""
    pairs = f"_csrf_token={token(client)}&".encode() + b"a=1&" * LARGEST_FORM
    for path in ("/import", "/box"):
        answer = client.post(path, content=pairs, headers={"content-type": IN_WORDS})
        assert answer.status_code == (415 if path == "/import" else 413)


def test_no_form_is_read_past_this(client: httpx.Client) -> None:
    """A token beside the form would leave its reading to others."""
    beside = {"x-csrftoken": token(client)}
    for path, kind in (("/import", IN_PARTS), ("/box", IN_PARTS), ("/box", IN_WORDS)):
        headers = {**beside, "content-type": kind}
        answer = client.post(path, content=A_FILE + ONCE + END, headers=headers)
        assert answer.status_code in {403, 415}


def test_wherever_a_form_is_cut_it_arrives(client: httpx.Client) -> None:
    """What comes after its end is not waited for."""
    said = field("_csrf_token", token(client).encode())

    def pieces() -> Iterator[bytes]:
        yield from (one.to_bytes(1, "big") for one in A_FILE + ONCE + said + END.rstrip())
        yield b"\r\n"
        yield b"more"

    cut = client.post("/import", content=A_FILE + said, headers={"content-type": IN_PARTS})
    assert cut.status_code == 400
    answer = client.post("/import", content=pieces(), headers={"content-type": IN_PARTS})
    assert answer.status_code == 422
    assert "not an exported table" in Reading(answer.text).text
