/** Sounds of wood, dice, coins, steel and drums. Silent until the first click, as browsers want it; each has a visible twin. */

import { settings } from './settings.svelte';

export const CUES = [
  'turn',
  'placed',
  'dice',
  'beaten',
  'gain',
  'loss',
  'reveal',
  'refused',
  'coin',
  'steel',
  'drum',
  'bell',
  'fanfare',
  'crash',
  'end',
] as const;
export type Cue = (typeof CUES)[number];

let context: AudioContext | null = null;
const made = new Map<Cue, Promise<AudioBuffer>>();

/** A browser lets a page sound only after somebody has touched it. */
export function wakeSounds(): void {
  const wake = (): void => {
    if (!settings.kept.sound) return;
    if (typeof AudioContext === 'function') context ??= new AudioContext();
    void context?.resume();
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}

/** How a sound is made comes when the first is heard; each is made once. */
function bufferOf(cue: Cue, on: AudioContext): Promise<AudioBuffer> {
  const found = made.get(cue);
  if (found) return found;
  const making = import('./stage/synth').then(({ RATE, render }) => {
    const samples = render(cue);
    const buffer = on.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  });
  made.set(cue, making);
  return making;
}

export function play(cue: Cue): void {
  const on = context;
  if (!settings.kept.sound || on?.state !== 'running') return;
  bufferOf(cue, on)
    .then((buffer) => {
      const source = on.createBufferSource();
      const gain = on.createGain();
      source.buffer = buffer;
      gain.gain.value = settings.kept.volume;
      source.connect(gain).connect(on.destination);
      source.start();
    })
    .catch(() => made.delete(cue)); // the next one who plays it tries again
}
