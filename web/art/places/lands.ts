/**
 * The places of Monster Lands, painted once when the page is built: the Citadel at dusk, a picture for each affinity with
 * four stone trails, the gate, parchment and wood. Each is drawn in the units of the board and lit from the upper left.
 */
import { dice, n, type Dice } from '../chance.ts';
import { mix, type Hex } from '../colour.ts';
import { LIGHTS, type Light } from '../palettes.ts';
import type { Painting } from './painting.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function painting(name: string, width: number, height: number, inside: string, quality = 80, scale = 2): Painting {
  return {
    name,
    width,
    height,
    scale,
    quality,
    svg: `<svg ${NS} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`,
  };
}

// -- light and matter ------------------------------------------------------------------------------------------------

const stops = (...at: [number, string, number?][]): string =>
  at
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
const down = (id: string, ...at: [number, string, number?][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(...at)}</linearGradient>`;
const aslant = (id: string, ...at: [number, string, number?][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(...at)}</linearGradient>`;
const glow = (id: string, ...at: [number, string, number?][]): string =>
  `<radialGradient id="${id}">${stops(...at)}</radialGradient>`;

/** Grain of paint over everything: light and dark specks, coarser where the picture is large. */
const GRAIN = `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .46  0 0 0 0 .38  0 0 0 .7 -.3"/></filter>`;
const brush = (id: string, x: number, y: number, seed: number, strength: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${x} ${y}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .03  0 0 0 0 .025  0 0 0 0 .02  ${strength} 0 0 0 ${n(-strength * 0.36)}"/></filter>`;
const soft = (id: string, by: number): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
const vignette = `<radialGradient id="vig" cx=".46" cy=".4" r=".78">${stops([0.5, '#000', 0], [1, '#000', 0.58])}</radialGradient>`;
const lamp = `<radialGradient id="lamp" cx=".16" cy=".06" r=".95">${stops([0, '#ffe2a8', 0.17], [1, '#ffe2a8', 0])}</radialGradient>`;
const veil = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#vig)"/><rect width="${width}" height="${height}" fill="url(#lamp)"/><rect width="${width}" height="${height}" filter="url(#grain)" opacity=".26"/>`;

// -- ridges ----------------------------------------------------------------------------------------------------------

function hills(roll: Dice, width: number, y: number, rise: number, step: number): string {
  let d = `M-20 ${n(y)}`;
  let [x, h] = [-20, y];
  while (x < width + 20) {
    const [dx, to] = [step * roll(0.7, 1.3), y - roll(rise)];
    d += `C${n(x + dx * 0.4)} ${n(h)} ${n(x + dx * 0.6)} ${n(to)} ${n(x + dx)} ${n(to)}`;
    x += dx;
    h = to;
  }
  return d;
}
function peaks(roll: Dice, width: number, y: number, rise: number, step: number): string {
  let d = `M-20 ${n(y)}`;
  for (let x = -20; x < width + 20;) {
    const top = y - rise * roll(0.35, 1);
    const w = step * roll(0.7, 1.3);
    d += `L${n(x + w * 0.34)} ${n(top + rise * 0.26)}L${n(x + w * 0.5)} ${n(top)}L${n(x + w * 0.6)} ${n(top + rise * 0.2)}L${n(x + w * 0.72)} ${n(top + rise * 0.16)}L${n(x + w)} ${n(y - roll(rise * 0.2))}`;
    x += w;
  }
  return d;
}
function clouds(roll: Dice, width: number, y: number, rise: number, step: number): string {
  let d = `M-30 ${n(y)}`;
  for (let x = -30; x < width + 30;) {
    const w = step * roll(0.5, 1.2);
    d += `q${n(w / 2)} ${n(-rise * roll(0.5, 1.4))} ${n(w)} ${n(roll(-3, 3))}`;
    x += w;
  }
  return d;
}
/** A plane of the land: filled to the ground, with the light of the sky along its upper edge. */
function plane(d: string, width: number, fill: string, edge: string, bright: number, bottom = 520): string {
  return `<path d="${d}V${bottom}H-20Z" fill="${fill}"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="1.400" opacity="${bright}" transform="translate(0 .6)"/>`.replace(
    `V${bottom}H-20Z`,
    `L${width + 30} ${bottom}L-30 ${bottom}Z`,
  );
}

function palm(roll: Dice, x: number, y: number, h: number, fill: string): string {
  const lean = roll(-0.35, 0.35) * h;
  const [tx, ty] = [x + lean, y - h];
  let d = `M${n(x - h * 0.035)} ${n(y)}Q${n(x + lean * 0.15)} ${n(y - h * 0.55)} ${n(tx - 1)} ${n(ty)}h2Q${n(x + lean * 0.15 + h * 0.06)} ${n(y - h * 0.5)} ${n(x + h * 0.045)} ${n(y)}Z`;
  for (let at = 0; at < 9; at++) {
    const a = (Math.PI * (at + roll(-0.2, 0.2))) / 8 + Math.PI;
    const l = h * roll(0.36, 0.52);
    const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.5 + l * 0.32];
    const [cx, cy] = [tx + Math.cos(a) * l * 0.5, ty + Math.sin(a) * l * 0.75 - l * 0.12];
    d += `M${n(tx)} ${n(ty)}Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}Q${n(cx + 1)} ${n(cy + l * 0.22)} ${n(tx)} ${n(ty + l * 0.06)}Z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}
function fern(roll: Dice, x: number, y: number, h: number, fill: string): string {
  let d = '';
  for (let at = 0; at < 7; at++) {
    const a = -Math.PI / 2 + (at - 3) * 0.3 + roll(-0.1, 0.1);
    const l = h * roll(0.7, 1.1);
    const [ex, ey] = [x + Math.cos(a) * l * 0.8, y + Math.sin(a) * l];
    d += `M${n(x - 2)} ${n(y)}Q${n(x + Math.cos(a) * l * 0.2)} ${n(y + Math.sin(a) * l * 0.7)} ${n(ex)} ${n(ey)}Q${n(x + Math.cos(a) * l * 0.35 + 2)} ${n(y + Math.sin(a) * l * 0.5)} ${n(x + 2)} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}
function rock(roll: Dice, x: number, y: number, w: number, light: string, dark: string): string {
  const h = w * roll(0.5, 0.9);
  const a = `${n(x)} ${n(y)}L${n(x + w * 0.1)} ${n(y - h * 0.6)}L${n(x + w * 0.42)} ${n(y - h)}L${n(x + w * 0.78)} ${n(y - h * 0.66)}L${n(x + w)} ${n(y)}Z`;
  return `<path d="M${a}" fill="${dark}"/><path d="M${n(x)} ${n(y)}L${n(x + w * 0.1)} ${n(y - h * 0.6)}L${n(x + w * 0.42)} ${n(y - h)}L${n(x + w * 0.5)} ${n(y - h * 0.5)}L${n(x + w * 0.34)} ${n(y)}Z" fill="${light}" opacity=".55"/>`;
}

// -- the lands -------------------------------------------------------------------------------------------------------

const W = 342;
const H = 476;
/** Where a trail begins at the feet of the monster and where it ends at the player: its middle, above and below. */
const TRAIL_TOP = 262;
const TRAIL_BOTTOM = 474;
const trailAt = (at: number): { top: number; bottom: number } => ({
  top: W / 2 + (at - 1.5) * 76,
  bottom: W / 2 + (at - 1.5) * 84.5,
});

function trail(roll: Dice, at: number, stone: Hex, deep: Hex): string {
  const { top, bottom } = trailAt(at);
  const middle = (y: number): number => top + ((bottom - top) * (y - TRAIL_TOP)) / (TRAIL_BOTTOM - TRAIL_TOP);
  const half = (y: number): number => 33 + (7 * (y - TRAIL_TOP)) / (TRAIL_BOTTOM - TRAIL_TOP);
  let drawn = `<path d="M${n(top - 34)} ${TRAIL_TOP}H${n(top + 34)}L${n(bottom + 41)} ${H}H${n(bottom - 41)}Z" fill="${mix(deep, '#000000', 0.35)}"/>`;
  let y = TRAIL_TOP + 1;
  for (let row = 0; y < TRAIL_BOTTOM + 6; row++) {
    const tall = 15 + row * 1.5 + roll(-1.5, 1.5);
    const cuts = [-1, ...(row % 2 ? [roll(-0.42, -0.3), roll(0.24, 0.38)] : [roll(-0.1, 0.1)]), 1];
    for (let c = 0; c + 1 < cuts.length; c++) {
      const [left, right] = [cuts[c] ?? -1, cuts[c + 1] ?? 1];
      const edge = (part: number, at: number): string =>
        `${n(middle(at) + part * half(at) + (part > -1 && part < 1 ? 0 : -Math.sign(part) * 1.2))} ${n(at)}`;
      const [y0, y1] = [y + 1 + roll(-0.5, 0.5), y + tall - 0.6];
      const [l, r] = [left + 0.035, right - 0.035];
      const shade = mix(mix(stone, deep, roll(0.05, 0.42)), '#000000', 0.05 + (0.16 * (y - TRAIL_TOP)) / 222);
      drawn += `<path d="M${edge(l, y0 + 2)}L${edge(l + 0.05, y0)}L${edge(r - 0.05, y0 + roll(0, 1.2))}L${edge(r, y0 + 2.5)}L${edge(r, y1 - 2)}L${edge(r - 0.06, y1)}L${edge(l + 0.06, y1)}L${edge(l, y1 - 2.5)}Z" fill="${shade}"/><path d="M${edge(l, y1 - 3)}L${edge(l, y0 + 2)}L${edge(l + 0.05, y0)}L${edge(r - 0.05, y0 + 0.6)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1"/><path d="M${edge(r, y0 + 3)}L${edge(r, y1 - 2)}L${edge(r - 0.06, y1)}L${edge(l + 0.06, y1)}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.300"/>`;
    }
    y += tall;
  }
  return drawn;
}

interface Country {
  light: Light;
  sun: [number, number, number];
  stone: Hex;
  planes(roll: Dice, tone: (part: number) => Hex, light: Light): string;
  front(roll: Dice, light: Light): string;
}

const COUNTRIES: Record<'fire' | 'water' | 'air' | 'jungle', Country> = {
  jungle: {
    light: LIGHTS.jungle,
    sun: [92, 104, 172],
    stone: '#66754c',
    planes(roll, tone, light) {
      let d = plane(hills(roll, W, 150, 60, 90), W, tone(0.16), light.spark, 0.35);
      for (let at = 0; at < 5; at++)
        d += `<path d="M${n(92 + (at - 2) * 34)} 0h${n(14 + at * 3)}L${n(40 + (at - 2) * 96)} 300h-40z" fill="${light.spark}" opacity=".055"/>`;
      d += plane(hills(roll, W, 176, 44, 64), W, tone(0.34), light.rim, 0.4);
      for (let at = 0; at < 6; at++) d += palm(roll, at * 62 + roll(-10, 10), 204, roll(46, 78), tone(0.48));
      d += plane(hills(roll, W, 208, 26, 60), W, tone(0.52), light.rim, 0.35);
      for (let at = 0; at < 4; at++) d += palm(roll, [10, 52, 296, 338][at] ?? 0, 244, roll(84, 124), tone(0.7));
      d += plane(hills(roll, W, 238, 16, 70), W, tone(0.72), light.rim, 0.4);
      return d;
    },
    front(roll, light) {
      let d = '';
      for (let at = 0; at < 9; at++)
        d += fern(
          roll,
          at * 42 + roll(-8, 8),
          270 + roll(4),
          roll(16, 30),
          mix(light.body, light.deep, roll(0.45, 0.8)),
        );
      for (const x of [-6, 14, 330, 350]) d += fern(roll, x, 500, roll(70, 110), mix(light.body, '#04140a', 0.72));
      return d;
    },
  },
  air: {
    light: LIGHTS.air,
    sun: [178, 122, 190],
    stone: '#8f8698',
    planes(roll, tone, light) {
      let d = '';
      for (const [x, y, w] of [
        [54, 150, 120],
        [296, 118, 96],
        [238, 172, 62],
        [128, 92, 54],
      ] as const) {
        const fill = tone(0.26 + w * 0.0022);
        d += `<path d="M${n(x - w / 2)} ${y}q${n(w * 0.08)} ${n(-w * 0.1)} ${n(w * 0.24)} ${n(-w * 0.1)}l${n(w * 0.08)} ${n(-w * 0.16)} ${n(w * 0.1)} ${n(w * 0.04)} ${n(w * 0.06)} ${n(-w * 0.1)} ${n(w * 0.16)} ${n(w * 0.2)}q${n(w * 0.2)} 0 ${n(w * 0.36)} ${n(w * 0.12)}l${n(-w * 0.18)} ${n(w * 0.16)} ${n(-w * 0.12)} ${n(w * 0.3)} ${n(-w * 0.16)} ${n(-w * 0.12)} ${n(-w * 0.12)} ${n(w * 0.22)} ${n(-w * 0.14)} ${n(-w * 0.34)}z" fill="${fill}"/><path d="M${n(x - w / 2)} ${y}q${n(w * 0.08)} ${n(-w * 0.1)} ${n(w * 0.24)} ${n(-w * 0.1)}l${n(w * 0.08)} ${n(-w * 0.16)}" fill="none" stroke="${light.spark}" stroke-width="1.500" opacity=".5"/><path d="M${n(x - w * 0.1)} ${n(y + w * 0.1)}v${n(w * 0.9)}" stroke="${light.rim}" stroke-width="1.400" opacity=".35"/>`;
      }
      d +=
        plane(clouds(roll, W, 188, 22, 70), W, tone(0.08), light.rim, 0.7) +
        plane(clouds(roll, W, 208, 26, 84), W, tone(0.26), light.rim, 0.5) +
        plane(clouds(roll, W, 232, 24, 64), W, tone(0.5), light.rim, 0.4);
      d += plane(hills(roll, W, 246, 12, 80), W, tone(0.78), light.rim, 0.35);
      return d;
    },
    front(roll, light) {
      let d = '';
      for (let at = 0; at < 6; at++)
        d += `<path d="${clouds(roll, W, 268 + at * 44, 8, 70)}" fill="none" stroke="${light.rim}" stroke-opacity=".07" stroke-width="7"/>`;
      for (const x of [-24, 300])
        d += rock(roll, x, 492, 70, mix(light.body, light.deep, 0.3), mix(light.deep, '#000000', 0.2));
      return d;
    },
  },
  water: {
    light: LIGHTS.water,
    sun: [210, 92, 168],
    stone: '#54767c',
    planes(roll, tone, light) {
      let d =
        plane(peaks(roll, W, 158, 60, 96), W, tone(0.22), light.rim, 0.4) +
        plane(peaks(roll, W, 166, 34, 66), W, tone(0.38), light.rim, 0.35);
      d += `<rect y="164" width="${W}" height="120" fill="${tone(0.3)}"/>`;
      for (let at = 0; at < 13; at++)
        d += `<rect x="${n(210 - 26 - at * 7 - roll(16))}" y="${n(167 + at * at * 0.5)}" width="${n(46 + at * 12 + roll(24))}" height="${n(1 + at * 0.22)}" rx="1" fill="${light.spark}" opacity="${n(0.62 - at * 0.042)}"/>`;
      for (const [y, part] of [
        [196, 0.42],
        [214, 0.58],
        [234, 0.74],
      ] as const) {
        let wave = `M-20 ${y}`;
        for (let x = -20; x < W + 30; x += 38) wave += `q10 ${n(-roll(5, 12))} 24 -3q-8 6 14 3`;
        d += plane(wave, W, tone(part), light.rim, 0.55);
      }
      return d;
    },
    front(roll, light) {
      let d = '';
      for (let at = 0; at < 7; at++)
        d += rock(
          roll,
          at * 56 - 24 + roll(-6, 6),
          272,
          roll(20, 36),
          mix(light.body, light.rim, 0.16),
          mix(light.deep, light.body, 0.2),
        );
      for (let at = 0; at < 10; at++)
        d += `<path d="M-10 ${n(280 + at * 22)}q30 ${n(-roll(3, 8))} 62 0t62 0 62 0 62 0 62 0 62 0" fill="none" stroke="${light.rim}" stroke-opacity=".08" stroke-width="${n(roll(1.5, 4))}"/>`;
      for (const x of [-30, 318])
        d += rock(roll, x, 494, 56, mix(light.body, light.rim, 0.1), mix(light.deep, '#000000', 0.2));
      return d;
    },
  },
  fire: {
    light: LIGHTS.fire,
    sun: [112, 116, 170],
    stone: '#7b5a4c',
    planes(roll, tone, light) {
      let d = plane(peaks(roll, W, 170, 74, 92), W, tone(0.2), light.spark, 0.4);
      d += `<path d="M132 214L212 98q8-4 14-2l8 5 12-6 10 4L352 214Z" fill="${tone(0.58)}"/><path d="M132 214L212 98q8-4 14-2l8 5-22 50 8 30-30 33z" fill="${tone(0.36)}"/><path d="M132 214L212 98q8-4 14-2" fill="none" stroke="${light.spark}" stroke-width="1.400" opacity=".6"/><ellipse cx="236" cy="84" rx="84" ry="58" fill="url(#sun)" opacity=".85"/><path d="M214 97q10-4 14 1l7 3 10-5 10 3q-16 8-41-2z" fill="#fff6c8"/><path d="M236 101q3 14-4 26t5 24 -3 28q12-12 8-28t4-26 -2-24zM250 99q6 14 3 26t9 28q3-16-2-28t-4-26zM222 99q-2 12-10 22t-4 22q8-10 9-22t10-20z" fill="${light.spark}"/>`;
      for (let at = 0; at < 5; at++)
        d += `<ellipse cx="${n(240 + at * 13 + roll(-6, 6))}" cy="${n(62 - at * 13)}" rx="${n(16 + at * 7)}" ry="${n(11 + at * 4)}" fill="${mix(light.sky, light.horizon, 0.16)}" opacity=".42"/>`;
      d += plane(peaks(roll, W, 208, 34, 70), W, tone(0.62), light.spark, 0.35);
      d += plane(peaks(roll, W, 238, 24, 54), W, tone(0.8), light.rim, 0.4);
      for (let at = 0; at < 46; at++)
        d += `<circle cx="${n(roll(W))}" cy="${n(roll(250))}" r="${n(roll(0.5, 1.7))}" fill="${light.spark}" opacity="${n(roll(0.25, 0.9))}"/>`;
      return d;
    },
    front(roll, light) {
      let d = '';
      for (let at = 0; at < 8; at++)
        d += rock(
          roll,
          at * 50 - 20 + roll(-6, 6),
          270,
          roll(18, 34),
          mix(light.body, light.horizon, 0.2),
          mix(light.deep, light.body, 0.25),
        );
      for (let at = 0; at < 6; at++) {
        const x = roll(W);
        const y = roll(290, 470);
        d += `<path d="M${n(x)} ${n(y)}l${n(roll(8, 16))} ${n(roll(4, 10))} ${n(roll(-4, 6))} ${n(roll(8, 16))}" fill="none" stroke="${light.horizon}" stroke-opacity=".55" stroke-width="1.600"/>`;
      }
      for (const x of [-26, 312])
        d += rock(roll, x, 494, 60, mix(light.body, light.horizon, 0.12), mix(light.deep, '#000000', 0.25));
      return d;
    },
  },
};

function land(name: keyof typeof COUNTRIES): Painting {
  const { light, sun, stone, planes, front } = COUNTRIES[name];
  const roll = dice(`land ${name}`);
  const tone = (part: number): Hex => mix(light.horizon, light.deep, part);
  const [sx, sy, reach] = sun;
  const defs = `<defs>${down('sky', [0, light.sky], [0.34, mix(light.sky, light.horizon, 0.5)], [0.52, light.horizon])}${glow('sun', [0, '#fff', 0.95], [0.16, light.spark, 0.9], [0.5, light.horizon, 0.42], [1, light.horizon, 0])}
${down('ground', [0, tone(0.72)], [0.4, mix(light.body, light.deep, 0.6)], [1, mix(light.deep, '#000000', 0.35)])}${down('haze', [0, light.horizon, 0], [0.6, light.horizon, 0.7], [1, light.horizon, 0])}${down('dark', [0, '#000', 0.62], [1, '#000', 0])}${vignette}${lamp}${GRAIN}${brush('stone', 0.06, 0.09, 3, 1.5)}${brush('earth', 0.03, 0.05, 11, 1.1)}${soft('soft', 8)}
<clipPath id="trails">${[0, 1, 2, 3].map((at) => `<path d="M${n(trailAt(at).top - 33)} ${TRAIL_TOP}h66L${n(trailAt(at).bottom + 40)} ${H}h-80z"/>`).join('')}</clipPath></defs>`;
  let d = `<rect width="${W}" height="${H}" fill="url(#sky)"/><circle cx="${sx}" cy="${sy}" r="${reach}" fill="url(#sun)"/><circle cx="${sx}" cy="${sy}" r="${n(reach * 0.17)}" fill="${light.spark}" opacity=".92"/>`;
  for (let at = 0; at < 26; at++)
    d += `<circle cx="${n(roll(W))}" cy="${n(roll(110))}" r="${n(roll(0.3, 1))}" fill="#fff" opacity="${n(roll(0.15, 0.7))}"/>`;
  d += planes(roll, tone, light);
  d += `<rect y="150" width="${W}" height="86" fill="url(#haze)" opacity=".34"/><rect y="246" width="${W}" height="${H - 246}" fill="url(#ground)"/><rect y="240" width="${W}" height="${H - 240}" filter="url(#earth)" opacity=".75"/>`;
  // The ledge on which the monster stands.
  d += `<path d="M-10 ${TRAIL_TOP + 6}V250Q40 232 96 229T250 228Q318 233 352 248V${TRAIL_TOP + 6}Z" fill="${mix(light.body, light.deep, 0.42)}"/><path d="M-10 250Q40 232 96 229T250 228Q318 233 352 248" fill="none" stroke="${light.rim}" stroke-opacity=".5" stroke-width="1.600"/><ellipse cx="180" cy="242" rx="118" ry="13" fill="#000" opacity=".55" filter="url(#soft)"/>`;
  d += [0, 1, 2, 3]
    .map(
      (at) =>
        `<path d="M${n(trailAt(at).top - 30)} ${TRAIL_TOP + 6}h72L${n(trailAt(at).bottom + 52)} ${H + 8}h-84z" fill="#000" opacity=".4" filter="url(#soft)"/>`,
    )
    .join('');
  d += [0, 1, 2, 3].map((at) => trail(roll, at, stone, light.deep)).join('');
  d += `<g clip-path="url(#trails)"><rect y="${TRAIL_TOP}" width="${W}" height="${H - TRAIL_TOP}" filter="url(#stone)" opacity=".8"/></g>`;
  d += front(roll, light);
  d += `<rect width="${W}" height="84" fill="url(#dark)"/>${veil(W, H)}`;
  return painting(`land-${name}`, W, H, defs + d, 78);
}

// -- the Citadel -----------------------------------------------------------------------------------------------------

const DARK = '#140d09';
const LIT = '#ffcf66';
const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const beam = (d: string, wide = 2.6, colour = '#1c120b'): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
function lit(x: number, y: number, w = 9, h = 12): string {
  return `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w * 1.5}" ry="${h * 1.2}" fill="url(#window)"/><path d="M${x - 1.5} ${y + h + 1.5}v${-h + 1}q${w / 2 + 1.5} -8 ${w + 3} 0v${h - 1}z" fill="#1c120b"/><path d="M${x} ${y + h}v${-h + 3}q${w / 2} -6 ${w} 0v${h - 3}z" fill="${LIT}"/><path d="M${x} ${y + h}v${-h * 0.4}h${w}v${h * 0.4}z" fill="#ff9d3c" opacity=".5"/><path d="M${x + w / 2} ${y - 1}v${h + 1}M${x} ${y + h / 2}h${w}" stroke="#5a2d0a" stroke-width="1.300"/>`;
}
/** Rows of shingles over a roof that is given as left and right edge, above and below. */
function shingles(
  x0: number,
  x1: number,
  y0: number,
  X0: number,
  X1: number,
  y1: number,
  rows: number,
  colour: string,
): string {
  let d = '';
  for (let row = 1; row <= rows; row++) {
    const part = row / (rows + 0.3);
    const [a, b, y] = [x0 + (X0 - x0) * part, x1 + (X1 - x1) * part, y0 + (y1 - y0) * part];
    const count = Math.round((b - a) / 7);
    d += `M${n(a)} ${n(y)}`;
    for (let at = 0; at < count; at++) d += `q${n((b - a) / count / 2)} 3.500 ${n((b - a) / count)} 0`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="1.200" opacity=".75"/>`;
}
function bricks(roll: Dice, x: number, y: number, w: number, h: number, colour: string): string {
  let d = '';
  for (let row = y + 6; row < y + h; row += 7)
    for (let at = x + roll(2, 9); at < x + w - 8; at += roll(12, 20))
      if (roll() > 0.35) d += `M${n(at)} ${n(row)}h${n(roll(5, 9))}`;
  return `<path d="${d}" stroke="${colour}" stroke-width="1.300" opacity=".6"/>`;
}
const smoke = (x: number, y: number, colour: string, roll: Dice): string =>
  [0, 1, 2, 3]
    .map(
      (at) =>
        `<circle cx="${n(x + at * at * 1.6 + roll(-1, 2))}" cy="${n(y - at * 10)}" r="${n(4 + at * 2.4)}" fill="${colour}" opacity="${n(0.6 - at * 0.13)}"/>`,
    )
    .join('');

const stoneWall = '#7d776c';
const shadeWall = '#38342f';
const timber = '#6b4e3a';
const timberShade = '#33241b';

/** The houses in a box of 170 x 96 with the ground at 92. */
const HOUSES: Record<string, (roll: Dice) => string> = {
  lodge: () =>
    fill('M24 92V54L60 20 96 54V92Z', '#7b5a34') +
    fill('M60 20L96 54V92H60Z', '#3c2b18', 0.7) +
    [60, 68, 76, 84].map((y) => beam(`M24 ${y}H96`, 1.8)).join('') +
    fill('M10 64L60 10 110 64 101 68 60 25 19 68Z', '#50683c') +
    fill('M60 10L110 64 101 68 60 25Z', '#26371f') +
    beam('M14 62L60 13', 1.4, '#9fc07a') +
    shingles(54, 66, 16, 20, 100, 62, 5, '#1c2916') +
    fill('M49 92V70q11-10 22 0V92Z', DARK) +
    fill('M52 92V72q8-7 16 0V92Z', '#ff9d3c', 0.3) +
    lit(33, 62) +
    lit(79, 62) +
    `<path d="M60 34c-15 0-18-11-18-18M60 34c15 0 18-11 18-18M47 25l-10-3M73 25l10-3M44 18l-7-5M76 18l7-5" stroke="#efe2c2" stroke-width="3.200" fill="none" stroke-linecap="round"/><ellipse cx="60" cy="38" rx="5" ry="7" fill="#d9c79e"/>` +
    fill('M104 92L130 46 156 92Z', '#a08c60') +
    fill('M130 46L156 92H130Z', '#5b4f36') +
    beam('M130 46l-5-8M130 46l5-8', 2) +
    fill('M123 92L130 66 137 92Z', DARK) +
    `<circle cx="116" cy="90" r="5" fill="#ff9d3c"/><circle cx="116" cy="90" r="16" fill="url(#window)"/>`,
  alchemist: (roll) =>
    fill('M36 92V38H84V92Z', stoneWall) +
    fill('M62 38H84V92H62Z', shadeWall, 0.75) +
    bricks(roll, 38, 40, 44, 50, '#2c2824') +
    fill('M24 44L60 -8 96 44Z', '#6a4a9c') +
    fill('M60 -8L96 44H63Z', '#2d2048') +
    beam('M27 42L59 -4', 1.4, '#c3a2f0') +
    shingles(58, 62, -4, 26, 94, 44, 6, '#221537') +
    `<path d="M60 -8v-10" stroke="#2a1a08" stroke-width="2"/><circle cx="60" cy="-20" r="4" fill="#f0c64a"/>` +
    lit(46, 52, 11, 15) +
    lit(67, 66, 9, 12) +
    fill('M52 92V76q6-6 12 0V92Z', DARK) +
    fill('M84 92V60H128V92Z', timber) +
    fill('M108 60H128V92H108Z', timberShade, 0.6) +
    beam('M84 76H128M106 60V92') +
    fill('M79 63L104 42 134 63Z', '#6a4a9c') +
    fill('M104 42L134 63H108Z', '#2d2048') +
    `<rect x="114" y="30" width="10" height="24" fill="${shadeWall}"/><rect x="112" y="28" width="14" height="4" fill="#57514a"/>` +
    smoke(119, 20, '#9be28f', roll) +
    `<circle cx="99" cy="82" r="18" fill="url(#green)"/><path d="M92 90V75h15v15z" fill="#b9f2a8"/><path d="M99 75v15M92 82h15" stroke="#2b4a24" stroke-width="1.400"/><path d="M114 90V75h9v15z" fill="#9be28f" opacity=".85"/>`,
  tavern: (roll) =>
    fill('M16 92V54H128V92Z', '#8a6a4c') +
    fill('M80 54H128V92H80Z', timberShade, 0.62) +
    beam('M16 72H128M34 54V92M58 54V92M84 54V92M108 54V92M16 72L34 54M108 54L128 72M34 92L16 74') +
    fill('M4 58L34 18H112L140 58Z', '#a04632') +
    fill('M88 18H112L140 58H100Z', '#4b1d15') +
    shingles(34, 112, 18, 6, 138, 58, 6, '#3b150f') +
    beam('M5 58L34 19H111', 1.4, '#e39a74') +
    `<rect x="96" y="0" width="14" height="26" fill="${shadeWall}"/><rect x="94" y="-2" width="18" height="5" fill="#57514a"/>` +
    smoke(104, -8, '#e6d3bd', roll) +
    lit(40, 76, 12, 12) +
    lit(90, 76, 12, 12) +
    lit(62, 57, 15, 10) +
    fill('M60 92V74q10-9 20 0V92Z', '#2a1409') +
    fill('M63 92V76q7-6 14 0V92Z', LIT, 0.7) +
    `<path d="M128 62h16" stroke="#1c120b" stroke-width="3"/><path d="M134 63v4M142 63v4" stroke="#1c120b" stroke-width="1.200"/><path d="M130 67h16v13q-8 5-16 0z" fill="#6b4a2c" stroke="#1c120b"/><path d="M134 70h7v8h-7zM141 72h3v4h-3" fill="#f0c64a" stroke="#5b3c05" stroke-width=".8"/>`,
  armory: (roll) =>
    fill('M18 92V36H30V44H42V36H54V44H66V36H78V44H90V36H102V44H114V36H126V92Z', stoneWall) +
    fill('M84 92V44H90V36H102V44H114V36H126V92Z', shadeWall, 0.72) +
    bricks(roll, 20, 46, 104, 44, '#26251f') +
    fill('M8 92V28H14V34H20V28H26V34H32V28H38V92Z', '#8d877b') +
    fill('M28 92V34H32V28H38V92Z', shadeWall, 0.7) +
    bricks(roll, 10, 38, 26, 50, '#26251f') +
    fill('M106 92V28H112V34H118V28H124V34H130V28H136V92Z', '#6d675e') +
    fill('M122 92V34H124V28H136V92Z', '#211e1b', 0.8) +
    fill('M58 92V64q14-13 28 0V92Z', DARK) +
    `<ellipse cx="72" cy="82" rx="26" ry="20" fill="url(#window)"/>` +
    fill('M62 92V67q10-9 20 0V92Z', '#ff8a3c', 0.85) +
    fill('M66 92V74q6-5 12 0V92Z', '#ffd98a', 0.9) +
    lit(17, 56, 7, 13) +
    lit(116, 56, 7, 13) +
    lit(46, 56, 7, 13) +
    lit(92, 56, 7, 13) +
    `<path d="M72 38V2" stroke="#1c120b" stroke-width="3"/><path d="M73 2h30l-8 8 8 8H73z" fill="#c43a34"/><path d="M73 2h30l-3 3H73z" fill="#f08a78"/>`,
  bazaar: () =>
    (
      [
        [6, '#c9503f', 44],
        [56, '#3f8d8d', 34],
        [106, '#d79a34', 46],
      ] as const
    )
      .map(
        ([x, c, y]) =>
          `<path d="M${x + 5} 92V${y + 14}H${x + 47}V92Z" fill="#2b1b12"/><ellipse cx="${x + 26}" cy="${y + 34}" rx="24" ry="26" fill="url(#window)"/><path d="M${x + 9} 88V${y + 20}h34v${68 - y}z" fill="${LIT}" opacity=".34"/><path d="M${x - 2} ${y + 16}L${x + 26} ${y - 14} ${x + 54} ${y + 16}Z" fill="${c}"/><path d="M${x + 26} ${y - 14}L${x + 54} ${y + 16}H${x + 35}Z" fill="#0006"/><path d="M${x + 16} ${y + 16}L${x + 26} ${y - 14} ${x + 33} ${y + 16}Z" fill="#fff3d6" opacity=".82"/><path d="M${x - 2} ${y + 16}q7 9 14 0 7 9 14 0 7 9 14 0 7 9 14 0z" fill="${c}"/><path d="M${x + 12} ${y + 16}q7 9 14 0z" fill="#fff3d6" opacity=".82"/><path d="M${x + 26} ${y - 14}v-7" stroke="#1c120b" stroke-width="2"/><path d="M${x + 27} ${y - 21}h9l-2.500 3 2.500 3h-9z" fill="${c}"/><path d="M${x + 6} 78h40v14h-40z" fill="#7d5733"/><path d="M${x + 6} 78h40v3h-40z" fill="#b98a54"/><circle cx="${x + 14}" cy="76" r="5" fill="#e2903f"/><circle cx="${x + 26}" cy="75" r="5.500" fill="#b3c44f"/><circle cx="${x + 38}" cy="76" r="5" fill="#d2463e"/>`,
      )
      .join(''),
  mine: (roll) =>
    fill('M-2 92L14 48 34 58 52 10 78 32 96 8 124 50 142 46 168 92Z', '#716a61') +
    fill('M96 8L124 50 142 46 168 92H104L112 52Z', '#2f2c2a') +
    fill('M52 10L62 48 46 92H-2L14 48 34 58Z', '#938b80', 0.55) +
    beam('M52 10L34 58M96 8l14 30M78 32l-8 18', 1.2, '#2b2825') +
    bricks(roll, 10, 60, 140, 30, '#3a3631') +
    fill('M54 92V58L66 44H98L110 58V92Z', '#0c0806') +
    `<ellipse cx="82" cy="78" rx="30" ry="26" fill="url(#window)"/>` +
    fill('M64 92V62L70 54H94L100 62V92Z', '#ffb84a', 0.34) +
    beam('M54 92V56M110 92V56M48 56H116', 7.5, '#8a6240') +
    beam('M54 60L64 54M110 60L100 54', 4, '#8a6240') +
    beam('M50 53H114', 1.4, '#d3a877') +
    `<path d="M82 58v8" stroke="#1c120b" stroke-width="1.500"/><circle cx="82" cy="69" r="3.500" fill="${LIT}"/>` +
    beam('M40 92l9-9h74l9 9', 2.5, '#a79c92') +
    fill('M116 84l4-14h26l4 14z', '#5d4330') +
    beam('M120 77h28', 1.6, '#2a1c11') +
    fill('M120 70q13-14 26 0z', '#f0bf45') +
    fill('M126 66l4-4 4 5zM136 67l4-5 3 6z', '#fff0b8') +
    `<circle cx="124" cy="87" r="4" fill="#2a1c11"/><circle cx="142" cy="87" r="4" fill="#2a1c11"/>`,
  pawn_shop: (roll) =>
    fill('M42 92L38 28H94L98 92Z', '#7a5c42') +
    fill('M70 28H94L98 92H72Z', timberShade, 0.66) +
    beam('M40 54H96M40 28L66 54 94 28M68 54V92M41 74H97') +
    fill('M28 34L50 -6H88L108 34Z', '#4f6172') +
    fill('M73 -6H88L108 34H82Z', '#232c35') +
    shingles(50, 88, -6, 30, 106, 34, 6, '#1b242d') +
    beam('M29 34L50 -5H87', 1.4, '#9db5ca') +
    `<rect x="54" y="-16" width="10" height="14" fill="${shadeWall}"/>` +
    smoke(59, -22, '#c9cdd6', roll) +
    lit(48, 60, 14, 13) +
    fill('M74 92V66h16v26Z', '#2a1409') +
    fill('M76 92V68h12v24Z', '#ff9d3c', 0.4) +
    lit(60, 34, 13, 12) +
    `<path d="M97 44h26" stroke="#1c120b" stroke-width="3.400"/><circle cx="112" cy="60" r="22" fill="url(#window)"/><g fill="#f2c64f" stroke="#5b3c05" stroke-width="1.600"><circle cx="105" cy="55" r="6.500"/><circle cx="119" cy="55" r="6.500"/><circle cx="112" cy="66" r="6.500"/></g><g fill="#fff3c0"><circle cx="103" cy="53" r="2"/><circle cx="117" cy="53" r="2"/><circle cx="110" cy="64" r="2"/></g>` +
    fill('M120 92v-16h24v16z', '#5d4330') +
    beam('M120 84h24M128 76v16M136 76v16', 1.2),
  market: () =>
    fill('M8 92V34H154V92Z', '#3c281b') +
    `<ellipse cx="80" cy="62" rx="78" ry="34" fill="url(#window)" opacity=".7"/>` +
    fill('M-2 34L14 4H148L164 34Z', '#4d7771') +
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) => `<path d="M${14 + at * 22.4} 4h11.200l${n((at - 2.2) * 1.1)} 30h-13z" fill="#f3e6c8" opacity=".86"/>`,
      )
      .join('') +
    `<path d="M-2 34${'q6.900 9 13.800 0'.repeat(12)}z" fill="#35544f"/>` +
    beam('M-1 33L14 5H148', 1.2, '#a8d0c8') +
    fill('M2 76h158v16H2z', '#8a6240') +
    fill('M2 76h158v4H2z', '#c99a62') +
    beam('M8 34V92M154 34V92', 4, '#241710'),
};
const HOUSE_NAMES = Object.keys(HOUSES);

/** Where the buildings of the Citadel stand: two on each terrace. */
const CELLS: Record<string, [number, number]> = {
  alchemist: [2, 62],
  tavern: [179, 62],
  lodge: [2, 165],
  armory: [179, 165],
  mine: [2, 268],
  bazaar: [179, 268],
  pawn_shop: [2, 371],
  market: [179, 371],
};
const CELL_HEIGHT = 103;

function citadel(): Painting {
  const [w, h] = [356, 476];
  const light = LIGHTS.town;
  const roll = dice('the citadel');
  const defs = `<defs>${down('sky', [0, '#141a2e'], [0.2, '#3a3352'], [0.42, '#b06a48'], [0.6, light.horizon])}${glow('sun', [0, '#fff6d8', 0.95], [0.2, light.spark, 0.85], [0.55, light.horizon, 0.36], [1, light.horizon, 0])}${glow('window', [0, LIT, 0.5], [1, LIT, 0])}${glow('green', [0, '#9be28f', 0.55], [1, '#9be28f', 0])}${down('ter', [0, '#6a5a70'], [0.12, '#3d3850'], [0.5, '#262636'], [1, '#14141c'])}${down('ledge', [0, '#8f8577'], [0.1, '#6a6155'], [0.5, '#4a433b'], [1, '#292420'])}${down('dark', [0, '#000', 0.6], [1, '#000', 0])}${vignette}${lamp}${GRAIN}${brush('stone', 0.05, 0.08, 3, 1.4)}${soft('soft', 6)}${soft('soft2', 2.4)}</defs>`;
  let d = `<rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="286" cy="66" r="150" fill="url(#sun)"/><circle cx="286" cy="66" r="22" fill="#fff1c4" opacity=".95"/>`;
  for (let at = 0; at < 34; at++)
    d += `<circle cx="${n(roll(w))}" cy="${n(roll(70))}" r="${n(roll(0.3, 1))}" fill="#fff" opacity="${n(roll(0.2, 0.8))}"/>`;
  for (const y of [34, 52])
    d += `<path d="${clouds(roll, w, y, 6, 80)}" fill="none" stroke="#ffd9a0" stroke-opacity=".16" stroke-width="5"/>`;
  d +=
    plane(hills(roll, w, 92, 26, 90), w, mix('#d99a5a', '#1d1512', 0.3), '#ffe2b0', 0.4) +
    plane(peaks(roll, w, 104, 30, 80), w, mix('#b87a50', '#1d1512', 0.45), '#ffe2b0', 0.25);
  // The keep on its ridge.
  const keep =
    'M0 100V50h7v-8h8v8h8v-8h8V20l13-22 13 22v22h9v-8h8v8h8V14L91-18l17 32v28h8v-8h8v8h9V24l12-20 12 20v18h8v8h8v-8h8v8h7v50z';
  d += `<g transform="translate(84 14)"><path d="${keep}" fill="#000" opacity=".35" transform="translate(5 5)" filter="url(#soft2)"/><path d="${keep}" fill="#3a2a28"/><path d="M91-18l17 32v86H91zM44-2l13 22v80H44zM145 4l12 20v76h-12z" fill="#1c1312"/><path d="M0 50h7v-8h8v8h8v-8h8V20L44-2M67 42V34h8v8h8V14L91-18M125 42V24L145 4" fill="none" stroke="#ffcf9a" stroke-width="1.300" opacity=".75"/><path d="M91-18v-13l20 5-20 6" fill="#d2463e"/><path d="M44-2v-9l14 4-14 4M145 4v-9l-14 4 14 4" fill="#c98f3a"/><g fill="${LIT}">${[
    [12, 62],
    [28, 58],
    [42, 32],
    [48, 54],
    [76, 56],
    [88, 24],
    [96, 48],
    [88, 66],
    [110, 60],
    [126, 60],
    [143, 40],
    [150, 62],
    [168, 62],
    [60, 72],
    [120, 74],
  ]
    .map(([x, y]) => `<rect x="${x}" y="${y}" width="4.500" height="8" rx="2"/>`)
    .join('')}</g></g>`;
  for (let at = 0; at < 5; at++)
    d += `<path d="M${n(130 + roll(90))} ${n(20 + roll(24))}q4-5 7 0 4-5 7 0" fill="none" stroke="#1c1312" stroke-width="1.500" opacity=".7"/>`;
  // Four terraces with roofs behind the houses.
  for (const [step, top] of [100, 203, 306, 409].entries()) {
    const back = top - 10;
    for (let x = -8; x < w + 8;) {
      const [bw, bh] = [roll(18, 40), roll(20, 58)];
      const tint = mix('#4a3a4a', '#15131c', 0.25 + roll(0.5));
      d += `<path d="M${n(x)} ${back + 46}v${n(-bh - 20)}l${n(bw / 2)} ${n(-bw * roll(0.5, 0.9))} ${n(bw / 2)} ${n(bw * 0.6)}v${n(bh + 24)}z" fill="${tint}"/><path d="M${n(x)} ${n(back + 26 - bh)}l${n(bw / 2)} ${n(-bw * 0.55)}" stroke="#ffd9a0" stroke-opacity="${step ? 0.16 : 0.34}" fill="none"/>`;
      if (roll() > 0.3)
        d += `<rect x="${n(x + bw * 0.4)}" y="${n(back + 34 - bh * 0.6)}" width="4.500" height="6.500" rx="1" fill="${LIT}" opacity="${n(roll(0.4, 0.95))}"/>`;
      x += bw * roll(0.82, 1);
    }
    d += `<path d="M0 ${back + 44}q${w / 4} -12 ${w / 2} 0t${w / 2} -3V${h}H0Z" fill="url(#ter)"/><path d="M0 ${back + 44}q${w / 4} -12 ${w / 2} 0t${w / 2} -3" fill="none" stroke="#ffd9a0" stroke-opacity=".45" stroke-width="1.400"/>`;
    for (const x of [94, 268])
      d += `<ellipse cx="${x}" cy="${back + 26}" rx="92" ry="48" fill="url(#window)" opacity=".5"/>`;
  }
  d += `<rect y="96" width="${w}" height="${h - 96}" filter="url(#stone)" opacity=".35"/>`;
  for (const [key, [x, y]] of Object.entries(CELLS)) {
    const house = HOUSES[key]?.(roll) ?? '';
    d += `<g transform="translate(${x + 24} ${y - 12}) scale(.865)"><ellipse cx="88" cy="93" rx="92" ry="7" fill="#000" opacity=".55" filter="url(#soft2)"/>${house}</g>`;
    // The wall of the terrace, in which the wells are cut.
    const top = y + CELL_HEIGHT - 38;
    d += `<rect x="${x + 1}" y="${top + 3}" width="174" height="38" rx="6" fill="#000" opacity=".55" filter="url(#soft2)"/><rect x="${x}" y="${top}" width="174" height="38" rx="5" fill="url(#ledge)"/>`;
    for (let row = 0; row < 3; row++)
      for (let at = -1; at < 7; at++) {
        const [bx, by, bw] = [x + 2 + at * 27 + (row % 2) * 13, top + 2 + row * 12, 25];
        const [l, r] = [Math.max(x + 2, bx), Math.min(x + 172, bx + bw)];
        if (r - l > 4)
          d += `<rect x="${n(l)}" y="${by}" width="${n(r - l)}" height="10.500" rx="2" fill="${roll() > 0.5 ? '#fff' : '#000'}" opacity="${n(roll(0.03, 0.13))}"/>`;
      }
    d += `<path d="M${x + 4} ${top + 0.8}h166" stroke="#fff2d8" stroke-opacity=".5" stroke-width="1.400"/><path d="M${x + 4} ${top + 37.4}h166" stroke="#000" stroke-opacity=".6" stroke-width="1.600"/>`;
  }
  d += `<rect width="${w}" height="70" fill="url(#dark)"/>${veil(w, h)}`;
  return painting('citadel', w, h, defs + d, 80);
}

/** One building with its surroundings: a small picture beside its option. */
function house(key: string): Painting {
  const roll = dice(`house ${key}`);
  const defs = `<defs>${glow('window', [0, LIT, 0.5], [1, LIT, 0])}${glow('green', [0, '#9be28f', 0.55], [1, '#9be28f', 0])}${soft('soft2', 2.4)}</defs>`;
  return painting(
    `house-${key}`,
    178,
    122,
    `${defs}<g transform="translate(6 26)"><ellipse cx="82" cy="93" rx="82" ry="6" fill="#000" opacity=".5" filter="url(#soft2)"/>${HOUSES[key]?.(roll) ?? ''}</g>`,
    82,
    0.75,
  );
}

// -- gate, parchment, wood -------------------------------------------------------------------------------------------

function gate(): Painting {
  const [w, h] = [356, 110];
  const roll = dice('the gate');
  const defs = `<defs>${down('wall', [0, '#5d564d'], [1, '#2c2824'])}${down('sky', [0, '#2a1016'], [1, '#d06a34'])}${glow('sun', [0, '#fff0a8', 0.9], [1, '#ee8b3c', 0])}${glow('torch', [0, '#ffcf66', 0.75], [0.4, '#ff9d3c', 0.3], [1, '#ff9d3c', 0])}${vignette}${lamp}${GRAIN}${brush('stone', 0.05, 0.08, 3, 1.5)}${soft('soft2', 2.4)}</defs>`;
  let d = `<rect width="${w}" height="${h}" fill="url(#wall)"/>`;
  for (let row = 0; row < 7; row++)
    for (let x = -20 - (row % 2) * 18; x < w;) {
      const bw = roll(28, 46);
      const y = row * 17;
      d += `<rect x="${n(x)}" y="${y}" width="${n(bw - 2)}" height="15" rx="2.500" fill="${mix('#7a7267', '#2b2723', roll(0.9))}" opacity=".75"/><path d="M${n(x + 2)} ${y + 0.8}h${n(bw - 6)}" stroke="#fff2d8" stroke-opacity=".14"/>`;
      x += bw;
    }
  d += `<rect width="${w}" height="${h}" filter="url(#stone)" opacity=".8"/>`;
  const arch = 'M10 110V54a47 46 0 0 1 94 0V110Z';
  d += `<path d="M0 110V54a57 56 0 0 1 114 0V110Z" fill="#000" opacity=".5" filter="url(#soft2)"/><path d="M3 110V54a54 53 0 0 1 108 0V110Z" fill="#8b8272"/>`;
  for (let at = 0; at < 11; at++) {
    const a = Math.PI + (Math.PI * at) / 10;
    d += `<path d="M${n(57 + Math.cos(a) * 47)} ${n(54 + Math.sin(a) * 46)}L${n(57 + Math.cos(a) * 54)} ${n(54 + Math.sin(a) * 53)}" stroke="#2b2723" stroke-width="1.500"/>`;
  }
  d += `<path d="M3 110V54a54 53 0 0 1 108 0" fill="none" stroke="#fff2d8" stroke-opacity=".4" stroke-width="1.300"/><clipPath id="in"><path d="${arch}"/></clipPath><path d="${arch}" fill="url(#sky)"/><g clip-path="url(#in)"><circle cx="60" cy="70" r="58" fill="url(#sun)"/>${plane(peaks(roll, 120, 84, 22, 34), 120, '#5c2018', '#ffc98a', 0.5)}${plane(hills(roll, 120, 100, 8, 40), 120, '#260a0c', '#ffc98a', 0.4)}</g><path d="${arch}" fill="none" stroke="#14100d" stroke-width="2.500"/>`;
  for (const x of [116, 344]) d += `<circle cx="${x}" cy="14" r="40" fill="url(#torch)"/>`;
  d += veil(w, h);
  return painting('gate', w, h, defs + d, 80);
}

/** The bars of the gate: they hang over whoever waits behind them. */
function portcullis(): Painting {
  let d = `<defs>${aslant('iron', [0, '#8d8f94'], [0.4, '#3c3d42'], [1, '#15151a'])}</defs>`;
  for (const x of [18, 34, 50, 66, 82])
    d += `<path d="M${x} 0V${x === 18 || x === 82 ? 22 : 30}l3.500 6 3.500-6V0Z" fill="url(#iron)" stroke="#0b0a0c" stroke-width=".8"/>`;
  d += '<path d="M8 12h86v5H8z" fill="url(#iron)" stroke="#0b0a0c" stroke-width=".8"/>';
  return painting(
    'portcullis',
    104,
    40,
    `<clipPath id="c"><path d="M4 98V44a47 44 0 0 1 94 0V98Z"/></clipPath><g clip-path="url(#c)">${d}</g>`,
    84,
  );
}

/** A sheet with torn edges; it is stretched to the room that it gets. */
function parchment(): Painting {
  const [w, h] = [342, 62];
  const roll = dice('parchment');
  let edge = 'M2 4';
  for (let x = 2; x < w - 2; x += 9) edge += `L${n(Math.min(w - 2, x + 9))} ${n(2.5 + roll(2.2))}`;
  for (let y = 4; y < h - 3; y += 8) edge += `L${n(w - 1.5 - roll(2.2))} ${n(Math.min(h - 3, y + 8))}`;
  for (let x = w - 2; x > 2; x -= 9) edge += `L${n(Math.max(2, x - 9))} ${n(h - 2 - roll(2.4))}`;
  for (let y = h - 4; y > 4; y -= 8) edge += `L${n(1.5 + roll(2.2))} ${n(Math.max(4, y - 8))}`;
  const defs = `<defs><radialGradient id="p" cx=".24" cy=".1" r="1.100">${stops([0, '#fdf6e2'], [0.5, '#efe2c4'], [1, '#cdb88d'])}</radialGradient>${brush('spot', 0.04, 0.07, 5, 0.9)}<clipPath id="c"><path d="${edge}Z"/></clipPath></defs>`;
  return painting(
    'parchment',
    w,
    h,
    `${defs}<path d="${edge}Z" fill="url(#p)"/><g clip-path="url(#c)"><rect width="${w}" height="${h}" filter="url(#spot)" opacity=".2"/></g><path d="${edge}Z" fill="none" stroke="#7c6238" stroke-opacity=".7" stroke-width="1.600"/><path d="${edge}Z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1" transform="translate(.8 1)" clip-path="url(#c)"/>`,
    82,
  );
}

/** Walnut of the tray and the shelves. It repeats. */
function walnut(): Painting {
  const [w, h] = [512, 256];
  const defs = `<defs>${down('w', [0, '#6b4a31'], [0.5, '#523722'], [1, '#6b4a31'])}<filter id="g" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".006 .16" numOctaves="5" seed="9" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .05  0 0 0 0 .03  0 0 0 0 .02  1.900 0 0 0 -.62"/></filter><filter id="l" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".008 .3" numOctaves="3" seed="21" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .82  0 0 0 0 .6  .7 0 0 0 -.3"/></filter></defs>`;
  return painting(
    'walnut',
    w,
    h,
    `${defs}<rect width="${w}" height="${h}" fill="url(#w)"/><rect width="${w}" height="${h}" filter="url(#g)"/><rect width="${w}" height="${h}" filter="url(#l)" opacity=".5"/>`,
    66,
    1,
  );
}

export function paintings(): Painting[] {
  return [
    citadel(),
    ...(Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[]).map(land),
    gate(),
    portcullis(),
    parchment(),
    walnut(),
    ...HOUSE_NAMES.map(house),
  ];
}
