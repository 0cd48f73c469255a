"""What an evening brings, card by card, and its close."""
