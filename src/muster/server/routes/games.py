"""The games: what can be chosen, the rules, and everything that a board draws."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.params import FromPath, FromQuery

import muster
from muster.bots import bot_names
from muster.kernel.errors import OptionError, TextError
from muster.kernel.game import Game
from muster.kernel.options import Saying
from muster.kernel.rules import Rule
from muster.kernel.text import LANGUAGES
from muster.kernel.words import game_title, option_help, option_title, text_or_nothing, texts_of, value_title
from muster.server.app_state import GivenCall
from muster.server.messages import (
    GameInfo,
    GameOption,
    NameTitle,
    Piece,
    Pieces,
    RuleBook,
    RuleText,
    SectionText,
    ValueTitle,
)
from muster.server.problems import Refusal
from muster.server.routes.describing import get
from muster.server.teaching import beginners_told, lesson_title
from muster.server.words import say_or_nothing, sentence

CACHED = {"cache-control": "private, max-age=300"}


def known_game(name: str) -> Game:
    if name not in muster.game_names():
        raise Refusal("not-found", "problem-no-game")
    return muster.game(name)


def rule_title(game: Game, rule: Rule, lang: str) -> str:
    return rule.title if lang == "en" else text_or_nothing(game, lang, f"rule-{rule.id}") or rule.title


def rule_text(game: Game, rule: Rule, lang: str) -> str:
    return rule.text if lang == "en" else text_or_nothing(game, lang, f"rule-{rule.id}.text") or rule.text


def rule_why(game: Game, rule: Rule, lang: str) -> str:
    if not rule.why:
        return ""
    return rule.why if lang == "en" else text_or_nothing(game, lang, f"rule-{rule.id}.why") or rule.why


def section_title(game: Game, code: str, lang: str) -> str:
    title = muster.rules(game.name).sections.get(code, code)
    return title if lang == "en" else text_or_nothing(game, lang, f"section-{code}") or title


def option_info(game: Game, name: str, lang: str) -> GameOption:
    """An option with its title and an explanation: its rule, where the game has no words of its own for it."""
    spec = game.options[name]
    rule = muster.rules(game.name).by_id.get(spec.rule)
    help_text = option_help(game, name, lang) or ("" if rule is None else rule_text(game, rule, lang))
    values: list[Any] = list(spec.values)
    fits = what_fits(game.name)
    titles = [ValueTitle(each, value_shown(game, name, each, lang), *fits[name, at]) for at, each in enumerate(values)]
    return GameOption(name, option_title(game, name, lang), help_text, spec.rule, titles)


Fit = tuple[list[int], dict[str, list[Any]]]


@lru_cache(maxsize=8)
def what_fits(name: str) -> dict[tuple[str, int], Fit]:
    """For each value of each option, by its place: numbers of seats and values of options before it with which it goes.

    The game itself is asked. Two values go together if they do beside some value of a third option: the hard way of a
    scenario does not go with the usual scenario, and is still free of what else is chosen.
    """
    game = muster.game(name)
    every = {option: list(spec.values) for option, spec in game.options.items()}
    found: dict[tuple[str, int], Fit] = {}
    before: dict[str, list[Any]] = {}
    for option, values in every.items():
        for place, value in enumerate(values):
            needs: dict[str, list[Any]] = {}
            for other, those in before.items():
                fitting = [each for each in those if seats_for(game, every, {option: value, other: each})]
                if len(fitting) < len(those):
                    needs[other] = fitting
            found[option, place] = seats_for(game, every, {option: value}, needs), needs
        before[option] = values
    return found


def seats_for(
    game: Game, every: dict[str, list[Any]], chosen: dict[str, Any], needs: dict[str, list[Any]] | None = None
) -> list[int]:
    """The numbers of seats that some options allow, beside the usual or one other value of a third option."""
    if needs:
        return [
            seats
            for seats in game.seats
            if allows(game, {**{at: few[0] for at, few in needs.items()}, **chosen}, seats)
        ]
    thirds = [{}, *({third: value} for third, values in every.items() if third not in chosen for value in values[1:])]
    for third in thirds:
        fitting = [seats for seats in game.seats if allows(game, {**third, **chosen}, seats)]
        if fitting:
            return fitting
    return []


def allows(game: Game, options: dict[str, Any], seats: int) -> bool:
    try:
        game.checked_options(options, seats)
    except OptionError:
        return False
    return True


def value_shown(game: Game, name: str, value: Any, lang: str) -> str:
    if isinstance(value, bool):
        return say_or_nothing(lang, "yes" if value else "no")
    return value_title(game, name, value, lang)


@lru_cache(maxsize=32)
def game_info(name: str, lang: str) -> GameInfo:
    game = muster.game(name)
    return GameInfo(
        name,
        game_title(game, lang),
        list(game.seats),
        game.minutes,
        [option_info(game, option, lang) for option in game.options],
        [NameTitle(pack, pack_title(game, pack, lang)) for pack in game.packs],
        [NameTitle(bot, text_or_nothing(game, lang, f"bot-{bot}") or bot) for bot in bot_names(name)],
        lesson_title(name, lang),
        beginners_told(name),
    )


def warm_up() -> None:
    """Read games and catalogues before someone waits for them."""
    for lang in LANGUAGES:
        for name in muster.game_names():
            game_info(name, lang)


def pack_title(game: Game, pack: str, lang: str) -> str:
    """A pack in the words of the server or the game, else as its own header calls it."""
    return (
        say_or_nothing(lang, f"pack-{pack.replace('_', '-')}")
        or text_or_nothing(game, lang, f"pack-{pack}")
        or str(getattr(getattr(game.load_content(pack), "pack", None), "title", pack))
    )


@get("/games", summary="All games, with what can be chosen", sync_to_thread=True)
def list_games(call: GivenCall) -> list[GameInfo]:
    return [game_info(name, call.lang) for name in muster.game_names()]


@lru_cache(maxsize=32)
def rule_book(name: str, lang: str) -> RuleBook:
    game = muster.game(name)
    catalogue = muster.rules(name)
    return RuleBook(
        name,
        [SectionText(code, section_title(game, code, lang)) for code in catalogue.sections],
        [
            RuleText(
                rule.id,
                rule.section,
                rule_title(game, rule, lang),
                rule_text(game, rule, lang),
                rule.kind,
                rule_why(game, rule, lang),
            )
            for rule in catalogue
        ],
    )


@get("/games/{game:str}/rules", summary="The numbered rules of a game", sync_to_thread=True)
def read_rules(game: FromPath[str], call: GivenCall) -> Response[RuleBook]:
    return Response(rule_book(known_game(game).name, call.lang), headers=CACHED)


# Texts beside the name: what a piece does.
PARTS_OF_TEXT = ("benefit", "text")


def pieces_in(game: Game, content: Any, lang: str) -> Pieces:
    """Everything that a board draws, with the figures of a pack."""
    loaded = getattr(content, "pack", None)
    pieces: Pieces = {}
    for table, records in getattr(loaded, "tables", {}).items():
        sort = game.sorts.get(table, table)
        shelf = pieces.setdefault(sort, {})
        for key, record in records.items():
            figures: dict[str, Any] = msgspec.to_builtins(record)
            shelf[key] = Piece(piece_name(game, sort, key, figures, lang), piece_text(game, sort, key, lang), figures)
    for sort in game.named_sorts:
        for key in keys_of_texts(game, sort):
            title = text_or_nothing(game, lang, f"{sort}-{key}")
            if title:
                pieces.setdefault(sort, {}).setdefault(key, Piece(title, piece_text(game, sort, key, lang), {}))
    if game.said_on_pieces is not None:
        for text_id, lines in game.said_on_pieces(content).items():
            sort, key = text_id.split("-", 1)
            piece = pieces.setdefault(sort, {}).setdefault(key, Piece(text_or_nothing(game, lang, text_id), "", {}))
            piece.text = " ".join(sentence(game, lang, Saying(line, params), ()) for line, params in lines)
    if game.signs_on_pieces is not None:
        for text_id, signs in game.signs_on_pieces(content).items():
            sort, key = text_id.split("-", 1)
            pieces[sort][key].signs = [[(token.sort, token.name) for token in sign] for sign in signs]
    return pieces


def piece_name(game: Game, sort: str, key: str, figures: dict[str, Any], lang: str) -> str:
    return text_or_nothing(game, lang, f"{sort}-{key}") or str(figures.get("name") or key.replace("_", " "))


def piece_text(game: Game, sort: str, key: str, lang: str) -> str:
    """What a piece does, in the words of the game, where these need no figures."""
    told = [text_or_nothing(game, lang, f"{sort}-{key}.{part}") for part in PARTS_OF_TEXT]
    return " ".join(part for part in told if part)


def keys_of_texts(game: Game, sort: str) -> list[str]:
    """All keys of a sort that the game has names for."""
    catalogue = texts_of(game)._catalogue("en")
    return [name[len(sort) + 1 :] for name in catalogue._sources if name.startswith(f"{sort}-")]


@get("/games/{game:str}/pieces", summary="Everything that a board draws, with names and figures", sync_to_thread=True)
def read_pieces(game: FromPath[str], call: GivenCall, pack: FromQuery[str | None] = None) -> Response[Pieces]:
    chosen = known_game(game)
    if pack is not None and pack not in chosen.packs:
        raise Refusal("not-found", "problem-no-pack")
    return pieces_response(call.request, chosen, chosen.load_content(pack), call.lang)


@lru_cache(maxsize=32)
def pieces_written(name: str, content: Any, lang: str) -> tuple[bytes, bytes]:
    """The pieces as they are sent, plain and compressed: they are the longest thing that a table fetches."""
    plain = msgspec.json.encode(pieces_in(muster.game(name), content, lang))
    return plain, gzip.compress(plain)


def pieces_response(request: Request[Any, Any, Any], game: Game, content: Any, lang: str) -> Response[Any]:
    try:
        plain, compressed = pieces_written(game.name, content, lang)
    except TextError:
        raise Refusal("server-error") from None
    headers = {**CACHED, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, headers=headers, media_type=MediaType.JSON)
    return Response(compressed, headers={**headers, "content-encoding": "gzip"}, media_type=MediaType.JSON)


ROUTER = Router(path="/", route_handlers=[list_games, read_rules, read_pieces], tags=["games"])
