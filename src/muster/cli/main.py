"""The muster command. Each command imports its own parts: asking for help loads nothing of the games."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperGroup

from muster.cli import campaign
from muster.cli.serving import WithSettings
from muster.kernel.errors import MusterError, OptionError

if TYPE_CHECKING:
    from muster.lab.arena import Form


class OneLineErrors(TyperGroup):
    """Whatever was asked wrongly is answered by one line on stderr and exit code 2, never by a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        from muster.cli.spoken import ASKS_FOR_HELP, complaint, language_of, speak

        arguments = sys.argv[1:] if not args and extra.get("args") is None else [*(extra.get("args") or args[0])]
        language = language_of(arguments)
        if ASKS_FOR_HELP & {*arguments} or len(arguments) == 1:  # alone, a group of commands answers with its help
            speak(self, language)
        standalone = extra.get("standalone_mode", True)
        code: object
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except (MusterError, OSError) as error:
            code = complain(_reason(error, language))
            if isinstance(error, OSError):
                _give_output_up()
        except typer.Abort:
            print(file=sys.stderr)
            code = 130
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            code = complain(complaint(error, language))
        if standalone:
            sys.exit(code if isinstance(code, int) else 0)
        return code

    def invoke(self, ctx: Any) -> Any:
        try:
            done = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
        except BrokenPipeError:
            _give_output_up()  # the reader has seen enough
            raise typer.Exit from None
        except KeyboardInterrupt:
            print(file=sys.stderr)
            raise typer.Exit(130) from None
        return done


def _give_output_up() -> None:
    """Where output cannot be written any more, nothing tries to, not even Python at its end."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reason(error: MusterError | OSError, language: str) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    return error.text(language) if isinstance(error, MusterError) else str(error)


USAGES = ("Usage:", "Uso:", "Utilisation")  # how the help of a command begins


def complain(message: str) -> int:
    """One clear line; a list of problems keeps its lines. A command that needs another one answers with its help."""
    print(message if message.startswith(USAGES) else f"muster: {message.strip()}", file=sys.stderr)
    return 2


BUILDS = {"plain": "plain Python", "compiled": "compiled"}

app = typer.Typer(
    cls=OneLineErrors,
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

LANG = typer.Option(None, "--lang", metavar="en|es|fr", help="Language; else MUSTER_LANG, else the locale.")
PACK = typer.Option(None, "--pack", help="Content: the name of a shipped pack or a folder.")
SEED = typer.Option(None, "--seed", help="The same seed deals the same match.")
SCENARIO = typer.Option(None, "--scenario", help="Euthia: the scenario; the same as --option scenario=NAME.")
PROCESSES = typer.Option(None, "--processes", min=1, help="How many play at once; else all cores.")
RAY = typer.Option(None, "--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster.")
OUT = typer.Option(None, "--out", metavar="FOLDER", help="Keep matches, tables, figures and a report with pictures.")
GO_ON = typer.Option(False, "--resume", help="Go on with the study in that folder.")
ANSWERS = typer.Option(False, "--answers", help="Keep every single decision in that folder.")
OPTION = typer.Option([], "--option", metavar="NAME=VALUE", help="An option of the game: towers=true. Repeatable.")


@app.callback(invoke_without_command=True)
def menu(
    context: typer.Context,
    lang: str | None = LANG,
    version: bool = typer.Option(False, "--version", help="Print the version and exit."),
) -> None:
    """Heavy fantasy board games, rules enforced. Without a command: a menu (or a demo where there is no terminal)."""
    if version:
        import muster
        from muster.installed import build

        print(f"muster {muster.__version__} ({BUILDS[build()]})")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        if lang is not None:
            os.environ["MUSTER_LANG"] = _language(lang)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        demo(lang)
        return
    from muster.cli.menu import Menu
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    Menu(Words(_language(lang)), Screen()).run()


@app.command()
def play(
    game: str | None = typer.Argument(None, metavar="[GAME | FILE]", help="The game; with --resume a saved match."),
    seats: int = typer.Option(3, "--seats", help="How many players."),
    people: str = typer.Option("0", "--people", help="Seats of people, counted from 0: 0,2; all; none."),
    bot: list[str] = typer.Option([], "--bot", help="Bot of all other seats, or of one: greedy, 2=random. Repeatable."),
    name: list[str] = typer.Option([], "--name", help="Names of the players, seat by seat. Repeatable."),
    seed: str | None = SEED,
    option: list[str] = OPTION,
    pack: str | None = PACK,
    lang: str | None = LANG,
    save: Path | None = typer.Option(None, "--save", help="Where to save; else in the user's data folder."),
    resume: bool = typer.Option(False, "--resume", help="Go on with a saved match: FILE, or the latest."),
) -> None:
    """Play a match with people and bots in any seats.

    It is saved after every answer; --resume goes on with it.
    """
    language = _language(lang)
    if resume:
        _resume(game, language)
        return
    if game is None:
        raise OptionError("error-which-game", games=_games())
    import muster
    from muster.cli.playing import Sitting
    from muster.cli.saves import Save, new_save_path
    from muster.cli.screen import Screen
    from muster.cli.seating import seating_asked
    from muster.terminal.words import Words

    muster.game(game).checked_seats(seats)
    seating = seating_asked(game, seats, people, bot)
    if len(name) > seats:
        raise OptionError("error-names", names=len(name), seats=seats)
    if save is not None and save.exists():
        command = Words(language).command
        raise OptionError("error-exists", path=str(save), command=f"{command} play --resume {save}")
    names = [*name, *[""] * (seats - len(name))] if name else []
    match = muster.new(game, seats=seats, seed=seed, options=read_options(option), pack=pack, names=names)
    words, screen = Words(language), Screen()
    if not seating.people:
        from muster.cli.watching import keep_record, watch

        watch(match, seating, words, screen, 0.0)
        keep_record(match, save)
        return
    Sitting(match, seating, Save(save or new_save_path(game), seating), words, screen).play()


@app.command()
def learn(
    game: str = typer.Argument(..., help="The game."),
    afresh: bool = typer.Option(False, "--afresh", help="Begin anew instead of going on where you left."),
    lang: str | None = LANG,
) -> None:
    """Learn a game by playing: a guided first match.

    It is saved after every answer; the same command goes on with it.
    """
    from muster.cli.learning import learn as work
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    work(game, Words(_language(lang)), Screen(), afresh=afresh)


def _resume(which: str | None, language: str) -> None:
    import muster
    from muster.cli.playing import Sitting
    from muster.cli.saves import Save, open_saved, saved_matches
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    if which is None or which in muster.game_names():
        saved = saved_matches(which)
        if not saved:
            raise MusterError("error-nothing-saved")
        path = saved[0].path
    else:
        path = Path(which)
    match, seating = open_saved(path)
    Sitting(match, seating, Save(path, seating), Words(language), Screen()).play()


@app.command()
def watch(
    game: str = typer.Argument(..., help="The game."),
    bots: str = typer.Option("greedy", "--bots", help="Bots in the order of the seats, repeated: greedy,random."),
    seats: int = typer.Option(3, "--seats", help="How many players."),
    delay: float = typer.Option(0.3, "--delay", min=0.0, help="Seconds between two moves."),
    seed: str | None = SEED,
    option: list[str] = OPTION,
    pack: str | None = PACK,
    lang: str | None = LANG,
    save: Path | None = typer.Option(None, "--save", help="Write the record of the match to this file."),
) -> None:
    """Watch bots play a match."""
    import muster
    from muster.cli.screen import Screen
    from muster.cli.seating import checked_bot
    from muster.cli.studies import names_in
    from muster.cli.watching import keep_record, named_bots
    from muster.cli.watching import watch as watch_match
    from muster.terminal.words import Words

    words = Words(_language(lang))
    muster.game(game).checked_seats(seats)
    named = names_in(bots)
    if not named:
        raise OptionError("error-no-bots")
    if save is not None and save.exists():
        raise OptionError("error-file-exists", path=str(save))
    seating = named_bots(game, [checked_bot(bot, game) for bot in named], seats)
    match = muster.new(game, seats=seats, seed=seed, options=read_options(option), pack=pack)
    watch_match(match, seating, words, Screen(), delay)
    keep_record(match, save)


@app.command()
def replay(
    file: Path = typer.Argument(..., help="A record, or a saved match."),
    pack: str | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Step through a record or a saved match.

    Forwards, backwards, to any line. Without a terminal its story and result are printed.
    """
    from muster.cli.replaying import replay_file
    from muster.cli.saves import read_bytes
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    words = Words(_language(lang))
    replay_file(read_bytes(file), str(file), words, Screen(), pack)


@app.command()
def analyse(
    file: Path = typer.Argument(..., help="A record, or a saved match."),
    as_json: bool = typer.Option(False, "--json", help="Everything that was found, as JSON."),
    pack: str | None = PACK,
    lang: str | None = LANG,
) -> None:
    """Look at a match afterwards.

    The chance to win at every turn, the biggest swings, and what was clearly missed.
    """
    from muster.cli.analysing import analyse_file
    from muster.cli.saves import read_bytes
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    analyse_file(read_bytes(file), str(file), Words(_language(lang)), Screen(), pack, as_json=as_json)


@app.command()
def rules(
    game: str = typer.Argument(..., help="The game."),
    rule: str | None = typer.Argument(None, metavar="[ID]", help="A rule (MM-CBT-04) or a section (CBT)."),
    lang: str | None = LANG,
) -> None:
    """Read the numbered rules of a game.

    All titles, the rules of a section, or one rule with all that is known of it.
    """
    import muster
    from muster.cli.rulebook import Rulebook
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    book = Rulebook(muster.game(game), Words(_language(lang)))
    screen = Screen()
    for line in book.contents() if rule is None else book.about(rule):
        screen.say(line)


@app.command()
def content(
    game: str = typer.Argument(..., help="The game."),
    pack: str | None = PACK,
    schema: bool = typer.Option(False, "--schema", help="Print the JSON Schema of the tables instead."),
) -> None:
    """Show what a pack holds, or the schema that packs must fit."""
    import json

    import muster

    loaded = muster.content(game, pack)
    if schema:
        print(json.dumps(muster.game(game).content_schema(), indent=2))
        return
    print(f"{game}, {loaded.pack_name}: hash {loaded.hash}")
    for table, records in loaded.pack.tables.items():
        print(f"  {table}: {', '.join(records)}")


@app.command()
def check(
    parts: list[str] | None = typer.Argument(
        None, metavar="[rules|content|text|lessons|records] [GAME]", help="Checks and games; nothing means all."
    ),
    renew: bool = typer.Option(False, "--renew", help="records: rewrite those that differ and print the difference."),
    full: bool = typer.Option(False, "--full", help="Print every id, table and line of difference."),
) -> None:
    """Check rules, content, texts, lessons and records.

    Every rule has a test, packs and lessons can be played, texts are complete, golden records replay.
    """
    from muster.cli.checks import check as check_parts

    if not check_parts(parts or [], renew=renew, full=full):
        raise typer.Exit(1)


@app.command()
def fuzz(
    game: str = typer.Argument(..., help="The game."),
    matches: int | None = typer.Option(None, "--matches", min=1, help="So many matches."),
    seconds: float | None = typer.Option(None, "--seconds", min=0.1, help="For so long; 10 if nothing is said."),
    bots: str = typer.Option("", "--bots", help="Players of the bot matches: random,greedy."),
    seats: str = typer.Option("", "--seats", help="Numbers of seats: 2,4; else all."),
    scenario: str | None = SCENARIO,
    option: list[str] = OPTION,
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same matches."),
    processes: int | None = PROCESSES,
    ray: str | None = RAY,
) -> None:
    """Play at random with every check on.

    Random, adversarial and bot matches over all options that are not fixed; what goes wrong is kept as a record.
    """
    from muster.cli.studies import Place
    from muster.cli.studies import fuzz as work

    if matches is not None and seconds is not None:
        raise OptionError("error-matches-or-seconds")
    if not work(game, matches, seconds, seats, bots, seed, _fixed(option, scenario), Place(processes, ray)):
        raise typer.Exit(1)


@app.command()
def bench(
    parts: list[str] | None = typer.Argument(
        None, help="Games, or parts of the bench; nothing means the engines, all of it."
    ),
) -> None:
    """Measure speed: decisions, forks, matches; "server" and "environments" measure those."""
    from muster.cli.studies import bench as work

    work(tuple(parts or ()))


@app.command()
def balance(
    game: str = typer.Argument(..., help="The game."),
    matches: int = typer.Option(200, "--matches", min=1, help="Matches per number of seats."),
    seats: str = typer.Option("", "--seats", help="Numbers of seats: 2,4; else all."),
    bots: str = typer.Option("greedy", "--bots", help="Who plays: greedy,random."),
    scenario: str | None = SCENARIO,
    option: list[str] = OPTION,
    pack: str | None = PACK,
    vary: Path | None = typer.Option(None, "--vary", metavar="FILE", help="Several packs at once, from a TOML file."),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same matches."),
    processes: int | None = PROCESSES,
    ray: str | None = RAY,
    out: Path | None = OUT,
    resume: bool = GO_ON,
    answers: bool = ANSWERS,
) -> None:
    """Measure what the figures of a game do in play.

    Bots play many matches; the result is held against the targets of the game.
    """
    from muster.cli.studies import Place
    from muster.cli.studies import balance as work

    place = Place(processes, ray, out, resume, answers)
    work(game, matches, seats, bots, pack, vary, seed, _fixed(option, scenario), place)


@app.command()
def arena(
    game: str = typer.Argument(..., help="The game."),
    bots: str = typer.Option("", "--bots", help="Who plays: greedy,random."),
    bot: list[str] = typer.Option([], "--bot", help="One more that plays: search:0.2s. Repeatable."),
    matches: int = typer.Option(200, "--matches", min=1, help="How many matches; of every two that meet."),
    seats: int | None = typer.Option(None, "--seats", help="Number of seats; else one per bot that meets."),
    round_robin: bool = typer.Option(False, "--round-robin", help="Every two play each other."),
    ladder: bool = typer.Option(False, "--ladder", help="Each climbs over those that it surely beats."),
    until_sure: bool = typer.Option(False, "--until-sure", help="Stop as soon as it is sure who is best."),
    scenario: str | None = SCENARIO,
    option: list[str] = OPTION,
    pack: str | None = PACK,
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same matches."),
    processes: int | None = PROCESSES,
    ray: str | None = RAY,
    out: Path | None = OUT,
    resume: bool = GO_ON,
    answers: bool = ANSWERS,
) -> None:
    """Let bots play against each other.

    Win rates with 95 % confidence intervals, ratings, and who is surely better. Every deal is played in every seat.
    """
    from muster.cli.studies import Place, names_in
    from muster.cli.studies import arena as work

    if round_robin and ladder:
        raise OptionError("error-round-robin-or-ladder")
    named = (*names_in(bots), *bot) or ("greedy", "random")
    place = Place(processes, ray, out, resume, answers)
    form: Form = "round-robin" if round_robin else "ladder" if ladder else "together"
    work(game, matches, seats, named, form, until_sure, pack, seed, _fixed(option, scenario), place)


@app.command()
def export(
    files: list[Path] = typer.Argument(..., metavar="FILE...", help="Records, or folders of them."),
    out: Path = typer.Option(..., "--out", metavar="FOLDER", help="Where the tables go."),
    observe: str = typer.Option("nothing", "--observe", help="What a position holds: nothing, traits, view."),
    pack: str | None = PACK,
    processes: int | None = PROCESSES,
    ray: str | None = RAY,
) -> None:
    """Turn records into tables to learn from.

    Positions, options, choices and results, as Parquet files or JSON lines.
    """
    from muster.cli.studies import Place
    from muster.cli.studies import export as work

    if not work(files, out, observe, pack, Place(processes, ray)):
        raise typer.Exit(1)


@app.command()
def train(
    game: str = typer.Argument(..., help="The game."),
    settings: Path | None = typer.Option(None, "--settings", help="A TOML file; else the game's own."),
    folder: Path = typer.Option(Path("training"), "--out", help="Where shards, models and reports go."),
    processes: int | None = PROCESSES,
    ray: str | None = RAY,
    matches: int | None = typer.Option(None, "--matches", min=10, help="Matches of every generation, for a try."),
    seed: int | None = typer.Option(None, "--seed", help="Another seed than that of the settings."),
) -> None:
    """Teach bots by their own play.

    Plays, learns, and keeps what the arena finds better. A run that was stopped goes on where it was.
    """
    from muster.cli.studies import Place
    from muster.cli.studies import train as work

    work(game, settings, folder / game, Place(processes, ray), matches, seed)


app.add_typer(campaign.app, name="campaign")

HOST = typer.Option(None, "--host", help="Address to listen on [127.0.0.1]; 0.0.0.0 lets other machines in.")
PORT = typer.Option(None, "--port", help="Port to listen on [8000]; 0 takes any free one.")
DATA = typer.Option(None, "--data", help="Folder of the store; else in the user's data folder.")
DATABASE = typer.Option(None, "--database", help="sqlite:///path or postgresql://...; else a file in the folder.")
CONFIG = typer.Option(None, "--config", help="A TOML file with settings; else the one named by MUSTER_CONFIG.")


@app.command(cls=WithSettings)
def serve(
    host: str | None = HOST,
    port: int | None = PORT,
    data: Path | None = DATA,
    database: str | None = DATABASE,
    config: Path | None = CONFIG,
    setting: list[str] = typer.Option([], "--set", metavar="NAME=VALUE", help="Any setting below. Repeatable."),
    processes: int | None = typer.Option(None, min=1, help="So many processes; more than one need PostgreSQL."),
    browser: bool = typer.Option(False, "--open", help="Open the page in a browser."),
) -> None:
    """Serve the games to browsers: to yourself, to the house, to the world.

    Every answer is stored before it counts, so it can be stopped (Ctrl+C) and started at any time.
    """
    from muster.cli.serving import serve as work

    work(
        {
            **_store(data, database),
            "host": host,
            "port": port,
            "processes": processes,
            **read_options(setting, "--set"),
        },
        config,
        browser=browser,
    )


@app.command(cls=WithSettings)
def work(
    database: str | None = DATABASE,
    config: Path | None = CONFIG,
    setting: list[str] = typer.Option([], "--set", metavar="NAME=VALUE", help="Any setting below. Repeatable."),
) -> None:
    """Let the bots of servers think on this machine.

    For servers with bots = "workers" over the same PostgreSQL. Any number may run, on any machine, and end at any time.
    """
    from muster.cli.serving import think

    think({**_store(None, database), **read_options(setting, "--set")}, config)


@app.command()
def backup(
    file: Path = typer.Argument(..., help="The file to write."),
    data: Path | None = DATA,
    database: str | None = DATABASE,
    config: Path | None = CONFIG,
) -> None:
    """Write the whole store of a server into one file.

    The server may run meanwhile.
    """
    from muster.cli.serving import backup as work

    work(_store(data, database), config, file)


@app.command()
def restore(
    file: Path = typer.Argument(..., help="A file that muster backup wrote."),
    replace: bool = typer.Option(False, "--replace", help="Empty the store first."),
    data: Path | None = DATA,
    database: str | None = DATABASE,
    config: Path | None = CONFIG,
) -> None:
    """Fill an empty store from a backup.

    The server must not run. Also the way from SQLite to PostgreSQL.
    """
    from muster.cli.serving import restore as work

    work(_store(data, database), config, file, replace=replace)


def _store(data: Path | None, database: str | None) -> dict[str, object]:
    return {"data": None if data is None else str(data), "database": database}


@app.command()
def demo(lang: str | None = LANG) -> None:
    """Play and replay a bot match of every game."""
    from muster.cli.demo import demo as show
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    if not show(Words(_language(lang)), Screen()):
        raise typer.Exit(1)


def _language(asked: str | None) -> str:
    from muster.cli.languages import chosen_language

    return chosen_language(asked)


def _games() -> str:
    import muster

    return f"games are: {', '.join(muster.game_names())}"


def _fixed(entries: list[str], scenario: str | None) -> dict[str, object]:
    """Options that a study is made with."""
    return read_options(entries) | ({} if scenario is None else {"scenario": scenario})


def read_options(entries: list[str], flag: str = "--option") -> dict[str, object]:
    """``towers=true`` and ``heroes=dral,keleia`` as options; what is not JSON is a word, or words."""
    chosen: dict[str, object] = {}
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name:
            raise OptionError("error-name-value", flag=flag, entry=entry)
        chosen[name.strip()] = _read_value(value)
    return chosen


def _read_value(text: str) -> object:
    if text.lower() in ("true", "false"):  # as Python writes them, too
        return text.lower() == "true"
    try:
        return json.loads(text)
    except (ValueError, RecursionError):  # so deep a list is no JSON that anybody means
        return [_read_value(part.strip()) for part in text.split(",")] if "," in text else text


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()
