/**
 * The land of Euthia as it stands up on its Map: grounds, places, folk, and the ink on the parchment. Every picture is
 * an SVG of its own beside the board, fetched after the first view: `node scenery/euthia.mjs` writes them all, and a
 * test compares. Light falls from the upper left, always.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const R = 50;
const Q = 0.8;
const HALF = (R * Math.sqrt(3)) / 2;
const INK = '#1c1108';

const round = (n) => Math.round(n * 10) / 10;

/** Chance by a name: the same picture every time. */
function chance(name) {
    let s = 0;
    for (const letter of name) s = (s * 31 + letter.charCodeAt(0)) >>> 0;
    s = s || 7;
    return (a = 1, b = undefined) => {
        s ^= s << 13;
        s >>>= 0;
        s ^= s >>> 17;
        s ^= s << 5;
        s >>>= 0;
        const u = s / 4294967296;
        return b === undefined ? u * a : a + u * (b - a);
    };
}

const corners = (k) =>
    [
        [0, -R * Q],
        [HALF, (-R * Q) / 2],
        [HALF, (R * Q) / 2],
        [0, R * Q],
        [-HALF, (R * Q) / 2],
        [-HALF, (-R * Q) / 2],
    ].map(([x, y]) => `${round(x * k)} ${round(y * k)}`);
const HEX = `M${corners(1).join('L')}Z`;

const linear = (id, stops, turn = 'x1="0" y1="0" x2="1" y2="1"') =>
    `<linearGradient id="${id}" ${turn}>${stops.map(([at, colour, o]) => `<stop offset="${at}" stop-color="${colour}"${o === undefined ? '' : ` stop-opacity="${o}"`}/>`).join('')}</linearGradient>`;
const radial = (id, stops, at = '') =>
    `<radialGradient id="${id}" ${at}>${stops.map(([where, colour, o]) => `<stop offset="${where}" stop-color="${colour}"${o === undefined ? '' : ` stop-opacity="${o}"`}/>`).join('')}</radialGradient>`;
const svg = (box, inside, defs = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${defs ? `<defs>${defs}</defs>` : ''}${inside}</svg>\n`;

const DEFS = {
    water: linear('water', [
        [0, '#8fd0d6'],
        [0.6, '#3d8ea5'],
        [1, '#1f5b78'],
    ]),
    glow: radial(
        'glow',
        [
            [0, '#ff9d3a', 0.85],
            [1, '#ff9d3a', 0],
        ],
        'cx=".5" cy=".9" r=".8"',
    ),
    portal: radial('portal', [
        [0, '#f3dcff'],
        [0.35, '#a86af0'],
        [1, '#2b145c'],
    ]),
    halo: radial('halo', [
        [0, '#c79bff', 0.75],
        [1, '#c79bff', 0],
    ]),
    gleam: radial('gleam', [
        [0, '#ffe9a8', 0.8],
        [1, '#ffe9a8', 0],
    ]),
    lava: linear(
        'lava',
        [
            [0, '#fff0a0'],
            [0.4, '#ffb03a'],
            [1, '#d8401a'],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
    ),
};
/** Only what a drawing refers to goes with it. */
const needed = (inside) =>
    Object.entries(DEFS)
        .filter(([id]) => inside.includes(`url(#${id})`))
        .map(([, text]) => text)
        .join('');

// -- grounds ---------------------------------------------------------------------------------------------------------

/** Lit and shaded side of the ground under each place, and what grows there. */
const GROUNDS = {
    land: ['#bcc56c', '#8d9b4b', 'grass'],
    mountain: ['#bfae90', '#8a7b62', 'stones'],
    lake: ['#aebd7b', '#7f9656', 'grass'],
    cave: ['#a1958a', '#68605b', 'stones'],
    treasure: ['#a8b95f', '#718842', 'grass'],
    air: ['#d6dad5', '#9aa5ad', 'stones'],
    earth: ['#a0af5d', '#667b3d', 'grass'],
    water: ['#a4c6ad', '#629682', 'grass'],
    fire: ['#84594a', '#4a2f2b', 'cracks'],
    portal: ['#a298b7', '#685d84', 'stones'],
    merchants: ['#dab97d', '#ab824a', 'road'],
    alchemists: ['#bbb67e', '#848d5a', 'road'],
    towers: ['#bfae8d', '#88765c', 'road'],
    church: ['#e4d3a3', '#b99f68', 'road'],
    fortress: ['#b9ac93', '#80735f', 'road'],
    lord: ['#d8c58d', '#a58c50', 'road'],
    legend: ['#b9c184', '#7f9059', 'grass'],
    encounter: ['#b9bc6e', '#879349', 'road'],
    griffin: ['#c4b08f', '#8c795c', 'stones'],
    scenario: ['#c3ab74', '#8f7645', 'road'],
    scorched: ['#5d4c43', '#33271f', 'cracks'],
};

function growth(kind, r) {
    let found = '';
    const at = () => [r(-30, 30), r(-22, 26)];
    if (kind === 'grass') {
        for (let n = 0; n < 9; n++) {
            const [x, y] = at();
            found += `<path d="M${round(x - 2)} ${round(y)}l1.600-4 1.200 4 2-3.400.6 3.800" stroke="#4c5d27" stroke-opacity=".5" stroke-width="1" fill="none"/>`;
        }
        for (let n = 0; n < 3; n++) {
            const [x, y] = at();
            found += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r(7, 13))}" ry="${round(r(2.5, 4))}" fill="#f4f0a8" fill-opacity=".18"/>`;
        }
    } else if (kind === 'stones') {
        for (let n = 0; n < 7; n++) {
            const [x, y] = at();
            const s = r(1.6, 3.6);
            found += `<path d="M${round(x - s)} ${round(y)}l${round(s * 0.6)} ${round(-s)} ${round(s)} ${round(s * 0.2)} ${round(s * 0.5)} ${round(s * 0.8)}z" fill="#fff" fill-opacity=".28"/><path d="M${round(x)} ${round(y)}l${round(s * 0.3)} ${round(-s * 0.8)} ${round(s * 0.8)} ${round(s * 0.8)}z" fill="#000" fill-opacity=".22"/>`;
        }
    } else if (kind === 'cracks') {
        for (let n = 0; n < 4; n++) {
            const [x, y] = at();
            found += `<path d="M${round(x)} ${round(y)}l${round(r(4, 8))} ${round(r(-3, 3))} ${round(r(3, 6))} ${round(r(1, 4))}M${round(x + 5)} ${round(y)}l${round(r(-2, 2))} ${round(r(3, 5))}" stroke="#1c0d08" stroke-opacity=".6" stroke-width="1.300" fill="none"/>`;
        }
    } else {
        found += `<path d="M-31 13C-16 2 4 20 32 6" stroke="#f0dfae" stroke-linecap="round" stroke-opacity=".5" stroke-width="7" fill="none"/><path d="M-29 12C-16 .5 4 18.500 30 4.500" stroke="#6b4d24" stroke-opacity=".22" stroke-width="1.200" stroke-dasharray="3 4" fill="none"/>`;
    }
    return found;
}

function ground(kind) {
    const [lit, shaded, grows] = GROUNDS[kind];
    const inside =
        `<path d="${HEX}" fill="url(#g)"/>${growth(grows, chance(`ground ${kind}`))}<path d="${HEX}" fill="url(#l)"/>` +
        `<path d="M${round(-HALF * 0.97)} ${round(R * Q * 0.49)}V${round(-R * Q * 0.49)}L0 ${round(-R * Q * 0.97)}L${round(HALF * 0.97)} ${round(-R * Q * 0.49)}" fill="none" stroke="#fff6d8" stroke-width="1.600" opacity=".5"/>`;
    const defs =
        linear(
            'g',
            [
                [0, lit],
                [1, shaded],
            ],
            'x1=".1" y1="0" x2=".8" y2="1"',
        ) +
        radial(
            'l',
            [
                [0, '#fff6d0', 0.36],
                [0.55, '#fff', 0],
                [1, '#1a0d00', 0.26],
            ],
            'cx=".3" cy=".15" r="1"',
        );
    return svg('-44 -41 88 82', inside, defs);
}

// -- things that stand there -----------------------------------------------------------------------------------------

const shade = (x, y, w, h = w * 0.28) =>
    `<ellipse cx="${round(x + w * 0.22)}" cy="${round(y + 1)}" rx="${round(w)}" ry="${round(h)}" fill="#17110a" opacity=".36"/>`;
const pine = (x, y, h, lit = '#41703b', dark = '#284b2b') => {
    const w = h * 0.34;
    return (
        `<path d="M${round(x)} ${round(y - h)}l${round(w * 0.62)} ${round(h * 0.52)}h${round(-w * 0.32)}l${round(w * 0.7)} ${round(h * 0.48)}h${round(-2 * w)}l${round(w * 0.7)} ${round(-h * 0.48)}h${round(-w * 0.32)}z" fill="${dark}"/>` +
        `<path d="M${round(x)} ${round(y - h)}l${round(-w * 0.62)} ${round(h * 0.52)}h${round(w * 0.32)}l${round(-w * 0.7)} ${round(h * 0.48)}h${round(w * 0.9)}z" fill="${lit}"/>`
    );
};
const bush = (x, y, s) =>
    `<ellipse cx="${round(x + s * 0.2)}" cy="${round(y)}" rx="${round(s * 1.15)}" ry="${round(s * 0.35)}" fill="#1a2210" opacity=".35"/><circle cx="${round(x)}" cy="${round(y - s * 0.7)}" r="${round(s)}" fill="#4f6f34"/><circle cx="${round(x - s * 0.3)}" cy="${round(y - s)}" r="${round(s * 0.62)}" fill="#86a34c"/>`;
const rock = (x, y, s) =>
    `${shade(x, y, s, s * 0.3)}<path d="M${round(x - s)} ${round(y)}l${round(s * 0.4)} ${round(-s * 1.1)} ${round(s * 0.8)} ${round(-s * 0.3)} ${round(s * 0.8)} ${round(s * 1.4)}z" fill="#7b7064"/><path d="M${round(x - s)} ${round(y)}l${round(s * 0.4)} ${round(-s * 1.1)} ${round(s * 0.8)} ${round(-s * 0.3)}-${round(s * 0.4)} ${round(s * 1.4)}z" fill="#bdb1a0"/>`;
function peak(x, y, w, h, snow = true, [lit, side, deep] = ['#d2c7b0', '#7d7062', '#574d47']) {
    const top = `M${round(x - w * 0.1)} ${round(y - h)}`;
    return (
        `<path d="M${round(x - w)} ${y}L${round(x - w * 0.1)} ${round(y - h)}L${round(x + w)} ${y}Z" fill="${side}"/>` +
        `<path d="M${round(x - w)} ${y}L${round(x - w * 0.1)} ${round(y - h)}L${round(x + w * 0.06)} ${round(y - h * 0.55)}L${round(x - w * 0.12)} ${round(y - h * 0.3)}L${round(x + w * 0.1)} ${y}Z" fill="${lit}"/>` +
        `<path d="M${round(x + w * 0.3)} ${round(y - h * 0.4)}L${round(x + w * 0.55)} ${y}H${round(x + w * 0.2)}Z" fill="${deep}" opacity=".6"/>` +
        `<path d="M${round(x - w * 0.45)} ${round(y - h * 0.38)}l${round(w * 0.1)} ${round(h * 0.2)}M${round(x - w * 0.25)} ${round(y - h * 0.6)}l${round(w * 0.06)} ${round(h * 0.16)}" stroke="#8a7d6a" stroke-width="1" fill="none"/>` +
        (snow
            ? `${top}L${round(x + w * 0.25)} ${round(y - h * 0.66)}L${round(x + w * 0.1)} ${round(y - h * 0.7)}L${round(x + w * 0.02)} ${round(y - h * 0.58)}L${round(x - w * 0.14)} ${round(y - h * 0.72)}L${round(x - w * 0.36)} ${round(y - h * 0.6)}Z`.replace(
                  /^/,
                  '<path d="',
              ) +
              `" fill="#fffaf0"/><path d="${top}L${round(x + w * 0.25)} ${round(y - h * 0.66)}L${round(x + w * 0.1)} ${round(y - h * 0.7)}L${round(x)} ${round(y - h * 0.8)}Z" fill="#b9c2cf"/>`
            : '')
    );
}
function house(x, y, w, h, [lit, dark], wall = '#efe2c4') {
    return (
        `${shade(x + w * 0.4, y, w * 0.9)}<path d="M${round(x - w * 0.5)} ${y}V${round(y - h * 0.5)}H${round(x + w * 0.5)}V${y}Z" fill="${wall}"/><path d="M${round(x + w * 0.08)} ${y}V${round(y - h * 0.55)}H${round(x + w * 0.5)}V${y}Z" fill="#00000030"/>` +
        `<path d="M${round(x - w * 0.64)} ${round(y - h * 0.46)}L${round(x - w * 0.3)} ${round(y - h)}H${round(x + w * 0.34)}L${round(x + w * 0.64)} ${round(y - h * 0.46)}Z" fill="${lit}"/><path d="M${round(x + w * 0.1)} ${round(y - h * 0.46)}L${round(x + w * 0.06)} ${round(y - h)}H${round(x + w * 0.34)}L${round(x + w * 0.64)} ${round(y - h * 0.46)}Z" fill="${dark}"/>` +
        `<path d="M${round(x - w * 0.5)} ${round(y - h * 0.62)}h${round(w * 0.56)}M${round(x - w * 0.4)} ${round(y - h * 0.8)}h${round(w * 0.46)}" stroke="#0003" stroke-width="1"/>` +
        `<rect x="${round(x - w * 0.32)}" y="${round(y - h * 0.36)}" width="${round(w * 0.2)}" height="${round(h * 0.2)}" fill="#ffd36b" stroke="#4a2d14"/><path d="M${round(x + w * 0.16)} ${y}v${round(-h * 0.3)}h${round(w * 0.2)}v${round(h * 0.3)}z" fill="#4a2d16"/>`
    );
}
function tent(x, y, w, h, one, other) {
    const bands = 5;
    const top = (v) => x + (v - x) * 0.45;
    let found = `${shade(x, y, w * 0.7)}<path d="M${round(x - w * 0.42)} ${y}V${round(y - h * 0.5)}H${round(x + w * 0.42)}V${y}Z" fill="#5b3a22"/><path d="M${round(x - w * 0.3)} ${y}V${round(y - h * 0.3)}H${round(x + w * 0.3)}V${y}Z" fill="#2a180d"/>`;
    for (let n = 0; n < bands; n++) {
        const left = x - w * 0.58 + (n * w * 1.16) / bands;
        const right = left + (w * 1.16) / bands;
        found += `<path d="M${round(top(left))} ${round(y - h)}L${round(top(right))} ${round(y - h)}L${round(right)} ${round(y - h * 0.46)}q${round((left - right) / 2)} ${round(h * 0.18)} ${round(left - right)} 0Z" fill="${n % 2 ? one : other}"/>`;
    }
    return `${found}<path d="M${round(x)} ${round(y - h)}v-7l7 2.500-7 2.500" fill="${one}" stroke="${INK}" stroke-width="1"/>`;
}
const CHESTS = [
    [],
    ['#c98a45', '#8a5524', '#e9c27a'],
    ['#c9d3da', '#7f8d98', '#f7fbfd'],
    ['#ffdb6e', '#c48d18', '#fff3bd'],
];
/** Level by metal, by the number of its bands and by the gems on its lid. */
function chest(x, y, level, k = 1) {
    const [lid, body, shine] = CHESTS[level];
    const gems = Array.from(
        { length: level },
        (_, n) =>
            `<path d="M${round((n - (level - 1) / 2) * 8)} -25.500l3 3.500-3 3.500-3-3.500z" fill="${shine}" stroke="${INK}" stroke-width="1"/>`,
    ).join('');
    const glow =
        level > 1
            ? `<ellipse cx="0" cy="-11" rx="24" ry="19" fill="url(#gleam)" opacity="${level === 3 ? 1 : 0.6}"/>`
            : '';
    return (
        `<g transform="translate(${x} ${y}) scale(${k})">${glow}${shade(3, 1, 16, 4.5)}<path d="M-14 0v-10.500h28V0Z" fill="${body}" stroke="${INK}" stroke-width="1.400"/><path d="M-14-10.500c0-12.500 28-12.500 28 0Z" fill="${lid}" stroke="${INK}" stroke-width="1.400"/>` +
        `<path d="M-12-12.500c1-6 9-7.500 14-7.500" fill="none" stroke="${shine}" stroke-width="1.600"/><path d="M-8 0v-18M8 0v-18" stroke="${INK}" stroke-width="1.500" opacity=".6"/><path d="M-14-10.500h28" stroke="${INK}" stroke-width="1.200"/><rect x="-3.200" y="-13" width="6.400" height="7.500" rx="1.500" fill="#ffe9a3" stroke="${INK}" stroke-width="1.200"/>${gems}</g>`
    );
}
/** A round tower with its shaded right side. */
function tower(x, y, w, h, roof, stone = ['#cfc6b4', '#857b6b']) {
    const top = y - h;
    const slits = `<path d="M${round(x - w * 0.08)} ${round(top + h * 0.3)}v5M${round(x - w * 0.08)} ${round(top + h * 0.62)}v5" stroke="#1d140e" stroke-width="2"/>`;
    const crown = roof
        ? `<path d="M${round(x - w * 0.72)} ${top}L${round(x)} ${round(top - w * 1.3)}L${round(x + w * 0.72)} ${top}Z" fill="${roof[0]}"/><path d="M${round(x)} ${round(top - w * 1.3)}L${round(x + w * 0.72)} ${top}H${round(x + w * 0.1)}Z" fill="${roof[1]}"/>`
        : `<path d="M${round(x - w * 0.62)} ${round(top + 3)}v-8h${round(w * 0.3)}v3h${round(w * 0.17)}v-3h${round(w * 0.3)}v3h${round(w * 0.17)}v-3h${round(w * 0.3)}v8z" fill="${stone[0]}"/><path d="M${round(x + w * 0.1)} ${round(top + 3)}v-5h${round(w * 0.05)}v-3h${round(w * 0.17)}v3h${round(w * 0.1)}v-3h${round(w * 0.2)}v8z" fill="${stone[1]}"/>`;
    return `${shade(x + w * 0.3, y, w * 0.8)}<path d="M${round(x - w * 0.5)} ${y}V${top}H${round(x + w * 0.5)}V${y}Z" fill="${stone[0]}"/><path d="M${round(x + w * 0.1)} ${y}V${top}H${round(x + w * 0.5)}V${y}Z" fill="${stone[1]}"/>${slits}${crown}`;
}
const banner = (x, y, h, lit, dark) =>
    `<path d="M${x} ${y}v${-h}" stroke="#3b2411" stroke-width="1.800"/><path d="M${x} ${y - h}q6-3 12 0v9q-6-3-12 0z" fill="${lit}"/><path d="M${x + 6} ${y - h - 1.4}q3-.2 6 1.400v9q-3-1.600-6-1.400z" fill="${dark}"/>`;
const arch = (x, y, w, h) =>
    `<path d="M${round(x - w / 2)} ${y}v${round(-h + w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}Z" fill="#20140c"/><path d="M${round(x - w / 2 + 2)} ${y}v${round(-h + w / 2)}a${w / 2 - 2} ${w / 2 - 2} 0 0 1 ${w - 4} 0V${y}Z" fill="#4a2f1a"/>`;
const standing = (x, y, w, h) =>
    `${shade(x, y, w * 0.9)}<path d="M${round(x - w / 2)} ${y}l${round(w * 0.1)} ${round(-h)} ${round(w * 0.5)} ${round(-h * 0.12)} ${round(w * 0.4)} ${round(h * 1.12)}z" fill="#847d70"/><path d="M${round(x - w / 2)} ${y}l${round(w * 0.1)} ${round(-h)} ${round(w * 0.34)} ${round(-h * 0.08)} -${round(w * 0.02)} ${round(h * 1.08)}z" fill="#c5bda8"/>`;
const pond = (d, bank) => `<path d="${bank}" fill="#e9dfad"/><path d="${d}" fill="url(#water)"/>`;
const flame = (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-8 0C-13-10-1-13-3-26 8-19 14-11 8 0 5 4-5 4-8 0Z" fill="#ff8a24"/><path d="M-4 0C-7-8 2-10 1-18 7-11 8-5 4 0Z" fill="#fff0a0"/></g>`;

/** Places that are drawn in several ways, so that no two mountains of a range are alike. */
const MANY = {
    land: 3,
    mountain: 3,
    lake: 3,
    cave: 3,
    treasure_1: 3,
    treasure_2: 3,
    treasure_3: 2,
    encounter: 4,
    merchants: 2,
    alchemists: 2,
};

const PLACES = {
    land: (r, n) =>
        [
            () => bush(-20, 6, 6) + bush(17, -9, 5) + bush(24, 14, 4) + rock(-2, 16, 4),
            () =>
                pine(-22, -2, 17) +
                pine(-14, -8, 14) +
                bush(20, 10, 5) +
                `<path d="M-6 15q14-10 30-2" stroke="#e8d99a" stroke-width="2" fill="none" opacity=".7"/>`,
            () =>
                rock(-20, 8, 6) +
                bush(19, -6, 5) +
                pine(26, 4, 14) +
                `<path d="M-8 22l2-6 2 6M4-14l2-6 2 6" stroke="#5d7030" stroke-width="1.400" fill="none"/>`,
        ][n](),
    mountain: (r, n) =>
        [
            () =>
                peak(15, -1, 22, r(38, 44)) +
                peak(-15, 5, 22, r(44, 50)) +
                peak(8, 16, 18, 24, false) +
                pine(-28, 17, 15) +
                pine(-20, 20, 12) +
                pine(28, 16, 13),
            () =>
                peak(0, 2, 27, 54) +
                peak(-21, 11, 15, 28, false) +
                peak(20, 12, 16, 32) +
                pine(-4, 20, 13) +
                pine(6, 22, 11) +
                rock(-27, 19, 4),
            () =>
                peak(-17, 0, 18, 40) +
                peak(6, -2, 18, 48) +
                peak(24, 8, 14, 28, false) +
                peak(-8, 15, 17, 26, false) +
                pine(27, 20, 13) +
                pine(18, 22, 10) +
                pine(-29, 14, 14),
        ][n](),
    lake: (r, n) =>
        pond(
            [
                'M-29-2C-23-17 6-23 24-13 38-5 30 13 10 17-10 22-34 13-29-2Z',
                'M-31 2C-28-14-4-20 8-14 18-18 32-12 31 0 32 14 8 19-6 15-22 19-34 14-31 2Z',
                'M-24-8C-12-20 18-18 29-4 32 8 16 19-2 17-20 17-33 4-24-8Z',
            ][n],
            [
                'M-32-3C-26-20 6-26 26-16 42-6 34 16 12 20-10 26-38 16-32-3Z',
                'M-34 2C-31-17-4-23 8-17 20-21 35-14 34 0 35 17 9 22-6 18-24 22-37 16-34 2Z',
                'M-27-9C-13-23 20-21 32-5 35 10 17 22-2 20-22 20-36 5-27-9Z',
            ][n],
        ) +
        `<path d="M-18-6q8-4 16 0M2-11q7-3 13 0M-8 6q9-4 18 0M8 1q5-3 10 0" stroke="#d9f4f2" stroke-width="1.500" fill="none" stroke-linecap="round" opacity=".85"/>` +
        [
            () =>
                pine(-32, -4, 17) +
                pine(-26, -12, 14) +
                `<path d="M24 18v-10M27 19V6M30 17V8" stroke="#4c5d27" stroke-width="1.600"/>`,
            () =>
                `<path d="M2 0h17l-3.500 5H5.500Z" fill="#6b4322"/><path d="M10-1v-17l10 14Z" fill="#f7edd3"/><path d="M9-1v-13l-6 10Z" fill="#dccba2"/>` +
                pine(-30, -12, 15) +
                bush(29, 18, 4),
            () =>
                `<path d="M-14 9l-11 9h4l10-7z" fill="#8a5a30"/><path d="M-25 18v4M-20 14v4" stroke="#5b3a1d" stroke-width="2"/>` +
                pine(30, -6, 18) +
                pine(23, -13, 14) +
                `<path d="M4 20v-8M7 21V9M10 20v-9" stroke="#4c5d27" stroke-width="1.600"/>`,
        ][n](),
    cave: (r, n) =>
        `${shade(4, 14, 30, 7)}<path d="M-34 14C-36-8-24-30-6-36 14-40 34-18 34 14Z" fill="#6f655f"/><path d="M-34 14C-36-8-24-30-6-36-2-24-16-14-14 14Z" fill="#a99e90"/><path d="M-26-2c3-8 8-15 14-20M-30 6c1-4 2-7 4-10" stroke="#d2c8b8" stroke-width="1.400" fill="none" opacity=".7"/>` +
        `<path d="M6-36l10 12-4 10M22-20l-4 14 8 10" stroke="#4b4340" stroke-width="2" fill="none"/><path d="M-14 15C-15-4-7-14 2-14 12-14 18-2 17 15Z" fill="#120d10"/><path d="M-9 15C-9 2-3-6 2-6 8-6 12 4 11 15Z" fill="url(#glow)"/>` +
        [
            () => bush(-28, 19, 5) + bush(28, 19, 4.5),
            () =>
                pine(-29, 18, 17) +
                rock(26, 20, 5) +
                `<path d="M-6 15l3-9M8 15l-3-8" stroke="#120d10" stroke-width="2"/>`,
            () =>
                rock(-26, 20, 5) +
                pine(30, 14, 16) +
                `<path d="M-3-14l2 7 2-6M8-12l1 6 2-4" stroke="#4b4340" stroke-width="2" fill="none"/>`,
        ][n](),
    treasure_1: (r, n) => wood(r, n) + chest(0, 15, 1) + bush(29, 17, 4.5) + bush(-29, 18, 5),
    treasure_2: (r, n) => wood(r, n) + ruin(n ? 21 : -22, -2) + chest(0, 15, 2, 1.06) + bush(-29, 18, 4),
    treasure_3: (r, n) =>
        ruin(-24, 2) +
        ruin(25, 0) +
        pine(-8, -16, 20) +
        pine(8, -16, 23) +
        (n ? pine(33, 10, 14) : pine(-33, 12, 14)) +
        chest(0, 15, 3, 1.14),
    air: () =>
        peak(-18, 12, 16, 22, false, ['#e7e6de', '#a9adb0', '#80878d']) +
        peak(20, 14, 14, 17, false, ['#e7e6de', '#a9adb0', '#80878d']) +
        `${shade(2, 17, 12, 4)}<g fill="none" stroke-linecap="round"><path d="M0 16C-4 10 6 8 2 3-12 2-14-8 2-9 22-10 20-20-2-21-26-22-20-36 4-35 22-34 26-28 20-25" stroke="#5d7896" stroke-width="7.500"/><path d="M0 16C-4 10 6 8 2 3-12 2-14-8 2-9 22-10 20-20-2-21-26-22-20-36 4-35 22-34 26-28 20-25" stroke="#f4fbff" stroke-width="4"/><path d="M-30-12h9M24-4h10M-26-24h6" stroke="#f4fbff" stroke-width="1.800" opacity=".8"/></g>`,
    earth: () =>
        `${shade(2, 14, 28, 7)}${standing(-17, 14, 17, 30)}${standing(5, 16, 20, 46)}${standing(22, 14, 16, 24)}<path d="M-4-30q7 8 13-4l1 5q-7 9-14 6ZM-24-14q7 5 12-4l1 5q-6 6-13 4Z" fill="#6c8a3a"/><circle cx="4" cy="-10" r="9" fill="#c8f27a" opacity=".35"/><path d="M4-17l5 7-5 7-5-7Z" fill="#c8f27a" stroke="#2c3d12" stroke-width="1.200"/>${bush(-30, 18, 4.5)}${bush(30, 18, 5)}`,
    water: () =>
        `<path d="M-30 4C-24-14 20-18 32 0 34 16-22 24-30 4Z" fill="#e6e4c0"/><path d="M-27 4C-20-10 18-14 29 1 30 14-20 20-27 4Z" fill="url(#water)"/><path d="M-5 6C-7-14-20-18-17-26-8-30-4-22 0-40 6-22 12-30 19-25 20-16 8-14 6 6Z" fill="#8fd4dd"/><path d="M-1 4C-3-14-12-18-11-24-5-24-2-18 0-34 3-20 6-20 11-22" fill="none" stroke="#f2ffff" stroke-width="2.600" stroke-linecap="round"/><path d="M-18 8q8-4 16 0M6 10q7-3 14 0" stroke="#e6fbfb" stroke-width="1.500" fill="none"/><g fill="#e6fbfb"><circle cx="-21" cy="-32" r="1.600"/><circle cx="23" cy="-31" r="1.400"/><circle cx="9" cy="-38" r="1.200"/></g>${rock(-28, 17, 4)}${rock(27, 16, 3.5)}`,
    fire: () =>
        `<path d="M-37 5l17-6 11 11-5 17 8-15 16-9 26 8-24-12-18 8-12-11-7-12 3 13z" fill="#ff7a1f"/><path d="M-33 4l13-3 12 10-3 9 4-8 17-8 18 4-16-7-18 7-13-10z" fill="#ffe08a"/>${cone(0, 12, 1)}${flame(0, -24)}<circle cx="16" cy="-34" r="1.600" fill="#ffd25a"/><circle cx="-16" cy="-30" r="1.300" fill="#ffd25a"/><circle cx="10" cy="-46" r="1.200" fill="#ffb347"/>`,
    portal: () =>
        `<ellipse cx="0" cy="-10" rx="36" ry="34" fill="url(#halo)"/>${shade(4, 15, 26, 7)}<path d="M-27 17l-2-7h58l-2 7Z" fill="#7b7288"/><path d="M-24 11l-2-7h52l-2 7Z" fill="#9a91a6"/><path d="M-27 17l-2-7h25v7ZM-24 11l-2-7h22v7Z" fill="#c9c0cf"/><ellipse cx="0" cy="-13" rx="22" ry="27" fill="#5d5468"/><path d="M0-40A22 27 0 0 0-18 3l7-4A15.500 20.500 0 0 1 0-34Z" fill="#d5ccda"/>` +
        `<g stroke="#2d2638" stroke-width="1.300"><path d="M0-41v8M-12-36l4 6M12-36l-4 6M-20-25l6 4M20-25l-6 4M-22-11h7M22-11h-7M-19 2l6-4M19 2l-6-4"/></g><ellipse cx="0" cy="-13" rx="15.500" ry="20.500" fill="url(#portal)" stroke="#241a35" stroke-width="1.200"/><path d="M0-12c4-5 10 0 7 6-4 7-15 5-17-3-2-10 8-18 17-13" fill="none" stroke="#f5e6ff" stroke-width="2" stroke-linecap="round"/><path d="M-6-25c6-3 14 1 14 7" fill="none" stroke="#f5e6ff" stroke-width="1.200" stroke-linecap="round" opacity=".8"/><circle cx="0" cy="-41" r="3" fill="#e9d3ff" stroke="#3a2a55"/>`,
    merchants: (r, n) =>
        (n
            ? tent(-16, -3, 28, 29, '#6d4b8a', '#f3e7cb') + tent(14, 10, 34, 34, '#b5772a', '#f7ecd2')
            : tent(16, -2, 30, 30, '#2f6d78', '#f3e7cb') + tent(-15, 9, 34, 34, '#a8392e', '#f7ecd2')) +
        `<g transform="translate(${n ? -38 : 0} 0)"><path d="M10 18h10V9H10Z" fill="#a9743a" stroke="#3b2411" stroke-width="1.200"/><path d="M22 17h8v-7h-8Z" fill="#c79250" stroke="#3b2411" stroke-width="1.200"/><path d="M10 13.500h10" stroke="#3b2411"/></g>`,
    alchemists: (r, n) =>
        `<g transform="scale(${n ? -1 : 1} 1)">${house(8, 10, 30, 44, n ? ['#6d6a96', '#403c66'] : ['#4f7b6c', '#2f5348'])}<path d="M17-30v-10h6v12Z" fill="#6b4a3a"/><path d="M20-42c-6-6 4-10 0-16 8 2 8 10 4 16Z" fill="${n ? '#d59be0' : '#9be08a'}" opacity=".85"/></g>` +
        `<g transform="translate(${n ? 40 : 0} 0)"><ellipse cx="-19" cy="15" rx="12" ry="3" fill="#17110a" opacity=".3"/><path d="M-20 14c-9 0-12-10-5-15v-9h8v9c7 5 5 15-3 15Z" fill="#d7f5e6" fill-opacity=".8" stroke="#27423a" stroke-width="1.500"/><path d="M-27 6c4-3 10 3 13 0 1 5-2 7-6 7s-8-2-7-7Z" fill="${n ? '#b455c2' : '#55c27c'}"/></g>` +
        pine(n ? 32 : -32, -6, 18),
    towers: (r, n) =>
        n
            ? outpost(n, '#7d62b5', '#4b3577')
            : `${tower(-20, 8, 15, 30, null)}${tower(20, 8, 15, 26, null)}${tower(0, 15, 22, 52, ['#6f5a96', '#413061'])}${arch(0, 15, 10, 15)}${banner(-20, -26, 12, '#7d62b5', '#4b3577')}<path d="M-4-22c0-5 8-5 8 0l-1 3 2 2-2 2v3h-6v-3l-2-2 2-2z" fill="#f1e7d0" stroke="${INK}" stroke-width="1"/><path d="M-2-20h1M1-20h1" stroke="${INK}" stroke-width="1.600"/>`,
    church: (r, n) => nave(n),
    fortress: (r, n) =>
        n
            ? outpost(n, '#b5443c', '#7a2420')
            : `${shade(4, 15, 32, 7)}${tower(-24, 10, 16, 34, null, ['#b9b1a2', '#6d6458'])}${tower(24, 10, 16, 34, null, ['#b9b1a2', '#6d6458'])}<path d="M-20 15v-24h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v24Z" fill="#a79e8e"/><path d="M4 15V-9h0v4h6v-4h6v4h6v20Z" fill="#6d6458"/>${arch(0, 15, 14, 19)}<path d="M-4 15V2M0 15V0M4 15V2" stroke="#c7a25a" stroke-width="1.300"/>${banner(-24, -28, 14, '#b5443c', '#7a2420')}${banner(24, -28, 14, '#b5443c', '#7a2420')}`,
    lord: (r, n) =>
        n
            ? hamlet(n)
            : `${shade(4, 15, 32, 7)}${tower(-22, 6, 14, 36, ['#c9973a', '#84591a'])}${tower(23, 6, 14, 30, ['#c9973a', '#84591a'])}<path d="M-20 15v-28h40v28Z" fill="#efe4c8"/><path d="M6 15v-28h14v28Z" fill="#c3b28a"/><path d="M-24-11L-14-30h28l10 19Z" fill="#3f5f9a"/><path d="M4-30h10l10 19H8Z" fill="#263e70"/>${arch(0, 15, 13, 18)}<g fill="#ffd36b" stroke="#4a2d14"><path d="M-15 0v-7h5v7zM10 0v-7h5v7z"/></g>${banner(0, -29, 19, '#f0c64a', '#a87b1e')}`,
    legend: (r, n) =>
        [
            () =>
                `${shade(4, 14, 28, 7)}<path d="M-26 14v-22l26-16 26 16v22Z" fill="#9b927f"/><path d="M4 14v-36l22 14v22Z" fill="#675f52"/><path d="M-30-6L0-26 30-6l-3 5L0-19-27-1Z" fill="#c9bfa6"/><path d="M0-26L30-6l-3 5L0-19z" fill="#857b68"/>${arch(0, 14, 14, 20)}<path d="M-19 6v-9M-14 6v-9M15 6v-9M20 6v-9" stroke="#4b4338" stroke-width="2.400"/>${laurel(0, -33)}`,
            () =>
                standing(-26, 8, 13, 28) +
                standing(26, 8, 13, 26) +
                standing(-10, -6, 12, 26) +
                standing(12, -6, 12, 28) +
                `<ellipse cx="0" cy="9" rx="13" ry="5" fill="#5d5346"/><ellipse cx="0" cy="7" rx="13" ry="5" fill="#b9ae98"/>${flame(0, 5, 0.6)}`,
            () =>
                standing(-18, 4, 14, 32) +
                standing(6, -4, 13, 30) +
                ruin(22, 6) +
                bush(-28, 18, 5) +
                rock(4, 18, 5) +
                pine(31, -8, 16),
        ][n](),
    encounter: (r, n) =>
        [
            () =>
                pine(24, -8, 26) +
                pine(32, -1, 20) +
                house(-6, 11, 32, 36, ['#b27a3e', '#7d4f24']) +
                smoke(-16, -24) +
                signpost(22, 18),
            () =>
                house(-16, 2, 24, 28, ['#9a5c3a', '#663820']) +
                house(14, 12, 28, 34, ['#b27a3e', '#7d4f24']) +
                smoke(6, -22) +
                bush(-28, 18, 5) +
                pine(32, -6, 18),
            () =>
                pine(-30, -2, 26) +
                pine(-20, -9, 28) +
                house(8, 11, 30, 38, ['#5f7a4a', '#3a5130'], '#d9c79c') +
                smoke(0, -26) +
                bush(30, 19, 4.5) +
                signpost(-20, 17),
            () =>
                `<path d="M-30 17c2-20 16-22 24-12" fill="none" stroke="#6b4a2a" stroke-width="3"/>` +
                house(4, 12, 34, 40, ['#6d5a86', '#423357'], '#d8c9b4') +
                smoke(-8, -28) +
                pine(31, -2, 22) +
                bush(-29, 19, 5),
        ][n](),
    griffin: () =>
        peak(2, 15, 30, 56, true, ['#d8c6a2', '#8a7350', '#5d4b34']) +
        peak(-24, 16, 13, 26, false) +
        `<path d="M8-10q12 4 18-2l-3 7q-8 5-16 2z" fill="#7a5a30"/><path d="M7-11q10 5 20 0" stroke="#c79a55" stroke-width="2.400" fill="none"/><g fill="#f4efe4" stroke="${INK}" stroke-width=".8"><ellipse cx="13" cy="-12" rx="3" ry="4"/><ellipse cx="20" cy="-12.500" rx="3" ry="4"/></g>${bush(28, 19, 4)}`,
    quarry: () =>
        `<path d="M-36 6l10-16 14-4 4-12 22-4 6 12 12 2 6 18-16 14h-40z" fill="#8b8072"/><path d="M-36 6l10-16 14-4 4-12-6 28 2 14h-6z" fill="#c4baa8"/><path d="M-10 14l4-18 20-2 8 8-4 14z" fill="#5d544a"/><path d="M-6-4h20M-8 4h28M-10 11h28" stroke="#3b342d" stroke-width="1.600"/><path d="M-28 22h10v-9h-10zM-16 23h9v-8h-9z" fill="#b9ae98" stroke="#3b342d" stroke-width="1.200"/><path d="M22 20v-34l-22 6" fill="none" stroke="#5b3a1d" stroke-width="3"/><path d="M0-8v9" stroke="#2b1a0c" stroke-width="1.200"/><path d="M-4 1h8v7h-8z" fill="#b9ae98" stroke="#3b342d"/>`,
    den: () =>
        `${shade(2, 14, 30, 7)}<path d="M-32 14v-18l12-16h34l16 16v18Z" fill="#5b4a3a"/><path d="M-32 14v-18l12-16h12l-8 34z" fill="#8b7256"/><path d="M-36-3L-20-24h36L34-3l-6 2-15-15h-30L-30 0Z" fill="#3b2b20"/>${arch(2, 14, 16, 20)}<circle cx="2" cy="-2" r="12" fill="url(#glow)"/><path d="M-24 20h11v-10h-11zM18 20a6 8 0 1 0 .1 0z" fill="#8a5a2e" stroke="${INK}" stroke-width="1.200"/><path d="M13 12h12M13 16h12" stroke="${INK}"/><path d="M-4-32l4 5 4-5-1 8h-6z" fill="#e9dcc0" stroke="${INK}" stroke-width="1"/>`,
    watchtower: () =>
        `${shade(4, 16, 20, 6)}<path d="M-12 16l5-36M12 16L7-20M-11 8L9-6M11 8L-9-6" stroke="#5b3a1d" stroke-width="3.400"/><path d="M-14-18h28v-14h-28z" fill="#9a6c3c"/><path d="M3-18h11v-14H3z" fill="#6a4522"/><path d="M-19-31L0-48l19 17Z" fill="#7a4a2a"/><path d="M0-48l19 17H5z" fill="#4c2c17"/><path d="M-9-22v-6h7v6z" fill="#ffd36b"/>${banner(0, -46, 10, '#b5443c', '#7a2420')}${pine(-28, 12, 20)}${pine(28, 16, 17)}`,
    spring: () =>
        `${shade(2, 14, 28, 8)}<ellipse cx="0" cy="6" rx="31" ry="14" fill="#6f665c"/><ellipse cx="0" cy="4" rx="28" ry="12" fill="#2b1a4a"/><ellipse cx="0" cy="4" rx="24" ry="9.500" fill="#c4502a"/><ellipse cx="0" cy="4" rx="17" ry="6" fill="#ffb03a"/><ellipse cx="-2" cy="3" rx="9" ry="3" fill="#fff0a0"/><ellipse cx="0" cy="-12" rx="22" ry="26" fill="url(#gleam)"/><path d="M-8-8c-6-8 4-12 0-22M6-6c6-8-4-12 1-20" stroke="#ffe9a8" stroke-width="2.400" fill="none" stroke-linecap="round"/>${rock(-28, 16, 6)}${rock(27, 18, 6)}${rock(12, -8, 4)}`,
    citadel: () =>
        `${shade(2, 15, 32, 7)}<path d="M-30 15v-30l5-5 3 6 5-3v12h6v20Z" fill="#857b6b"/><path d="M-30 15v-30l5-5v35z" fill="#bdb3a0"/><path d="M8 15V-6l6-14 4 3 3-12 7 6v38Z" fill="#746a5c"/><path d="M8 15V-6l6-14v35z" fill="#aca28e"/><path d="M-14 15l3-14 8-3 6 6 7-2 2 13Z" fill="#5d5448"/>${arch(-2, 15, 12, 14)}<path d="M-22 2h4M17-10v5M23-4v5" stroke="#1d140e" stroke-width="2.200"/><circle cx="-2" cy="8" r="9" fill="url(#halo)"/>${bush(-29, 20, 4)}${rock(26, 20, 4)}`,
    volcano: () =>
        `<path d="M-40 12l20-9 14 9-8 14 14-12 18-4 24 10-26-16z" fill="#ff6a1f"/>${cone(0, 16, 1.5)}<path d="M-13-34C-24-48-6-50-9-62 6-56 20-46 12-34z" fill="#5d4a48" opacity=".75"/>${flame(0, -38, 1.15)}<g fill="#ffd25a"><circle cx="19" cy="-44" r="2"/><circle cx="-20" cy="-40" r="1.700"/><circle cx="25" cy="-32" r="1.500"/></g>`,
    eyrie: () =>
        peak(0, 17, 32, 62, false, ['#8f8078', '#4d423f', '#2f2826']) +
        `<path d="M-12-26q14-8 27-1l-4 6q-9 5-19 1z" fill="#3b2b20"/><path d="M-14-27q15-7 30-1" stroke="#8a6a3f" stroke-width="2.600" fill="none"/><path d="M-22-30q6-14 16-12 2 4 6 4 6-8 16-4-4 2-4 6 6 2 8 8-8-4-13-1-8 6-16 0-6-5-13-1z" fill="#7a1f1c" stroke="${INK}" stroke-width="1.300"/><circle cx="13" cy="-38" r="1.600" fill="#ffe66b"/><path d="M-20 20l3-3 4 2 4-3M14 21l4-3 4 2" stroke="#f1e7d0" stroke-width="2.200" fill="none"/>`,
};

function wood(r, n) {
    return [
        () =>
            pine(-30, -5, 21) +
            pine(-20, -12, 24) +
            pine(24, -8, 25) +
            pine(33, -1, 19) +
            pine(-5, -16, 20) +
            pine(9, -15, 22),
        () =>
            pine(-32, 0, 19) +
            pine(-25, -8, 25) +
            pine(-13, -14, 21) +
            pine(16, -14, 23) +
            pine(29, -6, 26) +
            rock(31, 6, 4),
        () =>
            pine(-27, -9, 26) +
            pine(-16, -15, 19) +
            pine(4, -17, 22) +
            pine(19, -12, 26) +
            pine(31, -5, 20) +
            bush(-33, 2, 4),
    ][n]();
}
const ruin = (x, y) =>
    `<path d="M${x - 7} ${y}v-22l3-3 2 4v21zM${x + 3} ${y + 2}v-13l3 1 2-3v15z" fill="#dcd0b6" stroke="#4c4335"/><path d="M${x - 4} ${y}v-22l2 2v20z" fill="#9c9079"/>`;
const cone = (x, y, k) =>
    `<g transform="translate(${x} ${y}) scale(${k}) translate(0 -12)">${shade(2, 10, 26, 6)}<path d="M-26 12l9-18 3-10 4-6h20l4 10 6 8 8 16Z" fill="#4a3331"/><path d="M-26 12l9-18 3-10 4-6h8l-6 14 4 10-6 10Z" fill="#846252"/><path d="M-10 12l6-10-4-10 6-14 6 12-2 12 6 10Z" fill="#664640"/><path d="M14 12l-2-10 4-10 4 4 8 16Z" fill="#33211f"/><ellipse cy="-22" rx="10" ry="3.200" fill="#ffb347"/><path d="M-9-22Q0-17 9-22 5-12 8-4 5 2 7 9L3 2Q-1 8-2 0-6-4-5-10-6-17-9-22Z" fill="url(#lava)"/></g>`;
const smoke = (x, y) => `<path d="M${x} ${y}c-5-6 4-8 0-14 7 2 7 9 4 14Z" fill="#fff" opacity=".65"/>`;
const signpost = (x, y) =>
    `<path d="M${x} ${y}v-16" stroke="#4a2d14" stroke-width="2.400"/><path d="M${x - 8} ${y - 19}h15l3 4-3 4h-15z" fill="#e9d7a6" stroke="#4a2d14" stroke-width="1.200"/><path d="M${x - 5} ${y - 15}h9" stroke="#4a2d14"/>`;
const laurel = (x, y) =>
    `<path d="M${x - 8} ${y}q-2 8 8 10 10-2 8-10" fill="none" stroke="#6f8a3c" stroke-width="3"/><path d="M${x - 8} ${y}l-3-3M${x + 8} ${y}l3-3M${x - 7} ${y + 5}l-4-1M${x + 7} ${y + 5}l4-1" stroke="#8fb04e" stroke-width="2.400"/>`;
/** What lies around a castle: a tower of its wall, tents of its people. */
function outpost(n, lit, dark) {
    return n === 1
        ? `${shade(4, 14, 26, 6)}<path d="M-34 12v-12h5v3h5v-3h5v3h5v-3h5v12Z" fill="#a79e8e"/><path d="M10 14V2h5v3h5V2h5v3h5V2h4v12Z" fill="#7d7465"/>${tower(0, 14, 20, 34, null)}${banner(0, -22, 14, lit, dark)}${rock(-24, 20, 4)}${bush(27, 21, 4)}`
        : `${tent(-12, 4, 28, 26, lit, '#f3e7cb')}${tent(16, 14, 26, 24, dark, '#e9dcc0')}<path d="M-30 20l5-12 5 12M-20 20l5-12 5 12" stroke="#5b3a1d" stroke-width="2.400" fill="none"/>${pine(30, -8, 18)}`;
}
const hamlet = (n) =>
    n === 1
        ? house(-16, 2, 26, 30, ['#3f5f9a', '#263e70']) +
          house(15, 13, 28, 34, ['#3f5f9a', '#263e70']) +
          banner(30, 2, 14, '#f0c64a', '#a87b1e')
        : `${house(6, 12, 32, 36, ['#3f5f9a', '#263e70'])}${pine(-28, 0, 22)}${pine(-20, -7, 20)}<path d="M-30 20h18M-28 16v7M-21 16v7M-14 16v7" stroke="#6b4a24" stroke-width="2"/>`;
function nave(n) {
    const roof = [
        ['#b9523f', '#823325'],
        ['#b9523f', '#823325'],
        ['#a8483a', '#742c20'],
    ][n];
    if (n === 1)
        return `${house(-19, 4, 22, 26, ['#b27a3e', '#7d4f24'])}${house(17, 12, 26, 30, ['#a8583a', '#70331f'])}${bush(-30, 18, 5)}<path d="M-12 20h8M-8 20v-9M-12 14h8" stroke="#6b4a1e" stroke-width="2"/>`;
    if (n === 2)
        return `${shade(2, 12, 26, 6)}<path d="M-28 13v-20l14-9 14 9v20Z" fill="#fbf4e0"/><path d="M-14 13v-29l14 9v20Z" fill="#d5c6a2"/><path d="M-32-5l18-13 18 13-4 3-14-10-14 10Z" fill="${roof[0]}"/>${arch(-14, 13, 9, 14)}<g fill="#7d9a4c"><circle cx="16" cy="6" r="7"/><circle cx="26" cy="9" r="6"/></g><circle cx="14" cy="3" r="4" fill="#a5bf66"/><path d="M12 18h16v-4h-16z" fill="#c9b98c" stroke="#6b4a1e"/>`;
    return `${shade(6, 12, 26, 7)}<path d="M-8 13v-25L8-24l20 12v25Z" fill="#fbf4e0"/><path d="M8 13v-37l20 12v25Z" fill="#d5c6a2"/><path d="M-11-9L8-27 31-9l-4 3L8-20-8-6Z" fill="#a8483a"/><path d="M-24 13v-39h17v39Z" fill="#fffaf0"/><path d="M-14 13v-39h7v39Z" fill="#d8caa8"/><path d="M-27-25l11.500-21L-4-25Z" fill="${roof[0]}"/><path d="M-15.500-46L-4-25h-9Z" fill="${roof[1]}"/><path d="M-15.500-54v9M-19-51h7" stroke="#e9bb4c" stroke-width="2.400"/><circle cx="-15.500" cy="-15" r="3.600" fill="#ffd36b" stroke="#6b4a1e"/><path d="M12 13v-9a5 5 0 0 1 10 0v9Z" fill="#5a3720"/><path d="M-3 2v-6a2.500 2.500 0 0 1 5 0v6Z" fill="#ffd36b" stroke="#6b4a1e"/>`;
}
Object.assign(MANY, { church: 3, legend: 3, towers: 3, fortress: 3, lord: 3 });

// -- folk --------------------------------------------------------------------------------------------------------------

const CUT = '#f7edd3';
/** A dark shape of its level with eyes that glow: which Monster it is, nobody knows yet. */
const LURKERS = {
    1: [
        'M-14-1c-1-9 0-15 3-19-6-2-10-7-10-14 3 4 7 6 12 6 5-4 13-4 18 0 5 0 9-2 12-6 0 7-4 12-10 14 3 4 4 10 3 19q-14 5-28 0Z',
        [
            [-5.5, -17],
            [5.5, -17],
        ],
    ],
    2: [
        'M-19-1c-2-12 0-20 5-26-8-3-13-10-12-21 4 8 9 11 16 11 6-4 14-4 20 0 7 0 12-3 16-11 1 11-4 18-12 21 5 6 7 14 5 26q-19 7-38 0Z',
        [
            [-7, -23],
            [7, -23],
        ],
    ],
    3: [
        'M-24-1c-1-16 3-25 11-31l-9-6-4-17 9 8 1-13 8 10 8-14 8 14 8-10 1 13 9-8-4 17-9 6c8 6 12 15 11 31q-24 9-48 0Z',
        [
            [-8, -31],
            [8, -31],
        ],
    ],
};
const METAL = [[], ['#f0b98c', '#b0683a'], ['#ffffff', '#a9b4bd'], ['#fff0b0', '#d8a53a']];

/** Slanted, low at the nose. */
const eye = (x, y, side, k, glow) => {
    const [inner, outer] = [
        `${round(x - side * 3.4 * k)} ${round(y + 2.4 * k)}`,
        `${round(x + side * 4.4 * k)} ${round(y - 2.6 * k)}`,
    ];
    return `<circle cx="${x}" cy="${y}" r="${glow}" fill="url(#e)"/><path d="M${inner}Q${round(x + side * 3 * k)} ${round(y + 3.4 * k)} ${outer}Q${round(x - side * 0.6 * k)} ${round(y - 1.4 * k)} ${inner}Z" fill="#ffe98a"/>`;
};

function lurker(level) {
    const [body, eyes] = LURKERS[level];
    const [light, metal] = METAL[level];
    const wide = 14 + level * 3;
    const pips = Array.from(
        { length: level },
        (_, n) =>
            `<path transform="translate(${round((n - (level - 1) / 2) * 9.5)} 3.500)" d="M0-5l5 5-5 5-5-5z" fill="${light}" stroke="#120a04" stroke-width="1.300"/>`,
    ).join('');
    const inside =
        `<ellipse cx="4" cy="3" rx="${wide + 2}" ry="7" fill="#120a04" opacity=".55"/><ellipse rx="${wide}" ry="6" fill="#1a1114" stroke="${metal}" stroke-width="2"/>` +
        `<path d="${body}" fill="${CUT}" stroke="${CUT}" stroke-width="5" stroke-linejoin="round"/><path d="${body}" fill="url(#b)"/><path d="${body}" fill="none" stroke="#0d090d" stroke-width="1"/>` +
        eyes.map(([x, y]) => eye(x, y, Math.sign(x), 1 + level * 0.2, 5 + level)).join('') +
        pips;
    const defs =
        linear(
            'b',
            [
                [0, '#6b5763'],
                [0.5, '#2a1f28'],
                [1, '#0d090d'],
            ],
            'x1=".2" y1="0" x2=".8" y2="1"',
        ) +
        radial('e', [
            [0, '#fff3b0'],
            [0.4, '#ff7a3a', 0.8],
            [1, '#ff3a1a', 0],
        ]);
    return svg('-31 -72 62 86', inside, defs);
}

// -- Heroes --------------------------------------------------------------------------------------------------------------

const HEROES = {
    keleia: {
        skin: ['#e7b88d', '#a86f4c'],
        hair: ['#a9502a', '#5f2514'],
        cloak: ['#4f7d4a', '#1f3d2a'],
        trim: '#d9b15a',
        gear: 'hood',
        tool: 'spear',
        sky: ['#1c4a2a', '#a9c46a'],
    },
    dral: {
        skin: ['#d9a67a', '#8f5c3c'],
        hair: ['#4a3a30', '#1d1512'],
        cloak: ['#8f8578', '#3d3833'],
        trim: '#c9ced6',
        gear: 'helm',
        tool: 'sword',
        sky: ['#333842', '#c4b094'],
    },
    ael: {
        skin: ['#f0c9a2', '#b57f58'],
        hair: ['#f4dfa2', '#b98e3f'],
        cloak: ['#f3e8cf', '#a89468'],
        trim: '#e9bb4c',
        gear: 'circlet',
        tool: 'mace',
        sky: ['#4a3a5c', '#f4c680'],
    },
    maeldur: {
        skin: ['#dcae88', '#8d573a'],
        hair: ['#e9e4da', '#8d8880'],
        cloak: ['#a83b26', '#4c1010'],
        trim: '#ffb44a',
        gear: 'hat',
        tool: 'fire',
        beard: true,
        sky: ['#3a1016', '#ee9a54'],
    },
    skoldur: {
        skin: ['#d99a72', '#8a4d34'],
        hair: ['#c9622a', '#6b2a10'],
        cloak: ['#7a5a3c', '#33231a'],
        trim: '#cfae6a',
        gear: 'horns',
        tool: 'axe',
        beard: true,
        sky: ['#27423f', '#d0bd7c'],
    },
    taesiri: {
        skin: ['#d8cfe8', '#7f6fa4'],
        hair: ['#e9e6ff', '#8b84c0'],
        cloak: ['#5a4496', '#20153f'],
        trim: '#b8f2ff',
        gear: 'veil',
        tool: 'orb',
        sky: ['#191432', '#9a74bd'],
    },
};
const TOOLS = {
    spear: (trim) =>
        `<path d="M158 210L168 20" stroke="#2a170b" stroke-width="8"/><path d="M157 210L167 20" stroke="#a9743f" stroke-width="4.500"/><path d="M168-14l12 36-13 12-11-14Z" fill="#cfd8dc" stroke="#1b1512" stroke-width="2"/><path d="M168-14l-1 48-11-14Z" fill="#fff"/><path d="M158 40q14 6 20 22-14-2-21-10Z" fill="${trim}"/>`,
    sword: () =>
        `<path d="M150 190L176 30l6-16 4 18-24 160Z" fill="#7c8790" stroke="#15120f" stroke-width="2"/><path d="M150 190L176 30l6-16-24 177Z" fill="#eef3f5"/><path d="M134 150l44 9-1 8-45-9Z" fill="#c9a04a" stroke="#2a1a08" stroke-width="2"/>`,
    mace: () =>
        `<path d="M154 210L164 60" stroke="#2a170b" stroke-width="8"/><path d="M153 210L163 60" stroke="#d8b45f" stroke-width="4.500"/><circle cx="166" cy="42" r="34" fill="url(#t)"/><g fill="#ffe6a0" stroke="#6b470c" stroke-width="1.500"><path d="M166 8l6 16 16-6-6 16 16 8-16 8 6 16-16-6-6 16-6-16-16 6 6-16-16-8 16-8-6-16 16 6Z"/></g><circle cx="166" cy="42" r="11" fill="#fffbe6"/>`,
    fire: () =>
        `<path d="M156 210L164 70" stroke="#24120a" stroke-width="9"/><path d="M155 210L163 70" stroke="#8a5a34" stroke-width="5"/><circle cx="166" cy="44" r="46" fill="url(#t)"/><path d="M148 62c-10-22 10-28 8-54 20 12 40 32 28 54-8 14-28 14-36 0Z" fill="#ff8a2a"/><path d="M157 62c-5-14 9-18 9-34 12 12 14 26 8 36-6 6-14 6-17-2Z" fill="#fff0a0"/>`,
    axe: () =>
        `<path d="M158 210L166 10" stroke="#24120a" stroke-width="9"/><path d="M157 210L165 10" stroke="#9a6a3c" stroke-width="5"/><path d="M168 20c22-6 32 10 32 30 0 16-10 30-32 22Z" fill="#8b969c" stroke="#15120f" stroke-width="2"/><path d="M168 20c22-6 32 10 32 30l-32-4Z" fill="#e6edef"/>`,
    orb: () =>
        `<circle cx="164" cy="74" r="40" fill="url(#t)"/><circle cx="164" cy="74" r="15" fill="#e6fbff"/><path d="M152 70c4-12 24-10 24 4 0 12-18 12-16 2 2-6 10-4 8 1" fill="none" stroke="#6a58c0" stroke-width="2.500"/><path d="M148 210c-10-50-8-90 8-116" stroke="#b8f2ff" stroke-width="3" fill="none" opacity=".5"/>`,
};
const TOOL_GLOW = { mace: ['#fff6c9', '#fff0c0'], fire: ['#fff0a8', '#ffc98a'], orb: ['#ff8ad6', '#dcc0ff'] };

function bust({ skin, hair, cloak, trim, gear, tool, beard = false }) {
    const back = {
        hood: `<path d="M44 158C34 70 58 22 98 18c42 4 66 52 56 140Z" fill="${cloak[1]}"/><path d="M44 158C34 70 58 22 98 18 84 30 62 60 66 158Z" fill="${cloak[0]}"/>`,
        helm: `<path d="M60 130c-8-50 0-70 40-72 40 2 48 22 40 72Z" fill="${hair[1]}"/>`,
        circlet: `<path d="M48 184c-8-94 10-150 52-150 44 0 58 56 52 150Z" fill="${hair[1]}"/><path d="M48 184c-8-94 10-150 52-150-24 12-38 56-28 150Z" fill="${hair[0]}"/>`,
        hat: `<path d="M58 160c-6-70 2-100 42-102 40 2 48 32 42 102Z" fill="${hair[1]}"/>`,
        horns: `<path d="M52 150c-6-60 4-94 48-94 44 0 54 34 48 94Z" fill="${hair[1]}"/>`,
        veil: `<path d="M40 196C34 84 56 26 100 24c46 2 66 60 60 172Z" fill="${cloak[1]}"/><path d="M40 196C34 84 56 26 100 24c-28 16-42 76-34 172Z" fill="${hair[1]}"/>`,
    }[gear];
    const front = {
        hood: `<path d="M98 18C62 22 50 66 52 118c8-34 18-60 48-66 30 6 38 32 46 66 2-52-12-96-48-100Z" fill="${cloak[1]}"/><path d="M98 18C62 22 50 66 52 118c6-34 14-58 42-65-10-13-2-27 4-35Z" fill="${cloak[0]}"/><path d="M56 112c6-30 16-52 44-58 28 6 36 28 42 58" fill="none" stroke="${trim}" stroke-width="3"/><path d="M70 86c2-18 14-26 30-28-8 12-18 20-28 44Z" fill="${hair[0]}"/><path d="M100 58c16 2 28 12 30 34-8-14-20-20-30-34Z" fill="${hair[1]}"/>`,
        helm: `<path d="M62 88c-4-44 16-62 38-62 24 0 42 18 38 62l-10-4-22-4v32H94V80l-22 4Z" fill="#737b82"/><path d="M62 88c-4-44 16-62 38-62l-6 54-22 4Z" fill="#d5dce0"/><path d="M100 26v54" stroke="#fff" stroke-width="3"/><path d="M62 88l32-8v32h12V80l32 8" fill="none" stroke="#1b1a1a" stroke-width="2"/><path d="M98 26C90 4 60 6 48 20c22-4 36 2 44 10Z" fill="#b03a2e"/>`,
        circlet: `<path d="M66 96c-4-38 14-52 34-52 22 0 36 14 34 52-6-22-18-30-34-34-14 6-28 12-34 34Z" fill="${hair[1]}"/><path d="M66 96c-4-38 14-52 34-52-4 8-2 14 0 18-14 6-28 12-34 34Z" fill="${hair[0]}"/><path d="M67 72q33-16 66 0" fill="none" stroke="${trim}" stroke-width="5"/><path d="M100 56l7 9-7 10-7-10Z" fill="#fff6c9" stroke="#7a5410" stroke-width="1.500"/>`,
        hat: `<path d="M38 78c32-16 92-16 124 0-22 6-102 6-124 0Z" fill="${cloak[1]}"/><path d="M64 72C74 36 92 16 122-6c-4 26 8 56 16 78-26-8-50-8-74 0Z" fill="${cloak[1]}"/><path d="M64 72C74 36 92 16 122-6 104 22 98 46 98 66c-12 0-24 2-34 6Z" fill="${cloak[0]}"/><path d="M64 72q36-12 74 0" stroke="${trim}" stroke-width="5" fill="none"/>`,
        horns: `<path d="M60 84c-4-36 16-50 40-50 26 0 44 14 40 50-20-10-60-10-80 0Z" fill="#6f7479"/><path d="M60 84c-4-36 16-50 40-50-6 12-8 28-8 43-12 1-24 3-32 7Z" fill="#c6ccce"/><path d="M64 58C40 56 32 36 38 14c8 20 18 24 36 28Z" fill="#f2e6c8" stroke="#3a2a16" stroke-width="1.500"/><path d="M136 58c24-2 32-22 26-44-8 20-18 24-36 28Z" fill="#cbb98e" stroke="#3a2a16" stroke-width="1.500"/><path d="M60 84q40-16 80 0" stroke="${trim}" stroke-width="6" fill="none"/>`,
        veil: `<path d="M60 150C52 76 72 42 100 40c30 2 48 36 40 110-2-50-14-78-40-86-24 8-38 36-40 86Z" fill="${hair[1]}"/><path d="M60 150C52 76 72 42 100 40c-4 10-4 18 0 24-24 8-38 36-40 86Z" fill="${hair[0]}"/><path d="M66 74q34-14 68 0" stroke="${trim}" stroke-width="3" fill="none"/><circle cx="100" cy="66" r="5" fill="#e6fbff"/>`,
    }[gear];
    const chin = beard
        ? `<path d="M68 100c2 46 16 78 34 86 18-8 30-40 30-86-6 12-16 13-32 12-14 1-26 0-32-12Z" fill="${hair[1]}"/><path d="M68 100c2 46 16 78 34 86-8-26-10-56-4-74-12 1-24 0-30-12Z" fill="${hair[0]}"/><path d="M90 121q10-4 20 0-10 6-20 0Z" fill="#4a1a14"/>`
        : '';
    return (
        `${TOOLS[tool](trim)}${back}<path d="M84 116h32v30H84Z" fill="${skin[1]}"/><path d="M6 214c2-48 38-64 76-76q18 14 36 0c38 12 74 28 76 76Z" fill="${cloak[1]}"/><path d="M6 214c2-48 38-64 76-76q10 12 18 76Z" fill="${cloak[0]}"/><path d="M82 138q18 38 36 0" fill="none" stroke="${trim}" stroke-width="5"/><path d="M40 160c8 16 10 36 8 54M160 160c-8 16-10 36-8 54" stroke="#0005" stroke-width="3" fill="none"/><circle cx="100" cy="160" r="7" fill="${trim}" stroke="#2a1a08" stroke-width="1.500"/>` +
        `<path d="M69 78c0-22 62-22 62 0 2 26-9 50-31 57-22-7-33-31-31-57Z" fill="${skin[0]}"/><path d="M103 62l-2 28 10 13-9 4 2 9-5 5 2 14c21-7 32-31 30-57-1-12-13-17-28-16Z" fill="${skin[1]}"/>` +
        `<path d="M76 89q8-6 17 0" stroke="#2a150d" stroke-width="2.600" fill="none"/><path d="M108 89q9-6 16 0" stroke="#1c0d08" stroke-width="2.600" fill="none"/><path d="M79 96q6-5 13 0-7 4-13 0Z" fill="#fff8ec"/><circle cx="86" cy="95.600" r="2.600" fill="#1d120c"/><path d="M110 96q6-5 12 0-6 4-12 0Z" fill="#dcc8b4"/><circle cx="116" cy="95.600" r="2.600" fill="#1d120c"/><path d="M91 120q9-3 18 0-9 5-18 0Z" fill="#8a3a30"/>${chin}${front}`
    );
}

function hills(r) {
    let d = 'M-10 300V150';
    for (let x = -10; x <= 210; x += 22) d += `q11 ${round(-r(18))} 22 ${round(r(-4, 4))}`;
    return `${d}V300Z`;
}
/** Head and shoulders before the land that the Hero is from. */
function portrait(name, hero) {
    const r = chance(name);
    const [sky, horizon] = hero.sky;
    const glow = TOOL_GLOW[hero.tool];
    const inside =
        `<path d="M0-50h200v264H0z" fill="url(#s)"/><path d="M0-50h200v264H0z" fill="url(#m)"/><path d="${hills(r)}" fill="${sky}" opacity=".4" transform="translate(0 -24)"/><path d="${hills(r)}" fill="${sky}" opacity=".75" transform="translate(0 4)"/>` +
        `<g fill="#000" opacity=".35" transform="translate(9 8)"><path d="M44 214c-16-140 14-196 56-196s72 56 56 196Z"/></g>${bust(hero)}<path d="M0-50h200v264H0z" fill="url(#v)"/>`;
    const defs =
        linear(
            's',
            [
                [0, sky],
                [0.72, horizon],
                [1, sky],
            ],
            'x1="0" y1="0" x2="0" y2="1"',
        ) +
        radial(
            'm',
            [
                [0, '#fff6dc', 0.75],
                [0.3, '#fff6dc', 0.3],
                [1, horizon, 0],
            ],
            'cx=".3" cy=".32" r=".6"',
        ) +
        radial(
            'v',
            [
                [0.55, '#000', 0],
                [1, '#000', 0.55],
            ],
            'cx=".42" cy=".4" r=".8"',
        ) +
        (glow
            ? radial('t', [
                  [0, glow[0], 0.9],
                  [1, glow[1], 0],
              ])
            : '');
    return svg('14 -34 172 248', inside, defs);
}

// -- ink on the parchment, and the sign of the wind -------------------------------------------------------------------

const SEPIA = '#5a3d1a';
const rose = () => {
    const turned = (angles, d, fill, more = '') =>
        angles.map((a) => `<path transform="rotate(${a})" d="${d}" fill="${fill}"${more}/>`).join('');
    return svg(
        '-60 -60 120 120',
        `<g opacity=".75"><circle r="47" fill="none" stroke="${SEPIA}" stroke-width="1.300"/><circle r="41" fill="none" stroke="${SEPIA}" stroke-width=".8" stroke-dasharray="2 4"/>${turned([0, 90, 180, 270], 'M0-57l8 49H0Z', SEPIA)}${turned([0, 90, 180, 270], 'M0-57l-8 49h8Z', '#c9a460')}${turned([45, 135, 225, 315], 'M0-38l5 32H-5Z', '#8a6430', ' opacity=".8"')}<circle r="7" fill="#ecdfc3" stroke="${SEPIA}" stroke-width="1.500"/></g>`,
    );
};
const serpent = () =>
    svg(
        '0 0 170 120',
        `<g fill="none" stroke="${SEPIA}" stroke-linecap="round" opacity=".42"><path d="M18 96C10 60 22 20 46 18c18-1 26 16 16 26-6 6-16 2-14-6" stroke-width="9"/><path d="M20 92c8-8 6-20 6-28" stroke="#ecdfc3" stroke-width="1.600"/><path d="M64 98c0-34 34-34 34 0M110 98c0-24 26-24 26 0" stroke-width="9"/><path d="M146 98c0-10 8-14 14-22l2 12" stroke-width="6"/><path d="M4 102q10-7 20 0t20 0 20 0 20 0 20 0 20 0 20 0M30 112q10-7 20 0t20 0 20 0 20 0" stroke-width="1.600"/><path d="M58 30l12-6M60 36l13 2" stroke-width="3"/></g><circle cx="46" cy="27" r="2.600" fill="#ecdfc3"/>`,
    );
const longship = () =>
    svg(
        '0 0 130 110',
        `<g opacity=".42"><path d="M12 66q52 20 104 0l8-14q-4 30-22 36H32Q12 84 12 66Z" fill="${SEPIA}"/><path d="M12 66q-6-10-2-22 4-8 10-4-6 2-4 10 2 8 6 18zM120 56q8-12 2-22-4-6-9-2 5 2 4 9-1 8-5 15z" fill="${SEPIA}"/><path d="M63 70V10" stroke="${SEPIA}" stroke-width="3"/><path d="M34 18h58q-8 18 0 36H34q8-18 0-36Z" fill="none" stroke="${SEPIA}" stroke-width="2"/><path d="M44 18q-6 18 0 36M56 18q-4 18 0 36M70 18q4 18 0 36M82 18q6 18 0 36" stroke="${SEPIA}" stroke-width="5" fill="none" opacity=".6"/><path d="M63 10h14l-4 4 4 4H63z" fill="${SEPIA}"/><path d="M30 84l-8 16M46 88l-6 16M62 89l-3 16M80 88l2 16M96 84l6 16" stroke="${SEPIA}" stroke-width="2"/><path d="M2 100q10-6 20 0t20 0 20 0 20 0 20 0 20 0" fill="none" stroke="${SEPIA}" stroke-width="1.600"/></g>`,
    );

// -- all of them -------------------------------------------------------------------------------------------------------

/** Every picture by the name of its file. */
export function pictures() {
    const found = new Map();
    for (const kind of Object.keys(GROUNDS)) found.set(`ground-${kind}`, ground(kind));
    for (const [place, draw] of Object.entries(PLACES)) {
        const many = MANY[place] ?? 1;
        for (let n = 0; n < many; n++) {
            const inside = draw(chance(`${place} ${n}`), n);
            found.set(`place-${place}${many > 1 ? `-${n + 1}` : ''}`, svg('-46 -66 92 108', inside, needed(inside)));
        }
    }
    for (const level of [1, 2, 3]) found.set(`lurker-${level}`, lurker(level));
    for (const [name, hero] of Object.entries(HEROES)) found.set(`hero-${name}`, portrait(name, hero));
    found.set('ink-rose', rose());
    found.set('ink-serpent', serpent());
    found.set('ink-longship', longship());
    return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const folder = fileURLToPath(new URL('../src/boards/euthia/scenery/', import.meta.url));
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(folder + name);
    for (const [name, text] of pictures()) writeFileSync(`${folder}${name}.svg`, text);
}
