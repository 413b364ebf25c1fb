"""What a command says that came too late."""

from __future__ import annotations


class Overtaken(Exception):
    """Another server has changed the match since we last looked; what was meant to be stored is not."""
