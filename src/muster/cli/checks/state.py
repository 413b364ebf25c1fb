"""Each field of a game's state is written once: its slot, its copy and its place in snapshots are made from there.

A class of ``state.py`` lays its fields out in ``unpack``, one assignment each, with type, first value and a comment.
What follows from that stands between two marks at the end of the class (and, for the table, of the module): written by
``muster check state --renew``, proved to be current by ``muster check state``. What it goes by:

* a list is copied, everything else that is no record is shared: the rest of a state is values and tuples of values;
* a record, another class of the module with an ``unpack``, is cloned; but a constant of the module that is a record
  (``FREE_PATH``) is shared by all tables and never written to;
* what is handed in as it is (``self.box = box``) and what stands below a comment ``# Not state`` is copied, but is no
  part of snapshots and hashes;
* records in a list are written field by field, as if each field were a list: so they can take the place of parallel
  lists, and old hashes stay. Neighbouring yes-or-no fields of theirs are bits of one number. A comment that begins with
  a slice, as in ``# [:BATTLE_PATHS] ...``, says for which of them the field is written; ``# [list] ...``, that a tuple
  is written as the list that it once was.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import muster

BEGIN = "# -- made from unpack by: muster check state --renew --"
END = "# -- so far --"


@dataclass
class Field:
    """One field of a class of the state."""

    name: str
    kind: str  # as annotated; empty where nothing is
    is_state: bool
    is_flag: bool
    part: str  # the slice of the records for which it is written; empty for all
    as_list: bool  # written as a list, though it is none


@dataclass
class Record:
    """A class of the state, with its fields in their order."""

    name: str
    fields: list[Field]
    end: int  # the line after which its made part stands
    is_table: bool


def check(*, games: tuple[str, ...], renew: bool = False, full: bool = False) -> bool:
    """Compare what stands between the marks with what follows from the fields; with ``renew`` write it there."""
    well = True
    for name in games:
        path = state_file(name)
        written = path.read_text(encoding="utf-8")
        made = renewed(written)
        if made == written:
            fields = sum(len(record.fields) for record in records_of(written))
            print(f"state: {name}: {fields} fields, copies and snapshots follow from them")
        elif renew:
            path.write_text(made, encoding="utf-8")
            print(f"state: {name}: renewed {path.name}")
        else:
            well = False
            print(f"state: {name}: {path.name} has fields that its copies do not follow: muster check state --renew")
    return well


def state_file(game: str) -> Path:
    """The module that holds the state of a game."""
    found = find_spec(f"{muster.game(game).package}.state")
    origin = Path(str(found.origin if found else ""))
    return origin if origin.suffix == ".py" else origin.parent / "state.py"  # beside it, where it was compiled


# -- reading -----------------------------------------------------------------------------------------------------------


def records_of(source: str) -> list[Record]:
    """The classes of a module that lay out fields."""
    lines = source.splitlines()
    found: list[Record] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
            if "unpack" in methods:
                is_table = any(isinstance(base, ast.Name) and base.id == "Table" for base in node.bases)
                end = max(methods[name].end_lineno or 0 for name in ("__init__", "unpack") if name in methods)
                found.append(Record(node.name, fields_of(methods["unpack"], lines), end, is_table))
    return found


def fields_of(unpack: ast.FunctionDef, lines: list[str]) -> list[Field]:
    """What ``unpack`` assigns to itself, statement by statement."""
    handed_in = {argument.arg for argument in (*unpack.args.args, *unpack.args.kwonlyargs)}
    found: list[Field] = []
    for statement in unpack.body:
        if isinstance(statement, ast.AnnAssign):
            target: ast.expr = statement.target
            kind = ast.unparse(statement.annotation)
        elif isinstance(statement, ast.Assign):
            target, kind = statement.targets[0], ""
        else:
            continue
        if not (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"):
            continue
        value = statement.value
        shared = isinstance(value, ast.Name) and value.id in handed_in
        below = any(line.strip().startswith("# Not state") for line in lines[unpack.lineno : statement.lineno])
        is_flag = isinstance(value, ast.Constant) and isinstance(value.value, bool)
        comment = lines[statement.lineno - 1].partition("# [:")[2]
        part = f"[:{comment.partition(']')[0]}]" if comment else ""
        as_list = "# [list]" in lines[statement.lineno - 1]
        found.append(Field(target.attr, kind, not (shared or below), is_flag, part, as_list))
    return found


def shared_records(source: str, records: list[Record]) -> dict[str, str]:
    """Constants of the module that are records, by the name of their class."""
    names = {record.name for record in records}
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            made_of = [each.func for each in ast.walk(node.value) if isinstance(each, ast.Call)]
            for function in made_of:
                if isinstance(function, ast.Name) and function.id in names:
                    found[function.id] = node.target.id
    return found


# -- writing -----------------------------------------------------------------------------------------------------------


def renewed(source: str) -> str:
    """The module with everything between the marks made anew."""
    bare = without_made(source)
    records = records_of(bare)
    shared = shared_records(bare, records)
    lines = bare.splitlines()
    for record in reversed(records):
        lines[record.end : record.end] = class_part(record, records, shared)
    tables = [record for record in records if record.is_table]
    if tables:
        at = next(number for number, line in enumerate(lines) if line.startswith("STATE_CLASSES"))
        while not lines[at - 1]:
            del lines[at - 1]
            at -= 1
        lines[at:at] = ["", "", *field_names(tables[0], records), ""]
    return "\n".join(lines) + "\n"


def without_made(source: str) -> str:
    """The module without what was made."""
    kept: list[str] = []
    inside = False
    for line in source.splitlines():
        if line.strip() == BEGIN:
            inside = True
            while kept and not kept[-1]:
                kept.pop()
        if not inside:
            kept.append(line)
        if line.strip() == END:
            inside = False
    return "\n".join(kept) + "\n"


def class_part(record: Record, records: list[Record], shared: dict[str, str]) -> list[str]:
    """Slots, the copy, and for a table what snapshots hold."""
    made = ["__slots__ = (", *[f'    "{name}",' for name in sorted(field.name for field in record.fields)], ")", ""]
    if len(record.fields) == 1:
        made = [f'__slots__ = ("{record.fields[0].name}",)', ""]
    made += [f"def clone(self) -> {record.name}:", '    """An exact copy."""', f"    twin = {record.name}()"]
    if record.is_table:
        made.append("    self.copy_to(twin)")
    for field in record.fields:
        made += copying(field, records, shared)
    made.append("    return twin")
    if record.is_table and len(records) > 1:
        made += ["", *columns_part(record, records)]
    return ["", *[f"    {line}" if line else "" for line in (BEGIN, *made, "", END)]]


def copying(field: Field, records: list[Record], shared: dict[str, str]) -> list[str]:
    """How a field comes to a copy. Records are copied on the spot: a call for each would cost as much as the copy."""
    name, value = field.name, f"self.{field.name}"
    by_name = {record.name: record for record in records}
    inner = field.kind[5:-1] if field.kind.startswith("list[") else field.kind
    if inner not in by_name:
        if inner != field.kind and inner.startswith("list["):
            return [f"    twin.{name} = [each.copy() for each in {value}]"]
        is_filled = field.kind.startswith(("list[", "dict[", "set["))
        return [f"    twin.{name} = {value}.copy()" if is_filled else f"    twin.{name} = {value}"]
    one, nothing = inner.lower(), shared.get(inner)
    fields = [line for part in by_name[inner].fields for line in copying(part, records, shared)]
    fields = [line.replace("twin.", f"new_{one}.").replace("self.", f"{one}.") for line in fields]
    if inner == field.kind and nothing:  # mostly nothing
        return [f"    twin.{name} = {value} if {value} is {nothing} else {value}.clone()"]
    if inner == field.kind:
        return [f"    {one} = {value}", f"    twin.{name} = new_{one} = {inner}()", *fields]
    made = [f"    twin.{name} = {name} = {value}.copy()", f"    for at, {one} in enumerate({name}):"]
    if nothing:
        made.append(f"        if {one} is not {nothing}:")
    inset = " " * (8 if nothing else 4)
    return [*made, *[f"{inset}{line}" for line in (f"    {name}[at] = new_{one} = {inner}()", *fields)]]


def columns(table: Record, records: list[Record]) -> list[tuple[Field, list[Field]]]:
    """What is written down of a table, in order: a field of it, and of the record there one field or several flags."""
    by_name = {record.name: record for record in records}
    found: list[tuple[Field, list[Field]]] = []
    for field in table.fields:
        inner = field.kind[5:-1] if field.kind.startswith("list[") else field.kind
        if not field.is_state:
            continue
        if inner not in by_name:
            found.append((field, []))
            continue
        in_list = field.kind != inner
        for part in by_name[inner].fields:
            if in_list and part.is_flag and found and found[-1][0] is field and found[-1][1][-1].is_flag:
                found[-1][1].append(part)
            else:
                found.append((field, [part]))
    return found


def columns_part(table: Record, records: list[Record]) -> list[str]:
    """The two methods of a table with records: its state as a list of columns, and back."""
    names = {record.name for record in records}
    written: list[str] = []
    read: list[str] = []
    open_loop = ""
    for at, (field, parts) in enumerate(columns(table, records)):
        value = f"self.{field.name}"
        if parts and not any(line.startswith(f"    {value} = ") for line in read):
            each = f"{value}.clone()" if field.kind in names else f"[each.clone() for each in {value}]"
            read.append(f"    {value} = {each}")
        if not parts:
            written.append(f"list({value})" if field.as_list else value)
            read.append(f"    {value} = tuple(columns[{at}])" if field.as_list else f"    {value} = columns[{at}]")
        elif field.kind in names:
            written.append(f"{value}.{parts[0].name}")
            read.append(f"    {value}.{parts[0].name} = columns[{at}]")
        else:
            one = field.kind[5:-1].lower()
            bits = [f"{one}.{part.name} << {bit}" if bit else f"{one}.{part.name}" for bit, part in enumerate(parts)]
            whole = f"int({bits[0]})" if parts[0].is_flag and len(parts) == 1 else " | ".join(bits)
            written.append(f"[{whole} for {one} in {value}{parts[0].part}]")
            loop = f"    for at, {one} in enumerate({value}{parts[0].part}):"
            if loop != open_loop:
                read.append(loop)
            for bit, part in enumerate(parts):
                mine = f"columns[{at}][at]"
                read.append(f"        {one}.{part.name} = {f'bool({mine} >> {bit} & 1)' if part.is_flag else mine}")
            open_loop = loop
            continue
        open_loop = ""
    return [
        "def columns(self) -> list[Any]:",
        '    """The state as it is written down, in the order of FIELDS."""',
        "    return [",
        *[f"        {value}," for value in written],
        "    ]",
        "",
        "def lay_columns(self, columns: list[Any]) -> None:",
        '    """Take the state from what was written down."""',
        *read,
    ]


def field_names(table: Record, records: list[Record]) -> list[str]:
    """The names of the columns: what schemas are compared by."""
    named = [
        ".".join([field.name, "+".join(part.name for part in parts)]) if parts else field.name
        for field, parts in columns(table, records)
    ]
    return [
        BEGIN,
        "# What is state, in the order of snapshots and hashes; the kernel's own fields come before.",
        "FIELDS: Final = (",
        *[f'    "{name}",' for name in named],
        ")",
        END,
    ]
