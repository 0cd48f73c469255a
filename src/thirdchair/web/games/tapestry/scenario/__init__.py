"""Scenarios: the solo game, and what is different tonight."""
