/** What a person likes: kept in this browser, works at once. */

import { LANGUAGES, type Lang } from './protocol';
import { languageOf, words } from './words.svelte';

export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'system' | 'full' | 'none';
export type Confirm = 'always' | 'final' | 'never';
/** How fast what others do and what is rolled is shown. */
export const TEMPOS = ['off', 'quick', 'normal', 'calm'] as const;
export type Tempo = (typeof TEMPOS)[number];
/** Whose moments come onto the stage: mine, mine and the great ones of others, those of everybody. */
export const STAGED = ['mine', 'fights', 'all'] as const;
export type StagedFor = (typeof STAGED)[number];

export const ACTIONS = [
  'take-back',
  'why',
  'explain',
  'pin',
  'hint',
  'score',
  'log',
  'own',
  'prompt',
  'previous',
  'next',
  'earlier',
  'later',
  'turn-back',
  'turn-on',
  'search',
  'mute',
  'skip',
  'help',
  'signs',
  'aside',
  'larger',
  'smaller',
  'whole',
] as const;
export type Action = (typeof ACTIONS)[number];
/** What only some drawings know: a display beside the board, a map that is made larger. */
export const GESTURES = ['aside', 'larger', 'smaller', 'whole'] as const satisfies readonly Action[];
export type Gesture = (typeof GESTURES)[number];

export const USUAL_KEYS: Record<Action, string> = {
  'take-back': 'z',
  why: 'w',
  explain: 'i',
  pin: 'p',
  hint: 'h',
  score: 's',
  log: 'l',
  own: 'b',
  prompt: 'g',
  previous: '[',
  next: ']',
  earlier: ',',
  later: '.',
  'turn-back': 'shift+,',
  'turn-on': 'shift+.',
  search: '/',
  mute: 'm',
  skip: 'x',
  help: '?',
  signs: 'v',
  aside: 't',
  larger: '+',
  smaller: '-',
  whole: '0',
};

const SHIFTED = 'shift+';
/** Keys whose sign under Shift differs from keyboard to keyboard. */
const BELOW: Record<string, string> = { Comma: ',', Period: '.' };

/** The names of a key stroke, the most exact first: "?" stays "?", Shift with a letter or comma is also "shift+n". */
export function strokes(event: KeyboardEvent): string[] {
  const key = event.key.toLowerCase();
  if (!event.shiftKey || key.length !== 1) return [key];
  if (key !== event.key.toUpperCase()) return [SHIFTED + key, key];
  const below = BELOW[event.code];
  return below && !Object.values(BELOW).includes(key) ? [key, SHIFTED + below] : [key];
}

/** What stands on the keys of a stroke: "shift+," is two of them. */
export function caps(stroke: string): { shift: boolean; key: string } {
  const shift = stroke.startsWith(SHIFTED);
  return { shift, key: (shift ? stroke.slice(SHIFTED.length) : stroke).toUpperCase() };
}

export interface Kept {
  language: Lang | null;
  theme: Theme;
  motion: Motion;
  tempo: Tempo;
  staged: StagedFor;
  sound: boolean;
  volume: number;
  notices: boolean;
  confirm: Confirm;
  textSize: number;
  shortcuts: boolean;
  keys: Record<Action, string>;
  name: string;
}

const STORE = 'muster-settings';

export function usual(): Kept {
  return {
    language: null,
    theme: 'system',
    motion: 'system',
    tempo: 'normal',
    staged: 'fights',
    sound: true,
    volume: 0.5,
    notices: false,
    confirm: 'final',
    textSize: 100,
    shortcuts: true,
    keys: { ...USUAL_KEYS },
    name: '',
  };
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>;
    return { ...usual(), ...kept, keys: { ...USUAL_KEYS, ...kept.keys } };
  } catch {
    return usual();
  }
}

class Settings {
  kept = $state<Kept>(read());

  get language(): Lang {
    return this.kept.language ?? languageOf(navigator.languages ?? []);
  }

  /** Put everything that the style sheet reads onto the root element, and write it down. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.kept.theme;
    root.dataset.motion = this.kept.motion;
    root.style.setProperty('--scale', String(this.kept.textSize / 100));
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    this.save();
    this.apply();
  }

  async speak(lang: Lang): Promise<void> {
    if (!LANGUAGES.includes(lang)) return;
    this.change({ language: lang });
    await words.speak(lang);
  }

  reset(): void {
    this.kept = { ...usual(), language: this.kept.language, name: this.kept.name };
    this.save();
    this.apply();
  }

  save(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Does the person want things to stand still? */
  get still(): boolean {
    if (this.kept.motion !== 'system') return this.kept.motion === 'none';
    return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
