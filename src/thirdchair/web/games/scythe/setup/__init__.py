"""Before a game of Scythe: the form, the checklist, how the board is kept, the box."""
