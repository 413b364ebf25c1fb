"""The table of Meeples & Monsters in a terminal."""
