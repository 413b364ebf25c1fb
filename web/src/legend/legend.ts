/** What every sign of a game means: a name and a sentence each, fetched when somebody asks. */

import type { Pieces } from '../protocol';
import { t, type Catalogues } from '../words.svelte';

export interface Sign {
  /** The symbol as the game's board draws it. */
  symbol: string;
  title: string;
  said: string;
}

/** Words of the sheet itself, or of the page, or the name of a piece: its sort and key. */
type Words = { own: string } | { text: string };
type Title = Words | { sort: string; key: string };

export interface Row {
  symbol: string;
  title: Title;
  said: Words;
}

export interface Legend {
  texts: Catalogues;
  rows: readonly Row[];
  /** Symbols that mean nothing by themselves: pips, parts of the scenery. */
  parts: RegExp;
  /** Figures that stand in the sentences. */
  figures(pieces: Pieces): Record<string, number>;
}

export const LEGENDS: Record<string, () => Promise<{ legend: Legend }>> = {
  'meeples-and-monsters': () => import('./meeples-and-monsters/legend'),
  'monster-lands': () => import('./monster-lands/legend'),
  euthia: () => import('./euthia/legend'),
};

function titleOf(title: Title, pieces: Pieces): string {
  if ('own' in title) return t(`sign-${title.own}`);
  return 'text' in title ? t(title.text) : (pieces[title.sort]?.[title.key]?.name ?? title.key);
}

export function signsOf(legend: Legend, pieces: Pieces): Sign[] {
  const figures = legend.figures(pieces);
  return legend.rows.map(({ symbol, title, said }) => ({
    symbol,
    title: titleOf(title, pieces),
    said: 'own' in said ? t(`sign-${said.own}-said`) : t(said.text, figures),
  }));
}

/** Letters as one types them: without accents, small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function found(signs: readonly Sign[], wanted: string): Sign[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return signs.filter(({ title, said }) => words.every((word) => plain(`${title} ${said}`).includes(word)));
}
