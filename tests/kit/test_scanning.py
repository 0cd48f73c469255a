"""What is looked through before it is built: it is told rightly, and refused in time."""

import gzip
import json
import tracemalloc
import zlib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thirdchair.kit import scanning
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.scanning import DEEPEST, LONGEST, REQUEST, Most, Scan, built, scanned, unpacked

ANY = Most(10**9, 10**9, 10**9)

texts = st.text() | st.text('[]{},:"\\/ né\U0001f600')
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | texts,
    lambda inner: st.lists(inner) | st.dictionaries(texts, inner),
    max_leaves=30,
)


def deep(value: Any) -> int:
    """How many lists and objects lie in each other."""
    match value:
        case dict():
            return 1 + max(map(deep, value.values()), default=0)
        case list():
            return 1 + max(map(deep, value), default=0)
    return 0


def many(value: Any) -> int:
    """A list or object is one, each further thing in it one, and each name one."""
    match value:
        case dict():
            return 1 + max(len(value) - 1, 0) + len(value) + sum(map(many, value.values()))
        case list():
            return 1 + max(len(value) - 1, 0) + sum(map(many, value))
    return 0


@given(values, st.integers(1, 9), st.booleans())
def test_a_scan_tells_what_is_built(value: Any, size: int, escaped: bool) -> None:
    """However the text is cut, and whether or not its letters are escaped."""
    text = json.dumps(value).encode() if escaped else msgspec.json.encode(value)
    scan = Scan(ANY)
    for start in range(0, len(text), size):
        scan.feed(text[start : start + size])
    assert (scan.values, scan.deepest, scan.size) == (many(value), deep(value), len(text))


def test_what_lies_outermost_is_counted_for_itself() -> None:
    inner = [1, {"a": [2, 3]}]
    one, two = (scanned(msgspec.json.encode({"tables": [inner] * n}), ANY) for n in (1, 2))
    assert two.outermost - one.outermost == 2
    more = scanned(msgspec.json.encode({"tables": [[*inner, 4, 5, 6]]}), ANY)
    assert more.outermost == one.outermost


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"[" * (DEEPEST + 1), "too-nested"),
        (b'{"a":' * (DEEPEST + 1), "too-nested"),
        (b'["\\"",' * (DEEPEST + 1), "too-nested"),
        (b"[" + b"[]," * 100_000, "too-much-asked"),
        (b'["' + b"a" * REQUEST.size, "too-much-asked"),
    ],
)
def test_what_is_too_much_is_never_built(
    text: bytes, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(msgspec.json, "decode", lambda data: pytest.fail("built"))
    with pytest.raises(Refusal) as refused:
        built(text, REQUEST)
    assert refused.value.text == sentence


@pytest.mark.parametrize("letter", [b"a", b'\\"', b"\\\\", "😀".encode()])
def test_no_string_is_longer_than_ours(letter: bytes) -> None:
    several = b'["' + letter * (LONGEST // len(letter)) + b'"]'
    assert scanned(b"[" + b",".join([several] * 5) + b"]", ANY).deepest == 2
    with pytest.raises(Refusal) as refused:
        scanned(several.replace(b'"]', letter + b'"]'), ANY)
    assert refused.value.text == "too-much-in-it"


def test_as_deep_as_may_be_is_read() -> None:
    nest = b"[" * DEEPEST + b"]" * DEEPEST
    assert built(nest, REQUEST) == msgspec.json.decode(nest)
    assert built(b'"' + b"[" * 1000 + b'"', REQUEST) == "[" * 1000


@pytest.mark.parametrize(
    "text",
    [b"[" + b"[]," * 20_000_000, b" " * 60_000_000, b'["' + b"a" * 60_000_000, b"[" * 60_000_000],
    ids=["lists", "blanks", "letters", "nests"],
)
def test_a_bomb_is_refused_before_it_is_unpacked(text: bytes) -> None:
    bomb = gzip.compress(text, 1)
    tracemalloc.start()
    try:
        with pytest.raises(Refusal):
            unpacked(bomb, Most(1_000_000, 1_000_000, 1_000_000))
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_what_was_packed_comes_out_whole() -> None:
    text = msgspec.json.encode([{"a": "b" * 7}] * 50_000)
    assert unpacked(gzip.compress(text), ANY) == unpacked(text, ANY) == text
    assert unpacked(gzip.compress(b""), ANY) == b""
    with pytest.raises(EOFError) as broken:
        unpacked(gzip.compress(text)[:-20], ANY)
    assert text.startswith(broken.value.args[0])
    with pytest.raises(zlib.error):
        unpacked(gzip.compress(b"")[:9] + b"rubbish", ANY)


@given(st.integers(0, 40), st.integers(0, 9), st.binary(max_size=30))
def test_wherever_a_piece_ends_all_of_it_comes_out(over: int, level: int, odd: bytes) -> None:
    text = b"[" + odd.hex().encode() * 10 + b" " * (3 * scanning.PIECE - over) + b"]"
    assert unpacked(gzip.compress(text, level), ANY) == text
