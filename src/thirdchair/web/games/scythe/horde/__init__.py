"""Pages of games against the Horde."""
