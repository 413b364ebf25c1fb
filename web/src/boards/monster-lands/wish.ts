/**
 * A place is chosen in two steps, the place and then its path. Who clicks on a path of a lit place means both: the click
 * chooses the place, and the path as soon as it is asked for.
 */

import type { Attachment } from 'svelte/attachments';
import { explainer } from '../../explain.svelte';
import type { TableStore } from '../../table.svelte';

let wished: { place: string; path: string } | null = null;

/** What was clicked on before the question came; it is forgotten with the next question, whatever that is. */
export function takeWish(place: string | undefined): string | null {
  const found = wished?.place === place ? (wished?.path ?? null) : null;
  wished = null;
  return found;
}

/** Clicks on unlit pieces of a lit place go to the place itself. A long press still explains. */
export function passOn(table: TableStore, place: string): Attachment {
  return (group) => {
    const click = (event: Event): void => {
      const spot = (event.target as Element).closest?.('[data-spot]');
      if (!spot || spot.classList.contains('legal') || explainer.shown?.asked) return;
      if (!table.answering || !table.places.get(`place:${place}`)?.length) return;
      event.stopPropagation();
      const [sort, name = ''] = (spot.getAttribute('data-place') ?? '').split(':');
      wished = sort === 'path' ? { place, path: `path:${name.split('-')[1] ?? ''}` } : null;
      table.chooseAt(`place:${place}`, spot.getBoundingClientRect());
    };
    group.addEventListener('click', click, true);
    return () => group.removeEventListener('click', click, true);
  };
}
