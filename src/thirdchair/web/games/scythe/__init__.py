"""The face of Scythe."""
