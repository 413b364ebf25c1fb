"""Euthia: Torment of Resurrection."""
