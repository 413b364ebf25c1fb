"""The games as learning environments: PettingZoo, Gymnasium, OpenSpiel. Needs the extra ``rl``."""
