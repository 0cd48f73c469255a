"""What an evening brings once its outcome has been read, each for a card of its own.

The vote, the set-up bonuses, the shop, a change of factions with its home bases, and the boxes that
may be opened. Which of them there are, an evening says in its `rewards`.
"""
