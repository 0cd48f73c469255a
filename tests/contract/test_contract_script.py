"""The command `thirdchair script` as other programs start it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.talking import SETUP, answers_to

NEW = json.dumps({"new": SETUP})
TURN = '{"do": "bots_turn"}'
LOOK = '{"view": true}'


def script(
    *arguments: str, given: bytes | None = None, hash_seed: str = "0"
) -> subprocess.CompletedProcess[bytes]:
    """Run the installed command in a process of its own."""
    command = Path(sys.executable).with_name("thirdchair")
    return subprocess.run(
        [command, "script", *arguments],
        input=given,
        stdin=subprocess.DEVNULL if given is None else None,
        capture_output=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )


def lines_of(output: bytes) -> list[dict[str, object]]:
    return [json.loads(line) for line in output.decode().splitlines()]


def test_each_line_of_a_file_gets_one_line_in_order(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(
        "\n".join(["# a game for two", NEW, "", TURN, "   ", "# look", LOOK, "not json", TURN])
    )
    done = script(str(file))
    assert done.returncode == 0
    assert done.stderr == b""
    assert [line["ok"] for line in lines_of(done.stdout)] == [True, True, True, False, True]


def test_standard_input_is_read_without_a_file() -> None:
    done = script(given=f"{NEW}\r\n{LOOK}".encode())
    assert done.returncode == 0
    assert [line["ok"] for line in lines_of(done.stdout)] == [True, True]


def test_strict_stops_at_the_first_error_with_status_2(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join([NEW, TURN, '{"do": "dance"}', LOOK]))
    done = script("--strict", str(file))
    assert done.returncode == 2
    assert [line["ok"] for line in lines_of(done.stdout)] == [True, True, False]
    assert b"Traceback" not in done.stderr


def test_a_broken_line_does_not_stop_the_rest() -> None:
    """Neither bytes that are no text nor brackets without end."""
    given = b"\n".join(
        [NEW.encode(), b'{"do": "\xff\xfe"}', b"\x00\x01", b"[" * 200_000, LOOK.encode()]
    )
    done = script(given=given)
    assert done.returncode == 0
    assert done.stderr == b""
    answers = lines_of(done.stdout)
    assert [line["ok"] for line in answers] == [True, False, False, False, True]
    assert answers[-1]["view"] == answers[0]["view"]


def test_nothing_to_answer_is_no_error() -> None:
    done = script(given=b"\n# nothing\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    done = script(str(tmp_path / "missing.jsonl"))
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"missing.jsonl" in done.stderr
    assert b"Traceback" not in done.stderr


def test_every_answer_is_written_before_the_next_line_is_read() -> None:
    command = Path(sys.executable).with_name("thirdchair")
    with subprocess.Popen(
        [command, "script"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in (NEW, TURN, TURN):
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["ok"]
        process.stdin.close()
        assert process.wait(timeout=300) == 0


def test_processes_with_different_hash_seeds_play_the_same_game() -> None:
    given = "\n".join([NEW, *[TURN] * 30, LOOK]).encode()
    one, other = (script(given=given, hash_seed=seed) for seed in ("1", "4242"))
    assert one.stdout == other.stdout
    assert len(lines_of(one.stdout)) == 32


def test_nothing_is_stored_without_save(tmp_path: Path) -> None:
    script(given=f"{NEW}\n{TURN}\n".encode())
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("ending", ["\n", "\r\n", ""])
def test_the_end_of_a_line_does_not_matter(ending: str) -> None:
    answers, status = answers_to(NEW + ending, LOOK + ending)
    assert status == 0
    assert [answer["ok"] for answer in answers] == [True, True]


def test_a_comment_starts_the_line() -> None:
    answers, _ = answers_to("# a comment", f" {LOOK}", " # not a comment")
    assert [answer["error"]["code"] for answer in answers] == ["no_table", "bad_json"]


def test_strict_in_one_process() -> None:
    answers, status = answers_to(NEW, "nonsense", LOOK, strict=True)
    assert (len(answers), status) == (2, 2)
    answers, status = answers_to(NEW, "nonsense", LOOK)
    assert (len(answers), status) == (3, 0)
