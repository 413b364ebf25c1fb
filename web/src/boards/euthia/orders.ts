/** Standing orders of Euthia: windows of a Combat that a player need not see. */

import type { Order } from '../../orders.svelte';
import type { Decision, View } from '../../protocol';
import { t } from '../../words.svelte';
import { prompt, seen, type EuthiaView } from './view';

const GO_ON = ['done', 'pass', 'no-claim'];
const ROLLS = new Set(['duel', 'hero-roll', 'before-monster', 'after-monster', 'before-hero', 'healing']);
const OF_OTHERS = new Set(['claim', 'monster-duel', 'play-before', 'play-curse']);
/** What is spent for good: it may be kept for a later roll. */
const SPENT = /^(gaar|dwurt|hope-\d)(:|$)/;

const onward = (decision: Decision): string | null =>
  GO_ON.find((key) => decision.options.some((option) => option.key === key)) ?? null;

/** A window of my own fight, nothing of which would kill me. */
function mine(view: EuthiaView): boolean {
  return (
    ROLLS.has(prompt(view)) && view.combat !== null && view.combat.fighter === view.seat && !view.combat.coming?.kills
  );
}

/** Whatever one did here, nothing could become better: no Injury comes, nothing is to be healed, or the Monster falls. */
function settled(view: EuthiaView): boolean {
  const { combat } = view;
  const hero = view.heroes[combat?.fighter ?? -1];
  if (!combat || !hero || !mine(view)) return false;
  if (prompt(view) === 'healing') return hero.health >= hero.max_health;
  if (combat.attack === null) return combat.coming?.injuries === 0;
  return (combat.coming?.damage ?? 0) >= combat.health - combat.damage;
}

/** Still more than half of the hearts: potions can wait. */
function strong(view: EuthiaView): boolean {
  const hero = view.heroes[view.combat?.fighter ?? -1];
  return !!hero && mine(view) && prompt(view) === 'healing' && hero.health * 2 > hero.max_health;
}

const order = (key: string, answers: (decision: Decision, view: EuthiaView) => boolean): Order => ({
  key,
  title: () => t(`eu-order-${key}`),
  said: () => t(`eu-order-${key}-said`),
  answer: (decision: Decision, shown: View) => (answers(decision, seen(shown)) ? onward(decision) : null),
});

export const ORDERS: readonly Order[] = [
  order('settled', (_, view) => settled(view)),
  order(
    'saving',
    (decision, view) =>
      mine(view) && decision.options.every(({ key }) => SPENT.test(key) || key === 'pass-all' || GO_ON.includes(key)),
  ),
  order('strong', (_, view) => strong(view)),
  order('aside', (_, view) => OF_OTHERS.has(prompt(view)) && view.combat?.fighter !== view.seat),
];
