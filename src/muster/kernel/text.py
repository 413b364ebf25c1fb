"""Words: message ids with parameters, turned into sentences of three languages when someone looks.

The engine never holds a sentence. It tells ``("event-wounded", {"seat": 1, "wounds": 2})``, and ``Texts`` renders that
from Fluent catalogues, ``<folder>/<language>/*.ftl``. So the language can change in the middle of a match, and the past
is told anew. A pack may bring its words along in one file, ``<pack>/words.toml``: a table for each message, with its
text in every language. Only this module knows Fluent, and loads it when the first text is asked for: importing it takes
longer than setting up a game.

A parameter is one of

* an ``int``: a number, written without grouping;
* a ``str``: always the id of another message (``"monster-skeleton"``), never a word of some language;
* a pair ``(message id, n)``: that message with ``$n``, as in ``("units-mage", 2)``;
* a pair ``(message id, parameters)``: that message with parameters of its own;
* a tuple or list of such values, joined with the commas and the "and" of the language.

A parameter called ``seat`` or ``other`` is a seat number (or a list of them) and becomes the player's name. As pairs
travel through JSON they may come back as lists; a list of one id and one number is therefore a pair as well.

``check`` reads the same catalogues as a proof-reader does and returns what is wrong with them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from muster.kernel.errors import MusterError, TextError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.runtime.types import FluentInt
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "es", "fr")

# The inner values are parameters again; a type that names itself would be no help to the compiler.
Param: TypeAlias = int | str | Sequence[object]

NO_PARAMS: Final[Mapping[str, Param]] = {}

SEAT_PARAMS: Final = frozenset({"seat", "other"})

PACK_WORDS: Final = "words.toml"

KERNEL_FOLDER: Final = Path(__file__).parent / "text"

# What the kernel itself asks for, and the bots for any game: message id → the parameters that they pass.
KERNEL_MESSAGES: Final[Mapping[str, frozenset[str]]] = {
    "seat": frozenset({"n"}),
    "list-none": frozenset(),
    "list-two": frozenset({"first", "second"}),
    "list-two-before-i": frozenset({"first", "second"}),
    "list-middle": frozenset({"first", "second"}),
    "list-last": frozenset({"first", "second"}),
    "list-last-before-i": frozenset({"first", "second"}),
    "option-pass": frozenset(),
    "event-take-back": frozenset({"seat"}),
    "refused-not-asked": frozenset(),
    "refused-stale": frozenset(),
    "refused-not-offered": frozenset(),
    "refused-over": frozenset(),
    "hint-tried": frozenset(),
    "hint-chance": frozenset({"why", "chance"}),
    "hint-chance-next": frozenset({"why", "chance", "next"}),
    **{f"bot-{bot}": frozenset[str]() for bot in ("novice", "apprentice", "greedy", "learned", "search", "random")},
}

# An entry starts in the first column with its id; whatever belongs to it is indented or bracketed.
ENTRY_START: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")

# A name with its article, "the Troll"; at the beginning of a text it gets a capital.
WITH_ARTICLE: Final = ".the"

# Spanish draws "a el" and "de el" together: "derrota al trol". The pronoun has an accent, "a él".
A_EL: Final = re.compile(r"\b([Aa]|[Dd]e) el(?= [a-zñ])")

# Fluent writes a number below nought with a hyphen. "1-3" and "x-2" are no such numbers.
HYPHEN_AS_MINUS: Final = re.compile(r"(?<![\w}.,)/-])-(?=\d)")

# Spanish says "e" for "y" before this sound: "Ana e Inés", "nudo e hilo", but "agua y hielo".
STARTS_WITH_I: Final = re.compile("h?[ií](?![aeoáéó])", re.IGNORECASE)


class Texts:
    """The texts of a game and of the kernel, in every language; each language is read when it is first asked for."""

    __slots__ = ("_catalogues", "folders")

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = with_kernel(folders)
        self._catalogues: dict[str, Catalogue] = {}

    def text(self, lang: str, id: str, params: Mapping[str, Param] = NO_PARAMS, names: Sequence[str] = ()) -> str:
        """The message ``id``, or its attribute (``"quest-full_house.condition"``), in the language ``lang``.

        ``names`` are the players' names by seat; a seat without one is called by its number.
        """
        catalogue = self._catalogue(lang)
        if not params:
            return catalogue.plain(id)
        words: dict[str, str | int] = {}
        for name, value in params.items():
            words[name] = who(catalogue, value, names) if name in SEAT_PARAMS else worded(catalogue, value)
        text = catalogue.render(id, words)
        for name, value in params.items():
            if isinstance(value, str) and value.endswith(WITH_ARTICLE) and text.startswith(str(words[name])):
                return text[0].upper() + text[1:]
        return text

    def _catalogue(self, lang: str) -> Catalogue:
        if lang not in LANGUAGES:
            raise TextError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
        catalogue = self._catalogues.get(lang)
        if catalogue is None:
            catalogue = self._catalogues[lang] = Catalogue(lang, self.folders)
        return catalogue


class Catalogue:
    """All messages of one language. Files are read at once; an entry is parsed when it is first needed.

    Parsing is the slow part, and of a thousand card texts and rules a match shows a few dozen.
    """

    __slots__ = ("_bundle", "_parsed", "_plain", "_sources", "lang")

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle

        self.lang = lang
        self._bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._plain: dict[str, str] = {}
        for _, text in catalogue_texts(folders, lang):
            for name, source in entries_in(text):
                self._sources.setdefault(name, source)

    def plain(self, id: str) -> str:
        """A message without parameters, rendered once and kept."""
        text = self._plain.get(id)
        if text is None:
            text = self._plain[id] = self.render(id, {})
        return text

    def render(self, id: str, words: Mapping[str, str | int]) -> str:
        """A message whose parameters are numbers or words of this language already."""
        text = self.as_given(id, words)
        if self.lang == "es" and " el " in text:
            text = A_EL.sub(r"\1l", text)
        return HYPHEN_AS_MINUS.sub("−", text) if "-" in text else text

    def as_given(self, id: str, words: Mapping[str, str | int]) -> str:
        """The same where parameters are quoted: nothing in them is written otherwise."""
        pattern = self._pattern(id)
        args = {name: number(word) if isinstance(word, int) else word for name, word in words.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(text, str):
            raise TextError(f"text {id!r} in {self.lang!r}: {'; '.join(str(error) for error in errors)}")
        return text

    def _pattern(self, id: str) -> Pattern:
        name, _, attribute = id.partition(".")
        if name not in self._parsed:
            self._parse(name)
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return pattern
        raise TextError(f"unknown text {id!r} in {self.lang!r}")

    def _parse(self, name: str) -> None:
        """Hand an entry to Fluent, with all that it refers to."""
        from fluent.runtime import FluentResource

        source = self._sources.get(name)
        if source is None or name in self._parsed:
            return
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(name)
        for reference in REFERENCE.findall(source):
            self._parse(reference)


COUNTED = 10**6  # a count up to here chooses a plural; what is beyond it was typed by someone
QUOTED = 200  # characters of what was given; more help nobody
# Texts of the kernel that are found by what is raised and by the names of bots; tests compare them.
KERNEL_LOOKED_UP = ("error-", "bot-")
_OWN: dict[str, Catalogue] = {}  # the kernel's own words, by language


def error_text(lang: str, id: str, facts: Mapping[str, object]) -> str:
    """What an error says. Its facts are words and numbers; another error among them is said in the same language."""
    catalogue = _OWN.get(lang)
    if catalogue is None:
        catalogue = _OWN[lang] = Catalogue(lang, [KERNEL_FOLDER])
    return catalogue.as_given(id, {name: _fact(lang, fact) for name, fact in facts.items()})


def _fact(lang: str, fact: object) -> str | int:
    if isinstance(fact, MusterError):
        return fact.text(lang)
    if isinstance(fact, int) and 0 <= fact <= COUNTED:
        return fact
    said = str(fact)
    return said if len(said) <= QUOTED else f"{said[:QUOTED]}…"


def with_kernel(folders: Sequence[Path]) -> tuple[Path, ...]:
    """The folders with the kernel's own in front, each once."""
    return tuple(dict.fromkeys((KERNEL_FOLDER, *folders)))


def catalogue_files(folders: Sequence[Path], lang: str) -> list[Path]:
    return [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]


def catalogue_texts(folders: Sequence[Path], lang: str) -> list[tuple[Path, str]]:
    """The files of a language with what stands in them, those of the packs that lie beside the folders included."""
    texts = [(path, path.read_text(encoding="utf-8")) for path in catalogue_files(folders, lang)]
    return texts + [(path, words_of_pack(path, lang)) for folder in folders for path in pack_words(folder)]


def pack_words(folder: Path) -> list[Path]:
    """The words that the packs of a game bring along, beside the game's own texts."""
    return sorted(folder.parent.glob(f"content/*/{PACK_WORDS}"))


def words_of_pack(path: Path, lang: str) -> str:
    """What a pack says in one language, in the form of a catalogue; a text of several lines is indented there."""
    try:
        messages = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TextError(f"{path}: {error}") from error
    said = {id: texts[lang] for id, texts in messages.items() if isinstance(texts, dict) and lang in texts}
    return "".join(f"{id} = {text.strip().replace(chr(10), chr(10) + '    ')}\n" for id, text in said.items())


def entries_in(source: str) -> Iterator[tuple[str, str]]:
    """Cut a file into its entries: id and source of each, comments left at the end of the one before."""
    starts = list(ENTRY_START.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start.group(1), source[start.start() : end]


# ---- parameters ------------------------------------------------------------------------------------------------------


def number(value: int) -> FluentInt:
    """A number that Fluent selects plurals by and writes without grouping."""
    from fluent.runtime.types import FluentInt

    return FluentInt(value, useGrouping=False)


def worded(catalogue: Catalogue, value: object) -> str | int:
    """A parameter in the words of a language; numbers stay numbers, for the message to choose a plural by."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return catalogue.plain(value)
    if not isinstance(value, list | tuple):
        raise TextError(f"a text takes numbers, ids of texts and lists of these, not {value!r}")
    if len(value) == 2:
        id, n = value
        if isinstance(id, str) and isinstance(n, int):
            return catalogue.render(id, {"n": n})
        if isinstance(id, str) and isinstance(n, dict):
            return catalogue.render(id, {name: worded(catalogue, part) for name, part in n.items()})
    return joined(catalogue, [str(worded(catalogue, part)) for part in value])


def who(catalogue: Catalogue, seat: object, names: Sequence[str]) -> str:
    """The player on a seat, or the players on several."""
    if isinstance(seat, list | tuple):
        return joined(catalogue, [who(catalogue, each, names) for each in seat])
    if not isinstance(seat, int):
        raise TextError(f"a seat is a number, not {seat!r}")
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return catalogue.render("seat", {"n": seat + 1})


def joined(catalogue: Catalogue, parts: Sequence[str]) -> str:
    """Enumerate: "a", "a and b", "a, b and c"; nothing has a word of its own."""
    if not parts:
        return catalogue.plain("list-none")
    *front, last = parts
    if not front:
        return last
    text = front[0]
    for part in front[1:]:
        text = catalogue.render("list-middle", {"first": text, "second": part})
    ending = "list-two" if len(front) == 1 else "list-last"
    if STARTS_WITH_I.match(last):
        ending += "-before-i"
    return catalogue.render(ending, {"first": text, "second": last})


# ---- proof-reading ---------------------------------------------------------------------------------------------------


class Entry:
    """What a proof-reader notes of one message, one attribute of a message (``id.attribute``) or one ``-term``."""

    __slots__ = ("place", "references", "variables")

    def __init__(self, place: str, variables: frozenset[str], references: frozenset[str]) -> None:
        self.place = place
        self.variables = variables
        self.references = references


Entries: TypeAlias = dict[str, Entry]


def check(
    folders: Sequence[Path], required: Mapping[str, frozenset[str]], may_be_unused: Collection[str] = ()
) -> list[str]:
    """Proof-read the catalogues in all languages, the kernel's among them; one line per problem, none if all is well.

    ``required`` says which messages the code asks for and which parameters it passes to each: every language must have
    them and use exactly these variables. Messages that nobody asks for are problems too, unless their id starts with
    one of ``may_be_unused`` (``"rule-"``, ``"glossary-"``).
    """
    wanted = {**KERNEL_MESSAGES, **required}
    problems: list[str] = []
    languages: dict[str, Entries] = {}
    for lang in LANGUAGES:
        languages[lang] = read_entries(with_kernel(folders), lang, problems)
    for entries in languages.values():
        problems += unknown_references(entries)
    problems += missing_ids(languages, wanted)
    problems += differing_variables(languages)
    problems += wrong_variables(languages, wanted)
    problems += unused_ids(languages, wanted, (*KERNEL_LOOKED_UP, *may_be_unused))
    return problems


def read_entries(folders: Sequence[Path], lang: str, problems: list[str]) -> Entries:
    """All entries of a language; what cannot be read, or was there before, goes to the problems."""
    from fluent.syntax import FluentParser, ast

    entries: Entries = {}
    for path, source in catalogue_texts(folders, lang):
        for item in FluentParser().parse(source).body:
            if isinstance(item, ast.Junk):
                problems.append(f"{path}:{line_of(source, item)}: cannot be read: {reason_for_junk(item)}")
            elif isinstance(item, ast.Message | ast.Term):
                place = f"{path}:{line_of(source, item.id)}"
                for name, entry in parts_of(item, place):
                    if name in entries:
                        problems.append(f"{place}: {name} is a duplicate; it stands in {entries[name].place} already")
                    else:
                        entries[name] = entry
    return entries


def reason_for_junk(junk: ast.Junk) -> str:
    return "; ".join(str(annotation.message) for annotation in junk.annotations or ())


def line_of(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start if node.span else 0) + 1


def parts_of(item: ast.Message | ast.Term, place: str) -> Iterator[tuple[str, Entry]]:
    """A message and its attributes as entries of their own; the attributes of a term are private to it."""
    from fluent.syntax import ast

    if isinstance(item, ast.Term):
        # Variables of a term are filled in by those who refer to it, not by the code.
        yield f"-{item.id.name}", Entry(place, frozenset(), references_in(item))
        return
    if item.value is not None:
        yield item.id.name, Entry(place, variables_in(item.value), references_in(item.value))
    for attribute in item.attributes:
        name = f"{item.id.name}.{attribute.id.name}"
        yield name, Entry(place, variables_in(attribute.value), references_in(attribute.value))


def variables_in(node: ast.BaseNode) -> frozenset[str]:
    from fluent.syntax import ast

    return frozenset(each.id.name for each in nodes_in(node) if isinstance(each, ast.VariableReference))


def references_in(node: ast.BaseNode) -> frozenset[str]:
    """Names of the entries that are referred to: ``id``, ``id.attribute`` or ``-term``."""
    from fluent.syntax import ast

    names = set()
    for each in nodes_in(node):
        if isinstance(each, ast.TermReference):
            names.add(f"-{each.id.name}")
        elif isinstance(each, ast.MessageReference):
            names.add(f"{each.id.name}.{each.attribute.name}" if each.attribute else each.id.name)
    return frozenset(names)


def nodes_in(node: object) -> Iterator[object]:
    """A node of the syntax tree and all below it."""
    from fluent.syntax import ast

    if isinstance(node, list):
        for child in node:
            yield from nodes_in(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes_in(child)


def unknown_references(entries: Entries) -> list[str]:
    return [
        f"{entry.place}: {name} refers to {reference}, which does not exist"
        for name, entry in entries.items()
        for reference in sorted(entry.references - entries.keys())
    ]


def missing_ids(languages: Mapping[str, Entries], wanted: Mapping[str, frozenset[str]]) -> list[str]:
    """Ids that the code or another language has; terms may differ between languages."""
    public = {name for entries in languages.values() for name in entries if not name.startswith("-")}
    return [
        f"{lang}: {name} is missing"
        for lang, entries in languages.items()
        for name in sorted((public | wanted.keys()) - entries.keys())
    ]


def all_variables(entries: Entries, name: str, seen: frozenset[str] = frozenset()) -> frozenset[str]:
    """The variables of an entry and of all messages that it refers to."""
    if name not in entries or name in seen:
        return frozenset()
    found = entries[name].variables
    for reference in entries[name].references:
        found |= all_variables(entries, reference, seen | {name})
    return found


def dollars(names: Collection[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def differing_variables(languages: Mapping[str, Entries]) -> list[str]:
    problems = []
    for name in sorted({name for entries in languages.values() for name in entries}):
        variables = {lang: all_variables(entries, name) for lang, entries in languages.items() if name in entries}
        if len(set(variables.values())) > 1:
            listed = "; ".join(f"{lang} {dollars(found)}" for lang, found in variables.items())
            problems.append(f"{name} has other variables in other languages: {listed}")
    return problems


def wrong_variables(languages: Mapping[str, Entries], wanted: Mapping[str, frozenset[str]]) -> list[str]:
    """Variables that the code does not pass, and parameters that a message leaves out."""
    problems = []
    for lang, entries in languages.items():
        for name, passed in wanted.items():
            if name not in entries:
                continue
            used = all_variables(entries, name)
            if used - passed:
                problems.append(f"{lang}: {name} uses {dollars(used - passed)}, unknown to the code")
            if passed - used:
                problems.append(f"{lang}: {name} leaves out {dollars(passed - used)}")
    return problems


def unused_ids(
    languages: Mapping[str, Entries], wanted: Mapping[str, frozenset[str]], may_be_unused: tuple[str, ...]
) -> list[str]:
    """Ids that neither the code nor another entry asks for."""
    names = {name for entries in languages.values() for name in entries}
    used = {reference for entries in languages.values() for entry in entries.values() for reference in entry.references}
    spare = sorted(names - used - wanted.keys())
    return [f"{name} is unused" for name in spare if not name.startswith(may_be_unused)]
