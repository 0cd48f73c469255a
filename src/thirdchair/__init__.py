"""Third Chair seats the missing players of Tapestry and Scythe.

The front doors for programs: `table.journal.Table` (a table in memory), `contract.Session` (the
same by requests in JSON), and for rules of one's own `kit.flow.play` and `kit.choices.Choice`.
Their docstrings show sessions that are run as tests; docs/adding-a-game.md goes on from there.
"""

__version__ = "0.1.0"
