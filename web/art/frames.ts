/** Frames in a box of 400: the shape and the studs tell the kind or level, so that it never rests on colour alone. */
import { n } from './chance.ts';
import type { Hex } from './colour.ts';

export type FrameName =
  | 'arch'
  | 'horned'
  | 'oval'
  | 'cut'
  | 'grave'
  | 'thorns'
  | 'banner'
  | 'disc'
  | 'octagon'
  | 'star'
  | 'square'
  | 'shield';

/** The inside of each frame. */
export const SHAPES: Record<FrameName, string> = {
  arch: 'M30 386V150A170 140 0 0 1 370 150V386Z',
  horned: 'M30 386V110L58 22 104 74H296L342 22 370 110V386Z',
  oval: 'M200 14C300 14 372 88 372 200S304 386 200 386 28 312 28 200 100 14 200 14Z',
  cut: 'M58 26H342L374 58V342L342 374H58L26 342V58Z',
  grave: 'M34 384V186C34 84 108 24 200 24S366 84 366 186V384Z',
  thorns: 'M34 384V122L14 52 82 80 144 20 200 50 256 20 318 80 386 52 366 122V384Z',
  banner: 'M34 384V92L120 68 200 16 280 68 366 92V384Z',
  disc: 'M200 16A184 184 0 1 1 199.900 16Z',
  octagon: 'M124 16H276L384 124V276L276 384H124L16 276V124Z',
  star: 'M200 4L244 42 300 26 316 80 374 100 358 156 396 200 358 244 374 300 316 320 300 374 244 358 200 396 156 358 100 374 84 320 26 300 42 244 4 200 42 156 26 100 84 80 100 26 156 42Z',
  square: 'M42 22H358Q378 22 378 42V358Q378 378 358 378H42Q22 378 22 358V42Q22 22 42 22Z',
  shield: 'M200 12Q272 48 372 46V206Q368 312 200 390Q32 312 28 206V46Q128 48 200 12Z',
};

export type MetalName = 'brass' | 'copper' | 'silver' | 'gold' | 'iron' | 'beam';
export const METALS: Record<MetalName, [Hex, Hex, Hex]> = {
  brass: ['#ecd29a', '#b08d57', '#5c4424'],
  copper: ['#f6c29a', '#b0683a', '#5a2c14'],
  silver: ['#ffffff', '#a9b4bd', '#4a545c'],
  gold: ['#fff0b0', '#d8a53a', '#6d470c'],
  iron: ['#b9c2ca', '#5d666e', '#23292e'],
  beam: ['#c99559', '#7d5430', '#2c1a0c'],
};

export function metalDefs(id: string, metal: MetalName): string {
  const [high, middle, low] = METALS[metal];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".38" stop-color="${middle}"/><stop offset=".72" stop-color="${low}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`;
}

export function rim(id: string, frame: FrameName, small: boolean): string {
  const d = SHAPES[frame];
  return `<path d="${d}" fill="none" stroke="#120a04" stroke-width="${small ? 26 : 19}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="url(#${id})" stroke-width="${small ? 17 : 12.5}" stroke-linejoin="round"/>${
    small
      ? ''
      : `<path d="${d}" fill="none" stroke="#fff3cf" stroke-opacity=".55" stroke-width="1.800" transform="translate(-3.500 -3.500)"/><path d="${d}" fill="none" stroke="#120a04" stroke-opacity=".6" stroke-width="1.600" transform="translate(200 200) scale(.962) translate(-200 -200)"/>`
  }`;
}

/** Studs along the lower edge: as many as the level. */
export function studs(count: number, metal: MetalName, small: boolean, radius: number, centre = 200): string {
  let drawn = '';
  const [high, , low] = METALS[metal];
  const size = small ? 27 : 18;
  for (let at = 0; at < count; at++) {
    const angle = ((90 - (at - (count - 1) / 2) * (small ? 20 : 16)) * Math.PI) / 180;
    const [x, y] = [200 + Math.cos(angle) * radius, centre + Math.sin(angle) * radius];
    drawn += `<g transform="translate(${n(x)} ${n(y)})"><circle r="${size}" fill="#120a04"/><circle r="${n(size * 0.72)}" fill="${low}"/><circle cx="-1.500" cy="-1.500" r="${n(size * 0.66)}" fill="${high}"/></g>`;
  }
  return drawn;
}

/** Diamonds in a row: the level on a wooden frame. */
export function diamonds(count: number, y: number, small: boolean): string {
  const half = small ? 24 : 15;
  let drawn = '';
  for (let at = 0; at < count; at++) {
    const x = 200 + (at - (count - 1) / 2) * half * 2.2;
    drawn += `<path d="M${n(x)} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z" fill="#120a04"/><path d="M${n(x)} ${n(y - half * 0.66)}l${n(half * 0.66)} ${n(half * 0.66)}-${n(half * 0.66)} ${n(half * 0.66)}-${n(half * 0.66)}-${n(half * 0.66)}z" fill="#ffd97a"/>`;
  }
  return drawn;
}
