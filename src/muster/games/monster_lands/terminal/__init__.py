"""The table of Monster Lands in a terminal."""
