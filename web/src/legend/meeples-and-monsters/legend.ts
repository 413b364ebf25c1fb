/** The signs of Meeples & Monsters. */

import type { Legend, Row } from '../legend';

const own = (...names: string[]): Row[] =>
  names.map((name) => ({ symbol: `mm-${name}`, title: { own: `mm-${name}` }, said: { own: `mm-${name}` } }));
const named = (sort: string, said: string, ...keys: string[]): Row[] =>
  keys.map((key) => ({ symbol: `mm-${key}`, title: { sort, key }, said: { own: `mm-${said}` } }));

export const legend: Legend = {
  texts: import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  parts: /^mm-(left|pedestal)-|^mm-(capitol|plot|stones|lantern|plate)$/,
  figures: () => ({}),
  rows: [
    ...named('class', 'unit', 'peasant', 'mage', 'cleric', 'warrior', 'knight'),
    ...named('class', 'prestige-unit', 'ranger', 'paladin', 'shaman'),
    ...named('class', 'corruption', 'corruption'),
    ...named('class', 'any', 'any'),
    ...own('prestige', 'star', 'shield', 'swords', 'tower', 'crown', 'scroll', 'bag', 'moon', 'mug', 'lantern-lit'),
    ...named('type', 'type', 'undead', 'monstrous', 'humanoid'),
  ],
};
