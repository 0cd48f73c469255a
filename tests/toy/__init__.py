"""Keepers of the Light: a small campaign that is handed in by the tests, never installed.

Keepers race up a lighthouse, evening after evening. Between two evenings they vote in secret where
the season goes on, shop at the harbor, tick their chores and open a chest. One evening is a game
of its own too: mode `night`.
"""

from tests.toy.game import Toy

__all__ = ["Toy"]
