/** What takes several answers of Euthia and one click, and what would be left behind. */

import type { Decision, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { Errand, Warning } from '../board';
import { seen } from './view';

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
