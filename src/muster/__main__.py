"""``python -m muster`` opens the game in the browser; with arguments it is the ``muster`` command."""

import sys

from muster.cli.main import app, main

if __name__ == "__main__":
    if len(sys.argv) == 1:
        app(["serve", "--open"])
    main()
