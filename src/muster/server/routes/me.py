"""Who asks: sessions, names, accounts, keys."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from litestar.types import Message, Scope

from muster.server.agents import agent_of
from muster.server.app_state import IN_SESSION, AppState, GivenCall, app_state_of
from muster.server.departing import depart, export_of
from muster.server.messages import (
    AccountAsked,
    ApiKey,
    DeletionAsked,
    Export,
    KeyAsked,
    LanguageAsked,
    LoginAsked,
    Me,
    NameAsked,
    PasswordAsked,
    SessionTold,
)
from muster.server.middleware import address_of
from muster.server.names import checked_name
from muster.server.routes.describing import delete, get, post
from muster.server.routes.me_told import key_told, session_told
from muster.server.store.people import keys_of, sessions_of
from muster.server.store.store import now
from muster.server.visitors import CSRF_COOKIE, READ, SESSION_COOKIE, Visitor, login_of

Asked = Request[Any, Any, Any]


def agent_in(request: Asked) -> str:
    return agent_of(request.headers.get("user-agent", ""))


def told(visitor: Visitor, lang: str) -> Me:
    person = visitor.person
    csrf = "" if visitor.session is None else visitor.session.csrf
    language: Any = lang if person is None else person.language
    if person is None:
        return Me(None, None, None, language, csrf)
    return Me(person.id, person.name or None, "account" if person.kind == "account" else "guest", language, csrf)


def cookies(app_state: AppState, request: Asked, token: str, csrf: str) -> list[Cookie]:
    """The session, which no script can read, and the token that scripts send back."""
    secure = app_state.settings.public_url.startswith("https:") or request.url.scheme == "https"
    age = app_state.settings.session_days * 86_400
    return [
        Cookie(SESSION_COOKIE, value=token, max_age=age, path="/", secure=secure, httponly=True, samesite="lax"),
        Cookie(CSRF_COOKIE, value=csrf, max_age=age, path="/", secure=secure, httponly=False, samesite="lax"),
    ]


async def send_cookies_anew(message: Message, scope: Scope) -> None:
    """A session that was renewed lasts as long in the browser, too."""
    if message["type"] != "http.response.start" or not scope["state"].get("renewed"):
        return
    request, visitor = Asked(scope), scope["state"].get("visitor")
    token = request.cookies.get(SESSION_COOKIE)
    given = any(name.lower() == b"set-cookie" for name, _ in message["headers"])  # there is a new session already
    if not token or not isinstance(visitor, Visitor) or visitor.session is None or given:
        return
    made = cookies(app_state_of(request), request, token, visitor.session.csrf)
    message["headers"] = [
        *message["headers"],
        *[(b"set-cookie", cookie.to_header(header="").strip().encode("latin-1")) for cookie in made],
    ]


@get("/me", summary="Who am I; starts a session if there is none")
async def read_me(call: GivenCall) -> Response[Me]:
    if call.visitor.session is None and not call.visitor.by_key:
        call.app_state.sessions.take(address_of(call.request.scope))
        token, call.visitor = await call.app_state.visitors.start(agent=agent_in(call.request))
        assert call.visitor.session is not None
        return Response(
            told(call.visitor, call.lang),
            cookies=cookies(call.app_state, call.request, token, call.visitor.session.csrf),
        )
    return Response(told(call.visitor, call.lang))


@post("/me", summary="Become a named guest, or rename", status_code=HTTP_200_OK)
async def name_me(data: JSONBody[NameAsked], call: GivenCall) -> Me:
    visitor, changed = await call.app_state.visitors.named(call.visitor, checked_name(data.name), call.lang)
    assert visitor.person is not None
    await call.app_state.registry.changed(changed)
    return told(visitor, call.lang)


@post("/me/language", summary="Remember the language of a person", status_code=HTTP_204_NO_CONTENT)
async def set_my_language(data: JSONBody[LanguageAsked], call: GivenCall) -> None:
    await call.app_state.visitors.speaks(call.person, data.language)


@post("/accounts", summary="Make an account of this guest", status_code=HTTP_200_OK)
async def make_account(data: JSONBody[AccountAsked], call: GivenCall) -> Response[Me]:
    name = checked_name(data.name)
    call.tries(login_of(name))
    call.visitor = await call.app_state.visitors.someone(call.visitor, name, call.lang)
    await call.app_state.visitors.make_account(call.visitor, name, data.password)
    return await logged_in(call.app_state, call.request, call.visitor, name, data.password, call.lang)


@post("/login", summary="Log in with name and password", status_code=HTTP_200_OK)
async def login(data: JSONBody[LoginAsked], call: GivenCall) -> Response[Me]:
    call.tries(login_of(data.name))
    return await logged_in(call.app_state, call.request, call.visitor, data.name, data.password, call.lang)


async def logged_in(
    app_state: AppState, request: Asked, visitor: Visitor, name: str, password: str, lang: str
) -> Response[Me]:
    """A login gets a new session: one that someone else may have planted is worth nothing then."""
    person, kept = await app_state.visitors.login(name, password)
    if visitor.session is not None:
        await app_state.visitors.end(visitor)
    token, fresh = await app_state.visitors.start(person, agent_in(request), kept)
    assert fresh.session is not None
    return Response(told(fresh, lang), cookies=cookies(app_state, request, token, fresh.session.csrf))


@post("/logout", summary="End this session", status_code=HTTP_204_NO_CONTENT)
async def logout(call: GivenCall) -> None:
    await call.app_state.visitors.end(call.visitor)


@post("/logout-everywhere", summary="End all sessions and keys of this person", status_code=HTTP_204_NO_CONTENT)
async def logout_everywhere(call: GivenCall) -> None:
    await call.app_state.visitors.end_all(call.person)


@post("/me/password", summary="Another password; all other sessions end", status_code=HTTP_204_NO_CONTENT)
async def change_password(data: JSONBody[PasswordAsked], call: GivenCall) -> None:
    call.tries(call.person.id)
    await call.app_state.visitors.change_password(call.visitor, data.old, data.new)


@get("/sessions", summary="The browsers in which I am logged in", opt={"scope": IN_SESSION})
async def list_sessions(call: GivenCall) -> list[SessionTold]:
    rows = await call.app_state.store.read(sessions_of(call.person.id, now()))
    return [session_told(row, call.visitor) for row in rows]


@delete("/sessions/{session:str}", summary="End one of my sessions")
async def end_session(session: FromPath[str], call: GivenCall) -> None:
    await call.app_state.visitors.end_one(call.person, session)


@get("/me/export", summary="All that is kept of me", opt={"scope": IN_SESSION})
async def export_me(call: GivenCall) -> Response[Export]:
    call.app_state.exports.take(call.person.id)
    kept = await export_of(call.app_state, call.visitor, call.person)
    return Response(kept, headers={"content-disposition": 'attachment; filename="muster.json"'})


@post("/me/delete", summary="Forget me for good", status_code=HTTP_204_NO_CONTENT)
async def delete_me(data: JSONBody[DeletionAsked], call: GivenCall) -> None:
    person = call.person
    if person.kind == "account":
        call.tries(person.id)
        await call.app_state.visitors.check_password(person, data.password or "")
    await depart(call.app_state, person)


@get("/keys", summary="My keys for programs", opt={"scope": IN_SESSION})
async def list_keys(call: GivenCall) -> list[ApiKey]:
    moment = now()
    rows = await call.app_state.store.read(keys_of(call.person.id))
    return [key_told(row) for row in rows if row.expires_at is None or row.expires_at >= moment]


@post("/keys", summary="A new key for a program; it is shown this once")
async def make_key(data: JSONBody[KeyAsked], call: GivenCall) -> ApiKey:
    call.tries()
    await call.someone()
    scopes = tuple(sorted({*data.scopes, READ}, key=("read", "play", "host").index))
    row, key = await call.app_state.visitors.make_key(call.visitor, checked_name(data.label), scopes, data.days)
    return key_told(row, key)


@delete("/keys/{key:str}", summary="Revoke a key")
async def revoke_key(key: FromPath[str], call: GivenCall) -> None:
    await call.app_state.visitors.revoke_key(call.person, key)


ROUTER = Router(
    path="/",
    route_handlers=[
        *(read_me, name_me, set_my_language, make_account, login, logout, logout_everywhere),
        *(export_me, delete_me, change_password, list_sessions, end_session, list_keys, make_key, revoke_key),
    ],
    tags=["people"],
)
