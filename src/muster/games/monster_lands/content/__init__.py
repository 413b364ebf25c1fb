"""The cards, tiles, boards and figures of Monster Lands, each with its origin."""
