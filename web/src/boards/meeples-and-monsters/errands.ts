/** What one gesture does in Meeples & Monsters: filling up a fight, dropping a meeple on a place. All of it are options. */

import type { Decision, Option, Pieces, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { Errand, Warning } from '../board';
import { nameOf, seen, total } from './view';

/** What a Unit adds to a fight, as its preview says: before, after, wanted. */
export function stepOf(option: Option): { gain: number; left: number } | null {
  const [before, after, wanted, more] = (option.preview?.match(/\d+/g) ?? []).map(Number);
  if (before === undefined || after === undefined || wanted === undefined || more !== undefined) return null;
  return { gain: after - before, left: wanted - before };
}

interface Offer {
  key: string;
  kind: string;
  gain: number;
  count: number;
}

/** The Units that win with the least to spare, then the fewest; nothing where those that are offered do not suffice. */
export function enough(offers: readonly Offer[], wanted: number): string[] | null {
  let best: { spare: number; keys: string[] } | null = null;
  const sent: string[] = [];
  const look = (at: number, left: number): void => {
    if (left <= 0) {
      const better = !best || -left < best.spare || (-left === best.spare && sent.length < best.keys.length);
      if (better) best = { spare: -left, keys: [...sent] };
      return;
    }
    const offer = offers[at];
    if (!offer) return;
    for (let number = Math.min(offer.count, Math.ceil(left / offer.gain)); number >= 0; number -= 1) {
      for (let each = 0; each < number; each += 1) sent.push(offer.key);
      look(at + 1, left - number * offer.gain);
      sent.length -= number;
    }
  };
  look(0, wanted);
  return (best as { keys: string[] } | null)?.keys ?? null;
}

/** Who would be sent into the fight that is open. Bonuses may change with company, so it is asked anew at every step. */
function company(decision: Decision, view: View): { option: Option; kind: string }[] {
  const { players, seat, active } = seen(view);
  const tavern = players[seat ?? active]?.tavern ?? {};
  let wanted = 0;
  const offers: Offer[] = [];
  for (const option of decision.options) {
    const kind = option.key.split(':')[1] ?? '';
    const step = option.key.startsWith('unit:') ? stepOf(option) : null;
    if (!step || step.gain <= 0 || !tavern[kind]) continue;
    wanted = step.left;
    offers.push({ key: option.key, kind, gain: step.gain, count: tavern[kind] });
  }
  offers.sort((one, other) => other.gain - one.gain);
  const keys = (offers.length && enough(offers, wanted)) || offers.slice(0, 1).map(({ key }) => key);
  return keys.flatMap((key) => {
    const option = decision.options.find((each) => each.key === key);
    return option ? [{ option, kind: key.split(':')[1] ?? '' }] : [];
  });
}

const fighting = (decision: Decision): boolean => decision.key === 'fight';

/** One more click sends the Units that win a fight, and no more than it takes. */
export function errand(decision: Decision, view: View, pieces: Pieces, option: string | null): Errand | null {
  if (option?.startsWith('fight:') && decision.key === 'plan') {
    let begun = false;
    return {
      text: t('mm-fill'),
      next: (open, now) => {
        if (fighting(open)) return company(open, now)[0]?.option.key ?? null;
        if (begun) return null;
        begun = true;
        return option;
      },
    };
  }
  if (option !== null || !fighting(decision)) return null;
  const units = company(decision, view);
  if (!units.length) return null;
  const counts = new Map<string, number>();
  for (const { kind } of units) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const names = [...counts].map(([kind, count]) =>
    count > 1 ? `${count} × ${nameOf(pieces, 'class', kind)}` : nameOf(pieces, 'class', kind),
  );
  return {
    text: t('mm-fill-with', { units: names.join(', ') }),
    next: (open, now) => (fighting(open) ? (company(open, now)[0]?.option.key ?? null) : null),
  };
}

/** A meeple of one's own Tavern can be carried wherever Units are placed. */
export function carries(place: string, decision: Decision, view: View): boolean {
  const [from, kind = ''] = place.split(':');
  const { players, seat } = seen(view);
  if (from !== 'tavern' || kind === 'corruption' || seat === null || !players[seat]?.tavern[kind]) return false;
  return ['plan', 'fight', 'fill', 'more', 'capitol'].includes(decision.key);
}

/** Dropping a meeple on a place is going there, then choosing this Unit; where it is being filled, only the Unit. */
export function drop(from: string, onto: string, decision: Decision, view: View): Errand | null {
  const kind = from.split(':')[1] ?? '';
  const name = onto.split(':')[1] ?? '';
  const offered = (open: Decision, key: string): boolean => open.options.some((each) => each.key === key);
  const unit = `unit:${kind}`;
  if (!carries(from, decision, view)) return null;
  const filling = seen(view).plan.at(-1)?.key === name;
  if (decision.key !== 'plan' && decision.key !== 'capitol') {
    return filling && offered(decision, unit) ? { text: '', next: once([unit]) } : null;
  }
  const going =
    decision.key === 'capitol'
      ? [
          onto === 'capitol:builders_yard' && kind === 'peasant' ? 'build:peasant' : '',
          onto === 'capitol:hall_of_heroes' ? `level:${kind}` : '',
        ]
      : [`fight:${name}`, `use:${name}`, `room:${name}`, `more:${name}`];
  const first = going.find((key) => key && offered(decision, key));
  return first ? { text: '', next: once([first, unit]) } : null;
}

/** These answers, each where it is offered; a place that fills itself asks for no Unit. */
function once(keys: string[]): (open: Decision) => string | null {
  const left = [...keys];
  return (open) => {
    const key = left.shift();
    return key && open.options.some((option) => option.key === key) ? key : null;
  };
}

/** Units that could still be placed stay behind: said once a turn. */
export function warns(key: string, decision: Decision, view: View): Warning | null {
  if (key !== 'confirm' || decision.key !== 'plan') return null;
  const { players, seat, round } = seen(view);
  if (seat === null) return null;
  const placements = decision.options.filter((option) => /^(fight|use|room|more):/.test(option.key)).length;
  const tavern = players[seat]?.tavern ?? {};
  const idle = total(tavern) - (tavern['corruption'] ?? 0);
  return placements && idle ? { about: `idle-${round}`, text: t('mm-idle', { n: idle }) } : null;
}
