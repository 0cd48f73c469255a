"""Two requests that are the first at the same time: each gets all of one and the same game."""

import subprocess
import sys

import pytest

AT_ONCE = """
import sys, time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from thirdchair.games import GAMES, IMPORTING, VOICES
from thirdchair.web.games import FACES

class Slow:
    def find_spec(self, name, path=None, target=None):
        # The lock of this module is held now; let the other thread come as far.
        if name.startswith("thirdchair."):
            time.sleep(0.003)

def lab():
    with IMPORTING:
        import thirdchair.lab.ahead

sys.meta_path.insert(0, Slow())
together = Barrier(2)

def first(one):
    together.wait(60)
    return one()

with ThreadPoolExecutor(2) as threads:
    one, other = threads.map(first, [{one}, {other}])
assert {same}, (one, other)
"""

PAIRS = [
    ('FACES["tapestry"]', 'FACES["tapestry"]', "one is other"),
    ('GAMES["scythe"]', 'GAMES["scythe"]', "one is other"),
    ("lab", 'VOICES["tapestry"]', "other"),
    ("lab", 'GAMES["tapestry"]', "other"),
]


@pytest.mark.parametrize(("one", "other", "same"), PAIRS)
def test_both_get_all_of_it(one: str, other: str, same: str) -> None:
    code = AT_ONCE.replace("{one}", one).replace("{other}", other).replace("{same}", same)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
