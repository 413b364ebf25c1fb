/** The palette keeps its promises: contrast of text, and seats that are told apart with any eyes. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf-8');
const THEMES = { dark: colours('dark'), light: colours('light') };

type Rgb = [number, number, number];

/** Every colour of one theme: light-dark() names the light one first. */
function colours(which: 'light' | 'dark'): Record<string, string> {
  const plain = css.replaceAll(/light-dark\((#\w+), (#\w+)\)/g, (_, light: string, dark: string) =>
    which === 'light' ? light : dark,
  );
  return Object.fromEntries(
    [...plain.matchAll(/--([\w-]+): (#[0-9a-f]{6})(?:[0-9a-f]{2})?;/g)].map((found) => [
      found[1] ?? '',
      found[2] ?? '',
    ]),
  );
}

function linear(hex: string): Rgb {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, full strength, on linear light. */
const EYES: Record<string, number[]> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function seenAs(hex: string, eyes: number[]): Rgb {
  const [r, g, b] = linear(hex);
  const row = (at: number): number => (eyes[at] ?? 0) * r + (eyes[at + 1] ?? 0) * g + (eyes[at + 2] ?? 0) * b;
  return [row(0), row(3), row(6)].map((value) => Math.min(1, Math.max(0, value))) as Rgb;
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: string, other: string, eyes: number[]): number {
  const [a, b] = [lab(seenAs(one, eyes)), lab(seenAs(other, eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe.each(Object.entries(THEMES))('the %s palette', (_, theme) => {
  const on = (ink: string, ground: string): number => contrast(theme[ink] ?? '', theme[ground] ?? '');
  const GROUNDS = [
    'ground',
    'glow-room',
    'table',
    'surface',
    'raised',
    'sunk',
    'bar',
    'bar-deep',
    'glass',
    'villages',
    'university',
    'cathedral',
    'castle',
  ];

  it('is readable on every ground', () => {
    for (const ground of GROUNDS) {
      for (const ink of ['text', 'muted', 'info', 'good', 'bad']) {
        expect(on(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    // Seats are written on panels only; on the board they are symbols.
    for (const ground of ['ground', 'surface', 'raised', 'bar', 'bar-deep']) {
      for (const seat of [0, 1, 2, 3])
        expect(on(`seat-${seat}`, ground), `seat ${seat} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(on('muted', 'hot')).toBeGreaterThanOrEqual(4.5);
    for (const ink of ['paper-text', 'paper-muted', 'paper-bad']) {
      for (const paper of ['paper', 'paper-lit', 'paper-deep'])
        expect(on(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['surface', 'raised', 'ground']) expect(on('line', ground)).toBeGreaterThanOrEqual(3);
  });

  it('tells seats apart with any eyes', () => {
    for (const [name, eyes] of Object.entries(EYES)) {
      for (let one = 0; one < 4; one += 1) {
        for (let other = one + 1; other < 4; other += 1) {
          const apart = distance(theme[`seat-${one}`] ?? '', theme[`seat-${other}`] ?? '', eyes);
          expect(apart, `${one} and ${other}, ${name}`).toBeGreaterThanOrEqual(20);
        }
      }
    }
  });
});
