"""muster campaign: the three parts of Elemental Revocation, one after the other with the same Heroes."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

import typer

from muster.kernel.errors import OptionError

if TYPE_CHECKING:
    from muster.cli.campaign_book import Campaign
    from muster.cli.screen import Screen
    from muster.cli.seating import Seating
    from muster.games.euthia.view_types import EuthiaView
    from muster.kernel.match import Match
    from muster.terminal.words import Words

app = typer.Typer(rich_markup_mode=None, no_args_is_help=True, pretty_exceptions_enable=False)

FILE = typer.Argument(..., metavar="FILE", help="The campaign: a small file, with the records of its parts beside it.")
LANG = typer.Option(None, "--lang", metavar="en|es|fr", help="Language; else MUSTER_LANG, else the locale.")
SEED = typer.Option(None, "--seed", help="The same seed deals the same match.")
SEATS = typer.Option(3, "--seats", help="How many players.")
HERO = typer.Option([], "--hero", help="Heroes, seat by seat; else chance deals them. Repeatable.")
OPTION = typer.Option(
    [], "--option", metavar="NAME=VALUE", help="An option of all parts: mode=cooperative. Repeatable."
)


@app.callback()
def campaign() -> None:
    """Play Elemental Revocation as a campaign.

    The same Heroes play its three parts; each Revocation point is a Gold in the parts that follow.
    """


@app.command()
def new(
    file: Path = FILE,
    seats: int = SEATS,
    hero: list[str] = HERO,
    name: list[str] = typer.Option([], "--name", help="Names of the players, seat by seat. Repeatable."),
    option: list[str] = OPTION,
    lang: str | None = LANG,
) -> None:
    """Begin a campaign.

    Writes the file; nothing is played yet.
    """
    words, screen = _outlet(lang)
    begun = _begin(file, seats, hero, name, option)
    path = str(begun.path)
    screen.say(words.say("campaign-made", path=path, command=words.command, file=quote(path)))


@app.command()
def play(
    file: Path = FILE,
    people: str = typer.Option("0", "--people", help="Seats of people, counted from 0: 0,2; all; none."),
    bot: list[str] = typer.Option([], "--bot", help="Bot of all other seats, or of one: greedy, 2=random. Repeatable."),
    seed: str | None = SEED,
    lang: str | None = LANG,
) -> None:
    """Play the next part, or go on with the one that was left.

    It is saved after every answer beside the campaign, and joins it when it is over.
    """
    from muster.cli.campaign_book import GAME, Campaign
    from muster.cli.playing import Sitting
    from muster.cli.saves import ENDING, RECORD_ENDING, Save, open_saved
    from muster.cli.seating import seating_asked
    from muster.cli.watching import keep_record, watch

    words, screen = _outlet(lang)
    book = Campaign.read(file)
    part = len(book.records)
    saved, record = book.file(part, ENDING), book.file(part, RECORD_ENDING)
    if saved.exists():
        match, seating = open_saved(saved)
    else:
        match, seating = book.next_match(seed), seating_asked(GAME, book.seats, people, bot)
    if seating.people:
        if not Sitting(match, seating, Save(saved, seating), words, screen).play():
            return
    else:
        watch(match, seating, words, screen, 0.0)
        keep_record(match, record)
    book.add(record)
    _forget(saved)
    tell_added(book, words, screen)


@app.command()
def add(
    file: Path = FILE,
    record: Path = typer.Argument(..., metavar="RECORD", help="The record of a finished match: the next part."),
    lang: str | None = LANG,
) -> None:
    """Add a match that was played elsewhere as the next part.

    It is played again and checked: scenario, seats, Heroes, mode, points carried over, hashes.
    """
    from muster.cli.campaign_book import Campaign

    words, screen = _outlet(lang)
    book = Campaign.read(file)
    book.add(record)
    tell_added(book, words, screen)


@app.command()
def show(file: Path = FILE, lang: str | None = LANG) -> None:
    """Show the parts so far, and what the next one begins with.

    All records are played again and checked.
    """
    from muster.cli.campaign_book import Campaign

    words, screen = _outlet(lang)
    tell(Campaign.read(file), words, screen)


@app.command()
def demo(
    file: Path | None = typer.Argument(
        None, metavar="[FILE]", help="Where to keep the campaign; else it is forgotten."
    ),
    seats: int = typer.Option(2, "--seats", help="How many players."),
    bots: str = typer.Option("", "--bots", help="Bots in the order of the seats, repeated: greedy,random."),
    hero: list[str] = HERO,
    option: list[str] = OPTION,
    seed: str = typer.Option("7", "--seed", help="The same seed plays the same campaign."),
    lang: str | None = LANG,
) -> None:
    """Let bots play a whole campaign, then check it from its records."""
    from muster.cli.campaign_book import GAME, Campaign
    from muster.cli.seating import checked_bot, usual_bot
    from muster.cli.studies import names_in
    from muster.cli.watching import named_bots

    words, screen = _outlet(lang)
    named = names_in(bots) or (usual_bot(GAME),)
    seating = named_bots(GAME, [checked_bot(bot, GAME) for bot in named], seats)
    with tempfile.TemporaryDirectory() as folder:
        book = _begin(file or Path(folder) / "campaign.toml", seats, hero, [], option)
        play_through(book, seating, seed)
        tell(Campaign.read(book.path), words, screen)


# -- what the commands do ----------------------------------------------------------------------------------------------


def play_through(book: Campaign, seating: Seating, seed: str) -> None:
    """Bots play all parts that are left; each record joins the campaign."""
    from muster.cli.saves import RECORD_ENDING
    from muster.cli.watching import keep_record

    while not book.is_over():
        part = len(book.records)
        match = book.next_match(f"{seed}/{part + 1}")
        bots = seating.bots(match.record.seed or "")
        while not match.over:
            seat = match.decision.seat
            match.play(bots[seat].decide(match.chair(seat)))
        record = book.file(part, RECORD_ENDING)
        keep_record(match, record)
        book.add(record)


def tell_added(book: Campaign, words: Words, screen: Screen) -> None:
    """A part has joined the campaign: how to go on, or how it ended."""
    parts, file = len(book.records), quote(str(book.path))
    screen.say(words.say("campaign-added", n=parts, file=str(book.path)))
    if book.is_over():
        tell(book, words, screen)
    else:
        screen.say(words.say("campaign-next", n=parts + 1, command=words.command, file=file))


def tell(book: Campaign, words: Words, screen: Screen) -> None:
    """Every part with points and Reputation, then what is carried over."""
    from muster.cli.campaign_book import PARTS, points_of

    parts = book.finished()
    for at, scenario in enumerate(PARTS):
        title = _title(scenario, words)
        if at < len(parts):
            screen.say(words.say("campaign-part", n=at + 1, title=title, round=_round(parts[at])), style="bold")
            points, scores = points_of(parts[at]), parts[at].result.scores
            for seat in range(book.seats):
                name = _player(parts[at], seat, words)
                screen.say(words.say("campaign-seat", name=name, points=points[seat], reputation=scores[seat]))
        else:
            screen.say(
                words.say("campaign-to-come", n=at + 1, title=title), style="bold" if at == len(parts) else "dim"
            )
    total = book.carried(parts)
    if parts:
        listed = ", ".join([f"{_player(parts[0], seat, words)} {total[seat]}" for seat in range(book.seats)])
        if book.is_over():
            screen.say(words.say("campaign-over", points=listed))
        else:
            screen.say(words.say("campaign-carried", points=listed))


def _player(match: Match, seat: int, words: Words) -> str:
    """A Hero, and who plays it where that is known."""
    from muster.cli.campaign_book import heroes_of
    from muster.terminal.scene import Scene

    scene = Scene(match, None, words)
    hero = scene.name(f"hero-{heroes_of(match)[seat]}")
    return f"{hero} ({match.names[seat]})" if any(match.names) and match.names[seat] else hero


def _title(scenario: str, words: Words) -> str:
    import muster
    from muster.cli.campaign_book import GAME
    from muster.kernel.words import texts_of

    return texts_of(muster.game(GAME)).text(words.lang, f"scenario-{scenario}")


def _round(match: Match) -> int:
    view: EuthiaView = match.view(None)
    return view["round"]


def _begin(file: Path, seats: int, heroes: Sequence[str], names: Sequence[str], option: list[str]) -> Campaign:
    """A new campaign in a file that is not there yet."""
    from muster.cli.campaign_book import Campaign
    from muster.cli.main import read_options

    if file.exists():
        raise OptionError("error-exists", path=str(file), command=f"muster campaign play {file}")
    book = Campaign(file, seats, list(heroes) or "random", names, read_options(option))
    book.write()
    return book


def _forget(saved: Path) -> None:
    """The save of a part that is over."""
    from muster.cli.saves import SEATING_ENDING

    for path in (saved, saved.with_name(f"{saved.name}{SEATING_ENDING}")):
        path.unlink(missing_ok=True)


def _outlet(lang: str | None) -> tuple[Words, Screen]:
    from muster.cli.languages import chosen_language
    from muster.cli.screen import Screen
    from muster.terminal.words import Words

    return Words(chosen_language(lang)), Screen()
