"""The modules of Scythe: each folder overrides the named points of the game that it changes."""
