"""What a seat may choose from, by part of the game."""
