"""Two humans and the Shadow Empire."""
