"""What this is: its version, what is new in it, and under which licences its parts are."""
