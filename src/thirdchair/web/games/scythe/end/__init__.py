"""The end of a game of Scythe: scoring, and putting back."""
