"""Teaching judges: play by a game's own bots becomes shards on disk, shards become a network, the arena decides."""
