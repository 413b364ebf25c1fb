/** The games in five minutes, in three languages; fetched when somebody reads them. */

import type { Catalogues } from '../words.svelte';

export const LESSONS: Record<string, Catalogues> = {
  'meeples-and-monsters': import.meta.glob<string>('./meeples-and-monsters/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  'monster-lands': import.meta.glob<string>('./monster-lands/*.ftl', { query: '?raw', import: 'default' }),
  euthia: import.meta.glob<string>('./euthia/*.ftl', { query: '?raw', import: 'default' }),
};
