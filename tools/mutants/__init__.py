"""Small changes of the rules and their numbers, each of which must fail a test."""
