/** Where each option lies on the table. What has no place is in the list only. */

import type { View } from '../../protocol';
import { asking, fightingAt, isNovice, ownSeat, pathKey, seen, type LandsView, type PathName } from './view';

/** Kinds of options that are chosen from the list (or with the big button) and lie nowhere. */
export const LISTED = new Set(['end', 'back', 'done', 'pass', 'stop', 'decline', 'nobody', 'keep', 'allow', 'discard']);

/** Kinds whose name is a member of one's own clan. */
const OF_MEMBERS = new Set(['send', 'carry', 'from', 'settler', 'heal-one', 'talent', 'promote', 'desert', 'discount']);

/** Where an option is chosen that concerns the path under way. */
function onPath(path: PathName | null | undefined, otherwise: string[] = []): string[] {
  return path ? [pathKey(path)] : otherwise;
}

function ownMembers(view: LandsView, wanted: (key: string, gear: string[]) => boolean): string[] {
  const clan = view.clans[ownSeat(view)];
  return (clan?.members ?? [])
    .filter((member) => wanted(member.key, member.gear))
    .map((member) => `member:${member.key}`);
}

export function targets(key: string, shown: View): string[] {
  const view = seen(shown);
  const at = key.indexOf(':');
  const head = at < 0 ? key : key.slice(0, at);
  const name = at < 0 ? '' : key.slice(at + 1);
  const asked = asking(view);
  if (OF_MEMBERS.has(head)) return [`member:${name}`];
  switch (head) {
    // The Citadel.
    case 'visit':
      return [`building:${name}`];
    case 'alchemist':
      return [`space:alchemist-${name === 'upper' ? 1 : 2}`];
    case 'mine':
      return [`space:mine-${name}`];
    case 'pawn':
    case 'pawn-all':
      return ['building:pawn_shop'];
    case 'armory':
      return ['building:armory'];
    case 'brew':
      return ['building:alchemist'];
    case 'hire':
      return [isNovice(name) ? 'hire:novice' : `hire:${name}`];
    case 'beer':
      return ['beer'];
    case 'buy':
      return [`sale:${name}`];
    case 'equip':
      return [`wares:${name}`];
    case 'pick':
      return [`offer:${name}`];
    // The Outside.
    case 'outside':
      return [`place:${name}`];
    case 'path':
      return asked?.place ? [`path:${asked.place}-${name}`] : [];
    case 'target':
      return asked?.path ? [`path:${asked.path.place}-${name}`] : [];
    case 'try':
      return asked?.path ? [`place:${asked.path.place}`] : [];
    case 'fulfil':
      return ['place:contract'];
    case 'reveal':
    case 'cancel':
      return onPath(head === 'cancel' ? asked?.target : asked?.path);
    case 'steal':
      return onPath(asked?.target);
    // Battles and rolls.
    case 'roll':
      return [`left:${name}`];
    case 'roll-all':
      return ['left:all'];
    case 'reroll':
      return [`rolled:${name}`];
    case 'venom':
      return ['battle:venom'];
    case 'take':
    case 'block-all':
      return ['battle:hits'];
    case 'block':
      return [`block:${name}`];
    case 'ward':
      return name === '0' ? [] : [`ward:${name}`];
    case 'divert':
      return name === '0' ? [] : ['battle:black'];
    // What lies before a player.
    case 'fill':
      if (name === 'brews') return ['goods:potion', 'goods:venom'];
      return [name === 'defense' ? 'goods:defense' : `die:${name}`];
    case 'die':
      return [`die:${name}`];
    case 'into':
      return [`into:${name}`];
    case 'goods':
    case 'token':
      return [`goods:${name}`];
    case 'heal':
      return ['goods:potion'];
    case 'lay':
    case 'drop':
      return [`store:${name}`];
    case 'use':
    case 'give':
      return [`loot:${name}`];
    case 'loot':
      return ['own:loot'];
    case 'trophy':
      return [`trophy:${name}`];
    case 'sell':
      return ['own:trophies'];
    case 'land':
    case 'settle-on':
      return [`land:${name}`];
    case 'settle':
      return ['own:lands'];
    case 'item':
    case 'gear-discount':
      return [`item:${name}`];
    case 'gear':
      return ownMembers(view, (_, gear) => gear.length > 0);
    case 'novice':
      return ownMembers(view, isNovice);
    default:
      return [];
  }
}

/** The heading under which an option stands in a long list. */
export function heading(key: string): string {
  const head = key.split(':')[0] ?? '';
  if (head === 'fill') return key === 'fill:defense' || key === 'fill:brews' ? 'tokens' : 'dice';
  if (['visit', 'alchemist', 'mine', 'pawn', 'armory', 'brew'].includes(head)) return 'citadel';
  if (head === 'outside') return key === 'outside:mission' || key === 'outside:contract' ? 'missions' : 'outside';
  if (head === 'land') return 'settled';
  if (['novice', 'talent', 'loot', 'sell', 'settle', 'heal', 'gear'].includes(head)) return 'free';
  if (['die', 'into', 'steal', 'pawn-all'].includes(head)) return 'dice';
  if (['lay', 'drop', 'buy', 'token', 'goods'].includes(head)) return 'tokens';
  if (['hire', 'beer'].includes(head)) return 'tavern';
  if (['discount', 'gear-discount'].includes(head)) return 'discounts';
  if (['roll', 'roll-all'].includes(head)) return 'roll';
  if (head === 'reroll') return 'reroll';
  if (['use', 'give', 'pick'].includes(head)) return 'loot';
  return '';
}

const IN_CITADEL = new Set(['building', 'space', 'hire', 'beer', 'sale', 'wares', 'offer']);
const IN_BATTLE = new Set(['left', 'rolled', 'battle', 'block', 'ward']);

/** On a phone: the tab on which a place lies; what lies before the player is on none. */
export function tabOf(place: string, shown: View): string | null {
  const [sort = '', name = ''] = place.split(':');
  if (IN_CITADEL.has(sort)) return 'citadel';
  if (sort === 'place' || sort === 'monster') return tabOfPlace(name);
  if (sort === 'path') return tabOfPlace(name.split('-')[0] ?? '');
  if (IN_BATTLE.has(sort)) return tabOfPlace(fightingAt(seen(shown))?.path.place ?? '') || null;
  return null;
}

function tabOfPlace(place: string): string {
  return place === 'mission' || place === 'contract' ? 'missions' : place;
}
