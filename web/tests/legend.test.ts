import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardOf } from '../src/boards/registry';
import { found, LEGENDS, signsOf } from '../src/legend/legend';
import SignSheet from '../src/parts/SignSheet.svelte';
import { LANGUAGES, type Pieces } from '../src/protocol';
import { words } from '../src/words.svelte';
import { fixture } from './support';

const PIECES: Record<string, string> = {
  'meeples-and-monsters': 'pieces.en',
  'monster-lands': 'lands-pieces',
  euthia: 'euthia-pieces',
};

afterEach(() => words.speak('en'));

describe.each(Object.keys(LEGENDS))('the signs of %s', (game) => {
  const pieces = fixture<Pieces>(PIECES[game] ?? '');

  it('are all that its board draws', async () => {
    const board = await boardOf(game);
    const { legend } = await LEGENDS[game]!();
    const { container } = render(board.Symbols!);
    const drawn = [...container.querySelectorAll('symbol')].map(({ id }) => id).filter((id) => !legend.parts.test(id));
    const told = legend.rows.map(({ symbol }) => symbol);
    // Prestige has a sign where the board draws it.
    expect([...told].sort()).toEqual([...drawn].sort());
    expect(new Set(told).size).toBe(told.length);
  });

  it.each([...LANGUAGES])('have a name and a sentence in %s', async (lang) => {
    const board = await boardOf(game);
    const { legend } = await LEGENDS[game]!();
    await words.learn(board.texts!);
    await words.learn(legend.texts);
    await words.speak(lang);
    for (const { symbol, title, said } of signsOf(legend, pieces)) {
      expect(title, symbol).not.toMatch(/^(sign|ml|mm|eu)-|_/);
      expect(said, symbol).toMatch(/\s.*[.!]$/);
      expect(said, symbol).not.toMatch(/\{|undefined/);
    }
  });
});

describe('the sheet', () => {
  it('finds signs by their names and sentences, whatever the accents', async () => {
    const sign = (title: string, said: string) => ({ symbol: title, title, said });
    const signs = [sign('Élixir', 'Un équipement'), sign('Épée', 'Une arme')];
    expect(found(signs, 'elix')).toHaveLength(1);
    expect(found(signs, 'EQUIPEMENT un').map(({ title }) => title)).toEqual(['Élixir']);
    expect(found(signs, '')).toHaveLength(2);
    expect(found(signs, 'xyz')).toHaveLength(0);
  });

  it('is searched while it is open', async () => {
    const { container, getByLabelText, getByRole } = render(SignSheet, {
      game: 'monster-lands',
      pieces: fixture<Pieces>('lands-pieces'),
    });
    await vi.waitFor(() => expect(container.querySelectorAll('li').length).toBeGreaterThan(40));
    await fireEvent.input(getByLabelText('Search the symbols'), { target: { value: 'venom' } });
    expect([...container.querySelectorAll('strong')].map((title) => title.textContent)).toContain('Venom');
    expect(container.querySelectorAll('li').length).toBeLessThan(10);
    expect(getByRole('status').textContent).toContain(
      String(container.querySelectorAll('li').length).replace(/^1$/, 'One'),
    );
  });
});
