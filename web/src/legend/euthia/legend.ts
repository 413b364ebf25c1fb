/** The signs of Euthia. */

import type { Legend, Row } from '../legend';

const own = (...names: string[]): Row[] =>
  names.map((name) => ({ symbol: `eu-${name}`, title: { own: `eu-${name}` }, said: { own: `eu-${name}` } }));
/** Signs of what the content names; their sentence is one of the board's, or of this sheet. */
const named = (sort: string, said: (key: string) => Row['said'], ...keys: string[]): Row[] =>
  keys.map((key) => ({ symbol: `eu-${key}`, title: { sort, key }, said: said(key) }));
const stats = (...names: string[]): Row[] =>
  names.map((name) => ({
    symbol: `eu-${name}`,
    title: { text: `eu-stat-${name}` },
    said: { text: `eu-stat-said-${name}` },
  }));

export const legend: Legend = {
  texts: import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  parts: /^eu-pip-/,
  figures: () => ({}),
  rows: [
    ...named('action', (key) => ({ text: `eu-token-said-${key}` }), 'mining', 'trade', 'combat'),
    ...own('move'),
    ...stats('health', 'gold', 'reputation', 'gaar', 'dwurt'),
    ...own(
      'injury',
      'foe_health',
      'damage',
      'clover',
      'foot',
      'hope',
      'chaos',
      'silver',
      'gold_card',
      'sack',
      'gem',
      'trophy',
      'arrange',
    ),
    ...named(
      'kind',
      () => ({ own: 'eu-kind' }),
      'weapon',
      'shield',
      'ability',
      'first_strike',
      'potion',
      'scroll',
      'flask',
      'chest',
      'item',
      'resource',
    ),
    ...named('kind', () => ({ own: 'eu-equipment' }), 'helmet', 'cuirass', 'gauntlets', 'greaves', 'boots', 'jewelry'),
    ...own('monster-1', 'monster-2', 'monster-3', 'bounty', 'pawn', 'locked'),
    ...named('location', (key) => ({ text: `eu-said-${key}` }), 'land', 'mountain', 'lake', 'cave'),
    ...(['mountain', 'lake', 'cave'] as const).map((key): Row => ({
      symbol: `eu-ore-${key}`,
      title: { sort: 'location', key },
      said: { own: 'eu-ore' },
    })),
    ...named(
      'location',
      (key) => ({ text: `eu-said-${key}` }),
      'treasure_1',
      'treasure_2',
      'treasure_3',
      'air',
      'earth',
      'water',
      'fire',
      'portal',
    ),
    ...named(
      'location',
      (key) => ({ text: `eu-said-${key}` }),
      'merchants',
      'alchemists',
      'towers',
      'church',
      'fortress',
      'lord',
      'legend',
      'encounter',
      'scenario',
      'griffin',
    ),
    ...own('foe', 'demon', 'golem', 'ruin', 'defense', 'evidence', 'revoked'),
  ],
};
