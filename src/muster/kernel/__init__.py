"""The kernel: decisions, agenda, record, luck, zones, views, events, text, content. It knows no game."""
