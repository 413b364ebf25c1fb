/** Monster Lands: how its options lie on the board, what is seen to move, and what stands in the frame. */

import type { Decision, LogEvent, Pieces, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { GameBoard, Motion, Phase, Tab } from '../board';
import Board from './Board.svelte';
import OwnBoard from './OwnBoard.svelte';
import Picture from './Picture.svelte';
import Symbols from './Symbols.svelte';
import { carries, drop, errand, warns } from './errands';
import { explain } from './explain';
import { heading, tabOf, targets } from './targets';
import { TOLD as TURNS } from './turns';
import { asking, isNovice, landsOf, pathKey, placeOf, poolSize, seen, type Counts, type PathName } from './view';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

function group(key: string, shown: View, _: Pieces): string {
  const under = heading(key);
  if (under === 'outside') {
    const place = placeOf(seen(shown), key.slice('outside:'.length));
    return place?.key === 'entrance' || !place ? t('ml-entrance') : t('ml-lands-title');
  }
  return under ? t(`ml-group-${under}`) : '';
}

/** Wares whose words stand under their name; a path says what it needs, too. */
const TOLD = new Set(['visit', 'hire', 'equip', 'pick', 'lay', 'drop', 'path', 'use', 'give', 'beer']);

function says(key: string, view: View, pieces: Pieces): string {
  const [head = '', name = ''] = key.split(':');
  if (!TOLD.has(head)) return '';
  if (head === 'visit') return t(`ml-does-${name}`, { n: 0 });
  const place = targets(key, view)[0];
  const about = place ? explain(place, view, pieces) : null;
  const needs = head === 'path' ? (about?.facts ?? []) : [];
  return [...needs, about?.short ?? about?.text ?? ''].filter(Boolean).join(' · ');
}

const ONWARD = ['end', 'pass', 'roll-all', 'stop', 'try', 'done', 'ward:0'];

/** The big button throws the dice, buys what was chosen, or passes where there is no die left to deploy. */
function primary(decision: Decision, shown: View): string | null {
  const keys = decision.options.map((option) => option.key);
  if (keys.length === 1) return keys[0] ?? null;
  const prompt = asking(seen(shown))?.prompt ?? '';
  const usual = { turn: 'pass', attack: 'roll-all', lodge: 'done' }[prompt];
  return usual && keys.includes(usual) ? usual : null;
}

function onward(decision: Decision): string | null {
  const keys = decision.options.map((option) => option.key);
  return ONWARD.find((key) => keys.includes(key)) ?? null;
}

function phases(shown: View): Phase[] {
  const order = ['preparation', 'deployment', 'adventure', 'clean_up'];
  const now = order.indexOf(seen(shown).phase);
  return order.map((key, at) => ({
    key,
    title: t(`ml-phase-${key}`),
    text: t(`ml-phase-${key}-said`),
    state: at < now ? 'done' : at === now ? 'now' : 'next',
  }));
}

function status(shown: View, seat: number): string {
  const view = seen(shown);
  const clan = view.clans[seat];
  if (!clan) return '';
  const passed = view.phase === 'deployment' && view.passed.includes(seat);
  return t(passed ? 'ml-status-passed' : 'ml-status', { gold: clan.gold, dice: poolSize(clan) });
}

function tabs(shown: View): Tab[] {
  const view = seen(shown);
  const found: Tab[] = [{ key: 'citadel', title: t('ml-tab-citadel'), icon: 'ml-citadel' }];
  for (const [at, land] of landsOf(view).entries()) {
    found.push({
      key: land.key,
      title: landsOf(view).length > 1 ? t('ml-tab-land', { n: at + 1 }) : t('ml-tab-one-land'),
      icon: 'ml-hill',
    });
  }
  found.push(
    { key: 'entrance', title: t('ml-tab-entrance'), icon: 'ml-gate' },
    { key: 'missions', title: t('ml-tab-missions'), icon: 'ml-letter' },
  );
  return found;
}

// -- what is seen to move --------------------------------------------------------------------------------------------

const spotOfPath = (path: unknown): string | null =>
  path && typeof path === 'object' ? pathKey(path as PathName) : null;

function motion(event: LogEvent, shown: View): Motion | null {
  const view = seen(shown);
  const { kind, facts } = event;
  const seat = Number(facts['seat'] ?? -1);
  const mine = seat === view.seat;
  const home = `seat:${seat}`;
  const text = (name: string): string => String(facts[name] ?? '');
  const walker = (): string | null => {
    for (const place of [
      ...view.places,
      ...view.missions.map((each) => ({ key: each.kind as string, paths: each.paths })),
    ]) {
      const at = place.paths.findIndex((path) => path.member === text('member') && path.member !== null);
      if (at >= 0) return `path:${place.key}-${at + 1}`;
    }
    return null;
  };
  switch (kind) {
    case 'dice-prepared': {
      const dice = (facts['dice'] ?? {}) as Counts;
      return {
        flights: Object.entries(dice).map(([colour, count]) => ({
          picture: `ml-${colour}`,
          from: home,
          to: mine ? 'pool' : home,
          count,
        })),
        cue: 'dice',
      };
    }
    case 'die-placed':
    case 'face-placed': {
      const to = `building:${text('building')}`;
      return {
        flights: [
          { picture: `ml-${kind === 'face-placed' ? 'persuasion' : text('colour')}`, from: mine ? 'pool' : home, to },
        ],
        changed: [to],
        cue: 'placed',
      };
    }
    case 'sent': {
      const to = spotOfPath(facts['path']);
      return to
        ? {
            flights: [{ picture: 'ml-person', from: mine ? `member:${text('member')}` : home, to }],
            changed: [to],
            cue: 'placed',
          }
        : null;
    }
    case 'deployed': {
      const to = walker();
      const dice = (facts['dice'] ?? {}) as Counts;
      return to
        ? {
            flights: Object.entries(dice).map(([colour, count]) => ({
              picture: `ml-${colour}`,
              from: mine ? 'pool' : home,
              to,
              count,
            })),
            changed: [to],
            cue: 'placed',
          }
        : null;
    }
    case 'hired':
      return {
        flights: [
          {
            picture: 'ml-person',
            from: `hire:${isNovice(text('member')) ? 'novice' : text('member')}`,
            to: mine ? 'members' : home,
          },
        ],
        cue: 'gain',
      };
    case 'gold-gained':
    case 'mined':
    case 'pawned':
      return {
        flights: [
          {
            picture: 'ml-gold',
            from: kind === 'mined' ? 'building:mine' : kind === 'pawned' ? 'building:pawn_shop' : home,
            to: mine ? 'goods:gold' : home,
            count: 1,
          },
        ],
        cue: 'gain',
      };
    case 'glory-gained':
      return { changed: [home], cue: 'gain' };
    case 'glory-lost':
    case 'wages-short':
    case 'deserted':
    case 'clan-lost':
      return { changed: [home], cue: 'loss' };
    case 'monster-appears':
    case 'at-the-gates':
      return { changed: [`monster:${kind === 'at-the-gates' ? 'entrance' : text('place')}`], cue: 'reveal' };
    case 'land-appears':
    case 'mission-appears':
      return { changed: [`place:${text('place')}`] };
    case 'attack-rolled':
    case 'strikes':
    case 'mission-rolled':
    case 'conquest-rolled':
    case 'rerolled':
    case 'die-rolled':
      return { cue: 'dice', changed: [walker() ?? home] };
    case 'wounded':
    case 'died':
      return { changed: [walker() ?? home], cue: 'loss' };
    case 'captured':
    case 'eliminated': {
      const from = view.places.find((place) => place.monster === text('monster'));
      return {
        flights: [
          { picture: kind === 'captured' ? 'ml-gold' : 'ml-trophy', from: `monster:${from?.key ?? 'left'}`, to: home },
        ],
        cue: 'beaten',
      };
    }
    case 'conquered':
      return { flights: [{ picture: 'ml-conquer', from: walker() ?? home, to: home }], cue: 'gain' };
    case 'trap-revealed':
      return { cue: 'reveal' };
    case 'panic':
      return { changed: [`building:${text('building')}`], cue: 'loss' };
    case 'game-ends':
      return { cue: 'end' };
    default:
      return null;
  }
}

const FIGHTS = new Set([
  'trap-revealed',
  'trick-aimed',
  'trick-cancelled',
  'die-stolen',
  'monster-attacks',
  'magic-removed',
  'diverted',
  'spores',
  'attack-rolled',
  'lash',
  'blocked',
  'wounded',
  'died',
  'rerolled',
  'strikes',
  'declined',
  'captured',
  'eliminated',
  'repelled',
  'escaped',
  'conquest-rolled',
  'conquered',
  'plundered',
]);

const SOURCES = ['glory', 'reputation', 'trophies', 'affinity'];

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
  note: (view) => (seen(view).round === seen(view).rounds ? t('ml-last-round') : ''),
  phases,
  status,
  tabs,
  tabOf,
  motion,
  told: TURNS,
  moments: () => import('./moments'),
  crew: (view, seat) => {
    const clan = seen(view).clans?.[seat];
    return [clan?.leader ?? '', ...(clan?.members ?? []).map((member) => member.key)]
      .filter((key, at, all) => key && !isNovice(key) && all.indexOf(key) === at)
      .slice(0, CREW);
  },
  isFight: (kind) => FIGHTS.has(kind),
  scores: (view) =>
    SOURCES.map((key) => ({
      key,
      title: t(`ml-from-${key}`),
      points: seen(view).clans.map((clan) => clan.points[key] ?? 0),
    })),
  scoreSaid: () => t('ml-score-said'),
  explain,
  errand,
  carries,
  drop,
  warns,
  gestures: ['aside'],
};
