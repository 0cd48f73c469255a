"""The scenarios of the solo rulebook: each overrides the named points of the game it changes."""
