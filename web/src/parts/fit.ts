/** Text in SVG does not wrap by itself: measure it, then break or shorten it. */

let context: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a text is, about: titles in the other face are a little narrower. */
export function width(text: string, size: number, weight: number): number {
  const key = `${size} ${weight} ${text}`;
  let found = known.get(key);
  if (found === undefined) {
    if (context === undefined) {
      // jsdom has no canvas; there a guess does.
      context =
        typeof CanvasRenderingContext2D === 'function' ? document.createElement('canvas').getContext('2d') : null;
    }
    if (context) {
      context.font = `${weight} ${size}px 'Atkinson Hyperlegible', 'Segoe UI', 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif`;
      found = context.measureText(text).width;
    } else found = text.length * size * 0.55;
    known.set(key, found);
  }
  return found;
}

// Widths change once the fonts have come.
if (typeof document !== 'undefined') document.fonts?.ready.then(() => known.clear());

export interface Fitted {
  lines: string[];
  size: number;
}

/** A text in at most so many lines of a width: smaller down to `least`, then shortened. */
export function fit(text: string, room: number, size: number, lines = 1, weight = 700, least = size - 1.5): Fitted {
  for (let at = size; at >= least; at -= 0.5) {
    const broken = wrap(text, room, at, weight);
    if (broken.length <= lines && broken.every((line) => width(line, at, weight) <= room))
      return { lines: broken, size: at };
  }
  const broken = wrap(text, room, least, weight);
  if (broken.length > lines) broken.push(broken.splice(lines - 1).join(' '));
  return { lines: broken.map((line) => shorten(line, room, least, weight)), size: least };
}

function wrap(text: string, room: number, size: number, weight: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`, size, weight) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function shorten(text: string, room: number, size: number, weight: number): string {
  if (width(text, size, weight) <= room) return text;
  let short = text;
  while (short.length > 1 && width(`${short}…`, size, weight) > room) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
