"""The page: files that the build left in ``static``; every other address gets the page itself, which finds its way."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route

from muster.server.problems import Refusal
from muster.server.words import language_of, say

STATIC: Final = Path(__file__).parent.parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
COMPRESSED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".txt", ".webmanifest", ".map")
NOT_PAGES: Final = ("api/", "schema", "health", "metrics")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/webp", ".webp")


class File:
    """A file in memory, also compressed where that helps."""

    __slots__ = ("body", "compressed", "kind", "tag")

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.tag = f'"{blake2b(self.body, digest_size=12).hexdigest()}"'
        self.compressed = gzip.compress(self.body, 9) if path.suffix in COMPRESSED else None
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = kind


@lru_cache(maxsize=512)
def _file(path: Path, changed: int) -> File:
    return File(path)


def find_file(name: str) -> tuple[Path, File] | None:
    """A file of the page; nothing outside its folder is ever found."""
    if not name or "\\" in name or "\0" in name:
        return None
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or not path.is_file() or path.name.startswith("."):
        return None
    return path, _file(path, path.stat().st_mtime_ns)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],  # uvicorn leaves the body of an answer to HEAD out
    include_in_schema=False,
    sync_to_thread=False,
)
def read_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.url.path.lstrip("/")
    if name.startswith(NOT_PAGES):
        raise Refusal("not-found")
    found = find_file(name)
    if found is None:
        if "." in name.rpartition("/")[2]:
            raise Refusal("not-found")  # a file that is not there, not a place in the page
        found = find_file("index.html")
    if found is None:
        return not_built(request)
    place, file = found
    lasting = "assets" in place.relative_to(STATIC.resolve()).parts
    headers = {"etag": file.tag, "cache-control": FOR_EVER if lasting else ASK_AGAIN, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.kind)


def not_built(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What is shown where the page has not been built."""
    lang = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    title, text = say(lang, "page-not-built"), say(lang, "page-how-to-build")
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Muster</title>'
        f'<h1>{title}</h1><p>{text}</p><pre>scripts/build_page</pre><p><a href="/schema">/schema</a></p></html>'
    )
    return Response(body.encode(), status_code=200, media_type="text/html")
