"""The table of Euthia in a terminal."""
