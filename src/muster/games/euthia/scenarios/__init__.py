"""One module per scenario: its figures, what it does and when, its questions, its goal. ``book`` lists them all."""
