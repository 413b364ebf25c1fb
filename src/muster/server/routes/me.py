"""Who asks: sessions, names, accounts, keys."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from muster.server.gate import address_of
from muster.server.messages import AccountAsked, ApiKey, KeyAsked, LanguageAsked, Me, NameAsked
from muster.server.parts import GivenCall, Parts
from muster.server.problems import Refusal
from muster.server.routes.describing import delete, get, post
from muster.server.store.people import keys_of
from muster.server.visitors import CSRF_COOKIE, SESSION_COOKIE, Visitor

Asked = Request[Any, Any, Any]


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def told(visitor: Visitor, lang: str) -> Me:
    person = visitor.person
    csrf = "" if visitor.session is None else visitor.session.csrf
    language: Any = lang if person is None else person.language
    if person is None:
        return Me(None, None, None, language, csrf)
    return Me(person.id, person.name or None, "account" if person.kind == "account" else "guest", language, csrf)


def cookies(parts: Parts, request: Asked, token: str, csrf: str) -> list[Cookie]:
    """The session, which no script can read, and the token that scripts send back."""
    secure = parts.settings.public_url.startswith("https:") or request.url.scheme == "https"
    age = parts.settings.session_days * 86_400
    return [
        Cookie(SESSION_COOKIE, value=token, max_age=age, path="/", secure=secure, httponly=True, samesite="lax"),
        Cookie(CSRF_COOKIE, value=csrf, max_age=age, path="/", secure=secure, httponly=False, samesite="lax"),
    ]


@get("/me", summary="Who am I; starts a session if there is none")
async def read_me(call: GivenCall) -> Response[Me]:
    if call.visitor.session is None and not call.visitor.by_key:
        call.parts.sessions.take(address_of(call.request.scope))
        token, call.visitor = await call.parts.visitors.start()
        assert call.visitor.session is not None
        return Response(
            told(call.visitor, call.lang), cookies=cookies(call.parts, call.request, token, call.visitor.session.csrf)
        )
    return Response(told(call.visitor, call.lang))


@post("/me", summary="Become a named guest, or rename", status_code=HTTP_200_OK)
async def name_me(data: JSONBody[NameAsked], call: GivenCall) -> Me:
    visitor = await call.parts.visitors.named(call.visitor, checked_name(data.name), call.lang)
    assert visitor.person is not None
    await call.parts.hall.named(visitor.person.id, visitor.person.name)
    return told(visitor, call.lang)


@post("/me/language", summary="Remember the language of a person", status_code=HTTP_204_NO_CONTENT)
async def set_my_language(data: JSONBody[LanguageAsked], call: GivenCall) -> None:
    await call.parts.visitors.speaks(call.person, data.language)


@post("/accounts", summary="Make an account of this guest", status_code=HTTP_200_OK)
async def make_account(data: JSONBody[AccountAsked], call: GivenCall) -> Response[Me]:
    call.tries()
    name = checked_name(data.name)
    call.visitor = await call.parts.visitors.somebody(call.visitor, name, call.lang)
    person = call.person
    await call.parts.visitors.make_account(person, name, data.password)
    return await logged_in(call.parts, call.request, call.visitor, name, data.password, call.lang)


@post("/login", summary="Log in with name and password", status_code=HTTP_200_OK)
async def login(data: JSONBody[AccountAsked], call: GivenCall) -> Response[Me]:
    call.tries()
    return await logged_in(call.parts, call.request, call.visitor, data.name, data.password, call.lang)


async def logged_in(
    parts: Parts, request: Asked, visitor: Visitor, name: str, password: str, lang: str
) -> Response[Me]:
    """Whoever logs in gets a new session: one that somebody else may have planted is worth nothing then."""
    person = await parts.visitors.login(name, password)
    if visitor.session is not None:
        await parts.visitors.end(visitor)
    token, fresh = await parts.visitors.start(person)
    assert fresh.session is not None
    return Response(told(fresh, lang), cookies=cookies(parts, request, token, fresh.session.csrf))


@post("/logout", summary="End this session", status_code=HTTP_204_NO_CONTENT)
async def logout(call: GivenCall) -> None:
    await call.parts.visitors.end(call.visitor)


@post("/logout-everywhere", summary="End all sessions of this person", status_code=HTTP_204_NO_CONTENT)
async def logout_everywhere(call: GivenCall) -> None:
    await call.parts.visitors.end_all(call.person)


@get("/keys", summary="My keys for clients and bots")
async def list_keys(call: GivenCall) -> list[ApiKey]:
    rows = await call.parts.store.read(keys_of(call.person.id))
    return [ApiKey(row.id, row.label, iso(row.made_at)) for row in rows]


@post("/keys", summary="A new key; it is shown this once")
async def make_key(data: JSONBody[KeyAsked], call: GivenCall) -> ApiKey:
    call.tries()
    await call.somebody()
    row, key = await call.parts.visitors.make_key(call.person, data.label)
    return ApiKey(row.id, row.label, iso(row.made_at), key)


@delete("/keys/{key:str}", summary="Revoke a key")
async def revoke_key(key: FromPath[str], call: GivenCall) -> None:
    await call.parts.visitors.revoke_key(call.person, key)


def checked_name(name: str) -> str:
    """A name that can be shown: no control signs, no spaces round it."""
    cleaned = " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())
    if not cleaned:
        raise Refusal("bad-request", "problem-empty-name")
    return cleaned


ROUTER = Router(
    path="/",
    route_handlers=[
        *(read_me, name_me, set_my_language, make_account, login, logout, logout_everywhere),
        *(list_keys, make_key, revoke_key),
    ],
    tags=["people"],
)
