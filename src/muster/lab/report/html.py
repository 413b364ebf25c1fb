"""The page around the pictures: style, tables that can be sorted and searched, and no address of anywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fbf9f4; --card: #fff; --text: #26221c; --dim: #6d665b; --line: #ddd6c9;
  --wanted: #cfe6cf; --good: #1d7a3a; --bad: #b3261e; --i0: #2f6db3; --i1: #c8552b; --i2: #3a8a4d; --i3: #8a4fa8;
  --i4: #b08a1e; --i5: #2a8f98; --i6: #b04672; --i7: #6b6f7a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1915; --card: #25221d; --text: #ece5d8; --dim: #a79e8f;
  --line: #403b33; --wanted: #2c4a31; --good: #6fce87; --bad: #ff8a80; --i0: #6ea8ea; --i1: #ee8a5f; --i2: #75c48a;
  --i3: #c18ee0; --i4: #dcb84e; --i5: #64c3cc; --i6: #e586ad; --i7: #a2a7b3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.7rem; margin: 0 0 4px; line-height: 1.2; }
h2 { font-size: 1.2rem; margin: 0 0 4px; }
h3 { font-size: 1rem; margin: 20px 0 4px; }
p { margin: 4px 0 12px; max-width: 75ch; }
.dim, figcaption { color: var(--dim); font-size: 0.9rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 16px 0; }
.facts { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 12px 0; padding: 0; list-style: none; }
.facts b { display: block; font-size: 1.3rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.facts span { color: var(--dim); font-size: 0.85rem; }
.pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); }
figure { margin: 8px 0; min-width: 0; max-width: 640px; overflow-x: auto; }
figure > svg { min-width: 420px; }
svg { width: 100%; height: auto; display: block; font: 12px system-ui, sans-serif; }
svg text { fill: var(--text); } svg .tick { text-anchor: middle; fill: var(--dim); } svg .label { text-anchor: end; }
.grid { stroke: var(--line); } .zero { stroke: var(--dim); stroke-width: 1.5; }
.even { stroke: var(--dim); stroke-width: 2; stroke-dasharray: 3 2; }
.reach { stroke: currentColor; stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.point, .bar { fill: currentColor; } .box { fill: currentColor; opacity: 0.45; }
.middle { stroke: currentColor; stroke-width: 3; }
.ink-0 { color: var(--i0); } .ink-1 { color: var(--i1); } .ink-2 { color: var(--i2); } .ink-3 { color: var(--i3); }
.ink-4 { color: var(--i4); } .ink-5 { color: var(--i5); } .ink-6 { color: var(--i6); } .ink-7 { color: var(--i7); }
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 0.85rem; max-width: none; }
.key i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; background: currentColor;
  margin-right: 6px; vertical-align: -1px; }
.scroll { overflow-x: auto; } .tall { max-height: 480px; overflow: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } td.text, th.text { text-align: left; }
th { color: var(--dim); font-weight: 600; position: sticky; top: 0; background: var(--card); }
th button { all: unset; cursor: pointer; } th button:focus-visible { outline: 2px solid var(--i0); }
th button:hover { text-decoration: underline; }
.good { color: var(--good); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
.bullet { width: 160px; height: 22px; } .wanted { fill: var(--wanted); }
.bullet.holds { color: var(--good); } .bullet.fails { color: var(--bad); }
input[type=search] { font: inherit; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--paper); color: var(--text); width: min(100%, 320px); margin: 4px 0 8px; }
footer { color: var(--dim); font-size: 0.85rem; margin-top: 24px; overflow-wrap: anywhere; }
"""

SCRIPT: Final = """
const figure = cell => { const text = cell.dataset.value ?? cell.textContent; const number = parseFloat(text);
  return Number.isNaN(number) ? text.trim().toLowerCase() : number; };
for (const table of document.querySelectorAll('table.sorts')) {
  table.querySelectorAll('thead th button').forEach((button, column) => {
    let down = false;
    button.addEventListener('click', () => {
      down = !down;
      const rows = [...table.tBodies[0].rows];
      rows.sort((a, b) => { const x = figure(a.cells[column]), y = figure(b.cells[column]);
        const order = typeof x === typeof y ? (x < y ? -1 : x > y ? 1 : 0) : typeof x === 'number' ? -1 : 1;
        return down ? -order : order; });
      table.tBodies[0].append(...rows);
      for (const head of table.querySelectorAll('th')) head.removeAttribute('aria-sort');
      button.parentElement.setAttribute('aria-sort', down ? 'descending' : 'ascending');
    });
  });
}
for (const field of document.querySelectorAll('input[type=search]')) {
  const rows = [...document.getElementById(field.getAttribute('aria-controls')).tBodies[0].rows];
  field.addEventListener('input', () => {
    const wanted = field.value.toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
"""


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


def safe(value: object) -> str:
    return value if isinstance(value, Html) else escape(str(value))


def page(title: str, facts: Sequence[tuple[str, str]], sections: Sequence[str], foot: str) -> str:
    """A whole page, in one file."""
    told = "".join([f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>" for name, value in facts])
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        f'<h1>{escape(title)}</h1>\n<ul class="facts">{told}</ul>\n'
        f"{''.join([section for section in sections if section])}"
        f"<footer>{escape(foot)}</footer>\n</main><script>{SCRIPT}</script></body></html>\n"
    )


def section(title: str, told: str, *parts: str) -> str:
    """A part of a page; nothing where it has nothing to show."""
    inner = "".join(parts)
    return f"<section><h2>{escape(title)}</h2><p>{escape(told)}</p>{inner}</section>\n" if inner else ""


def figure(picture: str, told: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(told)}</figcaption></figure>" if picture else ""


def side_by_side(*parts: str) -> str:
    inner = "".join([part for part in parts if part])
    return f'<div class="pair">{inner}</div>' if inner else ""


def table(
    rows: Sequence[Sequence[object]], name: str = "", *, searched: bool = False, texts: Sequence[int] = ()
) -> str:
    """Rows as a table whose first row is its head. It can be sorted by any column; ``texts`` stand left."""
    if len(rows) < 2:
        return ""
    head = "".join(
        [
            f'<th scope="col"{_kind(at, texts)}><button type="button">{safe(cell)}</button></th>'
            for at, cell in enumerate(rows[0])
        ]
    )
    body = "".join(
        [
            f"<tr>{''.join([f'<td{_kind(at, texts)}>{safe(cell)}</td>' for at, cell in enumerate(row)])}</tr>"
            for row in rows[1:]
        ]
    )
    field = (
        f'<input type="search" placeholder="search" aria-label="search" aria-controls="{escape(name)}">'
        if searched
        else ""
    )
    kind = "scroll tall" if len(rows) > 20 else "scroll"
    named = f' id="{escape(name)}"' if name else ""
    return (
        f'{field}<div class="{kind}" tabindex="0"><table class="sorts"{named}><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _kind(column: int, texts: Sequence[int]) -> str:
    return ' class="text"' if column in texts else ""


def small_table(rows: Sequence[Sequence[object]]) -> str:
    """A table for a notebook, which has a style of its own."""
    head = "".join([f"<th>{safe(cell)}</th>" for cell in rows[0]])
    body = "".join([f"<tr>{''.join([f'<td>{safe(cell)}</td>' for cell in row])}</tr>" for row in rows[1:]])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
