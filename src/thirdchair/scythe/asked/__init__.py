"""The asked board: what must be asked of where people stand, and what proves a card's outcome."""
