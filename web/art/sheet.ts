/** Contact sheets of figures, to be looked at: `npm run art:sheet -- [game] [sort] [key ...]` writes them into web/sheets. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { bakeAll, type Baked } from './bake.ts';

const FOLDER = path.resolve(import.meta.dirname, '../sheets');
const GROUNDS = { dark: '#14191c', light: '#efe6d2' };

async function sheet(
  file: string,
  ground: string,
  pictures: Buffer[],
  size: number,
  columns: number,
  gap: number,
): Promise<void> {
  const cell = size + gap;
  const rows = Math.ceil(pictures.length / columns);
  const layers: OverlayOptions[] = [];
  for (const [at, picture] of pictures.entries()) {
    layers.push({
      input: await sharp(picture).resize(size, size).png().toBuffer(),
      left: gap + (at % columns) * cell,
      top: gap + Math.floor(at / columns) * cell,
    });
  }
  await sharp({ create: { width: gap + columns * cell, height: gap + rows * cell, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 88 })
    .toFile(path.join(FOLDER, file));
}

export async function sheets(game?: string, sort?: string, ...keys: string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const started = performance.now();
  const all = await bakeAll(
    console.log,
    (name, piece) =>
      (!game || game === name) && (!sort || sort === piece.sort) && (!keys.length || keys.includes(piece.key)),
  );
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const [name, baked] of Object.entries(all)) {
    if (!baked.length) continue;
    const weight = baked.flatMap((one) => one.pictures).reduce((sum, { bytes }) => sum + bytes.length, 0);
    console.log(`${name}: ${baked.length} figures, ${Math.round(weight / 1024)} kB in all sizes`);
    for (const kind of new Set(baked.map((one) => one.sort))) {
      const shown = baked.filter((one) => one.sort === kind);
      const of = (variant: string): Buffer[] =>
        shown
          .map((one: Baked) => one.pictures.find((picture) => picture.variant === variant)?.bytes)
          .filter((bytes) => bytes !== undefined);
      for (const [tone, ground] of keys.length ? [] : Object.entries(GROUNDS)) {
        await sheet(`${name}-${kind}-48-${tone}.jpg`, ground, of('96'), 48, 20, 8);
        await sheet(`${name}-${kind}-96-${tone}.jpg`, ground, of('96'), 96, 12, 10);
      }
      await sheet(`${name}-${kind}-200.jpg`, GROUNDS.dark, of('240'), 200, 7, 10);
      for (let from = 0; from < shown.length; from += 12) {
        await sheet(`${name}-${kind}-400-${from / 12}.jpg`, GROUNDS.dark, of('400').slice(from, from + 12), 360, 4, 12);
      }
      if (of('cut320').length) await sheet(`${name}-${kind}-cut.jpg`, '#3a4450', of('cut320'), 200, 7, 10);
      writeFileSync(path.join(FOLDER, `${name}-${kind}.txt`), shown.map((one) => one.key).join('\n'));
    }
  }
}
