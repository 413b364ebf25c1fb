"""One module per printed phase."""
