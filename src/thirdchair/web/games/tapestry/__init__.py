"""The face of Tapestry."""
