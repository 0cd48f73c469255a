"""What happened: the story, a moment of it, and mending an earlier step."""
