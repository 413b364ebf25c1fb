/**
 * The Locations of Meeples & Monsters, cut from wood and lit from within: one row of cells, in the order of PLANS.
 *
 * A plan lists its parts from behind to before; each is a path in a cell of 100 x 100 that stands on y = 92.
 */

type Stuff =
  | 'timber'
  | 'plaster'
  | 'stone'
  | 'rose'
  | 'slate'
  | 'straw'
  | 'tile'
  | 'copper'
  | 'leaf'
  | 'lit'
  | 'dark'
  | 'gold'
  | 'cloth';
type Part = [Stuff, string];

const STUFFS: Record<Stuff, [string, string]> = {
  timber: ['#c08a55', '#6a4424'],
  plaster: ['#f0dfbd', '#b79a6c'],
  stone: ['#c3bcae', '#716b64'],
  rose: ['#dcb0b0', '#8a5560'],
  slate: ['#8296b8', '#3f4f72'],
  straw: ['#e0bd72', '#8a6428'],
  tile: ['#c9573d', '#6e2418'],
  copper: ['#7fb59b', '#35614e'],
  leaf: ['#93b45c', '#476428'],
  lit: ['#ffe39a', '#ffb84d'],
  dark: ['#4a3424', '#2a1b10'],
  gold: ['#ffe9a0', '#b98a24'],
  cloth: ['#d8453c', '#8e1f1b'],
};

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
const roof = (x: number, y: number, w: number, h: number): string => `M${x} ${y}L${x + w / 2} ${y - h}L${x + w} ${y}z`;
const row = (n: number, from: number, step: number, one: (x: number) => string): string =>
  Array.from({ length: n }, (_, at) => one(from + at * step)).join('');
const flag = (x: number, y: number, cloth: Stuff = 'cloth'): Part[] => [
  ['dark', rect(x - 1, y - 18, 2, 18)],
  [cloth, `M${x + 1} ${y - 18}l16 4-16 5z`],
];
const tree = (x: number, y: number, r: number): Part[] => [
  ['timber', rect(x - 3, y - r * 1.1, 6, r * 1.1)],
  [
    'leaf',
    `M${x} ${y - r * 2.7}a${r} ${r} 0 0 1 ${r * 0.9} ${r * 0.8}a${r * 0.8} ${r * 0.8} 0 0 1-${r * 0.3} ${r * 1.1}h-${r * 1.2}a${r * 0.8} ${r * 0.8} 0 0 1-${r * 0.3}-${r * 1.1}a${r} ${r} 0 0 1 ${r * 0.9}-${r * 0.8}z`,
  ],
];

export const PLANS: Record<string, Part[]> = {
  splinter_arena: [
    ['timber', 'M6 92V56q44-22 88 0v36z'],
    ['dark', 'M6 58q44-22 88 0v7q-44-20-88 0z'],
    ['lit', row(5, 13, 16.5, (x) => arch(x, 92, 9, 20))],
    ['timber', rect(4, 44, 7, 48) + rect(89, 44, 7, 48)],
    ...flag(8, 46),
    ...flag(92, 46, 'slate'),
    ['straw', 'M20 60q30-16 60 0v-6q-30-16-60 0z'],
  ],
  academy_of_fine_grain: [
    ['slate', rect(6, 84, 88, 8)],
    ['lit', rect(16, 46, 68, 38)],
    ['stone', row(5, 12, 17.4, (x) => rect(x, 44, 7, 40))],
    ['stone', rect(8, 38, 84, 8)],
    ['slate', roof(4, 38, 92, 26)],
    ['gold', 'M50 18l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z'],
  ],
  chapel_of_the_holy_knot: [
    ['rose', rect(34, 58, 56, 34)],
    ['tile', 'M30 58L40 38h44l10 20z'],
    ['rose', rect(14, 44, 28, 48)],
    ['tile', roof(10, 46, 36, 32)],
    ['gold', 'M26 14h4v-5h4v5h4v4h-4v8h-4v-8h-4z'],
    ['lit', arch(22, 66, 12, 18) + arch(50, 82, 9, 18) + arch(66, 82, 9, 18)],
    ['dark', arch(22, 92, 12, 18)],
  ],
  heartwood_keep: [
    ['stone', rect(16, 40, 68, 52)],
    ['stone', row(5, 16, 14.6, (x) => rect(x, 32, 9.6, 10))],
    ['timber', rect(6, 30, 20, 62) + rect(74, 30, 20, 62)],
    ['tile', roof(2, 32, 28, 26) + roof(70, 32, 28, 26)],
    ['lit', arch(12, 54, 8, 14) + arch(80, 54, 8, 14) + arch(35, 62, 8, 14) + arch(57, 62, 8, 14)],
    ['dark', arch(40, 92, 20, 24)],
    ...flag(50, 33),
  ],
  levy_station: [
    ['timber', rect(12, 54, 76, 38)],
    ['straw', 'M4 56L26 30h48l22 26z'],
    ['dark', rect(12, 54, 76, 4)],
    ['lit', rect(20, 64, 14, 12) + rect(66, 64, 14, 12)],
    ['dark', arch(41, 92, 18, 26)],
    ...flag(50, 32),
  ],
  branch_and_root_inn: [
    ...tree(16, 92, 18),
    ['plaster', rect(30, 50, 56, 42)],
    ['timber', rect(30, 50, 4, 42) + rect(82, 50, 4, 42) + rect(30, 68, 56, 4) + 'M34 68l16-18h5L39 68z'],
    ['tile', 'M24 52L38 28h40l14 24z'],
    ['lit', rect(40, 56, 10, 10) + rect(64, 56, 10, 10) + rect(66, 76, 10, 10)],
    ['dark', arch(44, 92, 14, 18)],
    ['stone', rect(70, 18, 8, 16)],
  ],
  knot_and_grain_inn: [
    ['plaster', rect(14, 48, 62, 44)],
    ['timber', rect(14, 48, 4, 44) + rect(72, 48, 4, 44) + rect(14, 66, 62, 4) + 'M56 66l12-18h5L61 66z'],
    ['slate', 'M8 50L22 24h46l14 26z'],
    ['lit', rect(24, 53, 10, 10) + rect(44, 53, 10, 10) + rect(22, 74, 12, 10)],
    ['dark', arch(46, 92, 15, 20)],
    ['dark', rect(76, 54, 16, 3)],
    ['gold', 'M82 60h12v14q-6 4-12 0z'],
    ['stone', rect(24, 16, 8, 14)],
  ],
  oaken_war_hall: [
    ['timber', 'M6 92V64q44-14 88 0v28z'],
    ['dark', 'M2 66Q50-4 98 66q-48-18-96 0z'],
    ['timber', 'M8 60Q50 6 92 60q-42-16-84 0z'],
    ['lit', rect(16, 70, 10, 12) + rect(74, 70, 10, 12)],
    ['dark', arch(38, 92, 24, 28)],
    ['gold', 'M42 30q-8-14-18-12 8 2 10 14zM58 30q8-14 18-12-8 2-10 14z'],
    ['cloth', 'M50 40a9 9 0 1 0 .1 0z'],
  ],
  shrine_of_dry_rot: [
    ['stone', rect(14, 82, 72, 10)],
    ['dark', rect(28, 46, 44, 36)],
    ['stone', rect(20, 46, 9, 36) + rect(71, 46, 9, 36)],
    ['copper', 'M14 48q4-34 36-36 32 2 36 36z'],
    ['lit', 'M50 52q-10 12-6 22 6 8 12 0 4-10-6-22z'],
    ['dark', 'M40 14l4 12-6 8 6 12h-4l-6-12 6-8zM82 92l4-24 5 24z'],
  ],
  sentry_stump: [
    ['timber', 'M18 92q10-8 10-34V36h44v22q0 26 10 34z'],
    ['dark', 'M28 58q22 10 44 0v-6q-22 8-44 0z'],
    ['straw', 'M28 36q22-10 44 0-22 10-44 0z'],
    ['timber', rect(34, 14, 4, 22) + rect(62, 14, 4, 22)],
    ['tile', roof(24, 18, 52, 16)],
    ['lit', arch(44, 50, 12, 14) + arch(44, 76, 12, 12)],
    ['dark', arch(42, 92, 16, 14)],
  ],
  healers_temple: [
    ['rose', rect(12, 54, 76, 38)],
    ['rose', rect(6, 40, 16, 52) + rect(78, 40, 16, 52)],
    ['copper', roof(4, 42, 20, 22) + roof(76, 42, 20, 22)],
    ['copper', 'M26 54q2-30 24-32 22 2 24 32z'],
    ['gold', rect(48, 10, 4, 14) + rect(44, 13, 12, 4)],
    ['lit', arch(10, 62, 8, 12) + arch(82, 62, 8, 12) + arch(30, 76, 9, 16) + arch(61, 76, 9, 16)],
    ['dark', arch(43, 92, 14, 22)],
  ],
  house_of_lords: [
    ['stone', rect(6, 86, 88, 6)],
    ['slate', rect(14, 44, 72, 42)],
    ['stone', row(4, 14, 22, (x) => rect(x, 44, 6, 42))],
    ['slate', 'M8 46L22 26h56l14 20z'],
    ['stone', rect(40, 14, 20, 20)],
    ['copper', 'M38 16q2-12 12-14 10 2 12 14z'],
    ['lit', row(3, 24, 22, (x) => arch(x, 64, 8, 14))],
    ['dark', arch(42, 86, 16, 18)],
    ['lit', rect(24, 70, 8, 12) + rect(68, 70, 8, 12)],
  ],
  colosseum: [
    ['stone', 'M4 92V50q46-26 92-6v48z'],
    ['stone', 'M70 40V22l12 6 14 18z'],
    ['dark', 'M4 52q46-26 92-6v5Q50 32 4 58z'],
    ['lit', row(6, 9, 14.6, (x) => arch(x, 70, 8.5, 13))],
    ['lit', row(6, 9, 14.6, (x) => arch(x, 90, 8.5, 15))],
    ['dark', rect(4, 73, 92, 2.5)],
  ],
  high_bough: [
    ['timber', 'M40 92q6-20 2-46h16q-4 26 4 46z'],
    ['leaf', 'M50 4q22-4 28 14 18 2 18 18 2 16-18 18H22Q2 52 4 36q0-16 18-18Q28 0 50 4z'],
    ['plaster', rect(30, 34, 40, 24)],
    ['tile', roof(24, 36, 52, 20)],
    ['lit', rect(36, 42, 10, 10) + rect(54, 42, 10, 10)],
    ['dark', rect(22, 57, 56, 4)],
    ['straw', 'M62 62h3v30h-3zM70 62h3v30h-3zM62 68h11v2.500H62zM62 76h11v2.500H62zM62 84h11v2.500H62z'],
  ],
  pine_lodge: [
    ['leaf', 'M18 92V78H2l10-14H6l9-14H9L20 22l11 28h-6l9 14h-6l10 14H22v14z'],
    ['timber', 'M30 92L62 26l32 66z'],
    ['straw', 'M24 92L60 18h4l36 74h-9L62 34 33 92z'],
    ['lit', rect(50, 56, 9, 10) + rect(65, 56, 9, 10)],
    ['dark', arch(54, 92, 16, 20)],
  ],
  varnished_vow: [
    ['timber', rect(10, 50, 80, 42)],
    ['tile', 'M4 52L18 28h64l14 24z'],
    ['timber', rect(36, 26, 28, 66)],
    ['tile', roof(30, 28, 40, 22)],
    ['gold', 'M50 10l2.500 5 6 .6-4.500 4 1.400 6-5.400-3-5.400 3 1.400-6-4.500-4 6-.6z'],
    ['lit', 'M50 34a8 8 0 1 0 .1 0z' + arch(16, 78, 10, 18) + arch(74, 78, 10, 18)],
    ['dark', arch(40, 92, 20, 30)],
    ['gold', rect(49, 64, 2, 28)],
  ],
  driftwood_circle: [
    ['leaf', 'M2 92q48-22 96 0z'],
    ['timber', 'M10 88l4-42 10-2 2 44zM78 88l-2-46 9 4 5 42z'],
    ['timber', 'M28 86l3-56 11 2 2 54zM58 86l2-58 11 4-2 54z'],
    ['straw', 'M24 34l52-10 2 8-52 10z'],
    ['lit', 'M50 52q-12 16-6 30 6 8 12 0 6-14-6-30z'],
    ['cloth', 'M50 64q-6 8-3 16 3 4 6 0 3-8-3-16z'],
  ],
  ring_counters: [
    ['slate', rect(20, 50, 60, 42)],
    ['stone', rect(14, 46, 72, 7)],
    ['slate', 'M18 46q2-32 32-34 30 2 32 34z'],
    ['dark', 'M48 12q14 4 18 34H52Q54 28 44 13z'],
    ['gold', 'M54 34l34-26 6 8-34 24z'],
    ['lit', arch(28, 76, 9, 16) + arch(63, 76, 9, 16)],
    ['dark', arch(43, 92, 14, 24)],
    ['timber', 'M50 58a6 6 0 1 0 .1 0z'],
  ],
  sapling_settlement: [
    ['straw', roof(0, 66, 44, 30)],
    ['plaster', rect(6, 64, 32, 28)],
    ['dark', arch(16, 92, 12, 18)],
    ['straw', roof(54, 68, 44, 28)],
    ['plaster', rect(60, 66, 32, 26)],
    ['lit', rect(68, 72, 9, 9) + rect(9, 70, 6, 8)],
    ['dark', arch(80, 92, 9, 15)],
    ...tree(50, 92, 14),
  ],
};

export const CELL = 100;

export function buildings(): string {
  const names = Object.keys(PLANS);
  const stuffs = Object.entries(STUFFS);
  const defs = stuffs
    .map(
      ([name, [light, dark]]) =>
        `<linearGradient id="${name}" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    )
    .join('');
  const grain =
    '<pattern id="grain" width="40" height="9" patternUnits="userSpaceOnUse"><path d="M0 2q10-2 20 0t20 0M0 6.500q14 2 26 0t14 0" stroke="#2a1608" stroke-opacity=".22" stroke-width=".9" fill="none"/></pattern>';
  const cells = names.map((name, at) => {
    const parts = PLANS[name] ?? [];
    const whole = parts
      .filter(([stuff]) => stuff !== 'lit')
      .map(([, d]) => d)
      .join('');
    const solid = parts
      .map(
        ([stuff, d]) =>
          `<path d="${d}" fill="url(#${stuff})" stroke="#1c110a" stroke-width="1.200" stroke-linejoin="round"/>`,
      )
      .join('');
    return (
      `<svg x="${at * CELL}" width="${CELL}" height="${CELL}"><ellipse cx="56" cy="93" rx="46" ry="5" fill="#000" opacity=".4"/>` +
      `<path d="${whole}" fill="#120b08" stroke="#120b08" stroke-width="6" stroke-linejoin="round" transform="translate(1.500 1.500)"/><path d="${whole}" fill="#e9c894" stroke="#e9c894" stroke-width="3" stroke-linejoin="round" transform="translate(-.8 -.9)"/>` +
      `${solid}<path d="${whole}" fill="url(#grain)"/></svg>`
    );
  });
  const views = names.map((name, at) => `<view id="${name}" viewBox="${at * CELL} 0 ${CELL} ${CELL}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${names.length * CELL} ${CELL}">${views}<defs>${defs}${grain}</defs>${cells.join('')}</svg>`;
}
