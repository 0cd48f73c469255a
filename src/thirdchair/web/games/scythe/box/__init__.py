"""What the owner's copy of Scythe says."""
