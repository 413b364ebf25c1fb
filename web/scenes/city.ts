/**
 * The wooden city of Meeples & Monsters: a toy theatre of four quarters round the Capitol, in the evening or in the morning.
 *
 * It is one still picture without filters, made when the page is built: nothing of it is script, and nothing that moves
 * shares a layer with it. Pieces are drawn over it by the board, which knows only the coordinates.
 */

export type Hour = 'evening' | 'morning';

/** The board is 1036 x 600; the picture goes on beyond it, for windows of another shape. */
export const REACH = { x: -182, y: -160, width: 1400, height: 920 } as const;

const QUARTERS = ['villages', 'university', 'cathedral', 'castle'] as const;
type Quarter = (typeof QUARTERS)[number];

interface Paint {
  sky: string[];
  dusk: string[];
  star: number;
  moon: string[];
  halo: string;
  cloud: string;
  far: string;
  near: string;
  hill: string;
  /** Houses far away, one tone for each row. */
  town: [string, string];
  rim: string;
  window: string;
  /** Ground of a quarter: lit edge, middle, front; and its fence. */
  ground: Record<Quarter, [string, string, string]>;
  fence: Record<Quarter, [string, string]>;
  road: [string, string];
  plaza: [string, string, string];
  pool: number;
  shade: string;
  leaf: [string, string];
}

const PAINTS: Record<Hour, Paint> = {
  evening: {
    sky: ['#0d1830', '#2b2f57', '#83506a', '#f0a35c'],
    dusk: ['#3a2b45', '#6a4259', '#c77a4f'],
    star: 1,
    moon: ['#fff8df', '#fbe3b2', '#e7b97a'],
    halo: '#ffd89a',
    cloud: '#c7849a',
    far: '#9a5d72',
    near: '#6b4059',
    hill: '#51344a',
    town: ['#2a1c2f', '#2f1f2c'],
    rim: '#f0a878',
    window: '#ffcf7a',
    ground: {
      villages: ['#5d7740', '#33492a', '#17221a'],
      university: ['#5b6e94', '#33415f', '#161d2f'],
      cathedral: ['#855c6b', '#4b303e', '#20141c'],
      castle: ['#7f7871', '#47423f', '#1e1c1d'],
    },
    fence: {
      villages: ['#3b2c1a', '#7d6038'],
      university: ['#4c5b7d', '#93a4c8'],
      cathedral: ['#3b2733', '#9a7484'],
      castle: ['#5b544f', '#b9aea2'],
    },
    road: ['#8f7654', '#3a2e20'],
    plaza: ['#d8ad70', '#74583a', '#2c2115'],
    pool: 0.34,
    shade: '#000',
    leaf: ['#26331f', '#3d5230'],
  },
  morning: {
    sky: ['#7fb2d8', '#b5d6e6', '#f2e6cb', '#fbd9a6'],
    dusk: ['#d7dfdc', '#eadcc0', '#f2cf9c'],
    star: 0,
    moon: ['#fffdf4', '#fff6dc', '#ffe6ae'],
    halo: '#fff2c8',
    cloud: '#ffffff',
    far: '#a9bccb',
    near: '#93aab4',
    hill: '#a4b39d',
    town: ['#8295a4', '#9a8f8c'],
    rim: '#fff3d6',
    window: '#fff0bd',
    ground: {
      villages: ['#c3d690', '#9dbb6d', '#7c9c55'],
      university: ['#cbd8ec', '#a8bbd8', '#889cc0'],
      cathedral: ['#ecd0d4', '#d4abb2', '#b78a94'],
      castle: ['#e2dacb', '#c4baa9', '#a3988a'],
    },
    fence: {
      villages: ['#8a6a40', '#d9bd86'],
      university: ['#8495b8', '#eef4ff'],
      cathedral: ['#8f6a76', '#f6dfe3'],
      castle: ['#8f8577', '#f4ecdd'],
    },
    road: ['#e3cda0', '#b79a6c'],
    plaza: ['#fbeac4', '#d8b884', '#a98655'],
    pool: 0,
    shade: '#4a3315',
    leaf: ['#5f7d3f', '#86a257'],
  },
};

const r = (value: number): number => Math.round(value * 10) / 10;

/** The same numbers every time. */
function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 2 ** 32) * (to - from);
  };
}

// -- cut-outs: all stand on (x, y), w wide and h high --------------------------------------------------------------------

type Shape = (x: number, y: number, w: number, h: number) => string;

const box = (x: number, y: number, w: number, h: number): string => `M${r(x)} ${r(y)}v${r(-h)}h${r(w)}v${r(h)}z`;
const gable = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y)}l${r(w / 2)} ${r(-h)} ${r(w / 2)} ${r(h)}z`;
const spike = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y)}q${r(w * 0.42)} ${r(-h * 0.3)} ${r(w / 2)} ${r(-h)}q${r(w * 0.08)} ${r(h * 0.7)} ${r(w / 2)} ${r(h)}z`;
const dome = (x: number, y: number, w: number): string => `M${r(x)} ${r(y)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0z`;
const merlons = (x: number, y: number, w: number, n: number): string =>
  Array.from({ length: n }, (_, at) => box(x + (at * w) / (n - 0.45), y, (w / n) * 0.62, w / n)).join('');

const house: Shape = (x, y, w, h) =>
  box(x + w * 0.08, y, w * 0.84, h * 0.55) +
  gable(x, y - h * 0.52, w, h * 0.48) +
  box(x + w * 0.66, y - h * 0.6, w * 0.13, h * 0.36);
const barn: Shape = (x, y, w, h) =>
  box(x + w * 0.05, y, w * 0.9, h * 0.5) +
  `M${r(x)} ${r(y - h * 0.48)}l${r(w * 0.16)} ${r(-h * 0.3)} ${r(w * 0.34)} ${r(-h * 0.22)} ${r(w * 0.34)} ${r(h * 0.22)} ${r(w * 0.16)} ${r(h * 0.3)}z`;
const mill: Shape = (x, y, w, h) => {
  const [cx, cy] = [x + w / 2, y - h * 0.66];
  const sail = (turn: number): string => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (a: number, b: number): string => `${r(cx + c * a - s * b)} ${r(cy + s * a + c * b)}`;
    return `M${at(0, -1.2)}L${at(h * 0.5, -1.2)} ${at(h * 0.5, h * 0.13)} ${at(h * 0.12, h * 0.13)} ${at(h * 0.12, 1.2)} ${at(0, 1.2)}Z`;
  };
  return (
    `M${r(x + w * 0.2)} ${r(y)}l${r(w * 0.12)} ${r(-h * 0.62)}h${r(w * 0.36)}l${r(w * 0.12)} ${r(h * 0.62)}z` +
    dome(x + w * 0.28, y - h * 0.6, w * 0.44) +
    [0.35, 1.92, 3.49, 5.06].map(sail).join('')
  );
};
const pine: Shape = (x, y, w, h) =>
  [0, 1, 2, 3]
    .map((at) => gable(x + w * (0.06 + at * 0.1), y - h * (0.1 + at * 0.2), w * (0.88 - at * 0.2), h * 0.32))
    .join('') + box(x + w * 0.44, y, w * 0.12, h * 0.14);
const oak: Shape = (x, y, w, h) =>
  box(x + w * 0.44, y, w * 0.12, h * 0.5) +
  [
    [0.5, 0.68, 0.34],
    [0.24, 0.54, 0.24],
    [0.76, 0.54, 0.24],
    [0.36, 0.8, 0.22],
    [0.66, 0.82, 0.22],
  ]
    .map(
      ([a = 0, b = 0, c = 0]) =>
        `M${r(x + w * (a - c))} ${r(y - h * b)}a${r(w * c)} ${r(h * c * 0.86)} 0 1 0 ${r(w * c * 2)} 0a${r(w * c)} ${r(h * c * 0.86)} 0 1 0 ${r(-w * c * 2)} 0z`,
    )
    .join('');
const bare: Shape = (x, y, w, h) => {
  const at = (a: number, b: number): string => `${r(x + w * a)} ${r(y - h * b)}`;
  return `M${at(0.42, 0)}L${at(0.46, 0.42)} ${at(0.2, 0.62)} ${at(0.06, 0.6)} ${at(0.2, 0.68)} ${at(0.1, 0.84)} ${at(0.26, 0.7)} ${at(0.46, 0.54)} ${at(0.4, 0.86)} ${at(0.46, 0.99)} ${at(0.48, 0.84)} ${at(0.54, 0.6)} ${at(0.72, 0.76)} ${at(0.7, 0.92)} ${at(0.78, 0.8)} ${at(0.94, 0.84)} ${at(0.78, 0.72)} ${at(0.56, 0.46)} ${at(0.6, 0)}Z`;
};
const church: Shape = (x, y, w, h) =>
  box(x, y, w, h * 0.34) +
  gable(x - w * 0.04, y - h * 0.32, w * 1.08, h * 0.22) +
  box(x + w * 0.34, y, w * 0.3, h * 0.62) +
  spike(x + w * 0.28, y - h * 0.6, w * 0.42, h * 0.4) +
  box(x + w * 0.475, y - h * 0.96, w * 0.04, h * 0.1) +
  box(x + w * 0.42, y - h * 1.01, w * 0.15, h * 0.025);
const cathedral: Shape = (x, y, w, h) =>
  box(x, y, w, h * 0.4) +
  dome(x + w * 0.26, y - h * 0.46, w * 0.48) +
  box(x + w * 0.26, y - h * 0.4, w * 0.48, h * 0.08) +
  spike(x + w * 0.45, y - h * 0.46 - w * 0.22, w * 0.1, h * 0.22) +
  [0, 0.84]
    .map((at) => box(x + w * at, y, w * 0.16, h * 0.6) + spike(x + w * (at - 0.03), y - h * 0.58, w * 0.22, h * 0.26))
    .join('');
const temple: Shape = (x, y, w, h) =>
  box(x - w * 0.04, y, w * 1.08, h * 0.12) +
  [0, 1, 2, 3, 4].map((at) => box(x + w * (0.03 + at * 0.215), y - h * 0.1, w * 0.085, h * 0.5)).join('') +
  box(x - w * 0.02, y - h * 0.58, w * 1.04, h * 0.1) +
  gable(x - w * 0.04, y - h * 0.66, w * 1.08, h * 0.32);
const clock: Shape = (x, y, w, h) =>
  box(x + w * 0.2, y, w * 0.6, h * 0.62) +
  box(x + w * 0.12, y - h * 0.6, w * 0.76, h * 0.16) +
  spike(x + w * 0.08, y - h * 0.74, w * 0.84, h * 0.3) +
  [0.08, 0.8].map((at) => spike(x + w * at, y - h * 0.74, w * 0.14, h * 0.12)).join('');
const observatory: Shape = (x, y, w, h) =>
  box(x + w * 0.1, y, w * 0.8, h * 0.46) +
  box(x, y - h * 0.44, w, h * 0.08) +
  dome(x + w * 0.08, y - h * 0.5, w * 0.84) +
  `M${r(x + w * 0.52)} ${r(y - h * 0.74)}l${r(w * 0.44)} ${r(-h * 0.26)} ${r(w * 0.1)} ${r(h * 0.1)} ${r(-w * 0.42)} ${r(h * 0.26)}z`;
const tower: Shape = (x, y, w, h) =>
  `M${r(x + w * 0.16)} ${r(y)}l${r(w * 0.06)} ${r(-h * 0.8)}h${r(w * 0.56)}l${r(w * 0.06)} ${r(h * 0.8)}z` +
  box(x + w * 0.06, y - h * 0.76, w * 0.88, h * 0.12) +
  merlons(x + w * 0.06, y - h * 0.87, w * 0.88, 4);
const keep: Shape = (x, y, w, h) =>
  box(x, y, w, h * 0.5) +
  merlons(x, y - h * 0.49, w, 7) +
  tower(x - w * 0.08, y, w * 0.3, h * 0.86) +
  tower(x + w * 0.78, y, w * 0.3, h * 0.8) +
  box(x + w * 0.4, y, w * 0.24, h * 0.74) +
  spike(x + w * 0.35, y - h * 0.72, w * 0.34, h * 0.32);
const tomb: Shape = (x, y, w, h) =>
  `M${r(x)} ${r(y)}v${r(-h * 0.55)}a${r(w / 2)} ${r(h * 0.45)} 0 0 1 ${r(w)} 0v${r(h * 0.55)}z`;

// -- parts of the picture --------------------------------------------------------------------------------------------

const gradient = (id: string, stops: readonly string[], turn = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${turn}>${stops.map((colour, at) => `<stop offset="${r((at / (stops.length - 1)) * 100) / 100}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const glow = (id: string, colour: string, most: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${most}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${r(most * 40) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

type Standing = [Shape, number, number, number, number];

/** A row of cut-outs in one tone, with a lit edge towards the lantern, and some windows. */
function skyline(row: Standing[], tone: string, paint: Paint, seed: number): string {
  const roll = dice(seed);
  const d = row.map(([shape, ...at]) => shape(...at)).join('');
  let lit = '';
  for (const [shape, x, y, w, h] of row) {
    if ([pine, oak, bare].includes(shape)) continue;
    for (let at = 0; at < Math.max(2, w / 20); at += 1) {
      const [wx, wy] = [x + roll(0.24, 0.7) * w, y - roll(0.12, 0.44) * h];
      lit += `M${r(wx)} ${r(wy)}v-4.4q1.6-2.2 3.2 0v4.4z`;
    }
  }
  return `<path d="${d}" fill="${paint.rim}" opacity=".34" transform="translate(-1.3 -1.2)"/><path d="${d}" fill="${tone}"/><path d="${lit}" fill="${paint.window}"/>`;
}

interface Terrace {
  quarter: Quarter;
  left: number;
  right: number;
  /** Where it begins, and where it ends towards us. */
  top: number;
  foot: number;
}

const TERRACES: readonly Terrace[] = [
  { quarter: 'villages', left: REACH.x, right: 524, top: 140, foot: 324 },
  { quarter: 'university', left: 512, right: REACH.x + REACH.width, top: 140, foot: 324 },
  { quarter: 'cathedral', left: REACH.x, right: 524, top: 438, foot: 760 },
  { quarter: 'castle', left: 512, right: REACH.x + REACH.width, top: 438, foot: 760 },
];

/** The upper edge of a terrace: it rises a little towards its middle. */
function edge({ left, right, top }: Terrace, x: number): number {
  const t = (x - left) / (right - left);
  return top - 18 * Math.sin(Math.PI * t);
}

function terrace(at: Terrace, paint: Paint): string {
  const { quarter, left, right, foot } = at;
  const roll = dice(quarter.length * 977);
  const steps = Array.from({ length: 25 }, (_, step) => left + ((right - left) * step) / 24);
  const line = steps.map((x) => `${r(x)} ${r(edge(at, x))}`).join('L');
  const ground = `M${line}L${right} ${foot}H${left}Z`;
  let found = `<path d="${ground}" fill="url(#${quarter})"/>`;
  // Lanes between the plots, drawn towards the reader.
  for (const [from, to] of [
    [0.28, 0.2],
    [0.72, 0.8],
  ] as const) {
    const [a, b] = [left + (right - left) * from, left + (right - left) * to];
    found += `<path d="M${r(a - 8)} ${r(edge(at, a) + 2)}Q${r((a + b) / 2)} ${r((at.top + foot) / 2)} ${r(b - 34)} ${foot}H${r(b + 34)}Q${r((a + b) / 2 + 24)} ${r((at.top + foot) / 2)} ${r(a + 8)} ${r(edge(at, a) + 2)}Z" fill="${paint.road[0]}" opacity=".16"/>`;
  }
  found += `<path d="${ground}" fill="url(#${quarter === 'villages' ? 'turf' : 'cobbles'})" opacity=".55"/>`;
  if (quarter === 'villages')
    for (let tuft = 0; tuft < 46; tuft += 1) {
      const [x, y] = [roll(left + 10, right - 20), roll(at.top + 26, foot - 6)];
      found += `<path d="M${r(x)} ${r(y)}q-1-6-4-8m4 8q0-8 1-10m-1 10q2-5 5-7" stroke="${paint.leaf[1]}" stroke-width="1.2" fill="none" opacity=".8"/>`;
    }
  found += fence(at, paint);
  return found;
}

function fence(at: Terrace, paint: Paint): string {
  const [dark, light] = paint.fence[at.quarter];
  let solid = '';
  let lit = '';
  const step = at.quarter === 'castle' ? 24 : at.quarter === 'villages' ? 15 : 20;
  for (let x = at.left + 6; x < at.right - 4; x += step) {
    if (x > 444 && x < 592) continue; // the avenue
    const y = edge(at, x);
    switch (at.quarter) {
      case 'villages':
        solid += `M${r(x - 2.4)} ${r(y + 6)}v-17l2.6-4 2.6 4v17z`;
        break;
      case 'university':
        solid += `M${r(x - 4)} ${r(y + 6)}q-2.4-5 .6-9.4t-2-7h10.800q-5 2.600-2 7t.6 9.400z`;
        break;
      case 'cathedral':
        solid +=
          Math.round(x / step) % 4 === 1
            ? tomb(x - 7, y + 7, 14, 21)
            : `M${r(x - 1)} ${r(y + 6)}v-20l-1.600-2.600 2.600-4.400 2.600 4.400-1.600 2.600v20z`;
        break;
      case 'castle':
        solid += `M${r(x - 13)} ${r(y + 9)}v-20h7v-7h11v7h7v20z`;
        lit += `M${r(x - 13)} ${r(y - 11)}h7v-7h11`;
        break;
    }
  }
  const rail = (lift: number): string => {
    const xs = Array.from({ length: 25 }, (_, part) => at.left + ((at.right - at.left) * part) / 24).filter((x) =>
      at.right < 600 ? x < 446 : x > 590,
    );
    return `M${xs.map((x) => `${r(x)} ${r(edge(at, x) - lift)}`).join('L')}`;
  };
  const rails = { villages: [3, 9], university: [-5, 12], cathedral: [-3, 9], castle: [] }[at.quarter];
  const ink = at.quarter === 'castle' ? `<path d="${lit}" fill="none" stroke="${light}" stroke-width="1.2"/>` : '';
  return (
    `<path d="${solid}" fill="${paint.shade}" opacity=".35" transform="translate(3 3)"/><path d="${solid}" fill="${dark}" stroke="${paint.shade}" stroke-opacity=".5" stroke-width=".8"/>${ink}` +
    rails
      .map(
        (lift) =>
          `<path d="${rail(lift)}" fill="none" stroke="${at.quarter === 'university' ? light : dark}" stroke-width="${at.quarter === 'university' ? 3.4 : 2.4}"/><path d="${rail(lift + 1)}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width=".9"/>`,
      )
      .join('')
  );
}

/** A street lamp with its pool of light on the ground. */
function lamp(x: number, y: number, paint: Paint): string {
  const lit = paint.pool > 0;
  return (
    (lit
      ? `<ellipse cx="${x}" cy="${y + 3}" rx="58" ry="16" fill="url(#pool)"/>`
      : `<path d="M${x} ${y}l34 13" stroke="${paint.shade}" stroke-opacity=".28" stroke-width="4" stroke-linecap="round"/>`) +
    `<path d="M${x - 1.8} ${y}v-50h3.600v50zM${x - 6} ${y + 2}h12v-3.600h-12zM${x - 8} ${y - 38}h16v2.400h-16z" fill="#1a120d"/>` +
    (lit ? `<circle cx="${x}" cy="${y - 55}" r="30" fill="url(#lamp)"/>` : '') +
    `<path d="M${x - 5} ${y - 62}h10l-2 14h-6z" fill="${lit ? '#ffe2a0' : '#f4efe0'}" stroke="#1a120d" stroke-width="1.6"/><path d="M${x - 7} ${y - 62}l7-7 7 7z" fill="#1a120d"/>`
  );
}

function stars(paint: Paint): string {
  if (!paint.star) return '';
  const roll = dice(11);
  return Array.from(
    { length: 120 },
    () =>
      `<circle cx="${r(roll(REACH.x, REACH.x + REACH.width))}" cy="${r(roll(REACH.y, 96))}" r="${r(roll(0.4, 1.3))}" fill="#fff6d8" opacity="${r(roll(0.3, 0.95))}"/>`,
  ).join('');
}

function ridge(y: number, rise: number, step: number, seed: number, foot: number): string {
  const roll = dice(seed);
  let d = `M${REACH.x} ${foot}V${y}`;
  for (let x = REACH.x; x < REACH.x + REACH.width; x += step)
    d += `L${r(x + step * roll(0.35, 0.6))} ${r(y - roll(rise * 0.5, rise))}L${r(x + step)} ${r(y - roll(0, rise * 0.35))}`;
  return `${d}V${foot}Z`;
}

/** The Capitol's own hill: paved, round, with steps, and the avenue that leads from the moon to the reader. */
function heart(paint: Paint): string {
  const avenue = 'M500 128Q518 124 536 128L592 760H444Z';
  return (
    `<path d="${avenue}" fill="url(#avenue)"/><path d="${avenue}" fill="url(#cobbles)" opacity=".8"/>` +
    `<path d="M500 128L444 760M536 128L592 760" stroke="${paint.rim}" stroke-opacity=".28" stroke-width="2" fill="none"/>` +
    `<ellipse cx="524" cy="330" rx="96" ry="44" fill="${paint.shade}" opacity=".42"/>` +
    [0, 1, 2]
      .map(
        (at) =>
          `<ellipse cx="518" cy="${322 - at * 5}" rx="${94 - at * 5}" ry="${43 - at * 2.4}" fill="url(#plaza)" stroke="${paint.shade}" stroke-opacity=".6" stroke-width="1.400"/>`,
      )
      .join('') +
    `<ellipse cx="518" cy="311" rx="76" ry="33" fill="none" stroke="#fff3d0" stroke-opacity=".5" stroke-width="1.500" stroke-dasharray="3 5"/>`
  );
}

export function city(hour: Hour): string {
  const paint = PAINTS[hour];
  const { x, y, width, height } = REACH;
  const right = x + width;
  const defs = [
    `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${paint.sky[0]}"/><stop offset=".38" stop-color="${paint.sky[0]}"/><stop offset=".6" stop-color="${paint.sky[1]}"/><stop offset=".84" stop-color="${paint.sky[2]}"/><stop offset="1" stop-color="${paint.sky[3]}"/></linearGradient>`,
    gradient('dusk', paint.dusk),
    gradient('road', paint.road),
    gradient('avenue', [paint.road[0], paint.road[1]]),
    `<radialGradient id="moon">${paint.moon.map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join('')}</radialGradient>`,
    `<radialGradient id="plaza">${paint.plaza.map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join('')}</radialGradient>`,
    glow('halo', paint.halo, 0.85),
    glow('lamp', '#ffe2a0', 0.95),
    glow('pool', '#ffcf7a', paint.pool),
    glow('mist', paint.halo, 0.4),
    `<radialGradient id="vignette" cx=".47" cy=".42" r=".72"><stop offset=".58" stop-color="${paint.shade}" stop-opacity="0"/><stop offset="1" stop-color="${paint.shade}" stop-opacity="${hour === 'evening' ? 0.55 : 0.22}"/></radialGradient>`,
    ...QUARTERS.map((quarter) => gradient(quarter, paint.ground[quarter])),
    `<pattern id="cobbles" width="26" height="15" patternUnits="userSpaceOnUse"><path d="M1 4q6-5 12 0v4q-6 4-12 0zM14 11q6-5 12 0v4q-6 3-12 0z" fill="${paint.shade}" opacity=".2"/><path d="M1 4q6-5 12 0M14 11q6-5 12 0" fill="none" stroke="#fff" stroke-opacity=".2"/></pattern>`,
    `<pattern id="turf" width="34" height="19" patternUnits="userSpaceOnUse"><path d="M3 8q2-4 4 0M19 16q2-4 4 0M11 3q2-3 4 0" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.3"/><path d="M3 9q2-4 4 0M19 17q2-4 4 0" fill="none" stroke="${paint.shade}" stroke-opacity=".2"/></pattern>`,
  ].join('');

  const north: Standing[] = [
    [oak, -176, 150, 74, 70],
    [house, -110, 146, 58, 52],
    [pine, -58, 144, 36, 66],
    [house, -30, 142, 54, 56],
    [oak, 14, 138, 58, 62],
    [house, 62, 136, 52, 50],
    [mill, 104, 136, 66, 96],
    [barn, 176, 134, 70, 52],
    [house, 238, 134, 46, 54],
    [pine, 282, 134, 34, 62],
    [pine, 306, 136, 30, 50],
    [house, 336, 136, 50, 48],
    [oak, 380, 140, 56, 54],
    [tower, 598, 142, 40, 74],
    [observatory, 640, 140, 68, 70],
    [clock, 716, 138, 46, 112],
    [temple, 774, 136, 82, 60],
    [clock, 868, 136, 38, 92],
    [observatory, 914, 138, 62, 62],
    [church, 984, 138, 60, 88],
    [temple, 1056, 142, 74, 56],
    [clock, 1140, 146, 44, 104],
  ];
  const south: Standing[] = [
    [church, -170, 450, 64, 104],
    [bare, -104, 446, 56, 78],
    [church, -46, 444, 60, 92],
    [church, 26, 438, 62, 108],
    [bare, 90, 436, 50, 72],
    [church, 146, 434, 54, 88],
    [cathedral, 214, 434, 96, 96],
    [church, 326, 436, 54, 92],
    [bare, 384, 440, 56, 68],
    [tower, 596, 440, 46, 92],
    [keep, 654, 436, 122, 122],
    [tower, 792, 434, 46, 88],
    [tower, 846, 434, 54, 106],
    [keep, 916, 438, 104, 96],
    [tower, 1032, 440, 50, 104],
    [tower, 1094, 444, 44, 84],
    [keep, 1146, 448, 80, 100],
  ];
  const [moonX, moonY] = [518, 80];
  const lamps = [13, 602].flatMap((left) => [144, 288].map((at) => left + at));

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>${defs}</defs>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${150 - y}" fill="url(#sky)"/>${stars(paint)}` +
    `<circle cx="${moonX}" cy="${moonY}" r="210" fill="url(#halo)"/><circle cx="${moonX}" cy="${moonY}" r="70" fill="url(#moon)"/>` +
    `<g fill="${paint.plaza[1]}" opacity=".26"><circle cx="492" cy="58" r="10"/><circle cx="540" cy="104" r="14"/><circle cx="548" cy="52" r="6"/><circle cx="500" cy="116" r="5"/></g>` +
    `<g fill="${paint.cloud}" opacity="${hour === 'evening' ? 0.26 : 0.7}"><path d="M${x} 62q90-16 190-4t170-8q60-12 128 0l-26 10q-80 10-150 2T${x} 82z"/><path d="M640 44q80-14 150 0t250-8 180 6v14q-160 14-280 2t-190 2q-70 0-110-16z"/><path d="M90 18q50-10 110-2t120-4l-14 9q-60 8-110 2T90 18z"/></g>` +
    `<path d="${ridge(142, 74, 86, 5, 230)}" fill="${paint.far}" opacity=".6"/><path d="${ridge(160, 46, 64, 9, 230)}" fill="${paint.near}" opacity=".85"/>` +
    `<rect x="${x}" y="96" width="${width}" height="60" fill="url(#mist)" opacity=".5"/>` +
    skyline(north, paint.town[0], paint, 3) +
    TERRACES.slice(0, 2)
      .map((at) => terrace(at, paint))
      .join('') +
    lamps.map((at) => lamp(at, 168, paint)).join('') +
    // The second act: haze, hills, the two quarters in front.
    `<path d="M${x} 306Q260 286 518 296T${right} 304V470H${x}Z" fill="url(#dusk)"/>` +
    `<path d="${ridge(398, 44, 74, 21, 480)}" fill="${paint.hill}" opacity=".7"/>` +
    skyline(south, paint.town[1], paint, 7) +
    TERRACES.slice(2)
      .map((at) => terrace(at, paint))
      .join('') +
    lamps.map((at) => lamp(at, 466, paint)).join('') +
    // The road between them, from side to side.
    `<path d="M${x} 316Q240 292 518 302T${right} 312V336Q780 318 518 322T${x} 340Z" fill="url(#road)" stroke="${paint.shade}" stroke-opacity=".4"/><path d="M${x} 327Q240 303 518 312T${right} 323" stroke="${paint.plaza[0]}" stroke-opacity=".6" stroke-dasharray="9 8" fill="none" stroke-width="2"/>` +
    heart(paint) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#vignette)"/></svg>`
  );
}
