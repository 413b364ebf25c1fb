/** The signs of Monster Lands. */

import type { Legend, Row } from '../legend';

const own = (...names: string[]): Row[] =>
  names.map((name) => ({ symbol: `ml-${name}`, title: { own: `ml-${name}` }, said: { own: `ml-${name}` } }));
/** Signs of what the content names; their sentence is one of the board's, or of this sheet. */
const named = (sort: string, said: (key: string) => Row['said'], ...keys: string[]): Row[] =>
  keys.map((key) => ({ symbol: `ml-${key}`, title: { sort, key }, said: said(key) }));
const space = (own: string, ...kinds: string[]): Row[] =>
  kinds.map((kind) => ({ symbol: `ml-s-${kind}`, title: { text: `ml-space-${kind}` }, said: { own } }));

export const legend: Legend = {
  texts: import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }),
  parts: /^ml-(g|b|p)-|^ml-(well|dip|ring|seal)$/,
  figures: (pieces) => {
    const prices = pieces['box']?.['prices']?.figures ?? {};
    return { armory: Number(prices['armory_price'] ?? 0), pawn: Number(prices['pawn_gold'] ?? 0) };
  },
  rows: [
    ...named('colour', (key) => ({ text: `ml-die-said-${key}` }), 'strength', 'magic', 'persuasion'),
    ...own('black', 'blocking'),
    ...space('ml-space', 'strength', 'magic', 'persuasion'),
    ...space('ml-space-either', 'strength-magic', 'strength-persuasion', 'magic-persuasion'),
    ...space('ml-space-any', 'any'),
    ...own('glory', 'reputation'),
    ...named('goods', (key) => ({ text: `ml-goods-said-${key}` }), 'gold', 'defense', 'potion', 'venom'),
    ...own('wages', 'beer', 'trap', 'trick', 'back', 'loot', 'trophy', 'gear', 'weapon', 'armor', 'elixir'),
    ...own(
      'person',
      'novice',
      'crown',
      'wound',
      'death',
      'hit',
      'capture',
      'slay',
      'reroll',
      'conquer',
      'mission',
      'contract',
    ),
    ...named('affinity', () => ({ own: 'ml-affinity' }), 'fire', 'water', 'air', 'jungle'),
    ...own('citadel'),
    ...named(
      'building',
      (key) => ({ text: `ml-building-said-${key}` }),
      'lodge',
      'alchemist',
      'tavern',
      'armory',
      'bazaar',
      'mine',
      'pawn_shop',
    ),
    ...own('hill', 'gate', 'letter'),
  ],
};
