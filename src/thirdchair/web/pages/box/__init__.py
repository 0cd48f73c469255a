"""My box: what the owners of this house have."""
