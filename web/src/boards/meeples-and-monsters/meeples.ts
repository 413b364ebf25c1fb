/** Meeples as data: three tones of lacquer, a mark on the chest and a hat. Hat, colour and mark each tell the class. */

export interface Look {
  /** Where the light falls, the lacquer itself, where it is dark. */
  tones: [string, string, string];
  mark: Stroke[];
  hat: Stroke[];
}

/** A path, filled, or a line of a width. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  wide?: number;
}

export const BODY =
  'M50 6C60 6 67 14 67 24C67 29 65 33 62 37C72 39 93 46 96 56C98 63 91 67 84 67C78 67 74 66 71 66C73 75 85 90 89 99C91 104 88 107 83 107L61 107C57 107 56 104 55 101L50 89L45 101C44 104 43 107 39 107L17 107C12 107 9 104 11 99C15 90 27 75 29 66C26 66 22 67 16 67C9 67 2 63 4 56C7 46 28 39 38 37C35 33 33 29 33 24C33 14 40 6 50 6Z';

const STAR = 'M50 52l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z';

export const LOOKS: Record<string, Look> = {
  peasant: {
    tones: ['#f5ead0', '#c9b489', '#6d5936'],
    mark: [{ d: 'M50 92V60M50 74Q40 70 39 58M50 74Q60 70 61 58', line: '#4b3817', wide: 5.5 }],
    hat: [
      {
        d: 'M20 20Q50 32 80 20Q82 15 66 13Q64-2 50-2Q36-2 34 13Q18 15 20 20Z',
        fill: '#d9b25c',
        line: '#5b3f12',
        wide: 2.5,
      },
      { d: 'M34 13Q50 19 66 13L66 9Q50 15 34 9Z', fill: '#8a4b24' },
    ],
  },
  mage: {
    tones: ['#ffe58a', '#e2ac22', '#7b5505'],
    mark: [{ d: STAR, fill: '#3a2270' }],
    hat: [
      {
        d: 'M22 21Q50 32 78 21Q80 15 65 14L60-8Q64-22 72-22Q56-30 46-18L35 14Q20 15 22 21Z',
        fill: '#5b43a8',
        line: '#22154d',
        wide: 2.5,
      },
      { d: 'M35 14Q50 20 65 14L64 9Q50 15 37 9Z', fill: '#ffd95e' },
    ],
  },
  cleric: {
    tones: ['#ff9a8a', '#c63a35', '#5e1213'],
    mark: [{ d: 'M45 52h10v9h9v10h-9v15h-10V71h-9V61h9z', fill: '#fff6e6' }],
    hat: [
      { d: 'M33 24Q31-2 50-16Q69-2 67 24Q50 12 33 24Z', fill: '#fff6e6', line: '#6b2320', wide: 2.5 },
      { d: 'M47-6h6v7h6v6h-6v9h-6v-9h-6v-6h6z', fill: '#c63a35' },
    ],
  },
  warrior: {
    tones: ['#9cc6ff', '#2f68c2', '#10284f'],
    mark: [
      { d: 'M47 52h6v36h-6z', fill: '#ffefcf' },
      { d: 'M53 54Q72 52 70 74Q62 66 53 68Z', fill: '#ffefcf' },
    ],
    hat: [
      {
        d: 'M33 20Q22 18 17 2Q16-8 22-12Q22 4 34 8ZM67 20Q78 18 83 2Q84-8 78-12Q78 4 66 8Z',
        fill: '#fff3d6',
        line: '#5b4a2a',
        wide: 2,
      },
      { d: 'M32 22Q30-2 50-2Q70-2 68 22Q50 15 32 22Z', fill: '#aeb9c6', line: '#28313c', wide: 2.5 },
      { d: 'M47-2h6v22h-6z', fill: '#6d7a89' },
    ],
  },
  knight: {
    tones: ['#9aa2b0', '#3b414d', '#101318'],
    mark: [
      { d: 'M36 54h28v14q0 12-14 19q-14-7-14-19z', fill: '#f2c64f' },
      { d: 'M47 56h6v26h-6zM38 62h24v6H38z', fill: '#3b414d' },
    ],
    hat: [
      { d: 'M52-6Q66-26 84-16Q78-12 80-4Q68-10 56 0Z', fill: '#d4473a', line: '#5a1410', wide: 2 },
      { d: 'M31 30Q28-4 50-6Q72-4 69 30Q60 36 50 36Q40 36 31 30Z', fill: '#cfd6de', line: '#20262e', wide: 2.5 },
      { d: 'M34 13h32v5H34zM48 18h4v16h-4z', fill: '#15181d' },
    ],
  },
  ranger: {
    tones: ['#a5e2a0', '#2e8b4c', '#0f3a1e'],
    mark: [{ d: 'M38 84L62 56M50 54h14v14', line: '#fff', wide: 5 }],
    hat: [
      { d: 'M30 20Q48 24 78 12Q66 2 58-6Q40-8 32 10Z', fill: '#3f7a3a', line: '#173015', wide: 2.5 },
      { d: 'M56 0Q70-18 82-20Q78-6 62 6Z', fill: '#e8e0c8', line: '#5b4a2a', wide: 1.5 },
    ],
  },
  paladin: {
    tones: ['#d9b6ff', '#7b4bc0', '#321a5c'],
    mark: [{ d: 'M50 56a14 14 0 1 0 .1 0zM50 58v24M38 70h24', line: '#fff', wide: 5 }],
    hat: [
      { d: 'M31 24Q30-4 50-6Q70-4 69 24Q50 14 31 24Z', fill: '#f2c64f', line: '#5c4424', wide: 2.5 },
      { d: 'M50-2a6 6 0 1 0 .1 0z', fill: '#7b4bc0' },
    ],
  },
  shaman: {
    tones: ['#ffc08a', '#d9681d', '#5c2505'],
    mark: [{ d: 'M50 72q-6-8 4-11q13 1 10 13q-6 13-20 6q-9-12 4-24', line: '#4a1d05', wide: 5 }],
    hat: [
      {
        d: 'M32 20Q28-16 38-20Q42-10 50-20Q58-10 62-20Q72-16 68 20Q50 12 32 20Z',
        fill: '#e6d9bd',
        line: '#5b3f12',
        wide: 2.5,
      },
    ],
  },
  corruption: {
    tones: ['#b9a4c9', '#5b4a6c', '#1d1428'],
    mark: [{ d: 'M52 40L44 56L56 64L46 80L54 92M44 56L34 60M56 64L68 70', line: '#d6a5ff', wide: 4 }],
    hat: [{ d: 'M36 14Q26 8 28-8Q36-2 42 6ZM64 14Q74 8 72-8Q64-2 58 6Z', fill: '#2b1d38', line: '#0e0816', wide: 2 }],
  },
  any: {
    tones: ['#cbb79a', '#97805d', '#4c3c26'],
    mark: [{ d: 'M39 60q0-12 11-12t11 11q0 7-8 11-3 2-3 7M50 88v.5', line: '#fff6e0', wide: 6.5 }],
    hat: [],
  },
  prestige: {
    tones: ['#b7d3e4', '#4c7c98', '#1c3444'],
    mark: [{ d: STAR, fill: '#ffe9a8' }],
    hat: [{ d: 'M30 14L26-12 40 0 50-16 60 0 74-12 70 14Q50 6 30 14Z', fill: '#f2c64f', line: '#5c4424', wide: 2.5 }],
  },
};
