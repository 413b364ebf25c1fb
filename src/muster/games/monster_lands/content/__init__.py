"""The cards, tiles, boards and figures of Meeples & Monsters, each with its origin."""
