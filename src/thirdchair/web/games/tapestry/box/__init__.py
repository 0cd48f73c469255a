"""What the owner's copy of Tapestry says."""
