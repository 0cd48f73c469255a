"""docs/contract.md begins with a first request and its answer: they are what the contract says."""

import json
import re
from pathlib import Path

from tests.contract.talking import Talk

PAGE = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")


def test_the_first_answer_of_the_page_is_the_one_that_comes() -> None:
    first, _, _ = PAGE.partition("\n## ")
    assert "`examples/duel_by_lines.py`" in first
    blocks = re.findall(r"(?:^    .+\n)+", first, re.MULTILINE)
    requests, answer = [block.replace("{…}", "{}") for block in blocks]
    talk = Talk()
    said = [talk.ok(**json.loads(line)) for line in requests.splitlines()]
    assert json.loads(answer) == {**said[-1], "view": {}}
