"""You, the Automa and the Shadow Empire."""
