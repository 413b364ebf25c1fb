/** Where each option lies on the table. What has no place is in the list only. */

import type { View } from '../../protocol';
import { ownSeat, prompt, seen, type EuthiaView } from './view';

/** Kinds whose name is a tile on the own board. */
const ON_BOARD = new Set(['attack-with', 'strike-with', 'pay-tile', 'take-off', 'untrain', 'set-into']);
/** Kinds whose name is a thing that the Hero carries. */
const CARRIED = new Set(['sell', 'drop', 'pay', 'place', 'drink']);
/** What is done where the Hero stands. */
const HERE = new Set([
  'church-heal',
  'church-potion',
  'treasure',
  'confront',
  'portal-menu',
  'griffin-menu',
  'fight-foe',
  'visit',
  'defend',
  'ask',
  'revoke',
]);
/** Kinds without a place: to go on, to take or leave, and what is chosen by its name. */
export const LISTED: ReadonlySet<string> = new Set([
  'pass',
  'pass-all',
  'end',
  'back',
  'done',
  'take',
  'leave',
  'discard',
  'use-now',
  'stop',
  'face',
  'end-trade',
  'no-strike',
  'claim',
  'no-claim',
  'trophy',
  'no-trophy',
  'cart',
  'no-cart',
  'keep-none',
  'use-menu',
  'drop-menu',
  'exchange',
  'coin-silver',
  'coin-gold',
  'pay-silver',
  'pay-gold-card',
  'use-initiative',
  'no-initiative',
  'hero',
  'seat',
  'far',
  'essence',
  'option',
  'cache',
  'to-top',
  'to-bottom',
]);

function here(view: EuthiaView): string[] {
  const space = view.heroes[ownSeat(view)]?.space;
  return space ? [`hex:${space.tile}-${space.hex}`] : [];
}

/** Where a thing lies: on the board, in a Sack or on a Gem slot. */
function carried(view: EuthiaView, thing: string): string[] {
  const hero = view.heroes[ownSeat(view)];
  if (hero?.slots.some((slot) => slot.tile === thing)) return [`tile:${thing}`];
  return [`thing:${thing}`];
}

export function targets(key: string, shown: View): string[] {
  const view = seen(shown);
  const at = key.indexOf(':');
  const head = at < 0 ? key : key.slice(0, at);
  const name = at < 0 ? '' : key.slice(at + 1);
  if (HERE.has(head)) return here(view);
  if (ON_BOARD.has(head)) return [`tile:${name}`];
  if (CARRIED.has(head)) return carried(view, name);
  switch (head) {
    // The Map.
    case 'go':
    case 'teleport':
    case 'fly':
      return [`hex:${name}`];
    case 'slot':
      return [`edge:${name}`];
    case 'mine':
    case 'trade':
      return [`token:${head === 'mine' ? 'mining' : 'trade'}`, ...here(view)];
    case 'fight-elite':
      return ['bounty', 'token:combat'];
    case 'moves':
    case 'pay-token':
    case 'carry':
      return [`token:${name}`];
    case 'pay-carried':
      return ['token:carried'];
    case 'walk':
      return ['moves'];
    // Trade and Quests.
    case 'buy':
      return [`offer:${name}`];
    case 'quest':
      return [`quest:${name}`];
    case 'train':
    case 'keep-tile':
      return [`tile:${name}`];
    case 'unlock':
    case 'to-slot':
      return slotPlace(view, Number(name));
    case 'to-sack':
      return ['sacks'];
    case 'to-pouch':
      return ['pouch'];
    case 'heal':
    case 'buy-gaar':
    case 'unveil':
    case 'train-menu':
    case 'unlock-menu':
    case 'change-offer':
    case 'sell-menu':
      return [`service:${head}`];
    // Things that are used.
    case 'use':
      return usable(view, name);
    case 'flip':
    case 'flip-other':
      return [`gem:${name}`];
    case 'burn':
      return carried(view, `essence-${name}`);
    case 'gem':
      return prompt(view) === 'choose-gem' ? [] : [`thing:gem-${name}`];
    case 'arrange':
      return ['own:arrange'];
    // Cards.
    case 'play-1':
    case 'play-2':
    case 'play-3':
    case 'discard-card':
      return [`card:${name}`];
    // Rolls.
    case 'gaar':
      return name === '0' ? ['own:gaar'] : [`die:${name}`];
    case 'dwurt':
    case 'resolve-dwurt':
    case 'avoid-dwurt':
      return ['own:dwurt'];
    case 'convert-gaar':
    case 'pay-gaar':
      return ['own:gaar'];
    case 'hope-1':
    case 'hope-2':
    case 'hope-3':
      return ['hope'];
    default:
      return [];
  }
}

function slotPlace(view: EuthiaView, number: number): string[] {
  const tile = view.heroes[ownSeat(view)]?.slots[number - 1]?.tile;
  return [tile ? `tile:${tile}` : `slot:${number}`];
}

/** A use is named after its tile, the second one with a number behind. */
function usable(view: EuthiaView, name: string): string[] {
  const hero = view.heroes[ownSeat(view)];
  const known = new Set([
    ...(hero?.slots ?? []).map((slot) => slot.tile),
    ...(hero?.sacks ?? []),
    ...(hero?.supply ?? []),
  ]);
  const tile = known.has(name) ? name : name.replace(/-\d+$/, '');
  return carried(view, tile);
}

/** The heading under which an option stands in a long list. */
export function heading(key: string): string {
  const head = key.split(':')[0] ?? '';
  if (['mine', 'trade', 'fight-elite', 'fight-foe'].includes(head)) return 'actions';
  if (['walk', 'moves', 'go', 'teleport', 'fly', 'portal-menu', 'griffin-menu'].includes(head)) return 'move';
  if (
    ['church-heal', 'church-potion', 'treasure', 'confront', 'quest', 'visit', 'defend', 'ask', 'revoke'].includes(head)
  )
    return 'here';
  if (['use-menu', 'arrange', 'drop-menu', 'exchange', 'coin-silver', 'coin-gold', 'convert-gaar'].includes(head))
    return 'things';
  if (['buy', 'change-offer'].includes(head)) return 'buy';
  if (['sell', 'sell-menu'].includes(head)) return 'sell';
  if (['heal', 'buy-gaar', 'unveil', 'train-menu', 'unlock-menu', 'train', 'untrain', 'unlock'].includes(head))
    return 'services';
  if (['use', 'drink', 'flip', 'flip-other', 'burn'].includes(head)) return 'use';
  if (['gaar', 'dwurt', 'hope-1', 'hope-2', 'hope-3'].includes(head)) return 'roll';
  if (head.startsWith('play-')) return 'cards';
  return '';
}

/** On a phone: the tab on which a place lies; what lies before the player is on none. */
export function tabOf(place: string, shown: View): string | null {
  const sort = place.split(':')[0] ?? '';
  if (sort === 'hex' || sort === 'edge') return 'map';
  if (sort === 'die' || sort === 'hope' || sort === 'value') return seen(shown).combat ? 'combat' : 'scenario';
  if (sort === 'offer' || sort === 'service') return 'trade';
  if (sort === 'quest' || sort === 'bounty') return 'scenario';
  return null;
}
