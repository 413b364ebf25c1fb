/** What takes several answers of Euthia and one click, and what would be left behind. */

import type { Decision, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { Errand, Warning } from '../board';
import { targets } from './targets';
import { ownSeat, prompt, seen, type EuthiaView } from './view';

const offers = (decision: Decision, key: string): boolean => decision.options.some((option) => option.key === key);

/** A click on a hex while one may walk: the way there, if it is offered then; else one sees which ways are. */
export function walkTo(place: string, decision: Decision | null): Errand | null {
  if (!decision || !offers(decision, 'walk')) return null;
  const goal = `go:${place.slice('hex:'.length)}`;
  let begun = false;
  return {
    text: t('eu-walk-there'),
    next: (asked) => {
      if (begun) return offers(asked, goal) ? goal : null;
      begun = true;
      return offers(asked, 'walk') ? 'walk' : null;
    },
  };
}

// -- taking up and dropping ------------------------------------------------------------------------------------------

const PUTS = /^to-(slot:|sack$|pouch$)/;

/** What is worn, and what lies in a Sack or on a Gem slot: its name, and where it lies. */
function ownThing(place: string, view: EuthiaView): string | null {
  const [sort, name = ''] = place.split(':');
  const hero = view.heroes[ownSeat(view)];
  if (!hero || view.seat === null) return null;
  if (sort === 'tile') return hero.slots.some((slot) => slot.tile === name) ? name : null;
  return sort === 'thing' ? name : null;
}

const onOwnBoard = (place: string): boolean => /^(slot|tile|thing|sacks|pouch|hero)\b/.test(place);
const onTradeBoard = (place: string): boolean => /^(trade|offer|service)\b/.test(place);

/** A ware of the Trade board can be taken home; what is one's own can be sold there, or put elsewhere on one's board. */
export function carries(place: string, decision: Decision, shown: View): boolean {
  if (place.startsWith('offer:')) return offers(decision, `buy:${place.slice('offer:'.length)}`);
  const thing = ownThing(place, seen(shown));
  if (thing === null) return false;
  return offers(decision, `sell:${thing}`) || offers(decision, 'arrange') || moves(decision, thing) !== null;
}

const moves = (decision: Decision, thing: string): string | null =>
  [`place:${thing}`, `take-off:${thing}`].find((key) => offers(decision, key)) ?? null;

export function drop(from: string, onto: string, decision: Decision, shown: View): Errand | null {
  const view = seen(shown);
  if (from === onto || !carries(from, decision, shown)) return null;
  if (from.startsWith('offer:')) return onOwnBoard(onto) ? putting([`buy:${from.slice('offer:'.length)}`], onto) : null;
  const thing = ownThing(from, view);
  if (thing === null) return null;
  if (onTradeBoard(onto)) return offers(decision, `sell:${thing}`) ? putting([`sell:${thing}`], onto) : null;
  if (!onOwnBoard(onto) || !(offers(decision, 'arrange') || moves(decision, thing))) return null;
  return putting(['arrange', `place:${thing}`, `take-off:${thing}`], onto);
}

/** First what is offered of these, then the place where it was dropped, if it fits there; what was opened for it is closed. */
function putting(keys: readonly string[], onto: string): Errand {
  const left = [...keys];
  let [opened, put] = [false, false];
  return {
    text: '',
    next: (open, now) => {
      for (let key = left.shift(); key !== undefined; key = left.shift()) {
        if (!offers(open, key)) continue;
        opened ||= key === 'arrange';
        return key;
      }
      const there = open.options.find(({ key }) => PUTS.test(key) && targets(key, now).includes(onto));
      if (there && !put) {
        put = true;
        return there.key;
      }
      if (!opened || !put || prompt(seen(now)) !== 'arrange') return null;
      opened = false;
      return offers(open, 'done') ? 'done' : null;
    },
  };
}

// -- what would be left ----------------------------------------------------------------------------------------------

/** What can be done with a token or where the Hero stands; moving on needs no word. */
const USES = new Set([
  'mine',
  'trade',
  'fight-elite',
  'fight-foe',
  'treasure',
  'confront',
  'quest',
  'church-heal',
  'church-potion',
  'visit',
  'defend',
  'revoke',
]);
const TOLD = 3;

export function unused(key: string, decision: Decision, shown: View): Warning | null {
  if (key !== 'end') return null;
  const left = decision.options.filter((option) => USES.has(option.key.split(':')[0] ?? ''));
  if (!left.length) return null;
  const view = seen(shown);
  return {
    about: `${view.round} ${view.active}`,
    text: t('eu-still-possible', {
      things: left
        .slice(0, TOLD)
        .map((option) => option.text)
        .join(' · '),
    }),
  };
}
