/**
 * The sounds of the table, computed: struck wood, dice, coins, steel, skins and bells as sums of decaying partials, with
 * noise for what touches. The same numbers on every machine; nothing is downloaded.
 */

import type { Cue } from '../sounds';

export const RATE = 32_000;
/** No sound is louder, so that several at once do not break. */
const PEAK = 0.7;
const FADE = 0.012; // s at the end

/** A body that rings: pitch to the first partial, loudness, seconds until it is down by 60 dB. */
type Mode = readonly [ratio: number, loud: number, ring: number];

const WOOD: readonly Mode[] = [
  [1, 1, 0.11],
  [2.57, 0.55, 0.07],
  [4.12, 0.32, 0.045],
  [6.8, 0.16, 0.03],
];
const BONE: readonly Mode[] = [
  [1, 1, 0.05],
  [1.83, 0.7, 0.035],
  [3.2, 0.4, 0.025],
];
const COIN: readonly Mode[] = [
  [1, 0.8, 0.5],
  [1.51, 0.7, 0.42],
  [2.33, 0.6, 0.34],
  [3.11, 0.35, 0.22],
  [4.9, 0.2, 0.12],
];
const STEEL: readonly Mode[] = [
  [1, 0.7, 0.9],
  [1.41, 0.5, 0.8],
  [2.09, 0.6, 0.6],
  [2.76, 0.5, 0.5],
  [3.93, 0.4, 0.35],
  [5.4, 0.25, 0.2],
];
const SKIN: readonly Mode[] = [
  [1, 1, 0.5],
  [1.59, 0.5, 0.3],
  [2.14, 0.35, 0.2],
  [2.65, 0.2, 0.14],
];
/** The partials of a church bell: hum, prime, tierce, quint, nominal. */
const BELL: readonly Mode[] = [
  [0.5, 0.5, 1.9],
  [1, 0.8, 1.7],
  [1.19, 0.6, 1.4],
  [1.5, 0.35, 1.1],
  [2, 0.7, 1.2],
  [2.66, 0.3, 0.7],
  [4.1, 0.15, 0.4],
];
const STRING: readonly Mode[] = [
  [1, 1, 0.55],
  [2, 0.45, 0.4],
  [3, 0.25, 0.3],
  [4, 0.12, 0.2],
];

class Sound {
  readonly samples: Float32Array<ArrayBuffer>;
  #seed = 20_261_119;

  constructor(seconds: number) {
    this.samples = new Float32Array(Math.round(seconds * RATE));
  }

  #noise(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 31 - 1;
  }

  /** Something rings from `at` on; `fall` is how far its pitch comes down in the first hundredths of a second. */
  ring(at: number, pitch: number, body: readonly Mode[], loud = 1, fall = 0): this {
    const from = Math.round(at * RATE);
    for (const [ratio, strength, ring] of body) {
      const decay = Math.log(1000) / ring;
      const end = Math.min(this.samples.length, from + Math.round(ring * 1.1 * RATE));
      let phase = 0;
      for (let index = from; index < end; index += 1) {
        const time = (index - from) / RATE;
        phase += (2 * Math.PI * pitch * ratio * (1 + fall * Math.exp(-time * 30))) / RATE;
        const attack = Math.min(1, time / 0.0015);
        this.samples[index] =
          (this.samples[index] ?? 0) + Math.sin(phase) * strength * loud * attack * Math.exp(-decay * time);
      }
    }
    return this;
  }

  /** A touch, a breath, a splash: noise between dull (0) and bright (1). */
  hiss(at: number, length: number, loud: number, bright: number, attack = 0.001): this {
    const from = Math.round(at * RATE);
    const end = Math.min(this.samples.length, from + Math.round(length * RATE));
    let low = 0;
    for (let index = from; index < end; index += 1) {
      const time = (index - from) / RATE;
      const white = this.#noise();
      low += (white - low) * (0.04 + 0.6 * bright);
      const shape = Math.min(1, time / attack) * Math.exp((-5 * time) / length);
      this.samples[index] =
        (this.samples[index] ?? 0) + (bright > 0.5 ? white - low * (1 - bright) : low) * loud * shape;
    }
    return this;
  }

  /** As loud as it may be, and silent at its end. */
  done(loud: number): Float32Array<ArrayBuffer> {
    const highest = this.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
    const fade = FADE * RATE;
    return this.samples.map(
      (sample, index) => (sample / highest) * PEAK * loud * Math.min(1, (this.samples.length - 1 - index) / fade),
    );
  }
}

const knock = (sound: Sound, at: number, pitch: number, loud = 1): Sound =>
  sound.ring(at, pitch, WOOD, loud).hiss(at, 0.018, 0.5 * loud, 0.35);
const clack = (sound: Sound, at: number, pitch: number, loud = 1): Sound =>
  sound.ring(at, pitch, BONE, loud).hiss(at, 0.012, 0.6 * loud, 0.7);

/** Dice over wood: close together at first, then fewer and softer. */
const ROLL: readonly (readonly [at: number, pitch: number, loud: number])[] = [
  [0, 1450, 0.7],
  [0.06, 1720, 0.9],
  [0.1, 1280, 0.8],
  [0.17, 1890, 0.75],
  [0.21, 1380, 0.9],
  [0.3, 1610, 0.6],
  [0.37, 1240, 0.7],
  [0.46, 1530, 0.5],
  [0.52, 1360, 0.45],
  [0.61, 1290, 0.5],
  [0.68, 1180, 0.3],
];

const SOUNDS: Record<Cue, () => Float32Array<ArrayBuffer>> = {
  turn: () => knock(knock(new Sound(0.45), 0, 520), 0.13, 690).done(0.8),
  placed: () => knock(new Sound(0.16), 0, 430).done(0.6),
  dice: () =>
    ROLL.reduce(
      (sound, [at, pitch, loud]) => knock(clack(sound, at, pitch, loud), at, 300, loud * 0.3),
      new Sound(0.8),
    ).done(0.75),
  beaten: () => knock(new Sound(0.6).ring(0, 92, SKIN, 1, 0.9).hiss(0, 0.12, 0.8, 0.2), 0.02, 210, 0.7).done(0.95),
  gain: () => new Sound(0.5).ring(0, 660, STRING, 0.7).ring(0.07, 990, STRING, 0.6).done(0.55),
  loss: () => new Sound(0.6).ring(0, 220, STRING, 0.9, -0.05).ring(0.12, 164, STRING, 0.9, -0.05).done(0.6),
  reveal: () => new Sound(0.22).hiss(0, 0.2, 1, 0.75, 0.09).done(0.35),
  refused: () => knock(knock(new Sound(0.2), 0, 150), 0.07, 140, 0.8).done(0.55),
  coin: () =>
    new Sound(0.75)
      .ring(0, 2350, COIN, 0.6)
      .hiss(0, 0.008, 0.7, 0.9)
      .ring(0.09, 2790, COIN, 0.8)
      .hiss(0.09, 0.008, 0.6, 0.9)
      .ring(0.2, 2510, COIN, 0.4)
      .done(0.5),
  steel: () =>
    new Sound(0.9).hiss(0, 0.05, 0.9, 0.85).ring(0.004, 1180, STEEL, 0.8).ring(0.05, 1720, STEEL, 0.45).done(0.6),
  drum: () =>
    new Sound(1.1)
      .ring(0, 68, SKIN, 1, 0.8)
      .hiss(0, 0.09, 0.5, 0.15)
      .ring(0.26, 68, SKIN, 0.7, 0.8)
      .ring(0.52, 62, SKIN, 1, 0.9)
      .hiss(0.52, 0.12, 0.5, 0.15)
      .done(1),
  bell: () => new Sound(1.9).ring(0, 262, BELL).hiss(0, 0.02, 0.3, 0.6).done(0.85),
  fanfare: () =>
    new Sound(1.2)
      .ring(0, 392, STRING, 0.8)
      .ring(0.13, 494, STRING, 0.8)
      .ring(0.26, 587, STRING, 0.9)
      .ring(0.4, 784, STRING, 1)
      .ring(0.4, 2350, COIN, 0.15)
      .done(0.65),
  crash: () =>
    knock(
      new Sound(1.3).ring(0, 74, SKIN, 1, 1).hiss(0, 0.7, 0.55, 0.6).ring(0.01, 930, STEEL, 0.4),
      0.05,
      190,
      0.8,
    ).done(1),
  end: () =>
    new Sound(1.9)
      .ring(0, 196, BELL, 0.7)
      .ring(0, 392, STRING, 0.8)
      .ring(0.18, 494, STRING, 0.8)
      .ring(0.36, 587, STRING, 0.9)
      .ring(0.6, 784, STRING, 1)
      .ring(0.6, 70, SKIN, 0.8, 0.7)
      .done(0.8),
};

/** The samples of a sound, one channel. */
export const render = (cue: Cue): Float32Array<ArrayBuffer> => SOUNDS[cue]();
