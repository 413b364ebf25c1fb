/** From a look to pictures: drawn once at the largest size, then scaled; kept on disk by what they were made from. */
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { renderAsync } from '@resvg/resvg-js';
import type sharp from 'sharp';
import { cutFigure, framedFigure } from './figure.ts';
import { GAME_ART, piecesOf, type Piece } from './rows.ts';

/** Widths in pixels; src/art/figures.ts knows them too, and a test compares. At 96 px and less a figure is drawn anew, with fewer and thicker lines. */
export const FRAMED_SIZES = [96, 240, 400] as const;
export const CUT_SIZES = [160, 320] as const;

export interface Picture {
  /** "96", "240" and "400" have a frame and a place; "cut160" and "cut320" are the body alone. */
  variant: string;
  bytes: Buffer;
}

export interface Baked {
  sort: string;
  key: string;
  hash: string;
  pictures: Picture[];
}

/** Shared by all checkouts of a person: what was drawn for one is there for the next. */
const CACHE = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache'), 'muster', 'figures');
const KEPT_DAYS = 30;

/** Everything that decides how figures look: the code of this folder, what draws, and the silhouettes. */
function kitHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    if (!['plugin.ts', 'sheet.ts'].includes(file)) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  const drawn = path.join(import.meta.dirname, 'drawn');
  for (const file of readdirSync(drawn).sort()) hash.update(file).update(readFileSync(path.join(drawn, file)));
  const lock = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  for (const name of ['@iconify-json/game-icons', '@resvg/resvg-js', 'sharp'])
    hash.update(`${name} ${lock.devDependencies[name]}`);
  return hash.digest('hex');
}

/** Things are never shown as large as those who fight. */
function framedSizes(piece: Piece): readonly number[] {
  return piece.look.thing ? FRAMED_SIZES.slice(0, 2) : FRAMED_SIZES;
}

/** The folder of the cache without what nobody asked for lately; beside the packages where the home cannot be written. */
function openCache(): string {
  for (const folder of [CACHE, path.resolve(import.meta.dirname, '../node_modules/.cache/figures')]) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch {
      continue;
    }
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > KEPT_DAYS * 86_400_000) rmSync(file, { force: true });
    }
    return folder;
  }
  throw new Error('there is no folder to keep the figures in');
}

export function variantsOf(piece: Piece): string[] {
  return [...framedSizes(piece).map(String), ...(piece.look.glows ? CUT_SIZES.map((size) => `cut${size}`) : [])];
}

/** Pictures of all pieces of all games, or of those that are wanted; those made before are read from the cache. */
export async function bakeAll(
  log: (line: string) => void,
  wanted: (game: string, piece: Piece) => boolean = () => true,
): Promise<Record<string, Baked[]>> {
  const kit = kitHash();
  const cache = openCache();
  const games: Record<string, Baked[]> = {};
  const queue: (() => Promise<void>)[] = [];
  for (const game of Object.keys(GAME_ART)) {
    const baked: Baked[] = [];
    games[game] = baked;
    for (const piece of piecesOf(game).filter((one) => wanted(game, one))) {
      const hash = createHash('sha256')
        .update(kit)
        .update(JSON.stringify([game, piece]))
        .digest('hex')
        .slice(0, 12);
      const one: Baked = {
        sort: piece.sort,
        key: piece.key,
        hash: BigInt(`0x${hash}`).toString(36).slice(0, 7),
        pictures: [],
      };
      baked.push(one);
      const files = variantsOf(piece).map((variant) => ({
        variant,
        file: path.join(cache, `${hash}-${variant}.webp`),
      }));
      if (files.every(({ file }) => existsSync(file))) {
        one.pictures = files.map(({ variant, file }) => ({ variant, bytes: readFileSync(file) }));
        const now = new Date();
        for (const { file } of files) utimesSync(file, now, now);
      } else {
        queue.push(async () => {
          one.pictures = await bake(piece);
          for (const { variant, bytes } of one.pictures) {
            const file = path.join(cache, `${hash}-${variant}.webp`);
            writeFileSync(`${file}.${process.pid}`, bytes);
            renameSync(`${file}.${process.pid}`, file);
          }
        });
      }
    }
  }
  if (queue.length) log(`drawing ${queue.length} figures`);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < queue.length; at = next++) await queue[at]?.();
  };
  await Promise.all(Array.from({ length: Math.max(2, os.availableParallelism()) }, work));
  return games;
}

/** What draws and what writes WebP: binaries, which some machine may lack. Asked for only when there is work. */
function tools(): { renderAsync: typeof renderAsync; sharp: typeof sharp } {
  const load = createRequire(import.meta.url);
  return {
    renderAsync: (load('@resvg/resvg-js') as { renderAsync: typeof renderAsync }).renderAsync,
    sharp: load('sharp') as typeof sharp,
  };
}

async function bake(piece: Piece): Promise<Picture[]> {
  const { renderAsync, sharp } = tools();
  const draw = async (svg: string, width: number): Promise<Buffer> =>
    (await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })).asPng();
  const scale = (png: Buffer, width: number): Promise<Buffer> =>
    sharp(png)
      .resize(width, width, { kernel: 'lanczos3' })
      .webp({ quality: width > 240 ? 66 : 74, alphaQuality: 80, effort: 4 })
      .toBuffer();
  const { look } = piece;
  const sizes = framedSizes(piece);
  const small = await draw(framedFigure(look, 'small'), 192);
  const large = await draw(framedFigure(look, 'large'), Math.max(...sizes));
  const pictures: Picture[] = [{ variant: '96', bytes: await scale(small, 96) }];
  for (const size of sizes.slice(1)) pictures.push({ variant: String(size), bytes: await scale(large, size) });
  if (look.glows) {
    const cut = await draw(cutFigure(look), 400);
    for (const size of CUT_SIZES) pictures.push({ variant: `cut${size}`, bytes: await scale(cut, size) });
  }
  return pictures;
}
