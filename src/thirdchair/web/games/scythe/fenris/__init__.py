"""The pages of a campaign: around its games, and the game of tonight inside it."""
