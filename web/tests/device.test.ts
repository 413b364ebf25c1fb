/** The page as an app: the manifest has its words in every language, and the icons their places. */

import { describe, expect, it } from 'vitest';
import { ICONS, manifest } from '../app/plugin';

describe('the manifest', () => {
  it('says in every language what the page is', () => {
    const said = ['en', 'es', 'fr'].map((lang) => manifest(lang, ICONS) as { description: string; lang: string });
    expect(said.map(({ lang }) => lang)).toEqual(['en', 'es', 'fr']);
    expect(new Set(said.map(({ description }) => description)).size).toBe(3);
  });

  it('is whole without drawn icons', () => {
    const { icons } = manifest('en', []) as { icons: { src: string }[] };
    expect(icons.map(({ src }) => src)).toEqual(['/icon.svg']);
  });
});
