"""The campaign of The Rise of Fenris."""
