/** What one gesture does in Monster Lands: sending somebody, placing a die, loading a path. All of it are options that the game offers. */

import type { Decision, View } from '../../protocol';
import { t } from '../../words.svelte';
import type { Errand, Warning } from '../board';
import { asking, ownSeat, pathKey, poolSize, seen, type LandsView } from './view';

const offered = (open: Decision, key: string): boolean => open.options.some((option) => option.key === key);

/** These answers one after another; where one is not offered, the rest waits for the player. */
function inTurn(keys: readonly string[]): (open: Decision) => string | null {
  const left = [...keys];
  return (open) => {
    const key = left.shift();
    return key && offered(open, key) ? key : null;
  };
}

const promptOf = (view: LandsView): string => asking(view)?.prompt ?? '';

// -- loading a path --------------------------------------------------------------------------------------------------

/** Dice first, all of a colour at once where there are several; then the path is closed. */
const LOADING = ['fill:strength', 'die:strength', 'fill:magic', 'die:magic', 'done'];

export function loadAll(open: Decision, view: LandsView): string | null {
  return promptOf(view) === 'load' ? (LOADING.find((key) => offered(open, key)) ?? null) : null;
}

/** One more click: all dice that fit, and off; the last thing laid, and off. */
export function errand(decision: Decision, shown: View, _: unknown, option: string | null): Errand | null {
  const view = seen(shown);
  const prompt = promptOf(view);
  if (option === null && prompt === 'load') {
    const dice = decision.options.some(
      ({ key }) => key.startsWith('fill:s') || key.startsWith('fill:m') || key.startsWith('die:'),
    );
    return dice ? { text: t('ml-load-all'), next: (open, now) => loadAll(open, seen(now)) } : null;
  }
  if (option && prompt === 'load' && /^(die|fill|lay|token):/.test(option))
    return { text: t('ml-and-go'), next: inTurn([option, 'done']) };
  if (option?.startsWith('buy:') && prompt === 'lodge')
    return { text: t('ml-and-leave'), next: inTurn([option, 'done']) };
  if (option === 'pawn' && prompt === 'turn') return { text: t('ml-pawn-all'), next: inTurn([option, 'pawn-all']) };
  return null;
}

// -- taking up and dropping ------------------------------------------------------------------------------------------

/** What belongs to a clan and can be dropped somewhere now. */
export function carries(place: string, decision: Decision, shown: View): boolean {
  const view = seen(shown);
  const [sort, key = ''] = place.split(':');
  const clan = view.seat === null ? undefined : view.clans[ownSeat(view)];
  if (!clan) return false;
  const prompt = promptOf(view);
  switch (sort) {
    case 'member': {
      const member = clan.members.find((each) => each.key === key);
      if (!member || member.path || member.settled) return false;
      return prompt === 'send'
        ? offered(decision, `send:${key}`)
        : prompt === 'path' || (prompt === 'turn' && decision.options.some((each) => each.key.startsWith('outside:')));
    }
    case 'die':
      return prompt === 'turn' || offered(decision, place);
    case 'store':
      return offered(decision, `lay:${key}`);
    case 'goods':
      return offered(decision, `token:${key}`);
    case 'item':
      return offered(decision, 'gear') && clan.members.some((member) => member.gear.includes(key));
    default:
      return false;
  }
}

function isFree(view: LandsView, place: string, number: string): boolean {
  const paths =
    view.places.find((each) => each.key === place)?.paths ?? view.missions.find((each) => each.kind === place)?.paths;
  const path = paths?.[Number(number) - 1];
  return !!path && path.member === null && !path.closed;
}

/** Where somebody is dropped says the place, the path and who goes. */
function sending(member: string, onto: string, view: LandsView): string[] {
  const [sort, name = ''] = onto.split(':');
  const [place = '', number = ''] = name.split('-');
  const send = `send:${member}`;
  const prompt = promptOf(view);
  const path = asking(view)?.path;
  if (prompt === 'send') return path && onto === pathKey(path) ? [send] : [];
  if (sort !== 'path') return sort === 'place' && prompt === 'turn' ? [`outside:${name}`] : [];
  if (!isFree(view, place, number)) return [];
  if (prompt === 'path') return asking(view)?.place === place ? [`path:${number}`, send] : [];
  return [`outside:${place}`, `path:${number}`, send];
}

/** A die goes into a well of the Citadel, or onto the path that is being loaded. */
function placing(die: string, onto: string, decision: Decision, view: LandsView): string[] {
  const [sort, name = ''] = onto.split(':');
  const prompt = promptOf(view);
  const colour = die.split(':')[1]?.split('-')[0] ?? '';
  if (prompt === 'turn') {
    if (onto === 'building:pawn_shop') return ['pawn', die, 'done'];
    if (sort === 'building' && offered(decision, `visit:${name}`)) return [`visit:${name}`, die];
    if (sort === 'space') {
      const [building = '', at = ''] = name.split('-');
      if (building === 'mine') return colour === 'strength' ? [`mine:${at}`] : [];
      return colour === 'magic' ? [`alchemist:${at === '1' ? 'upper' : 'lower'}`] : [];
    }
    return [];
  }
  if (!offered(decision, die)) return [];
  if (prompt === 'shop-die') return onto === `building:${asking(view)?.building ?? ''}` ? [die] : [];
  if (prompt === 'pawn') return onto === 'building:pawn_shop' ? [die] : [];
  const path = asking(view)?.path;
  return path && onto === pathKey(path) ? [die] : [];
}

/** Equipment changes hands: who has it, which piece, who gets it; what there is only one of is not asked. */
function handing(item: string, onto: string, view: LandsView): Errand | null {
  const [sort, taker = ''] = onto.split(':');
  const owner = view.clans[ownSeat(view)]?.members.find((member) => member.gear.includes(item))?.key;
  if (sort !== 'member' || !owner || owner === taker) return null;
  const left = ['gear', `from:${owner}`, `item:${item}`, `carry:${taker}`];
  return {
    text: '',
    next: (open) => {
      const at = left.findIndex((key) => offered(open, key));
      const key = left[at] ?? null;
      left.splice(0, at < 0 ? left.length : at + 1);
      return key;
    },
  };
}

export function drop(from: string, onto: string, decision: Decision, shown: View): Errand | null {
  if (!carries(from, decision, shown)) return null;
  const view = seen(shown);
  const [sort, key = ''] = from.split(':');
  const path = asking(view)?.path;
  const here = path ? pathKey(path) : '';
  if (sort === 'item') return handing(key, onto, view);
  let keys: string[] = [];
  if (sort === 'member') keys = sending(key, onto, view);
  else if (sort === 'die') keys = placing(from, onto, decision, view);
  else if (onto === here) keys = [sort === 'store' ? `lay:${key}` : `token:${key}`];
  const [first] = keys;
  return first && offered(decision, first) ? { text: '', next: inTurn(keys) } : null;
}

/** Dice that are left when somebody passes are lost: said once a round. */
export function warns(key: string, decision: Decision, shown: View): Warning | null {
  const view = seen(shown);
  const clan = view.seat === null ? undefined : view.clans[view.seat];
  if (key !== 'pass' || promptOf(view) !== 'turn' || !clan || !poolSize(clan)) return null;
  const useful = decision.options.some((option) => /^(visit|outside|mine|alchemist|pawn|land)\b/.test(option.key));
  return useful ? { about: `dice-${view.round}`, text: t('ml-idle', { n: poolSize(clan) }) } : null;
}
