"""What each game says in its own way, beside the words that all games share."""
