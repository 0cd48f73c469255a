"""Setting the table to what lies there."""
