import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Die from '../src/art/dice/Die.svelte';
import { LOOKS, PIPS, spin, turned } from '../src/art/dice/dice';

afterEach(cleanup);

const pips = (container: HTMLElement, face: string): number => container.querySelectorAll(`.${face} circle`).length;

describe('a die in the round', () => {
  it.each([0, 1, 2, 3, 4, 5])('turns side %i to us, and opposite sides stay opposite', (up) => {
    const shown = turned(PIPS, up) as number[];
    expect(shown[0]).toBe(up + 1);
    expect([...shown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [one, other] of [
      [0, 5],
      [1, 4],
      [2, 3],
    ] as const)
      expect((shown[one] ?? 0) + (shown[other] ?? 0)).toBe(7);
  });

  it('shows its result in the still form, before and without any motion', () => {
    const { container } = render(Die, { look: LOOKS.red, up: 4 });
    expect(pips(container, 'front')).toBe(5);
    expect(container.querySelector('.thrown')).toBeNull();
  });

  it('is thrown anew for every throw, with the result already there', async () => {
    const { container, rerender } = render(Die, { look: LOOKS.black, up: 0, rolled: 1 });
    const before = container.querySelector('.cube');
    expect(container.querySelector('.die')?.classList).toContain('thrown');
    await rerender({ rolled: 2, up: 2 });
    expect(container.querySelector('.cube')).not.toBe(before);
    expect(pips(container, 'front')).toBe(3);
  });

  it('carries symbols where the caller gives them, and speaks where it is told to', () => {
    const sides = ['sun', 1, 2, 3, 4, 5];
    const { container } = render(Die, { look: LOOKS.bone, sides, up: 0, label: 'a sun' });
    expect(container.querySelector('.front use')?.getAttribute('href')).toBe('#sun');
    expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('a sun');
    cleanup();
    const silent = render(Die, { look: LOOKS.bone, up: 0 }).container;
    expect(silent.querySelector('.die')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('spins another way than its neighbours', () => {
    const ways = [0, 1, 2, 3, 4, 5].map((order) => JSON.stringify(spin(order)));
    expect(new Set(ways).size).toBe(6);
  });
});
