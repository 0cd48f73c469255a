"""Before the first turn: what is asked for, what is dealt, what the hands lay out."""
