"""Many games at once: who is better, what figures do, what breaks, how fast it is.

| module | does |
|---|---|
| `arena` | lets bots play against each other: `arena.run(game, bots)` |
| `balance` | measures what the figures of a game do in play: `balance.run(game)` |
| `varying` | holds several packs against each other: `varying.vary(game, variants)` |
| `datasets` | turns records into tables to learn from: `datasets.export(paths, folder)` |
| `fuzz` | plays to break things: `fuzz.run(game)` |
| `bench` | measures speed |
| `analysis` | looks at one match afterwards |
| `runner` | where all of them are played: this process, all cores, a Ray cluster |
| `study` | the folder that a study leaves, and how it goes on |

Every report is a dataclass with `text()`, `to_json()` and, where the extra "lab" is installed, `to_frame()`.
"""
