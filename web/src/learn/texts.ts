/** The games in five minutes, in three languages; fetched when somebody reads them. */

import type { Catalogues } from '../words.svelte';

/** By game: the texts that stand in the folder of its name. */
export const LESSONS: Record<string, Catalogues> = {};
for (const [path, load] of Object.entries(
  import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' }),
)) {
  const game = path.split('/')[1] ?? '';
  (LESSONS[game] ??= {})[path] = load;
}
