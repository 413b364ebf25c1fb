import { describe, expect, it } from 'vitest';
import { listOf } from '../art/plugin';
import { CUT_SIZES, FRAMED_SIZES, variantsOf } from '../art/bake';
import { cutFigure, framedFigure } from '../art/figure';
import { mix } from '../art/colour';
import { GAME_ART, piecesOf, readRow, RowError } from '../art/rows';
import { closed } from '../art/silhouettes';
import { SIZES } from '../src/art/figures';

const GAMES = Object.keys(GAME_ART);
const all = GAMES.flatMap((game) => piecesOf(game).map((piece) => ({ game, ...piece })));

describe('rows of art data', () => {
  it('take what the content knows', () => {
    const look = (game: string, key: string) => all.find((piece) => piece.game === game && piece.key === key)?.look;
    expect(look('meeples-and-monsters', 'skeleton')).toMatchObject({ frame: 'grave', level: 1, crown: false });
    expect(look('meeples-and-monsters', 'saw_ron')).toMatchObject({ frame: 'banner', crown: true });
    expect(look('monster-lands', 'surbol')).toMatchObject({ frame: 'horned', light: 'fire' });
    expect(look('monster-lands', 'drapis')).toMatchObject({ frame: 'oval', crown: true, glows: false });
    expect(look('euthia', 'hydra')).toMatchObject({ frame: 'star', level: 3, crown: false });
    expect(look('euthia', 'ettin')).toMatchObject({ frame: 'octagon', level: 2, crown: true });
  });

  it('refuse what nobody reads, and what is not there', () => {
    expect(() => readRow('x', { icon: 'hydra', tint: 'red' })).toThrow(RowError);
    expect(() => readRow('x', { icon: 'hydra', drawn: 'treant' })).toThrow(RowError);
    expect(() => readRow('x', { icon: 'hydra', texture: 'chocolate' })).toThrow(/chocolate/);
    expect(() => readRow('x', { icon: 'hydra', glow: [1, 2] })).toThrow(RowError);
    expect(readRow('x', { icon: 'hydra', mirror: true })).toEqual({ icon: 'hydra', mirror: true });
  });
});

describe('drawings', () => {
  it.each(GAMES)('of %s are whole: every reference has its definition, no number is missing', (game) => {
    for (const { look } of piecesOf(game)) {
      const drawings = [
        framedFigure(look, 'large'),
        framedFigure(look, 'small'),
        ...(look.glows ? [cutFigure(look)] : []),
      ];
      for (const svg of drawings) {
        expect(svg, look.key).not.toMatch(/NaN|undefined|Infinity|\[object/);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, `${look.key}: ${id}`).toContain(id);
        expect(new Set(ids).size, `${look.key}: two things with one name`).toBe(ids.length);
      }
    }
  });

  it('are the same at every build', () => {
    const [first] = piecesOf('euthia');
    expect(framedFigure(first!.look, 'large')).toBe(framedFigure(piecesOf('euthia')[0]!.look, 'large'));
  });

  it('leave people unlit from within', () => {
    for (const piece of all.filter(({ sort }) => sort === 'member' || sort === 'hero')) {
      expect(variantsOf(piece), piece.key).toEqual(['96', '240', '400']);
    }
  });
});

describe('silhouettes', () => {
  it('are closed part by part: relative moves go on from where the last part began', () => {
    expect(closed('M10 10h20v20zm5 5l4 0v4z')).toEqual(['M10 10h20v20Z', 'M15 15l4 0v4Z']);
    expect(closed('M0 0a5 5 0 01.5.5z')).toEqual(['M0 0a5 5 0 0 1 0.5 0.5Z']);
  });
});

describe('colours', () => {
  it('mix as the eye sees them', () => {
    expect(mix('#c22a3c', '#000000', 0)).toBe('#c22a3c');
    expect(mix('#c22a3c', '#0a2230', 1)).toBe('#0a2230');
    expect(mix('#ffffff', '#000000', 0.5)).toMatch(/^#6[0-9a-f]6[0-9a-f]6[0-9a-f]$/);
  });
});

describe('the list for the page', () => {
  it('knows the sizes that are drawn', () => {
    expect(SIZES).toEqual({ framed: FRAMED_SIZES, cut: CUT_SIZES });
  });

  const made = (sort: string, key: string, hash: string, ...variants: string[]) => ({
    sort,
    key,
    hash,
    pictures: variants.map((variant) => ({ variant, bytes: Buffer.alloc(0) })),
  });
  const small = made('trap', 'net', 'a', '96', '240');

  it('names the keys of each sort, and what was drawn of them', () => {
    expect(
      listOf([small, made('trap', 'axe', 'b', '96', '240'), made('monster', 'net', 'c', '96', '240', '400', 'cut160')])
        .sorts,
    ).toEqual({
      trap: [0, 'net axe'],
      monster: [3, 'net'],
    });
    expect(() => listOf([small, made('trap', 'axe', 'b', '96', '240', '400')])).toThrow('trap.axe');
  });

  it('has another version when a figure looks another way', () => {
    expect(listOf([small]).version).toBe(listOf([small]).version);
    expect(listOf([{ ...small, hash: 'z' }]).version).not.toBe(listOf([small]).version);
  });

  it.each(GAMES)('can be made of %s: all of a sort are drawn in the same sizes', (game) => {
    const baked = piecesOf(game).map((piece) => made(piece.sort, piece.key, '', ...variantsOf(piece)));
    expect(Object.keys(listOf(baked).sorts).length).toBeGreaterThan(3);
  });
});
