"""Routes that describe their refusals: every one may answer with problem details."""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import Final

import litestar
from litestar.openapi import ResponseSpec

from muster.server.messages import Problem
from muster.server.problems import CODES

PROBLEM_JSON: Final = "application/problem+json"

PROBLEMS: Final = {
    status: ResponseSpec(
        data_container=Problem,
        generate_examples=False,
        media_type=PROBLEM_JSON,
        description=f"{HTTPStatus(status).phrase}: {', '.join(code for code, own in CODES.items() if own == status)}",
    )
    for status in sorted(set(CODES.values()))
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
