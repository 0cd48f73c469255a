"""Plays one game from a seed and prints all that is stored of it, for a test of processes."""

import sys
from hashlib import sha256

import msgspec

from tests.table.builders import BOTS, TRACKS, advance, correct, duel, income
from thirdchair.table.changes import Insert
from thirdchair.table.mending import mend, take_over


def main(seed: int) -> None:
    table = duel(seed=seed, favorite=None)
    for turn in range(30):
        who = "p1" if turn % 2 else "p2"
        track = TRACKS[(turn * 7 + seed) % 4]
        if table.state.tracks[who][track] < 12:
            table.do(advance(who, track))
        if turn % 8 == 7:
            table.do(income(who))
        table.do(BOTS)
    table.do(correct("landmarks.science:4", "shadow"))
    table.undo(4)
    table.redo(2)
    take_over(table, mend(table, 9, Insert(BOTS)))
    stored = msgspec.json.encode(table.journal, enc_hook=list)
    print(sha256(stored).hexdigest(), len(stored))
    print(msgspec.json.encode(table.view()).decode())


if __name__ == "__main__":
    main(int(sys.argv[1]))
