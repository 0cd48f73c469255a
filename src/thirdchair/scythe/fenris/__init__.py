"""The Rise of Fenris: a campaign of eight evenings, in one journal with the game of tonight."""
