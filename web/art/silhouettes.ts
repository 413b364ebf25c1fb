/** Silhouettes: those of game-icons.net by their name, and those that we drew ourselves (art/drawn). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Silhouette {
  /** With its cuts: eyes, mouth, folds. */
  cut: string;
  /** Without them: what stands behind the cuts. */
  whole: string;
}

const known = new Map<string, Silhouette>();
let bodies: Record<string, { body: string }> | undefined;

function bodyOf(name: string, drawn: boolean): string {
  if (drawn) return readFileSync(path.join(import.meta.dirname, 'drawn', `${name}.svg`), 'utf8');
  bodies ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: typeof bodies }).icons;
  const found = bodies?.[name];
  if (!found) throw new Error(`game-icons has no silhouette "${name}"`);
  return found.body;
}

export function silhouette(name: string, drawn = false): Silhouette {
  const key = `${drawn}/${name}`;
  const old = known.get(key);
  if (old) return old;
  const paths = [...bodyOf(name, drawn).matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? '');
  const made = {
    cut: paths.map((d) => `<path fill-rule="evenodd" d="${d}"/>`).join(''),
    whole: paths
      .flatMap(closed)
      .map((d) => `<path d="${d}"/>`)
      .join(''),
  };
  // Silhouettes of game-icons wind their holes the other way: the plain rule is theirs.
  if (!drawn) made.cut = made.cut.replaceAll(' fill-rule="evenodd"', '');
  known.set(key, made);
  return made;
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const ARC =
  /\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))\s*,?\s*([01])\s*,?\s*([01])\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;

/** Each part of a path as a path of its own, beginning at an absolute place: filled one by one, no cut stays open. */
export function closed(d: string): string[] {
  const parts: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let part = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kind = command.toLowerCase();
    const relative = kind === command;
    const numbers =
      kind === 'a'
        ? [...rest.matchAll(ARC)].flatMap((found) => found.slice(1).map(Number))
        : (rest.match(NUMBER) ?? []).map(Number);
    if (kind === 'z') {
      if (part) parts.push(`${part}Z`);
      part = '';
      [x, y] = [startX, startY];
      continue;
    }
    const size = ARGUMENTS[kind];
    if (!size) throw new Error(`a path with the command "${command}"`);
    for (let at = 0; at < numbers.length; at += size) {
      const step = numbers.slice(at, at + size);
      const [dx = 0, dy = 0] = step.slice(-2);
      if (kind === 'm' && at === 0) {
        if (part) parts.push(`${part}Z`);
        [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
        [startX, startY] = [x, y];
        part = `M${x} ${y}`;
        continue;
      }
      part ||= `M${x} ${y}`;
      part += (kind === 'm' ? (relative ? 'l' : 'L') : command) + step.join(' ');
      if (kind === 'h') x = relative ? x + dx : dx;
      else if (kind === 'v') y = relative ? y + dx : dx;
      else [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
    }
  }
  if (part) parts.push(`${part}Z`);
  return parts;
}
