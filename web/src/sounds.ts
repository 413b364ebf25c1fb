/** Small sounds, made on the spot. Silent until the first click, as browsers want it; each has a visible twin. */

import { settings } from './settings.svelte';

export type Cue = 'turn' | 'placed' | 'dice' | 'beaten' | 'gain' | 'loss' | 'reveal' | 'refused' | 'end';

let context: AudioContext | null = null;

/** A browser lets a page sound only after somebody has touched it. */
export function wakeSounds(): void {
  const wake = (): void => {
    if (typeof AudioContext === 'function') context ??= new AudioContext();
    void context?.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

function tone(at: number, pitch: number, length: number, shape: OscillatorType, loud: number, glide = 1): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * glide, start + length);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * settings.kept.volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

const CUES: Record<Cue, () => void> = {
  turn: () => {
    tone(0, 330, 0.14, 'triangle', 0.5, 0.7);
    tone(0.17, 415, 0.18, 'triangle', 0.5, 0.7);
  },
  placed: () => tone(0, 620, 0.06, 'triangle', 0.3, 0.6),
  dice: () => [0, 0.05, 0.11, 0.16, 0.24].forEach((at) => tone(at, 900 - 1500 * at, 0.04, 'square', 0.08, 0.5)),
  beaten: () => tone(0, 110, 0.34, 'sine', 0.8, 0.45),
  gain: () => {
    tone(0, 880, 0.1, 'sine', 0.25);
    tone(0.07, 1320, 0.16, 'sine', 0.22);
  },
  loss: () => tone(0, 220, 0.28, 'triangle', 0.3, 0.7),
  reveal: () => tone(0, 500, 0.12, 'sine', 0.2, 1.5),
  refused: () => tone(0, 140, 0.1, 'triangle', 0.4, 0.8),
  end: () => [392, 494, 587].forEach((pitch, at) => tone(at * 0.18, pitch, 0.4, 'triangle', 0.4)),
};

export function play(cue: Cue): void {
  if (settings.kept.sound && context?.state === 'running') CUES[cue]();
}
