/** What of Meeples & Monsters comes onto the stage. */

import type { LogEvent, Pieces } from '../../protocol';
import { moment, quiet, type Actor, type Addend, type Happening, type Moment } from '../../stage/moments';
import { t } from '../../words.svelte';
import { BASIC, figure, meeples, nameOf, PRESTIGE, seen, unitsOf, type MeeplesView, type Player } from './view';
import type { Kind } from './turns';

const CLASSES: readonly string[] = ['peasant', ...BASIC, ...PRESTIGE, 'corruption'];
const OVERLORDS_NEEDED = 3;
/** More than so many Units are told by their sum alone. */
const MOST_UNITS = 14;

const isMine = (seat: number, { mine }: Happening): 'mine' | 'rival' => (mine.includes(seat) ? 'mine' : 'rival');
const monsterOf = (pieces: Pieces, key: string): Actor => ({
  piece: key,
  cut: true,
  name: nameOf(pieces, 'monster', key),
  note: t('stage-strength', { n: figure(pieces, 'monster', key, 'strength') }),
});
const unit = (pieces: Pieces, kind: string): Actor => ({
  piece: kind,
  symbol: `mm-${kind}`,
  name: nameOf(pieces, 'class', kind),
});

/** What a Unit of a class fights with at the level of its Hero. */
function valueOf(pieces: Pieces, player: Player | undefined, kind: string): number {
  const levels = pieces['hero']?.[kind]?.figures['levels'];
  const at = player?.levels[kind] ?? 1;
  const value = Array.isArray(levels)
    ? (levels[Math.min(at, levels.length) - 1] as { value?: number } | undefined)?.value
    : undefined;
  return value ?? (kind === 'corruption' ? 0 : 1);
}

/** The fight as it was planned: each Unit with its own value, then what they have together. Nothing where it was not seen. */
function fight(
  view: MeeplesView,
  pieces: Pieces,
  seat: number,
  key: string,
): { left: Actor[]; addends: Addend[]; total: number | null; strength: number } {
  const strength = figure(pieces, 'monster', key, 'strength');
  const planned =
    view.active === seat ? view.plan.find((each) => each.kind === 'monster' && each.key === key) : undefined;
  if (!planned || planned.total === null) return { left: [], addends: [], total: null, strength };
  const kinds = meeples(planned.units);
  const each = kinds.map((kind) => valueOf(pieces, view.players[seat], kind));
  const more = planned.total - each.reduce((sum, value) => sum + value, 0);
  const addends: Addend[] = kinds.map((kind, at) => ({ value: each[at] ?? 0, text: '', symbol: `mm-${kind}` }));
  if (more) addends.push({ value: more, text: t('stage-together') });
  const known = more >= 0 && kinds.length <= MOST_UNITS;
  return {
    left: kinds.map((kind) => unit(pieces, kind)),
    addends: known ? addends.filter(({ value }) => value) : [],
    total: planned.total,
    strength: planned.strength ?? strength,
  };
}

function beaten(event: LogEvent, happening: Happening): Moment {
  const view = seen(happening.before);
  const seat = event.seat ?? -1;
  const key = String(event.facts['monster']);
  const { left, addends, total, strength } = fight(view, happening.pieces, seat, key);
  const overlord = view.council.some((member) => member.key === key);
  const tokens = happening.events
    .filter((each) => each.kind === 'token-paid' && each.seat === seat)
    .map((each) => each.text);
  return moment({
    about: isMine(seat, happening),
    weight: overlord ? 3 : 2,
    scene: overlord ? 'moon' : 'fight',
    heading: overlord ? t('stage-overlord') : t('stage-fight'),
    title: t('stage-against', { one: happening.nameOf(seat), other: nameOf(happening.pieces, 'monster', key) }),
    left,
    right: monsterOf(happening.pieces, key),
    addends,
    ladder: total === null ? null : { total, thresholds: [{ at: strength, text: t('stage-needed'), tone: 'good' }] },
    verdict: { text: t('stage-beaten'), tone: overlord ? 'grand' : 'good' },
    brings: [event.text, ...tokens],
    cue: overlord ? 'crash' : 'beaten',
  });
}

function council(event: LogEvent, { after, pieces }: Happening): Moment {
  const view = seen(after);
  const arrived = Number(event.facts['number']);
  const member = view.council[arrived - 1];
  return moment({
    about: 'all',
    weight: 3,
    scene: 'moon',
    heading: t('stage-council'),
    title: t('stage-council-of', { n: arrived, all: OVERLORDS_NEEDED }),
    right: member ? monsterOf(pieces, member.key) : null,
    verdict: { text: `${arrived}/${OVERLORDS_NEEDED}`, tone: 'grim' },
    brings: [event.text],
    cue: 'bell',
  });
}

export function moments(happening: Happening): Moment[] {
  const { pieces, events } = happening;
  return events.flatMap((event): Moment[] => {
    const seat = event.seat ?? -1;
    const about = isMine(seat, happening);
    const who = event.seat === null ? '' : happening.nameOf(seat);
    const kind = event.kind as Kind;
    switch (kind) {
      case 'monster-beaten':
        return [beaten(event, happening)];
      case 'council-arrives':
        return [council(event, happening)];
      case 'final-turns':
        return [
          moment({
            about: 'all',
            weight: 3,
            scene: 'moon',
            heading: t('stage-soon-over'),
            title: event.text,
            verdict: { text: t('stage-last-turns'), tone: 'grim' },
            cue: 'bell',
          }),
        ];
      case 'levelled': {
        const kind = String(event.facts['unit']);
        const level = Number(event.facts['level']);
        const verdict = { text: t('stage-level', { n: level }), tone: 'grand' } as const;
        return [
          moment({
            about,
            weight: 2,
            scene: 'hall',
            heading: t('stage-level-up'),
            title: `${who}: ${nameOf(pieces, 'class', kind)}`,
            left: [{ ...unit(pieces, kind), seat }],
            verdict,
            brings: [event.text],
            cue: 'fanfare',
          }),
        ];
      }
      case 'quest-completed':
      case 'quest-scored': {
        const quest = String(event.facts['quest']);
        const units = Object.keys(unitsOf(pieces, 'quest', quest)).filter((kind) => CLASSES.includes(kind));
        return [
          moment({
            about,
            weight: 2,
            scene: 'hall',
            heading: t('stage-quest'),
            title: nameOf(pieces, 'quest', quest),
            left: units.map((kind) => unit(pieces, kind)),
            verdict: { text: t('stage-vp', { n: Number(event.facts['vp']) }), tone: 'good' },
            brings: [event.text],
            cue: 'coin',
          }),
        ];
      }
      case 'hill-taken': {
        const hurt = happening.mine.includes(Number(event.facts['other']));
        return hurt
          ? [
              moment({
                about: 'mine',
                weight: 2,
                scene: 'hall',
                heading: t('stage-driven-off'),
                title: event.text,
                verdict: { text: t('stage-gone'), tone: 'bad' },
                cue: 'loss',
              }),
            ]
          : [];
      }
      case 'game-ends':
        return [
          moment({
            about: 'all',
            weight: 3,
            scene: 'moon',
            title: t('stage-over'),
            verdict: { text: t('stage-over'), tone: 'grand' },
            brings: [event.text],
            cue: 'end',
          }),
        ];
      case 'take-back':
      case 'first-player':
      case 'turn-begins':
      case 'meeples-drawn':
      case 'bag-refilled':
      case 'meeple-gained':
      case 'meeple-returned':
      case 'nothing-left':
      case 'meeple-rebagged':
      case 'peasants-fled':
      case 'unit-stays':
      case 'vp-gained':
      case 'ability-used':
      case 'researched':
      case 'tile-built':
      case 'builder-joined':
      case 'level-unpaid':
      case 'assigned':
      case 'passed':
      case 'location-used':
      case 'room-done':
      case 'room-turned-up':
      case 'token-paid':
      case 'hill-paid':
      case 'quests-drawn':
      case 'quest-discarded':
      case 'quest-failed':
      case 'effect-used':
      case 'monster-arrives':
      case 'tile-turned-up':
      case 'unit-returns':
        return [];
      default:
        return quiet(kind);
    }
  });
}
