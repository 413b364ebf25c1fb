/** The page's own words, in three languages. Sentences of a game come from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Lang } from './protocol';

export type Params = Record<string, FluentVariable>;

/** A catalogue per language, fetched when it is first needed: the value of import.meta.glob('./text/*.ftl'). */
export type Catalogues = Record<string, () => Promise<string>>;

const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', es: 'Español', fr: 'Français' };

class Words {
  lang = $state<Lang>('en');
  #catalogues: Catalogues[] = [own];
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Speak a language: fetch its catalogues, then switch at once everywhere. */
  async speak(lang: Lang): Promise<void> {
    const sources = await Promise.all(this.#catalogues.map((each) => source(each, lang)));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of sources) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Learn the words of a board as well. */
  async learn(catalogues: Catalogues): Promise<void> {
    if (this.#catalogues.includes(catalogues)) return;
    this.#catalogues.push(catalogues);
    await this.speak(this.lang);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, params: Params = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!pattern || !this.#bundle) return id;
    // Something unknown in a sentence is worth a line for its author, but never the whole table.
    const faults: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, params, faults);
    if (faults.length) console.error(`${id}: ${faults.join(', ')}`);
    return said;
  }
}

async function source(catalogues: Catalogues, lang: Lang): Promise<string> {
  const load = Object.entries(catalogues).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1];
  return load ? load() : '';
}

export const words = new Words();

/** Short for the templates. */
export function t(id: string, params?: Params): string {
  return words.say(id, params);
}

export function languageOf(wanted: readonly string[]): Lang {
  for (const code of wanted) {
    const found = LANGUAGES.find((lang) => code.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

/** "12 minutes ago", in the language of the page. */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000);
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'minute');
}
