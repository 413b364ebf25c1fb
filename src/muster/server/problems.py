"""What is refused, as problem details with a translated sentence (RFC 9457)."""

from __future__ import annotations

from http import HTTPStatus

from muster.kernel.errors import MusterError
from muster.server.messages import Problem

# Every code, and the status that goes with it. The sentence of a code is the text ``problem-<code>``.
CODES = {
    "bad-request": 400,
    "unreadable": 400,
    "not-possible": 400,
    "no-session": 401,
    "wrong-password": 401,
    "csrf": 403,
    "origin": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "not-invited": 403,
    "not-away": 403,
    "account-needed": 403,
    "session-needed": 403,
    "key-scope": 403,
    "while-running": 403,
    "not-found": 404,
    "not-allowed": 405,
    "stale-answer": 409,
    "not-offered": 409,
    "not-asked": 409,
    "over": 409,
    "closed": 409,
    "seat-taken": 409,
    "one-seat": 409,
    "resigned": 409,
    "has-changed": 409,
    "not-begun": 409,
    "begun": 409,
    "name-taken": 409,
    "no-take-back": 409,
    "not-over": 409,
    "no-record": 409,
    "diverges": 409,
    "bot-sits-here": 409,
    "too-large": 413,
    "no-http": 400,
    "too-slow": 408,
    "too-long": 431,
    "wrong-host": 421,
    "too-many-requests": 429,
    "server-error": 500,
    "busy": 503,
    "not-stored": 503,
    "no-store": 503,
}


class Refusal(Exception):
    """Something that is refused by its code; ``text_id`` where another sentence says it better."""

    def __init__(
        self,
        code: str,
        text_id: str = "",
        *,
        said: MusterError | None = None,
        retry_after: int = 0,
        **params: int | str | MusterError,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = CODES[code]
        self.text_id = text_id or f"problem-{code}"
        self.said = said  # what the kernel says about it, behind the sentence
        self.params = params
        self.retry_after = retry_after


def problem(code: str, detail: str) -> Problem:
    """The body of a refusal."""
    status = CODES[code]
    return Problem(f"urn:muster:{code}", HTTPStatus(status).phrase, status, detail, code)
