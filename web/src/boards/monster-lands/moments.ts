/** What of Monster Lands comes onto the stage. */

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
  type Tone,
  type Verdict,
} from '../../stage/moments';
import { t } from '../../words.svelte';
import type { Kind } from './turns';
import {
  asking,
  COLOURS,
  figure,
  isNovice,
  memberOf,
  nameOf,
  seen,
  type Counts,
  type LandsView,
  type Roll,
} from './view';

const DICE: Record<string, Thrown['colour']> = { strength: 'red', magic: 'purple', persuasion: 'yellow' };

const monsterOf = (pieces: Pieces, key: string, note = ''): Actor => ({
  piece: key,
  cut: true,
  name: nameOf(pieces, 'monster', key),
  ...(note ? { note } : {}),
});

function personOf(happening: Pick<Happening, 'before' | 'after' | 'pieces' | 'nameOf'>, key: string): Actor {
  const owner = memberOf(seen(happening.before), key) ?? memberOf(seen(happening.after), key);
  const name = isNovice(key) ? t('ml-novice') : nameOf(happening.pieces, 'member', key);
  const piece = isNovice(key) ? 'novice' : key;
  return owner ? { piece, name, note: happening.nameOf(owner.clan.seat), seat: owner.clan.seat } : { piece, name };
}

const facesOf = (event: LogEvent): number[] =>
  Array.isArray(event.facts['faces']) ? (event.facts['faces'] as number[]) : [];

/** The kinds of the dice of a throw: they are told in this order. Grey where that was not seen. */
function colours(counts: Counts, n: number): Thrown['colour'][] {
  const known = COLOURS.flatMap((colour) => Array<Thrown['colour']>(counts[colour] ?? 0).fill(DICE[colour] ?? 'grey'));
  return known.length === n ? known : Array<Thrown['colour']>(n).fill('grey');
}

/** Dice that lie and dice that are still to be thrown, by kind. */
function countsOf(roll: Roll | null): Counts {
  const counts: Counts = { ...(roll?.left ?? {}) };
  for (const die of roll?.dice ?? []) counts[die.colour] = (counts[die.colour] ?? 0) + 1;
  return counts;
}

function pathOf(view: LandsView, member: string): Counts {
  for (const place of [...view.places, ...view.missions]) {
    const path = place.paths.find((each) => each.member === member);
    if (path) return path.dice;
  }
  return {};
}

function thrown(event: LogEvent, { before }: Happening): Thrown[] {
  const view = seen(before);
  const faces = facesOf(event);
  const rolled = colours(countsOf(view.roll), faces.length);
  const known = rolled.includes('grey') ? colours(pathOf(view, String(event.facts['member'])), faces.length) : rolled;
  return faces.map((face, at) => ({ colour: known[at] ?? 'grey', face, counts: true }));
}

/** Every face, then what comes on top of them. */
function addendsOf(faces: readonly number[], total: number): Addend[] {
  const more = total - faces.reduce((sum, face) => sum + face, 0);
  return [...faces.map((value) => ({ value, text: '' })), ...(more ? [{ value: more, text: t('stage-on-top') }] : [])];
}

const AIMS: readonly [aim: string, figure: string, tone: Tone][] = [
  ['capture', 'capture_value', 'good'],
  ['elimination', 'elimination_value', 'grand'],
];

/** What the total must reach: as it was said at the roll, else as it stands on the card. */
function thresholds(view: LandsView, pieces: Pieces, monster: string | null): Ladder['thresholds'] {
  const aims = view.roll?.aims ?? {};
  return AIMS.flatMap(([aim, printed, tone]) => {
    const at = aims[aim]?.[1] ?? (monster && !view.roll ? figure(pieces, 'monster', monster, printed) : 0);
    return at ? [{ at, text: t(`stage-${aim}`), tone }] : [];
  });
}

function isMine(happening: Happening, seat: number | null): 'mine' | 'rival' {
  return seat !== null && happening.mine.includes(seat) ? 'mine' : 'rival';
}

/** What followed upon an event in the same message, up to the next of the same kind. */
function following(event: LogEvent, events: readonly LogEvent[]): LogEvent[] {
  const rest = events.slice(events.indexOf(event) + 1);
  const next = rest.findIndex(
    (each) => each.kind === event.kind || each.kind === 'monster-attacks' || each.kind === 'came-home',
  );
  return next < 0 ? rest : rest.slice(0, next);
}

const said = (events: readonly LogEvent[], ...kinds: Kind[]): string[] =>
  events.filter((each) => (kinds as string[]).includes(each.kind)).map((each) => each.text);

function attack(event: LogEvent, happening: Happening): Moment {
  const hits = Number(event.facts['hits']);
  const faces = facesOf(event);
  const limit = [...faces].sort((one, other) => other - one)[hits - 1] ?? 7;
  const member = personOf(happening, String(event.facts['member']));
  const after = following(event, happening.events);
  const fell = after.some((each) => each.kind === 'died');
  const hurt = after.some((each) => each.kind === 'wounded');
  const blocked = after.filter((each) => each.kind === 'blocked').length;
  const verdict: Verdict = fell
    ? { text: t('stage-fallen'), tone: 'grim' }
    : hurt
      ? { text: t('stage-wounded'), tone: 'bad' }
      : hits && blocked >= hits
        ? { text: t('stage-blocked'), tone: 'good' }
        : { text: t('stage-hits', { n: hits }), tone: hits ? 'bad' : 'good' };
  return moment({
    about: isMine(happening, member.seat ?? null),
    weight: fell ? 3 : 2,
    scene: 'fight',
    heading: t('stage-attack'),
    title: t('stage-against', {
      one: nameOf(happening.pieces, 'monster', String(event.facts['monster'])),
      other: member.name,
    }),
    left: [member],
    right: monsterOf(happening.pieces, String(event.facts['monster']), t('stage-black-dice', { n: faces.length })),
    dice: faces.map((face) => ({ colour: 'black', face, counts: hits > 0 && face >= limit })),
    verdict,
    brings: [event.text, ...said(after, 'blocked', 'wounded', 'died', 'lash')].slice(0, 3),
    cue: hits ? 'steel' : 'dice',
  });
}

function strike(event: LogEvent, happening: Happening): Moment {
  const view = seen(happening.before);
  const total = Number(event.facts['total']);
  const after = following(event, happening.events);
  const end = after.find((each) => ['captured', 'eliminated', 'repelled', 'escaped'].includes(each.kind));
  const place =
    view.roll?.path.place ??
    view.places.find((each) => each.paths.some((path) => path.member === event.facts['member']))?.key;
  const monster =
    typeof end?.facts['monster'] === 'string'
      ? end.facts['monster']
      : (view.places.find((each) => each.key === place)?.monster ?? null);
  const member = personOf(happening, String(event.facts['member']));
  const ends: Record<string, Verdict> = {
    captured: { text: t('stage-captured'), tone: 'good' },
    eliminated: { text: t('stage-slain'), tone: 'grand' },
    repelled: { text: t('stage-it-stands'), tone: 'bad' },
    escaped: { text: t('stage-escaped'), tone: 'bad' },
  };
  return moment({
    about: isMine(happening, event.seat),
    weight: 2,
    scene: place === 'entrance' ? 'gate' : 'fight',
    heading: t('stage-strike'),
    title: monster
      ? t('stage-against', { one: member.name, other: nameOf(happening.pieces, 'monster', monster) })
      : event.text,
    left: [member],
    right: monster ? monsterOf(happening.pieces, monster) : null,
    dice: thrown(event, happening),
    addends: addendsOf(facesOf(event), total),
    ladder: { total, thresholds: thresholds(view, happening.pieces, monster) },
    verdict: end ? (ends[end.kind] ?? null) : null,
    brings: [
      ...(end ? [end.text] : [event.text]),
      ...said(after, 'glory-gained', 'gold-gained', 'wounded', 'died'),
    ].slice(0, 3),
    cue: end?.kind === 'eliminated' ? 'crash' : end?.kind === 'captured' ? 'beaten' : 'steel',
  });
}

/** A roll against one number: for a land, or for a mission. */
function attempt(event: LogEvent, happening: Happening): Moment {
  const forLand = event.kind === 'conquest-rolled';
  const total = Number(event.facts['total']);
  const needed = Number(event.facts[forLand ? 'value' : 'objective']);
  const after = following(event, happening.events);
  const member = personOf(happening, String(event.facts['member']));
  const won = total >= needed;
  return moment({
    about: isMine(happening, event.seat),
    weight: 2,
    scene: 'road',
    heading: t(forLand ? 'stage-conquest' : 'stage-mission'),
    title: t('stage-tries', { name: member.name, total, needed }),
    left: [member],
    dice: thrown(event, happening),
    addends: addendsOf(facesOf(event), total),
    ladder: { total, thresholds: [{ at: needed, text: t('stage-needed'), tone: 'good' }] },
    verdict: { text: t(won ? 'stage-done' : 'stage-failed'), tone: won ? 'good' : 'bad' },
    brings: said(
      after,
      'conquered',
      'mission-won',
      'mission-second',
      'mission-failed',
      'glory-gained',
      'gold-gained',
      'gold-lost',
      'glory-lost',
    ).slice(0, 3),
    cue: won ? 'coin' : 'loss',
  });
}

function gates(event: LogEvent, happening: Happening): Moment {
  const key = String(event.facts['monster']);
  const panic = said(happening.events, 'panic');
  return moment({
    about: 'all',
    weight: 3,
    scene: 'gate',
    heading: t('stage-end-of-adventure'),
    title: event.text,
    right: monsterOf(happening.pieces, key),
    verdict: panic.length ? { text: t('stage-panic'), tone: 'bad' } : null,
    brings: panic.slice(0, 3),
    cue: 'drum',
  });
}

export function moments(happening: Happening): Moment[] {
  const { events, before, after } = happening;
  const has = (...kinds: Kind[]): boolean => events.some((event) => (kinds as string[]).includes(event.kind));
  return events.flatMap((event): Moment[] => {
    const about = isMine(happening, event.seat);
    const small = (
      heading: string,
      verdict: Verdict,
      scene: Moment['scene'],
      cue: Moment['cue'],
      weight: Moment['weight'] = 2,
    ): Moment[] => {
      const key = typeof event.facts['member'] === 'string' ? event.facts['member'] : null;
      const foe =
        scene === 'fight'
          ? seen(before).places.find((place) => place.paths.some((path) => path.member === key && key !== null))
              ?.monster
          : null;
      const right = foe ? monsterOf(happening.pieces, foe) : null;
      return [
        moment({
          about,
          weight,
          scene,
          heading,
          title: event.text,
          left: key ? [personOf(happening, key)] : [],
          right,
          verdict,
          cue,
        }),
      ];
    };
    const kind = event.kind as Kind;
    switch (kind) {
      case 'attack-rolled':
        return [attack(event, happening)];
      case 'strikes':
        return [strike(event, happening)];
      case 'conquest-rolled':
      case 'mission-rolled':
        return [attempt(event, happening)];
      case 'wounded':
        return has('attack-rolled', 'strikes')
          ? []
          : small(t('stage-attack'), { text: t('stage-wounded'), tone: 'bad' }, 'fight', 'loss');
      case 'died':
        return has('attack-rolled', 'strikes')
          ? []
          : small(t('stage-attack'), { text: t('stage-fallen'), tone: 'grim' }, 'grave', 'drum', 3);
      case 'blocked':
        return has('attack-rolled', 'wounded', 'died') || event !== events.findLast((each) => each.kind === 'blocked')
          ? []
          : small(t('stage-attack'), { text: t('stage-blocked'), tone: 'good' }, 'fight', 'steel');
      case 'contract-done':
        return small(t('stage-contract'), { text: t('stage-done'), tone: 'good' }, 'road', 'coin');
      case 'promoted':
        return small(t('stage-clean-up'), { text: t('stage-promoted'), tone: 'grand' }, 'hall', 'fanfare');
      case 'deserted':
      case 'clan-lost':
        return small(t('stage-clean-up'), { text: t('stage-gone'), tone: 'bad' }, 'grave', 'loss');
      case 'at-the-gates':
        return [gates(event, happening)];
      case 'driven-off':
        return [
          moment({
            about: 'all',
            weight: 2,
            scene: 'gate',
            title: event.text,
            right: monsterOf(happening.pieces, String(event.facts['monster'])),
            verdict: { text: t('stage-driven-off'), tone: 'good' },
            cue: 'fanfare',
          }),
        ];
      case 'round-begins':
        return seen(after).round === seen(after).rounds && seen(after).rounds > 1
          ? [
              moment({
                about: 'all',
                weight: 3,
                scene: 'hall',
                heading: t('stage-soon-over'),
                title: event.text,
                verdict: { text: t('ml-last-round'), tone: 'grim' },
                cue: 'bell',
              }),
            ]
          : [];
      case 'game-ends':
        return [
          moment({
            about: 'all',
            weight: 3,
            scene: 'hall',
            title: t('stage-over'),
            verdict: { text: t('stage-over'), tone: 'grand' },
            brings: [event.text],
            cue: 'end',
          }),
        ];
      case 'take-back':
      case 'first-player':
      case 'clan-dealt':
      case 'dice-prepared':
      case 'mercenary-shown':
      case 'monster-appears':
      case 'land-appears':
      case 'mission-appears':
      case 'madhala-blocks':
      case 'madhala-closes':
      case 'gold-gained':
      case 'gold-lost':
      case 'glory-gained':
      case 'glory-lost':
      case 'goods-gained':
      case 'goods-over':
      case 'goods-paid':
      case 'dice-gained':
      case 'die-rolled':
      case 'trap-drawn':
      case 'trap-dropped':
      case 'die-placed':
      case 'face-placed':
      case 'traps-bought':
      case 'defense-bought':
      case 'gear-bought':
      case 'gear-carried':
      case 'gear-dropped':
      case 'hired':
      case 'beer':
      case 'mined':
      case 'pawned':
      case 'sent':
      case 'deployed':
      case 'trap-laid':
      case 'land-used':
      case 'converted':
      case 'talent-used':
      case 'loot-used':
      case 'trophy-sold':
      case 'settled':
      case 'healed':
      case 'passed':
      case 'mission-won':
      case 'mission-second':
      case 'mission-failed':
      case 'contract-left':
      case 'trap-revealed':
      case 'trick-aimed':
      case 'trick-cancelled':
      case 'die-stolen':
      case 'monster-attacks':
      case 'magic-removed':
      case 'diverted':
      case 'spores':
      case 'lash':
      case 'rerolled':
      case 'declined':
      case 'captured':
      case 'eliminated':
      case 'repelled':
      case 'escaped':
      case 'conquered':
      case 'plundered':
      case 'loot-taken':
      case 'came-home':
      case 'panic':
      case 'panic-ends':
      case 'wages-paid':
      case 'wages-short':
        return [];
      default:
        return quiet(kind);
    }
  });
}

const AIM_WORDS: Record<string, string> = {
  capture: 'stage-capture',
  elimination: 'stage-elimination',
  conquest: 'stage-needed',
  mission: 'stage-needed',
};
const AIM_TONES: Record<string, Tone> = { elimination: 'grand' };

/** The roll or the attack as it stands, while the options to change it are open. */
export function asks({ decision, view: shown, pieces, nameOf }: Asked): Moment | null {
  const view = seen(shown);
  const about = asking(view);
  const roll = view.roll;
  const defending = about?.prompt === 'ward' || about?.prompt === 'block';
  const rolling =
    roll !== null &&
    (about?.prompt === 'attack' || about?.prompt === 'conquest-roll' || about?.prompt === 'mission-roll');
  const path = defending ? about.path : rolling ? roll.path : null;
  if (!path) return null;
  const place = view.places.find((each) => each.key === path.place);
  const there = place ?? view.missions.find((each) => each.kind === path.place);
  const member = there?.paths[path.number - 1]?.member ?? null;
  const monster = place && about?.prompt !== 'conquest-roll' ? place.monster : null;
  const left = member ? [personOf({ before: view, after: view, pieces, nameOf }, member)] : [];
  const right = monster ? monsterOf(pieces, monster) : null;
  const said = { about: 'mine', weight: 2, title: decision.text, left, right, cue: 'dice' } as const;
  if (defending) {
    const { faces, hits } = view.attack;
    const limit = [...faces].sort((one, other) => other - one)[hits - 1] ?? 7;
    const rolled = about.prompt === 'block';
    return moment({
      ...said,
      scene: 'fight',
      heading: rolled ? t('stage-attack') : t('stage-black-dice', { n: view.attack.dice }),
      dice: rolled ? faces.map((face) => ({ colour: 'black', face, counts: hits > 0 && face >= limit })) : [],
      verdict: rolled ? { text: t('stage-hits', { n: hits }), tone: hits ? 'bad' : 'good' } : null,
    });
  }
  if (!roll) return null;
  const aims = Object.entries(roll.aims);
  const total = aims[0]?.[1][0] ?? 0;
  const even = aims.every(([, [reached]]) => reached === total);
  return moment({
    ...said,
    scene: monster ? (path.place === 'entrance' ? 'gate' : 'fight') : 'road',
    heading: t(monster ? 'stage-strike' : about?.prompt === 'mission-roll' ? 'stage-mission' : 'stage-conquest'),
    dice: roll.dice.map((die) => ({ colour: DICE[die.colour] ?? 'grey', face: die.face, counts: true })),
    addends: even
      ? addendsOf(
          roll.dice.map((die) => die.face),
          total,
        )
      : [],
    // Totals may differ by aim: then each aim says how much is missing.
    ladder: even
      ? {
          total,
          thresholds: aims.map(([aim, [, needed]]) => ({
            at: needed,
            text: t(AIM_WORDS[aim] ?? 'stage-needed'),
            tone: AIM_TONES[aim] ?? 'good',
          })),
        }
      : null,
  });
}
