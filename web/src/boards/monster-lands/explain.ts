/** What is said about a place or a piece: what it is, its figures, and the rule behind it. */

import type { Explanation } from '../../explain.svelte';
import type { Pieces, View } from '../../protocol';
import { t } from '../../words.svelte';
import {
  card,
  figure,
  isNovice,
  memberOf,
  missionCard,
  nameOf,
  part,
  piece,
  placeOf,
  section,
  seen,
  word,
  type Counts,
  type LandsView,
} from './view';

const GOODS = ['glory', 'gold', 'potions', 'venoms', 'defense', 'traps', 'loot', 'wounds'];

/** "2 gold, 1 potion" in the words of the page. */
export function goodsSaid(given: Counts): string {
  return GOODS.filter((name) => given[name])
    .map((name) => t(`ml-n-${name}`, { n: given[name] ?? 0 }))
    .join(', ');
}

function spacesSaid(spaces: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1);
  return [...counts].map(([space, n]) => `${n} × ${t(`ml-space-${space.split(' or ').join('-')}`)}`).join(', ');
}

function diceSaid(dice: Counts, pieces: Pieces): string {
  return Object.entries(dice)
    .filter(([, n]) => n > 0)
    .map(([colour, n]) => `${n} × ${nameOf(pieces, 'colour', colour)}`)
    .join(', ');
}

const BUILDING_RULES: Record<string, string> = {
  lodge: 'ML-LOD-01',
  alchemist: 'ML-ALC-01',
  tavern: 'ML-TAV-01',
  armory: 'ML-ARM-01',
  bazaar: 'ML-BAZ-01',
  mine: 'ML-MIN-01',
  pawn_shop: 'ML-PAW-01',
};
const GOODS_RULES: Record<string, string> = {
  gold: 'ML-WAG-01',
  defense: 'ML-DEF-01',
  potion: 'ML-DEF-03',
  venom: 'ML-ATK-03',
};

export function explain(place: string, shown: View, pieces: Pieces): Explanation | null {
  const view = seen(shown);
  const at = place.indexOf(':');
  const sort = at < 0 ? place : place.slice(0, at);
  const key = at < 0 ? '' : place.slice(at + 1);
  switch (sort) {
    case 'building':
      return buildingSaid(view, pieces, key);
    case 'space':
      return buildingSaid(view, pieces, key.split('-')[0] ?? '');
    case 'hire':
      return key === 'novice' ? noviceSaid(view, pieces) : memberSaid(view, pieces, key);
    case 'member':
      return isNovice(key) ? noviceSaid(view, pieces, key) : memberSaid(view, pieces, key);
    case 'beer':
      return {
        title: t('ml-beer'),
        text: t('ml-beer-said', { n: figure(pieces, 'box', 'prices', 'beer_price') }),
        rule: 'ML-TAV-08',
      };
    case 'sale':
    case 'store':
      return {
        title: nameOf(pieces, 'trap', key),
        piece: `trap:${key}`,
        facts: [t('ml-costs', { n: figure(pieces, 'trap', key, 'price') })],
        text: piece(pieces, 'trap', key).text,
        rule: word(pieces, 'trap', key, 'rule'),
      };
    case 'wares':
    case 'item':
      return {
        title: nameOf(pieces, 'gear', key),
        piece: `gear:${key}`,
        facts: [
          nameOf(pieces, 'gear-type', word(pieces, 'gear', key, 'type')),
          t('ml-costs', { n: figure(pieces, 'gear', key, 'price') }),
        ],
        text: piece(pieces, 'gear', key).text,
        rule: word(pieces, 'gear', key, 'rule'),
      };
    case 'offer':
    case 'loot':
      return {
        title: nameOf(pieces, 'loot', key),
        piece: `loot:${key}`,
        facts: [t('ml-loot')],
        text: piece(pieces, 'loot', key).text,
        rule: word(pieces, 'loot', key, 'rule'),
      };
    case 'place':
      return placeSaid(view, pieces, key);
    case 'land':
      return landSaid(pieces, key);
    case 'monster':
      return monsterSaid(view, pieces, key);
    case 'trophy':
      return {
        title: nameOf(pieces, 'monster', key),
        piece: `monster:${key}`,
        facts: [t('ml-trophies', { n: figure(pieces, 'monster', key, 'trophy') })],
        text: t('ml-trophy-said'),
        rule: 'ML-CAP-03',
      };
    case 'path':
      return pathSaid(view, pieces, key);
    case 'die':
      return {
        title: nameOf(pieces, 'colour', key.split('-')[0] ?? ''),
        text: t(`ml-die-said-${key.split('-')[0] ?? 'strength'}`),
        rule: 'ML-DIC-02',
      };
    case 'into':
      return { title: nameOf(pieces, 'colour', key), text: t(`ml-die-said-${key}`), rule: 'ML-NOV-01' };
    case 'goods':
      return { title: nameOf(pieces, 'goods', key), text: t(`ml-goods-said-${key}`), rule: GOODS_RULES[key] ?? '' };
    case 'block':
      return {
        title: nameOf(pieces, 'goods', key),
        text: t('ml-block-said'),
        rule: key === 'talent' ? 'ML-DEF-02' : key === 'defense' ? 'ML-DEF-01' : 'ML-DEF-03',
      };
    case 'ward':
      return { title: nameOf(pieces, 'colour', 'magic'), text: t('ml-ward-why'), rule: 'ML-MAT-06' };
    case 'rolled':
    case 'left':
      return {
        title: key === 'all' ? t('ml-roll-all') : nameOf(pieces, 'colour', key.split('-')[0] ?? ''),
        text: t('ml-roll-said'),
        rule: 'ML-ATK-01',
      };
    case 'battle':
      return key === 'venom'
        ? { title: nameOf(pieces, 'goods', 'venom'), text: t('ml-goods-said-venom'), rule: 'ML-ATK-03' }
        : { title: t('ml-attack-title'), text: t('ml-black-said'), rule: 'ML-MAT-07' };
    case 'own':
      return ownSaid(key);
    default:
      return null;
  }
}

function ownSaid(key: string): Explanation | null {
  if (key === 'lands') return { title: t('ml-lands'), text: t('ml-lands-said'), rule: 'ML-STL-01' };
  if (key === 'trophies') return { title: t('ml-trophy-title'), text: t('ml-trophy-said'), rule: 'ML-CAP-03' };
  return key === 'loot' ? { title: t('ml-loot'), text: t('ml-loot-said'), rule: 'ML-PLU-02' } : null;
}

function buildingSaid(view: LandsView, pieces: Pieces, key: string): Explanation {
  const building = view.buildings.find((each) => each.key === key);
  const prices = {
    armory: figure(pieces, 'box', 'prices', 'armory_price'),
    pawn: figure(pieces, 'box', 'prices', 'pawn_gold'),
  };
  return {
    title: nameOf(pieces, 'building', key),
    piece: `building:${key}`,
    facts: [building?.panic ? t('ml-panic-closed') : t(`ml-does-${key}`, { n: prices.pawn })],
    text: t(`ml-building-said-${key}`, prices),
    rule: building?.panic ? 'ML-PAN-04' : (BUILDING_RULES[key] ?? ''),
  };
}

function memberSaid(view: LandsView, pieces: Pieces, key: string): Explanation {
  const about = card(pieces, key);
  const own = memberOf(view, key);
  const facts = [nameOf(pieces, 'affinity', about.affinity), t('ml-reputation-n', { n: about.reputation })];
  if (!own) facts.push(t('ml-costs', { n: about.cost }));
  facts.push(t('ml-wage-n', { n: about.wages }));
  return {
    title: nameOf(pieces, 'member', key),
    piece: `member:${key}`,
    facts,
    text: `${t('ml-brings', { dice: diceSaid(about.dice, pieces) })} ${piece(pieces, 'member', key).text}`,
    short: piece(pieces, 'member', key).text,
    now: own?.member.wounded ? [t('ml-wounded-said')] : [],
    rule: word(pieces, 'member', key, 'rule'),
  };
}

function noviceSaid(view: LandsView, pieces: Pieces, key = view.novice ?? ''): Explanation {
  const about = card(pieces, key || 'novice_1');
  return {
    title: key ? nameOf(pieces, 'member', key) : t('ml-novice'),
    piece: `member:${key || 'novice_1'}`,
    facts: [t('ml-costs', { n: about.cost }), t('ml-wage-n', { n: about.wages })],
    text: `${t('ml-brings', { dice: diceSaid(about.dice, pieces) })} ${t('ml-novice-said')}`,
    short: t('ml-novice-said'),
    rule: 'ML-NOV-01',
  };
}

function placeSaid(view: LandsView, pieces: Pieces, key: string): Explanation {
  if (key === 'mission' || key === 'contract') return missionSaid(view, pieces, key);
  const place = placeOf(view, key);
  if (key === 'entrance') {
    return {
      title: nameOf(pieces, 'place', 'entrance'),
      text: place?.monster ? t('ml-entrance-said') : t('ml-gate-quiet-said'),
      rule: 'ML-ENT-01',
    };
  }
  if (place?.land) return landSaid(pieces, place.land);
  return { title: nameOf(pieces, 'place', key), text: t('ml-no-land-said'), rule: 'ML-LAN-01' };
}

function landSaid(pieces: Pieces, key: string): Explanation {
  return {
    title: nameOf(pieces, 'land', key),
    piece: `land:${key}`,
    facts: [
      nameOf(pieces, 'affinity', word(pieces, 'land', key, 'affinity')),
      t('ml-conquest', { n: figure(pieces, 'land', key, 'conquest') }),
      t('ml-n-glory', { n: figure(pieces, 'land', key, 'glory') }),
    ],
    text: `${t('ml-land-said')} ${piece(pieces, 'land', key).text}`,
    rule: word(pieces, 'land', key, 'rule'),
  };
}

function missionSaid(view: LandsView, pieces: Pieces, kind: string): Explanation {
  const key = view.missions.find((each) => each.kind === kind)?.key;
  const tile = key ? missionCard(pieces, key) : null;
  if (!key || !tile) return { title: nameOf(pieces, 'place', kind), text: t('ml-no-mission'), rule: 'ML-MIS-01' };
  if (kind === 'mission') {
    const { dice, objective, reward, penalty } = tile.roll;
    return {
      title: nameOf(pieces, 'mission', key),
      piece: `mission:${key}`,
      facts: [t('ml-mission'), spacesSaid(dice), t('ml-objective', { n: objective })],
      text: t('ml-mission-said', { reward: goodsSaid(reward), penalty: goodsSaid(penalty) }),
      rule: 'ML-DMI-01',
    };
  }
  const { dice, resource, left, right } = tile.contract;
  return {
    title: nameOf(pieces, 'mission', key),
    piece: `mission:${key}`,
    facts: [t('ml-contract'), spacesSaid(dice)],
    text: t('ml-contract-said', { pay: goodsSaid(resource), left: goodsSaid(left), right: goodsSaid(right) }),
    rule: 'ML-CMI-01',
  };
}

function monsterSaid(view: LandsView, pieces: Pieces, at: string): Explanation | null {
  const place = placeOf(view, at);
  const key = place?.monster;
  if (!place || !key) return null;
  const value = (name: string): number => figure(pieces, 'monster', key, name);
  return {
    title: nameOf(pieces, 'monster', key),
    piece: `monster:${key}`,
    facts: [
      nameOf(pieces, 'affinity', word(pieces, 'monster', key, 'affinity')),
      t('ml-attack-n', { n: place.attack_dice ?? value('attack') }),
    ],
    text: [
      t('ml-capture-said', { n: value('capture_value'), glory: value('capture_glory'), gold: value('capture_gold') }),
      t('ml-slay-said', { n: value('elimination_value'), glory: value('elimination_glory'), trophy: value('trophy') }),
      piece(pieces, 'monster', key).text,
    ].join(' '),
    now: place.damage ? [t('ml-damage-said', { n: place.damage })] : [],
    rule: word(pieces, 'monster', key, 'rule'),
  };
}

function pathSaid(view: LandsView, pieces: Pieces, key: string): Explanation | null {
  const [where = '', number = ''] = key.split('-');
  const at = Number(number);
  const title = t('ml-path-title', { place: nameOf(pieces, 'place', where), n: at });
  if (where === 'mission' || where === 'contract') return { ...missionSaid(view, pieces, where), title };
  const place = placeOf(view, where);
  const there = place?.paths[at - 1];
  const now = there?.member
    ? [
        t('ml-there', {
          member: nameOf(pieces, 'member', there.member),
          dice: diceSaid(there.dice, pieces) || t('ml-nothing'),
        }),
      ]
    : [];
  if (there?.closed) now.push(t('ml-closed-by-madhala'));
  if (where === 'entrance') {
    const help = part<Counts>(pieces, 'board', 'entrance', at === 1 ? 'upper' : 'lower') ?? {};
    return {
      title,
      text: t('ml-gate-path-said', {
        help: goodsSaid(help),
        death: figure(pieces, 'board', 'entrance', 'death_glory'),
      }),
      now,
      rule: 'ML-ENT-03',
    };
  }
  const wanted = place ? section(pieces, place, at) : null;
  if (!wanted) return { title, text: t('ml-no-land-said'), rule: 'ML-LAN-01' };
  const { rerolls = 0, colours = [], defense = 0, ...rest } = wanted.benefit;
  const gives = [
    rerolls ? t('ml-n-rerolls', { n: rerolls, dice: t(`ml-space-${colours.join('-')}`) }) : '',
    defense ? t('ml-n-talents', { n: defense }) : '',
    goodsSaid(rest as Counts),
  ].filter(Boolean);
  const death = (part<number[]>(pieces, 'board', 'land_paths', 'death_glory') ?? [])[at - 1] ?? 0;
  return {
    title,
    facts: [
      t('ml-required', { dice: spacesSaid(wanted.required) }),
      ...(wanted.reinforcement.length ? [t('ml-reinforced', { dice: spacesSaid(wanted.reinforcement) })] : []),
    ],
    text: `${t('ml-path-gives', { gives: gives.join(', ') })} ${t('ml-path-falls', { death })}`,
    short: t('ml-path-gives', { gives: gives.join(', ') }),
    now,
    rule: 'ML-LAN-02',
  };
}
