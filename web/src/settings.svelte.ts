/** What a person likes: kept in this browser, works at once. */

import { LANGUAGES, type Lang } from './protocol';
import { languageOf, words } from './words.svelte';

export type Theme = 'dark' | 'light' | 'system';
export type Motion = 'system' | 'full' | 'none';
export type Confirm = 'always' | 'final' | 'never';

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
  'search',
  'mute',
  'help',
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
  search: '/',
  mute: 'm',
  help: '?',
  aside: 't',
  larger: '+',
  smaller: '-',
  whole: '0',
};

export interface Kept {
  language: Lang | null;
  theme: Theme;
  motion: Motion;
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
