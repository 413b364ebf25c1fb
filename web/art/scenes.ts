/** The place behind a figure: sky, light, three planes of ground that come nearer, and one in front of the feet. */
import { dice, n, type Dice } from './chance.ts';
import { mix } from './colour.ts';
import type { Light } from './palettes.ts';

type Ridge = (roll: Dice, y: number, rise: number) => string;

const hills: Ridge = (roll, y, rise) => {
  let d = `M-20 420V${n(y)}`;
  for (let x = -20; x <= 420; x += 88) d += `Q${x + 44} ${n(y - roll(rise))} ${x + 88} ${n(y + roll(rise / 3))}`;
  return `${d}V420Z`;
};

/** Ridges in a box of 400, filled down to its bottom. */
const RIDGES = {
  hills,
  crags(roll, y, rise) {
    let d = `M-20 420V${n(y)}`;
    for (let x = -20; x < 420; x += 40 + roll(28)) {
      d += `L${n(x + 16)} ${n(y - roll(rise * 0.4, rise))}L${n(x + 36)} ${n(y - roll(rise * 0.3))}`;
    }
    return `${d}L420 420Z`;
  },
  pines(roll, y, rise) {
    let d = `M-20 420V${n(y)}H420V420Z`;
    for (let x = -12; x < 412; x += roll(20, 36)) {
      const h = roll(rise * 0.7, rise * 1.7);
      const w = h * 0.28;
      d += `M${n(x)} ${n(y - h)}L${n(x + w * 0.55)} ${n(y - h * 0.55)}H${n(x + w * 0.3)}L${n(x + w * 0.8)} ${n(y - h * 0.25)}H${n(x + w * 0.45)}L${n(x + w)} ${n(y + 4)}H${n(x - w)}L${n(x - w * 0.45)} ${n(y - h * 0.25)}H${n(x - w * 0.8)}L${n(x - w * 0.3)} ${n(y - h * 0.55)}H${n(x - w * 0.55)}Z`;
    }
    return d;
  },
  ruins(roll, y, rise) {
    let d = `M-20 420V${n(y)}H420V420Z`;
    for (let x = 0; x < 400; x += roll(52, 88)) {
      const h = roll(rise * 0.5, rise * 1.8);
      const w = roll(18, 30);
      d += `M${n(x)} ${n(y + 4)}V${n(y - h)}l${n(w * 0.3)} ${n(roll(12))}l${n(w * 0.4)} ${n(-roll(12))}l${n(w * 0.3)} ${n(roll(20))}V${n(y + 4)}Z`;
      if (roll() > 0.55) d += `M${n(x - 6)} ${n(y - h * 0.55)}h${n(w + 12)}v10h${n(-w - 12)}Z`;
    }
    return d;
  },
  graves(roll, y, rise) {
    let d = `M-20 420V${n(y)}Q200 ${n(y - 16)} 420 ${n(y)}V420Z`;
    for (let x = 12; x < 400; x += roll(48, 80)) {
      const h = roll(rise * 0.5, rise);
      const w = h * 0.5;
      d +=
        roll() > 0.4
          ? `M${n(x)} ${n(y + 4)}v${n(-h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h)}Z`
          : `M${n(x)} ${n(y + 4)}v${n(-h)}h${n(-w * 0.5)}v-8h${n(w * 0.5)}v-18h8v18h${n(w * 0.5)}v8h${n(-w * 0.5)}v${n(h)}Z`;
    }
    return d;
  },
  reeds(roll, y, rise) {
    let d = `M-20 420V${n(y)}Q120 ${n(y - 12)} 200 ${n(y)}T420 ${n(y)}V420Z`;
    for (let x = 0; x < 408; x += roll(10, 26)) {
      const h = roll(rise * 0.5, rise * 1.3);
      const lean = roll(-12, 12);
      d += `M${n(x)} ${n(y + 6)}q0 ${n(-h * 0.6)} ${n(lean)} ${n(-h)}q2 ${n(h * 0.5)} ${n(6 - lean)} ${n(h)}Z`;
      if (roll() > 0.7) d += `M${n(x + lean - 4)} ${n(y - h)}v-18q4-6 8 0v18Z`;
    }
    return d;
  },
  sea(roll, y, rise) {
    let d = `M-20 420V${n(y)}`;
    for (let x = -20; x < 420; x += 44) d += `q12 ${n(-roll(8, rise * 0.4))} 28 ${n(-roll(4))}q-10 6 16 4`;
    return `${d}V420Z`;
  },
  clouds(roll, y, rise) {
    let d = `M-30 420V${n(y)}`;
    for (let x = -30; x < 430;) {
      const wide = 40 + roll(50);
      d += `q${n(wide / 2)} ${n(-rise * (0.5 + roll()))} ${n(wide)} ${n((roll() - 0.5) * 8)}`;
      x += wide;
    }
    return `${d}L440 420Z`;
  },
  palms(roll, y, rise) {
    let d = hills(roll, y, rise * 0.6);
    for (let x = 10; x < 400; x += roll(54, 96)) {
      const h = roll(rise * 0.9, rise * 1.8);
      const lean = roll(-22, 22);
      const [tx, ty] = [x + lean, y - h];
      d += `M${n(x - 4)} ${n(y + 6)}Q${n(x + lean * 0.2)} ${n(y - h * 0.5)} ${n(tx - 2)} ${n(ty)}h4Q${n(x + 6 + lean * 0.2)} ${n(y - h * 0.5)} ${n(x + 6)} ${n(y + 6)}Z`;
      for (const [dx, dy] of [
        [-34, 14],
        [-26, -16],
        [0, -24],
        [26, -16],
        [34, 14],
        [14, 26],
        [-14, 26],
      ] as const) {
        d += `M${n(tx)} ${n(ty)}q${n(dx * 0.4)} ${n(dy * 0.4 - 14)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5)} ${n(-dy * 0.5 - 2)} ${n(-dx)} ${n(-dy)}Z`;
      }
    }
    return d;
  },
  houses(roll, y, rise) {
    let d = `M-20 420V${n(y)}H420V420Z`;
    for (let x = -10; x < 410;) {
      const w = roll(26, 48);
      const h = roll(rise * 0.4, rise * 1.1);
      d += `M${n(x)} ${n(y + 4)}V${n(y - h)}L${n(x + w / 2)} ${n(y - h - w * roll(0.5, 1.1))}L${n(x + w)} ${n(y - h)}V${n(y + 4)}Z`;
      if (roll() > 0.6) d += `M${n(x + w * 0.7)} ${n(y - h)}v${n(-w * 0.7)}h7v${n(w)}Z`;
      x += w * roll(0.95, 1.25);
    }
    return d;
  },
  battlements(roll, y, rise) {
    let d = `M-20 420V${n(y)}`;
    for (let x = -20; x < 420; x += 20) d += `V${n(y - 10)}h11v10h9`;
    d += 'V420Z';
    for (let x = roll(10, 60); x < 400; x += roll(90, 150)) {
      const h = roll(rise * 0.9, rise * 1.7);
      const w = roll(30, 44);
      d += `M${n(x)} ${n(y + 4)}V${n(y - h)}h-5v-16h9v8h9v-8h${n(w - 26)}v8h9v-8h9v16h-5V${n(y + 4)}Z`;
    }
    return d;
  },
  cave: hills,
} as const satisfies Record<string, Ridge>;

export type Ground = keyof typeof RIDGES;
export const GROUNDS = Object.keys(RIDGES) as Ground[];

const FAR: Partial<Record<Ground, Ground>> = {
  pines: 'crags',
  reeds: 'hills',
  ruins: 'hills',
  graves: 'pines',
  cave: 'crags',
  sea: 'crags',
  palms: 'hills',
  houses: 'hills',
  battlements: 'crags',
  hills: 'crags',
};
/** What stands at the feet: low things only. */
const FRONT: Partial<Record<Ground, Ground>> = {
  pines: 'reeds',
  cave: 'hills',
  crags: 'crags',
  palms: 'reeds',
  houses: 'hills',
  battlements: 'hills',
  ruins: 'hills',
  clouds: 'clouds',
};

function vault(roll: Dice): string {
  let d = `M-20 -20H420V420H372C380 300 ${n(380 - roll(40))} 120 ${n(300 - roll(40))} 60C240 ${n(8 + roll(20))} 140 16 92 68C32 132 20 300 32 420H-20Z`;
  for (let x = 100; x < 300; x += roll(28, 48)) d += `M${n(x)} 10l8 ${n(roll(28, 92))}l10 ${n(-roll(60, 92))}Z`;
  return d;
}

export interface Scene {
  back: string;
  front: string;
}

/** `id` keeps the gradients of two scenes on one sheet apart. */
export function scene(
  id: string,
  light: Light,
  ground: Ground,
  seed: string,
  sunAt: [number, number] = [130, 120],
): Scene {
  const roll = dice(`${seed} ${ground}`);
  const [sx, sy] = sunAt;
  const plane = (part: number): string => mix(light.horizon, light.deep, part);
  const mid = ground === 'cave' ? 'hills' : ground;
  const far = RIDGES[FAR[ground] ?? ground](roll, 236, 74);
  const middle = RIDGES[mid](roll, 286, 56);
  const near = RIDGES[mid](roll, 330, 44);
  const water = ground === 'sea' || ground === 'reeds';
  let back = `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.sky}"/><stop offset=".68" stop-color="${light.horizon}"/><stop offset="1" stop-color="${light.sky}"/></linearGradient>
<radialGradient id="${id}m" gradientUnits="userSpaceOnUse" cx="${sx}" cy="${sy}" r="240"><stop offset="0" stop-color="${light.spark}" stop-opacity=".95"/><stop offset=".22" stop-color="${light.rim}" stop-opacity=".6"/><stop offset="1" stop-color="${light.horizon}" stop-opacity="0"/></radialGradient>
<linearGradient id="${id}h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.horizon}" stop-opacity="0"/><stop offset=".7" stop-color="${light.horizon}" stop-opacity=".7"/><stop offset="1" stop-color="${light.horizon}" stop-opacity="0"/></linearGradient></defs>
<rect width="400" height="400" fill="url(#${id}s)"/><rect width="400" height="400" fill="url(#${id}m)"/>`;
  if (ground !== 'cave')
    back += `<circle cx="${sx}" cy="${sy}" r="46" fill="${light.spark}" opacity=".35"/><circle cx="${sx}" cy="${sy}" r="34" fill="${light.spark}" opacity=".8"/>`;
  for (let at = 0; at < 14; at++)
    back += `<circle cx="${n(roll(400))}" cy="${n(roll(190))}" r="${n(roll(0.6, 1.8))}" fill="${light.spark}" opacity="${n(roll(0.2, 0.7))}"/>`;
  back += `<path d="${far}" fill="${plane(0.28)}"/><rect y="170" width="400" height="110" fill="url(#${id}h)" opacity=".5"/><path d="${middle}" fill="${plane(0.55)}"/><rect y="240" width="400" height="90" fill="url(#${id}h)" opacity=".3"/>`;
  if (water)
    for (let at = 0; at < 7; at++)
      back += `<rect x="${n(sx - 40 - at * 9)}" y="${n(296 + at * at * 2.2)}" width="${n(70 + at * 16)}" height="${n(1.6 + at * 0.5)}" rx="2" fill="${light.spark}" opacity="${n(0.5 - at * 0.06)}"/>`;
  if (ground === 'houses' || ground === 'battlements') {
    for (let at = 0; at < 16; at++)
      back += `<rect x="${n(roll(10, 390))}" y="${n(roll(262, 300))}" width="4.500" height="7" fill="${light.spark}" opacity="${n(roll(0.4, 0.95))}"/>`;
  }
  back += `<path d="${near}" fill="${plane(0.8)}"/>`;
  if (ground === 'cave') back += `<path d="${vault(roll)}" fill="${light.deep}" opacity=".82"/>`;
  const low = FRONT[ground] ?? ground;
  const feet = RIDGES[low](roll, 372, 24);
  const front = `<path d="${feet}" fill="${light.deep}"/><path d="${hills(dice(seed), 386, 10)}" fill="${mix(light.deep, '#000000', 0.35)}"/>`;
  return { back, front };
}
