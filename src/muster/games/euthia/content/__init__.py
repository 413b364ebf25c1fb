"""The cards, tiles and figures of Euthia."""
