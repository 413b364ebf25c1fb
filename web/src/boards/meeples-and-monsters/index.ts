/** Meeples & Monsters: how its options lie on the board, and what is said about its pieces. */

import type { Explanation } from '../../explain.svelte';
import type { Decision, LogEvent, Pieces, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { Flight, GameBoard, Motion, Phase, Tab } from '../board';
import Board from './Board.svelte';
import OwnBoard from './OwnBoard.svelte';
import Picture from './Picture.svelte';
import Symbols from './Symbols.svelte';
import { carries, drop, errand, warns } from './errands';
import { TOLD as TURNS } from './turns';
import {
  CLASSES,
  districtOfPlace,
  DISTRICTS,
  figure,
  isFinal,
  meeples,
  nameOf,
  piece,
  seen,
  total,
  word,
  type Counts,
  type MeeplesView,
} from './view';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

/** The place of a card, tile or room that an option names. */
function spotOf(view: MeeplesView, key: string): string | null {
  if (view.council.some((member) => member.key === key)) return `monster:${key}`;
  for (const district of view.districts) {
    if (district.monsters.includes(key)) return `monster:${key}`;
    if (district.locations.some((each) => each.key === key)) return `location:${key}`;
    if (district.tower?.room === key) return `room:${key}`;
  }
  return null;
}

const real = (kind: string): string => (kind.startsWith('shaman_as_') ? 'shaman' : kind);

function targets(key: string, shown: View): string[] {
  const view = seen(shown);
  const [head, name = ''] = key.split(':');
  switch (head) {
    case 'fight':
    case 'use':
    case 'room':
    case 'more':
    case 'back':
    case 'resolve':
    case 'strengthen': {
      const spot = spotOf(view, name);
      return spot ? [spot] : [];
    }
    case 'build':
      return ['capitol:builders_yard'];
    case 'level':
      return [`hero:${name}`, 'capitol:hall_of_heroes'];
    case 'capitol':
      return [`capitol:${name}`];
    case 'tile':
      return [`tile:${name}`];
    case 'slot':
      return [`slot:${name}`];
    case 'district':
      return [`district:${name}`];
    case 'unit':
      return [`tavern:${real(name)}`];
    case 'join':
      return ['lodgings:peasant'];
    case 'bag':
      return [`lodgings:${name}`];
    case 'corruption':
      return [`${name}:corruption`];
    case 'ability':
      return [`hero:${name}`];
    case 'research':
      return ['hero:mage'];
    case 'complete':
    case 'discard':
    case 'effect':
      return [`quest:${name}`];
    default:
      return [];
  }
}

/** The words of a Quest that is completed or given up: on a phone the card itself is not in sight. What places bring their previews say. */
function says(key: string, _: View, pieces: Pieces): string {
  const [head = '', name = ''] = key.split(':');
  const sort = { complete: 'quest', discard: 'quest' }[head];
  return sort ? piece(pieces, sort, name).text : '';
}

function group(key: string, shown: View, pieces: Pieces): string {
  const view = seen(shown);
  for (const place of targets(key, shown)) {
    const district = districtOfPlace(view, place);
    if (district) return nameOf(pieces, 'district', district);
    if (place.startsWith('monster:')) return t('mm-council');
    if (place.startsWith('capitol:') || place.startsWith('hero:')) return t('mm-capitol');
  }
  return '';
}

/** The big button confirms what stands on the board: a plan, or who was sent to the Capitol. */
function primary(decision: Decision, shown: View): string | null {
  const view = seen(shown);
  const keys = decision.options.map((option) => option.key);
  if (keys.length === 1) return keys[0] ?? null;
  if (keys.includes('confirm')) return view.plan.length ? 'confirm' : null;
  const sent = view.capitol.builders_yard.length + view.capitol.hall_of_heroes.length;
  return decision.key === 'capitol' && sent && keys.includes('continue') ? 'continue' : null;
}

function onward(decision: Decision): string | null {
  return decision.options.find(({ key }) => ['confirm', 'continue', 'stop', 'pass'].includes(key))?.key ?? null;
}

function phases(shown: View): Phase[] {
  const view = seen(shown);
  const order = ['development', 'main', 'draw'];
  const now = order.indexOf(view.phase);
  return order.map((key, at) => ({
    key,
    title: t(`mm-phase-${key}`),
    text: t(`mm-phase-${key}-said`),
    state: at < now ? 'done' : at === now ? 'now' : 'next',
  }));
}

function status(shown: View, seat: number): string {
  const player = seen(shown).players[seat];
  return player ? t('mm-status', { quests: player.quests, tavern: total(player.tavern), bag: total(player.bag) }) : '';
}

function tabs(shown: View): Tab[] {
  const view = seen(shown);
  const found: Tab[] = DISTRICTS.map((key) => {
    const monsters = view.districts.find((each) => each.key === key)?.monsters ?? [];
    return { key, title: t(`mm-tab-${key}`), dots: [monsters.filter(Boolean).length, monsters.length] };
  });
  found.splice(2, 0, {
    key: 'capitol',
    title: t(isFinal(view) ? 'mm-tab-council' : 'mm-tab-capitol'),
    icon: 'i-crown',
  });
  return found;
}

function tabOf(place: string, shown: View): string | null {
  const view = seen(shown);
  const district = districtOfPlace(view, place);
  if (district) return district;
  return /^(monster|capitol|tile|deck)/.test(place) ? 'capitol' : null;
}

// -- what is seen to move --------------------------------------------------------------------------------------------

function flights(counts: unknown, from: string, to: string): Flight[] {
  if (!counts || typeof counts !== 'object') return [];
  return Object.entries(counts as Counts).map(([kind, count]) => ({ picture: `mm-${real(kind)}`, from, to, count }));
}

function motion(event: LogEvent, shown: View): Motion | null {
  const view = seen(shown);
  const { kind, facts } = event;
  const seat = Number(facts['seat'] ?? -1);
  const mine = seat === view.seat;
  const home = mine ? 'tavern' : `seat:${seat}`;
  const place = typeof facts['place'] === 'string' ? spotOf(view, facts['place']) : null;
  switch (kind) {
    case 'meeples-drawn':
      return { flights: flights(facts['meeples'], mine ? 'bag' : `seat:${seat}`, home), cue: 'reveal' };
    case 'assigned':
      return place ? { flights: flights(facts['units'], home, place), changed: [place], cue: 'placed' } : null;
    case 'monster-beaten': {
      const spot = `monster:${String(facts['monster'])}`;
      return {
        flights: [{ picture: 'mm-star', from: spot, to: `seat:${seat}`, count: Number(facts['vp']) }],
        cue: 'beaten',
      };
    }
    case 'vp-gained':
    case 'quest-completed':
    case 'token-paid':
      return { changed: [`seat:${seat}`], cue: 'gain' };
    case 'meeple-gained': {
      const picture = `mm-${real(String(facts['unit']))}`;
      return {
        flights: [
          { picture, from: 'deck', to: mine ? 'lodgings' : `seat:${seat}`, count: Number(facts['number'] ?? 1) },
        ],
        cue: 'gain',
      };
    }
    case 'builder-joined':
      return {
        flights: [
          {
            picture: 'mm-peasant',
            from: 'deck',
            to: mine ? 'lodgings' : `seat:${seat}`,
            count: Number(facts['number'] ?? 1),
          },
        ],
        cue: 'gain',
      };
    case 'monster-arrives':
      return { changed: [`monster:${String(facts['monster'])}`], cue: 'reveal' };
    case 'tile-built':
      return { changed: [`location:${String(facts['tile'])}`], cue: 'placed' };
    case 'location-used':
      return place ? { changed: [place] } : null;
    case 'levelled':
      return { changed: [`hero:${String(facts['unit'])}`], cue: 'gain' };
    case 'council-arrives':
      return { changed: ['deck'], cue: 'loss' };
    case 'hill-taken':
      return place ? { changed: [place], cue: 'loss' } : null;
    case 'game-ends':
      return { cue: 'end' };
    default:
      return null;
  }
}

const FIGHTS = new Set([
  'assigned',
  'monster-beaten',
  'monster-arrives',
  'token-paid',
  'council-arrives',
  'hill-taken',
]);

// -- what is said about a place --------------------------------------------------------------------------------------

function explain(place: string, shown: View, pieces: Pieces): Explanation | null {
  const view = seen(shown);
  const [sort = '', key = ''] = place.split(':');
  switch (sort) {
    case 'monster':
      return monsterSaid(view, pieces, key);
    case 'location':
    case 'tile': {
      const hill = view.hills.find((each) => each.location === key);
      const about = piece(pieces, 'location', key);
      return {
        title: about.name,
        piece: `location:${key}`,
        facts: [t(sort === 'tile' ? 'mm-open-tile' : 'mm-location'), asksFor(pieces, about.figures['units'])].filter(
          Boolean,
        ),
        text: about.text,
        now: hill ? [t('mm-held-by', { name: t('seat-number', { n: hill.seat + 1 }) })] : [],
        rule: hill ? 'MM-KOH-01' : 'MM-LOC-05',
      };
    }
    case 'slot':
      return {
        title: nameOf(pieces, 'slot', key),
        facts: [t('mm-vacant')],
        text: piece(pieces, 'slot', key).text,
        rule: 'MM-DEV-15',
      };
    case 'room':
      return {
        title: nameOf(pieces, 'room', key),
        piece: `room:${key}`,
        facts: [t('mm-room')],
        text: piece(pieces, 'room', key).text,
        rule: 'MM-TWR-03',
      };
    case 'district': {
      const district = view.districts.find((each) => each.key === key);
      const monsters = district?.monsters.filter(Boolean).length ?? 0;
      return {
        title: nameOf(pieces, 'district', key),
        facts: [t('mm-monsters-of', { n: monsters, all: 3 })],
        text: district?.overrun ? t('mm-overrun-said', { n: district.overrun }) : '',
        rule: 'MM-OVR-02',
      };
    }
    case 'capitol':
      return {
        title: t(`mm-${key}`),
        piece: `location:${key}`,
        text: t(`mm-${key}-said`),
        rule: key === 'builders_yard' ? 'MM-DEV-07' : 'MM-DEV-11',
      };
    case 'deck':
      return {
        title: t('mm-deck'),
        text: t('mm-deck-said', { n: view.monster_deck, arrived: view.arrived }),
        now: view.council.map((member) => councilSaid(pieces, member)),
        rule: 'MM-OVL-01',
      };
    case 'tavern':
    case 'lodgings':
      return {
        title: nameOf(pieces, 'class', key),
        ...(pieces['hero']?.[key] ? { piece: `hero:${key}` } : {}),
        facts: [t(`mm-${sort}`)],
        text: key === 'corruption' ? t('mm-corruption-said') : t(`mm-${sort}-said`),
        rule: key === 'corruption' ? 'MM-SET-06' : 'MM-MAI-01',
      };
    case 'bag':
      return bagSaid(view, pieces);
    case 'hero':
      return heroSaid(view, pieces, key);
    case 'quest': {
      const kind = word(pieces, 'quest', key, 'kind');
      return {
        title: nameOf(pieces, 'quest', key),
        piece: `quest:${key}`,
        facts: [
          t(`mm-quest-${kind || 'triggered'}`),
          t('mm-vp', { n: figure(pieces, 'quest', key, 'vp') }),
          t('mm-penalty', { n: figure(pieces, 'quest', key, 'penalty') }),
        ],
        text: piece(pieces, 'quest', key).text,
        rule: 'MM-QST-08',
      };
    }
    default:
      return null;
  }
}

function asksFor(pieces: Pieces, units: unknown): string {
  if (!units || typeof units !== 'object') return '';
  return Object.entries(units as Counts)
    .map(([kind, count]) => `${count} ${nameOf(pieces, 'class', kind)}`)
    .join(', ');
}

function monsterSaid(view: MeeplesView, pieces: Pieces, key: string): Explanation {
  const plan = view.plan.find((each) => each.key === key);
  const member = view.council.find((each) => each.key === key);
  const token = member?.token ? piece(pieces, 'token', member.token) : null;
  return {
    title: nameOf(pieces, 'monster', key),
    piece: `monster:${key}`,
    facts: [
      t('mm-strength', { n: figure(pieces, 'monster', key, 'strength') }),
      t('mm-vp', { n: figure(pieces, 'monster', key, 'vp') }),
      t('mm-level', { n: figure(pieces, 'monster', key, 'level') }),
      nameOf(pieces, 'type', word(pieces, 'monster', key, 'type')),
    ],
    text: [
      piece(pieces, 'monster', key).text,
      token && member?.token
        ? t('mm-token', { name: token.name, n: figure(pieces, 'token', member.token, 'vp'), text: token.text })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    now: plan ? [t('mm-planned', { total: plan.total ?? 0, strength: plan.strength ?? 0 })] : [],
    rule: member ? 'MM-OVL-01' : 'MM-CBT-01',
  };
}

function councilSaid(pieces: Pieces, member: MeeplesView['council'][number]): string {
  return [
    nameOf(pieces, 'monster', member.key),
    t('mm-strength', { n: figure(pieces, 'monster', member.key, 'strength') }),
    t('mm-vp', { n: figure(pieces, 'monster', member.key, 'vp') }),
  ].join(' · ');
}

function bagSaid(view: MeeplesView, pieces: Pieces): Explanation {
  const bag = view.players[view.seat ?? view.active]?.bag ?? {};
  const listed = CLASSES.filter((kind) => bag[kind]).map((kind) => `${bag[kind]} ${nameOf(pieces, 'class', kind)}`);
  return {
    title: t('mm-bag'),
    text: listed.join(', ') || t('mm-bag-empty'),
    now: [t('mm-bag-said')],
    rule: 'MM-SET-06',
  };
}

interface HeroLevel {
  value?: number;
  cost?: number;
}

function heroSaid(view: MeeplesView, pieces: Pieces, key: string): Explanation {
  const player = view.players[view.seat ?? view.active];
  const at = player?.levels[key] ?? 1;
  const about = piece(pieces, 'hero', key);
  const levels = Array.isArray(about.figures['levels']) ? (about.figures['levels'] as HeroLevel[]) : [];
  const next = levels[at];
  return {
    title: nameOf(pieces, 'class', key),
    piece: `hero:${key}`,
    facts: [
      t('mm-level', { n: at }),
      t('mm-cv', { value: String(levels[Math.min(at, levels.length) - 1]?.value ?? 0) }),
    ],
    text: pieces['hero']?.[`${key}-${at}`]?.text || about.text,
    now: next ? [t('mm-next-level', { n: at + 1, cost: next.cost ?? 0 })] : [],
    rule: 'MM-DEV-11',
  };
}

const SOURCES = ['monsters', 'council', 'quests', 'locations', 'rooms', 'levels', 'penalties'];

/** So many figures stand beside the winner. */
const CREW = 7;

export const board: GameBoard = {
  texts,
  Board,
  OwnBoard,
  Picture,
  Symbols,
  targets,
  says,
  group,
  primary,
  onward,
  round: (view) => seen(view).round,
  note: (view) =>
    isFinal(seen(view)) ? t('mm-final', { left: Math.max(0, (seen(view).final?.last ?? 0) - seen(view).round) }) : '',
  phases,
  status,
  tabs,
  tabOf,
  errand,
  drop,
  carries,
  warns,
  motion,
  told: TURNS,
  moments: () => import('./moments'),
  crew: (view, seat) => (seen(view).players?.[seat]?.pile ?? []).slice(-CREW).reverse(),
  isFight: (kind) => FIGHTS.has(kind),
  scores: (view) =>
    SOURCES.filter((key) => key !== 'rooms' || seen(view).towers).map((key) => ({
      key,
      title: t(`mm-from-${key}`),
      points: seen(view).players.map((player) => player.vp_from[key] ?? 0),
    })),
  plays: (part, shown) => part !== 'rooms' || seen(shown.view).towers,
  scoreSaid: () => t('mm-score-said'),
  explain,
};

export { meeples };
