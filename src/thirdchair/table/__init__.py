"""Saved tables: journal, undo, chance, storage. Here, and above, are clocks and randomness."""
