/** Euthia: how its options lie on the board, what is seen to move, and what stands in the frame. */

import type { Decision, LogEvent, Pieces, State, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { GameBoard, Motion, Phase, ScoreRow, Tab } from '../board';
import Board from './Board.svelte';
import OwnBoard from './OwnBoard.svelte';
import Picture from './Picture.svelte';
import Symbols from './Symbols.svelte';
import { carries, drop, unused } from './errands';
import { explain } from './explain';
import { ORDERS } from './orders';
import { heading, tabOf, targets } from './targets';
import { TOLD as TURNS } from './turns';
import { ownSeat, prompt, seen, type EuthiaView } from './view';

const texts = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

function group(key: string, _: View, __: Pieces): string {
  const under = heading(key);
  return under ? t(`eu-group-${under}`) : '';
}

/** The big button goes on where going on is the usual thing; it never ends or wastes what is at hand. */
const ONWARD = ['done', 'pass', 'end-trade', 'back', 'take', 'no-strike', 'no-claim'];
/** Here only preparing is possible besides: what was prepared is confirmed. */
const PREPARED = ['before-combat', 'arrange'];

function primary(decision: Decision, shown: View): string | null {
  const keys = decision.options.map((option) => option.key);
  if (keys.length === 1) return keys[0] ?? null;
  const asked = prompt(seen(shown));
  if (PREPARED.includes(asked ?? '') && keys.includes('done')) return 'done';
  const attacks = keys.filter((key) => key.startsWith('attack-with'));
  return asked === 'attack' && attacks.length === 1 ? (attacks[0] ?? null) : null;
}

function onward(decision: Decision): string | null {
  const keys = decision.options.map((option) => option.key);
  return ONWARD.find((key) => keys.includes(key)) ?? null;
}

function phases(shown: View): Phase[] {
  const view = seen(shown);
  const now = view.combat ? 'combat' : view.turn;
  return (['combat', 'trade', 'mining', 'ending'] as const).map((key) => ({
    key,
    title: t(`eu-phase-${key}`),
    text: t(`eu-phase-${key}-said`),
    state: key === now ? 'now' : 'next',
  }));
}

function status(shown: View, seat: number): string {
  const view = seen(shown);
  const hero = view.heroes[seat];
  if (!hero?.hero) return '';
  if (view.combat?.monster_player === seat) return t('eu-status-monster');
  return t('eu-status', { health: hero.health, all: hero.max_health, gold: hero.gold });
}

function tabs(shown: View): Tab[] {
  const view = seen(shown);
  const found: Tab[] = [];
  if (view.combat) found.push({ key: 'combat', title: t('eu-combat'), icon: 'eu-combat' });
  found.push(
    { key: 'map', title: t('eu-tab-map'), icon: 'eu-mountain' },
    { key: 'trade', title: t('eu-tab-trade'), icon: 'eu-trade' },
    { key: 'scenario', title: t('eu-tab-scenario'), icon: 'eu-bounty' },
  );
  return found;
}

// -- what is seen to move --------------------------------------------------------------------------------------------

function motion(event: LogEvent, shown: View): Motion | null {
  const view = seen(shown);
  const { kind, facts } = event;
  const seat = Number(facts['seat'] ?? -1);
  const home = seat === view.seat ? `hero:${seat}` : `seat:${seat}`;
  const hexOf = (): string =>
    `hex:${String(facts['tile'] ?? '')}-${['a', 'b', 'c', 'centre'][Number(facts['hex'] ?? 0)] ?? 'a'}`;
  const from = `pawn:${seat}`;
  const gain = (picture: string, count = 1): Motion => ({
    flights: [{ picture, from, to: home, count: Math.min(6, count) }],
    cue: 'gain',
  });
  switch (kind) {
    case 'moved':
    case 'teleported':
    case 'flown':
      return { walks: [{ piece: from, to: hexOf() }], changed: [hexOf()], cue: 'placed' };
    case 'tile-revealed':
      return { changed: ['a', 'b', 'c'].map((hex) => `hex:${String(facts['tile'] ?? '')}-${hex}`), cue: 'reveal' };
    case 'gold-gained':
      return gain('eu-gold', Number(facts['gold'] ?? 1));
    case 'sold':
      return gain('eu-gold', Number(facts['gold'] ?? 0));
    case 'reputation-gained':
      return gain('eu-reputation', Number(facts['reputation'] ?? 1));
    case 'gaar-gained':
      return gain('eu-gaar', Number(facts['number'] ?? 1));
    case 'thing-gained':
    case 'mined':
    case 'treasure-found':
      return gain(kind === 'treasure-found' ? 'eu-chest' : 'eu-sack');
    case 'cards-drawn':
      return gain(facts['kind'] === 'gold' ? 'eu-gold_card' : 'eu-silver', Number(facts['number'] ?? 1));
    case 'trained':
      return { changed: [home], cue: 'gain' };
    case 'bought':
      return {
        flights: [{ picture: 'eu-gold', from: home, to: `offer:${String(facts['thing'] ?? '')}` }],
        cue: 'gain',
      };
    case 'healed':
      return { changed: ['stat:health'], cue: 'gain' };
    case 'injured':
    case 'reputation-lost':
    case 'gaar-lost':
      return { changed: ['fighter', 'stat:health'], cue: 'loss' };
    case 'died':
    case 'killed-by':
      return { changed: [home], cue: 'loss' };
    case 'rolled':
    case 'monster-rolled':
      return {
        cue: 'dice',
        changed: ['value:now', ...((facts['faces'] ?? []) as number[]).map((face) => `die:${face}`)],
      };
    case 'rerolled':
    case 'monster-rerolled':
      return { cue: 'dice', changed: ['value:now', `die:${Number(facts['into'])}`] };
    case 'dwurt-die':
      return { cue: 'dice', changed: ['own:dwurt'] };
    case 'combat-begins':
    case 'foe-lands':
    case 'bounty-shown':
    case 'cards-played':
    case 'monster-plays':
      return { cue: 'reveal' };
    case 'monster-damaged':
      return { changed: ['fighting'] };
    case 'monster-beaten':
    case 'foe-beaten':
    case 'bounty-taken':
      return { flights: [{ picture: 'eu-trophy', from, to: home }], cue: 'beaten' };
    case 'place-burns':
    case 'land-lost':
    case 'sabotage':
      return { cue: 'loss' };
    case 'golem-walks':
      return { changed: [hexOf()], cue: 'placed' };
    case 'hex-ruined':
      return { changed: [hexOf(), 'destruction'], cue: 'loss' };
    case 'magic-holds':
    case 'defended':
      return { changed: [hexOf()], cue: 'reveal' };
    case 'evidence-found':
      return { flights: [{ picture: 'eu-evidence', from, to: home }], changed: ['evidence'], cue: 'gain' };
    case 'revoked':
      return { flights: [{ picture: 'eu-revoked', from, to: home }], changed: ['revocation'], cue: 'gain' };
    case 'faer-power':
      return { changed: ['faer'] };
    case 'attack-card':
    case 'event-card':
    case 'rampage-card':
    case 'demon-rises':
      return { changed: ['scenario-card'], cue: 'reveal' };
    case 'quest-done':
      return { flights: [{ picture: 'eu-encounter', from, to: home }], cue: 'gain' };
    case 'game-ends':
      return { cue: 'end' };
    default:
      return null;
  }
}

const FIGHTS = new Set([
  'combat-begins',
  'monster-player',
  'combat-round',
  'combat-card',
  'cards-played',
  'monster-plays',
  'play-cancelled',
  'rolled',
  'monster-rolled',
  'rerolled',
  'monster-rerolled',
  'die-turned',
  'hope-rises',
  'hope-spent',
  'attack-value',
  'hero-attacks',
  'monster-damaged',
  'monster-healed',
  'monster-beaten',
  'injured',
  'died',
  'killed-by',
  'trophy-taken',
  'foe-beaten',
]);

/** What a Hero has made of the game so far, as everybody sees it. */
function scores(shown: View): ScoreRow[] {
  const view: EuthiaView = seen(shown);
  const row = (key: string, points: number[]): ScoreRow => ({
    key,
    title: t(`eu-score-${key}`),
    points,
    later: key !== 'reputation',
  });
  const found = [
    row(
      'reputation',
      view.heroes.map((hero) => hero.reputation),
    ),
    row(
      'gold',
      view.heroes.map((hero) => hero.gold),
    ),
    row(
      'quests',
      view.heroes.map((hero) => hero.quests.length),
    ),
    row(
      'deaths',
      view.heroes.map((hero) => hero.deaths),
    ),
  ];
  if (view.tally.some((n) => n > 0)) found.push(row('tally', view.tally));
  return found;
}

/** Elites come with a module, and as the waves of a foe. */
function plays(part: string, { view, options }: State): boolean {
  return (
    part !== 'elites' ||
    !options ||
    options['elites'] === true ||
    options['great_hunt'] === true ||
    seen(view).waves.length > 0
  );
}

/** Wares and tiles whose words stand under their name. */
const TOLD = new Set(['buy', 'train', 'keep-tile', 'quest', 'use', 'play-1', 'play-2', 'play-3', 'discard-card']);

function says(key: string, shown: View, pieces: Pieces): string {
  const head = key.split(':')[0] ?? '';
  const view = seen(shown);
  // Where does it go? That depends on what it does.
  const found =
    prompt(view) === 'place' && (head === 'to-slot' || head === 'use-now')
      ? view.heroes[ownSeat(view)]?.loose[0]
      : undefined;
  const place = found ? `thing:${found}` : TOLD.has(head) ? targets(key, shown)[0] : undefined;
  return place ? (explain(place, shown, pieces)?.text ?? '') : '';
}

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
  note: (view) => (seen(view).round === seen(view).rounds ? t('eu-last-round') : ''),
  phases,
  status,
  tabs,
  tabOf,
  motion,
  told: TURNS,
  moments: () => import('./moments'),
  crew: (view, seat) => {
    const hero = seen(view).heroes?.[seat];
    return [hero?.hero ?? '', ...(hero?.bounties ?? [])].filter(Boolean).slice(0, CREW);
  },
  isFight: (kind) => FIGHTS.has(kind),
  scores,
  plays,
  scoreSaid: () => t('eu-score-said'),
  explain,
  gestures: ['aside', 'larger', 'smaller', 'whole'],
  carries,
  drop,
  warns: unused,
  orders: ORDERS,
  standing: (view) => (seen(view).quiet ? t('eu-quiet') : ''),
};
