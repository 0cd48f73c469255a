"""Before the first turn: what is asked for, what is drawn, what the hands lay out."""
