"""The muster command, for play and study from a terminal."""
