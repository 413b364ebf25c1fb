import { describe, expect, it } from 'vitest';
import { CUES } from '../src/sounds';
import { RATE, render } from '../src/stage/synth';

/** How bright a sound is: the middle of its spectrum in Hz, by crossings of nought. */
function brightness(samples: Float32Array): number {
  let crossings = 0;
  for (let at = 1; at < samples.length; at += 1)
    if (Math.sign(samples[at] ?? 0) !== Math.sign(samples[at - 1] ?? 0)) crossings += 1;
  return (crossings / 2 / samples.length) * RATE;
}

describe.each(CUES)('the sound %s', (cue) => {
  const samples = render(cue);

  it('is short, heard, and not too loud', () => {
    const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    expect(samples.length / RATE).toBeLessThanOrEqual(2);
    expect(loudest).toBeGreaterThan(0.2);
    expect(loudest).toBeLessThanOrEqual(0.7);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('begins and ends in silence, and is the same every time', () => {
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.2);
    expect(render(cue)).toEqual(samples);
  });
});

it('a drum is duller than wood, wood than a coin', () => {
  expect(brightness(render('drum'))).toBeLessThan(brightness(render('placed')));
  expect(brightness(render('placed'))).toBeLessThan(brightness(render('coin')));
});
