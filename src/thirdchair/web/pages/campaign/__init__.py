"""Campaigns: several evenings as one saved thing."""
