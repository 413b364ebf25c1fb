import { render } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import About from '../src/pages/About.svelte';
import Figure from '../src/art/Figure.svelte';
import { figureSet, figureUrl, loadFigures } from '../src/art/figures';

vi.mock('virtual:figures/credits', () => ({
  default: [
    { name: 'Lorc', folder: 'lorc', drew: ['hydra', 'sea-serpent'] },
    { name: 'Skoll', folder: 'skoll', drew: ['fangs'] },
  ],
}));
vi.mock('virtual:figures/euthia', () => ({
  default: { version: 'v1', sorts: { monster: [3, 'hydra ghost'], tile: [0, 'mend ghost'], hero: [1, 'ael'] } },
}));

describe('figures', () => {
  it('have an address for each size, once their list has come', async () => {
    expect(figureUrl('euthia', 'hydra', 48)).toBeUndefined();
    await loadFigures('euthia');
    expect(figureUrl('euthia', 'hydra', 48)).toBe('/assets/figures/euthia/v1/monster-hydra-96.webp');
    expect(figureUrl('euthia', 'hydra', 97)).toBe('/assets/figures/euthia/v1/monster-hydra-240.webp');
    expect(figureUrl('euthia', 'hydra', 2000)).toBe('/assets/figures/euthia/v1/monster-hydra-400.webp');
    expect(figureUrl('euthia', 'hydra', 96, 'cut')).toBe('/assets/figures/euthia/v1/monster-hydra-cut160.webp');
    expect(figureSet('euthia', 'hydra', 'cut')).toBe(
      '/assets/figures/euthia/v1/monster-hydra-cut160.webp 160w, /assets/figures/euthia/v1/monster-hydra-cut320.webp 320w',
    );
  });

  it('are found by key, and by sort and key', () => {
    expect(figureUrl('euthia', 'monster:hydra', 96)).toBe('/assets/figures/euthia/v1/monster-hydra-96.webp');
    expect(figureUrl('euthia', 'tile:mend', 96)).toBe('/assets/figures/euthia/v1/tile-mend-96.webp');
    expect(figureUrl('euthia', 'tile:mend', 400)).toBe('/assets/figures/euthia/v1/tile-mend-240.webp');
    expect(figureSet('euthia', 'tile:mend')).not.toContain('400');
    expect(figureUrl('euthia', 'ael', 400, 'cut')).toBe('/assets/figures/euthia/v1/hero-ael-400.webp');
    expect(figureUrl('euthia', 'tile:ghost', 48)).toContain('/tile-ghost-');
    expect(figureUrl('euthia', 'ghost', 48)).toContain('/monster-ghost-');
    expect(figureUrl('euthia', 'nobody', 96)).toBeUndefined();
    expect(figureUrl('chess', 'king', 96)).toBeUndefined();
  });

  it('decorate: no text of their own, and their room is kept where there is no picture', () => {
    const { container } = render(Figure, { game: 'euthia', piece: 'hydra', size: 64 });
    const picture = container.querySelector('img');
    expect(picture?.alt).toBe('');
    expect(picture?.getAttribute('sizes')).toBe('64px');
    expect(picture?.width).toBe(64);
    const { container: empty } = render(Figure, { game: 'euthia', piece: 'nobody', size: 64 });
    expect(empty.querySelector('img')).toBeNull();
    expect(empty.querySelector('span')?.style.width).toBe('64px');
  });
});

describe('the page "About"', () => {
  it('names every silhouette, its author and its licence', () => {
    const { container, getByRole, getByText } = render(About);
    expect(getByRole('heading', { name: 'Lorc 2' })).toBeTruthy();
    expect(getByText('sea serpent').getAttribute('href')).toBe('https://game-icons.net/1x1/lorc/sea-serpent.html');
    expect(getByText('CC BY 3.0').getAttribute('href')).toContain('creativecommons.org/licenses/by/3.0');
    expect(container.querySelectorAll('li')).toHaveLength(3);
  });
});
