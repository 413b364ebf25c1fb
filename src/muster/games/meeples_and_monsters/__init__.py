"""Meeples & Monsters."""
