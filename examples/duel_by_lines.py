"""A duel through the contract: lines of JSON in, lines of JSON out, as any language can.

python examples/duel_by_lines.py
"""

import json
import subprocess
import sys

LINES = (
    {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": 1}},
    {"do": "advance", "who": "p1", "track": "science"},
    {"do": "advance", "who": "p2", "track": "military"},
    {"do": "bots_turn"},
    {"undo": 1},
    {"do": "bots_turn"},
)


def play() -> list[str]:
    """What is said after each line. Undo draws the same cards again."""
    said = subprocess.run(
        [sys.executable, "-m", "thirdchair", "script"],
        input="".join(json.dumps(line) + "\n" for line in LINES),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    answers = [json.loads(line) for line in said.stdout.splitlines()]
    return [event["say"] for answer in answers for event in answer.get("events", ())]


if __name__ == "__main__":
    print("\n".join(play()))
