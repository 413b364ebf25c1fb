/** What of Euthia comes onto the stage. */

import type { LogEvent, Pieces } from '../../protocol';
import {
  moment,
  quiet,
  type Actor,
  type Addend,
  type Asked,
  type Happening,
  type Ladder,
  type Moment,
  type Thrown,
  type Verdict,
} from '../../stage/moments';
import { t } from '../../words.svelte';
import { TOLD, type Kind } from './turns';
import { piece, prompt, seen, type Combat, type EuthiaView } from './view';

const monsterName = (pieces: Pieces, key: string): string => piece(pieces, 'monster', key).name;

const monsterOf = (pieces: Pieces, key: string, combat: Combat | null): Actor => ({
  piece: key,
  cut: true,
  name: monsterName(pieces, key),
  ...(combat?.monster === key
    ? { note: t('stage-health', { left: Math.max(0, combat.health - combat.damage), all: combat.health }) }
    : {}),
});

function heroOf(
  { after, before, pieces, nameOf }: Pick<Happening, 'after' | 'before' | 'pieces' | 'nameOf'>,
  seat: number,
): Actor {
  const hero = seen(after).heroes[seat] ?? seen(before).heroes[seat];
  const key = hero?.hero ?? '';
  return { piece: key, name: piece(pieces, 'hero', key).name || nameOf(seat), note: nameOf(seat), seat };
}

/** The Combat that a message is about: what it left, or what it ended. */
const combatOf = ({ before, after }: Happening): Combat | null => seen(before).combat ?? seen(after).combat;

const facesOf = (event: LogEvent): number[] =>
  Array.isArray(event.facts['faces']) ? (event.facts['faces'] as number[]) : [];

/** The dice as they lie after everything that turned them in the same message. */
function lying(event: LogEvent, events: readonly LogEvent[]): number[] {
  const faces = [...facesOf(event)];
  for (const each of events.slice(events.indexOf(event) + 1)) {
    if (each.kind === 'rolled' || each.kind === 'monster-rolled' || each.kind === 'combat-round') break;
    if (each.kind !== 'die-turned') continue;
    const at = faces.indexOf(Number(each.facts['face']));
    if (at >= 0) faces[at] = Number(each.facts['into']);
  }
  return faces;
}

function addendsOf(faces: readonly number[], value: number): Addend[] {
  const more = value - faces.reduce((sum, face) => sum + face, 0);
  return [
    ...faces.map((face) => ({ value: face, text: '' })),
    ...(more ? [{ value: more, text: t('stage-on-top') }] : []),
  ];
}

function rangesOf(combat: Combat | null, what: 'injuries' | 'damage'): Ladder['thresholds'] {
  return (combat?.ranges ?? []).map(([at, n]) => ({
    at,
    text: t(`stage-${what}-from`, { n }),
    tone: what === 'injuries' ? ('bad' as const) : ('good' as const),
  }));
}

const isMonstersRoll = (combat: Combat | null): boolean => combat?.step.startsWith('monster') ?? false;
const isHerosRoll = (combat: Combat | null): boolean => combat?.step === 'hero_after';

/** The ranges that the roll of that side is held against, from whichever of both views shows them. */
function known(happening: Happening, monsters: boolean): Combat | null {
  const [before, after] = [seen(happening.before).combat, seen(happening.after).combat];
  if (monsters) return isMonstersRoll(after) ? after : before && !isHerosRoll(before) ? before : null;
  return isHerosRoll(after) ? after : isHerosRoll(before) ? before : null;
}

function about(happening: Happening, combat: Combat | null): 'mine' | 'rival' {
  const seats = [combat?.fighter, combat?.monster_player].filter((seat) => seat !== undefined && seat !== null);
  return seats.some((seat) => happening.mine.includes(seat)) ? 'mine' : 'rival';
}

interface Blow {
  /** The event that says how high it came; null while it can still be changed. */
  end: LogEvent | null;
  /** The roll in this message; null where it was seen before. */
  roll: LogEvent | null;
}

/** A blow of the Monster or of the Hero: its roll, its end, or both. */
function blow(happening: Happening, monsters: boolean, { end, roll }: Blow): Moment | null {
  const { events, pieces } = happening;
  const combat = combatOf(happening);
  if (!combat) return null;
  const shown = known(happening, monsters);
  const faces = roll ? lying(roll, events) : [];
  const value = end ? Number(end.facts['value']) : (shown?.value ?? null);
  const what = monsters ? 'injuries' : 'damage';
  const n = end ? Number(end.facts[what]) : 0;
  const followed = end ? events.slice(events.indexOf(end) + 1) : [];
  const died = followed.find((each) => each.kind === 'died');
  const beaten = followed.find((each) => each.kind === 'monster-beaten' || each.kind === 'foe-beaten');
  const verdict: Verdict | null = !end
    ? null
    : died && monsters
      ? { text: t('stage-dies'), tone: 'grim' }
      : beaten && !monsters
        ? { text: t('stage-defeated'), tone: 'grand' }
        : monsters
          ? { text: t('stage-injuries', { n }), tone: n ? 'bad' : 'good' }
          : { text: t('stage-damage', { n }), tone: n ? 'good' : 'bad' };
  const hero = heroOf(happening, combat.fighter);
  const monster = monsterOf(pieces, combat.monster, seen(happening.after).combat ?? combat);
  const heavy = (died && monsters) || (beaten && combat.kind !== 'monster');
  const dice: Thrown[] = faces.map((face) => ({ colour: monsters ? 'black' : 'bone', face, counts: true }));
  return moment({
    about: about(happening, combat),
    weight: heavy ? 3 : 2,
    scene: 'fight',
    heading: t(monsters ? 'stage-monster-attack' : 'stage-hero-attack'),
    title: monsters
      ? t('stage-against', { one: monster.name, other: hero.name })
      : t('stage-against', { one: hero.name, other: monster.name }),
    left: [hero],
    right: monster,
    dice,
    addends: value === null || !faces.length ? [] : addendsOf(faces, value),
    ladder: value === null ? null : { total: value, thresholds: rangesOf(shown, what) },
    verdict,
    brings: [
      ...(end ? [end.text] : []),
      ...followed.filter((each) => GAINS.has(each.kind)).map((each) => each.text),
    ].slice(0, 3),
    cue: died && monsters ? 'drum' : beaten && !monsters ? 'crash' : end ? 'steel' : 'dice',
  });
}

const GAINS = new Set<string>([
  'died',
  'monster-beaten',
  'foe-beaten',
  'reputation-gained',
  'gold-gained',
  'trophy-taken',
  'bounty-taken',
  'hunt-first',
] satisfies Kind[]);

/** A roll that is no blow: against an Elemental, a Citadel, for ore. */
function attempt(event: LogEvent, happening: Happening): Moment {
  const roll = seen(happening.after).roll;
  const end = happening.events.find((each) => each.kind === 'confronted' || each.kind === 'citadel-searched');
  const value = end ? Number(end.facts['value']) : roll?.seat === event.seat ? roll.value : null;
  const faces = lying(event, happening.events);
  const seat = event.seat ?? -1;
  return moment({
    about: happening.mine.includes(seat) ? 'mine' : 'rival',
    weight: 2,
    scene: 'road',
    heading: t('stage-roll'),
    title: (end ?? event).text,
    left: [heroOf(happening, seat)],
    dice: faces.map((face) => ({ colour: 'bone', face, counts: true })),
    addends: value === null ? [] : addendsOf(faces, value),
    ladder: value === null ? null : { total: value, thresholds: [] },
    brings: happening.events
      .filter((each) => each !== event && each !== end && each.seat === seat && TOLD[each.kind as Kind]?.[1] > 0)
      .map((each) => each.text)
      .slice(0, 2),
    cue: 'dice',
  });
}

/** What everybody looks up for: the sentence of the log, and a word on it. */
const NEWS = {
  'foe-lands': { heading: 'foe', tone: 'grim', scene: 'moon', cue: 'drum' },
  'foe-beaten': { heading: 'foe', tone: 'grand', scene: 'fight', cue: 'crash' },
  'demon-rises': { heading: 'foe', tone: 'grim', scene: 'moon', cue: 'drum' },
  'bounty-taken': { heading: 'bounty', tone: 'grand', scene: 'hall', cue: 'coin' },
  'hunt-first': { heading: 'hunt', tone: 'grand', scene: 'hall', cue: 'fanfare' },
  'place-burns': { heading: 'scenario', tone: 'bad', scene: 'gate', cue: 'drum' },
  'land-lost': { heading: 'scenario', tone: 'grim', scene: 'grave', cue: 'drum' },
  sabotage: { heading: 'scenario', tone: 'bad', scene: 'road', cue: 'loss' },
  'finale-begins': { heading: 'finale', tone: 'grim', scene: 'moon', cue: 'bell' },
  showdown: { heading: 'finale', tone: 'grim', scene: 'moon', cue: 'bell' },
  unmasked: { heading: 'scenario', tone: 'grand', scene: 'hall', cue: 'fanfare' },
} as const satisfies Partial<
  Record<Kind, { heading: string; tone: Verdict['tone']; scene: Moment['scene']; cue: Moment['cue'] }>
>;

const isNews = (kind: Kind): kind is keyof typeof NEWS => kind in NEWS;

export function moments(happening: Happening): Moment[] {
  const { events, before, after, pieces } = happening;
  const view: EuthiaView = seen(after);
  const has = (...kinds: Kind[]): boolean => events.some((event) => (kinds as string[]).includes(event.kind));
  /** The end of a blow that was rolled in this message, before the other side rolled. */
  const endOf = (roll: LogEvent, kind: Kind): LogEvent | null =>
    events.slice(events.indexOf(roll)).find((each) => each.kind === kind) ?? null;
  const rollOf = (end: LogEvent, kind: Kind): LogEvent | null =>
    events.slice(0, events.indexOf(end)).findLast((each) => each.kind === kind) ?? null;
  const fighting = seen(before).combat !== null || seen(after).combat !== null;

  return events.flatMap((event): Moment[] => {
    const seat = event.seat ?? -1;
    const mine = happening.mine.includes(seat);
    const one = (found: Moment | null): Moment[] => (found ? [found] : []);
    const kind = event.kind as Kind;
    if (isNews(kind)) {
      const news = NEWS[kind];
      const key = typeof event.facts['monster'] === 'string' ? event.facts['monster'] : null;
      const covered = kind !== 'bounty-taken' && kind !== 'hunt-first' && has('hero-attacks');
      const right = key ? monsterOf(pieces, key, null) : null;
      const left = event.seat === null ? [] : [heroOf(happening, seat)];
      const verdict = { text: t(`stage-eu-${news.heading}`), tone: news.tone };
      return covered
        ? []
        : [
            moment({
              about: mine ? 'mine' : 'all',
              weight: 3,
              scene: news.scene,
              title: event.text,
              left,
              right,
              verdict,
              cue: news.cue,
            }),
          ];
    }
    switch (kind) {
      case 'monster-rolled':
        return one(blow(happening, true, { roll: event, end: endOf(event, 'attack-value') }));
      case 'attack-value':
        return rollOf(event, 'monster-rolled') ? [] : one(blow(happening, true, { roll: null, end: event }));
      case 'rolled':
        return fighting
          ? one(blow(happening, false, { roll: event, end: endOf(event, 'hero-attacks') }))
          : [attempt(event, happening)];
      case 'hero-attacks':
        return rollOf(event, 'rolled') ? [] : one(blow(happening, false, { roll: null, end: event }));
      case 'died':
        return has('attack-value')
          ? []
          : [
              moment({
                about: mine ? 'mine' : 'rival',
                weight: 3,
                scene: 'grave',
                title: event.text,
                left: [heroOf(happening, seat)],
                verdict: { text: t('stage-dies'), tone: 'grim' },
                cue: 'drum',
              }),
            ];
      case 'quest-done':
        return [
          moment({
            about: mine ? 'mine' : 'rival',
            weight: 2,
            scene: 'hall',
            heading: t('stage-quest'),
            title: event.text,
            left: [heroOf(happening, seat)],
            verdict: { text: t('stage-done'), tone: 'good' },
            brings: events
              .filter(
                (each) =>
                  each.seat === seat &&
                  (each.kind === 'reputation-gained' || each.kind === 'gold-gained' || each.kind === 'thing-gained'),
              )
              .map((each) => each.text)
              .slice(0, 3),
            cue: 'coin',
          }),
        ];
      case 'round-begins':
        return view.round === view.rounds && view.rounds > 1
          ? [
              moment({
                about: 'all',
                weight: 3,
                scene: 'moon',
                heading: t('stage-soon-over'),
                title: event.text,
                verdict: { text: t('eu-last-round'), tone: 'grim' },
                cue: 'bell',
              }),
            ]
          : [];
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
      case 'hero-chosen':
      case 'starting-player':
      case 'turn-begins':
      case 'turn-ends':
      case 'token-kept':
      case 'gold-gained':
      case 'gold-paid':
      case 'gold-to':
      case 'reputation-gained':
      case 'reputation-lost':
      case 'gaar-gained':
      case 'gaar-lost':
      case 'dwurt-gained':
      case 'thing-gained':
      case 'thing-discarded':
      case 'cards-drawn':
      case 'cards-discarded':
      case 'cards-exchanged':
      case 'moves-gained':
      case 'healed':
      case 'injured':
      case 'resurrected':
      case 'moved':
      case 'teleported':
      case 'tile-revealed':
      case 'power-acts':
      case 'encounter-opens':
      case 'treasure-found':
      case 'confronted':
      case 'mined':
      case 'flown':
      case 'trade-begins':
      case 'bought':
      case 'sold':
      case 'offer-changed':
      case 'unveiled':
      case 'tile-chosen':
      case 'trained':
      case 'untrained':
      case 'unlocked':
      case 'equipped':
      case 'unequipped':
      case 'tile-used':
      case 'gem-set':
      case 'gem-used':
      case 'essence-used':
      case 'die-turned':
      case 'rerolled':
      case 'monster-rerolled':
      case 'dwurt-spent':
      case 'hope-rises':
      case 'hope-spent':
      case 'combat-begins':
      case 'monster-player':
      case 'cards-played':
      case 'monster-plays':
      case 'play-cancelled':
      case 'combat-round':
      case 'monster-damaged':
      case 'monster-healed':
      case 'monster-beaten':
      case 'reward-missed':
      case 'trophy-taken':
      case 'killed-by':
      case 'bounty-shown':
      case 'combat-card':
      case 'cache-grows':
      case 'cache-exchanged':
      case 'hand-seen':
      case 'dwurt-die':
      case 'foe-leaves':
      case 'attack-card':
      case 'event-card':
      case 'legend-opens':
      case 'initiative-taken':
      case 'initiative-used':
      case 'finale-of':
      case 'rampage-card':
      case 'golem-walks':
      case 'golem-rests':
      case 'hex-ruined':
      case 'magic-holds':
      case 'defended':
      case 'revoked':
      case 'elements-silent':
      case 'faer-power':
      case 'volcano-laid':
      case 'demon-rages':
      case 'amulet-saves':
      case 'evidence-found':
      case 'citadel-searched':
      case 'showdown-of':
        return [];
      default:
        return quiet(kind);
    }
  });
}

/** Questions in the middle of a Combat whose answers change what is on the stage. */
const STAGED_PROMPTS = new Set([
  'duel',
  'monster-duel',
  'hero-roll',
  'after-monster',
  'attack',
  'first-strike',
  'soul-control',
]);

/** The Combat as it stands, while the options to change it are open. */
export function asks({ decision, view: shown, pieces, nameOf }: Asked): Moment | null {
  const view = seen(shown);
  const combat = view.combat;
  if (!combat || !STAGED_PROMPTS.has(prompt(view))) return null;
  const monsters = combat.step === 'monster_after';
  const rolled = combat.dice.length > 0 && combat.value !== null;
  const { injuries, damage, kills } = combat.coming ?? {};
  const stands: Verdict | null = kills
    ? { text: t('stage-dies'), tone: 'grim' }
    : injuries !== undefined
      ? { text: t('stage-injuries', { n: injuries }), tone: injuries ? 'bad' : 'good' }
      : damage !== undefined
        ? { text: t('stage-damage', { n: damage }), tone: damage ? 'good' : 'bad' }
        : null;
  return moment({
    about: 'mine',
    weight: 2,
    scene: 'fight',
    heading: t(monsters ? 'stage-monster-attack' : 'stage-hero-attack'),
    title: decision.text,
    left: [heroOf({ before: view, after: view, pieces, nameOf }, combat.fighter)],
    right: monsterOf(pieces, combat.monster, combat),
    dice: rolled ? combat.dice.map((face) => ({ colour: monsters ? 'black' : 'bone', face, counts: true })) : [],
    addends: rolled ? addendsOf(combat.dice, combat.value ?? 0) : [],
    ladder: rolled
      ? { total: combat.value ?? 0, thresholds: rangesOf(combat, monsters ? 'injuries' : 'damage') }
      : null,
    verdict: stands,
    cue: 'dice',
  });
}
