/** Pictures of the land: files of their own that come after the first view. How they are drawn stands in web/scenery. */

import { hash, type MapTile, type Space } from './view';

const FILES = import.meta.glob<string>('./scenery/*', { query: '?url', import: 'default', eager: true });
const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice('./scenery/'.length).replace(/\.\w+$/, ''), address]),
);
/** How many ways there are to draw a place. */
const WAYS = new Map<string, number>();
for (const name of ADDRESSES.keys()) {
  const place = /^place-(.+)-\d$/.exec(name)?.[1];
  if (place) WAYS.set(place, (WAYS.get(place) ?? 0) + 1);
}

export function scenery(name: string): string {
  const address = ADDRESSES.get(name);
  if (address === undefined) throw new Error(`there is no picture ${name}`);
  return address;
}

/** Places of the scenarios by their tile. */
const OF_SCENARIOS: Record<string, string> = {
  i_s1: 'quarry',
  ii_s1: 'den',
  iii_s3: 'watchtower',
  iv_s3: 'spring',
  iv_s4: 'citadel',
  v_s3: 'volcano',
  v_s4: 'eyrie',
};
/** Tiles with a centre: it has the place itself, the hexes around it what belongs to it. */
const WITH_CENTRE = new Set(['church', 'towers', 'fortress', 'lord', 'legend']);

/** The ground of a place, and what stands on it. */
export function landOf(
  tile: Pick<MapTile, 'key'>,
  space: Pick<Space, 'hex' | 'location' | 'burned'>,
): { ground: string; place: string } {
  const { location } = space;
  const place = location === 'scenario' ? (OF_SCENARIOS[tile.key] ?? 'watchtower') : location;
  const ground = space.burned ? 'scorched' : place === 'volcano' ? 'fire' : location.replace(/_\d$/, '');
  return { ground: scenery(`ground-${ground}`), place: scenery(`place-${place}${way(tile.key, space.hex, place)}`) };
}

function way(tile: string, hex: string, place: string): string {
  const ways = WAYS.get(place) ?? 0;
  if (!ways) return '';
  if (WITH_CENTRE.has(place)) return hex === 'centre' ? '-1' : `-${2 + (hash(tile + hex) % (ways - 1))}`;
  return `-${1 + (hash(tile + hex) % ways)}`;
}

export const heroPicture = (hero: string): string =>
  scenery(ADDRESSES.has(`hero-${hero}`) ? `hero-${hero}` : 'hero-dral');
