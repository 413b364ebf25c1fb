/** What is said about a place or a piece: what it is, its figures, and the rule behind it. */

import type { Explanation } from '../../explain.svelte';
import type { Pieces, View } from '../../protocol';
import { t } from '../../words.svelte';
import {
  figure,
  findSpace,
  nameOf,
  nameOfThing,
  ownSeat,
  piece,
  printed,
  rangesOf,
  REWARD_GIVERS,
  SCENARIO_CARDS,
  scenarioFigures,
  seen,
  signed,
  sortOf,
  TERRAINS,
  textOfThing,
  TRADERS,
  word,
  type EuthiaView,
  type MapTile,
  type Space,
} from './view';

const LOCATION_RULES: Record<string, string> = {
  mountain: 'EU-MIN-01',
  lake: 'EU-MIN-01',
  cave: 'EU-MIN-01',
  treasure_1: 'EU-TRE-01',
  treasure_2: 'EU-TRE-01',
  treasure_3: 'EU-TRE-01',
  air: 'EU-ROL-05',
  earth: 'EU-ROL-05',
  water: 'EU-ELM-03',
  fire: 'EU-ELM-02',
  portal: 'EU-TEL-04',
  merchants: 'EU-TRD-01',
  alchemists: 'EU-TRD-01',
  towers: 'EU-TRD-01',
  church: 'EU-FRE-02',
  encounter: 'EU-ENC-01',
  fortress: 'EU-ENC-01',
  lord: 'EU-ENC-01',
  griffin: 'EU-GRF-01',
};

const heroOf = (view: EuthiaView, pieces: Pieces, seat: number): string =>
  nameOf(pieces, 'hero', view.heroes[seat]?.hero ?? '');

/** Loot in words: "2 Gold, 1 Gaar". */
function lootSaid(loot: Record<string, number> | undefined): string {
  return Object.entries(loot ?? {})
    .filter(([, n]) => n > 0)
    .map(([name, n]) => t(`eu-n-${name}`, { n }))
    .join(', ');
}

/** A hex in one sentence, for who does not see it. */
export function spaceLabel(view: EuthiaView, pieces: Pieces, tile: MapTile, space: Space): string {
  const parts = [
    t('eu-hex-label', {
      tile: nameOf(pieces, 'map', tile.key),
      hex: space.hex,
      location: nameOf(pieces, 'location', space.location),
    }),
  ];
  const print = printed(pieces, tile.key, space.hex);
  if (space.monster && print?.monster) parts.push(t('eu-monster-here', { level: print.monster }));
  if (space.powers.length)
    parts.push(t('eu-powers', { powers: space.powers.map((power) => nameOf(pieces, 'element', power)).join(', ') }));
  if (space.burned) parts.push(t(view.destruction ? 'eu-ruined' : 'eu-burned'));
  if (space.revoked) parts.push(t('eu-revoked'));
  if (typeof space.defended === 'number') parts.push(t('eu-defended', { hero: heroOf(view, pieces, space.defended) }));
  for (const seat of space.heroes) parts.push(t('eu-hero-here', { hero: heroOf(view, pieces, seat) }));
  if (view.foe && view.foe.space?.at === space.at)
    parts.push(t('eu-foe-here', { monster: nameOf(pieces, 'monster', view.foe.monster) }));
  return parts.join(' ');
}

function spaceSaid(view: EuthiaView, pieces: Pieces, name: string): Explanation | null {
  const found = findSpace(view, name);
  if (!found) return null;
  const { tile, space } = found;
  const print = printed(pieces, tile.key, space.hex);
  const facts = [nameOf(pieces, 'map', tile.key)];
  const now: string[] = [];
  if (space.monster && print?.monster) facts.push(t('eu-monster-here', { level: print.monster }));
  const loot = lootSaid(print?.loot);
  if (space.monster && loot) now.push(t('eu-loot', { loot }));
  if (space.powers.length) now.push(...space.powers.map((power) => t(`eu-power-${power}`)));
  if (print?.encounter) {
    facts.push(nameOf(pieces, 'encounter', print.encounter));
    for (const quest of view.encounters[print.encounter]?.open ?? [])
      now.push(`${nameOf(pieces, 'quest', quest)}: ${piece(pieces, 'quest', quest).text}`);
  }
  for (const seat of space.heroes) now.push(t('eu-hero-here', { hero: heroOf(view, pieces, seat) }));
  if (space.burned) now.push(t(view.destruction ? 'eu-ruined' : 'eu-burned'));
  if (space.revoked) now.push(t('eu-revoked'));
  if (typeof space.defended === 'number') now.push(t('eu-defended', { hero: heroOf(view, pieces, space.defended) }));
  for (const legend of view.legends) {
    if (legend.space.at === space.at)
      now.push(`${nameOf(pieces, 'quest', legend.quest)}: ${piece(pieces, 'quest', legend.quest).text}`);
  }
  return {
    title: nameOf(pieces, 'location', space.location),
    ...(print?.encounter
      ? { piece: `encounter:${print.encounter}` }
      : pieces['elemental']?.[space.location]
        ? { piece: `elemental:${space.location}` }
        : {}),
    facts,
    text: t(`eu-said-${space.location}`),
    now,
    rule: space.monster ? 'EU-LIB-02' : (LOCATION_RULES[space.location] ?? 'EU-HEX-01'),
  };
}

/** A tile with its kind, price and what it does. */
export function tileSaid(pieces: Pieces, key: string): Explanation {
  const facts: string[] = [];
  const kind = word(pieces, 'tile', key, 'kind');
  if (kind) facts.push(nameOf(pieces, 'kind', kind));
  const family = word(pieces, 'tile', key, 'family');
  if (family) facts.push(nameOf(pieces, 'family', family));
  const price = figure(pieces, 'tile', key, 'price');
  if (price) facts.push(t('eu-price', { n: price }));
  return {
    title: nameOf(pieces, 'tile', key),
    piece: `tile:${key}`,
    facts,
    text: piece(pieces, 'tile', key).text,
    rule: RULES_OF_KINDS[kind] ?? 'EU-HTL-01',
  };
}

const FIGHTING = new Set(['sword', 'ability', 'first_strike']);

const RULES_OF_KINDS: Record<string, string> = {
  weapon: 'EU-HAT-03',
  shield: 'EU-SHD-01',
  ability: 'EU-HTL-14',
  first_strike: 'EU-FST-01',
  potion: 'EU-ITM-01',
  scroll: 'EU-ITM-01',
  chest: 'EU-TRE-01',
  helmet: 'EU-EQP-02',
  cuirass: 'EU-EQP-02',
  gauntlets: 'EU-EQP-02',
  greaves: 'EU-EQP-02',
  boots: 'EU-EQP-02',
  jewelry: 'EU-EQP-02',
};

function thingSaid(pieces: Pieces, thing: string): Explanation {
  const [sort, key] = sortOf(thing);
  if (sort === 'tile' && pieces['tile']?.[key]) return tileSaid(pieces, key);
  const rule = { gem: 'EU-GEM-01', essence: 'EU-ESS-01', trophy: 'EU-TRO-01' }[sort] ?? 'EU-ITM-01';
  const shown = { gem: 'gem', trophy: 'monster' }[sort];
  return {
    title: nameOfThing(pieces, thing),
    ...(shown ? { piece: `${shown}:${key}` } : {}),
    text: sort === 'trophy' ? t('eu-trophy-said') : textOfThing(pieces, thing),
    rule,
  };
}

export interface Pile {
  title: string;
  names: string[];
}

/** The open discard piles where something lies, by name. */
export function discardPiles(view: EuthiaView, pieces: Pieces): Pile[] {
  const piles = view.discards;
  if (!piles) return [];
  const tiles = (sort: string, key: string, pile: string[]): Pile => ({
    title: nameOf(pieces, sort, key),
    names: pile.map((tile) => nameOf(pieces, 'tile', tile)),
  });
  return [
    ...piles.monsters.map((pile, at) => ({
      title: t('eu-monsters-of', { n: at + 1 }),
      names: pile.map((each) => nameOf(pieces, 'monster', each)),
    })),
    ...TRADERS.map((trader) => tiles('trader', trader, piles[trader])),
    ...TERRAINS.map((terrain, at) => tiles('location', terrain, piles.resources[at] ?? [])),
    ...piles.treasures.map((pile, at) => tiles('location', `treasure_${at + 1}`, pile)),
    ...REWARD_GIVERS.map((giver, at) => tiles('encounter', giver, piles.rewards[at] ?? [])),
  ].filter((pile) => pile.names.length > 0);
}

export function monsterSaid(pieces: Pieces, key: string): Explanation {
  const value = (name: string): number => figure(pieces, 'monster', key, name);
  const facts = value('level')
    ? [t('eu-level', { n: value('level') }), t('eu-foe-health', { n: value('health') })]
    : [];
  const ranges = rangesOf(pieces, key);
  if (ranges) facts.push(t('eu-foe-injuries', { ranges }));
  if (value('penalty')) facts.push(t('eu-penalty', { n: signed(value('penalty')) }));
  return {
    title: nameOf(pieces, 'monster', key),
    piece: `monster:${key}`,
    facts,
    text: piece(pieces, 'monster', key).text,
    rule: 'EU-COM-11',
  };
}

const ACTION_RULES: Record<string, string> = {
  combat: 'EU-COM-01',
  trade: 'EU-TRD-01',
  mining: 'EU-MIN-01',
  carried: 'EU-TOK-04',
};

export function explain(place: string, shown: View, pieces: Pieces): Explanation | null {
  const view = seen(shown);
  const at = place.indexOf(':');
  const sort = at < 0 ? place : place.slice(0, at);
  const key = at < 0 ? '' : place.slice(at + 1);
  const hero = view.heroes[ownSeat(view)];
  switch (sort) {
    case 'hex':
      return spaceSaid(view, pieces, key);
    case 'edge':
      return { title: t('eu-edge'), text: t('eu-edge-said'), rule: 'EU-REV-02' };
    case 'tile':
    case 'offer':
      return tileSaid(pieces, key);
    case 'thing':
      return thingSaid(pieces, key);
    case 'gem':
      return {
        title: nameOf(pieces, 'gem', key),
        piece: `gem:${key}`,
        text: piece(pieces, 'gem', key).text,
        rule: 'EU-GEM-01',
      };
    case 'slot': {
      const slot = hero?.slots[Number(key) - 1];
      if (!slot) return null;
      const price = slot.price.essence
        ? t('eu-unlock-essence', { essence: nameOf(pieces, 'essence', slot.price.essence) })
        : t('eu-unlock-gold', { n: slot.price.gold });
      return {
        title: nameOf(pieces, 'slot', slot.kind),
        text: slot.open ? t('eu-slot-free') : price,
        rule: FIGHTING.has(slot.kind) ? 'EU-HTL-11' : 'EU-EQP-04',
      };
    }
    case 'token':
      return {
        title: key === 'carried' ? t('eu-carried') : nameOf(pieces, 'action', key),
        text: t(`eu-token-said-${key}`),
        rule: ACTION_RULES[key] ?? 'EU-TOK-01',
      };
    case 'moves':
      return { title: t('eu-moves', { n: hero?.moves ?? 0 }), text: t('eu-moves-said'), rule: 'EU-MOV-01' };
    case 'card':
      return {
        title: nameOf(pieces, 'card', key),
        piece: `card:${key}`,
        facts: [t(word(pieces, 'card', key, 'kind') === 'gold' ? 'eu-gold-card' : 'eu-silver-card')],
        text: piece(pieces, 'card', key).text,
        rule: 'EU-CRD-07',
      };
    case 'quest':
      return {
        title: nameOf(pieces, 'quest', key),
        facts: [t('eu-quest')],
        text: piece(pieces, 'quest', key).text,
        rule: 'EU-QST-01',
      };
    case 'bounty':
      return view.bounty ? { ...monsterSaid(pieces, view.bounty), rule: 'EU-ELI-04' } : null;
    case 'monster':
      return monsterSaid(pieces, key);
    case 'foe':
      return { ...monsterSaid(pieces, key), rule: 'EU-SCX-01' };
    case 'destruction':
      return {
        title: t('eu-ruins'),
        text: t('eu-ruins-said'),
        now: [t('eu-defenses', { n: view.destruction?.defense ?? 0 })],
        rule: 'EU-GOL-03',
      };
    case 'evidence':
      return {
        title: t('eu-evidence'),
        text: t('eu-evidence-said', { step: scenarioFigures(view, pieces)['evidence_step'] ?? 0 }),
        rule: 'EU-SAB-06',
      };
    case 'revocation':
      return { title: t('eu-revocation'), text: t('eu-revocation-said'), rule: 'EU-RVA-02' };
    case 'faer':
      return { title: t('eu-faer', { n: view.revocation?.faer ?? 0 }), text: t('eu-faer-said'), rule: 'EU-RVC-02' };
    case 'scenario-card':
      return view.scenario_card ? scenarioCardSaid(view.scenario_card, pieces) : null;
    case 'back':
      return { title: t('eu-back-title', { n: Number(key) }), text: t('eu-back-said'), rule: 'EU-COM-24' };
    case 'die':
      return { title: t('eu-die', { n: Number(key) }), text: t('eu-die-said'), rule: 'EU-ROL-04' };
    case 'hope':
      return { title: t('eu-hope'), text: t('eu-hope-said'), rule: 'EU-HOP-01' };
    case 'chaos':
      return { title: t('eu-chaos'), text: t('eu-chaos-said'), rule: 'EU-CRD-08' };
    case 'value':
      return { title: t('eu-value'), text: t('eu-value-said'), rule: 'EU-MAT-12' };
    case 'ladder':
      return { title: t('eu-ladder'), text: t('eu-ladder-said'), rule: 'EU-MAT-12' };
    case 'sacks':
      return { title: t('eu-sacks'), text: t('eu-sacks-said', { n: hero?.sack_room ?? 3 }), rule: 'EU-SAK-01' };
    case 'pouch':
      return { title: t('eu-pouch'), text: t('eu-pouch-said', { n: hero?.pouch_room ?? 0 }), rule: 'EU-ITM-01' };
    case 'veiled':
      return { title: t('eu-veiled'), text: t('eu-veiled-said'), rule: 'EU-HTL-04' };
    case 'service':
      return {
        title: t(`eu-service-${key}`),
        text: t(`eu-service-said-${key}`),
        rule: SERVICE_RULES[key] ?? 'EU-TRD-05',
      };
    case 'own':
      return ownSaid(key);
    case 'stat':
      return { title: t(`eu-stat-${key}`), text: t(`eu-stat-said-${key}`), rule: STAT_RULES[key] ?? '' };
    default:
      return null;
  }
}

function scenarioCardSaid(card: { kind: string; key: string }, pieces: Pieces): Explanation {
  const sort = SCENARIO_CARDS[card.kind] ?? '';
  return {
    title: nameOf(pieces, sort, card.key),
    facts: [t(`eu-card-${card.kind}`)],
    text: piece(pieces, sort, card.key).text,
    rule: 'EU-SCX-07',
  };
}

const SERVICE_RULES: Record<string, string> = {
  heal: 'EU-TRD-16',
  'buy-gaar': 'EU-TRD-17',
  unveil: 'EU-HTL-04',
  'train-menu': 'EU-HTL-08',
  'unlock-menu': 'EU-HTL-12',
  'change-offer': 'EU-TRD-10',
  'sell-menu': 'EU-TRD-12',
};
const STAT_RULES: Record<string, string> = {
  health: 'EU-HLT-03',
  gold: 'EU-TRD-06',
  reputation: 'EU-SCN-01',
  gaar: 'EU-ITM-06',
  dwurt: 'EU-SKO-02',
  cards: 'EU-CRD-05',
};

function ownSaid(key: string): Explanation | null {
  if (key === 'gaar') return { title: t('eu-stat-gaar'), text: t('eu-stat-said-gaar'), rule: 'EU-ITM-06' };
  if (key === 'dwurt') return { title: t('eu-stat-dwurt'), text: t('eu-stat-said-dwurt'), rule: 'EU-SKO-02' };
  return key === 'arrange' ? { title: t('eu-arrange'), text: t('eu-arrange-said'), rule: 'EU-ITM-03' } : null;
}
