"""Players who know this game."""
