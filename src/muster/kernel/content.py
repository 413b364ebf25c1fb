"""Content packs: the cards, tiles and figures of a game, as folders of TOML files.

A pack is a folder with ``pack.toml`` (``name``, ``title``, and ``base`` where the pack only changes another one) and
one file per table. Every record of a table is a TOML table whose key is the id of a card, a tile or a monster, and
every record says where its figures come from::

    [skeleton]                                  # monsters.toml
    name = "Skeleton"
    strength = 2
    effects = [{ do = "gain", class = "peasant", n = 1 }]

    [skeleton.source]
    name = "rulebook"
    strength = "rulebook: example of a fight"
    effects = "designed"
    "effects.1.n" = "derived: the supply has no more"

An origin covers everything below the part that it names; a longer path covers its own part. Lists count from 1.

A game describes its tables by msgspec structs. The key of a schema is the name of a table, ``monsters``, or of one
record in a table whose records differ in kind, ``box.setup``. Nothing in a pack is taken on trust: all problems are
collected and reported together, each in a line that names file, record and field.

Names and sentences may stand in ``words.toml``, in all languages: see ``muster.kernel.text``. They are no figures, so
the hash does not know them.

A second folder may be laid over the first. It holds only what is changed: records are merged field by field, a field
that is given replaces the whole field, a new record comes last, and ``remove = true`` takes a record out. Whoever
changes a figure also says where the new one comes from.
"""

from __future__ import annotations

import functools
import hashlib
import re
import threading
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from muster.kernel.errors import ContentError
from muster.kernel.text import PACK_WORDS

Record = TypeVar("Record", bound=msgspec.Struct)
Box = TypeVar("Box")
Schemas = Mapping[str, type[msgspec.Struct]]
Origins = dict[str, dict[str, dict[str, str]]]

STANDARD = "standard"
HEADER = "pack.toml"
SOURCE = "source"
REMOVE = "remove"
ORIGIN = re.compile(r"(rulebook|public|derived|designed)(: \S.*)?")
RECORD_KEY = re.compile(r"[a-z][a-z0-9_]*")
WIDEST_VALUE_SHOWN = 60


class Pack:
    """One checked set of content.

    ``tables`` holds table name, record key and record in the order of the files. ``origins`` holds, for every record,
    the path of a part (``strength``, ``levels.2.cost``) and the text that says where it comes from. ``hash`` names
    the figures: it changes with every value and with the order of the records, and with nothing else, so a better note,
    another title or a comment leaves the matches of a pack alone.
    """

    __slots__ = ("hash", "name", "origins", "tables", "title")

    def __init__(
        self, name: str, title: str, tables: dict[str, dict[str, msgspec.Struct]], origins: Origins, hash: str = ""
    ) -> None:
        self.name = name
        self.title = title
        self.tables = tables
        self.origins = origins
        self.hash = hash or hash_of(plain_tables(tables))

    def table(self, name: str, kind: type[Record]) -> dict[str, Record]:
        """All records of one table, for readers who want them typed."""
        return {key: _as_kind(record, kind) for key, record in self.tables[name].items()}

    def record(self, table: str, key: str, kind: type[Record]) -> Record:
        """One record, typed."""
        return _as_kind(self.tables[table][key], kind)

    def origin(self, table: str, key: str, path: str) -> str:
        """Where one part of a record comes from: the origin of the part itself, or of the nearest part around it."""
        origins = self.origins[table][key]
        while path not in origins:
            path, dot, _ = path.rpartition(".")
            if not dot:
                return ""
        return origins[path]

    def to_json(self) -> str:
        """The whole pack as one JSON text; records are listed in pairs, for JSON objects promise no order."""
        stored = _Stored(self.name, self.title, self.hash, plain_tables(self.tables), self.origins)
        return msgspec.json.encode(stored).decode("utf-8")

    @staticmethod
    def from_json(text: str | bytes, schemas: Schemas) -> Pack:
        """The pack that ``to_json`` wrote down; refused if a figure no longer fits the hash or the schemas."""
        try:
            with _DESCRIBING:
                stored = msgspec.json.decode(text, type=_Stored)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ContentError([f"stored pack: {error}"]) from error
        found = hash_of(stored.tables)
        if found != stored.hash:
            raise ContentError([f"stored pack {stored.name}: hash: expected {stored.hash}, got {found}"])
        where = f"stored pack {stored.name}"
        rows = {
            name: {key: _Row(f"{where}: {name}", fields) for key, fields in pairs}
            for name, pairs in stored.tables.items()
        }
        problems: list[str] = []
        tables = _records(rows, _shapes(schemas), problems, where)
        if problems:
            raise ContentError(problems)
        return Pack(stored.name, stored.title, tables, stored.origins, stored.hash)


Check = Callable[[Pack], list[str]]

# msgspec describes a type when it first meets it, and crashes where two threads meet it at once: as in a server that
# warms up while someone starts a match.
_DESCRIBING = threading.Lock()


def _converted(value: Any, kind: Any) -> Any:
    with _DESCRIBING:
        return msgspec.convert(value, kind)


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    """The form in which a pack is stored."""

    name: str
    title: str
    hash: str
    tables: dict[str, list[tuple[str, dict[str, Any]]]]
    origins: Origins


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    """What ``pack.toml`` says."""

    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
    title: Annotated[str, msgspec.Meta(min_length=1)]
    base: Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")] = ""


class _Shape:
    """What a table may hold: records of one kind with free keys, or certain records, each of its own kind."""

    __slots__ = ("fixed", "kind")

    def __init__(self) -> None:
        self.kind: type[msgspec.Struct] | None = None
        self.fixed: dict[str, type[msgspec.Struct]] = {}

    def kind_of(self, key: str) -> type[msgspec.Struct] | None:
        return self.fixed.get(key, self.kind)


class _Row:
    """A record before it is checked: its fields, their origins, and the files that record and fields come from."""

    __slots__ = ("fields", "files", "home", "origins")

    def __init__(self, home: str, fields: dict[str, Any]) -> None:
        self.home = home
        self.fields = fields
        self.files: dict[str, str] = {}
        self.origins: dict[str, str] = {}

    def file_of(self, field: str) -> str:
        return self.files.get(field, self.home)


class _Layer:
    """One folder as it was read. A table whose file is missing or broken is ``None``."""

    __slots__ = ("header", "label", "tables")

    def __init__(self, label: str, header: _Header, tables: dict[str, dict[str, dict[str, Any]] | None]) -> None:
        self.label = label
        self.header = header
        self.tables = tables


# Loading


def load_pack(base: Path, schemas: Schemas, overlay: Path | None = None, checks: Sequence[Check] = ()) -> Pack:
    """Read a pack, lay another one over it if asked to, and check everything.

    ``checks`` are the game's own: each looks at the finished pack and returns what is wrong with it. They run only on
    a pack whose records are all in order. Raises ``ContentError`` with all problems found.
    """
    problems: list[str] = []
    shapes = _shapes(schemas)
    layers = [_read_layer(base, "", shapes, problems)]
    if overlay is not None:
        layers.append(_read_layer(overlay, f"{overlay.name}/", shapes, problems))
    _check_bases(layers, problems)
    rows: dict[str, dict[str, _Row]] = {name: {} for name, table in layers[0].tables.items() if table is not None}
    for layer in layers:
        _lay_over(rows, layer, shapes, problems, first=layer is layers[0])
    tables = _records(rows, shapes, problems)
    if problems:
        raise ContentError(problems)
    origins = {name: {key: row.origins for key, row in table.items()} for name, table in rows.items()}
    pack = Pack(layers[-1].header.name, layers[-1].header.title, tables, origins)
    for check in checks:
        problems += check(pack)
    if problems:
        raise ContentError(problems)
    return pack


def load_named(
    shelf: Path, pack: str | Path, schemas: Schemas, checks: Sequence[Check] = (), later_checks: Sequence[Check] = ()
) -> Pack:
    """Load a pack by its name on the shelf of a game, or by its path: a folder, or a file that ``to_json`` filled.

    A base that a folder names stands on the shelf. ``later_checks`` came when matches had been played with packs that
    fail them: a file, which was kept beside such a match, need not pass them.
    """
    if str(pack).endswith(".json"):
        return _load_stored(Path(pack), schemas, checks)
    on_shelf = RECORD_KEY.fullmatch(str(pack)) and (shelf / pack).is_dir()
    folder = shelf / pack if on_shelf else Path(pack)
    try:
        base = tomllib.loads((folder / HEADER).read_text("utf-8")).get("base", "")
    except (OSError, ValueError):
        base = ""  # loading says what is wrong with this folder
    if isinstance(base, str) and RECORD_KEY.fullmatch(base):
        return load_pack(shelf / base, schemas, folder, (*checks, *later_checks))
    return load_pack(folder, schemas, None, (*checks, *later_checks))


def packs_on(shelf: Path) -> tuple[str, ...]:
    """The packs that come with a game: every folder of its shelf that has a header, the standard one first."""
    others = sorted(header.parent.name for header in shelf.glob(f"*/{HEADER}") if header.parent.name != STANDARD)
    return (STANDARD, *others)


def _load_stored(path: Path, schemas: Schemas, checks: Sequence[Check]) -> Pack:
    """A pack that was stored beside the record of a match."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ContentError([f"{path.name}: {error.strerror}"]) from error
    pack = Pack.from_json(text, schemas)
    problems = [problem for check in checks for problem in check(pack)]
    if problems:
        raise ContentError(problems)
    return pack


class Boxes(Generic[Box]):
    """What a game lays out from its packs: ``load`` finds a pack by its name or path, ``box_of`` makes a box of it.

    The packs in ``shipped`` are laid out once, and everyone who asks for one gets the same box. Any other is read
    anew each time, for its files may have changed.
    """

    __slots__ = ("_box_of", "_laid_out", "_load", "_schemas", "_shipped")

    def __init__(
        self,
        load: Callable[[str | Path], Pack],
        box_of: Callable[[Pack], Box],
        schemas: Schemas,
        shipped: Sequence[str],
    ) -> None:
        self._load = load
        self._box_of = box_of
        self._schemas = schemas
        self._shipped = shipped
        self._laid_out: dict[str | Path, Box] = {}

    def load(self, pack: str | Path | None = None) -> Box:
        """A shipped pack by name, any pack by its path, the standard pack if none is named."""
        name = STANDARD if pack is None else pack
        if name in self._laid_out:
            return self._laid_out[name]
        box = self._box_of(self._load(name))
        # Two threads may lay out the same pack at once: both get the box that was ready first.
        return self._laid_out.setdefault(name, box) if name in self._shipped else box

    def stored(self, text: str) -> Box:
        """The box of a pack that was stored beside a match."""
        return self._box_of(Pack.from_json(text, self._schemas))

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the tables of a pack."""
        return json_schema(self._schemas)


def json_schema(schemas: Schemas) -> dict[str, Any]:
    """The tables as one JSON Schema, for editors, pages and readers in other languages.

    It describes the files of a full pack, so every record also has its origins.
    """
    kinds = list(dict.fromkeys(schemas.values()))
    references, components = msgspec.json.schema_components(kinds)
    for reference in references:
        component = components[reference["$ref"].rpartition("/")[2]]
        component["properties"][SOURCE] = {
            "type": "object",
            "additionalProperties": {"type": "string", "pattern": f"^{ORIGIN.pattern}$"},
        }
        component["required"] = [*component.get("required", []), SOURCE]
    properties: dict[str, Any] = {}
    for name, shape in _shapes(schemas).items():
        free = references[kinds.index(shape.kind)] if shape.kind is not None else False
        fixed = {key: references[kinds.index(kind)] for key, kind in shape.fixed.items()}
        properties[name] = {
            "type": "object",
            "properties": fixed,
            "required": list(fixed),
            "additionalProperties": free,
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "$defs": components,
    }


def plain_tables(tables: Mapping[str, Mapping[str, msgspec.Struct]]) -> dict[str, Any]:
    """The records as JSON has them: tables by name, each a list of key and record."""
    pairs = {name: list(tables[name].items()) for name in sorted(tables)}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(pairs, order="sorted"))
    return plain


def hash_of(tables: Any) -> str:
    """Blake2b with 128 bits over the canonical JSON of plain tables."""
    return hashlib.blake2b(msgspec.json.encode(tables, order="sorted"), digest_size=16).hexdigest()


# Reading a folder


def _shapes(schemas: Schemas) -> dict[str, _Shape]:
    shapes: dict[str, _Shape] = {}
    for name, kind in schemas.items():
        table, dot, key = name.partition(".")
        shape = shapes.setdefault(table, _Shape())
        if dot:
            shape.fixed[key] = kind
        else:
            shape.kind = kind
    return shapes


def _read_layer(folder: Path, label: str, shapes: Mapping[str, _Shape], problems: list[str]) -> _Layer:
    layer = _Layer(label, _Header("", ""), {})
    if not folder.is_dir():
        problems.append(f"{folder}: no such folder")
        return layer
    known = {HEADER, PACK_WORDS, *(f"{name}.toml" for name in shapes)}
    for path in sorted(folder.iterdir()):
        if path.name not in known and not path.name.startswith((".", "README")):
            problems.append(f"{label}{path.name}: unknown file")
    layer.header = _read_header(folder / HEADER, label, problems)
    for name in shapes:
        path = folder / f"{name}.toml"
        if path.exists():
            layer.tables[name] = _read_table(path, label, problems)
        elif not label:
            layer.tables[name] = None
            problems.append(f"{path.name}: file is missing")
    return layer


def _read_toml(path: Path, label: str, problems: list[str]) -> dict[str, Any] | None:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        problems.append(f"{label}{path.name}: cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        problems.append(f"{label}{path.name}: not UTF-8 text at byte {error.start}")
    except tomllib.TOMLDecodeError as error:
        problems.append(f"{label}{path.name}: not TOML: {error}")
    return None


def _read_header(path: Path, label: str, problems: list[str]) -> _Header:
    fields = _read_toml(path, label, problems)
    if fields is None:
        return _Header("", "")
    found = _struct_problems(fields, _Header, lambda name: f"{label}{HEADER}: {name}")
    problems += found
    return _Header("", "") if found else _converted(fields, _Header)


def _read_table(path: Path, label: str, problems: list[str]) -> dict[str, dict[str, Any]] | None:
    """The records of one file, without those that are not records at all."""
    table = _read_toml(path, label, problems)
    if table is None:
        return None
    rows: dict[str, dict[str, Any]] = {}
    for key, fields in table.items():
        where = f"{label}{path.name}: {key}"
        if not isinstance(fields, dict):
            problems.append(f"{where}: expected a record, got {_shown(fields)}")
        elif not RECORD_KEY.fullmatch(key):
            problems.append(f"{where}: expected a key of small letters, digits and underscores")
        else:
            rows[key] = fields
    return rows


# Laying one folder over another


def _check_bases(layers: list[_Layer], problems: list[str]) -> None:
    bottom, top = layers[0].header, layers[-1].header
    if bottom.base:
        problems.append(f"{HEADER}: base: this pack changes {_shown(bottom.base)} and is nothing without it")
    if top is not bottom and top.base and bottom.name and top.base != bottom.name:
        label = layers[-1].label
        problems.append(f"{label}{HEADER}: base: expected {_shown(bottom.name)}, got {_shown(top.base)}")


def _lay_over(
    rows: dict[str, dict[str, _Row]],
    layer: _Layer,
    shapes: Mapping[str, _Shape],
    problems: list[str],
    *,
    first: bool,
) -> None:
    """Merge the records of a folder field by field over those already there."""
    for name, table in layer.tables.items():
        if table is None or name not in rows:
            continue
        where = f"{layer.label}{name}.toml"
        for key, fields in table.items():
            if not first and REMOVE in fields:
                problems += _remove(rows[name], key, fields, f"{where}: {key}")
            elif shapes[name].kind_of(key) is None:
                problems.append(f"{where}: {key}: unknown record")
            else:
                _merge(rows[name], key, fields, where, problems)


def _remove(table: dict[str, _Row], key: str, fields: dict[str, Any], where: str) -> list[str]:
    if fields != {REMOVE: True}:
        return [f"{where}: a record is removed by {REMOVE} = true and nothing else"]
    if key not in table:
        return [f"{where}: {REMOVE}: no such record"]
    del table[key]
    return []


def _merge(table: dict[str, _Row], key: str, fields: dict[str, Any], where: str, problems: list[str]) -> None:
    """Put the fields of one record over those known so far; the origins of what is replaced go with it."""
    source = fields.get(SOURCE, {})
    values = {field: value for field, value in fields.items() if field != SOURCE}
    found = _source_problems(values, source, f"{where}: {key}: {SOURCE}")
    problems += found
    row = table.setdefault(key, _Row(where, {}))
    row.origins = {path: text for path, text in row.origins.items() if path.partition(".")[0] not in values}
    if not found:
        row.origins.update(source)
    row.fields.update({field: _sorted(value) for field, value in values.items()})
    row.files.update(dict.fromkeys(values, where))


def _sorted(value: Any) -> Any:
    """The value with its inner keys in order: two packs with the same hash are the same to every reader."""
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return [_sorted(item) for item in value]
    return value


# Origins


def _source_problems(fields: dict[str, Any], source: Any, where: str) -> list[str]:
    """Every part of a record has an origin, and every origin has its part."""
    if not isinstance(source, dict):
        return [f"{where}: expected a table of origins, got {_shown(source)}"]
    if fields and not source:
        return [f"{where}: origins are missing"]
    problems = []
    parts = {path for field, value in fields.items() for path in _paths(field, value)}
    for path, text in source.items():
        if path not in parts:
            problems.append(f"{where}: {path}: no such part in this record")
        elif not isinstance(text, str) or not ORIGIN.fullmatch(text):
            expected = "expected rulebook, public, derived or designed, optionally with ': note'"
            problems.append(f"{where}: {path}: {expected}, got {_shown(text)}")
    for field, value in fields.items():
        problems += [f"{where}: {path}: origin is missing" for path in _uncovered(field, value, source)]
    return problems


def _parts(value: Any) -> list[tuple[str, Any]]:
    """What is directly inside a value, by key or by place."""
    if isinstance(value, dict):
        return list(value.items())
    if isinstance(value, list):
        return [(str(place), item) for place, item in enumerate(value, 1)]
    return []


def _paths(path: str, value: Any) -> Iterator[str]:
    yield path
    for name, part in _parts(value):
        yield from _paths(f"{path}.{name}", part)


def _uncovered(path: str, value: Any, source: dict[str, Any]) -> list[str]:
    """The parts without an origin, named as coarsely as the record itself names its parts."""
    if path in source:
        return []
    if not any(entry.startswith(f"{path}.") for entry in source):
        return [path]
    return [gap for name, part in _parts(value) for gap in _uncovered(f"{path}.{name}", part, source)]


# Checking values


def _records(
    rows: Mapping[str, Mapping[str, _Row]], shapes: Mapping[str, _Shape], problems: list[str], place: str = ""
) -> dict[str, dict[str, msgspec.Struct]]:
    """Make the records of all tables; what cannot be made is a problem. ``place`` names what is not a file."""
    tables: dict[str, dict[str, msgspec.Struct]] = {}
    problems += [f"{place}: {name}: unknown table" for name in rows if name not in shapes]
    for name, shape in shapes.items():
        where = f"{place}: {name}" if place else f"{name}.toml"
        if name not in rows:
            problems += [f"{where}: missing"] if place else []  # a missing file has been reported
            continue
        problems += [f"{where}: {key}: record is missing" for key in shape.fixed if key not in rows[name]]
        made = {key: _record(row, shape.kind_of(key), where, key, problems) for key, row in rows[name].items()}
        tables[name] = {key: record for key, record in made.items() if record is not None}
    return tables


def _record(
    row: _Row, kind: type[msgspec.Struct] | None, where: str, key: str, problems: list[str]
) -> msgspec.Struct | None:
    if kind is None:
        problems.append(f"{where}: {key}: unknown record")
        return None
    found = _struct_problems(row.fields, kind, lambda name: f"{row.file_of(name)}: {key}: {name}")
    if not found:
        found = _whole_problems(row.fields, kind, f"{row.home}: {key}")
    problems += found
    return None if found else _converted(row.fields, kind)


def _problems(value: Any, kind: Any, where: str) -> list[str]:
    """All that is wrong with a value: first inside it, part by part; then, if the parts are in order, as a whole.

    msgspec stops at its first finding; an author typing in a card wants to read all of them.
    """
    found: list[str] = []
    shape = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    origin = get_origin(shape)
    if isinstance(value, dict):
        found = _table_problems(value, shape, where)
    elif isinstance(value, list) and origin in (list, tuple):
        item_kind = get_args(shape)[0]
        for place, item in enumerate(value, 1):
            found += _problems(item, item_kind, f"{where}.{place}")
    return found or _whole_problems(value, kind, where)


def _table_problems(value: dict[str, Any], shape: Any, where: str) -> list[str]:
    """What is wrong inside an inner table: a struct, one of several structs told apart by a tag, or a mapping."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        return _struct_problems(value, shape, lambda name: f"{where}.{name}")
    if get_origin(shape) in (Union, UnionType):
        return _tagged_problems(value, get_args(shape), where)
    found: list[str] = []
    if get_origin(shape) in (dict, Mapping):
        key_kind, item_kind = get_args(shape)
        for key, item in value.items():
            found += _whole_problems(key, key_kind, where) or _problems(item, item_kind, f"{where}.{key}")
    return found


@functools.cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a struct by their names in the files."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _struct_problems(fields: dict[str, Any], kind: type[msgspec.Struct], where: Callable[[str], str]) -> list[str]:
    """What is wrong with the fields of a struct; ``where`` says how a field is called in a line."""
    found: list[str] = []
    known = _fields(kind)
    for name, value in fields.items():
        if name in known:
            found += _problems(value, known[name].type, where(name))
        elif name != kind.__struct_config__.tag_field:
            found.append(f"{where(name)}: unknown field")
    return found + [f"{where(name)}: missing" for name, field in known.items() if field.required and name not in fields]


def _tagged_problems(value: dict[str, Any], kinds: Sequence[Any], where: str) -> list[str]:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    tagged = {kind.__struct_config__.tag: kind for kind in structs}
    fields = {kind.__struct_config__.tag_field for kind in tagged.values()} - {None}
    if len(fields) != 1:
        return []
    field = fields.pop()
    if field not in value:
        return [f"{where}.{field}: missing"]
    tag = value[field]
    if not isinstance(tag, str) or tag not in tagged:
        return [f"{where}.{field}: expected one of {', '.join(map(str, tagged))}, got {_shown(tag)}"]
    return _struct_problems(value, tagged[tag], lambda name: f"{where}.{name}")


def _whole_problems(value: Any, kind: Any, where: str) -> list[str]:
    """What msgspec says about one value, in the words of this module."""
    try:
        _converted(value, kind)
    except msgspec.ValidationError as error:
        if get_origin(kind) is Literal:
            expected = f"expected one of {', '.join(_shown(word) for word in get_args(kind))}"
        else:
            expected = _expected(str(error))
        return [f"{where}: {expected}, got {_shown(value)}"]
    return []


def _expected(message: str) -> str:
    """``Expected `array` of length >= 1 - at `$` `` becomes ``expected list of length >= 1``."""
    text = message.partition(" - at ")[0].partition(", got ")[0].replace("`", "")
    text = text.replace("array", "list").replace("object", "table")
    return text[:1].lower() + text[1:]


def _shown(value: Any) -> str:
    """A value as its author wrote it, not longer than a line can bear."""
    if isinstance(value, dict):
        text = "{" + ", ".join(f"{key} = {_shown(part)}" for key, part in value.items()) + "}"
    elif isinstance(value, list):
        text = "[" + ", ".join(_shown(item) for item in value) + "]"
    elif isinstance(value, bool):
        text = "true" if value else "false"
    else:
        text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= WIDEST_VALUE_SHOWN else f"{text[: WIDEST_VALUE_SHOWN - 3]}..."


def _as_kind(record: msgspec.Struct, kind: type[Record]) -> Record:
    if not isinstance(record, kind):
        raise TypeError(f"expected {kind.__name__}, got {type(record).__name__}")
    return record
