"""One of several server processes: started by ``processes``, with the socket and the pipe of its parent."""

from __future__ import annotations

import os
import signal
import socket
import sys

import msgspec

from muster.server.serving import serve_on
from muster.server.settings import Settings


def main() -> None:
    number, listening, pipe, plain = sys.argv[1:]
    settings = msgspec.json.decode(plain, type=Settings)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # that is for the parent
    out = int(pipe)
    os.set_blocking(out, False)

    def beat() -> None:
        try:
            os.write(out, b".")
        except BlockingIOError:
            pass  # the parent is busy, or stopped
        except BrokenPipeError:
            os.kill(os.getpid(), signal.SIGTERM)  # nobody looks after us any more

    serve_on([socket.socket(fileno=int(listening))], settings, int(number), beat=beat)


if __name__ == "__main__":
    main()
