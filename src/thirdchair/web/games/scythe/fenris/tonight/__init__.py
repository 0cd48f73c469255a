"""One evening: its set-up, the game with its tray, the result, the story."""
