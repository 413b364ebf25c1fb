/** Who drew the silhouettes, from credits.toml, for the page "About". */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';

export interface Author {
  name: string;
  /** The author's folder on game-icons.net. */
  folder: string;
  drew: string[];
}

export function authors(): Author[] {
  const read = parse(readFileSync(path.join(import.meta.dirname, 'credits.toml'), 'utf8')) as Record<
    string,
    Omit<Author, 'name'>
  >;
  return Object.entries(read).map(([name, author]) => ({ name, ...author }));
}
